"""Who is looking at a table just now, and how they hear that something changed for them."""

import asyncio
import threading
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from hashlib import blake2b

from waldglas.core.message import Message
from waldglas.web.errors import TooMuch
from waldglas.web.store.models import UNKNOWN, Company, Counts
from waldglas.web.tables.secrets import network_of

PASSING = Company([], 0)  # somebody looked at a table, and does not listen there


@dataclass(eq=False)
class Listener:
    seat: int | None  # whose view is shown; None: a spectator's
    held: list[int]
    changed: asyncio.Event = field(default_factory=asyncio.Event)
    loop: asyncio.AbstractEventLoop = field(default_factory=asyncio.get_running_loop)
    in_sight: bool = True  # not so where the page lies behind others

    def tell(self) -> None:
        """Wakes the stream, from whichever thread."""
        self.loop.call_soon_threadsafe(self.changed.set)


class Streams:
    """How many streams each address, or its network, has open; they end when the server does."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.open: Counter[str] = Counter()
        self.awaited: set[asyncio.Event] = set()  # by which the open streams are woken
        self.ending = False

    @contextmanager
    def opened(self, address: str, changed: asyncio.Event) -> Iterator[None]:
        network = network_of(address)
        self.open[network] += 1
        self.awaited.add(changed)
        try:
            yield
        finally:
            self.awaited.discard(changed)
            self.open[network] -= 1
            if not self.open[network]:
                del self.open[network]

    def end(self) -> None:
        """Every stream comes to its end now; must be called on the event loop."""
        self.ending = True
        for changed in self.awaited:
            changed.set()

    def check(self, address: str) -> None:
        if self.open[network_of(address)] >= self.most:
            raise TooMuch(Message("page-refused-streams"))


class Presence:
    """Who listens at one table, here or on another server, and which version of it is told to them."""

    def __init__(self, came_or_went: Callable[[], None] = lambda: None) -> None:
        self.came_or_went = came_or_went  # tells the other servers
        self.counts = UNKNOWN
        self.counting = threading.Lock()
        self.away: tuple[int, ...] = ()  # the seats that everybody was told of as away
        self.listeners: set[Listener] = set()
        self.elsewhere: list[Company] = []

    def version(self, seat: int | None) -> str:
        """Differs whenever the viewer of this seat has something new to see; it counts nothing that is secret.

        It is the same on all servers, so that whichever answers, a page knows whether it is up to date.
        """
        own = "" if seat is None or seat >= len(self.counts.own) else self.counts.own[seat]
        return f"{self.company()}-{self.counts.shown}-{own}"

    def company(self) -> str:
        """Who is seen to be here, and who to be away."""
        seats = {seat for listener in list(self.listeners) for seat in listener.held}
        seats = seats.union(*(company.seats for company in self.elsewhere))
        return f"{figures(seats)}.{self.watching()}.{figures(self.away)}"

    def written(self, counts: Counts) -> None:
        """The table is known to be written to so often, from whichever thread: whoever sees a difference is told."""
        with self.counting:
            before, self.counts = self.counts, max(self.counts, counts, key=lambda each: each.written)
        if before is UNKNOWN or before is self.counts:
            return
        if before.shown != counts.shown:
            self.changed()
            return
        for seat, (old, new) in enumerate(zip(before.own, counts.own, strict=True)):
            if old != new:
                self.changed_for(seat)

    def changed(self) -> None:
        """Something changed for everybody."""
        for listener in list(self.listeners):
            listener.tell()

    def changed_for(self, seat: int) -> None:
        """Something changed that this seat alone sees."""
        for listener in list(self.listeners):
            if listener.seat == seat:
                listener.tell()

    def present(self, seat: int) -> bool:
        here = any(seat in listener.held for listener in list(self.listeners))
        return here or any(seat in company.seats for company in self.elsewhere)

    def looking(self, seat: int) -> bool:
        """Whether a holder of the seat has the table in sight on this server."""
        return any(seat in listener.held and listener.in_sight for listener in list(self.listeners))

    def watching(self) -> int:
        """How many look on who hold no seat."""
        return self.here().watching + sum(company.watching for company in self.elsewhere)

    def looked_at(self) -> bool:
        return bool(self.listeners or self.elsewhere)

    def here(self) -> Company:
        """Who looks on this server, as the others are told."""
        listeners = list(self.listeners)
        seats = sorted({seat for listener in listeners for seat in listener.held})
        away = [seat for seat in seats if not self.looking(seat)]
        return Company(seats, sum(not listener.held for listener in listeners), away)

    def hear(self, elsewhere: list[Company]) -> None:
        """Other servers tell who looks there."""
        before, self.elsewhere = self.elsewhere, elsewhere
        if [each for each in before if each != PASSING] != [each for each in elsewhere if each != PASSING]:
            self.changed()

    @contextmanager
    def listening(
        self, seat: int | None, held: list[int], changed: asyncio.Event | None = None, in_sight: bool = True
    ) -> Iterator[Listener]:
        """Somebody listens; who listens at several tables hears of all of them by one event."""
        listener = Listener(seat, held, changed or asyncio.Event(), in_sight=in_sight)
        came = self.makes_a_difference(held)
        self.listeners.add(listener)
        self.came_or_went()
        if came:
            self.changed()
        try:
            yield listener
        finally:
            self.listeners.discard(listener)
            self.came_or_went()
            if self.makes_a_difference(held):
                self.changed()

    def makes_a_difference(self, held: list[int]) -> bool:
        """Whether others notice that somebody with these seats comes or has gone."""
        return not held or any(not self.present(seat) for seat in held)


def figures(seats: Iterable[int]) -> str:
    return "".join(map(str, sorted(seats)))


class Lobby(Presence):
    """Who looks at the list of open tables; nobody there sees the others come and go."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[tuple[str, int]] | None = None  # what was listed last, and how often each changed

    def version(self, _: int | None) -> str:
        return blake2b(repr(self.open).encode(), digest_size=6).hexdigest()

    def makes_a_difference(self, held: list[int]) -> bool:
        return False

    def compare(self, listed: list[tuple[str, int]]) -> None:
        before, self.open = self.open, listed
        if before != listed:
            self.changed()
