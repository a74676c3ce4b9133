"""Tiny Towns in words: its choices and its events."""

from __future__ import annotations

from waldglas.core.journal import Event
from waldglas.games.tiny_towns.rules.actions import AT, BUILD, CALL, CARD, DONE, STORE, TAKE, stop_of
from waldglas.games.tiny_towns.rules.facts import KINDS, RESOURCES, SQUARE_NAMES, SQUARES, TownFacts


def label(facts: TownFacts, action: int) -> str:
    if action < AT + SQUARES:
        return f"Square {SQUARE_NAMES[action - AT]}"
    if action == DONE:
        return "Done"
    if action <= CALL + KINDS:
        return f"Call {RESOURCES[action - CALL]}"
    if action <= CARD + KINDS:
        return f"Take the {RESOURCES[action - CARD]} card"
    if action <= TAKE + KINDS:
        return f"Take {RESOURCES[action - TAKE]}"
    if action <= STORE + KINDS:
        return f"Put {RESOURCES[action - STORE]} on the Factory"
    if action == stop_of(facts):
        return "Stop here"
    placement = facts.placements[action - BUILD]
    squares = ", ".join(SQUARE_NAMES[square] for square in range(SQUARES) if placement.squares >> square & 1)
    return f"Build a {facts.names[placement.building]} from {squares}"


def describe(facts: TownFacts, event: Event) -> str:
    kind, values = event.kind, event.values
    if kind == "called":
        return f"called {RESOURCES[values[0]]}"
    if kind == "drew":
        return f"{RESOURCES[values[0]].capitalize()} was drawn for everybody"
    if kind == "shuffled":
        return f"The resource cards were shuffled, and {facts.set_aside} set aside unseen"
    if kind == "turned":
        return f"A {RESOURCES[values[0]]} card was turned up"
    if kind == "chose":
        return f"chose the {RESOURCES[values[0]]} card"
    if kind == "took":
        return f"took {RESOURCES[values[0]]}"
    if kind == "replaced":
        return f"used a Factory: {RESOURCES[values[1]]} instead of {RESOURCES[values[0]]}"
    if kind == "placed":
        return f"placed {RESOURCES[values[0]]} on {SQUARE_NAMES[values[1]]}"
    if kind == "built":
        return f"built a {facts.names[values[0]]} on {SQUARE_NAMES[values[1]]}"
    if kind == "stored":
        return f"put {RESOURCES[values[0]]} on the Factory at {SQUARE_NAMES[values[1]]}"
    if kind == "completed":
        return "completed the town"
    if kind == "stopped":
        return "stopped, and leaves the town as it is"
    if kind == "ended":
        return "Every town is complete: the game is over"
    raise ValueError(f"no words for the event {kind}")
