"""What servers on one PostgreSQL tell each other: which table was written to, never what was written."""

import asyncio
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from enum import StrEnum
from typing import TYPE_CHECKING

from sqlalchemy import Connection, func, select
from sqlalchemy.engine import URL

if TYPE_CHECKING:
    import psycopg

CHANNEL = "waldglas"
TRY_AGAIN = 0.5  # seconds
SILENT = 10.0  # so long without a notice, the connection is tried
PATIENCE = 3  # seconds for an answer
POSTGRESQL = "postgresql"


class News(StrEnum):
    WRITTEN = "written"  # a table was written to
    OFFERED = "offered"  # a bot waits for a server that has room
    COMPANY = "company"  # somebody came or went


@dataclass(frozen=True, slots=True)
class Notice:
    server: str  # that tells it
    news: News
    table_id: str = ""


def tell(connection: Connection, notice: Notice) -> None:
    """Tells all servers, when the transaction is committed; those on SQLite look for themselves."""
    if connection.dialect.name == POSTGRESQL:
        words = f"{notice.server},{notice.news},{notice.table_id}"
        connection.execute(select(func.pg_notify(CHANNEL, words)))


def read_notice(text: str) -> Notice | None:
    """A notice of a server of this version; anybody may write to the channel."""
    server, _, rest = text.partition(",")
    news, _, table_id = rest.partition(",")
    return Notice(server, News(news), table_id) if news in list(News) else None


class Ear:
    """Hears what is told; a connection that breaks is made again, and what was told meanwhile was missed."""

    def __init__(self, address: URL, heed: Callable[[Notice], None], missed: Callable[[], None]) -> None:
        self.address = address.set(drivername=POSTGRESQL).render_as_string(hide_password=False)
        self.heed = heed
        self.missed = missed
        self.open = False

    async def listen(self) -> None:
        import psycopg  # noqa: PLC0415 - an extra

        while True:
            with suppress(psycopg.Error, OSError, TimeoutError):
                connection = await psycopg.AsyncConnection.connect(
                    self.address, autocommit=True, connect_timeout=PATIENCE
                )
                try:
                    await self.hear(connection)
                finally:
                    self.open = False
                    await connection.close()
            await asyncio.sleep(TRY_AGAIN)

    async def hear(self, connection: "psycopg.AsyncConnection[tuple[object, ...]]") -> None:
        async with asyncio.timeout(PATIENCE):
            await connection.execute(f"LISTEN {CHANNEL}")
        self.open = True
        self.missed()
        while True:
            async for heard in connection.notifies(timeout=SILENT):
                notice = read_notice(heard.payload)
                if notice is not None:
                    self.heed(notice)
            async with asyncio.timeout(PATIENCE):
                await connection.execute("SELECT 1")
