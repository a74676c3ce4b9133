"""A batch whose rows are spread over several processes; all of them write into the same shared memory."""

from __future__ import annotations

from contextlib import suppress
from multiprocessing import connection, get_context
from multiprocessing.shared_memory import SharedMemory
from typing import Any
from weakref import finalize

import numpy as np
from librt.vecs import vec
from mypy_extensions import i64

from waldglas.core.errors import IllegalChoice, WaldglasError
from waldglas.core.many import DISABLED, SAME_STEP, ManyGames
from waldglas.core.message import Message
from waldglas.core.playout import NOBODY
from waldglas.envs.batch import Batch, Plan, Seeds, checked_actions, marked_rows, seeds_of
from waldglas.games import load_game
from waldglas.processes import WorkerLost, start_worker

ALIGNED = 64  # bytes, so that no two arrays share a line of the cache


class BatchProcessFailed(WaldglasError):
    """A process of a batch has failed."""


class Arrays:
    """The arrays of a batch, laid one after the other into a block of memory."""

    def __init__(self, plan: Plan, rows: int, block: Any = None) -> None:
        game = load_game(plan.game)
        size, finals = game.observation(plan.seats).size, rows if plan.autoreset == SAME_STEP else 0
        shapes: dict[str, tuple[Any, tuple[int, ...]]] = {
            "observations": (np.int32, (rows, size)),
            "final_observations": (np.int32, (finals, size)),
            "masks": (np.uint8, (rows, len(game.alphabet))),
            "to_act": (np.int32, (rows,)),
            "rewards": (np.float32, (rows, plan.seats)),
            "ended": (np.uint8, (rows,)),
            "actions": (np.int64, (rows,)),
        }
        self.bytes = 0
        self.by_name: dict[str, Any] = {}
        for name, (kind, shape) in shapes.items():
            if block is not None:
                self.by_name[name] = np.ndarray(shape, kind, block, self.bytes)
            length = int(np.prod(shape)) * np.dtype(kind).itemsize
            self.bytes += -(-length // ALIGNED) * ALIGNED

    def take_over(self, games: ManyGames, part: slice) -> None:
        """Copies what was written for these rows to where everybody sees it."""
        names: dict[str, tuple[Any, Any]] = {
            "observations": (games.sheet.numbers, np.int32),
            "masks": (games.sheet.marks, np.uint8),
            "to_act": (games.to_act, np.int32),
            "rewards": (games.rewards, np.float64),
            "ended": (games.ended, np.uint8),
            "final_observations": (games.finals.numbers, np.int32),
        }
        for name, (numbers, kind) in names.items():
            if len(numbers):
                shared = self.by_name[name][part]
                np.copyto(shared, np.frombuffer(numbers, kind).reshape(shared.shape), casting="same_kind")


def work(plan: Plan, rows: int, part: slice, name: str, pipe: Any) -> None:
    """What a process of a batch does until the pipe is closed: its rows of each step, and a word when it is done."""
    start_worker()
    memory = SharedMemory(name)
    arrays = Arrays(plan, rows, memory.buf)
    try:
        games = plan.begin(part.stop - part.start, part.start)
        with suppress(EOFError, BrokenPipeError):
            while True:
                pipe.send(answer(games, arrays, part, pipe.recv()))
    finally:
        arrays.by_name.clear()
        memory.close()


def answer(games: ManyGames, arrays: Arrays, part: slice, asked: tuple[str, Any]) -> Exception | None:
    """Does what is asked; what goes wrong is sent back in words."""
    try:
        if asked[0] == "reset":
            games.restart(*asked[1])
        else:
            games.step(vec[i64](arrays.by_name["actions"][part]))
        arrays.take_over(games, part)
    except WaldglasError as error:
        return error
    except Exception as error:  # noqa: BLE001 - a bot of any kind may fail in any way
        return BatchProcessFailed(Message("error-batch-process", {"reason": f"{type(error).__name__}: {error}"}))
    return None


class SpreadBatch(Batch):
    def __init__(self, plan: Plan, rows: int, seed: int, processes: int) -> None:
        self.plan = plan
        self.rows = rows
        self.generator = np.random.default_rng(seed)
        self.memory = SharedMemory(create=True, size=Arrays(plan, rows).bytes)
        arrays = Arrays(plan, rows, self.memory.buf).by_name
        self.observations, self.masks = arrays["observations"], arrays["masks"]
        self.final_observations = arrays["final_observations"] if plan.autoreset == SAME_STEP else None
        self.to_act, self.ended, self.rewards = arrays["to_act"], arrays["ended"], arrays["rewards"]
        self.actions = arrays["actions"]
        self.parts = [slice(rows * i // processes, rows * (i + 1) // processes) for i in range(processes)]
        self.pipes: list[Any] = []
        self.workers: list[Any] = []
        self.let_go = finalize(self, end, self.memory, self.pipes, self.workers)
        for part in self.parts:
            self.start(part)
        self.reset(seed)

    def start(self, part: slice) -> None:
        context = get_context("spawn")
        ours, theirs = context.Pipe()
        worker = context.Process(target=work, args=(self.plan, self.rows, part, self.memory.name, theirs), daemon=True)
        worker.start()
        theirs.close()
        self.pipes.append(ours)
        self.workers.append(worker)

    def step(self, actions: Any) -> None:
        self.check_open()
        given = checked_actions(actions, self.rows)
        refused = self.refused(given)
        np.copyto(self.actions, given)
        if refused is None:
            self.ask([("step", None) for _ in self.parts])
        else:
            self.explain(refused)

    def explain(self, row: int) -> None:
        """Asks only the process of this row to step: it says why not, and plays nothing."""
        for part, pipe, worker in zip(self.parts, self.pipes, self.workers, strict=True):
            if part.start <= row < part.stop:
                pipe.send(("step", None))
                raise answer_of(pipe, worker) or IllegalChoice(Message("error-row-ended", {"row": row}))

    def refused(self, actions: Any) -> int | None:
        """The first row whose answer is not offered."""
        inside = np.clip(actions, 0, self.masks.shape[1] - 1)
        offered = (self.masks[np.arange(self.rows), inside] == 1) & (inside == actions)
        passed = offered if self.plan.autoreset == DISABLED else offered | (self.to_act == NOBODY)
        wrong = np.flatnonzero(~passed)
        return int(wrong[0]) if len(wrong) else None

    def reset(self, seed: Seeds = None, rows: Any = None) -> None:
        self.check_open()
        seeds, marked = seeds_of(seed, self.rows), marked_rows(rows, self.rows)

        own = [[row - part.start for row in marked if part.start <= row < part.stop] for part in self.parts]
        self.ask([("reset", (seeds[part], rows)) for part, rows in zip(self.parts, own, strict=True)])

    def sample(self) -> Any:
        self.check_open()
        return np.argmax(self.generator.random(self.masks.shape, np.float32) * self.masks, axis=1)

    def check_open(self) -> None:
        if not self.let_go.alive:
            raise WorkerLost(Message("error-worker-lost"))

    def ask(self, tasks: list[tuple[str, Any]]) -> None:
        """Gives each process its task and waits for all; where one fails the rows are no longer in step: all end."""
        for pipe, task in zip(self.pipes, tasks, strict=True):
            with suppress(BrokenPipeError):
                pipe.send(task)
        found = [answer_of(pipe, worker) for pipe, worker in zip(self.pipes, self.workers, strict=True)]
        for error in found:
            if error is not None:
                self.close()
                raise error

    def close(self) -> None:
        """Ends the processes and gives the memory back; the arrays are gone."""
        names = ("observations", "masks", "final_observations", "to_act", "ended", "rewards", "actions")
        for name in names:
            setattr(self, name, None)
        self.let_go()


def answer_of(pipe: Any, worker: Any) -> Exception | None:
    """What a process says when it is done, or that it has died."""
    connection.wait([pipe, worker.sentinel])
    with suppress(EOFError, ConnectionError):
        if pipe.poll():
            error: Exception | None = pipe.recv()
            return error
    return WorkerLost(Message("error-worker-lost"))


def end(memory: SharedMemory, pipes: list[Any], workers: list[Any]) -> None:
    for pipe in pipes:
        pipe.close()
    for worker in workers:
        worker.join(1)
        if worker.is_alive():
            worker.terminate()
            worker.join()
    with suppress(BufferError):  # somebody still looks at an array: the memory goes with it
        memory.close()
    memory.unlink()
