"""Worker processes: bots and the coach think there; what a bot chooses goes in like anyone else's choice."""

import asyncio
import logging
import multiprocessing
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import ParamSpec, TypeVar

from waldglas.core.message import Message
from waldglas.processes import cores, start_worker
from waldglas.web.errors import Unavailable
from waldglas.web.workers.jobs import Job, ready, think

NICENESS = 5  # workers give way to the server
PATIENCE = 120.0
LEAST_PAUSE = 0.05
TRIES = 3

Given = ParamSpec("Given")
Found = TypeVar("Found")
Answer = Callable[[Job, list[str]], None]

logger = logging.getLogger(__name__)


def spare_cores() -> int:
    return max(1, min(8, cores() - 1))


class WorkerPool:
    """Sends jobs to the workers, each seat's only once at a time, and replaces workers that died."""

    def __init__(self, answer: Answer, workers: int | None = None) -> None:
        self.answer = answer
        self.workers = workers or spare_cores()
        self.executor = self.new_executor()
        self.places = asyncio.Semaphore(self.workers + 1)
        self.under_way: dict[tuple[str, int], asyncio.Task[None]] = {}

    def new_executor(self) -> ProcessPoolExecutor:
        context = multiprocessing.get_context("spawn")
        return ProcessPoolExecutor(self.workers, context, start_worker, (NICENESS,))

    def warm_up(self) -> None:
        """Starts a worker before the first bot is asked."""
        self.executor.submit(ready)

    def ask(self, job: Job) -> None:
        """Asks a bot, unless it is thinking already; must be called on the event loop."""
        key = (job.header.id, job.seat)
        if key not in self.under_way:
            self.under_way[key] = asyncio.get_running_loop().create_task(self.run(key, job))

    async def run(self, key: tuple[str, int], job: Job) -> None:
        try:
            async with self.places:
                tokens = await self.chosen(job)
        finally:
            del self.under_way[key]
        self.answer(job, tokens)

    async def chosen(self, job: Job) -> list[str]:
        """What the bot chooses; one that keeps failing is replaced by chance, so that the table goes on."""
        for _ in range(TRIES):
            executor = self.executor
            try:
                return await asyncio.wait_for(asyncio.wrap_future(executor.submit(think, job)), PATIENCE)
            except (BrokenProcessPool, TimeoutError):
                self.replace(executor)
            except Exception as error:  # noqa: BLE001 - whatever a bot does, its table must go on
                logger.warning("The bot %s failed with %s", job.bot, type(error).__name__)
                break
            await asyncio.sleep(LEAST_PAUSE)
        return think(job.by_chance())

    async def work_out(self, task: Callable[Given, Found], *given: Given.args, **named: Given.kwargs) -> Found:
        """Has a worker do something that may fail, between the jobs of the bots."""
        async with self.places:
            executor = self.executor
            try:
                return await asyncio.wait_for(asyncio.wrap_future(executor.submit(task, *given, **named)), PATIENCE)
            except (BrokenProcessPool, TimeoutError):
                self.replace(executor)
                raise Unavailable(Message("page-refused-coach-failed")) from None

    def replace(self, broken: ProcessPoolExecutor) -> None:
        """Starts new workers in the place of a pool that broke, once."""
        if self.executor is broken:
            logger.warning("A bot's process failed; starting others")
            self.executor = self.new_executor()
            end_workers(broken)

    def renew(self) -> None:
        """New workers for new jobs; the old ones finish what they are at."""
        self.executor.shutdown(wait=False)
        self.executor = self.new_executor()
        self.warm_up()

    def close(self) -> None:
        for task in self.under_way.values():
            task.cancel()
        end_workers(self.executor)


def end_workers(executor: ProcessPoolExecutor) -> None:
    """Workers hold nothing that must be kept."""
    workers = multiprocessing.active_children()
    executor.shutdown(wait=False)
    for worker in workers:
        worker.terminate()
