"""What a town is worth by experience: the points it may expect at the end, learned from many games of one player."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from waldglas.ai.weights import ZERO, load_weights
from waldglas.games.tiny_towns.ai.afterstates import TownState
from waldglas.games.tiny_towns.ai.features import (
    FIRST_BUILDING,
    NO_CARDS,
    NUMBER,
    OTHER_TYPES,
    TAVERNS,
    THEATERS,
    WELLS,
    Shape,
    TownFeatures,
    around,
)
from waldglas.games.tiny_towns.rules.facts import KINDS, SQUARES, TownFacts, at
from waldglas.games.tiny_towns.rules.scoring import score_town

GAME: Final = "tiny-towns"


class TownValue:
    """The weights, and the sum of those that a town calls up."""

    def __init__(self, features: TownFeatures, weights: bytes, unit: float) -> None:
        self.features: Final = features
        self.weights: Final = weights  # in units, around ZERO
        self.unit: Final = unit

    def of(self, facts: TownFacts, town: list[int], stored: int, cards: int) -> float:
        """The points that a town in play may expect, with this set of stored resources and these cards."""
        shape = Shape(town)
        found = self.features.of(shape, fed_of(facts, shape), stored, cards)
        units = -ZERO * len(found)
        weights = self.weights
        for feature in found:
            units += weights[feature]
        return points_built(facts, shape) + units * self.unit


def fed_of(facts: TownFacts, shape: Shape) -> int:
    return min(shape.cottages, shape.farms * facts.farm_feeds)


def points_built(facts: TownFacts, shape: Shape) -> int:
    """The points of the buildings of a town in play."""
    points = fed_of(facts, shape) * (facts.cottage_points + shape.chapels * facts.chapel_points)
    points += facts.tavern_points[min(shape.counts[TAVERNS], len(facts.tavern_points) - 1)]
    for square in range(SQUARES):
        code = shape.town[square]
        if code == WELLS:
            points += around(shape.town, square)[0] * facts.well_points
        elif code == THEATERS:
            points += NUMBER[OTHER_TYPES[shape.types_in_lines(square)]] * facts.theater_points
    return points


def points_of(facts: TownFacts, town: list[int]) -> int:
    """The points of a complete town."""
    cubes = built = 0
    for square in range(SQUARES):
        code = town[square]
        if code >= FIRST_BUILDING:
            built |= at(square, code - KINDS)
        else:
            cubes |= at(square, code)
    return int(sum(line.points for line in score_town(facts, cubes, built)))


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


def value_of(facts: TownFacts, town: TownState, cards: int) -> float:
    if town.is_full():
        return float(points_of(facts, town.codes))
    learned = CALLED if cards == NO_CARDS else LEARNED
    return learned.get().of(facts, town.codes, town.stored, cards)
