"""The course of Black Forest: set-up, turns, the exchange for a commodity, begging, the end; and the solo game."""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import append, extend, vec
from mypy_extensions import i64

from waldglas.core.agenda import Reason, Step
from waldglas.core.message import Message
from waldglas.core.packed import packed, run_of
from waldglas.core.types import Action, Seat
from waldglas.games.black_forest.rules.action import ACT
from waldglas.games.black_forest.rules.actions import BEG, CLEAR, SWAP, TO, VILLAGE, WHITE
from waldglas.games.black_forest.rules.anytime import (
    LAST_WINDOW,
    clear,
    counted_by_exchange,
    is_use,
    usable,
    use,
    why_not_clear,
    why_not_use,
)
from waldglas.games.black_forest.rules.board import (
    ASIDE,
    FIRST_CENTRE,
    FIRST_LOCATION,
    NOWHERE,
    SPACES,
    VILLAGES,
)
from waldglas.games.black_forest.rules.effects import MERCHANT_MOVED
from waldglas.games.black_forest.rules.facts import MERCHANT, MOST_SEATS
from waldglas.games.black_forest.rules.player import COMMODITY, PROVISION
from waldglas.games.black_forest.rules.position import (
    NEUTRAL_PAWN,
    NO_PAWN,
    NOBODY,
    WHITE_PAWN,
    BlackForest,
)
from waldglas.games.black_forest.rules.production import EVENTS_ANNOUNCED, TURN_WHEELS
from waldglas.games.black_forest.rules.reach import can_go, message_to, offer_moves, why_not_to
from waldglas.games.black_forest.rules.rewards import GAIN_PROVISIONS
from waldglas.games.black_forest.rules.travel import is_move, set_out
from waldglas.games.black_forest.rules.trip import trip_to

OWN_PAWN: Final = vec[vec[i64]]([packed([seat]) for seat in range(MOST_SEATS)])
MOST_MOVES: Final = 48  # room for as many choices as a turn usually has


class Begin(Step[BlackForest]):
    """BF-1.15, BF-17.1: extra goods in the order of play, the neutral pawn, then the first turn."""

    def run(self, position: BlackForest, seat: Seat) -> None:
        start = position.start
        position.then(start, TAKE_TURN)
        if position.facts.neutral:
            position.then(start, PLACE_NEUTRAL)
        for i in range(position.seats - 1, -1, -1):
            position.then_all(position.next_clockwise(start, i), position.facts.extra[i].steps)


class PlaceNeutral(Step[BlackForest]):
    """BF-17.1: the start player names the village of the neutral pawn, the other seat its space."""

    def choices(self, position: BlackForest, seat: Seat) -> vec[i64]:
        return run_of(VILLAGE, VILLAGES)

    def chosen(self, position: BlackForest, seat: Seat, action: Action) -> None:
        position.then(1 - seat, PLACE_NEUTRAL_AT, action - VILLAGE)

    def question(self, position: BlackForest, seat: Seat) -> Message:
        return Message("question-neutral-village")


class PlaceNeutralAt(Step[BlackForest]):
    """A space of the village that was named, with which it is put on the agenda."""

    def choices(self, position: BlackForest, seat: Seat) -> vec[i64]:
        village = position.facts.board.villages[position.argument]
        return run_of(TO + village.first, len(village.spaces))

    def chosen(self, position: BlackForest, seat: Seat, action: Action) -> None:
        put_neutral(position, seat, action - TO)

    def question(self, position: BlackForest, seat: Seat) -> Message:
        return Message("question-neutral-space", {"village": position.facts.board.villages[position.argument].thing})

    def wording(self, position: BlackForest, seat: Seat, action: Action) -> Message | None:
        return message_to(position, action - TO) if TO <= action < TO + SPACES else None

    def why_not(self, position: BlackForest, seat: Seat, action: Action) -> Reason:
        if is_move(action):
            return Reason(Message("reason-other-village"), "BF-17.1")
        return super().why_not(position, seat, action)


def put_neutral(position: BlackForest, seat: Seat, space: i64) -> None:
    position.set_pawn(NEUTRAL_PAWN, space)
    position.tell("neutral", seat, space)


class MoveNeutral(Step[BlackForest]):
    """BF-17.3: after the exchange the neutral pawn goes to another empty space, in any village."""

    def choices(self, position: BlackForest, seat: Seat) -> vec[i64]:
        occupied = position.occupied()
        spaces = vec[i64](capacity=SPACES)
        for space in range(SPACES):
            if not occupied >> space & 1:
                spaces = append(spaces, TO + space)
        return spaces

    def chosen(self, position: BlackForest, seat: Seat, action: Action) -> None:
        put_neutral(position, seat, action - TO)

    def question(self, position: BlackForest, seat: Seat) -> Message:
        return Message("question-move-neutral")

    def wording(self, position: BlackForest, seat: Seat, action: Action) -> Message | None:
        return message_to(position, action - TO) if TO <= action < TO + SPACES else None

    def why_not(self, position: BlackForest, seat: Seat, action: Action) -> Reason:
        if TO <= action < TO + SPACES:
            return Reason(Message("reason-neutral-taken"), "BF-17.3")
        if is_move(action):
            return Reason(Message("reason-neutral-in-villages"), "BF-17.3")
        return super().why_not(position, seat, action)


# A turn


class TakeTurn(Step[BlackForest]):
    """BF-7.1, BF-7.2: a turn of this seat, then the next one."""

    def run(self, position: BlackForest, seat: Seat) -> None:
        take_turn(position, seat)


def take_turn(position: BlackForest, seat: Seat) -> None:
    position.active = seat
    position.swapped = False
    position.tell("turn", seat)
    position.then(NOBODY, NEXT_TURN)
    position.then(seat, MOVE)


class Move(Step[BlackForest]):
    """BF-7.2, BF-8.1, BF-11.1: the exchange for a commodity, the move, or begging; a window for conversions.

    Who has made the exchange begs only if there is no move (BF-7.5).
    """

    def choices(self, position: BlackForest, seat: Seat) -> vec[i64]:
        offered = vec[i64](capacity=MOST_MOVES)
        if not position.swapped:
            offered = append(offered, BEG)
            if position.players[seat].goods[COMMODITY] > 0:
                for who in range(MERCHANT):
                    offered = append(offered, SWAP + who)
        offered = offer_moves(position, seat, pawns_at_hand(position, seat), offered)
        if not len(offered):
            offered = append(offered, BEG)
        offered = extend(offered, usable(position, seat))
        if self.tiles(position, seat):
            offered = append(offered, CLEAR)
        return offered

    def tiles(self, position: BlackForest, seat: Seat) -> i64:
        """BF-15.6: the kinds of landscape tiles that the exchange would count."""
        player = position.players[seat]
        if position.swapped or player.goods[COMMODITY] == 0:
            return 0
        return counted_by_exchange(position, player)

    def chosen(self, position: BlackForest, seat: Seat, action: Action) -> None:
        if action == BEG:
            beg(position, seat)
        elif is_use(action):
            use(position, seat, action, self)
        elif action == CLEAR:
            clear(position, seat, self.tiles(position, seat), self)
        elif action < TO:
            position.then(seat, self)
            swap(position, seat, action - SWAP)
        else:
            go(position, seat, action - TO)

    def question(self, position: BlackForest, seat: Seat) -> Message:
        offered = position.choices(seat)
        if not any(is_move(action) for action in offered):
            return Message("question-no-move")
        if any(SWAP <= action < TO for action in offered):
            return Message("question-turn")
        return Message("question-move-or-beg" if BEG in offered else "question-move")

    def wording(self, position: BlackForest, seat: Seat, action: Action) -> Message | None:
        if is_move(action) and action in position.choices(seat):
            return message_to(position, action - TO)
        return None

    def why_not(self, position: BlackForest, seat: Seat, action: Action) -> Reason:
        if is_use(action):
            return why_not_use(position, seat, action)
        if is_move(action):
            return why_not_to(position, seat, action - TO)
        if action == BEG:
            return Reason(Message("reason-no-begging"), "BF-7.5")
        if SWAP <= action < TO:
            if position.swapped:
                return Reason(Message("reason-swapped"), "BF-7.4")
            return Reason(Message("reason-no-commodity"), "BF-7.3")
        if action == CLEAR:
            return why_not_clear()
        return super().why_not(position, seat, action)


def pawns_at_hand(position: BlackForest, seat: Seat) -> vec[i64]:
    """The seat's own pawn; alone, a coloured and the white one as long as they are unplaced (BF-18.4, BF-18.13)."""
    if position.seats > 1:
        return OWN_PAWN[seat]
    pawns = vec[i64](capacity=2)
    if position.in_extra_turn:
        return append(pawns, position.last_pawn)
    for pawn in range(WHITE_PAWN):
        if position.pawns[pawn] == NOWHERE and not len(pawns):
            pawns = append(pawns, pawn)
    return append(pawns, WHITE_PAWN) if position.pawns[WHITE_PAWN] == NOWHERE else pawns


def swap(position: BlackForest, seat: Seat, who: i64) -> None:
    """BF-7.3: the Traveling Merchant changes places; the wheels turn, and buildings that answer to it follow."""
    position.swapped = True
    position.players[seat].goods[COMMODITY] -= 1
    position.tell("paid", seat, COMMODITY, 1)
    if position.facts.neutral:
        position.then(seat, MOVE_NEUTRAL)
    position.then(seat, EVENTS_ANNOUNCED[MERCHANT_MOVED])
    position.then(seat, MOVE_MERCHANT, who)
    position.then(seat, TURN_WHEELS)


class MoveMerchant(Step[BlackForest]):
    """The Traveling Merchant changes places with the one with whom it is put on the agenda."""

    def run(self, position: BlackForest, seat: Seat) -> None:
        who = position.argument
        merchant, other = position.where[MERCHANT], position.where[who]
        position.settle_at(who, merchant)
        position.settle_at(MERCHANT, other)
        position.tell("swapped", seat, who)


def go(position: BlackForest, seat: Seat, place: i64) -> None:
    """BF-8: alone a pawn is chosen first, if both kinds are at hand and can go there."""
    going = vec[i64](capacity=2)
    pawns = pawns_at_hand(position, seat)
    for pawn in pawns:
        if len(pawns) == 1 or can_go(position, seat, place, pawn):
            going = append(going, pawn)
    if len(going) > 1:
        position.then(seat, CHOOSE_PAWN, place)
    else:
        go_with(position, seat, place, going[0])


class ChoosePawn(Step[BlackForest]):
    """BF-18.4, BF-18.12: the white pawn or a coloured one, for the place with which it is put on the agenda."""

    def __init__(self, aside: bool) -> None:
        self.aside: Final = aside

    def choices(self, position: BlackForest, seat: Seat) -> vec[i64]:
        return run_of(WHITE, 2)

    def chosen(self, position: BlackForest, seat: Seat, action: Action) -> None:
        pawns = pawns_at_hand(position, seat)
        pawn = pawns[len(pawns) - 1] if action == WHITE else pawns[0]
        if self.aside:
            put_aside(position, pawn)
        else:
            go_with(position, seat, position.argument, pawn)

    def question(self, position: BlackForest, seat: Seat) -> Message:
        return Message("question-pawn-aside" if self.aside else "question-pawn")


def go_with(position: BlackForest, seat: Seat, place: i64, pawn: i64) -> None:
    position.then(seat, ACT)
    set_out(position, seat, trip_to(position, seat, place, pawn), pawn)


def beg(position: BlackForest, seat: Seat) -> None:
    """BF-11.2, BF-18.12: in a village the pawn goes to the centre; alone a pawn is put aside."""
    position.tell("begged", seat)
    position.then(seat, GAIN_PROVISIONS[1])
    if position.seats == 1:
        pawns = pawns_at_hand(position, seat)
        if len(pawns) > 1:
            position.then(seat, CHOOSE_ASIDE)
        else:
            put_aside(position, pawns[0])
        return
    place = position.pawns[seat]
    if 0 <= place < FIRST_LOCATION:
        position.set_pawn(seat, FIRST_CENTRE + position.facts.board.village_of[place])


def put_aside(position: BlackForest, pawn: i64) -> None:
    """BF-18.12, BF-18.13: in an extra turn the pawn stays where it is."""
    if not position.in_extra_turn:
        position.set_pawn(pawn, ASIDE)


def look_at_end(position: BlackForest, seat: Seat) -> None:
    """BF-16.1: at the end of a turn, whether a provision marker has reached the symbol."""
    player = position.players[seat]
    if position.seats == 1 or position.trigger != NOBODY:
        return
    if player.cooking_dial - player.goods[PROVISION] >= position.facts.end_distance:
        position.trigger = seat
        position.final_turns = position.seats
        position.tell("end_triggered", seat)


class NextTurn(Step[BlackForest]):
    """BF-7.1, BF-16.1 to 16.3: the look at the end, then an extra turn, the next seat's turn, or the end."""

    def run(self, position: BlackForest, seat: Seat) -> None:
        look_at_end(position, position.active)
        if position.extra_turn:
            position.extra_turn = False
            position.in_extra_turn = True
            take_turn(position, position.active)
            return
        position.in_extra_turn = False
        position.turns += 1
        if position.seats == 1:
            next_pawn(position)
            return
        if position.trigger == NOBODY and position.turns == position.most_turns * position.seats:
            position.limit_reached = True
            position.tell("limit_reached", NOBODY)
        if position.limit_reached or (position.trigger != NOBODY and position.final_turns == 0):
            end_game(position)
            return
        if position.trigger != NOBODY:
            position.final_turns -= 1
        take_turn(position, (position.active + 1) % position.seats)


def next_pawn(position: BlackForest) -> None:
    """BF-18.2, BF-18.11: the next pawn, or the next year; before one of them the tradespeople are dealt anew."""
    if NOWHERE in position.pawns:
        position.then(0, TAKE_TURN)
        return
    if position.year == position.facts.years:
        end_game(position)
        return
    position.year += 1
    position.pawns = vec[i64]([NOWHERE] * len(position.pawns))
    position.last_pawn = NO_PAWN
    position.open_chapter("year", position.year)
    position.then(0, TAKE_TURN)
    if position.year == position.facts.redeal_year:
        position.then(NOBODY, REDEAL)


class Redeal(Step[BlackForest]):
    """BF-18.11: all tradespeople are taken up and dealt anew; open jobs stay where they lie."""

    def run(self, position: BlackForest, seat: Seat) -> None:
        position.deal_tradespeople(position.rng)
        position.tell("redealt", NOBODY)

    def reveals(self) -> bool:
        return True


def end_game(position: BlackForest) -> None:
    """BF-16.4: every seat has a last window, in turn order."""
    position.announce("ended", NOBODY)
    position.then(position.active, LAST_WINDOW)
    for steps in range(position.seats - 1, 0, -1):
        position.then(position.next_clockwise(position.active, steps), LAST_WINDOW)


BEGIN: Final = Begin()
PLACE_NEUTRAL: Final = PlaceNeutral()
PLACE_NEUTRAL_AT: Final = PlaceNeutralAt()
MOVE_NEUTRAL: Final = MoveNeutral()
TAKE_TURN: Final = TakeTurn()
MOVE: Final = Move()
MOVE_MERCHANT: Final = MoveMerchant()
CHOOSE_PAWN: Final = ChoosePawn(False)
CHOOSE_ASIDE: Final = ChoosePawn(True)
NEXT_TURN: Final = NextTurn()
REDEAL: Final = Redeal()
STEPS: Final[list[Step[Any]]] = [
    *(BEGIN, PLACE_NEUTRAL, PLACE_NEUTRAL_AT, MOVE_NEUTRAL, TAKE_TURN, MOVE, MOVE_MERCHANT),
    *(CHOOSE_PAWN, CHOOSE_ASIDE, NEXT_TURN, REDEAL),
]
