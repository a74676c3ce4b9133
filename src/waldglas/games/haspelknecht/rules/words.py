"""Haspelknecht in words: its choices and its events."""

from __future__ import annotations

from typing import Final

from waldglas.core.journal import Event
from waldglas.games.haspelknecht.rules.actions import (
    BUILD,
    BURN,
    CABLE,
    CHOOSE,
    COAL,
    DONE,
    FARMER,
    FARMHAND,
    LAMP,
    MILL,
    MILL_TRADES,
    MINE,
    PAID_AFAR,
    PASS,
    PAY,
    PAY_DIGGER,
    PAY_HASPELKNECHT,
    PAY_MINER,
    PRODUCE,
    STOP,
    STORE,
    STORED,
    SWAPS,
    TAKE,
    WATER,
    WINDLASS,
    WOOD,
    WORK,
    payments,
)
from waldglas.games.haspelknecht.rules.disks import COLOURS, SETS, disk_words
from waldglas.games.haspelknecht.rules.facts import POOLS, Amount, HaspelFacts, amount_words
from waldglas.games.haspelknecht.rules.farm import DIGGER, GOODS, HASPELKNECHT, MINER, WORKERS
from waldglas.games.haspelknecht.rules.mining import CONTRACT_NAMES
from waldglas.games.haspelknecht.rules.winter import STORES

WORKER_NAMES: Final = [*WORKERS[:DIGGER], *CONTRACT_NAMES]
PAYMENT_NAMES: Final = ["nothing", "a yellow disk", "1 food", "1 Thaler"]
MINES: Final = ["Pinge", "tunnel"]
ORDINALS: Final = ["first", "second", "third", "fourth"]
FIXED: Final = {
    PASS: "Pass",
    PRODUCE: "Produce",
    MINE: "Work in the mine",
    WATER: "Remove pit water",
    COAL: "Excavate a coal",
    STOP: "Stop",
    DONE: "Done",
    WOOD: "Lay wood in the Pinge",
    WOOD + 1: "Lay wood in the tunnel",
    BURN: "Use the Charcoal Burner",
    CABLE: "Use the marker of the Hauling Cable",
    WINDLASS: "Use the marker of the Windlass: the Haspelknecht works",
    CHOOSE: "Choose nothing",
}


def label(facts: HaspelFacts, action: int) -> str:
    if action in FIXED:
        return FIXED[action]
    if action < PASS:
        return f"Take {COLOURS[(action - TAKE) % 3]} from pool {POOLS[(action - TAKE) // 3].upper()}"
    if action < FARMER:
        pool, swap = divmod(action - LAMP, len(SWAPS))
        return f"Oil Lamp, pool {POOLS[pool].upper()}: {swap_words(swap)}"
    if action < PAY_DIGGER:
        worker, first = ("Farmer", FARMER) if action < FARMHAND else ("Farmhand", FARMHAND)
        return f"{worker}: {disk_words(SETS[action - first])}"
    if action < WORK:
        return plan_label(action)
    if action < PRODUCE:
        return f"Let the {WORKER_NAMES[action - WORK]} work"
    if action < PAY:
        development = facts.developments[action - BUILD]
        return f"Acquire the {development.name} ({development.cost}): {development.text}"
    if action < CHOOSE:
        return f"Give 1 {GOODS[PAID_AFAR[action - PAY]]}"
    if action < WOOD:
        return f"Choose the {ORDINALS[action - CHOOSE - 1]}"
    return f"Store {'nothing' if action == STORE else STORED[action - STORE]}"


def plan_label(action: int) -> str:
    if action < PAY_MINER:
        return f"Coal-digger: {PAYMENT_NAMES[payments(DIGGER)[action - PAY_DIGGER]]}"
    if action < PAY_HASPELKNECHT:
        return f"Coal-miner: {PAYMENT_NAMES[payments(MINER)[action - PAY_MINER]]}"
    if action < MILL:
        return f"Haspelknecht: {PAYMENT_NAMES[payments(HASPELKNECHT)[action - PAY_HASPELKNECHT]]}"
    trade = MILL_TRADES[action - MILL]
    return f"Water Mill: {'nothing' if trade == 'none' else trade + ' disks'}"


def swap_words(swap: int) -> str:
    out, back = SWAPS[swap]
    return f"{COLOURS[out]} of the reserve for {COLOURS[back]}"


def describe(facts: HaspelFacts, event: Event) -> str:
    """What happened, without the name of the seat it happened to."""
    kind, values = event.kind, event.values
    if kind in PLAIN:
        return PLAIN[kind]
    if kind in NUMBERED:
        return NUMBERED[kind].format(*values)
    if kind in ("gained", "paid"):
        return f"{kind} {amount_words(Amount(values[0], values[1]))}"
    if kind in PLANS:
        return describe_plan(kind, values)
    if kind in MINE_EVENTS:
        return f"{MINE_EVENTS[kind]} the {MINES[values[0]]}"
    if kind == "phase":
        return facts.phase_names[values[0]]
    if kind == "order":
        return f"is {ORDINALS[values[0]]} in the turn order"
    if kind == "took":
        return f"took {values[2]} {COLOURS[values[1]]} from pool {POOLS[values[0]].upper()}"
    if kind == "swapped":
        return f"exchanged at pool {POOLS[values[0]].upper()}: {swap_words(values[1])}"
    if kind == "used":
        return f"used the {facts.marker_names[values[0]]}"
    if kind == "acquired":
        return f"acquired the {facts.developments[values[0]].name} for {points_words(values[1])}"
    if kind == "paid_afar":
        return f"gave 1 {GOODS[values[0]]} to seat {values[1]} for a distant development"
    if kind == "exhausted":
        return f"exhausted the Pinge for {points_words(values[0])}; its wood went back to the supply"
    if kind == "cut_short":
        return f"lost {values[0]} action{'' if values[0] == 1 else 's'}, the Pinge being exhausted"
    if kind == "winter_coal":
        return f"scored {points_words(values[1])} for {values[0]} coal"
    if kind == "lost":
        lost = [f"{number} {good}" for good, number in zip(GOODS, values, strict=True) if number]
        return f"had no room for {' and '.join(lost)}, which went back to the supply"
    if kind == "lease":
        return describe_lease(values[0], values[1], values[2])
    if kind == "stored":
        points = f" for {points_words(values[2])}" if values[2] else ""
        return f"stored 1 {GOODS[values[0]]}: {STORES[values[1]]}{points}"
    raise ValueError(f"no words for the event {kind}")


PLAIN: Final = {
    "refilled": "The pools were filled again",
    "passed": "took no more disks",
    "synergy": "has one action more: farmer and farmhand do the same",
    "burned": "used the Charcoal Burner",
    "reeled": "reeled up a coal",
    "ended": "The third year is over: the game ends",
}
NUMBERED: Final = {
    "year": "Year {} begins",
    "water": "took {} pit water",
    "removed_water": "removed {} pit water",
}
MINE_EVENTS: Final = {"excavated": "excavated a coal in", "laid": "laid wood in"}
PLANS: Final = ["planned", "paid_worker", "planned_mill", "milled", "works", "wasted"]


def describe_plan(kind: str, values: list[int]) -> str:
    if kind == "planned":
        return f"planned {disk_words(SETS[values[1]])} for the {WORKER_NAMES[values[0]]}"
    if kind == "paid_worker":
        return f"paid the {WORKER_NAMES[values[0]]} with {PAYMENT_NAMES[values[1]]}"
    if kind == "wasted":
        laid = disk_words(SETS[values[1]]) if values[0] < DIGGER else PAYMENT_NAMES[values[1]]
        return f"lost {laid}: the {WORKER_NAMES[values[0]]} did not work"
    if kind == "planned_mill":
        return f"planned {MILL_TRADES[values[0]]} disks for the Water Mill"
    if kind == "milled":
        return f"ran the Water Mill with {MILL_TRADES[values[0]]} disks"
    return f"let the {WORKER_NAMES[values[0]]} work"


def describe_lease(food: int, thaler: int, debts: int) -> str:
    paid = f"paid a lease of {food} food and {thaler} Thaler"
    return paid if debts == 0 else f"{paid}, and took {debts} debt chit{'' if debts == 1 else 's'}"


def points_words(points: int) -> str:
    return f"{points} point{'' if points == 1 else 's'}"
