"""A simple estimate of a town: its points, and what its cubes and free squares may still become.

The weights are points. Those for the cards of the first game were found by trying: with each change bots played some
hundred games. Those for the other cards are what such a building brings as a rule.
"""

from __future__ import annotations

from math import sqrt
from typing import Final

from mypy_extensions import i64

from waldglas.core.game import Position
from waldglas.core.packed import run_of
from waldglas.core.types import Seat
from waldglas.games.tiny_towns.rules.cards import CardsInPlay
from waldglas.games.tiny_towns.rules.facts import (
    ALONE_IN_LINES,
    ANYWHERE,
    ANYWHERE_FED,
    BITS,
    CASTLE,
    CHAPEL,
    CODE,
    COTTAGE,
    EACH,
    FACTORY,
    FOOD,
    FULL,
    GROUP_FED,
    IF_NEAR,
    IN_LINE,
    LARGEST_GROUP,
    MISSING_TYPES,
    MONUMENT,
    MORE_THAN_RIGHT,
    NEAR_FED,
    ORDER,
    PER_CENTRE,
    PER_CORNER,
    PER_FED,
    PER_NEAR,
    SIDE,
    SQUARES,
    STORES,
    TAVERN,
    TOGETHER,
    TYPES_IN_LINES,
    TYPES_IN_TOWN,
    TYPES_NEAR,
    UNFED,
    UNLESS_NEAR,
    WATCH,
    WHEN_BUILT,
    WILD,
    Card,
    Placement,
    at,
)
from waldglas.games.tiny_towns.rules.position import TinyTowns
from waldglas.games.tiny_towns.rules.scoring import CENTRE, COLUMN, CORNERS, IN_LINES, NEAR, ROW, Tally, groups, size
from waldglas.games.tiny_towns.rules.town import NO_CARD, Town

FREE_SQUARE: Final = 1.5
HUNGRY_COTTAGE: Final = 0.7
SPARE_MEAL: Final = 0.8
SITE_BY_THEATER: Final = 0.16  # a square without a building in its row and column
UNMET: Final = 0.25  # of the points of a building that still waits for a neighbour, for each open square beside it

FIRST_FARM: Final = 4.8  # beyond what it feeds at once, while there is little spare food
NEXT_CHAPEL: Final = 0.5
NEXT_WELL: Final = 0.1
NEXT_THEATER: Final = 4.7
LIKELY: Final = 0.75  # that a building will find the neighbours that it asks for
UNPAIRED: Final = 0.6  # of the points that the next building brings, where they go up and down
ELSEWHERE: Final = 0.3  # of what a building is worth, where nothing that stands helps it
MOST_INNS: Final = SIDE
USES: Final = {ANYWHERE: 0.5, WILD: 2.0, STORES: 1.0}  # of what a building does
MONUMENT_USES: Final = {ANYWHERE: 4.0, WATCH: 5.0}
CASTLE_HOPE: Final = 5.0
ORDER_HOPE: Final = 3.0
OTHER_MONUMENT: Final = 2.0
NEIGHBOUR_TYPES: Final = 2.5  # that a palace has as a rule

CUBE_IN_PATTERN: Final = 0.8
LOOSE_CUBE: Final = -0.3
PROGRESS: Final = [0.85, 0.63, 0.42, 0.21] + [0.03] * SQUARES  # of a pattern's value, by the cubes it lacks
OPEN_PATTERNS: Final = 1.8
OPENNESS: Final = [0.5**lacking for lacking in range(SQUARES + 1)]

EVERY_TYPE: Final = run_of(COTTAGE, MONUMENT)
LOWEST_BITS: Final = sum(1 << BITS * square for square in range(SQUARES))


def estimate(position: Position, seat: Seat) -> float:
    assert isinstance(position, TinyTowns)
    if seat >= len(position.towns):
        return 0.0
    town = position.towns[seat]
    if town.finished:
        return position.points(seat)
    estate = position.estate(seat)
    estate.waste = 0
    tally = Tally(position.cards, estate)
    points = float(tally.total()) + larder(tally) + number(town.empty) * FREE_SQUARE + hopes(tally)
    return points + patterns_value(position, town, tally)


def number(squares: i64) -> int:
    """How many squares are in a set."""
    return int(size(squares))


def larder(tally: Tally) -> float:
    """What hungry Cottages may still bring, and meals that nobody eats yet."""
    hungry = number(tally.squares[COTTAGE] & ~tally.fed)
    return hungry * HUNGRY_COTTAGE + min(spare_meals(tally), meals_of(tally.cards.of(FOOD))) * SPARE_MEAL


def meals_of(card: Card) -> int:
    """How many Cottages a building feeds; where it feeds by its place, as a rule."""
    return int(card.feeds) if card.feeding == ANYWHERE_FED else SIDE


def spare_meals(tally: Tally) -> int:
    """Meals that nobody eats yet; of food that feeds by its place, the squares where a Cottage would be fed."""
    card = tally.cards.of(FOOD)
    if card.feeding == ANYWHERE_FED:
        return number(tally.squares[FOOD]) * int(card.feeds) - number(tally.fed)
    return number(table(tally))


def table(tally: Tally) -> i64:
    """The squares without a building where one more Cottage would be fed, by food that feeds by its place."""
    food, open_squares = tally.squares[FOOD], FULL & ~tally.standing()
    if tally.cards.of(FOOD).feeding == GROUP_FED:
        spare = int(size(food)) > len(groups(tally.fed))
        return open_squares if spare else open_squares & beside(tally.fed)
    found: i64 = 0
    for square in range(SQUARES):
        if food >> square & 1:
            found |= tally.fed_from(square)
    return open_squares & found


def beside(squares: i64) -> i64:
    """The squares next to those of a set."""
    found: i64 = 0
    for square in range(SQUARES):
        if squares >> square & 1:
            found |= NEAR[square]
    return found


def hopes(tally: Tally) -> float:
    """What buildings hope for from those still to come beside them, or in their rows and columns."""
    hope = unpaired(tally.cards.of(TAVERN), number(tally.squares[TAVERN]))
    standing = tally.of_types(EVERY_TYPE)
    for kind in tally.cards.hoping:
        card, squares = tally.cards.of(kind), tally.squares[kind]
        for square in range(SQUARES):
            if squares >> square & 1:
                if card.score == TYPES_IN_LINES:
                    hope += number(IN_LINES[square] & ~standing) * SITE_BY_THEATER
                elif not tally.times(card, tally.of_types(card.near), square):
                    hope += min(number(NEAR[square] & ~standing), 2) * float(card.points) * UNMET
    return hope


def building_values(tally: Tally) -> list[float]:
    """What one more building of each type would bring to this town."""
    return [0.0] + [next_worth(tally, kind) for kind in range(COTTAGE, FACTORY + 1)]


def next_worth(tally: Tally, kind: i64) -> float:
    cards = tally.cards
    card = cards.of(kind)
    if kind == COTTAGE:
        return meal_worth(cards, tally) if spare_meals(tally) > 0 else HUNGRY_COTTAGE
    if kind == FOOD:
        return food_worth(tally)
    return points_of_next(card, tally, tally.squares[kind]) + USES.get(int(card.effect), 0.0)


def meal_worth(cards: CardsInPlay, tally: Tally) -> float:
    """What it brings to feed a Cottage."""
    chapel = cards.of(CHAPEL)
    worth = float(cards.of(COTTAGE).points)
    if chapel.score == PER_FED:
        worth += number(tally.squares[CHAPEL]) * float(chapel.points)
    return worth


def food_worth(tally: Tally) -> float:
    hungry = number(tally.squares[COTTAGE] & ~tally.fed)
    fed = min(hungry, meals_of(tally.cards.of(FOOD)))
    first = FIRST_FARM if spare_meals(tally) < 2 else 0.0
    return fed * (meal_worth(tally.cards, tally) - HUNGRY_COTTAGE) + first


def points_of_next(card: Card, tally: Tally, own: i64) -> float:
    """What the next building of a card scores, as a rule, beyond those that stand."""
    score, points = card.score, float(card.points)
    if score == EACH:
        return points
    if score == PER_FED:
        return number(tally.fed) * points + NEXT_CHAPEL
    if score == TYPES_IN_LINES:
        return NEXT_THEATER
    if score == PER_NEAR:
        return NEXT_WELL
    if score == TOGETHER:
        return next_step(card, number(own))
    if score in (IF_NEAR, UNLESS_NEAR, NEAR_FED):
        return points * LIKELY
    if score == MORE_THAN_RIGHT:
        return points + float(card.more) / 2
    if score == ALONE_IN_LINES:
        return points * LIKELY if number(own) < MOST_INNS else 0.0
    if score == PER_CORNER:
        return (number(own & CORNERS) + (1 + number(own) if number(own & CORNERS) < 4 else 0) * LIKELY) * points
    if score == PER_CENTRE:
        return points + (number(own & CENTRE) + (1 + number(own) if number(own & CENTRE) < 4 else 0) * LIKELY) * float(
            card.more
        )
    return (2 * longest_line(own) + 1) * points * LIKELY if score == IN_LINE else 0.0


def next_step(card: Card, standing: int) -> float:
    """What one more brings where all score together, with what it makes likely or takes away."""
    now = float(card.step(standing)) + unpaired(card, standing)
    return float(card.step(standing + 1)) + unpaired(card, standing + 1) - now


def unpaired(card: Card, standing: int) -> float:
    """Where the points go up and down: what an odd building hopes for from the next one."""
    if card.score != TOGETHER or min(card.steps) >= 0:
        return 0.0
    return max(float(card.step(standing + 1) - card.step(standing)), 0.0) * UNPAIRED


def longest_line(squares: i64) -> int:
    """The most squares of a set that are in one row or column, if there is room for another."""
    longest = 0
    for line in range(SIDE):
        for found in (number(squares & ROW[line * SIDE]), number(squares & COLUMN[line])):
            if longest < found < SIDE:
                longest = found
    return longest


def monument_worth(card: Card, tally: Tally, town: Town) -> float:
    """What a monument may bring when it is built."""
    score, points = card.score, float(card.points)
    types = int(tally.types_among(-1, MONUMENT, FACTORY))
    if score == EACH:
        return points + OTHER_MONUMENT if card.count or not points else points + 1
    if score == CASTLE:
        return CASTLE_HOPE
    if score == UNFED:
        return number(tally.squares[COTTAGE] & ~tally.fed) * points + 1
    if score == TYPES_IN_TOWN:
        return types * points + 1
    if score == MISSING_TYPES:
        return (FACTORY - types) * points * LIKELY
    if score == TYPES_NEAR:
        return points * NEIGHBOUR_TYPES
    if score == LARGEST_GROUP:
        return points + float(tally.largest_group()) + 1
    if score == WHEN_BUILT:
        return float(card.step(town.buildings() + 1))
    return ORDER_HOPE if score == ORDER else MONUMENT_USES.get(int(card.effect), OTHER_MONUMENT)


def good_squares(tally: Tally, kind: i64) -> i64:
    """Where one more building of a type would bring most, by what stands in the town."""
    card = tally.cards.of(kind)
    score = card.score
    if kind == COTTAGE and tally.cards.of(FOOD).feeding != ANYWHERE_FED:
        return table(tally)
    if score == IF_NEAR:
        return beside(tally.of_types(card.near))
    if score == UNLESS_NEAR:
        return FULL & ~beside(tally.of_types(card.near))
    if score == NEAR_FED:
        return beside(tally.fed)
    return FULL


class Begun:
    """The patterns that are begun in a town, and how much room there is for any."""

    def __init__(self, town: Town) -> None:
        self.cubes = int(town.cubes)
        self.empty = int(town.empty)
        self.with_cube = filled(self.cubes)
        in_the_way = filled(int(town.built))
        if town.monument != NO_CARD:
            in_the_way |= at(town.monument_at, CODE)
        self.wild = int(town.wild)
        self.blocked = in_the_way & ~self.wild
        self.room = 0.0
        self.squares: list[int] = []
        self.hopes: list[float] = []

    def add(self, placement: Placement, value: float) -> None:
        mask, want = placement.mask, placement.want
        if self.wild:
            mask, want = mask & ~self.wild, want & ~self.wild
        if self.blocked & mask or self.cubes & mask != want & self.with_cube or not want:
            return
        lacking = number(placement.squares & self.empty)
        self.room += value * OPENNESS[lacking]
        if self.with_cube & mask:
            used = number(placement.squares & ~self.empty)
            self.squares.append(placement.squares)
            self.hopes.append((value + used * CUBE_IN_PATTERN) * PROGRESS[lacking])


def patterns_value(position: TinyTowns, town: Town, tally: Tally) -> float:
    """The value of patterns that are begun, and of the room there is for any."""
    values = building_values(tally)
    found = Begun(town)
    for kind in range(COTTAGE, MONUMENT):
        good = good_squares(tally, kind)
        for placement in position.cards.of(kind).placements:
            found.add(placement, values[kind] if placement.squares & good else values[kind] * ELSEWHERE)
    if town.plan != NO_CARD:
        card = position.facts.card(town.plan)
        worth = monument_worth(card, tally, town)
        for placement in card.placements:
            found.add(placement, worth)
    cubes = SQUARES - number(town.empty) - int(town.buildings())
    return sqrt(max(found.room, 0.0)) * OPEN_PATTERNS + apart(found.squares, found.hopes, found.empty, cubes)


def apart(squares: list[int], hopes: list[float], empty: int, cubes: int) -> float:
    """The most hopeful patterns that do not need each other's squares, and the cubes that none of them uses."""
    total = 0.0
    taken = 0
    best = best_apart(squares, hopes, taken)
    while best >= 0:
        total += hopes[best]
        taken |= squares[best]
        best = best_apart(squares, hopes, taken)
    return total + (cubes - number(taken & ~empty)) * LOOSE_CUBE


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
