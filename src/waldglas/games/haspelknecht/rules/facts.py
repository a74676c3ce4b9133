"""The facts of Haspelknecht as rows for the rules: developments, markers, buildings, the mine, the year."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from waldglas.core.checks import amounts, listed, one_of, refused, some_of, table, truth, whole, wholes
from waldglas.core.facts import Entry, Facts, check_open
from waldglas.core.message import Printed, Thing
from waldglas.core.packed import packed
from waldglas.core.types import Good
from waldglas.games.haspelknecht.rules.corrections import READ
from waldglas.games.haspelknecht.rules.disks import (
    BLACK,
    COLOURS,
    FIRST_MIXED,
    MOST_MIXED,
    MOST_PIECES,
    ONE,
    SET_SIZES,
    SETS,
    YELLOW,
    disks_of,
    heap,
    holds,
)
from waldglas.games.haspelknecht.rules.farm import GAINS, GOODS, THALER

DEVELOPMENTS: Final = 20
LEVELS: Final = 4
LEVEL_NUMBERS: Final = range(1, LEVELS + 1)
MOST_OF_A_LEVEL: Final = 5
POOLS: Final = ["a", "b", "c", "d"]
SYMBOLS: Final = ["fork", "hammer", "building"]
BUILDING: Final = 2
SECTION_SYMBOLS: Final = ["wheelbarrow", "oil_lamp", "lorry"]
# What a development scores by at the end: symbols on developments, then emptied sections with a symbol.
COUNTS: Final = ["fork", "hammer", *[f"section_{symbol}" for symbol in SECTION_SYMBOLS]]
FIRST_SECTION_COUNT: Final = 2

SPECIALS: Final = ["improved_farmhand", "no_season_water", "coal_by_the_piece", "swap_disks"]
IMPROVED_FARMHAND: Final = 0
NO_SEASON_WATER: Final = 1
COAL_BY_THE_PIECE: Final = 2
NONE: Final = -1

MARKERS: Final = ["hauling_cable", "wheelbarrow", "ladder", "windlass", "oil_lamp", "hammer_and_pick"]
HAULING_CABLE: Final = 0
WINDLASS: Final = 3
OIL_LAMP: Final = 4
BUILDINGS: Final = ["barn", "charcoal_burner", "coal_storage", "water_mill"]
BARN: Final = 0
CHARCOAL_BURNER: Final = 1
COAL_STORAGE: Final = 2
WATER_MILL: Final = 3

PHASES: Final = [
    *("spring_water", "spring_action", "summer_action", "autumn_water", "autumn_action"),
    *("winter_scoring", "winter_lease", "winter_storage", "next_year"),
]
SPRING_ACTION: Final = 1
SUMMER_ACTION: Final = 2
YEARS: Final = 3

CONTRACTS: Final = ["coal_digger", "coal_miner", "haspelknecht"]
MOST_EFFECTS: Final = 2
MOST_STORES: Final = 4  # of a building
MOST_USES: Final = 2
MOST_GAINED: Final = 20
EFFECT_FIELDS: Final = ["pay", "gain", "water", "excavate", "disk", "works", "special"]


class Amount:
    """So many of a good, or of what else an effect brings."""

    def __init__(self, good: Good, number: int) -> None:
        self.good: i64 = good
        self.number: i64 = number


class Effect:
    """What a development, a marker or a building does, as the facts tell it."""

    def __init__(self, what: str, value: Any) -> None:
        row = table(what, value, EFFECT_FIELDS)
        paid = amounts(f"{what}: pay", row.get("pay", {}), [*GOODS, "thaler", *COLOURS], MOST_MIXED)
        gained = amounts(f"{what}: gain", row.get("gain", {}), GAINS, MOST_GAINED)
        self.number: i64 = NONE  # among the effects of developments
        self.pay = vec[Amount]([Amount(GAINS.index(key), n) for key, n in paid.items() if key in GAINS])
        self.pay_disks: i64 = sum(int(ONE[COLOURS.index(key)]) * n for key, n in paid.items() if key in COLOURS)
        self.gain = vec[Amount]([Amount(GAINS.index(key), n) for key, n in gained.items()])
        self.water: i64 = whole(f"{what}: water", row.get("water", 0), -20, 20)
        self.excavate: i64 = whole(f"{what}: excavate", row.get("excavate", 0), 0, 1)
        self.disk = one_of(f"{what}: disk", row["disk"], COLOURS) if "disk" in row else NONE
        self.special = one_of(f"{what}: special", row["special"], SPECIALS) if "special" in row else NONE
        self.nothing = not row

    def gains(self, good: Good) -> int:
        return sum(int(amount.number) for amount in self.gain if amount.good == good)


class Development:
    def __init__(self, number: int, slug: str, row: Entry) -> None:
        what = f"development.{slug}"
        cost = amounts(f"{what}: cost", row["cost"], [*COLOURS, "any"], MOST_MIXED)
        self.number: i64 = number
        self.slug = slug
        self.thing = Thing(f"development-{slug}")
        self.text = Printed(self.thing.id)
        self.printed = int(row["number"])
        self.level: i64 = int(row["level"])
        self.colours: i64 = heap(cost.get("black", 0), cost.get("brown", 0), cost.get("yellow", 0))
        self.disks: i64 = sum(cost.values())
        if not 1 <= self.disks <= MOST_MIXED:
            raise refused("facts-cost-disks", f"{what}: cost", {"most": MOST_MIXED})
        self.cost = cost  # by colour, or "any"
        self.points = packed(wholes(f"{what}: points", row["points"], 0, 20))
        self.symbols = some_of(f"{what}: symbols", row["symbols"], SYMBOLS)
        effects = [Effect(f"{what}: now", effect) for effect in listed(f"{what}: now", row.get("now", []), 0, 9)]
        self.effects = vec[Effect](effects)
        self.options = vec[Effect]([effect for effect in effects if not effect.nothing])
        if len(self.options) > MOST_EFFECTS:
            raise refused("facts-most-effects", f"{what}: now", {"most": MOST_EFFECTS})
        self.special = Effect(f"{what}: always", row.get("always", {})).special
        self.marker: i64 = MARKERS.index(row["marker"]) if "marker" in row else NONE
        self.building: i64 = BUILDINGS.index(row["building"]) if "building" in row else NONE
        self.score_per: i64 = NONE
        self.score_points: i64 = 0
        if "score" in row:
            score = table(f"{what}: score", row["score"], ["per", "points"])
            self.score_per = one_of(f"{what}: score.per", score.get("per"), COUNTS)
            self.score_points = whole(f"{what}: score.points", score.get("points"), 0, 20)

    def points_for(self, owners: i64) -> i64:
        """What the next owner gets, by how many came before."""
        return self.points[owners] if owners < len(self.points) else 0

    def thaler(self) -> int:
        """What it gives outright, nothing being paid for it."""
        return max([effect.gains(THALER) for effect in self.effects if not len(effect.pay)], default=0)


class StoreRoom:
    """Room for one unit in winter, and what each good scores there."""

    def __init__(self, what: str, value: Any) -> None:
        row = table(what, value, ["accepts", "points"])
        points = amounts(f"{what}: points", row.get("points", {}), GOODS, MOST_GAINED)
        self.accepts = packed(sorted(set(some_of(f"{what}: accepts", row.get("accepts"), GOODS))))
        self.points = packed([points.get(good, 0) for good in GOODS])


class Section:
    def __init__(self, what: str, row: Entry) -> None:
        self.wood = whole(f"{what}: wood", row["wood"], 0, 7)
        self.coal = whole(f"{what}: coal", row["coal"], 1, 11)
        self.points = whole(f"{what}: points", row["points"], 0, 20) if "points" in row else 0
        self.symbols = some_of(f"{what}: symbols", row["symbols"], SECTION_SYMBOLS) if "symbols" in row else []


class HaspelFacts:
    """All that the rules look up, made once from the facts."""

    def __init__(self, facts: Facts) -> None:
        check_open(facts, READ)
        self.developments = vec[Development](
            [Development(index, slug, row) for index, (slug, row) in enumerate(facts.section("development").items())]
        )
        self.effects = self.number_effects()
        self.read_table(facts)
        self.read_mine(facts)
        self.read_winter(facts)
        self.read_tiles(facts)
        self.fits = packed([self.paid_by(disk_set) for disk_set in range(len(SETS))])
        self.costs = packed([disk_set for disk_set in range(len(SETS)) if self.fits[disk_set]])
        self.mixed_costs = packed([disk_set for disk_set in range(FIRST_MIXED, len(SETS)) if self.fits[disk_set]])
        self.of_level = packed([bits(d.number for d in self.developments if d.level == n) for n in LEVEL_NUMBERS])
        self.bearing = vec[vec[i64]]([self.bearers(symbol) for symbol in range(len(SYMBOLS))])
        self.scoring = vec[Development]([d for d in self.developments if d.score_per != NONE])
        self.bucket: i64 = self.with_special(NO_SEASON_WATER)
        self.horse_and_cart: i64 = self.with_special(COAL_BY_THE_PIECE)
        self.pickaxe: i64 = self.with_special(IMPROVED_FARMHAND)

    def number_effects(self) -> vec[Effect]:
        effects = [effect for development in self.developments for effect in development.effects]
        for number, effect in enumerate(effects):
            effect.number = number
        return vec[Effect](effects)

    def read_table(self, facts: Facts) -> None:
        """What lies in the middle of the table, and how a farm begins."""
        self.values = packed([facts.number(f"disk.{colour}", "value") for colour in COLOURS])
        self.in_action: i64 = facts.number("refill.pools", "action", 1, 9)
        self.in_reserve: i64 = facts.number("refill.pools", "reserve", 0, 9)
        self.bags = {int(row["seats"]): self.read_bag(facts, slug) for slug, row in facts.section("bag").items()}
        self.wet = [truth(f"pool.{pool}: water", facts.entry(f"pool.{pool}")["water"]) for pool in POOLS]
        self.most_disks: i64 = facts.number("taking.limit", "disks", 1, 9)
        self.pool_water: i64 = facts.number("taking.water", "water")
        self.relief_below: i64 = facts.number("taking.relief", "below")
        self.relief: i64 = -facts.number("taking.relief", "water", -20, 0)
        self.season_water = packed(
            [facts.number(f"phase.{phase}", "water") if phase.endswith("_water") else 0 for phase in PHASES]
        )
        self.phase_things = [Thing(f"phase-{phase}") for phase in PHASES]
        self.start = packed([facts.number("start.farm", name) for name in [*GOODS, "thaler", "debt", "water"]])
        self.most_developments: i64 = facts.number("piece.player_disk", "developments", 0, DEVELOPMENTS)

    def read_bag(self, facts: Facts, slug: str) -> i64:
        bag = [facts.number(f"bag.{slug}", colour, 0, MOST_PIECES[i]) for i, colour in enumerate(COLOURS)]
        if sum(bag) != int(facts.entry(f"bag.{slug}")["seats"]) * (self.in_action + self.in_reserve):
            raise refused("facts-bag", f"bag.{slug}")
        return heap(bag[0], bag[1], bag[2])

    def read_mine(self, facts: Facts) -> None:
        pinge = [Section(f"pinge.{short}", row) for short, row in facts.section("pinge").items()]
        self.sections = [Section(f"tunnel.{short}", row) for short, row in facts.section("tunnel").items()]
        for name, parts in (("pinge", pinge), ("tunnel", self.sections)):
            whole_mine = facts.entry(f"mine.{name}")
            counted = [sum(part.coal for part in parts), sum(part.wood for part in parts)]
            if counted != [whole_mine["coal"], whole_mine["wood"]]:
                raise refused("facts-mine", name, {"coal": whole_mine["coal"], "wood": whole_mine["wood"]})
        self.pinge_reach = packed(reach(pinge))
        self.tunnel_reach = packed(reach(self.sections))
        self.pinge_coal: i64 = sum(part.coal for part in pinge)
        self.tunnel_coal: i64 = sum(section.coal for section in self.sections)
        self.read_sections()
        self.pinge_floods: i64 = facts.number("mine.pinge", "no_coal_from_water", 1)
        self.shaft_floods: i64 = facts.number("mine.shaft", "no_reeling_from_water", 1)
        self.tunnel_floods: i64 = facts.number("mine.tunnel", "no_coal_from_water", 1)
        self.water_per_disk: i64 = facts.number("mine.black_disk", "water", 1)
        self.actions = packed([facts.number(f"worker.{worker}", "actions", 1, 9) for worker in CONTRACTS])
        self.water_per_action = packed([facts.number(f"worker.{worker}", "water") for worker in CONTRACTS])
        self.summer_food: i64 = facts.number("bonus.summer", "food")
        self.pinge_bonus = packed(wholes("bonus.pinge: points", facts.entry("bonus.pinge")["points"], 0, 20, YEARS))

    def read_sections(self) -> None:
        """HK-12.8: by how much coal has left the tunnel, how many sections are empty, and what they count."""
        emptied = [number_emptied(self.sections, mined) for mined in range(self.tunnel_coal + 1)]
        self.emptied = packed(emptied)
        self.emptied_points = packed([sum(section.points for section in self.sections[:n]) for n in emptied])
        self.emptied_symbols = vec[vec[i64]](
            [
                packed([sum(section.symbols.count(symbol) for section in self.sections[:n]) for n in emptied])
                for symbol in range(len(SECTION_SYMBOLS))
            ]
        )

    def read_winter(self, facts: Facts) -> None:
        self.coal_points = packed(wholes("winter.coal: points", facts.entry("winter.coal")["points"], 0, 99, 1))
        self.more_coal: i64 = facts.number("winter.coal", "more")
        self.lease_food = packed([facts.number(f"lease.{year}", "food") for year in range(1, YEARS + 1)])
        self.lease_thaler = packed([facts.number(f"lease.{year}", "thaler") for year in range(1, YEARS + 1)])
        self.farm_store = read_stores(facts, "storage.farm")[0]
        self.building_points = packed(wholes("end.buildings: points", facts.entry("end.buildings")["points"], 0, 99))
        self.marker_points: i64 = facts.number("end.marker", "points")
        self.thaler_points = packed(wholes("end.thaler: points", facts.entry("end.thaler")["points"], 0, 99, 1))
        self.first_debt: i64 = facts.number("end.debt", "first", -99, 0)
        self.more_debt: i64 = facts.number("end.debt", "more", -99, 0)
        self.free_water: i64 = facts.number("end.water", "free")
        self.each_water: i64 = facts.number("end.water", "each", -99, 0)
        self.check_chart()

    def read_tiles(self, facts: Facts) -> None:
        distant = [
            some_of(f"level.{level}: distant", facts.entry(f"level.{level}")["distant"], GOODS)
            for level in LEVEL_NUMBERS
        ]
        self.distant = packed([bits(set(goods)) for goods in distant])  # a bit for each good that pays
        markers = [Effect(f"marker.{slug}: use", facts.entry(f"marker.{slug}")["use"]) for slug in MARKERS]
        self.markers = vec[Effect](markers)
        self.barn = read_stores(facts, "building.barn")[0]
        self.coal_storage = vec[StoreRoom](read_stores(facts, "building.coal_storage"))
        self.burner = read_uses(facts, "charcoal_burner")[0]
        self.mill = vec[Effect](read_uses(facts, "water_mill"))
        colours = [[c for c in range(3) if disks_of(trade.pay_disks, c)] for trade in self.mill]
        if colours != [[YELLOW], [BLACK]]:
            raise refused("facts-mill", "building.water_mill: use")
        if not len(self.burner.pay) or any(self.burner.gains(amount.good) for amount in self.burner.pay):
            raise refused("facts-burner", "building.charcoal_burner: use")
        self.disk_markers = packed([bits(m for m, use in enumerate(markers) if use.disk == c) for c in range(3)])
        self.marker_disks = packed([self.disks_of_markers(held) for held in range(1 << len(MARKERS))])

    def disks_of_markers(self, held: int) -> int:
        """The disks that a set of markers stands for."""
        stands_for = [use.disk for marker, use in enumerate(self.markers) if held >> marker & 1 and use.disk != NONE]
        return sum(int(ONE[colour]) for colour in set(stands_for))

    def paid_by(self, disk_set: int) -> int:
        """HK-13.2: the developments whose cost a set of disks is, exactly; a bit for each."""
        return bits(
            development.number
            for development in self.developments
            if SET_SIZES[disk_set] == development.disks and holds(SETS[disk_set], development.colours)
        )

    def bearers(self, symbol: int) -> vec[i64]:
        """The developments that bear a symbol, then those that bear it at least twice, and so on; a bit for each."""
        numbers = [development.symbols.count(symbol) for development in self.developments]
        return packed([bits(d for d, n in enumerate(numbers) if n >= least) for least in range(1, max(numbers) + 1)])

    def check_chart(self) -> None:
        """HK-17.5: the chart must say what all building symbols together give."""
        printed = sum(development.symbols.count(BUILDING) for development in self.developments)
        if len(self.building_points) <= printed:
            raise refused("facts-chart", "end.buildings: points", {"symbols": printed})

    def with_special(self, special: int) -> int:
        return next(int(development.number) for development in self.developments if development.special == special)


def bits(places: Iterable[int]) -> int:
    return sum(1 << int(place) for place in places)


def number_emptied(sections: list[Section], mined: int) -> int:
    """HK-12.8: how many sections have lost all their coal, from the left."""
    emptied = 0
    for section in sections:
        mined -= section.coal
        if mined < 0:
            break
        emptied += 1
    return emptied


def reach(parts: list[Section]) -> list[int]:
    """HK-11.2, HK-12.2: how much coal lies before the first free wood field, by how many are covered."""
    fields = sum(part.wood for part in parts)
    reached = []
    for covered in range(fields + 1):
        needed = coal = 0
        for part in parts:
            needed += part.wood
            if needed > covered:
                break
            coal += part.coal
        reached.append(coal)
    return reached


def read_stores(facts: Facts, key: str) -> list[StoreRoom]:
    where = f"{key}: store"
    return [StoreRoom(where, row) for row in listed(where, facts.entry(key)["store"], 1, MOST_STORES)]


def read_uses(facts: Facts, slug: str) -> list[Effect]:
    where = f"building.{slug}: use"
    return [Effect(where, row) for row in listed(where, facts.entry(f"building.{slug}")["use"], 1, MOST_USES)]
