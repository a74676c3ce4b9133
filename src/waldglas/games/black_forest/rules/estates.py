"""The spaces of a domain: the main estate, then the small estates in the order in which they are added."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from waldglas.core.facts import Facts
from waldglas.core.message import Message
from waldglas.core.packed import packed
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
        pieces = facts.number("estate.small", "pieces", 1, MOST_PIECES)
        self.most: i64 = pieces
        self.top: i64 = facts.number("estate.hut", "steps", 1, MOST_STEPS)
        self.main = packed(main.land)
        self.tiles = packed([main.land.count(tile) for tile in range(FOREST + 1)])  # of the main estate
        self.stables: i64 = main.land.count(STABLE)
        self.small = packed(small.land)
        self.spaces = len(main.land) + pieces * len(small.land)
        self.names = [f"m-{name}" for name in main.names]
        self.places = [Message("place-main", {"space": name}) for name in main.names]  # as they are printed
        around = neighbours(main.columns, main.rows)  # BF-5.3
        estate_of, begins = [0] * len(main.land), [0]
        for number in range(1, pieces + 1):
            first = len(self.names)
            begins.append(first)
            self.names += [f"s{number}-{name}" for name in small.names]
            self.places += [Message("place-small", {"space": name, "number": number}) for name in small.names]
            around += neighbours(small.columns, small.rows, first)
            estate_of += [number] * len(small.land)
        self.estate_of = packed(estate_of)
        self.first = packed([*begins, self.spaces])
        self.widest: i64 = max(len(main.land), len(small.land))  # spaces of the largest estate
        self.neighbours = vec[vec[i64]]([packed(near) for near in around])
        # The neighbours to the right and below: large buildings are named by their upper or left space.
        later = [[near for near in beside if near > space] for space, beside in enumerate(around)]
        self.after = vec[vec[i64]]([packed(near) for near in later])
