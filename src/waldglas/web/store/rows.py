"""Rows of the database, read into plain values and written from them."""

import json
import logging
from collections.abc import Iterable
from typing import Any

from sqlalchemy import Connection, Row
from sqlalchemy.dialects import postgresql, sqlite

from waldglas.web.store.clocks import Ticks
from waldglas.web.store.models import (
    OPEN,
    ChatMessage,
    Listing,
    Seat,
    TableHeader,
    happenings_text,
    read_happenings,
    read_taking_back,
    read_terms,
)
from waldglas.web.store.notices import POSTGRESQL

Rows = Iterable[Row[Any]]

logger = logging.getLogger(__name__)


def insert_into(connection: Connection, table: Any) -> postgresql.Insert | sqlite.Insert:
    """An insert that can say what happens where such a row is there already."""
    return postgresql.insert(table) if connection.dialect.name == POSTGRESQL else sqlite.insert(table)


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
        "terms": header.terms.text(),
        "started": header.started,
        "happened": happenings_text(header.happened),
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
        "stand_in": seat.stand_in,
        "seen": seat.seen,
        **seat.ticks.values(),
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
        getattr(row, "next", None),
        read_terms(getattr(row, "terms", "")),
        getattr(row, "started", True),
        getattr(row, "abandoned", False),
        json.loads(getattr(row, "votes", "") or "{}"),
        read_happenings(getattr(row, "happened", "")),
        getattr(row, "shown", 0),
    )


def read_listing(row: Row[Any], sitting: list[Row[Any]]) -> Listing | None:
    """A row that cannot be read is left out, and said in the log."""
    try:
        options = dict(json.loads(row.options))
        sits = read_seats(sitting)
        return Listing(
            *(row.id, row.game, options, row.created, row.ended, sits, row.standing, row.started, row.abandoned),
            read_terms(row.terms),
        )
    except (TypeError, ValueError):
        logger.warning("The table %s cannot be read", row.id)
        return None


def read_seats(rows: Rows) -> list[Seat]:
    return [read_seat(row) for row in rows]


def read_seat(row: Row[Any]) -> Seat:
    return Seat(
        *(row.seat, row.kind, row.name, row.bot, row.decision, row.auto_confirm),
        getattr(row, "stand_in", ""),
        getattr(row, "resigned", False),
        getattr(row, "seen", 0),
        Ticks(getattr(row, "left", 0), getattr(row, "until", 0), getattr(row, "ticking", False)),
    )


def read_drafts(rows: Rows) -> dict[int, list[str]]:
    found: dict[int, list[str]] = {}
    for row in rows:
        found.setdefault(row.seat, []).append(row.token)
    return found


def read_chat(rows: Rows) -> list[ChatMessage]:
    return [ChatMessage(row.seat, row.name, row.text, row.at, row.id) for row in rows]
