"""Pictures of Haspelknecht."""

from __future__ import annotations

from collections.abc import Sequence

from waldglas.core.game import Game, View
from waldglas.draw.advice import Advice
from waldglas.draw.drawing import Drawing
from waldglas.draw.haspelknecht.board import board
from waldglas.draw.haspelknecht.developments import developments
from waldglas.draw.haspelknecht.glance import glance, summary
from waldglas.draw.haspelknecht.mine import mine
from waldglas.draw.haspelknecht.player import player_board
from waldglas.draw.haspelknecht.pools import pools
from waldglas.draw.haspelknecht.scene import Scene
from waldglas.draw.haspelknecht.scores import breakdown, scores
from waldglas.draw.haspelknecht.status import status
from waldglas.draw.haspelknecht.thumbnail import thumbnail
from waldglas.draw.haspelknecht.tray import tray
from waldglas.games.haspelknecht.game import HaspelknechtGame
from waldglas.games.haspelknecht.view import HaspelView

__all__ = [
    "Scene",
    "board",
    "breakdown",
    "developments",
    "draw",
    "glance",
    "mine",
    "player_board",
    "pools",
    "scene_of",
    "scores",
    "status",
    "summary",
    "thumbnail",
    "tray",
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
) -> Scene:
    if not isinstance(game, HaspelknechtGame) or not isinstance(view, HaspelView):
        raise TypeError(f"this is no moment of Haspelknecht: {type(view).__name__}")
    return Scene(game, view, names, me, choices, advice)
