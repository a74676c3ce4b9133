"""Work on several processes."""

import os
from contextlib import closing
from pathlib import Path

import pytest

from tests.arena.leagues import SMALL, played
from tests.arena.test_matches import timeless
from waldglas.processes import WorkerLost, cores, spread


def test_there_is_a_core_to_work_on() -> None:
    assert 1 <= cores() <= (os.cpu_count() or 1)


@pytest.mark.parametrize("jobs", [1, 2])
def test_every_task_is_done_once(jobs: int) -> None:
    with closing(spread(abs, range(-20, 0), jobs)) as results:
        assert sorted(results) == [(number, -number) for number in range(-20, 0)]


@pytest.mark.parametrize("jobs", [1, 2])
def test_nothing_to_do(jobs: int) -> None:
    assert list(spread(abs, [], jobs)) == []


def test_work_that_nobody_wants_any_more_is_dropped() -> None:
    with closing(spread(abs, range(1000), 2)) as results:
        assert next(results)[0] in range(4)


def test_a_lost_worker_is_said_in_one_sentence() -> None:
    with pytest.raises(WorkerLost, match="one of the worker processes has ended"):
        list(spread(os._exit, [3, 4], 2))


def test_the_same_results_on_one_core_and_on_two(tmp_path: Path) -> None:
    one, two = played(SMALL, tmp_path / "one"), played(SMALL, tmp_path / "two", jobs=2)
    assert [timeless(result) for result in one] == [timeless(result) for result in two]
    for file in (tmp_path / "one" / "records").iterdir():
        assert file.read_text() == (tmp_path / "two" / "records" / file.name).read_text()
