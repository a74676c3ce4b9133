"""Paying for a trip: provisions for the way, a good for each pawn in the village; then those who are paid answer."""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from waldglas.core.agenda import Reason, Step
from waldglas.core.message import Message
from waldglas.core.message import Player as Owner
from waldglas.core.packed import packed
from waldglas.core.types import Action, Seat
from waldglas.games.black_forest.rules.actions import FROM, PAIRS, PAY, PROVISIONS, TO
from waldglas.games.black_forest.rules.anytime import GIFTS
from waldglas.games.black_forest.rules.board import FIRST_CENTRE
from waldglas.games.black_forest.rules.effects import ENTERED_COOK
from waldglas.games.black_forest.rules.payments import (
    pay_charcoal,
    provision_splits,
    set_provisions,
    split_message,
    with_choice,
)
from waldglas.games.black_forest.rules.player import (
    BASIC_GOODS,
    CHARCOAL,
    CHARCOAL_COOKING,
    GOODS,
    PROVISION,
    PROVISION_HIGH,
    Player,
)
from waldglas.games.black_forest.rules.position import BlackForest
from waldglas.games.black_forest.rules.production import EVENTS_ANNOUNCED, TURN_WHEELS
from waldglas.games.black_forest.rules.reach import (
    brings_water,
    leaves_all,
    some_way,
    spend_due,
    spend_provisions,
    split_matters,
)
from waldglas.games.black_forest.rules.things import GOOD_THINGS, goods_of
from waldglas.games.black_forest.rules.trip import (
    NO_SEAT,
    PLACE_BITS,
    TRIP_BITS,
    dues_of,
    goal_of,
    provisions_for,
    receiver,
)

# By good: the markers that count it.
SECOND_MARKER: Final = {CHARCOAL: CHARCOAL_COOKING, PROVISION: PROVISION_HIGH}
MARKERS_OF: Final = vec[vec[i64]](
    [packed([good, SECOND_MARKER[good]] if good in SECOND_MARKER else [good]) for good in range(len(GOODS))]
)
GOOD_BITS: Final = 4


def set_out(position: BlackForest, seat: Seat, trip: i64, pawn: i64) -> None:
    """BF-8.4 to 8.6: the way is paid and the wheels turn; then the pawn stands there, and the dues are paid."""
    if brings_water(position, position.players[seat], trip):
        position.then(seat, EVENTS_ANNOUNCED[ENTERED_COOK])
    if dues_of(trip):
        position.then(seat, PAY_DUE, trip)
    if provisions_for(trip):
        position.then(seat, ARRIVE, pawn << PLACE_BITS | goal_of(trip))
        position.then(seat, TURN_WHEELS)
        position.then(seat, PAY_WAY, trip)
    else:
        arrive(position, seat, pawn, goal_of(trip))


class Arrive(Step[BlackForest]):
    """A pawn stands on its place; put on the agenda with both."""

    def run(self, position: BlackForest, seat: Seat) -> None:
        arrive(position, seat, position.argument >> PLACE_BITS, position.argument & (1 << PLACE_BITS) - 1)


def arrive(position: BlackForest, seat: Seat, pawn: i64, place: i64) -> None:
    position.set_pawn(pawn, place)
    if position.seats == 1:
        position.last_pawn = pawn
    position.tell("moved", seat, place)


class PayWay(Step[BlackForest]):
    """BF-8.4: provisions for the paths of a trip, split so that an action is left."""

    def choices(self, position: BlackForest, seat: Seat) -> vec[i64]:
        player, trip = position.players[seat], position.argument
        splits = provision_splits(player, provisions_for(trip))
        if len(splits) == 1 or not split_matters(position, player, trip):
            return splits
        leaving = vec[i64](capacity=len(splits))
        for split in splits:
            if leaves_action(position, seat, trip, split):
                leaving = append(leaving, split)
        return leaving if len(leaving) else splits

    def chosen(self, position: BlackForest, seat: Seat, action: Action) -> None:
        set_provisions(position, seat, action)

    def question(self, position: BlackForest, seat: Seat) -> Message:
        return Message("question-pay-way", {"cost": goods_of(provisions_for(position.argument), PROVISION)})

    def why_not(self, position: BlackForest, seat: Seat, action: Action) -> Reason:
        if PROVISIONS <= action < PROVISIONS + len(PAIRS):
            cost = goods_of(provisions_for(position.argument), PROVISION)
            return Reason(Message("reason-way-split", {"cost": cost}), "BF-8.4")
        return super().why_not(position, seat, action)


def leaves_action(position: BlackForest, seat: Seat, trip: i64, split: i64) -> bool:
    player = position.players[seat]
    goods = player.goods
    spend_provisions(player, split)
    leaves = some_way(position, seat, trip, dues_of(trip))
    player.goods = goods
    return leaves


def with_due(due: i64, good: i64) -> i64:
    """A trip with a good that was paid for the next of the pawns there, as a number to put on the agenda with."""
    return due | good + 1 << TRIP_BITS + GOOD_BITS * paid_of(due)


def paid_of(due: i64) -> i64:
    """How many goods were paid."""
    goods = due >> TRIP_BITS
    number: i64 = 0
    while goods:
        number += 1
        goods >>= GOOD_BITS
    return number


def trip_in(due: i64) -> i64:
    return due & (1 << TRIP_BITS) - 1


class PayDue(Step[BlackForest]):
    """BF-8.5, BF-8.6: a good of choice for one of the pawns, only such as leave an action (BF-8.2).

    After each the wheels turn; when all are paid the receivers answer. Alone the goods go to nobody.
    It is put on the agenda with the trip and the goods paid so far.
    """

    def choices(self, position: BlackForest, seat: Seat) -> vec[i64]:
        player, due = position.players[seat], position.argument
        goods = vec[i64](capacity=len(GOODS))
        for good in range(kinds_due(position)):
            if player.have(good) > 0:
                goods = append(goods, PAY + good)
        if not len(goods):
            hand_over(position, seat, due)
        if len(goods) < 2 or leaves_all(position, player, trip_in(due)):
            return goods
        leaving = vec[i64](capacity=len(goods))
        for action in goods:
            if leaves(position, seat, due, action - PAY):
                leaving = append(leaving, action)
        return leaving if len(leaving) else goods

    def chosen(self, position: BlackForest, seat: Seat, action: Action) -> None:
        good, before = action - PAY, position.argument
        due = with_due(before, good)
        if paid_of(due) < dues_of(trip_in(due)):
            position.then(seat, self, due)
        else:
            hand_over(position, seat, due)
        if position.seats == 1:
            position.then(seat, TURN_WHEELS)
        if good == CHARCOAL:
            position.then(seat, PAY_DUE_CHARCOAL, before)
        elif good == PROVISION:
            position.then(seat, PAY_DUE_PROVISION, before)
        else:
            position.players[seat].goods[good] -= 1
            position.tell("paid", seat, good, 1)

    def question(self, position: BlackForest, seat: Seat) -> Message:
        other = receiver(position, seat, trip_in(position.argument), paid_of(position.argument))
        if other != NO_SEAT:
            return Message("question-pay-due", {"to": Owner(int(other))})
        return Message("question-pay-due-alone" if position.seats == 1 else "question-pay-due-neutral")

    def why_not(self, position: BlackForest, seat: Seat, action: Action) -> Reason:
        if not PAY <= action < PAY + len(GOODS):
            return super().why_not(position, seat, action)
        if action - PAY >= kinds_due(position):
            return Reason(Message("reason-basic-good"), "BF-8.5")
        if position.players[seat].have(action - PAY) == 0:
            return Reason(Message("reason-no-good", {"good": GOOD_THINGS[action - PAY]}), "BF-8.5")
        return Reason(Message("reason-due-leaves-nothing"), "BF-8.2")


def kinds_due(position: BlackForest) -> i64:
    """BF-8.5, BF-18.7: so many kinds of goods may be paid: the basic ones, alone any."""
    return BASIC_GOODS if position.seats > 1 else len(GOODS)


def leaves(position: BlackForest, seat: Seat, due: i64, good: i64) -> bool:
    for marker in MARKERS_OF[good]:
        if leaves_without(position, seat, due, marker):
            return True
    return False


def leaves_without(position: BlackForest, seat: Seat, due: i64, marker: i64) -> bool:
    """Whether an action is left when one is paid from this marker."""
    player = position.players[seat]
    goods = player.goods
    if goods[marker] <= 0:
        return False
    spend_due(position, player, marker)
    left = some_way(position, seat, trip_in(due), dues_of(trip_in(due)) - paid_of(due) - 1)
    player.goods = goods
    return left


def hand_over(position: BlackForest, seat: Seat, due: i64) -> None:
    """BF-8.6: the receivers answer, clockwise."""
    for i in range(paid_of(due) - 1, -1, -1):
        other = receiver(position, seat, trip_in(due), i)
        if other != NO_SEAT:
            position.then(other, GIFTS[(due >> TRIP_BITS + GOOD_BITS * i & (1 << GOOD_BITS) - 1) - 1])


class PayDueFrom(Step[BlackForest]):
    """BF-2.5, BF-2.6: the marker that a due charcoal or provision comes from; put on the agenda as the due was."""

    def __init__(self, good: i64) -> None:
        self.good: Final = good

    def choices(self, position: BlackForest, seat: Seat) -> vec[i64]:
        player = position.players[seat]
        held, leaving = vec[i64](), vec[i64]()
        for marker in MARKERS_OF[self.good]:
            if player.goods[marker] > 0:
                held = with_choice(held, self.action(player, marker))
                if leaves_without(position, seat, position.argument, marker):
                    leaving = with_choice(leaving, self.action(player, marker))
        return leaving if len(leaving) else held

    def action(self, player: Player, marker: i64) -> i64:
        if self.good == CHARCOAL:
            return FROM + (1 if marker == CHARCOAL else 0)
        splits = provision_splits(player, 1)
        return splits[0] if marker == PROVISION else splits[len(splits) - 1]

    def chosen(self, position: BlackForest, seat: Seat, action: Action) -> None:
        if self.good == CHARCOAL:
            pay_charcoal(position, seat, action - FROM, 1)
        else:
            set_provisions(position, seat, action)

    def question(self, position: BlackForest, seat: Seat) -> Message:
        if self.good == CHARCOAL:
            return Message("question-pay-charcoal", {"number": 1})
        return Message("question-pay-provisions", {"cost": goods_of(1, PROVISION)})

    def wording(self, position: BlackForest, seat: Seat, action: Action) -> Message | None:
        return split_message(action, 1)


def is_move(action: i64) -> bool:
    return TO <= action < TO + FIRST_CENTRE


PAY_WAY: Final = PayWay()
ARRIVE: Final = Arrive()
PAY_DUE: Final = PayDue()
PAY_DUE_CHARCOAL: Final = PayDueFrom(CHARCOAL)
PAY_DUE_PROVISION: Final = PayDueFrom(PROVISION)
STEPS: Final[list[Step[Any]]] = [PAY_WAY, ARRIVE, PAY_DUE, PAY_DUE_CHARCOAL, PAY_DUE_PROVISION]
