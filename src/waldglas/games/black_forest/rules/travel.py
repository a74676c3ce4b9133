"""Paying for a trip: provisions for the way, a good for each pawn in the village; then those who are paid answer."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from waldglas.core.agenda import Reason, Step
from waldglas.core.message import Message
from waldglas.core.message import Player as Owner
from waldglas.core.types import Action, Seat
from waldglas.games.black_forest.rules.actions import FROM, PAIRS, PAY, PROVISIONS, TO
from waldglas.games.black_forest.rules.anytime import Gift
from waldglas.games.black_forest.rules.board import FIRST_CENTRE
from waldglas.games.black_forest.rules.effects import ENTERED_COOK
from waldglas.games.black_forest.rules.payments import (
    pay_charcoal,
    provision_splits,
    set_provisions,
    split_message,
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
    NO_SEAT,
    Trip,
    brings_water,
    leaves_all,
    some_way,
    spend_due,
    spend_provisions,
    split_matters,
)
from waldglas.games.black_forest.rules.things import GOOD_THINGS, goods_of

ALL_BASIC: Final = list(range(BASIC_GOODS))
ALL_GOODS: Final = list(range(len(GOODS)))
# By good: the markers that count it.
MARKERS_OF: Final = [[good] for good in range(len(GOODS))]
MARKERS_OF[CHARCOAL].append(CHARCOAL_COOKING)
MARKERS_OF[PROVISION].append(PROVISION_HIGH)
GIFTS: Final = [Gift(good, 1) for good in range(BASIC_GOODS)]


def set_out(position: BlackForest, trip: Trip, pawn: i64) -> None:
    """BF-8.4 to 8.6: the way is paid and the wheels turn; then the pawn stands there, and the dues are paid."""
    seat = trip.seat
    if brings_water(position, position.players[seat], trip):
        position.then(seat, EVENTS_ANNOUNCED[ENTERED_COOK])
    if trip.dues:
        position.then(seat, PayDue(trip, []))
    if trip.provisions:
        position.then(seat, Arrive(pawn, trip.place))
        position.then(seat, TURN_WHEELS)
        position.then(seat, PayWay(trip))
    else:
        arrive(position, seat, pawn, trip.place)


class Arrive(Step[BlackForest]):
    def __init__(self, pawn: i64, place: i64) -> None:
        self.pawn = pawn
        self.place = place

    def run(self, position: BlackForest, seat: Seat) -> None:
        arrive(position, seat, self.pawn, self.place)


def arrive(position: BlackForest, seat: Seat, pawn: i64, place: i64) -> None:
    position.pawns[pawn] = place
    if position.seats == 1:
        position.last_pawn = pawn
    position.tell("moved", seat, place)


class PayWay(Step[BlackForest]):
    """BF-8.4: provisions for the paths, split so that an action is left."""

    def __init__(self, trip: Trip) -> None:
        self.trip = trip

    def choices(self, position: BlackForest, seat: Seat) -> vec[i64]:
        player, trip = position.players[seat], self.trip
        splits = provision_splits(player, trip.provisions)
        if len(splits) == 1 or not split_matters(position, player, trip):
            return splits
        leaving = [split for split in splits if leaves_action(position, player, trip, split)]
        return leaving or splits

    def chosen(self, position: BlackForest, seat: Seat, action: Action) -> None:
        set_provisions(position, seat, action)

    def question(self, position: BlackForest, seat: Seat) -> Message:
        return Message("question-pay-way", {"cost": goods_of(self.trip.provisions, PROVISION)})

    def why_not(self, position: BlackForest, seat: Seat, action: Action) -> Reason:
        if PROVISIONS <= action < PROVISIONS + len(PAIRS):
            cost = goods_of(self.trip.provisions, PROVISION)
            return Reason(Message("reason-way-split", {"cost": cost}), "BF-8.4")
        return super().why_not(position, seat, action)


def leaves_action(position: BlackForest, player: Player, trip: Trip, split: i64) -> bool:
    goods = player.goods
    spend_provisions(player, split)
    leaves = some_way(position, player, trip, len(trip.dues))
    player.goods = goods
    return leaves


class PayDue(Step[BlackForest]):
    """BF-8.5, BF-8.6: a good of choice for one of the pawns, only such as leave an action (BF-8.2).

    After each the wheels turn; when all are paid the receivers answer. Alone the goods go to nobody.
    """

    def __init__(self, trip: Trip, paid: vec[i64]) -> None:
        self.trip = trip
        self.paid = paid  # the goods paid so far

    def choices(self, position: BlackForest, seat: Seat) -> vec[i64]:
        player = position.players[seat]
        goods = [PAY + good for good in kinds_due(position) if player.have(good) > 0]
        if not goods:
            self.hand_over(position, self.paid)
        if len(goods) < 2 or leaves_all(position, player, self.trip):
            return goods
        leaving = [action for action in goods if self.leaves(position, player, action - PAY)]
        return leaving or goods

    def leaves(self, position: BlackForest, player: Player, good: i64) -> bool:
        for marker in MARKERS_OF[good]:
            if self.leaves_without(position, player, marker):
                return True
        return False

    def leaves_without(self, position: BlackForest, player: Player, marker: i64) -> bool:
        """Whether an action is left when one is paid from this marker."""
        goods = player.goods
        if goods[marker] <= 0:
            return False
        spend_due(position, player, marker)
        leaves = some_way(position, player, self.trip, len(self.trip.dues) - len(self.paid) - 1)
        player.goods = goods
        return leaves

    def chosen(self, position: BlackForest, seat: Seat, action: Action) -> None:
        good = action - PAY
        paid = [*self.paid, good]
        if len(paid) < len(self.trip.dues):
            position.then(seat, PayDue(self.trip, paid))
        else:
            self.hand_over(position, paid)
        if position.seats == 1:
            position.then(seat, TURN_WHEELS)
        if good in (CHARCOAL, PROVISION):
            position.then(seat, PayDueFrom(self, good))
        else:
            position.players[seat].goods[good] -= 1
            position.tell("paid", seat, good, 1)

    def hand_over(self, position: BlackForest, goods: vec[i64]) -> None:
        """BF-8.6: the receivers answer, clockwise."""
        dues = self.trip.dues
        for i in range(len(goods) - 1, -1, -1):
            if dues[i] != NO_SEAT:
                position.then(dues[i], GIFTS[goods[i]])

    def question(self, position: BlackForest, seat: Seat) -> Message:
        other = self.trip.dues[len(self.paid)]
        if other != NO_SEAT:
            return Message("question-pay-due", {"to": Owner(other)})
        return Message("question-pay-due-alone" if position.seats == 1 else "question-pay-due-neutral")

    def why_not(self, position: BlackForest, seat: Seat, action: Action) -> Reason:
        if not PAY <= action < PAY + len(GOODS):
            return super().why_not(position, seat, action)
        if action - PAY not in kinds_due(position):
            return Reason(Message("reason-basic-good"), "BF-8.5")
        if position.players[seat].have(action - PAY) == 0:
            return Reason(Message("reason-no-good", {"good": GOOD_THINGS[action - PAY]}), "BF-8.5")
        return Reason(Message("reason-due-leaves-nothing"), "BF-8.2")


def kinds_due(position: BlackForest) -> vec[i64]:
    """BF-8.5, BF-18.7: basic goods, alone any."""
    return ALL_BASIC if position.seats > 1 else ALL_GOODS


class PayDueFrom(Step[BlackForest]):
    """BF-2.5, BF-2.6: the marker that a due charcoal or provision comes from."""

    def __init__(self, due: PayDue, good: i64) -> None:
        self.due = due
        self.good = good

    def choices(self, position: BlackForest, seat: Seat) -> vec[i64]:
        player = position.players[seat]
        markers = [marker for marker in MARKERS_OF[self.good] if player.goods[marker] > 0]
        leaving = [marker for marker in markers if self.due.leaves_without(position, player, marker)]
        offered = {self.action(player, marker) for marker in leaving or markers}
        return sorted(offered)

    def action(self, player: Player, marker: i64) -> i64:
        if self.good == CHARCOAL:
            return FROM + (1 if marker == CHARCOAL else 0)
        splits = provision_splits(player, 1)
        return splits[0] if marker == PROVISION or len(splits) == 1 else splits[-1]

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
