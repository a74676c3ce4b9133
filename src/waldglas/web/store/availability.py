"""Whether the database answers: nobody waits for it longer than a moment, and who comes next is told at once."""

import logging
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from sqlite3 import SQLITE_FULL

from sqlalchemy import exc

from waldglas.core.message import Message
from waldglas.web.errors import Unavailable

logger = logging.getLogger(__name__)


PATIENCE = 2.5  # seconds for a whole transaction, connecting included
NEVER = float("inf")
SAID_AGAIN = 60.0  # seconds


class Deadline(threading.local):
    """Until when this thread waits for a database."""

    at = NEVER

    def over(self) -> bool:
        return time.monotonic() > self.at


deadline = Deadline()


@contextmanager
def within(seconds: float) -> Iterator[None]:
    deadline.at = time.monotonic() + seconds
    try:
        yield
    finally:
        deadline.at = NEVER


class StoreAway(Unavailable):
    """The database does not answer; what was confirmed before is safe."""

    def __init__(self) -> None:
        super().__init__(Message("page-store-away"))


class DataGone(Unavailable):
    """The file of the tables was removed or replaced while the server ran."""

    def __init__(self) -> None:
        super().__init__(Message("page-data-gone"))


class DiskFull(Unavailable):
    """What is kept can be read, and nothing can be added."""

    def __init__(self) -> None:
        super().__init__(Message("page-disk-full"))


def says_full(error: exc.DBAPIError) -> bool:
    sqlite, postgresql = (getattr(error.orig, name, None) for name in ("sqlite_errorcode", "sqlstate"))
    return sqlite == SQLITE_FULL or postgresql == "53100"


class Availability:
    """While the database is away, one at a time tries it again, and all others are refused without waiting."""

    def __init__(self) -> None:
        self.away = False
        self.full = False  # whether the last that was to be written found no room
        self.said_full = -SAID_AGAIN
        self.trying = threading.Lock()

    @contextmanager
    def attempt(self, writing: bool = False) -> Iterator[None]:
        probing = self.away
        if probing and not self.trying.acquire(blocking=False):
            raise StoreAway
        try:
            yield
        except (exc.OperationalError, exc.InterfaceError, exc.TimeoutError) as error:
            if isinstance(error, exc.DBAPIError) and says_full(error):
                self.note_full(full=True)
                raise DiskFull from None
            self.note(away=True, why=type(error).__name__)
            raise StoreAway from None
        else:
            self.note(away=False)
            if writing:
                self.note_full(full=False)
        finally:
            if probing:
                self.trying.release()

    def note(self, away: bool, why: str = "") -> None:
        """Says once that the database went away, and once that it is back."""
        if away and not self.away:
            logger.warning("The database does not answer (%s); it is tried again", why)
        elif self.away and not away:
            logger.warning("The database answers again")
        self.away = away

    def note_full(self, full: bool) -> None:
        """Says it once a minute at most: what is small may still find room in between."""
        if full and time.monotonic() - self.said_full > SAID_AGAIN:
            self.said_full = time.monotonic()
            logger.error("The disk is full: nothing can be kept until there is room")
        self.full = full


class DataFile:
    """The file of SQLite: removed under a running server, it would take all that is written with it unseen."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.known = self.identity()
        self.gone = False

    def identity(self) -> tuple[int, int] | None:
        try:
            found = self.path.stat()
        except OSError:
            return None
        return found.st_dev, found.st_ino

    def check(self) -> None:
        gone = self.identity() != self.known
        if gone and not self.gone:
            logger.error("%s was removed or replaced: put it back, then start the server again", self.path)
        self.gone = gone
        if gone:
            raise DataGone
