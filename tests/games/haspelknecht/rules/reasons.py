"""Why something may not be chosen in Haspelknecht: a position for each answer."""

from typing import Any

from tests.games.haspelknecht.rules.table import (
    disks,
    mark,
    number,
    own,
    resolve,
    run_phase,
    set_farm,
    table,
    turn,
)
from tests.play import play
from tests.reasons import Cases
from waldglas.core.game import Position
from waldglas.core.packed import packed
from waldglas.games import load_game
from waldglas.games.haspelknecht.rules.developing import ACQUIRE, PAY_AFAR
from waldglas.games.haspelknecht.rules.farm import DIGGER, FARMER, HASPELKNECHT, MINER
from waldglas.games.haspelknecht.rules.mining import CONTRACT_WORK, MAY_EXCAVATE, MINING
from waldglas.games.haspelknecht.rules.planning import PLANNING
from waldglas.games.haspelknecht.rules.position import Haspelknecht
from waldglas.games.haspelknecht.rules.taking import LAMP_BEFORE_TAKING, TAKE_FIRST, TAKE_SECOND
from waldglas.games.haspelknecht.rules.winter import BEFORE_STORAGE, STORE_IN_BARN, STORE_ON_FARM

CASES = Cases()
because = CASES.because
NO_SUCH = "This is not what is asked now. "


def farm(seats: int = 2, **fields: Any) -> Haspelknecht:
    """A table at which the first seat has this, and nothing else in its store."""
    position = table(seats, new_goods="no", late_timber="no")
    set_farm(position, 0, **{"food": 0, "wood": 0, "coal": 0, "thaler": 0, "water": 0, **fields})
    return position


# Taking


def taking(second: bool, **fields: Any) -> Haspelknecht:
    position = farm(**fields)
    position.pools = packed([disks(2, 1, 0), disks(1, 0, 2), disks(1, 1, 1), disks(0, 0, 3)])
    return resolve(position, (0, (TAKE_SECOND if second else TAKE_FIRST).take))


@because("take:a:yellow", "Pool A holds no yellow disk.", "HK-5.2")
@because("take:c:black", "With 2 seats there is no pool C.", "HK-1.6")
@because("pass", "In the first step you must take disks.", "HK-5.2")
@because("lamp:a:yellow-brown", "You have no Oil Lamp marker.", "HK-14.12")
@because("produce", NO_SUCH + "Take all disks of one colour from one pool.", "")
def disks_are_taken() -> Position:
    return taking(second=False)


@because("lamp:b:black-yellow", "These two disks do not lie there.", "HK-14.12")
def a_lamp_is_there() -> Position:
    position = farm()
    mark(position, 0, "oil_lamp")
    position.pools = packed([disks(2, 1, 0), disks(1, 0, 2), disks(1, 1, 1), disks(0, 0, 3)])
    return resolve(position, (0, TAKE_SECOND.take))


@because("lamp:b:black-yellow", "These two disks do not lie there.", "HK-14.12")
@because("take:a:black", NO_SUCH + "Another seat is about to take disks: use your Oil Lamp?", "")
def another_takes() -> Position:
    position = farm()
    mark(position, 0, "oil_lamp")
    position.pools = packed([disks(2, 1, 0), disks(1, 0, 2), disks(1, 1, 1), disks(0, 0, 3)])
    return resolve(position, (0, LAMP_BEFORE_TAKING))


# Planning


def planning(laid: int, **fields: Any) -> Haspelknecht:
    position = farm(cart_one=laid, **fields)
    return run_phase(position, PLANNING, 1, "summer_action")


@because("farmer:yellow1", "You have 2 black and 1 brown disk to plan, not 1 yellow disk.", "HK-7.3")
@because(
    "farmer:black2-brown1",
    "Disks of different colours must be the cost of a development that you do not own.",
    "HK-7.3",
)
@because("digger:food", NO_SUCH + "Plan your farmer: which of your disks does he get (2 black and 1 brown disk)?", "")
def farmer_is_planned() -> Position:
    position = farm(cart_one=disks(2, 1))
    own(position, 0, "bucket", "ladder")  # all that costs three disks, one of them black or brown
    return run_phase(position, PLANNING, 1, "summer_action")


@because("farmer:black1-brown1", "There is no development left that you could acquire.", "HK-1.10")
def all_player_disks_are_used() -> Position:
    slugs = ["carrying_pole", "barn", "pickaxe", "bucket", "wheelbarrow", "ladder", "coal_driver", "lorry", "handcart"]
    position = farm(cart_one=disks(1, 1))
    own(position, 0, *slugs)
    return run_phase(position, PLANNING, 1, "summer_action")


@because(
    "farmhand:black1-brown1",
    "Disks of different colours are for a development, and your farmhand cannot develop.",
    "HK-9.2",
)
def farmhand_is_planned() -> Position:
    return play(planning(disks(2, 1)), "0 farmer:none")


@because("digger:yellow", "You have no yellow disk left to pay him with.", "HK-7.5")
@because("digger:food", "You have no food left to pay him with.", "HK-7.5")
@because("farmer:none", NO_SUCH + "Plan the Coal-digger: how do you pay him?", "")
def digger_is_planned() -> Position:
    return play(planning(disks(1), thaler=1), "0 farmer:none", "0 farmhand:none")


@because("haspel:thaler", "You have no Thaler left to pay him with.", "HK-7.5")
def haspelknecht_is_planned() -> Position:
    """The only Thaler is planned for the Coal-miner."""
    position = planning(disks(0, 0, 1), thaler=1, pinge=0)
    return play(position, "0 farmer:none", "0 farmhand:none", "0 miner:thaler")


@because("mill:black", "You lack the 2 black disks for it.", "HK-7.8")
@because("farmer:none", NO_SUCH + "Plan disks for the Water Mill?", "")
def mill_is_planned() -> Position:
    position = farm(cart_one=disks(1, 0, 2))
    own(position, 0, "water_mill")
    run_phase(position, PLANNING, 1, "summer_action")
    return play(position, "0 farmer:none", "0 farmhand:none", "0 digger:none")


# Whose turn it is to work


@because("work:farmhand", "No disks were planned for the farmhand.", "HK-7.3")
@because("work:digger", "The Coal-digger was not paid.", "HK-10.1")
@because("work:miner", "The Coal-miner finds nothing to do now.", "HK-10.1")
@because("produce", NO_SUCH + "Which worker works next?", "")
def the_farmer_can_work() -> Position:
    return turn(farm(pinge=0, tunnel=0), farmer="yellow1", miner="food")


@because("work:farmer", "The farmer has worked in this phase.", "HK-8.3")
def the_farmer_has_worked() -> Position:
    return play(turn(farm(), farmer="yellow1", farmhand="brown1"), "0 work:farmer")


@because("work:farmer", "The farmer finds nothing to do with his disks now.", "HK-9.4")
def nothing_to_mine() -> Position:
    return turn(farm(pinge=0, tunnel=0), farmer="black1", farmhand="brown1")


@because("work:farmer", "The farmer finds nothing to do with his disks now.", "HK-13.9")
def no_development_in_reach() -> Position:
    return turn(farm(), farmer="black1-brown2", farmhand="brown1")


@because("work:digger", "The Pinge is exhausted; what the Coal-digger got is lost.", "HK-10.6")
def the_pinge_is_exhausted() -> Position:
    return turn(farm(pinge=0), farmer="yellow1", digger="food")


# Own work


@because("build:charcoal_burner", "The Charcoal Burner is not on the board.", "HK-1.8")
@because("build:barn", "You own the Barn already.", "HK-13.3")
@because("build:bucket", "The Bucket costs 1 brown, 2 of any colour; there lie 2 black disks.", "HK-13.2")
@because("produce", "Goods are produced with yellow or brown disks, all of one colour.", "HK-9.3")
@because("water", NO_SUCH + "What does the farmer do?", "")
def black_disks_are_used() -> Position:
    position = farm(water=1)
    own(position, 0, "barn")
    return play(turn(position, farmer="black2"), "0 work:farmer")


@because("mine", "To mine takes black disks only, and something to remove or to excavate.", "HK-9.4")
@because("build:bucket", "The Bucket touches none of your developments, and nobody owns it.", "HK-13.5")
def brown_disks_are_used() -> Position:
    position = farm()
    own(position, 0, "pickaxe")  # the Ladder touches it, the Bucket does not
    return play(turn(position, farmer="brown3"), "0 work:farmer")


@because("build:bucket", "The Bucket touches none of your developments, and you cannot pay for that.", "HK-13.6")
def nothing_to_give_for_a_distant_development() -> Position:
    position = farm()
    own(position, 0, "pickaxe")
    own(position, 1, "bucket")
    return play(turn(position, farmer="brown3"), "0 work:farmer")


@because("pay:food", "A development of level 3 is not paid with food.", "HK-13.6")
def a_distant_development_of_level_three() -> Position:
    """By the printed board level 3 takes coal only, and nothing is asked."""
    game = load_game("haspelknecht", {"level.3": {"distant": ["coal", "wood"]}})
    position = game.start(2)
    assert isinstance(position, Haspelknecht)
    set_farm(position, 0, coal=1, wood=1, food=1)
    own(position, 1, "mining_timber")
    return resolve(position, (0, PAY_AFAR, number(position, "mining_timber")))


@because("pay:wood", "You have no wood.", "HK-13.6")
def a_distant_development_without_wood() -> Position:
    position = farm(coal=1, food=2)
    own(position, 1, "bucket")
    return resolve(position, (0, PAY_AFAR, number(position, "bucket")))


@because("pay:coal", "Your coal came in this phase; it pays nothing yet.", "HK-8.4")
def a_distant_development_with_new_coal() -> Position:
    position = farm(coal=1, new_coal=1, wood=1, food=1)
    own(position, 1, "bucket")
    return resolve(position, (0, PAY_AFAR, number(position, "bucket")))


# Effects of developments


@because("choose:none", "One of the two must be taken.", "HK-13.9")
@because("coal", NO_SUCH + "What do you take from the Mining Timber?", "")
def mining_timber_is_acquired() -> Position:
    position = farm()
    return resolve(position, (0, ACQUIRE, number(position, "mining_timber")))


@because("choose:2", "It takes 2 coal, and you have less.", "HK-14.14")
def coal_sacks_with_one_coal() -> Position:
    position = farm(coal=1)
    return resolve(position, (0, ACQUIRE, number(position, "coal_sacks")))


@because("choose:2", "What it takes came in this phase; it pays nothing yet.", "HK-8.4")
def coal_sacks_with_new_coal() -> Position:
    position = farm(coal=2, new_coal=1)
    return resolve(position, (0, ACQUIRE, number(position, "coal_sacks")))


# The mine


@because("coal", "There are 3 pit water in the Pinge; remove some of it first.", "HK-3.4")
@because("burn", "You have no Charcoal Burner.", "HK-14.5")
@because("cable", "You have no Hauling Cable marker.", "HK-15.5")
@because("wood:pinge", "You have no wood.", "HK-11.3")
@because("wood:tunnel", "You have no wood.", "HK-12.4")
@because(
    "produce", NO_SUCH + "Your farmer mines and has 2 actions left: does he remove pit water? No coal is in reach.", ""
)
def the_pinge_is_flooded() -> Position:
    return resolve(farm(water=3), (0, MINING[FARMER], 2))


@because("coal", "The next coal of the Pinge lies behind a wood field that is not covered.", "HK-11.2")
def wood_is_missing_in_the_pinge() -> Position:
    return resolve(farm(pinge=4, water=1), (0, MINING[FARMER], 2))


@because("water", "There is no pit water.", "HK-9.4")
@because("windlass", "You have no Windlass marker.", "HK-15.5")
def the_pinge_is_dry() -> Position:
    return resolve(farm(), (0, MINING[FARMER], 2))


@because("water", "Own workers do not remove pit water from the shaft.", "HK-3.6")
@because("windlass", "A worker finishes before the next begins.", "HK-15.3")
def own_worker_in_the_tunnel() -> Position:
    position = farm(pinge=0, tunnel_wood=1, water=1)
    mark(position, 0, "windlass")
    return resolve(position, (0, MINING[FARMER], 2))


@because("coal", "The tunnel is empty.", "HK-12.2")
@because("wood:pinge", "The Pinge is exhausted.", "HK-11.7")
def the_tunnel_is_empty() -> Position:
    return resolve(farm(pinge=0, tunnel=0, wood=1), (0, CONTRACT_WORK[MINER - DIGGER], 2))


@because("coal", "There are 5 pit water in the shaft; nobody can work in the tunnel.", "HK-3.5")
@because("water", "The Coal-miner cannot remove pit water.", "HK-10.4")
@because("wood:tunnel", "All wood fields of the tunnel are covered.", "HK-12.4")
def the_tunnel_is_flooded() -> Position:
    position = farm(pinge=0, tunnel_wood=7, water=5, wood=1)
    mark(position, 0, "hauling_cable")
    return resolve(position, (0, CONTRACT_WORK[MINER - DIGGER], 2))


@because("coal", "The next coal of the tunnel lies behind a wood field that is not covered.", "HK-12.2")
def wood_is_missing_in_the_tunnel() -> Position:
    return resolve(farm(pinge=0, wood=1), (0, MAY_EXCAVATE))


@because("coal", "The Coal-digger does not choose: pit water while there are 2 or more, else coal.", "HK-10.3")
@because("stop", "The Coal-digger does not choose: pit water while there are 2 or more, else coal.", "HK-10.3")
@because("done", NO_SUCH + "The Coal-digger has 2 actions left: do something before he goes on?", "")
def the_digger_removes_water() -> Position:
    return resolve(farm(water=2, wood=1), (0, CONTRACT_WORK[0], 2))


@because("coal", "The next coal of the Pinge lies behind a wood field that is not covered.", "HK-11.2")
@because("water", "The Coal-digger does not choose: pit water while there are 2 or more, else coal.", "HK-10.3")
def the_digger_finds_nothing() -> Position:
    return resolve(farm(pinge=4, water=1, wood=1), (0, CONTRACT_WORK[0], 2))


@because("water", "There is no pit water in the shaft.", "HK-10.5")
def the_shaft_is_dry() -> Position:
    return resolve(farm(pinge=0, shaft=1), (0, CONTRACT_WORK[HASPELKNECHT - DIGGER], 2))


@because("coal", "There is no coal in the shaft.", "HK-10.5")
def the_shaft_holds_only_water() -> Position:
    return resolve(farm(pinge=0, water=1), (0, CONTRACT_WORK[HASPELKNECHT - DIGGER], 2))


@because("coal", "There are 2 pit water in the shaft; remove some of it first.", "HK-3.5")
def the_shaft_is_flooded() -> Position:
    return resolve(farm(pinge=0, water=2, shaft=1), (0, CONTRACT_WORK[HASPELKNECHT - DIGGER], 2))


# At any time


@because("burn", "You lack the wood that the Charcoal Burner takes.", "HK-14.5")
@because("wood:pinge", "All wood fields of the Pinge are covered.", "HK-11.3")
@because("cable", "There is no pit water to remove.", "HK-14.4")
@because("windlass", "The Haspelknecht comes when the Pinge is exhausted.", "HK-14.10")
@because("coal", NO_SUCH + "Before goods are stored you may lay wood or use what you own; or go on.", "")
def before_storage_with_one_wood() -> Position:
    position = farm(wood=1, pinge_wood=2)
    own(position, 0, "charcoal_burner")
    mark(position, 0, "hauling_cable", "windlass")
    return resolve(position, (0, BEFORE_STORAGE))


@because("cable", "The marker came in this phase; it can be used in a later one.", "HK-15.5")
def a_new_marker() -> Position:
    position = farm(wood=1, water=1)
    mark(position, 0, "hauling_cable")
    set_farm(position, 0, new_markers=position.farms[0].markers)
    return resolve(position, (0, BEFORE_STORAGE))


@because("windlass", "There is neither coal nor pit water in the shaft.", "HK-14.10")
def an_empty_shaft() -> Position:
    position = farm(wood=1, pinge=0)
    mark(position, 0, "windlass")
    return resolve(position, (0, BEFORE_STORAGE))


@because("wood:tunnel", "At this table wood goes into the tunnel only when the Pinge is exhausted.", "HK-12.4")
def timber_comes_late() -> Position:
    position = table(late_timber="yes")
    set_farm(position, 0, wood=1)
    return resolve(position, (0, BEFORE_STORAGE))


# Storage


@because("store:wood", "You have no wood left to store here.", "HK-16.7")
@because("done", NO_SUCH + "What do you store on the farm?", "")
def food_is_stored() -> Position:
    return resolve(farm(food=1), (0, STORE_ON_FARM))


@because("store:wood", "The last wood goes into the Coal Storage by itself.", "HK-16.8")
def the_last_wood_has_a_place() -> Position:
    position = farm(food=1, wood=1)
    own(position, 0, "barn", "coal_storage")
    return resolve(position, (0, STORE_IN_BARN))
