"""Counted trees: how many sequences of choices there are from fixed starts."""

import pytest

from tests.games.black_forest.rules.scene import Scene
from waldglas.core.playout import perft
from waldglas.games import load_game

STARTS = {
    (1, "no"): [18, 36, 104, 456, 2351, 14515],
    (1, "yes"): [18, 36, 104, 472, 2531, 15291],
    (2, "no"): [5, 17, 289, 834, 3618, 17573],
    (2, "yes"): [5, 17, 289, 834, 3746, 19013],
    (3, "no"): [2, 4, 72, 208, 912, 4532],
    (3, "yes"): [2, 4, 72, 208, 944, 4892],
    (4, "no"): [18, 52, 228, 1133, 5941, 27522],
    (4, "yes"): [18, 52, 236, 1223, 6341, 33552],
}


@pytest.mark.parametrize(("seats", "first_game"), STARTS)
def test_trees_from_the_start(seats: int, first_game: str) -> None:
    position = load_game("black-forest").start(seats, {"first_game": first_game}, 1)
    counts = [perft(position, depth) for depth in range(1, len(STARTS[(seats, first_game)]) + 1)]
    assert counts == STARTS[(seats, first_game)]


def test_tree_of_a_built_up_turn() -> None:
    """Conversions, dues, the exchange and two wheels that wait for a good."""
    scene = Scene(3).own("clay_pit").own("tavern", at="m-b2").own("cabinet_painter", at="m-b3")
    scene.give(brick=3, wood=2, water=3, charcoal=1, porridge=2, meat=1, glass=1)
    scene.give(commodity=1, provision=1, provision_high=3).pawn(0, "v1-1").pawn(1, "v2-1").pawn(2, "v3-1").turn()
    assert [perft(scene.position, depth) for depth in range(1, 4)] == [33, 362, 1906]
