"""HK-8 to HK-10: carrying out, own workers, contract workers."""

import pytest

from tests.games.haspelknecht.rules.table import (
    at,
    disks,
    kinds,
    own,
    resolve,
    run_phase,
    set_farm,
    table,
    turn,
)
from tests.play import play, tokens
from tests.rules import rule
from waldglas.core.packed import packed
from waldglas.games.haspelknecht.rules.disks import SETS
from waldglas.games.haspelknecht.rules.farm import DIGGER, FARMHAND, ONE_FOOD
from waldglas.games.haspelknecht.rules.planning import PLANNING
from waldglas.games.haspelknecht.rules.position import Haspelknecht
from waldglas.games.haspelknecht.rules.working import TURN


@rule("HK-7.5", "HK-8.1", "HK-10.2", "HK-10.3", "HK-13.2")
def test_first_printed_example() -> None:
    """The Bucket, a food, and a Coal-digger that removes 2 pit water and brings up 1 coal."""
    position = table(2)
    own(position, 0, "barn")
    set_farm(position, 0, cart_one=disks(0, 0, 3), cart_two=disks(0, 2), water=2)
    set_farm(position, 1, cart_one=0)
    position.order = packed([0, 1])
    run_phase(position, PLANNING, 1, "spring_action")
    play(position, "0 farmer:brown2-yellow1", "0 farmhand:yellow1", "0 digger:yellow")
    resolve(position, (0, TURN))
    play(position, "0 work:farmer")
    if "build:bucket" in tokens(position, 0):
        play(position, "0 build:bucket")
    play(position, "0 work:farmhand", "0 work:digger")
    farm = position.farms[0]
    assert position.observe(None).data()["farms"][0]["developments"] == ["barn", "bucket"]
    assert (farm.food, farm.coal, farm.pinge, farm.water) == (1, 1, 6, 0)
    assert (farm.new_food, farm.new_coal) == (1, 1)
    assert position.to_act() == []


@rule("HK-9.7", "HK-9.5", "HK-11.7", "HK-15.3")
def test_second_printed_example() -> None:
    """The farmhand empties the Pinge, the farmer digs in the tunnel, with a third coal by synergy."""
    position = table(2)
    set_farm(position, 0, pinge=1, pinge_wood=2, water=3, wood=4)
    at(position, 1, "autumn_action")
    turn(position, farmer="black2", farmhand="black2")
    play(position, "0 work:farmhand", "0 water", "0 coal")
    farm = position.farms[0]
    assert (farm.pinge, farm.coal, farm.water, farm.pinge_wood) == (0, 1, 1, 0)
    play(position, *["0 wood:tunnel"] * 4)
    play(position, "0 work:farmer", "0 mine", "0 coal", "0 coal", "0 coal")
    assert (farm.shaft, farm.tunnel, farm.wood, farm.coal) == (3, 8, 0, 1)
    assert position.to_act() == []


@rule("HK-10.5", "HK-12.7")
def test_example_of_the_haspelknecht() -> None:
    """5 pit water: two actions remove 4, the third reels up a coal."""
    position = table(2)
    set_farm(position, 0, pinge=0, water=5, shaft=2)
    turn(position, haspel="yellow")
    play(position, "0 work:haspel")
    assert tokens(position, 0) == {"water", "stop"}
    play(position, "0 water", "0 water")
    assert tokens(position, 0) == {"water", "coal", "stop"}
    play(position, "0 coal")
    farm = position.farms[0]
    assert (farm.water, farm.shaft, farm.coal) == (1, 1, 1)


@rule("HK-8.2", "HK-8.3")
def test_workers_in_any_order_each_once_or_idle() -> None:
    position = table(2)
    set_farm(position, 0, food=1)
    turn(position, farmer="yellow1", farmhand="brown1", digger="food")
    assert tokens(position, 0) == {"work:farmer", "work:farmhand", "work:digger", "done"}
    play(position, "0 work:digger")
    assert tokens(position, 0) == {"work:farmer", "work:farmhand", "done"}
    play(position, "0 work:farmhand")
    assert position.farms[0].wood == 1
    play(position, "0 wood:pinge", "0 done")
    assert position.to_act() == []
    assert position.farms[0].food == 1  # the farmer was left idle


@rule("HK-8.3", "HK-14.15")
@pytest.mark.parametrize(("trade", "gains"), [("yellow", (1, 0, 2)), ("black", (0, 1, 0))])
def test_mill_works_at_the_start_of_the_turn(trade: str, gains: tuple[int, int, int]) -> None:
    position = table(4)
    own(position, 0, "water_mill")
    turn(position, mill=trade)
    farm = position.farms[0]
    assert (farm.food, farm.thaler, sum(farm.scored)) == gains


@rule("HK-8.4", "HK-13.6")
@pytest.mark.parametrize(("option", "reached"), [("no", False), ("yes", True)])
def test_new_food_pays_nothing_in_the_same_phase(option: str, reached: bool) -> None:
    position = table(3, new_goods=option)
    own(position, 1, "handcart")
    turn(position, farmer="black1-brown2-yellow2", farmhand="yellow1")
    assert "work:farmer" not in tokens(position, 0)
    play(position, "0 work:farmhand")
    assert ("work:farmer" in tokens(position, 0)) == reached


@rule("HK-8.4")
def test_new_wood_may_be_used_at_once() -> None:
    position = table(2)
    own(position, 1, "ladder")
    turn(position, farmer="brown1-yellow2", farmhand="brown1")
    assert tokens(position, 0) == {"work:farmhand", "done"}
    play(position, "0 work:farmhand")
    assert tokens(position, 0) >= {"work:farmer", "wood:pinge"}


@rule("HK-9.1", "HK-9.2")
def test_what_own_workers_do() -> None:
    position = table(2)
    turn(position, farmer="brown2", farmhand="brown2")
    both = position.copy()
    play(both, "0 work:farmer")
    assert tokens(both, 0) == {"produce", "build:barn"}
    play(position, "0 work:farmhand")
    assert position.farms[0].wood == 2  # he cannot develop
    position = table(2)
    own(position, 0, "pickaxe")
    set_farm(position, 0, improved=True)
    turn(position, farmer="black1", farmhand="brown2")
    play(position, "0 work:farmhand")
    assert tokens(position, 0) == {"produce", "build:barn"}


@rule("HK-9.3")
@pytest.mark.parametrize(("laid", "goods"), [("yellow3", (3, 0, 0)), ("brown2", (0, 2, 0)), ("black2", (0, 0, 2))])
def test_a_good_for_each_disk(laid: str, goods: tuple[int, int, int]) -> None:
    position = table(2)
    own(position, 0, "barn", "pickaxe", "wheelbarrow")
    turn(position, farmer=laid)
    play(position, "0 work:farmer")
    while "coal" in tokens(position, 0):
        play(position, "0 coal")
    farm = position.farms[0]
    assert (farm.food, farm.wood, farm.coal) == goods


@rule("HK-9.4")
def test_water_and_coal_may_be_mixed_and_the_rest_left_out() -> None:
    position = table(2)
    set_farm(position, 0, water=3)
    turn(position, farmer="black4")
    play(position, "0 work:farmer", "0 water", "0 coal")
    farm = position.farms[0]
    assert (farm.water, farm.coal) == (1, 1)
    play(position, "0 water")
    assert farm.water == 0
    play(position, "0 stop")
    assert (farm.coal, position.to_act()) == (1, [])


@rule("HK-9.5")
def test_who_empties_the_pinge_loses_the_rest() -> None:
    position = table(2)
    set_farm(position, 0, pinge=1, pinge_wood=2, water=0, tunnel_wood=3)
    turn(position, farmer="black3", farmhand="black1")
    play(position, "0 work:farmhand")
    if "coal" in tokens(position, 0):
        play(position, "0 coal")
    farm = position.farms[0]
    assert farm.pinge == 0
    assert tokens(position, 0) == {"work:farmer", "done"}
    play(position, "0 work:farmer", "0 coal", "0 coal", "0 coal", "0 coal")
    assert farm.shaft == 4
    other = table(2)
    farm = set_farm(other, 0, pinge=1, pinge_wood=2, water=0, tunnel_wood=3)
    turn(other, farmer="black3", farmhand="yellow1")
    play(other, "0 work:farmer", "0 coal")
    assert (farm.pinge, farm.shaft) == (0, 0)
    assert tokens(other, 0) == {"work:farmhand", "done"}


def synergy(position: Haspelknecht, first: str, last: str) -> Haspelknecht:
    play(position, f"0 work:{first}")
    while "coal" in tokens(position, 0):
        play(position, "0 coal")
    play(position, f"0 work:{last}")
    while "coal" in tokens(position, 0):
        play(position, "0 coal")
    return position


@rule("HK-9.7")
@pytest.mark.parametrize("first", ["farmer", "farmhand"])
def test_synergy_of_equal_work(first: str) -> None:
    last = "farmhand" if first == "farmer" else "farmer"
    position = synergy(turn(table(2), farmer="yellow1", farmhand="yellow2"), first, last)
    assert position.farms[0].food == 4
    position = synergy(turn(table(2), farmer="brown1", farmhand="brown3"), first, last)
    assert position.farms[0].wood == 5
    position = table(2)
    set_farm(position, 0, pinge_wood=2)
    synergy(turn(position, farmer="black1", farmhand="black1"), first, last)
    assert position.farms[0].coal == 3
    position = synergy(turn(table(2, journal=True), farmer="brown1", farmhand="yellow1"), first, last)
    assert (position.farms[0].wood, position.farms[0].food) == (1, 1)
    assert "synergy" not in kinds(position)


@rule("HK-9.7")
def test_no_synergy_without_work_in_the_mine_or_for_developments() -> None:
    position = table(2)
    turn(position, farmer="black1", farmhand="black2")
    play(position, "0 work:farmer", "0 stop", "0 work:farmhand", "0 coal", "0 coal")
    assert position.farms[0].coal == 2
    assert position.to_act() == []
    position = table(2, journal=True)
    set_farm(position, 0, improved=True)
    turn(position, farmer="brown1-yellow1", farmhand="black1-brown1")
    play(position, "0 work:farmer", "0 build:barn", "0 work:farmhand")
    assert int(position.farms[0].developments).bit_count() == 2
    assert "synergy" not in kinds(position)


@rule("HK-9.8")
@pytest.mark.parametrize(("phase", "food"), [("spring_action", 1), ("summer_action", 2), ("autumn_action", 1)])
def test_summer_bonus_of_the_farmer(phase: str, food: int) -> None:
    position = turn(at(table(2), 1, phase), farmer="yellow1", farmhand="brown1")
    play(position, "0 work:farmer")
    assert position.farms[0].food == food
    position = turn(at(table(2), 1, phase), farmer="brown1", farmhand="yellow1")
    play(position, "0 work:farmhand")
    assert position.farms[0].food == 1


@rule("HK-10.1")
def test_nobody_works_unpaid() -> None:
    position = turn(table(2), farmer="yellow1")
    assert "work:digger" not in tokens(position, 0)
    reason = position.why_not(0, position.alphabet.action("work:digger"))
    assert reason is None or reason.rule == "HK-10.1"


@rule("HK-10.2", "HK-10.3")
@pytest.mark.parametrize(
    ("water", "result"), [(0, (0, 2)), (1, (1, 2)), (2, (0, 1)), (3, (1, 1)), (4, (0, 0)), (5, (1, 0))]
)
def test_coal_digger_removes_water_or_digs(water: int, result: tuple[int, int]) -> None:
    position = table(2)
    farm = set_farm(position, 0, water=water)
    turn(position, digger="food")
    play(position, "0 work:digger")
    assert (farm.water, farm.coal) == result
    assert position.to_act() == []


@rule("HK-10.3")
def test_coal_digger_loses_actions_that_find_nothing() -> None:
    position = table(2)
    farm = set_farm(position, 0, pinge=5, water=0, wood=1)  # one coal before the first wood field
    turn(position, digger="thaler")
    play(position, "0 work:digger", "0 coal")
    assert tokens(position, 0) == {"stop", "wood:pinge", "wood:tunnel"}
    without = position.copy()
    play(without, "0 stop")
    assert without.farms[0].pinge == 4
    play(position, "0 wood:pinge")
    assert (farm.pinge, farm.coal) == (3, 2)


@rule("HK-10.3", "HK-15.3")
def test_coal_digger_can_be_helped_but_not_held_back() -> None:
    position = table(2)
    farm = set_farm(position, 0, water=2, markers=1)
    turn(position, digger="food")
    play(position, "0 work:digger")
    assert tokens(position, 0) == {"water", "cable"}
    play(position, "0 cable")
    assert (farm.water, farm.coal, farm.pinge) == (1, 2, 5)


@rule("HK-10.4")
def test_coal_miner_excavates_up_to_three() -> None:
    position = table(2)
    farm = set_farm(position, 0, pinge=0, tunnel_wood=3, water=4)
    turn(position, miner="food")
    play(position, "0 work:miner")
    assert tokens(position, 0) == {"coal", "stop"}
    play(position, "0 coal", "0 coal", "0 coal")
    assert (farm.shaft, farm.tunnel, farm.water, farm.coal) == (3, 8, 4, 0)
    reason = position.why_not(0, position.alphabet.action("water"))
    assert reason is not None


@rule("HK-10.5")
def test_haspelknecht_chooses_with_one_pit_water() -> None:
    position = table(2)
    farm = set_farm(position, 0, pinge=0, water=1, shaft=3)
    turn(position, haspel="food")
    play(position, "0 work:haspel")
    assert tokens(position, 0) == {"water", "coal", "stop"}
    play(position, "0 water", "0 coal", "0 stop")
    assert (farm.water, farm.shaft, farm.coal) == (0, 2, 1)


@rule("HK-10.6")
def test_a_paid_coal_digger_is_lost_with_the_pinge() -> None:
    position = table(2)
    farm = set_farm(position, 0, pinge=1, pinge_wood=2, water=0, wood=1)
    turn(position, farmer="black1", digger="food")
    play(position, "0 work:farmer", "0 coal")
    assert farm.pinge == 0
    assert "work:digger" not in tokens(position, 0)
    reason = position.why_not(0, position.alphabet.action("work:digger"))
    assert reason is not None
    assert reason.rule == "HK-10.6"
    assert "work:haspel" not in tokens(position, 0)


def losses(position: Haspelknecht) -> list[tuple[str, list[int]]]:
    return [(event.kind, event.values) for event in position.journal or [] if event.kind in ("wasted", "cut_short")]


@rule("HK-7.6", "HK-10.6")
def test_what_idle_workers_were_given_is_lost_and_said() -> None:
    position = table(2, journal=True)
    set_farm(position, 0, pinge=1, pinge_wood=2, water=0)
    turn(position, farmer="black1", farmhand="yellow2", digger="food")
    play(position, "0 work:farmer", "0 coal")  # and the Pinge is exhausted before the Coal-digger worked
    assert losses(position) == []
    play(position, "0 done")
    assert losses(position) == [
        ("wasted", [FARMHAND, list(SETS).index(disks(0, 0, 2))]),
        ("wasted", [DIGGER, ONE_FOOD]),
    ]


@rule("HK-9.5", "HK-10.3")
def test_actions_lost_with_the_pinge_are_said() -> None:
    position = table(2, journal=True)
    set_farm(position, 0, pinge=1, pinge_wood=2, water=1)
    digger = table(2, journal=True)
    set_farm(digger, 0, pinge=1, pinge_wood=2, water=1)
    play(turn(position, farmer="black3"), "0 work:farmer", "0 coal")
    play(turn(digger, digger="food"), "0 work:digger")
    assert [losses(position), losses(digger)] == [[("cut_short", [2])], [("cut_short", [1])]]
