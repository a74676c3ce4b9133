"""Building in Tiny Towns: what can be built, where it is raised, and when a town is complete or given up."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from waldglas.core.agenda import Reason, Step
from waldglas.core.message import Message
from waldglas.core.types import Action, Seat
from waldglas.games.tiny_towns.rules.actions import AT, BUILD, DONE, at_squares, stop_of
from waldglas.games.tiny_towns.rules.effects import may_stand, put_up, put_up_monument, takes_cube
from waldglas.games.tiny_towns.rules.facts import (
    FACTORY,
    MONUMENT,
    SQUARE_NAMES,
    SQUARES,
    Card,
    Placement,
    code_at,
)
from waldglas.games.tiny_towns.rules.messages import RESOURCE_THINGS, card_thing
from waldglas.games.tiny_towns.rules.position import TinyTowns
from waldglas.games.tiny_towns.rules.town import NO_CARD, NO_RESOURCE, Town


def stop(position: TinyTowns, seat: Seat) -> None:
    """TT-7.3: the last one left may stop; the town counts as complete, as it is."""
    town = position.towns[seat]
    town.placing = NO_RESOURCE
    town.finished = True
    town.completed = position.round
    position.tell("stopped", seat)


def why_not_stop() -> Reason:
    return Reason(Message("reason-not-last"), "TT-7.3")


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
        builds = vec[i64]([DONE] * (len(ready) + 1))
        for i in range(len(ready)):
            builds[i + 1] = BUILD + ready[i]
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
    return town.anywhere or position.cards.anywhere >> town.raising & 1 == 1


BUILD_ANY: Final = BuildAny()
RAISE: Final = Raise()
GO_ON: Final = GoOn()
