"""Moments of Haspelknecht to draw."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from waldglas.core.game import Position
from waldglas.core.record import read_record
from waldglas.core.rng import seeded
from waldglas.draw.advice import Advice
from waldglas.games import load_game
from waldglas.games.haspelknecht.draw import Scene
from waldglas.games.haspelknecht.rules.game import HaspelknechtGame
from waldglas.games.haspelknecht.rules.position import Haspelknecht

GAME = HaspelknechtGame({})
RECORDS = Path(__file__).parents[3] / "records"
GAMES = ("2-own", "2-three-long-legs", "3-random", "3-tower", "4-first", "4-four-long-legs")
TABLES = [
    (2, {}),
    (3, {"layout": "tower", "lamp": "any-taking"}),
    (4, {}),
    (4, {"layout": "four-long-legs", "planning": "in-turn", "buildings": "yes"}),
]


def moments(seats: int, options: dict[str, str], seed: int, every: int = 1) -> Iterator[Haspelknecht]:
    """The positions of a random game, every so many choices, with the first and the last."""
    position = GAME.start(seats, options, seed)
    assert isinstance(position, Haspelknecht)
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


def recorded(name: str) -> Iterator[Haspelknecht]:
    """All positions of a game on record, played well enough to see everything."""
    record = read_record((RECORDS / f"haspelknecht-{name}.txt").read_text(encoding="utf-8"), load_game)
    position = record.start()
    assert isinstance(position, Haspelknecht)
    for seat, action in record.moves:
        yield position
        position.play(seat, action)
    yield position


def tokens(position: Position, seat: int) -> list[str]:
    return [GAME.alphabet.token(action) for action in position.choices(seat)]


def scene_of(position: Haspelknecht, seat: int | None) -> Scene:
    choices = [] if seat is None else tokens(position, seat)
    return Scene(GAME, position.observe(seat), None, seat, choices, Advice(GAME, position, seat))
