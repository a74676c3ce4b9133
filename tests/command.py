"""Running the command line in tests."""

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

from click.testing import CliRunner, Result

from waldglas.cli import main

TIMING = ("seconds", "games_per_second", "choices_per_second", "compiled")


def run(*words: str | Path, typed: str = "") -> Result:
    """Runs a command in this process, with what is typed on its standard input."""
    return CliRunner().invoke(main, [str(word) for word in words], input=typed)


def answer(*words: str | Path) -> Any:
    """The JSON that a command answers with."""
    result = run(*words, "--json")
    assert result.exit_code == 0, result.stderr
    assert result.stderr == ""
    return json.loads(result.stdout)


def refusal(code: int, *words: str | Path, typed: str = "") -> str:
    """The one line with which a command fails."""
    result = run(*words, typed=typed)
    assert result.exit_code == code, result.output
    assert result.stderr.startswith("Error: ")
    assert result.stderr.count("\n") == 1
    return result.stderr


def run_process(*words: str | Path, typed: str = "", **environment: str) -> subprocess.CompletedProcess[str]:
    """Runs a command in a process of its own."""
    return subprocess.run(
        [sys.executable, "-m", "waldglas", *map(str, words)],
        input=typed,
        capture_output=True,
        text=True,
        encoding="utf-8",
        env={**os.environ, **environment},
        timeout=100,
        check=False,
    )


def figures(data: dict[str, Any]) -> dict[str, Any]:
    """What a simulation found, without how fast it was."""
    return {name: value for name, value in data.items() if name not in TIMING}
