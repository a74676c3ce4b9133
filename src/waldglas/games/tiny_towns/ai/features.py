"""The parts of a town that its learned value looks at, and where each finds its weight.

A town is a list of sixteen codes here: 0 for an empty square, then the five resources, then the seven buildings.
The value adds up small weights: one for what each window of squares holds, told apart by how far the town has come,
and some for the town as a whole. Turned and mirrored contents of a window are one and the same.
"""

from __future__ import annotations

from typing import Final

from waldglas.games.tiny_towns.rules.facts import BUILDINGS, KINDS, SIDE, SQUARES

FIRST_BUILDING: Final = KINDS + 1  # the code of a Cottage
CODES: Final = KINDS + len(BUILDINGS)
BUILT: Final = FIRST_BUILDING  # any building, where only cubes and room count
ROUGH_CODES: Final = BUILT + 1

# The cards of the solo game as one number: two left face up, or all three, or none of this.
PAIRS: Final[list[tuple[int, ...]]] = [(a, b) for a in range(1, KINDS + 1) for b in range(a, KINDS + 1)]
TRIOS: Final[list[tuple[int, ...]]] = [(*pair, c) for pair in PAIRS for c in range(pair[1], KINDS + 1)]
NO_CARDS: Final = len(PAIRS) + len(TRIOS)
OFFERS: Final = NO_CARDS + 1
OFFER_OF: Final = {cards: number for number, cards in enumerate([*PAIRS, *TRIOS])}


def offer(cards: list[int]) -> int:
    """The number of two or three cards in any order."""
    return OFFER_OF[tuple(sorted(cards))]


def classes(codes: int, views: list[list[int]]) -> list[int]:
    """For each content of a window the number of its class: contents that look alike in some view share one."""
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
    return numbers


def contents(codes: int, view: list[int]) -> list[int]:
    """What number each content of a window has when its squares are read in another order."""
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
    """The classes of all windows; made once, when a town is valued first."""

    def __init__(self) -> None:
        self.blocks = classes(ROUGH_CODES, BLOCK_VIEWS)  # two by two squares
        self.oblongs = classes(ROUGH_CODES, OBLONG_VIEWS)  # two by three
        self.shorts = classes(ROUGH_CODES, SHORT_VIEWS)  # three in line
        self.full_blocks = classes(CODES, BLOCK_VIEWS)
        self.full_rows = classes(CODES, ROW_VIEWS)  # a whole row or column
        self.masks = classes(2, TOWN_VIEWS)  # a set of squares


def number_of(numbers: list[int]) -> int:
    return max(numbers) + 1


class Offsets:
    """Where the weights of each kind of window begin."""

    def __init__(self, of: Classes) -> None:
        self.size = 0
        blocks, oblongs, shorts = number_of(of.blocks), number_of(of.oblongs), number_of(of.shorts)
        self.block_fed = self.room(blocks * 10 * 4 * 4)
        self.block_cards = self.room(blocks * OFFERS * 3)
        self.block_stage = self.room(blocks * 8 * 3)
        self.short_taverns = self.room(shorts * 6 * 8)
        self.short_cards = self.room(shorts * OFFERS)
        self.oblong_stage = self.room(oblongs * 2 * 4)
        self.oblong_fed = self.room(oblongs * 12)
        self.oblong_taverns = self.room(oblongs * 4 * 2)
        self.rows = self.room(number_of(of.full_rows) * 2 * 3)
        self.full_blocks = self.room(number_of(of.full_blocks) * 3 * 4)
        self.wells = self.room(25 * 8 * 3)
        self.theaters = self.room(64 * 7 * 8)
        self.sites = self.room(128 * 2 * 8)
        self.cottages = self.room(9 * 4 * 5 * 17 * 3)
        self.taverns = self.room(6 * 17 * 17)
        self.built = self.room(number_of(of.masks))
        self.filled = self.room(number_of(of.masks))
        self.types = self.room(128 * 17)
        self.stored = self.room(32 * 8)
        self.stored_cards = self.room(32 * OFFERS)
        self.cubes = self.room(1024 * 8)
        self.cubes_cards = self.room(1024 * OFFERS)
        self.cards = self.room(OFFERS * 17)

    def room(self, weights: int) -> int:
        begin = self.size
        self.size += weights
        return begin
