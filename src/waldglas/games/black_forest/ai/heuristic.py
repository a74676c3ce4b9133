"""A simple estimate of a player's boards: points, and what goods, land, animals and works may still bring."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from waldglas.core.game import Position
from waldglas.core.types import Seat
from waldglas.games.black_forest.rules.player import (
    CHARCOAL,
    COOKING,
    EMPTY,
    FOREST,
    GLASSMAKING,
    MARKERS,
    PROVISION,
    Player,
)
from waldglas.games.black_forest.rules.position import NOBODY, BlackForest
from waldglas.games.black_forest.rules.scoring import points_of
from waldglas.games.shared.wheel import GONE

# By marker: what the first of a good is worth; each further one is worth a little less.
FIRST_GOOD: Final = vec[float]([0.45, 0.45, 0.45, 0.40, 0.40, 0.50, 0.60, 1.30, 0.30, 0.45, 0.40, 0.30])
EACH_LESS: Final = 0.04
NEXT_TURN_OF_WHEEL: Final = 0.35  # for each basic good of a wheel that is not lacking
TILE: Final = vec[float]([0.15, 0.45, 0.55, 0.55, 0.25])  # empty spaces, fields, ponds, pastures, forests
ANIMAL: Final = 0.25
STEP: Final = 0.75
WORK: Final = 1.0
PERMANENT: Final = 0.7
EXPECTED_TURNS: Final = 22


def estimate(position: Position, seat: Seat) -> float:
    assert isinstance(position, BlackForest)
    player = position.players[seat]
    points = float(points_of(position.facts, player))
    if position.over():
        return points
    return points + hopes(position, player) * share_left(position, player)


def share_left(position: BlackForest, player: Player) -> float:
    """How much of the game is likely to be left, from 0.15 to 1."""
    if position.trigger != NOBODY:
        return 0.15
    if position.seats == 1:
        turns = position.facts.years * position.facts.pawns
        return max(0.15, 1 - float(position.turns) / turns)
    by_turns = 1 - float(position.turns) / float(position.seats) / EXPECTED_TURNS
    by_wheel = 1 - float(player.cooking_dial - player.goods[PROVISION]) / position.facts.end_distance
    return max(0.15, min(1.0, by_turns, by_wheel + 0.3))


def hopes(position: BlackForest, player: Player) -> float:
    value = goods_value(player.goods) + ANIMAL * float(player.pigs + player.cattle) + STEP * float(player.tracker)
    for tile in range(EMPTY, FOREST + 1):
        value += TILE[tile] * float(min(player.tiles[tile], 6))
    value += WORK * float(len(player.works))
    for number in player.built:
        if position.facts.buildings[number].permanent:
            value += PERMANENT
    return value


def goods_value(goods: vec[i64]) -> float:
    value = 0.0
    for marker in range(MARKERS):
        number = float(max(goods[marker], 0))
        value += number * (FIRST_GOOD[marker] - EACH_LESS * (number - 1) / 2)
    for wheel in (GLASSMAKING, COOKING):
        for marker in wheel.basic:
            if goods[marker] > 0 or (marker == CHARCOAL and goods[marker] == GONE):
                value += NEXT_TURN_OF_WHEEL
    return value
