"""The alphabet of Tiny Towns."""

from __future__ import annotations

from typing import Final

from waldglas.core.alphabet import Alphabet
from waldglas.games.tiny_towns.rules.facts import KINDS, RESOURCES, SQUARE_NAMES, SQUARES, TownFacts

AT: Final = 0
DONE: Final = AT + SQUARES
CALL: Final = DONE  # call:wood is CALL + WOOD, and resources begin at 1
CARD: Final = CALL + KINDS
TAKE: Final = CARD + KINDS
STORE: Final = TAKE + KINDS
BUILD: Final = STORE + KINDS + 1


def tiny_towns_alphabet(facts: TownFacts) -> Alphabet:
    tokens = [f"at:{name}" for name in SQUARE_NAMES] + ["done"]
    for verb in ("call", "card", "take", "store"):
        tokens += [f"{verb}:{resource}" for resource in RESOURCES[1:]]
    return Alphabet(tokens + [placement.token() for placement in facts.placements] + ["stop"])


def stop_of(facts: TownFacts) -> int:
    """The choice to stop, behind all ways to build."""
    return BUILD + len(facts.placements)


# The choices at:a1 … at:d4 for a set of squares, looked up in two halves of the town.
HALF: Final = SQUARES // 2
HALF_SQUARES: Final = (1 << HALF) - 1
FIRST_HALF: Final = [[AT + s for s in range(HALF) if squares >> s & 1] for squares in range(1 << HALF)]
SECOND_HALF: Final = [[AT + HALF + s for s in range(HALF) if squares >> s & 1] for squares in range(1 << HALF)]


def at_squares(squares: int) -> list[int]:
    return FIRST_HALF[squares & HALF_SQUARES] + SECOND_HALF[squares >> HALF]
