"""Profiles: a name that is kept, the ways in, and the devices of a person."""

from typing import Any

from sqlalchemy import Column, Connection, Row, and_, delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError

from waldglas.core.message import Message
from waldglas.web.errors import Conflict
from waldglas.web.store.deals import keep_one_try
from waldglas.web.store.models import PUSH, Passkey, Profile
from waldglas.web.store.notifications import follow_profile
from waldglas.web.store.repository import Repository, now, touch
from waldglas.web.store.schema import (
    challenges,
    chat,
    holdings,
    jobs,
    metadata,
    passkeys,
    profiles,
    results,
    tables,
    visitors,
    ways,
)

CHALLENGE_LASTS = 300  # seconds
MOST_PASSKEYS = 20


class Profiles:
    def __init__(self, store: Repository) -> None:
        self.store = store

    # Who it is

    def create(self, visitor: str, id: str, name: str, plain: str, code: str) -> None:
        """A guest keeps a name from now on, and what was played so far."""
        row = {"id": id, "name": name, "plain": plain, "code": code, "public": False, "created": now()}
        try:
            with self.store.write() as connection:
                connection.execute(insert(profiles).values(row))
                guest = and_(visitors.c.id == visitor, visitors.c.profile.is_(None))
                if connection.execute(update(visitors).where(guest).values(profile=id)).rowcount != 1:
                    raise Conflict(Message("page-refused-signed-in"))
                claim(connection, visitor, id)
        except IntegrityError:
            raise Conflict(Message("page-refused-name-kept")) from None

    def find(self, id: str) -> Profile | None:
        with self.store.read() as connection:
            return read_profile(connection.execute(select(profiles).where(profiles.c.id == id)).first())

    def whose(self, visitor: str) -> str | None:
        """The profile of a visitor."""
        with self.store.read() as connection:
            return connection.execute(select(visitors.c.profile).where(visitors.c.id == visitor)).scalar()

    def of_code(self, code: str) -> str | None:
        """The profile that a recovery code with this hash opens."""
        with self.store.read() as connection:
            return connection.execute(select(profiles.c.id).where(profiles.c.code == code)).scalar()

    def change(self, id: str, **values: object) -> None:
        try:
            with self.store.write() as connection:
                connection.execute(update(profiles).where(profiles.c.id == id).values(**values))
        except IntegrityError:
            raise Conflict(Message("page-refused-name-kept")) from None

    # Devices

    def sign_in(self, profile: str, visitor: str, renewed: str) -> None:
        """This device is the profile's from now on, with all that was played on it, under a cookie of its own."""
        with self.store.write() as connection:
            rename(connection, visitor, renewed, self.store.server)
            connection.execute(update(visitors).where(visitors.c.id == renewed).values(profile=profile))
            claim(connection, renewed, profile)
            follow_profile(connection, renewed)
            keep_one_try(connection, renewed)

    def sign_out(self, visitor: str, renewed: str) -> None:
        """Nobody has a cookie for what this device held; the profile keeps it. Nothing is pushed to this browser."""
        with self.store.write() as connection:
            connection.execute(delete(ways).where(ways.c.visitor == visitor, ways.c.kind == PUSH))
            rename(connection, visitor, renewed, self.store.server)

    def devices(self, profile: str) -> int:
        with self.store.read() as connection:
            of_profile = select(func.count()).select_from(visitors).where(visitors.c.profile == profile)
            return int(connection.execute(of_profile).scalar_one())

    # Passkeys

    def passkeys(self, profile: str) -> list[Passkey]:
        query = select(passkeys).where(passkeys.c.profile == profile).order_by(passkeys.c.created, passkeys.c.id)
        with self.store.read() as connection:
            return [read_passkey(row) for row in connection.execute(query)]

    def passkey(self, id: str) -> Passkey | None:
        with self.store.read() as connection:
            row = connection.execute(select(passkeys).where(passkeys.c.id == id)).first()
            return None if row is None else read_passkey(row)

    def add_passkey(self, made: Passkey) -> None:
        values = {name: getattr(made, name) for name in Passkey.__slots__}
        if len(self.passkeys(made.profile)) >= MOST_PASSKEYS:
            raise Conflict(Message("page-refused-passkeys", {"most": MOST_PASSKEYS}))
        try:
            with self.store.write() as connection:
                connection.execute(insert(passkeys).values(**values))
        except IntegrityError:
            raise Conflict(Message("page-refused-passkey-known")) from None

    def note_use(self, id: str, sign_count: int) -> None:
        with self.store.write() as connection:
            connection.execute(update(passkeys).where(passkeys.c.id == id).values(sign_count=sign_count, used=now()))

    def remove_passkey(self, profile: str, id: str) -> bool:
        with self.store.write() as connection:
            mine = and_(passkeys.c.id == id, passkeys.c.profile == profile)
            return connection.execute(delete(passkeys).where(mine)).rowcount == 1

    # Challenges

    def ask(self, challenge: str, visitor: str, purpose: str) -> None:
        """Keeps the hash of what a device is to sign, for a few minutes; those that are over are forgotten."""
        row = {"id": challenge, "visitor": visitor, "purpose": purpose, "until": now() + CHALLENGE_LASTS}
        with self.store.write() as connection:
            connection.execute(delete(challenges).where(challenges.c.until < now()))
            connection.execute(insert(challenges).values(row))

    def answered(self, challenge: str, visitor: str, purpose: str) -> bool:
        """Whether this visitor was asked just this; it is asked once."""
        asked = and_(challenges.c.id == challenge, challenges.c.visitor == visitor, challenges.c.purpose == purpose)
        with self.store.write() as connection:
            return connection.execute(delete(challenges).where(asked, challenges.c.until >= now())).rowcount == 1


def read_profile(row: Row[Any] | None) -> Profile | None:
    return None if row is None else Profile(row.id, row.name, row.code is not None, row.public, row.created)


def read_passkey(row: Row[Any]) -> Passkey:
    return Passkey(row.id, row.profile, row.credential, row.public_key, row.sign_count, row.created, row.used)


def claim(connection: Connection, visitor: str, profile: str) -> None:
    """What a guest reached is the profile's; not where several seats were played by one."""
    seats = select(func.max(holdings.c.seat)).where(
        holdings.c.table_id == results.c.table_id, holdings.c.visitor == visitor
    )
    only = seats.having(func.count() == 1).scalar_subquery()
    guests = and_(results.c.profile.is_(None), results.c.bot == "", results.c.rating == "", results.c.seat == only)
    connection.execute(update(results).where(guests).values(profile=profile))


def of_visitors() -> list[Column[Any]]:
    """All columns that name a visitor."""
    return [
        column
        for table in metadata.sorted_tables
        for column in table.columns
        if column is jobs.c.visitor or any(key.column is visitors.c.id for key in column.foreign_keys)
    ]


def rename(connection: Connection, visitor: str, renewed: str, server: str) -> None:
    """The same visitor under another id: an earlier cookie opens nothing more."""
    before = connection.execute(select(visitors).where(visitors.c.id == visitor)).one()
    connection.execute(insert(visitors).values({**before._mapping, "id": renewed}))
    hosted = select(tables.c.id).where(tables.c.host == visitor, tables.c.ended.is_(None))
    for table_id in connection.execute(hosted).scalars().all():
        touch(connection, table_id, server)
    for column in of_visitors():
        connection.execute(update(column.table).where(column == visitor).values({column.name: renewed}))
    connection.execute(update(chat).where(chat.c.speaker == visitor).values(speaker=renewed))
    connection.execute(delete(visitors).where(visitors.c.id == visitor))
