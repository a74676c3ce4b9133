"""The facts of Glass Road as rows for the rules: specialists, buildings, and how a game begins."""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from waldglas.core.agenda import Step, StepTable
from waldglas.core.checks import each_of, listed, refused
from waldglas.core.facts import Entry, Facts
from waldglas.core.message import Printed, Thing
from waldglas.core.packed import packed
from waldglas.games.glass_road.rules.corrections import check_entry
from waldglas.games.glass_road.rules.counts import count_named
from waldglas.games.glass_road.rules.ground import SPACES, STARTS, Ground, packed_rows
from waldglas.games.glass_road.rules.player import (
    BASIC_LIMIT,
    BRICK,
    BRICK_WHEEL,
    CHARCOAL,
    CHARCOAL_ON_BRICK,
    FOOD,
    FOOD_ON_BRICK,
    FOREST,
    FOREST_RIGHT,
    GLASS,
    GLASS_WHEEL,
    GOODS,
    LIMITS,
    MARKERS,
    TILES,
    Player,
    covers,
    price_of,
)
from waldglas.games.shared.counts import Count
from waldglas.games.shared.effects import Amount
from waldglas.games.shared.grid import COLUMN_NAMES, check_all_named, lay_out, put_on, space_named, space_names
from waldglas.games.shared.wheel import check_markers

BUILDING_KINDS: Final = ["start", "processing", "immediate", "bonus"]
START: Final = 0
PROCESSING: Final = 1
IMMEDIATE: Final = 2
BONUS: Final = 3
FIRST_TO_BUILD: Final = 3  # the start buildings have the numbers before it
STACKS: Final = [PROCESSING, IMMEDIATE, BONUS]

NOTHING_REPLACED: Final = -1
ON_EACH: Final = -1
NO_STEP: Final = Step[Any]()
NO_STEPS: Final = StepTable([])


class Effect:
    """What an ability or a building does, as the facts tell it."""

    def __init__(self, row: dict[str, Any]) -> None:
        place = row.get("place", {})
        self.repeat = bool(row.get("repeat", False))
        self.pay = read_amounts(row.get("pay", {}))
        self.price = price_of(self.pay)
        self.remove = packed([TILES.index(tile) for tile in row.get("remove", {})])
        self.discard: i64 = int(row.get("discard", 0))
        self.draw = int(row.get("draw", 0))
        self.tiles = packed([TILES.index(tile) for tile in place.get("tiles", [])])
        self.adjacent = place.get("where") == "adjacent"
        self.place: i64 = ON_EACH if place.get("count") == "each" else int(place.get("count", 0))
        self.gain = read_amounts(row.get("gain", {}))
        self.gain_one = read_amounts(row.get("gain_one", {}))
        self.brought = brought_by(self.gain) | brought_by(self.gain_one)
        self.per: Count[Player] | None = count_named("per", row["per"]) if "per" in row else None
        self.both_wheels = row.get("wheels") == "both"
        self.gift: i64 = int(row.get("gift", 0))
        self.build = bool(row.get("build", False))
        self.tavern = row.get("special") == "tavern"

    def affordable(self, player: Player, purse: i64) -> bool:
        """Whether the player, whose purse this is, has what the effect takes."""
        if not covers(purse, self.price):
            return False
        for tile in self.remove:
            if not player.has_tile(tile):
                return False
        return len(player.private) >= self.discard and (self.discard == 0 or self.place == 0 or player.has_room())

    def fed_by(self, other: Effect, player: Player) -> bool:
        """Whether another effect brings something that this one takes and the player lacks."""
        for amount in self.pay:
            if player.have(amount.what) < amount.number and other.brings(amount.what):
                return True
        for tile in self.remove:
            if tile in other.tiles and not player.has_tile(tile):
                return True
        return False

    def brings(self, good: i64) -> bool:
        return self.brought >> good & 1 == 1


def brought_by(amounts: vec[Amount]) -> i64:
    """A bit for each good that comes of it; glass and brick may come of any good, by a turn of the wheel."""
    brought: i64 = 0
    for amount in amounts:
        brought |= 1 << amount.what | 1 << GLASS | 1 << BRICK
    return brought


class Specialist:
    def __init__(self, number: int, slug: str, row: Entry) -> None:
        self.number: i64 = number
        self.slug = slug
        self.thing = Thing(f"specialist-{slug}")
        self.text = Printed(self.thing.id)
        self.texts = [Printed(self.thing.id, "texts", which) for which in range(len(row["texts"]))]
        self.fee_text = Printed(self.thing.id, "fee_text")
        self.fee: Effect | None = Effect(row["fee"]) if "fee" in row else None
        self.one = Effect(row["one"])
        self.other = Effect(row["other"])
        self.alike = row["one"] == row["other"]
        self.one_good: i64 = 0  # so many of one basic good are left of the first ability in the solo game
        # What is asked of its player, filled in by the rules.
        self.shared: Step[Any] = NO_STEP
        self.alone: Step[Any] = NO_STEP


class Score:
    """Points at the end: for each, for each full `every`, or once from `at_least` on."""

    def __init__(self, row: dict[str, Any]) -> None:
        self.per: Count[Player] = count_named("per", row["per"])
        self.points = float(row["points"])
        self.every: i64 = int(row.get("every", 1))
        self.at_least: i64 = int(row.get("at_least", 0))
        self.base = float(row.get("base", 0))

    def of(self, player: Player, space: i64) -> float:
        number = self.per.of(player, space)
        if self.at_least:
            return self.points if number >= self.at_least else 0.0
        if self.every > 1:
            number //= self.every
        return self.base + self.points * int(number)


class Building:
    def __init__(self, number: int, slug: str, row: Entry) -> None:
        self.number: i64 = number
        self.slug = slug
        self.thing = Thing(f"building-{slug}")
        self.text = Printed(self.thing.id)
        self.kind: i64 = BUILDING_KINDS.index(row["kind"])
        self.cost = read_amounts(row["cost"])
        self.price = price_of(self.cost)
        self.points = float(row["points"])
        self.starred = bool(row["starred"])
        self.replaces: i64 = NOTHING_REPLACED
        self.effect: Effect | None = None
        self.score: Score | None = None
        if "use" in row or "now" in row:
            self.effect = Effect(row["use"] if "use" in row else row["now"])
        if "score" in row:
            self.score = Score(row["score"])
        # Its choices, and what its payment and its effect set off, filled in by the rules.
        self.use_choice: i64 = -1
        self.build_choice: i64 = -1
        self.discard_choice: i64 = -1
        self.payment: list[Step[Any]] = []
        self.steps: list[Step[Any]] = []


class RoadFacts:
    """All that the rules look up, made once from the facts and the readings that were agreed on."""

    def __init__(self, facts: Facts, solo: bool, starts_touch: bool = True, tavern_itself: bool = False) -> None:
        for section in ("specialist", "building"):
            for slug, row in facts.section(section).items():
                check_entry(f"{section}.{slug}", row)
        self.specialists = vec[Specialist](
            [Specialist(number, slug, row) for number, (slug, row) in enumerate(facts.section("specialist").items())]
        )
        self.buildings = vec[Building](
            [Building(number, slug, row) for number, (slug, row) in enumerate(facts.section("building").items())]
        )
        self.starts = packed(self.read_starts(facts))
        self.stacks = packed_rows([[int(b.number) for b in self.buildings if b.kind == kind] for kind in STACKS])
        self.goods = read_wheels(facts)
        self.ground = read_ground(facts, starts_touch)
        self.starts_touch = starts_touch
        self.tavern_itself = tavern_itself
        self.land = packed(read_landscape(facts.entry("start.landscape"), self.ground))
        # The first of the choices that build, and of those that give up, and all steps; filled in by the rules.
        self.first_build: i64 = -1
        self.first_discard: i64 = -1
        self.steps = NO_STEPS
        self.columns = read_by_seats(facts, "offers", "columns")
        self.periods = read_by_seats(facts, "period", "periods")
        self.long_periods = int(facts.entry("period.long")["periods"])
        self.hand: i64 = int(facts.entry("period.many")["hand"])
        self.rounds: i64 = int(facts.entry("period.many")["rounds"])
        self.slots: i64 = int(facts.entry("period.many")["slots"])
        self.spare: i64 = int(facts.entry("period.two")["spare"])
        self.solo_hands = packed([int(cards) for cards in facts.entry("solo.hands")["cards"]])
        self.solo_last_pick: i64 = int(facts.entry("solo.last_pick")["cards"])
        self.solo_aim = float(facts.entry("solo.aim")["points"])
        self.solo_supplier: i64 = int(facts.entry("solo.supplier")["gain"])
        if solo:
            self.lessen_gifts()
        self.goblet_three = int(facts.entry("goblet.three")["after"])
        self.goblet_long = int(facts.entry("goblet.long")["after"])

    def lessen_gifts(self) -> None:
        """GR-18.6: alone, who gives to others gives nothing, and takes less."""
        for specialist in self.specialists:
            if specialist.one.gift:
                specialist.one.gift = 0
                specialist.one_good = self.solo_supplier
                specialist.one.gain_one = vec[Amount](
                    [Amount(amount.what, self.solo_supplier) for amount in specialist.one.gain_one]
                )

    def slug(self, building: i64) -> str:
        """A building's short name; an empty string where there is none."""
        return self.buildings[building].slug if building >= 0 else ""

    def start_at(self, place: i64) -> Building:
        """The start building whose place this is."""
        return self.buildings[self.starts[place - SPACES]]

    def touches(self) -> list[list[str]]:
        """The spaces beside each start building, by name."""
        return [[self.ground.names[space] for space in self.ground.near[SPACES + start]] for start in range(STARTS)]

    def read_starts(self, facts: Facts) -> list[int]:
        """The start buildings in their order; tells each upgrade which of the three places it takes."""
        numbers = {building.slug: int(building.number) for building in self.buildings}
        order = [str(slug) for slug in facts.entry("start.buildings")["order"]]
        starts = [building.slug for building in self.buildings if building.kind == START]
        if sorted(order) != sorted(starts):
            raise refused("facts-order", "start.buildings: order", {"known": starts})
        for building in self.buildings:
            replaced = facts.entry(f"building.{building.slug}").get("replaces")
            if replaced is not None:
                building.replaces = order.index(replaced)
        return [numbers[slug] for slug in order]


def read_amounts(row: dict[str, Any]) -> vec[Amount]:
    return vec[Amount]([Amount(GOODS.index(good), int(number)) for good, number in row.items()])


def read_by_seats(facts: Facts, section: str, field: str) -> dict[int, int]:
    """A number for each count of seats that the entries of a section name; the first entry counts."""
    numbers: dict[int, int] = {}
    for entry in facts.section(section).values():
        if field in entry:
            for seats in entry["seats"]:
                numbers.setdefault(int(seats), int(entry[field]))
    return numbers


def read_wheels(facts: Facts) -> vec[i64]:
    """Where the markers stand at the start."""
    goods = vec[i64]([0] * MARKERS)
    glass, brick = read_tokens(facts, "start.glass_wheel"), read_tokens(facts, "start.brick_wheel")
    second = {FOOD: FOOD_ON_BRICK, CHARCOAL: CHARCOAL_ON_BRICK}
    for name, number in glass.items():
        goods[GOODS.index(name)] = number
    for name, number in brick.items():
        good = GOODS.index(name)
        goods[second.get(good, good)] = number
    check_markers(goods, LIMITS, [GLASS_WHEEL, BRICK_WHEEL])
    return goods


def read_tokens(facts: Facts, key: str) -> dict[str, int]:
    """A number for each good of a wheel."""
    entry = facts.entry(key)
    return each_of(f"{key}: tokens", entry["tokens"], [entry["refined"], *entry["basic"]], BASIC_LIMIT)


def read_ground(facts: Facts, starts_touch: bool) -> Ground:
    """The grid of the landscape, and the spaces beside the start buildings, where they touch any."""
    columns = facts.number("start.landscape", "columns", 2, len(COLUMN_NAMES))
    rows = facts.number("start.landscape", "rows", 2, SPACES)
    if columns * rows != SPACES:
        raise refused("facts-grid", "start.landscape", {"spaces": SPACES})
    touches = read_touches(facts.entry("start.buildings")["touches"], columns, rows)
    return Ground(columns, touches if starts_touch else [[] for _ in range(STARTS)])


def read_touches(value: object, columns: int, rows: int) -> list[list[int]]:
    """GR-1.12: the start buildings stand left of the landscape, one below the other."""
    where, names = "start.buildings: touches", space_names(columns, rows)
    touches = [
        [space_named(where, name, names) for name in listed(where, row)] for row in listed(where, value, STARTS, STARTS)
    ]
    stretches = [list(range(row[0], row[-1] + 1, columns)) if row else [] for row in touches]
    beside = [space for row in touches for space in row]
    if touches != stretches or beside != sorted(set(beside)) or any(space % columns for space in beside):
        raise refused("facts-touches-column", where)
    if beside and not all(touches):
        raise refused("facts-touches-all", where)
    return touches


def read_landscape(entry: Entry, ground: Ground) -> list[int]:
    key, names = "start.landscape", ground.names
    land = lay_out(key, entry, {TILES[tile]: tile for tile in range(FOREST)}, names)
    for pair in listed(f"{key}: forest", entry["forest"]):
        left = read_forest(pair, ground)
        put_on(key, land, left, FOREST, names)
        put_on(key, land, left + 1, FOREST_RIGHT, names)
    check_all_named(key, land, names)
    return land


def read_forest(pair: object, ground: Ground) -> int:
    """The left one of a forest's two spaces."""
    where = "start.landscape: forest"
    left, right = [space_named(where, name, ground.names) for name in listed(where, pair, 2, 2)]
    if right != left + 1 or right % ground.columns == 0:
        raise refused("facts-forest", where, {"left": ground.names[left], "right": ground.names[right]})
    return left
