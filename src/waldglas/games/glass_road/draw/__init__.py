"""Pictures of Glass Road."""

from __future__ import annotations

from collections.abc import Sequence

from waldglas.core.game import Game, View
from waldglas.draw.advice import Advice
from waldglas.draw.drawing import Drawing
from waldglas.games.glass_road.draw.board import board
from waldglas.games.glass_road.draw.display import display
from waldglas.games.glass_road.draw.forecast import Turns
from waldglas.games.glass_road.draw.glance import glance, summary
from waldglas.games.glass_road.draw.hand import hand
from waldglas.games.glass_road.draw.landscape import landscape
from waldglas.games.glass_road.draw.player import player_board
from waldglas.games.glass_road.draw.scene import Scene
from waldglas.games.glass_road.draw.scores import breakdown, scores
from waldglas.games.glass_road.draw.status import status
from waldglas.games.glass_road.draw.thumbnail import thumbnail
from waldglas.games.glass_road.draw.tray import tray
from waldglas.games.glass_road.draw.wheels import wheels
from waldglas.games.glass_road.rules.game import GlassRoadGame
from waldglas.games.glass_road.rules.view import RoadView

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
