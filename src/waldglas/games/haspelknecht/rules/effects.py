"""What developments, markers and buildings do: pay, gain, take or remove pit water."""

from __future__ import annotations

from mypy_extensions import i64

from waldglas.core.types import Good, Seat
from waldglas.games.haspelknecht.rules.facts import Effect
from waldglas.games.haspelknecht.rules.farm import COAL, FOOD, POINTS, SHAFT_COAL, Farm
from waldglas.games.haspelknecht.rules.position import Haspelknecht
from waldglas.games.haspelknecht.rules.underground import drain


def carry_out(position: Haspelknecht, seat: Seat, effect: Effect, source: i64) -> None:
    """HK-13.9: an effect in its order; its points are booked under their source."""
    exchange(position.farms[seat], effect, source)
    for amount in effect.pay:
        position.tell("paid", seat, amount.good, amount.number)
    for amount in effect.gain:
        position.tell("gained", seat, amount.good, amount.number)
    if effect.water > 0:
        take_water(position, seat, effect.water)
    elif effect.water < 0:
        remove_water(position, seat, -effect.water)


def exchange(farm: Farm, effect: Effect, source: i64) -> None:
    """Pays what an effect takes and brings what it gives; pit water comes after that."""
    for amount in effect.pay:
        farm.add(amount.good, -amount.number)
    for amount in effect.gain:
        if amount.good == POINTS:
            farm.score(source, amount.number)
        elif amount.good == SHAFT_COAL:
            farm.shaft += amount.number
        else:
            farm.receive(amount.good, amount.number)


def can_pay(position: Haspelknecht, farm: Farm, effect: Effect, with_new: bool) -> bool:
    """Whether a farm has what an effect takes; new food and coal count only where that is allowed."""
    for amount in effect.pay:
        if (farm.have(amount.good) if with_new else payable(position, farm, amount.good)) < amount.number:
            return False
    return True


def payable(position: Haspelknecht, farm: Farm, good: Good) -> i64:
    """HK-8.4: food and coal that came in during this phase count, unless the table agreed otherwise."""
    if position.agreement.new_goods_pay or good not in (FOOD, COAL):
        return farm.have(good)
    return farm.not_new(good)


def take_water(position: Haspelknecht, seat: Seat, number: i64) -> None:
    """HK-3.2: to the Pinge, or to the shaft once the Pinge is exhausted; a board has one of them at a time."""
    position.farms[seat].water += number
    position.tell("water", seat, number)


def remove_water(position: Haspelknecht, seat: Seat, most: i64) -> None:
    """HK-3.3: as much as there is, up to a number."""
    removed = drain(position.farms[seat], most)
    if removed > 0:
        position.tell("removed_water", seat, removed)
