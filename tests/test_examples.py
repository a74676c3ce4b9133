"""The examples run and do what they say (mypy checks them with everything else); and the public names are there."""

import os
import subprocess
import sys
from inspect import getdoc, signature
from pathlib import Path
from pydoc import render_doc

import pytest

import waldglas
from waldglas.reference import methods_of, source_of

EXAMPLES = Path(__file__).parents[1] / "examples"


def ran(script: str, folder: Path, *more: str) -> str:
    done = subprocess.run(
        [sys.executable, str(EXAMPLES / script), *more],
        cwd=folder,
        env=os.environ,
        capture_output=True,
        text=True,
        timeout=100,
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, "")
    return done.stdout


def test_the_first_bot_beats_random_clearly(tmp_path: Path) -> None:
    own, by_chance = ran("arena_from_python.py", tmp_path).splitlines()
    assert own.startswith("FirstBot: ")
    assert own.endswith(" of 20 games won")
    assert int(own.split()[-5]) >= 17
    assert by_chance.startswith("random: ")


def test_a_picture(tmp_path: Path) -> None:
    ran("notebook_picture.py", tmp_path)
    assert (tmp_path / "moment.svg").read_text(encoding="utf-8").startswith("<svg")


@pytest.mark.skipif(sys.platform == "win32", reason="processes as on Unix")
def test_a_bot_that_talks(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(EXAMPLES)
    results = waldglas.compete("tiny-towns", [f"process:{sys.executable} talking_bot.py", "random"], games=2)
    assert [seat.fault for result in results for seat in result.seats] == [""] * 4


@pytest.mark.parametrize("name", waldglas.__all__)
def test_public_names_say_what_they_are(name: str) -> None:
    found = getattr(waldglas, name)
    assert name in dir(waldglas)
    assert (getdoc(found) or "").strip()
    assert name in render_doc(found)
    if callable(found) and not isinstance(found, type):
        assert signature(found).parameters


def test_what_is_not_public_is_not_there() -> None:
    with pytest.raises(AttributeError, match="module 'waldglas' has no attribute 'everything'"):
        waldglas.everything  # noqa: B018


def test_help_reads_the_source_of_a_compiled_class() -> None:
    source = source_of(waldglas.Position)
    assert source is not None
    told = methods_of(source)
    assert "look_ahead(self, seat: Seat, action: Action) -> Position\n    The position after a choice" in "\n".join(
        told
    )
