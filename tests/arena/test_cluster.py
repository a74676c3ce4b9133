"""Matches on a Ray cluster of two workers, one of which is killed."""

import os
import signal
from collections.abc import Callable
from dataclasses import replace
from functools import partial
from pathlib import Path

import pytest

from tests.arena.leagues import SMALL, played
from tests.arena.test_matches import timeless
from waldglas.arena.ledger import Ledger
from waldglas.arena.matches import MatchResult, play_match
from waldglas.arena.play import play_league
from waldglas.processes import WorkerLost

pytest.importorskip("ray", reason="the extra 'cluster' is not installed")

Played = tuple[MatchResult, str]

LEAGUE = replace(SMALL, bots=["random"], games=12)
VICTIM = 5


def killed_once(work: Callable[[int], Played], marker: Path) -> Callable[[int], Played]:
    """The same work, but the first worker that has played a certain match is killed before it can hand it over."""

    def carry_out(match: int) -> Played:
        played_match = work(match)
        if match == VICTIM and not marker.exists():
            marker.write_text(str(os.getpid()))
            os.kill(os.getpid(), signal.SIGKILL)
        return played_match

    return carry_out


@pytest.mark.cluster
def test_no_match_is_lost_or_counted_twice_when_a_worker_is_killed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    from waldglas.arena import cluster  # noqa: PLC0415 - needs the extra

    monkeypatch.delenv("RAY_ADDRESS", raising=False)
    marker, heard = tmp_path / "killed", list[int]()

    def spread(work, tasks, jobs):  # type: ignore[no-untyped-def]
        return cluster.spread(killed_once(work, marker), tasks, jobs)

    with Ledger(tmp_path / "league", LEAGUE) as ledger:
        play_league(LEAGUE, ledger, spread, 2, heard.append)
        lines = (tmp_path / "league" / "matches.jsonl").read_text().splitlines()
        results = ledger.results()
    assert int(marker.read_text()) != os.getpid()
    assert len(lines) == LEAGUE.matches() == 12
    assert heard == list(range(13))
    expected = played(LEAGUE, tmp_path / "here")
    assert [timeless(result) for result in results] == [timeless(result) for result in expected]


@pytest.mark.cluster
def test_a_cluster_that_does_not_answer_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    from waldglas.arena import cluster  # noqa: PLC0415 - needs the extra

    def nobody_there(**_: object) -> None:
        raise ConnectionError

    monkeypatch.setenv("RAY_ADDRESS", "10.0.0.1:6379")
    monkeypatch.setattr("ray.init", nobody_there)
    with pytest.raises(WorkerLost, match=r"no Ray cluster answers at 10\.0\.0\.1:6379"):
        next(cluster.spread(partial(play_match, LEAGUE), [1], 1))
