"""All that is kept about a visitor, or a profile with all its devices: read in one file, or forgotten."""

from dataclasses import replace
from typing import Any

from sqlalchemy import ColumnElement, Connection, Table, and_, delete, exists, not_, or_, select, update

from waldglas.web.store.clocks import note_due
from waldglas.web.store.models import OPEN, happenings_text, read_happenings
from waldglas.web.store.notifications import Notifications
from waldglas.web.store.profiles import of_visitors
from waldglas.web.store.repository import Repository, devices, touch, vacate
from waldglas.web.store.schema import (
    attempts,
    chat,
    drafts,
    holdings,
    jobs,
    metadata,
    profiles,
    results,
    seats,
    tables,
    visitors,
)

SECRET = ("code", "plain", "token", "cipher")  # what opens, compares or enciphers something
TOLD_APART = ("tables", "jobs", "visitors", "profiles", "attempts")  # what of their rows is told stands in `export`


def export(store: Repository, visitor: str) -> dict[str, Any]:
    """All that is kept about a visitor, and about the profile whose device it is."""
    mine = and_(seats.c.table_id == holdings.c.table_id, seats.c.seat == holdings.c.seat)
    with store.read() as connection:
        who = list(connection.execute(devices(visitor)).scalars())
        row = connection.execute(select(visitors).where(visitors.c.id == visitor)).one()
        held = select(seats.c.table_id, seats.c.seat, seats.c.name).join(holdings, mine)
        hosted = select(tables.c.id, tables.c.game, tables.c.created, tables.c.ended)
        return {
            "visitor": visitor,
            "since": row.created,
            "devices": told(connection, select(visitors.c.id, visitors.c.created).where(visitors.c.id.in_(who))),
            "profile": next(iter(told(connection, select(profiles).where(profiles.c.id == row.profile))), None),
            "seats": told(connection, held.where(holdings.c.visitor.in_(who)).distinct()),
            "tables": told(connection, hosted.where(tables.c.host.in_(who))),
            "chat": told(connection, select(chat).where(said_by(who))),
            "deals": told(connection, select(attempts).where(attempts.c.visitor.in_(who))),
            "notifications": Notifications(store).kept(visitor),
            "rows": {table.name: rows_about(connection, table, who, row.profile) for table in naming()},
        }


def naming() -> list[Table]:
    """All other tables of the database that name a visitor or a profile, whichever room they belong to."""
    named = {column.table.name for column in of_visitors()} | {
        table.name for table in metadata.sorted_tables if any(key.column is profiles.c.id for key in table.foreign_keys)
    }
    return [table for table in metadata.sorted_tables if table.name in named and table.name not in TOLD_APART]


def rows_about(connection: Connection, table: Table, who: list[str], profile: str | None) -> list[dict[str, Any]]:
    keys = [(key.parent, key.column) for key in table.foreign_keys]
    about: list[ColumnElement[bool]] = [column.in_(who) for column, names in keys if names is visitors.c.id]
    about += [column == profile for column, names in keys if names is profiles.c.id and profile is not None]
    return told(connection, select(table).where(or_(*about))) if about else []


def told(connection: Connection, query: Any) -> list[dict[str, Any]]:
    rows = connection.execute(query).all()
    return [{name: value for name, value in row._mapping.items() if name not in SECRET} for row in rows]


def said_by(who: list[str]) -> ColumnElement[bool]:
    """By one of their devices, or by a program on a seat that they hold."""
    held = exists().where(
        holdings.c.visitor.in_(who), holdings.c.table_id == chat.c.table_id, holdings.c.seat == chat.c.seat
    )
    visitor = exists().where(visitors.c.id == chat.c.speaker)
    return or_(chat.c.speaker.in_(who), and_(held, not_(visitor)))


def forget(store: Repository, visitor: str) -> set[str]:
    """Deletes what is kept about somebody: names, talk, seats held, the profile and all its devices.

    A seat in play is free for others; finished games stay for them, with a number in place of the name.
    Returns the tables at which something changed.
    """
    with store.write() as connection:
        who = list(connection.execute(devices(visitor)).scalars())
        profile = connection.execute(select(visitors.c.profile).where(visitors.c.id == visitor)).scalar()
        changed = set(connection.execute(select(chat.c.table_id).where(said_by(who)).distinct()).scalars())
        connection.execute(delete(chat).where(said_by(who)))
        mine = select(holdings.c.table_id, holdings.c.seat).where(holdings.c.visitor.in_(who)).distinct()
        for table_id, seat in connection.execute(mine).all():
            leave_seat(connection, table_id, seat)
            changed.add(table_id)
        for table_id in sorted(changed):
            touch(connection, table_id)
        connection.execute(update(tables).where(tables.c.host.in_(who)).values(origin=None))
        connection.execute(update(jobs).where(jobs.c.visitor.in_(who)).values(visitor=""))
        connection.execute(delete(visitors).where(visitors.c.id.in_(who)))
        if profile is not None:
            connection.execute(update(results).where(results.c.profile == profile).values(built=""))
            connection.execute(delete(profiles).where(profiles.c.id == profile))
    return changed


def leave_seat(connection: Connection, table_id: str, seat: int) -> None:
    """Nobody's name stays on the seat; in a game that goes on, others may take it."""
    before = connection.execute(select(tables.c.happened).where(tables.c.id == table_id)).scalar_one()
    happened = [replace(one, name=f"{seat + 1}") if one.seat == seat else one for one in read_happenings(before)]
    connection.execute(update(tables).where(tables.c.id == table_id).values(happened=happenings_text(tuple(happened))))
    here = and_(seats.c.table_id == table_id, seats.c.seat == seat)
    connection.execute(update(seats).where(here).values(name=f"{seat + 1}", token=None, invite=None))
    goes_on = exists().where(tables.c.id == table_id, tables.c.ended.is_(None))
    opened = {"kind": OPEN, "ticking": False, "decision": seats.c.decision + 1}
    if connection.execute(update(seats).where(here, goes_on).values(opened)).rowcount:
        connection.execute(delete(drafts).where(drafts.c.table_id == table_id, drafts.c.seat == seat))
        vacate(connection, table_id, seat)
        note_due(connection, table_id)
