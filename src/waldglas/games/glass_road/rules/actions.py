"""The alphabet of Glass Road."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from waldglas.core.alphabet import Alphabet
from waldglas.core.types import Action
from waldglas.games.glass_road.rules.facts import FIRST_TO_BUILD, PROCESSING, Building, RoadFacts
from waldglas.games.glass_road.rules.ground import PLACES
from waldglas.games.glass_road.rules.player import (
    BASIC_GOODS,
    BASIC_LIMIT,
    GOODS,
    SPECIALISTS,
    TILES,
    WHEELS,
    count_cards,
)

ONE: Final = 0
OTHER: Final = 1
AGAIN: Final = 2
PASS: Final = 3
TAKE: Final = 4
ON: Final = TAKE + BASIC_LIMIT + 1  # the wheel that a gain goes to
FROM: Final = ON + 2  # the wheel that a payment comes from
CARD: Final = FROM + 2
AT: Final = CARD + SPECIALISTS  # a space of the landscape, or the place of a start building
TILE: Final = AT + PLACES - 1  # tiles begin at 1
GOOD: Final = TILE + 4
FIRST_USE: Final = GOOD + BASIC_GOODS


def number_choices(facts: RoadFacts) -> None:
    """Gives every building its choices: to be used, built and given up. Their number grows with the buildings."""
    works = facts.stacks[0]
    for i in range(len(works)):
        facts.buildings[works[i]].use_choice = FIRST_USE + i
    to_build = facts.buildings[FIRST_TO_BUILD:]
    facts.first_build = FIRST_USE + len(works)
    facts.first_discard = facts.first_build + len(to_build)
    for i in range(len(to_build)):
        to_build[i].build_choice = facts.first_build + i
        to_build[i].discard_choice = facts.first_discard + i


def building_used(facts: RoadFacts, action: Action) -> Building:
    return facts.buildings[facts.stacks[0][action - FIRST_USE]]


def building_built(facts: RoadFacts, action: Action) -> Building:
    return facts.buildings[FIRST_TO_BUILD + action - facts.first_build]


def building_given_up(facts: RoadFacts, action: Action) -> Building:
    return facts.buildings[FIRST_TO_BUILD + action - facts.first_discard]


def glass_road_alphabet(facts: RoadFacts) -> Alphabet:
    to_build = facts.buildings[FIRST_TO_BUILD:]
    tokens = ["one", "other", "again", "pass"]
    tokens += [f"take:{number}" for number in range(BASIC_LIMIT + 1)]
    tokens += [f"on:{wheel}" for wheel in WHEELS]
    tokens += [f"from:{wheel}" for wheel in WHEELS]
    tokens += [f"card:{specialist.slug}" for specialist in facts.specialists]
    tokens += [f"at:{space}" for space in facts.ground.names]
    tokens += [f"at:{facts.slug(number)}" for number in facts.starts]
    tokens += [f"tile:{tile}" for tile in TILES[1:4]]
    tokens += [f"good:{good}" for good in GOODS[:BASIC_GOODS]]
    tokens += [f"use:{building.slug}" for building in to_build if building.kind == PROCESSING]
    tokens += [f"build:{building.slug}" for building in to_build]
    tokens += [f"discard:{building.slug}" for building in to_build]
    return Alphabet(tokens)


def card_choices(cards: i64) -> vec[i64]:
    """The choices card:… for a set of cards."""
    return first_cards(cards, count_cards(cards))


def first_cards(cards: i64, number: i64) -> vec[i64]:
    """The choices card:… for so many of a set of cards, from the first on."""
    found = vec[i64]([0] * number)
    card: i64 = 0
    i: i64 = 0
    while i < number:
        if cards >> card & 1:
            found[i] = CARD + card
            i += 1
        card += 1
    return found
