"""Building, step by step (GR-10)."""

from __future__ import annotations

import pytest

from tests.games.glass_road.rules.reference import UPGRADES
from tests.games.glass_road.rules.scene import (
    EMPTY_BOARD,
    GAME_FACTS,
    MARKERS,
    START_BOARD,
    Scene,
    number_of,
)
from tests.rules import rule
from waldglas.core.packed import packed
from waldglas.games.glass_road.rules.position import NO_BUILDING

CAN_BUILD = {"cultivator": ["other"], "supplier": ["other"], "carpenter": ["other"], "builder": ["one", "other"]}


@pytest.mark.parametrize(("card", "abilities"), CAN_BUILD.items())
@rule("GR-10.1", "GR-10.3")
def test_building_actions(card: str, abilities: list[str]) -> None:
    scene = Scene.alone_with(card).offer("clay_basin", "sand_deposit", "loess_plateau")
    scene.board("forest ~ " + ". " * 18).goods(food=1)
    for ability, slug in zip(abilities, ("clay_basin", "loess_plateau"), strict=False):
        scene.do(ability)
        assert {"build:sand_deposit", f"build:{slug}"} <= set(scene.offered)
        scene.do(f"build:{slug}", "at:c3" if slug == "clay_basin" else "at:a5")
        assert slug in scene.land
    assert (scene.wheels["food"], scene.count("forest")) == (int(card != "builder"), int(card != "carpenter"))


@rule("GR-10.2")
def test_own_private_offer_and_no_other() -> None:
    scene = Scene.alone_with("cultivator").board(EMPTY_BOARD).goods().private("clay_basin")
    scene.other.private("sand_deposit")
    scene.position.display = packed([NO_BUILDING] * 12)
    scene.do("other")
    assert scene.offered == ["pass", "build:clay_basin"]
    assert scene.reason("build:sand_deposit") == "GR-10.2: The Sand Deposit is not on offer."
    scene.do("build:clay_basin", "at:a1")
    assert scene.private_offer == []
    assert scene.other.private_offer == ["sand_deposit"]


@rule("GR-10.2")
def test_common_offer_leaves_a_gap() -> None:
    scene = Scene.alone_with("cultivator").board(EMPTY_BOARD).goods().offer("spa", "clay_basin")
    scene.do("other", "build:clay_basin", "at:a1")
    assert scene.display[:2] == ["spa", ""]


@pytest.mark.parametrize("slug", [building.slug for building in GAME_FACTS.buildings[3:]])
@rule("GR-10.2", "GR-10.6", "GR-10.12")
def test_whole_cost_is_asked_and_paid(slug: str) -> None:
    """Every building: with exactly its cost it can be built and all of it is gone; with one good short it cannot."""
    goods = {MARKERS[amount.what]: amount.number for amount in GAME_FACTS.buildings[number_of(slug)].cost}
    for good, number in goods.items():
        short = Scene.alone_with("cultivator").board(START_BOARD).offer(slug).goods(**{**goods, good: number - 1})
        short.do("other")
        assert short.position.to_act() == [short.seat]
        assert f"build:{slug}" not in short.offered
    scene = Scene.alone_with("cultivator").board(START_BOARD).offer(slug).goods(**goods)
    scene.do("other", f"build:{slug}")
    assert {good: scene.wheels[good] for good in goods} == dict.fromkeys(goods, 0)
    assert (scene.player.glass_paid, scene.player.brick_paid) == (goods.get("glass", 0), goods.get("brick", 0))


@rule("GR-10.4")
def test_without_room_only_upgrades_are_built() -> None:
    scene = Scene.alone_with("cultivator").board("forest ~ " * 10).offer("clay_basin", "artists_colony").goods(brick=1)
    scene.do("other")
    assert scene.offered == ["pass", "build:artists_colony"]
    assert scene.reason("build:clay_basin").startswith("GR-10.4: There is no room")


@rule("GR-10.4", "GR-10.7")
def test_building_goes_on_any_space_that_is_not_covered() -> None:
    scene = Scene.alone_with("cultivator").board(START_BOARD).offer("clay_basin").goods()
    scene.do("other", "build:clay_basin")
    assert scene.offered == ["at:a1", "at:d1", "at:a3", "at:d3", "at:a5", "at:b5", "at:c5", "at:d5"]
    assert scene.reason("at:b1") == "GR-10.4: b1 is covered by a forest or a building."
    scene.do("at:a5")
    assert (scene.at("a5"), scene.count("pond")) == ("clay_basin", 1)


@rule("GR-10.7", "GR-9.4")
def test_building_stays_where_it_is() -> None:
    scene = Scene.alone_with("builder").board("clay_basin " + ". " * 19).offer("sand_deposit").goods(food=1)
    scene.do("one", "build:sand_deposit")
    assert "at:a1" not in scene.offered
    assert scene.reason("at:a1") == "GR-10.4: a1 is covered by a forest or a building."


@rule("GR-10.6")
def test_wheels_turn_after_the_payment_and_before_the_effect() -> None:
    """The Log Driver counts the water after the brick wheel; the Hot Springs after the glass wheel has turned."""
    scene = Scene.alone_with("cultivator").board(EMPTY_BOARD).offer("hot_springs")
    scene.goods(sand=2, food=2, charcoal=2, water=5, wood=4, glass=3)
    scene.do("other", "build:hot_springs", "at:a1")
    assert scene.changes() == {"sand": -2, "food": -2, "charcoal": -2, "water": -2, "wood": -4}
    assert scene.wheels["glass"] == 3
    assert scene.do("on:brick").offered[-1] == "take:3"


@rule("GR-10.8", "GR-2.6")
def test_wheels_turn_after_the_effect() -> None:
    scene = Scene.alone_with("cultivator").board(EMPTY_BOARD).offer("clay_lake")
    scene.goods(water=2, food_on_brick=2, charcoal_on_brick=1)
    scene.do("other", "build:clay_lake", "at:a1", "take:7")
    assert scene.changes() == {"water": -2, "food_on_brick": -1, "charcoal_on_brick": -1, "clay": 6, "brick": 1}


@pytest.mark.parametrize(("slug", "start_building"), UPGRADES.items())
@rule("GR-10.9", "GR-10.10", "GR-13.14", "GR-14.15")
def test_upgrade_takes_the_place_of_its_start_building(slug: str, start_building: str) -> None:
    order = ["forest_glassworks", "glassmakers_colony", "brotherhood_of_the_masons"]
    twin = next(other for other, below in UPGRADES.items() if below == start_building and other != slug)
    plenty = dict.fromkeys(["wood", "clay"], 7) | dict.fromkeys(["glass", "brick"], 3)
    scene = Scene.alone_with("builder").board("forest ~ " * 10).offer(slug, twin).goods(**plenty, food=1)
    scene.do("one", f"build:{slug}")
    while "other" not in scene.offered:
        scene.do("take:0")
    assert scene.starts == [slug if name == start_building else name for name in order]
    assert slug not in scene.land
    scene.goods(**plenty).do("other")
    assert scene.reason(f"build:{twin}") == "GR-10.10: Its start building was upgraded already."


@rule("GR-10.9", "GR-15.4")
def test_forest_hut_example() -> None:
    """Pages 9 and 10: the Forest Hut replaces the Forest Glassworks, brings 5 wood and is worth 2 points."""
    scene = Scene.alone_with("cultivator").board(START_BOARD).offer("forest_hut").goods(glass=3, clay=1)
    scene.do("other", "build:forest_hut", "take:5")
    assert scene.changes() == {"glass": -1, "clay": -1, "wood": 5}
    assert scene.points() == {"Forest Hut": 2, "Glassmaker's Colony": 0, "Brotherhood of the Masons": 0}
    assert scene.position.scores()[scene.seat] == 2


@rule("GR-10.11")
def test_islands_and_lakes_are_buildings() -> None:
    scene = Scene.alone_with("cultivator").board("""
        .         sand_island  .            .
        clay_lake extension    loess_island .
        .         loess_plateau .           .
        .         .            .            .
        .         .            .            .
    """)
    assert scene.points()["Extension"] == 4
    assert scene.player.count_buildings() == 5


@rule("GR-10.12", "GR-14.5")
def test_glass_and_brick_paid_are_counted_over_the_whole_game() -> None:
    scene = Scene.alone_with("builder").board(EMPTY_BOARD).goods(food=1, wood=3, glass=3, brick=3)
    scene.offer("glaziers_workshop", "cooperage", "plant_nursery")
    scene.do("one", "build:cooperage", "at:a1")
    assert (scene.player.glass_paid, scene.player.brick_paid) == (0, 2)
    scene.do("other", "build:glaziers_workshop", "at:a2")
    assert (scene.player.glass_paid, scene.player.brick_paid) == (1, 3)
    assert scene.points()["Glazier's Workshop"] == 1
    later = Scene(scene.position, scene.seat)
    later.player.glass_paid += 2
    assert later.points()["Glazier's Workshop"] == 3


def test_building_nothing_is_possible_and_told() -> None:
    scene = Scene.alone_with("cultivator").board(START_BOARD).offer("clay_basin").goods()
    scene.do("other", "pass")
    assert scene.events("built_nothing") == [(scene.seat, [])]
    assert number_of("clay_basin") in scene.position.display
