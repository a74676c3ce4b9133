"""Deals of the day: what was published, who tried them and what came of it, and what bots reached."""

import json
from collections.abc import Mapping
from dataclasses import dataclass, replace
from secrets import token_hex

from sqlalchemy import (
    ColumnElement,
    Connection,
    FromClause,
    Row,
    Table,
    and_,
    delete,
    exists,
    func,
    insert,
    or_,
    select,
    update,
)
from sqlalchemy.exc import IntegrityError

from waldglas.core.message import Message
from waldglas.web.errors import Conflict
from waldglas.web.store.repository import Repository, devices
from waldglas.web.store.rows import insert_into
from waldglas.web.store.schema import attempts, deal_results, deals, profiles, tables, visitors
from waldglas.web.store.secrets import shared_secret

NAME = "deals"  # of the secret
SECRET_BYTES = 32


@dataclass(frozen=True, slots=True)
class Reached:
    """What somebody or a bot came to."""

    points: float
    rank: str  # the id of the rulebook's title, or nothing
    won: bool


@dataclass(frozen=True, slots=True)
class Attempt:
    """Somebody's one try: over while the day lasted, under way, or left."""

    visitor: str
    table_id: str
    name: str
    reached: Reached | None = None
    ended: int | None = None


class AlreadyTried(Conflict):
    def __init__(self) -> None:
        super().__init__(Message("page-refused-tried"))


class DealRows:
    def __init__(self, store: Repository) -> None:
        self.store = store

    def secret(self) -> bytes:
        """What all seeds are made from."""
        return bytes.fromhex(shared_secret(self.store, NAME, lambda: token_hex(SECRET_BYTES)))

    # Published

    def publish(self, day: str, options: Mapping[str, Mapping[str, str]]) -> None:
        """Settles by which options each game is dealt on a day; what was published before stays."""
        with self.store.write() as connection:
            for game, chosen in options.items():
                insert_new(connection, deals, {"day": day, "game": game, "options": json.dumps(chosen)})

    def published(self, day: str) -> dict[str, dict[str, str]]:
        """The options of each game that is dealt on a day."""
        query = select(deals.c.game, deals.c.options).where(deals.c.day == day)
        with self.store.read() as connection:
            return {row.game: json.loads(row.options) for row in connection.execute(query)}

    def days(self, before: str, most: int) -> list[str]:
        """Earlier days that something was dealt on, the latest first."""
        query = select(deals.c.day).where(deals.c.day < before).distinct().order_by(deals.c.day.desc()).limit(most)
        with self.store.read() as connection:
            return list(connection.execute(query).scalars())

    # People

    def begin(self, connection: Connection, day: str, game: str, attempt: Attempt) -> None:
        """Notes a try in the transaction that makes its table; a second one is refused, on whichever device."""
        one_after_another(connection, attempt.visitor)
        if connection.execute(select(attempts.c.day).where(tried_by(day, game, attempt.visitor))).first() is not None:
            raise AlreadyTried
        row = {"day": day, "game": game, "visitor": attempt.visitor}
        try:
            connection.execute(insert(attempts).values(**row, table_id=attempt.table_id, name=attempt.name))
        except IntegrityError:
            raise AlreadyTried from None

    def attempt(self, day: str, game: str, visitor: str) -> Attempt | None:
        with self.store.read() as connection:
            mine = select(attempts).where(tried_by(day, game, visitor)).order_by(attempts.c.table_id)
            row = connection.execute(mine).first()
        return None if row is None else read_attempt(row)

    def count(self, day: str, game: str) -> int:
        query = select(func.count()).select_from(attempts).where(of(attempts, day, game))
        with self.store.read() as connection:
            return int(connection.execute(query).scalar_one())

    def unsettled(self, day: str, game: str, before: int) -> list[Attempt]:
        """Tries whose table is over since before a moment, but whose result is not noted yet."""
        over = and_(tables.c.id == attempts.c.table_id, tables.c.ended < before)
        query = select(attempts, tables.c.ended.label("over")).join(tables, over)
        with self.store.read() as connection:
            rows = connection.execute(query.where(of(attempts, day, game), attempts.c.ended.is_(None))).all()
        return [replace(read_attempt(row), ended=row.over) for row in rows]

    def settle(self, day: str, game: str, attempt: Attempt) -> None:
        reached = attempt.reached
        values = {} if reached is None else {"points": reached.points, "rank": reached.rank, "won": reached.won}
        mine = and_(of(attempts, day, game), attempts.c.visitor == attempt.visitor)
        with self.store.write() as connection:
            new = update(attempts).where(mine).values(**values, name=attempt.name, ended=attempt.ended)
            connection.execute(new)

    def best(self, day: str, game: str, most: int) -> list[Attempt]:
        """Those who came to an end, the best first; of equals who was there first."""
        done = and_(of(attempts, day, game), attempts.c.points.is_not(None))
        order = (attempts.c.points.desc(), attempts.c.ended, attempts.c.table_id)
        with self.store.read() as connection:
            rows = connection.execute(select(attempts).where(done).order_by(*order).limit(most))
            return [read_attempt(row) for row in rows]

    # Bots

    def claim(self, day: str, game: str, others: list[str]) -> bool:
        """Whether this server is to have the bots play; another that lives may be at it."""
        free = or_(deals.c.thinker.is_(None), deals.c.thinker.not_in(others))
        with self.store.write() as connection:
            mine = update(deals).where(of(deals, day, game), free).values(thinker=self.store.server)
            return connection.execute(mine).rowcount == 1

    def bots(self, day: str, game: str) -> dict[str, Reached]:
        query = select(deal_results).where(of(deal_results, day, game))
        with self.store.read() as connection:
            return {row.bot: Reached(row.points, row.rank, row.won) for row in connection.execute(query)}

    def note_bot(self, day: str, game: str, bot: str, reached: Reached) -> None:
        """What is known already stays."""
        row = {"day": day, "game": game, "bot": bot}
        with self.store.write() as connection:
            insert_new(
                connection,
                deal_results,
                {**row, "points": reached.points, "rank": reached.rank, "won": reached.won},
            )


def of(rows: FromClause, day: str, game: str) -> ColumnElement[bool]:
    return and_(rows.c.day == day, rows.c.game == game)


def tried_by(day: str, game: str, visitor: str) -> ColumnElement[bool]:
    return and_(of(attempts, day, game), attempts.c.visitor.in_(devices(visitor)))


def one_after_another(connection: Connection, visitor: str) -> None:
    """Of the devices of one profile only one begins a try, or signs in, at a time."""
    mine = select(visitors.c.profile).where(visitors.c.id == visitor).scalar_subquery()
    connection.execute(select(profiles.c.id).where(profiles.c.id == mine).with_for_update()).all()


def keep_one_try(connection: Connection, visitor: str) -> None:
    """A device that becomes a profile's brings no second try of a deal: the profile's own counts."""
    one_after_another(connection, visitor)
    other = attempts.alias()
    of_profile = and_(other.c.visitor.in_(devices(visitor)), other.c.visitor != visitor)
    same = exists().where(of_profile, other.c.day == attempts.c.day, other.c.game == attempts.c.game)
    connection.execute(delete(attempts).where(attempts.c.visitor == visitor, same))


def insert_new(connection: Connection, table: Table, values: Mapping[str, object]) -> None:
    """Inserts a row, unless there is one with its key already."""
    connection.execute(insert_into(connection, table).values(**values).on_conflict_do_nothing())


def read_attempt(row: Row[tuple[object, ...]]) -> Attempt:
    reached = None if row.points is None else Reached(row.points, row.rank, row.won)
    return Attempt(row.visitor, row.table_id, row.name, reached, row.ended)
