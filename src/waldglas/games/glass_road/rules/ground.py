"""How a landscape lies: its spaces by name, which of them share an edge, and where start buildings touch it."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from waldglas.core.packed import packed
from waldglas.games.shared.grid import neighbours, space_names

SPACES: Final = 20
STARTS: Final = 3
PLACES: Final = SPACES + STARTS  # after the spaces of the grid come the places of the start buildings
NOWHERE: Final = PLACES  # where something counts that stands on no landscape


class Ground:
    def __init__(self, columns: int, touches: list[list[int]]) -> None:
        """`touches` has, for each start building, the spaces that share an edge with it."""
        self.columns: Final = columns
        self.rows: Final = SPACES // columns
        self.names: Final = space_names(columns, self.rows)
        nowhere: list[int] = []
        self.near: Final = packed_rows([*neighbours(columns, self.rows), *touches, nowhere])
        self.starts_near: Final = packed_rows([touching(touches, place) for place in range(PLACES + 1)])
        self.squares: Final = packed_rows(squares_of_four(columns))


def packed_rows(rows: list[list[int]]) -> vec[vec[i64]]:
    return vec[vec[i64]]([packed(row) for row in rows])


def touching(touches: list[list[int]], place: int) -> list[int]:
    """The places of the start buildings that touch a space."""
    return [SPACES + start for start in range(STARTS) if place in touches[start]]


def squares_of_four(columns: int) -> list[list[int]]:
    rows = SPACES // columns
    corners = [row * columns + column for row in range(rows - 1) for column in range(columns - 1)]
    return [[corner, corner + 1, corner + columns, corner + columns + 1] for corner in corners]
