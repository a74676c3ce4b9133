"""The analysis of a finished game."""

import pytest

from tests.arena.leagues import silent
from waldglas.bots.table import play_game
from waldglas.coach.analysis import MOST_TURNING_POINTS, NOTABLE, Analysis, Judged, NotOver, analyse, judge
from waldglas.core.record import Match, Record
from waldglas.games import load_game

WALKS = 8


def recorded(slug: str, names: list[str]) -> Record:
    record = Record(load_game(slug), len(names), {}, 3)
    play_game(Match(record), names)
    return record


def judged(move: int, cost: float, seat: int = 0, best: str = "b") -> Judged:
    return Judged(move, seat, "a", "A", best, "B", [1.0 + move], 1.0, cost)


@pytest.fixture(scope="module")
def towns() -> Record:
    return recorded("tiny-towns", ["random", "greedy"])


@pytest.fixture(scope="module")
def analysis(towns: Record) -> Analysis:
    return analyse(towns, WALKS, jobs=1, progress=silent)


def test_every_choice_is_judged(towns: Record, analysis: Analysis) -> None:
    assert analysis.scores == towns.replay().scores()
    assert [(each.move, each.seat) for each in analysis.choices] == [
        (move, seat) for move, (seat, _) in enumerate(towns.moves)
    ]
    token = towns.game.alphabet.token
    assert [each.played for each in analysis.choices] == [token(action) for _, action in towns.moves]
    assert all(each.cost >= 0 for each in analysis.choices)
    assert all(each.cost == 0 for each in analysis.choices if each.agrees)


def test_two_processes_come_to_the_same(towns: Record, analysis: Analysis) -> None:
    told: list[int] = []
    assert analyse(towns, WALKS, jobs=2, progress=told.append) == analysis
    assert told == sorted(told)
    assert told[-1] == len(towns.moves)


def test_it_sees_who_plays_by_chance(analysis: Analysis) -> None:
    assert analysis.agreement(1) > analysis.agreement(0)
    assert analysis.lost(0) > analysis.lost(1)


def test_the_same_figures_every_time_and_part_by_part(towns: Record) -> None:
    some = range(10, 14)
    assert list(judge(towns, some, WALKS)) == list(judge(towns, range(20), WALKS))[10:14]


@pytest.mark.parametrize("slug", ["glass-road", "haspelknecht"])
def test_choices_in_secret_are_judged_by_what_their_seat_knew(slug: str) -> None:
    record = recorded(slug, ["random", "random"])
    found = list(judge(record, range(16), WALKS))
    assert {each.seat for each in found} == {0, 1}
    assert all(len(each.expected) == 2 for each in found)


def test_turning_points_are_the_costly_choices_in_order() -> None:
    costs = [0.0, 5.0, NOTABLE / 2, 1.0, 2.0, 3.0, 4.0, 6.0, 7.0]
    analysis = Analysis([9.0], [judged(move, cost) for move, cost in enumerate(costs)])
    assert [each.move for each in analysis.turning_points()] == [1, 4, 5, 6, 7, 8]
    assert len(analysis.turning_points()) == MOST_TURNING_POINTS


def test_a_curve_ends_with_the_result() -> None:
    analysis = Analysis([9.0], [judged(0, 0.0), judged(1, 0.0)])
    assert analysis.curve(0) == [(0, 1.0), (1, 2.0), (2, 9.0)]


def test_agreement_is_a_part_of_the_own_choices() -> None:
    analysis = Analysis([1.0, 1.0], [judged(0, 0, 0, "a"), judged(1, 2, 0), judged(2, 3, 1)])
    assert (analysis.agreement(0), analysis.agreement(1)) == (0.5, 0.0)
    assert (analysis.lost(0), analysis.lost(1)) == (2, 3)


def test_a_game_that_goes_on_is_not_analysed(towns: Record) -> None:
    begun = Record(towns.game, 2, {}, 3)
    begun.moves = towns.moves[:5]
    with pytest.raises(NotOver, match="only a finished game"):
        analyse(begun, WALKS, jobs=1, progress=silent)
