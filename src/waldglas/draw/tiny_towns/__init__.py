"""Pictures of Tiny Towns."""

from __future__ import annotations

from collections.abc import Sequence

from waldglas.core.game import Game, View
from waldglas.draw.drawing import Drawing
from waldglas.draw.tiny_towns.board import board
from waldglas.draw.tiny_towns.calls import calls
from waldglas.draw.tiny_towns.reference import reference
from waldglas.draw.tiny_towns.scene import Scene
from waldglas.draw.tiny_towns.scores import scores
from waldglas.draw.tiny_towns.thumbnail import thumbnail
from waldglas.draw.tiny_towns.town import town
from waldglas.draw.tiny_towns.tray import tray
from waldglas.games.tiny_towns.game import TinyTownsGame
from waldglas.games.tiny_towns.view import TownsView

__all__ = ["Scene", "board", "calls", "draw", "reference", "scores", "thumbnail", "town", "tray"]


def draw(game: Game, view: View, names: Sequence[str] | None, me: int | None, choices: Sequence[str]) -> Drawing:
    if not isinstance(game, TinyTownsGame) or not isinstance(view, TownsView):
        raise TypeError(f"this is no moment of Tiny Towns: {type(view).__name__}")
    return board(Scene(game, view, names, me, choices))
