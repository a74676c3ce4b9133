"""Tables as lists show them: one's own, open ones, finished ones; and how many there are."""

from typing import Any

from sqlalchemy import ColumnElement, Select, and_, exists, func, not_, or_, select

from waldglas.web.store.models import OPEN, Listing
from waldglas.web.store.repository import Repository, devices, now
from waldglas.web.store.rows import read_listing
from waldglas.web.store.schema import hidden, holdings, seats, tables

STALE = 14 * 24 * 3600  # seconds; a table that nobody has touched for so long counts for nobody


class Listings:
    def __init__(self, store: Repository) -> None:
        self.store = store

    def mine(self, visitor: str, most: int, game: str = "") -> list[Listing]:
        mine = select(tables).where(belongs_to(visitor), not_(hidden_from(visitor)))
        return self.listed(mine.where(tables.c.game == game) if game else mine, most)

    def hidden(self, visitor: str, most: int) -> list[Listing]:
        return self.listed(select(tables).where(belongs_to(visitor), hidden_from(visitor)), most)

    def unfinished(self, visitor: str, most: int) -> list[Listing]:
        """Where a visitor sits or what it set up, and does not hide: what was touched longest ago comes first."""
        mine = and_(belongs_to(visitor), tables.c.ended.is_(None), not_(hidden_from(visitor)))
        return self.listed(select(tables).where(mine).order_by(tables.c.touched), most)

    def open_tables(self, most: int) -> list[Listing]:
        return self.listed(select(tables).where(open_to_all()), most)

    def finished(self, most: int) -> list[Listing]:
        return self.listed(select(tables).where(tables.c.ended.is_not(None), tables.c.public), most)

    def listed(self, query: Select[Any], most: int) -> list[Listing]:
        with self.store.read() as connection:
            latest = query.order_by(tables.c.created.desc(), tables.c.id).limit(most)
            rows = connection.execute(latest).all()
            wanted = select(seats).where(seats.c.table_id.in_([row.id for row in rows])).order_by(seats.c.seat)
            sitting: dict[str, list[Any]] = {row.id: [] for row in rows}
            for row in connection.execute(wanted):
                sitting[row.table_id].append(row)
        return [listing for row in rows if (listing := read_listing(row, sitting[row.id])) is not None]

    def count_running(self, host: str) -> int:
        """What counts for a visitor: neither what is hidden, nor what nobody has touched for long."""
        fresh = or_(tables.c.touched > now() - STALE, tables.c.created > now() - STALE)
        running = select(func.count()).select_from(tables).where(going(host), fresh)
        with self.store.read() as connection:
            return int(connection.execute(running).scalar_one())

    def count_all_running(self) -> int:
        running = select(func.count()).select_from(tables).where(tables.c.ended.is_(None))
        with self.store.read() as connection:
            return int(connection.execute(running).scalar_one())

    def count_open(self, origin: str) -> int:
        """How many tables with open seats for anybody came from the same place."""
        listed = and_(open_to_all(), tables.c.origin == origin)
        with self.store.read() as connection:
            return int(connection.execute(select(func.count()).select_from(tables).where(listed)).scalar_one())


def belongs_to(visitor: str) -> ColumnElement[bool]:
    held = exists().where(holdings.c.table_id == tables.c.id, holdings.c.visitor.in_(devices(visitor)))
    return or_(held, tables.c.host.in_(devices(visitor)))


def hidden_from(visitor: str) -> ColumnElement[bool]:
    return exists().where(hidden.c.table_id == tables.c.id, hidden.c.visitor.in_(devices(visitor)))


def going(host: str) -> ColumnElement[bool]:
    return and_(tables.c.host.in_(devices(host)), tables.c.ended.is_(None), not_(hidden_from(host)))


def open_to_all() -> ColumnElement[bool]:
    """Whether anybody may sit down at a table."""
    free = exists().where(seats.c.table_id == tables.c.id, seats.c.kind == OPEN)
    return and_(tables.c.ended.is_(None), tables.c.public, free)
