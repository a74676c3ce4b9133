"""What a bot is: one method."""

from typing import Protocol

from waldglas.core.errors import WaldglasError
from waldglas.core.game import Position


class UnknownBot(WaldglasError):
    pass


class Bot(Protocol):
    def choose(self, position: Position, seat: int) -> int:
        """One of the seat's choices. The position is imagined: it fits what the seat knows, and is the bot's own."""
        ...
