"""python -m waldglas.ai.training: learns a game's weights by self-play, or tells what a table is good for."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from time import process_time
from typing import Any

import click

from waldglas.ai.training.methods import Rows
from waldglas.ai.training.trainer import NothingToLearn, Trainer, run, tested
from waldglas.ai.weights import FULL, Weights, load_weights, read_weights, write_weights
from waldglas.core.errors import WaldglasError
from waldglas.core.message import Message
from waldglas.games import GAMES, kit_of

REPORTS = 20  # of a run
REPORTS_A_SAVING = 5
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
    """Prints how the last games went, and now and then keeps what was learned so far."""

    def __init__(self, games: int, save: Callable[[int], None]) -> None:
        self.every = max(1, games // REPORTS)
        self.save = save
        self.recent: list[float] = []

    def report(self, played: int, scores: list[float]) -> None:
        self.recent += scores
        if played % self.every == 0:
            mean = sum(self.recent) / len(self.recent)
            click.echo(f"{played} games, the last ones with {mean:.2f} points, {process_time():.0f} seconds")
            self.recent = []
            if played % (REPORTS_A_SAVING * self.every) == 0:
                self.save(played)


class Training:
    """One run of the command: what is learned, from where, and into which file."""

    def __init__(self, game: str, table: str | None, start: Path | None, options: dict[str, Any]) -> None:
        self.trainer = kit_of(game).trainer()
        self.table = table_named(self.trainer, table)
        self.given = {name: value for name, value in options.items() if value is not None}
        self.settings = replace(self.trainer.defaults(self.table), **self.given)
        self.start = start
        self.begun = read_table(self.trainer, start) if start else None
        self.rows = self.first_rows()
        self.play = self.trainer.self_play(self.table, self.settings, self.rows, self.begun is not None)

    def first_rows(self) -> Rows:
        if self.begun is None:
            return self.trainer.guess(self.table)
        other, rows = self.begun.header["table"], self.begun.rows()
        return rows if other == self.table else self.trainer.adapted(self.table, other, rows)

    def test(self, games: int) -> str:
        if not games:
            return "not known"
        mean, error = tested(self.play, games)
        how = f"{self.settings.walks} walks a turn" if self.settings.walks else "without a search"
        return f"{mean:.2f} ± {error:.2f} points ({games} game{'' if games == 1 else 's'}, {how})"

    def save(self, file: Path, exact: bool, played: int, figure: str) -> None:
        kind, unit = (FULL, "1") if exact else self.trainer.numbers(self.rows)
        header = {
            "game": self.trainer.game,
            "table": self.table,
            "command": self.command(exact),
            "games": self.games(played),
            "figure": figure,
            "numbers": kind,
            "unit": unit,
        }
        write_weights(file, header, self.trainer.layout(self.table), self.rows)

    def command(self, exact: bool) -> str:
        """All that made the table: what made the one that it began with, and this run."""
        words = [f"python -m waldglas.ai.training {self.trainer.game} --table {self.table}"]
        words += [f"--{name.replace('_', '-')} {value}" for name, value in self.given.items()]
        words += [f"--start {self.start.name}"] if self.start else []
        command = " ".join([*words, "--exact"] if exact else words)
        return f"{self.begun.header.get('command', 'unknown')}; then {command}" if self.begun else command

    def games(self, played: int) -> str:
        return f"{self.begun.header.get('games', 'unknown')}; then {played}" if self.begun else str(played)


def table_named(trainer: Trainer, table: str | None) -> str:
    named = table or trainer.tables[0]
    if named not in trainer.tables:
        tables = list(trainer.tables)
        raise NothingToLearn(Message("error-no-table", {"game": trainer.game, "table": named, "tables": tables}))
    return named


def read_table(trainer: Trainer, file: Path) -> Weights:
    """Weights of this game and layout, and of any of its tables."""
    table = table_named(trainer, read_weights(file).header["table"])
    return load_weights(file, trainer.game, table, trainer.layout(table))


def learn(training: Training, file: Path, exact: bool, test_games: int) -> None:
    games = training.settings.games
    progress = Progress(games, lambda played: training.save(file, exact, played, "not known: the run was stopped"))
    run(training.play, progress.report)
    figure = training.test(test_games)
    click.echo(figure)
    if games:
        training.save(file, exact, games, figure)
        click.echo(f"wrote {file}")


@click.command(help=__doc__)
@click.argument("game", type=click.Choice(GAMES.slugs()))
@click.option("--table", help="Which table; the game's first one if none is named.")
@click.option("--start", type=EXISTING, help="Weights to begin with, instead of guesses.")
@click.option("--out", type=click.Path(dir_okay=False, path_type=Path), help="TABLE.weights if not given.")
@click.option("--exact", is_flag=True, help="Do not round the numbers, so that another run may go on with them.")
@click.option("--test", "test_games", type=click.IntRange(0), default=100, show_default=True, help="Games in the end.")
@with_settings
def main(
    game: str,
    table: str | None,
    start: Path | None,
    out: Path | None,
    exact: bool,
    test_games: int,
    **options: Any,
) -> None:
    try:
        training = Training(game, table, start, options)
        learn(training, out or Path(f"{training.table}.weights"), exact, test_games)
    except WaldglasError as error:
        raise click.ClickException(str(error)) from None


if __name__ == "__main__":
    main()
