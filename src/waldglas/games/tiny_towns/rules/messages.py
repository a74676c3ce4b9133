"""What is said of the choices and events of Tiny Towns: ids of its catalogue, with their values."""

from __future__ import annotations

from typing import Final

from waldglas.core.journal import THE_TABLE, Event
from waldglas.core.message import Message, Player, Thing
from waldglas.core.types import Action
from waldglas.games.tiny_towns.rules.actions import (
    AT,
    BUILD,
    CALL,
    CARD,
    CAVERN,
    DONE,
    KEEP,
    PUT,
    STORE,
    SWAP,
    TAKE,
    stop_of,
)
from waldglas.games.tiny_towns.rules.facts import (
    BUILDING_CARDS,
    KINDS,
    MONUMENT_CARDS,
    RESOURCES,
    SQUARE_NAMES,
    SQUARES,
    TYPES,
    Card,
    TownFacts,
)

RESOURCE_THINGS: Final = [Thing(f"resource-{name or 'none'}") for name in RESOURCES]
TYPE_THINGS: Final = [Thing(f"type-{name or 'none'}") for name in TYPES]

RESOURCE: Final = "resource"
OTHER: Final = "other"
BUILDING: Final = "building"
OLD: Final = "old"
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
    "swapped_cube": [RESOURCE, OTHER],
    "set_aside_cube": [RESOURCE],
    "placed_cube": [RESOURCE, SQUARE],
    "constructed": [BUILDING, SQUARE, "left"],
    "stored_cube": [RESOURCE, SQUARE, BUILDING],
    "dealt_monuments": [BUILDING, OLD],
    "kept_monument": [BUILDING],
    "exchanged_building": [OLD, BUILDING, SQUARE],
    "put_up_building": [BUILDING, SQUARE],
    "watched_building": [BUILDING],
    "completed_town": [],
    "stopped": [],
    "ended": [],
}
VERBS: Final = [(CALL, "call"), (CARD, "card"), (TAKE, "take"), (STORE, "store"), (SWAP, "swap")]


def card_thing(card: Card) -> Thing:
    return Thing(f"blueprint-{card.slug}")


def label(facts: TownFacts, action: Action) -> Message:
    if action < AT + SQUARES:
        return Message("choice-square", {SQUARE: SQUARE_NAMES[action - AT]})
    if action == DONE:
        return Message("choice-done")
    for first, verb in VERBS:
        if first < action <= first + KINDS:
            return Message(f"choice-{verb}", {RESOURCE: RESOURCE_THINGS[action - first]})
    if KEEP + BUILDING_CARDS < action <= KEEP + BUILDING_CARDS + MONUMENT_CARDS:
        return Message("choice-keep", {BUILDING: card_thing(facts.card(action - KEEP))})
    if action < CAVERN:
        return Message("choice-put", {BUILDING: TYPE_THINGS[action - PUT]})
    if action == CAVERN:
        return Message("choice-cavern")
    if action == stop_of(facts):
        return Message("choice-stop")
    site = facts.sites[action - BUILD]
    return Message("choice-build", {BUILDING: TYPE_THINGS[site.building], "squares": ", ".join(site.names())})


def describe(facts: TownFacts, event: Event) -> Message:
    values: dict[str, object] = {}
    if event.seat != THE_TABLE:
        values["who"] = Player(event.seat)
    for name, value in zip(EVENTS[event.kind], event.values, strict=True):
        if name != "left":
            values[name] = value_of(facts, name, value)
    if event.kind == "shuffled":
        values["aside"] = facts.set_aside
    return Message(f"event-{event.kind}", values)


def value_of(facts: TownFacts, name: str, value: int) -> object:
    if name in (BUILDING, OLD):
        return card_thing(facts.card(value))
    if name == SQUARE:
        return SQUARE_NAMES[value]
    return RESOURCE_THINGS[value]
