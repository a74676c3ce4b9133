"""Pictures of Glass Road."""

from waldglas.games.glass_road.draw import shapes
from waldglas.games.glass_road.draw.board import board
from waldglas.games.glass_road.draw.scene import Scene

__all__ = ["Scene", "board", "shapes"]
