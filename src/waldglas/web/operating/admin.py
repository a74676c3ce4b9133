"""What an operator does with tables, talk and visitors; a server that runs notices it by itself."""

import time
from dataclasses import dataclass
from ipaddress import ip_network
from typing import Any

from sqlalchemy import Connection, and_, case, delete, exists, func, insert, select

from waldglas.core.errors import WaldglasError
from waldglas.core.message import Message
from waldglas.games import GAMES
from waldglas.web.profiles import kept
from waldglas.web.profiles.results import Rated, Results
from waldglas.web.store.listings import Listings
from waldglas.web.store.models import BOT, Listing, StoredTable
from waldglas.web.store.repository import Repository, touch
from waldglas.web.store.schema import bans, chat, holdings, moves, results, seats, tables, visitors
from waldglas.web.tables.secrets import hashed, network_of

DAY = 24 * 3600
YEAR = 365 * DAY
ADDRESS, VISITOR = "address", "visitor"
SHORTEST = 8  # letters of a visitor's or an origin's hash


@dataclass(frozen=True, slots=True)
class Ban:
    what: str
    kind: str
    created: int


@dataclass(frozen=True, slots=True)
class Expired:
    finished: int
    abandoned: int
    visitors: int


def now() -> int:
    return int(time.time())


def days_ago(days: int) -> int:
    """Nothing is older than the clock."""
    return max(0, now() - days * DAY)


class Admin:
    def __init__(self, store: Repository) -> None:
        self.store = store

    # Tables

    def listings(self, running: bool | None = None, most: int = 100) -> list[Listing]:
        query = select(tables)
        if running is not None:
            query = query.where(tables.c.ended.is_(None) if running else tables.c.ended.is_not(None))
        return Listings(self.store).listed(query, most)

    def table(self, table_id: str) -> StoredTable:
        found = self.store.load(table_id)
        if found is None:
            raise WaldglasError(Message("error-admin-table", {"table": table_id}))
        return found

    def show(self, table_id: str) -> dict[str, Any]:
        """A table with its talk and, as hashes, who sits there and where it came from; never the seed or a move."""
        found = self.table(table_id)
        with self.store.read() as connection:
            row = connection.execute(select(tables.c.origin, tables.c.touched).where(tables.c.id == table_id)).one()
            said = connection.execute(select(chat).where(chat.c.table_id == table_id).order_by(chat.c.id)).all()
            held = connection.execute(select(holdings).where(holdings.c.table_id == table_id)).all()
        return {
            "table": table_id,
            "game": found.header.game,
            "created": found.header.created,
            "touched": row.touched,
            "ended": found.header.ended,
            "public": found.header.public,
            "host": found.header.host,
            "origin": row.origin,
            "moves": len(found.moves),
            "seats": [
                {
                    "seat": seat.seat,
                    "kind": seat.kind,
                    "name": seat.name,
                    "bot": seat.bot,
                    "visitors": [each.visitor for each in held if each.seat == seat.seat],
                }
                for seat in found.seats
            ],
            "chat": [
                {"number": line.id, "seat": line.seat, "name": line.name, "text": line.text, "at": line.at}
                for line in said
            ],
        }

    def end(self, table_id: str) -> None:
        self.table(table_id)
        self.store.end(table_id, now())

    def delete(self, table_id: str) -> None:
        with self.store.write() as connection:
            if connection.execute(delete(tables).where(tables.c.id == table_id)).rowcount == 0:
                raise WaldglasError(Message("error-admin-table", {"table": table_id}))
            connection.execute(delete(results).where(results.c.table_id == table_id))

    def remove_chat(self, table_id: str, number: int | None = None) -> int:
        """Removes a line of the talk, or all of it; how many lines there were."""
        self.table(table_id)
        these = chat.c.table_id == table_id
        with self.store.write() as connection:
            touch(connection, table_id)
            only = these if number is None else and_(these, chat.c.id == number)
            return connection.execute(delete(chat).where(only)).rowcount

    # Bans

    def ban(self, who: str) -> Ban:
        """Bans an address or its network, or a visitor or an origin by its hash."""
        found = self.named(who)
        with self.store.write() as connection:
            connection.execute(delete(bans).where(bans.c.what == found.what))
            connection.execute(insert(bans).values(what=found.what, kind=found.kind, created=found.created))
        return found

    def unban(self, who: str) -> None:
        with self.store.write() as connection:
            connection.execute(delete(bans).where(bans.c.what == self.named(who).what))

    def bans(self) -> list[Ban]:
        with self.store.read() as connection:
            rows = connection.execute(select(bans).order_by(bans.c.created)).all()
        return [Ban(row.what, row.kind, row.created) for row in rows]

    def named(self, who: str) -> Ban:
        try:
            ip_network(who, strict=False)
        except ValueError:
            return self.known(who)
        return Ban(hashed(network_of(who)), ADDRESS, now())

    def known(self, start: str) -> Ban:
        """The visitor, the origin of a table or the ban whose hash begins like this."""
        if len(start) >= SHORTEST and start.isalnum():
            with self.store.read() as connection:
                for column, kind in (
                    (visitors.c.id, VISITOR),
                    (tables.c.origin, ADDRESS),
                    (bans.c.what, ADDRESS),
                ):
                    found = set(connection.execute(select(column).where(column.startswith(start)).distinct()).scalars())
                    if len(found) == 1:
                        return Ban(found.pop(), kind, now())
        raise WaldglasError(Message("error-nobody-known", {"who": start}))

    # Expiring

    def expire(self, finished_days: int, abandoned_days: int) -> Expired:
        """Deletes games that ended or were last touched so long ago, and visitors of whom nothing else is kept."""
        over = tables.c.ended < days_ago(finished_days)
        left = and_(tables.c.ended.is_(None), tables.c.touched < days_ago(abandoned_days))
        with self.store.write() as connection:
            finished = connection.execute(delete(tables).where(over)).rowcount
            abandoned = connection.execute(delete(tables).where(left)).rowcount
            sits = exists().where(holdings.c.visitor == visitors.c.id)
            hosts = exists().where(tables.c.host == visitors.c.id)
            guest = visitors.c.profile.is_(None)
            gone = delete(visitors).where(visitors.c.created < now() - YEAR, guest, ~sits, ~hosts)
            table_gone = ~exists().where(tables.c.id == results.c.table_id)
            nobodys = and_(results.c.profile.is_(None), results.c.rating == "", table_gone)
            connection.execute(delete(results).where(nobodys))
            return Expired(finished, abandoned, connection.execute(gone).rowcount)

    # A visitor's own

    def export(self, who: str) -> dict[str, Any]:
        """All that is kept about a visitor, and about the profile whose device it is."""
        return kept.export(self.store, self.visitor(who))

    def forget(self, who: str) -> set[str]:
        """Deletes what is kept about a visitor, with the profile whose device it is; the tables where it shows."""
        return kept.forget(self.store, self.visitor(who))

    def visitor(self, who: str) -> str:
        found = self.known(who)
        if found.kind != VISITOR:
            raise WaldglasError(Message("error-nobody-known", {"who": who}))
        return found.what

    # Ratings

    def ratings(self) -> list[tuple[str, Rated]]:
        """All ratings by game, the best first."""
        results = Results(self.store)
        return [(game, rated) for game in GAMES.slugs() for rated in results.board(game)]

    def rate_again(self) -> int:
        """Computes all ratings anew from what is kept of rated games; how many there were."""
        return Results(self.store).compute_again()

    # Figures

    def statistics(self) -> dict[str, Any]:
        going, day = tables.c.ended.is_(None), tables.c.touched >= now() - DAY
        with self.store.read() as connection:
            by_game = connection.execute(
                select(tables.c.game, func.count(), func.sum(case((going, 1), else_=0))).group_by(tables.c.game)
            ).all()
            return {
                "running": count(connection, tables, going),
                "finished": count(connection, tables, tables.c.ended.is_not(None)),
                "touched_in_a_day": count(connection, tables, day),
                "visitors": count(connection, visitors),
                "choices": count(connection, moves),
                "chat": count(connection, chat),
                "bots": count(connection, seats, seats.c.kind == BOT),
                "bans": count(connection, bans),
                "games": {game: {"tables": number, "running": int(runs or 0)} for game, number, runs in by_game},
            }


def count(connection: Connection, what: Any, *where: Any) -> int:
    return int(connection.execute(select(func.count()).select_from(what).where(*where)).scalar_one())
