"""Who sits: seats that change hands, votes, when somebody was last seen, and tables that wait, are ended or hidden."""

import json
from collections.abc import Iterable
from dataclasses import replace
from typing import Any

from sqlalchemy import ColumnElement, Connection, and_, delete, insert, or_, select, update

from waldglas.core.message import Message
from waldglas.web.errors import Conflict, NotFound
from waldglas.web.store.clocks import Ticks, write_ticks
from waldglas.web.store.listings import open_to_all
from waldglas.web.store.models import BOT, Happening, TableHeader, happenings_text
from waldglas.web.store.notices import News, Notice, tell
from waldglas.web.store.owing import insert_jobs
from waldglas.web.store.repository import Repository, devices, expect_one, hold, now, vacate
from waldglas.web.store.rows import insert_into
from waldglas.web.store.schema import codes, drafts, hidden, jobs, seats, tables

CODE_LASTS = 600  # seconds
FORGOTTEN = 24 * 3600


class Seating:
    def __init__(self, store: Repository) -> None:
        self.store = store

    def hand_over(
        self,
        header: TableHeader,
        seat: int,
        happening: Happening,
        values: dict[str, Any],
        *,
        by_bot: bool,
        leaves: bool = False,
        ticks: Ticks | None = None,
    ) -> None:
        """Somebody else plays a seat from now on: what was drafted there is dropped, its decision is asked anew.

        Whoever leaves holds it no longer. What was voted on this seat is settled.
        """
        table_id, mine = header.id, at(header.id, seat)
        before = without_voter(header.votes, seat) if leaves else header.votes
        votes = {what: voters for what, voters in before.items() if what != str(seat)}
        with self.store.write() as connection:
            self.written(connection, header, votes=votes_text(votes), happened=with_one(header, happening))
            connection.execute(update(seats).where(mine).values(**values, decision=seats.c.decision + 1))
            connection.execute(delete(drafts).where(drafts.c.table_id == table_id, drafts.c.seat == seat))
            connection.execute(delete(jobs).where(jobs.c.table_id == table_id, jobs.c.seat == seat))
            if leaves:
                vacate(connection, table_id, seat)
            if ticks is not None:
                write_ticks(connection, table_id, {seat: ticks})
            if by_bot:
                decision = connection.execute(select(seats.c.decision).where(mine)).scalar_one()
                insert_jobs(connection, table_id, self.store.server, {seat: decision})

    def start(
        self,
        header: TableHeader,
        bots: dict[int, tuple[str, str]],
        owing: Iterable[int],
        ticks: dict[int, Ticks] | None = None,
    ) -> None:
        """The game begins: bots sit on the seats that nobody took."""
        with self.store.write() as connection:
            self.written(connection, header, started=True)
            for seat, (bot, name) in bots.items():
                values = {"kind": BOT, "bot": bot, "name": name, "invite": None}
                connection.execute(update(seats).where(at(header.id, seat)).values(values))
            insert_jobs(connection, header.id, self.store.server, self.decisions(connection, header.id, owing))
            if ticks:
                write_ticks(connection, header.id, ticks)

    def decisions(self, connection: Connection, table_id: str, wanted: Iterable[int]) -> dict[int, int]:
        here = and_(seats.c.table_id == table_id, seats.c.seat.in_(list(wanted)))
        rows = connection.execute(select(seats.c.seat, seats.c.decision).where(here))
        return {row.seat: row.decision for row in rows}

    def abandon(self, header: TableHeader) -> None:
        """A game is ended before its end."""
        with self.store.write() as connection:
            self.written(connection, header, ended=now(), abandoned=True, votes="")
            connection.execute(delete(jobs).where(jobs.c.table_id == header.id))

    def vote(self, header: TableHeader, votes: dict[str, list[int]]) -> None:
        with self.store.write() as connection:
            self.written(connection, header, votes=votes_text(votes))

    def written(self, connection: Connection, header: TableHeader, **values: object) -> None:
        """Something changes at a table, unless anybody else wrote first."""
        same = and_(tables.c.id == header.id, tables.c.version == header.version)
        new = {"version": header.version + 1, "shown": header.shown + 1, "touched": now(), **values}
        expect_one(connection.execute(update(tables).where(same).values(new)).rowcount)
        tell(connection, Notice(self.store.server, News.WRITTEN, header.id))

    # Who is there

    def open_tables(self, most: int) -> list[tuple[str, int]]:
        """The tables that anybody may sit down at, and how often anything changed there that all may see."""
        query = select(tables.c.id, tables.c.shown).where(open_to_all()).order_by(tables.c.created.desc()).limit(most)
        with self.store.read() as connection:
            return [(row.id, row.shown) for row in connection.execute(query)]

    def saw(self, seen: dict[tuple[str, int], int]) -> None:
        """Whose holder was here, and when; nobody is told."""
        with self.store.write() as connection:
            for (table_id, seat), when in seen.items():
                connection.execute(update(seats).where(at(table_id, seat), seats.c.seen < when).values(seen=when))

    def last_seen(self, table_id: str, wanted: Iterable[int]) -> dict[int, int]:
        """As all servers wrote it."""
        query = select(seats.c.seat, seats.c.seen).where(seats.c.table_id == table_id, seats.c.seat.in_(list(wanted)))
        with self.store.read() as connection:
            return {row.seat: row.seen for row in connection.execute(query)}

    # Hidden tables

    def hide(self, visitor: str, table_id: str) -> None:
        with self.store.write() as connection:
            new = insert_into(connection, hidden).values(visitor=visitor, table_id=table_id)
            connection.execute(new.on_conflict_do_nothing())

    def show(self, visitor: str, table_id: str) -> None:
        """On whichever device of this person it was hidden."""
        mine = and_(hidden.c.visitor.in_(devices(visitor)), hidden.c.table_id == table_id)
        with self.store.write() as connection:
            connection.execute(delete(hidden).where(mine))

    # Codes that carry a seat to another device

    def add_code(self, code: str, table_id: str, seat: int) -> None:
        """One for each seat at a time; those that are out of date are forgotten."""
        before = or_(and_(codes.c.table_id == table_id, codes.c.seat == seat), codes.c.made < now() - FORGOTTEN)
        with self.store.write() as connection:
            connection.execute(delete(codes).where(before))
            connection.execute(insert(codes).values(code=code, table_id=table_id, seat=seat, made=now()))

    def use_code(self, code: str, visitor: str) -> tuple[str, int]:
        """The visitor holds the seat of a code too, which is good once."""
        with self.store.write() as connection:
            row = connection.execute(select(codes).where(codes.c.code == code)).one_or_none()
            if row is None:
                raise NotFound(Message("page-refused-code"))
            fresh = update(codes).where(codes.c.code == code, codes.c.used.is_(False)).values(used=True)
            if row.used or connection.execute(fresh).rowcount != 1:
                raise Conflict(Message("page-refused-code-used"))
            if row.made < now() - CODE_LASTS:
                raise Conflict(Message("page-refused-code-old"))
            hold(connection, visitor, row.table_id, row.seat)
            return row.table_id, row.seat

    def allow_link(self, header: TableHeader, seat: int, allowed: bool) -> None:
        """Whether the holder of a seat lets the host make a new link for it."""
        votes = {what: voters for what, voters in header.votes.items() if what != link_of(seat)}
        self.vote(header, {**votes, link_of(seat): [seat]} if allowed else votes)

    def new_holder(self, header: TableHeader, seat: int) -> None:
        """Whoever opens the new link of a seat has voted for nothing."""
        self.vote(header, without_voter(header.votes, seat))


def link_of(seat: int) -> str:
    """What is voted on, if a seat's holder agrees to a new link."""
    return f"link-{seat}"


def at(table_id: str, seat: int) -> ColumnElement[bool]:
    return and_(seats.c.table_id == table_id, seats.c.seat == seat)


def without_voter(votes: dict[str, list[int]], seat: int) -> dict[str, list[int]]:
    """What a seat voted for, or agreed to, is forgotten."""
    found = {what: [voter for voter in voters if voter != seat] for what, voters in votes.items()}
    return {what: voters for what, voters in found.items() if voters}


def votes_text(votes: dict[str, list[int]]) -> str:
    return json.dumps(votes) if votes else ""


def with_one(header: TableHeader, happening: Happening) -> str:
    return happenings_text((*header.happened, replace(happening, at=now())))
