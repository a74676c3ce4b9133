"""Glass Road in words: its choices and its events."""

from __future__ import annotations

from typing import Final

from waldglas.core.journal import Event
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
from waldglas.games.glass_road.rules.facts import Amount, RoadFacts
from waldglas.games.glass_road.rules.ground import SPACES
from waldglas.games.glass_road.rules.player import FIRST_BUILDING, GOODS, TILES, WHEELS

MARKER_NAMES: Final = [*GOODS, "food (brick wheel)", "charcoal (brick wheel)"]
FIXED: Final = {ONE: "Use the first ability", OTHER: "Use the second ability", AGAIN: "Once more", PASS: "Pass"}


def label(facts: RoadFacts, action: int) -> str:
    if action in FIXED:
        return FIXED[action]
    if action < ON:
        return f"Take {action - TAKE}" if action > TAKE else "Take none"
    if action < FROM:
        return f"On the {WHEELS[action - ON]} wheel"
    if action < CARD:
        return f"From the {WHEELS[action - FROM]} wheel"
    if action < AT:
        return facts.specialists[action - CARD].name
    if action <= TILE:
        where = facts.place_words(action - AT)
        return f"Space {where}" if action < AT + SPACES else f"{where[:1].upper()}{where[1:]}"
    if action < GOOD:
        return f"A {TILES[action - TILE]}"
    if action < FIRST_USE:
        return GOODS[action - GOOD].capitalize()
    if action < facts.first_build:
        building = building_used(facts, action)
        return f"Use the {building.name}: {building.text}"
    if action < facts.first_discard:
        building = building_built(facts, action)
        return f"Build the {building.name} ({cost_words(building.cost)}): {building.text}"
    return f"Give up the {building_given_up(facts, action).name}"


def cost_words(cost: list[Amount]) -> str:
    return ", ".join(f"{amount.number} {GOODS[amount.good]}" for amount in cost) or "free"


def describe(facts: RoadFacts, event: Event) -> str:
    kind, values = event.kind, event.values
    if kind in BUILDING_EVENTS:
        return BUILDING_EVENTS[kind].format(facts.buildings[values[0]].name)
    if kind in CARD_EVENTS:
        return CARD_EVENTS[kind].format(facts.specialists[values[0]].name)
    if kind == "ability":
        which = "first" if values[1] == ONE else "second"
        return f"used the {which} ability of the {facts.specialists[values[0]].name}"
    if kind == "turned":
        return describe_turn(values[0], values[1])
    if kind in ("gained", "paid"):
        return f"{kind} {values[1]} {MARKER_NAMES[values[0]]}"
    if kind in ("placed", "removed"):
        number = values[0] - FIRST_BUILDING
        what = f"the {facts.buildings[number].name}" if number >= 0 else f"a {TILES[values[0]]}"
        return f"{kind} {what} on {facts.ground.names[values[1]]}"
    if kind == "period":
        return f"Building period {values[0]} begins"
    if kind == "goblet":
        return "takes the goblet and begins the next period"
    if kind == "built_nothing":
        return "built nothing"
    raise ValueError(f"no words for the event {kind}")


BUILDING_EVENTS: Final = {
    "builds": "builds the {}",
    "upgraded": "laid the {} on its start building",
    "used": "used the {}",
    "repeated": "repeated the {}",
    "drew": "drew the {} for the private offer",
    "discarded": "gave up the {}",
    "offered": "The {} comes on offer",
}
CARD_EVENTS: Final = {
    "picked": "chose the {}",
    "laid": "laid the {} face down",
    "revealed": "played the {}",
    "copied": "had to play the {} too",
    "refused": "left it at that with the {}",
}


def describe_turn(wheel: int, turns: int) -> str:
    name = WHEELS[wheel]
    return f"{name} wheel turned: {turns} of each of its basic goods became {turns} {name}"
