"""Acquiring a development: who may, what it costs far away, its points and its effect (HK-13, HK-14)."""

from __future__ import annotations

from typing import Any, Final

from waldglas.core.agenda import Reason, Step
from waldglas.core.message import Message, Player
from waldglas.core.types import Action, Seat
from waldglas.games.haspelknecht.rules.actions import CHOOSE, PAID_AFAR, PAY
from waldglas.games.haspelknecht.rules.disks import SET_SIZES
from waldglas.games.haspelknecht.rules.effects import can_pay, carry_out, payable
from waldglas.games.haspelknecht.rules.facts import (
    DEVELOPMENTS,
    IMPROVED_FARMHAND,
    NONE,
    Development,
    Effect,
    HaspelFacts,
)
from waldglas.games.haspelknecht.rules.farm import DEVELOPING, FARMER, Farm
from waldglas.games.haspelknecht.rules.messages import (
    DISK_SETS,
    EFFECT,
    GOOD_THINGS,
    amounts,
    cost,
    effect_clauses,
    either,
)
from waldglas.games.haspelknecht.rules.mining import MAY_EXCAVATE
from waldglas.games.haspelknecht.rules.planning import still_to_acquire
from waldglas.games.haspelknecht.rules.position import Haspelknecht


def developments_for(position: Haspelknecht, seat: Seat, worker: int) -> list[int]:
    """HK-13.1 to HK-13.6: the developments that a worker can acquire with his disks."""
    farm = position.farms[seat]
    if worker != FARMER and not farm.farmhand_develops:
        return []
    fitting = position.facts.fits[farm.disks_on(worker)] & still_to_acquire(position, farm)
    found: list[int] = []
    number = 0
    while fitting:
        if fitting & 1 and in_reach(position, farm, number):
            found.append(number)
        fitting >>= 1
        number += 1
    return found


def in_reach(position: Haspelknecht, farm: Farm, number: int) -> bool:
    return is_near(position, farm, number) or (
        position.owners[number] != 0 and bool(payments_afar(position, farm, number))
    )


def is_near(position: Haspelknecht, farm: Farm, number: int) -> bool:
    """HK-13.4, HK-13.5: on level 1, or beside an own development."""
    return position.facts.developments[number].level == 1 or position.board.touching[number] & farm.developments != 0


def payments_afar(position: Haspelknecht, farm: Farm, number: int) -> list[int]:
    """HK-13.6: what the farm can give for a development that touches none of its own."""
    accepted = position.facts.distant[position.facts.developments[number].level - 1]
    return [
        PAY + place
        for place in range(len(PAID_AFAR))
        if PAID_AFAR[place] in accepted and payable(position, farm, PAID_AFAR[place]) > 0
    ]


def why_not_develop(position: Haspelknecht, seat: Seat, worker: int, number: int) -> Reason:
    farm, development = position.farms[seat], position.facts.developments[number]
    named: dict[str, object] = {"development": development.thing}
    if not position.board.holds(number):
        return Reason(Message("reason-not-on-board", named), "HK-1.8")
    if farm.developments >> number & 1:
        return Reason(Message("reason-owned", named), "HK-13.3")
    laid = farm.disks_on(worker)
    if position.facts.fits[laid] >> number & 1 == 0:
        asked = {**named, "cost": cost(development), "count": SET_SIZES[laid], "disks": DISK_SETS[laid]}
        return Reason(Message("reason-cost", asked), "HK-13.2")
    if position.owners[number] == 0:
        return Reason(Message("reason-nobody-owns-it", named), "HK-13.5")
    return Reason(Message("reason-cannot-pay-afar", named), "HK-13.6")


def acquire(position: Haspelknecht, seat: Seat, number: int) -> None:
    """HK-13.6: for a distant development the last owner is paid first."""
    position.then(seat, ACQUIRE[number])
    if not is_near(position, position.farms[seat], number):
        position.then(seat, PAY_AFAR[number])


class PayAfar(Step[Haspelknecht]):
    """HK-13.6: one unit from the farm goes to the seat whose disk is on top."""

    def __init__(self, number: int) -> None:
        self.number = number

    def choices(self, position: Haspelknecht, seat: Seat) -> list[Action]:
        return payments_afar(position, position.farms[seat], self.number)

    def chosen(self, position: Haspelknecht, seat: Seat, action: Action) -> None:
        good, owner = PAID_AFAR[action - PAY], position.last_owner(self.number)
        position.farms[seat].add(good, -1)
        position.farms[owner].receive(good, 1)
        position.tell("paid_afar", seat, good, owner)

    def question(self, position: Haspelknecht, seat: Seat) -> Message:
        owner, development = position.last_owner(self.number), position.facts.developments[self.number]
        return Message("question-afar", {"development": development.thing, "owner": Player(owner)})

    def why_not(self, position: Haspelknecht, seat: Seat, action: Action) -> Reason:
        if PAY <= action < PAY + len(PAID_AFAR):
            good, level = PAID_AFAR[action - PAY], position.facts.developments[self.number].level
            if good not in position.facts.distant[level - 1]:
                values: dict[str, object] = {"level": level, "good": GOOD_THINGS[good]}
                return Reason(Message("reason-level-takes-other", values), "HK-13.6")
            if position.farms[seat].have(good) > 0:
                return Reason(Message("reason-new-good", {"good": GOOD_THINGS[good]}), "HK-8.4")
            return Reason(Message("reason-no-good", {"good": GOOD_THINGS[good]}), "HK-13.6")
        return super().why_not(position, seat, action)


class Acquire(Step[Haspelknecht]):
    """HK-13.7 to HK-13.9: the disk on top, the points, and what the development brings."""

    def __init__(self, number: int) -> None:
        self.number = number

    def run(self, position: Haspelknecht, seat: Seat) -> None:
        points = own(position, position.farms[seat], self.number)
        position.put_on_top(self.number, seat)
        position.tell("acquired", seat, self.number, points)
        position.then_all(seat, position.facts.developments[self.number].now)


def own(position: Haspelknecht, farm: Farm, number: int) -> int:
    """A development with its points, its marker and its building becomes the farm's; its effects come after that."""
    development = position.facts.developments[number]
    points = development.points_for(position.count_owners(number))
    farm.developments |= 1 << number
    farm.scored[DEVELOPING] += points
    if development.marker != NONE:
        farm.markers |= 1 << development.marker
        farm.new_markers |= 1 << development.marker
    if development.building != NONE:
        farm.buildings |= 1 << development.building
    if development.special == IMPROVED_FARMHAND:
        farm.improved = True
        farm.farmhand_develops = position.agreement.pickaxe_at_once
    return points


class CarryOut(Step[Haspelknecht]):
    """HK-14: what a development does at once."""

    def __init__(self, effect: Effect) -> None:
        self.effect = effect

    def run(self, position: Haspelknecht, seat: Seat) -> None:
        carry_out(position, seat, self.effect, DEVELOPING)
        if self.effect.excavate:
            position.then(seat, MAY_EXCAVATE)


class ChooseEffect(Step[Haspelknecht]):
    """HK-14.11, HK-14.14: one of two effects, or none where that is among them."""

    def __init__(self, development: Development) -> None:
        self.thing = development.thing
        self.effects = [effect for effect in development.effects if not effect.nothing]
        self.steps = [CarryOut(effect) for effect in self.effects]
        self.optional = len(self.effects) < len(development.effects)

    def choices(self, position: Haspelknecht, seat: Seat) -> list[Action]:
        farm = position.farms[seat]
        offered = [CHOOSE] if self.optional else []
        for number in range(len(self.effects)):
            if can_pay(position, farm, self.effects[number], False):
                offered.append(CHOOSE + 1 + number)
        return offered

    def chosen(self, position: Haspelknecht, seat: Seat, action: Action) -> None:
        if action > CHOOSE:
            position.then(seat, self.steps[action - CHOOSE - 1])

    def question(self, position: Haspelknecht, seat: Seat) -> Message:
        return Message("question-effect", {"development": self.thing})

    def wording(self, position: Haspelknecht, seat: Seat, action: Action) -> Message | None:
        if action == CHOOSE:
            return Message("effect-nothing")
        return effect_clauses(self.effects[action - CHOOSE - 1], EFFECT)

    def why_not(self, position: Haspelknecht, seat: Seat, action: Action) -> Reason:
        if action == CHOOSE:
            return Reason(Message("reason-must-choose"), "HK-13.9")
        if CHOOSE < action <= CHOOSE + len(self.effects):
            return why_not_paid(position, position.farms[seat], self.effects[action - CHOOSE - 1])
        return super().why_not(position, seat, action)


def why_not_paid(position: Haspelknecht, farm: Farm, effect: Effect) -> Reason:
    if can_pay(position, farm, effect, True):
        return Reason(Message("reason-new-goods"), "HK-8.4")
    return Reason(Message("reason-too-little", {"amounts": amounts(effect.pay)}), "HK-14.14")


def price_afar(position: Haspelknecht, farm: Farm, number: int) -> Message | None:
    """HK-13.6: what a distant development costs besides, and whom it is paid to; nothing for one that is near."""
    if is_near(position, farm, number):
        return None
    goods = [GOOD_THINGS[PAID_AFAR[action - PAY]] for action in payments_afar(position, farm, number)]
    return Message("price-afar", {"goods": either(goods), "owner": Player(position.last_owner(number))})


def equip(facts: HaspelFacts) -> None:
    """Gives every development the steps that carry it out."""
    for development in facts.developments:
        if len(development.effects) == 1:
            development.now = [CarryOut(development.effects[0])]
        elif development.effects:
            development.now = [ChooseEffect(development)]


ACQUIRE: Final[list[Step[Any]]] = [Acquire(number) for number in range(DEVELOPMENTS)]
PAY_AFAR: Final[list[Step[Any]]] = [PayAfar(number) for number in range(DEVELOPMENTS)]
