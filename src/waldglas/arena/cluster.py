"""Work spread over a Ray cluster: the one that RAY_ADDRESS names, or a small one on this machine."""

import logging
import os
from collections.abc import Callable, Generator, Iterable
from itertools import islice
from typing import Any, TypeVar

import ray
from ray.exceptions import RayError, RayTaskError

from waldglas.core.message import Message
from waldglas.processes import WAITING_FOR_EACH, WorkerLost

Task = TypeVar("Task")
Result = TypeVar("Result")

ADDRESS = "RAY_ADDRESS"
RETRIES = 10  # of a task whose worker was lost
OBJECT_STORE = 80 * 2**20  # bytes for a cluster of our own; results are small
QUIET: dict[str, Any] = {"include_dashboard": False, "log_to_driver": False, "logging_level": logging.ERROR}


def spread(
    work: Callable[[Task], Result], tasks: Iterable[Task], jobs: int
) -> Generator[tuple[Task, Result], None, None]:
    """Does the work on each task, so many at a time (0: as many as the cluster has cores); see `pool.spread`.

    A task whose worker or machine is lost is done again elsewhere. Each task gives its result once.
    """
    join(jobs)
    try:
        most = WAITING_FOR_EACH * (jobs or int(ray.cluster_resources().get("CPU", 1)))
        carry_out = ray.remote(call).options(max_retries=RETRIES)
        shared, queue = ray.put(work), iter(tasks)
        waiting: dict[ray.ObjectRef, Task] = {}
        while True:
            for task in islice(queue, most - len(waiting)):
                waiting[carry_out.remote(shared, task)] = task
            if not waiting:
                return
            for result in ray.wait(list(waiting), num_returns=1)[0]:
                yield waiting.pop(result), ray.get(result)
    except RayTaskError as error:
        raise error.cause from None
    except RayError as error:
        raise WorkerLost(Message("error-cluster-lost", {"error": type(error).__name__})) from None
    finally:
        ray.shutdown()


def join(jobs: int) -> None:
    """Joins the cluster that the environment names, or starts one here."""
    os.environ.setdefault("RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO", "0")  # Ray warns of its own default
    if os.environ.get(ADDRESS):
        try:
            ray.init(**QUIET)
        except (ConnectionError, RayError):
            raise WorkerLost(
                Message("error-no-cluster", {"address": os.environ[ADDRESS], "variable": ADDRESS})
            ) from None
    else:
        ray.init(address="local", num_cpus=jobs or None, object_store_memory=OBJECT_STORE, **QUIET)


def call(work: Callable[[Task], Result], task: Task) -> Result:
    return work(task)
