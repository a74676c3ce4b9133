"""A simple estimate of a player's boards: points, and what goods, land, animals and works may still bring."""

from __future__ import annotations

from typing import Final

from waldglas.core.game import Position
from waldglas.games.black_forest.rules.player import (
    CHARCOAL,
    COOKING,
    EMPTY,
    FIELD,
    FOREST,
    GLASSMAKING,
    MARKERS,
    PASTURE,
    POND,
    PROVISION,
    Player,
)
from waldglas.games.black_forest.rules.position import NOBODY, BlackForest
from waldglas.games.black_forest.rules.scoring import points_of
from waldglas.games.shared.wheel import GONE

# By marker: what the first of a good is worth; each further one is worth a little less.
FIRST_GOOD: Final = [0.45, 0.45, 0.45, 0.40, 0.40, 0.50, 0.60, 1.30, 0.30, 0.45, 0.40, 0.30]
EACH_LESS: Final = 0.04
NEXT_TURN_OF_WHEEL: Final = 0.35  # for each basic good of a wheel that is not lacking
TILE: Final = [0.15, 0.45, 0.55, 0.55, 0.25]  # empty spaces, fields, ponds, pastures, forests
ANIMAL: Final = 0.25
STEP: Final = 0.75
WORK: Final = 1.0
PERMANENT: Final = 0.7
EXPECTED_TURNS: Final = 22


def estimate(position: Position, seat: int) -> float:
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
        return max(0.15, 1 - position.turns / turns)
    by_turns = 1 - position.turns / position.seats / EXPECTED_TURNS
    by_wheel = 1 - (player.cooking_dial - player.goods[PROVISION]) / position.facts.end_distance
    return max(0.15, min(1.0, by_turns, by_wheel + 0.3))


def hopes(position: BlackForest, player: Player) -> float:
    value = goods_value(player.goods) + ANIMAL * (player.pigs + player.cattle) + STEP * player.tracker
    for tile in (EMPTY, FIELD, POND, PASTURE, FOREST):
        value += TILE[tile] * min(player.tiles[tile], 6)
    value += WORK * len(player.works)
    for number in player.built:
        if "permanent" in position.facts.buildings[number].classes:
            value += PERMANENT
    return value


def goods_value(goods: list[int]) -> float:
    value = 0.0
    for marker in range(MARKERS):
        number = max(goods[marker], 0)
        value += number * (FIRST_GOOD[marker] - EACH_LESS * (number - 1) / 2)
    for wheel in (GLASSMAKING, COOKING):
        for marker in wheel.basic:
            if goods[marker] > 0 or (marker == CHARCOAL and goods[marker] == GONE):
                value += NEXT_TURN_OF_WHEEL
    return value
