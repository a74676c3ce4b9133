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
    CAVERN,
    DONE,
    STORE,
    SWAP,
    TAKE,
    TAKES,
    at_squares,
    stop_of,
)
from waldglas.games.tiny_towns.rules.effects import (
    EFFECT_STEPS,
    KEEP_MONUMENT,
    MOVE_IN,
    may_stand,
    open_calls,
    plus,
    put_up,
    put_up_monument,
    takes_cube,
    watched_now,
)
from waldglas.games.tiny_towns.rules.facts import (
    ANYWHERE,
    CODE,
    COTTAGE,
    FACTORY,
    KINDS,
    MONUMENT,
    NO_MASTER,
    ON_COTTAGES,
    SQUARE_NAMES,
    SQUARES,
    Card,
    Placement,
    at,
    code_at,
)
from waldglas.games.tiny_towns.rules.messages import RESOURCE_THINGS, card_thing
from waldglas.games.tiny_towns.rules.position import (
    CALLER,
    CARDS,
    MASTER_BUILDER,
    NOBODY,
    TOWN_HALL,
    TinyTowns,
)
from waldglas.games.tiny_towns.rules.town import NO_CARD, NO_RESOURCE, NOWHERE, Town


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
        if position.cards.monuments:
            position.then(NOBODY, LOOK_AROUND)
            position.then(NOBODY, PLACE_AND_BUILD_UNSEEN)
        else:
            position.then(NOBODY, PLACE_AND_BUILD)
        self.call(position)

    def call(self, position: TinyTowns) -> None:
        mode = position.mode
        if mode == MASTER_BUILDER:
            master = next_master(position)
            if master == NOBODY:
                stop_all(position)
            else:
                position.then(master, CALL_RESOURCE)
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
    """TT-5.2: the role goes round, past towns that are complete; the first seat begins.

    TT-11.14, TT-12.8: it also goes past those who can call nothing, and past Fort Ironweed if there is anybody else.
    """
    seat, fort, towns = position.last_master, NOBODY, len(position.towns)
    for _ in range(towns):
        seat = (seat + 1) % towns
        if not position.towns[seat].finished and may_call(position, seat):
            if not has_monument(position, seat, NO_MASTER):
                return seat
            fort = seat
    return fort


def may_call(position: TinyTowns, seat: Seat) -> bool:
    return not position.cards.forbids or len(open_calls(position, seat)) > 0


def has_monument(position: TinyTowns, seat: Seat, effect: i64) -> bool:
    """Whether a monument stands that does this."""
    monument = position.towns[seat].monument
    return monument != NO_CARD and position.facts.card(monument).effect == effect


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


def why_not_bank(resource: i64) -> Reason:
    return Reason(Message("reason-bank", {"resource": RESOURCE_THINGS[resource]}), "TT-11.13")


def stop(position: TinyTowns, seat: Seat) -> None:
    """TT-7.3: the last one left may stop; the town counts as complete, as it is."""
    town = position.towns[seat]
    town.placing = NO_RESOURCE
    town.finished = True
    town.completed = position.round
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
    """TT-12.2: with monuments, whether others have something to build is not foreseen."""

    def reveals(self) -> bool:
        return True


def take_effect(position: TinyTowns, seat: Seat) -> None:
    """TT-4.9: what was built before this round does now what it does."""
    town = position.towns[seat]
    town.watching = town.watched
    town.anywhere = has_monument(position, seat, ANYWHERE)
    if position.cards.wild:
        posts: i64 = 0
        for square in range(SQUARES):
            if code_at(town.built, square) == FACTORY:
                posts |= at(square, CODE)
        if posts != town.wild:
            town.wild = posts
            town.find_all(position.cards)


def picks(position: TinyTowns, seat: Seat) -> bool:
    """TT-11.14, TT-12.8: whether a seat takes part where everybody picks freely; nobody goes on without a call."""
    if position.mode != TOWN_HALL or not may_call(position, seat):
        return False
    return not has_monument(position, seat, NO_MASTER) or position.towns_left() == 1


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


def occupied(position: TinyTowns, seat: Seat, square: i64) -> Message:
    there = SQUARE_NAMES[square]
    town = position.towns[seat]
    if code_at(town.built, square) or town.monument_at == square:
        return Message(
            "reason-built-there", {"square": there, "building": card_thing(standing(position, seat, square))}
        )
    resource = RESOURCE_THINGS[code_at(town.cubes, square)]
    return Message("reason-cube-there", {"square": there, "resource": resource})


def standing(position: TinyTowns, seat: Seat, square: i64) -> Card:
    """The card of the building on a square."""
    town = position.towns[seat]
    if town.monument_at == square:
        return position.facts.card(town.monument)
    return position.cards.of(code_at(town.built, square))


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
        town.completed = position.round
        position.tell("completed_town", seat)


class GoOn(Step[TinyTowns]):
    """After what a building does at once, building goes on."""

    def run(self, position: TinyTowns, seat: Seat) -> None:
        go_on_building(position, seat)


class BuildAny(Step[TinyTowns]):
    """TT-4: any number of buildings whose cubes lie right, one after the other, or none."""

    def choices(self, position: TinyTowns, seat: Seat) -> vec[i64]:
        ready = position.towns[seat].ready
        if position.cards.forbids:
            ready = without_banks(position, seat, ready)
        builds = vec[i64](capacity=len(ready) + 1)
        builds = append(builds, DONE)
        for site in ready:
            builds = append(builds, BUILD + site)
        return builds

    def chosen(self, position: TinyTowns, seat: Seat, action: Action) -> None:
        if action == DONE:
            end_turn(position, seat)
            return
        town, site = position.towns[seat], position.facts.sites[action - BUILD]
        town.remove_cubes(position.facts, site)
        town.raising = site.building
        position.then(seat, RAISE)

    def question(self, position: TinyTowns, seat: Seat) -> Message:
        return Message("question-build" if position.towns[seat].empty else "question-build-last")

    def wording(self, position: TinyTowns, seat: Seat, action: Action) -> Message | None:
        if action == DONE:
            return Message("choice-complete") if position.towns[seat].empty == 0 else None
        if not BUILD <= action < stop_of(position.facts):
            return None
        site = position.facts.sites[action - BUILD]
        if site.building == MONUMENT and position.towns[seat].plan == NO_CARD:
            return None
        building = card_thing(card_for(position, seat, site.building))
        return Message("choice-build", {"building": building, "squares": ", ".join(site.names())})

    def why_not(self, position: TinyTowns, seat: Seat, action: Action) -> Reason:
        if action == stop_of(position.facts):
            return why_not_stop()
        if action >= BUILD:
            return why_not_build(position, seat, action - BUILD)
        if action < AT + SQUARES:
            return Reason(Message("reason-placed-already"), "TT-3.1")
        return super().why_not(position, seat, action)


def card_for(position: TinyTowns, seat: Seat, kind: i64) -> Card:
    """The card that a seat builds a type by; a monument is its own."""
    return position.facts.card(position.towns[seat].plan) if kind == MONUMENT else position.cards.of(kind)


def without_banks(position: TinyTowns, seat: Seat, ready: vec[i64]) -> vec[i64]:
    """TT-11.13: the sites where something may stand."""
    if may_stand(position, seat, FACTORY):
        return ready
    found = vec[i64](capacity=len(ready))
    for site in ready:
        if position.facts.sites[site].building != FACTORY:
            found = append(found, site)
    return found


def why_not_build(position: TinyTowns, seat: Seat, number: i64) -> Reason:
    """What lacks there; where the pattern can lie in several ways, what the best of them lacks."""
    site = position.facts.sites[number]
    if site.building == MONUMENT and position.towns[seat].plan == NO_CARD:
        return Reason(Message("reason-no-monument"), "TT-12.3")
    card = card_for(position, seat, site.building)
    lacking = [missing_cubes(position, seat, place) for place in card.placements if place.site == number]
    if not lacking:
        return Reason(Message("reason-other-shape", {"building": card_thing(card)}), "TT-4.1")
    cubes = min(lacking, key=len)
    if cubes:
        return Reason(Message("reason-missing", {"cubes": cubes}), "TT-4.1")
    if may_stand(position, seat, site.building):
        return Reason(Message("reason-posts-alone"), "TT-11.15")
    return Reason(Message("reason-five-banks"), "TT-11.13")


def missing_cubes(position: TinyTowns, seat: Seat, placement: Placement) -> list[Message]:
    return [
        Message("cube-on", {"resource": RESOURCE_THINGS[resource], "square": SQUARE_NAMES[square]})
        for resource, square in placement.cubes
        if code_at(position.towns[seat].cubes, square) != resource and not code_at(position.towns[seat].wild, square)
    ]


class Raise(Step[TinyTowns]):
    """TT-4.4: the building goes on one of the squares that its cubes left; TT-11.3, TT-12.12: or on any empty one."""

    def choices(self, position: TinyTowns, seat: Seat) -> vec[i64]:
        town = position.towns[seat]
        return at_squares(town.empty if goes_anywhere(position, town) else town.vacated)

    def chosen(self, position: TinyTowns, seat: Seat, action: Action) -> None:
        town, square = position.towns[seat], action - AT
        kind, vacated = town.raising, town.vacated
        town.vacated = 0
        town.raising = 0
        town.constructed |= 1 << kind
        position.tell("constructed", seat, card_for(position, seat, kind).number, square, vacated)
        if kind == MONUMENT:
            position.then(seat, GO_ON)
            put_up_monument(position, seat, square)
        elif takes_cube(position, kind):
            position.then(seat, GO_ON)
            put_up(position, seat, kind, square)
        else:
            town.place_building(kind, square)
            go_on_building(position, seat)

    def question(self, position: TinyTowns, seat: Seat) -> Message:
        town = position.towns[seat]
        building = card_thing(card_for(position, seat, town.raising))
        anywhere = goes_anywhere(position, town)
        return Message("question-raise-anywhere" if anywhere else "question-raise", {"building": building})

    def why_not(self, position: TinyTowns, seat: Seat, action: Action) -> Reason:
        if action < AT + SQUARES:
            if goes_anywhere(position, position.towns[seat]):
                return Reason(occupied(position, seat, action - AT), "TT-1.3")
            return Reason(Message("reason-no-cube-lay-there", {"square": SQUARE_NAMES[action - AT]}), "TT-4.4")
        return super().why_not(position, seat, action)


def goes_anywhere(position: TinyTowns, town: Town) -> bool:
    if town.anywhere:
        return True
    return town.raising != MONUMENT and position.cards.of(town.raising).effect == ANYWHERE


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
TAKE_ANY: Final = TakeAny()
PLACE: Final = Place()
PLACE_OR_STOP: Final = PlaceOrStop()
BUILD_ANY: Final = BuildAny()
RAISE: Final = Raise()
LOOK_AROUND: Final = LookAround()
SETTLE: Final = Settle()
GO_ON: Final = GoOn()

TABLE: Final = StepTable(
    [
        *(NEXT_ROUND, CALL_RESOURCE, DRAW_CARD, DRAW_ANY, CHOOSE_CARD, REFILL, PLACE_AND_BUILD),
        *(TAKE_ANY, PLACE, PLACE_OR_STOP, BUILD_ANY, RAISE, GO_ON, KEEP_MONUMENTS, LOOK_AROUND, SETTLE),
        *(PLACE_AND_BUILD_UNSEEN, *EFFECT_STEPS),
    ]
)
