"""A crew of worker processes: does what it is handed, and is replaced when it breaks or hangs."""

import asyncio
import logging
import multiprocessing
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import TypeVar

from waldglas.web.workers import jobs
from waldglas.web.workers.lanes import Lane, Lanes

PATIENCE = 120.0
NONE_IDLE = 1  # one more task than workers is handed out, so that none idles while an answer is fetched

Found = TypeVar("Found")

logger = logging.getLogger(__name__)


class CrewFailed(Exception):
    """The process that worked on a task died or did not come to an end."""


class Crew:
    def __init__(self, workers: int, niceness: int, ahead: int = NONE_IDLE) -> None:
        self.workers = workers
        self.niceness = niceness
        self.lanes = Lanes(workers + ahead)
        self.executor = self.new_executor()

    def new_executor(self) -> ProcessPoolExecutor:
        context = multiprocessing.get_context("spawn")
        return ProcessPoolExecutor(self.workers, context, jobs.start, (self.niceness,))

    async def do(self, lane: Lane, visitor: str, task: Callable[[], Found]) -> Found:
        """What the task comes to, when it is this visitor's turn."""
        async with self.lanes.place(lane, visitor):
            executor = self.executor
            try:
                return await asyncio.wait_for(asyncio.wrap_future(executor.submit(task)), PATIENCE)
            except (BrokenProcessPool, TimeoutError):
                self.replace(executor)
                raise CrewFailed from None

    def replace(self, broken: ProcessPoolExecutor) -> None:
        """Starts new workers in the place of those that broke, once."""
        if self.executor is broken:
            logger.warning("A worker process failed; starting others")
            self.executor = self.new_executor()
            end_workers(broken)

    def renew(self) -> None:
        """New workers for new tasks; the old ones finish what they are at."""
        self.executor.shutdown(wait=False)
        self.executor = self.new_executor()

    def close(self) -> None:
        end_workers(self.executor)


def end_workers(executor: ProcessPoolExecutor) -> None:
    """Workers hold nothing that must be kept."""
    workers = list((executor._processes or {}).values())
    executor.shutdown(wait=False, cancel_futures=True)
    for worker in workers:
        worker.terminate()
