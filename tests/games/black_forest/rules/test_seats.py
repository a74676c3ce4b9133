"""BF-17 and BF-18: two seats, and one."""

from random import Random

import pytest

from tests.games.black_forest.rules.scene import Scene, village_spaces
from tests.play import play, tokens, walk
from tests.rules import rule
from tests.said import question, speaker_of
from waldglas.core.packed import packed
from waldglas.games import load_game
from waldglas.games.black_forest.rules.board import NOWHERE
from waldglas.games.black_forest.rules.player import CHARCOAL_COOKING, PROVISION
from waldglas.games.black_forest.rules.position import BlackForest
from waldglas.games.black_forest.rules.production import GAIN
from waldglas.games.black_forest.rules.turns import NEXT_TURN


@rule("BF-17.1")
def test_neutral_pawn_is_placed_by_both() -> None:
    position = load_game("black-forest").start(2, {}, 4)
    assert isinstance(position, BlackForest)
    first = position.start
    assert tokens(position, first) == {f"village:v{n}" for n in range(1, 6)}
    play(position, f"{first} village:v2")
    assert tokens(position, 1 - first) == {"to:v2-1", "to:v2-2", "to:v2-3"}
    play(position, f"{1 - first} to:v2-3")
    assert position.observe(None).data()["pawns"] == ["", "", "v2-3"]
    assert position.to_act() == [first]


def two() -> Scene:
    scene = Scene(2).give(brick=3, wood=3, charcoal=1, provision=1, provision_high=1).pawn(0, "v1-1").pawn(1, "v3-1")
    return scene.pawn(2, "v2-1")


@rule("BF-17.2")
def test_neutral_pawn_blocks_its_space() -> None:
    scene = two().turn()
    assert "to:v2-1" not in scene.offered()
    assert scene.why_not("to:v2-1") == "BF-8.10"


@rule("BF-17.3")
def test_neutral_pawn_moves_after_the_exchange() -> None:
    scene = two().give(commodity=1).turn().play("swap:cook")
    offered = scene.offered()
    assert len(offered) == 17 - 3
    assert not offered & {"to:v1-1", "to:v2-1", "to:v3-1"}
    assert scene.why_not("to:v2-1") == "BF-17.3"
    scene.play("to:v2-2")
    assert scene.position.observe(0).data()["pawns"][2] == "v2-2"


@rule("BF-17.4")
def test_a_basic_good_for_the_neutral_pawn() -> None:
    scene = two().pawn(1, "v2-2").give(glass=1).turn().play("to:v2-3", "pay:brick")
    assert question(scene.position, 0) == "Spend a basic good for the neutral pawn."
    assert scene.offered() == {"pay:brick", "pay:wood", "pay:charcoal"}
    scene.play("pay:wood")
    assert scene.goods() == {"brick": 2, "wood": 2, "charcoal": 1, "glass": 1, "provision": 1}
    assert scene.offered(1) == {"decline", "take:brick"}


# Alone


def solo() -> Scene:
    """Red was placed last in v1, Blue before in v2; three coloured pawns and the white one are left."""
    scene = Scene(1).give(brick=4, wood=4, charcoal=1, glass=1, provision=1, provision_high=1)
    scene.pawn(0, "v2-1").pawn(1, "v1-1")
    scene.position.last_pawn = 1
    return scene


@rule("BF-18.1")
def test_solo_start() -> None:
    position = load_game("black-forest").start(1, {}, 7)
    assert isinstance(position, BlackForest)
    player = position.players[0]
    assert (player.goods[PROVISION], player.have(PROVISION), player.pigs, player.cattle) == (1, 3, 0, 0)
    assert list(position.pawns) == [NOWHERE] * 5


@rule("BF-18.2")
def test_five_years_of_five_turns() -> None:
    position = load_game("black-forest").start(1, {}, 3, journal=True)
    assert isinstance(position, BlackForest)
    for _ in walk(position, Random(3)):
        assert 1 <= position.year <= 5
    assert position.turns == 25
    assert [event.values for event in position.journal or [] if event.kind == "year"] == [[2], [3], [4], [5]]
    assert position.trigger == -1


@rule("BF-18.3")
def test_solo_exchange_and_action() -> None:
    scene = solo().give(commodity=1).people(1, "builder", "cook", "lumberjack", "herder").turn().play("swap:pig_farmer")
    assert not any(token.startswith("swap:") for token in scene.offered())
    scene.play("to:v1-2", "pawn:coloured")
    assert {"visit:cook:1", "visit:lumberjack"} <= scene.offered()


@rule("BF-18.4")
def test_which_pawn_is_a_choice_and_spaces_are_taken() -> None:
    scene = solo().turn()
    assert not {"to:v1-1", "to:v2-1"} & scene.offered()
    scene.play("to:v1-2")
    assert scene.offered() == {"pawn:white", "pawn:coloured"}
    scene.play("pawn:white")
    assert scene.position.observe(0).data()["pawns"] == ["v2-1", "v1-1", "", "", "v1-2"]


@rule("BF-18.5", "BF-18.7", "BF-18.8")
def test_example_of_the_solo_game() -> None:
    """Page 11: Black goes to the next village, where Blue is: 1 provision and 1 good; White: 1 provision only."""
    black = solo().turn().play("to:v2-2", "pawn:coloured", "pay:brick")
    assert black.goods() == {"brick": 3, "wood": 4, "charcoal": 1, "glass": 1, "provision": 1}
    white = solo().turn().play("to:v2-2", "pawn:white")
    assert white.goods() == {"brick": 4, "wood": 4, "charcoal": 1, "glass": 1, "provision": 1}
    within = solo().turn().play("to:v1-3", "pawn:coloured")
    assert within.goods()["provision"] == 2


@rule("BF-18.6")
def test_first_pawn_of_a_year_costs_nothing() -> None:
    scene = Scene(1).give(brick=7, wood=3).job("freiburg").turn()
    assert "to:freiburg" in scene.offered()
    assert all(scene.offered() & village_spaces(scene, n) for n in (1, 2, 3, 4, 5))
    scene.play("to:freiburg", "pawn:coloured")
    assert scene.told("works")


@rule("BF-18.7")
def test_any_good_is_due() -> None:
    scene = solo().pawn(2, "v2-2").turn().play("to:v2-3", "pawn:coloured")
    assert scene.offered() == {"pay:brick", "pay:wood", "pay:charcoal", "pay:glass", "pay:provision"}
    scene.play("pay:provision")
    assert scene.offered() == {"pay:brick", "pay:wood", "pay:charcoal", "pay:glass"}
    assert scene.why_not("pay:meat") == "BF-8.5"
    scene.play("pay:charcoal")
    assert scene.goods() == {"brick": 4, "wood": 4, "glass": 1}


@rule("BF-18.9")
def test_solo_merchant_gives_to_nobody_else() -> None:
    scene = Scene(1).visits("traveling_merchant").play("take:sand")
    assert scene.goods() == {"sand": 2}


@rule("BF-18.10")
def test_three_jobs_at_once() -> None:
    scene = Scene(1).give(porridge=1, meat=1)
    scene.player().cooking_dial = 1
    scene.run([GAIN[CHARCOAL_COOKING][1]]).play("take:brick")
    assert len(scene.told("job")) == 3
    assert scene.goods()["brick"] == 1


@rule("BF-18.11")
def test_tradespeople_are_dealt_anew_before_the_fourth_year() -> None:
    for year, changes in ((2, False), (3, True)):
        scene = solo().job("cook", "v4")
        scene.position.year = year
        scene.position.pawns = packed([NOWHERE, 0, 1, 2, 3])
        scene.position.last_pawn = 4
        before = scene.position.slots[:]
        scene.turn().play("beg")
        assert scene.position.year == year + 1
        assert (scene.position.slots != before) == changes
        assert scene.position.observe(0).data()["jobs"] == {"v4": "cook"}
        assert list(scene.position.pawns) == [NOWHERE] * 5


@rule("BF-18.12")
def test_solo_begging_puts_a_pawn_aside() -> None:
    scene = solo().turn().play("beg")
    assert scene.offered() == {"pawn:white", "pawn:coloured"}
    scene.play("pawn:coloured")
    assert scene.position.observe(0).data()["pawns"] == ["v2-1", "v1-1", "aside", "", ""]
    assert scene.goods()["provision"] == 3
    assert scene.position.last_pawn == 1


@rule("BF-18.12")
def test_after_begging_with_no_pawn_placed_the_next_is_free() -> None:
    scene = Scene(1).give(brick=3, wood=3).turn().play("beg", "pawn:coloured")
    assert scene.position.place_of(0) == NOWHERE
    assert all(scene.offered() & village_spaces(scene, n) for n in (1, 2, 3, 4, 5))


@rule("BF-18.13")
def test_solo_clockmaker_moves_the_pawn_again() -> None:
    scene = Scene(1).give(glass=2, brick=7, wood=7).offer("clockmaker")
    scene.people(1, "builder", "butcher", "lumberjack", "herder").turn().play("to:v1-1", "pawn:coloured", "at:m-b2")
    assert scene.position.in_extra_turn
    assert scene.goods() == {"brick": 6, "wood": 4, "glass": 1, "provision": 2, "commodity": 1}
    assert "to:v1-1" not in scene.offered()
    scene.play(min(scene.offered() & village_spaces(scene, 2)))
    assert scene.provisions() == (0, 1)
    assert scene.position.observe(0).data()["pawns"] == ["v2-1", "", "", "", ""]


@rule("BF-18.13")
def test_solo_clockmaker_pays_for_pawns_and_may_beg_where_it_is() -> None:
    scene = solo().turn()
    scene.position.in_extra_turn = True
    scene.turn()
    scene.position.in_extra_turn = True
    scene.play("to:v2-2", "pay:brick")
    assert scene.goods() == {"brick": 3, "wood": 4, "charcoal": 1, "glass": 1, "provision": 1}
    scene = solo()
    scene.position.in_extra_turn = True
    scene.turn().play("beg")
    assert scene.position.pawns[1] == scene.place("v1-1")


@rule("BF-18.14")
def test_solo_fort() -> None:
    scene = solo()
    assert {amount.what: amount.number for amount in scene.building("fort").cost} == {7: 1, 1: 1, 0: 1}
    scene.own("fort").turn().play("to:v2-2", "pawn:coloured")
    assert scene.goods() == {"brick": 4, "wood": 4, "charcoal": 1, "glass": 1, "provision": 1}
    assert not any(token.startswith("pay:") for token in scene.offered())


@rule("BF-18.15")
@pytest.mark.parametrize(("place", "water"), [("v2-2", 2), ("v1-2", 0)])
def test_solo_cistern(place: str, water: int) -> None:
    village = int(place[1])
    scene = solo().own("cistern").people(village, "builder", "lumberjack", "cook").turn()
    scene.play(f"to:{place}", "pawn:white")
    assert scene.goods().get("water", 0) == water


@rule("BF-18.15")
def test_solo_cistern_with_the_first_pawn_of_a_year() -> None:
    scene = Scene(1).own("cistern").people(2, "builder", "lumberjack", "cook").turn().play("to:v2-1", "pawn:white")
    assert scene.goods() == {"water": 2}


@rule("BF-18.16")
@pytest.mark.parametrize(
    ("points", "title"),
    [(19, ""), (20, "Water carrier"), (39, "Smallholder"), (45, "Large scale farmer"), (50, "Master builder"),
     (69, "Glass Hut master"), (90, "Duchess")],
)  # fmt: skip
def test_titles(points: int, title: str) -> None:
    scene = Scene(1)
    for _ in range(points // 2):
        scene.player().estates += 1
    scene.give(glass=points % 2)
    assert scene.position.scores() == [points]
    assert speaker_of(scene.position).score(scene.position.rank(0)) == title


@rule("BF-18.6", "BF-18.12")
def test_a_new_year_forgets_the_last_pawn() -> None:
    """The pawn that was placed last goes aside first in the new year: the next one is still free."""
    scene = Scene(1).give(brick=4, wood=4)
    scene.position.pawns = packed([scene.place(space) for space in ("v1-1", "v1-2", "v1-3", "v2-1", "v2-2")])
    scene.position.last_pawn = 0
    scene.run([NEXT_TURN]).play("beg", "pawn:coloured")
    assert scene.position.year == 2
    assert {token[3:5] for token in scene.offered() if token.startswith("to:v")} == {"v1", "v2", "v3", "v4", "v5"}
