"""The first half of an action phase: refilling the pools, taking disks, the turn order (HK-4 to HK-6)."""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from waldglas.core.agenda import Reason, Step
from waldglas.core.message import Message
from waldglas.core.types import Action, Seat
from waldglas.games.haspelknecht.rules.actions import FARMER, LAMP, PASS, SWAPS, TAKE
from waldglas.games.haspelknecht.rules.disks import ONE, PART, count_disks, disks_of
from waldglas.games.haspelknecht.rules.effects import remove_water, take_water
from waldglas.games.haspelknecht.rules.facts import OIL_LAMP, SPRING_ACTION
from waldglas.games.haspelknecht.rules.messages import COLOUR_THINGS, MARKER_THINGS, POOL_NAMES
from waldglas.games.haspelknecht.rules.mining import is_use, offer, spend_marker, use, uses_now, why_not_use
from waldglas.games.haspelknecht.rules.position import IN_POOLS, NOBODY, Haspelknecht


class Refill(Step[Haspelknecht]):
    """HK-4.2: all disks of all seats go back into the bag, each reserve pool into its action pool."""

    def run(self, position: Haspelknecht, seat: Seat) -> None:
        for farm in position.farms:
            farm.cart_one = 0
            farm.cart_two = 0
            farm.clear_plan()
            farm.worked = 0
        for pool in range(position.seats):
            position.pools[pool] += position.pools[position.seats + pool]
            position.pools[position.seats + pool] = 0
        fill_pools(position)
        position.touch(0, IN_POOLS)
        position.tell("refilled", NOBODY)

    def reveals(self) -> bool:
        return True


def fill_pools(position: Haspelknecht) -> None:
    """HK-1.7, HK-4.3, HK-4.4: the reserve pools first, then the action pools up to 6, until the bag is empty."""
    facts, pools, seats = position.facts, position.pools, position.seats
    bag: i64 = facts.bags[seats]
    for disks in pools:
        bag -= disks
    for pool in range(seats):
        drawn = draw(position, bag, facts.in_reserve)
        bag -= drawn
        pools[seats + pool] = drawn
    for pool in range(seats):
        drawn = draw(position, bag, facts.in_action - count_disks(pools[pool]))
        bag -= drawn
        pools[pool] += drawn


def draw(position: Haspelknecht, bag: i64, number: i64) -> i64:
    """So many disks of the bag, each equally likely; all of them if there are no more."""
    left = count_disks(bag)
    if number >= left:
        return bag
    drawn: i64 = 0
    for _ in range(number):
        disk: i64 = position.rng.below(left)
        left -= 1
        colour: i64 = 0
        while disk >= disks_of(bag, colour):
            disk -= disks_of(bag, colour)
            colour += 1
        bag -= ONE[colour]
        drawn += ONE[colour]
    return drawn


class Take(Step[Haspelknecht]):
    """HK-5: all disks of one colour from one pool, in two steps; a window before each (HK-15.2)."""

    def __init__(self, second: bool) -> None:
        self.second = second

    def choices(self, position: Haspelknecht, seat: Seat) -> vec[i64]:
        possible = self.takes(position, seat)
        if possible == 0:
            return vec[i64]()
        if self.second:
            possible |= 1 << (PASS - TAKE)
        possible |= swaps(position, seat) << (LAMP - TAKE)
        return offer(TAKE, possible, uses_now(position, seat, True))

    def takes(self, position: Haspelknecht, seat: Seat) -> i64:
        """The colours in the pools, as bits from TAKE on."""
        takes: i64 = 0
        if self.room(position, seat) <= 0:
            return takes
        for pool in range(position.seats):
            disks = position.pools[pool]
            for colour in range(3):
                if disks_of(disks, colour):
                    takes |= 1 << (pool * 3 + colour)
        return takes

    def room(self, position: Haspelknecht, seat: Seat) -> i64:
        """HK-5.2, HK-5.4: in the first step all of a colour, however many; after the second no more than 5."""
        if not self.second:
            return PART
        return position.facts.most_disks - count_disks(position.farms[seat].cart_one)

    def chosen(self, position: Haspelknecht, seat: Seat, action: Action) -> None:
        if action < PASS:
            self.take(position, seat, (action - TAKE) // 3, (action - TAKE) % 3)
        elif action == PASS:
            position.tell("passed", seat)
        elif action < FARMER:
            swap(position, seat, action - LAMP)
            position.then(seat, self)
        else:
            use(position, seat, action, self)

    def take(self, position: Haspelknecht, seat: Seat, pool: i64, colour: i64) -> None:
        farm = position.farms[seat]
        number = min(disks_of(position.pools[pool], colour), self.room(position, seat))
        position.pools[pool] -= number * ONE[colour]
        position.touch(0, IN_POOLS)
        position.tell("took_disks", seat, pool, colour, number)
        if self.second:
            farm.cart_two = number * ONE[colour]
            return
        farm.cart_one = number * ONE[colour]
        if position.facts.wet[pool] and position.facts.pool_water > 0:  # HK-5.3
            take_water(position, seat, position.facts.pool_water)

    def question(self, position: Haspelknecht, seat: Seat) -> Message:
        if self.second:
            return Message("question-take-more", {"room": int(self.room(position, seat))})
        return Message("question-take")

    def wording(self, position: Haspelknecht, seat: Seat, action: Action) -> Message | None:
        if action >= PASS:
            return None
        pool, colour = (action - TAKE) // 3, (action - TAKE) % 3
        number = min(disks_of(position.pools[pool], colour), self.room(position, seat))
        values: dict[str, object] = {"count": int(number), "colour": COLOUR_THINGS[colour], "pool": POOL_NAMES[pool]}
        if position.facts.wet[pool] and not self.second:
            return Message("choice-take-wet", {**values, "water": int(position.facts.pool_water)})
        return Message("choice-take", values)

    def why_not(self, position: Haspelknecht, seat: Seat, action: Action) -> Reason:
        if action < PASS:
            pool, colour = (action - TAKE) // 3, (action - TAKE) % 3
            if pool >= position.seats:
                values: dict[str, object] = {"seats": int(position.seats), "pool": POOL_NAMES[pool]}
                return Reason(Message("reason-no-such-pool", values), "HK-1.6")
            missing: dict[str, object] = {"pool": POOL_NAMES[pool], "colour": COLOUR_THINGS[colour]}
            return Reason(Message("reason-none-in-pool", missing), "HK-5.2")
        if action == PASS:
            return Reason(Message("reason-must-take"), "HK-5.2")
        if action < FARMER:
            return why_not_lamp(position, seat)
        return why_not_use(position, seat, action) if is_use(action) else super().why_not(position, seat, action)


# The Oil Lamp


def swaps(position: Haspelknecht, seat: Seat) -> i64:
    """HK-14.12: a disk of a reserve pool for one of another colour in the action pool beside it; bits from LAMP on."""
    found: i64 = 0
    if position.farms[seat].markers >> OIL_LAMP & 1 == 0:
        return found
    for pool in range(position.seats):
        for number in range(len(SWAPS)):
            if can_swap(position, pool, number):
                found |= 1 << (pool * len(SWAPS) + number)
    return found


def can_swap(position: Haspelknecht, pool: i64, number: i64) -> bool:
    out, back = SWAPS[number]
    reserve, action = position.pools[position.seats + pool], position.pools[pool]
    return disks_of(reserve, out) > 0 and disks_of(action, back) > 0


def swap(position: Haspelknecht, seat: Seat, number: i64) -> None:
    pool = number // len(SWAPS)
    out, back = SWAPS[number % len(SWAPS)]
    moved = ONE[out] - ONE[back]
    position.pools[pool] += moved
    position.pools[position.seats + pool] -= moved
    position.touch(0, IN_POOLS)
    spend_marker(position, seat, OIL_LAMP)
    position.tell("swapped_disks", seat, pool, number % len(SWAPS))


def why_not_lamp(position: Haspelknecht, seat: Seat) -> Reason:
    if position.farms[seat].markers >> OIL_LAMP & 1 == 0:
        return Reason(Message("reason-no-marker", {"marker": MARKER_THINGS[OIL_LAMP]}), "HK-14.12")
    return Reason(Message("reason-no-swap"), "HK-14.12")


class LampBeforeTaking(Step[Haspelknecht]):
    """HK-14.12: owners of the Oil Lamp are asked before the taking of others, unless the table agreed otherwise."""

    def choices(self, position: Haspelknecht, seat: Seat) -> vec[i64]:
        possible = swaps(position, seat)
        return offer(PASS, 1 | possible << (LAMP - PASS), 0) if possible else vec[i64]()

    def chosen(self, position: Haspelknecht, seat: Seat, action: Action) -> None:
        if action != PASS:
            swap(position, seat, action - LAMP)

    def question(self, position: Haspelknecht, seat: Seat) -> Message:
        return Message("question-lamp")

    def wording(self, position: Haspelknecht, seat: Seat, action: Action) -> Message | None:
        return Message("choice-keep-lamp") if action == PASS else None

    def why_not(self, position: Haspelknecht, seat: Seat, action: Action) -> Reason:
        if LAMP <= action < FARMER:
            return why_not_lamp(position, seat)
        return super().why_not(position, seat, action)


class AskForLamps(Step[Haspelknecht]):
    """HK-14.12: the others are asked in turn order, if the seat has anything to take."""

    def __init__(self, take: Take) -> None:
        self.take = take

    def run(self, position: Haspelknecht, seat: Seat) -> None:
        if self.take.takes(position, seat):
            for place in range(position.seats - 1, -1, -1):
                if position.order[place] != seat:
                    position.then(position.order[place], LAMP_BEFORE_TAKING)


class TakeInTurn(Step[Haspelknecht]):
    """HK-5.1: a step of taking, in the current turn order."""

    def __init__(self, second: bool) -> None:
        self.take = Take(second)
        self.ask_for_lamps = AskForLamps(self.take)

    def run(self, position: Haspelknecht, seat: Seat) -> None:
        asks = position.agreement.lamp_before_any and any_lamp(position)
        for place in range(position.seats - 1, -1, -1):
            position.then(position.order[place], self.take)
            if asks:
                position.then(position.order[place], self.ask_for_lamps)


def any_lamp(position: Haspelknecht) -> bool:
    for farm in position.farms:
        if farm.markers >> OIL_LAMP & 1:
            return True
    return False


# The turn order


class TurnOrder(Step[Haspelknecht]):
    """HK-6: the lowest value on cart 1 goes first; of equal ones the one that was later."""

    def run(self, position: Haspelknecht, seat: Seat) -> None:
        relieve(position)
        position.order = new_order(position)
        for place in range(position.seats):
            position.tell("order", position.order[place], place)


def relieve(position: Haspelknecht) -> None:
    """HK-5.6: in the first spring, who took fewer than 5 disks gives back 1 pit water."""
    if position.year == 1 and position.phase == SPRING_ACTION:
        for seat in position.order:
            if count_disks(position.farms[seat].disks()) < position.facts.relief_below:
                remove_water(position, seat, position.facts.relief)


def new_order(position: Haspelknecht) -> vec[i64]:
    order = position.order[:]
    for ordered in range(position.seats):
        seat = position.order[ordered]
        value = cart_value(position, seat)
        place: i64 = 0
        while place < ordered and cart_value(position, order[place]) < value:
            place += 1
        for later in range(ordered, place, -1):
            order[later] = order[later - 1]
        order[place] = seat
    return order


def cart_value(position: Haspelknecht, seat: Seat) -> i64:
    """HK-6.1: cart 1 only."""
    cart = position.farms[seat].cart_one
    value: i64 = 0
    for colour in range(3):
        value += disks_of(cart, colour) * position.facts.values[colour]
    return value


LAMP_BEFORE_TAKING: Final = LampBeforeTaking()
TAKE_FIRST: Final = TakeInTurn(second=False)
TAKE_SECOND: Final = TakeInTurn(second=True)
REFILL: Final = Refill()
TURN_ORDER: Final = TurnOrder()
TAKING_STEPS: Final[list[Step[Any]]] = [
    *(REFILL, TURN_ORDER, LAMP_BEFORE_TAKING),
    *(TAKE_FIRST, TAKE_FIRST.take, TAKE_FIRST.ask_for_lamps),
    *(TAKE_SECOND, TAKE_SECOND.take, TAKE_SECOND.ask_for_lamps),
]
