"""The alphabet of Tiny Towns."""

from __future__ import annotations

from typing import Final

from librt.vecs import extend, vec
from mypy_extensions import i64

from waldglas.core.alphabet import Alphabet
from waldglas.core.packed import packed, run_of
from waldglas.games.tiny_towns.rules.facts import (
    BUILDING_CARDS,
    KINDS,
    MONUMENT,
    MONUMENT_CARDS,
    RESOURCES,
    SQUARE_NAMES,
    SQUARES,
    TYPES,
    TownFacts,
)

AT: Final = 0
DONE: Final = AT + SQUARES
CALL: Final = DONE  # call:wood is CALL + WOOD, and resources begin at 1
CARD: Final = CALL + KINDS
TAKE: Final = CARD + KINDS
STORE: Final = TAKE + KINDS
SWAP: Final = STORE + KINDS
KEEP: Final = SWAP + KINDS - BUILDING_CARDS  # keep:… is KEEP + the number of a card, and monuments come last
PUT: Final = KEEP + BUILDING_CARDS + MONUMENT_CARDS  # put:food is PUT + FOOD
CAVERN: Final = PUT + MONUMENT
BUILD: Final = CAVERN + 1


CALLS: Final = run_of(CALL + 1, KINDS)
TAKES: Final = run_of(TAKE + 1, KINDS)
STORES: Final = run_of(STORE + 1, KINDS)


def tiny_towns_alphabet(facts: TownFacts) -> Alphabet:
    tokens = [f"at:{name}" for name in SQUARE_NAMES] + ["done"]
    for verb in ("call", "card", "take", "store", "swap"):
        tokens += [f"{verb}:{resource}" for resource in RESOURCES[1:]]
    tokens += [f"keep:{card.slug}" for card in facts.cards[BUILDING_CARDS:]]
    tokens += [f"put:{kind}" for kind in TYPES[1:MONUMENT]]
    return Alphabet([*tokens, "cavern", *(site.token() for site in facts.sites), "stop"])


def stop_of(facts: TownFacts) -> i64:
    """The choice to stop, behind all ways to build."""
    return BUILD + len(facts.sites)


HALF: Final = SQUARES // 2
HALF_SQUARES: Final = (1 << HALF) - 1


def halves(begin: int) -> vec[vec[i64]]:
    """For each set of squares of a half of the town, which begins here, its choices."""
    sets = [[AT + begin + square for square in range(HALF) if squares >> square & 1] for squares in range(1 << HALF)]
    return vec[vec[i64]]([packed(squares) for squares in sets])


FIRST_HALF: Final = halves(0)
SECOND_HALF: Final = halves(HALF)


def at_squares(squares: i64) -> vec[i64]:
    """The choices at:a1 … at:d4 for a set of squares."""
    return extend(FIRST_HALF[squares & HALF_SQUARES], SECOND_HALF[squares >> HALF])
