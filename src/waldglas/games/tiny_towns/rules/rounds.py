"""The rounds of Tiny Towns: the call, the turn of all seats together, the end."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, remove, vec
from mypy_extensions import i64

from waldglas.core.agenda import Reason, Step, StepTable
from waldglas.core.message import Message
from waldglas.core.types import Action, Seat
from waldglas.games.tiny_towns.rules.actions import BUILD, CALL, CALLS, CARD, stop_of
from waldglas.games.tiny_towns.rules.building import BUILD_ANY, GO_ON, RAISE, go_on_building, stop, why_not_stop
from waldglas.games.tiny_towns.rules.effects import (
    EFFECT_STEPS,
    KEEP_MONUMENT,
    MOVE_IN,
    may_call,
    open_calls,
    plus,
    watched_now,
)
from waldglas.games.tiny_towns.rules.facts import ANYWHERE, FACTORY, KINDS, NO_MASTER, all_bits
from waldglas.games.tiny_towns.rules.messages import RESOURCE_THINGS
from waldglas.games.tiny_towns.rules.placing import PLACE, PLACE_OR_STOP, TAKE_ANY, has_monument, why_not_bank
from waldglas.games.tiny_towns.rules.position import CALLER, CARDS, MASTER_BUILDER, NOBODY, TOWN_HALL, TinyTowns
from waldglas.games.tiny_towns.rules.scoring import size
from waldglas.games.tiny_towns.rules.town import NO_CARD, NO_RESOURCE


class KeepMonuments(Step[TinyTowns]):
    """TT-12.1: before the first round everybody keeps a monument, in secret."""

    def run(self, position: TinyTowns, seat: Seat) -> None:
        position.begin_together(secret=True)
        for each in range(len(position.towns)):
            town = position.towns[each]
            position.whisper("dealt_monuments", each, town.plan, town.declined)
            position.then(each, KEEP_MONUMENT)


class NextRound(Step[TinyTowns]):
    """TT-2: somebody calls, all place and build together, until every town is complete."""

    def run(self, position: TinyTowns, seat: Seat) -> None:
        position.called = NO_RESOURCE
        position.calling = NOBODY
        if position.all_finished():
            position.announce("ended", NOBODY)
            return
        position.round += 1
        position.then(NOBODY, NEXT_ROUND)
        if position.mode == CARDS:
            position.then(NOBODY, REFILL)
        caller = next_caller(position)
        if position.cards.monuments:
            position.then(NOBODY, LOOK_AROUND)
        position.then(NOBODY, PLACE_AND_BUILD_UNSEEN if hides_building(position, caller) else PLACE_AND_BUILD)
        self.call(position, caller)

    def call(self, position: TinyTowns, caller: i64) -> None:
        mode = position.mode
        if mode == CARDS:
            position.then(caller, CHOOSE_CARD)
        elif caller != NOBODY:
            position.then(caller, CALL_RESOURCE)
        elif mode == MASTER_BUILDER:
            stop_all(position)
        elif mode == TOWN_HALL:
            if position.round % (position.facts.drawn_calls + 1) != 0:
                position.then(NOBODY, DRAW_CARD)
        else:
            position.then(NOBODY, DRAW_ANY)


def next_caller(position: TinyTowns) -> i64:
    """Who chooses the resource of the round for all; nobody, where it is drawn or each seat picks its own."""
    mode = position.mode
    if mode == MASTER_BUILDER:
        return next_master(position)
    if mode == CALLER:
        return len(position.towns)
    return 0 if mode == CARDS else NOBODY


def hides_building(position: TinyTowns, caller: i64) -> bool:
    """TT-12.2: whether somebody else has one square left to place on, and then a monument to build or not.

    With Banks the call may leave no choice, so that others look beyond it.
    """
    if position.cards.monuments:
        for seat in range(len(position.towns)):
            town = position.towns[seat]
            if (seat != caller or position.cards.forbids) and town.plan != NO_CARD and size(town.empty) == 1:
                return True
    return False


def next_master(position: TinyTowns) -> i64:
    """TT-5.2: the role goes round, past towns that are complete; the first seat begins.

    TT-11.14, TT-12.8: it also goes past those who can call nothing, and past Fort Ironweed if there is anybody else.
    """
    fort: i64 = NOBODY
    seat, towns = position.last_master, len(position.towns)
    for _ in range(towns):
        seat = (seat + 1) % towns
        if not position.towns[seat].finished and may_call(position, seat):
            if not has_monument(position, seat, NO_MASTER):
                return seat
            fort = seat
    return fort


def stop_all(position: TinyTowns) -> None:
    """TT-11.14: nobody can call any more."""
    for seat in range(len(position.towns)):
        if not position.towns[seat].finished:
            stop(position, seat)


class CallResource(Step[TinyTowns]):
    """TT-5.1, TT-5.2: the caller or the Master Builder names one of the five resources."""

    def choices(self, position: TinyTowns, seat: Seat) -> vec[i64]:
        calls = plus(CALL, open_calls(position, seat)) if bound(position, seat) else CALLS
        if position.mode == MASTER_BUILDER and position.one_is_left():
            return append(calls[:], stop_of(position.facts))
        return calls

    def chosen(self, position: TinyTowns, seat: Seat, action: Action) -> None:
        if action >= BUILD:
            stop(position, seat)
            return
        position.called = action - CALL
        position.calling = seat
        if position.mode == MASTER_BUILDER:
            position.last_master = seat
            position.towns[seat].built_as_master += 1
        position.tell("called", seat, position.called)

    def question(self, position: TinyTowns, seat: Seat) -> Message:
        alone = position.mode == MASTER_BUILDER and position.one_is_left()
        return Message("question-call-or-stop" if alone else "question-call")

    def why_not(self, position: TinyTowns, seat: Seat, action: Action) -> Reason:
        if CALL < action <= CALL + KINDS:
            return why_not_bank(action - CALL)
        return why_not_stop() if action == stop_of(position.facts) else super().why_not(position, seat, action)


def bound(position: TinyTowns, seat: Seat) -> bool:
    """TT-11.13: whether Banks keep this seat from some resources."""
    return position.cards.forbids and seat < len(position.towns)


class DrawCard(Step[TinyTowns]):
    """TT-5.3: the next Town Hall card; after the tenth all cards are shuffled again."""

    def run(self, position: TinyTowns, seat: Seat) -> None:
        facts = position.facts
        if position.drawn == facts.copies * KINDS - facts.set_aside:
            position.shuffle_cards()
            position.tell("shuffled", NOBODY)
        position.called = position.draw_card()
        position.tell("drew_card", NOBODY, position.called)

    def reveals(self) -> bool:
        return True


class DrawAny(Step[TinyTowns]):
    """TT-5.4: each resource is equally likely in every round."""

    def run(self, position: TinyTowns, seat: Seat) -> None:
        position.called = position.rng.below(KINDS) + 1
        position.tell("drew_card", NOBODY, position.called)

    def reveals(self) -> bool:
        return True


class ChooseCard(Step[TinyTowns]):
    """TT-6.2: alone, one of the face-up cards is chosen and goes under the pile."""

    def choices(self, position: TinyTowns, seat: Seat) -> vec[i64]:
        cards = vec[i64](capacity=KINDS)
        for resource in range(1, KINDS + 1):
            if resource in position.face_up:
                cards = append(cards, CARD + resource)
        return cards

    def chosen(self, position: TinyTowns, seat: Seat, action: Action) -> None:
        resource = action - CARD
        position.face_up = remove(position.face_up[:], resource)
        position.pile = append(position.pile[:], resource)
        position.called = resource
        position.tell("chose", seat, resource)

    def question(self, position: TinyTowns, seat: Seat) -> Message:
        return Message("question-card")

    def why_not(self, position: TinyTowns, seat: Seat, action: Action) -> Reason:
        if CARD < action <= CARD + KINDS:
            return Reason(Message("reason-no-card", {"resource": RESOURCE_THINGS[action - CARD]}), "TT-6.2")
        return super().why_not(position, seat, action)


class Refill(Step[TinyTowns]):
    """TT-6.3: the offer of the solo game is filled up from the pile."""

    def run(self, position: TinyTowns, seat: Seat) -> None:
        while len(position.face_up) < position.facts.face_up:
            card = position.pile[0]
            position.pile = position.pile[1:]
            position.unknown = max(position.unknown - 1, 0)
            position.face_up = append(position.face_up[:], card)
            position.tell("turned_card", NOBODY, card)

    def reveals(self) -> bool:
        return True


class PlaceAndBuild(Step[TinyTowns]):
    """TT-2.1: all seats place and build at the same time, openly."""

    def run(self, position: TinyTowns, seat: Seat) -> None:
        may_stop = position.mode != MASTER_BUILDER and position.one_is_left()
        changes = position.cards.wild or position.cards.monuments
        position.begin_together(secret=False)
        for each in range(len(position.towns)):
            town = position.towns[each]
            town.constructed = 0
            if not town.finished:
                if changes:
                    take_effect(position, each)
                if position.called == NO_RESOURCE and not picks(position, each):
                    continue
                town.placing = position.called
                position.then(each, PLACE_OR_STOP if may_stop else PLACE)
                if position.called == NO_RESOURCE:
                    position.then(each, TAKE_ANY)


class PlaceAndBuildUnseen(PlaceAndBuild):
    """TT-12.2: whether others have a monument to build is not foreseen."""

    def reveals(self) -> bool:
        return True


def take_effect(position: TinyTowns, seat: Seat) -> None:
    """TT-4.9: what was built before this round does now what it does."""
    town = position.towns[seat]
    town.watching = town.watched
    town.anywhere = has_monument(position, seat, ANYWHERE)
    if position.cards.wild:
        posts = all_bits(town.squares_of(FACTORY))
        if posts != town.wild:
            town.wild = posts
            town.find_all(position.cards)


def picks(position: TinyTowns, seat: Seat) -> bool:
    """TT-11.14, TT-12.8: whether a seat takes part where everybody picks freely; nobody goes on without a call."""
    if position.mode != TOWN_HALL or not may_call(position, seat):
        return False
    return not has_monument(position, seat, NO_MASTER) or position.towns_left() == 1


class LookAround(Step[TinyTowns]):
    """TT-12.13: what neighbours built moves from Opaleye's Watch into the town."""

    def run(self, position: TinyTowns, seat: Seat) -> None:
        for each in range(len(position.towns)):
            moving = watched_now(position, each)
            if moving:
                position.then(each, SETTLE)
                for kind in range(FACTORY, 0, -1):
                    if moving >> kind & 1:
                        position.then(each, MOVE_IN, kind)


class Settle(Step[TinyTowns]):
    """TT-7.1: where the last square was taken, what can still be built may be built."""

    def run(self, position: TinyTowns, seat: Seat) -> None:
        if position.towns[seat].empty == 0:
            go_on_building(position, seat)


KEEP_MONUMENTS: Final = KeepMonuments()
NEXT_ROUND: Final = NextRound()
CALL_RESOURCE: Final = CallResource()
DRAW_CARD: Final = DrawCard()
DRAW_ANY: Final = DrawAny()
CHOOSE_CARD: Final = ChooseCard()
REFILL: Final = Refill()
PLACE_AND_BUILD: Final = PlaceAndBuild()
PLACE_AND_BUILD_UNSEEN: Final = PlaceAndBuildUnseen()
LOOK_AROUND: Final = LookAround()
SETTLE: Final = Settle()

TABLE: Final = StepTable(
    [
        *(NEXT_ROUND, CALL_RESOURCE, DRAW_CARD, DRAW_ANY, CHOOSE_CARD, REFILL, PLACE_AND_BUILD),
        *(TAKE_ANY, PLACE, PLACE_OR_STOP, BUILD_ANY, RAISE, GO_ON, KEEP_MONUMENTS, LOOK_AROUND, SETTLE),
        *(PLACE_AND_BUILD_UNSEEN, *EFFECT_STEPS),
    ]
)
