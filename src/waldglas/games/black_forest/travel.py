"""Paying for a trip: provisions for the way, a good for each pawn in the village; then those who are paid answer."""

from __future__ import annotations

from typing import Final

from waldglas.core.agenda import Reason, Step
from waldglas.games.black_forest.board import FIRST_CENTRE
from waldglas.games.black_forest.choices import FROM, PAIRS, PAY, PROVISIONS, TO
from waldglas.games.black_forest.effect import ENTERED_COOK, goods_words
from waldglas.games.black_forest.payments import (
    pay_charcoal,
    provision_splits,
    set_provisions,
    split_words,
)
from waldglas.games.black_forest.player import (
    BASIC_GOODS,
    CHARCOAL,
    CHARCOAL_COOKING,
    GOODS,
    PROVISION,
    PROVISION_HIGH,
    Player,
)
from waldglas.games.black_forest.position import BlackForest
from waldglas.games.black_forest.production import EVENTS_ANNOUNCED, TURN_WHEELS
from waldglas.games.black_forest.reach import IN_ORDER, NO_SEAT, Trip, brings_water, leaves_all, some_way, split_matters
from waldglas.games.black_forest.windows import Gift

ALL_BASIC: Final = list(range(BASIC_GOODS))
# By good: the markers that count it.
MARKERS_OF: Final = [[good] for good in range(len(GOODS))]
MARKERS_OF[CHARCOAL].append(CHARCOAL_COOKING)
MARKERS_OF[PROVISION].append(PROVISION_HIGH)
GIFTS: Final = [Gift(good, 1) for good in range(BASIC_GOODS)]


def set_out(position: BlackForest, seat: int, trip: Trip) -> None:
    """BF-8.4 to 8.6: the way is paid, then the wheels turn, then those who are paid answer, then the pawn arrives."""
    if brings_water(position, position.players[seat], trip):
        position.then(seat, EVENTS_ANNOUNCED[ENTERED_COOK])
    if trip.dues:
        position.then(seat, PayDues(trip, trip.dues, []))
    elif trip.provisions:
        position.then(seat, TURN_WHEELS)
    if trip.provisions:
        position.then(seat, PayWay(trip))


class PayWay(Step[BlackForest]):
    """BF-8.4: provisions for the paths, split so that an action is left."""

    def __init__(self, trip: Trip) -> None:
        self.trip = trip

    def choices(self, position: BlackForest, seat: int) -> list[int]:
        player, trip = position.players[seat], self.trip
        splits = provision_splits(player, trip.provisions)
        if len(splits) == 1 or not split_matters(position, player, trip):
            return splits
        leaving = [split for split in splits if leaves_action(position, player, trip, split)]
        return leaving or splits

    def chosen(self, position: BlackForest, seat: int, action: int) -> None:
        set_provisions(position, seat, action)

    def question(self, position: BlackForest, seat: int) -> str:
        cost = goods_words(self.trip.provisions, PROVISION)
        return f"The way costs {cost}: what do the two markers show then?"

    def why_not(self, position: BlackForest, seat: int, action: int) -> Reason:
        if PROVISIONS <= action < PROVISIONS + len(PAIRS):
            cost = goods_words(self.trip.provisions, PROVISION)
            return Reason(f"The way costs {cost}, and no marker goes up for it.", "BF-8.4")
        return super().why_not(position, seat, action)


def leaves_action(position: BlackForest, player: Player, trip: Trip, split: int) -> bool:
    low, high = player.goods[PROVISION], player.goods[PROVISION_HIGH]
    pair = PAIRS[split - PROVISIONS]
    player.set_provisions(pair[0], pair[1])
    leaves = some_way(position, player, trip, len(trip.dues), 0)
    player.set_provisions(low, high)
    return leaves


class PayDues(Step[BlackForest]):
    """BF-8.5: a good of choice for each pawn in the village; only such as leave an action (BF-8.2).

    Alone the goods go to nobody and are named in the order of the list (BF-18.7).
    """

    def __init__(self, trip: Trip, left: list[int], paid: list[int]) -> None:
        self.trip = trip
        self.left = left  # to whom goods are still due
        self.paid = paid  # the goods paid so far

    def choices(self, position: BlackForest, seat: int) -> list[int]:
        player = position.players[seat]
        goods = [PAY + good for good in self.kinds(position) if player.have(good) > 0]
        if len(goods) < 2 or leaves_all(position, player, self.trip):
            return goods
        leaving = [action for action in goods if self.leaves(position, player, action - PAY)]
        return leaving or goods

    def kinds(self, position: BlackForest) -> list[int]:
        if position.seats > 1:
            return ALL_BASIC
        return list(range(self.paid[-1] if self.paid else 0, len(GOODS)))

    def leaves(self, position: BlackForest, player: Player, good: int) -> bool:
        for marker in MARKERS_OF[good]:
            if self.leaves_without(position, player, good, marker):
                return True
        return False

    def leaves_without(self, position: BlackForest, player: Player, good: int, marker: int) -> bool:
        """Whether an action is left when one is paid from this marker."""
        goods = player.goods
        if goods[marker] <= 0:
            return False
        first = IN_ORDER.index(good) if position.seats == 1 else 0
        goods[marker] -= 1
        leaves = some_way(position, player, self.trip, len(self.left) - 1, first)
        goods[marker] += 1
        return leaves

    def chosen(self, position: BlackForest, seat: int, action: int) -> None:
        good = action - PAY
        if len(self.left) > 1:
            position.then(seat, PayDues(self.trip, self.left[1:], [*self.paid, good]))
        else:
            self.hand_over(position, seat, [*self.paid, good])
        if good in (CHARCOAL, PROVISION):
            position.then(seat, PayDueFrom(self, good))
        else:
            position.players[seat].goods[good] -= 1
            position.tell("paid", seat, good, 1)

    def hand_over(self, position: BlackForest, seat: int, goods: list[int]) -> None:
        """BF-8.6: when all is paid the wheels are looked at; then the receivers answer, clockwise."""
        dues = self.trip.dues
        for i in range(len(dues) - 1, -1, -1):
            if dues[i] != NO_SEAT:
                position.then(dues[i], GIFTS[goods[i]])
        position.then(seat, TURN_WHEELS)

    def question(self, position: BlackForest, seat: int) -> str:
        if self.left[0] != NO_SEAT:
            return f"Pay a basic good to seat {self.left[0]}, whose pawn is in the village."
        if position.seats == 1:
            return "Spend a good for each pawn in the village, in the order of the list."
        return "Spend a basic good for the neutral pawn."

    def why_not(self, position: BlackForest, seat: int, action: int) -> Reason:
        if not PAY <= action < PAY + len(GOODS):
            return super().why_not(position, seat, action)
        if action - PAY not in self.kinds(position):
            if position.seats == 1:
                return Reason("The goods are named in the order of the list.", "BF-18.7")
            return Reason("It must be a basic good.", "BF-8.5")
        if position.players[seat].have(action - PAY) == 0:
            return Reason(f"You have no {GOODS[action - PAY]}.", "BF-8.5")
        return Reason("If you paid this, no action would be left to you there.", "BF-8.2")


class PayDueFrom(Step[BlackForest]):
    """BF-2.5, BF-2.6: the marker that a due charcoal or provision comes from."""

    def __init__(self, due: PayDues, good: int) -> None:
        self.due = due
        self.good = good

    def choices(self, position: BlackForest, seat: int) -> list[int]:
        player = position.players[seat]
        markers = [marker for marker in MARKERS_OF[self.good] if player.goods[marker] > 0]
        leaving = [marker for marker in markers if self.due.leaves_without(position, player, self.good, marker)]
        offered = {self.action(player, marker) for marker in leaving or markers}
        return sorted(offered)

    def action(self, player: Player, marker: int) -> int:
        if self.good == CHARCOAL:
            return FROM + (1 if marker == CHARCOAL else 0)
        splits = provision_splits(player, 1)
        return splits[0] if marker == PROVISION or len(splits) == 1 else splits[-1]

    def chosen(self, position: BlackForest, seat: int, action: int) -> None:
        if self.good == CHARCOAL:
            pay_charcoal(position, seat, action - FROM, 1)
        else:
            set_provisions(position, seat, action)

    def question(self, position: BlackForest, seat: int) -> str:
        if self.good == CHARCOAL:
            return "Pay 1 charcoal: how much of it from the Glassmaking wheel?"
        return "Pay 1 provision: what do the two markers show then?"

    def wording(self, position: BlackForest, seat: int, action: int) -> str:
        return split_words(action, 1)


def is_move(action: int) -> bool:
    return TO <= action < TO + FIRST_CENTRE
