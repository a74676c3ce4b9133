"""How often tables were written to, and what of it each viewer is told: all servers name their versions by it."""

from sqlalchemy import select

from waldglas.web.store.models import Counts, own_count
from waldglas.web.store.repository import Repository
from waldglas.web.store.schema import seats, tables


class Counting:
    def __init__(self, store: Repository) -> None:
        self.store = store

    def written(self, wanted: list[str]) -> dict[str, int]:
        """How often each of these tables was written to."""
        query = select(tables.c.id, tables.c.version).where(tables.c.id.in_(wanted))
        with self.store.read() as connection:
            return {row.id: row.version for row in connection.execute(query)}

    def counts(self, wanted: list[str]) -> dict[str, Counts]:
        query = (
            select(tables.c.id, tables.c.version, tables.c.shown, seats.c.decision, seats.c.auto_confirm)
            .join(seats)
            .where(tables.c.id.in_(wanted))
            .order_by(tables.c.id, seats.c.seat)
        )
        own: dict[tuple[str, int, int], list[str]] = {}
        with self.store.read() as connection:
            for row in connection.execute(query):
                own.setdefault((row.id, row.version, row.shown), []).append(own_count(row.decision, row.auto_confirm))
        return {table_id: Counts(version, shown, tuple(each)) for (table_id, version, shown), each in own.items()}
