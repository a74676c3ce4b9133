"""Counted trees: how many sequences of choices there are from fixed starts."""

import pytest

from tests.games.tiny_towns.rules.table import game, lay
from tests.play import play
from waldglas.core.playout import perft

STARTS = {
    ("caller", 2): [5, 80, 400, 6000, 29712],
    ("caller", 3): [5, 80, 1280, 6400, 96000],
    ("master-builder", 1): [5, 80, 400, 6000, 29712],
    ("master-builder", 2): [5, 80, 1280, 6400, 96000],
    ("town-hall", 1): [16, 240, 1056, 13776, 166064],
    ("town-hall", 2): [16, 256, 3840, 47616, 215808],
    ("random", 1): [16, 240, 2784, 29464, 342128],
    ("random", 3): [16, 256, 4096, 61440, 761856],
    ("cards", 1): [2, 32, 80, 1200, 3360],
}


@pytest.mark.parametrize(("caller", "seats"), STARTS)
def test_trees_from_the_start(caller: str, seats: int) -> None:
    position = game(seats, caller, seed=1)
    counts = [perft(position, depth) for depth in range(1, len(STARTS[(caller, seats)]) + 1)]
    assert counts == STARTS[(caller, seats)]


def test_second_cubes_make_96_wells() -> None:
    """After two cubes 48 places hold a Well, each reached in two orders; everywhere else five calls follow."""
    assert perft(game(), 5) == (5 * 16 * 5 * 15 - 2 * 48) * 5 + 2 * 48 * 2


def test_tree_with_buildings() -> None:
    """From a town where a Well stands ready, and a Tavern and a Factory are one cube away."""
    position = lay(game(), "brick a2, stone b2, stone c2, brick d2, brick a4, brick b4, wood c3, wheat d1")
    assert [perft(position, depth) for depth in range(1, 6)] == [2, 7, 50, 180, 739]


def test_tree_with_a_factory() -> None:
    position = lay(game(), "wood a1, brick a2, stone b2, stone c2, brick d2")
    play(position, "0 build:factory:a1-a2-b2-c2-d2", "0 at:a1", "0 store:glass")
    assert [perft(position, depth) for depth in range(1, 6)] == [5, 79, 435, 5850, 34626]
