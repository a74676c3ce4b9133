"""The facts of Black Forest as rows for the rules: tradespeople, jobs, buildings, and how a game begins."""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from waldglas.core.agenda import Step, StepTable
from waldglas.core.checks import amounts, each_of, listed, one_of, refused, whole, wholes
from waldglas.core.facts import Entry, Facts
from waldglas.core.message import Printed, Thing
from waldglas.core.packed import packed
from waldglas.games.black_forest.rules.board import BACKS, VILLAGES, Board
from waldglas.games.black_forest.rules.counts import AdjacentStockedPastures, count_named
from waldglas.games.black_forest.rules.effects import (
    ENTERED_COOK,
    EVENTS,
    NO_EVENT,
    Effect,
    read_needs,
)
from waldglas.games.black_forest.rules.estates import Estates
from waldglas.games.black_forest.rules.player import (
    ANIMALS,
    BASIC_GOODS,
    BASIC_LIMIT,
    BRICK,
    CHARCOAL,
    CHARCOAL_COOKING,
    COOKING,
    FOREST,
    GLASSMAKING,
    GOODS,
    LIMITS,
    MARKERS,
    PASTURE_ROOM,
    PROVISION,
    PROVISION_HIGH,
    REFINED_LIMIT,
    STABLE_ROOM,
    TILES,
    Player,
    price_of,
)
from waldglas.games.shared.counts import Count
from waldglas.games.shared.effects import Amount
from waldglas.games.shared.wheel import check_markers

MOST_SEATS: Final = 4
TRADESPEOPLE: Final = 17
MERCHANT: Final = TRADESPEOPLE - 1  # the Traveling Merchant is numbered last
MERCHANT_SLUG: Final = "traveling_merchant"
VISITS: Final = 24
USES: Final = 33
BUILDINGS: Final = 86
SMALL_TILES: Final = 36
NO_JOB: Final = -1
SECTORS: Final = 12  # of a wheel's dial
LARGE_LEVELS: Final = 3
MOST_YEARS: Final = 9
MOST_POINTS: Final = 99
BEYOND: Final = 1000  # the cost of what cannot be had


class Visit:
    """One of the effects that a tradesperson offers."""

    def __init__(self, who: int, which: int, effect: Effect) -> None:
        self.who: Final[i64] = who
        self.which: Final = which
        self.effect: Final = effect


class Tradesperson:
    def __init__(self, number: int, slug: str, row: Entry) -> None:
        self.number = number
        self.slug = slug
        self.thing = Thing(f"tradesperson-{slug}")
        self.text = Printed(self.thing.id)
        self.back = BACKS.index(row["back"])
        self.visits = vec[i64]()
        self.effects = vec[Effect]()  # of those visits
        self.dearest: i64 = 0  # the most basic goods that a visit takes; with a building there is no saying
        self.free = False  # whether a visit takes nothing
        self.event: i64 = NO_EVENT  # that a visit is


class Job:
    def __init__(self, number: int, slug: str, row: Entry, estates: Estates) -> None:
        self.number = number
        self.slug = slug
        self.thing = Thing(f"job-{slug}")
        self.text = Printed(self.thing.id)
        self.effect = Effect(row, estates)
        self.node: i64 = -1  # of a location job
        self.who: i64 = -1  # of a tradesperson's job


class Use:
    """One of the conversions that a building offers."""

    def __init__(self, building: int, which: int, effect: Effect) -> None:
        self.building: Final[i64] = building
        self.which: Final = which
        self.effect: Final = effect


class Score:
    """Points at the end, for each or for each full `every`, for `most` at most."""

    def __init__(self, row: dict[str, Any], estates: Estates) -> None:
        self.per: Count[Player] = count_named("score", row["per"], estates)
        self.points: i64 = int(row["points"])
        self.every: i64 = int(row.get("every", 1))
        self.most: i64 = int(row.get("most", 0))

    def of(self, player: Player, space: i64) -> i64:
        number = self.per.of(player, space) // self.every
        return self.points * (min(number, self.most) if self.most else number)


class Building:
    def __init__(self, number: int, slug: str, row: Entry, seats: int, estates: Estates) -> None:
        self.number = number
        self.slug = slug
        self.thing = Thing(f"building-{slug}")
        self.text = Printed(self.thing.id)
        self.large = row["kind"] == "large"
        self.tile = int(row.get("tile", 0))
        self.side = str(row.get("side", ""))
        self.level = int(row.get("level", 0))
        self.classes = [str(name) for name in row["classes"]]
        self.permanent = "permanent" in self.classes
        self.points: i64 = int(row["points"])
        cost = cost_for(row, seats)
        self.cost = vec[Amount]([Amount(GOODS.index(good), n) for good, n in cost.items() if good in GOODS])
        self.cost_tiles = vec[Amount]([Amount(TILES.index(tile), n) for tile, n in cost.items() if tile in TILES])
        self.basic_cost: i64 = sum(int(amount.number) for amount in self.cost if amount.what < BASIC_GOODS)
        self.price: i64 = price_of([cost.get(good, 0) for good in GOODS], [cost.get(tile, 0) for tile in TILES])
        self.forests: i64 = cost.get(TILES[FOREST], 0)
        self.needs = read_needs(row.get("needs", {}), estates)
        self.needed_tile: i64 = next((TILES.index(name) for name in row.get("needs", {})), -1)
        self.alone = bool(row.get("alone", False))
        self.uses = vec[i64]()
        self.now = [Effect(effect, estates) for effect in row.get("now", [])]
        self.each: Effect | None = Effect(row["each"], estates) if "each" in row else None
        self.event: i64 = EVENTS.index(row["each"]["when"]) if "each" in row else NO_EVENT
        always: dict[str, Any] = row.get("always", {})
        self.pigs_in_forest: i64 = int(always.get("pigs_in_forest", 0))
        self.keeps: i64 = int(always.get("keep_pigs", 0))
        self.free_entry = bool(always.get("free_entry", False))
        self.no_estates = bool(always.get("no_estates", False))
        self.score: Score | None = Score(row["score"], estates) if "score" in row else None
        # What its construction sets off, filled in by the rules.
        self.begin: list[Step[Any]] = []
        self.finish: list[Step[Any]] = []
        self.begin_free: list[Step[Any]] = []
        self.finish_free: list[Step[Any]] = []


class ForestFacts:
    """All that the rules look up for a number of seats, made once from the facts."""

    def __init__(self, facts: Facts, seats: int) -> None:
        check_limits(facts)
        self.seats = seats
        self.estates = Estates(facts)
        self.board = Board(facts)
        self.goods = read_wheels(facts)
        self.tradespeople = vec[Tradesperson](read_tradespeople(facts))
        self.visits = vec[Visit](self.read_visits(facts))
        self.builders: i64 = sum(1 << person.number for person in self.tradespeople if person.dearest == BEYOND)
        self.jobs = vec[Job](self.read_jobs(facts))
        self.buildings = vec[Building](
            [
                Building(number, slug, row, seats, self.estates)
                for number, (slug, row) in enumerate(facts.section("building").items())
            ]
        )
        self.prices = packed([int(building.price) for building in self.buildings])
        check_tiles(facts, list(self.buildings))
        check_backs(self)
        # What set-up draws from: the tradespeople of each back, the sides of each small tile, the large ones by level.
        people, buildings = list(self.tradespeople), list(self.buildings)
        self.of_back = [[p.number for p in people if p.back == back] for back in range(max(self.board.backs) + 1)]
        self.side_a = {building.tile: building.number for building in buildings if building.side == "A"}
        self.side_b = {building.tile: building.number for building in buildings if building.side == "B"}
        self.of_level = [[b.number for b in buildings if b.level == level + 1] for level in range(LARGE_LEVELS)]
        self.uses = vec[Use](self.read_uses(facts))
        self.counting = [b for b in self.buildings if any(effect.tiles_counted for effect in b.now)]
        self.answers = [[b for b in self.buildings if b.event == event] for event in range(len(EVENTS))]
        self.distillery: Effect | None = next((b.each for b in self.answers[-1]), None)
        brought = [int(part.number) for b in self.answers[ENTERED_COOK] if b.each for part in b.each.parts]
        self.cistern_water: i64 = sum(brought)
        self.cook: i64 = self.tradesperson("cook")
        self.woodworker: i64 = next(visit.who for visit in self.visits if visit.effect.whole)
        self.farmhand: i64 = self.tradesperson("farmhand")
        # Filled in by the rules.
        self.steps = StepTable([])
        self.distilling: list[Step[Any]] = []  # what pays for a Distillery's visit
        self.read_numbers(facts, seats)
        self.read_solo(facts)
        dial = facts.entry("scoring.cooking_dial")["points"]
        self.points_for_dial = packed(wholes("scoring.cooking_dial: points", dial, -MOST_POINTS, MOST_POINTS, 1))
        self.points_for_glass: i64 = facts.number("scoring.glass", "points", -MOST_POINTS, MOST_POINTS)
        self.points_for_estate: i64 = facts.number("scoring.small_estate", "points", -MOST_POINTS, MOST_POINTS)
        self.points_for_animal: i64 = facts.number("scoring.livestock", "points", -MOST_POINTS, MOST_POINTS)
        for building in self.buildings:
            if building.score is not None and isinstance(building.score.per, AdjacentStockedPastures):
                building.score.per.for_animal = self.points_for_animal
                building.score.per.for_stocked = building.score.points

    def read_numbers(self, facts: Facts, seats: int) -> None:
        """What depends on the number of seats."""
        self.flipped = facts.number("setup.buildings", "flipped", 0, SMALL_TILES)
        self.flipped_first = facts.number("setup.buildings", "first_game", 0, SMALL_TILES)
        self.levels = self.read_levels(facts, seats)
        extra = next(slug for slug, row in facts.section("extra").items() if row["seats"] == seats)
        gains = listed(f"extra.{extra}: gain", facts.entry(f"extra.{extra}")["gain"], seats, seats)
        goods = [amounts(f"extra.{extra}: gain", gain, [*GOODS, *ANIMALS], REFINED_LIMIT) for gain in gains]
        self.extra = [Effect({"gain": gain}, self.estates) for gain in goods]
        jobs = next(slug for slug, row in facts.section("jobs").items() if row["seats"] == seats)
        shown = facts.entry(f"jobs.{jobs}")["shown"]
        self.shown = wholes(f"jobs.{jobs}: shown", shown, 0, len(self.jobs), seats)
        self.most_jobs = facts.number(f"jobs.{jobs}", "most", 1, len(self.jobs))
        self.neutral = seats in facts.entry("neutral.pawn")["seats"]
        self.reminder = Effect(facts.entry("wheel.reminder")["effect"], self.estates)
        self.reminder_steps: i64 = facts.number("wheel.reminder", "steps", 1, SECTORS)
        self.end_distance = facts.number("wheel.hourglass", "sector", 1, 99) + 1

    def read_levels(self, facts: Facts, seats: int) -> list[int]:
        """How many large buildings of each level lie there."""
        slug = next(slug for slug, row in facts.section("setup").items() if seats in row.get("seats", []))
        where = f"setup.{slug}: levels"
        levels = listed(where, facts.entry(f"setup.{slug}")["levels"], LARGE_LEVELS, LARGE_LEVELS)
        return [whole(where, number, 0, len(self.of_level[level])) for level, number in enumerate(levels)]

    def read_solo(self, facts: Facts) -> None:
        self.years = facts.number("solo.game", "years", 1, MOST_YEARS)
        self.pawns = int(facts.entry("solo.game")["pawns"])
        self.redeal_year: i64 = facts.number("solo.game", "redeal", 1, MOST_YEARS)
        self.titles = [(int(row["from"]), f"title-{slug}") for slug, row in facts.section("title").items()]

    def read_visits(self, facts: Facts) -> list[Visit]:
        visits: list[Visit] = []
        for person in self.tradespeople:
            for which, row in enumerate(facts.entry(f"tradesperson.{person.slug}")["visit"]):
                effect = Effect(row, self.estates)
                person.visits = append(person.visits, len(visits))
                person.effects = append(person.effects, effect)
                person.free = person.free or not (effect.costs or effect.builds)
                person.dearest = max(person.dearest, BEYOND if "build" in row else effect.basic_cost)
                visits.append(Visit(person.number, which, effect))
        if len(visits) != VISITS:
            raise refused("facts-visits", "tradesperson", {"visits": VISITS, "found": len(visits)})
        return visits

    def read_uses(self, facts: Facts) -> list[Use]:
        uses: list[Use] = []
        for building in self.buildings:
            for which, row in enumerate(facts.entry(f"building.{building.slug}").get("use", [])):
                building.uses = append(building.uses, len(uses))
                uses.append(Use(building.number, which, Effect(row, self.estates)))
        if len(uses) != USES:
            raise refused("facts-uses", "building", {"uses": USES, "found": len(uses)})
        return uses

    def read_jobs(self, facts: Facts) -> list[Job]:
        jobs: list[Job] = []
        people = [person.slug for person in self.tradespeople]
        for number, (slug, row) in enumerate(facts.section("job").items()):
            job = Job(number, slug, row, self.estates)
            where = f"job.{slug}: at"
            if row["kind"] == "location":
                job.node = VILLAGES + one_of(where, row["at"], self.board.location_slugs)
            else:
                job.who = one_of(where, row["at"], people)
            if any((job.node, job.who) == (other.node, other.who) for other in jobs):
                raise refused("facts-job-place", where)
            jobs.append(job)
        return jobs

    def tradesperson(self, slug: str) -> int:
        return next(person.number for person in self.tradespeople if person.slug == slug)

    def building(self, slug: str) -> int:
        return next(building.number for building in self.buildings if building.slug == slug)


def read_tradespeople(facts: Facts) -> list[Tradesperson]:
    rows = facts.section("tradesperson")
    slugs = [*(slug for slug in rows if slug != MERCHANT_SLUG), MERCHANT_SLUG]
    return [Tradesperson(number, slug, rows[slug]) for number, slug in enumerate(slugs)]


def cost_for(row: Entry, seats: int) -> dict[str, int]:
    """What a building costs; the Fort's brick depends on the number of seats."""
    cost: dict[str, int] = dict(row["cost"])
    for good, numbers in row.get("cost_by_seats", {}).items():
        cost[good] = numbers[seats - 1]
    return cost


def check_limits(facts: Facts) -> None:
    limits, housing = facts.entry("wheel.limits"), facts.section("housing")
    if (limits["basic"], limits["refined"]) != (BASIC_LIMIT, REFINED_LIMIT):
        raise refused("facts-limits", "wheel.limits", {"basic": BASIC_LIMIT, "refined": REFINED_LIMIT})
    rooms = [housing[name]["room"] for name in ("pasture", "stable", "forest")]
    if rooms != [PASTURE_ROOM, STABLE_ROOM, 1]:
        raise refused("facts-housing", "housing", {"pasture": PASTURE_ROOM, "stable": STABLE_ROOM})


def check_tiles(facts: Facts, buildings: list[Building]) -> None:
    """Every small tile has two sides, and lies in one row."""
    sides = sorted((b.tile, b.side) for b in buildings if not b.large)
    if sides != [(tile, side) for tile in range(1, SMALL_TILES + 1) for side in ("A", "B")]:
        raise refused("facts-sides", "building", {"tiles": SMALL_TILES})
    tiles = [
        whole(f"row.{slug}: tiles", tile, 1, SMALL_TILES)
        for slug, row in facts.section("row").items()
        for tile in row["tiles"]
    ]
    if len(set(tiles)) != SMALL_TILES:
        raise refused("facts-rows", "row", {"tiles": SMALL_TILES})


def check_backs(facts: ForestFacts) -> None:
    """BF-1.8: as many tradespeople of each back as there are slots for them."""
    if sorted(person.back for person in facts.tradespeople) != sorted(facts.board.backs):
        raise refused("facts-backs", "tradesperson", {"backs": BACKS})


def read_wheels(facts: Facts) -> vec[i64]:
    """BF-1.12 to 1.14: where the markers stand at the start."""
    goods = [0] * MARKERS
    for name, number in read_markers(facts, "wheel.glassmaking").items():
        goods[GOODS.index(name)] = number
    for name, number in read_markers(facts, "wheel.cooking").items():
        good = GOODS.index(name)
        goods[CHARCOAL_COOKING if good == CHARCOAL else good] = number
    provisions = facts.entry("wheel.cooking")["provisions"]
    goods[PROVISION], goods[PROVISION_HIGH] = sorted(
        whole("wheel.cooking: provisions", number, 0, REFINED_LIMIT)
        for number in listed("wheel.cooking: provisions", provisions, 2, 2)
    )
    goods[BRICK] = facts.number("wheel.bricks", "start", 0, BASIC_LIMIT)
    markers = packed(goods)
    check_markers(markers, LIMITS, [GLASSMAKING, COOKING])
    return markers


def read_markers(facts: Facts, key: str) -> dict[str, int]:
    """A number for each good of a wheel; provisions have two markers, which are told apart."""
    entry = facts.entry(key)
    goods = [good for good in [*entry["basic"], *entry["refined"]] if good != GOODS[PROVISION]]
    return each_of(f"{key}: markers", entry["markers"], goods, BASIC_LIMIT)
