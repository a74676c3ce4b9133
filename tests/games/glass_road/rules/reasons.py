"""Why something may not be chosen in Glass Road: a position for each answer."""

from tests.games.glass_road.rules.scene import EMPTY_BOARD, START_BOARD, Scene, bits, start
from tests.reasons import Cases
from waldglas.core.game import Position
from waldglas.core.packed import packed
from waldglas.games.glass_road.rules.position import NO_BUILDING

CASES = Cases()
because = CASES.because
NO_SUCH = "This is not what is asked now. "
NO_ABILITY = "You can use no ability of the Water Carrier as it stands: use a processing building first, or go on."
IN_ORDER = "Cards are named in the order of the list, and enough must be left for the hand."


# Cards


@because("card:feudal_lord", IN_ORDER, "GR-3.2", seat=0)
@because("card:water_carrier", IN_ORDER, "GR-3.2", seat=0)
@because("pass", NO_SUCH + "Choose 4 more specialists for this period, in the order of the list.", "", seat=0)
def a_hand_is_chosen() -> Position:
    scene = Scene(start(3))
    scene.position.play(0, scene.position.alphabet.action("card:pit_worker"))
    return scene.position


@because("card:pit_worker", "You chose this specialist in the last period.", "GR-18.5")
def cards_of_the_last_period_are_blocked() -> Position:
    scene = Scene(start(1))
    scene.player.blocked = bits(["pit_worker"])
    return scene.ready().position


@because("card:water_carrier", "The Water Carrier is not in your hand.", "GR-4.1")
def a_card_is_played() -> Position:
    hand = ["feudal_lord", "pit_worker", "forest_manager", "pond_builder", "cultivator"]
    return Scene(start(2)).choose_hands({0: hand, 1: hand}).position


@because("one", "You cannot pay the fee of the Water Carrier.", "GR-7.4")
@because("use:spa", "You have not built the Spa.", "GR-9.1")
@because("use:cooperage", "You lack what the Cooperage takes. Turns 1 wood into 2 water.", "GR-12.1")
@because("again", NO_SUCH + NO_ABILITY, "")
def no_food_for_the_fee() -> Position:
    return Scene.alone_with("water_carrier").own("cooperage").goods().position


@because("other", "You have chosen the other ability, and paid the fee for it.", "GR-7.1")
def the_fee_is_paid() -> Position:
    return Scene.alone_with("clay_worker").own("cooperage").goods(water=7, wood=5).do("one").position


@because("again", "You lack what it takes; a processing building may bring it.", "GR-13.10")
def the_wood_is_traded() -> Position:
    scene = Scene.alone_with("cultivator").board("pit foresters_hut " + ". " * 18).offer("wood_trader")
    scene.goods(wood=2, clay=2, brick=1)
    return scene.do("other", "build:wood_trader", "at:d5", "again", "good:water", "take:2").position


@because("one", "This ability was used, or does the same as the other.", "GR-6.5")
def the_first_ability_was_used() -> Position:
    return Scene.alone_with("feudal_lord").goods().do("one").position


@because("other", "This ability was used, or does the same as the other.", "GR-6.5")
def both_abilities_are_alike() -> Position:
    return Scene.alone_with("clay_worker").goods(water=1).position


# Goods


@because("on:glass", "The glass wheel holds 7 food already.", "GR-11.7")
@because("take:2", "First choose the wheel for the food.", "GR-11.2")
@because("pass", NO_SUCH + "On which wheel do you take the food?", "")
def food_goes_on_a_wheel() -> Position:
    return Scene.alone_with("slash_and_burn_farmer").board(START_BOARD).goods(food=7).do("other", "at:b1").position


@because("take:0", "You have chosen a wheel for it: take at least 1.", "GR-11.1")
@because("take:3", "You can take 2 at most.", "GR-11.7")
@because("on:glass", "No wheel is to be chosen here; a gain is never split.", "GR-11.2")
def the_wheel_is_chosen() -> Position:
    scene = Scene.alone_with("slash_and_burn_farmer").board(START_BOARD).goods(food=7)
    return scene.do("other", "at:b1", "on:brick").position


@because("good:wood", "This does not give that good.", "GR-11.6")
def a_good_is_named() -> Position:
    return Scene.alone_with("pit_worker").board(START_BOARD).do("other").position


@because("take:1", "You hold 7 wood already.", "GR-8.8")
@because("on:glass", "No wheel is to be chosen here; a gain is never split.", "GR-11.2")
@because("use:spa", "You have not built the Spa.", "GR-9.1")
@because("good:wood", NO_SUCH + "The Supplier offers you 1 wood: do you take it?", "")
def a_gift_without_room() -> Position:
    scene = Scene.alone_with("supplier")
    scene.other.own("cooperage").goods(wood=7)
    return scene.do("one", "good:wood", "take:0").position


@because("on:glass", "The glass wheel holds 7 food already.", "GR-11.7")
def a_gift_with_room_on_one_wheel() -> Position:
    scene = Scene.alone_with("supplier")
    scene.other.goods(food=7)
    return scene.do("one", "good:food", "take:0").position


@because("discard:shed", "The Shed is not in your private offer.", "GR-12.7")
@because("discard:spa", "They are named in the order of the list, and enough must be left for the price.", "GR-12.7")
@because("pass", NO_SUCH + "Give up a building of your private offer.", "")
def two_of_three_buildings_are_given_up() -> Position:
    scene = Scene.alone_with("feudal_lord").own("shingles_manufacturer").private("inn", "kiln", "spa")
    return scene.do("use:shingles_manufacturer").position


# Building


@because("build:water_mill", "For the Water Mill you lack 1 wood and 2 brick.", "GR-10.6")
@because("use:spa", "You have not built the Spa.", "GR-9.1")
@because("build:shed", "The Shed is not on offer.", "GR-10.2")
@because(
    "one", NO_SUCH + "You can pay for no building as it stands: use a processing building first, or build nothing.", ""
)
def a_building_is_chosen() -> Position:
    scene = Scene.alone_with("cultivator").own("cooperage")
    scene.position.display = packed([NO_BUILDING] * len(scene.position.display))
    return scene.offer("water_mill").goods(wood=3, clay=4).do("other").position


@because("build:clay_basin", "There is no room for it on your landscape: forests and buildings cover it.", "GR-10.4")
def forests_cover_the_landscape() -> Position:
    scene = Scene.alone_with("cultivator").board("forest ~ " * 10)
    return scene.offer("clay_basin", "artists_colony").goods(brick=1).do("other").position


@because("build:artists_colony", "Its start building was upgraded already.", "GR-10.10")
def the_start_building_is_upgraded() -> Position:
    scene = Scene.alone_with("cultivator").board(EMPTY_BOARD).offer("clay_basin", "artists_colony").goods(brick=1)
    upgrade = next(b.number for b in scene.position.facts.buildings if b.slug == "glassmakers_village")
    starts = scene.player.starts[:]
    starts[1] = upgrade
    scene.player.starts = starts
    return scene.do("other").position


@because("at:b1", "b1 is covered by a forest or a building.", "GR-10.4")
@because("pass", NO_SUCH + "Where do you place the Clay Basin?", "")
def a_building_is_placed() -> Position:
    scene = Scene.alone_with("cultivator").board(START_BOARD).offer("clay_basin").goods()
    return scene.do("other", "build:clay_basin").position


@because("at:b2", "There is no immediate building beside the Tavern on b2.", "GR-13.12")
def the_tavern_repeats_a_neighbour() -> Position:
    scene = Scene.alone_with("cultivator").board("shed . water_tank " + ". " * 17).offer("tavern").goods(wood=1, clay=1)
    return scene.do("other", "build:tavern", "at:b1").position


# Tiles


@because("tile:pit", "There is no space where a pit could go.", "GR-8.18")
@because("at:a1", NO_SUCH + "Which landscape tile do you place?", "")
def pits_lie_wherever_there_is_room() -> Position:
    return Scene.alone_with("cultivator").board("pit " * 20).do("one").position


@because("at:b1", "b1 is covered by a forest or a building.", "GR-8.18")
@because("at:d1", "There is a pit on d1 already.", "GR-9.4")
@because("pass", "You have named the tile: place it.", "GR-8.18")
@because("take:0", NO_SUCH + "Where do you place the pit?", "")
def a_pit_is_placed() -> Position:
    return Scene.alone_with("cultivator").board(START_BOARD).do("one", "tile:pit").position


@because("at:d5", "d5 is not beside the building.", "GR-13.9")
@because("at:b1", "Several tiles are placed in the order of the spaces.", "GR-13.9")
def tiles_are_placed_around_a_country_house() -> Position:
    scene = Scene.alone_with("cultivator").board(EMPTY_BOARD).offer("country_house").goods(wood=2, glass=1, brick=1)
    return scene.do("other", "build:country_house", "at:b2", "tile:pond", "at:c2").position


@because("at:c1", "The forest on c1 is named by its other space, b1.", "")
@because("at:d1", "There is no forest on d1.", "GR-9.4")
@because("pass", NO_SUCH + "Remove a forest.", "")
def a_forest_is_removed() -> Position:
    return Scene.alone_with("carpenter").board(START_BOARD).do("one").position


@because("at:c1", "Only other landscape tiles beside the building go here, in the order of the spaces.", "GR-9.4")
def tiles_are_cleared_around_a_depot() -> Position:
    scene = Scene.alone_with("cultivator").board("pond . " + ". " * 18).offer("wood_depot").goods(food=1)
    return scene.do("other", "build:wood_depot", "at:b1").position
