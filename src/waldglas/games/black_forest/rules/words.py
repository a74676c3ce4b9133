"""Black Forest in words: its choices and its events."""

from __future__ import annotations

from typing import Final

from waldglas.core.journal import Event
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
from waldglas.games.black_forest.rules.effects import THINGS, goods_words, some
from waldglas.games.black_forest.rules.facts import ForestFacts
from waldglas.games.black_forest.rules.player import (
    ANIMALS,
    CHARCOAL_COOKING,
    FIRST_BUILDING,
    GOODS,
    PIG,
    TILES,
    WHEELS,
)

SECOND: Final = {CHARCOAL_COOKING: "charcoal (Cooking wheel)"}
FIXED: Final = {
    DONE: "Done",
    BEG: "Go begging for 1 provision",
    JOB: "Complete the job",
    DECLINE: "Decline",
    WHITE: "The white pawn",
    COLOURED: "A coloured pawn",
    CLEAR: "Remove a landscape tile",
}


def label(facts: ForestFacts, action: int) -> str:
    if action in FIXED:
        return FIXED[action]
    if action < TO:
        return f"Move the Traveling Merchant: swap with the {facts.tradespeople[action - SWAP].name}"
    if action < VISIT:
        return f"Go to {facts.board.place_name(action - TO)}"
    if action < USE:
        visit = facts.visits[action - VISIT]
        return f"Visit the {facts.tradespeople[visit.who].name}: {visit.effect.words()}"
    if action < BUILD:
        use = facts.uses[action - USE]
        return f"Use the {facts.buildings[use.building].name}: {use.effect.words()}"
    if action < TAKE:
        building = facts.buildings[action - BUILD]
        return f"Construct the {building.name}: {building.text}"
    return label_answer(facts, action)


def label_answer(facts: ForestFacts, action: int) -> str:
    if action < PAY:
        return f"Take {THINGS[action - TAKE]}"
    if action < RETURN:
        return f"Pay {[*GOODS, *ANIMALS][action - PAY]}"
    if action < ON:
        return f"Return {ANIMALS[action - RETURN]}"
    if action < FROM:
        return f"On the {WHEELS[action - ON].capitalize()} wheel"
    if action < PROVISIONS:
        return f"From the Glassmaking wheel {action - FROM}"
    if action < VILLAGE:
        low, high = PAIRS[action - PROVISIONS]
        return f"Provisions at {low} and {high}"
    if action < WHITE:
        return facts.board.villages[action - VILLAGE].name
    if action < AT:
        return f"Effect {action - EFFECT + 1}"
    return f"Space {facts.estates.names[action - AT]}"


def describe(facts: ForestFacts, event: Event) -> str:
    kind, values = event.kind, event.values
    if kind in PLAIN_EVENTS:
        return PLAIN_EVENTS[kind]
    if kind in BUILDING_EVENTS:
        return BUILDING_EVENTS[kind].format(facts.buildings[values[0]].name)
    if kind in JOB_EVENTS:
        return JOB_EVENTS[kind].format(facts.jobs[values[0]].name)
    if kind in NUMBER_EVENTS:
        return NUMBER_EVENTS[kind].format(values[0])
    if kind in ("gained", "paid"):
        marker = values[0]
        return f"{kind} {goods_words(values[1], marker) if marker < len(GOODS) else f'{values[1]} {SECOND[marker]}'}"
    if kind in ANIMAL_EVENTS:
        return f"{ANIMAL_EVENTS[kind]} {some(values[1], ANIMALS[values[0] - PIG])}"
    if kind in ("placed", "removed"):
        tile = values[0]
        what = f"a {TILES[tile]}" if tile < FIRST_BUILDING else f"the {facts.buildings[tile - FIRST_BUILDING].name}"
        return f"{kind} {what} on {facts.estates.names[values[1]]}"
    if kind == "turned":
        return describe_turn(values[0], values[1])
    return describe_move(facts, kind, values)


def describe_move(facts: ForestFacts, kind: str, values: list[int]) -> str:
    if kind == "moved":
        return f"went to {facts.board.place_name(values[0])}"
    if kind == "neutral":
        return f"put the neutral pawn on {facts.board.place_name(values[0])}"
    if kind == "swapped":
        return f"swapped the Traveling Merchant with the {facts.tradespeople[values[0]].name}"
    if kind == "visited":
        visit = facts.visits[values[0]]
        return f"visited the {facts.tradespeople[visit.who].name}: {visit.effect.words()}"
    if kind == "used":
        use = facts.uses[values[0]]
        return f"used the {facts.buildings[use.building].name}: {use.effect.words()}"
    if kind == "job":
        return f"The {facts.jobs[values[0]].name}'s job is revealed and lies at {facts.board.node_name(values[1])}"
    if kind == "named":
        return f"named {GOODS[values[0]]} for everybody"
    if kind == "declined":
        return f"declined the {GOODS[values[0]]}"
    raise ValueError(f"no words for the event {kind}")


PLAIN_EVENTS: Final = {
    "turn": "takes a turn",
    "begged": "went begging",
    "left_out": "could do nothing there and left the action out",
    "reminded": "moved the reminder tile",
    "dropped": "took the charcoal marker off the Glassmaking wheel",
    "extra_turn": "will take another turn",
    "end_triggered": "triggers the end of the game: everybody takes one final turn",
    "limit_reached": "The turn limit is reached",
    "redealt": "The tradespeople are dealt anew",
    "ended": "The last turn is over",
}
BUILDING_EVENTS: Final = {
    "builds": "constructs the {}",
    "built": "completed the {}",
    "helped": "is helped by the {}",
}
JOB_EVENTS: Final = {"works": "takes on the {}'s job", "completed": "completed the {}'s job"}
NUMBER_EVENTS: Final = {
    "progressed": "made progress on the glass hut: {}",
    "stepped_back": "went back on the glass hut's track: {}",
    "relocated": "moved the glass hut to a new small estate, number {}",
    "kept": "kept {} of the pigs on the Tannery",
    "year": "Year {} begins",
}
ANIMAL_EVENTS: Final = {"gained_animals": "gained", "paid_animals": "paid", "returned": "returned"}


def describe_turn(wheel: int, steps: int) -> str:
    made = "glass" if wheel == 0 else "commodity and provisions"
    return f"{WHEELS[wheel].capitalize()} wheel turned {'once' if steps == 1 else f'{steps} times'}: {made}"
