"""Counted trees: how many sequences of choices there are from fixed starts."""

import pytest

from tests.games.black_forest.rules.scene import Scene
from waldglas.core.playout import perft
from waldglas.games import load_game

STARTS = {
    (1, "no"): [18, 36, 120, 535, 2826, 13608],
    (1, "yes"): [18, 36, 120, 551, 3008, 14387],
    (2, "no"): [5, 17, 289, 946, 4266, 21599],
    (2, "yes"): [5, 17, 289, 946, 4394, 23159],
    (3, "no"): [2, 4, 72, 240, 1096, 6200],
    (3, "yes"): [2, 4, 72, 240, 1128, 6592],
    (4, "no"): [18, 60, 274, 1532, 6683, 33697],
    (4, "yes"): [18, 60, 282, 1630, 7143, 40312],
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
    assert [perft(scene.position, depth) for depth in range(1, 4)] == [33, 360, 1856]
