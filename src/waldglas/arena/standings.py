"""The standings of a league: how each bot did, and how it did it."""

from dataclasses import dataclass
from math import sqrt
from statistics import fmean, median, stdev

import polars as pl

from waldglas.arena.frames import Frames, make_frames, players
from waldglas.arena.intervals import Interval, paired
from waldglas.arena.matches import MatchResult
from waldglas.arena.ratings import Rating, pair_wins, rate


@dataclass(frozen=True)
class Scores:
    """The points of a bot; a sample of one has no deviation."""

    mean: float
    sd: float | None
    standard_error: float | None
    median: float
    least: float
    most: float


@dataclass(frozen=True)
class Pace:
    """How long a bot thinks."""

    choices_a_game: float
    median_ms: float
    p95_ms: float
    seconds_a_game: float


@dataclass(frozen=True)
class Standing:
    bot: str
    games: int  # seats it had; several in one match where it sat more than once
    win_rate: float | None  # None where nobody plays against anybody
    win_interval: Interval | None
    rating: Rating | None
    scores: Scores | None  # None for a bot that never scored
    parts: dict[str, float]  # mean points of every line of its scores
    ranks: dict[str, int]
    pace: Pace


@dataclass(frozen=True)
class Duel:
    """What one bot made of its meetings with another."""

    bot: str
    other: str
    games: float
    share: float


def standings(bots: list[str], results: list[MatchResult]) -> list[Standing]:
    """The best bot first: by rating, or by points where there are no ratings."""
    frames = make_frames(results)
    solo = len(results[0].seats) == 1
    ratings = {} if solo or len(bots) == 1 else rate(bots, results)
    seated = players(frames.seats)["bot"].to_list()
    played = [standing_of(bot, frames, solo, ratings.get(bot)) for bot in bots if bot in seated]
    return sorted(played, key=strength, reverse=True)


def strength(standing: Standing) -> tuple[float, float]:
    mean = standing.scores.mean if standing.scores else 0.0
    return (standing.rating.rating if standing.rating else 0.0, mean)


def standing_of(bot: str, frames: Frames, solo: bool, rating: Rating | None) -> Standing:
    seats = players(frames.seats).filter(pl.col("bot") == bot)
    shares = seats.group_by("deal").agg(pl.col("win").mean())["win"].to_list()
    return Standing(
        bot=bot,
        games=len(seats),
        win_rate=None if solo else fmean(shares),
        win_interval=None if solo else paired(shares, len(seats)),
        rating=rating,
        scores=scores_of(seats["score"].drop_nulls().to_list()),
        parts=parts_of(bot, frames),
        ranks=ranks_of(seats),
        pace=pace_of(seats),
    )


def scores_of(scores: list[float]) -> Scores | None:
    if not scores:
        return None
    sd = stdev(scores) if len(scores) > 1 else None
    return Scores(
        mean=fmean(scores),
        sd=sd,
        standard_error=None if sd is None else sd / sqrt(len(scores)),
        median=median(scores),
        least=min(scores),
        most=max(scores),
    )


def parts_of(bot: str, frames: Frames) -> dict[str, float]:
    """The mean points of every line of the scores, a game without the line counting 0."""
    games = frames.seats.filter((pl.col("bot") == bot) & pl.col("score").is_not_null()).height
    parts = frames.parts.filter(pl.col("bot") == bot).group_by("part", maintain_order=True).agg(pl.col("points").sum())
    return {part: points / games for part, points in parts.iter_rows()}


def ranks_of(seats: pl.DataFrame) -> dict[str, int]:
    """How often each title was earned, the most frequent first."""
    counts = seats.filter(pl.col("rank") != "").group_by("rank").len().sort("len", "rank", descending=[True, False])
    return dict(counts.iter_rows())


def pace_of(seats: pl.DataFrame) -> Pace:
    times = seats["choice_us"].explode().drop_nulls()
    return Pace(
        choices_a_game=fmean(seats["choices"]),
        median_ms=(times.quantile(0.5, "nearest") or 0) / 1000,
        p95_ms=(times.quantile(0.95, "nearest") or 0) / 1000,
        seconds_a_game=fmean(seats["seconds"]),
    )


def duels(bots: list[str], results: list[MatchResult]) -> list[Duel]:
    """Every bot against every other; equal places are half a win each."""
    wins = pair_wins(bots, results).sum(axis=0)
    return [
        Duel(bot, other, float(wins[i, j] + wins[j, i]), float(wins[i, j] / (wins[i, j] + wins[j, i])))
        for i, bot in enumerate(bots)
        for j, other in enumerate(bots)
        if wins[i, j] + wins[j, i] > 0
    ]
