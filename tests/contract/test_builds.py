"""Compiled or interpreted, the same games."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.contract.setups import SETUPS
from waldglas.build import PURE

ROOT = Path(__file__).parents[2]


def whole_games(pure: bool) -> tuple[list[str], list[str]]:
    """The files a process ran, and its games."""
    environment = {**os.environ, PURE: "1" if pure else "0"}
    run = subprocess.run(
        [sys.executable, "-m", "tests.contract.whole_games"],
        cwd=ROOT,
        env=environment,
        capture_output=True,
        text=True,
        check=True,
    )
    files, *games = run.stdout.splitlines()
    return json.loads(files), games


def test_compiled_and_interpreted_games_are_the_same() -> None:
    files, games = whole_games(pure=False)
    if all(file.endswith(".py") for file in files):
        pytest.skip("the installed build is interpreted: there is nothing to compare")
    assert not any(file.endswith(".py") for file in files)
    pure_files, pure_games = whole_games(pure=True)
    assert all(file.endswith(".py") for file in pure_files)
    assert len(games) == len(SETUPS)
    assert games == pure_games


def test_games_are_the_same_twice() -> None:
    files, games = whole_games(pure=True)
    assert all(file.endswith(".py") for file in files)
    assert games == whole_games(pure=True)[1]
