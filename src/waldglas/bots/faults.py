"""How long bots may think, and what is said of one that cannot go on."""

from dataclasses import dataclass

from waldglas.core.errors import WaldglasError
from waldglas.core.message import Message


class BadBot(WaldglasError):
    """A bot that broke the contract, fell silent or fell over; `seat` is where it sat."""

    def __init__(self, message: Message, game: str = "", seat: int = -1) -> None:
        super().__init__(message, game)
        self.args = (message, game, seat)
        self.seat = seat


@dataclass(frozen=True)
class Chair:
    """Which bot sits where: what is told of it when it fails."""

    bot: str
    game: str
    seat: int
    seed: int

    def failed(self, what: str, **values: object) -> BadBot:
        return self.wrong(Message(what, {"bot": self.bot, **values}))

    def wrong(self, why: Message) -> BadBot:
        seed, seat = str(self.seed), str(self.seat)
        said = Message("error-bot-failed", {"game": self.game, "seed": seed, "seat": seat, "why": why})
        return BadBot(said, "", self.seat)


@dataclass(frozen=True)
class Limits:
    """Seconds for a choice, and for all choices of a game together."""

    choice: float | None = None
    game: float | None = None

    def given(self) -> bool:
        return self.choice is not None or self.game is not None

    def left(self, used: float) -> float | None:
        """What the next choice may take, where anything is limited."""
        limits = [self.choice] if self.choice is not None else []
        if self.game is not None:
            limits.append(max(0.0, self.game - used))
        return min(limits) if limits else None

    def late(self, chair: Chair, used: float) -> BadBot:
        """What is said of a bot that took longer, having used so much before."""
        whole = self.game is not None and self.left(used) != self.choice
        if whole:
            return chair.failed("error-bot-late-game", seconds=self.game)
        return chair.failed("error-bot-late", seconds=self.left(used))


UNLIMITED = Limits()
