"""The course of Haspelknecht: three years, and the phases of the year wheel one after the other (HK-2)."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from waldglas.core.agenda import Step, StepTable
from waldglas.core.types import Seat
from waldglas.games.haspelknecht.rules.developing import DEVELOPING_STEPS
from waldglas.games.haspelknecht.rules.effects import take_water
from waldglas.games.haspelknecht.rules.facts import SPRING_ACTION, YEARS, HaspelFacts
from waldglas.games.haspelknecht.rules.farm import Farm
from waldglas.games.haspelknecht.rules.mining import MINING_STEPS
from waldglas.games.haspelknecht.rules.planning import PLANNING, PLANNING_STEPS
from waldglas.games.haspelknecht.rules.position import NOBODY, Haspelknecht
from waldglas.games.haspelknecht.rules.taking import REFILL, TAKE_FIRST, TAKE_SECOND, TAKING_STEPS, TURN_ORDER
from waldglas.games.haspelknecht.rules.winter import WINTER_LEASE, WINTER_SCORING, WINTER_STEPS, WINTER_STORAGE
from waldglas.games.haspelknecht.rules.working import TURN, WORKING_STEPS


class NextYear(Step[Haspelknecht]):
    """HK-2.1, HK-16.11: three years, then the end."""

    def run(self, position: Haspelknecht, seat: Seat) -> None:
        if position.year == YEARS:
            position.announce("ended", NOBODY)
            return
        position.year += 1
        position.open_chapter("year", int(position.year))
        position.then_all(NOBODY, YEAR_WHEEL)


class Phase(Step[Haspelknecht]):
    """HK-2.2: a field of the year wheel."""

    def __init__(self, phase: int, course: Step[Haspelknecht]) -> None:
        self.phase: i64 = phase
        self.course = course

    def run(self, position: Haspelknecht, seat: Seat) -> None:
        position.phase = self.phase
        position.tell("phase", NOBODY, self.phase)
        position.then(NOBODY, self.course)


class PitWater(Step[Haspelknecht]):
    """HK-3.1, HK-14.6: every seat takes 1 pit water, but for owners of the Bucket."""

    def run(self, position: Haspelknecht, seat: Seat) -> None:
        for digger in range(position.seats):
            water = season_water(position.facts, position.farms[digger], position.phase)
            if water > 0:
                take_water(position, digger, water)


def season_water(facts: HaspelFacts, farm: Farm, phase: i64) -> i64:
    return 0 if farm.developments >> facts.bucket & 1 else facts.season_water[phase]


class ActionPhase(Step[Haspelknecht]):
    """HK-2.4, HK-4.1: refill, take, find the turn order, plan, carry out."""

    def run(self, position: Haspelknecht, seat: Seat) -> None:
        position.then(NOBODY, END_OF_ACTIONS)
        position.then(NOBODY, CARRY_OUT)
        position.then(NOBODY, PLANNING)
        position.then(NOBODY, TURN_ORDER)
        position.then(NOBODY, TAKE_SECOND)
        position.then(NOBODY, TAKE_FIRST)
        if position.year > 1 or position.phase != SPRING_ACTION:
            position.then(NOBODY, REFILL)


class CarryOutPlans(Step[Haspelknecht]):
    """HK-8.1: one seat after the other, in the new turn order."""

    def run(self, position: Haspelknecht, seat: Seat) -> None:
        for place in range(position.seats - 1, -1, -1):
            position.then(position.order[place], TURN)


class EndOfActions(Step[Haspelknecht]):
    """HK-15.5: markers that came in this phase can be used from the next one on."""

    def run(self, position: Haspelknecht, seat: Seat) -> None:
        for farm in position.farms:
            farm.new_markers = 0


NEXT_YEAR_BEGINS: Final = NextYear()
PIT_WATER: Final = PitWater()
ACTION_PHASE: Final = ActionPhase()
CARRY_OUT: Final = CarryOutPlans()
END_OF_ACTIONS: Final = EndOfActions()
COURSES: Final[list[Step[Haspelknecht]]] = [
    PIT_WATER,
    ACTION_PHASE,
    ACTION_PHASE,
    PIT_WATER,
    ACTION_PHASE,
    WINTER_SCORING,
    WINTER_LEASE,
    WINTER_STORAGE,
    NEXT_YEAR_BEGINS,
]
YEAR_WHEEL: Final[list[Step[Haspelknecht]]] = [Phase(phase, course) for phase, course in enumerate(COURSES)]
YEAR_STEPS: Final[list[Step[Any]]] = [NEXT_YEAR_BEGINS, *YEAR_WHEEL, PIT_WATER, ACTION_PHASE, CARRY_OUT, END_OF_ACTIONS]
TABLE: Final = StepTable(
    [
        *(*YEAR_STEPS, *TAKING_STEPS, *PLANNING_STEPS, *WORKING_STEPS),
        *(*DEVELOPING_STEPS, *MINING_STEPS, *WINTER_STEPS),
    ]
)
