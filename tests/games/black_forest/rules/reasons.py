"""Why something may not be chosen in Black Forest: a position for each answer."""

from tests.games.black_forest.rules.scene import Scene
from tests.reasons import Cases
from waldglas.core.game import Position
from waldglas.games import load_game
from waldglas.games.black_forest.rules.anytime import WINDOW, Gift
from waldglas.games.black_forest.rules.domain import Progress
from waldglas.games.black_forest.rules.payments import PayCharcoal, PayProvisions
from waldglas.games.black_forest.rules.player import CHARCOAL, EMPTY, FIRST_BUILDING, WATER
from waldglas.games.black_forest.rules.rewards import GainProvisions

CASES = Cases()
because = CASES.because
NO_SUCH = "This is not what is asked now. "
FORESTS = "a1 b1 c1 d1 a2 b2 c2 d2 a3 b3 c3 d3"


def ready(*people: str) -> Scene:
    """Seat 0 stands in v1 and has goods and provisions."""
    scene = Scene(3).give(brick=4, wood=4, charcoal=2, provision=1, provision_high=1).pawn(0, "v1-1")
    return scene.people(1, *(people or ("builder", "cook", "lumberjack", "herder")))


def job(scene: Scene, slug: str) -> Scene:
    """Carries out a job's effect."""
    return scene.run(next(job for job in scene.facts.jobs if job.slug == slug).effect.steps)


# The neutral pawn


@because("to:v1-1", "The start player has named another village.", "BF-17.1")
@because("beg", NO_SUCH + "On which space of Äule does the neutral pawn start?", "")
def the_neutral_pawn_starts() -> Position:
    position = load_game("black-forest").start(2, {}, 4)
    position.play(position.to_act()[0], position.alphabet.action("village:v2"))
    return position


@because("to:v2-1", "That space is taken, or the neutral pawn stands there already.", "BF-17.3")
@because("to:v1-1", "That space is taken, or the neutral pawn stands there already.", "BF-17.3")
@because("to:market", "The neutral pawn stays in villages.", "BF-17.3")
@because("beg", NO_SUCH + "Where do you move the neutral pawn?", "")
def the_neutral_pawn_moves() -> Position:
    scene = Scene(2).give(brick=3, wood=3, commodity=1, provision=1).pawn(0, "v1-1").pawn(1, "v3-1").pawn(2, "v2-1")
    return scene.turn().play("swap:cook").position


# Moving


@because("swap:cook", "You have no commodity.", "BF-7.3")
@because("to:v1-1", "Space 1 of Altglashütten is taken.", "BF-8.10")
@because("to:market", "No job lies at Market.", "BF-8.8")
@because("to:v3-1", "The way costs 2 provisions; you have 1.", "BF-8.7")
@because("use:well", "You have not built the Well.", "BF-15.1")
@because("use:clay_pit", "You lack what the Clay Pit takes: 2 water for 3 brick.", "BF-13.7")
def a_turn_begins() -> Position:
    return ready().give(provision=0).own("clay_pit").turn().position


@because("to:market", "A pawn is first placed in a village.", "BF-8.9")
def the_first_turn() -> Position:
    scene = Scene(3).give(brick=3, wood=3, charcoal=1).job("market").animals(cattle=5).lay(pasture="b2 b3")
    return scene.turn().position


@because("to:market", "You could not carry out any action there, or not pay for the pawns in the village.", "BF-8.2")
def a_job_that_cannot_be_paid() -> Position:
    return ready().job("market").turn().position


@because("beg", "You have begun a standard turn, and you can move.", "BF-7.5")
@because("swap:herder", "Only 1 commodity is spent in a turn.", "BF-7.4")
@because("done", NO_SUCH + "Where does your pawn go?", "")
def the_exchange_was_made() -> Position:
    return ready().give(commodity=2).turn().play("swap:cook").position


@because(
    "use:ox_stable",
    "The Ox Stable would bring nothing now: a forest for 1 wood at 1, 2, 4, 7 cattle each.",
    "BF-15.8",
)
def cattle_are_missing() -> Position:
    return Scene().own("ox_stable").pawn(0, "v1-1").turn().position


@because("provisions:3-3", "The way costs 1 provision, and no marker goes up for it.", "BF-8.4")
@because("beg", NO_SUCH + "The way costs 1 provision: what do the two markers show then?", "")
def the_way_is_paid() -> Position:
    return ready().give(provision=1, provision_high=2).people(2, "builder").turn().play("to:v2-1").position


@because("pay:glass", "It must be a basic good.", "BF-8.5")
@because("pay:meat", "You have no meat.", "BF-8.5")
@because("pay:pig", NO_SUCH + "Pay a basic good to seat 2, whose pawn is in the village.", "")
def a_good_is_due() -> Position:
    return ready().give(glass=2, provision=0).pawn(1, "v2-1").turn().play("to:v2-2").position


@because("pay:water", "If you paid this, no action would be left to you there.", "BF-8.2")
def a_good_is_due_that_is_needed() -> Position:
    scene = Scene(3).clear().lay(forest=FORESTS)
    scene.give(charcoal=1, meat=1, water=1, brick=1, provision_high=1).pawn(0, "v1-1").pawn(1, "v2-1")
    return scene.people(2, "charcoal_burner", "butcher", "landowner").turn().play("to:v2-2").position


@because("pay:meat", "You have no meat.", "BF-8.5")
@because("pay:pig", NO_SUCH + "Spend a good for each pawn in the village: which one now?", "")
def goods_are_due_alone() -> Position:
    scene = Scene(1).give(brick=4, wood=4, charcoal=1, glass=1, provision=1, provision_high=1)
    scene.pawn(0, "v1-1").pawn(1, "v2-1").pawn(2, "v2-2")
    scene.position.last_pawn = 0
    return scene.turn().play("to:v2-3", "pawn:coloured", "pay:charcoal").position


# The action


@because("job", "No job lies here.", "BF-9.1")
@because("visit:builder", "The Builder is not beside your pawn.", "BF-9.1")
@because("done", "An action must be carried out.", "BF-9.1")
@because("beg", NO_SUCH + "Whom do you visit first?", "")
def an_action_is_chosen() -> Position:
    return ready().turn().play("to:v1-2").position


@because("job", "You cannot pay what the job takes.", "BF-9.6")
def a_job_in_the_village_is_too_dear() -> Position:
    return ready().job("brickmaker", "v1").turn().play("to:v1-2").position


@because(
    "visit:furnace_maker",
    "The Furnace Maker’s effect could not be carried out: 3 brick for 2 steps of progress.",
    "BF-9.3",
)
def a_neighbour_is_too_dear() -> Position:
    scene = ready("builder", "furnace_maker", "lumberjack", "herder").give(brick=2).job("lumberjack", "v1")
    return scene.turn().play("to:v1-2").position


@because("job", "After a visit no job is completed.", "BF-9.7")
@because("visit:lumberjack", "You have visited this tradesperson already.", "BF-9.3")
@because("visit:builder", "The Builder is not beside your pawn.", "BF-9.1")
def a_second_visit() -> Position:
    return ready().turn().play("to:v1-2", "visit:lumberjack", "at:m-a1").position


@because("use:kiln", "If you used the Kiln, no action would be left to you here.", "BF-15.3")
def a_conversion_would_take_the_action() -> Position:
    scene = Scene(3).clear().lay(forest="a1 b1 c1 d1 e1 a2 e2 a3 b3 e3").own("kiln").own("well", at="m-b2")
    scene.give(charcoal=2, porridge=1, provision_high=1).pawn(0, "v1-1")
    return scene.people(2, "brickmaker", "butcher", "glass_miller").turn().play("to:v2-1").position


@because("visit:cook:1", NO_SUCH + "Your action is done: use your conversions, or end your turn.", "")
@because("use:well", "You have not built the Well.", "BF-15.1")
def a_window() -> Position:
    return Scene().own("clay_pit").give(water=2).run([WINDOW]).position


@because("take:water", "You have no room for it there.", "BF-8.6")
@because("take:brick", "The gift is water.", "BF-8.6")
@because(
    "on:cooking", NO_SUCH + "You are given 1 water and have no room for it: use a conversion first, or decline.", ""
)
@because("use:well", "You have not built the Well.", "BF-15.1")
def a_gift_of_water() -> Position:
    return Scene().own("clay_pit").give(water=7).run([Gift(WATER, 1)]).position


@because("on:glassmaking", "You have no room for it there.", "BF-8.6")
@because("take:charcoal", "Choose the wheel for the charcoal.", "BF-2.4")
@because("take:brick", "The gift is charcoal.", "BF-8.6")
def a_gift_of_charcoal() -> Position:
    return Scene().give(charcoal=7).run([Gift(CHARCOAL, 1)]).position


# Paying


@because("from:6", "The wheels do not hold the charcoal for that; 4 are to be paid.", "BF-2.5")
@because("done", NO_SUCH + "Pay 4 charcoal: how much of it from the Glassmaking wheel?", "")
def charcoal_is_paid() -> Position:
    return Scene().give(charcoal=4, charcoal_cooking=2).run([PayCharcoal(4)]).position


@because("provisions:3-3", "The cost is 2 provisions, and no marker goes up for it.", "BF-2.6")
def provisions_are_paid() -> Position:
    return Scene().give(provision=2, provision_high=3).run([PayProvisions(2)]).position


@because("pay:commodity", "You lack it, or too few kinds would be left after it in the order of the list.", "BF-21.17")
@because("pay:pig", NO_SUCH + "Pay 3 different goods, 1 of each, in the order of the list: which one now?", "")
def three_different_goods_are_paid() -> Position:
    scene = Scene().give(glass=2, brick=1, wood=2, charcoal=1, charcoal_cooking=1, commodity=1, provision_high=1)
    return scene.builds("grocer").play("at:m-b2").position


@because("pay:wood", "Animals are paid here.", "BF-14.5")
def animals_are_paid() -> Position:
    scene = Scene().animals(pigs=2, cattle=2).give(glass=2, brick=3).builds("slaughterhouse")
    return scene.play("at:m-b2", "effect:1").position


@because("at:m-a2", "There is no forest on a2.", "BF-9.4")
@because("at:s1-b2", "There is no forest on b2 of small estate 1.", "BF-9.4")
@because("done", NO_SUCH + "Remove a forest.", "")
def a_forest_is_removed() -> Position:
    return Scene().visits("lumberjack").position


@because("at:m-e1", "Tiles go in the order of the spaces, and enough must be left for the cost.", "BF-9.4")
@because("at:m-a1", "Tiles go in the order of the spaces, and enough must be left for the cost.", "BF-9.4")
def the_second_of_three_forests_is_removed() -> Position:
    scene = Scene().clear().lay(forest="a1 b1 c1 d1 e1")
    return job(scene, "lumberjack").play("at:m-b1").position


@because("at:m-e3", "Tiles go in the order of the spaces, and enough must be left for the cost.", "BF-9.4")
@because("at:m-d1", "Without the forest on d1 what follows could not be done.", "BF-13.2")
def forests_make_room_for_a_large_building() -> Position:
    """The Hunting Lodge takes three forests and needs two adjacent spaces; elsewhere buildings stand."""
    scene = Scene().clear().lay(forest="a1 b1 d1 b2 e3").give(glass=3, brick=3, wood=3)
    land = scene.player().land
    for space in [space for space, there in enumerate(land) if there == EMPTY]:
        scene.player().put(space, FIRST_BUILDING)
    return scene.builds("hunting_lodge").position


# Rewards


@because("take:sand", "No sand is left of this reward.", "BF-4.3")
@because("decline", NO_SUCH + "Which part of the reward do you take next?", "")
def parts_of_a_reward() -> Position:
    return job(Scene().give(wood=7), "brickmaker").play("take:sand").position


@because("provisions:0-0", "All that fits is gained, and no marker goes down for it.", "BF-2.6")
def provisions_are_gained() -> Position:
    return Scene().give(provision_high=1).run([GainProvisions(3)]).position


@because("take:brick", "You have no room for brick.", "BF-4.8")
@because("take:glass", "It must be a basic good.", "BF-4.8")
@because("decline", NO_SUCH + "Which basic good do you gain, 2 of it?", "")
def a_basic_good_is_gained() -> Position:
    return Scene(1).give(brick=7).visits("traveling_merchant").position


# Tiles


@because("decline", "While a space is empty the tile cannot be declined.", "BF-4.6")
@because("at:s1-b2", "That small estate is not part of your domain.", "BF-5.1")
@because("at:m-a1", "a1 is taken, and what is there cannot be removed.", "BF-15.6")
@because("at:m-b2", "There is a field on b2.", "BF-4.6")
@because("done", NO_SUCH + "Where do you place the field?", "")
def a_field_is_placed() -> Position:
    return Scene().lay(forest="a1", field="b2").visits("farmhand", 2).position


@because("at:m-a2", "Tiles of one kind are placed in the order of the spaces, and none is wasted.", "BF-4.6")
def the_second_field_is_placed() -> Position:
    scene = Scene().clear().give(brick=7)
    return job(scene, "freiburg").play("take:field", "at:m-b2").position


@because("at:m-b2", "b2 is not on the estate of the building.", "BF-21.29")
def pastures_on_the_estate_of_the_wildlife_park() -> Position:
    scene = Scene().run([Progress(3)]).clear().give(glass=1, wood=4)
    return scene.builds("wildlife_park").play("at:s1-b2").position


@because("at:m-b2", "No landscape tile can be removed there now; they go in the order of the spaces.", "BF-15.6")
@because(
    "decline",
    NO_SUCH + "Empty spaces are about to count: remove a landscape tile first, in the order of the spaces?",
    "",
)
def tiles_are_cleared_before_spaces_count() -> Position:
    scene = Scene().clear().lay(pond="a1").give(glass=1, brick=3)
    return scene.builds("water_tower").play("at:m-b3").position


# Building


@because("build:kiln", "The Kiln does not lie on the boards.", "BF-13.1")
@because("build:sawmill", "For the Sawmill you lack 2 glass and 1 brick.", "BF-13.4")
@because("build:hunting_lodge", "For the Hunting Lodge you lack 3 glass, 2 brick, and 3 forests.", "BF-13.4")
@because("done", NO_SUCH + "Which building do you construct?", "")
def a_building_is_chosen() -> Position:
    scene = Scene().clear().give(wood=4, water=3, brick=1)
    return scene.offer("clay_pit", "foresters_lodge", "sawmill", "hunting_lodge").visits("builder").position


@because("build:general_hospital", "Only a small building is free of cost.", "BF-20.6")
@because("done", NO_SUCH + "Which small building do you construct, free of cost?", "")
def a_building_free_of_cost() -> Position:
    scene = Scene().give(water=5).offer("well", "kiln", "general_hospital")
    return job(scene, "captain").play("take:building").position


@because(
    "build:farmers_residence",
    "Its condition is not met. Needs 4 fields; turns 4 porridge into a field; 1 point for each field.",
    "BF-13.8",
)
@because(
    "build:hermits_hut",
    "Its condition is not met. May only be built on an estate without another building.",
    "BF-13.8",
)
def conditions_are_not_met() -> Position:
    scene = Scene().clear().lay(field="a1 b1", forest="e1").own("well").give(glass=3, brick=4, wood=5)
    return scene.offer("farmers_residence", "hermits_hut", "grain_mill", "larder_tunnel").visits("builder").position


@because("build:grain_mill", "There is no room for it in your domain, and none can be made.", "BF-13.3")
def only_forests_that_are_paid_make_room() -> Position:
    scene = Scene().clear().lay(forest=FORESTS).give(glass=1, wood=5, brick=4, water=1)
    return scene.offer("grain_mill", "glaswald_lake", "clearing_house").visits("builder").position


@because("at:s1-b2", "That small estate is not part of your domain.", "BF-5.1")
@because("at:m-a1", "a1 is taken, and what is there cannot be removed.", "BF-13.3")
@because(
    "at:m-d2", "It takes two adjacent spaces that leave what it needs; name the upper or left one first.", "BF-13.3"
)
@because("done", NO_SUCH + "Where do you place the General Hospital: its first space?", "")
def a_large_building_is_placed() -> Position:
    scene = Scene().clear().lay(forest="a1 d1").own("well", at="m-d3")
    return scene.give(glass=3, brick=2, wood=2, water=2, porridge=3).builds("general_hospital").position


@because("at:m-b2", "There is another building on that estate.", "BF-21.35")
def the_hermits_hut_is_placed() -> Position:
    scene = Scene().give(glass=1, brick=1, wood=1).own("well").run([Progress(3)])
    return scene.builds("hermits_hut").position


# Removing landscape tiles


@because("clear", "No landscape tile of yours is counted by what you can do now.", "BF-15.6")
def nothing_counts_the_ponds_yet() -> Position:
    return Scene().clear().lay(pond="a1").give(provision=2).turn().position


@because("at:m-a2", "On a2 lies no landscape tile that counts now.", "BF-15.6")
def a_pond_is_removed_before_it_is_counted() -> Position:
    scene = Scene(3).give(brick=3, wood=1, water=1, charcoal=1, glass=1, provision_high=1).offer("fort")
    scene.pawn(0, "v1-1").people(2, "glass_miller", "builder", "furnace_maker").turn()
    return scene.play("to:v2-1", "clear").position
