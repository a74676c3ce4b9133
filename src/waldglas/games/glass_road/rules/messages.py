"""What is said of the choices and events of Glass Road: ids of its catalogue, with their values."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from waldglas.core.journal import THE_TABLE, Event
from waldglas.core.message import Message, Player, Thing
from waldglas.core.types import Action
from waldglas.games.glass_road.rules.actions import (
    AGAIN,
    AT,
    CARD,
    FIRST_USE,
    FROM,
    GOOD,
    ON,
    ONE,
    OTHER,
    PASS,
    TAKE,
    TILE,
    building_built,
    building_given_up,
    building_used,
)
from waldglas.games.glass_road.rules.facts import RoadFacts, Specialist
from waldglas.games.glass_road.rules.ground import SPACES
from waldglas.games.glass_road.rules.player import BRICK, FIRST_BUILDING, GLASS, GOODS, TILES, WHEELS
from waldglas.games.shared.effects import Amount

GOOD_THINGS: Final = [Thing(f"good-{name}") for name in [*GOODS, "food-on-brick", "charcoal-on-brick"]]  # by marker
TILE_THINGS: Final = [Thing(f"tile-{name}") for name in TILES]
WHEEL_THINGS: Final = [Thing(f"wheel-{name}") for name in WHEELS]
WHEEL_GOODS: Final = [GOOD_THINGS[GLASS], GOOD_THINGS[BRICK]]

FIXED: Final = {
    ONE: Message("choice-one"),
    OTHER: Message("choice-other"),
    AGAIN: Message("choice-again"),
    PASS: Message("choice-pass"),
}


# Choices


def label(facts: RoadFacts, action: Action) -> Message:
    if int(action) in FIXED:
        return FIXED[int(action)]
    if action < ON:
        return Message("choice-take", {"number": action - TAKE})
    if action < FROM:
        return Message("choice-on", {"wheel": WHEEL_THINGS[action - ON]})
    if action < CARD:
        return Message("choice-from", {"wheel": WHEEL_THINGS[action - FROM]})
    if action < AT:
        return Message("choice-card", {"specialist": facts.specialists[action - CARD].thing})
    if action < AT + SPACES:
        return Message("choice-space", {"space": facts.ground.names[action - AT]})
    if action <= TILE:
        return Message("choice-start", {"building": facts.start_at(action - AT).thing})
    if action < GOOD:
        return Message("choice-tile", {"tile": TILE_THINGS[action - TILE]})
    if action < FIRST_USE:
        return Message("choice-good", {"good": GOOD_THINGS[action - GOOD]})
    return building_label(facts, action)


def building_label(facts: RoadFacts, action: Action) -> Message:
    if action < facts.first_build:
        building = building_used(facts, action)
        return Message("choice-use", {"building": building.thing, "text": building.text})
    if action < facts.first_discard:
        building = building_built(facts, action)
        return Message("choice-build", {"building": building.thing, "cost": cost(building.cost), "text": building.text})
    return Message("choice-give-up", {"building": building_given_up(facts, action).thing})


def cost(amounts: vec[Amount]) -> Message:
    """Goods side by side, or that it is free."""
    if not len(amounts):
        return Message("cost-free")
    first = amount_of(amounts[0].what, amounts[0].number)
    return first if len(amounts) == 1 else Message("amounts", {"first": first, "rest": cost(amounts[1:])})


def amount_of(good: i64, number: i64) -> Message:
    return Message("amount", {"number": number, "good": GOOD_THINGS[good]})


def ability(specialist: Specialist, which: i64, fee_due: bool) -> Message:
    """An ability as the card tells it, with the fee as long as that is due; some give less in the solo game."""
    told: object = specialist.texts[which]
    if which == ONE and specialist.one_good:
        told = Message("ability-one-good", {"number": specialist.one_good})
    if fee_due:
        return Message("choice-ability-for-fee", {"fee": specialist.fee_text, "ability": told})
    return Message("choice-ability", {"ability": told})


def no_neighbour(facts: RoadFacts, place: i64) -> Message:
    """Why nothing on a space, or on the place of a start building, can be repeated by the Tavern."""
    if place < SPACES:
        return Message("reason-no-neighbour", {"space": facts.ground.names[place]})
    return Message("reason-no-neighbour-at-start", {"building": facts.start_at(place).thing})


# Events

BUILDING: Final = "building"
SPECIALIST: Final = "specialist"
# What the values of an event are, in their order; those that are not here are told in their own ways.
EVENTS: Final[dict[str, list[str]]] = {
    "period": ["period"],
    "goblet": [],
    "offered": [BUILDING],
    "picked": [SPECIALIST],
    "laid": [SPECIALIST],
    "revealed": [SPECIALIST],
    "copied": [SPECIALIST],
    "refused": [SPECIALIST],
    "builds": [BUILDING],
    "built_nothing": [],
    "upgraded": [BUILDING],
    "used": [BUILDING],
    "repeated": [BUILDING],
    "drew": [BUILDING],
    "discarded": [BUILDING],
    "gained": ["good", "number"],
    "paid": ["good", "number"],
    "placed": ["tile", "space"],
    "removed": ["tile", "space"],
    "turned": ["wheel", "turns"],
}


def describe(facts: RoadFacts, event: Event) -> Message:
    values: dict[str, object] = {}
    if event.seat != THE_TABLE:
        values["who"] = Player(event.seat)
    if event.kind == "ability":
        values[SPECIALIST] = facts.specialists[event.values[0]].thing
        return Message("event-first-ability" if event.values[1] == ONE else "event-second-ability", values)
    if event.kind == "placed" and event.values[0] >= FIRST_BUILDING:
        values[BUILDING] = facts.buildings[event.values[0] - FIRST_BUILDING].thing
        values["space"] = facts.ground.names[event.values[1]]
        return Message("event-placed-building", values)
    for name, value in zip(EVENTS[event.kind], event.values, strict=True):
        values[name] = value_of(facts, name, value)
    if event.kind == "turned":
        values["good"] = WHEEL_GOODS[event.values[0]]
    return Message(f"event-{event.kind}", values)


def value_of(facts: RoadFacts, name: str, value: int) -> object:
    if name == BUILDING:
        return facts.buildings[value].thing
    if name == SPECIALIST:
        return facts.specialists[value].thing
    if name == "good":
        return GOOD_THINGS[value]
    if name == "tile":
        return TILE_THINGS[value]
    if name == "wheel":
        return WHEEL_THINGS[value]
    return facts.ground.names[value] if name == "space" else value
