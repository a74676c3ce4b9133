"""BF-16: the end and the score."""

from random import Random

import pytest

from tests.games.black_forest.rules.scene import Scene, score_lines
from tests.play import play_out
from tests.rules import rule
from waldglas.games import load_game
from waldglas.games.black_forest.rules.domain import Progress
from waldglas.games.black_forest.rules.position import BlackForest
from waldglas.games.black_forest.rules.turns import end_game, look_at_end


def near_the_end(scene: Scene, seat: int = 0) -> Scene:
    """A provision marker lies one space before the symbol."""
    scene.player(seat).cooking_dial = 7
    scene.player(seat).reminder = False
    return scene.give(seat, provision=1, provision_high=3)


@rule("BF-16.1")
def test_a_marker_at_the_symbol_triggers_the_end() -> None:
    scene = near_the_end(Scene())
    look_at_end(scene.position, 0)
    assert scene.position.trigger == -1
    scene.give(provision=0)
    look_at_end(scene.position, 0)
    assert scene.position.trigger == 0
    assert scene.told("end_triggered") == [[]]


@rule("BF-16.1")
def test_the_end_is_looked_at_after_the_last_window() -> None:
    """Seat 0 pays its marker down to the symbol; the Bakery in the last window of the turn moves it back."""
    for answer, trigger in (("done", 0), ("use:bakery", -1)):
        scene = near_the_end(Scene()).own("bakery").give(water=1, provision_high=1).pawn(0, "v1-1")
        scene.people(2, "builder", "cattle_farmer", "glass_miller").turn().play("to:v2-1")
        scene.play("visit:cattle_farmer", answer)
        if answer == "use:bakery":
            scene.play("at:m-a2", "provisions:1-2")
        assert scene.position.trigger == trigger


@rule("BF-16.1")
def test_begging_is_followed_by_the_look_at_the_end() -> None:
    scene = Scene().pawn(0, "v1-1")
    scene.player().cooking_dial = 9
    scene.turn().play("beg")
    assert scene.position.trigger == 0


@rule("BF-16.2")
def test_everybody_takes_one_final_turn() -> None:
    scene = Scene().pawn(0, "v1-1").pawn(1, "v2-1").pawn(2, "v3-1")
    scene.player().cooking_dial = 9
    for seat in (1, 2):
        scene.player(seat).cooking_dial = 9
    scene.turn().play("beg")
    order = []
    while scene.position.to_act():
        seat = scene.position.to_act()[0]
        order.append(scene.position.active)
        scene.play("beg", *(["provisions:1-1"] if seat == 0 else []), seat=seat)
    assert order == [1, 2, 0]
    assert scene.position.trigger == 0
    assert scene.position.over()


@rule("BF-16.3")
def test_turn_limit() -> None:
    position = load_game("black-forest").start(2, {"turn_limit": "10"}, 1, journal=True)
    assert isinstance(position, BlackForest)
    play_out(position, Random(1))
    assert position.turns == 20
    assert position.limit_reached
    assert position.observe(None).data()["limit_reached"]
    assert [event.kind for event in position.journal or []].count("limit_reached") == 1


@rule("BF-16.4")
def test_last_windows_in_turn_order() -> None:
    scene = Scene().own("clay_pit", seat=1).give(1, water=2).own("well", seat=0).give(0, porridge=1)
    scene.own("inn", seat=2, at="m-c1", at_also="m-d1").give(2, water=2)
    scene.rest()
    scene.position.active = 0
    end_game(scene.position)
    scene.position.proceed()
    assert scene.offered(1) == {"done", "use:clay_pit"}
    scene.play("use:clay_pit", seat=1)
    assert scene.offered(2) == {"done", "use:inn"}
    scene.play("done", seat=2)
    assert scene.offered(0) == {"done", "use:well"}
    scene.play("done")
    assert scene.position.over()
    assert scene.goods(1) == {"brick": 3}


@rule("BF-16.5")
def test_glass() -> None:
    assert Scene().give(glass=3).points("Glass") == 3


@rule("BF-16.6")
@pytest.mark.parametrize(("steps", "points"), [(0, 0), (7, 7), (12, 12), (15, 12)])
def test_cooking_wheel(steps: int, points: int) -> None:
    scene = Scene()
    scene.player().cooking_dial = steps
    assert scene.points("Cooking wheel") == points


@rule("BF-16.7")
def test_small_estates() -> None:
    assert Scene().run([Progress(3)]).run([Progress(3)]).points("Small estates") == 4


@rule("BF-16.8")
def test_buildings() -> None:
    scene = Scene().own("hunting_lodge", at="m-b2", at_also="m-b3").own("well", at="m-c1")
    assert scene.points("Hunting Lodge") == 10
    assert scene.points("Well") == 1


@rule("BF-16.9")
def test_livestock_on_pastures() -> None:
    scene = Scene().lay(pasture="b2").animals(pigs=1, cattle=5)
    assert scene.points("Livestock on pastures") == 3
    scene.animals(pigs=2, cattle=0)
    assert scene.points("Livestock on pastures") == 2


@rule("BF-16.9")
def test_animals_are_housed_for_the_livestock_farm_too() -> None:
    """Four cattle and two pastures beside the farm stand 2 and 2: 4 points, and 4 for the farm."""
    scene = Scene().own("livestock_farm", at="m-b2", at_also="m-b3").lay(pasture="a2 a3").animals(cattle=4)
    assert scene.points("Livestock on pastures") == 4
    assert scene.points("Livestock Farm") == 5 + 4


@rule("BF-16.10")
def test_example_of_36_points() -> None:
    """Page 10: 2 glass, the hand at 7, a small estate, three cattle on a pasture, 16 points of buildings, six ponds."""
    scene = Scene().give(glass=2).run([Progress(3)])
    scene.player().cooking_dial = 7
    scene.lay(pasture="a2", pond="c2 c3 c1 d1 b3 a1").animals(cattle=7)
    scene.own("smokehouse", at="s1-b2", at_also="s1-b3").own("cooperage", at="m-b2").own("knights_manor", at="m-d3")
    scene.own("clay_pit", at="m-a3").lay(forest="d2 b1")
    lines = score_lines(scene.position, 0)
    assert scene.tiles() == {"field": 0, "pond": 6, "pasture": 1, "forest": 4}
    assert lines == {
        "Glass": 2,
        "Cooking wheel": 7,
        "Small estates": 2,
        "Livestock on pastures": 3,
        "Clay Pit": 1,
        "Cooperage": 4,
        "Knight's Manor": 6,
        "Smokehouse": 5 + 6,
    }
    assert scene.position.scores()[0] == 36


@rule("BF-16.11")
def test_ties() -> None:
    scene = Scene(4)
    scene.position.active = 2
    assert scene.position.winners() == [3]
    scene.give(0, glass=1).give(2, glass=1)
    assert scene.position.winners() == [0]
    scene.position.trigger = 2
    assert scene.position.winners() == [2]
    scene.give(1, glass=3)
    assert scene.position.winners() == [1]
