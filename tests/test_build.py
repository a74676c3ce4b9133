"""The compiled and the interpreted build of the rules, and the data files of both."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

import waldglas
from waldglas import build

REPORT = """
import waldglas.build, waldglas.core.rng, waldglas.core.game
print(waldglas.build.compiled(), waldglas.core.rng.__file__, waldglas.core.game.__file__)
"""


def report(pure: str | None) -> list[str]:
    environment = {name: value for name, value in os.environ.items() if name != build.PURE}
    if pure is not None:
        environment[build.PURE] = pure
    run = subprocess.run([sys.executable, "-c", REPORT], env=environment, capture_output=True, text=True, check=True)
    return run.stdout.split()


def test_version() -> None:
    assert waldglas.__version__.count(".") == 2


def test_pure_build_can_be_forced() -> None:
    compiled, *files = report("1")
    assert compiled == "False"
    assert all(file.endswith(".py") for file in files)


@pytest.mark.parametrize("pure", [None, "0"])
def test_installed_build_is_the_default(pure: str | None) -> None:
    compiled, *files = report(pure)
    assert all(file.endswith(".py") == (compiled == "False") for file in files)


def test_this_process_runs_what_its_environment_says() -> None:
    pure = os.environ.get(build.PURE)
    assert str(build.compiled()) == report(pure)[0]


def test_rules_digests_are_found() -> None:
    assert list(build.rules_folder().glob("*.md"))


def test_nothing_is_awaited_unless_it_is_said(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.delenv(build.AWAITED, raising=False)
    assert build.newly_compiled() is None
    monkeypatch.setenv(build.AWAITED, str(tmp_path / "not there yet"))
    assert build.newly_compiled() is None
    monkeypatch.setenv(build.AWAITED, str(tmp_path))
    monkeypatch.setenv(build.PURE, "1")
    assert build.newly_compiled() is None
