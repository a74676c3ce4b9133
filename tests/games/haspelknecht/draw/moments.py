"""Moments of Haspelknecht to draw."""

from __future__ import annotations

from collections.abc import Iterator

from tests.draw import moments as house
from waldglas.core.game import Position
from waldglas.draw.advice import Advice
from waldglas.games.haspelknecht.draw import Scene
from waldglas.games.haspelknecht.rules.game import HaspelknechtGame
from waldglas.games.haspelknecht.rules.position import Haspelknecht

GAME = HaspelknechtGame({})


def moments(
    seats: int, options: dict[str, str], seed: int, every: int = 1, game: HaspelknechtGame = GAME
) -> Iterator[Haspelknecht]:
    for position in house.moments(game, seats, options, seed, every):
        assert isinstance(position, Haspelknecht)
        yield position


def recorded(name: str) -> Iterator[Haspelknecht]:
    """All positions of a game on record, played well enough to see everything."""
    for position in house.recorded(f"haspelknecht-{name}"):
        assert isinstance(position, Haspelknecht)
        yield position


def tokens(position: Position, seat: int) -> list[str]:
    return house.tokens(GAME, position, seat)


def scene_of(position: Haspelknecht, seat: int | None) -> Scene:
    choices = [] if seat is None else tokens(position, seat)
    return Scene(GAME, position.observe(seat), None, seat, choices, Advice(GAME, position, seat))
