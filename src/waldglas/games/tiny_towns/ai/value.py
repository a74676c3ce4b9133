"""What a town is worth by experience: the points it may expect at the end, learned from many games of one player.

The weights lie in `value.bin`; `tools/train_tiny_towns.py` made them, and its head says how.
"""

from __future__ import annotations

import zlib
from pathlib import Path
from typing import Final

from waldglas.games.tiny_towns.ai.afterstates import TownState
from waldglas.games.tiny_towns.ai.features import (
    BUILT,
    CODES,
    FIRST_BUILDING,
    NO_CARDS,
    OFFERS,
    ROUGH_CODES,
    Classes,
    Offsets,
)
from waldglas.games.tiny_towns.rules.facts import (
    CHAPEL,
    COTTAGE,
    FARM,
    KINDS,
    SIDE,
    SQUARES,
    TAVERN,
    THEATER,
    WELL,
    TownFacts,
    at,
)
from waldglas.games.tiny_towns.rules.scoring import NEIGHBOURS, ROW_AND_COLUMN, score_town

COTTAGES: Final = KINDS + COTTAGE
FARMS: Final = KINDS + FARM
CHAPELS: Final = KINDS + CHAPEL
WELLS: Final = KINDS + WELL
THEATERS: Final = KINDS + THEATER
TAVERNS: Final = KINDS + TAVERN

ZERO: Final = 128  # the byte of a weight of nothing
ROUGH: Final = [min(code, BUILT) for code in range(CODES)]
SET: Final = [1 << square for square in range(SQUARES)]
TYPES: Final = [0] * FIRST_BUILDING + [1 << building for building in range(CODES - FIRST_BUILDING)]
OTHER_TYPES: Final = [types % 16 + types // 32 * 16 for types in range(128)]  # without the Theater's own bit
NUMBER: Final = [types.bit_count() for types in range(128)]

BLOCKS: Final = [row * SIDE + column for row in range(SIDE - 1) for column in range(SIDE - 1)]  # by their first squares
BLOCK_PLACE: Final = [0, 1, 0, 1, 2, 1, 0, 1, 0]  # in a corner, at an edge, in the middle


class Shape:
    """What is counted of a town before any window is looked at."""

    def __init__(self, town: list[int]) -> None:
        self.town = town
        self.rough = [ROUGH[code] for code in town]
        self.counts = [0] * CODES
        self.rows = [0] * SIDE  # the types of buildings in each
        self.columns = [0] * SIDE
        self.built = 0
        self.filled = 0
        for square in range(SQUARES):
            code = town[square]
            self.counts[code] += 1
            if code:
                self.filled |= SET[square]
            if code >= FIRST_BUILDING:
                self.built |= SET[square]
                self.rows[square // SIDE] |= TYPES[code]
                self.columns[square % SIDE] |= TYPES[code]
        self.free = self.counts[0]
        self.cottages = self.counts[COTTAGES]
        self.farms = self.counts[FARMS]
        self.chapels = self.counts[CHAPELS]
        self.taverns = min(self.counts[TAVERNS], 5)
        self.buildings = sum(self.counts[FIRST_BUILDING:])
        self.stage = min(self.buildings // 2, 7)
        self.phase = self.stage // 2


class TownValue:
    """The weights, and the sum of those that a town calls up."""

    def __init__(self, weights: bytes, unit: float) -> None:
        self.weights = weights
        self.unit = unit
        self.classes = Classes()
        self.at = Offsets(self.classes)

    def of(self, facts: TownFacts, town: list[int], stored: int, cards: int) -> float:
        """The points that a town in play may expect, with this set of stored resources and these cards."""
        shape = Shape(town)
        fed = min(shape.cottages, shape.farms * facts.farm_feeds)
        points = fed * (facts.cottage_points + shape.chapels * facts.chapel_points)
        points += facts.tavern_points[min(shape.counts[TAVERNS], len(facts.tavern_points) - 1)]
        units = self.blocks(shape, cards) + self.lines(shape, fed, cards) + self.whole(shape, stored, cards)
        for square in range(SQUARES):
            code = town[square]
            if code == WELLS:
                near, open_near = around(town, square)
                points += near * facts.well_points
                index = ((near * 5 + open_near) * 8 + shape.stage) * 3 + min(shape.cottages // 2, 2)
                units += self.weights[self.at.wells + index] - ZERO
            elif code == THEATERS:
                types = OTHER_TYPES[shape.rows[square // SIDE] | shape.columns[square % SIDE]]
                points += NUMBER[types] * facts.theater_points
                index = (types * 7 + open_in_lines(town, square)) * 8 + shape.stage
                units += self.weights[self.at.theaters + index] - ZERO
            elif code < FIRST_BUILDING:
                types = shape.rows[square // SIDE] | shape.columns[square % SIDE]
                index = (types * 2 + (1 if code else 0)) * 8 + shape.stage
                units += self.weights[self.at.sites + index] - ZERO
        return points + units * self.unit

    def blocks(self, shape: Shape, cards: int) -> int:
        """Two by two squares, with cubes for Cottages and Farms."""
        weights, at, classes, full_classes = self.weights, self.at, self.classes.blocks, self.classes.full_blocks
        town, rough, stage = shape.town, shape.rough, shape.stage
        spare = min(max(4 * shape.farms - shape.cottages, -5), 4) + 5
        fed = at.block_fed + (spare * 4 + min(shape.chapels, 3)) * 4 + shape.phase
        units = 0
        for i in range(len(BLOCKS)):
            a = BLOCKS[i]
            place = BLOCK_PLACE[i]
            block = classes[((rough[a] * 7 + rough[a + 1]) * 7 + rough[a + 4]) * 7 + rough[a + 5]]
            full = full_classes[((town[a] * 13 + town[a + 1]) * 13 + town[a + 4]) * 13 + town[a + 5]]
            units += weights[fed + block * 160]
            units += weights[at.block_cards + (block * OFFERS + cards) * 3 + place]
            units += weights[at.block_stage + (block * 8 + stage) * 3 + place]
            units += weights[at.full_blocks + (full * 3 + place) * 4 + shape.phase]
        return units - ZERO * 4 * len(BLOCKS)

    def lines(self, shape: Shape, fed: int, cards: int) -> int:
        """Rows and columns, three squares in line, and two such beside each other."""
        units = 0
        for line in range(SIDE):
            units += self.row(shape, line * SIDE, 1, line) + self.row(shape, line, SIDE, line)
        before = [triple(shape.rough, start, 1) for start in (0, 1)] + [triple(shape.rough, a, SIDE) for a in (0, 4)]
        for i in range(4):
            units += self.short(shape, before[i], cards)
        for line in range(1, SIDE):
            for i in range(4):
                start = line * SIDE + i if i < 2 else (i - 2) * SIDE + line
                here = triple(shape.rough, start, 1 if i < 2 else SIDE)
                units += self.short(shape, here, cards)
                units += self.oblong(shape, before[i] * 343 + here, 1 if line == 2 else 0, fed)
                before[i] = here
        return units

    def row(self, shape: Shape, start: int, step: int, line: int) -> int:
        town = shape.town
        content = (town[start] * 13 + town[start + step]) * 13 + town[start + 2 * step]
        row = self.classes.full_rows[content * 13 + town[start + 3 * step]]
        inner = 1 if line in (1, 2) else 0
        return self.weights[self.at.rows + (row * 2 + inner) * 3 + min(shape.phase, 2)] - ZERO

    def short(self, shape: Shape, content: int, cards: int) -> int:
        at, short = self.at, self.classes.shorts[content]
        return (
            self.weights[at.short_taverns + (short * 6 + shape.taverns) * 8 + shape.stage]
            + self.weights[at.short_cards + short * OFFERS + cards]
            - 2 * ZERO
        )

    def oblong(self, shape: Shape, content: int, inner: int, fed: int) -> int:
        at, oblong = self.at, self.classes.oblongs[content]
        meals = min(fed, 5) if shape.farms else 6 + min(shape.cottages, 5)
        return (
            self.weights[at.oblong_stage + (oblong * 2 + inner) * 4 + shape.phase]
            + self.weights[at.oblong_fed + oblong * 12 + meals]
            + self.weights[at.oblong_taverns + (oblong * 4 + min(shape.taverns, 3)) * 2 + inner]
            - 3 * ZERO
        )

    def whole(self, shape: Shape, stored: int, cards: int) -> int:
        """What is counted all over the town."""
        weights, at, counts, masks = self.weights, self.at, shape.counts, self.classes.masks
        types = 0
        for code in range(FIRST_BUILDING, CODES):
            if counts[code]:
                types |= TYPES[code]
        cubes = 0
        for resource in range(1, KINDS + 1):
            cubes = cubes * 4 + min(counts[resource], 3)
        families = (min(shape.cottages, 8) * 4 + min(shape.farms, 3)) * 5 + min(shape.chapels, 4)
        units = weights[at.cottages + (families * 17 + shape.buildings) * 3 + min(counts[THEATERS], 2)]
        units += weights[at.taverns + (shape.taverns * 17 + shape.buildings) * 17 + shape.free]
        units += weights[at.built + masks[shape.built]] + weights[at.filled + masks[shape.filled]]
        units += weights[at.types + types * 17 + shape.buildings]
        units += weights[at.stored + stored * 8 + shape.stage] + weights[at.stored_cards + stored * OFFERS + cards]
        units += weights[at.cubes + cubes * 8 + shape.stage] + weights[at.cubes_cards + cubes * OFFERS + cards]
        return units + weights[at.cards + cards * 17 + shape.buildings] - 10 * ZERO


def triple(rough: list[int], start: int, step: int) -> int:
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


def points_of(facts: TownFacts, town: list[int]) -> int:
    """The points of a complete town."""
    built = waste = 0
    for square in range(SQUARES):
        code = town[square]
        if code >= FIRST_BUILDING:
            built |= at(square, code - KINDS)
        else:
            waste += 1
    return int(sum(line.points for line in score_town(facts, built, waste)))


class Learned:
    """A learned value, read from its file when it is first asked for."""

    def __init__(self, file: str) -> None:
        self.file = file
        self.value: TownValue | None = None

    def get(self) -> TownValue:
        if self.value is None:
            data = Path(__file__).with_name(self.file).read_bytes()
            head, packed = data.split(b"\n\n", 1)
            unit = float(head.split(b"unit: ")[1].split(b"\n")[0])
            self.value = TownValue(zlib.decompress(packed), unit)
        return self.value


LEARNED: Final = Learned("value.bin")  # alone, with three cards to choose from
CALLED: Final = Learned("called.bin")  # where most resources are called by others


def worth(facts: TownFacts, town: TownState, cards: int) -> float:
    if town.is_full():
        return float(points_of(facts, town.codes))
    learned = CALLED if cards == NO_CARDS else LEARNED
    return learned.get().of(facts, town.codes, town.stored, cards)
