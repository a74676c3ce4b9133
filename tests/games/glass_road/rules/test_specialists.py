"""The fifteen specialists (GR-8)."""

from __future__ import annotations

import pytest

from tests.games.glass_road.rules.scene import CARDS, EMPTY_BOARD, START_BOARD, Scene, hand_with
from tests.games.glass_road.rules.table import spread_hands, table
from tests.rules import rule
from waldglas.core.packed import packed

# What one and the other ability of cards without choices bring, in the rulebook's words of pages 13 to 15.
PLAIN = [
    ("feudal_lord", "other", ["take:1", "take:1"], {"wood": 1, "clay": 1}),
    ("carpenter", "one", ["take:1"], {"wood": 1}),
    ("slash_and_burn_farmer", "one", ["on:glass", "take:2"], {"charcoal": 2}),
    ("slash_and_burn_farmer", "other", ["on:brick", "take:2"], {"food_on_brick": 2}),
    ("woodcutter", "one", ["take:2"], {"wood": 2}),
    ("clay_worker", "one", ["take:2"], {"water": -1, "clay": 2}),
    ("fuel_collector", "other", ["take:2"], {"water": -1, "wood": 2}),
    ("fuel_collector", "one", ["on:brick", "take:4"], {"water": -1, "charcoal_on_brick": 4}),
    ("charcoal_burner", "one", ["on:brick", "take:3"], {"wood": -1, "charcoal_on_brick": 3}),
    ("fish_farmer", "one", ["on:glass", "take:2"], {"charcoal": -1, "food": 2}),
    ("water_carrier", "one", ["take:2", "take:1"], {"food_on_brick": -1, "water": 2, "wood": 1}),
    ("water_carrier", "other", ["take:2", "take:1"], {"food_on_brick": -1, "water": 2, "sand": 1}),
]


@pytest.mark.parametrize(("card", "ability", "taking", "changes"), PLAIN)
@rule("GR-8.1", "GR-8.10", "GR-8.11", "GR-8.12", "GR-8.13", "GR-8.14", "GR-8.15", "GR-8.16", "GR-8.17")
def test_goods_of_an_ability(card: str, ability: str, taking: list[str], changes: dict[str, int]) -> None:
    scene = Scene.alone_with(card).board("forest ~ " + ". " * 18)
    scene.goods(wood=2, water=2, charcoal=2, food_on_brick=2)
    scene.do(ability, *taking)
    assert scene.changes() == changes
    assert scene.count("forest") == (card not in ("carpenter", "slash_and_burn_farmer", "woodcutter"))


BOTH = [
    ("woodcutter", ["one", "take:2", "other", "take:2"], {"wood": 4}),
    ("clay_worker", ["one", "take:2", "other", "take:2"], {"water": -1, "clay": 4}),
    (
        "slash_and_burn_farmer",
        ["other", "on:glass", "take:2", "one", "on:brick", "take:2"],
        {"food": 2, "charcoal_on_brick": 2},
    ),
    (
        "water_carrier",
        ["one", "take:2", "take:1", "other", "take:2", "take:1"],
        {"food_on_brick": -1, "water": 4, "wood": 1, "sand": 1},
    ),
]


@pytest.mark.parametrize(("card", "tokens", "changes"), BOTH)
@rule("GR-8.11", "GR-8.12", "GR-8.13", "GR-8.17")
def test_goods_of_both_abilities(card: str, tokens: list[str], changes: dict[str, int]) -> None:
    """Page 9 gives both values: 2 or 4 wood, 2 or 4 clay."""
    scene = Scene.alone_with(card).board("forest ~ " + ". " * 18).goods(water=1, food_on_brick=1)
    scene.do(*tokens)
    assert scene.changes() == changes


@rule("GR-8.1")
def test_feudal_lord_draws_the_top_of_each_stack() -> None:
    scene = Scene.alone_with("feudal_lord")
    tops = [stack[4] for stack in scene.position.stacks]
    scene.do("one")
    assert list(scene.player.private) == sorted(tops)
    assert list(scene.position.drawn) == [5, 5, 5]
    assert scene.position.observe(1 - scene.seat).players[scene.seat].private == scene.private_offer
    assert len(scene.private_offer) == 3
    assert len(scene.events("drew")) == 3


@rule("GR-8.1")
def test_used_up_stack_gives_none() -> None:
    scene = Scene.alone_with("feudal_lord")
    scene.position.drawn = packed([30, 31, 30])
    last = scene.position.stacks[2][30]
    scene.do("one")
    assert list(scene.player.private) == [last]


@rule("GR-8.1")
def test_four_feudal_lords_share_what_is_left() -> None:
    hand = hand_with("feudal_lord")
    scene = table(hand, hand, hand, hand)
    scene.position.drawn = packed([30, 29, 28])
    scene.lay({0: "feudal_lord", 1: "pit_worker", 2: "pit_worker", 3: "pit_worker"})
    scene.do("one", "one", "one", "one")
    assert [len(player.private) for player in scene.position.players] == [2, 2, 1, 0]
    assert list(scene.position.drawn) == [30, 31, 31]


@pytest.mark.parametrize(
    ("card", "tile", "good"),
    [
        ("pit_worker", "pit", "clay"),
        ("forest_manager", "grove", "wood"),
        ("pond_builder", "pond", ""),
    ],
)
@rule("GR-8.2", "GR-8.3", "GR-8.4", "GR-8.18")
def test_tile_and_the_good_beside_it(card: str, tile: str, good: str) -> None:
    scene = Scene.alone_with(card).goods().board(START_BOARD)
    scene.do("one", "at:d3", *(["take:1"] if good else []))
    assert scene.at("d3") == tile
    assert scene.changes() == ({good: 1} if good else {})


PER_TILE = [
    ("pit_worker", "pit", ["sand", "clay"]),
    ("forest_manager", "grove", ["food", "wood"]),
    ("pond_builder", "pond", ["sand", "water"]),
]


@pytest.mark.parametrize(("card", "tile", "goods"), PER_TILE)
@pytest.mark.parametrize("tiles", [1, 3, 7, 9])
@rule("GR-8.2", "GR-8.3", "GR-8.4", "GR-8.19")
def test_goods_for_each_tile(card: str, tile: str, goods: list[str], tiles: int) -> None:
    for good in goods:
        scene = Scene.alone_with(card).goods().board(f"{tile} " * tiles + ". " * (20 - tiles))
        assert set(scene.do("other").offered) == {f"good:{each}" for each in goods}
        wheel = ["on:glass"] if good == "food" else []
        scene.do(f"good:{good}", *wheel)
        if tiles > 1 or good != "food":
            scene.do(f"take:{min(tiles, 7)}")
        assert scene.changes() == {good: min(tiles, 7)}


@pytest.mark.parametrize("card", [card for card, _, _ in PER_TILE])
@rule("GR-8.19")
def test_no_good_is_to_be_named_where_there_is_no_tile(card: str) -> None:
    scene = Scene.alone_with(card).goods().board(EMPTY_BOARD).do("other")
    assert scene.offered == ["one", "pass"]
    assert scene.changes() == {}


@rule("GR-8.3", "GR-8.19", "GR-11.2")
def test_new_grove_pays_back_at_once() -> None:
    """The example of page 12, with the two groves of the start: 3 wood or 3 food."""
    scene = Scene.alone_with("forest_manager").goods().board(START_BOARD)
    scene.do("one", "at:a3", "take:1", "other", "good:wood", "take:3")
    assert scene.changes() == {"wood": 4}
    scene = Scene.alone_with("forest_manager").goods().board(START_BOARD)
    scene.do("one", "at:a3", "take:1", "other", "good:food", "on:brick", "take:3")
    assert scene.changes() == {"wood": 1, "food_on_brick": 3}
    late = Scene.alone_with("forest_manager").goods().board(START_BOARD)
    late.do("other", "good:wood")
    assert late.offered == ["take:0", "take:1", "take:2"]


@rule("GR-8.5")
def test_cultivator_places_any_tile_or_builds() -> None:
    for tile in ("pit", "grove", "pond"):
        scene = Scene.alone_with("cultivator").board(START_BOARD)
        scene.do("one", f"tile:{tile}", "at:a3")
        assert scene.at("a3") == tile
        scene.offer("clay_basin").do("other", "build:clay_basin", "at:d3")
        assert scene.at("d3") == "clay_basin"


@rule("GR-8.5", "GR-13.6")
def test_sand_island_beside_a_new_pond() -> None:
    """The example of page 13: first a pond beside another empty space, then the Sand Island on that space."""
    scene = Scene.alone_with("cultivator").board(EMPTY_BOARD).offer("sand_island").goods(water=1)
    scene.do("one", "tile:pond", "at:a1", "other", "build:sand_island", "at:b1", "take:2")
    assert scene.changes() == {"water": -1, "sand": 2}


@rule("GR-8.6", "GR-8.7")
def test_supplier_gives_two_and_one_to_everyone_else() -> None:
    scene = table(hand_with("supplier"), CARDS[10:], CARDS[10:], CARDS[10:], goblet=0)
    scene.lay({0: "supplier", 1: "clay_worker", 2: "clay_worker", 3: "clay_worker"})
    scene.do("one", "good:wood", "take:2")
    assert scene.changes() == {"wood": 2}
    for receiver in (1, 2, 3):
        assert scene.asked == receiver
        assert scene.offered == ["take:0", "take:1"]
        scene.do("take:0" if receiver == 2 else "take:1")
    assert [player.goods[4] for player in scene.position.players] == [6, 5, 4, 5]
    assert (scene.asked, scene.offered) == (0, ["other", "pass"])


@rule("GR-8.7", "GR-11.2")
def test_receiver_of_food_chooses_its_own_wheel() -> None:
    scene = Scene.alone_with("supplier")
    scene.do("one", "good:food", "on:glass", "take:2")
    assert scene.offered == ["take:0", "on:glass", "on:brick"]
    scene.do("on:brick")
    assert scene.other.wheels["food_on_brick"] == 3
    assert scene.wheels["food"] == 3


@rule("GR-8.7")
def test_gift_is_owed_also_when_the_giver_takes_nothing() -> None:
    scene = Scene.alone_with("supplier")
    scene.do("one", "good:wood", "take:0")
    assert (scene.asked, scene.offered) == (1 - scene.seat, ["take:0", "take:1"])
    full = Scene.alone_with("supplier").goods(wood=7)
    full.do("one", "good:wood")
    assert full.asked == 1 - full.seat


@rule("GR-8.7", "GR-2.6")
def test_wheels_are_looked_at_for_giver_and_receiver() -> None:
    scene = Scene.alone_with("supplier")
    scene.do("one", "good:sand", "take:2")
    assert scene.events("turned") == [(scene.seat, [0, 1])]
    scene.do("take:1")
    assert scene.events("turned") == [(scene.seat, [0, 1]), (1 - scene.seat, [0, 1])]
    assert scene.other.wheels["sand"] == 0
    assert scene.other.wheels["glass"] == 1


@rule("GR-8.8", "GR-9.2")
def test_seven_wood_and_a_processing_building_before_the_gift() -> None:
    """The example of page 13."""
    scene = Scene.alone_with("supplier")
    receiver = scene.other.own("cooperage").goods(wood=7)
    scene.do("one", "good:wood", "take:2")
    assert scene.offered == ["take:0", "use:cooperage"]
    scene.do("use:cooperage", "take:2")
    assert scene.offered == ["take:0", "take:1", "use:cooperage"]
    scene.do("take:1")
    assert receiver.changes() == {"water": 2}
    assert scene.asked == scene.seat


@rule("GR-8.8")
def test_gift_that_does_not_fit_is_not_offered() -> None:
    scene = Scene.alone_with("supplier")
    scene.other.goods(wood=7)
    scene.do("one", "good:wood", "take:2")
    assert (scene.asked, scene.offered) == (scene.seat, ["other", "pass"])
    food = Scene.alone_with("supplier")
    food.other.goods(food=7, food_on_brick=6)
    food.do("one", "good:food", "on:glass", "take:2")
    assert food.offered == ["take:0", "on:brick"]


@rule("GR-8.9", "GR-10.6")
def test_builder_builds_twice_with_wheels_turning_in_between() -> None:
    """Paying glass frees the wheel, which turns before the second building: its new glass pays for that one."""
    scene = Scene.alone_with("builder").board(EMPTY_BOARD).offer("woodcarvers_house", "springhouse")
    scene.goods(food_on_brick=1, glass=3, clay=1, sand=3, food=3, charcoal=3, water=3, wood=3)
    scene.do("one", "from:brick", "build:woodcarvers_house", "at:a1")
    assert scene.changes() == {
        "food_on_brick": -1,
        "clay": -1,
        "sand": -1,
        "food": -1,
        "charcoal": -1,
        "water": -1,
        "wood": -1,
    }
    assert scene.wheels["glass"] == 3
    assert scene.offered == ["other", "pass"]
    scene.offer("sand_pit").do("other", "build:sand_pit", "at:a2")
    assert scene.changes() == {"wood": -1}


@rule("GR-8.10")
def test_carpenter_takes_a_forest_and_builds_in_its_place() -> None:
    scene = Scene.alone_with("carpenter").board("forest ~ " * 10).offer("clay_basin")
    scene.do("other", "at:c3", "build:clay_basin", "at:d3")
    assert scene.at("d3") == "clay_basin"
    assert scene.at("c3") == "."
    scene.do("one", "take:1")
    assert scene.count("forest") == 9


@rule("GR-8.14")
def test_fuel_collector_counts_the_cards_in_hand() -> None:
    """At most 4 (page 14): the card itself, one lying face down and those in slots are not in hand."""
    first = table(hand_with("fuel_collector"), *spread_hands(3)[:2]).goods(water=1)
    first.lay({0: "fuel_collector", 1: "feudal_lord", 2: "supplier"})
    assert first.do("one", "on:glass").offered[-1] == "take:4"
    copied = table(hand_with("fuel_collector", "feudal_lord"), hand_with("fuel_collector"), CARDS[5:10], goblet=1)
    Scene(copied.position, 0).goods(water=1)
    copied.lay({0: "feudal_lord", 1: "fuel_collector", 2: "supplier"})
    while copied.asked != 0:
        copied.do("pass")
    assert copied.do("one", "on:glass").offered[-1] == "take:3"
    last = Scene.alone_with("fuel_collector").goods(water=1).hand()
    last.do("one")
    assert last.changes() == {"water": -1}


@pytest.mark.parametrize(("ponds", "food"), [(0, 0), (2, 2), (5, 5), (9, 7)])
@rule("GR-8.16", "GR-8.19")
def test_fish_farmer_counts_ponds(ponds: int, food: int) -> None:
    scene = Scene.alone_with("fish_farmer").goods(charcoal=1).board("pond " * ponds + ". " * (20 - ponds))
    scene.do("other", *(["on:glass", f"take:{food}"] if ponds else []))
    assert scene.changes() == {"charcoal": -1} | ({"food": food} if food else {})


@rule("GR-8.17")
def test_water_carrier_order_matters() -> None:
    """The example of page 15: room for 3 more water; the sand first makes the wheel turn, and then all 4 water fit."""
    counts = {"water": 4, "food": 2, "charcoal": 1, "wood": 1, "glass": 0, "sand": 0}
    scene = Scene.alone_with("water_carrier").goods(**counts)
    scene.do("other", "take:2", "take:1")
    assert scene.changes() == {"water": 1, "food": -2, "charcoal": -1, "wood": -1, "glass": 1}
    assert scene.do("one").offered == ["take:0", "take:1", "take:2"]
    scene.do("take:2", "take:1")
    assert scene.wheels["water"] == 7
    early = Scene.alone_with("water_carrier").goods(**counts)
    early.do("one", "take:2", "take:1", "other")
    assert early.offered == ["take:0", "take:1"]


@rule("GR-8.18", "GR-9.4")
def test_tile_may_be_left_out_and_its_good_still_taken() -> None:
    scene = Scene.alone_with("pit_worker").goods().board(START_BOARD)
    scene.do("one", "pass", "take:1")
    assert scene.changes() == {"clay": 1}
    assert scene.count("pit") == 2
    full = Scene.alone_with("pit_worker").goods().board("forest ~ " * 10)
    full.do("one", "take:1")
    assert full.changes() == {"clay": 1}


@rule("GR-8.18", "GR-9.4")
def test_tile_goes_on_empty_spaces_or_in_the_place_of_another_kind() -> None:
    scene = Scene.alone_with("pond_builder").board(START_BOARD).do("one")
    assert scene.offered == ["pass", "at:a1", "at:d1", "at:a3", "at:d3", "at:b5", "at:c5"]
    scene.do("at:a1")
    assert (scene.count("grove"), scene.count("pond")) == (1, 3)
