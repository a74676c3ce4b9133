"""Pictures of Black Forest."""

from __future__ import annotations

from collections.abc import Sequence

from waldglas.core.game import Game, View
from waldglas.draw.advice import Advice
from waldglas.draw.drawing import Drawing
from waldglas.games.black_forest.draw import shapes
from waldglas.games.black_forest.draw.board import board
from waldglas.games.black_forest.draw.country import country
from waldglas.games.black_forest.draw.display import display
from waldglas.games.black_forest.draw.domain import domain
from waldglas.games.black_forest.draw.forecast import Turns
from waldglas.games.black_forest.draw.glance import glance, summary
from waldglas.games.black_forest.draw.player import player_board
from waldglas.games.black_forest.draw.scene import Scene
from waldglas.games.black_forest.draw.scores import breakdown, scores
from waldglas.games.black_forest.draw.status import status
from waldglas.games.black_forest.draw.thumbnail import thumbnail
from waldglas.games.black_forest.draw.tray import tray
from waldglas.games.black_forest.draw.wheels import wheels
from waldglas.games.black_forest.rules.game import BlackForestGame
from waldglas.games.black_forest.rules.view import ForestView

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
    "shapes",
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
