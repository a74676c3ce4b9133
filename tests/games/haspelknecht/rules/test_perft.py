"""Counted trees: how many sequences of choices there are from fixed starts."""

from random import Random

import pytest

from tests.games.haspelknecht.rules.table import at, disks, mark, own, set_farm, table, turn
from tests.play import walk
from waldglas.core.playout import perft
from waldglas.games.haspelknecht.rules.position import Haspelknecht

STARTS = {
    (2, "together"): [5, 20, 80, 284, 2108],
    (2, "in-turn"): [5, 20, 80, 284, 1962],
    (3, "together"): [8, 56, 336, 2016, 10836],
    (4, "together"): [11, 110, 990, 7920, 63360],
}
LATER = {2: [5, 20, 80, 278], 3: [8, 49, 252, 1470], 4: [11, 110, 990, 7920]}


@pytest.mark.parametrize(("seats", "planning"), STARTS)
def test_trees_from_the_start(seats: int, planning: str) -> None:
    expected = STARTS[(seats, planning)]
    position = table(seats, planning=planning)
    assert [perft(position, depth) for depth in range(1, len(expected) + 1)] == expected


@pytest.mark.parametrize("seats", LATER)
def test_trees_from_the_third_year(seats: int) -> None:
    position = in_the_third_year(seats)
    assert [perft(position, depth) for depth in range(1, len(LATER[seats]) + 1)] == LATER[seats]


def in_the_third_year(seats: int) -> Haspelknecht:
    position = table(seats, 7)
    for _ in walk(position, Random(7)):
        if position.year == 3 and position.phase == 2:
            break
    return position


def test_tree_of_a_turn_counted_by_hand() -> None:
    """Two single workers and nothing else: each may come first, be second, or stay idle."""
    position = at(table(2), 1, "spring_action")
    turn(position, farmer="yellow1", farmhand="yellow1")
    assert perft(position, 1) == 3  # farmer, farmhand, done
    assert perft(position, 2) == 2 + 2 + 1
    assert perft(position, 3) == 2 + 2 + 1


def test_tree_of_a_rich_turn() -> None:
    position = table(4)
    own(position, 0, "charcoal_burner", "barn")
    mark(position, 0, "hauling_cable", "windlass")
    set_farm(position, 0, pinge=0, tunnel_wood=2, wood=3, water=2, shaft=2, cart_one=disks(3))
    turn(position, farmer="black2", farmhand="black1", miner="food", haspel="food")
    assert [perft(position, depth) for depth in range(1, 6)] == [9, 49, 246, 1139, 4929]
