"""Standings, tables and Parquet files of leagues."""

from pathlib import Path

import polars as pl
import pytest

from tests.arena.leagues import SMALL, beaten, match, played, seat
from waldglas.arena.frames import BUILDINGS, PARTS, SEATS, make_frames
from waldglas.arena.intervals import wilson
from waldglas.arena.league import League
from waldglas.arena.standings import duels, standings


def test_the_best_bot_comes_first() -> None:
    first, second = standings(["b", "a"], beaten("a", "b", 9) + beaten("b", "a", 1, 10))
    assert (first.bot, second.bot) == ("a", "b")
    assert first.win_rate == pytest.approx(0.9)
    assert first.win_interval == pytest.approx(wilson(0.9, 10))
    assert first.rating is not None
    assert second.rating is not None
    assert first.rating.rating > second.rating.rating


def test_a_shared_victory_is_a_share_of_a_win() -> None:
    shared = match(2, seat("a", 1, 0.5), seat("b", 1, 0.5))
    rates = {one.bot: one.win_rate for one in standings(["a", "b"], [*beaten("a", "b", 1), shared])}
    assert rates == {"a": 0.75, "b": 0.25}


def test_scores_parts_and_pace() -> None:
    (one,) = standings(["a"], [match(i, seat("a", 1, 1.0, score)) for i, score in enumerate((2.0, 4.0, 9.0), 1)])
    assert one.scores is not None
    assert (one.scores.mean, one.scores.median, one.scores.least, one.scores.most) == (5, 4, 2, 9)
    assert one.scores.sd == pytest.approx(13**0.5)
    assert one.scores.standard_error == pytest.approx((13 / 3) ** 0.5)
    assert one.parts == {"Points": 5}
    assert one.pace.seconds_a_game == pytest.approx(0.004)
    assert (one.pace.choices_a_game, one.pace.p95_ms) == (2, 3)


def test_alone_there_are_neither_wins_nor_ratings() -> None:
    (one,) = standings(["a"], [match(1, seat("a", 1, 1.0, 3))])
    assert (one.win_rate, one.win_interval, one.rating) == (None, None, None)
    assert one.scores is not None
    assert (one.scores.sd, one.scores.standard_error) == (None, None)


def test_a_bot_that_never_played_for_a_place_is_left_out() -> None:
    result = match(1, seat("a", 1, 1.0, 3), seat("b", None, score=None))
    assert [one.bot for one in standings(["a", "b"], [result])] == ["a"]


def test_duels_count_every_pair_of_a_match() -> None:
    results = [
        match(1, seat("a", 1, 1.0), seat("b", 2), seat("c", 2)),
        match(2, seat("c", 1, 1.0), seat("b", 2), seat("a", 3)),
    ]
    shares = {(duel.bot, duel.other): (duel.games, duel.share) for duel in duels(["a", "b", "c"], results)}
    assert shares[("a", "b")] == shares[("b", "a")] == (2, 0.5)
    assert (shares[("b", "c")], shares[("c", "b")]) == ((2, 0.25), (2, 0.75))
    assert len(shares) == 6


def test_parquet_files_hold_a_row_a_seat_and_what_it_had(tmp_path: Path) -> None:
    results = played(SMALL, tmp_path / "league")
    make_frames(results).write(tmp_path)
    seats = pl.read_parquet(tmp_path / "seats.parquet")
    parts = pl.read_parquet(tmp_path / "parts.parquet")
    buildings = pl.read_parquet(tmp_path / "buildings.parquet")
    assert dict(seats.schema) == SEATS
    assert (list(parts.columns), list(buildings.columns)) == (list(PARTS), list(BUILDINGS))
    assert seats.height == 2 * len(results)
    assert seats["match"].to_list() == [1, 1, 2, 2, 3, 3, 4, 4]
    assert seats["seat"].to_list() == [0, 1] * 4
    assert seats["bot"].to_list() == ["greedy", "random", "random", "greedy"] * 2
    assert seats["choices"].to_list() == seats["choice_us"].list.len().to_list()
    sums = parts.group_by("match", "seat", maintain_order=True).agg(pl.col("points").sum())
    assert sums["points"].to_list() == seats["score"].to_list()
    towns = {(result.match, seat): had.buildings for result in results for seat, had in enumerate(result.seats)}
    assert all(towns[row["match"], row["seat"]][row["building"]] == row["count"] for row in buildings.to_dicts())
    assert buildings.height == sum(len(had) for had in towns.values())


def test_a_seat_that_only_calls_is_no_player(tmp_path: Path) -> None:
    called = League("tiny-towns", {}, ["greedy", "random"], 3, {"caller": "caller"}, 3, 1)
    results = played(called, tmp_path / "league")
    seats = [seat.bot for result in results for seat in result.seats[:2]]
    found = {standing.bot: standing for standing in standings(called.bots, results)}
    assert {bot: standing.games for bot, standing in found.items()} == {bot: seats.count(bot) for bot in called.bots}
    wins = [seat.win for result in results for seat in result.seats[:2] if seat.bot == "greedy"]
    assert found["greedy"].win_rate == pytest.approx(sum(wins) / len(wins))
