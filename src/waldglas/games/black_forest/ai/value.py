"""The learned worth of a position: points as they stand, and for each trait what it has brought in games before.

The tables in outlook.json are made by tools/learn_black_forest.py: one for the solo game, one for several seats.
They hold a row for each trait, with a worth for each of the KNOTS (turns left); between them it goes straight.

These tables come from several runs. `alone`: 5,800 games of a forerunner of the tool, then 30,000 by the tool (seed
33). `together` is the mean of two: one of 63,700 games that forerunners of the tool began and whose promises left out
the action after a move for which another seat had to be paid; and one of 60,000 games by the tool, which began with the
table of the solo game (seeds 71 and 72). Then the small buildings in sight became traits, and both learned on with
them: 30,000 games alone (seed 95) and 40,000 of two seats (seed 91). The head of the tool gives the commands of these
last two runs. What the forerunners began cannot be made again, so the same commands give other tables.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Final

from waldglas.core.game import Position
from waldglas.games.black_forest.ai.features import (
    DETAIL,
    MOST_TURNS,
    TRAITS,
    moment_of,
    traits_of,
    turns_left,
)
from waldglas.games.black_forest.rules.actions import COLOURED, DECLINE, TAKE, WHITE
from waldglas.games.black_forest.rules.player import BASIC_GOODS, CHARCOAL, CHARCOAL_COOKING
from waldglas.games.black_forest.rules.position import BlackForest
from waldglas.games.black_forest.rules.scoring import points_of

KNOTS: Final = [0, 1, 3, 7, 14, 25]
MOST_DETAILS: Final = 12
TABLE: Final = "outlook.json"


def knot_share(left: int) -> tuple[int, float]:
    """The knot at or before so many turns left, and how far it is to the next one."""
    knot = 0
    while knot + 2 < len(KNOTS) and KNOTS[knot + 1] <= left:
        knot += 1
    return knot, (left - KNOTS[knot]) / (KNOTS[knot + 1] - KNOTS[knot])


class ForestValue:
    """Worths by turns left and trait, as one flat list."""

    def __init__(self, rows: list[list[float]]) -> None:
        self.rows: list[list[float]] = rows
        self.worth: list[float] = []
        self.refresh()

    def refresh(self) -> None:
        worth: list[float] = []
        for left in range(MOST_TURNS + 1):
            knot, share = knot_share(left)
            for row in self.rows:
                worth.append(row[knot] * (1 - share) + row[knot + 1] * share)
        self.worth = worth

    def of(self, position: BlackForest, seat: int) -> float:
        points = float(points_of(position.facts, position.players[seat]))
        if position.over():
            return points
        moment = moment_of(position.offers[seat])
        first = turns_left(position, seat, moment) * TRAITS
        worth = self.worth
        for trait in traits_of(position, seat, moment):
            points += worth[first + trait]
        return points


def resolve_details(position: Position) -> None:
    """Goes through the details of a choice in a plain way, others' answers too, until there is something to decide."""
    for _ in range(MOST_DETAILS):
        seat = asked(position)
        if seat < 0:
            return
        offered = position.offers[seat]
        if moment_of(offered) != DETAIL:
            return
        position.play(seat, plain(position, seat, offered))


def asked(position: Position) -> int:
    for seat in range(position.seats):
        if position.offers[seat]:
            return seat
    return -1


def plain(position: Position, seat: int, offered: list[int]) -> int:
    first = offered[0]
    if first == WHITE:
        return COLOURED
    if TAKE <= first < TAKE + BASIC_GOODS:
        return scarcest(position, seat, offered)
    return offered[1] if first == DECLINE else first


def scarcest(position: Position, seat: int, offered: list[int]) -> int:
    """Of several goods to take, the one of which there is least."""
    assert isinstance(position, BlackForest)
    goods = position.players[seat].goods
    best, least = offered[0], 99
    for action in offered:
        if TAKE <= action < TAKE + BASIC_GOODS:
            good = action - TAKE
            number = goods[good]
            if good == CHARCOAL:
                number = min(goods[CHARCOAL_COOKING], 9 if number < 0 else number)
            if number < least:
                best, least = action, number
    return best


def load_value(name: str) -> ForestValue:
    """The table for a seat alone, or for several seats together."""
    text = Path(__file__).with_name(TABLE).read_text(encoding="utf-8")
    return ForestValue([[float(worth) for worth in row] for row in json.loads(text)[name]])
