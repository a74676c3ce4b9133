"""waldglas replay: a recorded game, told, shown and drawn."""

from pathlib import Path
from typing import Any

import click
from rich.console import Console
from rich.text import Text

from waldglas.cli.common import (
    NEW_FILE,
    RECORD_FILE,
    in_file,
    json_option,
    make_console,
    number,
    print_json,
    read_text,
    scores_of,
)
from waldglas.cli.help import argument, command, option
from waldglas.core.errors import WaldglasError, WrongUsage
from waldglas.core.game import Position
from waldglas.core.message import Message
from waldglas.core.record import Record, commitment, read_record
from waldglas.games import kit_of, load_game
from waldglas.pictures import picture
from waldglas.terminal.words import results, score_table
from waldglas.words import speaker_for, title_of
from waldglas.words import tell as say


@command("cli-replay")
@argument("file", metavar="cli-word-file", type=RECORD_FILE)
@option("--until", type=click.IntRange(0), help="cli-replay-until")
@option("--svg", type=NEW_FILE, help="cli-replay-svg")
@json_option
def replay(file: Path, until: int | None, svg: Path | None, as_json: bool) -> None:
    record = load_record(file)
    if until is not None and until > len(record.moves):
        raise WrongUsage(Message("error-until", {"moves": len(record.moves), "until": str(until)}))
    position = record.replay(until, journal=True)
    if svg is not None:
        draw(record, position, svg)
    if as_json:
        print_json(replay_data(record, position))
    else:
        tell(make_console(), record, position)


@command("cli-verify")
@argument("file", metavar="cli-word-file", type=RECORD_FILE)
@argument("hash", metavar="cli-word-hash", required=False)
@json_option
def verify(file: Path, hash: str | None, as_json: bool) -> None:
    record = load_record(file)
    position, found = record.replay(), commitment(record.seed)
    if as_json:
        print_json({"hash": found, "matches": None if hash is None else hash.lower() == found, "over": position.over()})
    elif hash is None:
        click.echo(say(Message("cli-verified-hash", {"hash": found})))
    elif hash.lower() == found:
        click.echo(say(Message("cli-verified", {"moves": len(record.moves)})))
    if hash is not None and hash.lower() != found:
        raise WaldglasError(Message("error-other-seed", {"hash": found}))


def load_record(file: Path) -> Record:
    written = read_text(file)
    try:
        return read_record(written, load_game)
    except WaldglasError as error:
        raise WaldglasError(in_file(file, error), error.game) from None


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


def seat_names(seats: int) -> list[str]:
    return [say(Message("cli-seat", {"seat": seat})) for seat in range(seats)]


def tell(console: Console, record: Record, position: Position) -> None:
    speaker = speaker_for(record.game, seat_names(record.seats))
    options = [f"{name}={value}" for name, value in record.options.items()]
    about = Message(
        "cli-replayed",
        {"title": title_of(record.game), "seats": record.seats, "options": options, "seed": str(record.seed)},
    )
    console.print(Text(speaker.say(about), "bold"), "")
    for event in position.journal or []:
        if event.readable_by(None) or position.over():
            console.print(speaker.say(record.game.describe(event)), markup=False)
    console.print(kit_of(record.game).terminal(record.game, position.observe(None), speaker))
    console.print(score_table(position, speaker))
    for result in results(position, speaker):
        console.print(speaker.say(result), markup=False)
