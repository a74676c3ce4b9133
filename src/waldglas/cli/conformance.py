"""waldglas conformance: whether an implementation of a game comes to the same."""

from pathlib import Path

import click

from waldglas.cli.common import (
    SEED,
    json_option,
    options_option,
    print_json,
    read_options,
    read_text,
)
from waldglas.cli.help import argument, command, option
from waldglas.conformance import Checker, make, written
from waldglas.core.message import Message
from waldglas.games import load_game
from waldglas.words import tell

MOST_TOLD = 20


@command("cli-conformance")
@argument("file", metavar="cli-word-file", type=click.Path(dir_okay=False, allow_dash=True, path_type=Path))
@option("--make", "slug", metavar="cli-word-game", help="cli-conformance-make")
@option("--games", type=click.IntRange(1, 1000), default=1, show_default=True, help="cli-conformance-games")
@option("--seed", type=SEED, default=1, show_default=True, help="cli-conformance-seed")
@options_option
@json_option
def conformance(
    file: Path, slug: str | None, games: int, seed: int, given: tuple[str, ...], as_json: bool
) -> int | None:
    if slug is None:
        return check(file, as_json)
    lines = [written(line) for line in make(load_game(slug), games, seed, read_options(given))]
    with click.open_file(str(file), "w", encoding="utf-8") as opened:
        opened.writelines(lines)
    return None


def check(file: Path, as_json: bool) -> int:
    """What differs, line by line; ends with 1 if anything does."""
    checker = Checker()
    checker.check(read_text(file).split("\n"))
    told = [tell(each) for each in checker.differences]
    if as_json:
        print_json({"games": checker.games, "checks": checker.checks, "differences": told})
    else:
        for each in told[:MOST_TOLD]:
            click.echo(each)
        click.echo(tell(held(checker)))
    return 1 if told else 0


def held(checker: Checker) -> Message:
    wrong = len(checker.differences)
    return Message("cli-conformance-done", {"games": checker.games, "checks": checker.checks, "differences": wrong})
