"""How a landscape lies: its spaces by name, which of them share an edge, and where start buildings touch it."""

from __future__ import annotations

from typing import Final

SPACES: Final = 20
STARTS: Final = 3
PLACES: Final = SPACES + STARTS  # after the spaces of the grid come the places of the start buildings
NOWHERE: Final = PLACES  # where something counts that stands on no landscape
COLUMN_NAMES: Final = "abcdefghij"


class Ground:
    def __init__(self, columns: int, touches: list[list[int]]) -> None:
        """`touches` has, for each start building, the spaces that share an edge with it."""
        self.columns: Final = columns
        self.rows: Final = SPACES // columns
        self.names: Final = space_names(columns)
        nowhere: list[int] = []
        self.near: Final = [*[neighbours_of(space, columns) for space in range(SPACES)], *touches, nowhere]
        self.starts_near: Final = [touching(touches, place) for place in range(PLACES + 1)]
        self.squares: Final = squares_of_four(columns)


def space_names(columns: int) -> list[str]:
    """Column a, b, c, … from the left and row 1, 2, 3, … from the top, row by row."""
    return [f"{COLUMN_NAMES[space % columns]}{space // columns + 1}" for space in range(SPACES)]


def neighbours_of(space: int, columns: int) -> list[int]:
    """GR-11.5: the spaces that share an edge with a space."""
    row, column = divmod(space, columns)
    near = [(row - 1, column), (row, column - 1), (row, column + 1), (row + 1, column)]
    return [r * columns + c for r, c in near if 0 <= r < SPACES // columns and 0 <= c < columns]


def touching(touches: list[list[int]], place: int) -> list[int]:
    """The places of the start buildings that touch a space."""
    return [SPACES + start for start in range(STARTS) if place in touches[start]]


def squares_of_four(columns: int) -> list[list[int]]:
    rows = SPACES // columns
    corners = [row * columns + column for row in range(rows - 1) for column in range(columns - 1)]
    return [[corner, corner + 1, corner + columns, corner + columns + 1] for corner in corners]
