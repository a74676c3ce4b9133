"""Jobs: bots that are to be thought for. A server holds a job as long as its beat rises; then any other takes it."""

from sqlalchemy import ColumnElement, Connection, and_, delete, select, update

from waldglas.web.store.models import Offer
from waldglas.web.store.notices import News, Notice, tell
from waldglas.web.store.repository import Repository
from waldglas.web.store.rows import insert_into
from waldglas.web.store.schema import jobs


class Jobs:
    def __init__(self, store: Repository) -> None:
        self.store = store

    def claim(self, table_id: str, owing: dict[int, int], alive: list[str]) -> set[int]:
        """Of the bots that owe a choice, those that this server is to think for; none of them is held twice."""
        with self.store.read() as connection:
            rows = connection.execute(select(jobs).where(jobs.c.table_id == table_id)).all()
        known = {row.seat: row for row in rows if row.decision == owing.get(row.seat)}
        mine = {seat for seat, row in known.items() if row.server == self.store.server}
        free = {seat for seat in owing if seat not in known or known[seat].server not in (None, *alive)}
        if free:
            with self.store.write() as connection:
                mine |= {seat for seat in free if self.take(connection, table_id, seat, owing[seat], alive)}
        return mine

    def take(self, connection: Connection, table_id: str, seat: int, decision: int, alive: list[str]) -> bool:
        """Whether this server came first."""
        row = {"table_id": table_id, "seat": seat, "decision": decision, "server": self.store.server}
        new = insert_into(connection, jobs).values(row)
        if connection.execute(new.on_conflict_do_nothing().returning(jobs.c.seat)).first() is not None:
            return True
        open_to_all = and_(jobs.c.server.is_not(None), jobs.c.server.not_in(alive)) | (jobs.c.decision != decision)
        mine = update(jobs).where(at(table_id, seat), open_to_all).values(row)
        return connection.execute(mine).rowcount == 1

    def put_off(self, table_id: str) -> None:
        """Nobody looks at a table of bots: they are not thought for until somebody does."""
        with self.store.write() as connection:
            connection.execute(delete(jobs).where(jobs.c.table_id == table_id))

    # Offered to all

    def offer(self, offer: Offer) -> None:
        """This server has no room: whichever has some takes the job."""
        values = {"server": None, "lane": offer.lane, "visitor": offer.visitor}
        mine = and_(at(offer.table_id, offer.seat), jobs.c.server == self.store.server)
        with self.store.write() as connection:
            if connection.execute(update(jobs).where(mine).values(values)).rowcount:
                tell(connection, Notice(self.store.server, News.OFFERED))

    def offered(self, most: int) -> list[Offer]:
        query = select(jobs).where(jobs.c.server.is_(None)).order_by(jobs.c.lane, jobs.c.table_id).limit(most)
        with self.store.read() as connection:
            return [Offer(row.table_id, row.seat, row.lane, row.visitor) for row in connection.execute(query)]

    def accept(self, offer: Offer) -> bool:
        """Whether this server came first."""
        free = and_(at(offer.table_id, offer.seat), jobs.c.server.is_(None))
        with self.store.write() as connection:
            return connection.execute(update(jobs).where(free).values(server=self.store.server)).rowcount == 1

    # Left behind

    def orphans(self, alive: list[str], most: int) -> list[str]:
        """Tables with jobs of servers that are gone."""
        query = select(jobs.c.table_id).where(jobs.c.server.is_not(None), jobs.c.server.not_in(alive)).distinct()
        with self.store.read() as connection:
            return list(connection.execute(query.limit(most)).scalars())

    def adopt(self, table_id: str, alive: list[str]) -> bool:
        """Whether this server has the jobs of a table from now on; another may have come first."""
        left = and_(jobs.c.table_id == table_id, jobs.c.server.is_not(None), jobs.c.server.not_in(alive))
        with self.store.write() as connection:
            return connection.execute(update(jobs).where(left).values(server=self.store.server)).rowcount > 0


def at(table_id: str, seat: int) -> ColumnElement[bool]:
    return and_(jobs.c.table_id == table_id, jobs.c.seat == seat)
