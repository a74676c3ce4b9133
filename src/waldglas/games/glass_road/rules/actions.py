"""The alphabet of Glass Road."""

from __future__ import annotations

from typing import Final

from waldglas.core.alphabet import Alphabet
from waldglas.games.glass_road.rules.facts import FIRST_TO_BUILD, PROCESSING, SPECIALISTS, RoadFacts
from waldglas.games.glass_road.rules.player import (
    BASIC_GOODS,
    BASIC_LIMIT,
    GOODS,
    SPACE_NAMES,
    SPACES,
    TILES,
    WHEELS,
)

ONE: Final = 0
OTHER: Final = 1
AGAIN: Final = 2
PASS: Final = 3
TAKE: Final = 4
ON: Final = TAKE + BASIC_LIMIT + 1  # the wheel that a gain goes to
FROM: Final = ON + 2  # the wheel that a payment comes from
CARD: Final = FROM + 2
AT: Final = CARD + SPECIALISTS
TILE: Final = AT + SPACES - 1  # tiles begin at 1
GOOD: Final = TILE + 4
USE: Final = GOOD + BASIC_GOODS - FIRST_TO_BUILD  # buildings begin after the start buildings
FIRST_USE: Final = USE + FIRST_TO_BUILD
BUILD: Final = USE + 30
DISCARD: Final = BUILD + 92


def glass_road_alphabet(facts: RoadFacts) -> Alphabet:
    to_build = facts.buildings[FIRST_TO_BUILD:]
    tokens = ["one", "other", "again", "pass"]
    tokens += [f"take:{number}" for number in range(BASIC_LIMIT + 1)]
    tokens += [f"on:{wheel}" for wheel in WHEELS]
    tokens += [f"from:{wheel}" for wheel in WHEELS]
    tokens += [f"card:{specialist.slug}" for specialist in facts.specialists]
    tokens += [f"at:{space}" for space in SPACE_NAMES]
    tokens += [f"tile:{tile}" for tile in TILES[1:4]]
    tokens += [f"good:{good}" for good in GOODS[:BASIC_GOODS]]
    tokens += [f"use:{building.slug}" for building in to_build if building.kind == PROCESSING]
    tokens += [f"build:{building.slug}" for building in to_build]
    tokens += [f"discard:{building.slug}" for building in to_build]
    return Alphabet(tokens)
