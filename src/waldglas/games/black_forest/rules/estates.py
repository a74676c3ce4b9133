"""The spaces of a domain: the main estate, then the small estates in the order in which they are added."""

from __future__ import annotations

from typing import Final

from waldglas.core.facts import Facts
from waldglas.games.black_forest.rules.player import EMPTY, FIELD, FOREST, HUT, POND, STABLE
from waldglas.games.shared.grid import check_all_named, lay_out, neighbours, space_names

MOST_COLUMNS: Final = 8
MOST_ROWS: Final = 9
MOST_PIECES: Final = 20
MOST_STEPS: Final = 9  # of a glass hut
KINDS: Final = {"empty": EMPTY, "field": FIELD, "pond": POND, "forest": FOREST, "stable": STABLE, "hut": HUT}


class Estate:
    """How a new estate is laid out."""

    def __init__(self, facts: Facts, key: str) -> None:
        self.columns = facts.number(key, "columns", 1, MOST_COLUMNS)
        self.rows = facts.number(key, "rows", 1, MOST_ROWS)
        self.names = space_names(self.columns, self.rows)
        self.land = lay_out(key, facts.entry(key), KINDS, self.names)
        check_all_named(key, self.land, self.names)


class Estates:
    def __init__(self, facts: Facts) -> None:
        main, small = Estate(facts, "estate.main"), Estate(facts, "estate.small")
        self.most = facts.number("estate.small", "pieces", 1, MOST_PIECES)
        self.top = facts.number("estate.hut", "steps", 1, MOST_STEPS)
        self.main = main.land
        self.small = small.land
        self.spaces = len(self.main) + self.most * len(self.small)
        self.names = [f"m-{name}" for name in main.names]
        self.neighbours = neighbours(main.columns, main.rows)  # BF-5.3
        self.estate_of = [0] * len(self.main)
        self.first = [0]
        for number in range(1, self.most + 1):
            first = len(self.names)
            self.first.append(first)
            self.names += [f"s{number}-{name}" for name in small.names]
            self.neighbours += neighbours(small.columns, small.rows, first)
            self.estate_of += [number] * len(self.small)
        self.first.append(self.spaces)
        # The neighbours to the right and below: large buildings are named by their upper or left space.
        self.after = [[near for near in around if near > space] for space, around in enumerate(self.neighbours)]
