"""What cards do beside scoring: cubes on buildings, and monuments that exchange, bring or watch buildings."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from waldglas.core.agenda import Reason, Step
from waldglas.core.message import Message
from waldglas.core.packed import NOTHING
from waldglas.core.types import Action, Seat
from waldglas.games.tiny_towns.rules.actions import AT, DONE, KEEP, PUT, STORE, STORES, at_squares
from waldglas.games.tiny_towns.rules.facts import (
    ADD,
    CASTLE,
    COTTAGE,
    EXCHANGE,
    FACTORY,
    KINDS,
    MONUMENT,
    SQUARE_NAMES,
    SQUARES,
    WATCH,
    code_at,
)
from waldglas.games.tiny_towns.rules.messages import RESOURCE_THINGS, card_thing
from waldglas.games.tiny_towns.rules.position import TinyTowns

EVERY_RESOURCE: Final = (1 << KINDS + 1) - 2  # as a set
PAIR: Final = 16  # two small numbers in one argument: the first times this, and the second


def put_up(position: TinyTowns, seat: Seat, kind: i64, square: i64) -> None:
    """A building stands on a square; a Factory or Bank is asked for its cube."""
    position.towns[seat].place_building(kind, square)
    if takes_cube(position, kind):
        position.then(seat, STORE_CUBE, square)


def takes_cube(position: TinyTowns, kind: i64) -> bool:
    return kind == FACTORY and (position.cards.replaces or position.cards.forbids)


def put_up_monument(position: TinyTowns, seat: Seat, square: i64) -> None:
    """TT-12.3: a monument is shown when it is built, and does at once what it does once."""
    town = position.towns[seat]
    card = position.facts.card(town.plan)
    town.place_monument(position.facts, card, square, card.score == CASTLE)
    if card.effect == EXCHANGE:
        position.then(seat, EXCHANGE_ANY, card.count * PAIR)
    elif card.effect == ADD:
        position.then(seat, ADD_ANY)
    elif card.effect == WATCH:
        position.then(seat, FILL_WATCH, card.count * PAIR)


def may_stand(position: TinyTowns, seat: Seat, kind: i64) -> bool:
    """TT-11.13: there is a Bank for each resource and no more."""
    return kind != FACTORY or may_call(position, seat)


def may_call(position: TinyTowns, seat: Seat) -> bool:
    """TT-11.13: whether Banks leave a resource that this seat may call."""
    return not position.cards.forbids or position.towns[seat].kept() != EVERY_RESOURCE


def open_calls(position: TinyTowns, seat: Seat) -> vec[i64]:
    """TT-11.13: the resources that no Bank of this town holds."""
    found, kept = vec[i64](capacity=KINDS), position.towns[seat].kept()
    for resource in range(1, KINDS + 1):
        if not kept >> resource & 1:
            found = append(found, resource)
    return found


def plus(first: i64, numbers: vec[i64]) -> vec[i64]:
    """Each number, counted from the first choice of its verb."""
    found = vec[i64](capacity=len(numbers))
    for number in numbers:
        found = append(found, first + number)
    return found


class StoreCube(Step[TinyTowns]):
    """TT-4.7: a new Factory, on the square that is the argument, takes a cube of any resource, for good.

    TT-11.13: a Bank takes one that no other Bank holds.
    """

    def choices(self, position: TinyTowns, seat: Seat) -> vec[i64]:
        return plus(STORE, open_calls(position, seat)) if position.cards.forbids else STORES

    def chosen(self, position: TinyTowns, seat: Seat, action: Action) -> None:
        square = position.argument
        position.towns[seat].store_cube(action - STORE, square)
        position.tell("stored_cube", seat, action - STORE, square, position.cards.of(FACTORY).number)

    def question(self, position: TinyTowns, seat: Seat) -> Message:
        return Message("question-bank" if position.cards.forbids else "question-store")

    def wording(self, position: TinyTowns, seat: Seat, action: Action) -> Message | None:
        building = card_thing(position.cards.of(FACTORY))
        return Message("choice-store-on", {"resource": RESOURCE_THINGS[action - STORE], "building": building})

    def why_not(self, position: TinyTowns, seat: Seat, action: Action) -> Reason:
        if STORE < action <= STORE + KINDS:
            return Reason(Message("reason-other-bank", {"resource": RESOURCE_THINGS[action - STORE]}), "TT-11.13")
        return super().why_not(position, seat, action)


class KeepMonument(Step[TinyTowns]):
    """TT-12.1: of two monuments dealt in secret one is kept."""

    def choices(self, position: TinyTowns, seat: Seat) -> vec[i64]:
        town = position.towns[seat]
        return plus(KEEP, with_both(town.plan, town.declined))

    def chosen(self, position: TinyTowns, seat: Seat, action: Action) -> None:
        town = position.towns[seat]
        if action - KEEP != town.plan:
            town.declined = town.plan
            town.plan = action - KEEP
        position.tell("kept_monument", seat, town.plan)

    def question(self, position: TinyTowns, seat: Seat) -> Message:
        return Message("question-keep")

    def why_not(self, position: TinyTowns, seat: Seat, action: Action) -> Reason:
        return Reason(Message("reason-not-dealt"), "TT-12.1")


def with_both(one: i64, other: i64) -> vec[i64]:
    found = vec[i64]([min(one, other)] * 2)
    found[1] = max(one, other)
    return found


class PutAny(Step[TinyTowns]):
    """A type of building is chosen for something."""

    def types(self, position: TinyTowns, seat: Seat) -> vec[i64]:
        found = vec[i64](capacity=FACTORY)
        for kind in range(COTTAGE, FACTORY + 1):
            if may_stand(position, seat, kind):
                found = append(found, kind)
        return found

    def choices(self, position: TinyTowns, seat: Seat) -> vec[i64]:
        return plus(PUT, self.types(position, seat))

    def wording(self, position: TinyTowns, seat: Seat, action: Action) -> Message | None:
        if PUT < action < PUT + MONUMENT:
            return Message("choice-put", {"building": card_thing(position.cards.of(action - PUT))})
        return None


class AddAny(PutAny):
    """TT-12.10: Grove University brings any building with it."""

    def types(self, position: TinyTowns, seat: Seat) -> vec[i64]:
        return super().types(position, seat) if position.towns[seat].empty else NOTHING

    def chosen(self, position: TinyTowns, seat: Seat, action: Action) -> None:
        position.then(seat, MOVE_IN, action - PUT)

    def question(self, position: TinyTowns, seat: Seat) -> Message:
        return Message("question-add")


class MoveIn(Step[TinyTowns]):
    """The building whose type is the argument goes on an empty square, if there is one and it may stand."""

    def choices(self, position: TinyTowns, seat: Seat) -> vec[i64]:
        return at_squares(position.towns[seat].empty) if may_stand(position, seat, position.argument) else NOTHING

    def chosen(self, position: TinyTowns, seat: Seat, action: Action) -> None:
        kind = position.argument
        position.towns[seat].watched &= ~(1 << kind)
        position.tell("put_up_building", seat, position.cards.of(kind).number, action - AT)
        put_up(position, seat, kind, action - AT)

    def question(self, position: TinyTowns, seat: Seat) -> Message:
        return Message("question-move-in", {"building": card_thing(position.cards.of(position.argument))})


class ExchangeAny(Step[TinyTowns]):
    """TT-12.4: the Architect's Guild exchanges buildings in the order of their squares: how many, from which on."""

    def choices(self, position: TinyTowns, seat: Seat) -> vec[i64]:
        squares = self.exchangeable(position, seat)
        return append(at_squares(squares), DONE) if squares else NOTHING

    def exchangeable(self, position: TinyTowns, seat: Seat) -> i64:
        town = position.towns[seat]
        squares: i64 = 0
        for square in range(position.argument % PAIR, SQUARES):
            if code_at(town.built, square):
                squares |= 1 << square
        return squares

    def chosen(self, position: TinyTowns, seat: Seat, action: Action) -> None:
        if action == DONE:
            return
        left, square = position.argument // PAIR - 1, action - AT
        if left and square + 1 < SQUARES:
            position.then(seat, EXCHANGE_ANY, left * PAIR + square + 1)
        position.then(seat, EXCHANGE_FOR, square)

    def question(self, position: TinyTowns, seat: Seat) -> Message:
        return Message("question-exchange", {"number": int(position.argument // PAIR)})

    def why_not(self, position: TinyTowns, seat: Seat, action: Action) -> Reason:
        if action < AT + SQUARES:
            return Reason(Message("reason-no-exchange", {"square": SQUARE_NAMES[action - AT]}), "TT-12.4")
        return super().why_not(position, seat, action)


class ExchangeFor(PutAny):
    """TT-12.4: the building on the square that is the argument becomes one of another type."""

    def types(self, position: TinyTowns, seat: Seat) -> vec[i64]:
        standing = code_at(position.towns[seat].built, position.argument)
        found = vec[i64](capacity=FACTORY)
        for kind in range(COTTAGE, FACTORY + 1):
            if kind != standing and may_stand(position, seat, kind):
                found = append(found, kind)
        return found

    def chosen(self, position: TinyTowns, seat: Seat, action: Action) -> None:
        square = position.argument
        town, kind = position.towns[seat], action - PUT
        old = position.cards.of(code_at(town.built, square)).number
        position.tell("exchanged_building", seat, old, position.cards.of(kind).number, square)
        town.remove_building(square)
        if position.cards.wild:  # what a Trading Post served for can be built no more
            town.find_all(position.cards)
        put_up(position, seat, kind, square)

    def question(self, position: TinyTowns, seat: Seat) -> Message:
        square = position.argument
        old = position.cards.of(code_at(position.towns[seat].built, square))
        return Message("question-exchange-for", {"building": card_thing(old), "square": SQUARE_NAMES[square]})


class FillWatch(PutAny):
    """TT-12.13: buildings for Opaleye's Watch, chosen in the order of their types: how many, after which."""

    def types(self, position: TinyTowns, seat: Seat) -> vec[i64]:
        left, last = position.argument // PAIR, position.argument % PAIR
        found = vec[i64](capacity=FACTORY)
        for kind in range(last + 1, FACTORY + 2 - left):
            found = append(found, kind)
        return found

    def chosen(self, position: TinyTowns, seat: Seat, action: Action) -> None:
        left, kind = position.argument // PAIR - 1, action - PUT
        position.towns[seat].watched |= 1 << kind
        position.tell("watched_building", seat, position.cards.of(kind).number)
        if left:
            position.then(seat, FILL_WATCH, left * PAIR + kind)

    def question(self, position: TinyTowns, seat: Seat) -> Message:
        return Message("question-watch", {"number": int(position.argument // PAIR)})


def watched_now(position: TinyTowns, seat: Seat) -> i64:
    """TT-12.13: the buildings on Opaleye's Watch that a neighbour built in this round."""
    town, others = position.towns[seat], len(position.towns)
    if not town.watching or town.finished or others == 1:
        return 0
    left, right = position.towns[(seat + 1) % others], position.towns[(seat - 1 + others) % others]
    return town.watching & town.watched & (left.constructed | right.constructed)


STORE_CUBE: Final = StoreCube()
KEEP_MONUMENT: Final = KeepMonument()
ADD_ANY: Final = AddAny()
MOVE_IN: Final = MoveIn()
EXCHANGE_ANY: Final = ExchangeAny()
EXCHANGE_FOR: Final = ExchangeFor()
FILL_WATCH: Final = FillWatch()

EFFECT_STEPS: Final = [STORE_CUBE, KEEP_MONUMENT, ADD_ANY, MOVE_IN, EXCHANGE_ANY, EXCHANGE_FOR, FILL_WATCH]
