"""A landscape in rows and columns: the names of its spaces, their neighbours, and what lies there at first."""

from __future__ import annotations

from typing import Final

from waldglas.core.alphabet import shortened
from waldglas.core.checks import listed, refused
from waldglas.core.facts import Entry

COLUMN_NAMES: Final = "abcdefghij"
UNNAMED: Final = -1  # a space of which the facts have not said yet what lies there


def space_names(columns: int, rows: int) -> list[str]:
    """Column a, b, c, … from the left and row 1, 2, 3, … from the top, row by row."""
    return [f"{column}{row + 1}" for row in range(rows) for column in COLUMN_NAMES[:columns]]


def neighbours(columns: int, rows: int, first: int = 0) -> list[list[int]]:
    """The spaces that share an edge with each space of a grid that begins with this number."""
    around = []
    for space in range(rows * columns):
        row, column = divmod(space, columns)
        near = [(row - 1, column), (row, column - 1), (row, column + 1), (row + 1, column)]
        around.append([first + r * columns + c for r, c in near if 0 <= r < rows and 0 <= c < columns])
    return around


def space_named(where: str, name: object, names: list[str]) -> int:
    if not isinstance(name, str) or name not in names:
        values: dict[str, object] = {"name": shortened(str(name)), "first": names[0], "last": names[-1]}
        raise refused("facts-no-space", where, values)
    return names.index(name)


def lay_out(key: str, entry: Entry, kinds: dict[str, int], names: list[str]) -> list[int]:
    """What lies on each space, where the facts name the spaces of each kind."""
    land = [UNNAMED] * len(names)
    for kind, what in kinds.items():
        where = f"{key}: {kind}"
        for name in listed(where, entry[kind]):
            put_on(key, land, space_named(where, name, names), what, names)
    return land


def put_on(key: str, land: list[int], space: int, what: int, names: list[str]) -> None:
    if land[space] != UNNAMED:
        raise refused("facts-spaces", key, {"spaces": len(names), "name": names[space]})
    land[space] = what


def check_all_named(key: str, land: list[int], names: list[str]) -> None:
    if UNNAMED in land:
        raise refused("facts-spaces", key, {"spaces": len(names), "name": names[land.index(UNNAMED)]})
