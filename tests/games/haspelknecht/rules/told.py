"""The ledger of Haspelknecht: goods and debts, the mine, points by source, disks, plans, markers and developments."""

from random import Random
from typing import Any

from tests.told import Accounts, Ledger
from waldglas.games.haspelknecht.rules.disks import ONE, SETS
from waldglas.games.haspelknecht.rules.facts import (
    DEVELOPMENTS,
    HAULING_CABLE,
    IMPROVED_FARMHAND,
    NONE,
    PHASES,
)
from waldglas.games.haspelknecht.rules.farm import (
    BURNING,
    COAL,
    DEVELOPING,
    FARMER,
    GAINS,
    GOODS,
    HAULING,
    MILLING,
    ONE_FOOD,
    ONE_THALER,
    PINGE,
    POINTS,
    SHAFT_COAL,
    SOURCES,
    STORAGE,
    WINTER_COAL,
    WORKERS,
    Farm,
)
from waldglas.games.haspelknecht.rules.planning import PlanDisks, PlanMill, PlanPayment
from waldglas.games.haspelknecht.rules.position import Haspelknecht

TABLE = -1
PAID_WITH = {ONE_FOOD: "food", ONE_THALER: "thaler"}
HELD = [*GOODS, "thaler"]


class HaspelLedger(Ledger):
    tells_only = frozenset({"passed", "synergy"})
    weights = {"stop": 1, "done": 1, "pass": 1, "build": 30, "work": 10, "coal": 10, "lamp": 10}  # noqa: RUF012

    @classmethod
    def enrich(cls, position: Haspelknecht, chance: Random) -> None:
        for farm in position.farms:
            farm.pinge = chance.randrange(3)
            farm.wood = farm.thaler = farm.food = 6
            farm.shaft = 2
            farm.markers = chance.randrange(1 << len(position.facts.markers))
            farm.improved = True

    def __init__(self, position: Haspelknecht) -> None:
        self.refilled = False
        self.source = [DEVELOPING] * position.seats  # where points come from that an effect brings
        self.stored = [dict.fromkeys(GOODS, 0) for _ in range(position.seats)]
        super().__init__(position)

    def read(self, position: Haspelknecht) -> Accounts:
        accounts: Accounts = {
            f"{TABLE} pools": position.pools[:],
            f"{TABLE} order": position.order[:],
            f"{TABLE} year": position.year,
            f"{TABLE} phase": position.phase,
            f"{TABLE} owners": [position.owners_of(number) for number in range(DEVELOPMENTS)],
        }
        for seat, farm in enumerate(position.farms):
            accounts |= {f"{seat} {what}": value for what, value in self.farm(farm).items()}
            plan = self.accounts[f"{seat} plan"] if self.is_planning(position, seat) else self.plan(farm)
            accounts[f"{seat} plan"] = plan
        return accounts

    def is_planning(self, position: Haspelknecht, seat: int) -> bool:
        """What is planned is told when the plan is binding."""
        asked = isinstance(position.asked(seat), PlanDisks | PlanPayment | PlanMill)
        return asked or (position.together and position.secret)

    def plan(self, farm: Farm) -> dict[str, int]:
        plan = [farm.on_farmer, farm.on_farmhand, farm.paid_digger, farm.paid_miner, farm.paid_haspelknecht]
        return {**dict(zip(WORKERS, plan, strict=True)), "mill": farm.at_mill}

    def farm(self, farm: Farm) -> dict[str, Any]:
        points = {f"points ({SOURCES[source]})": scored for source, scored in enumerate(farm.scored)}
        return {
            **{good: farm.have(HELD.index(good)) for good in HELD},
            **points,
            "debt": farm.debt,
            "water": farm.water,
            "pinge": farm.pinge,
            "pinge wood": farm.pinge_wood,
            "tunnel": farm.tunnel,
            "tunnel wood": farm.tunnel_wood,
            "shaft": farm.shaft,
            "developments": farm.developments,
            "buildings": farm.buildings,
            "markers": farm.markers,
            "improved": farm.improved,
            "cart one": farm.cart_one,
            "cart two": farm.cart_two,
            "worked": farm.worked,
        }

    def settle(self) -> None:
        if self.refilled:
            self.put(TABLE, "pools", self.position.pools[:])
            self.refilled = False

    def score(self, seat: int, source: int, points: int) -> None:
        self.add(seat, f"points ({SOURCES[source]})", points)

    # The year

    def booked_year(self, seat: int, year: int) -> None:
        self.put(TABLE, "year", year)

    def booked_phase(self, seat: int, phase: int) -> None:
        self.put(TABLE, "phase", phase)
        if PHASES[phase] == "winter_storage":
            self.stored = [dict.fromkeys(GOODS, 0) for _ in self.stored]

    def booked_ended(self, seat: int) -> None:
        assert self.held(TABLE, "year") == 3

    # Disks

    def booked_refilled(self, seat: int) -> None:
        self.refilled = True
        for farmer in range(self.position.seats):
            for disks in ("cart one", "cart two", "worked"):
                self.put(farmer, disks, 0)
            self.put(farmer, "plan", dict.fromkeys([*WORKERS, "mill"], 0))

    def booked_took_disks(self, seat: int, pool: int, colour: int, number: int) -> None:
        cart = "cart two" if self.held(seat, "cart one") else "cart one"
        self.put(seat, cart, number * ONE[colour])
        self.disks_move(pool, -number * ONE[colour], 0)

    def disks_move(self, pool: int, to_action: int, to_reserve: int) -> None:
        pools = self.held(TABLE, "pools")[:]
        pools[pool] += to_action
        pools[self.position.seats + pool] += to_reserve
        self.put(TABLE, "pools", pools)

    def booked_swapped_disks(self, seat: int, pool: int, swap: int) -> None:
        out, back = [(a, b) for a in range(3) for b in range(3) if a != b][swap]
        moved = ONE[out] - ONE[back]
        self.disks_move(pool, moved, -moved)

    def booked_order(self, seat: int, place: int) -> None:
        order = self.held(TABLE, "order")[:]
        order[place] = seat
        self.put(TABLE, "order", order)

    # Plans

    def to_plan(self, seat: int, what: str, value: int) -> None:
        self.put(seat, "plan", {**self.held(seat, "plan"), what: value})

    def booked_planned(self, seat: int, worker: int, disks: int) -> None:
        assert worker in (FARMER, FARMER + 1)
        assert SETS[disks]
        self.to_plan(seat, WORKERS[worker], disks)

    def booked_paid_worker(self, seat: int, worker: int, payment: int) -> None:
        self.to_plan(seat, WORKERS[worker], payment)
        if payment in PAID_WITH:
            self.add(seat, PAID_WITH[payment], -1)

    def booked_planned_mill(self, seat: int, trade: int) -> None:
        self.to_plan(seat, "mill", trade)

    def booked_milled(self, seat: int, trade: int) -> None:
        assert self.held(seat, "plan")["mill"] == trade
        self.source[seat] = MILLING

    def booked_put_to_work(self, seat: int, worker: int) -> None:
        assert self.held(seat, "plan")[WORKERS[worker]]
        self.add(seat, "worked", 1 << worker)

    def booked_wasted(self, seat: int, worker: int, laid: int) -> None:
        assert laid == self.held(seat, "plan")[WORKERS[worker]]
        assert self.held(seat, "worked") >> worker & 1 == 0

    def booked_cut_short(self, seat: int, actions: int) -> None:
        assert actions > 0
        assert self.held(seat, "pinge") == 0

    # Effects

    def booked_gained(self, seat: int, what: int, number: int) -> None:
        assert number > 0
        if what == POINTS:
            self.score(seat, self.source[seat], number)
        else:
            self.add(seat, "shaft" if what == SHAFT_COAL else GAINS[what], number)

    def booked_paid(self, seat: int, good: int, number: int) -> None:
        assert number > 0
        self.add(seat, HELD[good], -number)

    def booked_paid_afar(self, seat: int, good: int, owner: int) -> None:
        assert owner != seat
        self.add(seat, HELD[good], -1)
        self.add(owner, HELD[good], 1)

    def booked_acquired(self, seat: int, number: int, points: int) -> None:
        development = self.facts.developments[number]
        self.source[seat] = DEVELOPING
        self.score(seat, DEVELOPING, points)
        self.add(seat, "developments", 1 << number)
        if development.marker != NONE:
            self.put(seat, "markers", self.held(seat, "markers") | 1 << development.marker)
        if development.building != NONE:
            self.put(seat, "buildings", self.held(seat, "buildings") | 1 << development.building)
        if development.special == IMPROVED_FARMHAND:
            self.put(seat, "improved", True)
        owners = [list(stack) for stack in self.held(TABLE, "owners")]
        owners[number].append(seat)
        self.put(TABLE, "owners", owners)

    def booked_used_marker(self, seat: int, marker: int) -> None:
        self.add(seat, "markers", -(1 << marker))
        if marker == HAULING_CABLE:
            self.source[seat] = HAULING

    def booked_burned(self, seat: int) -> None:
        self.source[seat] = BURNING

    # The mine

    def booked_water(self, seat: int, number: int) -> None:
        self.add(seat, "water", number)

    def booked_removed_water(self, seat: int, number: int) -> None:
        self.add(seat, "water", -number)

    def booked_laid_wood(self, seat: int, mine: int) -> None:
        self.add(seat, "wood", -1)
        self.add(seat, ("pinge wood", "tunnel wood")[mine], 1)

    def booked_excavated(self, seat: int, mine: int) -> None:
        self.add(seat, ("pinge", "tunnel")[mine], -1)
        self.add(seat, (GOODS[COAL], "shaft")[mine], 1)

    def booked_exhausted(self, seat: int, bonus: int) -> None:
        assert self.held(seat, "pinge") == 0
        self.put(seat, "pinge wood", 0)
        self.score(seat, PINGE, bonus)

    def booked_reeled(self, seat: int) -> None:
        self.add(seat, "shaft", -1)
        self.add(seat, GOODS[COAL], 1)

    # Winter

    def booked_winter_coal(self, seat: int, coal: int, points: int) -> None:
        assert coal == self.held(seat, GOODS[COAL])
        self.score(seat, WINTER_COAL, points)

    def booked_lease(self, seat: int, food: int, thaler: int, debts: int) -> None:
        self.add(seat, "food", -food)
        self.add(seat, "thaler", -thaler)
        self.add(seat, "debt", debts)

    def booked_stored(self, seat: int, good: int, where: int, points: int) -> None:
        self.stored[seat][GOODS[good]] += 1
        self.score(seat, STORAGE, points)

    def booked_lost(self, seat: int, food: int, wood: int, coal: int) -> None:
        kept = self.stored[seat]
        assert [food, wood, coal] == [self.held(seat, good) - kept[good] for good in ("food", "wood", "coal")]
        for good in GOODS:
            self.put(seat, good, kept[good])
