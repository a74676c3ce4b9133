"""The spaces of a domain: the main estate, then the small estates in the order in which they are added."""

from __future__ import annotations

from typing import Final

from waldglas.core.errors import BadFacts
from waldglas.core.facts import Entry, Facts
from waldglas.games.black_forest.rules.player import EMPTY, FIELD, FOREST, HUT, POND, STABLE

COLUMNS: Final = "abcdefgh"
KINDS: Final = {"empty": EMPTY, "field": FIELD, "pond": POND, "forest": FOREST, "stable": STABLE, "hut": HUT}


class Estates:
    def __init__(self, facts: Facts) -> None:
        main, small = facts.entry("estate.main"), facts.entry("estate.small")
        self.most = int(small["pieces"])
        self.top = int(facts.entry("estate.hut")["steps"])
        self.main = read_layout("estate.main", main)
        self.small = read_layout("estate.small", small)
        self.spaces = len(self.main) + self.most * len(self.small)
        self.names = [f"m-{name}" for name in grid(main)]
        self.neighbours = neighbours_on(main, 0)
        self.estate_of = [0] * len(self.main)
        self.first = [0]
        for number in range(1, self.most + 1):
            first = len(self.names)
            self.first.append(first)
            self.names += [f"s{number}-{name}" for name in grid(small)]
            self.neighbours += neighbours_on(small, first)
            self.estate_of += [number] * len(self.small)
        self.first.append(self.spaces)
        # The neighbours to the right and below: large buildings are named by their upper or left space.
        self.after = [[near for near in around if near > space] for space, around in enumerate(self.neighbours)]


def grid(entry: Entry) -> list[str]:
    """The names of an estate's spaces, row by row."""
    return [f"{column}{row + 1}" for row in range(int(entry["rows"])) for column in COLUMNS[: int(entry["columns"])]]


def neighbours_on(entry: Entry, first: int) -> list[list[int]]:
    """BF-5.3: the spaces that share an edge with each space of an estate that begins with this number."""
    rows, columns = int(entry["rows"]), int(entry["columns"])
    around = []
    for space in range(rows * columns):
        row, column = divmod(space, columns)
        near = [(row - 1, column), (row, column - 1), (row, column + 1), (row + 1, column)]
        around.append([first + r * columns + c for r, c in near if 0 <= r < rows and 0 <= c < columns])
    return around


def read_layout(key: str, entry: Entry) -> list[int]:
    """What lies on the spaces of a new estate."""
    rows, columns = int(entry["rows"]), int(entry["columns"])
    if not (1 <= columns <= len(COLUMNS) and 1 <= rows <= 9):
        raise BadFacts(f"{key}: an estate has 1 to {len(COLUMNS)} columns and 1 to 9 rows")
    names = grid(entry)
    layout = [-1] * len(names)
    for kind, what in KINDS.items():
        for name in entry[kind]:
            if name not in names or layout[names.index(name)] != -1:
                raise BadFacts(f"{key}: '{name}' is no space of this estate, or stands there twice")
            layout[names.index(name)] = what
    if -1 in layout:
        raise BadFacts(f"{key}: each space is named once; {names[layout.index(-1)]} is missing")
    return layout
