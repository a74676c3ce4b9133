"""The store: every table as header and tokens, one transaction a decision."""

import json
import logging
import time
from collections.abc import Callable, Iterable, Iterator
from contextlib import AbstractContextManager, contextmanager
from secrets import token_hex
from typing import Any

from sqlalchemy import (
    Column,
    ColumnElement,
    Connection,
    Engine,
    Row,
    Select,
    and_,
    delete,
    exists,
    func,
    insert,
    literal,
    or_,
    select,
    true,
    update,
)
from sqlalchemy.exc import IntegrityError

from waldglas.core.message import Message
from waldglas.web.errors import Conflict, Refused
from waldglas.web.store.availability import PATIENCE, Availability, within
from waldglas.web.store.database import WRITING, data_file
from waldglas.web.store.models import (
    BOT,
    HUMAN,
    OPEN,
    Change,
    ChatMessage,
    Company,
    Listing,
    Seat,
    StoredTable,
    TableHeader,
    read_taking_back,
)
from waldglas.web.store.notices import POSTGRESQL, Ear, News, Notice, tell
from waldglas.web.store.owing import insert_jobs, note_jobs
from waldglas.web.store.schema import (
    bans,
    chat,
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
CHAT_LENGTH = 100

Rows = Iterable[Row[Any]]

logger = logging.getLogger(__name__)


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
        query = select(learning).where(learning.c.visitor == visitor, learning.c.game == game)
        with self.read() as connection:
            return {(row.kind, row.what): row.state for row in connection.execute(query)}

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
        holders: dict[int, str],
        origin: str | None = None,
        owing: Iterable[int] = (),
    ) -> None:
        """Keeps a new table, with the hashes of its seats' links, who holds its seats, and which bots begin."""
        header = table.header
        with self.write() as connection:
            new = {"origin": origin, "touched": now()}
            connection.execute(insert(tables).values(**header_values(header), **new))
            connection.execute(insert(seats), [seat_values(header.id, seat, hashes) for seat in table.seats])
            insert_moves(connection, header.id, 0, table.moves)
            insert_jobs(connection, header.id, self.server, dict.fromkeys(owing, 0))
            rows = [{"visitor": visitor, "table_id": header.id, "seat": seat} for seat, visitor in holders.items()]
            if rows:
                connection.execute(insert(holdings), rows)

    def version(self, table_id: str) -> int | None:
        with self.read() as connection:
            return connection.execute(select(tables.c.version).where(tables.c.id == table_id)).scalar()

    def versions(self, wanted: list[str]) -> dict[str, int]:
        """How often each of these tables was written to."""
        query = select(tables.c.id, tables.c.version).where(tables.c.id.in_(wanted))
        with self.read() as connection:
            return {row.id: row.version for row in connection.execute(query)}

    def load(self, table_id: str) -> StoredTable | None:
        with self.read() as connection:
            return read_table(connection, table_id, list(tables.c))

    def save(self, change: Change) -> None:
        """One decision, all of it or nothing; refused when anybody else wrote first."""
        table_id, seat = change.table_id, change.seat
        with self.write() as connection:
            values: dict[str, object] = {"version": change.version + 1, "touched": now()}
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
            guard = and_(tables.c.id == table_id, tables.c.version == change.version)
            expect_one(connection.execute(update(tables).where(guard).values(values)).rowcount)
            if change.agreed:
                decide_anew(connection, table_id, seat)
            if change.taken_for:
                given = and_(seats.c.table_id == table_id, seats.c.seat.in_(change.taken_for))
                connection.execute(update(seats).where(given).values(decision=seats.c.decision + 1))
            mine = and_(seats.c.table_id == table_id, seats.c.seat == seat, seats.c.decision == change.decision)
            expect_one(connection.execute(update(seats).where(mine).values(decision=change.decision + 1)).rowcount)
            connection.execute(delete(drafts).where(drafts.c.table_id == table_id, drafts.c.seat == seat))
            rows = [
                {"table_id": table_id, "seat": seat, "place": place, "token": token}
                for place, token in enumerate(change.drafts)
            ]
            if rows:
                connection.execute(insert(drafts), rows)
            if change.since is not None:
                connection.execute(delete(moves).where(moves.c.table_id == table_id, moves.c.number >= change.since))
                insert_moves(connection, table_id, change.since, change.moves)
                if change.owing is not None:
                    note_jobs(connection, table_id, self.server, change.owing)
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

    def set_seat(self, table_id: str, seat: int, **values: object) -> None:
        """Changes what is kept of a seat besides its decisions."""
        with self.write() as connection:
            touch(connection, table_id, self.server)
            mine = and_(seats.c.table_id == table_id, seats.c.seat == seat)
            connection.execute(update(seats).where(mine).values(**values))
            if values.get("kind") == BOT:
                job = select(seats.c.table_id, seats.c.seat, seats.c.decision, literal(self.server)).where(mine)
                connection.execute(insert(jobs).from_select(["table_id", "seat", "decision", "server"], job))

    def replace_link(self, table_id: str, seat: int, token: str, visitor: str | None) -> None:
        """A seat is held by a new link, and by this visitor; by nobody else any longer."""
        others = holdings.c.visitor != visitor if visitor is not None else true()
        with self.write() as connection:
            touch(connection, table_id, self.server)
            mine = and_(seats.c.table_id == table_id, seats.c.seat == seat)
            connection.execute(update(seats).where(mine).values(token=token))
            here = and_(holdings.c.table_id == table_id, holdings.c.seat == seat)
            connection.execute(delete(holdings).where(here, others))

    def say(self, table_id: str, message: ChatMessage) -> None:
        with self.write() as connection:
            touch(connection, table_id, self.server)
            connection.execute(
                insert(chat).values(
                    table_id=table_id, seat=message.seat, name=message.name, text=message.text, at=message.at
                )
            )

    # Who sits where

    def add_visitor(self, visitor: str, now: int) -> None:
        try:
            with self.write() as connection:
                connection.execute(insert(visitors).values(id=visitor, created=now))
        except IntegrityError:
            return

    def knows_visitor(self, visitor: str) -> bool:
        with self.read() as connection:
            return connection.execute(select(visitors.c.id).where(visitors.c.id == visitor)).first() is not None

    def held(self, visitor: str, table_ids: list[str]) -> dict[str, list[int]]:
        """The seats that a visitor holds at these tables."""
        mine = select(holdings).where(holdings.c.visitor == visitor, holdings.c.table_id.in_(table_ids))
        found: dict[str, list[int]] = {}
        with self.read() as connection:
            for row in connection.execute(mine.order_by(holdings.c.seat)):
                found.setdefault(row.table_id, []).append(row.seat)
        return found

    def seat_of_token(self, link: str) -> tuple[str, int] | None:
        """The table and the seat of the holder's link with this hash."""
        return self.find_seat(seats.c.token == link)

    def seat_of_invite(self, link: str) -> tuple[str, int] | None:
        """The table and the seat that the invitation with this hash offers, or offered."""
        return self.find_seat(seats.c.invite == link)

    def find_seat(self, where: ColumnElement[bool]) -> tuple[str, int] | None:
        with self.read() as connection:
            row = connection.execute(select(seats.c.table_id, seats.c.seat).where(where)).first()
            return None if row is None else (row.table_id, row.seat)

    def take_seat(self, table_id: str, seat: int, visitor: str, name: str, token: str) -> None:
        """Somebody sits down on an open seat, and holds it from now on by a link of their own."""
        with self.write() as connection:
            touch(connection, table_id, self.server)
            free = and_(seats.c.table_id == table_id, seats.c.seat == seat, seats.c.kind == OPEN)
            changed = connection.execute(update(seats).where(free).values(kind=HUMAN, name=name, token=token)).rowcount
            if changed != 1:
                raise Conflict(SEAT_TAKEN)
            hold(connection, visitor, table_id, seat)

    def remember(self, visitor: str, table_id: str, seat: int) -> None:
        """This visitor holds the seat too, on another device."""
        with self.write() as connection:
            hold(connection, visitor, table_id, seat)

    # The lobby

    def mine(self, visitor: str, most: int) -> list[Listing]:
        held = exists().where(holdings.c.table_id == tables.c.id, holdings.c.visitor == visitor)
        return self.listings(select(tables).where(or_(held, tables.c.host == visitor)), most)

    def open_tables(self, most: int) -> list[Listing]:
        free = exists().where(seats.c.table_id == tables.c.id, seats.c.kind == OPEN)
        return self.listings(select(tables).where(tables.c.ended.is_(None), tables.c.public, free), most)

    def finished(self, most: int) -> list[Listing]:
        return self.listings(select(tables).where(tables.c.ended.is_not(None), tables.c.public), most)

    def listings(self, query: Select[Any], most: int) -> list[Listing]:
        with self.read() as connection:
            latest = query.order_by(tables.c.created.desc(), tables.c.id).limit(most)
            rows = connection.execute(latest).all()
            wanted = select(seats).where(seats.c.table_id.in_([row.id for row in rows])).order_by(seats.c.seat)
            sitting: dict[str, list[Any]] = {row.id: [] for row in rows}
            for row in connection.execute(wanted):
                sitting[row.table_id].append(row)
        return [listing for row in rows if (listing := read_listing(row, sitting[row.id])) is not None]

    def count_running(self, host: str) -> int:
        running = select(func.count()).select_from(tables).where(tables.c.host == host, tables.c.ended.is_(None))
        with self.read() as connection:
            return int(connection.execute(running).scalar_one())

    def count_all_running(self) -> int:
        running = select(func.count()).select_from(tables).where(tables.c.ended.is_(None))
        with self.read() as connection:
            return int(connection.execute(running).scalar_one())

    def count_open(self, origin: str) -> int:
        """How many tables with open seats for anybody came from the same place."""
        free = exists().where(seats.c.table_id == tables.c.id, seats.c.kind == OPEN)
        listed = and_(tables.c.ended.is_(None), tables.c.public, tables.c.origin == origin, free)
        with self.read() as connection:
            return int(connection.execute(select(func.count()).select_from(tables).where(listed)).scalar_one())

    # Servers

    def ear(self, heed: Callable[[Notice], None], missed: Callable[[], None]) -> Ear | None:
        """Hears what other servers tell, where the database passes it on."""
        address = self.reading.url
        return Ear(address, heed, missed) if address.get_backend_name() == POSTGRESQL else None

    def beat(self, number: int, here: dict[str, Company], news: bool = False) -> dict[str, int]:
        """Tells the others that this server lives and who looks at what here; the beats of all servers."""
        told = json.dumps({table_id: [company.seats, company.watching] for table_id, company in here.items()})
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


def read_table(connection: Connection, table_id: str, columns: list[Column[Any]]) -> StoredTable | None:
    """A table with these columns of its header; a database of an earlier version lacks some."""
    row = connection.execute(select(*columns).where(tables.c.id == table_id)).one_or_none()
    if row is None:
        return None
    try:
        header = read_header(row)
    except (TypeError, ValueError, KeyError):
        raise Unreadable from None
    return StoredTable(
        header,
        read_seats(connection.execute(of(seats, table_id).order_by(seats.c.seat))),
        [(move.seat, move.token) for move in connection.execute(of(moves, table_id).order_by(moves.c.number))],
        read_drafts(connection.execute(of(drafts, table_id).order_by(drafts.c.seat, drafts.c.place))),
        read_chat(connection, table_id),
    )


def decide_anew(connection: Connection, table_id: str, seat: int) -> None:
    """All but this seat: what they drafted, and the decisions they were shown, are out of date."""
    connection.execute(delete(drafts).where(drafts.c.table_id == table_id))
    others = and_(seats.c.table_id == table_id, seats.c.seat != seat)
    connection.execute(update(seats).where(others).values(decision=seats.c.decision + 1))


def of(what: Any, table_id: str) -> Select[Any]:
    return select(what).where(what.c.table_id == table_id)


def now() -> int:
    return int(time.time())


def touch(connection: Connection, table_id: str, server: str = "") -> None:
    values = {"version": tables.c.version + 1, "touched": now()}
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
        connection.execute(insert(moves), rows)


def header_values(header: TableHeader) -> dict[str, object]:
    return {
        "id": header.id,
        "game": header.game,
        "options": json.dumps(header.options),
        "seed": str(header.seed),
        "rules_version": header.rules_version,
        "facts": header.facts,
        "changed_facts": json.dumps(header.changed_facts, sort_keys=True),
        "host": header.host,
        "public": header.public,
        "created": header.created,
        "ended": header.ended,
        "version": header.version,
        "practice": header.practice,
        "standing": header.standing,
        "carried": header.carried,
        "taking_back": header.taking_back.text(),
    }


def seat_values(table_id: str, seat: Seat, hashes: dict[int, str]) -> dict[str, object]:
    link = hashes.get(seat.seat)
    return {
        "table_id": table_id,
        "seat": seat.seat,
        "kind": seat.kind,
        "name": seat.name,
        "bot": seat.bot,
        "token": None if seat.kind == OPEN else link,
        "invite": link if seat.kind == OPEN else None,
        "decision": seat.decision,
        "auto_confirm": seat.auto_confirm,
    }


def read_header(row: Row[Any]) -> TableHeader:
    return TableHeader(
        row.id,
        row.game,
        json.loads(row.options),
        int(row.seed),
        row.rules_version,
        row.facts,
        json.loads(row.changed_facts),
        row.host,
        row.public,
        row.created,
        row.ended,
        row.version,
        getattr(row, "practice", False),
        getattr(row, "standing", ""),
        getattr(row, "carried", None),
        read_taking_back(getattr(row, "taking_back", "")),
    )


def read_listing(row: Row[Any], sitting: list[Row[Any]]) -> Listing | None:
    """A row that cannot be read is left out, and said in the log."""
    try:
        options = dict(json.loads(row.options))
        return Listing(row.id, row.game, options, row.created, row.ended, read_seats(sitting), row.standing)
    except (TypeError, ValueError):
        logger.warning("The table %s cannot be read", row.id)
        return None


def read_seats(rows: Rows) -> list[Seat]:
    return [Seat(row.seat, row.kind, row.name, row.bot, row.decision, row.auto_confirm) for row in rows]


def read_drafts(rows: Rows) -> dict[int, list[str]]:
    found: dict[int, list[str]] = {}
    for row in rows:
        found.setdefault(row.seat, []).append(row.token)
    return found


def read_chat(connection: Connection, table_id: str) -> list[ChatMessage]:
    last = of(chat, table_id).order_by(chat.c.id.desc()).limit(CHAT_LENGTH)
    rows = reversed(connection.execute(last).all())
    return [ChatMessage(row.seat, row.name, row.text, row.at) for row in rows]
