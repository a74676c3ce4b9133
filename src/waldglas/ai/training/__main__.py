"""python -m waldglas.ai.training: learns a game's weights by self-play, or tells what a table is good for."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from time import process_time
from typing import Any

import click

from waldglas.ai.training.methods import Rows, mean_of
from waldglas.ai.training.trainer import NothingToLearn, Settings, Trainer, run, tested
from waldglas.ai.weights import FULL, Layout, Weights, load_weights, read_weights, write_weights
from waldglas.core.errors import WaldglasError
from waldglas.games import GAMES, kit_of

REPORTS = 20  # of a run
EXISTING = click.Path(exists=True, dir_okay=False, path_type=Path)
SETTINGS: dict[str, tuple[type, str]] = {
    "games": (int, "How many games are learned from; 0: only play the games of --test."),
    "seed": (int, "The same seed learns the same."),
    "seats": (int, "Players of each game; 0: as the game mixes them."),
    "walks": (int, "Games are played by a search of so many walks a turn; 0: one choice ahead."),
    "rounds": (int, "Games are learned from in so many rounds, where that is done by least squares."),
    "rate": (float, "How far weights move at first."),
    "last_rate": (float, "How far they move in the end."),
    "least": (float, "The smallest share of the rate that a weight falls to, at first."),
    "last_least": (float, "The same in the end."),
    "temperature": (float, "How many points worse than the best a choice may be and still be tried, at first."),
    "last_temperature": (float, "The same in the end."),
    "trace": (float, "How far a result reaches back (lambda)."),
    "explore": (float, "The share of games that begin at random, where a game knows how."),
}

Command = Callable[..., None]


def with_settings(command: Command) -> Command:
    for name, (kind, text) in reversed(SETTINGS.items()):
        command = click.option(f"--{name.replace('_', '-')}", type=kind, help=text)(command)
    return command


class Progress:
    """Prints how the last games went, and keeps what was learned so far."""

    def __init__(self, games: int, save: Callable[[str], None]) -> None:
        self.every = max(1, games // REPORTS)
        self.save = save
        self.recent: list[float] = []

    def report(self, played: int, scores: list[float]) -> None:
        self.recent += scores
        if played % self.every == 0:
            mean = sum(self.recent) / len(self.recent)
            click.echo(f"{played} games, the last ones with {mean:.2f} points, {process_time():.0f} seconds")
            self.recent = []
            self.save("not known: the run was not finished")


def table_named(trainer: Trainer, table: str | None) -> str:
    named = table or trainer.tables[0]
    if named not in trainer.tables:
        raise NothingToLearn(f"{trainer.game} has no table '{named}'; it has {', '.join(trainer.tables)}")
    return named


def first_rows(trainer: Trainer, table: str, start: Weights | None) -> Rows:
    if start is None:
        return trainer.guess(table)
    other = start.header["table"]
    return start.rows() if other == table else trainer.adapted(table, other, start.rows())


def read_start(trainer: Trainer, file: Path) -> Weights:
    """Weights to begin with: of this game and layout, and any of its tables."""
    table = read_weights(file).header["table"]
    return load_weights(file, trainer.game, table, trainer.layout(table_named(trainer, table)))


def command_line(trainer: Trainer, table: str, given: dict[str, Any], start: Path | None) -> str:
    words = [f"python -m waldglas.ai.training {trainer.game} --table {table}"]
    words += [f"--{name.replace('_', '-')} {value}" for name, value in given.items()]
    return " ".join([*words, f"--start {start.name}"] if start else words)


def games_played(settings: Settings, start: Weights | None) -> str:
    return f"{start.header.get('games', 'unknown')}; then {settings.games}" if start else str(settings.games)


def figure(mean: float, error: float, games: int, walks: int) -> str:
    how = f"{walks} walks a turn" if walks else "without a search"
    return f"{mean:.2f} ± {error:.2f} points ({games} games, {how})"


def save(file: Path, header: dict[str, str], layout: Layout, numbers: tuple[str, str], rows: Rows) -> None:
    kind, unit = numbers
    write_weights(file, header | {"numbers": kind, "unit": unit}, layout, rows)


@click.command(help=__doc__)
@click.argument("game", type=click.Choice(GAMES.slugs()))
@click.option("--table", help="Which table; the game's first one if none is named.")
@click.option("--start", type=EXISTING, help="Weights to begin with, instead of guesses.")
@click.option("--mean", type=EXISTING, help="Weights with which the mean is kept in the end.")
@click.option("--out", type=click.Path(dir_okay=False, path_type=Path), help="TABLE.weights if not given.")
@click.option("--exact", is_flag=True, help="Do not round the numbers, so that another run may go on with them.")
@click.option("--test", "test_games", type=click.IntRange(0), default=100, show_default=True, help="Games in the end.")
@with_settings
def main(
    game: str,
    table: str | None,
    start: Path | None,
    mean: Path | None,
    out: Path | None,
    exact: bool,
    test_games: int,
    **options: Any,
) -> None:
    try:
        trainer = kit_of(game).trainer()
        named = table_named(trainer, table)
        begun = read_start(trainer, start) if start else None
    except WaldglasError as error:
        raise click.ClickException(str(error)) from None
    given = {name: value for name, value in options.items() if value is not None}
    settings = replace(trainer.defaults(named), **given)
    layout = trainer.layout(named)
    rows = first_rows(trainer, named, begun)
    play = trainer.self_play(named, settings, rows, begun is not None)
    header = {
        "game": game,
        "table": named,
        "command": command_line(trainer, named, given, start),
        "games": games_played(settings, begun),
    }
    file = out or Path(f"{named}.weights")

    def keep(reached: str) -> None:
        numbers = (FULL, "1") if exact else trainer.numbers(rows)
        save(file, header | {"figure": reached}, layout, numbers, rows)

    run(play, Progress(settings.games, keep).report)
    if mean:
        for row, mixed in zip(rows, mean_of(rows, read_start(trainer, mean).rows()), strict=True):
            row[:] = mixed
    reached = figure(*tested(play, test_games), test_games, settings.walks) if test_games else "not known"
    click.echo(reached)
    if settings.games:
        keep(reached)
        click.echo(f"wrote {file}")


if __name__ == "__main__":
    main()
