"""Moments of Black Forest to draw."""

from __future__ import annotations

from collections.abc import Iterator

from tests.draw import moments as house
from waldglas.core.game import Position
from waldglas.draw.advice import Advice
from waldglas.games.black_forest.draw import Scene
from waldglas.games.black_forest.rules.game import BlackForestGame
from waldglas.games.black_forest.rules.position import BlackForest

GAME = BlackForestGame({})


def moments(
    seats: int, options: dict[str, str], seed: int, every: int = 1, game: BlackForestGame = GAME
) -> Iterator[BlackForest]:
    for position in house.moments(game, seats, options, seed, every):
        assert isinstance(position, BlackForest)
        yield position


def tokens(position: Position, seat: int) -> list[str]:
    return house.tokens(GAME, position, seat)


def scene_of(position: BlackForest, seat: int | None) -> Scene:
    choices = [] if seat is None else tokens(position, seat)
    return Scene(GAME, position.observe(seat), None, seat, choices, Advice(GAME, position, seat))
