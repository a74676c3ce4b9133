"""Why something may not be chosen in Tiny Towns: a position for each answer."""

from tests.games.tiny_towns.rules.table import game, lay
from tests.games.tiny_towns.rules.whole_box import call, hold, settle, table, with_monument
from tests.play import play
from tests.reasons import Cases
from waldglas.core.game import Position
from waldglas.core.packed import packed
from waldglas.games.tiny_towns.rules.facts import FACTORY
from waldglas.games.tiny_towns.rules.position import TinyTowns

CASES = Cases()
because = CASES.because


@because("card:glass", "No glass card lies face up.", "TT-6.2")
@because("at:a1", "This is not what is asked now. Choose one of the face-up cards.", "")
def three_cards_alone() -> Position:
    position = game(1, "cards")
    assert isinstance(position, TinyTowns)
    position.face_up = packed([1, 2, 5])
    position.ask_again(0)
    return position


@because("at:a1", "It is not your turn to choose.", "", seat=0)
def another_calls() -> Position:
    return game()


@because("at:a1", "The game is over.", "", seat=0)
def all_is_built() -> Position:
    position = game(1, "cards")
    assert isinstance(position, TinyTowns)
    position.towns[0].empty = 1
    play(position, f"0 {position.alphabet.token(position.choices(0)[0])}")
    assert position.over()
    return position


@because("at:a1", "a1 holds wood. Choose an empty square.", "TT-3.3")
@because("at:c3", "c3 holds a Well. Choose an empty square.", "TT-3.3")
@because("build:well:a1-a2", "Place the cube first; buildings come after it.", "TT-4.1")
@because("take:wood", "You have no Factory that holds stone.", "TT-4.8")
@because("take:stone", "It must be another resource than stone.", "TT-4.8")
@because("done", "This is not what is asked now. Place stone on an empty square.", "")
def a_cube_and_a_building_lie_there() -> Position:
    position = lay(game(), "wood c3, stone c4")
    play(position, "0 build:well:c3-c4", "0 at:c3")
    return play(lay(position, "wood a1"), "1 call:stone")


@because("take:wheat", "You called it yourself; a Factory only helps against the calls of others.", "TT-4.8", seat=0)
def own_call() -> Position:
    position = game(2, "master-builder")
    assert isinstance(position, TinyTowns)
    position.towns[0].place_building(FACTORY, 15)
    position.towns[0].store_cube(1, 15)
    return play(position, "0 call:wood")


@because("take:brick", "You have taken your resource already.", "TT-4.8", seat=1)
def resource_was_replaced() -> Position:
    position = game(2, "master-builder")
    assert isinstance(position, TinyTowns)
    position.towns[1].place_building(FACTORY, 15)
    position.towns[1].store_cube(1, 15)
    return play(position, "0 call:wood", "1 take:wheat")


@because("take:brick", "You have taken your resource already.", "TT-4.8")
def resource_was_picked() -> Position:
    position = play(game(1, "town-hall"), "0 at:a1", "0 at:d4")
    return play(position, "0 take:glass")


@because("build:well:a1-a2", "Missing: stone on a2.", "TT-4.1")
@because("at:d4", "You have placed your cube for this round.", "TT-3.1")
@because("call:wood", "This is not what is asked now. Build, or be done.", "")
def a_well_can_be_built() -> Position:
    return lay(game(), "wood a1, stone b1")


@because("at:d4", "None of the building's cubes lay on d4.", "TT-4.4")
@because("done", "This is not what is asked now. Put the Well on one of the squares its cubes left.", "")
def a_well_is_raised() -> Position:
    return play(lay(game(), "wood a1, stone b1"), "0 build:well:a1-b1")


ONE_AFTER_THE_OTHER = (
    "There is no building on d4 that can be exchanged now; they are exchanged in the order of their squares."
)
POSTS_ALONE = "Trading Posts alone build nothing: at least one cube must be among what is built from."
NOT_ASIDE = "Only a resource that others call can be set aside or stored, where there is room for it."


@because("store:wood", NOT_ASIDE, "TT-11.16")
@because("swap:stone", NOT_ASIDE, "TT-11.16")
@because("cavern", NOT_ASIDE, "TT-13.1")
def wood_was_called() -> Position:
    return play(game(), "1 call:wood")


@because("call:glass", "Your Bank holds glass: you can no longer call or take it.", "TT-11.13", seat=0)
def a_bank_calls() -> Position:
    position = settle(table("bank", 2, "master-builder"), "X . . .  . . . .  . . . .  . . . .")
    position.towns[0].store_cube(4, 0)
    position.ask_again(0)
    return position


@because("store:glass", "Another Bank of yours holds glass.", "TT-11.13")
@because("done", "This is not what is asked now. Put a cube on the Bank: you can no longer call that resource.", "")
def a_second_bank() -> Position:
    position = settle(table("bank"), "X . . .  h h . .  w g . .  . . . .")
    position.towns[0].store_cube(4, 0)
    return call(position, "brick", "at:c3", "build:factory:a2-b2-a3-b3-c3", "at:a2")


@because("build:factory:a2-b2-a3-b3-c3", "Your Banks hold all five resources: there is none for another.", "TT-11.13")
@because("build:factory:a2-a3-b3-c3-d3", "No Bank can be built from these squares.", "TT-4.1")
@because("build:monument:a2-b2-a3-b3", "You have no monument to build.", "TT-12.3")
def five_banks() -> Position:
    position = settle(table("bank"), "X X X X  h h . X  w g . w  . . . .")
    for number, square in enumerate((0, 1, 2, 3, 7)):
        position.towns[0].store_cube(number + 1, square)
    position.towns[0].place_cube(position.cards, 3, 10)
    return call(position, "stone", "at:d4")


@because("at:a2", "a2 holds brick. Choose an empty square.", "TT-1.3")
def a_shed_is_raised() -> Position:
    position = settle(table("shed"), "w . . .  b . . .  . . . .  . . . .")
    return call(position, "stone", "at:b1", "build:well:a1-b1")


@because("build:tavern:a1-b1-c1", POSTS_ALONE, "TT-11.15")
def three_trading_posts() -> Position:
    position = settle(table("trading_post"), "X X X .  . . . .  . . . .  . . . .")
    return call(position, "stone", "at:d1")


@because("take:glass", "Your Bank holds glass: you can no longer call or take it.", "TT-11.13")
@because("done", "This is not what is asked now. Take any resource.", "")
def a_bank_picks() -> Position:
    position = settle(table("bank", 1, "town-hall"), "X . . .  . . . .  . . . .  . . . .")
    position.towns[0].store_cube(4, 0)
    return play(position, "0 at:b1", "0 at:d4")


@because("keep:statue", "This monument was not dealt to you.", "TT-12.1", seat=0)
def monuments_are_dealt() -> Position:
    position = table(monuments="yes")
    hold(position, "obelisk")
    position.towns[0].declined = position.towns[0].plan + 1
    return position


@because("at:d4", ONE_AFTER_THE_OTHER, "TT-12.4")
@because("call:wood", "This is not what is asked now. Exchange up to 2 buildings for other types, or be done.", "")
def the_guild_was_built() -> Position:
    position = with_monument("architects_guild", "C W X .  . . . g  . . h s  . w . .")
    return call(position, "brick", "at:c4", "build:monument:d2-c3-d3-b4-c4", "at:d2")


@because("stop", "Only the last of several players may stop, before a call or instead of placing.", "TT-7.3")
def two_are_left() -> Position:
    return game(2, "master-builder")
