"""HK-1: pieces and set-up."""

import pytest

from tests.games.haspelknecht.rules.table import disks, own, run_phase, set_farm, table, turn
from tests.play import tokens
from tests.rules import rule
from waldglas.core.errors import BadSeats
from waldglas.games import load_game
from waldglas.games.haspelknecht.rules.disks import count_disks, disks_of
from waldglas.games.haspelknecht.rules.planning import PLANNING
from waldglas.games.haspelknecht.rules.winter import WINTER_LEASE


@rule("HK-1.1")
def test_two_to_four_seats() -> None:
    assert [len(table(seats).farms) for seats in (2, 3, 4)] == [2, 3, 4]
    for seats in (1, 5):
        with pytest.raises(BadSeats):
            load_game("haspelknecht").start(seats)


@rule("HK-1.2")
def test_supplies_never_run_out() -> None:
    position = table(4)
    for seat in range(4):
        set_farm(position, seat, debt=6)
    run_phase(position, WINTER_LEASE, 3, "winter_lease")
    assert sum(farm.debt for farm in position.farms) == 36


@rule("HK-1.3", "HK-1.4")
def test_a_farm_at_the_start() -> None:
    for farm in table(3).farms:
        assert (farm.pinge, farm.tunnel, farm.shaft) == (7, 11, 0)
        assert (farm.food, farm.wood, farm.coal, farm.thaler, farm.debt, sum(farm.scored)) == (0, 0, 0, 0, 0, 0)
        assert farm.water == 1  # the first pit water phase has been played
        assert (farm.developments, farm.buildings, farm.markers, farm.improved) == (0, 0, 0, False)


@rule("HK-1.5")
def test_first_turn_order_is_drawn() -> None:
    orders = {tuple(table(3, seed).order) for seed in range(60)}
    assert len(orders) == 6


@rule("HK-1.6", "HK-1.7")
@pytest.mark.parametrize(("seats", "bag"), [(2, (7, 7, 4)), (3, (10, 10, 7)), (4, (13, 13, 10))])
def test_pools_take_all_disks(seats: int, bag: tuple[int, int, int]) -> None:
    position = table(seats)
    assert [count_disks(pool) for pool in position.pools] == [6] * seats + [3] * seats
    assert tuple(disks_of(sum(position.pools), colour) for colour in range(3)) == bag
    assert {tuple(table(seats, seed).pools) for seed in range(5)} != {tuple(position.pools)}


@rule("HK-1.8")
@pytest.mark.parametrize(("seats", "each"), [(2, 3), (3, 4), (4, 5)])
def test_developments_of_the_first_game(seats: int, each: int) -> None:
    position = table(seats)
    in_play = [d for d in position.facts.developments if position.board.holds(d.number)]
    assert len(position.facts.developments) == 20
    assert [sum(d.level == level for d in in_play) for level in range(1, 5)] == [each] * 4


@rule("HK-1.9")
def test_developments_with_markers_and_buildings() -> None:
    facts = table().facts
    assert sum(d.marker >= 0 for d in facts.developments) == 6
    assert sum(d.building >= 0 for d in facts.developments) == 4
    assert [d.slug for d in facts.developments if d.number == facts.pickaxe] == ["pickaxe"]


@rule("HK-1.10")
def test_nine_developments_at_most() -> None:
    position = table(4)
    nine = ["carrying_pole", "barn", "pickaxe", "hauling_cable", "bucket", "wheelbarrow", "ladder", "windlass"]
    own(position, 0, *nine, "coal_storage")
    turn(position, farmer="brown2", farmhand="yellow1")
    assert "work:farmer" in tokens(position, 0)
    position.play(0, position.alphabet.action("work:farmer"))
    assert position.farms[0].wood == 2  # nothing else was possible
    set_farm(position, 0, cart_one=disks(2, 2, 1), on_farmer=0, on_farmhand=0)
    run_phase(position, PLANNING, 1, "summer_action")
    assert not any("-" in token for token in tokens(position, 0))
    mixed = position.why_not(0, position.alphabet.action("farmer:black1-brown1"))
    assert mixed is not None
    assert mixed.rule == "HK-1.10"
