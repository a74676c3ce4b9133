"""What can go wrong with input, each with one sentence that says what to do."""

from __future__ import annotations

from collections.abc import Callable

from waldglas.core.message import Message


class WaldglasError(Exception):
    """Wrong input; nothing was changed. What is wrong is a message; the words come at the edge."""

    def __init__(self, message: Message, game: str = "") -> None:
        super().__init__(message, game)
        self.message = message
        self.game = game  # whose catalogue has the words; empty for the house's own

    def __str__(self) -> str:
        return in_words(self)


def as_data(error: WaldglasError) -> str:
    """What an error says as long as nobody has words for it."""
    return str(error.message)


in_words: Callable[[WaldglasError], str] = as_data  # replaced by whoever has the catalogues


class WrongUsage(WaldglasError):
    """What was asked for is not there or not possible; a command ends with exit code 2."""


class UnknownGame(WrongUsage):
    pass


class BadSeats(WrongUsage):
    pass


class BadOption(WrongUsage):
    """A value that an option does not take, or not with this table; `option` is its name."""

    def __init__(self, message: Message, game: str = "", option: str = "") -> None:
        super().__init__(message, game)
        self.args = (message, game, option)
        self.option = option


class BadBuffer(WaldglasError):
    """A buffer that does not hold what is to be written into it."""


class UnknownToken(WaldglasError):
    pass


class IllegalChoice(WaldglasError):
    """A choice that is not among those of this seat at this move."""


class BadRecord(WaldglasError):
    """A record that cannot be read or replayed; the message names the line."""


class OtherVersion(BadRecord):
    """A record written under another version of the rules, the facts or the format."""


class BadPosition(WaldglasError):
    """The text of a position that cannot be read."""


class BadFacts(WaldglasError):
    pass
