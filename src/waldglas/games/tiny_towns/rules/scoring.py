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


NEIGHBOURS: Final = [neighbours_of(square) for square in range(SQUARES)]
ROW_AND_COLUMN: Final = [lines_of(square) for square in range(SQUARES)]


def score_town(facts: TownFacts, built: i64, waste: int) -> list[Line]:
    fed = fed_cottages(facts, built)
    return [
        Line("score-cottages", fed * facts.cottage_points),
        Line("score-chapels", count(built, CHAPEL) * fed * facts.chapel_points),
        Line("score-wells", score_wells(facts, built)),
        Line("score-theaters", score_theaters(facts, built)),
        Line("score-taverns", score_taverns(facts, built)),
        Line("score-waste", waste * facts.waste_points),
    ]


def count(town: i64, code: i64) -> int:
    """How many squares of a town's number hold this code."""
    found: i64 = 0
    for square in range(SQUARES):
        if code_at(town, square) == code:
            found += 1
    return found


def fed_cottages(facts: TownFacts, built: i64) -> int:
    return min(count(built, COTTAGE), count(built, FARM) * facts.farm_feeds)


def score_wells(facts: TownFacts, built: i64) -> int:
    cottages = 0
    for square in range(SQUARES):
        if code_at(built, square) == WELL:
            for near in NEIGHBOURS[square]:
                if code_at(built, near) == COTTAGE:
                    cottages += 1
    return cottages * facts.well_points


def score_theaters(facts: TownFacts, built: i64) -> int:
    types = 0
    for square in range(SQUARES):
        if code_at(built, square) == THEATER:
            seen = [False] * len(BUILDINGS)
            for other in ROW_AND_COLUMN[square]:
                building = code_at(built, other)
                if building and building != THEATER and not seen[building]:
                    seen[building] = True
                    types += 1
    return types * facts.theater_points


def score_taverns(facts: TownFacts, built: i64) -> int:
    taverns = count(built, TAVERN)
    return facts.tavern_points[min(taverns, len(facts.tavern_points) - 1)]
