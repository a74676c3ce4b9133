"""The facts of Tiny Towns as tables for the rules: blueprints in every place they fit."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from waldglas.core.errors import BadFacts
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

SQUARE_NAMES: Final = [f"{'abcd'[square % SIDE]}{square // SIDE + 1}" for square in range(SQUARES)]


def at(square: i64, code: i64) -> i64:
    """A cube or building of this code on this square, within a town's number."""
    return code << (BITS * square)


def code_at(town: i64, square: i64) -> i64:
    return (town >> (BITS * square)) & CODE


class Placement:
    """A blueprint in one place: which cubes must lie where."""

    def __init__(self, building: int, cubes: list[tuple[int, int]]) -> None:
        self.number: i64 = 0
        self.building: i64 = building
        self.cubes = sorted((resource, square) for square, resource in cubes)
        self.squares: i64 = 0
        self.mask: i64 = 0
        self.want: i64 = 0
        for square, resource in cubes:
            self.squares |= 1 << square
            self.mask |= at(square, CODE)
            self.want |= at(square, resource)

    def fits(self, cubes: i64) -> bool:
        """Whether the cubes of a town lie as this placement needs them."""
        return cubes & self.mask == self.want

    def token(self) -> str:
        return f"build:{BUILDINGS[self.building]}:" + "-".join(SQUARE_NAMES[square] for _, square in self.cubes)


class TownFacts:
    """All that the rules look up, made once from the facts."""

    def __init__(self, facts: Facts) -> None:
        blueprints = facts.section("blueprint")
        self.names = [""] + [str(blueprints[building]["name"]) for building in BUILDINGS[1:]]
        self.slugs = BUILDINGS
        self.texts = [""] + [str(blueprints[building]["text"]) for building in BUILDINGS[1:]]
        self.patterns = [[""]] + [read_pattern(building, blueprints[building]) for building in BUILDINGS[1:]]
        self.placements = vec[Placement](
            [placement for building in range(1, len(BUILDINGS)) for placement in placements_of(building, self.patterns)]
        )
        for number, placement in enumerate(self.placements):
            placement.number = number
        self.using = self.placements_by_cube()
        self.cottage_points = int(blueprints["cottage"]["points"])
        self.farm_feeds = int(blueprints["farm"]["feeds"])
        self.chapel_points = int(blueprints["chapel"]["points"])
        self.well_points = int(blueprints["well"]["points"])
        self.theater_points = int(blueprints["theater"]["points"])
        self.tavern_points = read_taverns(blueprints["tavern"])
        self.waste_points = int(facts.entry("waste.cube")["points"])
        self.read_decks(facts)
        self.ranks = sorted((int(rank["from"]), str(rank["name"])) for rank in facts.section("rank").values())

    def placements_by_cube(self) -> vec[vec[Placement]]:
        """For each cube on each square (see `cube_index`): the placements that use it there."""
        using: list[list[Placement]] = [[] for _ in range(SQUARES * len(RESOURCES))]
        for placement in self.placements:
            for resource, square in placement.cubes:
                using[cube_index(square, resource)].append(placement)
        return vec[vec[Placement]]([vec[Placement](found) for found in using])

    def read_decks(self, facts: Facts) -> None:
        self.copies: i64 = int(facts.entry("deck.resources")["copies"])
        self.set_aside: i64 = int(facts.entry("deck.town_hall")["set_aside"])
        self.drawn_calls: i64 = int(facts.entry("deck.town_hall")["drawn_calls"])
        self.face_up: i64 = int(facts.entry("deck.solo")["face_up"])
        cards = self.copies * KINDS
        if self.copies < 1 or not 0 <= self.set_aside < cards or self.drawn_calls < 1 or not 1 <= self.face_up < cards:
            raise BadFacts("the deck needs cards: copies, drawn_calls and face_up from 1, set_aside below the deck")


def cube_index(square: i64, resource: i64) -> i64:
    return square * (KINDS + 1) + resource


def read_taverns(entry: Entry) -> list[int]:
    points = entry["points_together"]
    if not points or not all(isinstance(value, int) for value in points):
        raise BadFacts("blueprint.tavern: points_together is a list of whole numbers, for no Tavern, one, two …")
    return [int(value) for value in points]


def read_pattern(building: str, entry: Entry) -> list[str]:
    pattern = [str(row) for row in entry["pattern"]]
    sizes = {len(row) for row in pattern}
    letters = {letter for row in pattern for letter in row}
    if len(sizes) != 1 or not letters <= set(LETTERS) or letters <= {"."} or max(len(pattern), *sizes) > SIDE:
        raise BadFacts(
            f"blueprint.{building}: a pattern is up to {SIDE} rows of the same length, "
            f"with up to {SIDE} of the letters {LETTERS} each"
        )
    columns = ["".join(column) for column in zip(*pattern, strict=True)]
    if any(set(edge) == {"."} for edge in (pattern[0], pattern[-1], columns[0], columns[-1])):
        raise BadFacts(f"blueprint.{building}: the outer rows and columns of a pattern hold a cube each")
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
