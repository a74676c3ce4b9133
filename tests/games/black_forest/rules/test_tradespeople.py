"""BF-19: the tradespeople."""

import pytest

from tests.games.black_forest.rules.scene import Scene
from tests.rules import rule


@rule("BF-19.1")
def test_brickmaker() -> None:
    """Page 7: 1 charcoal for 4 brick."""
    scene = Scene().give(charcoal=1, charcoal_cooking=1).visits("brickmaker").play("from:1")
    assert scene.charcoal() == (0, 1)
    assert scene.goods()["brick"] == 4


@rule("BF-19.2")
def test_builder() -> None:
    scene = Scene().give(brick=3, wood=3, water=1).offer("well").visits("builder").play("at:m-b2")
    assert scene.goods() == {}
    assert scene.there("m-b2") == "well"


@rule("BF-19.3")
def test_carpenter() -> None:
    assert Scene().give(wood=5, brick=1).offer("grain_mill", "bakery").visits("carpenter").offered()
    assert Scene().visits("carpenter", 2).player().tracker == 1
    scene = Scene().pawn(0, "v1-1").people(1, "carpenter", "butcher", "herder", "lumberjack").offer().turn()
    assert "to:v1-4" in scene.offered()
    scene.play("to:v1-4")
    assert scene.offered() == {"visit:carpenter:2", "visit:lumberjack"}


@rule("BF-19.4")
def test_furnace_maker() -> None:
    scene = Scene().give(brick=4).visits("furnace_maker")
    assert scene.goods() == {"brick": 1}
    assert scene.player().tracker == 2


@rule("BF-19.5")
def test_woodworker_takes_a_forest_for_wood_and_a_building() -> None:
    """Page 7. The wood may help to pay, and the forest's space may take the building."""
    scene = Scene().give(wood=4).offer("grain_mill").visits("woodworker").play("at:m-b1", "at:m-b1")
    assert scene.there("m-b1") == "grain_mill"
    assert scene.goods() == {}


@rule("BF-19.5")
def test_woodworker_is_not_visited_for_only_one_of_both() -> None:
    scene = Scene().give(wood=3).offer("grain_mill").pawn(0, "v1-1")
    scene.people(1, "woodworker", "butcher", "herder", "charcoal_burner").turn().play("to:v1-4")
    assert scene.told("visited") == [[scene.facts.tradespeople[scene.facts.tradesperson("charcoal_burner")].visits[0]]]


@rule("BF-19.5")
def test_woodworker_with_wood_or_building_first() -> None:
    scene = Scene().give(wood=5).offer("grain_mill").visits("woodworker").play("at:m-b1")
    assert scene.offered() == {"take:wood", "take:building"}
    scene.play("take:building", "at:m-b1")
    assert scene.goods() == {"wood": 1}


@rule("BF-19.5")
@pytest.mark.parametrize("first", ["wood", "building"])
def test_woodworker_with_full_wood(first: str) -> None:
    """The Mortar Mixer costs no wood, so there is no room for the Woodworker's: it is forfeited."""
    scene = Scene().give(wood=7, brick=2, porridge=1, meat=1).offer("mortar_mixer").pawn(0, "v1-1")
    scene.people(1, "woodworker", "butcher", "brickmaker", "charcoal_burner").turn().play("to:v1-4")
    scene.play("visit:woodworker", "at:m-b1", f"take:{first}", "at:m-b1", "take:water")
    assert scene.there("m-b1") == "mortar_mixer"
    assert scene.goods() == {"wood": 7, "sand": 3, "water": 2}


@rule("BF-19.5")
def test_woodworker_with_full_wood_builds_what_takes_wood() -> None:
    scene = Scene().give(wood=7).offer("grain_mill").visits("woodworker").play("at:m-b1")
    assert scene.offered() == {"take:wood", "take:building"}
    scene.play("take:building", "at:m-b1")
    assert scene.goods() == {"wood": 3}


@rule("BF-19.5")
def test_woodworker_with_what_the_forest_brings() -> None:
    """The Cabin's water turns the wheel and uses up the wood: no building can be paid then."""
    scene = Scene().own("lakeside_forest_cabin").give(wood=4, sand=1, charcoal=1).offer("grain_mill").pawn(0, "v1-1")
    scene.people(1, "woodworker", "butcher", "herder", "charcoal_burner").turn().play("to:v1-4")
    assert "visit:woodworker" not in scene.offered()
    scene.give(wood=5).pawn(0, "v1-1").turn().play("to:v1-4")
    assert "visit:woodworker" in scene.offered()


@rule("BF-19.6")
def test_butcher() -> None:
    assert Scene().animals(pigs=1, cattle=1).visits("butcher", 1).goods() == {"meat": 2}
    scene = Scene().animals(pigs=1, cattle=1).visits("butcher", 2)
    assert (scene.goods(), scene.livestock()) == ({"meat": 3}, (1, 0))


@rule("BF-19.7")
def test_cattle_farmer() -> None:
    """Page 7: 1 cattle."""
    assert Scene().visits("cattle_farmer").livestock() == (0, 1)


@rule("BF-19.8")
def test_herder() -> None:
    """Page 7: 1 porridge for each cattle; or 1 wood for each pig in a forest."""
    assert Scene().lay(pasture="b2").animals(cattle=4).visits("herder", 1).goods() == {"porridge": 4}
    assert Scene().lay(pasture="b2").animals(pigs=5).visits("herder", 2).goods() == {"wood": 3}
    assert Scene().own("beechnut_gatherers_hut").animals(pigs=5).visits("herder", 2).goods() == {"wood": 5}


@rule("BF-19.9")
def test_landowner() -> None:
    one = Scene().give(water=1, porridge=1, brick=1).visits("landowner", 1).play("take:pig")
    assert (one.goods(), one.livestock()) == ({"brick": 1}, (1, 1))
    other = Scene().give(water=1, porridge=1, brick=1).visits("landowner", 2).play("take:pig")
    assert (other.goods(), other.livestock()) == ({"porridge": 1}, (1, 1))


@rule("BF-19.10")
def test_pig_farmer() -> None:
    assert Scene().visits("pig_farmer").livestock() == (1, 0)


@rule("BF-19.11")
def test_cook() -> None:
    assert Scene().lay(field="b2").visits("cook", 1).goods() == {"porridge": 3}
    meat = []
    for ponds in range(8):
        scene = Scene().clear().lay(pond=" ".join(["a1", "b1", "c1", "d1", "d2", "a2", "b2"][:ponds])).visits("cook", 2)
        meat.append(scene.goods().get("meat", 0))
    assert meat == [0, 0, 1, 1, 2, 2, 3, 3]


@rule("BF-19.12")
def test_farmhand() -> None:
    pasture = Scene().give(wood=1).visits("farmhand", 1).play("at:m-b2")
    assert (pasture.there("m-b2"), pasture.goods()) == ("pasture", {})
    assert Scene().visits("farmhand", 2).play("at:m-b2").there("m-b2") == "field"


@rule("BF-19.13")
def test_gardener() -> None:
    pond = Scene().give(brick=1).visits("gardener", 1).play("at:m-b2")
    assert (pond.there("m-b2"), pond.goods()) == ("pond", {})
    assert Scene().visits("gardener", 2).goods() == {"water": 2}


@rule("BF-19.14")
def test_glass_miller() -> None:
    """Page 7: 1 sand for each pond."""
    assert Scene().lay(pond="b2").visits("glass_miller").goods() == {"sand": 3}


@rule("BF-19.15")
def test_traveling_merchant() -> None:
    scene = Scene(4).visits("traveling_merchant", seat=2).play("take:meat", seat=2)
    assert scene.goods(2) == {"meat": 2}
    for seat, answer in ((3, "take:meat"), (0, "decline"), (1, "take:meat")):
        assert scene.position.to_act() == [seat]
        scene.play(answer, seat=seat)
    assert [scene.goods(seat) for seat in range(4)] == [{}, {"meat": 1}, {"meat": 2}, {"meat": 1}]


@rule("BF-19.16")
def test_charcoal_burner() -> None:
    scene = Scene().give(wood=2).visits("charcoal_burner").play("on:glassmaking")
    assert scene.goods() == {"wood": 1, "charcoal": 4}


@rule("BF-19.17")
def test_lumberjack() -> None:
    scene = Scene().visits("lumberjack").play("at:m-d2")
    assert (scene.goods(), scene.tiles()["forest"]) == ({"wood": 4}, 2)


@rule("BF-19.5")
def test_woodworker_wood_is_lost_after_a_building_that_brings_wood() -> None:
    """With 5 wood the Storehouse's 3 leave no room for the Woodworker's; it may come first all the same."""
    scene = Scene().give(glass=2, brick=5, wood=5).offer("storehouse").visits("woodworker").play("at:m-a1")
    assert scene.offered() == {"take:wood", "take:building"}
    scene.play("take:building", "at:m-a1", "take:charcoal", "on:cooking", "take:meat", "take:sand")
    assert scene.goods() == {"wood": 7, "charcoal": 3, "meat": 2, "sand": 1}
