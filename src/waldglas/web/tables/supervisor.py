"""The supervisor: wakes bots that owe a choice, tries again what failed, and takes over from servers that died."""

from __future__ import annotations

import asyncio
import logging
import random
import time
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import suppress
from typing import TYPE_CHECKING, TypeVar

from starlette.concurrency import run_in_threadpool

from waldglas.core.errors import WaldglasError
from waldglas.web.errors import Unavailable
from waldglas.web.store.models import Company, Offer
from waldglas.web.store.notices import News, Notice
from waldglas.web.workers.lanes import Lane

if TYPE_CHECKING:
    from waldglas.web.tables.service import Tables
    from waldglas.web.workers.jobs import Job

FOLLOW_EVERY = 1.0  # seconds
BEAT_EVERY = 2.0
TOLD_AT_ONCE = 0.25  # that somebody came or went
SILENT = 5.0  # so long without a beat, a server counts as dead
STALLED = 5.0  # so long without a move, a table that is looked at here is woken here
ASK_AGAIN = 0.5
SHORTEST, LONGEST = 0.2, 3.0  # pauses between tries
ADOPTED_AT_ONCE = 200
OFFERS_SEEN = 100

logger = logging.getLogger(__name__)
Found = TypeVar("Found")


async def backing_off() -> AsyncIterator[None]:
    """Once, and again after ever longer pauses, for as long as it is asked for more."""
    pause = SHORTEST
    while True:
        yield
        await asyncio.sleep(pause)
        pause = min(LONGEST, pause * 2)


async def to_the_end(work: Coroutine[None, None, Found]) -> Found:
    """What this comes to; who is cancelled meanwhile waits all the same, for a thread cannot be stopped."""
    task = asyncio.create_task(work)
    try:
        return await asyncio.shield(task)
    except asyncio.CancelledError:
        await asyncio.wait([task])
        raise


async def in_thread(work: Callable[..., Found], *given: object, **named: object) -> Found:
    """Work that may wait for the store, done before anybody goes on, even whoever is cancelled."""
    return await to_the_end(run_in_threadpool(work, *given, **named))


class Supervisor:
    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self.store = tables.store
        self.loop = asyncio.get_running_loop()
        self.waking: dict[str, asyncio.Task[None]] = {}
        self.beats: dict[str, tuple[int, float]] = {}  # of each server: the last beat, and when it was new
        self.beaten = -BEAT_EVERY
        self.number = 0
        self.in_company = False  # whether somebody looks at a table elsewhere
        self.called = asyncio.Event()  # something is to be done before the second is over
        self.written: set[str] = set()  # tables that others wrote to
        self.missed = True  # whether others may have written without our hearing of it
        self.here_changed = False
        self.company_changed = False
        self.offers = True  # whether there may be bots that others have no room for
        self.ear = self.store.ear(self.heed, self.listens_anew)
        self.seen: dict[str, tuple[int, float]] = {}  # of tables looked at here: the version, and since when

    # Asking

    def wake(self, table_id: str) -> None:
        """From whichever thread."""
        self.loop.call_soon_threadsafe(self.attend, table_id)

    def wake_later(self, table_id: str) -> None:
        self.loop.call_later(ASK_AGAIN, self.attend, table_id)

    def attend(self, table_id: str) -> None:
        before = self.waking.get(table_id)
        task = self.waking[table_id] = self.loop.create_task(self.ask_bots(table_id, before))
        task.add_done_callback(lambda done: self.waking.pop(table_id) if self.waking.get(table_id) is done else None)

    async def ask_bots(self, table_id: str, before: asyncio.Task[None] | None) -> None:
        """Asks the bots that owe a choice; a store that is away is tried until it is back."""
        if before is not None:
            before.cancel()
        async for _ in backing_off():
            try:
                for job, lane in await self.tables.at(table_id, self.tables.owed, table_id):
                    await self.ask_or_offer(job, lane)
            except Unavailable:
                continue
            except WaldglasError:
                return
            except Exception:
                logger.exception("The bots of table %s could not be asked", table_id)
            return

    async def ask_or_offer(self, job: Job, lane: Lane) -> None:
        """Here, if there is room, or if there is nobody else."""
        workers = self.tables.workers
        if len(self.beats) <= 1 or workers.room(lane, job.bot) or workers.thinks(job):
            workers.ask(job, lane)
            await asyncio.sleep(0)  # it takes its place
        else:
            offer = Offer(job.header.id, job.seat, lane, job.header.host or "")
            await in_thread(self.tables.jobs.offer, offer)
            self.offers = True

    async def help_out(self) -> None:
        """Thinks for bots that other servers have no room for: people who wait first, all visitors alike."""
        workers = self.tables.workers
        room = {lane: workers.room(lane) for lane in Lane}
        if not self.offers or not any(room.values()):
            return
        found = await in_thread(self.tables.jobs.offered, OFFERS_SEEN)
        self.offers = bool(found)
        for offer in in_turn(found):
            lane = Lane(offer.lane)
            if workers.room(lane) and await in_thread(self.tables.jobs.accept, offer):
                await self.ask_offered(offer, lane)

    async def ask_offered(self, offer: Offer, lane: Lane) -> None:
        try:
            job = await self.tables.at(offer.table_id, self.tables.job_of, offer)
        except Unavailable:
            self.wake_later(offer.table_id)  # it is this server's now, and nobody else would ask
            raise
        except WaldglasError:
            return
        if job is not None:
            self.tables.workers.ask(job, lane)
            await asyncio.sleep(0)  # it takes its place

    # Hearing

    def heed(self, notice: Notice) -> None:
        if notice.server == self.store.server:
            return
        if notice.news == News.WRITTEN:
            self.written.add(notice.table_id)
        elif notice.news == News.OFFERED:
            self.offers = True
        else:
            self.company_changed = True
        self.called.set()

    def listens_anew(self) -> None:
        self.missed = self.company_changed = self.offers = True
        self.called.set()

    def came_or_went(self) -> None:
        """The other servers are told who looks here."""
        self.here_changed = True
        if self.ear is not None and len(self.beats) > 1:
            self.loop.call_soon_threadsafe(self.called.set)

    def has_room(self) -> None:
        """A bot has answered: there may be another."""
        if self.offers:
            self.called.set()

    def news(self) -> list[str]:
        """The tables looked at here that others may have written to: all, unless it was heard which."""
        listened = self.tables.listened()
        hears = self.ear is not None and self.ear.open and not self.missed
        written, self.written, self.missed = self.written, set(), False
        return [table_id for table_id in listened if table_id in written] if hears else listened

    # Living

    async def follow(self) -> None:
        """Once a second, or when it is called: what other servers wrote, whether they live, what they left behind."""
        while True:
            self.called.clear()
            try:
                await self.tables.catch_up(self.news())
                await self.tables.follow_lobby()
                await self.beat()
                await self.help_out()
                await self.wake_stalled()
            except Unavailable:
                self.missed = True
            except Exception:
                self.missed = True
                logger.exception("The other servers could not be followed")
            await self.pause()

    async def pause(self) -> None:
        with suppress(TimeoutError):
            async with asyncio.timeout(TOLD_AT_ONCE if self.here_changed and self.ear else FOLLOW_EVERY):
                await self.called.wait()

    def alive(self) -> list[str]:
        return [*self.beats, self.store.server]

    async def beat(self) -> None:
        """Tells that this server lives and who looks here, and hears the same of the others."""
        since, in_company = time.monotonic() - self.beaten, len(self.beats) > 1
        if since < (TOLD_AT_ONCE if self.here_changed and self.ear and in_company else BEAT_EVERY):
            if self.company_changed:
                await self.meet()
            return
        news, self.here_changed = self.here_changed, False
        self.beaten = time.monotonic()
        self.number += 1
        self.tables.forget_looks()
        await in_thread(self.tables.note_company)
        self.note_beats(await in_thread(self.store.beat, self.number, self.tables.here(), news))
        self.tables.banned = await in_thread(self.store.banned)
        self.offers = True
        await self.bury()
        await self.adopt()
        if len(self.beats) > 1 or self.in_company:
            await self.meet()

    async def meet(self) -> None:
        self.company_changed = False
        self.tell_presence(await in_thread(self.store.elsewhere))

    def note_beats(self, beats: dict[str, int]) -> None:
        now = time.monotonic()
        for server, beat in beats.items():
            if self.beats.get(server, (None, 0.0))[0] != beat:
                self.beats[server] = beat, now
        for server in set(self.beats) - set(beats):
            del self.beats[server]

    async def bury(self) -> None:
        """Forgets servers that are silent."""
        for server in [server for server, (_, at) in self.beats.items() if time.monotonic() - at >= SILENT]:
            await in_thread(self.store.forget_server, server)
            del self.beats[server]

    async def adopt(self) -> None:
        """The bots of tables whose server is gone go on here, unless another server comes first."""
        alive = self.alive()
        for table_id in await in_thread(self.tables.jobs.orphans, alive, ADOPTED_AT_ONCE):
            if await in_thread(self.tables.jobs.adopt, table_id, alive):
                self.attend(table_id)

    def tell_presence(self, elsewhere: dict[str, dict[str, Company]]) -> None:
        heard: dict[str, list[Company]] = {}
        for here in elsewhere.values():
            for table_id, company in here.items():
                heard.setdefault(table_id, []).append(company)
        self.in_company = bool(heard)
        for table_id, presence in list(self.tables.presences.items()):
            presence.hear(heard.get(table_id, []))
        for table_id in self.tables.paused & set(heard):
            self.tables.paused.discard(table_id)
            self.attend(table_id)

    async def wake_stalled(self) -> None:
        """A table that somebody looks at here goes on, whoever was to look after it."""
        now, looked_at = time.monotonic(), {*self.tables.listened(), *self.tables.looks}
        self.seen = {table_id: self.seen[table_id] for table_id in looked_at if table_id in self.seen}
        for table_id in looked_at:
            session = self.tables.cached.get(table_id)
            if session is None or session.over or not session.has_bots():
                continue
            version, since = self.seen.get(table_id, (-1, now))
            written = self.tables.presence(table_id).counts.written
            if version != written:
                self.seen[table_id] = written, now
            elif now - since > STALLED:
                self.seen[table_id] = version, now
                self.attend(table_id)


def in_turn(offers: list[Offer]) -> list[Offer]:
    """The first lane first, and in each a bot of every visitor before a second one of any."""
    random.shuffle(offers)
    came: dict[tuple[int, str], int] = {}
    turns: list[tuple[int, int, Offer]] = []
    for offer in offers:
        turn = came[offer.lane, offer.visitor] = came.get((offer.lane, offer.visitor), 0) + 1
        turns.append((offer.lane, turn, offer))
    return [offer for _, _, offer in sorted(turns, key=lambda turn: turn[:2])]
