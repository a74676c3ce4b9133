"""HK-7: planning."""

import pytest

from tests.games.haspelknecht.rules.table import disks, mark, own, run_phase, set_farm, table
from tests.play import play, tokens
from tests.rules import rule
from waldglas.core.packed import packed
from waldglas.core.rng import seeded
from waldglas.games.haspelknecht.rules.planning import PLANNING
from waldglas.games.haspelknecht.rules.position import Haspelknecht


def planning(position: Haspelknecht, cart: int, *others: int) -> Haspelknecht:
    """All seats plan; the first one has these disks, the others theirs or none."""
    for seat in range(position.seats):
        carts = [cart, *others]
        set_farm(position, seat, cart_one=carts[seat] if seat < len(carts) else 0)
    return run_phase(position, PLANNING, 1, "summer_action")


def rule_against(position: Haspelknecht, token: str, seat: int = 0) -> str:
    reason = position.why_not(seat, position.alphabet.action(token))
    assert reason is not None
    return reason.rule


@rule("HK-7.1")
def test_plans_are_hidden_until_all_have_planned() -> None:
    position = planning(table(2, journal=True), disks(2), disks(0, 2))
    assert position.to_act() == [0, 1]
    play(position, "0 farmer:black2")
    assert position.to_act() == [1]
    assert position.observe(1).data()["farms"][0]["plan"] is None
    assert position.observe(None).data()["farms"][1]["plan"] is None
    own_plan = position.observe(0).data()["farms"][0]["plan"]
    assert own_plan["farmer"] == {"black": 2, "brown": 0, "yellow": 0}
    assert not any(event.kind == "planned" for event in position.journal or [])
    play(position, "1 farmer:brown1", "1 farmhand:brown1")
    assert position.observe(1).data()["farms"][0]["plan"]["farmer"]["black"] == 2
    assert sum(event.kind == "planned" for event in position.journal or []) == 3


@rule("HK-7.1")
def test_imagined_plans_could_have_been_made() -> None:
    position = planning(table(3), disks(2), disks(1, 2, 1), disks(0, 2))
    play(position, "1 farmer:brown2", "1 farmhand:black1", "1 digger:yellow")
    plans = set()
    for number in range(40):
        imagined = position.determinize(0, seeded(number, "test"))
        assert imagined.to_act() == [0, 2]
        farm = imagined.farms[1]
        plans.add((farm.on_farmer, farm.on_farmhand, farm.paid_digger))
    assert len(plans) > 10
    assert position.determinize(1, seeded(1, "test")).farms[1].on_farmer == position.farms[1].on_farmer


@rule("HK-7.2")
def test_planning_in_turn_order_is_open() -> None:
    position = table(3, planning="in-turn")
    position.order = packed([2, 0, 1])
    planning(position, disks(1), disks(1), disks(1))
    for seat in (2, 0, 1):
        assert position.to_act() == [seat]
        play(position, f"{seat} farmer:black1")
        assert position.observe(None).data()["farms"][seat]["plan"]["farmer"]["black"] == 1


@rule("HK-7.3")
def test_one_colour_or_the_cost_of_a_development() -> None:
    position = planning(table(2), disks(2, 2, 1))
    one_colour = {"none", "black1", "black2", "brown1", "brown2", "yellow1"}
    two_disks = {"black1-brown1", "black1-yellow1", "brown1-yellow1"}
    offered = {token.removeprefix("farmer:") for token in tokens(position, 0)}
    assert one_colour | two_disks <= offered
    assert "black2-brown2-yellow1" in offered  # Coal Driver, Lorry or Handcart
    play(position, "0 farmer:black1-brown1")
    assert tokens(position, 0) == {f"farmhand:{part}" for part in ("none", "black1", "brown1", "yellow1")}
    assert rule_against(position, "farmhand:black1-brown1") == "HK-9.2"
    assert rule_against(position, "farmhand:black2") == "HK-7.3"


@rule("HK-7.3")
def test_different_colours_only_for_what_is_not_owned() -> None:
    position = table(2)
    own(position, 0, "carrying_pole", "barn", "pickaxe")
    planning(position, disks(1, 1))
    assert not any("-" in token for token in tokens(position, 0))
    assert rule_against(position, "farmer:black1-brown1") == "HK-7.3"


@rule("HK-7.4", "HK-10.1")
def test_contract_workers_take_exactly_one_unit() -> None:
    position = table(2)
    set_farm(position, 0, food=3, thaler=2)
    planning(position, disks(0, 0, 1))
    play(position, "0 farmer:none", "0 farmhand:none")
    assert tokens(position, 0) == {"digger:none", "digger:yellow", "digger:food", "digger:thaler"}
    play(position, "0 digger:food")
    assert position.farms[0].food == 2
    assert position.farms[0].paid_digger != 0


@rule("HK-7.5")
def test_one_food_pays_one_worker() -> None:
    position = table(2)
    set_farm(position, 0, food=1, pinge=0)
    planning(position, 0)
    play(position, "0 miner:food")
    farm = position.farms[0]
    assert (farm.food, farm.paid_miner, farm.paid_haspelknecht) == (0, 2, 0)
    assert rule_against(planning(table(2), disks(1)), "farmhand:black1") == ""


@rule("HK-7.6")
def test_planned_payment_is_gone() -> None:
    position = table(2)
    set_farm(position, 0, thaler=1, pinge_wood=0, pinge=4, water=0)  # no coal in reach
    planning(position, 0)
    play(position, "0 digger:thaler")
    farm = position.farms[0]
    assert (farm.thaler, farm.pinge, farm.coal) == (0, 4, 0)
    assert position.to_act() == []


@rule("HK-7.7", "HK-14.7", "HK-14.8", "HK-15.5")
@pytest.mark.parametrize(
    ("marker", "plan"), [("wheelbarrow", "yellow"), ("ladder", "brown"), ("hammer_and_pick", "black")]
)
def test_marker_stands_for_a_disk(marker: str, plan: str) -> None:
    position = table(2)
    mark(position, 0, marker)
    cart = disks(**{plan: 1})
    planning(position, cart)
    assert {f"farmer:{plan}1", f"farmer:{plan}2"} <= tokens(position, 0)
    kept, spent = position.copy(), position.copy()
    play(kept, f"0 farmer:{plan}1", "0 farmhand:none")
    if kept.choices(0):
        play(kept, "0 digger:none")
    assert kept.farms[0].markers != 0
    play(spent, f"0 farmer:{plan}2")
    assert spent.farms[0].markers == 0


@rule("HK-7.7")
def test_wheelbarrow_pays_a_contract_worker_too() -> None:
    position = table(2)
    mark(position, 0, "wheelbarrow")
    planning(position, 0)
    play(position, "0 farmer:none", "0 farmhand:none", "0 digger:yellow")
    assert position.farms[0].markers == 0


@rule("HK-7.8", "HK-14.15")
def test_water_mill_has_its_own_place() -> None:
    position = table(4)
    own(position, 0, "water_mill")
    planning(position, disks(2, 0, 2))
    play(position, "0 farmer:none", "0 farmhand:none", "0 digger:none")
    assert tokens(position, 0) == {"mill:none", "mill:yellow", "mill:black"}
    play(position, "0 mill:yellow")
    assert position.farms[0].at_mill == 1
    other = table(4)
    own(other, 0, "water_mill")
    planning(other, disks(1, 0, 2))
    play(other, "0 farmer:yellow1", "0 farmhand:none", "0 digger:none")
    assert other.choices(0) == []  # neither two yellow nor two black are left


@rule("HK-10.6")
def test_the_pinge_decides_who_can_be_paid() -> None:
    position = table(2)
    set_farm(position, 0, food=2, pinge=0)
    set_farm(position, 1, food=2, pinge=1)
    planning(position, 0)
    assert tokens(position, 0) == {"miner:none", "miner:food"}
    assert tokens(position, 1) == {"digger:none", "digger:food"}


@rule("HK-10.4")
def test_coal_miner_takes_no_disk() -> None:
    position = table(2)
    set_farm(position, 0, thaler=1, pinge=0)
    planning(position, disks(0, 0, 2))
    play(position, "0 farmer:none", "0 farmhand:none")
    assert tokens(position, 0) == {"miner:none", "miner:thaler"}
    play(position, "0 miner:none")
    assert tokens(position, 0) == {"haspel:none", "haspel:yellow", "haspel:thaler"}
