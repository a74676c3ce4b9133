"""What a town is worth by experience: the points it may expect at the end, learned from many games of one player."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from mypy_extensions import i64

from waldglas.ai.weights import ZERO, load_weights
from waldglas.games.tiny_towns.ai.afterstates import TownState
from waldglas.games.tiny_towns.ai.features import (
    BLOCK_PLACE,
    BLOCKS,
    CODES,
    FIRST_BUILDING,
    NO_CARDS,
    NUMBER,
    OFFERS,
    OTHER_TYPES,
    TAVERNS,
    THEATERS,
    TYPES,
    WELLS,
    Shape,
    TownFeatures,
    around,
    open_in_lines,
    triple,
)
from waldglas.games.tiny_towns.rules.cards import CardsInPlay
from waldglas.games.tiny_towns.rules.facts import (
    CHAPEL,
    COTTAGE,
    FOOD,
    KINDS,
    SIDE,
    SQUARES,
    TAVERN,
    THEATER,
    WELL,
    at,
)
from waldglas.games.tiny_towns.rules.scoring import Estate, points_of

GAME: Final = "tiny-towns"


class TownValue:
    """The weights, and the sum of those of a town's features.

    The search spends most of its time here, so the features are added up as they are found, and not listed first as by
    `TownFeatures`.
    """

    def __init__(self, features: TownFeatures, weights: bytes, unit: float) -> None:
        self.weights = weights  # in units, around ZERO
        self.unit = unit
        self.classes = features.classes
        self.at = features.at

    def of(self, in_play: CardsInPlay, town: list[int], stored: int, cards: int) -> float:
        """The points that a town in play may expect, with this set of stored resources and these cards."""
        shape = Shape(town)
        fed = fed_cottages(in_play, shape.cottages, shape.farms)
        near_wells = theater_types = 0
        units: int = self.blocks(shape, cards) + self.lines(shape, fed, cards) + self.whole(shape, stored, cards)
        for square in range(SQUARES):
            code = town[square]
            if code == WELLS:
                near, open_near = around(town, square)
                near_wells += near
                index = ((near * 5 + open_near) * 8 + shape.stage) * 3 + min(shape.cottages // 2, 2)
                units += self.weights[self.at.wells + index] - ZERO
            elif code == THEATERS:
                types = OTHER_TYPES[shape.rows[square // SIDE] | shape.columns[square % SIDE]]
                theater_types += NUMBER[types]
                index = (types * 7 + open_in_lines(town, square)) * 8 + shape.stage
                units += self.weights[self.at.theaters + index] - ZERO
            elif code < FIRST_BUILDING:
                types = shape.rows[square // SIDE] | shape.columns[square % SIDE]
                index = (types * 2 + (1 if code else 0)) * 8 + shape.stage
                units += self.weights[self.at.sites + index] - ZERO
        points = points_for(in_play, fed, shape.chapels, near_wells, theater_types, shape.counts[TAVERNS])
        return points + units * self.unit

    def blocks(self, shape: Shape, cards: i64) -> i64:
        """Two by two squares, with cubes for Cottages and Farms."""
        weights, at, classes, full_classes = self.weights, self.at, self.classes.blocks, self.classes.full_blocks
        town, rough, stage = shape.codes, shape.rough, shape.stage
        spare = min(max(4 * shape.farms - shape.cottages, -5), 4) + 5
        fed = at.block_fed + (spare * 4 + min(shape.chapels, 3)) * 4 + shape.phase
        units: i64 = 0
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

    def lines(self, shape: Shape, fed: i64, cards: i64) -> i64:
        """Rows and columns, three squares in line, and two such beside each other."""
        meals: i64 = min(fed, 5) if shape.farms else 6 + min(shape.cottages, 5)
        units: i64 = 0
        for line in range(SIDE):
            units += self.row(shape, line * SIDE, 1, line) + self.row(shape, line, SIDE, line)
        for i in range(2):
            units += self.side_by_side(shape, i, 1, SIDE, meals, cards)
            units += self.side_by_side(shape, i * SIDE, SIDE, 1, meals, cards)
        return units

    def side_by_side(self, shape: Shape, first: i64, step: i64, over: i64, meals: i64, cards: i64) -> i64:
        """Three squares in line, and those beside them, from one edge of the town to the other."""
        before = triple(shape.rough, first, step)
        units = self.short(shape, before, cards)
        for line in range(1, SIDE):
            here = triple(shape.rough, first + line * over, step)
            units += self.short(shape, here, cards)
            units += self.oblong(shape, before * 343 + here, 1 if line == 2 else 0, meals)
            before = here
        return units

    def row(self, shape: Shape, start: i64, step: i64, line: i64) -> i64:
        town = shape.codes
        content = (town[start] * 13 + town[start + step]) * 13 + town[start + 2 * step]
        row = self.classes.full_rows[content * 13 + town[start + 3 * step]]
        inner: i64 = 1 if line in (1, 2) else 0
        return self.weights[self.at.rows + (row * 2 + inner) * 3 + min(shape.phase, 2)] - ZERO

    def short(self, shape: Shape, content: i64, cards: i64) -> i64:
        at, short = self.at, self.classes.shorts[content]
        return (
            self.weights[at.short_taverns + (short * 6 + shape.taverns) * 8 + shape.stage]
            + self.weights[at.short_cards + short * OFFERS + cards]
            - 2 * ZERO
        )

    def oblong(self, shape: Shape, content: i64, inner: i64, meals: i64) -> i64:
        at, oblong = self.at, self.classes.oblongs[content]
        return (
            self.weights[at.oblong_stage + (oblong * 2 + inner) * 4 + shape.phase]
            + self.weights[at.oblong_fed + oblong * 12 + meals]
            + self.weights[at.oblong_taverns + (oblong * 4 + min(shape.taverns, 3)) * 2 + inner]
            - 3 * ZERO
        )

    def whole(self, shape: Shape, stored: i64, cards: i64) -> i64:
        """What is counted all over the town."""
        weights, at, counts, masks = self.weights, self.at, shape.counts, self.classes.masks
        types: i64 = 0
        for code in range(FIRST_BUILDING, CODES):
            if counts[code]:
                types |= TYPES[code]
        cubes: i64 = 0
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


def fed_cottages(cards: CardsInPlay, cottages: int, farms: int) -> int:
    return min(cottages, farms * int(cards.of(FOOD).feeds))


def points_for(cards: CardsInPlay, fed: int, chapels: int, near_wells: int, theater_types: int, taverns: int) -> int:
    """The points for what was counted in a town, with the cards of the first game."""
    points = fed * (cards.of(COTTAGE).points + chapels * cards.of(CHAPEL).points)
    points += near_wells * cards.of(WELL).points + theater_types * cards.of(THEATER).points
    return int(points + cards.of(TAVERN).step(taverns))


def points_built(cards: CardsInPlay, shape: Shape) -> int:
    """The points of the buildings of a town in play."""
    near_wells = theater_types = 0
    for square in range(SQUARES):
        code = shape.town[square]
        if code == WELLS:
            near_wells += around(shape.town, square)[0]
        elif code == THEATERS:
            theater_types += NUMBER[OTHER_TYPES[shape.types_in_lines(square)]]
    fed = fed_cottages(cards, shape.cottages, shape.farms)
    return points_for(cards, fed, shape.chapels, near_wells, theater_types, shape.counts[TAVERNS])


def points_complete(cards: CardsInPlay, town: list[int]) -> int:
    """The points of a complete town."""
    built = waste = 0
    for square in range(SQUARES):
        code = town[square]
        if code >= FIRST_BUILDING:
            built |= at(square, code - KINDS)
        else:
            waste += 1
    return int(points_of(cards, Estate(built, waste)))


class Learned:
    """A learned value, read from its file when it is first asked for."""

    def __init__(self, table: str) -> None:
        self.table = table
        self.value: TownValue | None = None

    def get(self) -> TownValue:
        if self.value is None:
            features = TownFeatures()
            file = Path(__file__).with_name(f"{self.table}.weights")
            weights = load_weights(file, GAME, self.table, features.at.layout())
            self.value = TownValue(features, weights.packed, weights.unit())
        return self.value


LEARNED: Final = Learned("solo")  # alone, with three cards to choose from
CALLED: Final = Learned("town-hall")  # where most resources are called by others


def value_of(in_play: CardsInPlay, town: TownState, cards: int) -> float:
    if town.is_full():
        return float(points_complete(in_play, town.codes))
    learned = CALLED if cards == NO_CARDS else LEARNED
    return learned.get().of(in_play, town.codes, town.stored, cards)
