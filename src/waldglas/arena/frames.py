"""What a league came to as tables: a row for each seat of each match, and two long ones for what it had."""

from dataclasses import dataclass
from pathlib import Path
from typing import Any

import polars as pl

from waldglas.arena.matches import MatchResult

Columns = dict[str, Any]

SEATS: Columns = {
    "match": pl.UInt32,
    "deal": pl.UInt32,
    "line_up": pl.String,
    "rotation": pl.UInt8,
    "seed": pl.UInt64,
    "seat": pl.UInt8,
    "bot": pl.String,
    "score": pl.Float64,
    "place": pl.UInt8,
    "win": pl.Float64,
    "rank": pl.String,
    "choices": pl.UInt32,
    "match_choices": pl.UInt32,
    "seconds": pl.Float64,
    "choice_us": pl.List(pl.UInt32),
    "fault": pl.String,
}
OF_A_SEAT: Columns = {"match": pl.UInt32, "seat": pl.UInt8, "bot": pl.String, "win": pl.Float64, "score": pl.Float64}
PARTS: Columns = {**OF_A_SEAT, "part": pl.String, "points": pl.Float64}
BUILDINGS: Columns = {**OF_A_SEAT, "building": pl.String, "count": pl.UInt8}


@dataclass(frozen=True)
class Frames:
    seats: pl.DataFrame
    parts: pl.DataFrame
    buildings: pl.DataFrame

    def write(self, folder: Path) -> None:
        self.seats.write_parquet(folder / "seats.parquet")
        self.parts.write_parquet(folder / "parts.parquet")
        self.buildings.write_parquet(folder / "buildings.parquet")


def players(seats: pl.DataFrame) -> pl.DataFrame:
    """The seats that play for a place; one that only calls does not."""
    return seats.filter(pl.col("place").is_not_null())


def make_frames(results: list[MatchResult]) -> Frames:
    seats, parts, buildings = [], [], []
    for result in results:
        line_up = ",".join(result.line_up)
        for seat, had in enumerate(result.seats):
            seats.append(
                (
                    result.match,
                    result.deal,
                    line_up,
                    result.rotation,
                    result.seed,
                    seat,
                    had.bot,
                    had.score,
                    had.place,
                    had.win,
                    had.rank,
                    len(had.times),
                    result.choices,
                    sum(had.times) / 1e6,
                    had.times,
                    had.fault,
                )
            )
            whose = (result.match, seat, had.bot, had.win, had.score)
            parts += [(*whose, what, points) for what, points in had.parts]
            buildings += [(*whose, name, count) for name, count in had.buildings.items()]
    return Frames(
        pl.DataFrame(seats, SEATS, orient="row"),
        pl.DataFrame(parts, PARTS, orient="row"),
        pl.DataFrame(buildings, BUILDINGS, orient="row"),
    )
