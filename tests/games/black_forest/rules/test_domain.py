"""BF-12, BF-13 and BF-14: progress, construction, livestock."""

import pytest

from tests.games.black_forest.rules.scene import Scene
from tests.rules import rule
from waldglas.games.black_forest.rules.domain import Progress
from waldglas.games.black_forest.rules.payments import HOUSE_ANIMALS


@rule("BF-12.1")
def test_steps_move_the_tracker() -> None:
    assert Scene().give(brick=3).visits("furnace_maker").player().tracker == 2


@rule("BF-12.2", "BF-12.5")
def test_at_the_top_the_hut_moves() -> None:
    scene = Scene().run([Progress(3)])
    player = scene.player()
    assert (player.estates, player.tracker) == (1, 0)
    assert scene.there("s1-a1") == scene.there("s1-b1") == "forest"
    assert scene.there("s1-b2") == scene.there("s1-b3") == "empty"
    assert scene.position.observe(0).data()["players"][0]["estates"][1] == ["forest", "forest", "hut", "", "hut", ""]
    assert scene.tiles()["forest"] == 5


@rule("BF-12.3")
def test_example_of_progress() -> None:
    """Page 8: one step below the top 2 steps are gained: a small estate, and the tracker one above the bottom."""
    scene = Scene()
    scene.player().tracker = 2
    scene.run([Progress(2)])
    assert (scene.player().estates, scene.player().tracker) == (1, 1)


@rule("BF-12.3")
def test_what_the_estate_sets_off_comes_before_the_steps_left() -> None:
    scene = Scene().own("glaswald_lake")
    scene.player().tracker = 2
    scene.run([Progress(2)])
    kinds = [event.kind for event in scene.position.journal or []]
    assert kinds[-5:] == ["progressed", "relocated", "helped", "gained", "progressed"]


@rule("BF-12.4")
def test_stable_that_the_hut_has_left() -> None:
    scene = Scene()
    assert scene.player().fits(0, 2)
    assert not scene.player().fits(0, 3)
    scene.run([Progress(3)])
    assert scene.player().fits(0, 4)
    assert not scene.player().fits(0, 5)


@rule("BF-12.6")
def test_after_the_twelfth_small_estate_the_tracker_stays_at_the_top() -> None:
    scene = Scene()
    for _ in range(12):
        scene.run([Progress(3)])
    assert scene.player().estates == 12
    scene.run([Progress(3)])
    scene.run([Progress(3)])
    assert (scene.player().estates, scene.player().tracker) == (12, 3)
    assert len(scene.player().land) == 87


# Construction


@rule("BF-13.1")
def test_who_lets_one_build() -> None:
    scene = Scene().give(wood=5, brick=5).offer("grain_mill", "larder_tunnel")
    for slug in ("builder", "carpenter"):
        assert scene.visits(slug).offered() == {"build:grain_mill", "build:larder_tunnel"}
    assert scene.why_not("build:well") == "BF-13.1"
    assert scene.give(wood=4).visits("builder").offered() == set()


@rule("BF-13.2", "BF-13.10")
def test_example_of_the_water_tower() -> None:
    """Page 8: 1 glass and 3 brick; four spaces are empty when it stands; it brings 4 water."""
    scene = Scene().give(glass=1, brick=3).builds("water_tower").play("at:m-b2", "done")
    assert scene.goods() == {"water": 4}


@rule("BF-13.2")
def test_tiles_of_the_cost_make_room() -> None:
    scene = Scene().clear().lay(forest="a1 b1 c1 d1 d2 a2 b2 c2 a3 b3 d3 c3").give(brick=4, water=1)
    scene.builds("glaswald_lake").play("at:m-b3")
    assert scene.there("m-b3") == "glaswald_lake"
    assert scene.tiles()["forest"] == 11


@rule("BF-13.2", "BF-13.3")
def test_forests_of_the_cost_are_those_that_leave_a_place() -> None:
    """The Hunting Lodge needs two adjacent spaces: one empty space and a forest beside it, or two forests."""
    scene = Scene().clear().lay(forest="a1 c1 b2 a3 d2", pond="d3").give(glass=3, brick=3, wood=3)
    scene.own("well", at="m-b1").own("kiln", at="m-d1").own("tavern", at="m-a2").own("bar", at="m-b3")
    scene.own("inn", at="m-c2", at_also="m-c3").give(glass=3, brick=3, wood=3).builds("hunting_lodge")
    assert scene.offered() == {"at:m-a1", "at:m-c1", "at:m-b2"}
    scene.play("at:m-a1")
    assert scene.offered() == {"at:m-c1", "at:m-b2", "at:m-d2"}
    scene.play("at:m-b2")
    assert scene.there("m-d2") == scene.there("m-d3") == "hunting_lodge"


@rule("BF-13.2", "BF-13.3")
def test_forests_that_would_leave_no_place_do_not_go() -> None:
    """Of four forests three go; without the one on d2 there would be no room for the Hunting Lodge."""
    scene = Scene().clear().lay(forest="a1 c1 a3 d2", pond="d3").give(glass=3, brick=3, wood=3)
    scene.own("well", at="m-b1").own("kiln", at="m-d1").own("tavern", at="m-a2").own("bar", at="m-b3")
    scene.own("inn", at="m-c2", at_also="m-c3").own("grain_mill", at="m-b2").give(glass=3, brick=3, wood=3)
    scene.builds("hunting_lodge").play("at:m-a1")
    assert scene.why_not("at:m-a3") == "BF-9.4"


@rule("BF-13.3")
def test_large_buildings_take_two_adjacent_spaces() -> None:
    scene = Scene().give(glass=3, brick=2, wood=2, water=2, porridge=3).builds("general_hospital")
    assert scene.offered() == {f"at:m-{space}" for space in ("c1", "a2", "b2", "c2", "a3", "b3", "c3")}
    assert scene.why_not("at:m-d1") == "BF-13.3"
    scene.play("at:m-c1", "at:m-d1")
    assert scene.there("m-c1") == scene.there("m-d1") == "general_hospital"
    scene = Scene().give(glass=3, brick=2, wood=2, water=2, porridge=3).builds("general_hospital")
    scene.play("at:m-b2", "at:m-b3")
    assert scene.there("m-b3") == "general_hospital"
    assert scene.goods() == {}


@rule("BF-13.3")
def test_without_room_no_building() -> None:
    scene = Scene().clear().lay(forest="a1 b1 c1 d1 d2 a2 b2 c2 a3 b3 d3 c3").give(wood=5, brick=5).offer("grain_mill")
    assert not scene.visits("builder").offered()
    assert scene.told("builds") == []


@rule("BF-13.4")
def test_cost_must_be_paid_in_full() -> None:
    scene = Scene().give(wood=4, water=3, brick=1).offer("grain_mill", "clay_pit", "foresters_lodge", "sawmill")
    assert scene.visits("builder").offered() == {"build:clay_pit", "build:foresters_lodge"}
    assert scene.why_not("build:sawmill") == "BF-13.4"
    columns = {
        scene.building(slug).tile % 3: scene.building(slug).price for slug in ("clay_pit", "ox_stable", "sawmill")
    }
    assert set(columns) == {0, 1, 2}


@rule("BF-13.5", "BF-13.6")
def test_effects_and_points() -> None:
    scene = Scene().give(brick=2, wood=1).builds("glass_furnace").play("at:m-b2")
    assert scene.player().works == scene.building("glass_furnace").uses
    assert scene.points("Glass Furnace") == 2


@rule("BF-13.7")
def test_example_of_the_clay_pit() -> None:
    """Page 9: 2 water into 3 brick at any time, as often as one likes."""
    scene = Scene().give(water=4, wood=2).own("clay_pit").pawn(0, "v1-1").turn().play("use:clay_pit", "use:clay_pit")
    assert scene.goods() == {"brick": 6, "wood": 2}


@rule("BF-13.8")
def test_conditions_of_construction() -> None:
    scene = Scene().give(glass=3, brick=5, wood=5).offer("farmers_residence", "smokehouse").lay(field="b2")
    assert not scene.visits("builder").offered()
    scene.lay(field="b3", pond="d1")
    scene.visits("builder")
    assert scene.offered() == {"build:farmers_residence", "build:smokehouse"}
    scene.play("build:farmers_residence", "at:m-b1")
    assert scene.offered() == {"at:m-b1", "at:m-c1", "at:m-c2", "at:m-c3"}


@rule("BF-13.8")
def test_a_field_that_makes_room_does_not_count() -> None:
    """With exactly four fields none of them can make room; with a fifth one can."""
    scene = Scene().clear().lay(forest="a1 b1 c1 d1 d2", field="a3 b3 d3 c3", pond="c2 a2")
    scene.give(glass=3, brick=4, wood=4).own("well", at="m-b2").builds("farmers_residence").play("at:m-a1")
    assert scene.there("m-a1") == scene.there("m-a2") == "farmers_residence"
    assert scene.tiles()["field"] == 4


@rule("BF-13.8")
def test_conditions_of_rewards_do_not_forbid_building() -> None:
    scene = Scene().give(brick=3, wood=2).builds("schauinsland_house").play("at:m-b2")
    assert scene.livestock() == (0, 0)
    assert scene.there("m-b2") == "schauinsland_house"


@rule("BF-13.9")
def test_example_of_the_hotzenwald_house() -> None:
    """Page 9: 3 sand and 1 cattle, once."""
    scene = Scene().give(glass=1, brick=2, wood=2).builds("hotzenwald_house").play("at:m-b2", "take:sand")
    assert scene.goods() == {"sand": 3}
    assert scene.livestock() == (0, 1)
    assert not len(scene.player().works)


@rule("BF-13.11")
def test_example_of_the_glaswald_lake() -> None:
    """Page 9: each new small estate brings 3 sand."""
    scene = Scene().own("glaswald_lake").run([Progress(3)]).run([Progress(3)])
    assert scene.goods() == {"sand": 6}


@rule("BF-13.12")
def test_example_of_the_village_church() -> None:
    """Page 9: its 4 points and 1 for each empty space beside it on its estate."""
    scene = Scene().lay(empty="a2").own("village_church", at="m-b2")
    assert scene.points("Village Church") == 6


# Livestock


@rule("BF-14.1")
@pytest.mark.parametrize(
    ("pastures", "forests", "pigs", "cattle", "fit"),
    [
        (0, 3, 3, 2, True),
        (0, 3, 4, 0, False),
        (0, 3, 0, 3, False),
        (1, 3, 6, 2, True),
        (1, 3, 3, 5, True),
        (1, 3, 4, 3, False),
        (2, 3, 4, 3, True),
        (2, 0, 3, 5, True),
        (2, 0, 4, 5, False),
    ],
)
def test_room(pastures: int, forests: int, pigs: int, cattle: int, fit: bool) -> None:
    scene = Scene().clear()
    scene.lay(pasture=" ".join(["b2", "b3"][:pastures]), forest=" ".join(["a1", "b1", "d2"][:forests]))
    assert scene.player().fits(pigs, cattle) == fit


@rule("BF-14.2")
def test_animals_move_about() -> None:
    """A pasture with one pig takes cattle when the pig goes to a forest."""
    scene = Scene().clear().lay(pasture="a1", forest="b1").animals(pigs=1, cattle=4).visits("cattle_farmer")
    assert scene.livestock() == (1, 5)


@rule("BF-14.3")
def test_an_animal_without_room_is_not_gained() -> None:
    scene = Scene().animals(cattle=2).visits("cattle_farmer")
    assert scene.livestock() == (0, 2)
    scene = Scene().animals(pigs=2).give(water=1, brick=1).visits("landowner", 2).play("take:cattle")
    assert scene.livestock() == (3, 1)


@rule("BF-14.4")
def test_owner_chooses_what_is_returned() -> None:
    """A pasture is gone: four pigs and five cattle have one pasture left beside a stable and a forest."""
    scene = Scene().clear().lay(pasture="a1", forest="b1").animals(pigs=4, cattle=5).run([HOUSE_ANIMALS])
    assert scene.offered() == {"return:pig", "return:cattle"}
    scene.play("return:cattle")
    assert scene.livestock() == (4, 2)


@rule("BF-14.4")
def test_no_animal_is_returned_that_could_stay() -> None:
    """Two pastures' worth of pigs must lose three of four; then all cattle stay."""
    scene = Scene().clear().lay(pasture="a1", forest="b1").animals(pigs=4, cattle=5).run([HOUSE_ANIMALS])
    scene.play("return:pig")
    assert scene.livestock() == (1, 5)


@rule("BF-14.5")
def test_animals_paid_are_the_owners_choice() -> None:
    scene = (
        Scene().animals(pigs=2, cattle=2).give(glass=2, brick=3).builds("slaughterhouse").play("at:m-b2", "effect:1")
    )
    assert scene.livestock() == (1, 2)
    assert scene.offered() == {"pay:pig", "pay:cattle"}
    assert scene.why_not("pay:wood") == "BF-14.5"
    scene.play("pay:cattle")
    assert (scene.livestock(), scene.goods()) == ((1, 0), {"meat": 6})
