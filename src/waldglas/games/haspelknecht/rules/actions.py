"""The alphabet of Haspelknecht."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from waldglas.core.alphabet import Alphabet
from waldglas.core.packed import packed
from waldglas.games.haspelknecht.rules.disks import COLOURS, SETS, set_token
from waldglas.games.haspelknecht.rules.facts import DEVELOPMENTS, MOST_EFFECTS, POOLS, HaspelFacts
from waldglas.games.haspelknecht.rules.farm import COAL as COAL_GOOD
from waldglas.games.haspelknecht.rules.farm import (
    DIGGER,
    FOOD,
    GOODS,
    MINER,
    ONE_FOOD,
    ONE_THALER,
    PAYMENTS,
    UNPAID,
    WORKERS,
    YELLOW_DISK,
)
from waldglas.games.haspelknecht.rules.farm import WOOD as WOOD_GOOD

# What the Oil Lamp exchanges: the colour that leaves the reserve pool, the colour that leaves the action pool.
SWAPS: Final = [(out, back) for out in range(3) for back in range(3) if out != back]
# What a contract worker takes, none first.
DISK_FOOD_OR_THALER: Final = packed([UNPAID, YELLOW_DISK, ONE_FOOD, ONE_THALER])
FOOD_OR_THALER: Final = packed([UNPAID, ONE_FOOD, ONE_THALER])
MILL_TRADES: Final = ["none", "yellow", "black"]
PAID_AFAR: Final = packed([COAL_GOOD, WOOD_GOOD, FOOD])
STORED: Final = ["none", *GOODS]

TAKE: Final = 0
PASS: Final = TAKE + len(POOLS) * 3
LAMP: Final = PASS + 1
FARMER: Final = LAMP + len(POOLS) * len(SWAPS)
FARMHAND: Final = FARMER + len(SETS)
PAY_DIGGER: Final = FARMHAND + len(SETS)
PAY_MINER: Final = PAY_DIGGER + len(DISK_FOOD_OR_THALER)
PAY_HASPELKNECHT: Final = PAY_MINER + len(FOOD_OR_THALER)
MILL: Final = PAY_HASPELKNECHT + len(DISK_FOOD_OR_THALER)
WORK: Final = MILL + len(MILL_TRADES)
PRODUCE: Final = WORK + len(WORKERS)
MINE: Final = PRODUCE + 1
WATER: Final = MINE + 1
COAL: Final = WATER + 1
STOP: Final = COAL + 1
DONE: Final = STOP + 1
BUILD: Final = DONE + 1
PAY: Final = BUILD + DEVELOPMENTS
CHOOSE: Final = PAY + len(PAID_AFAR)
WOOD: Final = CHOOSE + MOST_EFFECTS + 1  # wood:pinge, then wood:tunnel
BURN: Final = WOOD + 2
CABLE: Final = BURN + 1
WINDLASS: Final = CABLE + 1
STORE: Final = WINDLASS + 1


def haspelknecht_alphabet(facts: HaspelFacts) -> Alphabet:
    tokens = [f"take:{pool}:{colour}" for pool in POOLS for colour in COLOURS] + ["pass"]
    tokens += [f"lamp:{pool}:{COLOURS[out]}-{COLOURS[back]}" for pool in POOLS for out, back in SWAPS]
    for own_worker in WORKERS[:DIGGER]:
        tokens += [f"{own_worker}:{set_token(disk_set)}" for disk_set in range(len(SETS))]
    for worker in range(DIGGER, len(WORKERS)):
        tokens += [f"{WORKERS[worker]}:{PAYMENTS[payment]}" for payment in payments(worker)]
    tokens += [f"mill:{trade}" for trade in MILL_TRADES]
    tokens += [f"work:{worker}" for worker in WORKERS]
    tokens += ["produce", "mine", "water", "coal", "stop", "done"]
    tokens += [f"build:{development.slug}" for development in facts.developments]
    tokens += [f"pay:{GOODS[good]}" for good in PAID_AFAR]
    tokens += ["choose:none", *[f"choose:{number + 1}" for number in range(MOST_EFFECTS)]]
    tokens += ["wood:pinge", "wood:tunnel", "burn", "cable", "windlass"]
    tokens += [f"store:{good}" for good in STORED]
    return Alphabet(tokens)


def payments(worker: i64) -> vec[i64]:
    """HK-10: what a contract worker takes, in the order of the choices."""
    return FOOD_OR_THALER if worker == MINER else DISK_FOOD_OR_THALER


FIRST_PAYMENT: Final = packed([PAY_DIGGER, PAY_MINER, PAY_HASPELKNECHT])
