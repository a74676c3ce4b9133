"""Carrying out a plan: one seat after the other, worker by worker (HK-8 to HK-10)."""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from waldglas.core.agenda import Reason, Step
from waldglas.core.message import Message
from waldglas.core.types import Action, Seat
from waldglas.games.haspelknecht.rules.actions import BUILD, DONE, MINE, PAY, PRODUCE, STOP, WORK
from waldglas.games.haspelknecht.rules.developing import (
    acquire,
    developments_for,
    price_afar,
    why_not_develop,
)
from waldglas.games.haspelknecht.rules.disks import (
    BLACK,
    FIRST_MIXED,
    NO_DISKS,
    SET_SIZES,
    YELLOW,
    colour_of,
)
from waldglas.games.haspelknecht.rules.effects import carry_out
from waldglas.games.haspelknecht.rules.facts import SUMMER_ACTION
from waldglas.games.haspelknecht.rules.farm import (
    DIGGER,
    FARMER,
    FOOD,
    MADE_FOOD,
    MADE_WOOD,
    MILLING,
    MINED,
    MINER,
    UNPAID,
    WOOD,
    WORKERS,
    Farm,
)
from waldglas.games.haspelknecht.rules.messages import DISK_SETS, GOOD_THINGS, WORKER_THINGS, label
from waldglas.games.haspelknecht.rules.mining import (
    MINING,
    begin_contract_work,
    coal_in_reach,
    digging,
    haspelknecht_can_work,
    is_use,
    offer,
    use,
    uses_now,
    why_not_use,
)
from waldglas.games.haspelknecht.rules.position import Haspelknecht


class Turn(Step[Haspelknecht]):
    """HK-8.1: a seat carries out its plan; the mill works first (HK-8.3)."""

    def run(self, position: Haspelknecht, seat: Seat) -> None:
        farm = position.farms[seat]
        position.then(seat, END_OF_TURN)
        position.then(seat, NEXT_WORKER)
        if farm.at_mill:
            position.tell("milled", seat, farm.at_mill)
            carry_out(position, seat, position.facts.mill[farm.at_mill - 1], MILLING)


class NextWorker(Step[Haspelknecht]):
    """HK-8.2, HK-8.3: workers in an order of the seat's choice, each once or not at all; windows around each."""

    def choices(self, position: Haspelknecht, seat: Seat) -> vec[i64]:
        able = who_can_work(position, seat)
        uses = uses_now(position, seat, True)
        return offer(WORK, able | 1 << (DONE - WORK), uses) if able or uses else vec[i64]()

    def chosen(self, position: Haspelknecht, seat: Seat, action: Action) -> None:
        if action == DONE:
            return
        if is_use(action):
            use(position, seat, action, self)
            return
        worker = action - WORK
        farm = position.farms[seat]
        farm.worked |= 1 << worker
        position.tell("put_to_work", seat, worker)
        position.then(seat, self)
        if worker < DIGGER:
            position.then(seat, OWN_WORK[worker])
        else:
            begin_contract_work(position, seat, worker)

    def question(self, position: Haspelknecht, seat: Seat) -> Message:
        if who_can_work(position, seat):
            return Message("question-worker")
        return Message("question-no-worker")

    def wording(self, position: Haspelknecht, seat: Seat, action: Action) -> Message | None:
        if action == DONE:
            return Message("choice-end-turn-idle" if who_can_work(position, seat) else "choice-end-turn")
        if WORK <= action < WORK + DIGGER:
            return own_work(position, seat, action - WORK)
        return None

    def why_not(self, position: Haspelknecht, seat: Seat, action: Action) -> Reason:
        if WORK <= action < WORK + len(WORKERS):
            return why_not_work(position.farms[seat], action - WORK)
        return why_not_use(position, seat, action) if is_use(action) else super().why_not(position, seat, action)


class EndOfTurn(Step[Haspelknecht]):
    """HK-7.6: what was planned for workers that did not work is lost."""

    def run(self, position: Haspelknecht, seat: Seat) -> None:
        if position.journal is not None:
            self.tell_losses(position, seat)

    def tell_losses(self, position: Haspelknecht, seat: Seat) -> None:
        farm = position.farms[seat]
        for worker in range(len(WORKERS)):
            if farm.worked >> worker & 1 == 0:
                laid = farm.disks_on(worker) if worker < DIGGER else farm.payment(worker)
                if laid:
                    position.tell("wasted", seat, worker, laid)


def own_work(position: Haspelknecht, seat: Seat, worker: i64) -> Message:
    """Names the development where a worker can do nothing but acquire it: then nothing more is asked."""
    farm = position.farms[seat]
    values: dict[str, object] = {"worker": WORKER_THINGS[worker], "disks": DISK_SETS[farm.disks_on(worker)]}
    tasks = OWN_WORK[worker].choices(position, seat)
    if len(tasks) != 1 or tasks[0] < BUILD:
        return Message("choice-work-with", values)
    number = tasks[0] - BUILD
    values["development"] = position.facts.developments[number].thing
    price = price_afar(position, farm, number)
    if price is None:
        return Message("choice-work-to-acquire", values)
    return Message("choice-work-to-acquire-afar", {**values, "price": price})


def who_can_work(position: Haspelknecht, seat: Seat) -> i64:
    """A bit for each worker who can."""
    able: i64 = 0
    for worker in range(len(WORKERS)):
        if can_work(position, seat, worker):
            able |= 1 << worker
    return able


def can_work(position: Haspelknecht, seat: Seat, worker: i64) -> bool:
    """Whether a worker was planned, did not work yet, and finds something to do."""
    farm = position.farms[seat]
    if farm.worked >> worker & 1:
        return False
    if worker < DIGGER:
        disks = farm.disks_on(worker)
        if disks == NO_DISKS:
            return False
        if disks < FIRST_MIXED and (colour_of(disks) != BLACK or can_mine(position, farm)):
            return True
        return developments_for(position, seat, worker) != 0
    if farm.payment(worker) == UNPAID:
        return False
    if worker == DIGGER:
        return farm.pinge > 0 and digging(position, farm) != STOP
    return coal_in_reach(position, farm) if worker == MINER else haspelknecht_can_work(farm)


def can_mine(position: Haspelknecht, farm: Farm) -> bool:
    """HK-9.4, HK-9.6: pit water of the Pinge, or coal in reach."""
    return coal_in_reach(position, farm) or (farm.pinge > 0 and farm.water > 0)


def why_not_work(farm: Farm, worker: i64) -> Reason:
    named: dict[str, object] = {"worker": WORKER_THINGS[worker]}
    if farm.worked >> worker & 1:
        return Reason(Message("reason-has-worked", named), "HK-8.3")
    if worker < DIGGER:
        if farm.disks_on(worker) == NO_DISKS:
            return Reason(Message("reason-no-disks-planned", named), "HK-7.3")
        mixed = farm.disks_on(worker) >= FIRST_MIXED
        return Reason(Message("reason-disks-without-work", named), "HK-13.9" if mixed else "HK-9.4")
    if farm.payment(worker) == UNPAID:
        return Reason(Message("reason-not-paid", named), "HK-10.1")
    if worker == DIGGER and farm.pinge == 0:
        return Reason(Message("reason-digger-lost"), "HK-10.6")
    return Reason(Message("reason-nothing-to-do", named), "HK-10.1")


class OwnWork(Step[Haspelknecht]):
    """HK-9.1, HK-9.2: the farmer or the farmhand produces, mines, or acquires a development."""

    def __init__(self, worker: int) -> None:
        self.worker: i64 = worker

    def choices(self, position: Haspelknecht, seat: Seat) -> vec[i64]:
        farm = position.farms[seat]
        disks = farm.disks_on(self.worker)
        possible = developments_for(position, seat, self.worker) << (BUILD - PRODUCE)
        if disks < FIRST_MIXED:
            if colour_of(disks) != BLACK:
                possible |= 1
            elif can_mine(position, farm):
                possible |= 1 << (MINE - PRODUCE)
        return offer(PRODUCE, possible, 0)

    def chosen(self, position: Haspelknecht, seat: Seat, action: Action) -> None:
        if action == PRODUCE:
            self.produce(position, seat)
        elif action == MINE:
            farm = position.farms[seat]
            actions = SET_SIZES[farm.disks_on(self.worker)] + synergy(position, seat, MINED)
            position.then(seat, MINING[self.worker], actions)
        else:
            acquire(position, seat, action - BUILD)

    def produce(self, position: Haspelknecht, seat: Seat) -> None:
        """HK-9.3, HK-9.7, HK-9.8: a good for each disk, with the bonuses of synergy and summer."""
        farm = position.farms[seat]
        disks = farm.disks_on(self.worker)
        good: i64 = FOOD if colour_of(disks) == YELLOW else WOOD
        kind: i64 = MADE_FOOD if good == FOOD else MADE_WOOD
        number = SET_SIZES[disks] + synergy(position, seat, kind)
        if good == FOOD and self.worker == FARMER and position.phase == SUMMER_ACTION:
            number += position.facts.summer_food
        farm.first_did = kind
        farm.receive(good, number)
        position.tell("gained", seat, good, number)

    def question(self, position: Haspelknecht, seat: Seat) -> Message:
        return Message("question-work", {"worker": WORKER_THINGS[self.worker]})

    def wording(self, position: Haspelknecht, seat: Seat, action: Action) -> Message | None:
        if action == PRODUCE:
            made = FOOD if colour_of(position.farms[seat].disks_on(self.worker)) == YELLOW else WOOD
            return Message("choice-produce-good", {"good": GOOD_THINGS[made]})
        if BUILD <= action < PAY:
            price = price_afar(position, position.farms[seat], action - BUILD)
            if price is not None:
                return Message("choice-acquire-afar", {"acquire": label(position.facts, action), "price": price})
        return None

    def why_not(self, position: Haspelknecht, seat: Seat, action: Action) -> Reason:
        if BUILD <= action < PAY:
            return why_not_develop(position, seat, self.worker, action - BUILD)
        if action == PRODUCE:
            return Reason(Message("reason-produce"), "HK-9.3")
        if action == MINE:
            return Reason(Message("reason-mine"), "HK-9.4")
        return super().why_not(position, seat, action)


def synergy(position: Haspelknecht, seat: Seat, kind: i64) -> i64:
    """HK-9.7: one action more for the own worker that comes last, if the first did the same."""
    if position.farms[seat].first_did != kind:
        return 0
    position.tell("synergy", seat)
    return 1


TURN: Final = Turn()
NEXT_WORKER: Final = NextWorker()
END_OF_TURN: Final = EndOfTurn()
OWN_WORK: Final = vec[OwnWork]([OwnWork(worker) for worker in range(DIGGER)])
WORKING_STEPS: Final[list[Step[Any]]] = [TURN, NEXT_WORKER, END_OF_TURN, *OWN_WORK]
