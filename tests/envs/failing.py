"""A bot that fails when it is asked."""

from waldglas.core.game import Game, Position
from waldglas.core.rng import Rng


class Failing:
    def __init__(self, game: Game, seat: int, rng: Rng) -> None:
        pass

    def choose(self, position: Position, seat: int) -> int:
        raise RuntimeError("no more ideas")
