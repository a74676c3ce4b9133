"""The rules of Tiny Towns in the order of play: the call, placing, building, the end."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, remove, vec
from mypy_extensions import i64

from waldglas.core.agenda import Reason, Step, StepTable
from waldglas.core.message import Message
from waldglas.core.types import Action, Seat
from waldglas.games.tiny_towns.rules.actions import (
    AT,
    BUILD,
    CALL,
    CALLS,
    CARD,
    DONE,
    STORE,
    STORES,
    TAKE,
    TAKES,
    at_squares,
    stop_of,
)
from waldglas.games.tiny_towns.rules.facts import (
    FACTORY,
    KINDS,
    SQUARE_NAMES,
    SQUARES,
    code_at,
)
from waldglas.games.tiny_towns.rules.messages import BUILDING_THINGS, RESOURCE_THINGS
from waldglas.games.tiny_towns.rules.position import (
    CALLER,
    CARDS,
    MASTER_BUILDER,
    NOBODY,
    TOWN_HALL,
    TinyTowns,
)
from waldglas.games.tiny_towns.rules.town import NO_RESOURCE


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
        position.then(NOBODY, PLACE_AND_BUILD)
        self.call(position)

    def call(self, position: TinyTowns) -> None:
        mode = position.mode
        if mode == MASTER_BUILDER:
            position.then(next_master(position), CALL_RESOURCE)
        elif mode == CALLER:
            position.then(len(position.towns), CALL_RESOURCE)
        elif mode == CARDS:
            position.then(0, CHOOSE_CARD)
        elif mode == TOWN_HALL:
            if position.round % (position.facts.drawn_calls + 1) != 0:
                position.then(NOBODY, DRAW_CARD)
        else:
            position.then(NOBODY, DRAW_ANY)


def next_master(position: TinyTowns) -> i64:
    """TT-5.2: the role goes round, past towns that are complete; the first seat begins."""
    seat = position.last_master
    while True:
        seat = (seat + 1) % len(position.towns)
        if not position.towns[seat].finished:
            return seat


class CallResource(Step[TinyTowns]):
    """TT-5.1, TT-5.2: the caller or the Master Builder names one of the five resources."""

    def choices(self, position: TinyTowns, seat: Seat) -> vec[i64]:
        if position.mode == MASTER_BUILDER and position.one_is_left():
            return append(CALLS[:], stop_of(position.facts))
        return CALLS

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
        return why_not_stop() if action == stop_of(position.facts) else super().why_not(position, seat, action)


def stop(position: TinyTowns, seat: Seat) -> None:
    """TT-7.3: the last one left may stop; the town counts as complete, as it is."""
    town = position.towns[seat]
    town.placing = NO_RESOURCE
    town.finished = True
    position.tell("stopped", seat)


def why_not_stop() -> Reason:
    return Reason(Message("reason-not-last"), "TT-7.3")


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
        position.begin_together(secret=False)
        for each in range(len(position.towns)):
            town = position.towns[each]
            if not town.finished:
                town.placing = position.called
                position.then(each, PLACE_OR_STOP if may_stop else PLACE)
                if position.called == NO_RESOURCE:
                    position.then(each, TAKE_ANY)


class TakeAny(Step[TinyTowns]):
    """TT-5.3: in the third round of the Town Hall each seat picks its own resource."""

    def choices(self, position: TinyTowns, seat: Seat) -> vec[i64]:
        return TAKES

    def chosen(self, position: TinyTowns, seat: Seat, action: Action) -> None:
        position.towns[seat].placing = action - TAKE
        position.tell("took_cube", seat, action - TAKE)

    def question(self, position: TinyTowns, seat: Seat) -> Message:
        return Message("question-take")


class Place(Step[TinyTowns]):
    """TT-3: the cube goes on an empty square; a Factory may replace it by another first."""

    def choices(self, position: TinyTowns, seat: Seat) -> vec[i64]:
        town = position.towns[seat]
        squares = at_squares(town.empty)
        if town.stored and may_replace(position, seat):
            for other in range(1, KINDS + 1):
                if other != position.called:
                    squares = append(squares, TAKE + other)
        return squares

    def chosen(self, position: TinyTowns, seat: Seat, action: Action) -> None:
        town = position.towns[seat]
        if action > TAKE:
            town.placing = action - TAKE
            position.tell("replaced", seat, position.called, town.placing)
            position.then(seat, PLACE)
            return
        resource = town.placing
        town.placing = NO_RESOURCE
        town.place_cube(position.facts, resource, action - AT)
        position.tell("placed_cube", seat, resource, action - AT)
        go_on_building(position, seat)

    def question(self, position: TinyTowns, seat: Seat) -> Message:
        may_take = any(TAKE < choice <= TAKE + KINDS for choice in position.choices(seat))
        resource = RESOURCE_THINGS[position.towns[seat].placing]
        return Message("question-place-or-take" if may_take else "question-place", {"resource": resource})

    def why_not(self, position: TinyTowns, seat: Seat, action: Action) -> Reason:
        if action < AT + SQUARES:
            return Reason(occupied(position, seat, action - AT), "TT-3.3")
        if TAKE < action <= TAKE + KINDS:
            return why_not_replace(position, seat, action - TAKE)
        if action == stop_of(position.facts):
            return why_not_stop()
        if action >= BUILD:
            return Reason(Message("reason-place-first"), "TT-4.1")
        return super().why_not(position, seat, action)


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
    town, called = position.towns[seat], position.called
    return called == town.placing != NO_RESOURCE and position.calling != seat and town.has_stored(called)


def why_not_replace(position: TinyTowns, seat: Seat, other: i64) -> Reason:
    called: dict[str, object] = {"resource": RESOURCE_THINGS[position.called]}
    if position.called == NO_RESOURCE or position.towns[seat].placing != position.called:
        return Reason(Message("reason-taken-already"), "TT-4.8")
    if other == position.called:
        return Reason(Message("reason-same-resource", called), "TT-4.8")
    if position.calling == seat:
        return Reason(Message("reason-own-call"), "TT-4.8")
    return Reason(Message("reason-no-factory", called), "TT-4.8")


def occupied(position: TinyTowns, seat: Seat, square: i64) -> Message:
    there = SQUARE_NAMES[square]
    town = position.towns[seat]
    building = code_at(town.built, square)
    if building:
        return Message("reason-built-there", {"square": there, "building": BUILDING_THINGS[building]})
    resource = RESOURCE_THINGS[code_at(town.cubes, square)]
    return Message("reason-cube-there", {"square": there, "resource": resource})


def go_on_building(position: TinyTowns, seat: Seat) -> None:
    """TT-4.1: whoever has cubes that lie right may build; for all others the turn ends."""
    if len(position.towns[seat].ready):
        position.then(seat, BUILD_ANY)
    else:
        end_turn(position, seat)


def end_turn(position: TinyTowns, seat: Seat) -> None:
    """TT-7.1: a town without an empty square is complete when its owner builds no more."""
    town = position.towns[seat]
    if town.empty == 0:
        town.finished = True
        position.tell("completed_town", seat)


class BuildAny(Step[TinyTowns]):
    """TT-4: any number of buildings whose cubes lie right, one after the other, or none."""

    def choices(self, position: TinyTowns, seat: Seat) -> vec[i64]:
        ready = position.towns[seat].ready
        builds = vec[i64](capacity=len(ready) + 1)
        builds = append(builds, DONE)
        for placement in ready:
            builds = append(builds, BUILD + placement)
        return builds

    def chosen(self, position: TinyTowns, seat: Seat, action: Action) -> None:
        if action == DONE:
            end_turn(position, seat)
            return
        town, placement = position.towns[seat], position.facts.placements[action - BUILD]
        town.remove_cubes(position.facts, placement)
        town.vacated = placement.squares
        town.raising = placement.building
        position.then(seat, RAISE)

    def question(self, position: TinyTowns, seat: Seat) -> Message:
        return Message("question-build" if position.towns[seat].empty else "question-build-last")

    def wording(self, position: TinyTowns, seat: Seat, action: Action) -> Message | None:
        return Message("choice-complete") if action == DONE and position.towns[seat].empty == 0 else None

    def why_not(self, position: TinyTowns, seat: Seat, action: Action) -> Reason:
        if action == stop_of(position.facts):
            return why_not_stop()
        if action >= BUILD:
            return Reason(missing_cubes(position, seat, action - BUILD), "TT-4.1")
        if action < AT + SQUARES:
            return Reason(Message("reason-placed-already"), "TT-3.1")
        return super().why_not(position, seat, action)


def missing_cubes(position: TinyTowns, seat: Seat, placement: i64) -> Message:
    missing = [
        Message("cube-on", {"resource": RESOURCE_THINGS[resource], "square": SQUARE_NAMES[square]})
        for resource, square in position.facts.placements[placement].cubes
        if code_at(position.towns[seat].cubes, square) != resource
    ]
    return Message("reason-missing", {"cubes": missing})


class Raise(Step[TinyTowns]):
    """TT-4.4: the building goes on one of the squares that its cubes left."""

    def choices(self, position: TinyTowns, seat: Seat) -> vec[i64]:
        return at_squares(position.towns[seat].vacated)

    def chosen(self, position: TinyTowns, seat: Seat, action: Action) -> None:
        town, square = position.towns[seat], action - AT
        building, vacated = town.raising, town.vacated
        town.vacated = 0
        town.raising = 0
        town.place_building(building, square)
        position.tell("constructed", seat, building, square, vacated)
        if building == FACTORY:
            position.then(seat, STORE_CUBE, square)
        else:
            go_on_building(position, seat)

    def question(self, position: TinyTowns, seat: Seat) -> Message:
        return Message("question-raise", {"building": BUILDING_THINGS[position.towns[seat].raising]})

    def why_not(self, position: TinyTowns, seat: Seat, action: Action) -> Reason:
        if action < AT + SQUARES:
            return Reason(Message("reason-no-cube-lay-there", {"square": SQUARE_NAMES[action - AT]}), "TT-4.4")
        return super().why_not(position, seat, action)


class StoreCube(Step[TinyTowns]):
    """TT-4.7: a new Factory, on the square that is the argument, takes a cube of any resource, for good."""

    def choices(self, position: TinyTowns, seat: Seat) -> vec[i64]:
        return STORES

    def chosen(self, position: TinyTowns, seat: Seat, action: Action) -> None:
        square = position.argument
        position.towns[seat].store_cube(action - STORE, square)
        position.tell("stored_cube", seat, action - STORE, square)
        go_on_building(position, seat)

    def question(self, position: TinyTowns, seat: Seat) -> Message:
        return Message("question-store")


NEXT_ROUND: Final = NextRound()
CALL_RESOURCE: Final = CallResource()
DRAW_CARD: Final = DrawCard()
DRAW_ANY: Final = DrawAny()
CHOOSE_CARD: Final = ChooseCard()
REFILL: Final = Refill()
PLACE_AND_BUILD: Final = PlaceAndBuild()
TAKE_ANY: Final = TakeAny()
PLACE: Final = Place()
PLACE_OR_STOP: Final = PlaceOrStop()
BUILD_ANY: Final = BuildAny()
RAISE: Final = Raise()
STORE_CUBE: Final = StoreCube()

TABLE: Final = StepTable(
    [
        *(NEXT_ROUND, CALL_RESOURCE, DRAW_CARD, DRAW_ANY, CHOOSE_CARD, REFILL, PLACE_AND_BUILD),
        *(TAKE_ANY, PLACE, PLACE_OR_STOP, BUILD_ANY, RAISE, STORE_CUBE),
    ]
)
