"""Who is looking at a table just now, and how they hear that something changed for them."""

import asyncio
import secrets
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field

from waldglas.core.message import Message
from waldglas.web.errors import TooMuch

BOOT = secrets.token_hex(4)


@dataclass(eq=False)
class Listener:
    seat: int | None  # whose view is shown; None: a spectator's
    held: list[int]
    changed: asyncio.Event = field(default_factory=asyncio.Event)


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
    """Who listens at one table."""

    def __init__(self) -> None:
        self.shared = 0
        self.own: dict[int, int] = {}
        self.listeners: set[Listener] = set()

    def version(self, seat: int | None) -> str:
        """Differs whenever the viewer of this seat has something new to see; it counts nothing that is secret."""
        own = 0 if seat is None else self.own.get(seat, 0)
        return f"{BOOT}-{self.shared}-{own}"

    def changed(self) -> None:
        """Something changed for everybody."""
        self.shared += 1
        for listener in self.listeners:
            listener.changed.set()

    def changed_for(self, seat: int) -> None:
        """Something changed that this seat alone sees."""
        self.own[seat] = self.own.get(seat, 0) + 1
        for listener in self.listeners:
            if listener.seat == seat:
                listener.changed.set()

    def present(self, seat: int) -> bool:
        return any(seat in listener.held for listener in self.listeners)

    def watching(self) -> int:
        """How many look on who hold no seat."""
        return sum(not listener.held for listener in self.listeners)

    @contextmanager
    def listening(self, seat: int | None, held: list[int]) -> Iterator[Listener]:
        listener = Listener(seat, held)
        came = self.makes_a_difference(held)
        self.listeners.add(listener)
        if came:
            self.changed()
        try:
            yield listener
        finally:
            self.listeners.discard(listener)
            if self.makes_a_difference(held):
                self.changed()

    def makes_a_difference(self, held: list[int]) -> bool:
        """Whether others notice that somebody with these seats comes or has gone."""
        return not held or any(not self.present(seat) for seat in held)
