"""Pictures of Black Forest."""

from __future__ import annotations

from collections.abc import Sequence

from waldglas.core.game import Game, View
from waldglas.draw.advice import Advice
from waldglas.draw.black_forest.board import board
from waldglas.draw.black_forest.country import country
from waldglas.draw.black_forest.display import display
from waldglas.draw.black_forest.domain import domain
from waldglas.draw.black_forest.forecast import Turns
from waldglas.draw.black_forest.glance import glance, summary
from waldglas.draw.black_forest.player import player_board
from waldglas.draw.black_forest.scene import Scene
from waldglas.draw.black_forest.scores import breakdown, scores
from waldglas.draw.black_forest.status import status
from waldglas.draw.black_forest.thumbnail import thumbnail
from waldglas.draw.black_forest.tray import tray
from waldglas.draw.black_forest.wheels import wheels
from waldglas.draw.drawing import Drawing
from waldglas.games.black_forest.game import BlackForestGame
from waldglas.games.black_forest.view import ForestView

__all__ = [
    "Scene",
    "Turns",
    "board",
    "breakdown",
    "country",
    "display",
    "domain",
    "draw",
    "glance",
    "player_board",
    "scene_of",
    "scores",
    "status",
    "summary",
    "thumbnail",
    "tray",
    "wheels",
]


def draw(
    game: Game, view: View, names: Sequence[str] | None, me: int | None, choices: Sequence[str], advice: Advice
) -> Drawing:
    return board(scene_of(game, view, names, me, choices, advice))


def scene_of(
    game: Game,
    view: View,
    names: Sequence[str] | None = None,
    me: int | None = None,
    choices: Sequence[str] = (),
    advice: Advice | None = None,
    turning: Turns | None = None,
) -> Scene:
    if not isinstance(game, BlackForestGame) or not isinstance(view, ForestView):
        raise TypeError(f"this is no moment of Black Forest: {type(view).__name__}")
    return Scene(game, view, names, me, choices, advice, turning)
