"""The bot that takes any choice, each equally likely."""

from waldglas.core.game import Position
from waldglas.core.rng import Rng


class RandomBot:
    def __init__(self, rng: Rng) -> None:
        self.rng = rng

    def choose(self, position: Position, seat: int) -> int:
        choices = position.choices(seat)
        return choices[self.rng.below(len(choices))]
