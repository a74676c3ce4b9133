"""BF-5 and BF-8: the domain, the map and movement."""

import pytest

from tests.games.black_forest.rules.scene import Scene, village_spaces
from tests.rules import rule
from tests.said import question
from waldglas.core.packed import packed
from waldglas.games.black_forest.rules.board import NODES, VILLAGES
from waldglas.games.black_forest.rules.player import CHARCOAL


def road(seats: int = 3) -> Scene:
    """Seat 0 stands in v1 with goods for every tradesperson, the others are off the board."""
    scene = Scene(seats).give(brick=4, wood=4, water=1, charcoal=1, provision=1, provision_high=2)
    return scene.pawn(0, "v1-1")


@rule("BF-5.1")
def test_domain_is_the_main_and_the_small_estates() -> None:
    scene = Scene().give(brick=6).visits("furnace_maker").visits("furnace_maker")
    assert len(scene.position.observe(0).data()["players"][0]["estates"]) == 2
    assert scene.tiles()["forest"] == 5


@rule("BF-5.2")
def test_empty_spaces() -> None:
    """The spaces under the hut and the stable are not empty, also when the hut has gone."""
    scene = Scene().give(brick=6)
    assert scene.player().tiles[0] == 5
    scene.visits("furnace_maker").visits("furnace_maker")
    assert scene.player().tiles[0] == 7
    assert scene.there("m-e2") == scene.there("m-e3") == "stable or hut"


@rule("BF-5.3")
def test_estates_do_not_touch() -> None:
    estates = Scene().facts.estates
    assert estates.neighbours[estates.names.index("m-a1")] == packed([1, 5])
    assert estates.neighbours[estates.names.index("m-e1")] == packed([3, 9])
    for space, around in enumerate(estates.neighbours):
        assert {estates.estate_of[near] for near in around} == {estates.estate_of[space]}


@rule("BF-5.4")
def test_villages_are_rings() -> None:
    scene = Scene().people(1, "builder", "cook", "lumberjack", "herder").people(2, "butcher", "gardener", "pig_farmer")
    names = [person.slug for person in scene.facts.tradespeople]

    def beside(place: str) -> list[str]:
        position, space = scene.position, scene.place(place)
        return [names[position.neighbour(space)], names[position.other_neighbour(space)]]

    assert [beside(f"v1-{n}") for n in (1, 2, 3, 4)] == [
        ["builder", "cook"],
        ["cook", "lumberjack"],
        ["lumberjack", "herder"],
        ["herder", "builder"],
    ]
    assert beside("v2-3") == ["pig_farmer", "butcher"]
    assert [len(village.spaces) for village in scene.facts.board.villages] == [4, 3, 4, 3, 3]


@rule("BF-5.5")
def test_six_locations() -> None:
    board = Scene().facts.board
    assert board.location_slugs == ["captain", "count", "feudal_lord", "freiburg", "hermit", "market"]
    assert NODES == VILLAGES + 6


@rule("BF-5.6")
def test_ways_cost_a_provision_for_each_path() -> None:
    board = Scene().facts.board
    nodes = [*(village.slug for village in board.villages), *board.location_slugs]

    def way(one: str, other: str) -> int:
        return board.distance[nodes.index(one)][nodes.index(other)]

    assert [way("v1", f"v{n}") for n in (1, 2, 3, 4, 5)] == [0, 1, 2, 2, 1]
    assert [way("v1", name) for name in board.location_slugs] == [3, 2, 1, 1, 2, 1]
    assert way("captain", "market") == 3


@rule("BF-5.7")
def test_where_pawns_stand() -> None:
    scene = road().turn().play("beg")
    assert scene.position.observe(0).data()["pawns"] == ["v1", "", ""]


@rule("BF-8.1")
def test_pawn_must_move_to_another_space() -> None:
    scene = road().turn()
    assert "to:v1-1" not in scene.offered()
    assert "done" not in scene.offered()


@rule("BF-8.2")
def test_spaces_without_an_action_cannot_be_moved_to() -> None:
    scene = Scene().give(provision=3, provision_high=3).pawn(0, "v3-1").clear()
    scene.lay(forest="a1 b1 c1 d1 d2 a2 b2 c2 a3 b3 d3 c3")
    scene.people(2, "brickmaker", "butcher", "charcoal_burner").people(4, "furnace_maker", "landowner", "builder")
    scene.turn()
    assert not scene.offered() & (village_spaces(scene, 2) | village_spaces(scene, 4))
    assert scene.why_not("to:v2-1") == "BF-8.2"
    scene.give(brick=3).offer("bar").turn()
    assert scene.offered() & village_spaces(scene, 4) == {"to:v4-1", "to:v4-3"}


@rule("BF-8.2")
def test_only_ways_to_pay_that_leave_an_action_are_offered() -> None:
    """In v2 only the Brickmaker can be used, with the only charcoal; the other seat is paid something else."""
    scene = Scene(3).clear().lay(forest="a1 b1 c1 d1 d2 a2 b2 c2 a3 b3 d3 c3")
    scene.give(charcoal=1, water=1, provision_high=1).pawn(0, "v1-1").pawn(1, "v2-1")
    scene.people(2, "brickmaker", "butcher", "charcoal_burner").turn()
    assert scene.offered() & village_spaces(scene, 2) == {"to:v2-3"}
    scene.play("to:v2-3")
    assert scene.goods() == {"charcoal": 1}
    assert scene.offered(1) == {"decline", "take:water"}


@rule("BF-8.2")
def test_production_by_the_payment_is_foreseen() -> None:
    """Paying from the marker at 3 would turn the wheel and use up the only charcoal."""
    scene = Scene(3).clear().lay(forest="a1 b1 c1 d1 d2 a2 b2 c2 a3 b3 d3 c3")
    scene.give(charcoal_cooking=1, porridge=1, meat=1, provision=1, provision_high=3).pawn(0, "v1-1")
    scene.people(2, "brickmaker", "butcher", "glass_miller").turn().play("to:v2-1")
    assert scene.provisions() == (0, 3)
    assert scene.goods() == {"brick": 4, "porridge": 1, "meat": 1, "provision": 3}


@rule("BF-8.2")
def test_payment_that_would_leave_no_action_is_explained() -> None:
    """Between Butcher and Landowner only 1 water and 1 brick can be used, so something else is paid."""
    scene = Scene(3).clear().lay(forest="a1 b1 c1 d1 d2 a2 b2 c2 a3 b3 d3 c3")
    scene.give(charcoal=1, meat=1, water=1, brick=1, provision_high=1).pawn(0, "v1-1").pawn(1, "v2-1")
    scene.people(2, "charcoal_burner", "butcher", "landowner").turn().play("to:v2-2")
    assert scene.offered() == {"pay:charcoal", "pay:meat"}
    assert scene.why_not("pay:water") == scene.why_not("pay:brick") == "BF-8.2"


@rule("BF-8.2")
def test_a_good_from_the_reminder_tile_can_take_the_action_away() -> None:
    """The payment turns the wheel, and the good gained turns it again: nothing can be done there any more."""
    scene = Scene(3).clear().lay(forest="a1 b1 c1 d1 d2 a2 b2 c2 a3 b3 d3 c3")
    scene.give(charcoal_cooking=2, porridge=2, meat=1, provision=1, provision_high=3).pawn(0, "v1-1")
    scene.player().cooking_dial = 1
    scene.people(3, "brickmaker", "butcher", "charcoal_burner", "glass_miller").turn()
    scene.play("to:v3-1", "provisions:1-1", "take:meat")
    assert scene.told("left_out") == [[]]
    assert scene.position.active == 1


@rule("BF-8.3")
def test_inside_the_village_nothing_is_paid() -> None:
    """The example of page 6: Black moves to a free space of its village, whoever else is there."""
    scene = road().pawn(1, "v1-2").turn().play("to:v1-4")
    assert scene.goods()["provision"] == 3
    assert scene.position.pawns[0] == scene.place("v1-4")


@rule("BF-8.4", "BF-8.6")
def test_example_of_a_move_to_the_next_village() -> None:
    """Page 6: 1 provision to the next village, and a basic good to Blue who stands there."""
    scene = road().pawn(1, "v2-1").turn().play("to:v2-2", "provisions:0-2")
    assert scene.offered() == {"pay:brick", "pay:wood", "pay:water", "pay:charcoal"}
    scene.play("pay:wood")
    assert scene.goods() == {"brick": 4, "wood": 3, "water": 1, "charcoal": 1, "provision": 2}
    assert scene.offered(1) == {"decline", "take:wood"}
    scene.play("take:wood", seat=1)
    assert scene.goods(1) == {"wood": 1}


@rule("BF-8.6")
def test_example_of_a_move_to_the_hermit() -> None:
    """Page 6: 2 provisions to the Hermit beyond the next village; Blue, only passed, gets nothing."""
    scene = road().pawn(1, "v2-1").job("hermit").give(porridge=7).turn().play("to:hermit")
    assert scene.provisions() == (0, 1)
    assert scene.goods(1) == {}
    assert scene.told("works") == [[9]]


@rule("BF-8.4")
def test_the_cheapest_way_is_paid() -> None:
    scene = road().turn()
    assert scene.offered() & village_spaces(scene, 4)
    scene.play("to:v4-1")
    assert scene.provisions() == (0, 1)


@rule("BF-8.5")
def test_a_good_for_each_pawn_clockwise() -> None:
    scene = road(4).pawn(1, "v2").pawn(2, "v2-1").pawn(3, "v3-1").turn().play("to:v2-2", "provisions:1-1")
    assert question(scene.position, 0) == "Pay a basic good to seat 2, whose pawn is in the village."
    scene.play("pay:brick")
    assert question(scene.position, 0) == "Pay a basic good to seat 3, whose pawn is in the village."
    scene.play("pay:wood")
    assert scene.offered(1) == {"decline", "take:brick"}
    scene.play("take:brick", seat=1)
    assert scene.offered(2) == {"decline", "take:wood"}
    scene.play("decline", seat=2)
    assert (scene.goods(1), scene.goods(2), scene.goods(3)) == ({"brick": 1}, {}, {})


@rule("BF-8.5")
def test_refined_goods_cannot_be_paid() -> None:
    scene = road().give(glass=2).pawn(1, "v2-1").turn().play("to:v2-2", "provisions:1-1")
    assert scene.why_not("pay:glass") == "BF-8.5"
    assert scene.why_not("pay:meat") == "BF-8.5"


@rule("BF-8.6")
def test_a_good_without_room_is_spent_all_the_same() -> None:
    scene = road().give(1, wood=7).pawn(1, "v2-1").turn().play("to:v2-2", "provisions:1-1", "pay:wood")
    assert scene.goods()["wood"] == 3
    assert scene.goods(1) == {"wood": 7}
    assert not scene.offered(1)


@rule("BF-8.6")
def test_receiver_of_charcoal_chooses_its_wheel_and_the_payer_its_own() -> None:
    scene = road().give(charcoal_cooking=1).pawn(1, "v2-1").turn().play("to:v2-2", "provisions:1-1", "pay:charcoal")
    assert scene.offered() == {"from:0", "from:1"}
    scene.play("from:0")
    assert scene.offered(1) == {"decline", "on:glassmaking", "on:cooking"}
    scene.play("on:cooking", seat=1)
    assert scene.charcoal(1) == (0, 1)
    assert scene.player().goods[CHARCOAL] == 1


@rule("BF-8.7")
def test_villages_that_cannot_be_entered() -> None:
    scene = road().give(provision=0, provision_high=0).turn()
    assert not any(token.startswith("to:v2") for token in scene.offered())
    assert scene.why_not("to:v2-1") == "BF-8.7"
    scene = Scene(4).give(provision=1, provision_high=1, charcoal=0).pawn(0, "v1-1").pawn(1, "v2-1").turn()
    assert not scene.offered() & village_spaces(scene, 2)
    scene = road(4).pawn(1, "v2-1").pawn(2, "v2-2").pawn(3, "v2-3").turn()
    assert not scene.offered() & village_spaces(scene, 2)
    assert scene.why_not("to:v2-1") == "BF-8.10"


@rule("BF-8.8")
def test_locations_only_for_a_job_that_can_be_completed() -> None:
    scene = road().turn()
    assert scene.why_not("to:market") == "BF-8.8"
    scene = road().job("market").turn()
    assert "to:market" not in scene.offered()
    assert scene.why_not("to:market") == "BF-8.2"
    scene = road().job("market").animals(pigs=3, cattle=2).turn()
    assert "to:market" in scene.offered()


@rule("BF-8.8")
def test_provisions_of_the_way_and_of_the_job_come_together() -> None:
    """The Feudal Lord takes 2 provisions besides the one of the way."""
    scene = road().job("feudal_lord").turn()
    assert "to:feudal_lord" in scene.offered()
    scene = road().give(provision=0).job("feudal_lord").turn()
    assert "to:feudal_lord" not in scene.offered()


@rule("BF-8.9")
def test_first_turn_is_a_free_placement() -> None:
    scene = Scene(3).give(brick=3, wood=3, charcoal=1).pawn(1, "v2-1").job("market").animals(pigs=3, cattle=2)
    scene.player().tiles[3] = 2
    scene.turn()
    assert "to:market" not in scene.offered()
    assert scene.why_not("to:market") == "BF-8.9"
    assert "to:v2-1" not in scene.offered()
    scene.play("to:v2-2")
    assert scene.goods(1) == {}
    assert not any(token.startswith("pay:") for token in scene.offered())


@rule("BF-8.10")
def test_every_pawn_blocks_its_space() -> None:
    scene = road(4).pawn(1, "v1-2").pawn(2, "v1").turn()
    assert "to:v1-2" not in scene.offered()
    assert scene.why_not("to:v1-2") == "BF-8.10"
    assert {"to:v1-3", "to:v1-4"} <= scene.offered()


@rule("BF-8.2")
def test_a_visit_that_comes_to_nothing_can_be_made() -> None:
    """The Glass Miller gives nothing while sand is full, the Cattle Farmer without room: the visits are possible."""
    scene = Scene(3).clear().lay(pond="a1", forest="b1 c1 d1 d2 a2 b2 c2 a3 b3 d3 c3").animals(cattle=2)
    scene.give(sand=7, provision_high=1).pawn(0, "v1-1").people(2, "brickmaker", "cattle_farmer", "glass_miller").turn()
    assert scene.offered() & village_spaces(scene, 2) == village_spaces(scene, 2)
    scene.play("to:v2-2")
    assert {"visit:cattle_farmer", "visit:glass_miller"} <= scene.offered()
    scene.play("visit:cattle_farmer", "visit:glass_miller")
    assert (scene.livestock(), scene.goods()) == ((0, 2), {"sand": 7})


@rule("BF-8.2")
def test_dues_can_keep_a_wheel_from_turning() -> None:
    """The Woodworker's wood would turn the wheel, and so the Clay Pit not be paid; a sand paid before prevents it."""
    scene = Scene(3).offer("clay_pit").give(sand=1, water=4, charcoal=1, provision_high=1)
    scene.pawn(0, "v1-1").pawn(1, "v2-1").people(2, "woodworker", "butcher", "furnace_maker").turn()
    assert scene.offered() & village_spaces(scene, 2) == {"to:v2-3"}
    scene.play("to:v2-3")
    assert scene.offered() == {"pay:sand", "pay:charcoal"}
    assert scene.why_not("pay:water") == "BF-8.2"
    scene.pawn(0, "v1-1").pawn(1, "v3-1").give(provision_high=1).turn()
    assert not scene.offered() & village_spaces(scene, 2)


@rule("BF-8.2", "BF-8.7")
@pytest.mark.parametrize(("charcoal", "offered"), [(1, False), (2, True)])
def test_what_is_due_cannot_be_spent_on_the_action_too(charcoal: int, offered: bool) -> None:
    """The Brickmaker takes 1 charcoal, and another one is due to the pawn in the village."""
    scene = Scene().people(2, "brickmaker", "butcher", "farmhand").give(charcoal=charcoal, provision_high=1)
    scene.pawn(0, "v1-1").pawn(1, "v2-2").turn()
    assert ("to:v2-1" in scene.offered()) == offered


@rule("BF-8.6", "BF-3.5")
def test_the_wheels_turn_when_the_way_is_paid_before_the_dues() -> None:
    """Provisions 0 + 3, porridge, meat and cooking charcoal 1 each: no due can prevent the production."""
    scene = Scene().people(2, "brickmaker", "pig_farmer", "farmhand").pawn(0, "v1-1").pawn(1, "v2-2")
    scene.give(brick=1, wood=1, porridge=1, meat=1, charcoal_cooking=1, provision_high=3).turn().play("to:v2-1")
    assert scene.provisions() == (1, 3)
    assert scene.offered() == {"pay:brick", "pay:wood"}
    scene.play("pay:brick")
    assert scene.goods() == {"wood": 1, "provision": 4, "commodity": 1}
    assert [event.kind for event in scene.position.journal or []][-4:-1] == ["paid", "turned", "moved"]


@rule("BF-8.7", "BF-3.3")
def test_dues_that_production_takes_away_cannot_be_paid() -> None:
    """All basic goods are used up on the way, so nothing is left for the pawn in the village."""
    scene = Scene().people(2, "brickmaker", "pig_farmer", "farmhand").pawn(0, "v1-1").pawn(1, "v2-2")
    scene.give(porridge=1, meat=1, charcoal_cooking=1, provision_high=3).turn()
    assert not scene.offered() & village_spaces(scene, 2)
    assert scene.why_not("to:v2-1") == "BF-8.2"
    scene.give(provision=1).turn()
    assert scene.offered() & village_spaces(scene, 2) == {"to:v2-1", "to:v2-3"}
    scene.play("to:v2-1")
    assert scene.provisions() == (0, 3)


# Conversions between arriving and acting


@rule("BF-8.2")
def test_a_conversion_after_arriving_can_make_the_action_possible() -> None:
    """Before moving the Well's water would turn the wheel; when the sand is paid it does not."""
    scene = Scene(3).own("well").give(wood=1, sand=1, charcoal=1, porridge=1, brick=1, provision_high=1).offer()
    scene.pawn(0, "v1-1").pawn(1, "v2-2").people(2, "landowner", "butcher", "furnace_maker").turn()
    assert scene.offered() & village_spaces(scene, 2) == {"to:v2-1", "to:v2-3"}
    scene.play("to:v2-3")
    assert scene.offered() == {"pay:wood", "pay:sand", "pay:charcoal"}
    assert scene.why_not("pay:brick") == scene.why_not("pay:porridge") == "BF-8.2"
    scene.play("pay:sand").play("decline", seat=1)
    assert scene.told("used_building") == [[scene.building("well").uses[0]]]
    scene.play("take:pig")
    assert scene.livestock() == (1, 1)
    assert scene.goods() == {"wood": 1, "charcoal": 1}


@rule("BF-8.2", "BF-21.13")
def test_a_conversion_of_what_arriving_brings() -> None:
    """The Cistern's 2 water become 3 brick in the Clay Pit, for the Furnace Maker."""
    scene = Scene(3).own("cistern").own("clay_pit", at="m-b2").give(provision_high=1).offer()
    scene.pawn(0, "v1-1").people(2, "furnace_maker", "butcher", "cook").turn()
    assert scene.offered() & village_spaces(scene, 2) == village_spaces(scene, 2)
    scene.play("to:v2-1")
    assert scene.told("used_building") == [[scene.building("clay_pit").uses[0]]]
    assert (scene.player().tracker, scene.goods()) == (2, {})


@rule("BF-8.2", "BF-8.8")
def test_a_location_job_paid_by_a_conversion() -> None:
    scene = (
        Scene(3).own("sand_sifting_plant").give(sand=3, meat=1, provision_high=2).job("count").pawn(0, "v1-1").turn()
    )
    assert "to:count" in scene.offered()
    scene.give(sand=2).turn()
    assert "to:count" not in scene.offered()


@rule("BF-8.2")
def test_conversions_that_lead_nowhere_open_no_space() -> None:
    """The Kiln would take the charcoal that the brick lacks: three times what there is would be needed."""
    scene = Scene(3).own("kiln").own("well", at="m-b2").give(charcoal=1, porridge=3, provision_high=1).offer()
    scene.pawn(0, "v1-1").people(2, "furnace_maker", "butcher", "landowner").turn()
    assert scene.offered() & village_spaces(scene, 2) == {"to:v2-2", "to:v2-3"}


@rule("BF-8.2", "BF-13.3")
def test_a_conversion_that_makes_room_for_a_large_building() -> None:
    """The Sawmill clears a forest beside the only empty space, and its wood pays for the building."""
    scene = (
        Scene(3).clear().lay(forest="a1 b1 c1 d1 a2 b2 d2 a3 b3 c3").own("sawmill", at="m-c2").offer("hardware_store")
    )
    scene.give(glass=3, brick=3, provision_high=1).pawn(0, "v1-1").people(2, "builder", "butcher", "furnace_maker")
    scene.turn().play("to:v2-1")
    scene.play("at:m-d2")
    assert scene.offered() == {"visit:builder", "use:sawmill"}
    scene.play("visit:builder")
    assert scene.there("m-d2") == scene.there("m-d3") == "hardware_store"
