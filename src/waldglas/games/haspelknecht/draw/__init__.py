"""Pictures of Haspelknecht."""

from waldglas.games.haspelknecht.draw import shapes
from waldglas.games.haspelknecht.draw.board import board
from waldglas.games.haspelknecht.draw.scene import Scene

__all__ = ["Scene", "board", "shapes"]
