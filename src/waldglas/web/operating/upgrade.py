"""Which running games go on under the rules of this program."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Column, Connection, Engine, Table, inspect, select

from waldglas.core.errors import WaldglasError
from waldglas.web.store.database import connect_to, open_database
from waldglas.web.store.models import StoredTable
from waldglas.web.store.repository import Repository, Unreadable, read_table
from waldglas.web.store.schema import seats, tables
from waldglas.web.tables.session import Session

SAME, GOES_ON, STRANDED, UNREADABLE = "same", "goes-on", "stranded", "unreadable"


@dataclass(frozen=True, slots=True)
class Outlook:
    """What becomes of a running game: `fate` is one of the four above."""

    table: str
    game: str
    moves: int
    followed: int  # how many of its moves are allowed today
    fate: str


def outlook_of(stored: StoredTable) -> Outlook:
    header, moves = stored.header, len(stored.moves)
    try:
        session = Session(stored)
    except WaldglasError:
        return Outlook(header.id, header.game, moves, 0, UNREADABLE)
    fate = STRANDED if session.stranded else GOES_ON if session.is_older else SAME
    return Outlook(header.id, header.game, moves, len(session.moves), fate)


def check(url: str) -> Iterator[Outlook]:
    """What becomes of every running game of a database of this or an earlier version; nothing is changed."""
    engine = connect_to(url)
    try:
        with engine.begin() as connection:
            columns, of_seats = there(connection, tables), there(connection, seats)
            running = list(connection.execute(select(tables.c.id).where(tables.c.ended.is_(None))).scalars())
        for table_id in running:
            yield foreseen(engine, table_id, columns, of_seats)
    finally:
        engine.dispose()


def there(connection: Connection, table: Table) -> list[Column[Any]]:
    """The columns that a database of an earlier version has already."""
    names = {column["name"] for column in inspect(connection).get_columns(table.name)}
    return [column for column in table.c if column.name in names]


def foreseen(engine: Engine, table_id: str, columns: list[Column[Any]], of_seats: list[Column[Any]]) -> Outlook:
    try:
        with engine.begin() as connection:
            stored = read_table(connection, table_id, columns, of_seats)
    except Unreadable:
        stored = None
    return Outlook(table_id, "", 0, 0, UNREADABLE) if stored is None else outlook_of(stored)


def upgrade(url: str) -> Iterator[Outlook]:
    """Brings a database up to date; its running games go on under the rules of today, where they come to the same."""
    outlooks = list(check(url))
    store = Repository(open_database(url))
    try:
        for outlook in outlooks:
            stored = store.load(outlook.table) if outlook.fate == GOES_ON else None
            if stored is not None:
                store.carry_on(Session(stored).carried_on())
            yield outlook
    finally:
        store.close()
