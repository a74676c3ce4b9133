"""A batch on several processes: the same games, errors in a sentence, nothing hangs and nothing is left behind."""

import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random
from subprocess import DEVNULL, PIPE, Popen
from time import sleep

import pytest

np = pytest.importorskip("numpy")

from tests.envs.test_batch import any_actions  # noqa: E402
from waldglas.bots import BadBot  # noqa: E402
from waldglas.core.errors import IllegalChoice  # noqa: E402
from waldglas.envs import vector  # noqa: E402
from waldglas.envs.spread import SpreadBatch  # noqa: E402
from waldglas.processes import WorkerLost  # noqa: E402


@pytest.fixture(scope="module")
def spread() -> Iterator[SpreadBatch]:
    batch = vector("tiny-towns", 5, seed=4, processes=2, autoreset="same_step")
    assert isinstance(batch, SpreadBatch)
    yield batch
    batch.close()


def test_it_plays_the_same_games_as_one_process(spread: SpreadBatch) -> None:
    alone, chance = vector("tiny-towns", 5, seed=4, autoreset="same_step"), Random(4)
    spread.reset(4)
    ended = 0
    for _ in range(160):
        actions = any_actions(alone, chance)
        alone.step(actions)
        spread.step(actions)
        for name in ("observations", "masks", "to_act", "rewards", "ended", "final_observations"):
            assert (getattr(alone, name) == getattr(spread, name)).all(), name
        ended += int(alone.ended.sum())
    assert ended


def test_an_answer_that_is_not_offered_changes_nothing(spread: SpreadBatch) -> None:
    actions, before = any_actions(spread, Random(1)), spread.observations.copy()
    wrong = actions.copy()
    wrong[4] = np.flatnonzero(spread.masks[4] == 0)[0]
    with pytest.raises(IllegalChoice, match="in game 4 of the batch: move"):
        spread.step(wrong)
    assert (spread.observations == before).all()
    spread.step(actions)
    assert (spread.observations != before).any()
    spread.step(spread.sample())


def test_a_process_that_dies_is_told_and_the_others_end() -> None:
    batch = vector("tiny-towns", 2, processes=2)
    assert isinstance(batch, SpreadBatch)
    memory, workers = batch.memory.name, batch.workers
    actions = any_actions(batch, Random(1))
    workers[1].kill()
    workers[1].join()
    with pytest.raises(WorkerLost):
        batch.step(actions)
    assert not any(worker.is_alive() for worker in workers)
    assert not Path("/dev/shm", memory).exists()  # noqa: S108
    with pytest.raises(WorkerLost):
        batch.step(actions)


SCRIPT = """
from time import sleep
from waldglas.envs import vector
batch = vector("tiny-towns", 2, processes=2)
print(batch.memory.name, *[worker.pid for worker in batch.workers], flush=True)
sleep(100)
"""


def test_processes_and_memory_go_with_the_parent() -> None:
    command = [sys.executable, "-W", "ignore", "-c", SCRIPT]
    with Popen(command, stdout=PIPE, stderr=DEVNULL, text=True) as parent:
        assert parent.stdout is not None
        memory, *workers = parent.stdout.readline().split()
        parent.kill()
    left = [Path("/dev/shm", memory), *[Path("/proc", worker) for worker in workers]]  # noqa: S108
    for _ in range(600):
        if not any(place.exists() for place in left):
            return
        sleep(0.1)
    pytest.fail(f"{left} were left behind")


def test_a_bot_that_fails_is_told_in_a_sentence() -> None:
    with pytest.raises(BadBot, match="no more ideas"):
        played_against("tests.envs.failing:Failing")


def played_against(bot: str) -> None:
    batch = vector("tiny-towns", 4, processes=2, opponents=bot)
    for _ in range(3):
        batch.step(any_actions(batch, Random(1)))
