"""BF-4 and BF-10: rewards, and what buildings add."""

import pytest

from tests.games.black_forest.rules.scene import Scene
from tests.rules import rule


def job(scene: Scene, slug: str) -> Scene:
    """Carries out a job's effect."""
    return scene.run(next(job for job in scene.facts.jobs if job.slug == slug).effect.steps)


@rule("BF-4.1", "BF-4.2")
def test_everything_is_taken() -> None:
    scene = job(Scene().give(wood=7), "brickmaker")
    assert scene.offered() == {"take:brick", "take:sand", "take:water", "take:glass"}
    assert scene.why_not("decline") == ""
    scene.play("take:glass", "take:water", "take:sand")
    assert scene.goods() == {"brick": 5, "sand": 4, "water": 4, "glass": 1}


@rule("BF-4.3", "BF-4.4")
def test_parts_in_an_order_of_choice_and_production_between() -> None:
    """Sand first lets the wheel turn before the water comes."""
    scene = Scene().give(meat=5, water=1, charcoal=1)
    job(scene, "cook").play("take:sand", "take:wood")
    assert scene.goods()["glass"] == 1
    assert scene.goods()["sand"] == 4
    assert scene.why_not("take:sand") == "BF-4.3"


@rule("BF-4.5")
def test_excess_is_lost() -> None:
    scene = Scene().give(charcoal=1, brick=5).visits("brickmaker")
    assert scene.goods() == {"brick": 7}


@rule("BF-4.6")
def test_tiles_go_on_empty_spaces_or_in_the_place_of_landscape() -> None:
    scene = Scene().visits("farmhand", 2)
    assert scene.offered() == {f"at:m-{name}" for name in ("c1", "d1", "b2", "b3", "d3", "c2", "c3")}
    assert scene.why_not("at:m-a2") == "BF-4.6"
    assert scene.why_not("decline") == "BF-4.6"
    assert scene.why_not("at:m-a1") == "BF-15.6"
    assert scene.why_not("at:s1-b2") == "BF-5.1"
    scene.play("at:m-c2")
    assert scene.tiles() == {"field": 3, "pond": 1, "pasture": 0, "forest": 3}


@rule("BF-4.6")
def test_without_an_empty_space_a_tile_may_be_wasted() -> None:
    scene = Scene().clear().lay(field="a1 b1 c1 d1 d2 a2 b2 c2 a3 b3 d3", pond="c3")
    scene.visits("farmhand", 2)
    assert scene.offered() == {"decline", "at:m-c3"}
    scene.play("decline")
    assert scene.tiles()["field"] == 11


@rule("BF-4.6")
def test_tiles_of_one_kind_are_placed_in_the_order_of_spaces() -> None:
    scene = Scene().clear().lay(forest="a1 b1 c1 d1 a2 b2 d2", pond="c2 d3")
    job(scene.give(brick=7), "freiburg").play("take:field")
    assert scene.offered() == {"at:m-c2", "at:m-a3", "at:m-b3", "at:m-c3"}
    scene.play("at:m-b3")
    assert scene.offered() == {"at:m-c3", "at:m-d3"}


@rule("BF-4.6")
def test_no_tile_is_wasted_while_a_space_is_empty() -> None:
    """Only two spaces are left: both take a field."""
    scene = Scene().clear().lay(forest="a1 b1 c1 d1 d2 a2 b2 c2 a3 b3")
    job(scene.give(brick=7), "freiburg").play("take:field")
    assert scene.tiles()["field"] == 2


@rule("BF-4.6")
def test_a_tile_of_the_same_kind_is_replaced_only_for_what_it_sets_off() -> None:
    scene = Scene().clear().lay(field="a1 b1 c1 d1 d2 a2 b2 c2 a3 b3 c3").own("pig_farm").animals(pigs=2)
    scene.lay(forest="d2 c2 c3").visits("farmhand", 2)
    assert "at:m-a1" in scene.offered()
    scene.play("at:m-a1")
    assert scene.livestock() == (3, 0)
    scene.animals(pigs=1).visits("farmhand", 2)
    assert scene.offered() == set()


@rule("BF-4.7")
def test_counts_are_made_at_the_gain() -> None:
    scene = Scene().lay(pond="b2 b3").visits("glass_miller")
    assert scene.goods() == {"sand": 4}


@rule("BF-4.8")
def test_one_basic_good_of_choice() -> None:
    scene = Scene(seats=1).give(brick=7, wood=7).visits("traveling_merchant")
    assert scene.offered() == {"take:sand", "take:water", "take:charcoal", "take:porridge", "take:meat"}
    assert scene.why_not("take:brick") == "BF-4.8"
    assert scene.why_not("take:glass") == "BF-4.8"
    scene.play("take:meat")
    assert scene.goods()["meat"] == 2


@rule("BF-10.1")
def test_what_a_building_adds_comes_after_the_whole_gain() -> None:
    """2 meat from the Butcher, then the Ham Cellar's: the wheel has turned for the first two."""
    scene = Scene().own("ham_cellar").animals(pigs=1).give(porridge=2, charcoal_cooking=2)
    scene.player().reminder = False
    scene.visits("butcher", 1)
    assert scene.goods() == {"meat": 1, "provision": 4, "commodity": 2}


@rule("BF-10.1")
@pytest.mark.parametrize(("first", "second"), [("take:wood", "take:sand"), ("take:sand", "take:wood")])
def test_owner_orders_what_comes_at_once(first: str, second: str) -> None:
    scene = Scene().own("lumber_storage").own("glaswald_lake", at="m-b2").give(brick=3, water=2, charcoal=2)
    scene.player().tracker = 1
    scene.visits("furnace_maker")
    assert scene.offered() == {first, second}
    scene.play(first)
    assert scene.goods()["glass"] == 2
    assert scene.goods() == {"wood": 1, "sand": 1, "glass": 2}


@rule("BF-10.1")
def test_painter_or_reminder_first() -> None:
    """Both wheels turn at once by the Clockmaker's markers."""
    scene = Scene().own("cabinet_painter").give(glass=2, brick=1, wood=2).offer("clockmaker")
    scene.player().cooking_dial = 1
    scene.visits("builder").play("at:m-b2")
    assert scene.offered() == {"job", "take:porridge"}
    scene.play("job")
    assert len(scene.told("job")) == 1


@rule("BF-10.2")
def test_what_a_building_adds_follows_the_rules_for_rewards() -> None:
    """The Forestside Herder's Hut lets its owner choose the wheel; the Cabin's water can make glass."""
    scene = Scene().own("forestside_herders_hut").animals(cattle=1).visits("herder")
    assert scene.offered() == {"on:glassmaking", "on:cooking"}
    scene = Scene().own("lakeside_forest_cabin").give(sand=1, charcoal=1, wood=1).visits("lumberjack")
    scene.play("at:m-a1")
    assert scene.goods() == {"glass": 1, "wood": 4}
