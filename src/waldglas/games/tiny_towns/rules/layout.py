"""What an observation of Tiny Towns is made of."""

from __future__ import annotations

from waldglas.core.layout import Fields, Flag, Number, OneOf, Part, Places, Row, SetOf, common_fields, each_of
from waldglas.games.tiny_towns.rules.facts import (
    KINDS,
    MONUMENT,
    MOST_HELD,
    RESOURCES,
    SQUARE_NAMES,
    SQUARES,
    TownFacts,
)
from waldglas.games.tiny_towns.rules.position import CALLERS


def observation_of(facts: TownFacts, slugs: list[str], towns: int, dealt: int) -> Fields:
    """For so many towns; `slugs` are those of all cards, and so many monuments are dealt to each."""
    resources: Part = OneOf(RESOURCES[1:])
    card: Part = OneOf(slugs)
    cards = int(facts.copies) * KINDS
    town: dict[str, Part] = {
        "cubes": Places(resources, SQUARES),
        "buildings": Places(card, SQUARES),
        "stored": Places(resources, SQUARES),
        "held": Places(Row(resources, MOST_HELD), SQUARES),
        "worth": Places(Number(), SQUARES),
        "fed": Places(Flag(), SQUARES),
        "monuments": Row(card, dealt),
        "watched": Row(card, MONUMENT),
        "cavern": Number(),
        "placing": resources,
        "raising": card,
        "vacated": SetOf(SQUARE_NAMES),
        "finished": Flag(),
        "built_as_master": Number(),
    }
    fields: dict[str, Part] = {
        "caller": OneOf(CALLERS),
        "cards": Places(card, MONUMENT - 1),
        "round": Number(),
        "called": resources,
        "calling": Number(),
        "towns": Row(Fields(town), towns),
        "unseen": each_of(RESOURCES[1:], Number()),
        "face_up": Row(resources, int(facts.face_up)),
        "pile": Row(resources, cards),
    }
    return Fields({**common_fields(towns), **fields})
