"""The store: every table as header and tokens, one transaction a decision."""

import json
import time
from collections.abc import Callable, Iterable, Iterator
from contextlib import AbstractContextManager, contextmanager
from secrets import token_hex
from typing import Any

from sqlalchemy import (
    Column,
    Connection,
    Engine,
    Select,
    and_,
    delete,
    false,
    func,
    insert,
    literal,
    not_,
    or_,
    select,
    true,
    update,
)
from sqlalchemy.exc import IntegrityError

from waldglas.core.message import Message
from waldglas.web.errors import Conflict, Refused
from waldglas.web.store import statements
from waldglas.web.store.availability import PATIENCE, Availability, within
from waldglas.web.store.clocks import Ticks, due_tables, note_due, write_ticks
from waldglas.web.store.database import WRITING, data_file
from waldglas.web.store.models import (
    BOT,
    HUMAN,
    JOINED,
    OPEN,
    Change,
    ChatMessage,
    Company,
    Happening,
    StoredTable,
    TableHeader,
    Visitor,
    happenings_text,
    read_happenings,
)
from waldglas.web.store.notices import POSTGRESQL, Ear, News, Notice, tell
from waldglas.web.store.owing import insert_jobs, note_jobs
from waldglas.web.store.rows import (
    header_values,
    read_chat,
    read_drafts,
    read_header,
    read_seats,
    seat_values,
)
from waldglas.web.store.schema import (
    bans,
    chat,
    codes,
    drafts,
    holdings,
    jobs,
    learning,
    moves,
    seats,
    servers,
    tables,
    visitors,
)

OUT_OF_DATE = Message("page-refused-out-of-date")
SEAT_TAKEN = Message("page-refused-seat-taken")


class Unreadable(Refused):
    """A table whose row is damaged."""

    status = 409

    def __init__(self) -> None:
        super().__init__(Message("page-unreadable"))


class Repository:
    def __init__(self, engine: Engine) -> None:
        self.reading = engine
        self.writing = engine.execution_options(**{WRITING: True})
        self.server = token_hex(8)  # this server's name among those on the same database
        self.availability = Availability()
        self.file = data_file(engine)

    def close(self) -> None:
        self.reading.dispose()

    def read(self) -> AbstractContextManager[Connection]:
        return self.transaction(self.reading)

    def write(self) -> AbstractContextManager[Connection]:
        return self.transaction(self.writing)

    @contextmanager
    def transaction(self, engine: Engine) -> Iterator[Connection]:
        """All of it or nothing, within a moment; an error of the database is one of ours from here on."""
        if self.file is not None:
            self.file.check()
        writing = engine is self.writing
        with self.availability.attempt(writing), within(PATIENCE), engine.begin() as connection:
            yield connection

    # Learning

    def learned(self, visitor: str, game: str) -> dict[tuple[str, str], str]:
        """What a visitor has learned of a game, by kind and name."""
        with self.read() as connection:
            rows = connection.execute(statements.LEARNED, {"a_visitor": visitor, "a_game": game})
            return {(row.kind, row.what): row.state for row in rows}

    def learn(self, visitor: str, game: str, kind: str, what: str, state: str = "") -> None:
        """What was kept under this name before is replaced."""
        row = {"visitor": visitor, "game": game, "kind": kind, "what": what}
        with self.write() as connection:
            connection.execute(delete(learning).where(*(learning.c[name] == value for name, value in row.items())))
            connection.execute(insert(learning).values(**row, state=state))

    # Tables

    def create(
        self,
        table: StoredTable,
        hashes: dict[int, str],
        holders: list[tuple[int, str]],
        origin: str | None = None,
        owing: Iterable[int] = (),
        follows: str | None = None,
        also: Callable[[Connection, str], None] | None = None,
    ) -> None:
        """Keeps a new table, with the hashes of its seats' links, who holds its seats, and which bots begin.

        One that follows another is refused when that has a next one already. What is written also is written with it.
        """
        header = table.header
        with self.write() as connection:
            if follows is not None:
                touch(connection, follows, self.server)
                last = and_(tables.c.id == follows, tables.c.next.is_(None))
                expect_one(connection.execute(update(tables).where(last).values(next=header.id)).rowcount)
            new = {"origin": origin, "touched": now()}
            connection.execute(insert(tables).values(**header_values(header), **new))
            connection.execute(insert(seats), [seat_values(header.id, seat, hashes) for seat in table.seats])
            insert_moves(connection, header.id, 0, table.moves)
            insert_jobs(connection, header.id, self.server, dict.fromkeys(owing, 0))
            rows = [{"visitor": visitor, "table_id": header.id, "seat": seat} for seat, visitor in holders]
            if rows:
                connection.execute(insert(holdings), rows)
            if header.terms.clock:
                note_due(connection, header.id)
            if also is not None:
                also(connection, header.id)

    def version(self, table_id: str) -> int | None:
        with self.read() as connection:
            found: int | None = connection.execute(statements.VERSION, {"a_table": table_id}).scalar()
            return found

    def load(self, table_id: str) -> StoredTable | None:
        with self.read() as connection:
            return read_table(connection, table_id, list(tables.c), list(seats.c))

    def save(self, change: Change) -> None:
        """One decision, all of it or nothing; refused when anybody else wrote first."""
        table_id, seat = change.table_id, change.seat
        with self.write() as connection:
            values: dict[str, object] = {"version": change.version + 1, "touched": now()}
            if change.shown is not None:
                values["shown"] = change.shown
            if change.since is not None:
                values["standing"] = change.standing
            if change.ended is not None:
                values["ended"] = change.ended
            if change.rewinds:
                values["practice"] = True
                bots = and_(seats.c.table_id == table_id, seats.c.kind == BOT)
                connection.execute(update(seats).where(bots).values(decision=seats.c.decision + 1))
            if change.taking_back is not None:
                values["taking_back"] = change.taking_back.text()
            guard: dict[str, object] = {"a_table": table_id, "a_version": change.version}
            expect_one(connection.execute(statements.WRITE_TABLE, guard | values).rowcount)
            if change.agreed:
                decide_anew(connection, table_id, seat)
            if change.taken_for:
                given = and_(seats.c.table_id == table_id, seats.c.seat.in_(change.taken_for))
                connection.execute(update(seats).where(given).values(decision=seats.c.decision + 1))
            mine = {"a_table": table_id, "a_seat": seat}
            decided = {"a_decision": change.decision, "decision": change.decision + 1}
            expect_one(connection.execute(statements.DECIDE, mine | decided).rowcount)
            connection.execute(statements.FORGET_DRAFTS, mine)
            rows = [
                {"table_id": table_id, "seat": seat, "place": place, "token": token}
                for place, token in enumerate(change.drafts)
            ]
            if rows:
                connection.execute(statements.KEEP_DRAFTS, rows)
            if change.since is not None:
                connection.execute(statements.FORGET_MOVES, {"a_table": table_id, "a_number": change.since})
                insert_moves(connection, table_id, change.since, change.moves)
                if change.owing is not None:
                    note_jobs(connection, table_id, self.server, change.owing)
            if change.ticks:
                write_ticks(connection, table_id, change.ticks)
            tell(connection, Notice(self.server, News.WRITTEN, table_id))

    def carry_on(self, header: TableHeader) -> None:
        """A table goes on under newer rules, unless it was written to meanwhile."""
        same = and_(tables.c.id == header.id, tables.c.version == header.version)
        values = {"rules_version": header.rules_version, "facts": header.facts, "carried": header.carried}
        with self.write() as connection:
            expect_one(connection.execute(update(tables).where(same).values(values)).rowcount)

    def running(self) -> list[str]:
        with self.read() as connection:
            return list(connection.execute(select(tables.c.id).where(tables.c.ended.is_(None))).scalars())

    def end(self, table_id: str, now: int) -> None:
        """Ends a game that is not over."""
        going = and_(tables.c.id == table_id, tables.c.ended.is_(None))
        with self.write() as connection:
            touch(connection, table_id, self.server)
            connection.execute(update(tables).where(going).values(ended=now))
            connection.execute(delete(jobs).where(jobs.c.table_id == table_id))

    def set_seat(self, table_id: str, seat: int, *, for_all: bool = True, **values: object) -> None:
        """Changes what is kept of a seat besides its decisions, for all to see or for the seat alone."""
        with self.write() as connection:
            touch(connection, table_id, self.server, for_all=for_all)
            mine = and_(seats.c.table_id == table_id, seats.c.seat == seat)
            free = and_(mine, seats.c.kind == OPEN) if values.get("kind") == BOT else mine
            if connection.execute(update(seats).where(free).values(**values)).rowcount != 1:
                raise Conflict(SEAT_TAKEN)
            if values.get("kind") == BOT:
                connection.execute(delete(jobs).where(jobs.c.table_id == table_id, jobs.c.seat == seat))
                job = select(seats.c.table_id, seats.c.seat, seats.c.decision, literal(self.server)).where(mine)
                connection.execute(insert(jobs).from_select(["table_id", "seat", "decision", "server"], job))

    def replace_link(self, table_id: str, seat: int, token: str, visitor: str | None) -> None:
        """A seat is held by a new link, and by this visitor; by nobody else any longer."""
        others = holdings.c.visitor.not_in(devices(visitor)) if visitor is not None else true()
        with self.write() as connection:
            touch(connection, table_id, self.server)
            mine = and_(seats.c.table_id == table_id, seats.c.seat == seat)
            connection.execute(update(seats).where(mine).values(token=token, seen=now()))
            here = and_(holdings.c.table_id == table_id, holdings.c.seat == seat)
            connection.execute(delete(holdings).where(here, others))
            forget_codes(connection, table_id, seat)

    def say(self, table_id: str, message: ChatMessage, speaker: str | None = None) -> None:
        with self.write() as connection:
            touch(connection, table_id, self.server)
            connection.execute(
                insert(chat).values(
                    table_id=table_id,
                    seat=message.seat,
                    name=message.name,
                    text=message.text,
                    at=message.at,
                    speaker=speaker,
                )
            )

    def said_by_others(self, table_id: str, speaker: str | None, spectators: bool = False) -> list[str]:
        """The names under which anybody else spoke at a table, or only who spoke there without a seat."""
        mine = false() if speaker is None else or_(chat.c.speaker == speaker, chat.c.speaker.in_(devices(speaker)))
        others = and_(chat.c.table_id == table_id, chat.c.speaker.is_not(None), not_(mine))
        if spectators:
            others = and_(others, chat.c.seat.is_(None))
        with self.read() as connection:
            return list(connection.execute(select(chat.c.name).where(others).distinct()).scalars())

    def out_of_time(self, now: int, most: int) -> list[str]:
        """The tables at which somebody's time is over."""
        with self.read() as connection:
            return list(due_tables(connection, now, most))

    def look_later(self, table_id: str, when: int) -> None:
        """A table whose time cannot be ended holds up no other."""
        with self.write() as connection:
            connection.execute(update(tables).where(tables.c.id == table_id).values(due=when))

    # Who sits where

    def add_visitor(self, visitor: str, now: int) -> None:
        try:
            with self.write() as connection:
                connection.execute(insert(visitors).values(id=visitor, created=now))
        except IntegrityError:
            return

    def find_visitor(self, visitor: str) -> Visitor | None:
        with self.read() as connection:
            row = connection.execute(statements.VISITOR, {"a_visitor": visitor}).first()
            return None if row is None else Visitor(row.id, row.profile)

    def held(self, visitor: str, table_ids: list[str]) -> dict[str, list[int]]:
        """The seats that a visitor holds at these tables, on this device or on another of the same profile."""
        mine = select(holdings.c.table_id, holdings.c.seat).distinct()
        mine = mine.where(holdings.c.visitor.in_(devices(visitor)), holdings.c.table_id.in_(table_ids))
        found: dict[str, list[int]] = {}
        with self.read() as connection:
            for row in connection.execute(mine.order_by(holdings.c.seat)):
                found.setdefault(row.table_id, []).append(row.seat)
        return found

    def holders(self, table_id: str) -> list[tuple[int, str]]:
        """Who holds which seat; several visitors hold one, where somebody plays on several devices."""
        with self.read() as connection:
            return [(row.seat, row.visitor) for row in connection.execute(of(holdings, table_id))]

    def seat_of_token(self, link: str) -> tuple[str, int] | None:
        """The table and the seat of the holder's link with this hash."""
        with self.read() as connection:
            row = connection.execute(statements.SEAT_OF_TOKEN, {"a_link": link}).first()
            return None if row is None else (row.table_id, row.seat)

    def seat_of_invite(self, link: str) -> tuple[str, int] | None:
        """The table and the seat that the invitation with this hash offers, or offered."""
        with self.read() as connection:
            row = connection.execute(select(seats.c.table_id, seats.c.seat).where(seats.c.invite == link)).first()
            return None if row is None else (row.table_id, row.seat)

    def take_seat(
        self, table_id: str, seat: int, visitor: str, name: str, token: str, ticks: Ticks | None = None
    ) -> None:
        """Somebody sits down on an open seat, and holds it from now on by a link of their own."""
        with self.write() as connection:
            touch(connection, table_id, self.server)
            free = and_(seats.c.table_id == table_id, seats.c.seat == seat, seats.c.kind == OPEN)
            changed = connection.execute(
                update(seats).where(free).values(kind=HUMAN, name=name, token=token, seen=now())
            ).rowcount
            if changed != 1:
                raise Conflict(SEAT_TAKEN)
            relieve(connection, table_id, seat)
            hold(connection, visitor, table_id, seat)
            note(connection, table_id, JOINED, seat, name)
            if ticks is not None:
                write_ticks(connection, table_id, {seat: ticks})

    def remember(self, visitor: str, table_id: str, seat: int) -> None:
        """This visitor holds the seat too, on another device."""
        with self.write() as connection:
            hold(connection, visitor, table_id, seat)

    # Servers

    def ear(self, heed: Callable[[Notice], None], missed: Callable[[], None]) -> Ear | None:
        """Hears what other servers tell, where the database passes it on."""
        address = self.reading.url
        return Ear(address, heed, missed) if address.get_backend_name() == POSTGRESQL else None

    def beat(self, number: int, here: dict[str, Company], news: bool = False) -> dict[str, int]:
        """Tells the others that this server lives and who looks at what here; the beats of all servers."""
        told = json.dumps({name: [company.seats, company.watching, company.away] for name, company in here.items()})
        with self.write() as connection:
            mine = update(servers).where(servers.c.id == self.server).values(beat=number, here=told)
            if connection.execute(mine).rowcount == 0:
                connection.execute(insert(servers).values(id=self.server, beat=number, here=told))
            if news:
                tell(connection, Notice(self.server, News.COMPANY))
            return {row.id: row.beat for row in connection.execute(select(servers.c.id, servers.c.beat))}

    def elsewhere(self) -> dict[str, dict[str, Company]]:
        """Who looks at which table, for each of the other servers."""
        with self.read() as connection:
            rows = connection.execute(select(servers).where(servers.c.id != self.server)).all()
        return {row.id: {name: Company(*told) for name, told in json.loads(row.here).items()} for row in rows}

    def banned(self) -> set[str]:
        """The hashes of visitors and addresses that are not served."""
        with self.read() as connection:
            return set(connection.execute(select(bans.c.what)).scalars())

    def forget_server(self, server: str) -> None:
        with self.write() as connection:
            connection.execute(delete(servers).where(servers.c.id == server))


def read_table(
    connection: Connection, table_id: str, columns: list[Column[Any]], of_seats: list[Column[Any]]
) -> StoredTable | None:
    """A table with these columns of its header and of its seats; a database of an earlier version lacks some."""
    here = {"a_table": table_id}
    row = connection.execute(statements.table_with(tuple(columns)), here).one_or_none()
    if row is None:
        return None
    try:
        header = read_header(row)
    except (TypeError, ValueError, KeyError):
        raise Unreadable from None
    return StoredTable(
        header,
        read_seats(connection.execute(statements.seats_with(tuple(of_seats)), here).all()),
        [(move.seat, move.token) for move in connection.execute(statements.MOVES, here)],
        read_drafts(connection.execute(statements.DRAFTS, here)),
        read_chat([*connection.execute(statements.LAST_TALK, here)][::-1]),
    )


def decide_anew(connection: Connection, table_id: str, seat: int) -> None:
    """All but this seat: what they drafted, and the decisions they were shown, are out of date."""
    connection.execute(delete(drafts).where(drafts.c.table_id == table_id))
    others = and_(seats.c.table_id == table_id, seats.c.seat != seat)
    connection.execute(update(seats).where(others).values(decision=seats.c.decision + 1))


def devices(visitor: str) -> Select[Any]:
    """The visitor, and all others of the same profile."""
    profile = select(visitors.c.profile).where(visitors.c.id == visitor).scalar_subquery()
    return select(visitors.c.id).where(or_(visitors.c.id == visitor, visitors.c.profile == profile))


def vacate(connection: Connection, table_id: str, seat: int) -> None:
    """Nobody holds a seat any longer, on whichever device, nor by a code that was made before."""
    connection.execute(delete(holdings).where(holdings.c.table_id == table_id, holdings.c.seat == seat))
    forget_codes(connection, table_id, seat)


def forget_codes(connection: Connection, table_id: str, seat: int) -> None:
    connection.execute(delete(codes).where(codes.c.table_id == table_id, codes.c.seat == seat))


def relieve(connection: Connection, table_id: str, seat: int) -> None:
    """A bot that played a seat until somebody sat down there plays it no longer."""
    stood_in = and_(seats.c.table_id == table_id, seats.c.seat == seat, seats.c.stand_in != "")
    values = {"stand_in": "", "decision": seats.c.decision + 1}
    if connection.execute(update(seats).where(stood_in).values(values)).rowcount:
        connection.execute(delete(jobs).where(jobs.c.table_id == table_id, jobs.c.seat == seat))


def note(connection: Connection, table_id: str, kind: str, seat: int, name: str) -> None:
    """Something happened around the game, after all moves that were made."""
    made = connection.execute(select(func.count()).select_from(moves).where(moves.c.table_id == table_id)).scalar_one()
    before = connection.execute(select(tables.c.happened).where(tables.c.id == table_id)).scalar_one()
    happened = happenings_text((*read_happenings(before), Happening(kind, seat, name, int(made), now())))
    connection.execute(update(tables).where(tables.c.id == table_id).values(happened=happened))


def of(what: Any, table_id: str) -> Select[Any]:
    return select(what).where(what.c.table_id == table_id)


def now() -> int:
    return int(time.time())


def touch(connection: Connection, table_id: str, server: str = "", *, for_all: bool = True) -> None:
    values = {"version": tables.c.version + 1, "shown": tables.c.shown + int(for_all), "touched": now()}
    connection.execute(update(tables).where(tables.c.id == table_id).values(values))
    tell(connection, Notice(server, News.WRITTEN, table_id))


def hold(connection: Connection, visitor: str, table_id: str, seat: int) -> None:
    mine = and_(holdings.c.visitor == visitor, holdings.c.table_id == table_id, holdings.c.seat == seat)
    if connection.execute(select(holdings).where(mine)).first() is None:
        connection.execute(insert(holdings).values(visitor=visitor, table_id=table_id, seat=seat))


def expect_one(changed: int) -> None:
    if changed != 1:
        raise Conflict(OUT_OF_DATE)


def insert_moves(connection: Connection, table_id: str, first: int, made: list[tuple[int, str]]) -> None:
    rows = [
        {"table_id": table_id, "number": number, "seat": seat, "token": token}
        for number, (seat, token) in enumerate(made, first)
    ]
    if rows:
        connection.execute(statements.KEEP_MOVES, rows)
