"""Moments of Glass Road to draw."""

from __future__ import annotations

from collections.abc import Iterator

from waldglas.core.game import Position
from waldglas.core.rng import seeded
from waldglas.draw.advice import Advice
from waldglas.games.glass_road.draw import Scene
from waldglas.games.glass_road.rules.game import GlassRoadGame
from waldglas.games.glass_road.rules.position import GlassRoad

GAME = GlassRoadGame({})
TABLES = [(1, {}), (2, {}), (3, {"introductory": "yes"}), (4, {}), (4, {"narrow": "yes", "long": "yes"})]


def moments(seats: int, options: dict[str, str], seed: int, every: int = 1) -> Iterator[GlassRoad]:
    """The positions of a random game, every so many choices, with the first and the last."""
    return play(GAME, seats, options, seed, every)


def play(game: GlassRoadGame, seats: int, options: dict[str, str], seed: int, every: int) -> Iterator[GlassRoad]:
    position = game.start(seats, options, seed)
    assert isinstance(position, GlassRoad)
    rng = seeded(seed, "moments")
    played = 0
    while position.to_act():
        if played % every == 0:
            yield position
        seat = position.to_act()[rng.below(len(position.to_act()))]
        actions = position.choices(seat)
        position.play(seat, actions[rng.below(len(actions))])
        played += 1
    yield position


def tokens(position: Position, seat: int) -> list[str]:
    return [GAME.alphabet.token(action) for action in position.choices(seat)]


def scene_of(position: GlassRoad, seat: int | None) -> Scene:
    choices = [] if seat is None else tokens(position, seat)
    return Scene(GAME, position.observe(seat), None, seat, choices, Advice(GAME, position, seat))
