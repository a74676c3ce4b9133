"""BF-2 and BF-3: goods and production."""

import pytest

from tests.games.black_forest.rules.scene import Scene
from tests.rules import rule
from waldglas.games.black_forest.rules.payments import PayCharcoal, PayProvisions
from waldglas.games.black_forest.rules.player import COOKING, GLASSMAKING, LIMITS
from waldglas.games.black_forest.rules.production import GAIN, TURN_WHEELS


@rule("BF-2.1")
def test_what_the_wheels_carry() -> None:
    scene = Scene().give(wood=2, sand=2, water=2, charcoal=2, porridge=1, meat=1, charcoal_cooking=1)
    scene.run([TURN_WHEELS])
    assert scene.goods() == {"glass": 2, "provision": 2, "commodity": 1}
    assert scene.provisions() == (1, 1)
    scene.give(brick=7).run([TURN_WHEELS])
    assert scene.goods()["brick"] == 7


@rule("BF-2.2", "BF-4.5")
def test_limits() -> None:
    scene = Scene()
    for marker, limit in enumerate(LIMITS):
        scene.run([GAIN[marker][12]])
        assert scene.player().goods[marker] == limit


@rule("BF-2.3")
def test_gains_and_payments_move_no_dial() -> None:
    scene = Scene().give(charcoal=2, wood=1)
    scene.visits("brickmaker").visits("charcoal_burner").play("on:cooking")
    assert (scene.player().glass_dial, scene.player().cooking_dial) == (0, 0)


@rule("BF-2.4")
def test_charcoal_is_gained_on_one_wheel_of_choice() -> None:
    scene = Scene().give(wood=1).visits("charcoal_burner")
    assert scene.offered() == {"on:glassmaking", "on:cooking"}
    scene.play("on:cooking")
    assert scene.charcoal() == (0, 4)


@rule("BF-2.4")
def test_a_full_wheel_is_not_offered_while_the_other_has_room() -> None:
    scene = Scene().give(wood=1, charcoal=7).visits("charcoal_burner")
    assert scene.charcoal() == (7, 4)
    scene = Scene().give(wood=1, charcoal=6).visits("charcoal_burner").play("on:glassmaking")
    assert scene.charcoal() == (7, 0)


@rule("BF-2.5")
def test_charcoal_is_paid_from_both_wheels() -> None:
    """The example of page 4: 1 from the Cooking wheel, 3 from the Glassmaking wheel; here for a job of 7."""
    scene = Scene().give(charcoal=5, charcoal_cooking=5, wood=1)
    scene.run(scene.facts.jobs[2].effect.steps)
    assert scene.offered() == {"from:2", "from:3", "from:4", "from:5"}
    assert scene.why_not("from:6") == "BF-2.5"
    scene.play("from:4")
    assert scene.charcoal() == (1, 2)


@rule("BF-2.5")
def test_example_of_four_charcoal() -> None:
    scene = Scene().give(charcoal=4, charcoal_cooking=2).run([PayCharcoal(4)])
    assert scene.offered() == {"from:2", "from:3", "from:4"}
    scene.play("from:3")
    assert scene.charcoal() == (1, 1)


@rule("BF-2.6")
def test_provisions_are_gained_and_paid_in_any_split() -> None:
    scene = Scene().give(meat=5, provision=0, provision_high=1)
    scene.run(scene.facts.jobs[1].effect.steps).play("take:provision")
    assert scene.offered() == {"provisions:1-3", "provisions:2-2"}
    scene = Scene().give(provision=2, provision_high=3).run([PayProvisions(2)])
    assert scene.offered() == {"provisions:0-3", "provisions:1-2"}
    assert scene.why_not("provisions:3-3") == "BF-2.6"


@rule("BF-2.6")
def test_a_gained_provision_goes_on_a_marker_with_room() -> None:
    scene = Scene().give(provision=2, provision_high=3).pawn(0, "v1-1").turn().play("beg")
    assert scene.provisions() == (3, 3)


@rule("BF-2.7")
def test_both_markers_count_together() -> None:
    player = Scene().give(charcoal=3, charcoal_cooking=4, provision=1, provision_high=2).player()
    assert player.have(4) == 7
    assert player.have(8) == 3


@rule("BF-2.8")
def test_cost_before_reward() -> None:
    """7 brick are paid before Freiburg's goods come; the Brickmaker's charcoal before the brick."""
    scene = Scene().give(charcoal=1, brick=0).visits("brickmaker")
    kinds = [event.kind for event in scene.position.journal or [] if event.kind in ("paid", "gained")]
    assert kinds[-2:] == ["paid", "gained"]


@rule("BF-3.1")
@pytest.mark.parametrize("lacking", ["wood", "sand", "water", "charcoal"])
def test_glassmaking_wheel_waits_for_every_basic_good(lacking: str) -> None:
    goods = {"wood": 1, "sand": 1, "water": 1, "charcoal": 1}
    assert GLASSMAKING.turns_due(Scene().give(**goods).player().goods) == 1
    assert GLASSMAKING.turns_due(Scene().give(**{**goods, lacking: 0}).player().goods) == 0
    assert GLASSMAKING.turns_due(Scene().give(glass=3, **goods).player().goods) == 0


@rule("BF-3.1")
@pytest.mark.parametrize("full", ["provision_high", "commodity"])
def test_cooking_wheel_waits_for_every_refined_marker(full: str) -> None:
    goods = {"porridge": 1, "meat": 1, "charcoal_cooking": 1}
    assert COOKING.turns_due(Scene().give(**goods).player().goods) == 1
    assert COOKING.turns_due(Scene().give(**goods, **{full: 3}).player().goods) == 0


@rule("BF-3.2")
def test_example_of_production() -> None:
    """Page 4: 2 charcoal are gained on the Cooking wheel; it turns once, since a provision marker then stands at 3."""
    scene = Scene().give(porridge=2, meat=3, provision=1, provision_high=2).run([GAIN[10][2]])
    assert scene.provisions() == (2, 3)
    assert scene.charcoal() == (0, 1)
    assert scene.goods() == {"charcoal": 1, "porridge": 1, "meat": 2, "provision": 5, "commodity": 1}
    assert scene.player().cooking_dial == 1


@rule("BF-3.2")
def test_smallest_basic_good_stops_the_dial() -> None:
    scene = Scene().give(wood=4, sand=2, water=5, charcoal=3).run([TURN_WHEELS])
    assert scene.goods() == {"wood": 2, "water": 3, "charcoal": 1, "glass": 2}
    assert scene.player().glass_dial == 2


@rule("BF-3.3")
def test_production_is_not_asked_for() -> None:
    scene = Scene().give(wood=1, sand=1, charcoal=1).lay(pond="b2").visits("gardener", 2)
    assert scene.goods() == {"glass": 1, "water": 2}


@rule("BF-3.4")
def test_goods_are_gained_one_at_a_time() -> None:
    """9 porridge with porridge 0, meat 3 and charcoal 3: three of them are used up at once, and 6 stay."""
    scene = Scene().give(meat=3, charcoal_cooking=3).own("distillery")
    scene.player().reminder = False
    scene.run([GAIN[5][9]])
    assert scene.goods() == {"porridge": 6, "provision": 6, "commodity": 3}


@rule("BF-3.5")
def test_paying_refined_goods_turns_a_wheel() -> None:
    scene = Scene().give(wood=2, sand=2, water=2, charcoal=2, glass=3, brick=3).offer("tenement_building")
    scene.visits("builder").play("at:m-b2")
    assert scene.goods() == {"wood": 1, "sand": 1, "water": 1, "charcoal": 1, "glass": 3}


@rule("BF-3.5")
def test_a_whole_cost_is_paid_before_the_wheels_turn() -> None:
    """The wood of the cost is gone before the wheel could use it."""
    scene = Scene().give(wood=3, sand=1, water=1, charcoal=1, glass=3).offer("lords_manor")
    scene.visits("builder").play("at:m-b2")
    assert scene.goods() == {"sand": 1, "water": 1, "charcoal": 1, "glass": 1}


@rule("BF-3.6")
def test_turns_of_several_steps_are_not_interrupted() -> None:
    """The Cabinet Painter's porridge comes when the wheel has stopped, before the next unit of the gain."""
    scene = Scene().give(wood=3, sand=2, charcoal=3, meat=1, charcoal_cooking=1).own("cabinet_painter")
    scene.player().goods[3] = 1
    scene.run([TURN_WHEELS])
    assert scene.told("turned") == [[0, 1], [1, 1]]
    assert scene.goods()["provision"] == 2
    scene = Scene().give(wood=3, sand=3, charcoal=3).own("cabinet_painter").run([GAIN[3][3]])
    assert scene.told("turned") == [[0, 1], [0, 1], [0, 1]]
    assert scene.goods() == {"glass": 3, "porridge": 3}
