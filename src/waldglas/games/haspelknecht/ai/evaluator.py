"""What the search knows of Haspelknecht."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from waldglas.ai.evaluator import Evaluator, softmax
from waldglas.core.agenda import SEAT_MASK, SHARED
from waldglas.core.game import Position
from waldglas.core.types import Action, Seat
from waldglas.games.haspelknecht.ai.forward_model import ForwardModel, finish, stage_of
from waldglas.games.haspelknecht.ai.planner import AT_MILL, PLANNED, Plans, first_question, give
from waldglas.games.haspelknecht.ai.value import FarmValue, load_value
from waldglas.games.haspelknecht.rules.actions import FARMER as PLAN_FARMER
from waldglas.games.haspelknecht.rules.actions import FARMHAND as PLAN_FARMHAND
from waldglas.games.haspelknecht.rules.actions import FIRST_PAYMENT, MILL, payments
from waldglas.games.haspelknecht.rules.disks import count_disks
from waldglas.games.haspelknecht.rules.facts import PHASES
from waldglas.games.haspelknecht.rules.farm import DIGGER, FARMER, FARMHAND, Farm
from waldglas.games.haspelknecht.rules.planning import Commit, Planning, RevealPlans
from waldglas.games.haspelknecht.rules.position import Haspelknecht
from waldglas.games.haspelknecht.rules.scoring import points_of
from waldglas.games.haspelknecht.rules.taking import Refill, Take, TakeInTurn
from waldglas.games.haspelknecht.rules.working import NextWorker, Turn
from waldglas.games.haspelknecht.rules.years import CarryOutPlans

WINTER_SCORING: Final = PHASES.index("winter_scoring")
DISK_TO_COME: Final = 0.7  # what a disk of the second taking is worth
MOST_TO_COME: Final = 3

# What a seat has before it in an action phase.
NEW_PHASE: Final = 0
TO_TAKE: Final = 1  # for the second time
TO_PLAN: Final = 2
TO_PAY: Final = 3
TO_WORK: Final = 4
FINISHED: Final = 5


class HaspelEvaluator(Evaluator):
    def __init__(self, value: FarmValue | None = None) -> None:
        self.model: Final = ForwardModel(value or load_value())
        self.plans: Final = Plans(self.model)

    def turn(self, position: Position) -> int:
        assert isinstance(position, Haspelknecht)
        return int(position.year * 100 + position.phase)

    def evaluate(self, position: Position, seat: Seat) -> float:
        assert isinstance(position, Haspelknecht)
        farm = position.farms[seat]
        if position.over():
            return float(points_of(position.facts, farm))
        if position.phase >= WINTER_SCORING:
            return self.model.in_winter(position, farm.copy(), seat)
        if position.together:
            return self.plans.value(position, farm, seat, first_question(position, seat))
        return self.in_action_phase(position, farm, seat)

    def in_action_phase(self, position: Haspelknecht, farm: Farm, seat: Seat) -> float:
        question = first_question(position, seat)
        if question != PLANNED:
            return self.plans.value(position, farm, seat, question)
        coming = what_is_coming(position, seat)
        if coming == NEW_PHASE:
            return self.model.value.of(position, farm, seat, stage_of(position))
        if coming == TO_TAKE:
            room = max(position.facts.most_disks - count_disks(farm.disks()), 0)
            return self.plans.value(position, farm, seat, FARMER) + DISK_TO_COME * float(min(room, MOST_TO_COME))
        if coming == TO_PLAN:
            return self.plans.value(position, farm, seat, FARMER)
        if coming == TO_PAY:
            return self.plans.carried_out(position, farm, seat)
        if coming == TO_WORK:
            ahead = farm.copy()
            finish_work(position, ahead, seat)
            return self.plans.work_left(position, ahead, seat)
        return self.model.after_phase(position, farm.copy(), seat)

    def priors(self, position: Position, seat: Seat, choices: list[Action]) -> list[float]:
        assert isinstance(position, Haspelknecht)
        question = first_question(position, seat)
        if question == PLANNED:
            return super().priors(position, seat, choices)
        farm = position.farms[seat].copy()
        values = []
        for action in choices:
            give(farm, question, answer_meant(question, action))
            values.append(self.plans.value(position, farm, seat, question + 1))
        return softmax(values, self.temperature)


def what_is_coming(position: Haspelknecht, seat: Seat) -> int:
    for height in range(position.height(SHARED), 0, -1):
        frame = position.frame(SHARED, height)
        step, own = position.step_of(frame), frame & SEAT_MASK == seat + 1
        if isinstance(step, Refill):
            return NEW_PHASE
        if isinstance(step, TakeInTurn):
            return TO_TAKE if step.take.second else NEW_PHASE
        if own and isinstance(step, Take):
            return TO_TAKE if step.second else NEW_PHASE
        if isinstance(step, Planning):
            return TO_PLAN
        if isinstance(step, RevealPlans) or (own and isinstance(step, Commit)):
            return TO_PAY
        if isinstance(step, CarryOutPlans) or (own and isinstance(step, (Turn, NextWorker))):
            return TO_WORK
    return FINISHED


def finish_work(position: Haspelknecht, farm: Farm, seat: Seat) -> None:
    """What the seat has begun and not finished yet."""
    for height in range(position.height(SHARED), 0, -1):
        frame = position.frame(SHARED, height)
        if frame & SEAT_MASK == seat + 1:
            step = position.step_of(frame)
            if isinstance(step, (Turn, NextWorker)):
                return
            finish(position, farm, step, position.argument_of(frame))


def answer_meant(question: i64, action: Action) -> i64:
    if question == FARMER:
        return action - PLAN_FARMER
    if question == FARMHAND:
        return action - PLAN_FARMHAND
    if question == AT_MILL:
        return action - MILL
    return payments(question)[action - FIRST_PAYMENT[question - DIGGER]]
