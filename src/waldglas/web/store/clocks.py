"""Clocks: how long one may think, what is left of it, and whose time is over; kept with each decision."""

import re
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Connection, and_, func, select, update

from waldglas.web.store.schema import seats, tables

DAY = 24 * 3600
LIVE, DAYS = "live", "days"
BOT_PLAYS_ON, RESIGNS = "bot", "resign"
LONGEST_RESERVE, MOST_DAYS = 24 * 3600, 60  # seconds, days
SHORTEST_CHOICE, LONGEST_CHOICE = 5, 3600  # seconds
WRITTEN = re.compile(r"(?:live:(\d{1,5})\+(\d{1,4})|days:(\d{1,2}))(?::(bot|resign))?", re.ASCII)


@dataclass(frozen=True, slots=True)
class Clock:
    """Seconds for each choice, and a reserve for those that take longer; then a bot plays on, or the seat resigns."""

    kind: str
    reserve: int
    each: int
    end: str = BOT_PLAYS_ON


def read_clock(text: str) -> Clock | None:
    """`live:600+15` or `days:3`, with `:resign` where the seat resigns at the end; None if it is no clock."""
    found = WRITTEN.fullmatch(text)
    if found is None:
        return None
    reserve, each, days, end = found.groups()
    if days is not None:
        clock = Clock(DAYS, 0, int(days) * DAY, end or BOT_PLAYS_ON)
    else:
        clock = Clock(LIVE, int(reserve), int(each), end or BOT_PLAYS_ON)
    longest = MOST_DAYS * DAY if clock.kind == DAYS else LONGEST_CHOICE
    return clock if clock.reserve <= LONGEST_RESERVE and SHORTEST_CHOICE <= clock.each <= longest else None


@dataclass(frozen=True, slots=True)
class Ticks:
    """The clock of a seat: what is left of its reserve when it stands, when its time ends or ended, whether it runs."""

    left: int
    until: int = 0
    ticking: bool = False

    def started(self, clock: Clock, now: int) -> "Ticks":
        return Ticks(self.left, now + clock.each + self.left, ticking=True)

    def stopped(self, now: int) -> "Ticks":
        """The reserve is touched only by what took longer than each choice may."""
        return Ticks(min(self.left, max(0, self.until - now)), self.until) if self.ticking else self

    def resumed(self, now: int) -> "Ticks":
        """After a choice was taken back: nothing is restored."""
        return Ticks(self.left, max(now + self.left, self.until), ticking=True)

    def values(self) -> dict[str, Any]:
        return {"left": self.left, "until": self.until, "ticking": self.ticking}


NO_TICKS = Ticks(0)


def write_ticks(connection: Connection, table_id: str, ticks: dict[int, Ticks]) -> None:
    for seat, each in ticks.items():
        mine = and_(seats.c.table_id == table_id, seats.c.seat == seat)
        connection.execute(update(seats).where(mine).values(each.values()))
    note_due(connection, table_id)


def note_due(connection: Connection, table_id: str) -> None:
    """When the first time ends at a table, by the clocks that run there."""
    running = and_(seats.c.table_id == table_id, seats.c.ticking)
    first = select(func.min(seats.c.until)).where(running).scalar_subquery()
    connection.execute(update(tables).where(tables.c.id == table_id).values(due=first))


def due_tables(connection: Connection, now: int, most: int) -> Iterable[str]:
    over = and_(tables.c.due <= now, tables.c.ended.is_(None))
    return connection.execute(select(tables.c.id).where(over).order_by(tables.c.due).limit(most)).scalars().all()
