"""Where bots and the coach think: what somebody waits for in front, all else behind, and instant bots beside both."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from functools import partial
from typing import TypeVar

from waldglas.bots import GREEDY, RANDOM
from waldglas.core.message import Message
from waldglas.processes import cores
from waldglas.web.errors import Unavailable
from waldglas.web.figures import bot_seconds
from waldglas.web.workers.crew import Crew, CrewFailed
from waldglas.web.workers.jobs import Job, ready, think
from waldglas.web.workers.lanes import Lane

NICENESS = 2  # workers give way to the server
BEHIND = 10  # and work that nobody waits for to all else
INSTANT = (RANDOM, GREEDY)
LEAST_PAUSE = 0.05
TRIES = 3

Found = TypeVar("Found")
Answer = Callable[[Job, list[str]], Awaitable[None]]

logger = logging.getLogger(__name__)


def spare_cores() -> int:
    return max(1, min(8, cores() - 1))


def key_of(job: Job) -> tuple[str, int, int]:
    return job.header.id, job.seat, job.decision


class WorkerPool:
    """Sends jobs to the workers, each decision of a seat only once."""

    def __init__(self, answer: Answer, workers: int | None = None) -> None:
        self.answer = answer
        count = workers or spare_cores()
        self.front = Crew(count, NICENESS)
        self.behind = Crew(count, BEHIND)
        self.instant = Crew(1, 0, ahead=10_000)
        self.thinking: set[tuple[str, int, int]] = set()
        self.under_way: set[asyncio.Task[None]] = set()

    def warm_up(self) -> None:
        """Starts workers before the first bot is asked."""
        for crew in (self.front, self.instant):
            crew.executor.submit(ready)

    def crew_for(self, lane: Lane, bot: str = "") -> Crew:
        if bot in INSTANT:
            return self.instant
        return self.front if lane <= Lane.HINTS else self.behind

    def room(self, lane: Lane, bot: str = "") -> int:
        """How many more jobs are worked on at once."""
        return self.crew_for(lane, bot).lanes.free

    def thinks(self, job: Job) -> bool:
        return key_of(job) in self.thinking

    def ask(self, job: Job, lane: Lane) -> None:
        """Asks a bot, unless it is thinking about this decision already; must be called on the event loop."""
        if self.thinks(job):
            return
        self.thinking.add(key_of(job))
        task = asyncio.get_running_loop().create_task(self.run(job, lane))
        self.under_way.add(task)
        task.add_done_callback(self.under_way.discard)

    async def run(self, job: Job, lane: Lane) -> None:
        """Until its answer is in, nobody asks it the same again."""
        try:
            with bot_seconds.labels(lane.name.lower()).time():
                tokens = await self.chosen(job, lane)
            await self.answer(job, tokens)
        finally:
            self.thinking.discard(key_of(job))

    async def chosen(self, job: Job, lane: Lane) -> list[str]:
        """What the bot chooses; one that keeps failing is replaced by chance, so that the table goes on."""
        for _ in range(TRIES):
            try:
                return await self.crew_for(lane, job.bot).do(lane, job.header.host or "", partial(think, job))
            except CrewFailed:
                await asyncio.sleep(LEAST_PAUSE)
            except Exception as error:  # noqa: BLE001 - whatever a bot does, its table must go on
                logger.warning("The bot %s failed with %s", job.bot, type(error).__name__)
                break
        return await asyncio.to_thread(think, job.by_chance())

    async def work_out(self, lane: Lane, visitor: str, task: Callable[[], Found]) -> Found:
        """Has a worker do something that may fail, between the jobs of the bots."""
        try:
            return await self.crew_for(lane).do(lane, visitor, task)
        except CrewFailed:
            raise Unavailable(Message("page-refused-coach-failed")) from None

    def renew(self) -> None:
        """New workers for new jobs; the old ones finish what they are at."""
        for crew in self.crews():
            crew.renew()
        self.warm_up()

    def close(self) -> None:
        for crew in self.crews():
            crew.close()

    def crews(self) -> list[Crew]:
        return [self.front, self.behind, self.instant]
