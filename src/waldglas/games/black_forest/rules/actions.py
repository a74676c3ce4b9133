"""The alphabet of Black Forest."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from waldglas.core.alphabet import Alphabet
from waldglas.core.packed import packed
from waldglas.games.black_forest.rules.board import FIRST_CENTRE, VILLAGES
from waldglas.games.black_forest.rules.effects import THINGS
from waldglas.games.black_forest.rules.facts import BUILDINGS, MERCHANT, USES, VISITS, ForestFacts
from waldglas.games.black_forest.rules.player import ANIMALS, BASIC_LIMIT, GOODS, REFINED_LIMIT, WHEELS

# What the two provision markers show, the lower one first.
PAIRS: Final = [(low, high) for low in range(REFINED_LIMIT + 1) for high in range(low, REFINED_LIMIT + 1)]
LOW: Final = packed([low for low, _ in PAIRS])
HIGH: Final = packed([high for _, high in PAIRS])
MOST_EFFECTS: Final = 3

DONE: Final = 0
BEG: Final = 1
JOB: Final = 2
DECLINE: Final = 3
SWAP: Final = 4
TO: Final = SWAP + MERCHANT
VISIT: Final = TO + FIRST_CENTRE
USE: Final = VISIT + VISITS
BUILD: Final = USE + USES
TAKE: Final = BUILD + BUILDINGS
PAY: Final = TAKE + len(THINGS)
RETURN: Final = PAY + len(GOODS) + len(ANIMALS)
ON: Final = RETURN + len(ANIMALS)  # the wheel that a gain of charcoal goes to
FROM: Final = ON + len(WHEELS)  # how much charcoal is paid from the Glassmaking wheel
PROVISIONS: Final = FROM + BASIC_LIMIT + 1  # what the provision markers show afterwards
VILLAGE: Final = PROVISIONS + len(PAIRS)
WHITE: Final = VILLAGE + VILLAGES
COLOURED: Final = WHITE + 1
EFFECT: Final = COLOURED + 1
CLEAR: Final = EFFECT + MOST_EFFECTS  # a landscape tile before a window's action
AT: Final = CLEAR + 1

PAIR_NUMBER: Final = packed(
    [
        PAIRS.index((min(one, other), max(one, other)))
        for one in range(REFINED_LIMIT + 1)
        for other in range(REFINED_LIMIT + 1)
    ]
)


def provisions_at(one: i64, other: i64) -> i64:
    """The choice that the provision markers show these two values."""
    return PROVISIONS + PAIR_NUMBER[one * (REFINED_LIMIT + 1) + other]


def black_forest_alphabet(facts: ForestFacts) -> Alphabet:
    people = facts.tradespeople
    tokens = ["done", "beg", "job", "decline"]
    tokens += [f"swap:{person.slug}" for person in people[:MERCHANT]]
    tokens += [f"to:{slug}" for slug in facts.board.place_slugs]
    for visit in facts.visits:
        person = people[visit.who]
        tokens.append(numbered(f"visit:{person.slug}", visit.which, len(person.visits)))
    for use in facts.uses:
        building = facts.buildings[use.building]
        tokens.append(numbered(f"use:{building.slug}", use.which, len(building.uses)))
    tokens += [f"build:{building.slug}" for building in facts.buildings]
    tokens += [f"take:{thing}" for thing in THINGS]
    tokens += [f"pay:{thing}" for thing in [*GOODS, *ANIMALS]]
    tokens += [f"return:{animal}" for animal in ANIMALS]
    tokens += [f"on:{wheel}" for wheel in WHEELS]
    tokens += [f"from:{number}" for number in range(BASIC_LIMIT + 1)]
    tokens += [f"provisions:{low}-{high}" for low, high in PAIRS]
    tokens += [f"village:{village.slug}" for village in facts.board.villages]
    tokens += ["pawn:white", "pawn:coloured"]
    tokens += [f"effect:{number + 1}" for number in range(MOST_EFFECTS)]
    tokens.append("clear")
    tokens += [f"at:{name}" for name in facts.estates.names]
    return Alphabet(tokens)


def numbered(token: str, which: int, of: int) -> str:
    return token if of == 1 else f"{token}:{which + 1}"
