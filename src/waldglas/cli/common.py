"""What several commands share: their options, and how they answer."""

import json
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path
from typing import Any, TypeVar

import click
from rich.console import Console
from rich.progress import Progress

from waldglas.cli.help import argument, option
from waldglas.core.alphabet import shortened
from waldglas.core.errors import BadFacts, BadOption, WaldglasError
from waldglas.core.facts import Entries, in_language, parse
from waldglas.core.game import Game, Position
from waldglas.core.message import Message
from waldglas.games import load_game
from waldglas.language import languages
from waldglas.words import speaker_for, tell

Command = TypeVar("Command", bound=Callable[..., Any])

LARGEST_SEED = 2**64 - 1
MOST_TEXT = 20 * 10**6  # bytes
NARROWEST = 40  # columns; a narrower terminal breaks the lines itself, and nothing is cut off

FILE = click.Path(exists=True, dir_okay=False, path_type=Path)
RECORD_FILE = click.Path(exists=True, dir_okay=False, allow_dash=True, path_type=Path)
NEW_FILE = click.Path(dir_okay=False, path_type=Path)
FOLDER = click.Path(file_okay=False, path_type=Path)
SEED = click.IntRange(0, LARGEST_SEED)


def game_argument(command: Command) -> Command:
    return argument("slug", metavar="cli-word-game")(command)


def options_option(command: Command) -> Command:
    return option("--option", "given", multiple=True, metavar="cli-word-setting", help="cli-option")(command)


def facts_option(command: Command) -> Command:
    return option("--facts", "facts_file", type=FILE, help="cli-corrections")(command)


def json_option(command: Command) -> Command:
    return option("--json", "as_json", is_flag=True, help="cli-json")(command)


def data_argument(command: Command) -> Command:
    """A folder with tables, or the URL of a database."""
    return argument("data", metavar="cli-word-data", required=False)(command)


def data_option(command: Command) -> Command:
    return option("--data", metavar="cli-word-data", help="cli-data")(command)


def database_of(data: str | None, must_exist: bool = True) -> str:
    """The URL of the database that an operator named, or of the one that the server uses by itself."""
    with extra("web"):
        from waldglas.web.serve import data_folder  # noqa: PLC0415 - an extra, and slow to load
        from waldglas.web.store.database import FILE, sqlite_url  # noqa: PLC0415
    if data is not None and "://" in data:
        return data
    folder = data_folder() if data is None else Path(data)
    if must_exist and not (folder / FILE).is_file():
        raise WaldglasError(Message("error-no-tables", {"folder": str(folder), "file": FILE}))
    return sqlite_url(folder)


def read_corrections(file: Path | None) -> Entries:
    corrections = {} if file is None else parse(read_text(file))
    for key, fields in corrections.items():
        for name, value in fields.items():
            if in_language(name, value) and name not in languages():
                raise BadFacts(no_words(key, name))
    return corrections


def no_words(key: str, language: str) -> Message:
    return Message(
        "error-facts-language", {"where": key, "language": shortened(language), "languages": list[object](languages())}
    )


def load_with_facts(slug: str, facts_file: Path | None) -> Game:
    load_game(slug)
    try:
        return load_game(slug, read_corrections(facts_file))
    except BadFacts as error:
        raise BadFacts(in_file(facts_file, error), error.game) from None


def in_file(file: Path | None, error: WaldglasError) -> Message:
    return Message("error-in-file", {"file": str(file), "why": error.message})


def read_text(file: Path) -> str:
    """What a file says, or standard input for `-`; what is too long to be meant is refused before it is all read."""
    with click.open_file(str(file), "rb") as opened:
        read: bytes = opened.read(MOST_TEXT + 1)
    if len(read) > MOST_TEXT:
        raise WaldglasError(Message("error-too-long", {"file": str(file), "most": MOST_TEXT // 10**6}))
    try:
        return read.decode("utf-8-sig").replace("\r\n", "\n")
    except UnicodeDecodeError:
        raise WaldglasError(Message("error-not-text", {"file": str(file)})) from None


def read_options(given: tuple[str, ...]) -> dict[str, str]:
    options: dict[str, str] = {}
    for word in given:
        name, equals, value = word.partition("=")
        if not equals or not name or name in options:
            raise BadOption(Message("error-option-form", {"text": word}))
        options[name] = value
    return options


def tell_advice(game: Game, seats: int, options: dict[str, str]) -> None:
    """Says on standard error what the rules advise against at such a table."""
    advice = game.advice(seats, game.settings(seats, options))
    if advice is not None:
        click.echo(speaker_for(game).say(Message("cli-note", {"advice": advice})), err=True)


@contextmanager
def extra(name: str) -> Iterator[None]:
    """For imports that an extra of the package brings: says which one where they fail."""
    try:
        yield
    except ModuleNotFoundError as missing:
        if (missing.name or "").startswith("waldglas"):
            raise
        raise WaldglasError(Message("error-not-installed", {"extra": name})) from None


def check_extra(name: str, module: str) -> None:
    """Says which extra is missing, without loading it."""
    if find_spec(module) is None:
        raise WaldglasError(Message("error-not-installed", {"extra": name}))


@contextmanager
def progress_bar(total: int, what: Message) -> Iterator[Callable[[int], None]]:
    """A bar on a terminal, and nothing in a pipe; it is told how many are done."""
    console = Console(stderr=True)
    with Progress(console=console, transient=True, disable=not console.is_terminal) as bar:
        task = bar.add_task(tell(what), total=total)
        yield lambda done: bar.update(task, completed=done)


def make_console() -> Console:
    console = Console(highlight=False)
    console.width = max(console.width, NARROWEST)
    return console


def print_json(value: object) -> None:
    click.echo(json.dumps(value, ensure_ascii=False))


def number(value: float) -> float:
    """A whole number without a decimal point, in every build."""
    return int(value) if value == int(value) else value


def scores_of(position: Position) -> list[float | None]:
    """The points of each seat; none for a seat that does not score."""
    return [number(score) if position.breakdown(seat) else None for seat, score in enumerate(position.scores())]
