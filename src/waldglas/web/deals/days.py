"""Which day it is, as the deals count it, and which tables belong to a day that is not over yet."""

import time
from collections.abc import Callable
from datetime import UTC, date, datetime, timedelta

from sqlalchemy import select

from waldglas.web.store.models import NO_TERMS, Terms, read_terms
from waldglas.web.store.repository import Repository
from waldglas.web.store.schema import tables

MOST_KNOWN = 10_000
ONE_DAY = timedelta(days=1)


def seconds() -> int:
    return int(time.time())


class Days:
    """Days begin and end at midnight UTC."""

    def __init__(self, store: Repository, clock: Callable[[], int] = seconds) -> None:
        self.store = store
        self.clock = clock
        self.known: dict[str, Terms] = {}  # of tables; they never change

    def today(self) -> str:
        return datetime.fromtimestamp(self.clock(), UTC).date().isoformat()

    def tomorrow(self) -> str:
        return (date.fromisoformat(self.today()) + ONE_DAY).isoformat()

    def is_over(self, day: str) -> bool:
        return day < self.today()

    def seals(self, terms: Terms) -> bool:
        """Whether it is played by a deal whose day is not over: its seed is not told, and others do not look on."""
        return bool(terms.deal) and not self.is_over(terms.deal)

    def lies_open(self, table_id: str) -> bool:
        """Whether it is known already that anybody may look at a table."""
        terms = self.known.get(table_id)
        return terms is not None and not self.seals(terms)

    def sealed(self, table_id: str) -> bool:
        if table_id not in self.known:
            self.learn(table_id)
        return self.seals(self.known.get(table_id, NO_TERMS))

    def learn(self, table_id: str) -> None:
        with self.store.read() as connection:
            found = connection.execute(select(tables.c.terms).where(tables.c.id == table_id)).scalar()
        if found is not None:
            self.note(table_id, read_terms(found))

    def note(self, table_id: str, terms: Terms) -> None:
        if len(self.known) >= MOST_KNOWN:
            self.known.clear()
        self.known[table_id] = terms


def end_of(day: str) -> int:
    """The first second after a day."""
    after = date.fromisoformat(day) + ONE_DAY
    return int(datetime(after.year, after.month, after.day, tzinfo=UTC).timestamp())


def is_day(text: str) -> bool:
    try:
        return date.fromisoformat(text).isoformat() == text
    except ValueError:
        return False
