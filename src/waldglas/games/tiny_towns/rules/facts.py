"""The facts of Tiny Towns as tables for the rules: the cards of the box, and the places where their patterns fit."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from waldglas.core.checks import listed, one_of, refused, some_of, text, truth, whole, wholes
from waldglas.core.facts import Entry, Facts, check_open
from waldglas.core.packed import NOTHING, packed

SIDE: Final = 4
SQUARES: Final = SIDE * SIDE
FULL: Final = (1 << SQUARES) - 1

RESOURCES: Final = ["", "wood", "wheat", "brick", "glass", "stone"]
KINDS: Final = len(RESOURCES) - 1
LETTERS: Final = ".whbgs"

# In each game there is one card of each type of building, and a monument of each seat's own.
TYPES: Final = ["", "cottage", "food", "chapel", "well", "theater", "tavern", "factory", "monument"]
COTTAGE: Final = 1
FOOD: Final = 2
CHAPEL: Final = 3
WELL: Final = 4
THEATER: Final = 5
TAVERN: Final = 6
FACTORY: Final = 7
MONUMENT: Final = 8
BUILDING_CARDS: Final = 25  # in the box; the monuments come after them
MONUMENT_CARDS: Final = 15
DEALT: Final = 2  # monuments for each town: the one that is kept, and the other
FIRST_GAME: Final = ["cottage", "farm", "chapel", "well", "theater", "tavern", "factory"]

# A town's cubes are one number with three bits a square, and so are the types of its buildings.
BITS: Final = 3
CODE: Final = 7
ALL_CODES: Final = 0o7777_7777_7777_7777
# Lowest bits of every square, pair of squares and so on, wide enough for their number.
EACH_SQUARE: Final = 0o1111_1111_1111_1111
EACH_PAIR: Final = 0o0101_0101_0101_0101
EACH_FOUR: Final = 0o0007_0007_0007_0007
EACH_EIGHT: Final = 0o0000_0017_0000_0017
ALL_SQUARES: Final = 0o37

CUBES: Final = SQUARES * (KINDS + 1)  # different cubes on different squares
IN_ROW: Final = 3  # numbers of a placement in a row of them

MOST_POINTS: Final = 99  # of a building
MOST_COPIES: Final = 20  # of a resource card
MOST_HELD: Final = 3  # cubes on a building

SQUARE_NAMES: Final = [f"{'abcd'[square % SIDE]}{square // SIDE + 1}" for square in range(SQUARES)]

SCORES: Final = [
    *("nothing", "each", "fed", "per-fed", "near-fed", "per-near", "if-near", "unless-near", "per-corner"),
    *("per-centre", "together", "more-than-right", "alone-in-lines", "types-in-lines", "in-line", "per-held"),
    *("castle", "unfed", "types-in-town", "types-near", "missing-types", "largest-group", "when-built", "order"),
]
NOTHING_SCORED: Final = 0
EACH: Final = 1
FED: Final = 2
PER_FED: Final = 3
NEAR_FED: Final = 4
PER_NEAR: Final = 5
IF_NEAR: Final = 6
UNLESS_NEAR: Final = 7
PER_CORNER: Final = 8
PER_CENTRE: Final = 9
TOGETHER: Final = 10
MORE_THAN_RIGHT: Final = 11
ALONE_IN_LINES: Final = 12
TYPES_IN_LINES: Final = 13
IN_LINE: Final = 14
PER_HELD: Final = 15
CASTLE: Final = 16
UNFED: Final = 17
TYPES_IN_TOWN: Final = 18
TYPES_NEAR: Final = 19
MISSING_TYPES: Final = 20
LARGEST_GROUP: Final = 21
WHEN_BUILT: Final = 22
ORDER: Final = 23

FEEDINGS: Final = ["", "anywhere", "around", "group", "lines"]
ANYWHERE_FED: Final = 1
AROUND_FED: Final = 2
GROUP_FED: Final = 3
LINES_FED: Final = 4

EFFECTS: Final = [
    *("none", "anywhere", "replace", "forbid", "wild", "store"),
    *("exchange", "no-waste", "no-master", "add", "watch", "on-cottages"),
]
NO_EFFECT: Final = 0
ANYWHERE: Final = 1
REPLACE: Final = 2
FORBID: Final = 3
WILD: Final = 4
STORES: Final = 5
EXCHANGE: Final = 6
NO_WASTE: Final = 7
NO_MASTER: Final = 8
ADD: Final = 9
WATCH: Final = 10
ON_COTTAGES: Final = 11

TABLES: Final = ["points_together", "points_by_number", "points_by_place"]
# What an owner of the box may correct; how a card works is not among it.
OPEN: Final = {
    "blueprint": ["pattern", "points", "more", *TABLES, "near", "least", "feeds", "holds", "number", "solo"],
    "waste": ["points"],
    "cavern": ["holds"],
    "deck": ["copies", "set_aside", "drawn_calls", "face_up"],
    "rank": ["from"],
}


def at(square: i64, code: i64) -> i64:
    """A cube or building of this code on this square, within a town's number."""
    return code << (BITS * square)


def code_at(town: i64, square: i64) -> i64:
    return (town >> (BITS * square)) & CODE


def count(town: i64, code: i64) -> i64:
    """How many squares of a town's number hold this code: those that do not are added up, side by side."""
    other = town ^ (EACH_SQUARE * code)
    ones = (other | other >> 1 | other >> 2) & EACH_SQUARE
    pairs = (ones & EACH_PAIR) + (ones >> BITS & EACH_PAIR)
    fours = (pairs + (pairs >> 2 * BITS)) & EACH_FOUR
    eights = (fours + (fours >> 4 * BITS)) & EACH_EIGHT
    return SQUARES - (eights + (eights >> 8 * BITS) & ALL_SQUARES)


def all_bits(squares: i64) -> i64:
    """All bits of these squares within a town's number."""
    mask: i64 = 0
    for square in range(SQUARES):
        if squares >> square & 1:
            mask |= at(square, CODE)
    return mask


class Placement:
    """A card's pattern in one place: which cubes must lie where."""

    def __init__(self, kind: int, cubes: list[tuple[int, int]]) -> None:
        self.site: i64 = 0  # the number of its type and squares in the alphabet
        self.building: i64 = kind
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


class Patterns:
    """The placements of a card as rows of numbers: mask, want and site of one after the other."""

    def __init__(self, placements: list[Placement]) -> None:
        self.all = row_of(placements)
        self.using = using_cubes(placements)


def row_of(placements: list[Placement]) -> vec[i64]:
    return packed([int(number) for place in placements for number in (place.mask, place.want, place.site)])


def fitting(row: vec[i64], cubes: i64) -> vec[i64]:
    """The sites of the placements in a row that fit the cubes of a town."""
    found = NOTHING
    for i in range(0, len(row), IN_ROW):
        if cubes & row[i] == row[i + 1]:
            found = append(found, row[i + 2])
    return found


def fitting_with(row: vec[i64], cubes: i64, wild: i64) -> vec[i64]:
    """The same where some squares count as any resource; one real cube must be there."""
    found = NOTHING
    for i in range(0, len(row), IN_ROW):
        real = row[i + 1] & ~wild
        if real != 0 and cubes & row[i] & ~wild == real and row[i + 2] not in found:
            found = append(found, row[i + 2])
    return found


class Site:
    """What a choice to build names: a type, and squares; which way the pattern lies makes no difference."""

    def __init__(self, kind: int, squares: int) -> None:
        self.building: i64 = kind
        self.squares: i64 = squares
        self.mask: i64 = all_bits(squares)

    def names(self) -> list[str]:
        return [SQUARE_NAMES[square] for square in range(SQUARES) if self.squares >> square & 1]

    def token(self) -> str:
        return f"build:{TYPES[self.building]}:" + "-".join(self.names())


class Card:
    """A building card or monument: its pattern, how it scores and what it does."""

    def __init__(self, number: int, slug: str, entry: Entry) -> None:
        where = f"blueprint.{slug}"
        self.number: i64 = number
        self.slug = slug
        self.colour = str(entry["colour"])
        self.type: i64 = one_of(f"{where}: type", entry["type"], TYPES)
        self.pattern = read_pattern(slug, entry)
        self.placements = placements_of(int(self.type), self.pattern)
        self.patterns = Patterns([])
        self.score: i64 = one_of(f"{where}: score", entry["score"], SCORES)
        self.effect: i64 = one_of(f"{where}: effect", entry["effect"], EFFECTS)
        self.feeding: i64 = one_of(f"{where}: feeding", entry.get("feeding", ""), FEEDINGS)
        self.solo = truth(f"{where}: solo", entry["solo"])
        self.points: i64 = whole(f"{where}: points", entry.get("points", 0), -MOST_POINTS, MOST_POINTS)
        self.more: i64 = whole(f"{where}: more", entry.get("more", 0), -MOST_POINTS, MOST_POINTS)
        self.least: i64 = whole(f"{where}: least", entry.get("least", 0), 0, SQUARES)
        self.feeds: i64 = whole(f"{where}: feeds", entry.get("feeds", 0), 0, MOST_POINTS)
        self.holds: i64 = read_number(where, entry, "holds", MOST_HELD)
        self.count: i64 = read_number(where, entry, "number", MONUMENT - 1)
        self.near = packed(some_of(f"{where}: near", entry.get("near", []), TYPES[:MONUMENT]))
        self.steps = read_steps(where, entry)
        self.kin: list[str] = []  # all cards of its type

    def step(self, number: i64) -> i64:
        """The points for so many of them; beyond the end of the table as at its end."""
        return self.steps[min(number, len(self.steps) - 1)]


class TownFacts:
    """All that the rules look up, made once from the facts."""

    def __init__(self, facts: Facts) -> None:
        check_open(facts, OPEN)
        entries = list(facts.section("blueprint").items())
        self.cards = [Card(number, slug, entry) for number, (slug, entry) in enumerate(entries, 1)]
        self.by_slug = {card.slug: card for card in self.cards}
        self.by_type = [[card for card in self.cards if card.type == kind] for kind in range(len(TYPES))]
        for card in self.cards:
            card.kin = [other.slug for other in self.cards if other.type == card.type]
        self.sites = vec[Site](sites_of(self.cards))
        number_sites(self.cards, self.sites)
        self.waste_points: i64 = facts.number("waste.cube", "points", -MOST_POINTS, MOST_POINTS)
        self.cavern: i64 = facts.number("cavern.cubes", "holds", 0, MOST_HELD)
        self.read_decks(facts)
        self.check_solo(facts.number("deck.monuments", "dealt", DEALT, DEALT))
        self.ranks = sorted((int(rank["from"]), f"rank-{slug}") for slug, rank in facts.section("rank").items())

    def read_decks(self, facts: Facts) -> None:
        self.copies: i64 = facts.number("deck.resources", "copies", 1, MOST_COPIES)
        cards = int(self.copies) * KINDS
        self.set_aside: i64 = facts.number("deck.town_hall", "set_aside", 0, cards - 1)
        self.drawn_calls: i64 = facts.number("deck.town_hall", "drawn_calls", 1, MOST_COPIES)
        self.face_up: i64 = facts.number("deck.solo", "face_up", 1, cards - 1)

    def check_solo(self, dealt: int) -> None:
        """TT-6.6: of each type a card is left for the solo game, and as many monuments as are dealt."""
        for kind in range(COTTAGE, MONUMENT + 1):
            least = dealt if kind == MONUMENT else 1
            if len(self.of_type(kind, solo=True)) < least:
                raise refused("facts-solo", f"blueprint: {TYPES[kind]}", {"least": least})

    def card(self, number: i64) -> Card:
        """Cards are numbered from 1, in the order of the facts."""
        return self.cards[number - 1]

    def named(self, slug: str) -> Card | None:
        return self.by_slug.get(slug)

    def of_type(self, kind: i64, solo: bool) -> list[Card]:
        """The cards of a type; alone one plays without some."""
        return [card for card in self.by_type[kind] if card.solo or not solo]


def sites_of(cards: list[Card]) -> list[Site]:
    """All squares that the patterns of a type can cover, type by type."""
    found = {(int(card.type), int(place.squares)) for card in cards for place in card.placements}
    return [Site(kind, squares) for kind, squares in sorted(found, key=site_order)]


def site_order(site: tuple[int, int]) -> tuple[int, list[int]]:
    return site[0], [square for square in range(SQUARES) if site[1] >> square & 1]


def number_sites(cards: list[Card], sites: vec[Site]) -> None:
    numbers = {(int(site.building), int(site.squares)): number for number, site in enumerate(sites)}
    for card in cards:
        for place in card.placements:
            place.site = numbers[int(place.building), int(place.squares)]
        card.patterns = Patterns(card.placements)


def cube_index(square: i64, resource: i64) -> i64:
    return square * (KINDS + 1) + resource


def using_cubes(placements: list[Placement]) -> vec[vec[i64]]:
    """For each cube on each square (see `cube_index`): the placements that use it there, as a row."""
    using: list[list[Placement]] = [[] for _ in range(CUBES)]
    for placement in placements:
        for resource, square in placement.cubes:
            using[cube_index(square, resource)].append(placement)
    return vec[vec[i64]]([row_of(found) for found in using])


def read_number(where: str, entry: Entry, name: str, most: int) -> int:
    """A number that some cards print, and 0 for the others."""
    return whole(f"{where}: {name}", entry[name], 1, most) if name in entry else 0


def read_steps(where: str, entry: Entry) -> list[int]:
    """The table of points that a card prints, if it does."""
    for name in TABLES:
        if name in entry:
            return wholes(f"{where}: {name}", entry[name], -MOST_POINTS, MOST_POINTS, 1)
    return [0]


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


def placements_of(kind: int, pattern: list[str]) -> list[Placement]:
    placements = []
    for form in orientations(pattern):
        for row in range(SIDE - len(form) + 1):
            for column in range(SIDE - len(form[0]) + 1):
                placements.append(Placement(kind, cubes_of(form, row, column)))
    return sorted(placements, key=place_order)


def place_order(placement: Placement) -> list[str]:
    return [SQUARE_NAMES[square] for _, square in placement.cubes]


def cubes_of(form: list[str], row: int, column: int) -> list[tuple[int, int]]:
    return [
        ((row + down) * SIDE + column + right, LETTERS.index(letter))
        for down, letters in enumerate(form)
        for right, letter in enumerate(letters)
        if letter != "."
    ]
