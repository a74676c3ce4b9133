"""Ratings: their order, their scale, their intervals."""

from math import log10

import pytest
from scipy.stats import beta

from tests.arena.leagues import beaten, match, seat
from waldglas.arena.ratings import rate


def test_two_bots_stand_as_far_apart_as_their_wins_say() -> None:
    rated = rate(["a", "b"], beaten("a", "b", 15) + beaten("b", "a", 5, 16))
    gap = 400 * log10(15.5 / 5.5)
    assert rated["a"].rating - rated["b"].rating == pytest.approx(gap)
    assert rated["a"].rating + rated["b"].rating == pytest.approx(3000)


def test_the_interval_of_two_bots_is_jeffreys() -> None:
    rated = rate(["a", "b"], beaten("a", "b", 60) + beaten("b", "a", 40, 61))
    low, high = (400 * log10(share / (1 - share)) for share in beta.ppf([0.025, 0.975], 60.5, 40.5))
    assert [2 * (end - 1500) for end in rated["a"].interval] == pytest.approx([low, high], abs=15)


def test_the_order_is_found_from_games_with_many_seats() -> None:
    results = [match(number, seat("weak", 3), seat("best", 1, 1.0), seat("middle", 2)) for number in range(1, 9)] + [
        match(9, seat("middle", 1, 1.0), seat("weak", 2), seat("best", 3))
    ]
    rated = rate(["weak", "middle", "best"], results)
    assert rated["best"].rating > rated["middle"].rating > rated["weak"].rating
    assert sum(rating.rating for rating in rated.values()) == pytest.approx(4500)


def test_a_bot_that_never_lost_has_a_finite_rating_and_an_honest_interval() -> None:
    few, many = rate(["a", "b"], beaten("a", "b", 5)), rate(["a", "b"], beaten("a", "b", 500))
    assert 1500 < few["a"].rating < many["a"].rating < 2200
    low, high = few["a"].interval
    assert low < few["a"].rating < high
    assert many["a"].interval[0] > low


def test_shared_victories_are_half_a_win_each() -> None:
    shared = [match(number, seat("a", 1, 0.5), seat("b", 1, 0.5)) for number in range(1, 7)]
    rated = rate(["a", "b"], shared)
    assert rated["a"].rating == pytest.approx(1500)


def test_games_of_one_deal_do_not_narrow_the_interval() -> None:
    once = beaten("a", "b", 6) + beaten("b", "a", 4, 7)
    again = [match(result.match + 10, *result.seats, deal=result.deal) for result in once]
    narrow, wide = rate(["a", "b"], once), rate(["a", "b"], once + again)
    widths = [high - low for low, high in (narrow["a"].interval, wide["a"].interval)]
    assert widths[1] > 0.85 * widths[0]


def test_seats_that_do_not_score_and_games_against_oneself_are_left_out() -> None:
    odd = match(3, seat("a", 1, 1.0), seat("a", 2), seat("b", None, score=None))
    fair = beaten("a", "b", 1) + beaten("b", "a", 1, 2)
    assert rate(["a", "b"], [*fair, odd])["a"].rating == pytest.approx(1500)
