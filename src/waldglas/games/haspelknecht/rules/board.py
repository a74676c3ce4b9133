"""The development board: which developments lie where, which of them touch, and how a board is laid out (HK-18)."""

from __future__ import annotations

from itertools import count
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from waldglas.core.alphabet import shortened
from waldglas.core.checks import listed, refused, text, wholes
from waldglas.core.errors import BadOption
from waldglas.core.facts import Facts
from waldglas.core.message import Message
from waldglas.core.options import Option
from waldglas.core.packed import packed
from waldglas.core.rng import Rng
from waldglas.games.haspelknecht.rules.facts import DEVELOPMENTS, LEVELS, MOST_OF_A_LEVEL, HaspelFacts

FIRST_GAME: Final = "first"
BY_CHANCE: Final = "random"  # as many developments of each level as seats, three at least
MORE_BY_CHANCE: Final = "random-more"  # one more than seats, as in a first game
VARIANTS: Final = ["three-long-legs", "four-long-legs", "tower"]
FIRST_GAMES: Final = ["layout.first_two", "layout.first_three", "layout.first_four"]

CELL: Final = 2  # characters
OPEN: Final = "()"
BLANK: Final = ".."
MOST_TEXT: Final = 400
MOST_ROWS: Final = 12
EXAMPLE: Final = "11..12..13/..21..22..23/31..32..33/..41..42..43"
LEAST_OF_A_LEVEL: Final = 3
THALER_FOR_TWO: Final = 3
MOST_DRAWS: Final = 1000
SIDES: Final = [(0, -2), (0, 2), (-1, -1), (-1, 1), (1, -1), (1, 1)]
OFF_THE_BOARD: Final = -1
SERIALS: Final = count()


class Place:
    """Where a tile lies: a row, the cell in which it begins, and the number printed on it, or an open place."""

    def __init__(self, row: int, cell: int, text: str) -> None:
        self.row = row
        self.cell = cell
        self.text = text

    def level(self) -> int:
        """A development's level is its first figure; an open place takes its level from its row."""
        return int(self.text[0]) if self.text.isdigit() else self.row + 1


class Board:
    """The developments in play, and for each of them those that it touches, as bits."""

    def __init__(self, facts: HaspelFacts, places: list[Place]) -> None:
        printed = {development.printed: development.number for development in facts.developments}
        self.serial: i64 = next(SERIALS)  # no other board has the same
        self.rows = [OFF_THE_BOARD] * DEVELOPMENTS
        self.cells = [OFF_THE_BOARD] * DEVELOPMENTS
        self.touching = vec[i64]([0] * DEVELOPMENTS)
        self.in_play: i64 = 0
        at = {(place.row, place.cell): printed[int(place.text)] for place in places}
        for (row, cell), number in at.items():
            self.in_play |= 1 << number
            self.rows[number] = row
            self.cells[number] = cell
            for down, right in SIDES:
                near = at.get((row + down, cell + right))
                if near is not None:
                    self.touching[number] |= 1 << near
        self.tiles = packed([place for place in range(DEVELOPMENTS) if self.holds(place)])  # those in play, in order

    def holds(self, number: i64) -> bool:
        return self.in_play >> number & 1 == 1


class LayoutOption(Option):
    """One of the layouts with a name, or a board of one's own, written row by row."""

    def __init__(self, facts: HaspelFacts) -> None:
        super().__init__("layout", [FIRST_GAME, BY_CHANCE, MORE_BY_CHANCE, *VARIANTS], FIRST_GAME)
        self.example = EXAMPLE
        self.facts = facts

    def checked(self, value: str) -> str:
        if value in self.values:
            return value
        if "/" not in value:
            raise bad_layout("refused-layout", {"known": list(self.values), "given": shortened(value)})
        if len(value) > MOST_TEXT:
            raise bad_layout("refused-layout-long", {"most": MOST_TEXT})
        rows = [row.rstrip(".") for row in value.split("/")]
        check_board(self.facts, read_rows(rows))
        return "/".join(rows)


class Layouts:
    """The boards that the facts know, and how a game's board comes about."""

    def __init__(self, source: Facts, facts: HaspelFacts) -> None:
        self.facts = facts
        self.first_games = [self.read(source, key) for key in FIRST_GAMES]
        self.variants = [self.read(source, variant_key(name)) for name in VARIANTS]
        self.seats_of_variants = [read_seats(source, variant_key(name)) for name in VARIANTS]
        self.ready = [Board(facts, places) for places in self.first_games]

    def read(self, source: Facts, key: str) -> list[Place]:
        where = f"{key}: rows"
        rows = [text(where, row) for row in listed(where, source.entry(key)["rows"], 1, MOST_ROWS)]
        try:
            places = read_rows([row.replace("  ", BLANK) for row in rows])
            if key in FIRST_GAMES:
                check_board(self.facts, places)
            else:
                check_variant(places)
        except BadOption as error:
            raise refused("facts-layout", where, {"problem": error.message}) from None
        return places

    def check(self, layout: str, seats: int) -> None:
        """What a layout asks of the number of seats."""
        if layout in VARIANTS:
            allowed = self.seats_of_variants[VARIANTS.index(layout)]
            if seats not in allowed:
                raise bad_layout("refused-layout-seats", {"layout": layout, "allowed": allowed, "seats": seats})

    def advice(self, layout: str, seats: int) -> Message | None:
        """HK-18.5: what is to be said of a board for two that falls short; nothing of others."""
        offered = self.most_thaler(layout) if is_drawn(layout) else self.thaler_on(self.fixed(layout, seats))
        if seats > 2 or offered >= THALER_FOR_TWO:
            return None
        return Message("advice-thaler", {"offered": offered, "needed": THALER_FOR_TWO})

    def most_thaler(self, layout: str) -> int:
        """What the richest board of a layout that is drawn for two offers."""
        levels = [place.level() for place in self.shape_of(layout, 2)]
        most = 0
        for level in range(1, LEVELS + 1):
            thaler = sorted(tile.thaler() for tile in self.facts.developments if tile.level == level)
            most += sum(thaler[-levels.count(level) :])
        return most

    def lay(self, layout: str, seats: int, rng: Rng) -> Board:
        if is_drawn(layout):
            return self.draw(self.shape_of(layout, seats), seats, rng)
        return self.fixed(layout, seats)

    def fixed(self, layout: str, seats: int) -> Board:
        return self.ready[seats - 2] if layout == FIRST_GAME else Board(self.facts, read_rows(layout.split("/")))

    def shape_of(self, layout: str, seats: int) -> list[Place]:
        """HK-18.6, HK-18.7: where the developments lie that are drawn."""
        if layout == BY_CHANCE:
            return self.first_games[max(seats, LEAST_OF_A_LEVEL) - LEAST_OF_A_LEVEL]
        return self.first_games[seats - 2] if layout == MORE_BY_CHANCE else self.variants[VARIANTS.index(layout)]

    def always_there(self, layout: str, seats: int) -> int:
        """The developments that every board of this layout holds, as bits; of drawn ones, those of full levels."""
        if not is_drawn(layout):
            return int(self.fixed(layout, seats).in_play)
        levels = [place.level() for place in self.shape_of(layout, seats)]
        full = [level for level in range(LEVELS) if levels.count(level + 1) == MOST_OF_A_LEVEL]
        return sum(int(self.facts.of_level[level]) for level in full)

    def draw(self, shape: list[Place], seats: int, rng: Rng) -> Board:
        """HK-18.6, HK-18.7: developments drawn for the places of their level, again while two seats lack Thaler."""
        board = Board(self.facts, self.drawn(shape, rng))
        for _ in range(MOST_DRAWS):
            if seats > 2 or self.thaler_on(board) >= THALER_FOR_TWO:
                break
            board = Board(self.facts, self.drawn(shape, rng))
        return board

    def drawn(self, shape: list[Place], rng: Rng) -> list[Place]:
        places = []
        for level in range(LEVELS):
            numbers = [development.printed for development in self.facts.developments if development.level == level + 1]
            rng.shuffle(numbers)
            row = [place for place in shape if place.level() == level + 1]
            places += [Place(place.row, place.cell, str(number)) for place, number in zip(row, numbers, strict=False)]
        return places

    def thaler_on(self, board: Board) -> int:
        """HK-18.5: the Thaler that developments give and for which nothing is paid."""
        return sum(development.thaler() for development in self.facts.developments if board.holds(development.number))


def is_drawn(layout: str) -> bool:
    return layout in (BY_CHANCE, MORE_BY_CHANCE) or layout in VARIANTS


def variant_key(name: str) -> str:
    return "layout." + name.replace("-", "_")


def read_seats(source: Facts, key: str) -> list[int]:
    return wholes(f"{key}: seats", source.entry(key)["seats"], 2, 4, 1)


def bad_layout(id: str, values: dict[str, object] | None = None) -> BadOption:
    return BadOption(Message(id, values), option="layout")


def read_rows(rows: list[str]) -> list[Place]:
    """The tiles of a board, row by row; a blank is half a tile wide."""
    places = []
    for down, row in enumerate(rows):
        padded = row + "." * (len(row) % CELL)
        for cell in range(len(padded) // CELL):
            text = padded[CELL * cell : CELL * cell + CELL]
            if text != BLANK:
                places.append(Place(down, cell, text))
    return places


def check_board(facts: HaspelFacts, places: list[Place]) -> None:
    """HK-18.2 to HK-18.4: a board of known developments, each of them once, that touch as they must."""
    known = [str(development.printed) for development in facts.developments]
    seen: list[str] = []
    for place in places:
        if place.text not in known:
            raise bad_layout("refused-no-development", {"tile": shortened(place.text)})
        if place.text in seen:
            raise bad_layout("refused-twice", {"tile": place.text})
        seen.append(place.text)
    check_shape(places)


def check_variant(places: list[Place]) -> None:
    if any(place.text != OPEN for place in places) or any(place.row >= LEVELS for place in places):
        raise bad_layout("refused-variant", {"rows": LEVELS})
    check_shape(places)


def check_shape(places: list[Place]) -> None:
    levels = [place.level() for place in places]
    for level in range(1, LEVELS + 1):
        found = levels.count(level)
        if not LEAST_OF_A_LEVEL <= found <= MOST_OF_A_LEVEL:
            limits: dict[str, object] = {
                "least": LEAST_OF_A_LEVEL,
                "most": MOST_OF_A_LEVEL,
                "found": found,
                "level": level,
            }
            raise bad_layout("refused-level", limits)
    at = {(place.row, place.cell): place.level() for place in places}
    if len({(row + cell) % 2 for row, cell in at}) != 1:
        raise bad_layout("refused-half-apart")
    for place in places:
        around = [(place.row + down, place.cell + right) for down, right in SIDES]
        check_touching(place, [at[near] for near in around if near in at])


def check_touching(place: Place, near: list[int]) -> None:
    level = place.level()
    tile: object = place.text
    if place.text == OPEN:
        tile = Message("layout-place", {"row": place.row + 1, "level": level})
    if level > 1 and level - 1 not in near:
        raise bad_layout("refused-touches-none", {"tile": tile, "level": level - 1})
    if any(other <= level - 2 for other in near):
        raise bad_layout("refused-touches-above", {"tile": tile})
