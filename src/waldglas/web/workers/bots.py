"""Bots at the tables: they think in processes of their own, and what they choose goes in like anyone else's choice."""

import asyncio
import logging
import multiprocessing
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import ParamSpec, TypeVar

from waldglas.processes import cores
from waldglas.web.errors import Unavailable
from waldglas.web.workers.thinking import Errand, ready, settle_in, think

PATIENCE = 120.0
LEAST_PAUSE = 0.05
TRIES = 3

Given = ParamSpec("Given")
Found = TypeVar("Found")
Answer = Callable[[Errand, list[str]], None]

logger = logging.getLogger(__name__)


def spare_cores() -> int:
    return max(1, min(8, cores() - 1))


class BotDesk:
    """Sends errands to the workers, each seat's only once at a time, and replaces workers that died."""

    def __init__(self, answer: Answer, workers: int | None = None) -> None:
        self.answer = answer
        self.workers = workers or spare_cores()
        self.pool = self.new_pool()
        self.room_to_think = asyncio.Semaphore(self.workers + 1)
        self.under_way: dict[tuple[str, int], asyncio.Task[None]] = {}

    def new_pool(self) -> ProcessPoolExecutor:
        context = multiprocessing.get_context("spawn")
        return ProcessPoolExecutor(self.workers, mp_context=context, initializer=settle_in)

    def warm_up(self) -> None:
        """Starts a worker before the first bot is asked."""
        self.pool.submit(ready)

    def ask(self, errand: Errand) -> None:
        """Asks a bot, unless it is thinking already; must be called on the event loop."""
        key = (errand.header.id, errand.seat)
        if key not in self.under_way:
            self.under_way[key] = asyncio.get_running_loop().create_task(self.run(key, errand))

    async def run(self, key: tuple[str, int], errand: Errand) -> None:
        try:
            async with self.room_to_think:
                tokens = await self.chosen(errand)
        finally:
            del self.under_way[key]
        self.answer(errand, tokens)

    async def chosen(self, errand: Errand) -> list[str]:
        """What the bot chooses; one that keeps failing is replaced by chance, so that the table goes on."""
        for _ in range(TRIES):
            pool = self.pool
            try:
                return await asyncio.wait_for(asyncio.wrap_future(pool.submit(think, errand)), PATIENCE)
            except (BrokenProcessPool, TimeoutError):
                self.replace(pool)
            except Exception as error:  # noqa: BLE001 - whatever a bot does, its table must go on
                logger.warning("The bot %s failed with %s", errand.bot, type(error).__name__)
                break
            await asyncio.sleep(LEAST_PAUSE)
        return think(errand.by_chance())

    async def work_out(self, task: Callable[Given, Found], *given: Given.args, **named: Given.kwargs) -> Found:
        """Has a worker do something that may fail, between the errands of the bots."""
        async with self.room_to_think:
            pool = self.pool
            try:
                return await asyncio.wait_for(asyncio.wrap_future(pool.submit(task, *given, **named)), PATIENCE)
            except (BrokenProcessPool, TimeoutError):
                self.replace(pool)
                raise Unavailable("The coach could not finish this; ask again.") from None

    def replace(self, broken: ProcessPoolExecutor) -> None:
        """Starts new workers in the place of a pool that broke, once."""
        if self.pool is broken:
            logger.warning("A bot's process failed; starting others")
            self.pool = self.new_pool()
            end_workers(broken)

    def close(self) -> None:
        for task in self.under_way.values():
            task.cancel()
        end_workers(self.pool)


def end_workers(pool: ProcessPoolExecutor) -> None:
    """Workers hold nothing that must be kept."""
    workers = multiprocessing.active_children()
    pool.shutdown(wait=False)
    for worker in workers:
        worker.terminate()
