"""What can go wrong with input, each with one sentence that says what to do."""

from __future__ import annotations


class WaldglasError(Exception):
    """Wrong input; nothing was changed."""


class UnknownGame(WaldglasError):
    pass


class BadSeats(WaldglasError):
    pass


class BadOption(WaldglasError):
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
