"""The thirty-one immediate buildings (GR-13)."""

from __future__ import annotations

import pytest

from tests.games.glass_road.rules.scene import EMPTY_BOARD, GAME_FACTS, MARKERS, Scene, number_of
from tests.rules import rule
from tests.said import question, said
from waldglas.core.packed import packed
from waldglas.games import load_game

# The second table of appendix 2: buildings that bring goods, with the tokens that take all of them.
GOODS = [
    ("artists_colony", ["take:1"], {"glass": 1}),
    ("builders_depot", ["take:3", "take:3"], {"wood": 3, "clay": 3}),
    ("buttery", ["take:3", "take:3"], {"food": 3, "food_on_brick": 3}),
    ("carpenters_workshop", ["take:7"], {"wood": 7}),
    ("clay_lake", ["take:7"], {"clay": 7}),
    ("forest_hut", ["take:5"], {"wood": 5}),
    ("fuel_depot", ["on:brick", "take:7"], {"charcoal_on_brick": 7}),
    ("grain_house", ["on:glass", "take:7"], {"food": 7}),
    ("house_of_the_brotherhood", ["take:4"], {"clay": 4}),
    ("lumber_storage", ["take:4"], {"wood": 4}),
    ("sand_deposit", ["take:3"], {"sand": 3}),
    ("shed", ["take:1"], {"glass": 1}),
    ("storage", ["take:2"], {"brick": 2}),
    ("water_tank", ["take:7"], {"water": 7}),
]


def built(
    slug: str, board: str = EMPTY_BOARD, at: str = "b2", goods: dict[str, int] | None = None, **options: str
) -> Scene:
    """A building just built from its exact cost and these goods besides; upgrades need no space."""
    scene = Scene.alone_with("cultivator", options=options).board(board).offer(slug)
    return build(scene, slug, at, goods or {})


def build(scene: Scene, slug: str, at: str, goods: dict[str, int]) -> Scene:
    building = GAME_FACTS.buildings[number_of(slug)]
    cost = {MARKERS[amount.what]: amount.number for amount in building.cost}
    scene.goods(**{good: goods.get(good, 0) + cost.get(good, 0) for good in (*goods, *cost)})
    scene.do("other", f"build:{slug}")
    paid = [cost.get(marker, 0) for marker in MARKERS]
    scene.before = packed([int(before - less) for before, less in zip(scene.before, paid, strict=True)])
    return scene if building.replaces >= 0 else scene.do(f"at:{at}")


@pytest.mark.parametrize(("slug", "taking", "gain"), GOODS, ids=[slug for slug, _, _ in GOODS])
@rule("GR-13.1", "GR-13.2", "GR-13.3", "GR-11.2")
def test_goods(slug: str, taking: list[str], gain: dict[str, int]) -> None:
    scene = built(slug)
    assert "pass" not in scene.offered
    scene.do(*taking)
    assert scene.changes() == gain
    assert scene.player.immediates == 1
    assert scene.offered == ["one", "pass"]


@rule("GR-13.1", "GR-11.1")
def test_less_may_be_taken_but_the_effect_comes() -> None:
    scene = built("builders_depot")
    assert scene.offered == ["take:0", "take:1", "take:2", "take:3"]
    scene.do("take:2", "take:0")
    assert scene.changes() == {"wood": 2}


@rule("GR-13.3")
def test_buttery_names_the_wheel_it_asks_for() -> None:
    scene = built("buttery")
    assert "glass wheel" in question(scene.position, scene.seat)
    scene.do("take:1")
    assert "brick wheel" in question(scene.position, scene.seat)
    scene.do("take:2")
    assert scene.changes() == {"food": 1, "food_on_brick": 2}


@rule("GR-13.4")
@pytest.mark.parametrize(("ponds", "charcoal"), [(0, 0), (1, 1), (3, 3), (9, 7)])
def test_boathouse(ponds: int, charcoal: int) -> None:
    scene = built("boathouse", "pond " * ponds + ". " * (20 - ponds), at="d5")
    if charcoal:
        scene.do("on:brick")
    if charcoal > 1:
        scene.do(f"take:{charcoal}")
    assert scene.changes() == ({"charcoal_on_brick": charcoal} if charcoal else {})


@rule("GR-13.4", "GR-9.4")
def test_pond_under_the_boathouse_does_not_count() -> None:
    scene = built("boathouse", "pond pond pond " + ". " * 17, at="a1")
    assert scene.do("on:glass").offered == ["take:1", "take:2"]


@rule("GR-13.5")
@pytest.mark.parametrize(
    ("slug", "held", "taking", "gain"),
    [
        ("hot_springs", {"water": 5}, ["on:brick", "take:5"], {"charcoal_on_brick": 5}),
        ("log_driver", {"water": 6}, ["take:6"], {"wood": 6}),
        ("sculpture_workshop", {"wood": 4}, ["on:glass", "take:4"], {"food": 4}),
    ],
)
def test_as_much_as_is_held_of_another_good(
    slug: str, held: dict[str, int], taking: list[str], gain: dict[str, int]
) -> None:
    scene = built(slug, goods=held).do(*taking)
    assert scene.changes() == gain


@rule("GR-13.5")
def test_wood_paid_for_the_sculpture_workshop_does_not_count() -> None:
    scene = built("sculpture_workshop", goods={"wood": 1})
    assert scene.do("on:glass").changes() == {"food": 1}


@rule("GR-13.6", "GR-11.5")
@pytest.mark.parametrize(("slug", "good"), [("sand_island", "sand"), ("loess_island", "clay")])
def test_islands_count_adjacent_ponds(slug: str, good: str) -> None:
    scene = built(
        slug,
        """
        pond pond pond .
        pond .    .    .
        pond pond pond .
        .    .    .    .
        .    .    .    .
    """,
    )
    assert scene.do("take:6").changes() == {good: 6}
    alone = built(slug, "pond . . . " * 1 + ". " * 16)
    assert alone.offered == ["one", "pass"]


@rule("GR-13.7", "GR-9.4")
@pytest.mark.parametrize(("slug", "good"), [("clay_depot", "clay"), ("wood_depot", "wood")])
def test_depots_count_adjacent_empty_spaces(slug: str, good: str) -> None:
    board = """
        .    pond .    .
        pit  .    .    .
        .    shed .    .
        .    .    .    .
        .    .    .    .
    """
    kept = built(slug, board)
    assert kept.offered == ["pass", "at:b1", "at:a2"]
    assert kept.do("pass", "take:2").changes() == {good: 2}
    cleared = built(slug, board).do("at:b1", "at:a2", "take:6")
    assert cleared.changes() == {good: 6}
    assert (cleared.at("b1"), cleared.at("a2")) == (".", ".")
    partly = built(slug, board).do("at:a2", "take:4")
    assert (partly.at("b1"), partly.changes()) == ("pond", {good: 4})


@rule("GR-13.8", "GR-9.4")
@pytest.mark.parametrize(
    ("slug", "tile"), [("grove_court", "grove"), ("loess_plateau", "pit"), ("water_tower", "pond")]
)
def test_tile_on_each_adjacent_empty_space(slug: str, tile: str) -> None:
    other = "pit" if tile != "pit" else "pond"
    board = f"""
        .       {tile} .  .
        {other} .      .  .
        .       forest ~  .
        .       .      .  .
        .       .      .  .
    """
    kept = built(slug, board)
    assert kept.offered == ["pass", "at:a2"]
    kept.do("pass")
    assert [kept.at(space) for space in ("b1", "a2", "c2", "b3", "a1")] == [tile, other, tile, "forest", "."]
    cleared = built(slug, board).do("at:a2")
    assert [cleared.at(space) for space in ("b1", "a2", "c2", "b3")] == [tile, tile, tile, "forest"]


@rule("GR-13.8")
def test_tiles_cover_every_side() -> None:
    scene = built("loess_plateau")
    assert [scene.at(space) for space in ("b1", "a2", "c2", "b3")] == ["pit"] * 4
    assert scene.count("pit") == 4


@rule("GR-13.9")
def test_country_house_places_up_to_two_of_one_kind() -> None:
    scene = built("country_house")
    assert scene.offered == ["pass", "tile:pit", "tile:grove", "tile:pond"]
    scene.do("tile:grove")
    assert scene.offered == ["at:b1", "at:a2", "at:c2", "at:b3"]
    scene.do("at:a2")
    assert scene.offered == ["pass", "at:c2", "at:b3"]
    scene.do("at:b3")
    assert [scene.at(space) for space in ("b1", "a2", "c2", "b3")] == [".", "grove", ".", "grove"]
    assert scene.offered == ["one", "pass"]


@rule("GR-13.9")
def test_country_house_may_place_one_or_none() -> None:
    one = built("country_house").do("tile:pond", "at:b1", "pass")
    assert one.count("pond") == 1
    none = built("country_house").do("pass")
    assert none.land.count(".") == 19


@rule("GR-13.9", "GR-9.4")
def test_country_house_beside_tiles_of_its_kind() -> None:
    """Spaces that hold the same tile are not offered; without any other, the kind is not."""
    board = """
        .      pond   .    .
        pond   .      pond .
        .      forest ~    .
        .      .      .    .
        .      .      .    .
    """
    assert built("country_house", board).offered == ["pass", "tile:pit", "tile:grove"]
    enclosed = built("country_house", "forest ~ " * 2 + "shed . shed . " + "forest ~ " * 6, at="b2")
    assert (enclosed.at("b2"), enclosed.offered) == ("country_house", ["one", "pass"])


REPEATED = [
    ("fishery", "pond", {"food": 3, "water": 1}),
    ("landscaping_office", "pit", {"clay": 2, "sand": 2}),
    ("winery", "grove", {"food": 3, "wood": 1}),
]


@rule("GR-13.10", "GR-11.2")
@pytest.mark.parametrize(("slug", "tile", "gain"), REPEATED)
def test_any_number_of_times(slug: str, tile: str, gain: dict[str, int]) -> None:
    board = f"{tile} {tile} {tile} " + ". " * 17
    none = built(slug, board, at="d5").do("pass")
    assert (none.count(tile), none.changes()) == (3, {})
    scene = built(slug, board, at="d5")
    expected: dict[str, int] = {}
    for space, wheel in (("a1", "glass"), ("b1", "brick")):
        scene.do("again", f"at:{space}")
        while scene.offered[0] != "again":
            choose = f"on:{wheel}" if f"on:{wheel}" in scene.offered else scene.offered[-1]
            scene.do(choose)
        for good, number in gain.items():
            marker = "food_on_brick" if (good, wheel) == ("food", "brick") else good
            expected[marker] = expected.get(marker, 0) + number
    scene.do("pass")
    assert scene.changes() == expected
    assert scene.count(tile) == 1


@rule("GR-13.10", "GR-2.6")
def test_wheels_are_looked_at_after_each_time() -> None:
    scene = built(
        "landscaping_office", "pit pit " + ". " * 18, at="d5", goods={"food_on_brick": 3, "charcoal_on_brick": 3}
    )
    scene.do("again", "at:a1", "take:2", "take:2")
    assert scene.changes() == {"sand": 2, "food_on_brick": -2, "charcoal_on_brick": -2, "brick": 2}
    scene.do("again", "take:2", "take:2")
    assert scene.changes() == {"sand": 2, "food_on_brick": -1, "charcoal_on_brick": -1, "clay": 1, "brick": 1}
    assert scene.offered == ["one", "pass"]


@rule("GR-13.11")
def test_wood_trader() -> None:
    scene = built("wood_trader", goods={"wood": 3})
    scene.do("again", "good:water", "take:2", "again", "good:charcoal", "on:brick", "take:2")
    assert scene.changes() == {"wood": -2, "water": 2, "charcoal_on_brick": 2}
    scene.do("again", "good:clay", "take:1")
    assert scene.changes() == {"wood": -1, "clay": 1}
    assert scene.offered == ["one", "pass"]
    assert built("wood_trader", goods={"wood": 1}).do("pass").changes() == {}


@rule("GR-13.10", "GR-9.2")
def test_processing_between_two_times() -> None:
    """The Farmstead takes a pond that the Fishery could have, and its food comes before the Fishery's."""
    scene = built("fishery", "pond pond farmstead " + ". " * 17, at="d5")
    assert scene.offered == ["again", "pass", "use:farmstead"]
    scene.do("again", "at:a1", "on:glass", "take:3", "take:1")
    assert scene.offered == ["again", "pass", "use:farmstead"]
    scene.do("use:farmstead", "on:brick", "take:2", "take:1")
    assert scene.changes() == {"food": 3, "food_on_brick": 2, "water": 2}
    assert scene.offered == ["one", "pass"]


@rule("GR-13.11", "GR-9.2")
def test_a_use_can_pay_for_another_time() -> None:
    scene = built("wood_trader", "pit foresters_hut " + ". " * 18, at="d5", goods={"wood": 1})
    scene.do("again", "good:water", "take:2")
    assert scene.offered == ["pass", "use:foresters_hut"]
    assert scene.reason("again").startswith("GR-13.10: You lack what it takes")
    scene.do("use:foresters_hut", "take:2")
    assert scene.offered == ["again", "pass"]
    scene.do("again", "good:clay", "take:2", "pass")
    assert scene.changes() == {"water": 2, "clay": 2}


@rule("GR-13.11", "GR-9.2")
def test_the_window_closes_when_no_use_can_pay_for_another_time() -> None:
    """Water turned into clay brings no wood; two uses, one feeding the other, can."""
    closed = built("wood_trader", "clay_pit " + ". " * 19, at="d5", goods={"wood": 1, "water": 3})
    assert closed.offered == ["again", "pass", "use:clay_pit"]
    assert closed.do("again", "good:sand", "take:2").offered == ["one", "pass", "use:clay_pit"]
    scene = Scene.alone_with("cultivator").board("district_offices foresters_hut " + ". " * 18)
    scene.private("inn", "spa").offer("wood_trader")
    build(scene, "wood_trader", "d5", {})
    assert scene.offered == ["pass", "use:district_offices"]
    scene.do("use:district_offices", "tile:pit", "at:a5")
    assert scene.offered == ["pass", "use:foresters_hut"]
    scene.do("use:foresters_hut", "take:2")
    assert scene.offered == ["again", "pass"]


@rule("GR-13.12", "GR-9.2")
def test_processing_between_two_times_of_a_repeated_effect() -> None:
    scene = built("tavern", "winery . builders_hut . grove grove " + ". " * 14, at="b1")
    assert scene.offered == ["again", "pass", "use:builders_hut"]
    scene.do("again", "at:a2", "on:glass", "take:3", "take:1", "use:builders_hut", "take:2")
    assert scene.changes() == {"food": 3, "wood": 1, "clay": 2}
    assert scene.offered == ["one", "pass"]


DEPOT_BESIDE = """
    clay_depot .    pond .
    pit        .    .    .
    .          .    .    .
    .          .    .    .
    .          .    .    .
"""


@rule("GR-13.12", "GR-13.13")
def test_tavern_repeats_a_neighbour_where_that_one_stands() -> None:
    """The repeated Clay Depot counts the spaces around itself: a2, where a pit may go first."""
    scene = built("tavern", DEPOT_BESIDE, at="b1")
    assert scene.offered == ["pass", "at:a2"]
    assert scene.do("at:a2", "take:2").changes() == {"clay": 2}


@rule("GR-13.12")
def test_tavern_repeats_a_neighbour_as_its_own() -> None:
    """The other reading: the spaces around the Tavern, b2 and c1, where a pond may go first."""
    scene = built("tavern", DEPOT_BESIDE, at="b1", tavern="itself")
    assert scene.offered == ["pass", "at:c1"]
    assert scene.do("at:c1", "take:4").changes() == {"clay": 4}


@rule("GR-13.12", "GR-1.12")
def test_tavern_beside_an_upgraded_start_building() -> None:
    """The Forest Hut stands beside a1; where start buildings stand apart, only the Shed is a neighbour."""
    scene = Scene.alone_with("cultivator").board(". shed . . " + ". " * 16).upgrade(0, "forest_hut").offer("tavern")
    build(scene, "tavern", "a1", {})
    assert scene.offered == ["at:b1", "at:forest_glassworks"]
    wording = scene.position.wording(scene.seat, scene.position.choices(scene.seat)[1])
    assert said(scene.position, wording).startswith("The Forest Hut: ")
    assert "on the place of the Glassmaker's Colony." in scene.reason("at:glassmakers_colony")
    assert scene.do("at:forest_glassworks", "take:5").changes() == {"wood": 5}
    apart = Scene.alone_with("cultivator", options={"start-touches": "no"}).board(". shed . . " + ". " * 16)
    build(apart.upgrade(0, "forest_hut").offer("tavern"), "tavern", "a1", {})
    assert apart.do("take:1").changes() == {"glass": 1}


@rule("GR-13.12", "GR-1.12")
def test_tavern_does_not_repeat_a_start_building_or_a_bonus_upgrade() -> None:
    for slug in ("forest_glassworks", "glassworks"):
        scene = Scene.alone_with("cultivator").board(EMPTY_BOARD).upgrade(0, slug).offer("tavern")
        assert build(scene, "tavern", "a1", {}).offered == ["one", "pass"]


@rule("GR-13.12")
def test_two_taverns_do_not_repeat_each_other() -> None:
    """An owner's box may make another building a Tavern; each repeats only what is none."""
    game = load_game("glass-road", {"building.shed": {"now": {"special": "tavern"}}})
    for reading in ("repeated", "itself"):
        scene = Scene.alone_with("cultivator", game, {"tavern": reading}).board(". shed " + ". " * 18).offer("tavern")
        assert build(scene, "tavern", "a1", {}).offered == ["one", "pass"]


@rule("GR-13.12")
def test_tavern_with_several_neighbours() -> None:
    scene = built(
        "tavern",
        """
        .          lumber_storage . .
        sand_pit   .    water_tank  .
        .          mansion  .    .
        .          .    .    .
        sand_deposit .    .    .
    """,
    )
    assert scene.offered == ["at:b1", "at:c2"]
    assert scene.do("at:b1", "take:4").changes() == {"wood": 4}


@rule("GR-13.12")
def test_tavern_without_a_neighbour_does_nothing() -> None:
    scene = built("tavern", "lumber_storage . . . . . " + "sand_pit " + ". " * 13)
    assert scene.at("b2") == "tavern"
    assert scene.offered == ["one", "pass"]
    assert scene.changes() == {}


@rule("GR-13.12", "GR-13.10")
def test_tavern_repeats_every_effect() -> None:
    winery = built("tavern", "winery . grove grove " + ". " * 16, at="b1")
    winery.do("again", "at:c1", "on:glass", "take:3", "take:1", "pass")
    assert winery.changes() == {"food": 3, "wood": 1}
    country = built("tavern", ". country_house " + ". " * 18, at="a1")
    country.do("tile:pit", "at:c1", "at:b2")
    assert (country.at("c1"), country.at("b2")) == ("pit", "pit")
    court = built("tavern", ". grove_court " + ". " * 18, at="a1")
    assert [court.at(space) for space in ("c1", "b2", "a2")] == ["grove", "grove", "."]
    itself = built("tavern", ". grove_court " + ". " * 18, at="a1", tavern="itself")
    assert [itself.at(space) for space in ("c1", "b2", "a2")] == [".", ".", "grove"]


@rule("GR-13.13")
def test_effect_comes_only_once() -> None:
    scene = built("lumber_storage").do("take:4")
    assert scene.offered == ["one", "pass"]
    assert "lumber_storage" not in [scene.position.facts.buildings[number].slug for number in scene.player.works]


def test_all_immediate_buildings_are_tested() -> None:
    named = {slug for slug, _, _ in GOODS} | {slug for slug, _, _ in REPEATED}
    named |= {"boathouse", "hot_springs", "log_driver", "sculpture_workshop", "sand_island", "loess_island"}
    named |= {"clay_depot", "wood_depot", "grove_court", "loess_plateau", "water_tower", "country_house"}
    named |= {"wood_trader", "tavern"}
    assert named == {building.slug for building in GAME_FACTS.buildings if building.kind == 2}
    assert len(named) == 31
