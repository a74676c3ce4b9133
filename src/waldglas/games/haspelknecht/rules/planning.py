"""Planning: disks, food and Thaler are laid on the workers and the mill (HK-7)."""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from waldglas.core.agenda import Reason, Step
from waldglas.core.message import Message
from waldglas.core.types import Action, Seat
from waldglas.games.haspelknecht.rules.actions import FARMER as PLAN_FARMER
from waldglas.games.haspelknecht.rules.actions import FARMHAND as PLAN_FARMHAND
from waldglas.games.haspelknecht.rules.actions import FIRST_PAYMENT, MILL, MILL_TRADES, payments
from waldglas.games.haspelknecht.rules.disks import (
    FIRST_OF_COLOUR,
    ONE,
    SETS,
    YELLOW,
    count_disks,
    disks_of,
    holds,
    is_mixed,
)
from waldglas.games.haspelknecht.rules.facts import WATER_MILL
from waldglas.games.haspelknecht.rules.farm import (
    DIGGER,
    FARMER,
    FARMHAND,
    FOOD,
    HASPELKNECHT,
    MINER,
    NOTHING_YET,
    ONE_FOOD,
    ONE_THALER,
    THALER,
    UNPAID,
    YELLOW_DISK,
    Farm,
    count_bits,
    last_bit,
)
from waldglas.games.haspelknecht.rules.messages import (
    CLAUSE,
    DISK_SETS,
    GOOD_THINGS,
    WORKER_THINGS,
    disks,
    effect_clauses,
)
from waldglas.games.haspelknecht.rules.mining import offer, spend_marker
from waldglas.games.haspelknecht.rules.position import NOBODY, Haspelknecht


class Planning(Step[Haspelknecht]):
    """HK-7.1, HK-7.2: all plan in secret at the same time; or openly, in turn order."""

    def run(self, position: Haspelknecht, seat: Seat) -> None:
        if position.agreement.plan_in_turn:
            for place in range(position.seats - 1, -1, -1):
                planner = position.order[place]
                position.then(planner, COMMIT)
                position.then_all(planner, plan_steps(position, planner))
            return
        position.then(NOBODY, REVEAL_PLANS)
        position.begin_together(secret=True)
        for each in range(position.seats):
            position.then_all(each, plan_steps(position, each))
        position.planning = position.frames[:]


def plan_steps(position: Haspelknecht, seat: Seat) -> list[Step[Any]]:
    """HK-10.6: the Coal-digger, or his two successors once the Pinge is exhausted."""
    farm = position.farms[seat]
    with_mill = farm.buildings >> WATER_MILL & 1 == 1
    if farm.pinge > 0:
        return DIGGER_AND_MILL if with_mill else WITH_DIGGER
    return MINER_AND_MILL if with_mill else WITH_MINER


def disks_left(position: Haspelknecht, farm: Farm) -> i64:
    """HK-7.7: the disks of the carts and of the markers that were not planned yet."""
    return farm.disks() + position.facts.marker_disks[farm.markers] - planned_disks(position, farm)


def planned_disks(position: Haspelknecht, farm: Farm) -> i64:
    planned = SETS[farm.on_farmer] + SETS[farm.on_farmhand]
    if farm.paid_digger == YELLOW_DISK:
        planned += ONE[YELLOW]
    if farm.paid_haspelknecht == YELLOW_DISK:
        planned += ONE[YELLOW]
    if farm.at_mill:
        planned += position.facts.mill[farm.at_mill - 1].pay_disks
    return planned


class PlanDisks(Step[Haspelknecht]):
    """HK-7.3: disks of one colour; of different colours only for a development."""

    def __init__(self, worker: int) -> None:
        self.worker: i64 = worker
        self.first: i64 = PLAN_FARMER if worker == FARMER else PLAN_FARMHAND

    def choices(self, position: Haspelknecht, seat: Seat) -> vec[i64]:
        farm = position.farms[seat]
        left = disks_left(position, farm)
        offered = self.of_one_colour(left)
        if is_mixed(left) and self.develops(farm):
            wanted = still_to_acquire(position, farm)
            fits = position.facts.fits
            for disk_set in position.facts.mixed_costs:
                if fits[disk_set] & wanted and holds(left, SETS[disk_set]):
                    offered = append(offered, self.first + disk_set)
        return offered

    def of_one_colour(self, left: i64) -> vec[i64]:
        """No disk, or some of one colour."""
        offered = vec[i64]([self.first] * (1 + count_disks(left)))
        place: i64 = 1
        for colour in range(3):
            first = self.first + FIRST_OF_COLOUR[colour]
            for number in range(disks_of(left, colour)):
                offered[place] = first + number
                place += 1
        return offered

    def develops(self, farm: Farm) -> bool:
        """HK-9.2, HK-14.3: the farmhand only when he is improved."""
        return self.worker == FARMER or farm.improved

    def chosen(self, position: Haspelknecht, seat: Seat, action: Action) -> None:
        farm = position.farms[seat]
        if self.worker == FARMER:
            farm.on_farmer = action - self.first
        else:
            farm.on_farmhand = action - self.first

    def question(self, position: Haspelknecht, seat: Seat) -> Message:
        left = disks_left(position, position.farms[seat])
        return Message("question-plan", {"worker": WORKER_THINGS[self.worker], "left": disks(left)})

    def why_not(self, position: Haspelknecht, seat: Seat, action: Action) -> Reason:
        if not self.first <= action < self.first + len(SETS):
            return super().why_not(position, seat, action)
        farm, left = position.farms[seat], disks_left(position, position.farms[seat])
        if not holds(left, SETS[action - self.first]):
            wanted = DISK_SETS[action - self.first]
            return Reason(Message("reason-disks-left", {"left": disks(left), "disks": wanted}), "HK-7.3")
        if not self.develops(farm):
            return Reason(Message("reason-farmhand-cannot-develop"), "HK-9.2")
        if still_to_acquire(position, farm) == 0:
            return Reason(Message("reason-nothing-to-acquire"), "HK-1.10")
        return Reason(Message("reason-not-a-cost"), "HK-7.3")


def still_to_acquire(position: Haspelknecht, farm: Farm) -> i64:
    """HK-1.10, HK-13.3: what a seat does not own, as long as it has player disks to mark it."""
    if count_bits(farm.developments) >= position.facts.most_developments:
        return 0
    return position.board.in_play & ~farm.developments


class PlanPayment(Step[Haspelknecht]):
    """HK-7.4, HK-7.5: one unit of what a contract worker takes, of what lies on the farm now."""

    def __init__(self, worker: int) -> None:
        self.worker: i64 = worker
        self.first: i64 = FIRST_PAYMENT[worker - DIGGER]
        self.payments = payments(worker)

    def choices(self, position: Haspelknecht, seat: Seat) -> vec[i64]:
        farm = position.farms[seat]
        possible: i64 = 0
        for number in range(len(self.payments)):
            if can_plan(position, farm, self.payments[number]):
                possible |= 1 << number
        return offer(self.first, possible, 0)

    def chosen(self, position: Haspelknecht, seat: Seat, action: Action) -> None:
        position.farms[seat].plan_payment(self.worker, self.payments[action - self.first])

    def question(self, position: Haspelknecht, seat: Seat) -> Message:
        return Message("question-pay", {"worker": WORKER_THINGS[self.worker]})

    def why_not(self, position: Haspelknecht, seat: Seat, action: Action) -> Reason:
        if not self.first <= action < self.first + len(self.payments):
            return super().why_not(position, seat, action)
        payment = self.payments[action - self.first]
        if payment == YELLOW_DISK:
            return Reason(Message("reason-no-yellow-disk"), "HK-7.5")
        missing = GOOD_THINGS[FOOD if payment == ONE_FOOD else THALER]
        return Reason(Message("reason-nothing-to-pay-with", {"good": missing}), "HK-7.5")


def can_plan(position: Haspelknecht, farm: Farm, payment: i64) -> bool:
    if payment == UNPAID:
        return True
    if payment == YELLOW_DISK:
        return disks_of(disks_left(position, farm), YELLOW) > 0
    return (farm.food if payment == ONE_FOOD else farm.thaler) > count_payments(farm, payment)


def count_payments(farm: Farm, payment: i64) -> i64:
    """How many workers a plan pays in this way."""
    number: i64 = 0
    for worker in range(DIGGER, HASPELKNECHT + 1):
        if farm.payment(worker) == payment:
            number += 1
    return number


class PlanMill(Step[Haspelknecht]):
    """HK-7.8: the Water Mill's own place for disks, once in a phase."""

    def choices(self, position: Haspelknecht, seat: Seat) -> vec[i64]:
        left = disks_left(position, position.farms[seat])
        possible: i64 = 1
        for number in range(len(position.facts.mill)):
            if holds(left, position.facts.mill[number].pay_disks):
                possible |= 2 << number
        return offer(MILL, possible, 0)

    def chosen(self, position: Haspelknecht, seat: Seat, action: Action) -> None:
        position.farms[seat].at_mill = action - MILL

    def question(self, position: Haspelknecht, seat: Seat) -> Message:
        return Message("question-mill")

    def wording(self, position: Haspelknecht, seat: Seat, action: Action) -> Message | None:
        if action == MILL:
            return Message("choice-no-disks-for-mill")
        trade = position.facts.mill[action - MILL - 1]
        values: dict[str, object] = {"disks": disks(trade.pay_disks), "effect": effect_clauses(trade, CLAUSE)}
        return Message("choice-mill-trade", values)

    def why_not(self, position: Haspelknecht, seat: Seat, action: Action) -> Reason:
        if MILL < action < MILL + len(MILL_TRADES):
            needed = disks(position.facts.mill[action - MILL - 1].pay_disks)
            return Reason(Message("reason-mill-disks", {"disks": needed}), "HK-7.8")
        return super().why_not(position, seat, action)


class RevealPlans(Step[Haspelknecht]):
    """HK-8.1: when all have planned, the plans are shown."""

    def run(self, position: Haspelknecht, seat: Seat) -> None:
        for planner in position.order:
            commit(position, planner)

    def reveals(self) -> bool:
        return True


class Commit(Step[Haspelknecht]):
    """HK-7.6: planning is binding."""

    def run(self, position: Haspelknecht, seat: Seat) -> None:
        commit(position, seat)


def commit(position: Haspelknecht, seat: Seat) -> None:
    """HK-7.6, HK-7.7: what was planned is paid, and markers that stood for disks are spent."""
    farm = position.farms[seat]
    planned = planned_disks(position, farm)
    carts = farm.disks()
    for colour in range(3):
        if disks_of(planned, colour) > disks_of(carts, colour):
            spend_marker(position, seat, last_bit(position.facts.disk_markers[colour] & farm.markers))
    farm.food -= count_payments(farm, ONE_FOOD)
    farm.thaler -= count_payments(farm, ONE_THALER)
    farm.new_food = 0
    farm.new_coal = 0
    farm.farmhand_develops = farm.improved
    farm.first_did = NOTHING_YET
    tell_plan(position, seat)


def tell_plan(position: Haspelknecht, seat: Seat) -> None:
    farm = position.farms[seat]
    if farm.on_farmer:
        position.tell("planned", seat, FARMER, farm.on_farmer)
    if farm.on_farmhand:
        position.tell("planned", seat, FARMHAND, farm.on_farmhand)
    for worker in range(DIGGER, HASPELKNECHT + 1):
        if farm.payment(worker) != UNPAID:
            position.tell("paid_worker", seat, worker, farm.payment(worker))
    if farm.at_mill:
        position.tell("planned_mill", seat, farm.at_mill)


PLANNING: Final = Planning()
REVEAL_PLANS: Final = RevealPlans()
COMMIT: Final = Commit()
OWN_WORKERS: Final[list[Step[Any]]] = [PlanDisks(FARMER), PlanDisks(FARMHAND)]
PLAN_MILL: Final = PlanMill()
WITH_DIGGER: Final[list[Step[Any]]] = [*OWN_WORKERS, PlanPayment(DIGGER)]
WITH_MINER: Final[list[Step[Any]]] = [*OWN_WORKERS, PlanPayment(MINER), PlanPayment(HASPELKNECHT)]
DIGGER_AND_MILL: Final[list[Step[Any]]] = [*WITH_DIGGER, PLAN_MILL]
MINER_AND_MILL: Final[list[Step[Any]]] = [*WITH_MINER, PLAN_MILL]
PLANNING_STEPS: Final[list[Step[Any]]] = [PLANNING, REVEAL_PLANS, COMMIT, *DIGGER_AND_MILL, *WITH_MINER]
