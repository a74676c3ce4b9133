"""Pictures of Tiny Towns."""

from __future__ import annotations

from collections.abc import Sequence

from waldglas.core.game import Game, View
from waldglas.draw.advice import Advice
from waldglas.draw.drawing import Drawing
from waldglas.games.tiny_towns.draw import shapes
from waldglas.games.tiny_towns.draw.board import board
from waldglas.games.tiny_towns.draw.calls import calls
from waldglas.games.tiny_towns.draw.reference import reference
from waldglas.games.tiny_towns.draw.scene import Scene
from waldglas.games.tiny_towns.draw.scores import scores
from waldglas.games.tiny_towns.draw.thumbnail import thumbnail
from waldglas.games.tiny_towns.draw.town import town
from waldglas.games.tiny_towns.draw.tray import tray
from waldglas.games.tiny_towns.rules.game import TinyTownsGame
from waldglas.games.tiny_towns.rules.view import TownsView

__all__ = ["Scene", "board", "calls", "draw", "reference", "scores", "shapes", "thumbnail", "town", "tray"]


def draw(
    game: Game, view: View, names: Sequence[str] | None, me: int | None, choices: Sequence[str], advice: Advice
) -> Drawing:
    if not isinstance(game, TinyTownsGame) or not isinstance(view, TownsView):
        raise TypeError(f"this is no moment of Tiny Towns: {type(view).__name__}")
    return board(Scene(game, view, names, me, choices, advice))
