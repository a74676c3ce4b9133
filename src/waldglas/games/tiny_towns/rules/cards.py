"""The cards of one game: a building of each type, the same for everybody; and how they are chosen."""

from __future__ import annotations

from typing import Final

from librt.vecs import extend, vec
from mypy_extensions import i64

from waldglas.core.alphabet import shortened
from waldglas.core.errors import BadOption
from waldglas.core.message import Message, Thing
from waldglas.core.options import BETWEEN, Option
from waldglas.core.packed import NOTHING, packed
from waldglas.core.rng import Rng
from waldglas.games.tiny_towns.rules.facts import (
    ANYWHERE,
    COTTAGE,
    CUBES,
    FACTORY,
    FIRST_GAME,
    FORBID,
    IF_NEAR,
    MONUMENT,
    MORE_THAN_RIGHT,
    NEAR_FED,
    NOTHING_SCORED,
    REPLACE,
    STORES,
    TAVERN,
    TYPES,
    TYPES_IN_LINES,
    WILD,
    Card,
    Placement,
    TownFacts,
)

FIRST: Final = "first"
BY_CHANCE: Final = "random"
MOST_TEXT: Final = 120
CARD_BITS: Final = 7  # of a card's number; there are fewer than 128


class CardsInPlay:
    """One card of each type, and where their patterns fit; the monuments that are dealt, if any."""

    def __init__(self, facts: TownFacts, cards: list[Card], monuments: list[Card]) -> None:
        self.facts = facts
        by_type = cards[:1] + cards  # types begin at 1
        self.cards = vec[Card](by_type)
        self.deck = [int(card.number) for card in monuments]
        self.monuments = len(monuments) > 0
        self.waste_points: i64 = facts.waste_points
        self.slugs = ["", *(card.slug for card in cards)]
        self.first = self.slugs[1:] == FIRST_GAME
        self.rows = vec[vec[i64]]([NOTHING] * CUBES)  # of all cards together, as far as they were asked for
        self.wild = cards[FACTORY - 1].effect == WILD
        self.stores = cards[FACTORY - 1].effect == STORES
        self.replaces = cards[FACTORY - 1].effect == REPLACE
        self.forbids = cards[FACTORY - 1].effect == FORBID
        self.anywhere = set_of_types([card for card in cards if card.effect == ANYWHERE])
        self.hoping = packed([int(card.type) for card in cards if card.score in (TYPES_IN_LINES, IF_NEAR, NEAR_FED)])
        self.compares = cards[TAVERN - 1].score == MORE_THAN_RIGHT  # with the town on the right
        self.key: i64 = key_of(cards, self.monuments)
        self.scoring = packed([int(card.type) for card in cards if card.score != NOTHING_SCORED])

    def of(self, kind: i64) -> Card:
        return self.cards[kind]

    def using(self, cube: i64) -> vec[i64]:
        """The row of the placements that use a cube on a square (see `cube_index`)."""
        row = self.rows[cube]
        if not len(row):
            row = self.joined(cube)
            self.rows[cube] = row
        return row

    def joined(self, cube: i64) -> vec[i64]:
        """The rows of all cards for this cube, one after the other."""
        length: i64 = 0
        for kind in range(COTTAGE, MONUMENT):
            length += len(self.cards[kind].patterns.using[cube])
        row = vec[i64](capacity=length)
        for kind in range(COTTAGE, MONUMENT):
            row = extend(row, self.cards[kind].patterns.using[cube])
        return row

    def placements(self) -> list[Placement]:
        return [place for kind in range(COTTAGE, MONUMENT) for place in self.of(kind).placements]

    def lying(self, site: i64, cubes: i64) -> list[Placement]:
        """The ways in which the pattern of a site's card lies there."""
        placements = self.of(self.facts.sites[site].building).placements
        return [place for place in placements if place.site == site and place.fits(cubes)]


def key_of(cards: list[Card], monuments: bool) -> i64:
    """The cards of a game as one number."""
    key: i64 = 1 if monuments else 0
    for card in cards:
        key = key << CARD_BITS | card.number
    return key


def set_of_types(cards: list[Card]) -> i64:
    """The types of cards, as a set."""
    types: i64 = 0
    for card in cards:
        types |= 1 << card.type
    return types


class CardsOption(Option):
    """The cards of the first game, cards by chance, or cards of one's own choice."""

    def __init__(self, facts: TownFacts) -> None:
        super().__init__("cards", [FIRST, BY_CHANCE], FIRST)
        self.example = BETWEEN.join(["granary", "temple", "inn"])
        self.facts = facts

    def checked(self, value: str) -> str:
        """A list names a card of some types; those of the first game stand for the other types."""
        if value in self.values:
            return value
        if len(value) > MOST_TEXT:
            raise BadOption(Message("refused-cards-long", {"most": MOST_TEXT}), option="cards")
        slugs = FIRST_GAME[:]
        named: list[int] = []
        for slug in value.split(BETWEEN):
            kind = self.type_of(slug)
            if kind in named:
                raise BadOption(Message("refused-cards-twice", {"type": Thing(f"type-{TYPES[kind]}")}), option="cards")
            named.append(kind)
            slugs[kind - 1] = slug
        return written(slugs)

    def type_of(self, slug: str) -> int:
        card = self.facts.named(slug)
        if card is None or card.type == MONUMENT:
            known = [card.slug for card in self.facts.cards if card.type != MONUMENT]
            raise BadOption(Message("refused-no-card", {"name": shortened(slug), "known": known}), option="cards")
        return int(card.type)


def written(slugs: list[str]) -> str:
    """Cards as the option names them: all but the Cottage, which is always there."""
    return FIRST if slugs == FIRST_GAME else BETWEEN.join(slugs[1:])


def chosen_cards(facts: TownFacts, cards: str) -> list[Card]:
    """The cards of a game, type by type, as the option names them."""
    slugs = FIRST_GAME if cards == FIRST else [FIRST_GAME[0], *cards.split(BETWEEN)]
    return [facts.by_slug[slug] for slug in slugs]


def drawn_cards(facts: TownFacts, solo: bool, rng: Rng) -> str:
    """TT-1.7: one card of each type by chance."""
    slugs: list[str] = []
    for kind in range(COTTAGE, FACTORY + 1):
        among = facts.of_type(kind, solo)
        slugs.append(among[rng.below(len(among))].slug)
    return written(slugs)


def check_alone(facts: TownFacts, cards: str) -> None:
    """TT-6.6: some cards are left out of the solo game."""
    for card in chosen_cards(facts, cards):
        if not card.solo:
            raise BadOption(Message("refused-card-alone", {"card": Thing(f"blueprint-{card.slug}")}), option="cards")
