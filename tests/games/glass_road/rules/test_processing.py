"""Anytime actions (GR-9) and the thirty processing buildings (GR-12)."""

from __future__ import annotations

import pytest

from tests.games.glass_road.rules.scene import EMPTY_BOARD, START_BOARD, Scene, number_of, start
from tests.games.glass_road.rules.table import idle_to_last_window, idle_until_period, spread_hands, table
from tests.rules import rule
from tests.said import question, said

# The first table of appendix 2: the price in goods, the tiles removed, and the gain.
USES: list[tuple[str, dict[str, int], str, dict[str, int]]] = [
    ("boarding_house", {"charcoal": 1, "water": 1}, "", {"food": 4}),
    ("builders_hut", {}, "grove", {"clay": 2}),
    ("building_firm", {}, "pit", {"clay": 2, "sand": 1}),
    ("carving_workshop", {"wood": 1}, "", {"food": 2}),
    ("charcoal_kiln", {"wood": 1}, "", {"charcoal": 2}),
    ("clay_basin", {"food": 1, "water": 1}, "", {"clay": 3}),
    ("clay_pit", {"water": 1}, "", {"clay": 2}),
    ("colonization_house", {}, "forest", {"charcoal": 1}),
    ("cooperage", {"wood": 1}, "", {"water": 2}),
    ("farmstead", {}, "pond", {"food": 2, "water": 1}),
    ("foresters_hut", {}, "pit", {"wood": 2}),
    ("hardware_store", {"wood": 1}, "", {"clay": 2}),
    ("inn", {"charcoal": 1}, "", {"sand": 2}),
    ("joinery", {"wood": 1}, "forest", {"food": 4}),
    ("kiln", {"charcoal": 1}, "", {"clay": 2}),
    ("potash_manufacturer", {"water": 1, "wood": 1}, "", {"charcoal": 4}),
    ("reed_hut", {}, "pond", {"wood": 2}),
    ("sand_factory", {"food": 1}, "", {"sand": 2}),
    ("sand_pit", {"water": 1}, "", {"sand": 2}),
    ("sand_producer", {"wood": 1}, "", {"sand": 2}),
    ("sand_screening_plant", {"clay": 1}, "", {"sand": 2}),
    ("sandstone_factory", {"sand": 3}, "", {"brick": 1}),
    ("sawmill", {}, "forest", {"wood": 2}),
    ("soup_kitchen", {"water": 1}, "", {"food": 2}),
    ("spa", {"charcoal": 1}, "", {"water": 2}),
    ("swamp_hut", {}, "pond", {"charcoal": 2}),
    ("tree_nursery", {}, "grove", {"wood": 2, "food": 1}),
]
NAMES = [slug for slug, _, _, _ in USES]
ON_TWO_WHEELS = {"food", "charcoal"}


def take_everything(scene: Scene, wheel: str) -> None:
    """Takes all of what is offered, food and charcoal on this wheel."""
    while not {"one", "other"} & set(scene.offered):
        scene.do(f"on:{wheel}" if f"on:{wheel}" in scene.offered else scene.offered[-1])


@pytest.mark.parametrize("wheel", ["glass", "brick"])
@pytest.mark.parametrize(("slug", "price", "tile", "gain"), USES, ids=NAMES)
@rule("GR-12.1", "GR-12.2", "GR-12.3", "GR-12.4", "GR-12.5", "GR-12.6", "GR-11.2")
def test_use(slug: str, price: dict[str, int], tile: str, gain: dict[str, int], wheel: str) -> None:
    land = f"{slug} {tile or '.'} {'~' if tile == 'forest' else '.'} " + ". " * 17
    scene = Scene.alone_with("feudal_lord").board(land).goods(**price)
    scene.do(f"use:{slug}")
    take_everything(scene, wheel)
    second = "_on_brick" if wheel == "brick" else ""
    gained = {good + second if good in ON_TWO_WHEELS else good: number for good, number in gain.items()}
    assert scene.changes() == {**{good: -number for good, number in price.items()}, **gained}
    assert scene.land == [slug, *["."] * 19]
    assert scene.offered == ["one", "other", "pass"]


@pytest.mark.parametrize(("slug", "price", "tile"), [row[:3] for row in USES], ids=NAMES)
@rule("GR-12.1", "GR-12.6")
def test_use_needs_the_whole_price(slug: str, price: dict[str, int], tile: str) -> None:
    """Not offered with any good of the price short by one, nor without the tile."""
    land = f"{slug} {tile or '.'} {'~' if tile == 'forest' else '.'} " + ". " * 17
    for good, number in price.items():
        scene = Scene.alone_with("feudal_lord").board(land).goods(**{**price, good: number - 1})
        assert scene.offered == ["one", "other", "pass"]
    if tile:
        scene = Scene.alone_with("feudal_lord").board(f"{slug} " + ". " * 19).goods(**price)
        assert scene.offered == ["one", "other", "pass"]


@rule("GR-12.1", "GR-11.3")
@pytest.mark.parametrize(
    ("slug", "good"), [("sand_factory", "food"), ("kiln", "charcoal"), ("boarding_house", "charcoal")]
)
def test_price_in_food_or_charcoal_comes_from_either_wheel(slug: str, good: str) -> None:
    for wheel, marker in (("glass", good), ("brick", f"{good}_on_brick")):
        scene = Scene.alone_with("feudal_lord").own(slug).goods(**{good: 1, f"{good}_on_brick": 1}, water=1)
        assert scene.do(f"use:{slug}").offered == ["from:glass", "from:brick"]
        assert scene.do(f"from:{wheel}").changes()[marker] == -1


@rule("GR-12.7", "GR-11.2")
@pytest.mark.parametrize("good", ["sand", "food", "charcoal", "water", "wood", "clay"])
def test_office(good: str) -> None:
    scene = Scene.alone_with("feudal_lord").own("office").goods().private("shed", "inn")
    assert scene.do("use:office").offered == ["discard:inn", "discard:shed"]
    scene.do("discard:inn", f"good:{good}", "on:brick" if good in ON_TWO_WHEELS else "take:1")
    assert scene.changes() == {f"{good}_on_brick" if good in ON_TWO_WHEELS else good: 1}
    assert scene.private_offer == ["shed"]
    assert "inn" not in scene.display


@rule("GR-12.7")
def test_shingles_manufacturer() -> None:
    scene = Scene.alone_with("feudal_lord").own("shingles_manufacturer").goods().private("inn", "kiln", "shed")
    scene.do("use:shingles_manufacturer", "discard:inn", "discard:shed", "take:1")
    assert scene.changes() == {"brick": 1}
    assert scene.private_offer == ["kiln"]
    assert scene.offered == ["one", "other", "pass"]


@rule("GR-12.7")
def test_pairs_of_the_private_offer_have_one_spelling() -> None:
    scene = Scene.alone_with("feudal_lord").own("shingles_manufacturer").goods().private("inn", "kiln", "shed")
    assert scene.do("use:shingles_manufacturer").offered == ["discard:inn", "discard:kiln"]
    scene.do("discard:kiln")
    assert scene.private_offer == ["inn"]


@rule("GR-12.7", "GR-12.8")
@pytest.mark.parametrize("tile", ["pit", "grove", "pond"])
def test_district_offices(tile: str) -> None:
    scene = Scene.alone_with("feudal_lord").own("district_offices").goods().private("inn", "shed")
    scene.do("use:district_offices", f"tile:{tile}", "at:c4")
    assert scene.at("c4") == tile
    assert scene.private_offer == []
    assert scene.changes() == {}


@rule("GR-12.8")
def test_district_offices_need_room() -> None:
    scene = Scene.alone_with("feudal_lord").board("district_offices shed " + "forest ~ " * 9).private("inn", "shed")
    assert scene.offered == ["one", "other", "pass"]
    scene.board("district_offices pit " + "forest ~ " * 9)
    scene.do("use:district_offices")
    assert scene.offered == ["pass", "tile:grove", "tile:pond"]
    scene.do("tile:pond")
    assert scene.at("b1") == "pond"


@rule("GR-12.7")
def test_buildings_given_up_leave_the_game() -> None:
    scene = Scene.alone_with("feudal_lord").own("office").goods()
    scene.do("one")
    given_up = scene.private_offer[0]
    scene.do("use:office", f"discard:{given_up}", "good:wood", "take:1", "pass")
    assert scene.events("discarded") == [(scene.seat, [number_of(given_up)])]
    for period in (2, 3, 4):
        idle_until_period(scene.position, period)
        assert given_up not in [*scene.private_offer, *scene.display]


# When they may be used


@rule("GR-9.1", "GR-9.3", "GR-12.1")
def test_cooperage_again_and_again() -> None:
    """Page 8: the owner may turn wood into water whenever it likes, also several times in a row."""
    scene = Scene.alone_with("feudal_lord").own("cooperage").goods(wood=3)
    for left in (2, 1, 0):
        scene.do("use:cooperage", "take:2")
        assert scene.wheels["wood"] == left
    assert scene.wheels["water"] == 6
    assert "use:cooperage" not in scene.offered


@rule("GR-9.3", "GR-2.6")
def test_wheels_are_looked_at_after_each_use() -> None:
    scene = Scene.alone_with("feudal_lord").own("clay_pit").goods(water=2, food_on_brick=3, charcoal_on_brick=3)
    scene.do("use:clay_pit", "take:2")
    assert scene.changes() == {"water": -1, "food_on_brick": -2, "charcoal_on_brick": -2, "brick": 2}
    scene.do("use:clay_pit", "take:2")
    assert scene.changes() == {"water": -1, "clay": 1, "food_on_brick": -1, "charcoal_on_brick": -1, "brick": 1}


@rule("GR-9.2")
def test_windows_of_a_card() -> None:
    """Before the fee, between fee and building, between two abilities."""
    scene = Scene.alone_with("builder").own("cooperage").offer("loess_plateau").goods(food=1, wood=5)
    assert "use:cooperage" in scene.offered
    scene.do("one")
    assert scene.changes() == {"food": -1}
    assert "use:cooperage" in scene.offered
    scene.do("use:cooperage", "take:2")
    assert "build:loess_plateau" in scene.offered
    scene.do("pass")
    assert "use:cooperage" in scene.offered


@rule("GR-9.2", "GR-7.1")
def test_window_between_a_fee_and_an_ability_that_is_no_building_action() -> None:
    """With 7 water the Cooperage brings nothing; the fee makes room, and its water is there before the clay comes."""
    scene = Scene.alone_with("clay_worker").own("cooperage").goods(water=7, wood=5)
    assert scene.do("one").changes() == {"water": -1}
    assert scene.offered == ["one", "pass", "use:cooperage"]
    assert "use a processing building before the ability?" in question(scene.position, scene.seat)
    assert said(scene.position, scene.position.wording(scene.seat, 0)) == "2 clay"
    assert scene.do("use:cooperage", "take:1").changes() == {"water": 1, "wood": -1}
    assert scene.reason("other") == "GR-7.1: You have chosen the other ability, and paid the fee for it."
    assert scene.do("one", "take:2").changes() == {"clay": 2}
    assert scene.offered == ["other", "pass", "use:cooperage"]


@rule("GR-9.2", "GR-6.4")
def test_after_the_fee_the_ability_may_be_refused() -> None:
    """The other ability can still be used, without a second fee; with nothing to use there is no question."""
    scene = Scene.alone_with("water_carrier").own("cooperage").goods(food=1, wood=1)
    assert scene.do("one", "pass").changes() == {"food": -1}
    assert scene.offered == ["other", "pass", "use:cooperage"]
    assert scene.do("other").offered == ["take:0", "take:1", "take:2"]
    alone = Scene.alone_with("clay_worker").own("cooperage").goods(water=1)
    assert alone.do("one").offered == ["take:0", "take:1", "take:2"]


@rule("GR-9.2", "GR-7.4")
def test_use_can_bring_the_fee() -> None:
    scene = Scene.alone_with("clay_worker").own("cooperage").goods(wood=1)
    assert scene.offered == ["pass", "use:cooperage"]
    scene.do("use:cooperage", "take:2")
    assert scene.offered == ["one", "pass"]


@rule("GR-9.2")
def test_no_window_in_a_secret_phase() -> None:
    scene = table(*spread_hands(3))
    scene.own("cooperage")
    assert all(token.startswith("card:") for seat in range(3) for token in scene.offered_to(seat))


@rule("GR-9.2")
def test_copy_has_its_own_windows() -> None:
    scene = Scene.shared("feudal_lord")
    scene.other.own("cooperage").goods(wood=1)
    scene.do("pass")
    assert scene.asked == 1 - scene.seat
    assert scene.offered == ["one", "other", "pass", "use:cooperage"]


@rule("GR-9.2", "GR-15.1")
@pytest.mark.parametrize("goblet", [0, 1, 2])
def test_window_before_scoring_in_turn_from_the_goblet(goblet: int) -> None:
    position = start(3)
    idle_until_period(position, 4)
    position.goblet = goblet
    for seat in range(3):
        Scene(position, seat).own("sand_pit").goods(water=2)
    idle_to_last_window(position)
    order = []
    scene = Scene(position)
    while not position.over():
        order.append(scene.asked)
        assert scene.offered == ["pass", "use:sand_pit"]
        scene.do("use:sand_pit", "take:2", "use:sand_pit", "take:1")
    assert order == [goblet, (goblet + 1) % 3, (goblet + 2) % 3]
    assert position.scores() == [1.5, 1.5, 1.5]
    assert position.winners() == [0, 1, 2]


@rule("GR-9.4", "GR-10.4")
def test_pond_is_removed_to_make_room() -> None:
    """Page 8: a pond goes for a new building; forests and buildings do not."""
    scene = Scene.alone_with("cultivator").offer("clay_basin").board("pond shed " + "forest ~ " * 9)
    scene.do("other", "build:clay_basin")
    assert scene.at("a1") == "clay_basin"
    assert [values[1] for _, values in scene.events("removed")] == [0]
    full = Scene.alone_with("cultivator").offer("clay_basin").board("tavern shed " + "forest ~ " * 9)
    full.do("other")
    assert "clay_basin" not in full.land
    assert full.offered == ["one", "pass"]


@rule("GR-9.4")
def test_tile_is_not_replaced_by_its_own_kind() -> None:
    scene = Scene.alone_with("pit_worker").board("pit grove " + "forest ~ " * 9).goods()
    assert scene.do("one").offered == ["pass", "at:b1"]


@rule("GR-10.5", "GR-9.2")
@pytest.mark.parametrize(("slug", "tile"), [("building_firm", "pit"), ("builders_hut", "grove")])
def test_tile_removed_by_a_processing_building_makes_room_and_brings_goods(slug: str, tile: str) -> None:
    """Its goods are gained and the wheels looked at before anything is paid."""
    scene = Scene.alone_with("cultivator").offer("hunting_lodge").board(f"{tile} {slug} " + "forest ~ " * 9)
    scene.goods(food_on_brick=1, charcoal_on_brick=1)
    scene.do("other")
    assert scene.offered == ["pass", f"use:{slug}"]
    scene.do(f"use:{slug}", *["take:2"], *(["take:1"] if tile == "pit" else []))
    assert scene.wheels["brick"] == 1
    scene.do("build:hunting_lodge")
    assert scene.at("a1") == "hunting_lodge"
    assert scene.wheels["brick"] == 0


@rule("GR-10.8")
def test_new_processing_building_is_used_at_the_next_window() -> None:
    scene = Scene.alone_with("builder").board(EMPTY_BOARD).offer("sand_pit").goods(food=1, wood=1, water=2)
    scene.do("one", "build:sand_pit", "at:a1")
    assert scene.offered == ["other", "pass", "use:sand_pit"]


def test_only_own_buildings_are_used() -> None:
    scene = Scene.alone_with("feudal_lord").board(START_BOARD).goods(wood=3)
    scene.other.own("cooperage").goods(wood=3)
    assert scene.offered == ["one", "other", "pass"]
