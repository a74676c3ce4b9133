"""TT-1: the town, the resources and the blueprints."""

import pytest

from tests.games.tiny_towns.rules.reference import PLACEMENTS, RESOURCES, Cubes, forms, placements
from tests.games.tiny_towns.rules.table import at, game, lay, town
from tests.play import play, tokens
from tests.rules import rule
from waldglas.core.errors import BadSeats
from waldglas.games.tiny_towns.rules.actions import BUILD
from waldglas.games.tiny_towns.rules.game import TinyTownsGame

TOWNS = TinyTownsGame({})
SQUARES = {f"at:{column}{row}" for column in "abcd" for row in "1234"}
BUILDS = [each for each in TOWNS.alphabet.tokens if each.startswith("build:")]


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


@rule("TT-1.4", "TT-1.8", "TT-4.2")
@pytest.mark.parametrize(
    ("building", "pattern", "ways", "in_town"),
    [
        ("cottage", ".h/bg", 8, 72),
        ("farm", "hh/ww", 4, 36),
        ("granary", "hh/wb", 8, 72),
        ("greenhouse", "hg/ww", 8, 72),
        ("orchard", "sh/hw", 4, 36),
        ("chapel", "..g/sgs", 8, 48),
        ("abbey", "..g/bss", 8, 48),
        ("cloister", "..g/wbs", 8, 48),
        ("temple", "..g/bbs", 8, 48),
        ("well", "ws", 4, 48),
        ("fountain", "ws", 4, 48),
        ("millstone", "ws", 4, 48),
        ("shed", "ws", 4, 48),
        ("theater", ".s./wgw", 4, 24),
        ("bakery", ".h./bgb", 4, 24),
        ("market", ".w./sgs", 4, 24),
        ("tailor", ".h./sgs", 4, 24),
        ("tavern", "bbg", 4, 32),
        ("almshouse", "ssg", 4, 32),
        ("feast_hall", "wwg", 4, 32),
        ("inn", "hsg", 4, 32),
        ("factory", "w.../bssb", 8, 24),
        ("bank", "hh./wgb", 8, 48),
        ("trading_post", "sw./swb", 8, 48),
        ("warehouse", "hwh/b.b", 4, 24),
        ("architects_guild", "..g/.hs/wb.", 8, 32),
        ("archive", "hh/bg", 8, 72),
        ("barrett_castle", "h..s/wggb", 8, 24),
        ("cathedral", ".h/sg", 8, 72),
        ("fort_ironweed", "h.b/sws", 8, 48),
        ("mausoleum", "ww/bs", 8, 72),
        ("grove_university", ".b./sgs", 4, 24),
        ("mandras_palace", "hg/bw", 8, 72),
        ("obelisk", "h../bgb", 8, 48),
        ("opaleyes_watch", "w.../bghh/s...", 8, 16),
        ("shrine", "bhs/wgw", 8, 48),
        ("silva_forum", "..h./bbsw", 8, 24),
        ("sky_baths", ".h./sgw/b.b", 8, 32),
        ("starloom", "gg/wh", 8, 72),
        ("statue", "wssg/h...", 8, 24),
    ],
)
def test_ways_to_lie_in_a_town(building: str, pattern: str, ways: int, in_town: int) -> None:
    card = TOWNS.town_facts.named(building)
    assert card is not None
    assert card.pattern == pattern.split("/")
    assert len(forms(card.pattern)) == ways
    lying = {tuple(place.cubes) for place in card.placements}
    assert len(card.placements) == len(lying) == in_town
    assert lying == {as_numbers(cubes) for cubes in placements(card.pattern)}
    assert {TOWNS.alphabet.token(BUILD + place.site) for place in card.placements} <= set(BUILDS)


def as_numbers(cubes: Cubes) -> tuple[tuple[int, int], ...]:
    return tuple(sorted((RESOURCES.index(cube) + 1, row * 4 + column) for (row, column), cube in cubes.items()))


@rule("TT-1.7")
def test_a_choice_to_build_names_a_type_and_squares_and_no_card() -> None:
    kinds = {each.split(":")[1] for each in BUILDS}
    assert kinds == {"cottage", "food", "chapel", "well", "theater", "tavern", "factory", "monument"}
    assert len(BUILDS) == len(set(BUILDS)) == 506
    assert sum(each.startswith("build:well:") for each in BUILDS) == 24


@rule("TT-1.4")
def test_all_placements_of_the_first_game_are_284() -> None:
    assert len(TOWNS.in_play("first", False, False).placements()) == len(PLACEMENTS) == 284


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
