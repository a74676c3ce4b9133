"""What is looked at in a town: tuples of squares and what they hold, and some counts of the town as a whole.

A town is a list of sixteen codes here: 0 for an empty square, then the five resources, then the seven buildings.
What a tuple of squares holds is told apart by how far the town has come; its turned and mirrored contents are one and
the same.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from waldglas.ai.weights import Layout
from waldglas.core.packed import packed
from waldglas.games.tiny_towns.rules.facts import (
    CHAPEL,
    COTTAGE,
    FOOD,
    KINDS,
    MONUMENT,
    SIDE,
    SQUARES,
    TAVERN,
    THEATER,
    WELL,
)
from waldglas.games.tiny_towns.rules.scoring import NEIGHBOURS, ROW_AND_COLUMN

FIRST_BUILDING: Final = KINDS + 1  # the code of a Cottage
CODES: Final = KINDS + MONUMENT
BUILT: Final = FIRST_BUILDING  # any building, where only cubes and room count
ROUGH_CODES: Final = BUILT + 1
COTTAGES: Final = KINDS + COTTAGE
FARMS: Final = KINDS + FOOD
CHAPELS: Final = KINDS + CHAPEL
WELLS: Final = KINDS + WELL
THEATERS: Final = KINDS + THEATER
TAVERNS: Final = KINDS + TAVERN

ROUGH: Final = packed([min(code, BUILT) for code in range(CODES)])
SET: Final = packed([1 << square for square in range(SQUARES)])
TYPES: Final = packed([0] * FIRST_BUILDING + [1 << building for building in range(CODES - FIRST_BUILDING)])
OTHER_TYPES: Final = [types % 16 + types // 32 * 16 for types in range(128)]  # without the Theater's own bit
NUMBER: Final = [types.bit_count() for types in range(128)]

BLOCKS: Final = packed([row * SIDE + column for row in range(SIDE - 1) for column in range(SIDE - 1)])  # first squares
BLOCK_PLACE: Final = packed([0, 1, 0, 1, 2, 1, 0, 1, 0])  # in a corner, at an edge, in the middle

# The cards of the solo game as one number: two left face up, or all three, or none of this.
PAIRS: Final[list[tuple[int, ...]]] = [(a, b) for a in range(1, KINDS + 1) for b in range(a, KINDS + 1)]
TRIOS: Final[list[tuple[int, ...]]] = [(*pair, c) for pair in PAIRS for c in range(pair[1], KINDS + 1)]
NO_CARDS: Final = len(PAIRS) + len(TRIOS)
OFFERS: Final = NO_CARDS + 1
OFFER_OF: Final = {cards: number for number, cards in enumerate([*PAIRS, *TRIOS])}

MOST_FOUND: Final = 138  # features of a town: of its blocks, lines and squares, and of the whole


def offer(cards: list[int]) -> int:
    """The number of two or three cards in any order."""
    return OFFER_OF[tuple(sorted(cards))]


def classes(codes: int, views: list[list[int]]) -> vec[i64]:
    """For each content of a tuple the number of its class: contents that look alike in some view share one."""
    lowest = list(range(codes ** len(views[0])))
    for view in views:
        seen = contents(codes, view)
        lowest = [min(lowest[i], seen[i]) for i in range(len(lowest))]
    numbers: list[int] = []
    found = 0
    for content in range(len(lowest)):
        if lowest[content] == content:
            numbers.append(found)
            found += 1
        else:
            numbers.append(numbers[lowest[content]])
    return packed(numbers)


def contents(codes: int, view: list[int]) -> list[int]:
    """What number each content of a tuple has when its squares are read in another order."""
    seen = [0]
    for square in range(len(view)):
        weight = codes ** (len(view) - 1 - view.index(square))
        seen = [other + code * weight for other in seen for code in range(codes)]
    return seen


def town_views() -> list[list[int]]:
    """The squares of a town as it looks turned and mirrored."""
    views = []
    view = list(range(SQUARES))
    for turn in range(8):
        if turn == 4:
            view = [view[square // SIDE * SIDE + SIDE - 1 - square % SIDE] for square in range(SQUARES)]
        view = [view[(SIDE - 1 - square % SIDE) * SIDE + square // SIDE] for square in range(SQUARES)]
        views.append(view)
    return views


TOWN_VIEWS: Final = town_views()
BLOCK_VIEWS: Final = [
    [0, 1, 2, 3],
    [2, 0, 3, 1],
    [3, 2, 1, 0],
    [1, 3, 0, 2],
    [1, 0, 3, 2],
    [2, 3, 0, 1],
    [0, 2, 1, 3],
    [3, 1, 2, 0],
]
OBLONG_VIEWS: Final = [[0, 1, 2, 3, 4, 5], [2, 1, 0, 5, 4, 3], [3, 4, 5, 0, 1, 2], [5, 4, 3, 2, 1, 0]]
ROW_VIEWS: Final = [[0, 1, 2, 3], [3, 2, 1, 0]]
SHORT_VIEWS: Final = [[0, 1, 2], [2, 1, 0]]


class Classes:
    """The classes of all tuples; made once, when a town is valued first."""

    def __init__(self) -> None:
        self.blocks = classes(ROUGH_CODES, BLOCK_VIEWS)  # two by two squares
        self.oblongs = classes(ROUGH_CODES, OBLONG_VIEWS)  # two by three
        self.shorts = classes(ROUGH_CODES, SHORT_VIEWS)  # three in line
        self.full_blocks = classes(CODES, BLOCK_VIEWS)
        self.full_rows = classes(CODES, ROW_VIEWS)  # a whole row or column
        self.masks = classes(2, TOWN_VIEWS)  # a set of squares


def number_of(numbers: vec[i64]) -> int:
    return max([int(number) for number in numbers]) + 1


class Offsets:
    """Where the weights of each group of features begin."""

    def __init__(self, of: Classes) -> None:
        self.size: i64 = 0
        self.groups: dict[str, int] = {}
        blocks, oblongs, shorts = number_of(of.blocks), number_of(of.oblongs), number_of(of.shorts)
        self.block_fed = self.room("block_fed", blocks * 10 * 4 * 4)
        self.block_cards = self.room("block_cards", blocks * OFFERS * 3)
        self.block_stage = self.room("block_stage", blocks * 8 * 3)
        self.short_taverns = self.room("short_taverns", shorts * 6 * 8)
        self.short_cards = self.room("short_cards", shorts * OFFERS)
        self.oblong_stage = self.room("oblong_stage", oblongs * 2 * 4)
        self.oblong_fed = self.room("oblong_fed", oblongs * 12)
        self.oblong_taverns = self.room("oblong_taverns", oblongs * 4 * 2)
        self.rows = self.room("rows", number_of(of.full_rows) * 2 * 3)
        self.full_blocks = self.room("full_blocks", number_of(of.full_blocks) * 3 * 4)
        self.wells = self.room("wells", 25 * 8 * 3)
        self.theaters = self.room("theaters", 64 * 7 * 8)
        self.sites = self.room("sites", 128 * 2 * 8)
        self.cottages = self.room("cottages", 9 * 4 * 5 * 17 * 3)
        self.taverns = self.room("taverns", 6 * 17 * 17)
        self.built = self.room("built", number_of(of.masks))
        self.filled = self.room("filled", number_of(of.masks))
        self.types = self.room("types", 128 * 17)
        self.stored = self.room("stored", 32 * 8)
        self.stored_cards = self.room("stored_cards", 32 * OFFERS)
        self.cubes = self.room("cubes", 1024 * 8)
        self.cubes_cards = self.room("cubes_cards", 1024 * OFFERS)
        self.cards = self.room("cards", OFFERS * 17)

    def room(self, group: str, weights: int) -> i64:
        begin = self.size
        self.groups[group] = int(begin)
        self.size += weights
        return begin

    def layout(self) -> Layout:
        return Layout(["any town"], self.groups, int(self.size))


class Shape:
    """What is counted of a town before its tuples are looked at."""

    def __init__(self, town: list[int]) -> None:
        self.town = town
        self.codes = packed(town)
        self.rough = vec[i64]([0] * SQUARES)
        self.counts = vec[i64]([0] * CODES)
        self.rows = vec[i64]([0] * SIDE)  # the types of buildings in each
        self.columns = vec[i64]([0] * SIDE)
        self.built: i64 = 0
        self.filled: i64 = 0
        self.buildings: i64 = 0
        self.count()
        self.free = self.counts[0]
        self.cottages = self.counts[COTTAGES]
        self.farms = self.counts[FARMS]
        self.chapels = self.counts[CHAPELS]
        self.taverns: i64 = min(self.counts[TAVERNS], 5)
        self.stage: i64 = min(self.buildings >> 1, 7)
        self.phase = self.stage >> 1

    def count(self) -> None:
        codes, rough, counts = self.codes, self.rough, self.counts
        for square in range(SQUARES):
            code = codes[square]
            rough[square] = ROUGH[code]
            counts[code] += 1
            if code:
                self.filled |= SET[square]
            if code >= FIRST_BUILDING:
                self.buildings += 1
                self.built |= SET[square]
                self.rows[square // SIDE] |= TYPES[code]
                self.columns[square % SIDE] |= TYPES[code]

    def types_in_lines(self, square: i64) -> i64:
        """The types of buildings in the row and column of a square, as bits."""
        return self.rows[square // SIDE] | self.columns[square % SIDE]


class TownFeatures:
    """Finds the features of a town, each the number of a weight."""

    def __init__(self) -> None:
        self.classes: Final = Classes()
        self.at: Final = Offsets(self.classes)

    def of(self, shape: Shape, fed: int, stored: int, cards: int) -> vec[i64]:
        """Of a town with so many Cottages fed, this set of stored resources and these cards."""
        found = vec[i64](capacity=MOST_FOUND)
        found = self.add_blocks(found, shape, cards)
        found = self.add_lines(found, shape, fed, cards)
        found = self.add_squares(found, shape)
        return self.add_whole(found, shape, stored, cards)

    def add_blocks(self, found: vec[i64], shape: Shape, cards: i64) -> vec[i64]:
        """Two by two squares, with cubes for Cottages and Farms."""
        at, classes, full_classes = self.at, self.classes.blocks, self.classes.full_blocks
        town, rough, stage = shape.codes, shape.rough, shape.stage
        spare = min(max(4 * shape.farms - shape.cottages, -5), 4) + 5
        fed = at.block_fed + (spare * 4 + min(shape.chapels, 3)) * 4 + shape.phase
        for i in range(len(BLOCKS)):
            a = BLOCKS[i]
            place = BLOCK_PLACE[i]
            block = classes[((rough[a] * 7 + rough[a + 1]) * 7 + rough[a + 4]) * 7 + rough[a + 5]]
            full = full_classes[((town[a] * 13 + town[a + 1]) * 13 + town[a + 4]) * 13 + town[a + 5]]
            found = append(found, fed + block * 160)
            found = append(found, at.block_cards + (block * OFFERS + cards) * 3 + place)
            found = append(found, at.block_stage + (block * 8 + stage) * 3 + place)
            found = append(found, at.full_blocks + (full * 3 + place) * 4 + shape.phase)
        return found

    def add_lines(self, found: vec[i64], shape: Shape, fed: i64, cards: i64) -> vec[i64]:
        """Rows and columns, three squares in line, and two such beside each other."""
        meals: i64 = min(fed, 5) if shape.farms else 6 + min(shape.cottages, 5)
        for line in range(SIDE):
            found = self.add_row(found, shape, line * SIDE, 1, line)
            found = self.add_row(found, shape, line, SIDE, line)
        before = [triple(shape.rough, start, 1) for start in (0, 1)] + [triple(shape.rough, a, SIDE) for a in (0, 4)]
        for i in range(4):
            found = self.add_short(found, shape, before[i], cards)
        for line in range(1, SIDE):
            for i in range(4):
                start = line * SIDE + i if i < 2 else (i - 2) * SIDE + line
                here = triple(shape.rough, start, 1 if i < 2 else SIDE)
                found = self.add_short(found, shape, here, cards)
                found = self.add_oblong(found, shape, before[i] * 343 + here, 1 if line == 2 else 0, meals)
                before[i] = here
        return found

    def add_row(self, found: vec[i64], shape: Shape, start: i64, step: i64, line: i64) -> vec[i64]:
        town = shape.codes
        content = (town[start] * 13 + town[start + step]) * 13 + town[start + 2 * step]
        row = self.classes.full_rows[content * 13 + town[start + 3 * step]]
        inner: i64 = 1 if line in (1, 2) else 0
        return append(found, self.at.rows + (row * 2 + inner) * 3 + min(shape.phase, 2))

    def add_short(self, found: vec[i64], shape: Shape, content: i64, cards: i64) -> vec[i64]:
        at, short = self.at, self.classes.shorts[content]
        found = append(found, at.short_taverns + (short * 6 + shape.taverns) * 8 + shape.stage)
        return append(found, at.short_cards + short * OFFERS + cards)

    def add_oblong(self, found: vec[i64], shape: Shape, content: i64, inner: i64, meals: i64) -> vec[i64]:
        at, oblong = self.at, self.classes.oblongs[content]
        found = append(found, at.oblong_stage + (oblong * 2 + inner) * 4 + shape.phase)
        found = append(found, at.oblong_fed + oblong * 12 + meals)
        return append(found, at.oblong_taverns + (oblong * 4 + min(shape.taverns, 3)) * 2 + inner)

    def add_squares(self, found: vec[i64], shape: Shape) -> vec[i64]:
        """Wells by their neighbours; Theaters, and sites for any building, by their rows and columns."""
        at, town, stage = self.at, shape.town, shape.stage
        for square in range(SQUARES):
            code = town[square]
            if code == WELLS:
                near, open_near = around(town, square)
                homes = min(shape.cottages // 2, 2)
                found = append(found, at.wells + ((near * 5 + open_near) * 8 + stage) * 3 + homes)
            elif code == THEATERS:
                types: i64 = OTHER_TYPES[shape.types_in_lines(square)]
                found = append(found, at.theaters + (types * 7 + open_in_lines(town, square)) * 8 + stage)
            elif code < FIRST_BUILDING:
                types = shape.types_in_lines(square)
                found = append(found, at.sites + (types * 2 + (1 if code else 0)) * 8 + stage)
        return found

    def add_whole(self, found: vec[i64], shape: Shape, stored: i64, cards: i64) -> vec[i64]:
        """What is counted all over the town."""
        at, counts, masks = self.at, shape.counts, self.classes.masks
        types: i64 = 0
        for code in range(FIRST_BUILDING, CODES):
            if counts[code]:
                types |= TYPES[code]
        cubes: i64 = 0
        for resource in range(1, KINDS + 1):
            cubes = cubes * 4 + min(counts[resource], 3)
        families = (min(shape.cottages, 8) * 4 + min(shape.farms, 3)) * 5 + min(shape.chapels, 4)
        found = append(found, at.cottages + (families * 17 + shape.buildings) * 3 + min(counts[THEATERS], 2))
        found = append(found, at.taverns + (shape.taverns * 17 + shape.buildings) * 17 + shape.free)
        found = append(found, at.built + masks[shape.built])
        found = append(found, at.filled + masks[shape.filled])
        found = append(found, at.types + types * 17 + shape.buildings)
        found = append(found, at.stored + stored * 8 + shape.stage)
        found = append(found, at.stored_cards + stored * OFFERS + cards)
        found = append(found, at.cubes + cubes * 8 + shape.stage)
        found = append(found, at.cubes_cards + cubes * OFFERS + cards)
        return append(found, at.cards + cards * 17 + shape.buildings)


def triple(rough: vec[i64], start: i64, step: i64) -> i64:
    return (rough[start] * ROUGH_CODES + rough[start + step]) * ROUGH_CODES + rough[start + 2 * step]


def around(town: list[int], square: int) -> tuple[int, int]:
    """How many Cottages are next to a square, and how many squares without a building."""
    near = 0
    open_near = 0
    for other in NEIGHBOURS[square]:
        if town[other] == COTTAGES:
            near += 1
        elif town[other] < FIRST_BUILDING:
            open_near += 1
    return near, open_near


def open_in_lines(town: list[int], square: int) -> int:
    """How many squares of its row and column hold no building."""
    found = 0
    for other in ROW_AND_COLUMN[square]:
        if town[other] < FIRST_BUILDING:
            found += 1
    return found
