"""Placing in Tiny Towns: the cube of the call, and what may be done with it instead."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from waldglas.core.agenda import Reason, Step
from waldglas.core.message import Message
from waldglas.core.types import Action, Seat
from waldglas.games.tiny_towns.rules.actions import (
    AT,
    BUILD,
    CAVERN,
    DONE,
    STORE,
    SWAP,
    TAKE,
    TAKES,
    at_squares,
    stop_of,
)
from waldglas.games.tiny_towns.rules.building import go_on_building, occupied, stop, why_not_stop
from waldglas.games.tiny_towns.rules.effects import open_calls, plus
from waldglas.games.tiny_towns.rules.facts import COTTAGE, FACTORY, KINDS, ON_COTTAGES, SQUARE_NAMES, SQUARES
from waldglas.games.tiny_towns.rules.messages import RESOURCE_THINGS, card_thing
from waldglas.games.tiny_towns.rules.position import TinyTowns
from waldglas.games.tiny_towns.rules.town import NO_CARD, NO_RESOURCE, NOWHERE


def has_monument(position: TinyTowns, seat: Seat, effect: i64) -> bool:
    """Whether a monument stands that does this."""
    monument = position.towns[seat].monument
    return monument != NO_CARD and position.facts.card(monument).effect == effect


def why_not_bank(resource: i64) -> Reason:
    return Reason(Message("reason-bank", {"resource": RESOURCE_THINGS[resource]}), "TT-11.13")


class TakeAny(Step[TinyTowns]):
    """TT-5.3: in the third round of the Town Hall each seat picks its own resource."""

    def choices(self, position: TinyTowns, seat: Seat) -> vec[i64]:
        return plus(TAKE, open_calls(position, seat)) if position.cards.forbids else TAKES

    def chosen(self, position: TinyTowns, seat: Seat, action: Action) -> None:
        position.towns[seat].placing = action - TAKE
        position.tell("took_cube", seat, action - TAKE)

    def question(self, position: TinyTowns, seat: Seat) -> Message:
        return Message("question-take")

    def why_not(self, position: TinyTowns, seat: Seat, action: Action) -> Reason:
        if TAKE < action <= TAKE + KINDS:
            return why_not_bank(action - TAKE)
        return super().why_not(position, seat, action)


class Place(Step[TinyTowns]):
    """TT-3: the cube goes on an empty square; a Factory may replace it by another first."""

    def choices(self, position: TinyTowns, seat: Seat) -> vec[i64]:
        town = position.towns[seat]
        if (town.stored or position.special) and called_by_others(position, seat):
            return with_other_ways(position, seat)
        return at_squares(town.empty)

    def chosen(self, position: TinyTowns, seat: Seat, action: Action) -> None:
        if action > DONE:
            self.chosen_otherwise(position, seat, action)
            return
        town, square = position.towns[seat], action - AT
        resource = town.placing
        town.placing = NO_RESOURCE
        if town.empty >> square & 1:
            town.place_cube(position.cards, resource, square)
            position.tell("placed_cube", seat, resource, square)
        else:
            town.store_cube(resource, square)
            position.tell("stored_cube", seat, resource, square, position.cards.of(COTTAGE).number)
        go_on_building(position, seat)

    def chosen_otherwise(self, position: TinyTowns, seat: Seat, action: Action) -> None:
        town, called = position.towns[seat], position.called
        if action == CAVERN:
            town.placing = NO_RESOURCE
            town.aside += 1
            position.tell("set_aside_cube", seat, called)
            go_on_building(position, seat)
        elif action > SWAP:
            square = town.holder(action - SWAP)
            town.release(action - SWAP, square)
            town.hold(called, square)
            town.placing = action - SWAP
            position.tell("swapped_cube", seat, called, town.placing)
            position.then(seat, PLACE)
        elif action > STORE:
            square = town.room(position.cards.of(FACTORY).holds)
            town.placing = NO_RESOURCE
            town.hold(called, square)
            position.tell("stored_cube", seat, called, square, position.cards.of(FACTORY).number)
            go_on_building(position, seat)
        else:
            town.placing = action - TAKE
            position.tell("replaced", seat, called, town.placing)
            position.then(seat, PLACE)

    def question(self, position: TinyTowns, seat: Seat) -> Message:
        ways = [choice for choice in position.choices(seat) if DONE < choice < BUILD]
        resource = RESOURCE_THINGS[position.towns[seat].placing]
        if any(choice > STORE for choice in ways) or on_cottages(position, seat) != 0:
            return Message("question-place-other", {"resource": resource})
        return Message("question-place-or-take" if ways else "question-place", {"resource": resource})

    def wording(self, position: TinyTowns, seat: Seat, action: Action) -> Message | None:
        if action < AT + SQUARES and not position.towns[seat].empty >> (action - AT) & 1:
            return Message("choice-cottage", {"square": SQUARE_NAMES[action - AT]})
        if STORE < action <= STORE + KINDS:
            warehouse = card_thing(position.cards.of(FACTORY))
            return Message("choice-store-on", {"resource": RESOURCE_THINGS[action - STORE], "building": warehouse})
        return None

    def why_not(self, position: TinyTowns, seat: Seat, action: Action) -> Reason:
        if action < AT + SQUARES:
            return Reason(occupied(position, seat, action - AT), "TT-3.3")
        if TAKE < action <= TAKE + KINDS:
            return why_not_replace(position, seat, action - TAKE)
        if action == stop_of(position.facts):
            return why_not_stop()
        if action >= BUILD:
            return Reason(Message("reason-place-first"), "TT-4.1")
        if STORE < action <= SWAP + KINDS:
            return Reason(Message("reason-not-aside"), "TT-11.16")
        if action == CAVERN:
            return Reason(Message("reason-not-aside"), "TT-13.1")
        return super().why_not(position, seat, action)


def called_by_others(position: TinyTowns, seat: Seat) -> bool:
    """Whether what is to be placed was called, and not by this seat."""
    return position.called == position.towns[seat].placing != NO_RESOURCE and position.calling != seat


def on_cottages(position: TinyTowns, seat: Seat) -> i64:
    """TT-12.18: the Cottages that may take a resource that others called."""
    if not called_by_others(position, seat) or not has_monument(position, seat, ON_COTTAGES):
        return 0
    return position.towns[seat].open_cottages()


def with_other_ways(position: TinyTowns, seat: Seat) -> vec[i64]:
    """All that can be done with a resource that others called."""
    town, called = position.towns[seat], position.called
    ways = at_squares(town.empty | on_cottages(position, seat))
    if town.stored and may_replace(position, seat):
        for other in range(1, KINDS + 1):
            if other != called:
                ways = append(ways, TAKE + other)
    if position.cards.stores:
        if town.room(position.cards.of(FACTORY).holds) != NOWHERE:
            ways = append(ways, STORE + called)
        for other in range(1, KINDS + 1):
            if other != called and town.holder(other) != NOWHERE:
                ways = append(ways, SWAP + other)
    return append(ways, CAVERN) if town.aside < position.cavern else ways


class PlaceOrStop(Place):
    """TT-7.3: where nobody calls for oneself, the last one left stops instead of placing."""

    def choices(self, position: TinyTowns, seat: Seat) -> vec[i64]:
        return append(super().choices(position, seat), stop_of(position.facts))

    def chosen(self, position: TinyTowns, seat: Seat, action: Action) -> None:
        if action >= BUILD:
            stop(position, seat)
        else:
            super().chosen(position, seat, action)

    def question(self, position: TinyTowns, seat: Seat) -> Message:
        asked = super().question(position, seat)
        return Message(f"{asked.id}-or-stop", asked.values)


def may_replace(position: TinyTowns, seat: Seat) -> bool:
    """TT-4.8: a Factory replaces its resource when it was called, but not by its owner."""
    return (
        called_by_others(position, seat)
        and position.cards.replaces
        and position.towns[seat].has_stored(position.called)
    )


def why_not_replace(position: TinyTowns, seat: Seat, other: i64) -> Reason:
    called: dict[str, object] = {"resource": RESOURCE_THINGS[position.called]}
    if position.called == NO_RESOURCE or position.towns[seat].placing != position.called:
        return Reason(Message("reason-taken-already"), "TT-4.8")
    if other == position.called:
        return Reason(Message("reason-same-resource", called), "TT-4.8")
    if position.calling == seat:
        return Reason(Message("reason-own-call"), "TT-4.8")
    return Reason(Message("reason-no-factory", called), "TT-4.8")


TAKE_ANY: Final = TakeAny()
PLACE: Final = Place()
PLACE_OR_STOP: Final = PlaceOrStop()
