"""What a bot is: one method; and the bot that takes any choice."""

from typing import Protocol

from waldglas.core.errors import WrongUsage
from waldglas.core.game import Position
from waldglas.core.rng import Rng
from waldglas.core.types import Seat


class UnknownBot(WrongUsage):
    pass


class Bot(Protocol):
    def choose(self, position: Position, seat: Seat) -> int:
        """One of the seat's choices. The position is imagined: it fits what the seat knows, and is the bot's own."""
        ...


class RandomBot:
    """Each choice is equally likely."""

    def __init__(self, rng: Rng) -> None:
        self.rng = rng

    def choose(self, position: Position, seat: Seat) -> int:
        choices = position.choices(seat)
        return choices[self.rng.below(len(choices))]
