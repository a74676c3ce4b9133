"""Pictures of Glass Road."""

from __future__ import annotations

from collections.abc import Sequence

from waldglas.core.game import Game, View
from waldglas.draw.advice import Advice
from waldglas.draw.drawing import Drawing
from waldglas.draw.glass_road.board import board
from waldglas.draw.glass_road.display import display
from waldglas.draw.glass_road.forecast import Turns
from waldglas.draw.glass_road.glance import glance, summary
from waldglas.draw.glass_road.hand import hand
from waldglas.draw.glass_road.landscape import landscape
from waldglas.draw.glass_road.player import player_board
from waldglas.draw.glass_road.scene import Scene
from waldglas.draw.glass_road.scores import breakdown, scores
from waldglas.draw.glass_road.status import status
from waldglas.draw.glass_road.thumbnail import thumbnail
from waldglas.draw.glass_road.tray import tray
from waldglas.draw.glass_road.wheels import wheels
from waldglas.games.glass_road.game import GlassRoadGame
from waldglas.games.glass_road.view import RoadView

__all__ = [
    "Scene",
    "Turns",
    "board",
    "breakdown",
    "display",
    "draw",
    "glance",
    "hand",
    "landscape",
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
    if not isinstance(game, GlassRoadGame) or not isinstance(view, RoadView):
        raise TypeError(f"this is no moment of Glass Road: {type(view).__name__}")
    return Scene(game, view, names, me, choices, advice, turning)
