"""The teller: notes what people ought to know, waits a moment, and tells those who are not there; each thing once."""

import asyncio
import logging
import time
from collections.abc import Callable, Coroutine
from concurrent.futures import ThreadPoolExecutor
from typing import Any

from waldglas.core.errors import WaldglasError
from waldglas.core.message import Message
from waldglas.language import spoken
from waldglas.web.errors import TooMuch, Unavailable
from waldglas.web.figures import told
from waldglas.web.notifications.calling import Caller, NotCalled
from waldglas.web.notifications.hooks import call_hook
from waldglas.web.notifications.letters import can_write, letter, post_letter
from waldglas.web.notifications.push import Pusher
from waldglas.web.notifications.quiet import quiet_until
from waldglas.web.notifications.saying import Notice, notice_of, owed, speaking
from waldglas.web.settings import Settings
from waldglas.web.store.models import MAIL, PUSH, Change, Telling, Way, Wishes
from waldglas.web.store.notifications import Notifications
from waldglas.web.tables.service import Tables
from waldglas.web.tables.session import Session
from waldglas.web.tables.supervisor import in_thread

LOOK_EVERY = 1.0  # seconds
AT_ONCE = 16  # that are told at a time
LETTERS_AT_ONCE = 2
LETTER_WITHIN = 40.0  # seconds, waiting for a place included
GONE = (404, 410)
SENT, LOST, REFUSED, AWAY = "sent", "gone", "refused", "away"
AGAIN = 600.0  # seconds until another letter to the same address may be asked for
TRIAL_AGAIN = 10.0
BEGUN_EVERY = 5.0  # seconds between two looks for tables that were set up
REMEMBERED = 5000
NOTED_AT_ONCE = 1000

logger = logging.getLogger(__name__)


class Teller:
    """Made on the event loop; what it does slows nobody's choice."""

    def __init__(self, tables: Tables, settings: Settings) -> None:
        self.tables = tables
        self.settings = settings
        self.kept = Notifications(tables.store)
        self.caller = Caller(settings.own_network)
        self.pusher = Pusher(tables.store, settings, self.caller)
        self.loop = asyncio.get_running_loop()
        self.stirred: set[str] = set()  # tables at which something happened
        self.under_way: set[asyncio.Task[None]] = set()
        self.places = asyncio.Semaphore(AT_ONCE)
        self.post_office = ThreadPoolExecutor(LETTERS_AT_ONCE, "letters")
        self.looked = time.time()  # for tables that were set up since
        self.asked: dict[str, float] = {}  # when somebody last asked for a letter or a trial

    def observe(self, session: Session, change: Change) -> None:
        """Something was stored: from whichever thread."""
        if change.since is not None or change.taking_back is not None:
            self.stirred.add(session.header.id)

    def stir(self, table_id: str) -> None:
        """Something around the game changed: a table begins or is ended, a vote is asked for."""
        self.stirred.add(table_id)

    async def follow(self) -> None:
        while True:
            try:
                await self.look()
            except Unavailable:
                logger.debug("The store is away: what is to be told waits")
            except Exception:
                logger.exception("What is to be told could not be told")
            await asyncio.sleep(LOOK_EVERY)

    async def look(self) -> None:
        await self.note_begun()
        await self.note_all()
        await self.tell_due()

    async def rest(self) -> None:
        for task in list(self.under_way):
            task.cancel()
        await asyncio.gather(*self.under_way, return_exceptions=True)
        self.post_office.shutdown(wait=False, cancel_futures=True)

    # Noting

    async def note_begun(self) -> None:
        """At a new table somebody may be the first to choose who does not know of it: all play again, say."""
        now = time.time()
        if now - self.looked >= BEGUN_EVERY:
            self.stirred |= set(await in_thread(self.kept.begun, int(self.looked - BEGUN_EVERY)))
            self.looked = now

    async def note_all(self) -> None:
        """Most tables have nobody who wants to be told; which have is asked once for all of them."""
        stirred = [self.stirred.pop() for _ in range(min(len(self.stirred), NOTED_AT_ONCE))]
        try:
            for table_id in await in_thread(self.kept.listened_at, stirred) if stirred else []:
                await self.note_one(table_id)
        except Unavailable:
            self.stirred.update(stirred)
            raise

    async def note_one(self, table_id: str) -> None:
        try:
            await self.tables.at(table_id, self.note, table_id)
        except Unavailable:
            raise
        except WaldglasError:
            return  # the table is gone, or cannot be read
        except Exception:
            logger.exception("What is to be told of table %s could not be noted", table_id)

    def note(self, table_id: str) -> None:
        """What those who want to be told ought to know now."""
        listeners = self.kept.listeners(table_id)
        if not listeners:
            return
        session = self.tables.session(table_id)
        found = [
            Telling(visitor, table_id, seat, what, mark)
            for seat, visitor in listeners
            for what, mark in owed(session, seat).items()
        ]
        self.kept.expect(found, int(time.time()) + self.settings.grace)

    # Telling

    async def tell_due(self) -> None:
        due = await in_thread(self.kept.due, int(time.time()), AT_ONCE)
        for telling in due:
            await self.places.acquire()
            self.start(self.tell(telling), self.places.release)

    def start(self, work: Coroutine[Any, Any, None], then: Callable[[], None] = lambda: None) -> None:
        task = self.loop.create_task(work)
        self.under_way.add(task)
        task.add_done_callback(self.under_way.discard)
        task.add_done_callback(lambda _: then())

    async def tell(self, telling: Telling) -> None:
        try:
            wishes, ways = await in_thread(self.wanted, telling)
            later = quiet_until(wishes, time.time())
            if later is not None:
                await in_thread(self.kept.put_off, telling, later)
                return
            notice = await self.tables.at(telling.table_id, self.notice, telling, wishes.language)
            if await in_thread(self.kept.claim, telling) and notice is not None:
                await self.send_by(ways, notice, wishes.language)
        except Unavailable:
            return
        except WaldglasError:
            await in_thread(self.kept.claim, telling)  # the table cannot be read
        except Exception:
            logger.exception("Somebody could not be told of table %s", telling.table_id)
            await in_thread(self.kept.claim, telling)  # it holds up no other

    def wanted(self, telling: Telling) -> tuple[Wishes, list[Way]]:
        """By which ways of this device, if its owner still holds the seat."""
        wishes = self.kept.wishes(telling.visitor) or Wishes(on=False)
        listens = (telling.seat, telling.visitor) in self.kept.listeners(telling.table_id)
        ways = self.kept.ways_of_device(telling.visitor) if listens else []
        return wishes, [way for way in ways if way.serves(telling.table_id, telling.seat)]

    def notice(self, telling: Telling, language: str) -> Notice | None:
        """What is said; nothing if it is so no longer, or if who is meant looks at the table."""
        session = self.tables.session(telling.table_id)
        if owed(session, telling.seat).get(telling.what) != telling.mark or self.looks(telling):
            return None
        with speaking(language):
            return notice_of(session, telling.seat, telling.what)

    def looks(self, telling: Telling) -> bool:
        """Whether the seat's holder looks at the table, here or on another server."""
        if self.tables.presence(telling.table_id).looking(telling.seat):
            return True
        there = [here.get(telling.table_id) for here in self.tables.store.elsewhere().values()]
        return any(telling.seat in company.looking() for company in there if company is not None)

    # Sending

    async def send_by(self, ways: list[Way], notice: Notice, language: str) -> dict[int, str]:
        """How it came out by each way."""
        outcomes = await asyncio.gather(*(self.send(way, notice, language) for way in ways))
        return {way.id: outcome for way, outcome in zip(ways, outcomes, strict=True)}

    async def send(self, way: Way, notice: Notice, language: str) -> str:
        try:
            outcome = await self.outcome(way, notice, language)
        except (NotCalled, TimeoutError, OSError):
            outcome = AWAY
        except Exception:
            logger.exception("A notice could not be sent by %s", way.kind)
            outcome = REFUSED
        told.labels(way.kind, outcome).inc()
        if outcome == LOST:
            await in_thread(self.kept.lose, way)
        return outcome

    async def outcome(self, way: Way, notice: Notice, language: str) -> str:
        if way.kind == MAIL:
            return await self.write(way, notice, language)
        if way.kind == PUSH:
            status = await self.pusher.push(way, notice)
        else:
            with speaking(language):
                status = await call_hook(self.caller, self.settings, way, notice)
        if status in GONE:
            return LOST
        return SENT if 200 <= status < 300 else REFUSED

    async def write(self, way: Way, notice: Notice, language: str) -> str:
        if not can_write(self.settings):
            return REFUSED
        with speaking(language):
            written = letter(self.settings, way, notice)
        async with asyncio.timeout(LETTER_WITHIN):
            await self.loop.run_in_executor(self.post_office, post_letter, self.settings.mail, written)
        return SENT

    # Asked for

    def write_soon(self, way: Way, notice: Notice) -> None:
        """A letter that somebody asked for, from whichever thread."""
        language = spoken.get()
        self.loop.call_soon_threadsafe(lambda: self.start(self.write_once(way, notice, language)))

    async def write_once(self, way: Way, notice: Notice, language: str) -> None:
        await self.send(way, notice, language)

    async def try_all(self, visitor: str, notice: Notice) -> dict[int, str]:
        self.not_again(f"trial {visitor}", TRIAL_AGAIN)
        ways = [way for way in await in_thread(self.kept.ways, visitor) if way.confirmed]
        return await self.send_by(ways, notice, spoken.get())

    def not_again(self, what: str, pause: float) -> None:
        """Refuses what was asked for a moment ago: nobody has letters sent to others without end."""
        now = time.monotonic()
        if now - self.asked.get(what, -pause) < pause:
            raise TooMuch(Message("page-refused-again"))
        if len(self.asked) >= REMEMBERED:
            self.asked.pop(next(iter(self.asked)))
        self.asked[what] = now
