"""The points of a town, building by building."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from waldglas.core.game import Line
from waldglas.games.tiny_towns.rules.facts import (
    BUILDINGS,
    CHAPEL,
    COTTAGE,
    FARM,
    SIDE,
    SQUARES,
    TAVERN,
    THEATER,
    WELL,
    TownFacts,
    code_at,
)


def neighbours_of(square: int) -> list[int]:
    row, column = divmod(square, SIDE)
    near = [(row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)]
    return [r * SIDE + c for r, c in near if 0 <= r < SIDE and 0 <= c < SIDE]


def lines_of(square: int) -> list[int]:
    """The other squares of its row and column."""
    return [
        other
        for other in range(SQUARES)
        if other != square and (other // SIDE == square // SIDE or other % SIDE == square % SIDE)
    ]


LINES: Final = ["score-cottages", "score-chapels", "score-wells", "score-theaters", "score-taverns", "score-waste"]
NEIGHBOURS: Final = [neighbours_of(square) for square in range(SQUARES)]
ROW_AND_COLUMN: Final = [lines_of(square) for square in range(SQUARES)]


def points_of(facts: TownFacts, built: i64, waste: int) -> int:
    return sum(points_by_line(facts, built, waste))


def points_by_line(facts: TownFacts, built: i64, waste: int) -> list[int]:
    fed = fed_cottages(facts, count(built, COTTAGE), count(built, FARM))
    wells, theaters = beside_wells(built), seen_from_theaters(built)
    return points_for(facts, fed, count(built, CHAPEL), wells, theaters, count(built, TAVERN), waste)


def points_for(
    facts: TownFacts, fed: int, chapels: int, near_wells: int, theater_types: int, taverns: int, waste: int
) -> list[int]:
    """The points for what was counted in a town, line by line."""
    return [
        fed * facts.cottage_points,
        chapels * fed * facts.chapel_points,
        near_wells * facts.well_points,
        theater_types * facts.theater_points,
        facts.tavern_points[min(taverns, len(facts.tavern_points) - 1)],
        waste * facts.waste_points,
    ]


def score_town(facts: TownFacts, built: i64, waste: int) -> list[Line]:
    """The same points, each with what it is for."""
    return [Line(what, points) for what, points in zip(LINES, points_by_line(facts, built, waste), strict=True)]


def count(town: i64, code: i64) -> int:
    """How many squares of a town's number hold this code."""
    found = 0
    for square in range(SQUARES):
        if code_at(town, square) == code:
            found += 1
    return found


def fed_cottages(facts: TownFacts, cottages: int, farms: int) -> int:
    return min(cottages, farms * facts.farm_feeds)


def beside_wells(built: i64) -> int:
    """Cottages beside Wells, each for every Well."""
    cottages = 0
    for square in range(SQUARES):
        if code_at(built, square) == WELL:
            for near in NEIGHBOURS[square]:
                if code_at(built, near) == COTTAGE:
                    cottages += 1
    return cottages


def seen_from_theaters(built: i64) -> int:
    """Other types of buildings in the row and column of each Theater."""
    types = 0
    for square in range(SQUARES):
        if code_at(built, square) == THEATER:
            seen = [False] * len(BUILDINGS)
            for other in ROW_AND_COLUMN[square]:
                building = code_at(built, other)
                if building and building != THEATER and not seen[building]:
                    seen[building] = True
                    types += 1
    return types
