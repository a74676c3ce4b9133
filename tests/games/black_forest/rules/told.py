"""The ledger of Black Forest: goods, the domain, animals, progress, jobs and buildings, the map."""

from random import Random
from typing import Any

from tests.told import Accounts, Ledger
from waldglas.core.packed import packed
from waldglas.games.black_forest.rules.board import FIRST_CENTRE, FIRST_LOCATION, NOWHERE
from waldglas.games.black_forest.rules.facts import MERCHANT, NO_JOB
from waldglas.games.black_forest.rules.player import (
    CATTLE,
    COMMODITY,
    EMPTY,
    FIRST_BUILDING,
    GLASS,
    GOODS,
    HUT,
    LIMITS,
    PIG,
    PROVISION,
    PROVISION_HIGH,
    STABLE,
    Player,
)
from waldglas.games.black_forest.rules.position import NEUTRAL_PAWN, BlackForest
from waldglas.games.shared.wheel import GONE

TABLE = -1
MARKERS = [*GOODS, "charcoal (cooking)", "provision"]  # both markers of provisions are told together
GLASSMAKING = ["wood", "sand", "water", "charcoal"]
COOKING = ["porridge", "meat", "charcoal (cooking)"]
ANIMALS = {PIG: "pigs", CATTLE: "cattle"}


class ForestLedger(Ledger):
    tells_only = frozenset({"visited", "used_building", "helped", "works", "named", "declined", "left_out"})
    weights = {"beg": 1, "decline": 1, "done": 1, "job": 30, "build": 30, "visit": 10, "use": 5}  # noqa: RUF012

    @classmethod
    def enrich(cls, position: BlackForest, chance: Random) -> None:
        for player in position.players:
            player.goods = packed([chance.randrange(2, limit + 1) for limit in LIMITS])
            player.goods[GLASS] = player.goods[COMMODITY] = LIMITS[GLASS]
            player.pigs = 2

    def __init__(self, position: BlackForest) -> None:
        self.redealt = False
        super().__init__(position)

    def read(self, position: BlackForest) -> Accounts:
        accounts: Accounts = {
            f"{TABLE} where": list(position.where),
            f"{TABLE} open jobs": list(position.open_jobs),
            f"{TABLE} offer": list(position.offer),
            f"{TABLE} active": position.active,
            f"{TABLE} extra turn": position.extra_turn,
            f"{TABLE} trigger": position.trigger,
            f"{TABLE} limit reached": position.limit_reached,
            f"{TABLE} reminders": position.reminders,
            f"{TABLE} year": position.year,
            f"{TABLE} neutral": position.pawns[NEUTRAL_PAWN] if position.facts.neutral else NOWHERE,
        }
        for seat, player in enumerate(position.players):
            accounts |= {f"{seat} {what}": value for what, value in self.player(player).items()}
            accounts[f"{seat} place"] = position.place_of(seat)
        return accounts

    def player(self, player: Player) -> dict[str, Any]:
        goods = {name: player.goods[marker] for marker, name in enumerate(MARKERS)}
        goods["provision"] = player.goods[PROVISION] + player.goods[PROVISION_HIGH]
        return {
            **goods,
            "glass dial": player.glass_dial,
            "cooking dial": player.cooking_dial,
            "tracker": player.tracker,
            "estates": player.estates,
            "stables": player.stables,
            "land": list(player.land),
            "tiles": list(player.tiles),
            "pigs": player.pigs,
            "cattle": player.cattle,
            "kept pigs": player.kept_pigs,
            "built": list(player.built),
            "works": list(player.works),
            "jobs": sorted(player.jobs),
        }

    def settle(self) -> None:
        if self.redealt:
            self.put(TABLE, "where", list(self.position.where))
            self.redealt = False

    # Goods and animals

    def booked_gained(self, seat: int, marker: int, number: int) -> None:
        self.add(seat, MARKERS[marker], number)

    def booked_paid(self, seat: int, marker: int, number: int) -> None:
        assert number > 0
        self.add(seat, MARKERS[marker], -number)

    def booked_turned(self, seat: int, wheel: int, steps: int) -> None:
        for good in (GLASSMAKING, COOKING)[wheel]:
            if self.held(seat, good) != GONE:
                self.add(seat, good, -steps)
        if wheel == 0:
            self.add(seat, "glass", steps)
        else:
            self.add(seat, "provision", 2 * steps)
            self.add(seat, "commodity", steps)
        self.add(seat, ("glass dial", "cooking dial")[wheel], steps)

    def booked_dropped(self, seat: int) -> None:
        self.put(seat, "charcoal", GONE)

    def booked_gained_animals(self, seat: int, animal: int, number: int) -> None:
        self.add(seat, ANIMALS[animal], number)

    def booked_paid_animals(self, seat: int, animal: int, number: int) -> None:
        self.add(seat, ANIMALS[animal], -number)

    def booked_returned(self, seat: int, animal: int, number: int) -> None:
        self.add(seat, ANIMALS[animal], -number)

    def booked_kept(self, seat: int, number: int) -> None:
        self.add(seat, "kept pigs", number)

    # The domain

    def lay(self, seat: int, space: int, what: int) -> None:
        land, tiles = self.held(seat, "land")[:], self.held(seat, "tiles")[:]
        if land[space] < len(tiles):
            tiles[land[space]] -= 1
        if what < len(tiles):
            tiles[what] += 1
        land[space] = what
        self.put(seat, "land", land)
        self.put(seat, "tiles", tiles)

    def booked_placed(self, seat: int, what: int, space: int) -> None:
        assert self.held(seat, "land")[space] == EMPTY
        self.lay(seat, space, what)

    def booked_removed(self, seat: int, what: int, space: int) -> None:
        assert self.held(seat, "land")[space] == what
        self.lay(seat, space, EMPTY)

    def booked_progressed(self, seat: int, steps: int) -> None:
        self.add(seat, "tracker", steps)

    def booked_stepped_back(self, seat: int, steps: int) -> None:
        self.add(seat, "tracker", -steps)

    def booked_relocated(self, seat: int, estates: int) -> None:
        assert estates == self.held(seat, "estates") + 1
        self.put(seat, "estates", estates)
        self.put(seat, "tracker", 0)
        self.add(seat, "stables", 1)
        small = list(self.facts.estates.small)
        land = [STABLE if there == HUT else there for there in self.held(seat, "land")] + small
        self.put(seat, "land", land)
        self.put(seat, "tiles", [more + small.count(tile) for tile, more in enumerate(self.held(seat, "tiles"))])

    # Buildings and jobs

    def booked_builds(self, seat: int, number: int) -> None:
        self.move(TABLE, "offer", number, None)

    def booked_built(self, seat: int, number: int) -> None:
        assert FIRST_BUILDING + number in self.held(seat, "land")
        self.move(seat, "built", None, number)
        self.put(seat, "works", sorted(self.held(seat, "works") + list(self.facts.buildings[number].uses)))

    def open_job(self, node: int, job: int) -> None:
        jobs = self.held(TABLE, "open jobs")[:]
        jobs[node] = job
        self.put(TABLE, "open jobs", jobs)

    def booked_job(self, seat: int, job: int, node: int) -> None:
        assert self.held(TABLE, "open jobs")[node] == NO_JOB
        self.open_job(node, job)

    def booked_completed(self, seat: int, job: int) -> None:
        self.open_job(self.held(TABLE, "open jobs").index(job), NO_JOB)
        self.move(seat, "jobs", None, job)

    def booked_reminded(self, seat: int) -> None:
        self.add(TABLE, "reminders", 1)

    # The map and the turns

    def booked_moved(self, seat: int, place: int) -> None:
        self.put(seat, "place", place)

    def booked_begged(self, seat: int) -> None:
        place = self.held(seat, "place")
        if 0 <= place < FIRST_LOCATION and self.position.seats > 1:
            self.put(seat, "place", FIRST_CENTRE + self.facts.board.village_of[place])

    def booked_neutral(self, seat: int, place: int) -> None:
        self.put(TABLE, "neutral", place)

    def booked_swapped(self, seat: int, who: int) -> None:
        where = self.held(TABLE, "where")[:]
        where[MERCHANT], where[who] = where[who], where[MERCHANT]
        self.put(TABLE, "where", where)

    def booked_redealt(self, seat: int) -> None:
        self.redealt = True

    def booked_turn(self, seat: int) -> None:
        self.put(TABLE, "active", seat)
        self.put(TABLE, "extra turn", False)

    def booked_extra_turn(self, seat: int) -> None:
        self.put(TABLE, "extra turn", True)

    def booked_end_triggered(self, seat: int) -> None:
        self.put(TABLE, "trigger", seat)

    def booked_limit_reached(self, seat: int) -> None:
        self.put(TABLE, "limit reached", True)

    def booked_ended(self, seat: int) -> None:
        self.put(TABLE, "extra turn", False)

    def booked_year(self, seat: int, year: int) -> None:
        self.put(TABLE, "year", year)
        self.put(0, "place", NOWHERE)
