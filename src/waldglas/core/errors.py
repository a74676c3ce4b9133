"""What can go wrong with input, each with one sentence that says what to do."""

from __future__ import annotations


class WaldglasError(Exception):
    """Wrong input; nothing was changed."""


class WrongUsage(WaldglasError):
    """What was asked for is not there or not possible; a command ends with exit code 2."""


class UnknownGame(WrongUsage):
    pass


class BadSeats(WrongUsage):
    pass


class BadOption(WrongUsage):
    pass


class UnknownToken(WaldglasError):
    pass


class IllegalChoice(WaldglasError):
    """A choice that is not among those of this seat at this move."""


class BadRecord(WaldglasError):
    """A record that cannot be read or replayed; the message names the line."""


class OtherVersion(BadRecord):
    """A record written under another version of the rules, the facts or the format."""


class BadFacts(WaldglasError):
    pass
