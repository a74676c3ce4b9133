"""BF-21 and BF-22: every building does what it says."""

import pytest

from tests.games.black_forest.rules.scene import Scene
from tests.rules import rule
from tests.said import question, speaker_of
from waldglas.games.black_forest.rules.domain import Progress
from waldglas.games.black_forest.rules.player import CHARCOAL, GOODS
from waldglas.games.black_forest.rules.turns import end_game
from waldglas.games.shared.wheel import GONE

# Building and which of its conversions, what is there before, the answers, what is there afterwards.
CONVERSIONS: dict[tuple[str, int], tuple[dict[str, int], list[str], dict[str, int]]] = {
    ("clay_pit", 1): ({"water": 3}, [], {"water": 1, "brick": 3}),
    ("tenement_building", 1): ({"meat": 2}, ["take:brick"], {"brick": 2, "wood": 2}),
    ("day_laborer_square", 1): ({"porridge": 2}, [], {"porridge": 1, "brick": 1}),
    ("kiln", 1): ({"charcoal": 2}, [], {"brick": 3}),
    ("ox_stable", 1): ({}, ["at:m-a1"], {"wood": 2, "forest": -1}),
    ("carving_workshop", 1): ({"porridge": 1}, [], {"wood": 1}),
    ("sawmill", 1): ({}, ["at:m-a1"], {"wood": 3, "forest": -1}),
    ("shadow_mill", 1): ({}, ["at:m-a1", "take:wood"], {"wood": 1, "porridge": 2, "forest": -1}),
    ("tavern", 1): ({"water": 1, "porridge": 1}, [], {"sand": 2}),
    ("sand_sifting_plant", 1): ({"meat": 1}, [], {"sand": 2}),
    ("charcoal_pile", 1): ({"wood": 1, "meat": 1}, ["on:cooking"], {"charcoal": 3}),
    ("well", 1): ({"porridge": 1}, [], {"water": 1}),
    ("cooperage", 1): ({"wood": 2}, [], {"water": 3}),
    ("grain_mill", 1): ({}, ["at:m-a2"], {"porridge": 3, "field": -1}),
    ("lords_manor", 1): ({}, ["at:m-c2"], {"water": 2, "pond": -1}),
    ("lords_manor", 2): ({}, ["at:m-a2"], {"porridge": 1, "field": -1}),
    ("trout_fishery", 1): ({}, ["at:m-c2", "take:meat"], {"water": 1, "meat": 1, "pond": -1}),
    ("watering_trough", 1): ({"water": 2}, [], {"pig": 1}),
    ("watering_trough", 2): ({"water": 3}, [], {"cattle": 1}),
    ("feeding_trough", 1): ({"porridge": 2}, [], {"pig": 1}),
    ("feeding_trough", 2): ({"porridge": 3}, [], {"cattle": 1}),
    ("farrier", 1): ({"charcoal": 3}, [], {"cattle": 1}),
    ("irrigation_system", 1): ({"water": 2}, ["at:m-b2"], {"pasture": 1}),
    ("irrigation_system", 2): ({"water": 4}, ["at:m-b2"], {"pond": 1}),
    ("farmhouse", 1): ({"porridge": 1}, ["at:m-a2", "at:m-a2"], {"pasture": 1, "field": -1}),
    ("glass_furnace", 1): ({"meat": 2}, [], {"progress": 1}),
    ("glass_blower", 1): ({"meat": 1, "porridge": 2}, [], {"glass": 1}),
    ("bakery", 1): ({"water": 1}, ["at:m-a2", "provisions:1-1"], {"provision": 2, "field": -1}),
    ("castle_hotel", 1): ({"progress": 2}, [], {"progress": 1, "meat": 1}),
    ("charcoal_storage", 1): ({"wood": 2}, ["on:cooking"], {"charcoal": 1}),
    ("farmers_residence", 1): ({"porridge": 4}, ["at:m-b2"], {"field": 1}),
    ("inn", 1): ({"water": 2}, [], {"porridge": 1}),
    ("sand_storage", 1): ({"porridge": 2}, [], {"sand": 1}),
}


@rule("BF-21.1", "BF-21.2", "BF-21.3", "BF-21.5", "BF-21.6", "BF-21.8", "BF-21.9", "BF-21.12", "BF-21.13")
@rule("BF-21.15", "BF-21.16", "BF-21.18", "BF-21.20", "BF-21.22", "BF-21.25", "BF-21.26", "BF-21.28", "BF-21.30")
@rule("BF-21.31", "BF-21.32", "BF-21.33", "BF-22.1", "BF-22.2", "BF-22.5", "BF-22.9", "BF-22.12")
@pytest.mark.parametrize("conversion", CONVERSIONS, ids=lambda c: f"{c[0]}-{c[1]}")
def test_conversions(conversion: tuple[str, int]) -> None:
    slug, which = conversion
    before, answers, after = CONVERSIONS[conversion]
    scene = Scene().lay(field="d1").animals(cattle=2 if slug == "ox_stable" else 0)
    scene.give(**{name: number for name, number in before.items() if name != "progress"})
    scene.player().tracker = before.get("progress", 0)
    tiles = scene.tiles()
    assert scene.facts.uses[scene.building(slug).uses[which - 1]].effect.usable(scene.player())
    scene.uses(slug, which).play(*answers)
    assert scene.goods() == {name: number for name, number in after.items() if name in GOODS}
    cattle = after.get("cattle", 2 if slug == "ox_stable" else 0)
    assert scene.livestock() == (after.get("pig", 0), cattle)
    assert scene.player().tracker == after.get("progress", 0)
    for tile in tiles:
        assert scene.tiles()[tile] - tiles[tile] == after.get(tile, 0)


def test_every_conversion_is_tested() -> None:
    facts = Scene().facts
    assert set(CONVERSIONS) == {(facts.buildings[use.building].slug, use.which + 1) for use in facts.uses}


# Building, the answers after its place, what is there afterwards.
INSTANT: dict[str, tuple[list[str], dict[str, int]]] = {
    "brick_basin": ([], {"brick": 2}),
    "log_driver": ([], {"wood": 7}),
    "mortar_mixer": (["take:water"], {"water": 2, "sand": 3}),
    "hotzenwald_house": (["take:sand"], {"sand": 3, "cattle": 1}),
    "storehouse": (
        ["take:wood", "take:charcoal", "on:cooking", "take:meat"],
        {"wood": 3, "charcoal": 3, "meat": 2, "sand": 1},
    ),
    "coal_merchant": (["on:cooking"], {"charcoal": 8}),
    "larder_tunnel": (["take:water", "take:meat"], {"water": 1, "meat": 1, "porridge": 3}),
    "festival_ground": (["take:meat", "take:porridge"], {"meat": 1, "porridge": 1, "pig": 1}),
    "bar": (["take:meat"], {"meat": 3, "porridge": 4}),
    "alehouse": (["take:water", "take:meat"], {"water": 2, "meat": 2, "porridge": 2}),
    "foresters_lodge": ([], {"pig": 1}),
    "water_tower": (["done"], {"water": 4}),
    "glassworks": ([], {"estate": 1}),
    "storage_shed": ([], {"glass": 3}),
}


@rule("BF-21.1", "BF-21.4", "BF-21.7", "BF-21.8", "BF-21.10", "BF-21.12", "BF-21.14", "BF-21.16", "BF-21.17")
@rule("BF-21.19", "BF-21.20", "BF-21.22", "BF-21.31", "BF-21.32")
@pytest.mark.parametrize("slug", INSTANT)
def test_instant_rewards(slug: str) -> None:
    answers, after = INSTANT[slug]
    scene = Scene()
    for amount in scene.building(slug).cost:
        scene.player().goods[amount.what] = amount.number
    scene.builds(slug).play("at:m-b2", *answers)
    assert scene.goods() == {name: number for name, number in after.items() if name in GOODS}
    assert scene.livestock() == (after.get("pig", 0), after.get("cattle", 0))
    assert scene.player().estates == after.get("estate", 0)


# The odd ones, in the order of their numbers


@rule("BF-21.3")
@pytest.mark.parametrize(("wood", "brick"), [(6, 0), (7, 7)])
def test_half_timbered_house(wood: int, brick: int) -> None:
    scene = Scene().give(glass=2, brick=1, wood=wood).builds("half_timbered_house").play("at:m-b2")
    assert scene.goods().get("brick", 0) == brick


@rule("BF-21.3")
def test_half_timbered_house_looks_after_the_wheels_have_turned() -> None:
    scene = Scene().give(glass=3, brick=1, wood=7, sand=1, water=1, charcoal=1)
    scene.builds("half_timbered_house").play("at:m-b2")
    assert scene.goods() == {"wood": 4, "glass": 2}


@rule("BF-21.4")
@pytest.mark.parametrize(("before", "after"), [(0, 3), (2, 3), (5, 5)])
def test_lumber_storage(before: int, after: int) -> None:
    scene = Scene().own("lumber_storage").give(wood=before).run([Progress(3)])
    assert scene.goods() == {"wood": after}


@rule("BF-21.5")
@pytest.mark.parametrize(("cattle", "wood"), [(1, 1), (2, 2), (3, 2), (4, 3), (6, 3), (7, 4)])
def test_ox_stable(cattle: int, wood: int) -> None:
    scene = Scene().lay(pasture="b2 b3").animals(cattle=cattle).uses("ox_stable").play("at:m-a1")
    assert scene.goods() == {"wood": wood}


@rule("BF-21.5")
def test_ox_stable_without_cattle() -> None:
    scene = Scene().own("ox_stable").pawn(0, "v1-1").turn()
    assert "use:ox_stable" not in scene.offered()
    assert scene.why_not("use:ox_stable") == "BF-15.8"


@rule("BF-21.9")
def test_clockmaker() -> None:
    """Markers at 0 go to 1, charcoal on each wheel; the turn is finished, then another one follows."""
    scene = Scene().give(glass=2, brick=2, wood=3, provision=2, provision_high=3).offer("clockmaker").pawn(0, "v1-1")
    scene.people(1, "builder", "butcher", "lumberjack", "herder").turn()
    scene.play("to:v1-4", "visit:builder", "at:m-b2", "done")
    assert scene.told("extra_turn") == [[]]
    assert scene.position.active == 0
    assert scene.position.in_extra_turn
    assert scene.position.turns == 0
    scene.play("beg")
    assert scene.position.active == 1
    assert scene.position.turns == 1


@rule("BF-21.9")
def test_clockmaker_raises_charcoal_on_each_wheel_and_says_so() -> None:
    """The left charcoal goes up though there is charcoal on the right; then the wheel uses it up."""
    scene = Scene().give(glass=2, brick=1, wood=2, charcoal_cooking=3).builds("clockmaker").play("at:m-b2")
    assert [CHARCOAL, 1] in scene.told("gained")
    assert (scene.charcoal(), scene.goods()["glass"]) == ((0, 2), 1)
    assert "marker" in speaker_of(scene.position).printed(scene.building("clockmaker").text)


@rule("BF-21.9")
def test_clockmaker_raises_then_turns() -> None:
    scene = Scene().give(glass=2, brick=1, wood=2, commodity=3).builds("clockmaker").play("at:m-b2")
    assert scene.goods() == {"brick": 1, "glass": 1, "charcoal": 1, "porridge": 1, "meat": 1, "commodity": 3}


@rule("BF-21.9", "BF-21.11")
def test_clockmaker_brings_no_marker_back() -> None:
    """After the Potash Manufacturer there is no charcoal marker on the Glassmaking wheel to raise."""
    scene = Scene().give(glass=2, brick=1, wood=2, charcoal=GONE).builds("clockmaker").play("at:m-b2")
    assert scene.charcoal()[0] == GONE
    assert scene.told("gained").count([4, 1]) == 0


@rule("BF-21.9", "BF-7.4")
def test_extra_turn_has_an_exchange_of_its_own() -> None:
    scene = Scene().give(glass=2, brick=2, wood=3, commodity=3, provision_high=3).offer("clockmaker").pawn(0, "v1-1")
    scene.people(1, "builder", "butcher", "lumberjack", "herder").turn()
    scene.play("swap:cook", "to:v1-4", "visit:builder", "at:m-b2", "done")
    assert scene.position.in_extra_turn
    assert "swap:herder" in scene.offered()


@rule("BF-21.9")
def test_extra_turn_comes_before_the_final_turns() -> None:
    scene = Scene().pawn(0, "v1-1").give(commodity=3)
    scene.player().cooking_dial = 9
    scene.position.extra_turn = True
    scene.turn().play("beg")
    assert (scene.position.trigger, scene.position.active, scene.position.final_turns) == (0, 0, 3)
    scene.play("beg", "provisions:1-1")
    assert (scene.position.active, scene.position.final_turns) == (1, 2)


@rule("BF-21.10")
def test_forestside_herders_hut() -> None:
    scene = Scene().own("forestside_herders_hut").animals(cattle=1).visits("herder").play("on:glassmaking")
    assert scene.goods() == {"porridge": 1, "charcoal": 1}


@rule("BF-21.10")
def test_forestside_herders_hut_brings_charcoal_though_the_visit_brings_nothing() -> None:
    scene = Scene().own("forestside_herders_hut").pawn(0, "v1-1")
    scene.people(1, "herder", "butcher", "brickmaker", "furnace_maker").turn().play("to:v1-4")
    assert scene.offered() == {"visit:herder:1", "visit:herder:2"}
    scene.play("visit:herder:2")
    assert scene.offered() == {"on:glassmaking", "on:cooking"}


@rule("BF-21.11")
def test_potash_manufacturer() -> None:
    scene = Scene().give(glass=1, wood=5, sand=1, water=1).builds("potash_manufacturer").play("at:m-b2")
    assert scene.player().goods[CHARCOAL] == GONE
    assert scene.goods() == {"glass": 1}
    assert scene.give(wood=1).visits("charcoal_burner").charcoal() == (GONE, 4)


@rule("BF-21.11")
def test_potash_manufacturer_loses_its_charcoal() -> None:
    scene = Scene().give(glass=1, wood=4, charcoal=5).builds("potash_manufacturer").play("at:m-b2")
    assert scene.goods() == {}
    scene.give(charcoal_cooking=2).visits("brickmaker")
    assert scene.charcoal() == (GONE, 1)


@rule("BF-21.10", "BF-21.11")
def test_coal_merchant_after_the_potash_manufacturer() -> None:
    scene = Scene().give(brick=5, wood=2)
    scene.player().goods[CHARCOAL] = GONE
    scene.builds("coal_merchant").play("at:m-b2")
    assert scene.charcoal() == (GONE, 4)


@rule("BF-21.11")
def test_renderer() -> None:
    scene = Scene().give(glass=1, brick=1, meat=3).builds("renderer").play("at:m-b2", "on:cooking")
    assert scene.offered() == {"decline", "effect:1"}
    scene.play("effect:1", "on:glassmaking")
    assert scene.charcoal() == (3, 6)
    assert not scene.offered()
    scene = Scene().give(glass=1, brick=1, meat=3).builds("renderer").play("at:m-b2", "on:cooking", "decline")
    assert scene.goods() == {"meat": 1, "charcoal": 6}


@rule("BF-21.13")
def test_cistern() -> None:
    scene = Scene().own("cistern").give(brick=3, wood=3, charcoal=1, provision=1, provision_high=1).pawn(0, "v1-1")
    scene.people(2, "builder", "lumberjack", "cook").turn().play("to:v2-1")
    assert scene.goods()["water"] == 2
    scene.pawn(0, "v2-3").give(water=0).turn().play("to:v2-2")
    assert "water" not in scene.goods()


@rule("BF-21.13")
def test_cistern_goes_with_the_cook_and_not_with_the_first_placement() -> None:
    scene = Scene().own("cistern").give(brick=3, wood=3, charcoal=1).people(2, "builder", "lumberjack", "cook").turn()
    scene.play("to:v2-1")
    assert "water" not in scene.goods()
    scene = Scene().own("cistern").give(commodity=1, provision=1, provision_high=1, brick=3, wood=3).pawn(0, "v2-1")
    scene.people(2, "builder", "lumberjack", "traveling_merchant").people(3, "carpenter", "butcher", "herder", "cook")
    scene.turn().play("swap:cook")
    scene.pawn(0, "v3-1").turn().play("to:v2-2")
    assert scene.goods()["water"] == 2


@rule("BF-21.14")
def test_water_tower_after_clearing() -> None:
    scene = Scene().give(glass=1, brick=3).builds("water_tower").play("at:m-b2")
    assert scene.offered() == {"done", "at:m-a2", "at:m-a3", "at:m-c2", "at:m-c3"}
    scene.play("at:m-a3")
    assert scene.offered() == {"done", "at:m-c3"}
    scene.play("done")
    assert scene.goods() == {"water": 5}


@rule("BF-21.14")
def test_lakeside_forest_cabin() -> None:
    """For every forest, whatever the reason; after the whole cost, so it does not help to pay it."""
    scene = Scene().own("lakeside_forest_cabin").run(Scene().facts.jobs[4].effect.steps)
    assert scene.goods() == {"water": 3}
    scene = Scene().own("lakeside_forest_cabin").give(brick=4).offer("glaswald_lake")
    assert not scene.visits("builder").offered()
    scene.give(water=1).visits("builder").play("at:m-a1", "at:m-a1")
    assert scene.goods() == {"water": 1}


@rule("BF-21.15")
def test_bathhouse() -> None:
    scene = Scene().own("bathhouse").give(commodity=1, wood=1, provision=1).pawn(0, "v1-1").turn().play("swap:cook")
    assert scene.goods()["water"] == 1


@rule("BF-21.17")
def test_grocer() -> None:
    """Obligatory, among all ten goods; charcoal of both wheels is one good."""
    scene = Scene().give(glass=2, brick=1, wood=2, charcoal=1, charcoal_cooking=1, commodity=1, provision_high=1)
    scene.builds("grocer").play("at:m-b2")
    assert scene.offered() == {"pay:wood", "pay:charcoal", "pay:glass"}
    assert scene.why_not("pay:commodity") == "BF-21.17"
    scene.play("pay:charcoal", "from:0")
    assert scene.offered() == {"pay:glass", "pay:provision"}
    scene.play("pay:provision")
    assert scene.goods() == {"wood": 1, "charcoal": 1, "glass": 1, "porridge": 5}


@rule("BF-21.17", "BF-3.5")
def test_grocer_can_make_a_wheel_turn() -> None:
    """The cost takes glass off 3 and the wheel turns; the goods for the porridge do the same again."""
    scene = Scene().give(glass=3, brick=1, wood=4, sand=3, water=3, charcoal=3).builds("grocer").play("at:m-b2")
    assert scene.goods() == {"glass": 3, "wood": 2, "sand": 2, "water": 2, "charcoal": 2}
    scene.play("pay:wood", "pay:sand", "pay:glass")
    assert scene.goods() == {"glass": 3, "water": 1, "charcoal": 1, "porridge": 5}


@rule("BF-21.17")
def test_grocer_with_too_few_kinds() -> None:
    scene = Scene().give(glass=1, brick=1, wood=4, meat=2).builds("grocer").play("at:m-b2")
    assert scene.goods() == {"wood": 3, "meat": 2}


@rule("BF-21.18")
def test_cabinet_painter() -> None:
    scene = Scene().own("cabinet_painter").give(glass=1, wood=3, charcoal=1).builds("storage_shed").play("at:m-b2")
    assert scene.goods() == {"glass": 3, "porridge": 3}
    scene.give(glass=2, porridge=0, meat=1).give(porridge=2).uses("glass_blower")
    assert scene.goods() == {"glass": 3, "porridge": 1}
    scene.give(glass=3, meat=1, porridge=2).uses("glass_blower")
    assert scene.goods() == {"glass": 3}


@rule("BF-21.18")
def test_cabinet_painter_does_not_answer_to_its_own_payment() -> None:
    scene = Scene().give(glass=3, brick=1, wood=3, sand=1, water=1, charcoal=1)
    scene.builds("cabinet_painter").play("at:m-b2")
    assert scene.goods() == {"glass": 2}


@rule("BF-21.19")
def test_ham_cellar() -> None:
    assert Scene().own("ham_cellar").animals(cattle=1).visits("butcher", 2).goods() == {"meat": 4}
    assert Scene().own("ham_cellar").animals(cattle=1).give(meat=7).visits("butcher", 2).goods() == {"meat": 7}


@rule("BF-21.21")
def test_slaughterhouse() -> None:
    scene = Scene().animals(pigs=2, cattle=1).give(glass=2, brick=3).builds("slaughterhouse").play("at:m-b2")
    assert scene.offered() == {"decline", "effect:1"}
    scene.play("effect:1")
    assert (scene.goods(), scene.livestock()) == ({"meat": 6}, (0, 0))
    few = Scene().animals(pigs=2).give(glass=2, brick=3).builds("slaughterhouse").play("at:m-b2")
    assert not few.offered()


@rule("BF-21.21")
def test_lake_fishery() -> None:
    scene = Scene().own("lake_fishery").give(brick=1, water=2).visits("gardener", 1).play("at:m-b2")
    assert scene.offered() == {"decline", "effect:1"}
    scene.play("effect:1")
    assert scene.goods() == {"water": 1, "meat": 2}
    dry = Scene().own("lake_fishery").give(brick=1).visits("gardener", 1).play("at:m-b2")
    assert not dry.offered()


@rule("BF-21.23")
def test_tannery() -> None:
    scene = Scene().own("tannery").lay(pasture="b2 b3").animals(pigs=7)
    for _ in range(6):
        scene.give(meat=0).visits("butcher", 1)
    assert scene.player().kept_pigs == 5
    assert scene.told("kept") == [[1]] * 5
    assert scene.livestock() == (1, 0)
    assert scene.points("Tannery") == 10


@rule("BF-21.23")
@pytest.mark.parametrize(("pigs", "after"), [(1, 1), (2, 3)])
def test_pig_farm(pigs: int, after: int) -> None:
    scene = Scene().own("pig_farm").animals(pigs=pigs).visits("farmhand", 2).play("at:m-b2")
    assert scene.livestock() == (after, 0)
    scene.give(wood=1).visits("farmhand", 1).play("at:m-b3")
    assert scene.livestock() == (after, 0)


@rule("BF-21.24")
def test_feeding_farm() -> None:
    """Two fields, two animals of choice."""
    scene = Scene().give(glass=2, brick=2, wood=1).builds("feeding_farm").play("at:m-b2")
    assert scene.offered() == {"take:pig", "take:cattle"}
    scene.play("take:pig", "take:cattle")
    assert scene.livestock() == (1, 1)
    scene = Scene().give(glass=2, brick=2, wood=1).builds("feeding_farm").play("at:m-b2", "take:cattle")
    assert scene.livestock() == (0, 2)


@rule("BF-21.24")
def test_feeding_farm_takes_what_can_be_housed() -> None:
    scene = Scene().animals(cattle=1).lay(field="c1 d1").give(glass=2, brick=2, wood=1).builds("feeding_farm")
    scene.play("at:m-b2", "take:cattle")
    assert scene.livestock() == (3, 2)


@rule("BF-21.24")
def test_beechnut_gatherers_hut() -> None:
    scene = Scene().give(glass=2, wood=1).builds("beechnut_gatherers_hut").play("at:m-b2", "at:m-b3")
    assert scene.there("m-b3") == "pasture"
    assert scene.player().fits(6 + 3, 2)
    assert not scene.player().fits(6 + 4, 2)


@rule("BF-21.25")
@pytest.mark.parametrize(("pastures", "cattle"), [("b3", 0), ("b3 c1", 3)])
def test_schauinsland_house(pastures: str, cattle: int) -> None:
    scene = Scene().lay(pasture=pastures).give(brick=3, wood=2).builds("schauinsland_house").play("at:m-b2")
    assert scene.livestock() == (0, cattle)


@rule("BF-21.26")
def test_alpine_hut() -> None:
    """One pasture is used by the fifth pig; the cattle stand in the stable, so two pastures are empty."""
    scene = Scene().lay(pasture="b3 c1 d1").animals(pigs=4, cattle=2).give(glass=1, wood=3)
    scene.builds("alpine_hut").play("at:m-b2")
    assert scene.livestock() == (4, 4)


@rule("BF-21.27")
def test_breeding_station() -> None:
    scene = Scene().lay(pasture="b3 c1 d1").animals(pigs=5, cattle=3).give(glass=2, wood=3)
    scene.builds("breeding_station").play("at:m-b2", "take:pig", "take:pig")
    assert scene.livestock() == (7, 4)


@rule("BF-21.27")
def test_breeding_station_counts_four_pairs() -> None:
    scene = Scene().lay(pasture="b3 c1 d1 d3 a2 a3").animals(pigs=6, cattle=6).give(glass=2, wood=3)
    scene.builds("breeding_station").play("at:m-b2", "take:pig", "take:cattle")
    assert scene.livestock() == (7, 9)


@rule("BF-21.27")
@pytest.mark.parametrize(("cattle", "after"), [(1, 1), (2, 3)])
def test_cattle_farm(cattle: int, after: int) -> None:
    scene = Scene().own("cattle_farm").lay(pasture="b3").animals(cattle=cattle).visits("farmhand", 2).play("at:m-b2")
    assert scene.livestock() == (0, after)


@rule("BF-21.28")
def test_wilderness_hut() -> None:
    """Beside b2 lie b1 with a forest, a2 with a field, c2 with a pond and b3, which is empty."""
    scene = Scene().give(brick=3, wood=4, meat=2).builds("wilderness_hut").play("at:m-b2")
    assert question(scene.position, 0) == "What goes on a2, where there is a field?"
    assert scene.offered() == {"take:field", "take:pond", "take:pasture"}
    scene.play("take:pasture", "take:pond", "take:pond")
    assert (scene.there("m-a2"), scene.there("m-b3"), scene.there("m-b1")) == ("pasture", "pond", "forest")


@rule("BF-21.28")
def test_wilderness_hut_houses_animals_when_all_tiles_lie() -> None:
    scene = Scene().lay(pasture="a2").animals(cattle=5).give(brick=3, wood=4, meat=2)
    scene.builds("wilderness_hut").play("at:m-b2", "take:pond", "take:pasture")
    assert scene.livestock() == (0, 5)


@rule("BF-21.29")
def test_clearing_house() -> None:
    scene = Scene().give(glass=1, wood=4).builds("clearing_house").play("at:m-a1", "at:m-a1")
    assert scene.offered() == {"effect:1", "effect:2", "effect:3"}
    scene.play("effect:1", "at:m-c1", "at:m-d1")
    assert scene.tiles() == {"field": 4, "pond": 2, "pasture": 0, "forest": 2}


@rule("BF-21.29")
def test_wildlife_park() -> None:
    """Up to 3 pastures, only on its own estate."""
    scene = Scene().run([Progress(3)]).give(glass=1, wood=4).builds("wildlife_park").play("at:s1-b2")
    assert scene.offered() == {"decline", "at:s1-b3"}
    scene.play("at:s1-b3")
    assert scene.tiles()["pasture"] == 1
    scene = Scene().give(glass=1, wood=4).builds("wildlife_park").play("at:m-b2", "at:m-c1", "decline")
    assert scene.tiles()["pasture"] == 1


@rule("BF-21.30")
@pytest.mark.parametrize(("fields", "porridge"), [("", 2), ("c1", 3), ("c1 d1 b2 b3", 4)])
def test_farm_laborers_house(fields: str, porridge: int) -> None:
    scene = Scene().own("farm_laborers_house").lay(field=fields).give(commodity=1, wood=1, provision=1).pawn(0, "v1-1")
    scene.turn().play("swap:cook")
    assert scene.goods()["porridge"] == porridge


@rule("BF-21.33")
@pytest.mark.parametrize(("glass", "provisions", "estates"), [(3, 3, 1), (2, 3, 0), (3, 2, 0)])
def test_guildhall(glass: int, provisions: int, estates: int) -> None:
    scene = Scene().give(glass=glass, wood=2, meat=2, provision_high=provisions).builds("guildhall").play("at:m-b2")
    assert scene.player().estates == estates


@rule("BF-21.34")
@pytest.mark.parametrize(("filled", "points"), [("", 2), ("c1 d1", 4), ("c1 d1 b2 b3", 6)])
def test_knights_manor(filled: str, points: int) -> None:
    assert Scene().own("knights_manor").lay(field=filled).points("Knight's Manor") == points
    assert Scene().run([Progress(3)]).own("knights_manor").points("Knight's Manor") == 1


def distilling() -> Scene:
    scene = Scene().own("distillery").give(water=3, wood=2, charcoal=1).pawn(0, "v1-1")
    scene.people(1, "builder", "butcher", "farmhand", "herder").people(2, "brickmaker", "lumberjack", "cook")
    return scene.offer()


@rule("BF-21.34")
def test_distillery() -> None:
    scene = distilling().turn().play("to:v1-2", "visit:farmhand:2", "at:m-b2")
    assert {"visit:brickmaker", "visit:lumberjack", "visit:cook:1", "visit:cook:2"} <= scene.offered()
    assert not any(token.startswith("visit:farmhand") for token in scene.offered())
    scene.play("visit:brickmaker")
    assert scene.goods() == {"water": 1, "wood": 2, "brick": 4}
    assert scene.position.pawns[0] == scene.place("v1-2")
    assert scene.position.active == 1


@rule("BF-21.34")
def test_distillery_price_and_first_visit() -> None:
    dry = distilling().give(water=1).turn().play("to:v1-2", "visit:farmhand:2", "at:m-b2")
    assert not any(token.startswith("visit:") for token in dry.offered())
    scene = distilling().animals(pigs=1).turn().play("to:v1-2", "visit:farmhand:2", "at:m-b2", "visit:butcher:1")
    assert scene.goods() == {"water": 3, "wood": 2, "charcoal": 1, "meat": 2}
    scene = distilling().animals(pigs=1).turn().play("to:v1-2", "visit:butcher:1")
    assert scene.offered() == {"done", "visit:farmhand:1", "visit:farmhand:2"}


@rule("BF-21.34")
def test_distillery_offers_what_can_be_done_after_its_price() -> None:
    """Two water of two are gone: the Landowner could not be paid any more."""
    scene = distilling().give(water=2, brick=1, porridge=1).people(4, "carpenter", "landowner", "gardener").turn()
    scene.play("to:v1-2", "visit:farmhand:2", "at:m-b2")
    assert not any(token.startswith("visit:landowner") for token in scene.offered())


@rule("BF-21.35")
@pytest.mark.parametrize(("seats", "brick"), [(1, 1), (2, 2), (3, 2), (4, 3)])
def test_fort_costs_brick_by_seats(seats: int, brick: int) -> None:
    cost = {amount.what: amount.number for amount in Scene(seats).building("fort").cost}
    assert cost[0] == brick


@rule("BF-21.35")
def test_fort() -> None:
    scene = Scene(2).own("fort").give(brick=3, wood=3, charcoal=1, provision_high=1).pawn(0, "v1-1").pawn(1, "v2-1")
    scene.pawn(2, "v2-2").turn().play("to:v2-3")
    assert scene.goods() == {"brick": 3, "wood": 3, "charcoal": 1}
    assert not scene.offered(1)
    assert not any(token.startswith("pay:") for token in scene.offered())


@rule("BF-21.35")
def test_hermits_hut() -> None:
    scene = Scene().give(glass=1, brick=1, wood=1).own("well").offer("hermits_hut")
    assert not scene.visits("builder").offered()
    scene.run([Progress(3)]).visits("builder")
    assert scene.offered() == {"at:s1-b2", "at:s1-b3"}
    assert scene.why_not("at:m-b2") == "BF-21.35"
    scene.play("at:s1-b2").give(brick=3, wood=3, water=1).offer("kiln", "day_laborer_square").give(glass=2)
    assert "at:s1-b3" in scene.visits("builder").play("build:kiln").offered()


@rule("BF-21.36")
def test_village_church_with_tiles_removed_at_the_last_window() -> None:
    scene = Scene().own("village_church", at="m-b2")
    assert scene.points("Village Church") == 5
    scene.rest()
    end_game(scene.position)
    scene.position.proceed()
    assert scene.offered() == {"done", "at:m-a2", "at:m-c2"}
    scene.play("at:m-a2", "at:m-c2")
    assert scene.points("Village Church") == 7
    assert scene.position.over()


@rule("BF-21.36")
def test_colonization_house() -> None:
    scene = Scene().own("colonization_house").lay(pasture="c1 d1")
    assert scene.points("Colonization House") == 1 + 4
    scene.clear().lay(pasture="a1 a2 a3 b1 b2 b3", pond="c1 d1 d2 c2 c3")
    assert scene.points("Colonization House") == 1
    scene.player().tiles[1] = 7
    scene.player().tiles[2] = 7
    assert scene.points("Colonization House") == 1 + 10


# Large buildings


@rule("BF-22.1")
def test_castle_hotel() -> None:
    scene = (
        Scene().run([Progress(3)]).own("castle_hotel", at="m-b2", at_also="m-b3").run([Progress(3)]).run([Progress(2)])
    )
    assert (scene.player().estates, scene.player().tracker) == (1, 3)
    assert scene.points("Castle Hotel") == 6
    scene.pawn(0, "v1-1").turn()
    scene.play("use:castle_hotel", "use:castle_hotel", "use:castle_hotel")
    assert scene.goods() == {"meat": 3}
    assert scene.why_not("use:castle_hotel") == "BF-13.7"


SCORES = {
    "charcoal_storage": ({"charcoal": 3, "charcoal_cooking": 2}, 7 + 2),
    "farm_store": ({"meat": 3}, 5 + 6),
    "general_hospital": ({}, 10),
    "hardware_store": ({"brick": 2, "wood": 3}, 7 + 2),
    "hunting_lodge": ({}, 10),
    "inn": ({"porridge": 6}, 5 + 6),
    "reservoir": ({"water": 7}, 6 + 7),
    "sand_storage": ({"sand": 4}, 5 + 4),
    "farmers_residence": ({}, 5 + 2),
    "smokehouse": ({}, 5 + 2),
    "thermal_baths": ({}, 10),
}


@rule("BF-22.2", "BF-22.4", "BF-22.5", "BF-22.6", "BF-22.7", "BF-22.8", "BF-22.9", "BF-22.11", "BF-22.12", "BF-22.13")
@rule("BF-22.14")
@pytest.mark.parametrize("slug", SCORES)
def test_scores_of_large_buildings(slug: str) -> None:
    """The Hardware Store's example on page 15: 2 brick and 3 wood are worth 2 points."""
    goods, points = SCORES[slug]
    scene = Scene().give(**goods).own(slug, at="m-b2", at_also="m-b3")
    assert scene.points(speaker_of(scene.position).noun(scene.building(slug).thing.id)) == points


@rule("BF-22.3")
def test_construction_yard() -> None:
    """A large building that touches twice counts once; the glass hut does not count."""
    scene = Scene().own("construction_yard", at="m-b2", at_also="m-b3").own("inn", at="m-a2", at_also="m-a3")
    assert scene.points("Construction Yard") == 5 + 2
    scene.own("well", at="m-b1").own("kiln", at="m-d3")
    assert scene.points("Construction Yard") == 5 + 4


@rule("BF-22.5")
def test_farmers_residence_costs_a_forest_and_needs_fields() -> None:
    scene = Scene().give(glass=3, brick=4, wood=4).lay(field="c1 d1").builds("farmers_residence")
    scene.play("at:m-a1", "at:m-b2", "at:m-b3")
    assert scene.there("m-b3") == "farmers_residence"
    assert scene.tiles() == {"field": 4, "pond": 2, "pasture": 0, "forest": 2}


@rule("BF-22.8", "BF-22.14")
def test_tiles_as_a_cost() -> None:
    lodge = Scene().give(glass=3, brick=3, wood=3).builds("hunting_lodge").play("at:m-b2")
    assert lodge.tiles()["forest"] == 0
    baths = Scene().give(glass=3, wood=3, charcoal=3).builds("thermal_baths").play("at:m-b2", "at:m-b3")
    assert (baths.tiles()["pond"], baths.goods()) == (0, {})


@rule("BF-22.10")
def test_livestock_farm() -> None:
    scene = Scene().own("livestock_farm", at="m-b2", at_also="m-b3").lay(pasture="a2 d1").animals(pigs=3, cattle=4)
    assert scene.points("Livestock Farm") == 5 + 2
    assert scene.points("Livestock on pastures") == 6


@rule("BF-22.13")
def test_smokehouse_needs_three_ponds_and_costs_a_field() -> None:
    scene = Scene().give(glass=3, brick=2, wood=3).offer("smokehouse")
    assert not scene.visits("builder").offered()
    scene.lay(pond="c1").visits("builder").play("at:m-a3")
    assert scene.there("m-a3") == "empty"
    assert "at:m-d3" not in scene.offered()
    scene.play("at:m-b2")
    assert scene.tiles() == {"field": 1, "pond": 3, "pasture": 0, "forest": 3}
    assert scene.points("Smokehouse") == 5 + 3
