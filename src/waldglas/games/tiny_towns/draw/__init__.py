"""Pictures of Tiny Towns."""

from waldglas.games.tiny_towns.draw import shapes
from waldglas.games.tiny_towns.draw.board import board
from waldglas.games.tiny_towns.draw.scene import Scene

__all__ = ["Scene", "board", "shapes"]
