"""waldglas replay: a recorded game, told, shown and drawn."""

from pathlib import Path
from typing import Any

import click
from rich.console import Console

from waldglas.cli.common import (
    FILE,
    NEW_FILE,
    json_option,
    make_console,
    number,
    print_json,
    read_text,
    scores_of,
)
from waldglas.core.errors import WaldglasError
from waldglas.core.game import Position
from waldglas.core.record import Record, read_record
from waldglas.games import kit_of, load_game
from waldglas.pictures import picture
from waldglas.terminal.words import result_lines, score_table
from waldglas.words import speaker_for


@click.command()
@click.argument("file", type=FILE)
@click.option("--until", type=click.IntRange(0), help="Stop after this many choices.")
@click.option("--svg", type=NEW_FILE, help="Draw the position into this file.")
@json_option
def replay(file: Path, until: int | None, svg: Path | None, as_json: bool) -> None:
    """Plays the record in FILE again."""
    record = load_record(file)
    if until is not None and until > len(record.moves):
        raise click.BadParameter(f"the record has {len(record.moves)} choices, not {until}", param_hint="--until")
    position = record.replay(until, journal=True)
    if svg is not None:
        draw(record, position, svg)
    if as_json:
        print_json(replay_data(record, position))
    else:
        tell(make_console(), record, position)


def load_record(file: Path) -> Record:
    try:
        return read_record(read_text(file), load_game)
    except WaldglasError as error:
        raise click.ClickException(f"{file}: {error}") from None


def draw(record: Record, position: Position, file: Path) -> None:
    file.write_text(picture(record.game, position).svg, encoding="utf-8")


def replay_data(record: Record, position: Position) -> dict[str, Any]:
    speaker, view = speaker_for(record.game), position.observe(None)
    return {
        "game": record.game.slug,
        "seats": record.seats,
        "moves": position.moves,
        "over": view.over,
        "scores": scores_of(position),
        "winners": view.winners,
        "breakdown": [
            [{"what": speaker.score(line.what), "points": number(line.points)} for line in position.breakdown(seat)]
            for seat in range(record.seats)
        ],
    }


def tell(console: Console, record: Record, position: Position) -> None:
    names = [f"Seat {seat}" for seat in range(record.seats)]
    speaker = speaker_for(record.game, names)
    options = ", ".join(f"{name}={value}" for name, value in record.options.items())
    console.print(
        f"[bold]{record.game.title}[/], {record.seats} seat{'s' * (record.seats > 1)}, {options}, seed {record.seed}\n"
    )
    for event in position.journal or []:
        if event.readable_by(None) or position.over():
            console.print(speaker.say(record.game.describe(event)), markup=False)
    console.print(kit_of(record.game).terminal(record.game, position.observe(None), names))
    console.print(score_table(position, speaker))
    for line in result_lines(position, speaker):
        console.print(line, markup=False)
