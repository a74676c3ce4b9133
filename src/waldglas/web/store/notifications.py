"""What is kept about being told: wishes, ways, and what is to be told or was, each once for all servers."""

from typing import Any

from sqlalchemy import ColumnElement, Connection, Row, Select, and_, delete, func, insert, or_, select, update

from waldglas.core.message import Message
from waldglas.web.errors import TooMuch
from waldglas.web.store.models import MAIL, Telling, Way, Wishes
from waldglas.web.store.repository import Repository, devices
from waldglas.web.store.rows import insert_into
from waldglas.web.store.schema import holdings, tables, tellings, visitors, ways, wishes

MOST_WAYS = 12  # of one visitor


class Notifications:
    def __init__(self, store: Repository) -> None:
        self.store = store

    # Wishes

    def wishes(self, visitor: str) -> Wishes | None:
        """As this device wished, or another of the same profile."""
        query = select(wishes).where(wishes.c.visitor.in_(devices(visitor))).order_by(wishes.c.visitor != visitor)
        with self.store.read() as connection:
            row = connection.execute(query).first()
        return None if row is None else read_wishes(row)

    def wish(self, visitor: str, wanted: Wishes) -> None:
        """One switch and the same quiet hours for all devices of a person; each in its own language."""
        since, until = wanted.quiet or (None, None)
        shared = {"on": wanted.on, "quiet_from": since, "quiet_until": until, "zone": wanted.zone}
        values = {**shared, "language": wanted.language}
        with self.store.write() as connection:
            new = insert_into(connection, wishes).values(visitor=visitor, **values)
            connection.execute(new.on_conflict_do_update(index_elements=["visitor"], set_=values))
            connection.execute(update(wishes).where(wishes.c.visitor.in_(devices(visitor))).values(shared))

    # Ways

    def ways(self, visitor: str) -> list[Way]:
        """Of this device, and of all others of the same profile."""
        return self.found(ways.c.visitor.in_(devices(visitor)))

    def ways_of_device(self, visitor: str) -> list[Way]:
        return self.found(ways.c.visitor == visitor)

    def found(self, wanted: ColumnElement[bool]) -> list[Way]:
        with self.store.read() as connection:
            return [read_way(row) for row in connection.execute(select(ways).where(wanted).order_by(ways.c.id))]

    def add(self, way: Way) -> None:
        """In place of what this person had under this address, on whichever device."""
        table_id, seat = way.seat or (None, None)
        row = {
            "visitor": way.visitor,
            "kind": way.kind,
            "address": way.address,
            "cipher": way.cipher,
            "token": way.token,
            "confirmed": way.confirmed,
            "table_id": table_id,
            "seat": seat,
            "created": way.created,
        }
        mine = ways.c.visitor == way.visitor
        same = and_(ways.c.visitor.in_(devices(way.visitor)), ways.c.kind == way.kind, ways.c.address == way.address)
        same = and_(same, ways.c.table_id.is_(table_id) if table_id is None else at(ways, table_id, seat))
        with self.store.write() as connection:
            connection.execute(delete(ways).where(same))
            if connection.execute(select(func.count()).select_from(ways).where(mine)).scalar_one() >= MOST_WAYS:
                raise TooMuch(Message("page-refused-ways", {"most": MOST_WAYS}))
            connection.execute(insert(ways).values(row))

    def forget(self, visitor: str, way: int) -> bool:
        with self.store.write() as connection:
            gone = delete(ways).where(ways.c.visitor.in_(devices(visitor)), ways.c.id == way)
            return connection.execute(gone).rowcount == 1

    def lose(self, way: Way) -> None:
        """Whoever serves this address says that it is gone."""
        with self.store.write() as connection:
            connection.execute(delete(ways).where(ways.c.id == way.id, ways.c.address == way.address))

    def letter_way(self, token: str) -> Way | None:
        """To whom letters go that hold this token."""
        with self.store.read() as connection:
            row = connection.execute(select(ways).where(ways.c.token == token, ways.c.kind == MAIL)).first()
        return None if row is None else read_way(row)

    def confirm(self, way: Way) -> None:
        """Letters go to this address, and only once, whoever gave it before."""
        others = and_(ways.c.kind == MAIL, ways.c.address == way.address, ways.c.id != way.id)
        with self.store.write() as connection:
            connection.execute(update(ways).where(ways.c.id == way.id).values(confirmed=True))
            connection.execute(delete(ways).where(others))

    # Tellings

    def listened_at(self, wanted: list[str]) -> list[str]:
        """Those of these tables at which somebody wants to be told."""
        query = told_of(select(holdings.c.table_id)).where(holdings.c.table_id.in_(wanted)).distinct()
        with self.store.read() as connection:
            return list(connection.execute(query).scalars())

    def listeners(self, table_id: str) -> list[tuple[int, str]]:
        """The seats of a table whose holders want to be told, and on which devices."""
        query = told_of(select(holdings.c.seat, wishes.c.visitor)).where(holdings.c.table_id == table_id)
        with self.store.read() as connection:
            rows = connection.execute(query.order_by(holdings.c.seat, wishes.c.visitor))
            return [(row.seat, row.visitor) for row in rows]

    def begun(self, since: int) -> list[str]:
        """Running tables set up since then at which somebody wants to be told."""
        query = told_of(select(holdings.c.table_id)).join(tables, tables.c.id == holdings.c.table_id)
        with self.store.read() as connection:
            new = query.where(tables.c.ended.is_(None), tables.c.created >= since)
            return list(connection.execute(new).scalars())

    def expect(self, found: list[Telling], due: int) -> None:
        """Notes what is to be told at a time, unless it was noted before."""
        if not found:
            return
        with self.store.write() as connection:
            new = insert_into(connection, tellings)
            other = new.on_conflict_do_update(
                index_elements=["visitor", "table_id", "seat", "what"],
                set_={"mark": new.excluded.mark, "due": new.excluded.due},
                where=tellings.c.mark != new.excluded.mark,
            )
            connection.execute(other, [values_of(telling) | {"due": due} for telling in found])

    def due(self, now: int, most: int) -> list[Telling]:
        query = select(tellings).where(tellings.c.due <= now).order_by(tellings.c.due).limit(most)
        with self.store.read() as connection:
            rows = connection.execute(query)
            return [Telling(row.visitor, row.table_id, row.seat, row.what, row.mark) for row in rows]

    def claim(self, telling: Telling) -> bool:
        """Whether this server is the one that tells it: none other does, now or later."""
        return self.put(telling, None)

    def put_off(self, telling: Telling, until: int) -> bool:
        return self.put(telling, until)

    def put(self, telling: Telling, due: int | None) -> bool:
        same = (tellings.c[name] == value for name, value in values_of(telling).items())
        with self.store.write() as connection:
            waiting = update(tellings).where(*same, tellings.c.due.is_not(None))
            return connection.execute(waiting.values(due=due)).rowcount == 1

    # A visitor's own

    def kept(self, visitor: str) -> dict[str, Any]:
        """All that is kept here about a visitor; not what a browser alone must know."""
        with self.store.read() as connection:
            wished = connection.execute(select(wishes).where(wishes.c.visitor == visitor)).first()
            told_by = select(ways.c.kind, ways.c.address, ways.c.confirmed, ways.c.created)
            rows = connection.execute(told_by.where(ways.c.visitor == visitor)).all()
        return {
            "wishes": None if wished is None else {k: v for k, v in wished._mapping.items() if k != "visitor"},
            "ways": [dict(row._mapping) for row in rows],
        }


def told_of(query: Select[Any]) -> Select[Any]:
    """Seats that are held, and every device of their holders that is to be told, with what it wished."""
    holder, device = visitors.alias(), visitors.alias()
    same = or_(device.c.id == holder.c.id, device.c.profile == holder.c.profile)
    return (
        query.select_from(holdings)
        .join(holder, holder.c.id == holdings.c.visitor)
        .join(device, same)
        .join(wishes, wishes.c.visitor == device.c.id)
        .where(wishes.c.on)
        .distinct()
    )


def follow_profile(connection: Connection, visitor: str) -> None:
    """A device that becomes a profile's takes over what was wished on the others."""
    others = and_(wishes.c.visitor.in_(devices(visitor)), wishes.c.visitor != visitor)
    shared = [wishes.c.on, wishes.c.quiet_from, wishes.c.quiet_until, wishes.c.zone]
    row = connection.execute(select(*shared).where(others)).first()
    if row is not None:
        connection.execute(update(wishes).where(wishes.c.visitor == visitor).values(dict(row._mapping)))


def at(table: Any, table_id: str, seat: int | None) -> ColumnElement[bool]:
    return and_(table.c.table_id == table_id, table.c.seat == seat)


def values_of(telling: Telling) -> dict[str, object]:
    names = ("visitor", "table_id", "seat", "what", "mark")
    return {name: getattr(telling, name) for name in names}


def read_wishes(row: Row[Any]) -> Wishes:
    quiet = None if row.quiet_from is None else (row.quiet_from, row.quiet_until)
    return Wishes(row.on, quiet, row.zone, row.language)


def read_way(row: Row[Any]) -> Way:
    seat = None if row.table_id is None else (row.table_id, row.seat)
    return Way(row.visitor, row.kind, row.address, row.cipher, row.token, row.confirmed, seat, row.id, row.created)
