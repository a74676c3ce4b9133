"""TT-6: the solo game."""

from collections import Counter
from random import Random
from typing import Any

import pytest

from tests.games.tiny_towns.rules.reference import RESOURCES
from tests.games.tiny_towns.rules.table import game, town
from tests.play import play_out, tokens, walk
from tests.rules import rule
from waldglas.core.game import Position
from waldglas.core.rng import seeded
from waldglas.games import load_game
from waldglas.games.tiny_towns.rules.facts import RESOURCES as NAMES


def view(position: Position) -> dict[str, Any]:
    return position.observe(0).data()


@rule("TT-6.1")
@pytest.mark.parametrize("seed", range(5))
def test_three_of_fifteen_cards_lie_face_up(seed: int) -> None:
    shown = view(game(1, "cards", seed))
    assert len(shown["face_up"]) == 3
    assert set(shown["face_up"]) <= set(RESOURCES)
    assert shown["pile"] == [""] * 12


@rule("TT-6.1")
def test_every_start_is_possible() -> None:
    starts = [view(game(1, "cards", seed)) for seed in range(3000)]
    offers = Counter(tuple(sorted(start["face_up"] + [start["called"]] * (start["called"] != ""))) for start in starts)
    assert len(offers) == 35
    assert offers[("wood", "wood", "wood")] < offers[("brick", "glass", "wood")]


@rule("TT-6.2")
def test_face_up_cards_are_the_choice() -> None:
    position = game(1, "cards", seed=2)
    for _ in walk(position, Random(2)):
        asked = tokens(position, 0)
        if any(each.startswith("card:") for each in asked):
            assert asked == {f"card:{resource}" for resource in view(position)["face_up"]}
            missing = next(each for each in RESOURCES if each not in view(position)["face_up"])
            why = position.why_not(0, position.alphabet.action(f"card:{missing}"))
            assert why is not None
            assert why.rule == "TT-6.2"


@rule("TT-6.2", "TT-3.1")
def test_chosen_card_is_the_call_and_goes_under_the_pile() -> None:
    position = game(1, "cards", seed=0)
    before = view(position)
    card = before["face_up"][0]
    position.play(0, position.alphabet.action(f"card:{card}"))
    after = view(position)
    assert after["called"] == card
    assert after["pile"] == [*before["pile"], card]
    assert Counter(after["face_up"]) + Counter([card]) == Counter(before["face_up"])
    position.play(0, position.alphabet.action("at:a1"))
    assert view(position)["towns"][0]["cubes"][0] == card


@rule("TT-6.2")
def test_three_cards_of_one_resource_are_no_choice() -> None:
    starts = [game(1, "cards", seed) for seed in range(1000)]
    alike = [position for position in starts if view(position)["called"]]
    assert alike
    for position in alike:
        assert view(position)["towns"][0]["placing"] == view(position)["called"] != ""
        assert tokens(position, 0) >= {"at:a1", "at:d4"}


@rule("TT-6.3")
@pytest.mark.parametrize("seed", range(5))
def test_offer_is_filled_after_building_from_the_top(seed: int) -> None:
    position = game(1, "cards", seed, journal=True)
    for _ in walk(position, Random(seed)):
        choosing = any(each.startswith("card:") for each in tokens(position, 0))
        shown = view(position)
        assert len(shown["face_up"]) == (3 if choosing else 2)
        assert len(shown["pile"]) == 15 - len(shown["face_up"])
    events = [event.kind for event in position.journal or [] if event.kind in ("turned_card", "chose")]
    assert events[:3] == ["turned_card"] * 3
    assert events[3:] == ["chose", "turned_card"] * (len(events[3:]) // 2)


@rule("TT-6.4", "TT-6.3")
@pytest.mark.parametrize("seed", range(5))
def test_pile_becomes_known_and_comes_back_in_order(seed: int) -> None:
    position = game(1, "cards", seed, journal=True)
    unknown = []
    known_top = ""
    turned = 3
    for _ in walk(position, Random(seed)):
        cards = [event for event in position.journal or [] if event.kind == "turned_card"]
        if len(cards) > turned:
            turned = len(cards)
            assert known_top in ("", NAMES[cards[-1].values[0]])
        known_top = view(position)["pile"][0]
        unknown.append(view(position)["pile"].count(""))
    assert unknown == sorted(unknown, reverse=True)
    assert unknown[0] == 12
    assert unknown[-1] == max(0, 15 - turned)
    assert turned > 15
    assert known_top != ""


@rule("TT-6.4")
def test_imagined_pile_keeps_what_is_known() -> None:
    position = game(1, "cards", seed=4)
    for _ in walk(position, Random(4)):
        imagined = position.determinize(0, seeded(position.moves, "imagined"))
        assert view(imagined)["pile"] == view(position)["pile"]
        assert view(imagined)["face_up"] == view(position)["face_up"]


@rule("TT-6.5")
@pytest.mark.parametrize(
    ("points", "title"),
    [
        (58, "Master Architect"),
        (38, "Master Architect"),
        (37, "Town Planner"),
        (32, "Town Planner"),
        (31, "Engineer"),
        (25, "Engineer"),
        (24, "Carpenter"),
        (18, "Carpenter"),
        (17, "Builder's Apprentice"),
        (10, "Builder's Apprentice"),
        (9, "Aspiring Architect"),
        (0, "Aspiring Architect"),
        (-16, "Aspiring Architect"),
    ],
)
def test_titles(points: int, title: str) -> None:
    ranks = load_game("tiny-towns").facts.section("rank").values()
    reached = [rank for rank in ranks if points >= rank["from"]]
    assert max(reached, key=lambda rank: int(rank["from"]))["name"] == title


@rule("TT-6.5")
def test_solo_result_has_its_title_and_others_have_none() -> None:
    titles = set()
    for seed in range(30):
        position = game(1, "cards", seed)
        play_out(position, Random(seed))
        points = position.scores()[0]
        titles.add(position.rank(0))
        assert points <= 9
    assert titles == {"rank-aspiring_architect"}
    assert town("W W W W  W W W W  W W W W  W W W s").rank(0) == ""
