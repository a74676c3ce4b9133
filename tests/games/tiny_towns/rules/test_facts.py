"""The facts as the rules read them, and an owner's corrections of them."""

import pytest

from tests.games.tiny_towns.rules.table import points, town
from waldglas.core.errors import BadFacts
from waldglas.core.facts import CONFIDENCES, Entries
from waldglas.games import load_game


def test_every_fact_says_how_sure_it_is() -> None:
    rows = load_game("tiny-towns").facts.rows()
    assert {row["kind"] for row in rows} == {"blueprint", "waste", "cavern", "deck", "rank"}
    assert all(row["confidence"] in CONFIDENCES and row["source"] and row["name"] for row in rows)


@pytest.mark.parametrize(
    ("corrections", "line", "expected"),
    [
        ({}, "Cottages", 12),
        ({"blueprint.cottage": {"points": 5}}, "Cottages", 20),
        ({"blueprint.farm": {"feeds": 2}}, "Cottages", 6),
        ({"blueprint.chapel": {"points": 2}}, "Chapels", 8),
        ({"blueprint.well": {"points": 3}}, "Wells", 9),
        ({"blueprint.theater": {"points": 2}}, "Theaters", 2),
        ({"blueprint.tavern": {"points_together": [0, 7]}}, "Taverns", 7),
        ({"waste.cube": {"points": -3}}, "Waste", -6),
    ],
)
def test_corrections_change_the_points(corrections: Entries, line: str, expected: int) -> None:
    position = town("C W C H  C C T .  V . . .  F . . .", corrections=corrections)
    if line == "Waste":
        position = town("w . . .  . . . .  . . . .  . . . s", corrections=corrections)
    assert points(position)[line] == expected


def test_corrected_pattern_makes_other_choices() -> None:
    game = load_game("tiny-towns", {"blueprint.well": {"pattern": ["wsw"]}})
    wells = [token for token in game.alphabet.tokens if token.startswith("build:well:")]
    assert len(wells) == 24 + 16  # those of the other cards of the type, and its own
    assert "build:well:a1-b1-c1" in wells


@pytest.mark.parametrize(
    "pattern", [[], [""], ["."], ["w", "ws"], ["wx"], ["wwwww"], ["w"] * 5, ["w."], [".", "w"], ["w..", "..."], [3]]
)
def test_impossible_patterns_are_refused(pattern: list[object]) -> None:
    with pytest.raises(BadFacts, match=r"blueprint\.well"):
        load_game("tiny-towns", {"blueprint.well": {"pattern": pattern}})


@pytest.mark.parametrize(
    "corrections",
    [
        {"deck.resources": {"copies": 0}},
        {"deck.town_hall": {"set_aside": 15}},
        {"deck.town_hall": {"set_aside": -1}},
        {"deck.town_hall": {"drawn_calls": 0}},
        {"deck.solo": {"face_up": 0}},
        {"deck.solo": {"face_up": 15}},
        {"blueprint.tavern": {"points_together": []}},
        {"blueprint.tavern": {"points_together": ["two"]}},
        {"blueprint.warehouse": {"holds": 0}},
        {"blueprint.opaleyes_watch": {"number": 0}},
        {"blueprint.architects_guild": {"number": 0}},
    ],
)
def test_impossible_numbers_are_refused(corrections: Entries) -> None:
    with pytest.raises(BadFacts):
        load_game("tiny-towns", corrections)


@pytest.mark.parametrize("kind", ["cottage", "food", "monument"])
def test_the_solo_game_keeps_cards_of_each_type(kind: str) -> None:
    rows = load_game("tiny-towns").facts.section("blueprint")
    without: Entries = {f"blueprint.{slug}": {"solo": False} for slug, row in rows.items() if row["type"] == kind}
    with pytest.raises(BadFacts, match=f"blueprint: {kind}: the solo game needs"):
        load_game("tiny-towns", without)
