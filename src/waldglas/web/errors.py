"""Why a request is refused: one sentence and an HTTP status; nothing was changed."""

from waldglas.core.errors import OtherVersion, UnknownGame, WaldglasError
from waldglas.core.message import Message
from waldglas.learning.book import NotInBook


class Refused(WaldglasError):
    status = 400


class NotFound(Refused):
    status = 404


class NotYours(Refused):
    status = 403


class Conflict(Refused):
    """Out of turn, out of date or done already."""

    status = 409


class BadInput(Refused):
    status = 422


class TooMuch(Refused):
    status = 429


class TooManyTables(TooMuch):
    """One can be ended or hidden, and then there is room for another."""

    def __init__(self, most: int) -> None:
        super().__init__(Message("page-refused-tables", {"number": most}))


class TooLarge(Refused):
    status = 413


class NotSignedIn(Refused):
    status = 401


class Unavailable(Refused):
    status = 503


def status_of(error: Exception) -> int:
    """The HTTP status of anything that the program refuses."""
    if isinstance(error, Refused):
        return error.status
    if isinstance(error, UnknownGame | NotInBook):
        return 404
    return 409 if isinstance(error, OtherVersion) else 422


def sentence(text: str) -> str:
    return text[:1].upper() + text[1:] + ("" if text.endswith((".", "?", "!")) else ".")
