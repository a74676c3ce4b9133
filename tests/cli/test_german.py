"""The command line in German: no word of it is click's own, which are English."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import click
import pytest

from tests.command import run, run_process
from waldglas.cli import main
from waldglas.language import CATALOGUES

WORD = re.compile(r"[^\W\d_]{2,}")
CALLS = ("_", "gettext", "ngettext")

WRONG = {
    "simulate": "SPIEL fehlt",
    "simulte": "Den Befehl simulte gibt es nicht. Meinst du simulate?",
    "xyzzy": "Den Befehl xyzzy gibt es nicht; waldglas --help nennt alle.",
    "simulate tiny-towns --game 3": "Die Option --game gibt es nicht. Meinst du --games?",
    "simulate tiny-towns --qqq": "Die Option --qqq gibt es nicht; waldglas simulate --help nennt alle.",
    "games -x": "Die Option -x gibt es nicht",
    "simulate tiny-towns --games 0": "--games: „0“ ist keine ganze Zahl ab 1.",
    "simulate tiny-towns --jobs viele": "--jobs: „viele“ ist keine ganze Zahl von 1 bis 512.",
    "hint wort --seconds 0": "--seconds: „0“ ist keine Zahl von 0.1 bis 600.",
    "simulate tiny-towns --games": "--games braucht einen Wert.",
    "games --json=ja": "--json hat keinen Wert.",
    "games tiny-towns glass-road": "mehr, als dieser Befehl braucht: tiny-towns, glass-road",
    "arena tiny-towns": "--bots fehlt",
    "arena tiny-towns --bots random --on mars": "--on: „mars“ ist nicht dabei; möglich ist local oder ray.",
    "replay nirgends.txt": "DATEI: nirgends.txt gibt es nicht.",
    "replay .": "DATEI: . ist ein Ordner, keine Datei.",
    "admin --": "Der Befehl fehlt",
    "admin lst": "Den Befehl lst gibt es nicht. Meinst du list?",
}


def commands(command: click.Command, *path: str) -> Iterator[tuple[str, ...]]:
    yield path
    if isinstance(command, click.Group):
        context = click.Context(command)
        for name in command.list_commands(context):
            below = command.get_command(context, name)
            assert below is not None
            yield from commands(below, *path, name)


def click_words() -> set[str]:
    """The words in all that click would translate."""
    found: set[str] = set()
    for file in Path(click.__file__).parent.glob("*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in CALLS:
                texts = [part.value for part in node.args if isinstance(part, ast.Constant)]
                found |= {word for text in texts if isinstance(text, str) for word in words_of(text)}
    return found


def words_of(text: str) -> set[str]:
    return {word.lower() for word in WORD.findall(re.sub(r"\{[^}]*\}|--?\w[\w-]*|'[^']*'", " ", text))}


GERMAN = words_of((CATALOGUES / "de/cli.ftl").read_text(encoding="utf-8"))
ENGLISH = click_words() - GERMAN


def test_the_words_of_click_are_known() -> None:
    assert {"usage", "missing", "show", "did", "mean", "invalid", "unexpected", "range"} <= ENGLISH


@pytest.mark.parametrize("path", [*commands(main)], ids=" ".join)
def test_the_help(path: tuple[str, ...]) -> None:
    result = run("--lang", "de", *path, "--help")
    assert result.exit_code == 0
    assert result.stdout.startswith(f"Aufruf: {' '.join(('waldglas', *path))} [OPTIONEN]")
    names = {name for path in commands(main) for name in path}
    assert (words_of(result.stdout) & ENGLISH) - names == set()


@pytest.mark.parametrize("words", WRONG)
def test_wrong_usage(words: str) -> None:
    result = run("--lang", "de", *words.split())
    assert (result.exit_code, result.stdout) == (2, "")
    assert result.stderr.startswith("Fehler: ")
    assert result.stderr.count("\n") == 1
    assert WRONG[words] in result.stderr
    assert (words_of(result.stderr) & ENGLISH) - words_of(words) == set()


def test_a_group_without_a_command_shows_its_help() -> None:
    result = run("--lang", "de", "admin")
    assert (result.exit_code, result.stdout) == (2, "")
    assert result.stderr.startswith("Aufruf: waldglas admin")


def test_the_language_of_the_system() -> None:
    result = run_process("simulate", LANG="de_DE.UTF-8", LC_ALL="", LC_MESSAGES="")
    assert result.stderr == "Fehler: SPIEL fehlt; waldglas simulate --help sagt, was es ist.\n"
