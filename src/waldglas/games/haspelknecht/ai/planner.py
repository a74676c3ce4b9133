"""The best plan for the disks of a seat, by what its farm may expect once the plan is carried out."""

from __future__ import annotations

from typing import Final

from waldglas.core.agenda import Task
from waldglas.core.types import Seat
from waldglas.games.haspelknecht.ai.forward_model import NO_DEVELOPMENT, ForwardModel, is_idle, work_on
from waldglas.games.haspelknecht.rules.actions import payments
from waldglas.games.haspelknecht.rules.developing import in_reach
from waldglas.games.haspelknecht.rules.disks import (
    FIRST_MIXED,
    FIRST_OF_COLOUR,
    NO_DISKS,
    PART,
    SETS,
    SHIFTS,
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
    still_to_acquire,
)
from waldglas.games.haspelknecht.rules.position import Haspelknecht

# The questions of a plan are numbered by their workers; the mill comes last.
AT_MILL: Final = HASPELKNECHT + 1
PLANNED: Final = AT_MILL + 1
MOST_KEPT: Final = 60_000

Key = tuple[int, ...]


def first_question(task: Task | None, seat: Seat) -> int:
    """The first question of a seat's plan on a stack, or PLANNED if there is none."""
    while task is not None:
        step = task.step
        if task.seat == seat:
            if isinstance(step, (PlanDisks, PlanPayment)):
                return step.worker
            if isinstance(step, PlanMill):
                return AT_MILL
        task = task.then
    return PLANNED


class Plans:
    """Looks for the best plans and remembers what it found."""

    def __init__(self, model: ForwardModel) -> None:
        self.model: Final = model
        self.known: dict[Key, float] = {}

    def value(self, position: Haspelknecht, farm: Farm, seat: Seat, question: int) -> float:
        """What the seat may expect with the best answers from this question on."""
        key = self.key(position, farm, seat, question)
        known = self.known.get(key)
        if known is None:
            known = self.best(position, farm.copy(), seat, question)
            if len(self.known) >= MOST_KEPT:
                self.known.clear()
            self.known[key] = known
        return known

    def key(self, position: Haspelknecht, farm: Farm, seat: Seat, question: int) -> Key:
        owners = 0
        for stack in position.owners:
            owners = (owners * 31 + stack) & 0xFFFFFF
        plan = (((farm.on_farmer * 128 + farm.on_farmhand) * 4 + farm.paid_digger) * 4 + farm.paid_miner) * 16
        plan += farm.paid_haspelknecht * 4 + farm.at_mill
        mine = ((farm.pinge * 16 + farm.pinge_wood) * 16 + farm.tunnel) * 16 + farm.tunnel_wood
        goods = ((farm.food * 64 + farm.wood) * 64 + farm.coal) * 64 + farm.thaler
        scored = farm.debt
        for points in farm.scored:
            scored += points * 64
        moment = ((position.year * 16 + position.phase) * 8 + seat) * 8 + question
        place = position.order.index(seat)
        return (
            *(moment, owners, plan, mine, goods, scored, place),
            *(farm.disks(), farm.water, farm.shaft, farm.developments, farm.markers),
        )

    def best(self, position: Haspelknecht, farm: Farm, seat: Seat, question: int) -> float:
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

    def asks(self, farm: Farm, question: int) -> bool:
        if question == DIGGER:
            return farm.pinge > 0
        if question == MINER:
            return farm.pinge == 0
        if question == HASPELKNECHT:
            return farm.pinge == 0 and (farm.shaft > 0 or farm.water > 0 or farm.tunnel > 0)
        return question != AT_MILL or farm.buildings >> WATER_MILL & 1 == 1

    def answers(self, position: Haspelknecht, farm: Farm, question: int) -> list[int]:
        if question < DIGGER:
            return self.sets(position, farm, question)
        if question == AT_MILL:
            left = disks_left(position, farm)
            trades = position.facts.mill
            return [0, *[1 + number for number in range(len(trades)) if holds(left, trades[number].pay_disks)]]
        return [payment for payment in payments(question) if can_plan(position, farm, payment)]

    def sets(self, position: Haspelknecht, farm: Farm, worker: int) -> list[int]:
        """Disks of one colour, for the farmhand all that are left of it; and what pays for a development in reach."""
        left = disks_left(position, farm)
        found = [NO_DISKS]
        for colour in range(3):
            number = left >> SHIFTS[colour] & PART
            if number > 0:
                fewest = number if worker == FARMHAND else 1
                for size in range(fewest, number + 1):
                    found.append(FIRST_OF_COLOUR[colour] + size - 1)
        if worker == FARMER or farm.improved:
            reachable = self.reachable(position, farm)
            for disk_set in position.facts.costs:
                offered = disk_set < FIRST_MIXED and worker == FARMER
                if not offered and position.facts.fits[disk_set] & reachable and holds(left, SETS[disk_set]):
                    found.append(disk_set)
        return found

    def reachable(self, position: Haspelknecht, farm: Farm) -> int:
        wanted = still_to_acquire(position, farm)
        for number in range(DEVELOPMENTS):
            if wanted >> number & 1 and not in_reach(position, farm, number):
                wanted &= ~(1 << number)
        return wanted

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

    def with_new_pickaxe(self, position: Haspelknecht, farm: Farm) -> list[int]:
        """HK-14.3: what the farmhand can acquire once the farmer has acquired the Pickaxe."""
        improved = farm.copy()
        improved.farmhand_develops = True
        improved.developments |= 1 << position.facts.pickaxe
        return self.buildable(position, improved, FARMHAND)

    def buildable(self, position: Haspelknecht, farm: Farm, worker: int) -> list[int]:
        found = [NO_DEVELOPMENT]
        if is_idle(farm, worker) and (worker == FARMER or farm.farmhand_develops):
            fitting = position.facts.fits[farm.disks_on(worker)] & still_to_acquire(position, farm)
            for number in range(DEVELOPMENTS):
                if fitting >> number & 1 and in_reach(position, farm, number):
                    found.append(number)
        return found


def answer_of(farm: Farm, question: int) -> int:
    if question == FARMER:
        return farm.on_farmer
    if question == FARMHAND:
        return farm.on_farmhand
    return farm.at_mill if question == AT_MILL else farm.payment(question)


def give(farm: Farm, question: int, answer: int) -> None:
    if question == FARMER:
        farm.on_farmer = answer
    elif question == FARMHAND:
        farm.on_farmhand = answer
    elif question == AT_MILL:
        farm.at_mill = answer
    else:
        farm.plan_payment(question, answer)
