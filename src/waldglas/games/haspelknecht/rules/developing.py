"""Acquiring a development: who may, what it costs far away, its points and its effect (HK-13, HK-14)."""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from waldglas.core.agenda import Reason, Step
from waldglas.core.message import Message, Player
from waldglas.core.types import Action, Seat
from waldglas.games.haspelknecht.rules.actions import CHOOSE, PAID_AFAR, PAY
from waldglas.games.haspelknecht.rules.disks import SET_SIZES
from waldglas.games.haspelknecht.rules.effects import can_pay, carry_out, payable
from waldglas.games.haspelknecht.rules.facts import IMPROVED_FARMHAND, MOST_EFFECTS, NONE, Effect
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
from waldglas.games.haspelknecht.rules.mining import MAY_EXCAVATE, offer
from waldglas.games.haspelknecht.rules.planning import still_to_acquire
from waldglas.games.haspelknecht.rules.position import Haspelknecht


def developments_for(position: Haspelknecht, seat: Seat, worker: i64) -> i64:
    """HK-13.1 to HK-13.6: the developments that a worker can acquire with his disks; a bit for each."""
    farm = position.farms[seat]
    if worker != FARMER and not farm.farmhand_develops:
        return 0
    return in_reach_of(position, farm, position.facts.fits[farm.disks_on(worker)])


def in_reach_of(position: Haspelknecht, farm: Farm, wanted: i64) -> i64:
    """Those of several developments that a farm can still acquire and that are in its reach."""
    left = wanted & still_to_acquire(position, farm)
    found: i64 = 0
    number: i64 = 0
    while left:
        if left & 1 and in_reach(position, farm, number):
            found |= 1 << number
        left >>= 1
        number += 1
    return found


def in_reach(position: Haspelknecht, farm: Farm, number: i64) -> bool:
    return is_near(position, farm, number) or (
        position.owned >> number & 1 == 1 and payable_afar(position, farm, number) != 0
    )


def is_near(position: Haspelknecht, farm: Farm, number: i64) -> bool:
    """HK-13.4, HK-13.5: on level 1, or beside an own development."""
    return position.facts.of_level[0] >> number & 1 == 1 or position.board.touching[number] & farm.developments != 0


def payable_afar(position: Haspelknecht, farm: Farm, number: i64) -> i64:
    """HK-13.6: what the farm can give for a development that touches none of its own, as bits of PAID_AFAR."""
    accepted = position.facts.distant[position.facts.developments[number].level - 1]
    found: i64 = 0
    for place in range(len(PAID_AFAR)):
        if accepted >> PAID_AFAR[place] & 1 and payable(position, farm, PAID_AFAR[place]) > 0:
            found |= 1 << place
    return found


def why_not_develop(position: Haspelknecht, seat: Seat, worker: i64, number: i64) -> Reason:
    farm, development = position.farms[seat], position.facts.developments[number]
    named: dict[str, object] = {"development": development.thing}
    if not position.board.holds(number):
        return Reason(Message("reason-not-on-board", named), "HK-1.8")
    if farm.developments >> number & 1:
        return Reason(Message("reason-owned", named), "HK-13.3")
    laid = farm.disks_on(worker)
    if position.facts.fits[laid] >> number & 1 == 0:
        asked = {**named, "cost": cost(development), "count": int(SET_SIZES[laid]), "disks": DISK_SETS[laid]}
        return Reason(Message("reason-cost", asked), "HK-13.2")
    if position.owned >> number & 1 == 0:
        return Reason(Message("reason-nobody-owns-it", named), "HK-13.5")
    return Reason(Message("reason-cannot-pay-afar", named), "HK-13.6")


def acquire(position: Haspelknecht, seat: Seat, number: i64) -> None:
    """HK-13.6: for a distant development the last owner is paid first."""
    position.then(seat, ACQUIRE, number)
    if not is_near(position, position.farms[seat], number):
        position.then(seat, PAY_AFAR, number)


class PayAfar(Step[Haspelknecht]):
    """HK-13.6: one unit from the farm goes to the seat whose disk is on top of the development."""

    def choices(self, position: Haspelknecht, seat: Seat) -> vec[i64]:
        return offer(PAY, payable_afar(position, position.farms[seat], position.argument), 0)

    def chosen(self, position: Haspelknecht, seat: Seat, action: Action) -> None:
        good, owner = PAID_AFAR[action - PAY], position.last_owner(position.argument)
        position.farms[seat].add(good, -1)
        position.farms[owner].receive(good, 1)
        position.touch(owner)
        position.tell("paid_afar", seat, good, owner)

    def question(self, position: Haspelknecht, seat: Seat) -> Message:
        owner, development = position.last_owner(position.argument), position.facts.developments[position.argument]
        return Message("question-afar", {"development": development.thing, "owner": Player(int(owner))})

    def why_not(self, position: Haspelknecht, seat: Seat, action: Action) -> Reason:
        if PAY <= action < PAY + len(PAID_AFAR):
            good, level = PAID_AFAR[action - PAY], position.facts.developments[position.argument].level
            if position.facts.distant[level - 1] >> good & 1 == 0:
                values: dict[str, object] = {"level": int(level), "good": GOOD_THINGS[good]}
                return Reason(Message("reason-level-takes-other", values), "HK-13.6")
            if position.farms[seat].have(good) > 0:
                return Reason(Message("reason-new-good", {"good": GOOD_THINGS[good]}), "HK-8.4")
            return Reason(Message("reason-no-good", {"good": GOOD_THINGS[good]}), "HK-13.6")
        return super().why_not(position, seat, action)


class Acquire(Step[Haspelknecht]):
    """HK-13.7 to HK-13.9: the disk on top, the points, and what the development brings."""

    def run(self, position: Haspelknecht, seat: Seat) -> None:
        number = position.argument
        points = own(position, position.farms[seat], number)
        position.put_on_top(number, seat)
        position.tell("acquired", seat, number, points)
        effects = position.facts.developments[number].effects
        if len(effects) == 1:
            position.then(seat, TAKE_EFFECT, effects[0].number)
        elif len(effects) > 1:
            position.then(seat, CHOOSE_EFFECT, number)


def own(position: Haspelknecht, farm: Farm, number: i64) -> i64:
    """A development with its points, its marker and its building becomes the farm's; its effects come after that."""
    development = position.facts.developments[number]
    points = development.points_for(position.count_owners(number))
    farm.developments |= 1 << number
    farm.score(DEVELOPING, points)
    if development.marker != NONE:
        farm.markers |= 1 << development.marker
        farm.new_markers |= 1 << development.marker
    if development.building != NONE:
        farm.buildings |= 1 << development.building
    if development.special == IMPROVED_FARMHAND:
        farm.improved = True
        farm.farmhand_develops = position.agreement.pickaxe_at_once
    return points


class TakeEffect(Step[Haspelknecht]):
    """HK-14: what a development does at once."""

    def run(self, position: Haspelknecht, seat: Seat) -> None:
        effect = position.facts.effects[position.argument]
        carry_out(position, seat, effect, DEVELOPING)
        if effect.excavate:
            position.then(seat, MAY_EXCAVATE)


class ChooseEffect(Step[Haspelknecht]):
    """HK-14.11, HK-14.14: one of two effects of a development, or none where that is among them."""

    def choices(self, position: Haspelknecht, seat: Seat) -> vec[i64]:
        farm, development = position.farms[seat], position.facts.developments[position.argument]
        offered = vec[i64](capacity=MOST_EFFECTS + 1)
        if len(development.options) < len(development.effects):
            offered = append(offered, CHOOSE)
        for number in range(len(development.options)):
            if can_pay(position, farm, development.options[number], False):
                offered = append(offered, CHOOSE + 1 + number)
        return offered

    def chosen(self, position: Haspelknecht, seat: Seat, action: Action) -> None:
        if action > CHOOSE:
            position.then(seat, TAKE_EFFECT, self.option(position, action).number)

    def option(self, position: Haspelknecht, action: Action) -> Effect:
        return position.facts.developments[position.argument].options[action - CHOOSE - 1]

    def question(self, position: Haspelknecht, seat: Seat) -> Message:
        return Message("question-effect", {"development": position.facts.developments[position.argument].thing})

    def wording(self, position: Haspelknecht, seat: Seat, action: Action) -> Message | None:
        return Message("effect-nothing") if action == CHOOSE else effect_clauses(self.option(position, action), EFFECT)

    def why_not(self, position: Haspelknecht, seat: Seat, action: Action) -> Reason:
        if action == CHOOSE:
            return Reason(Message("reason-must-choose"), "HK-13.9")
        if CHOOSE < action <= CHOOSE + len(position.facts.developments[position.argument].options):
            return why_not_paid(position, position.farms[seat], self.option(position, action))
        return super().why_not(position, seat, action)


def why_not_paid(position: Haspelknecht, farm: Farm, effect: Effect) -> Reason:
    if can_pay(position, farm, effect, True):
        return Reason(Message("reason-new-goods"), "HK-8.4")
    return Reason(Message("reason-too-little", {"amounts": amounts(effect.pay)}), "HK-14.14")


def price_afar(position: Haspelknecht, farm: Farm, number: i64) -> Message | None:
    """HK-13.6: what a distant development costs besides, and whom it is paid to; nothing for one that is near."""
    if is_near(position, farm, number):
        return None
    payable = payable_afar(position, farm, number)
    goods = [GOOD_THINGS[good] for place, good in enumerate(PAID_AFAR) if payable >> place & 1]
    return Message("price-afar", {"goods": either(goods), "owner": Player(int(position.last_owner(number)))})


ACQUIRE: Final = Acquire()
PAY_AFAR: Final = PayAfar()
TAKE_EFFECT: Final = TakeEffect()
CHOOSE_EFFECT: Final = ChooseEffect()
DEVELOPING_STEPS: Final[list[Step[Any]]] = [ACQUIRE, PAY_AFAR, TAKE_EFFECT, CHOOSE_EFFECT]
