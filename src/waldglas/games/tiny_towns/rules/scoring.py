"""The points of a town, card by card.

A town is looked at as sets of squares here, one for each type of building: bit 0 is a1.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from waldglas.core.game import Line
from waldglas.games.tiny_towns.rules.cards import CardsInPlay
from waldglas.games.tiny_towns.rules.facts import (
    ALONE_IN_LINES,
    ANYWHERE_FED,
    AROUND_FED,
    CASTLE,
    CHAPEL,
    COTTAGE,
    EACH,
    FACTORY,
    FED,
    FOOD,
    FULL,
    GROUP_FED,
    IF_NEAR,
    IN_LINE,
    LARGEST_GROUP,
    LINES_FED,
    MISSING_TYPES,
    MONUMENT,
    MORE_THAN_RIGHT,
    NEAR_FED,
    NO_WASTE,
    NOTHING_SCORED,
    ORDER,
    PER_CENTRE,
    PER_CORNER,
    PER_FED,
    PER_HELD,
    PER_NEAR,
    SIDE,
    SQUARES,
    TOGETHER,
    TYPES_IN_LINES,
    TYPES_IN_TOWN,
    TYPES_NEAR,
    UNFED,
    UNLESS_NEAR,
    WHEN_BUILT,
    Card,
    code_at,
)

NOWHERE: Final = -1
# How many points depends on where each building stands; the others score the same each, or together.
ONE_BY_ONE: Final = [NEAR_FED, PER_NEAR, IF_NEAR, UNLESS_NEAR, ALONE_IN_LINES, TYPES_IN_LINES, IN_LINE]
SHARED: Final = [TOGETHER, PER_HELD]


def neighbours_of(square: int) -> list[int]:
    row, column = divmod(square, SIDE)
    near = [(row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)]
    return [r * SIDE + c for r, c in near if 0 <= r < SIDE and 0 <= c < SIDE]


def lines_of(square: int) -> list[int]:
    """The other squares of its row and column."""
    return [
        other for other in range(SQUARES) if other != square and (same_row(square, other) or same_column(square, other))
    ]


def same_row(square: int, other: int) -> bool:
    return square // SIDE == other // SIDE


def same_column(square: int, other: int) -> bool:
    return square % SIDE == other % SIDE


def around(square: int) -> list[int]:
    """The squares that touch it, also at a corner."""
    rows = range(square // SIDE - 1, square // SIDE + 2)
    columns = range(square % SIDE - 1, square % SIDE + 2)
    touching = [row * SIDE + column for row in rows for column in columns if 0 <= row < SIDE and 0 <= column < SIDE]
    return [other for other in touching if other != square]


def set_of(squares: list[int]) -> int:
    return sum(1 << square for square in squares)


NEIGHBOURS: Final = [neighbours_of(square) for square in range(SQUARES)]
ROW_AND_COLUMN: Final = [lines_of(square) for square in range(SQUARES)]
NEAR: Final = vec[i64]([set_of(squares) for squares in NEIGHBOURS])
IN_LINES: Final = vec[i64]([set_of(squares) for squares in ROW_AND_COLUMN])
AROUND: Final = vec[i64]([set_of(around(square)) for square in range(SQUARES)])
ROW: Final = vec[i64]([set_of([s for s in range(SQUARES) if same_row(s, square)]) for square in range(SQUARES)])
COLUMN: Final = vec[i64]([set_of([s for s in range(SQUARES) if same_column(s, square)]) for square in range(SQUARES)])
CORNERS: Final = set_of([0, SIDE - 1, SQUARES - SIDE, SQUARES - 1])
CENTRE: Final = set_of([5, 6, 9, 10])
ONES: Final = vec[i64]([squares.bit_count() for squares in range(256)])


def size(squares: i64) -> i64:
    """How many squares are in a set."""
    return ONES[squares & 255] + ONES[squares >> 8]


class Estate:
    """What of a town counts for its points."""

    def __init__(self, built: i64, waste: i64) -> None:
        self.built: i64 = built
        self.waste: i64 = waste
        self.monument: Card | None = None  # that stands
        self.monument_at: i64 = NOWHERE
        self.when_built: i64 = 0  # how many buildings stood then
        self.held: i64 = 0  # cubes on Warehouses
        self.on_the_right: i64 = 0  # buildings like its Taverns in the town on the right
        self.earlier: i64 = 0  # towns that were complete before


class Tally:
    """A town taken apart for counting: where each type stands, and which Cottages are fed."""

    def __init__(self, cards: CardsInPlay, estate: Estate) -> None:
        self.cards = cards
        self.estate = estate
        squares = vec[i64]([0] * (MONUMENT + 1))
        built = estate.built
        for square in range(SQUARES):
            squares[code_at(built, square)] |= 1 << square
        squares[0] = 0
        self.castle: i64 = 0
        if estate.monument is not None:
            if estate.monument.score == CASTLE:
                self.castle = 1 << estate.monument_at
            else:
                squares[MONUMENT] = 1 << estate.monument_at
        self.squares = squares
        self.fed: i64 = 0
        self.fed = self.fed_squares()

    def of_types(self, types: vec[i64]) -> i64:
        """Where buildings of these types stand."""
        found: i64 = 0
        for kind in types:
            found |= self.squares[kind]
        return found

    def cottages(self, squares: i64) -> i64:
        """How many Cottages these squares count as; the castle is two."""
        return size(squares) + (1 if squares & self.castle else 0)

    # Feeding

    def fed_squares(self) -> i64:
        """TT-10: the Cottages that are fed, by the choice that is worth most."""
        hungry, food, card = self.squares[COTTAGE], self.squares[FOOD], self.cards.of(FOOD)
        if not hungry or not food:
            return 0
        if card.feeding == ANYWHERE_FED:
            meals = size(food) * card.feeds
            return hungry if meals >= size(hungry) else self.best_fed(singles(hungry), meals)
        if card.feeding == GROUP_FED:
            return self.best_fed(groups(hungry), size(food))
        reach: i64 = 0
        for square in range(SQUARES):
            if food >> square & 1:
                reach |= AROUND[square] if card.feeding == AROUND_FED else IN_LINES[square]
        return hungry & reach

    def best_fed(self, parts: list[i64], number: i64) -> i64:
        """So many of the parts, or all: the largest ones, unless it matters which Cottages are fed."""
        if number < len(parts) and (self.castle or self.cards.of(CHAPEL).score == NEAR_FED):
            return self.most_worth(parts, 0, number, 0)
        parts.sort(key=smaller)
        fed: i64 = 0
        for part in parts[: int(number)]:
            fed |= part
        return fed

    def most_worth(self, parts: list[i64], first: int, number: i64, fed: i64) -> i64:
        """The most valuable of all ways to add so many parts from here on."""
        if number == 0:
            return fed
        best, most = fed, -1
        for i in range(first, len(parts) - int(number) + 1):
            found = self.most_worth(parts, i + 1, number - 1, fed | parts[i])
            worth = self.worth(found)
            if worth > most:
                best, most = found, int(worth)
        return best

    def worth(self, fed: i64) -> i64:
        """The points that depend on who is fed."""
        self.fed = fed
        return self.points(COTTAGE) + self.points(CHAPEL) + self.monument_points()

    # Points

    def points(self, kind: i64) -> i64:
        """The points of all buildings of a type together."""
        card, squares = self.cards.of(kind), self.squares[kind]
        score = card.score
        if score == NOTHING_SCORED or not squares:
            return 0
        if score == FED:
            return size(squares & self.fed & ~self.castle) * card.points
        if score == EACH:
            return size(squares) * card.points
        if score == PER_FED:
            return size(squares) * self.cottages(self.fed) * card.points
        if score == TOGETHER:
            return card.step(size(squares))
        if score == PER_CORNER:
            return size(squares) * size(squares & CORNERS) * card.points
        if score == PER_CENTRE:
            return size(squares) * (card.points + size(squares & CENTRE) * card.more)
        if score == MORE_THAN_RIGHT:
            return size(squares) * (card.points + (card.more if size(squares) > self.estate.on_the_right else 0))
        if score == PER_HELD:
            return self.estate.held * card.points
        return self.one_by_one(card, squares)

    def total(self) -> i64:
        """The points of all that stands; what is wasted is not counted."""
        points = self.monument_points()
        for kind in self.cards.scoring:
            points += self.points(kind)
        return points

    def one_by_one(self, card: Card, squares: i64) -> i64:
        """The points of buildings whose squares matter."""
        count: i64 = 0
        near = self.of_types(card.near)
        for square in range(SQUARES):
            if squares >> square & 1:
                count += self.times(card, near, square)
        return count * card.points

    def times(self, card: Card, near: i64, square: i64) -> i64:
        """How often the building on this square scores; `near` has the buildings that it looks for."""
        score, beside = card.score, NEAR[square]
        if score == PER_NEAR:
            found = near & beside
            return self.cottages(found) if found & self.castle else size(found)
        if score == TYPES_IN_LINES:
            return self.types_among(IN_LINES[square], card.type, MONUMENT)
        if score == IF_NEAR:
            return 1 if near & beside else 0
        if score == UNLESS_NEAR:
            return 0 if near & beside else 1
        if score == NEAR_FED:
            return 1 if self.cottages(self.fed & beside) >= card.least else 0
        own = self.squares[card.type]
        if score == ALONE_IN_LINES:
            return 0 if own & IN_LINES[square] else 1
        assert score == IN_LINE
        return max(size(own & ROW[square]), size(own & COLUMN[square]))

    def types_among(self, squares: i64, other_than: i64, last: i64) -> i64:
        """How many types of buildings, up to this one, stand on these squares."""
        found: i64 = 0
        types = self.squares
        for kind in range(COTTAGE, last + 1):
            if kind != other_than and types[kind] & squares:
                found += 1
        return found

    def monument_points(self) -> i64:
        card = self.estate.monument
        if card is None:
            return 0
        score = card.score
        if score == EACH:
            return card.points
        if score == CASTLE:
            return card.points if self.castle & self.fed else 0
        if score == UNFED:
            return size(self.squares[COTTAGE] & ~self.fed) * card.points
        if score == TYPES_IN_TOWN:
            return self.types_among(-1, MONUMENT, FACTORY) * card.points
        if score == MISSING_TYPES:
            return (FACTORY - self.types_among(-1, MONUMENT, FACTORY)) * card.points
        if score == TYPES_NEAR:
            return self.types_among(NEAR[self.estate.monument_at], MONUMENT, FACTORY) * card.points
        if score == LARGEST_GROUP:
            return card.points + self.largest_group() * card.more
        if score == WHEN_BUILT:
            return card.step(self.estate.when_built)
        return card.step(self.estate.earlier) if score == ORDER else 0

    def largest_group(self) -> i64:
        """The size of the largest group of one type."""
        return size(self.largest())

    def largest(self) -> i64:
        """The largest group of one type."""
        largest: i64 = 0
        for kind in range(COTTAGE, FACTORY + 1):
            for group in groups(self.squares[kind]):
                if size(group) > size(largest):
                    largest = group
        return largest

    # Square by square

    def type_at(self, square: i64) -> i64:
        """The type of the building on a square; a castle is a monument here, which scores as such."""
        if square == self.estate.monument_at:
            return MONUMENT
        return code_at(self.estate.built, square)

    def points_at(self, square: i64) -> i64:
        """What the building on a square scores; of those that score together, what all of them do."""
        kind = self.type_at(square)
        if kind == MONUMENT:
            return self.monument_points()
        card = self.cards.of(kind)
        if card.score in ONE_BY_ONE:
            return self.times(card, self.of_types(card.near), square) * card.points
        if card.score == FED:
            return card.points if self.fed >> square & 1 else 0
        return self.points(kind) if card.score in SHARED else self.points(kind) // size(self.squares[kind])

    def counted_at(self, square: i64) -> i64:
        """The squares that the building on this one feeds, is fed by, or looks at for its points."""
        kind = self.type_at(square)
        if kind == MONUMENT:
            return self.counted_by_monument(square)
        if kind == COTTAGE:
            return self.feeding(square)
        card, own, beside = self.cards.of(kind), self.squares[kind], NEAR[square]
        score = card.score
        if kind == FOOD:
            return self.fed & self.fed_from(square)
        if score == PER_FED:
            return self.fed
        if score == NEAR_FED:
            return self.fed & beside
        if score == TYPES_IN_LINES:
            return self.standing() & ~own & IN_LINES[square]
        if score == ALONE_IN_LINES:
            return own & IN_LINES[square]
        if score == IN_LINE:
            row, column = own & ROW[square], own & COLUMN[square]
            return row if size(row) >= size(column) else column
        if score == PER_CORNER:
            return own & CORNERS
        if score == PER_CENTRE:
            return own & CENTRE
        return own if score == TOGETHER else self.of_types(card.near) & beside

    def feeding(self, cottage: i64) -> i64:
        """The buildings that feed a Cottage."""
        found: i64 = 0
        if self.fed >> cottage & 1:
            for square in range(SQUARES):
                if self.squares[FOOD] >> square & 1 and self.fed_from(square) >> cottage & 1:
                    found |= 1 << square
        return found

    def fed_from(self, square: i64) -> i64:
        """Where a building on this square may feed."""
        feeding = self.cards.of(FOOD).feeding
        if feeding == AROUND_FED:
            return AROUND[square]
        return IN_LINES[square] if feeding == LINES_FED else FULL

    def standing(self) -> i64:
        """The squares with a building."""
        found: i64 = 0
        for kind in range(COTTAGE, MONUMENT + 1):
            found |= self.squares[kind]
        return found

    def counted_by_monument(self, square: i64) -> i64:
        card = self.estate.monument
        assert card is not None
        score = card.score
        if score == CASTLE:
            return self.feeding(square)
        if score == UNFED:
            return self.squares[COTTAGE] & ~self.fed
        if score == TYPES_NEAR:
            return self.standing() & NEAR[square]
        if score == LARGEST_GROUP:
            return self.largest()
        return self.standing() & ~(1 << square) if score == TYPES_IN_TOWN else 0

    def waste_points(self) -> i64:
        monument = self.estate.monument
        if monument is not None and monument.effect == NO_WASTE:
            return 0
        return self.estate.waste * self.cards.waste_points


def smaller(squares: i64) -> i64:
    return -size(squares)


def singles(squares: i64) -> list[i64]:
    """Each square of a set as a set of its own."""
    return [1 << square for square in range(SQUARES) if squares >> square & 1]


def groups(squares: i64) -> list[i64]:
    """The squares of a set that lie side by side, together."""
    found: list[i64] = []
    left = squares
    while left:
        group = left & -left
        reached = grown(group) & left
        while reached != group:
            group = reached
            reached = grown(group) & left
        found.append(group)
        left &= ~group
    return found


def grown(squares: i64) -> i64:
    """A set of squares with all squares beside them."""
    found = squares
    for square in range(SQUARES):
        if squares >> square & 1:
            found |= NEAR[square]
    return found


def points_of(cards: CardsInPlay, estate: Estate) -> i64:
    tally = Tally(cards, estate)
    return tally.total() + tally.waste_points()


def score_town(cards: CardsInPlay, estate: Estate) -> list[Line]:
    """The same points, each with what it is for."""
    tally = Tally(cards, estate)
    lines = [Line(f"score-{cards.of(kind).slug}", float(tally.points(kind))) for kind in cards.scoring]
    if cards.monuments:
        lines.append(Line("score-monument", float(tally.monument_points())))
    return [*lines, Line("score-waste", float(tally.waste_points()))]


class Standing:
    """A building where it stands: what it scores, whether it is fed, and the squares that it has to do with."""

    def __init__(self, points: i64, fed: bool, squares: i64) -> None:
        self.points = int(points)
        self.fed = fed
        self.squares = [square for square in range(SQUARES) if squares >> square & 1]


def standings_of(cards: CardsInPlay, estate: Estate) -> dict[int, Standing]:
    """The same points once more, square by square where a building stands."""
    tally = Tally(cards, estate)
    return {
        square: Standing(
            tally.points_at(square), bool(tally.fed >> square & 1), tally.counted_at(square) & ~(1 << square)
        )
        for square in range(SQUARES)
        if tally.type_at(square)
    }
