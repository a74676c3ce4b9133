"""Pictures of Haspelknecht."""

from __future__ import annotations

from collections.abc import Sequence

from waldglas.core.game import Game, View
from waldglas.draw.advice import Advice
from waldglas.draw.drawing import Drawing
from waldglas.games.haspelknecht.draw import shapes
from waldglas.games.haspelknecht.draw.board import board
from waldglas.games.haspelknecht.draw.developments import developments
from waldglas.games.haspelknecht.draw.glance import glance, summary
from waldglas.games.haspelknecht.draw.mine import mine
from waldglas.games.haspelknecht.draw.player import player_board
from waldglas.games.haspelknecht.draw.pools import pools
from waldglas.games.haspelknecht.draw.scene import Scene
from waldglas.games.haspelknecht.draw.scores import breakdown, scores
from waldglas.games.haspelknecht.draw.status import status
from waldglas.games.haspelknecht.draw.thumbnail import thumbnail
from waldglas.games.haspelknecht.draw.tray import tray
from waldglas.games.haspelknecht.rules.game import HaspelknechtGame
from waldglas.games.haspelknecht.rules.view import HaspelView

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
    "shapes",
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
