"""Goods and wheels in play (GR-2), and the general rules (GR-11)."""

from __future__ import annotations

import pytest

from tests.games.glass_road.rules.scene import MARKERS, START_BOARD, Scene
from tests.rules import rule
from waldglas.core.packed import packed
from waldglas.games import load_game


@rule("GR-2.1", "GR-11.2")
def test_food_and_charcoal_are_counted_on_each_wheel() -> None:
    scene = Scene.alone_with("slash_and_burn_farmer")
    scene.do("one", "at:b1", "on:brick", "take:2")
    assert scene.wheels["charcoal"] == 2
    assert scene.changes() == {"charcoal_on_brick": 1, "clay": -1, "food_on_brick": -1, "brick": 1}


@rule("GR-2.3")
def test_first_wheel_example_in_play() -> None:
    """Page 4: from the start 2 sand are gained, and the glass wheel turns once."""
    scene = Scene.alone_with("pond_builder").do("other", "good:sand", "take:2")
    assert scene.position.observe(None).players[scene.seat].glass_wheel == {
        "glass": 1,
        "sand": 1,
        "food": 0,
        "charcoal": 1,
        "water": 2,
        "wood": 3,
    }
    assert scene.events("turned") == [(scene.seat, [0, 1])]


@rule("GR-2.4")
def test_second_wheel_example_in_play() -> None:
    """Page 7: sand moves from 0 to 2; the wheel turns once and is stopped by 3 glass."""
    scene = Scene.alone_with("pond_builder").goods(water=2, wood=3, food=4, charcoal=4, glass=2)
    scene.do("other", "good:sand", "take:2")
    glassworks = {good: scene.wheels[good] for good in ("sand", "water", "wood", "food", "charcoal", "glass")}
    assert glassworks == {"sand": 1, "water": 1, "wood": 2, "food": 3, "charcoal": 3, "glass": 3}


@rule("GR-2.4", "GR-2.5")
def test_several_turns_cannot_be_interrupted_or_prevented() -> None:
    scene = Scene.alone_with("clay_worker").own("clay_pit").goods(water=2, food_on_brick=5, charcoal_on_brick=5)
    scene.do("one", "one", "take:2")
    assert scene.changes() == {"water": -1, "food_on_brick": -2, "charcoal_on_brick": -2, "brick": 2}
    assert scene.events("turned") == [(scene.seat, [1, 2])]
    assert scene.asked == scene.seat


@rule("GR-2.5")
def test_wheel_with_an_empty_good_does_not_turn() -> None:
    scene = Scene.alone_with("clay_worker").goods(water=1, food_on_brick=7)
    scene.do("one", "take:2")
    assert scene.changes() == {"water": -1, "clay": 2}
    assert not scene.events("turned")


@rule("GR-2.6")
def test_no_wheel_turns_inside_a_gain() -> None:
    """The 2 water come before the sand; a look between them would find nothing, one after the water would be early."""
    scene = Scene.alone_with("water_carrier").goods(food=2, charcoal=1, water=0, wood=1, sand=1)
    scene.do("other", "take:2")
    assert scene.offered == ["take:0", "take:1"]
    assert scene.wheels["water"] == 2
    assert not scene.events("turned")
    scene.do("take:1")
    assert scene.events("turned") == [(scene.seat, [0, 1])]
    assert {good: scene.wheels[good] for good in ("food", "charcoal", "water", "wood", "sand", "glass")} == {
        "food": 0,
        "charcoal": 0,
        "water": 1,
        "wood": 0,
        "sand": 1,
        "glass": 1,
    }


@rule("GR-2.6", "GR-10.6")
def test_no_wheel_turns_inside_a_payment() -> None:
    """Glass and clay are paid together; only then the glass wheel, freed from its 3 glass, turns."""
    scene = Scene.alone_with("cultivator").board(START_BOARD).offer("springhouse")
    scene.goods(sand=1, food=1, charcoal=1, water=1, wood=1, glass=3, clay=2, food_on_brick=1, charcoal_on_brick=1)
    scene.position.players[scene.seat].goods[MARKERS.index("brick")] = 3
    scene.ready().do("other", "build:springhouse")
    assert scene.changes() == {"sand": -1, "food": -1, "charcoal": -1, "water": -1, "wood": -1, "clay": -2}
    assert scene.wheels["glass"] == 3
    assert scene.events("turned") == [(scene.seat, [0, 1])]


@rule("GR-2.2", "GR-11.7")
@pytest.mark.parametrize(("held", "most"), [(0, 7), (3, 4), (6, 1)])
def test_basic_goods_stop_at_7(held: int, most: int) -> None:
    scene = Scene.alone_with("cultivator").offer("clay_lake").board(START_BOARD).goods(water=2, clay=held)
    scene.do("other", "build:clay_lake", "at:a3")
    assert scene.offered == [f"take:{number}" for number in range(most + 1)]
    assert scene.do(f"take:{most}").wheels["clay"] == 7


@rule("GR-2.2", "GR-11.7")
def test_refined_goods_stop_at_3() -> None:
    scene = Scene.alone_with("cultivator").offer("storage", "shed").board(START_BOARD)
    scene.goods(wood=2, clay=2, brick=2)
    assert scene.do("other", "build:storage", "at:a3").offered == ["take:0", "take:1"]
    assert scene.do("take:1").wheels["brick"] == 3
    full = Scene.alone_with("cultivator").offer("shed").board(START_BOARD).goods(glass=3, brick=1)
    full.do("other", "build:shed", "at:a3")
    assert full.changes() == {"brick": -1}
    assert full.points()["Shed"] == 0


@rule("GR-11.7")
def test_use_at_the_limit_is_allowed_and_its_surplus_lost() -> None:
    scene = Scene.alone_with("feudal_lord").own("cooperage").goods(wood=2, water=7)
    assert "use:cooperage" in scene.offered
    scene.do("use:cooperage")
    assert scene.changes() == {"wood": -1}
    assert "use:cooperage" in scene.offered


@rule("GR-11.1")
def test_each_good_of_a_gain_may_be_taken_in_part() -> None:
    scene = Scene.alone_with("feudal_lord").goods()
    assert scene.do("other").offered == ["take:0", "take:1"]
    assert scene.do("take:0").offered == ["take:0", "take:1"]
    assert scene.do("take:1").changes() == {"clay": 1}


@rule("GR-11.1")
def test_nothing_may_be_taken_also_after_a_payment() -> None:
    scene = Scene.alone_with("feudal_lord").own("cooperage", "kiln").goods(wood=1, charcoal=1)
    assert scene.do("use:cooperage").offered == ["take:0", "take:1", "take:2"]
    assert scene.do("take:0").changes() == {"wood": -1}
    assert scene.do("use:kiln", "take:1").changes() == {"charcoal": -1, "clay": 1}


@rule("GR-11.2")
def test_gain_of_food_is_never_split() -> None:
    scene = Scene.alone_with("feudal_lord").own("carving_workshop").goods(wood=1)
    assert scene.do("use:carving_workshop").offered == ["take:0", "on:glass", "on:brick"]
    assert scene.do("on:glass").offered == ["take:1", "take:2"]
    scene.do("take:1")
    assert scene.changes() == {"wood": -1, "food": 1}
    assert scene.offered == ["one", "other", "pass"]


@rule("GR-11.2", "GR-11.7")
def test_full_wheel_is_not_offered_for_a_gain() -> None:
    scene = Scene.alone_with("feudal_lord").own("carving_workshop").goods(wood=2, food=7, food_on_brick=6)
    assert scene.do("use:carving_workshop").offered == ["take:0", "on:brick"]
    scene.do("on:brick")
    assert scene.changes() == {"wood": -1, "food_on_brick": 1}
    scene.do("use:carving_workshop")
    assert scene.changes() == {"wood": -1}


@rule("GR-11.3")
def test_food_is_paid_from_either_wheel() -> None:
    for wheel, marker in (("glass", "food"), ("brick", "food_on_brick")):
        scene = Scene.alone_with("water_carrier").goods(food=1, food_on_brick=2)
        assert scene.do("one").offered == ["from:glass", "from:brick"]
        scene.do(f"from:{wheel}", "take:0", "take:0")
        assert scene.changes() == {marker: -1}


@rule("GR-11.3")
def test_only_wheel_with_food_pays_by_itself() -> None:
    scene = Scene.alone_with("water_carrier").goods(food_on_brick=1)
    scene.do("one", "take:1", "take:0")
    assert scene.changes() == {"food_on_brick": -1, "water": 1}


@pytest.mark.parametrize(("glass", "brick"), [(3, 3), (2, 2), (1, 2), (2, 1), (3, 0), (0, 3), (7, 1)])
@rule("GR-11.3")
def test_several_are_paid_from_both_wheels_and_each_way_has_one_spelling(glass: int, brick: int) -> None:
    """With a cost of 3 food: every split that the wheels allow, each by one sequence of choices."""
    game = load_game("glass-road", {"building.wood_depot": {"cost": {"food": 3}}})
    first = Scene.alone_with("cultivator", game).board(START_BOARD).offer("wood_depot")
    first.goods(food=glass, food_on_brick=brick).do("other", "build:wood_depot")
    splits = []
    paying = [first]
    while paying:
        scene = paying.pop()
        if scene.offered[0].startswith("at:"):
            splits.append((glass - scene.wheels["food"], brick - scene.wheels["food_on_brick"]))
        else:
            paying += [Scene(scene.position.copy(), scene.seat).do(token) for token in scene.offered]
    assert sorted(splits) == [(paid, 3 - paid) for paid in range(4) if paid <= glass and 3 - paid <= brick]


@rule("GR-11.4")
def test_one_wood_serves_once() -> None:
    """Rule G3: with 1 wood either 2 water or 2 food; with 2 wood both."""
    scene = Scene.alone_with("feudal_lord").own("cooperage", "carving_workshop").goods(wood=1)
    assert {"use:cooperage", "use:carving_workshop"} <= set(scene.offered)
    scene.do("use:cooperage", "take:2")
    assert scene.changes() == {"wood": -1, "water": 2}
    assert not {"use:cooperage", "use:carving_workshop"} & set(scene.offered)
    scene.goods(wood=2).do("use:cooperage", "take:2", "use:carving_workshop", "on:glass", "take:2")
    assert scene.changes() == {"wood": -2, "water": 2, "food": 2}


@rule("GR-11.4", "GR-10.4")
def test_tile_removed_to_make_room_brings_nothing() -> None:
    scene = Scene.alone_with("cultivator").own("building_firm").offer("sand_deposit").goods(wood=4)
    firm, pit = int(scene.player.land[0]), scene.tile("pit")
    scene.player.land = packed([pit, firm] + [pit] * 18)
    scene.ready().do("other", "build:sand_deposit", "at:a1", "take:0")
    assert scene.changes() == {}
    assert scene.at("a1") == "sand_deposit"


@rule("GR-11.5")
def test_corners_do_not_touch() -> None:
    scene = Scene.alone_with("feudal_lord").board("""
        pond .          pond .
        .    bathhouse  .    .
        pond .          pond .
        .    .          .    .
        .    .          .    .
    """)
    assert scene.points()["Bathhouse"] == 0
    scene.board("""
        .    pond       .    .
        pond bathhouse  pond pond
        .    pond       .    .
        .    pond       .    .
        .    .          .    .
    """)
    assert scene.points()["Bathhouse"] == 8


@rule("GR-11.6")
def test_glass_and_brick_are_no_basic_goods() -> None:
    basic = {"good:sand", "good:food", "good:charcoal", "good:water", "good:wood", "good:clay"}
    assert set(Scene.alone_with("supplier").do("one").offered) == basic
    scene = Scene.alone_with("feudal_lord").own("office").private("shed", "inn", "spa")
    assert set(scene.do("use:office", "discard:shed").offered) == basic
    trader = Scene.alone_with("cultivator").offer("wood_trader").board(START_BOARD)
    trader.goods(wood=2, clay=2, brick=1).do("other", "build:wood_trader", "at:a3", "again")
    assert set(trader.offered) == basic - {"good:wood"}
