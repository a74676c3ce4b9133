"""Work spread over the cores of this machine."""

import os
import signal
from collections.abc import Callable, Generator, Iterable
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from itertools import islice
from multiprocessing import active_children, get_context, parent_process
from threading import Thread
from typing import TypeVar

from waldglas.core.errors import WaldglasError
from waldglas.core.message import Message

Task = TypeVar("Task")
Result = TypeVar("Result")

WAITING_FOR_EACH = 2  # so that no process idles while a result is fetched, and few tasks are under way


class WorkerLost(WaldglasError):
    pass


def cores() -> int:
    """How many cores of this machine the program may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def spread(
    work: Callable[[Task], Result], tasks: Iterable[Task], jobs: int
) -> Generator[tuple[Task, Result], None, None]:
    """Does the work on each task, on so many processes; gives each task with its result as soon as it is there."""
    if jobs == 1:
        for task in tasks:
            yield task, work(task)
        return
    others = set(active_children())
    workers = ProcessPoolExecutor(jobs, get_context("spawn"), start_worker)
    queue, waiting = iter(tasks), dict[Future[Result], Task]()
    try:
        while True:
            for task in islice(queue, WAITING_FOR_EACH * jobs - len(waiting)):
                waiting[workers.submit(work, task)] = task
            if not waiting:
                break
            for future in wait(waiting, return_when=FIRST_COMPLETED).done:
                yield waiting.pop(future), future.result()
    except BrokenProcessPool:
        raise WorkerLost(Message("error-worker-lost")) from None
    finally:
        if waiting:  # interrupted: nobody wants what is still being worked on
            for worker in set(active_children()) - others:
                worker.terminate()
        workers.shutdown(cancel_futures=True)


def start_worker(niceness: int = 0) -> None:
    """Leaves interrupts to the parent, gives way to others as it is told, and does not outlive the parent."""
    os.nice(niceness)
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=end_with_the_parent, daemon=True).start()


def end_with_the_parent() -> None:
    parent = parent_process()
    assert parent is not None
    parent.join()
    os._exit(1)
