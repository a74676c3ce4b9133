"""Scores, winners and the end: worked out once, and said the same by position, lines and view."""

from librt.vecs import vec

from tests.contract.setups import Setup, every_setup
from waldglas.core.game import Position
from waldglas.core.playout import pick
from waldglas.core.rng import Rng, seeded


@every_setup
def test_points_are_the_sum_of_the_lines(setup: Setup) -> None:
    for position in moments(setup):
        lines = [position.breakdown(seat) for seat in range(position.seats)]
        assert position.scores() == [sum(line.points for line in each) for each in lines]


@every_setup
def test_a_view_says_whether_the_game_is_over_and_who_has_won(setup: Setup) -> None:
    for position in moments(setup):
        for seat in (None, 0):
            data = position.observe(seat).data()
            assert data["over"] == position.over()
            assert data["winners"] == (position.winners() if position.over() else [])
    assert position.over()
    assert position.winners()


def moments(setup: Setup) -> list[Position]:
    """A game by chance, every thirtieth moment of it and the last."""
    position = setup.start(5)
    rngs = [seeded(5, f"bot {seat}") for seat in range(setup.seats)]
    found = []
    while owing := position.to_act():
        if position.moves % 30 == 0:
            found.append(position.copy())
        position.play(owing[-1], pick(position, owing[-1], vec[Rng](rngs)))
    return [*found, position]
