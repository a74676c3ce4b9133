"""Leagues: who meets whom, in which seats, by which deals."""

from collections import Counter

import pytest

from waldglas.arena.league import BadLeague, League, league_from
from waldglas.bots import UnknownBot
from waldglas.core.errors import BadOption, BadSeats


def league(bots: str = "greedy,random", seats: int = 2, games: int = 10, seed: int = 1, **options: str) -> League:
    return League("tiny-towns", {}, bots.split(","), seats, options, games, seed)


@pytest.mark.parametrize(
    ("bots", "seats", "line_ups"),
    [
        ("a,b", 2, ["ab"]),
        ("a,b,c", 2, ["ab", "ac", "bc"]),
        ("a,b,c", 1, ["a", "b", "c"]),
        ("a,b", 3, ["aba", "abb"]),
        ("a,b", 4, ["abab"]),
        ("a,b,c", 4, ["abca", "abcb", "abcc"]),
        ("a", 3, ["aaa"]),
    ],
)
def test_line_ups_hold_every_bot_as_often_as_any_other_or_once_more(bots: str, seats: int, line_ups: list[str]) -> None:
    assert ["".join(line_up) for line_up in league(bots, seats).line_ups()] == line_ups


@pytest.mark.parametrize(("bots", "seats"), [("a,b", 2), ("a,b,c", 2), ("a,b", 3), ("a,b", 4), ("a,b,c", 4), ("a", 3)])
def test_every_deal_is_played_by_every_line_up_in_every_different_rotation(bots: str, seats: int) -> None:
    plan = league(bots, seats, games=7)
    pairings = [plan.pairing(match) for match in range(1, plan.matches() + 1)]
    assert [pairing.match for pairing in pairings] == list(range(1, plan.matches() + 1))
    assert [pairing.deal for pairing in pairings] == sorted(pairing.deal for pairing in pairings)
    assert {pairing.deal for pairing in pairings} == set(range(1, plan.deals() + 1))
    for line_up in plan.line_ups():
        turned = {tuple(line_up[turn:] + line_up[:turn]) for turn in range(seats)}
        for deal in range(1, plan.deals() + 1):
            played = [p.seating() for p in pairings if p.deal == deal and p.line_up == line_up]
            assert Counter(map(tuple, played)) == Counter(turned)


@pytest.mark.parametrize(("bots", "seats"), [("a,b", 2), ("a,b,c", 2), ("a,b", 3), ("a,b,c", 4)])
def test_every_bot_sits_in_every_seat_equally_often(bots: str, seats: int) -> None:
    plan = league(bots, seats)
    sat = Counter(
        (seat, bot) for match in range(1, plan.matches() + 1) for seat, bot in enumerate(plan.pairing(match).seating())
    )
    assert len(sat) == seats * len(plan.bots)
    assert len(set(sat.values())) == 1


def test_the_same_deal_is_the_same_seed_in_every_match_and_another_deal_another() -> None:
    plan = league("greedy,random,easy", games=6)
    seeds = {
        (plan.pairing(match).deal, plan.record(plan.game(), plan.pairing(match)).seed)
        for match in range(1, plan.matches() + 1)
    }
    assert len(seeds) == plan.deals() == len({seed for _, seed in seeds})


def test_the_deals_of_a_league_stay_what_they_are() -> None:
    plan = league()
    deals = [(plan.pairing(match).seating(), plan.record(plan.game(), plan.pairing(match)).seed) for match in (1, 2, 3)]
    assert deals == [
        (["greedy", "random"], 7754092306775310339),
        (["random", "greedy"], 7754092306775310339),
        (["greedy", "random"], 1670224107546010300),
    ]


def test_a_line_up_plays_as_many_games_as_asked_or_a_few_more() -> None:
    assert (league(games=10).deals(), league(games=10).matches()) == (5, 10)
    assert (league(games=11).deals(), league(games=11).matches()) == (6, 12)
    assert league("a,b,c", games=10).matches() == 30
    assert league("a,b", seats=1, games=50).matches() == 100


def test_a_league_refuses_what_cannot_be_played() -> None:
    with pytest.raises(UnknownBot):
        league("greedy,clever").check()
    with pytest.raises(BadLeague, match="named once; greedy stands there 2 times"):
        league("greedy,greedy").check()
    with pytest.raises(BadSeats):
        league(seats=7).check()
    with pytest.raises(BadOption):
        league(caller="nobody").check()


def test_a_league_comes_back_from_its_plan() -> None:
    plan = league(caller="town-hall", cards="first", monuments="no", cavern="no")
    assert league_from(plan.plan()) == plan
    with pytest.raises(BadLeague, match="lacks 'seed'"):
        league_from({name: value for name, value in plan.plan().items() if name != "seed"})
