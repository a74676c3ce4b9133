"""Moments of Glass Road to draw."""

from __future__ import annotations

from collections.abc import Iterator

from tests.draw import moments as house
from waldglas.core.game import Position
from waldglas.draw.advice import Advice
from waldglas.games.glass_road.draw import Scene
from waldglas.games.glass_road.rules.game import GlassRoadGame
from waldglas.games.glass_road.rules.position import GlassRoad

GAME = GlassRoadGame({})


def moments(
    seats: int, options: dict[str, str], seed: int, every: int = 1, game: GlassRoadGame = GAME
) -> Iterator[GlassRoad]:
    for position in house.moments(game, seats, options, seed, every):
        assert isinstance(position, GlassRoad)
        yield position


def tokens(position: Position, seat: int) -> list[str]:
    return house.tokens(GAME, position, seat)


def scene_of(position: GlassRoad, seat: int | None) -> Scene:
    choices = [] if seat is None else tokens(position, seat)
    return Scene(GAME, position.observe(seat), None, seat, choices, Advice(GAME, position, seat))
