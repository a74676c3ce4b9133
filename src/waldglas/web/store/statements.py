"""What is asked of the database at every choice, put together once: that takes longer than carrying it out.

A value that is looked for has a name that no column has; columns that are set are named when it is carried out.
"""

from functools import lru_cache
from typing import Any, Final

from sqlalchemy import BindParameter, Column, Select, bindparam, delete, insert, select, update

from waldglas.web.store.schema import chat, drafts, learning, moves, seats, tables, visitors

CHAT_LENGTH: Final = 100

A_TABLE: Final[BindParameter[str]] = bindparam("a_table")
A_SEAT: Final[BindParameter[int]] = bindparam("a_seat")

VERSION: Final = select(tables.c.version).where(tables.c.id == A_TABLE)
SEAT_OF_TOKEN: Final = select(seats.c.table_id, seats.c.seat).where(seats.c.token == bindparam("a_link"))
VISITOR: Final = select(visitors).where(visitors.c.id == bindparam("a_visitor"))
LEARNED: Final = select(learning).where(
    learning.c.visitor == bindparam("a_visitor"), learning.c.game == bindparam("a_game")
)

MOVES: Final = select(moves).where(moves.c.table_id == A_TABLE).order_by(moves.c.number)
DRAFTS: Final = select(drafts).where(drafts.c.table_id == A_TABLE).order_by(drafts.c.seat, drafts.c.place)
LAST_TALK: Final[Select[Any]] = (  # who spoke is not read, nor always there
    select(chat.c.id, chat.c.seat, chat.c.name, chat.c.text, chat.c.at)
    .where(chat.c.table_id == A_TABLE)
    .order_by(chat.c.id.desc())
    .limit(CHAT_LENGTH)
)


@lru_cache(maxsize=8)
def table_with(columns: tuple[Column[Any], ...]) -> Select[Any]:
    return select(*columns).where(tables.c.id == A_TABLE)


@lru_cache(maxsize=8)
def seats_with(columns: tuple[Column[Any], ...]) -> Select[Any]:
    return select(*columns).where(seats.c.table_id == A_TABLE).order_by(seats.c.seat)


WRITE_TABLE: Final = update(tables).where(tables.c.id == A_TABLE, tables.c.version == bindparam("a_version"))
DECIDE: Final = update(seats).where(
    seats.c.table_id == A_TABLE, seats.c.seat == A_SEAT, seats.c.decision == bindparam("a_decision")
)
FORGET_DRAFTS: Final = delete(drafts).where(drafts.c.table_id == A_TABLE, drafts.c.seat == A_SEAT)
KEEP_DRAFTS: Final = insert(drafts)
FORGET_MOVES: Final = delete(moves).where(moves.c.table_id == A_TABLE, moves.c.number >= bindparam("a_number"))
KEEP_MOVES: Final = insert(moves)
