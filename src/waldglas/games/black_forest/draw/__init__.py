"""Pictures of Black Forest."""

from waldglas.games.black_forest.draw import shapes
from waldglas.games.black_forest.draw.board import board
from waldglas.games.black_forest.draw.scene import Scene

__all__ = ["Scene", "board", "shapes"]
