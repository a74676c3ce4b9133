"""What is said of the choices and events of Tiny Towns: ids of its catalogue, with their values."""

from __future__ import annotations

from typing import Final

from waldglas.core.journal import THE_TABLE, Event
from waldglas.core.message import Message, Player, Thing
from waldglas.core.types import Action
from waldglas.games.tiny_towns.rules.actions import AT, BUILD, CALL, CARD, DONE, STORE, TAKE, stop_of
from waldglas.games.tiny_towns.rules.facts import BUILDINGS, KINDS, RESOURCES, SQUARE_NAMES, SQUARES, TownFacts

RESOURCE_THINGS: Final = [Thing(f"resource-{name or 'none'}") for name in RESOURCES]
BUILDING_THINGS: Final = [Thing(f"blueprint-{slug or 'none'}") for slug in BUILDINGS]

RESOURCE: Final = "resource"
OTHER: Final = "other"
BUILDING: Final = "building"
SQUARE: Final = "square"
# What the values of an event are, in their order.
EVENTS: Final[dict[str, list[str]]] = {
    "called": [RESOURCE],
    "drew_card": [RESOURCE],
    "shuffled": [],
    "turned_card": [RESOURCE],
    "chose": [RESOURCE],
    "took_cube": [RESOURCE],
    "replaced": [RESOURCE, OTHER],
    "placed_cube": [RESOURCE, SQUARE],
    "constructed": [BUILDING, SQUARE, "left"],
    "stored_cube": [RESOURCE, SQUARE],
    "completed_town": [],
    "stopped": [],
    "ended": [],
}


def label(facts: TownFacts, action: Action) -> Message:
    if action < AT + SQUARES:
        return Message("choice-square", {SQUARE: SQUARE_NAMES[action - AT]})
    if action == DONE:
        return Message("choice-done")
    if action <= CALL + KINDS:
        return Message("choice-call", {RESOURCE: RESOURCE_THINGS[action - CALL]})
    if action <= CARD + KINDS:
        return Message("choice-card", {RESOURCE: RESOURCE_THINGS[action - CARD]})
    if action <= TAKE + KINDS:
        return Message("choice-take", {RESOURCE: RESOURCE_THINGS[action - TAKE]})
    if action <= STORE + KINDS:
        return Message("choice-store", {RESOURCE: RESOURCE_THINGS[action - STORE]})
    if action == stop_of(facts):
        return Message("choice-stop")
    placement = facts.placements[action - BUILD]
    squares = [SQUARE_NAMES[square] for square in range(SQUARES) if placement.squares >> square & 1]
    return Message("choice-build", {BUILDING: BUILDING_THINGS[placement.building], "squares": ", ".join(squares)})


def describe(facts: TownFacts, event: Event) -> Message:
    values: dict[str, object] = {}
    if event.seat != THE_TABLE:
        values["who"] = Player(event.seat)
    for name, value in zip(EVENTS[event.kind], event.values, strict=True):
        if name != "left":
            values[name] = value_of(name, value)
    if event.kind == "shuffled":
        values["aside"] = facts.set_aside
    return Message(f"event-{event.kind}", values)


def value_of(name: str, value: int) -> object:
    if name == BUILDING:
        return BUILDING_THINGS[value]
    if name == SQUARE:
        return SQUARE_NAMES[value]
    return RESOURCE_THINGS[value]
