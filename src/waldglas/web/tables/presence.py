"""Who is looking at a table just now, and how they hear that something changed for them."""

import asyncio
import secrets
from collections import Counter, defaultdict
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from itertools import count

from waldglas.core.message import Message
from waldglas.web.errors import TooMuch
from waldglas.web.store.models import Company

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
    """How many streams each address has open."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.open: Counter[str] = Counter()

    @contextmanager
    def opened(self, address: str) -> Iterator[None]:
        self.open[address] += 1
        try:
            yield
        finally:
            self.open[address] -= 1
            if not self.open[address]:
                del self.open[address]

    def check(self, address: str) -> None:
        if self.open[address] >= self.most:
            raise TooMuch(Message("page-refused-streams"))


class Presence:
    """Who listens at one table, here or on another server."""

    def __init__(self, came_or_went: Callable[[], None] = lambda: None) -> None:
        self.came_or_went = came_or_went  # tells the other servers
        self.name = secrets.token_hex(4)  # what is counted after a rest is not taken for what was counted before
        self.counter = count(1)  # counts for all threads
        self.own_counters: defaultdict[int, count[int]] = defaultdict(lambda: count(1))
        self.shared = 0
        self.own: dict[int, int] = {}
        self.listeners: set[Listener] = set()
        self.elsewhere: list[Company] = []

    def version(self, seat: int | None) -> str:
        """Differs whenever the viewer of this seat has something new to see; it counts nothing that is secret."""
        own = 0 if seat is None else self.own.get(seat, 0)
        return f"{self.name}-{self.shared}-{own}"

    def changed(self) -> None:
        """Something changed for everybody."""
        self.shared = next(self.counter)
        for listener in list(self.listeners):
            listener.tell()

    def changed_for(self, seat: int) -> None:
        """Something changed that this seat alone sees."""
        self.own[seat] = next(self.own_counters[seat])
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


class Lobby(Presence):
    """Who looks at the list of open tables; nobody there sees the others come and go."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[tuple[str, int]] | None = None  # what was listed last, and how often each was written

    def makes_a_difference(self, held: list[int]) -> bool:
        return False

    def compare(self, listed: list[tuple[str, int]]) -> None:
        before, self.open = self.open, listed
        if before != listed:
            self.changed()
