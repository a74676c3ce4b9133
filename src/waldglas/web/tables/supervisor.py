"""The supervisor: wakes bots that owe a choice, tries again what failed, and takes over from servers that died."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import AsyncIterator
from typing import TYPE_CHECKING

from starlette.concurrency import run_in_threadpool

from waldglas.core.errors import WaldglasError
from waldglas.web.errors import Unavailable
from waldglas.web.store.models import Company

if TYPE_CHECKING:
    from waldglas.web.tables.service import Tables

FOLLOW_EVERY = 1.0  # seconds
BEAT_EVERY = 2.0
SILENT = 5.0  # so long without a beat, a server counts as dead
STALLED = 5.0  # so long without a move, a table that is looked at here is woken here
ASK_AGAIN = 0.5
SHORTEST, LONGEST = 0.2, 3.0  # pauses between tries
ADOPTED_AT_ONCE = 200

logger = logging.getLogger(__name__)


async def backing_off() -> AsyncIterator[None]:
    """Once, and again after ever longer pauses, for as long as it is asked for more."""
    pause = SHORTEST
    while True:
        yield
        await asyncio.sleep(pause)
        pause = min(LONGEST, pause * 2)


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
                    self.tables.workers.ask(job, lane)
            except Unavailable:
                continue
            except WaldglasError:
                return
            except Exception:
                logger.exception("The bots of table %s could not be asked", table_id)
            return

    # Living

    async def follow(self) -> None:
        """Once a second: what other servers wrote, whether they live, and what they left behind."""
        while True:
            try:
                await self.tables.catch_up()
                await self.beat()
                await self.wake_stalled()
            except Unavailable:
                pass
            except Exception:
                logger.exception("The other servers could not be followed")
            await asyncio.sleep(FOLLOW_EVERY)

    async def beat(self) -> None:
        if time.monotonic() - self.beaten < BEAT_EVERY:
            return
        self.beaten = time.monotonic()
        self.number += 1
        self.tables.forget_looks()
        here = {table_id: self.tables.presence(table_id).here() for table_id in self.tables.listened()}
        self.note_beats(await run_in_threadpool(self.store.beat, self.number, here))
        await self.bury()
        await self.adopt()
        if len(self.beats) > 1 or self.in_company:
            self.tell_presence(await run_in_threadpool(self.store.elsewhere))

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
            await run_in_threadpool(self.store.forget_server, server)
            del self.beats[server]

    async def adopt(self) -> None:
        """The bots of tables whose server is gone go on here, unless another server comes first."""
        alive = [*self.beats, self.store.server]
        for table_id in await run_in_threadpool(self.store.orphans, alive, ADOPTED_AT_ONCE):
            if await run_in_threadpool(self.store.adopt, table_id, alive):
                self.attend(table_id)

    def tell_presence(self, elsewhere: dict[str, dict[str, Company]]) -> None:
        heard: dict[str, list[Company]] = {}
        for here in elsewhere.values():
            for table_id, company in here.items():
                heard.setdefault(table_id, []).append(company)
        self.in_company = bool(heard)
        for table_id, presence in list(self.tables.presences.items()):
            presence.hear(heard.get(table_id, []))

    async def wake_stalled(self) -> None:
        """A table that somebody looks at here goes on, whoever was to look after it."""
        now, listened = time.monotonic(), self.tables.listened()
        self.seen = {table_id: self.seen[table_id] for table_id in listened if table_id in self.seen}
        for table_id in listened:
            session = self.tables.cached.get(table_id)
            if session is None or session.over or not session.has_bots():
                continue
            version, since = self.seen.get(table_id, (-1, now))
            if version != session.header.version:
                self.seen[table_id] = session.header.version, now
            elif now - since > STALLED:
                self.seen[table_id] = version, now
                self.attend(table_id)
