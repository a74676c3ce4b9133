"""Bots play the deal of a day too, once, where nobody waits for them: what they reach is to be beaten."""

import asyncio
import logging
import time
from functools import partial
from typing import Final

from waldglas.bots import GREEDY
from waldglas.core.record import Record
from waldglas.web.errors import Unavailable
from waldglas.web.store.deals import DealRows, Reached
from waldglas.web.store.models import BOT, Seat, StoredTable, TableHeader
from waldglas.web.tables.service import Tables, now
from waldglas.web.tables.session import Session
from waldglas.web.tables.supervisor import in_thread
from waldglas.web.workers.jobs import think
from waldglas.web.workers.lanes import Lane

OPPONENT = GREEDY  # sits where a game cannot be played alone: it answers the same to everybody
RIVALS: Final[tuple[str, ...]] = (GREEDY, "medium", "strong")
AT_A_TIME = 10.0  # seconds that a worker is asked for: who plays alone may choose for long before anything is shown
AGAIN = 300.0  # seconds until a bot that failed is tried again

logger = logging.getLogger(__name__)


def reached(session: Session) -> Reached:
    """What the first seat came to."""
    position = session.position
    return Reached(position.points(0), position.rank(0), len(session.seats) > 1 and 0 in position.winners())


class Rivals:
    def __init__(self, tables: Tables, rows: DealRows) -> None:
        self.tables = tables
        self.rows = rows
        self.bots: tuple[str, ...] = RIVALS
        self.loop = asyncio.get_running_loop()
        self.rest_until: dict[tuple[str, str], float] = {}  # deals at which a bot failed
        self.under_way: dict[tuple[str, str], asyncio.Task[None]] = {}

    def results(self, day: str, record: Record, begin: bool) -> dict[str, Reached]:
        """What the bots reached so far; who is still to play begins now, if that is wanted."""
        found = self.rows.bots(day, record.game.slug)
        if begin and len(found) < len(self.bots):
            self.begin(day, record)
        return found

    def begin(self, day: str, record: Record) -> None:
        """From whichever thread."""
        self.loop.call_soon_threadsafe(self.start, day, record)

    def start(self, day: str, record: Record) -> None:
        key = (day, record.game.slug)
        if key not in self.under_way and time.monotonic() >= self.rest_until.get(key, 0.0):
            task = self.under_way[key] = self.loop.create_task(self.play_all(day, record))
            task.add_done_callback(lambda _: self.under_way.pop(key, None))

    async def play_all(self, day: str, record: Record) -> None:
        """Unless another server that lives is at it."""
        game = record.game.slug
        others = [name for name in self.tables.supervisor.alive() if name != self.rows.store.server]
        try:
            if await in_thread(self.rows.claim, day, game, others):
                known = await in_thread(self.rows.bots, day, game)
                for bot in self.bots:
                    if bot not in known:
                        await self.play_one(day, record, bot)
        except Unavailable:
            self.put_off(day, game)
        except Exception:
            logger.exception("The bots could not begin the deal of %s, %s", day, game)
            self.put_off(day, game)

    async def play_one(self, day: str, record: Record, bot: str) -> None:
        """One that fails holds up no other, and is tried again later."""
        game = record.game.slug
        try:
            found = await self.play(day, record, bot)
            await in_thread(self.rows.note_bot, day, game, bot, found)
        except Unavailable:
            self.put_off(day, game)
        except Exception:
            logger.exception("The bot %s could not play the deal of %s, %s", bot, day, game)
            self.put_off(day, game)

    def put_off(self, day: str, game: str) -> None:
        """The next who looks at the board after that has the bots go on."""
        logger.warning("The bots could not finish the deal of %s, %s", day, game)
        self.rest_until[day, game] = time.monotonic() + AGAIN

    async def play(self, day: str, record: Record, bot: str) -> Reached:
        session = Session(table_of(day, record, bot))
        while not session.position.over():
            for seat in session.seats:
                if session.owes(seat.seat):
                    await self.decide(day, session, seat)
        return reached(session)

    async def decide(self, day: str, session: Session, seat: Seat) -> None:
        drafted: list[str] = []
        while not session.can_confirm(seat.seat):
            task = partial(think, session.job(seat), tuple(drafted), AT_A_TIME)
            tokens = await self.tables.workers.work_out(Lane.DEALS, day, task)
            await in_thread(session.play, seat.seat, tokens)
            drafted += tokens
        await in_thread(confirm, session, seat.seat)


def table_of(day: str, record: Record, bot: str) -> StoredTable:
    """A table that nobody stores."""
    game = record.game
    versions = game.rules_version, game.facts.digest(), game.facts.changed
    header = TableHeader(day, game.slug, record.options, record.seed, *versions, None, False, 0, None)
    seats = [Seat(seat, BOT, bot, OPPONENT if seat else bot) for seat in range(record.seats)]
    return StoredTable(header, seats, [])


def confirm(session: Session, seat: int) -> None:
    since = session.confirm(seat)
    session.saved(session.change(seat, since, now()))
