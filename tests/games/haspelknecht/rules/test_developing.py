"""HK-13 and HK-14: acquiring developments, and each of the twenty."""

from typing import Any

import pytest

from tests.games.haspelknecht.rules.table import (
    at,
    disks,
    mark,
    number,
    own,
    points,
    resolve,
    run_phase,
    set_farm,
    table,
    turn,
)
from tests.play import play, tokens
from tests.rules import rule
from waldglas.games.haspelknecht.rules.developing import ACQUIRE, is_near
from waldglas.games.haspelknecht.rules.disks import SETS, set_token
from waldglas.games.haspelknecht.rules.farm import Farm
from waldglas.games.haspelknecht.rules.planning import PLANNING
from waldglas.games.haspelknecht.rules.position import Haspelknecht


def acquired(slug: str, position: Haspelknecht | None = None, **fields: Any) -> Haspelknecht:
    """A farm that has just acquired a development."""
    position = position or table(4)
    set_farm(position, 0, **fields)
    return resolve(at(position, 2, "spring_action"), (0, ACQUIRE, number(position, slug)))


def farm_after(slug: str, **fields: Any) -> Farm:
    return acquired(slug, None, **fields).farms[0]


@rule("HK-13.1")
def test_farmer_and_improved_farmhand_acquire_one_each() -> None:
    position = table(4)
    set_farm(position, 0, improved=True)
    turn(position, farmer="brown2", farmhand="black1-brown2")
    play(position, "0 work:farmer", "0 build:barn")
    play(position, "0 work:farmhand")  # the Bucket touches the Barn that was just acquired (HK-13.5)
    assert position.observe(None).data()["farms"][0]["developments"] == ["barn", "bucket"]
    assert position.to_act() == []


@rule("HK-13.2")
def test_example_of_the_mining_timber() -> None:
    """1 black disk and 3 of any colour: 2 black and 2 brown disks pay for it."""
    position = table(2)
    paid = {set_token(n) for n in range(len(SETS)) if position.facts.fits[n] >> number(position, "mining_timber") & 1}
    assert "black2-brown2" in paid
    assert {"black4", "black1-brown3", "black1-brown1-yellow2"} <= paid
    assert not paid & {"black3", "black5", "brown4", "brown2-yellow2", "black2-brown3"}
    own(position, 0, "bucket")
    turn(position, farmer="black2-brown2")
    play(position, "0 work:farmer", "0 choose:2")
    assert position.farms[0].thaler == 1


@rule("HK-13.3")
def test_each_seat_once() -> None:
    position = table(2)
    own(position, 0, "barn")
    own(position, 1, "barn")
    turn(position, farmer="brown1-yellow1", farmhand="yellow1")
    play(position, "0 work:farmer")
    assert position.farms[0].developments >> number(position, "carrying_pole") & 1
    assert position.owners_of(number(position, "barn")) == [0, 1]


@rule("HK-13.4", "HK-13.5")
def test_level_one_and_neighbours_are_near() -> None:
    position = table(2)
    own(position, 0, "wheelbarrow")
    near = {d.slug for d in position.facts.developments if position.board.holds(d.number)}
    near = {slug for slug in near if is_near(position, position.farms[0], number(position, slug))}
    assert near == {
        *("carrying_pole", "barn", "pickaxe"),
        *("bucket", "ladder", "oil_lamp", "hammer_and_pick"),
    }


@rule("HK-13.6")
@pytest.mark.parametrize(
    ("slug", "laid", "goods"),
    [
        ("ladder", "black1-brown2", {"coal", "wood", "food"}),
        ("oil_lamp", "black2-yellow2", {"coal"}),
        ("lorry", "black2-brown1-yellow2", {"food"}),
    ],
)
def test_distant_developments_are_paid_to_the_last_owner(slug: str, laid: str, goods: set[str]) -> None:
    position = table(3)
    own(position, 1, slug)
    own(position, 2, slug)
    turn(position, farmer=laid, farmhand="yellow1")
    assert "work:farmer" not in tokens(position, 0)  # nothing to pay with
    set_farm(position, 0, food=1, wood=1, coal=1)
    turn(position, farmer=laid, farmhand="yellow1")
    play(position, "0 work:farmer")
    paid = min(goods)
    if len(goods) > 1:
        assert tokens(position, 0) == {f"pay:{good}" for good in goods}
        play(position, f"0 pay:{paid}")
    assert [getattr(farm, paid) for farm in position.farms] == [0, 0, 1]
    assert position.last_owner(number(position, slug)) == 0


@rule("HK-13.6")
def test_distant_development_that_nobody_owns_is_out_of_reach() -> None:
    position = table(3)
    set_farm(position, 0, food=2, wood=2, coal=2)
    turn(position, farmer="black2-yellow2")
    assert "work:farmer" not in tokens(position, 0)


@rule("HK-13.7", "HK-13.8")
@pytest.mark.parametrize(
    ("slug", "scores"),
    [("barn", [1, 0, 0, 0]), ("bucket", [2, 1, 0, 0]), ("oil_lamp", [3, 2, 1, 0]), ("lorry", [4, 3, 2, 1])],
)
def test_points_by_order_of_arrival(slug: str, scores: list[int]) -> None:
    position = table(4)
    resolve(position, *[(seat, ACQUIRE, number(position, slug)) for seat in (2, 0, 3, 1)])
    assert [position.farms[seat].scored[0] for seat in (2, 0, 3, 1)] == scores
    assert position.owners_of(number(position, slug)) == [2, 0, 3, 1]
    assert position.last_owner(number(position, slug)) == 1


@rule("HK-13.9")
def test_disks_are_lost_when_nothing_fits() -> None:
    position = table(2)
    turn(position, farmer="black1-brown2")
    assert position.to_act() == []
    assert position.farms[0].developments == 0


@rule("HK-14.1")
def test_carrying_pole() -> None:
    assert farm_after("carrying_pole").thaler == 1


@rule("HK-14.2")
def test_barn() -> None:
    assert farm_after("barn").buildings == 1


@rule("HK-14.3")
def test_pickaxe_counts_at_once_for_disks_of_one_colour() -> None:
    position = table(4)
    turn(position, farmer="black1-yellow1", farmhand="brown2")
    first = position.copy()
    play(first, "0 work:farmhand")
    assert first.farms[0].wood == 2  # before it he only produces
    play(position, "0 work:farmer", "0 build:pickaxe", "0 work:farmhand")
    assert tokens(position, 0) == {"produce", "build:barn", "build:charcoal_burner"}
    play(position, "0 build:barn")
    assert position.observe(None).data()["farms"][0]["developments"] == ["barn", "pickaxe"]
    assert position.farms[0].wood == 0


@rule("HK-14.3")
def test_pickaxe_counts_from_the_next_planning_on() -> None:
    position = table(4, pickaxe="next-phase")
    turn(position, farmer="black1-yellow1", farmhand="brown2")
    play(position, "0 work:farmer", "0 build:pickaxe", "0 work:farmhand")
    assert position.farms[0].improved
    assert position.farms[0].wood == 2  # this time he only produced
    set_farm(position, 0, cart_one=disks(1, 1, 1), on_farmer=0, on_farmhand=0)
    run_phase(position, PLANNING, 1, "summer_action")
    play(position, "0 farmer:yellow1")
    assert "farmhand:black1-brown1" in tokens(position, 0)


@rule("HK-14.4")
def test_hauling_cable() -> None:
    position = acquired("hauling_cable")
    assert position.observe(None).data()["farms"][0]["markers"] == ["hauling_cable"]
    position.farms[0].new_markers = 0
    set_farm(position, 0, water=1)
    turn(position, farmer="yellow1")
    play(position, "0 cable")
    assert position.farms[0].water == 0
    assert points(position)["Hauling Cable"] == 1
    dry = table(4)
    mark(dry, 0, "hauling_cable")
    set_farm(dry, 0, water=0)
    turn(dry, farmer="yellow1")
    assert "cable" not in tokens(dry, 0)


@rule("HK-14.5")
def test_charcoal_burner_as_often_as_there_is_wood() -> None:
    position = acquired("charcoal_burner", wood=5)
    turn(position, farmer="yellow1")
    play(position, "0 burn", "0 burn")
    farm = position.farms[0]
    assert (farm.wood, farm.coal, points(position)["Charcoal Burner"]) == (1, 4, 2)
    assert "burn" not in tokens(position, 0)


@rule("HK-14.7")
def test_wheelbarrow_scores_its_sections() -> None:
    position = acquired("wheelbarrow", tunnel=0)
    assert points(position)["Wheelbarrow"] == 3
    set_farm(position, 0, tunnel=9)
    assert points(position)["Wheelbarrow"] == 1


@rule("HK-14.8")
def test_ladder() -> None:
    assert acquired("ladder").observe(None).data()["farms"][0]["markers"] == ["ladder"]


@rule("HK-14.9")
def test_coal_storage() -> None:
    assert acquired("coal_storage").observe(None).data()["farms"][0]["buildings"] == ["coal_storage"]


@rule("HK-14.10")
@pytest.mark.parametrize(("water", "left"), [(3, 2), (0, 0)])
def test_windlass_removes_a_pit_water(water: int, left: int) -> None:
    farm = farm_after("windlass", water=water, pinge=0)
    assert (farm.water, farm.markers, farm.new_markers) == (left, 8, 8)


@rule("HK-14.11")
def test_mining_timber() -> None:
    position = acquired("mining_timber", water=0)
    assert tokens(position, 0) == {"choose:1", "choose:2"}
    play(position, "0 choose:1")
    farm = position.farms[0]
    assert (farm.wood, farm.water, farm.thaler) == (3, 1, 0)


@rule("HK-14.12")
def test_oil_lamp() -> None:
    position = acquired("oil_lamp", tunnel=0)
    assert position.farms[0].thaler == 1
    assert position.observe(None).data()["farms"][0]["markers"] == ["oil_lamp"]
    assert points(position)["Oil Lamp"] == 3


@rule("HK-14.13", "HK-15.3")
def test_hammer_and_pick_after_new_wood() -> None:
    position = acquired("hammer_and_pick", pinge=4, water=0)
    assert tokens(position, 0) == {"stop", "wood:pinge", "wood:tunnel"}
    play(position, "0 wood:pinge", "0 coal")
    farm = position.farms[0]
    assert (farm.pinge, farm.coal, farm.wood, farm.first_did) == (3, 1, 0, 0)
    flooded = acquired("hammer_and_pick", table(4), water=2)
    assert "coal" not in tokens(flooded, 0)


@rule("HK-14.13")
def test_hammer_and_pick_can_exhaust_the_pinge() -> None:
    position = acquired("hammer_and_pick", pinge=1, pinge_wood=2, water=1)
    play(position, "0 coal")
    farm = position.farms[0]
    assert (farm.pinge, farm.pinge_wood, points(position)["Pinge"]) == (0, 0, 1)


@rule("HK-14.14")
@pytest.mark.parametrize(
    ("coal", "offered"), [(0, set()), (1, {"choose:none", "choose:1"}), (2, {"choose:none", "choose:1", "choose:2"})]
)
def test_coal_sacks(coal: int, offered: set[str]) -> None:
    position = acquired("coal_sacks", coal=coal)
    assert tokens(position, 0) == offered
    if coal == 2:
        play(position, "0 choose:2")
        farm = position.farms[0]
        assert (farm.coal, farm.thaler, farm.food) == (0, 1, 1)


@rule("HK-14.14", "HK-8.4")
@pytest.mark.parametrize(("option", "offered"), [("yes", {"none", "1", "2"}), ("no", {"none", "1"})])
def test_coal_sacks_take_new_coal_by_the_reading(option: str, offered: set[str]) -> None:
    position = acquired("coal_sacks", table(4, new_goods=option), coal=2, new_coal=1)
    assert tokens(position, 0) == {f"choose:{number}" for number in offered}


@rule("HK-14.15")
def test_water_mill() -> None:
    assert acquired("water_mill").observe(None).data()["farms"][0]["buildings"] == ["water_mill"]


@rule("HK-14.16", "HK-17.4")
def test_coal_driver_counts_hammers() -> None:
    position = table(4)
    own(position, 0, "pickaxe", "barn", "windlass")
    acquired("coal_driver", position)
    assert position.farms[0].thaler == 1
    assert points(position)["Coal Driver"] == 3


@rule("HK-14.17")
def test_lorry() -> None:
    position = acquired("lorry", tunnel=0)
    farm = position.farms[0]
    assert (farm.shaft, farm.wood, farm.pinge) == (2, 1, 7)
    assert points(position)["Lorry"] == 4


@rule("HK-14.18", "HK-17.4")
def test_handcart_counts_forks() -> None:
    position = table(4)
    own(position, 0, "pickaxe", "barn", "bucket")
    acquired("handcart", position)
    assert position.farms[0].food == 1
    assert points(position)["Handcart"] == 3


@rule("HK-14.19")
def test_horse_and_cart() -> None:
    farm = farm_after("horse_and_cart")
    assert (farm.thaler, farm.food) == (1, 1)


@rule("HK-14.20")
def test_small_coal_mine() -> None:
    assert farm_after("small_coal_mine").thaler == 3


@rule("HK-8.4", "HK-13.6")
def test_what_another_seat_pays_is_new_too() -> None:
    position = table(3, new_goods="no")
    own(position, 1, "mining_timber")
    set_farm(position, 0, coal=1)
    turn(position, farmer="black1-brown3", farmhand="yellow1")
    play(position, "0 work:farmer", "0 choose:2")
    assert (position.farms[0].coal, position.farms[1].coal) == (0, 1)
    resolve(position, (1, ACQUIRE, number(position, "coal_sacks")))
    assert position.to_act() == []  # the coal came in this phase and pays for nothing yet
    assert position.farms[1].coal == 1
