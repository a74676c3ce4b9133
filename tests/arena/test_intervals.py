"""Intervals against published ones."""

import pytest

from waldglas.arena.intervals import paired, wilson


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    # Newcombe, Two-sided confidence intervals for the single proportion (1998), table I, method 3.
    [(81, 263, 0.2553, 0.3662), (15, 148, 0.0624, 0.1605), (0, 20, 0.0, 0.1611), (1, 29, 0.0061, 0.1718)],
)
def test_wilsons_interval(wins: int, games: int, low: float, high: float) -> None:
    assert wilson(wins / games, games) == pytest.approx((low, high), abs=5e-5)
    assert wilson(1 - wins / games, games) == pytest.approx((1 - high, 1 - low), abs=5e-5)


def test_nothing_is_known_of_no_games() -> None:
    assert wilson(0.5, 0) == (0.0, 1.0)


def test_one_game_a_deal_is_wilsons_interval() -> None:
    assert paired([1.0] * 81 + [0.0] * 182, 263) == pytest.approx(wilson(81 / 263, 263))


def test_repeating_the_same_deals_proves_nothing_more() -> None:
    assert paired([1.0, 0.0, 1.0, 0.0], 8) == pytest.approx(wilson(0.5, 4))
    assert paired([1.0, 1.0, 1.0], 6) == pytest.approx(wilson(1.0, 3))


def test_pairs_that_even_out_the_deal_are_worth_their_games_and_no_more() -> None:
    shares = [0.5] * 9 + [1.0]
    assert paired(shares, 20) == pytest.approx(wilson(0.55, 20))
