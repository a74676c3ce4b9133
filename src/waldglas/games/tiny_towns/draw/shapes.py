"""The shapes of Tiny Towns: the board, the cubes, the buildings."""

from typing import Final

from htpy import Node

from waldglas.draw.pen import rect
from waldglas.draw.shapes import LARGE_BOX, Shape, of_size, register
from waldglas.games.tiny_towns.draw.buildings import BUILDINGS
from waldglas.games.tiny_towns.draw.cubes import CUBES

GRID_BOX: Final = 418  # four squares of 100, and three gaps of 6


def grid() -> Node:
    """The sixteen squares of a town."""
    return [
        rect(x=1 + i % 4 * 106, y=1 + i // 4 * 106, width=98, height=98, rx=10, class_="wf-meadow ws-meadow-line")
        for i in range(16)
    ]


OWN: Final = {
    **of_size(LARGE_BOX, LARGE_BOX, {**{f"cube-{name}": draw for name, draw in CUBES.items()}, **BUILDINGS}),
    "grid": Shape(GRID_BOX, GRID_BOX, grid),
}
USED: Final = tuple(OWN)

register(OWN)
