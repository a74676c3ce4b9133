"""TT-1: the town, the resources and the blueprints."""

import pytest

from tests.games.tiny_towns.rules.reference import (
    BLUEPRINTS,
    PLACEMENTS,
    RESOURCES,
    forms,
    placements,
    token,
)
from tests.games.tiny_towns.rules.table import at, game, lay, town
from tests.play import play, tokens
from tests.rules import rule
from waldglas.core.errors import BadSeats
from waldglas.games import load_game

SQUARES = {f"at:{column}{row}" for column in "abcd" for row in "1234"}
BUILDS = [each for each in load_game("tiny-towns").alphabet.tokens if each.startswith("build:")]


@rule("TT-1.1", "TT-3.3")
def test_empty_town_offers_sixteen_squares() -> None:
    position = play(game(), "1 call:wood")
    assert tokens(position, 0) == SQUARES
    view = position.observe(None).data()["towns"][0]
    assert view["cubes"] == view["buildings"] == view["stored"] == [""] * 16


@rule("TT-1.1")
def test_squares_are_named_from_the_top_left_along_the_row() -> None:
    cubes = lay(game(), "wood a1, stone d1, brick a2, glass d4").observe(0).data()["towns"][0]["cubes"]
    assert [cubes[number] for number in (0, 3, 4, 15)] == ["wood", "stone", "brick", "glass"]


@rule("TT-1.2", "TT-5.1")
def test_five_resources_can_be_called() -> None:
    assert tokens(game(), 1) == {f"call:{resource}" for resource in RESOURCES}


@rule("TT-1.3")
def test_square_with_a_cube_or_a_building_takes_nothing_more() -> None:
    position = lay(game(), "wood a1, stone b1")
    play(position, "0 build:well:a1-b1", "0 at:b1")
    lay(position, "brick c1")
    play(position, "1 call:glass")
    assert tokens(position, 0) == SQUARES - {"at:b1", "at:c1"}


@rule("TT-1.4", "TT-4.2")
@pytest.mark.parametrize(
    ("building", "ways", "in_town"),
    [
        ("cottage", 8, 72),
        ("farm", 4, 36),
        ("well", 4, 48),
        ("chapel", 8, 48),
        ("tavern", 4, 32),
        ("theater", 4, 24),
        ("factory", 8, 24),
    ],
)
def test_ways_to_lie_in_a_town(building: str, ways: int, in_town: int) -> None:
    assert len(forms(BLUEPRINTS[building])) == ways
    offered = [each for each in BUILDS if each.startswith(f"build:{building}:")]
    assert len(offered) == len(set(offered)) == in_town
    assert set(offered) == {token(building, cubes) for cubes in placements(building)}


@rule("TT-1.4")
def test_all_placements_are_284() -> None:
    assert len(BUILDS) == len(PLACEMENTS) == 284


@rule("TT-1.4")
def test_blueprints_are_those_of_the_cards() -> None:
    facts = load_game("tiny-towns").facts.section("blueprint")
    assert {building: entry["pattern"] for building, entry in facts.items()} == BLUEPRINTS


@rule("TT-1.5")
def test_supply_never_runs_out() -> None:
    position = town("W W W W  W W W W  W W W W  W W W s")
    assert position.over()
    assert [at(position, f"{column}{row}") for row in "1234" for column in "abcd"].count("well") == 15
    wasted = lay(game(), ", ".join(f"wheat {column}{row}" for row in "1234" for column in "abcd"))
    assert wasted.over()


@rule("TT-1.6")
@pytest.mark.parametrize("caller", ["master-builder", "town-hall", "random", "caller"])
def test_one_to_six_seats(caller: str) -> None:
    for seats in range(2, 7):
        assert game(seats, caller).seats == seats
    for seats in (0, 7):
        with pytest.raises(BadSeats, match="played with 1 to 6 seats"):
            game(seats, caller)
    assert game(1, "cards").seats == 1
