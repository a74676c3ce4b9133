"""The command itself: its help, and what it loads."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from tests.command import run
from waldglas.cli.app import COMMANDS
from waldglas.cli.help import plain_words
from waldglas.language import languages, matching, wanted_by

LOADED = "import sys, waldglas.cli.app; print(*sorted(name for name in sys.modules if name.startswith('waldglas')))"


@pytest.mark.parametrize("name", COMMANDS)
def test_the_help_says_of_a_command_what_it_says_itself(name: str, caplog: pytest.LogCaptureFixture) -> None:
    shown, own = (" ".join(run(*words).stdout.split()) for words in (["--help"], [name, "--help"]))
    first = plain_words("en")[f"cli-{name}"].split("\n\n")[0]
    assert f" {name} {first}" in shown
    assert first in own
    assert not re.search(r"cli-|[{}$]", shown + own)
    assert caplog.records == []


def test_values_in_the_help() -> None:
    assert "random, easy, greedy, medium, strong" in " ".join(run("simulate", "--help").stdout.split())
    assert "By default report.html in DIR." in run("report", "--help").stdout


def test_an_unknown_language_is_told_once() -> None:
    result = run("--lang", "tlh", "games")
    assert (result.exit_code, result.stderr.count("tlh"), result.stderr.count("\n")) == (0, 1, 1)
    assert "Tiny Towns, 1–6 seats" in result.stdout
    assert run("--lang", "en-GB", "games").stderr == ""


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({}, "en"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LANG": "en_GB.UTF-8"}, "en"),
        ({"LANG": "xx_XX"}, "en"),
        ({"LANG": "xx", "LC_ALL": "EN"}, "en"),
    ],
)
def test_the_language_of_the_environment(environment: dict[str, str], language: str) -> None:
    assert wanted_by(environment) == language


def test_languages_are_folders_of_words(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("en", "de", "empty"):
        (tmp_path / name).mkdir()
    for name in ("en", "de"):
        (tmp_path / name / "core.ftl").touch()
    monkeypatch.setattr("waldglas.language.CATALOGUES", tmp_path)
    assert languages() == ["de", "en"]
    assert [matching(name) for name in ("de_AT.UTF-8", "DE", "de-CH@euro", "fr")] == ["de", "de", "de", None]
    assert wanted_by({"LC_ALL": "de_DE.UTF-8", "LANG": "en"}) == "de"


def test_the_help_loads_no_game_and_no_page() -> None:
    loaded = subprocess.run([sys.executable, "-c", LOADED], capture_output=True, text=True, check=True).stdout.split()
    assert not [
        name for name in loaded if name.split(".")[1:2] in (["games"], ["web"], ["draw"], ["arena"], ["ai"], ["words"])
    ]


def test_a_closed_output_ends_without_a_traceback() -> None:
    closed = subprocess.run(
        [sys.executable, "-c", "import sys; sys.stdout = None; from waldglas.cli import main; main(['games'])"],
        env=os.environ,
        capture_output=True,
        text=True,
        timeout=100,
        check=False,
    )
    assert (closed.returncode, closed.stderr) == (0, "")
