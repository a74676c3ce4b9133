"""Whose time is over: whichever server is alive notices, and one of them lets a bot play on, or has the seat resign."""

import asyncio
import logging
from contextlib import suppress

from waldglas.core.errors import WaldglasError
from waldglas.core.message import Message
from waldglas.web.errors import BadInput, Conflict, Unavailable
from waldglas.web.store.clocks import MOST_DAYS, RESIGNS, read_clock
from waldglas.web.store.models import HOT_SEAT, OPEN, OUT_OF_TIME, RESIGNED_BY_TIME
from waldglas.web.tables.seating import resign, stand_in
from waldglas.web.tables.service import Tables
from waldglas.web.tables.setup import Place
from waldglas.web.tables.supervisor import in_thread

EVERY = 1.0  # seconds
AT_ONCE = 50
LATER = 3600  # seconds, for a table that cannot go on under the rules of today

logger = logging.getLogger(__name__)


def checked_clock(text: str, places: list[Place]) -> str:
    """A clock that there is, at a table where people wait for each other."""
    if not text:
        return ""
    if read_clock(text) is None:
        raise BadInput(Message("page-refused-clock", {"days": MOST_DAYS}))
    kinds = {place.who for place in places}
    if OPEN not in kinds or HOT_SEAT in kinds:
        raise BadInput(Message("page-refused-clock-alone"))
    return text


async def keep_time(tables: Tables) -> None:
    """Once a second."""
    while True:
        with suppress(Unavailable):
            await end_times(tables)
        await asyncio.sleep(EVERY)


async def end_times(tables: Tables) -> None:
    for table_id in await in_thread(tables.store.out_of_time, tables.time(), AT_ONCE):
        try:
            await tables.at(table_id, run_out, tables, table_id)
        except Unavailable:
            raise
        except WaldglasError:
            logger.warning("The time at table %s could not be ended", table_id)
            await in_thread(tables.store.look_later, table_id, tables.time() + LATER)
        except Exception:
            logger.exception("The time at table %s could not be ended", table_id)
            await in_thread(tables.store.look_later, table_id, tables.time() + LATER)


def run_out(tables: Tables, table_id: str) -> None:
    """Every seat whose time is over: unless another server, or a choice, came first."""
    tables.forget(table_id)
    session = tables.session(table_id)
    if not session.goes_on:
        tables.store.look_later(table_id, tables.time() + LATER)
    clock = session.clock
    for seat in [seat.seat for seat in session.seats if session.is_out_of_time(seat.seat, tables.time())]:
        with suppress(Conflict):
            if clock is not None and clock.end == RESIGNS:
                resign(tables, table_id, seat, why=RESIGNED_BY_TIME)
            else:
                stand_in(tables, table_id, seat, why=OUT_OF_TIME)
