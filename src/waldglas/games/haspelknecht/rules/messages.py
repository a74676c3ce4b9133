"""What is said of the choices and events of Haspelknecht: ids of its catalogue, with their values."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from waldglas.core.journal import THE_TABLE, Event
from waldglas.core.message import Message, Player, Thing
from waldglas.core.types import Action
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
    SWAPS,
    TAKE,
    WATER,
    WINDLASS,
    WOOD,
    WORK,
    payments,
)
from waldglas.games.haspelknecht.rules.disks import COLOURS, SETS, disks_of
from waldglas.games.haspelknecht.rules.facts import (
    CONTRACTS,
    MARKERS,
    PHASES,
    POOLS,
    Amount,
    Development,
    Effect,
    HaspelFacts,
)
from waldglas.games.haspelknecht.rules.farm import DIGGER, GAINS, HASPELKNECHT, MINER, PAYMENTS

# Things

COLOUR_THINGS: Final = [Thing(f"colour-{colour}") for colour in COLOURS]
GOOD_THINGS: Final = [Thing(f"good-{good}") for good in GAINS]
WORKER_THINGS: Final = [Thing(f"worker-{worker}") for worker in ["farmer", "farmhand", *CONTRACTS]]
MARKER_THINGS: Final = [Thing(f"marker-{marker}") for marker in MARKERS]
PHASE_THINGS: Final = [Thing(f"phase-{phase}") for phase in PHASES]
MINE_THINGS: Final = [Thing("mine-pinge"), Thing("mine-tunnel")]
MILL_THINGS: Final = [Thing(f"colour-{trade}") for trade in MILL_TRADES]
POOL_NAMES: Final = [pool.upper() for pool in POOLS]
PLACES: Final = ["farm", "barn", "coal-storage"]
PAID_WITH: Final = [Message(f"payment-{payment}") for payment in PAYMENTS]

# Parts of sentences


def disks(heaped: i64) -> Message:
    """A heap: 2 black and 1 brown disk."""
    parts: list[object] = []
    last = 0
    for colour in range(3):
        number = int(disks_of(heaped, colour))
        if number:
            parts.append(Message("disks-part", {"count": number, "colour": COLOUR_THINGS[colour]}))
            last = number
    return Message("disks", {"parts": parts, "last": last}) if parts else NO_DISKS


NO_DISKS: Final = Message("disks-none")
DISK_SETS: Final = [disks(heaped) for heaped in SETS]


def amounts(counted: vec[Amount]) -> list[object]:
    return [Message("amount", {"count": int(amount.number), "good": GOOD_THINGS[amount.good]}) for amount in counted]


def listed(parts: list[Message]) -> Message:
    """One after the other, with a comma between them."""
    whole = parts[-1]
    for part in reversed(parts[:-1]):
        whole = Message("listed", {"first": part, "more": whole})
    return whole


def cost(development: Development) -> Message:
    return listed([cost_part(colour, number) for colour, number in development.cost.items()])


def cost_part(colour: str, number: int) -> Message:
    if colour not in COLOURS:
        return Message("cost-any", {"count": number})
    return Message("disks-part", {"count": number, "colour": COLOUR_THINGS[COLOURS.index(colour)]})


def effect_clauses(effect: Effect, opening: str) -> Message:
    """What an effect does: Pay 1 coal, gain 1 Thaler; its first clause opens a choice, or goes on with one."""
    found: list[tuple[str, dict[str, object]]] = []
    if len(effect.pay):
        found.append(("pay", {"amounts": amounts(effect.pay)}))
    if len(effect.gain):
        found.append(("gain", {"amounts": amounts(effect.gain)}))
    if effect.water:
        found.append(("take-water" if effect.water > 0 else "remove-water", {"count": abs(int(effect.water))}))
    if not found:
        return Message(f"{opening}-nothing")
    first = Message(f"{opening}-{found[0][0]}", found[0][1])
    return listed([first, *[Message(f"{CLAUSE}-{kind}", values) for kind, values in found[1:]]])


EFFECT: Final = "effect"
CLAUSE: Final = "clause"


def either(goods: list[Thing]) -> Message:
    """One of one to three goods."""
    if len(goods) == 1:
        return Message("either-one", {"good": goods[0]})
    if len(goods) == 2:
        return Message("either-two", {"good": goods[0], "other": goods[1]})
    return Message("either-three", {"good": goods[0], "other": goods[1], "third": goods[2]})


# Choices

FIXED: Final = {
    PASS: Message("choice-pass"),
    PRODUCE: Message("choice-produce"),
    MINE: Message("choice-mine"),
    WATER: Message("choice-water"),
    COAL: Message("choice-coal"),
    STOP: Message("choice-stop"),
    DONE: Message("choice-done"),
    WOOD: Message("choice-wood", {"mine": MINE_THINGS[0]}),
    WOOD + 1: Message("choice-wood", {"mine": MINE_THINGS[1]}),
    BURN: Message("choice-burn"),
    CABLE: Message("choice-cable"),
    WINDLASS: Message("choice-windlass"),
    CHOOSE: Message("choice-none-of-them"),
    STORE: Message("choice-store-nothing"),
}


def label(facts: HaspelFacts, action: Action) -> Message:
    if action in FIXED:
        return FIXED[action]
    if action < PASS:
        pool, colour = divmod(int(action) - TAKE, 3)
        return Message("choice-take-colour", {"pool": POOL_NAMES[pool], "colour": COLOUR_THINGS[colour]})
    if action < FARMER:
        pool, swap = divmod(int(action) - LAMP, len(SWAPS))
        return Message("choice-lamp", {"pool": POOL_NAMES[pool], **swapped(swap)})
    if action < FARMHAND:
        return Message("choice-plan-farmer", {"disks": DISK_SETS[action - FARMER]})
    if action < PAY_DIGGER:
        return Message("choice-plan-farmhand", {"disks": DISK_SETS[action - FARMHAND]})
    if action < WORK:
        return payment_label(action)
    if action < PRODUCE:
        return Message("choice-work", {"worker": WORKER_THINGS[action - WORK]})
    if action < PAY:
        return acquire_label(facts.developments[action - BUILD])
    if action < CHOOSE:
        return Message("choice-give", {"good": GOOD_THINGS[PAID_AFAR[action - PAY]]})
    if action < WOOD:
        return Message("choice-option", {"number": int(action) - CHOOSE})
    return Message("choice-store", {"good": GOOD_THINGS[action - STORE - 1]})


def acquire_label(tile: Development) -> Message:
    return Message("choice-acquire", {"development": tile.thing, "cost": cost(tile), "text": tile.text})


def payment_label(action: Action) -> Message:
    if action < PAY_MINER:
        return payment_of(DIGGER, action - PAY_DIGGER)
    if action < PAY_HASPELKNECHT:
        return payment_of(MINER, action - PAY_MINER)
    if action < MILL:
        return payment_of(HASPELKNECHT, action - PAY_HASPELKNECHT)
    if action == MILL:
        return Message("choice-mill-none")
    return Message("choice-mill", {"colour": MILL_THINGS[action - MILL]})


def payment_of(worker: i64, number: i64) -> Message:
    return Message("choice-pay", {"worker": WORKER_THINGS[worker], "payment": PAID_WITH[payments(worker)[number]]})


def swapped(swap: int) -> dict[str, object]:
    out, back = SWAPS[swap]
    return {"out": COLOUR_THINGS[out], "back": COLOUR_THINGS[back]}


# Events

GOOD: Final = "good"
COUNT: Final = "count"
POINTS: Final = "points"
WORKER: Final = "worker"
COLOUR: Final = "colour"
POOL: Final = "pool"
# What the values of an event are, in their order; goods that were lost are told by themselves.
EVENTS: Final[dict[str, list[str]]] = {
    "year": ["year"],
    "phase": ["phase"],
    "refilled": [],
    "took_disks": [POOL, COLOUR, COUNT],
    "passed": [],
    "swapped_disks": [POOL, "swap"],
    "order": ["place"],
    "planned": [WORKER, "disks"],
    "paid_worker": [WORKER, "payment"],
    "planned_mill": ["trade"],
    "milled": ["trade"],
    "put_to_work": [WORKER],
    "wasted": [WORKER, "laid"],
    "synergy": [],
    "gained": [GOOD, COUNT],
    "paid": [GOOD, COUNT],
    "water": [COUNT],
    "removed_water": [COUNT],
    "excavated": ["mine"],
    "laid_wood": ["mine"],
    "exhausted": [POINTS],
    "cut_short": [COUNT],
    "reeled": [],
    "burned": [],
    "used_marker": ["marker"],
    "acquired": ["development", POINTS],
    "paid_afar": [GOOD, "owner"],
    "winter_coal": [COUNT, POINTS],
    "lease": ["food", "thaler", "debts"],
    "stored": [GOOD, "where", POINTS],
    "ended": [],
}


def describe(facts: HaspelFacts, event: Event) -> Message:
    values: dict[str, object] = {}
    if event.seat != THE_TABLE:
        values["who"] = Player(event.seat)
    if event.kind == "lost":
        lost = [Amount(good, number) for good, number in enumerate(event.values) if number]
        values["goods"] = amounts(vec[Amount](lost))
        return Message("event-lost", values)
    for name, value in zip(EVENTS[event.kind], event.values, strict=True):
        if name == "swap":
            values.update(swapped(value))
        elif name == "laid":
            values[name] = DISK_SETS[value] if event.values[0] < DIGGER else PAID_WITH[value]
        else:
            values[name] = value_of(facts, name, value)
    return Message(f"event-{event.kind}", values)


def value_of(facts: HaspelFacts, name: str, value: int) -> object:
    if name in THINGS:
        return THINGS[name][value]
    if name == "development":
        return facts.developments[value].thing
    if name == "owner":
        return Player(value)
    if name == "payment":
        return PAID_WITH[value]
    if name == "disks":
        return DISK_SETS[value]
    if name == POOL:
        return POOL_NAMES[value]
    if name == "where":
        return PLACES[value]
    return value + 1 if name == "place" else value


THINGS: Final[dict[str, list[Thing]]] = {
    GOOD: GOOD_THINGS,
    COLOUR: COLOUR_THINGS,
    "trade": MILL_THINGS,
    WORKER: WORKER_THINGS,
    "mine": MINE_THINGS,
    "marker": MARKER_THINGS,
    "phase": PHASE_THINGS,
}
