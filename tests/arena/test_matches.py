"""Matches: what is measured in them, and what is kept."""

from dataclasses import replace
from typing import Any

import pytest

from waldglas.arena.league import League
from waldglas.arena.matches import MatchResult, play_match, read_line, seat_results
from waldglas.core.game import Line
from waldglas.core.record import read_record
from waldglas.games import GAMES, load_game
from waldglas.games.results import places


class Ended:
    """As much of a last position as a result is read from."""

    def __init__(self, scores: list[float | None], winners: list[int]) -> None:
        self.points = scores
        self.won = winners
        self.seats = len(scores)

    def scores(self) -> list[float]:
        return [points or 0.0 for points in self.points]

    def winners(self) -> list[int]:
        return self.won

    def breakdown(self, seat: int) -> list[Line]:
        points = self.points[seat]
        return [] if points is None else [Line("Points", points)]

    def rank(self, seat: int) -> str:
        return ""


@pytest.mark.parametrize(
    ("scores", "winners", "expected"),
    [
        ([9, 5, 7], [0], [1, 3, 2]),
        ([5, 5, 3], [0, 1], [1, 1, 3]),
        ([5, 5, 3], [1], [2, 1, 3]),
        ([5, 9, 5], [1], [2, 1, 2]),
        ([5, 9, None], [1], [2, 1, None]),
    ],
)
def test_winners_come_first_and_others_by_their_points(
    scores: list[float | None], winners: list[int], expected: list[int | None]
) -> None:
    ended: Any = Ended(scores, winners)
    assert places(ended) == expected


def test_a_shared_victory_is_a_share_for_each() -> None:
    ended: Any = Ended([5, 5, 3, None], [0, 1])
    game = load_game("tiny-towns", {"blueprint.cottage": {"points": 3}})
    game.slug = "none"  # no game that we can read buildings of
    seats = seat_results(game, ended, ["a", "b", "c", "d"], [[], [], [], []])
    assert [seat.win for seat in seats] == [0.5, 0.5, 0.0, 0.0]
    assert [seat.score for seat in seats] == [5, 5, 3, None]


def first_match(slug: str, bots: list[str], seats: int = 2) -> tuple[MatchResult, str]:
    return play_match(League(slug, {}, bots, seats, {}, 1, 5), 1)


@pytest.mark.parametrize("slug", GAMES.slugs())
def test_a_result_says_what_its_record_says(slug: str) -> None:
    result, text = first_match(slug, ["random"])
    record = read_record(text, load_game)
    position = record.replay()
    assert position.over()
    assert record.seed == result.seed
    assert [seat.score for seat in result.seats] == position.scores()
    assert [sum(points for _, points in seat.parts) for seat in result.seats] == position.scores()
    assert result.choices == position.moves == sum(len(seat.times) for seat in result.seats)
    assert read_line(result.line()).line() == result.line()


@pytest.mark.parametrize("slug", GAMES.slugs())
def test_buildings_are_named_as_in_the_facts(slug: str) -> None:
    result, _ = first_match(slug, ["greedy"])
    names = {row["name"] for row in load_game(slug).facts.rows()}
    had = [name for seat in result.seats for name in seat.buildings]
    assert had
    assert set(had) <= names
    assert "Forest Glassworks" not in had  # everyone has it from the start
    assert all(count > 0 for seat in result.seats for count in seat.buildings.values())


def test_a_seat_that_only_calls_has_no_score_and_no_place() -> None:
    result, _ = play_match(League("tiny-towns", {}, ["random"], 3, {"caller": "caller"}, 1, 5), 1)
    caller = result.seats[2]
    assert (caller.score, caller.place, caller.win, caller.parts, caller.buildings) == (None, None, 0.0, [], {})


def test_the_same_match_is_the_same_again() -> None:
    once, text = first_match("tiny-towns", ["greedy", "random"])
    again, same_text = first_match("tiny-towns", ["greedy", "random"])
    assert text == same_text
    assert timeless(once) == timeless(again)


def timeless(result: MatchResult) -> MatchResult:
    return replace(result, seats=[replace(seat, times=[]) for seat in result.seats])
