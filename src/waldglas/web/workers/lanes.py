"""Who is next to be thought for: people who wait first, and in each lane all visitors in turn."""

import asyncio
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from enum import IntEnum
from heapq import heappop, heappush


class Lane(IntEnum):
    """The first lane that has somebody waiting is served."""

    PEOPLE = 0  # a person plays at this table and waits
    HINTS = 1
    BOTS = 2  # nobody is there who plays
    STUDIES = 3
    DEALS = 4  # bots play the deal of the day


class Lanes:
    """So many places to work at; whoever waits longest for each of their turns comes next, not who came often."""

    def __init__(self, places: int) -> None:
        self.free = places
        self.waiting: list[tuple[Lane, int, int, asyncio.Future[None]]] = []
        self.came = 0
        self.turn: Counter[Lane] = Counter()  # the turn that was served last in each lane
        self.last: dict[tuple[Lane, str], int] = {}  # the last turn that each visitor was given

    @asynccontextmanager
    async def place(self, lane: Lane, visitor: str) -> AsyncIterator[None]:
        if self.free and not self.waiting:
            self.free -= 1
        else:
            await self.wait(lane, visitor)
        try:
            yield
        finally:
            self.leave()

    async def wait(self, lane: Lane, visitor: str) -> None:
        turn = max(self.turn[lane], self.last.get((lane, visitor), 0)) + 1
        self.last[lane, visitor] = turn
        self.came += 1
        called: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        heappush(self.waiting, (lane, turn, self.came, called))
        try:
            await called
        except asyncio.CancelledError:
            if called.done() and not called.cancelled():
                self.leave()
            raise

    def count(self, lane: Lane) -> int:
        """How many wait in a lane."""
        return sum(waiting[0] == lane and not waiting[3].done() for waiting in self.waiting)

    def leave(self) -> None:
        """Gives the place to whoever is next."""
        while self.waiting:
            lane, turn, _, called = heappop(self.waiting)
            if not called.done():
                self.turn[lane] = turn
                called.set_result(None)
                return
        self.free += 1
        self.last.clear()
        self.turn.clear()
