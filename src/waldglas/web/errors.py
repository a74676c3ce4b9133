"""Why a request is refused: one sentence and an HTTP status; nothing was changed."""

from waldglas.core.errors import WaldglasError


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


class TooLarge(Refused):
    status = 413


class NotSignedIn(Refused):
    status = 401


class Unavailable(Refused):
    status = 503
