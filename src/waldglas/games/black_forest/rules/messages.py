"""What is said of the choices and events of Black Forest: ids of its catalogue, with their values."""

from __future__ import annotations

from typing import Final

from waldglas.core.journal import THE_TABLE, Event
from waldglas.core.message import Message, Player, Thing
from waldglas.games.black_forest.rules.actions import (
    AT,
    BEG,
    BUILD,
    CLEAR,
    COLOURED,
    DECLINE,
    DONE,
    EFFECT,
    FROM,
    JOB,
    ON,
    PAIRS,
    PAY,
    PROVISIONS,
    RETURN,
    SWAP,
    TAKE,
    TO,
    USE,
    VILLAGE,
    VISIT,
    WHITE,
)
from waldglas.games.black_forest.rules.effects import REWARD_THINGS
from waldglas.games.black_forest.rules.facts import ForestFacts
from waldglas.games.black_forest.rules.player import FIRST_BUILDING
from waldglas.games.black_forest.rules.things import (
    ANIMAL_THINGS,
    GOOD_THINGS,
    MARKER_THINGS,
    TILE_THINGS,
    WHEEL_THINGS,
    animals,
)

FIXED: Final = {
    DONE: Message("choice-done"),
    BEG: Message("choice-beg"),
    JOB: Message("choice-job"),
    DECLINE: Message("choice-decline"),
    WHITE: Message("choice-white-pawn"),
    COLOURED: Message("choice-coloured-pawn"),
    CLEAR: Message("choice-clear"),
}


def label(facts: ForestFacts, action: int) -> Message:
    if action in FIXED:
        return FIXED[action]
    if action < TO:
        return Message("choice-swap", {"person": facts.tradespeople[action - SWAP].thing})
    if action < VISIT:
        return Message("choice-go", {"place": facts.board.place_message(action - TO)})
    if action < USE:
        return Message("choice-visit", visit_values(facts, action - VISIT))
    if action < BUILD:
        return Message("choice-use", use_values(facts, action - USE))
    if action < TAKE:
        building = facts.buildings[action - BUILD]
        return Message("choice-build", {"building": building.thing, "text": building.text})
    return label_answer(facts, action)


def label_answer(facts: ForestFacts, action: int) -> Message:
    if action < PAY:
        return Message("choice-take", {"thing": REWARD_THINGS[action - TAKE]})
    if action < RETURN:
        return Message("choice-pay", {"thing": REWARD_THINGS[action - PAY]})
    if action < ON:
        return Message("choice-return", {"animal": ANIMAL_THINGS[action - RETURN]})
    if action < FROM:
        return Message("choice-wheel", {"wheel": WHEEL_THINGS[action - ON]})
    if action < PROVISIONS:
        return Message("choice-from", {"number": action - FROM})
    if action < VILLAGE:
        low, high = PAIRS[action - PROVISIONS]
        return Message("choice-provisions", {"low": low, "high": high})
    if action < WHITE:
        return Message("choice-village", {"village": facts.board.villages[action - VILLAGE].thing})
    if action < AT:
        return Message("choice-effect", {"number": action - EFFECT + 1})
    return Message("choice-space", {"space": facts.estates.places[action - AT]})


def visit_values(facts: ForestFacts, number: int) -> dict[str, object]:
    visit = facts.visits[number]
    return {"person": facts.tradespeople[visit.who].thing, "effect": visit.effect.message}


def use_values(facts: ForestFacts, number: int) -> dict[str, object]:
    use = facts.uses[number]
    return {"building": facts.buildings[use.building].thing, "effect": use.effect.message}


# What the values of an event are, in their order; what is told of the others stands in event_values.
NUMBER: Final = "number"
MARKER: Final = "marker"
GOOD: Final = "good"
WHAT: Final = "what"
SPACE: Final = "space"
WHEEL: Final = "wheel"
OWN_BUILDING: Final = "building"
CARD: Final = "job"
PERSON: Final = "person"
PLACE: Final = "place"
NODE: Final = "node"
EVENTS: Final[dict[str, list[str]]] = {
    "turn": [],
    "begged": [],
    "left_out": [],
    "reminded": [],
    "dropped": [],
    "extra_turn": [],
    "end_triggered": [],
    "limit_reached": [],
    "redealt": [],
    "ended": [],
    "year": [NUMBER],
    "gained": [MARKER, NUMBER],
    "paid": [MARKER, NUMBER],
    "named": [GOOD],
    "declined": [GOOD],
    "kept": [NUMBER],
    "placed": [WHAT, SPACE],
    "removed": [WHAT, SPACE],
    "turned": [WHEEL, NUMBER],
    "progressed": [NUMBER],
    "stepped_back": [NUMBER],
    "relocated": [NUMBER],
    "builds": [OWN_BUILDING],
    "built": [OWN_BUILDING],
    "helped": [OWN_BUILDING],
    "works": [CARD],
    "completed": [CARD],
    "job": [CARD, NODE],
    "moved": [PLACE],
    "neutral": [PLACE],
    "swapped": [PERSON],
}
ANIMAL_EVENTS: Final = ["gained_animals", "paid_animals", "returned"]


def describe(facts: ForestFacts, event: Event) -> Message:
    values = event_values(facts, event.kind, event.values)
    if event.seat != THE_TABLE:
        values["who"] = Player(event.seat)
    is_building = event.kind == "placed" and event.values[0] >= FIRST_BUILDING
    return Message("event-placed-building" if is_building else f"event-{event.kind}", values)


def event_values(facts: ForestFacts, kind: str, numbers: list[int]) -> dict[str, object]:
    if kind == "visited":
        return visit_values(facts, numbers[0])
    if kind == "used_building":
        return use_values(facts, numbers[0])
    if kind in ANIMAL_EVENTS:
        return {"animals": animals(numbers[1], numbers[0])}
    return {name: value_of(facts, name, number) for name, number in zip(EVENTS[kind], numbers, strict=True)}


def value_of(facts: ForestFacts, name: str, number: int) -> object:
    if name == NUMBER:
        return number
    if name == SPACE:
        return facts.estates.places[number]
    return facts.board.place_message(number) if name == PLACE else thing_of(facts, name, number)


def thing_of(facts: ForestFacts, name: str, number: int) -> Thing:
    if name == MARKER:
        return MARKER_THINGS[number]
    if name == GOOD:
        return GOOD_THINGS[number]
    if name == WHEEL:
        return WHEEL_THINGS[number]
    if name == WHAT and number < FIRST_BUILDING:
        return TILE_THINGS[number]
    if name == WHAT:
        return facts.buildings[number - FIRST_BUILDING].thing
    if name == OWN_BUILDING:
        return facts.buildings[number].thing
    if name == CARD:
        return facts.jobs[number].thing
    return facts.board.node_thing(number) if name == NODE else facts.tradespeople[number].thing
