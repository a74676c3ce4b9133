"""A simple estimate of a town: its points, and what its cubes and free squares may still become.

The weights are points, found by trying: with each change bots played some hundred games.
"""

from __future__ import annotations

from math import sqrt
from typing import Final

from waldglas.core.game import Position
from waldglas.core.types import Seat
from waldglas.games.tiny_towns.rules.facts import (
    BITS,
    BUILDINGS,
    CHAPEL,
    CODE,
    COTTAGE,
    FARM,
    FULL,
    SQUARES,
    TAVERN,
    THEATER,
    WELL,
    TownFacts,
    code_at,
)
from waldglas.games.tiny_towns.rules.position import TinyTowns
from waldglas.games.tiny_towns.rules.scoring import (
    ROW_AND_COLUMN,
    count,
    fed_cottages,
    points_of,
)

FREE_SQUARE: Final = 1.5
HUNGRY_COTTAGE: Final = 0.7
SPARE_MEAL: Final = 0.8
SITE_BY_THEATER: Final = 0.16  # a square without a building in its row and column

FIRST_FARM: Final = 4.8  # beyond what it feeds at once, while there is little spare food
NEXT_CHAPEL: Final = 0.5
NEXT_WELL: Final = 0.1
NEXT_THEATER: Final = 4.7

CUBE_IN_PATTERN: Final = 0.8
LOOSE_CUBE: Final = -0.3
PROGRESS: Final = [0.85, 0.63, 0.42, 0.21] + [0.03] * SQUARES  # of a pattern's value, by the cubes it lacks
OPEN_PATTERNS: Final = 1.8
OPENNESS: Final = [0.5**lacking for lacking in range(SQUARES + 1)]

LOWEST_BITS: Final = sum(1 << BITS * square for square in range(SQUARES))
SIZE: Final = [squares.bit_count() for squares in range(FULL + 1)]


def estimate(position: Position, seat: Seat) -> float:
    assert isinstance(position, TinyTowns)
    if seat >= len(position.towns):
        return 0.0
    facts, built = position.facts, position.towns[seat].built
    if position.towns[seat].finished:
        return position.points(seat)
    points = float(points_of(facts, built, 0))
    fed = fed_cottages(facts, count(built, COTTAGE), count(built, FARM))
    meals = count(built, FARM) * facts.farm_feeds
    points += (count(built, COTTAGE) - fed) * HUNGRY_COTTAGE + min(meals - fed, facts.farm_feeds) * SPARE_MEAL
    points += SIZE[position.towns[seat].empty] * FREE_SQUARE + sites(built)
    return points + patterns_value(facts, position.towns[seat].cubes, built, position.towns[seat].empty)


def sites(built: int) -> float:
    """The hope of Theaters for what will be built in their rows and columns."""
    hope = 0.0
    for square in range(SQUARES):
        if code_at(built, square) == THEATER:
            for other in ROW_AND_COLUMN[square]:
                if not code_at(built, other):
                    hope += SITE_BY_THEATER
    return hope


def building_values(facts: TownFacts, built: int) -> list[float]:
    """What one more building of each kind would bring to this town."""
    fed = fed_cottages(facts, count(built, COTTAGE), count(built, FARM))
    hungry = count(built, COTTAGE) - fed
    spare = count(built, FARM) * facts.farm_feeds - fed
    meal = float(facts.cottage_points + count(built, CHAPEL) * facts.chapel_points)
    taverns, steps = count(built, TAVERN), facts.tavern_points
    most = len(steps) - 1
    values = [0.0] * len(BUILDINGS)
    values[COTTAGE] = meal if spare > 0 else HUNGRY_COTTAGE
    values[FARM] = min(hungry, facts.farm_feeds) * (meal - HUNGRY_COTTAGE) + (FIRST_FARM if spare < 2 else 0.0)
    values[CHAPEL] = fed * facts.chapel_points + NEXT_CHAPEL
    values[WELL] = NEXT_WELL
    values[THEATER] = NEXT_THEATER
    values[TAVERN] = steps[taverns + 1] - steps[taverns] if taverns < most else 0.0
    return values


def patterns_value(facts: TownFacts, cubes: int, built: int, empty: int) -> float:
    """The value of patterns that are begun, and of the room there is for any."""
    values = building_values(facts, built)
    with_cube, with_building = filled(cubes), filled(built)
    room = 0.0
    squares: list[int] = []
    hopes: list[float] = []
    for placement in facts.placements:
        mask = placement.mask
        if with_building & mask or cubes & mask != placement.want & with_cube:
            continue
        lacking = SIZE[placement.squares & empty]
        value = values[placement.building]
        room += value * OPENNESS[lacking]
        if with_cube & mask:
            squares.append(placement.squares)
            hopes.append((value + SIZE[placement.squares & ~empty] * CUBE_IN_PATTERN) * PROGRESS[lacking])
    return sqrt(max(room, 0.0)) * OPEN_PATTERNS + apart(squares, hopes, empty, SQUARES - count(cubes, 0))


def apart(squares: list[int], hopes: list[float], empty: int, cubes: int) -> float:
    """The most hopeful patterns that do not need each other's squares, and the cubes that none of them uses."""
    total = 0.0
    taken = 0
    best = best_apart(squares, hopes, taken)
    while best >= 0:
        total += hopes[best]
        taken |= squares[best]
        best = best_apart(squares, hopes, taken)
    return total + (cubes - SIZE[taken & ~empty]) * LOOSE_CUBE


def best_apart(squares: list[int], hopes: list[float], taken: int) -> int:
    """The most hopeful pattern that needs none of the squares taken, or -1."""
    best = -1
    most = 0.0
    for i in range(len(hopes)):
        if hopes[i] > most and not squares[i] & taken:
            best = i
            most = hopes[i]
    return best


def filled(town: int) -> int:
    """All bits of the squares where a town's number holds anything."""
    return ((town | town >> 1 | town >> 2) & LOWEST_BITS) * CODE
