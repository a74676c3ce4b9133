"""HK-11, HK-12 and HK-15: the Pinge, the shaft and the tunnel, and what may be done at any time."""

from typing import Any

import pytest

from tests.games.haspelknecht.rules.table import (
    at,
    mark,
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
from waldglas.core.agenda import Step
from waldglas.games.haspelknecht.rules.farm import DIGGER, FARMER, MINER, Farm
from waldglas.games.haspelknecht.rules.mining import CONTRACT_WORK, MAY_EXCAVATE, MINING, coal_in_reach
from waldglas.games.haspelknecht.rules.planning import PLANNING
from waldglas.games.haspelknecht.rules.position import Haspelknecht
from waldglas.games.haspelknecht.rules.scoring import emptied_sections, tunnel_points
from waldglas.games.haspelknecht.rules.winter import WINTER_SCORING, WINTER_STORAGE
from waldglas.games.haspelknecht.rules.working import TURN


@rule("HK-11.1", "HK-11.2")
def test_wood_fields_of_the_pinge() -> None:
    position = table()
    farm = set_farm(position, 0, water=0)
    reached = [(7 - coal, wood) for wood in range(3) for coal in range(7, 0, -1) if reach(farm, position, coal, wood)]
    assert reached == [(dug, wood) for wood, least in enumerate((3, 5, 7)) for dug in range(least)]


def reach(farm: Farm, position: Haspelknecht, coal: int, wood: int) -> bool:
    farm.pinge, farm.pinge_wood = coal, wood
    return coal_in_reach(position, farm)


@rule("HK-11.3", "HK-15.1")
def test_wood_opens_the_coal_behind_it() -> None:
    position = table()
    farm = set_farm(position, 0, pinge=4, water=0, wood=3)
    turn(position, farmer="black3")
    assert "work:farmer" not in tokens(position, 0)
    play(position, "0 wood:pinge", "0 work:farmer", "0 coal", "0 coal")
    assert tokens(position, 0) == {"stop", "wood:pinge", "wood:tunnel"}
    play(position, "0 wood:pinge", "0 coal")
    assert (farm.pinge, farm.pinge_wood, farm.wood) == (1, 2, 1)
    assert "wood:pinge" not in tokens(position, 0)


@rule("HK-11.4", "HK-11.5")
@pytest.mark.parametrize("step", [MINING[FARMER], MINING[1], CONTRACT_WORK[0], MAY_EXCAVATE])
def test_coal_of_the_pinge_goes_to_the_farm(step: Step[Any]) -> None:
    position = table()
    farm = set_farm(position, 0, water=0)
    resolve(position, (0, step, 1))
    if position.to_act():
        play(position, "0 coal")
    assert (farm.pinge, farm.coal, farm.shaft) == (6, 1, 0)


@rule("HK-11.6")
@pytest.mark.parametrize(("year", "bonus"), [(1, 2), (2, 1), (3, 0)])
def test_bonus_for_the_last_coal_of_the_pinge(year: int, bonus: int) -> None:
    position = at(table(), year, "autumn_action")
    set_farm(position, 0, pinge=1, pinge_wood=2, water=0)
    resolve(position, (0, MAY_EXCAVATE))
    play(position, "0 coal")
    assert points(position).get("Pinge", 0) == bonus


@rule("HK-11.7")
def test_exhausted_pinge() -> None:
    position = at(table(), 1, "autumn_action")
    farm = set_farm(position, 0, pinge=1, pinge_wood=2, water=1, wood=1, tunnel_wood=1)
    resolve(position, (0, MAY_EXCAVATE))
    play(position, "0 coal")
    assert (farm.pinge, farm.pinge_wood, farm.tunnel_wood, farm.water, farm.wood) == (0, 0, 1, 1, 1)
    set_farm(position, 0, food=2, cart_one=0)
    run_phase(position, PLANNING, 2, "spring_action")
    assert tokens(position, 0) == {"miner:none", "miner:food"}


@rule("HK-12.1", "HK-12.2", "HK-12.3")
def test_tunnel_is_reached_section_by_section() -> None:
    position = table()
    farm = set_farm(position, 0, tunnel_wood=7, water=0, pinge=3, pinge_wood=0)
    assert not coal_in_reach(position, farm)
    farm.pinge = 0
    reached = []
    for wood in range(8):
        farm.tunnel_wood = wood
        dug = 0
        farm.tunnel = 11
        while farm.tunnel and coal_in_reach(position, farm):
            farm.tunnel -= 1
            dug += 1
        reached.append(dug)
    assert reached == [0, 2, 3, 5, 6, 8, 9, 11]


@rule("HK-12.4")
@pytest.mark.parametrize(("option", "offered"), [("no", True), ("yes", False)])
def test_wood_in_the_tunnel_before_the_pinge_is_exhausted(option: str, offered: bool) -> None:
    position = table(2, late_timber=option)
    farm = set_farm(position, 0, wood=2)
    turn(position, farmer="yellow1")
    assert ("wood:tunnel" in tokens(position, 0)) == offered
    farm.pinge = 0
    resolve(position, (0, TURN))
    assert "wood:tunnel" in tokens(position, 0)
    farm.tunnel_wood = 7
    resolve(position, (0, TURN))
    assert "wood:tunnel" not in tokens(position, 0)


@rule("HK-12.5", "HK-12.6")
@pytest.mark.parametrize("step", [MINING[FARMER], MINING[1], CONTRACT_WORK[MINER - DIGGER], MAY_EXCAVATE])
def test_coal_of_the_tunnel_goes_into_the_shaft(step: Step[Any]) -> None:
    position = table()
    farm = set_farm(position, 0, pinge=0, tunnel_wood=7, water=1, shaft=20)
    resolve(position, (0, step, 2))
    play(position, "0 coal")
    assert (farm.tunnel, farm.shaft, farm.coal) == (10, 21, 0)


@rule("HK-12.7")
def test_only_the_haspelknecht_reels() -> None:
    position = table()
    farm = set_farm(position, 0, pinge=0, tunnel=0, tunnel_wood=7, water=0, shaft=2)
    turn(position, farmer="black1", farmhand="black1", miner="food")
    assert position.to_act() == []
    turn(position, haspel="food")
    play(position, "0 work:haspel", "0 coal", "0 coal")
    assert (farm.shaft, farm.coal) == (0, 2)


@rule("HK-12.8", "HK-12.9", "HK-17.2")
def test_emptied_sections_score_while_their_coal_is_in_the_shaft() -> None:
    position = table()
    farm = position.farms[0]
    counted = []
    for tunnel in range(11, -1, -1):
        farm.tunnel = tunnel
        counted.append((emptied_sections(position.facts, farm), tunnel_points(position.facts, farm)))
    sections = [0, 0, 1, 2, 2, 3, 4, 4, 5, 6, 6, 7]
    worth = [0, 1, 2, 3, 5, 7, 10, 13]
    assert counted == [(emptied, worth[emptied]) for emptied in sections]
    assert points(position)["Tunnel sections"] == 13


@rule("HK-15.1", "HK-15.3")
def test_windows_around_workers() -> None:
    position = table(4)
    own(position, 0, "charcoal_burner")
    mark(position, 0, "hauling_cable", "windlass")
    farm = set_farm(position, 0, pinge=0, tunnel_wood=1, wood=3, water=1, shaft=1)
    turn(position, farmer="black3")
    between = {"wood:tunnel", "burn", "cable", "windlass"}
    assert tokens(position, 0) == {"work:farmer", "done", *between}
    play(position, "0 work:farmer", "0 mine")
    assert tokens(position, 0) == {"coal", "stop", "wood:tunnel", "burn", "cable"}
    reason = position.why_not(0, position.alphabet.action("windlass"))
    assert reason is not None
    assert reason.rule == "HK-15.3"
    play(position, "0 burn", "0 coal", "0 stop")
    assert (farm.wood, farm.coal, points(position)["Charcoal Burner"]) == (1, 2, 1)
    assert tokens(position, 0) == {"done", "wood:tunnel", "cable", "windlass"}
    play(position, "0 windlass", "0 coal", "0 coal", "0 water", "0 wood:tunnel")
    assert (farm.coal, farm.shaft, farm.water) == (4, 0, 0)
    assert position.to_act() == []


@rule("HK-15.4")
def test_windows_in_winter() -> None:
    position = table(2)
    mark(position, 0, "hauling_cable")
    farm = set_farm(position, 0, wood=1, water=2, food=1)
    run_phase(position, WINTER_SCORING, 1, "winter_scoring")
    assert position.to_act() == [0]
    assert tokens(position, 0) == {"done", "wood:pinge", "wood:tunnel", "cable"}
    play(position, "0 done")
    run_phase(position, WINTER_STORAGE, 1, "winter_storage")
    play(position, "0 done", "0 store:wood")
    assert tokens(position, 0) == {"done", "wood:pinge", "wood:tunnel", "cable"}
    play(position, "0 wood:tunnel", "0 cable")
    assert (farm.wood, farm.tunnel_wood, farm.water, farm.food) == (0, 1, 1, 0)
    assert position.to_act() == []


@rule("HK-15.5", "HK-14.4", "HK-14.10")
def test_new_markers_wait_for_the_next_phase() -> None:
    position = table(4)
    set_farm(position, 0, pinge=0, shaft=3, water=3)
    own(position, 0, "barn")
    turn(position, farmer="black1-brown1", farmhand="yellow1")
    play(position, "0 work:farmer", "0 build:hauling_cable")
    assert tokens(position, 0) == {"work:farmhand", "done"}
    reason = position.why_not(0, position.alphabet.action("cable"))
    assert reason is not None
    assert reason.rule == "HK-15.5"
    position.farms[0].new_markers = 0
    resolve(position, (0, TURN))
    assert "cable" in tokens(position, 0)
    play(position, "0 cable")
    assert "cable" not in tokens(position, 0)


@rule("HK-15.6")
def test_uses_come_to_an_end() -> None:
    position = table(4)
    own(position, 0, "charcoal_burner")
    mark(position, 0, "hauling_cable", "windlass")
    set_farm(position, 0, pinge=0, wood=9, water=5, shaft=9, food=1)
    run_phase(position, WINTER_STORAGE, 3, "winter_storage")
    moves = 0
    while position.to_act():
        position.play(0, position.choices(0)[-1])
        moves += 1
    assert moves < 40


@rule("HK-14.10")
def test_windlass_lets_the_haspelknecht_work_twice() -> None:
    position = table(4)
    mark(position, 0, "windlass")
    farm = set_farm(position, 0, pinge=0, shaft=9, water=0)
    turn(position, haspel="food")
    assert tokens(position, 0) == {"work:haspel", "done", "windlass"}
    play(position, "0 windlass", *["0 coal"] * 3, "0 work:haspel", *["0 coal"] * 3)
    assert (farm.coal, farm.markers) == (6, 0)
    early = table(4)
    mark(early, 0, "windlass")
    turn(early, farmer="yellow1")
    assert "windlass" not in tokens(early, 0)
