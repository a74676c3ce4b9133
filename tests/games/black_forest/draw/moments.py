"""Moments of Black Forest to draw."""

from __future__ import annotations

from collections.abc import Iterator

from waldglas.core.game import Position
from waldglas.core.rng import seeded
from waldglas.draw.advice import Advice
from waldglas.games.black_forest.draw import Scene
from waldglas.games.black_forest.rules.game import BlackForestGame
from waldglas.games.black_forest.rules.position import BlackForest

GAME = BlackForestGame({})
TABLES = [(1, {}), (2, {}), (3, {"first_game": "yes"}), (4, {})]


def moments(seats: int, options: dict[str, str], seed: int, every: int = 1) -> Iterator[BlackForest]:
    """The positions of a random game, every so many choices, with the first and the last."""
    return play(GAME, seats, options, seed, every)


def play(game: BlackForestGame, seats: int, options: dict[str, str], seed: int, every: int) -> Iterator[BlackForest]:
    position = game.start(seats, options, seed)
    assert isinstance(position, BlackForest)
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


def scene_of(position: BlackForest, seat: int | None) -> Scene:
    choices = [] if seat is None else tokens(position, seat)
    return Scene(GAME, position.observe(seat), None, seat, choices, Advice(GAME, position, seat))
