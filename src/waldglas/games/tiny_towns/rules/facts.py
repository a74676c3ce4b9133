"""The facts of Tiny Towns as tables for the rules: blueprints in every place they fit."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from waldglas.core.agenda import packed
from waldglas.core.checks import listed, refused, text, wholes
from waldglas.core.facts import Entry, Facts

SIDE: Final = 4
SQUARES: Final = SIDE * SIDE
FULL: Final = (1 << SQUARES) - 1

RESOURCES: Final = ["", "wood", "wheat", "brick", "glass", "stone"]
KINDS: Final = len(RESOURCES) - 1
LETTERS: Final = ".whbgs"

BUILDINGS: Final = ["", "cottage", "farm", "chapel", "well", "theater", "tavern", "factory"]
COTTAGE: Final = 1
FARM: Final = 2
CHAPEL: Final = 3
WELL: Final = 4
THEATER: Final = 5
TAVERN: Final = 6
FACTORY: Final = 7

# A town's cubes are one number with three bits a square, and so are its buildings.
BITS: Final = 3
CODE: Final = 7

MOST_POINTS: Final = 99  # of a building
MOST_COPIES: Final = 20  # of a resource card

SQUARE_NAMES: Final = [f"{'abcd'[square % SIDE]}{square // SIDE + 1}" for square in range(SQUARES)]


def at(square: i64, code: i64) -> i64:
    """A cube or building of this code on this square, within a town's number."""
    return code << (BITS * square)


def code_at(town: i64, square: i64) -> i64:
    return (town >> (BITS * square)) & CODE


class Placement:
    """A blueprint in one place: which cubes must lie where."""

    def __init__(self, building: int, cubes: list[tuple[int, int]]) -> None:
        self.number: i64 = 0  # among all placements
        self.building: i64 = building
        self.cubes = sorted((resource, square) for square, resource in cubes)
        self.squares: i64 = 0
        self.mask: i64 = 0
        self.want: i64 = 0
        for square, resource in cubes:
            self.squares |= 1 << square
            self.mask |= at(square, CODE)
            self.want |= at(square, resource)

    def token(self) -> str:
        return f"build:{BUILDINGS[self.building]}:" + "-".join(SQUARE_NAMES[square] for _, square in self.cubes)


class TownFacts:
    """All that the rules look up, made once from the facts."""

    def __init__(self, facts: Facts) -> None:
        blueprints = facts.section("blueprint")
        self.slugs = BUILDINGS
        self.patterns = [[""]] + [read_pattern(building, blueprints[building]) for building in BUILDINGS[1:]]
        self.placements = vec[Placement](
            [placement for building in range(1, len(BUILDINGS)) for placement in placements_of(building, self.patterns)]
        )
        for number, placement in enumerate(self.placements):
            placement.number = number
        self.masks = packed([int(placement.mask) for placement in self.placements])
        self.wants = packed([int(placement.want) for placement in self.placements])
        self.using = self.placements_by_cube()
        self.cottage_points = facts.number("blueprint.cottage", "points", -MOST_POINTS, MOST_POINTS)
        self.farm_feeds = facts.number("blueprint.farm", "feeds", 0, MOST_POINTS)
        self.chapel_points = facts.number("blueprint.chapel", "points", -MOST_POINTS, MOST_POINTS)
        self.well_points = facts.number("blueprint.well", "points", -MOST_POINTS, MOST_POINTS)
        self.theater_points = facts.number("blueprint.theater", "points", -MOST_POINTS, MOST_POINTS)
        together = blueprints["tavern"]["points_together"]
        self.tavern_points = wholes("blueprint.tavern: points_together", together, -MOST_POINTS, MOST_POINTS, 1)
        self.waste_points = facts.number("waste.cube", "points", -MOST_POINTS, MOST_POINTS)
        self.read_decks(facts)
        self.ranks = sorted((int(rank["from"]), f"rank-{slug}") for slug, rank in facts.section("rank").items())

    def placements_by_cube(self) -> vec[vec[i64]]:
        """For each cube on each square (see `cube_index`): the numbers of the placements that use it there."""
        using: list[list[int]] = [[] for _ in range(SQUARES * len(RESOURCES))]
        for number, placement in enumerate(self.placements):
            for resource, square in placement.cubes:
                using[cube_index(square, resource)].append(number)
        return vec[vec[i64]]([packed(found) for found in using])

    def fits(self, number: i64, cubes: i64) -> bool:
        """Whether the cubes of a town lie as this placement needs them."""
        return cubes & self.masks[number] == self.wants[number]

    def read_decks(self, facts: Facts) -> None:
        self.copies: i64 = facts.number("deck.resources", "copies", 1, MOST_COPIES)
        cards = int(self.copies) * KINDS
        self.set_aside: i64 = facts.number("deck.town_hall", "set_aside", 0, cards - 1)
        self.drawn_calls: i64 = facts.number("deck.town_hall", "drawn_calls", 1, MOST_COPIES)
        self.face_up: i64 = facts.number("deck.solo", "face_up", 1, cards - 1)


def cube_index(square: i64, resource: i64) -> i64:
    return square * (KINDS + 1) + resource


def read_pattern(building: str, entry: Entry) -> list[str]:
    where = f"blueprint.{building}: pattern"
    pattern = [text(where, row, SIDE) for row in listed(where, entry["pattern"], 1, SIDE)]
    sizes = {len(row) for row in pattern}
    letters = {letter for row in pattern for letter in row}
    if len(sizes) != 1 or not letters <= set(LETTERS):
        raise refused("facts-pattern", where, {"side": SIDE, "letters": LETTERS})
    columns = ["".join(column) for column in zip(*pattern, strict=True)]
    if any(set(edge) == {"."} for edge in (pattern[0], pattern[-1], columns[0], columns[-1])):
        raise refused("facts-pattern-edge", where)
    return pattern


def orientations(pattern: list[str]) -> list[list[str]]:
    """The pattern turned and mirrored, each different form once."""
    forms: list[list[str]] = []
    form = pattern
    for turn in range(8):
        form = ["".join(column) for column in zip(*form[::-1], strict=True)]
        if turn == 4:
            form = [row[::-1] for row in form]
        if form not in forms:
            forms.append(form)
    return forms


def placements_of(building: int, patterns: list[list[str]]) -> list[Placement]:
    placements = []
    for form in orientations(patterns[building]):
        for row in range(SIDE - len(form) + 1):
            for column in range(SIDE - len(form[0]) + 1):
                placements.append(Placement(building, cubes_of(form, row, column)))
    return sorted(placements, key=token_of)


def cubes_of(form: list[str], row: int, column: int) -> list[tuple[int, int]]:
    return [
        ((row + down) * SIDE + column + right, LETTERS.index(letter))
        for down, letters in enumerate(form)
        for right, letter in enumerate(letters)
        if letter != "."
    ]


def token_of(placement: Placement) -> str:
    return placement.token()
