"""Resolving a specialist: the fee, then one ability or both in either order, each of which may be refused."""

from __future__ import annotations

from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from waldglas.core.agenda import Reason, Step, StepTable
from waldglas.core.message import Message
from waldglas.core.packed import packed
from waldglas.core.types import Action, Seat
from waldglas.games.glass_road.rules.actions import (
    FIRST_USE,
    ONE,
    OTHER,
    PASS,
    building_used,
    number_choices,
)
from waldglas.games.glass_road.rules.building import BUILD_ANY, payment_steps
from waldglas.games.glass_road.rules.effects import TURN_WHEELS, payment_of, steps_of
from waldglas.games.glass_road.rules.facts import Effect, RoadFacts, Specialist
from waldglas.games.glass_road.rules.messages import ability
from waldglas.games.glass_road.rules.periods import COURSE
from waldglas.games.glass_road.rules.position import GlassRoad
from waldglas.games.glass_road.rules.processing import JUST_PASS, can_use, use, why_not_use, with_uses
from waldglas.games.glass_road.rules.tiles import CLEAR, Composite

BOTH: list[int] = [ONE, OTHER]


class UseCard(Composite):
    """GR-6, GR-7: asks which ability is used, or none; a window for processing (GR-9.2).

    Where both abilities do the same, the first of them comes first.
    """

    def __init__(self, specialist: Specialist, abilities: list[int], uses: int, fee_due: bool) -> None:
        self.specialist = specialist
        self.abilities = abilities
        self.abilities_or_pass = packed([*abilities, PASS])
        self.uses: i64 = uses
        self.fee_due = fee_due
        self.steps = [self.resolving(ONE, specialist.one), self.resolving(OTHER, specialist.other)]
        self.then_one: list[Step[Any]] = []
        self.then_other: list[Step[Any]] = []
        if uses > 1:
            self.then_one = [UseCard(specialist, [OTHER], 1, False)]
            self.then_other = [UseCard(specialist, [ONE], 1, False)]

    def parts(self) -> list[Step[Any]]:
        return [*self.steps[ONE], *self.steps[OTHER], *self.then_one, *self.then_other]

    def resolving(self, ability: int, effect: Effect) -> list[Step[Any]]:
        """GR-7.1: the fee, if it is due, then the ability; between them a window, as a building action is itself."""
        steps = steps_of(effect, BUILD_ANY)
        if self.specialist.fee is None or not self.fee_due:
            return steps
        if not effect.build:
            steps = [AfterFee(self.specialist, ability, steps)]
        return [*payment_of(self.specialist.fee), TURN_WHEELS, *steps]

    def choices(self, position: GlassRoad, seat: Seat) -> vec[i64]:
        return with_uses(self.abilities_or_pass if self.can_pay(position, seat) else JUST_PASS, position, seat)

    def can_pay(self, position: GlassRoad, seat: Seat) -> bool:
        fee, player = self.specialist.fee, position.players[seat]
        return fee is None or not self.fee_due or fee.affordable(player, player.purse())

    def chosen(self, position: GlassRoad, seat: Seat, action: Action) -> None:
        if action == PASS:
            position.tell("refused", seat, self.specialist.number)
        elif action >= FIRST_USE:
            use(position, seat, action, self)
        else:
            position.tell("ability", seat, self.specialist.number, action)
            position.then_all(seat, self.then_one if action == ONE else self.then_other)
            position.then_all(seat, self.steps[action])

    def question(self, position: GlassRoad, seat: Seat) -> Message:
        return Message(self.asked(position.choices(seat)), {"specialist": self.specialist.thing})

    def asked(self, offered: list[int]) -> str:
        """Only abilities that can be used are asked for."""
        if ONE not in offered and OTHER not in offered:
            return "question-no-ability"
        if ONE not in offered or OTHER not in offered:
            return "question-one-ability"
        return "question-both-abilities" if self.uses > 1 else "question-ability"

    def wording(self, position: GlassRoad, seat: Seat, action: Action) -> Message | None:
        if action in (ONE, OTHER):
            return ability(self.specialist, action, self.fee_due and self.specialist.fee is not None)
        if action != PASS:
            return None
        nothing = "choice-no-ability" if self.fee_due else "choice-no-more-ability"
        return Message(nothing, {"specialist": self.specialist.thing})

    def why_not(self, position: GlassRoad, seat: Seat, action: Action) -> Reason:
        if action in (ONE, OTHER):
            if action in self.abilities:
                return Reason(Message("reason-no-fee", {"specialist": self.specialist.thing}), "GR-7.4")
            return Reason(Message("reason-ability-used"), "GR-6.5")
        if FIRST_USE <= action < position.facts.first_build:
            return why_not_use(position, seat, building_used(position.facts, action))
        return super().why_not(position, seat, action)


class AfterFee(Composite):
    """GR-9.2: the fee is paid, the ability still to come: a window for processing; also now it may be refused."""

    def __init__(self, specialist: Specialist, ability: int, steps: list[Step[Any]]) -> None:
        self.specialist = specialist
        self.ability: i64 = ability
        self.steps = steps
        self.just_ability = packed([ability])
        self.ability_or_pass = packed([ability, PASS])

    def parts(self) -> list[Step[Any]]:
        return self.steps

    def choices(self, position: GlassRoad, seat: Seat) -> vec[i64]:
        if not can_use(position, seat):
            return self.just_ability
        return with_uses(self.ability_or_pass, position, seat)

    def chosen(self, position: GlassRoad, seat: Seat, action: Action) -> None:
        if action == PASS:
            position.tell("refused", seat, self.specialist.number)
        elif action >= FIRST_USE:
            use(position, seat, action, self)
        else:
            position.then_all(seat, self.steps)

    def question(self, position: GlassRoad, seat: Seat) -> Message:
        return Message("question-after-fee", {"specialist": self.specialist.thing})

    def wording(self, position: GlassRoad, seat: Seat, action: Action) -> Message | None:
        if action == PASS:
            return Message("choice-without-ability")
        return ability(self.specialist, self.ability, False) if action == self.ability else None

    def why_not(self, position: GlassRoad, seat: Seat, action: Action) -> Reason:
        if action in (ONE, OTHER):
            return Reason(Message("reason-other-ability"), "GR-7.1")
        if FIRST_USE <= action < position.facts.first_build:
            return why_not_use(position, seat, building_used(position.facts, action))
        return super().why_not(position, seat, action)


def equip(facts: RoadFacts) -> None:
    """Gives every specialist and every building the steps that carry it out, and every building its choices."""
    number_choices(facts)
    for specialist in facts.specialists:
        first = [ONE] if specialist.alike else BOTH
        specialist.shared = UseCard(specialist, first, 1, True)
        specialist.alone = UseCard(specialist, first, 2, True)
    for building in facts.buildings:
        building.payment = payment_steps(building)
        if building.effect is not None:
            building.steps = steps_of(building.effect, BUILD_ANY)
    facts.steps = table_of(facts)


def table_of(facts: RoadFacts) -> StepTable:
    """First the steps that are the same in all games, then those made from these facts."""
    steps = [*COURSE, TURN_WHEELS, CLEAR, BUILD_ANY]
    for specialist in facts.specialists:
        steps += with_parts([specialist.shared, specialist.alone])
    for building in facts.buildings:
        steps += with_parts([*building.payment, *building.steps])
    return StepTable(steps)


def with_parts(steps: list[Step[Any]]) -> list[Step[Any]]:
    """Steps, and all those that they put on the agenda themselves."""
    found: list[Step[Any]] = []
    for step in steps:
        found.append(step)
        if isinstance(step, Composite):
            found += with_parts(step.parts())
    return found
