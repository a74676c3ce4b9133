"""An owner's corrections at their bounds: the last number that is taken on each side, and the first that is not."""

import pytest

from waldglas.core.errors import BadFacts
from waldglas.core.facts import Entries, Entry
from waldglas.games import load_game

# A fact, a field, and the least and the most that it may be.
HASPELKNECHT = [
    ("disk.black", "value", 0, 99),
    ("taking.limit", "disks", 1, 9),
    ("taking.water", "water", 0, 99),
    ("taking.relief", "water", -20, 0),
    ("phase.spring_water", "water", 0, 99),
    ("start.farm", "food", 0, 99),
    ("mine.pinge", "no_coal_from_water", 1, 99),
    ("mine.shaft", "no_reeling_from_water", 1, 99),
    ("mine.tunnel", "no_coal_from_water", 1, 99),
    ("mine.black_disk", "water", 1, 99),
    ("worker.coal_digger", "actions", 1, 9),
    ("bonus.summer", "food", 0, 99),
    ("winter.coal", "more", 0, 99),
    ("lease.3", "thaler", 0, 99),
    ("end.marker", "points", 0, 99),
    ("end.debt", "first", -99, 0),
    ("end.water", "each", -99, 0),
]
NUMBERS = [
    *[("haspelknecht", *row) for row in HASPELKNECHT],
    ("tiny-towns", "deck.resources", "copies", 2, 20),  # 5 are set aside, so that one copy of each is no deck
    ("tiny-towns", "deck.town_hall", "set_aside", 0, 14),
    ("tiny-towns", "deck.town_hall", "drawn_calls", 1, 20),
    ("tiny-towns", "deck.solo", "face_up", 1, 14),
    ("black-forest", "wheel.bricks", "start", 0, 7),
    ("black-forest", "wheel.limits", "basic", 7, 7),
    ("black-forest", "wheel.limits", "refined", 3, 3),
    ("black-forest", "housing.pasture", "room", 3, 3),
]

# The same for tables in which one number, written as 0, is tried.
WITHIN: list[tuple[str, str, str, Entry, int, int]] = [
    ("black-forest", "building.well", "cost", {"brick": 0}, 1, 7),
    ("glass-road", "building.spa", "cost", {"wood": 0}, 1, 7),
    ("glass-road", "specialist.clay_worker", "fee", {"pay": {"water": 0}}, 1, 7),
    ("glass-road", "specialist.clay_worker", "one", {"gain": {"clay": 0}}, 1, 7),
    ("glass-road", "building.coal_storage", "score", {"points": 1, "per": "charcoal", "every": 0}, 1, 20),
    ("glass-road", "building.hunting_lodge", "score", {"points": 3, "per": "forest", "at_least": 0}, 1, 20),
]


def bounds() -> list[tuple[str, Entries, Entries]]:
    """Corrections that are taken beside those that are not: at each bound, and one beyond it."""
    found: list[tuple[str, Entries, Entries]] = []
    for slug, key, field, least, most in NUMBERS:
        found += [
            (slug, {key: {field: least}}, {key: {field: least - 1}}),
            (slug, {key: {field: most}}, {key: {field: most + 1}}),
        ]
    for slug, key, field, entry, least, most in WITHIN:
        found += [
            (slug, {key: {field: filled(entry, least)}}, {key: {field: filled(entry, least - 1)}}),
            (slug, {key: {field: filled(entry, most)}}, {key: {field: filled(entry, most + 1)}}),
        ]
    return found


def filled(entry: Entry, number: int) -> Entry:
    """The same with this number in the place of 0."""
    return {
        name: filled(value, number) if isinstance(value, dict) else number if value == 0 else value
        for name, value in entry.items()
    }


@pytest.mark.parametrize(("slug", "taken", "refused"), bounds(), ids=str)
def test_a_correction_is_taken_up_to_its_bound(slug: str, taken: Entries, refused: Entries) -> None:
    assert load_game(slug, taken).facts.changed == taken
    with pytest.raises(BadFacts):
        load_game(slug, refused)


@pytest.mark.parametrize("points", [-9999, 9999])
def test_no_number_is_larger_than_a_box_prints(points: int) -> None:
    load_game("glass-road", {"building.spa": {"points": points}})
    beyond = points + (1 if points > 0 else -1)
    with pytest.raises(BadFacts, match="a number from -9,999 to 9,999"):
        load_game("glass-road", {"building.spa": {"points": beyond}})
