"""The best plan for the disks of a seat, by what its farm may expect once the plan is carried out."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from waldglas.core.agenda import SEAT_MASK
from waldglas.core.types import Seat
from waldglas.games.haspelknecht.ai.forward_model import NO_DEVELOPMENT, ForwardModel, is_idle, work_on
from waldglas.games.haspelknecht.rules.actions import payments
from waldglas.games.haspelknecht.rules.developing import in_reach_of
from waldglas.games.haspelknecht.rules.disks import (
    FIRST_MIXED,
    FIRST_OF_COLOUR,
    NO_DISKS,
    SETS,
    disks_of,
    holds,
)
from waldglas.games.haspelknecht.rules.facts import DEVELOPMENTS, WATER_MILL
from waldglas.games.haspelknecht.rules.farm import (
    DIGGER,
    FARMER,
    FARMHAND,
    HASPELKNECHT,
    MINER,
    NOTHING_YET,
    ONE_FOOD,
    ONE_THALER,
    PAYMENTS,
    Farm,
)
from waldglas.games.haspelknecht.rules.planning import (
    PlanDisks,
    PlanMill,
    PlanPayment,
    can_plan,
    count_payments,
    disks_left,
    planned_disks,
)
from waldglas.games.haspelknecht.rules.position import Haspelknecht

# The questions of a plan are numbered by their workers; the mill comes last.
AT_MILL: Final = HASPELKNECHT + 1
PLANNED: Final = AT_MILL + 1
MOST_KEPT: Final = 60_000
MOST_SETS: Final = 24  # that are tried for a worker, as a rule
ANY_DEVELOPMENT: Final = (1 << DEVELOPMENTS) - 1

Key = tuple[i64, i64, i64, i64, i64]


def first_question(position: Haspelknecht, seat: Seat) -> i64:
    """The first question of a seat's plan that is still to be asked, or PLANNED if there is none."""
    row = position.row_of(seat)
    for height in range(position.height(row), 0, -1):
        frame = position.frame(row, height)
        if frame & SEAT_MASK == seat + 1:
            step = position.step_of(frame)
            if isinstance(step, (PlanDisks, PlanPayment)):
                return step.worker
            if isinstance(step, PlanMill):
                return AT_MILL
    return PLANNED


class Plans:
    """Looks for the best plans and remembers what it found."""

    def __init__(self, model: ForwardModel) -> None:
        self.model: Final = model
        self.known: dict[Key, float] = {}

    def value(self, position: Haspelknecht, farm: Farm, seat: Seat, question: i64) -> float:
        """What the seat may expect with the best answers from this question on."""
        key = self.key(position, farm, seat, question)
        known = self.known.get(key)
        if known is None:
            known = self.best(position, farm.copy(), seat, question)
            if len(self.known) >= MOST_KEPT:
                self.known.clear()
            self.known[key] = known
        return known

    def key(self, position: Haspelknecht, farm: Farm, seat: Seat, question: i64) -> Key:
        owners: i64 = 0
        for stack in position.owners:
            owners = (owners * 31 + stack) & 0xFFFFFF
        moment = ((position.year * 16 + position.phase) * 8 + seat) * 8 + question
        plan = (((farm.on_farmer * 128 + farm.on_farmhand) * 4 + farm.paid_digger) * 4 + farm.paid_miner) * 16
        plan += farm.paid_haspelknecht * 4 + farm.at_mill
        mine = ((farm.pinge * 16 + farm.pinge_wood) * 16 + farm.tunnel) * 16 + farm.tunnel_wood
        goods = ((farm.food * 64 + farm.wood) * 64 + farm.coal) * 64 + farm.thaler
        below = (farm.disks() * 1024 + farm.water) * 1024 + farm.shaft
        scored = farm.debt
        for points in farm.scored:
            scored += points * 64
        return (
            (moment * 8 + position.place_of(seat)) << 24 | owners,
            plan << 32 | mine,
            below << 8 | farm.markers,
            scored << 20 | farm.developments,
            goods,
        )

    def best(self, position: Haspelknecht, farm: Farm, seat: Seat, question: i64) -> float:
        """Tries all answers that make sense; the farm is given a plan and then gets its old one back."""
        if question == PLANNED:
            return self.carried_out(position, farm, seat)
        if not self.asks(farm, question):
            return self.best(position, farm, seat, question + 1)
        before = answer_of(farm, question)
        best = 0.0
        first = True
        for answer in self.answers(position, farm, question):
            give(farm, question, answer)
            value = self.best(position, farm, seat, question + 1)
            if first or value > best:
                best = value
                first = False
        give(farm, question, before)
        return best

    def asks(self, farm: Farm, question: i64) -> bool:
        if question == DIGGER:
            return farm.pinge > 0
        if question == MINER:
            return farm.pinge == 0
        if question == HASPELKNECHT:
            return farm.pinge == 0 and (farm.shaft > 0 or farm.water > 0 or farm.tunnel > 0)
        return question != AT_MILL or farm.buildings >> WATER_MILL & 1 == 1

    def answers(self, position: Haspelknecht, farm: Farm, question: i64) -> vec[i64]:
        if question < DIGGER:
            return self.sets(position, farm, question)
        found = vec[i64](capacity=len(PAYMENTS))
        if question == AT_MILL:
            left = disks_left(position, farm)
            trades = position.facts.mill
            found = append(found, 0)
            for number in range(len(trades)):
                if holds(left, trades[number].pay_disks):
                    found = append(found, 1 + number)
        else:
            for payment in payments(question):
                if can_plan(position, farm, payment):
                    found = append(found, payment)
        return found

    def sets(self, position: Haspelknecht, farm: Farm, worker: i64) -> vec[i64]:
        """Disks of one colour, for the farmhand all that are left of it; and what pays for a development in reach."""
        left = disks_left(position, farm)
        found = vec[i64](capacity=MOST_SETS)
        found = append(found, NO_DISKS)
        for colour in range(3):
            number = disks_of(left, colour)
            if number > 0:
                fewest: i64 = number if worker == FARMHAND else 1
                for size in range(fewest, number + 1):
                    found = append(found, FIRST_OF_COLOUR[colour] + size - 1)
        if worker == FARMER or farm.improved:
            reachable = in_reach_of(position, farm, ANY_DEVELOPMENT)
            for disk_set in position.facts.costs:
                offered = disk_set < FIRST_MIXED and worker == FARMER
                if not offered and position.facts.fits[disk_set] & reachable and holds(left, SETS[disk_set]):
                    found = append(found, disk_set)
        return found

    def carried_out(self, position: Haspelknecht, farm: Farm, seat: Seat) -> float:
        """The plan is paid and carried out."""
        committed = farm.copy()
        planned = planned_disks(position, farm)
        carts = farm.disks()
        for colour in range(3):
            if disks_of(planned, colour) > disks_of(carts, colour):
                committed.markers &= ~position.facts.disk_markers[colour]
        committed.food -= count_payments(farm, ONE_FOOD)
        committed.thaler -= count_payments(farm, ONE_THALER)
        committed.new_food = 0
        committed.new_coal = 0
        committed.farmhand_develops = farm.improved
        committed.worked = 0
        committed.first_did = NOTHING_YET
        return self.work_left(position, committed, seat)

    def work_left(self, position: Haspelknecht, farm: Farm, seat: Seat) -> float:
        """The best that workers with disks can do, who have not worked yet."""
        farmhand_builds = self.buildable(position, farm, FARMHAND)
        best = 0.0
        first = True
        for building in self.buildable(position, farm, FARMER):
            with_pickaxe = building == position.facts.pickaxe and position.agreement.pickaxe_at_once
            for other in self.with_new_pickaxe(position, farm) if with_pickaxe else farmhand_builds:
                if building == other and other != NO_DEVELOPMENT:
                    continue
                ahead = farm.copy()
                work_on(position, ahead, building, other)
                value = self.model.after_phase(position, ahead, seat)
                if first or value > best:
                    best = value
                    first = False
        return best

    def with_new_pickaxe(self, position: Haspelknecht, farm: Farm) -> vec[i64]:
        """HK-14.3: what the farmhand can acquire once the farmer has acquired the Pickaxe."""
        improved = farm.copy()
        improved.farmhand_develops = True
        improved.developments |= 1 << position.facts.pickaxe
        return self.buildable(position, improved, FARMHAND)

    def buildable(self, position: Haspelknecht, farm: Farm, worker: i64) -> vec[i64]:
        """No development, and those that a worker can acquire with his disks."""
        found = vec[i64]([NO_DEVELOPMENT])
        if is_idle(farm, worker) and (worker == FARMER or farm.farmhand_develops):
            fitting = in_reach_of(position, farm, position.facts.fits[farm.disks_on(worker)])
            for number in range(DEVELOPMENTS):
                if fitting >> number & 1:
                    found = append(found, number)
        return found


def answer_of(farm: Farm, question: i64) -> i64:
    if question == FARMER:
        return farm.on_farmer
    if question == FARMHAND:
        return farm.on_farmhand
    return farm.at_mill if question == AT_MILL else farm.payment(question)


def give(farm: Farm, question: i64, answer: i64) -> None:
    if question == FARMER:
        farm.on_farmer = answer
    elif question == FARMHAND:
        farm.on_farmhand = answer
    elif question == AT_MILL:
        farm.at_mill = answer
    else:
        farm.plan_payment(question, answer)
