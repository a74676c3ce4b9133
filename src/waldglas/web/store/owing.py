"""The rows of jobs, written with the decision that makes bots owe a choice."""

from sqlalchemy import Connection, delete, select

from waldglas.web.store.rows import insert_into
from waldglas.web.store.schema import jobs


def note_jobs(connection: Connection, table_id: str, server: str, owing: dict[int, int]) -> None:
    """The bots that owe a choice now are to be thought for; those that somebody thinks for already stay there."""
    rows = connection.execute(select(jobs.c.seat, jobs.c.decision).where(jobs.c.table_id == table_id))
    known = {row.seat: row.decision for row in rows}
    done = [seat for seat, decision in known.items() if owing.get(seat) != decision]
    if done:
        connection.execute(delete(jobs).where(jobs.c.table_id == table_id, jobs.c.seat.in_(done)))
    new = {seat: decision for seat, decision in owing.items() if known.get(seat) != decision}
    insert_jobs(connection, table_id, server, new)


def insert_jobs(connection: Connection, table_id: str, server: str, owing: dict[int, int]) -> None:
    """Also in place of one that another server took a moment ago: who decides knows best what is owed."""
    rows = [
        {"table_id": table_id, "seat": seat, "decision": decision, "server": server} for seat, decision in owing.items()
    ]
    if rows:
        new = insert_into(connection, jobs)
        values = {"decision": new.excluded.decision, "server": new.excluded.server}
        connection.execute(new.on_conflict_do_update(index_elements=["table_id", "seat"], set_=values), rows)
