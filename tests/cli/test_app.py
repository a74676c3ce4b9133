"""The command itself: its help, and what it loads."""

import subprocess
import sys

import click
import pytest

from tests.command import run
from waldglas.cli.app import COMMANDS, module_of

LOADED = "import sys, waldglas.cli.app; print(*sorted(name for name in sys.modules if name.startswith('waldglas')))"


@pytest.mark.parametrize("name", COMMANDS)
def test_the_help_says_of_a_command_what_it_says_itself(name: str) -> None:
    command: click.Command = getattr(module_of(name), name)
    first = (command.help or "").split("\n\n")[0]
    assert " ".join(first.split()) == COMMANDS[name][1]
    assert f"  {name} " in run("--help").stdout


def test_the_help_loads_no_game_and_no_page() -> None:
    loaded = subprocess.run([sys.executable, "-c", LOADED], capture_output=True, text=True, check=True).stdout.split()
    assert not [name for name in loaded if name.split(".")[1:2] in (["games"], ["web"], ["draw"], ["arena"], ["ai"])]
