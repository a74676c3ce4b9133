"""BF-7, BF-9, BF-11 and BF-15: the turn, the action, begging, conversions."""

from tests.games.black_forest.rules.scene import Scene
from tests.rules import rule
from tests.said import question
from waldglas.core.packed import packed
from waldglas.games.black_forest.rules.player import CHARCOAL_COOKING


def ready(seats: int = 3) -> Scene:
    """Seat 0 stands in v1 and has goods and provisions."""
    scene = Scene(seats).give(brick=4, wood=4, charcoal=2, provision=1, provision_high=1).pawn(0, "v1-1")
    return scene.people(1, "builder", "cook", "lumberjack", "herder")


@rule("BF-7.1")
def test_turns_go_clockwise() -> None:
    scene = ready().turn(2).play("beg", seat=2)
    assert scene.position.active == 0
    assert scene.position.to_act() == [0]


@rule("BF-7.2")
def test_commodity_then_move_then_action() -> None:
    scene = ready().give(commodity=1).turn().play("swap:cook")
    assert not any(token.startswith(("swap:", "visit:")) for token in scene.offered())
    scene.play("to:v1-2")
    assert any(token.startswith("visit:") for token in scene.offered())
    assert not any(token.startswith("to:") for token in scene.offered())


@rule("BF-7.3")
def test_example_of_the_exchange() -> None:
    """Page 6: for 1 commodity the Traveling Merchant and the Lumberjack change places."""
    scene = ready().give(commodity=2)
    merchant = scene.facts.tradesperson("traveling_merchant")
    lumberjack = scene.facts.tradesperson("lumberjack")
    before = scene.position.where[merchant], scene.position.where[lumberjack]
    scene.turn()
    assert len([token for token in scene.offered() if token.startswith("swap:")]) == 16
    scene.play("swap:lumberjack")
    assert (scene.position.where[lumberjack], scene.position.where[merchant]) == before
    assert scene.goods()["commodity"] == 1


@rule("BF-7.3")
def test_no_exchange_without_a_commodity() -> None:
    assert ready().turn().why_not("swap:cook") == "BF-7.3"


@rule("BF-7.4")
def test_one_commodity_a_turn() -> None:
    assert ready().give(commodity=2).turn().play("swap:cook").why_not("swap:herder") == "BF-7.4"


@rule("BF-7.4")
def test_grocer_may_take_a_commodity_besides() -> None:
    scene = ready().give(commodity=2, glass=1).offer("grocer").turn().play("swap:pig_farmer", "to:v1-4")
    scene.play("visit:builder", "at:m-b2", "pay:brick", "pay:wood", "pay:commodity")
    assert scene.goods()["porridge"] == 5
    assert "commodity" not in scene.goods()


@rule("BF-7.5")
def test_who_has_made_the_exchange_begs_only_by_need() -> None:
    scene = ready().give(commodity=1).turn()
    assert "beg" in scene.offered()
    scene.play("swap:cook")
    assert "beg" not in scene.offered()
    assert scene.why_not("beg") == "BF-7.5"
    stuck = Scene(3).give(commodity=1).pawn(0, "v1-1").clear().lay(forest="a1 b1 c1 d1 d2 a2 b2 c2 a3 b3 d3 c3")
    stuck.people(1, "furnace_maker", "butcher", "charcoal_burner", "brickmaker").turn().play("swap:pig_farmer")
    assert stuck.told("begged") == [[]]


@rule("BF-9.1")
def test_visits_or_the_job_of_the_village() -> None:
    scene = ready().job("lumberjack", "v1").turn().play("to:v1-4")
    assert scene.offered() == {"job", "visit:builder", "visit:herder:1", "visit:herder:2"}
    assert scene.why_not("visit:cook:1") == "BF-9.1"
    assert scene.why_not("done") == "BF-9.1"


@rule("BF-9.3")
def test_a_visit_whose_price_cannot_be_paid() -> None:
    scene = ready().people(1, "builder", "cook", "butcher", "herder").turn().play("to:v1-2")
    assert scene.why_not("visit:butcher:1") == "BF-9.3"


@rule("BF-9.2")
def test_two_visits_in_an_order_of_choice() -> None:
    scene = ready().turn().play("to:v1-2")
    assert scene.offered() == {"visit:cook:1", "visit:cook:2", "visit:lumberjack", "clear"}
    scene.play("visit:lumberjack", "at:m-a1")
    assert scene.offered() == {"done", "visit:cook:1", "visit:cook:2", "clear"}
    assert scene.why_not("visit:lumberjack") == "BF-9.3"
    scene.play("done")
    assert scene.position.active == 1


@rule("BF-9.2")
def test_a_visit_can_become_possible_by_the_first_one() -> None:
    scene = ready().give(wood=0).people(1, "furnace_maker", "charcoal_burner", "lumberjack", "herder").turn()
    scene.play("to:v1-2", "at:m-a1")
    assert "visit:charcoal_burner" in scene.offered()


@rule("BF-9.3")
def test_one_of_two_effects_once() -> None:
    scene = ready().turn().play("to:v1-2", "visit:cook:2")
    assert scene.goods()["meat"] == 1
    assert not any(token.startswith("visit:cook") for token in scene.offered())


@rule("BF-9.4")
def test_a_removed_forest_leaves_an_empty_space() -> None:
    scene = Scene().visits("lumberjack").play("at:m-b1")
    assert scene.there("m-b1") == "empty"
    assert scene.goods() == {"wood": 4}
    assert Scene().visits("lumberjack").why_not("at:m-a2") == "BF-9.4"


@rule("BF-9.5")
def test_example_of_gardener_and_cook() -> None:
    """Page 7: with three ponds the Gardener's pond makes four, and the Cook then gives 2 meat."""
    scene = ready().lay(pond="b2").people(1, "builder", "cook", "gardener", "herder").turn().play("to:v1-2")
    scene.play("visit:gardener:1", "at:m-b3", "visit:cook:2")
    assert scene.goods()["brick"] == 3
    assert scene.goods()["meat"] == 2


@rule("BF-9.6")
def test_example_of_the_count() -> None:
    """Page 7: 5 sand for 2 glass, 5 porridge and 3 steps; then the job is taken and the Captain's is revealed."""
    scene = ready().give(sand=5).job("count").job("captain")
    captain = scene.position.pile[1]
    scene.position.revealed = 1
    scene.position.open_jobs[scene.facts.jobs[captain].node] = -1
    scene.turn().play("to:count", "take:glass", "take:porridge")
    assert scene.goods()["glass"] == 2
    assert scene.goods()["porridge"] == 5
    assert scene.player().estates == 1
    assert [scene.facts.jobs[job].slug for job in scene.player().jobs] == ["count"]
    assert scene.position.observe(0).data()["jobs"] == {"captain": "captain"}


@rule("BF-9.7")
def test_no_job_after_a_visit() -> None:
    scene = ready().job("lumberjack", "v1").turn().play("to:v1-2", "visit:cook:1")
    assert "job" not in scene.offered()
    assert scene.why_not("job") == "BF-9.7"


# Begging


@rule("BF-11.1")
def test_begging_by_choice_and_by_need() -> None:
    assert "beg" in ready().turn().offered()
    stuck = Scene(3).pawn(0, "v1-1").clear().lay(forest="a1 b1 c1 d1 d2 a2 b2 c2 a3 b3 d3 c3")
    stuck.people(1, "furnace_maker", "butcher", "charcoal_burner", "brickmaker").turn()
    assert stuck.told("begged") == [[]]
    assert stuck.position.active == 1


@rule("BF-11.2")
def test_example_of_begging() -> None:
    """Page 8: Red's pawn goes to the centre of its village, it gains 1 provision, and its turn is over."""
    scene = Scene().pawn(0, "v3-2").own("clay_pit").give(water=2).turn().play("beg")
    assert scene.position.observe(0).data()["pawns"][0] == "v3"
    assert scene.goods() == {"water": 2, "provision": 1}
    assert scene.position.active == 1


@rule("BF-11.2")
def test_outside_the_villages_a_begging_pawn_stays() -> None:
    scene = Scene().pawn(0, "hermit").turn()
    assert scene.told("begged") == [[]]
    assert scene.position.observe(0).data()["pawns"][0] == "hermit"


@rule("BF-11.3")
def test_from_the_centre_to_any_empty_space() -> None:
    scene = ready().pawn(0, "v1").pawn(1, "v1-3").give(provision=0, provision_high=0).turn()
    assert scene.offered() == {"beg", "to:v1-1", "to:v1-2", "to:v1-4"}


@rule("BF-11.4")
def test_begging_on_the_first_turn() -> None:
    scene = Scene().turn().play("beg")
    assert scene.position.observe(0).data()["pawns"][0] == ""
    scene.turn()
    assert any(token.startswith("to:") for token in scene.offered())


@rule("BF-11.4")
def test_begging_with_full_markers() -> None:
    scene = Scene().give(provision=3, provision_high=3).pawn(0, "v1-1").turn().play("beg")
    assert scene.goods() == {"provision": 6}


# Conversions


@rule("BF-15.1", "BF-15.3")
def test_windows_of_a_turn() -> None:
    scene = ready().own("clay_pit").give(water=7, commodity=1).turn()
    assert "use:clay_pit" in scene.offered()
    scene.play("swap:pig_farmer")
    assert "use:clay_pit" in scene.offered()
    scene.play("to:v1-2")
    assert "use:clay_pit" in scene.offered()
    scene.play("visit:cook:2")
    assert "use:clay_pit" in scene.offered()
    scene.play("visit:lumberjack", "at:m-a1")
    assert scene.offered() == {"done", "use:clay_pit"}
    scene.play("use:clay_pit")
    assert scene.goods()["brick"] == 7
    scene.play("use:clay_pit", "use:clay_pit")
    assert scene.position.active == 1


@rule("BF-15.1")
def test_conversions_one_does_not_have_or_cannot_pay() -> None:
    scene = ready().own("clay_pit").turn()
    assert scene.why_not("use:clay_pit") == "BF-13.7"
    assert scene.why_not("use:well") == "BF-15.1"


@rule("BF-15.2")
def test_no_conversion_within_a_visit_a_job_or_a_construction() -> None:
    scene = ready().own("clay_pit").give(water=7, glass=1).offer("tenement_building").turn().play("to:v1-4")
    scene.play("visit:builder")
    assert not any(token.startswith("use:") for token in scene.offered())
    scene = ready().own("clay_pit").give(water=7).turn().play("to:v1-2", "visit:lumberjack")
    assert not any(token.startswith("use:") for token in scene.offered())


@rule("BF-15.3")
def test_window_after_a_job() -> None:
    scene = ready().own("clay_pit").give(water=7, wood=7).job("brickmaker", "v1").turn().play("to:v1-2", "job")
    for part in ("brick", "sand", "water"):
        scene.play(f"take:{part}")
    assert scene.offered() == {"done", "use:clay_pit"}


@rule("BF-15.3")
def test_window_before_a_gift() -> None:
    scene = ready().own("clay_pit", seat=1).give(1, water=7).turn()
    scene.people(1, "traveling_merchant", "cook", "lumberjack", "herder").turn()
    scene.play("to:v1-4", "visit:traveling_merchant", "take:water")
    assert scene.offered(1) == {"decline", "use:clay_pit"}
    scene.play("use:clay_pit", seat=1)
    assert scene.offered(1) == {"decline", "use:clay_pit", "take:water"}
    scene.play("take:water", seat=1)
    assert scene.goods(1) == {"water": 6, "brick": 3}


@rule("BF-15.3")
def test_a_conversion_that_would_leave_no_action_is_not_offered() -> None:
    """Only the Brickmaker can be used in v2; the Kiln would take the charcoal for it, the Well would not."""
    scene = Scene(3).clear().lay(forest="a1 b1 c1 d1 d2 a2 c2 a3 b3 c3").own("kiln").own("well", at="m-b2")
    scene.give(charcoal=2, porridge=1, provision_high=1).pawn(0, "v1-1")
    scene.people(2, "brickmaker", "butcher", "glass_miller").turn()
    assert {"use:kiln", "use:well"} <= scene.offered()
    scene.play("to:v2-1")
    assert scene.offered() == {"visit:brickmaker", "use:well"}
    assert scene.why_not("use:kiln") == "BF-15.3"
    scene.play("use:well")
    assert scene.goods() == {"charcoal": 1, "brick": 4, "water": 1}


@rule("BF-15.3")
def test_answers_within_a_conversion_must_leave_an_action_too() -> None:
    """The wheels would use up all charcoal but what is taken on the Cooking wheel without porridge."""
    scene = Scene(3).clear().lay(forest="a1 b1 c1 d1 d2 a2 b2 c2 a3 b3 c3").own("charcoal_pile")
    scene.give(wood=4, sand=3, water=3, meat=1, charcoal_cooking=1, provision_high=1).pawn(0, "v1-1")
    scene.people(2, "brickmaker", "butcher", "glass_miller").turn().play("to:v2-1")
    scene.player().goods[CHARCOAL_COOKING] = 0
    scene.play("use:charcoal_pile")
    assert scene.goods() == {"sand": 3, "wood": 3, "water": 3, "charcoal": 2, "brick": 4}


@rule("BF-15.3")
def test_a_chain_of_conversions_to_another_action_is_offered() -> None:
    """2 wood in the Cooperage and 2 of its water in the Clay Pit: the Water Tower instead of the Alpine Hut."""
    scene = Scene(3).own("cooperage").own("clay_pit", at="m-b2").offer("alpine_hut", "water_tower").pawn(0, "v1-1")
    scene.give(glass=1, wood=3, provision_high=1).people(2, "builder", "butcher", "furnace_maker").turn().play(
        "to:v2-1"
    )
    assert scene.offered() == {"visit:builder", "use:cooperage"}
    scene.play("use:cooperage", "at:m-b3", "done")
    assert scene.there("m-b3") == "water_tower"


@rule("BF-15.3")
def test_a_conversion_may_close_an_action_while_another_stays() -> None:
    """The Kiln takes the Brickmaker's charcoal; the Furnace Maker can then be paid."""
    scene = Scene(3).own("kiln").give(charcoal=2, provision_high=1).pawn(0, "v1-1").offer()
    scene.people(2, "brickmaker", "furnace_maker", "butcher").turn().play("to:v2-1")
    assert scene.offered() == {"visit:brickmaker", "use:kiln"}
    scene.play("use:kiln")
    assert scene.player().tracker == 2


# Removing landscape tiles


def at_the_miller() -> Scene:
    """Beside the Glass Miller, with 2 ponds and 1 wood for a building that the wheel would use up."""
    scene = Scene(3).give(brick=1, wood=1, water=1, charcoal=1, glass=1, provision_high=1).offer("fort")
    return scene.pawn(0, "v1-1").people(2, "glass_miller", "builder", "furnace_maker").turn().play("to:v2-1")


@rule("BF-15.6")
def test_ponds_removed_before_they_are_counted() -> None:
    """Without ponds there is no sand, so the wheel keeps the wood for the Builder."""
    scene = at_the_miller()
    scene.give(brick=2)
    assert "clear" in scene.offered()
    scene.play("clear")
    assert scene.offered() == {"at:m-c2", "at:m-c3"}
    assert scene.why_not("at:m-a2") == scene.why_not("at:m-a1") == "BF-15.6"
    scene.play("at:m-c2", "clear")
    assert scene.tiles()["pond"] == 0
    assert "clear" not in scene.offered()
    assert scene.why_not("clear") == "BF-15.6"
    scene.play("visit:glass_miller")
    assert scene.goods()["wood"] == 1
    scene.play("visit:builder")
    assert question(scene.position, 0) == "Where do you place the Fort?"


@rule("BF-15.6")
def test_ponds_that_stay_bring_sand_and_turn_the_wheel() -> None:
    scene = at_the_miller().play("visit:glass_miller")
    assert "wood" not in scene.goods()


@rule("BF-15.6")
def test_which_visits_count_which_tiles() -> None:
    def kinds(*people: str) -> set[str]:
        scene = Scene(3).lay(pasture="b2").animals(cattle=1).pawn(0, "v1-1").people(2, *people).give(provision_high=1)
        scene.turn().play("to:v2-1")
        if "clear" not in scene.offered():
            return set()
        scene.play("clear")
        if not any(token.startswith("at:") for token in scene.offered()):
            return {"pasture"}
        return {scene.there(token.removeprefix("at:")) for token in scene.offered()}

    assert kinds("cook", "butcher", "builder") == {"field", "pond"}
    assert kinds("gardener", "pig_farmer", "builder") == {"pond"}
    assert kinds("herder", "pig_farmer", "builder") == {"pasture"}
    assert kinds("pig_farmer", "farmhand", "builder") == set()


@rule("BF-15.6")
def test_tiles_between_two_visits() -> None:
    scene = ready().people(1, "builder", "cook", "lumberjack", "herder").turn().play("to:v1-2", "visit:lumberjack")
    scene.play("at:m-a1", "clear", "at:m-a2", "visit:cook:1")
    assert scene.goods()["porridge"] == 1


@rule("BF-15.6", "BF-21.30")
def test_fields_before_the_exchange() -> None:
    """The Farm Laborer's House counts fields when the Traveling Merchant moves."""
    scene = ready().own("farm_laborers_house").give(commodity=2).turn()
    scene.play("clear", "at:m-a3", "swap:pig_farmer")
    assert scene.goods()["porridge"] == 1
    assert "clear" not in scene.offered()
    assert "clear" not in ready().own("farm_laborers_house").turn().offered()
    assert "clear" not in ready().give(commodity=1).turn().offered()


@rule("BF-15.6", "BF-15.7")
def test_pastures_before_a_building_that_counts_them() -> None:
    """The Alpine Hut counts empty pastures; animals of a pasture that goes are lost."""
    scene = Scene(3).lay(pasture="b2 b3").animals(cattle=5).offer("alpine_hut").give(glass=1, wood=3, provision_high=1)
    scene.pawn(0, "v1-1").people(2, "builder", "butcher", "furnace_maker").turn().play("to:v2-1", "clear")
    assert scene.offered() == {"at:m-b2", "at:m-b3"}
    scene.play("at:m-b2")
    assert scene.livestock() == (0, 5)
    scene.play("clear")
    assert scene.livestock() == (0, 2)


@rule("BF-15.6")
def test_forests_are_never_removed_for_nothing() -> None:
    scene = Scene(3).give(brick=1, wood=2, provision_high=1).offer("foresters_lodge").pawn(0, "v1-1")
    scene.people(2, "builder", "pig_farmer", "furnace_maker").turn().play("to:v2-1")
    assert scene.why_not("clear") == "BF-15.6"


@rule("BF-15.4")
def test_conversions_in_a_row_and_in_a_chain() -> None:
    scene = ready().own("cooperage").own("clay_pit", at="m-b2").give(wood=6, brick=0).turn()
    scene.play("use:cooperage", "use:cooperage", "use:clay_pit")
    assert scene.goods()["brick"] == 3
    assert scene.goods()["water"] == 4


@rule("BF-15.5", "BF-15.6")
def test_room_is_made_for_what_is_placed() -> None:
    scene = Scene().give(brick=3, glass=1).clear().lay(forest="a1 b1 c1 d1 d2 a2 b2 c2", field="a3 b3", pond="d3 c3")
    scene.offer("tenement_building").visits("builder")
    assert scene.offered() == {"at:m-a3", "at:m-b3", "at:m-d3", "at:m-c3"}
    assert scene.why_not("at:m-a1") == "BF-13.3"
    scene.play("at:m-d3")
    assert scene.tiles() == {"field": 2, "pond": 1, "pasture": 0, "forest": 8}


@rule("BF-15.7")
def test_animals_of_a_removed_pasture_are_lost() -> None:
    scene = Scene().clear().lay(forest="a1 b1 c1 d1 d2 a2 b2 c2", pasture="a3", field="b3 d3 c3").animals(cattle=5)
    scene.visits("farmhand", 2).play("at:m-a3")
    assert scene.livestock() == (0, 2)


@rule("BF-15.8")
def test_a_reward_may_be_lost_but_a_tile_must_find_its_place() -> None:
    scene = ready().own("clay_pit").own("irrigation_system", at="m-b2").give(water=4, brick=7)
    scene.turn()
    assert {"use:clay_pit", "use:irrigation_system:1", "use:irrigation_system:2"} <= scene.offered()
    scene.clear().lay(forest="a1 b1 c1 d1 d2 a2 c2 a3 b3 c3").turn()
    assert "use:clay_pit" in scene.offered()
    assert not any(token.startswith("use:irrigation") for token in scene.offered())
    assert scene.why_not("use:irrigation_system:1") == "BF-15.8"


@rule("BF-15.9")
def test_chains_of_conversions_end() -> None:
    """All conversions together, used as long as any can be."""
    scene = Scene().clear().animals(cattle=2)
    player = scene.player()
    for marker, limit in enumerate((7, 7, 7, 7, 7, 7, 7, 0, 0, 0, 7, 0)):
        player.goods[marker] = limit
    player.works = packed(list(range(len(scene.facts.uses))))
    scene.turn()
    for used in range(2000):
        uses = sorted(token for token in scene.offered() if token.startswith("use:"))
        if not uses and "to:v1-1" not in scene.offered():
            answer = min(scene.offered())
        elif uses:
            answer = uses[used % len(uses)]
        else:
            break
        scene.play(answer)
    assert not any(token.startswith("use:") for token in scene.offered())
