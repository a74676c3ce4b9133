"""waldglas play: a game in the terminal."""

import os
import secrets
from pathlib import Path

import click

from waldglas.bots import GREEDY, bot_names, check_bot, make_bot
from waldglas.bots.own import is_own
from waldglas.cli.common import (
    NEW_FILE,
    SEED,
    facts_option,
    game_argument,
    load_with_facts,
    make_console,
    options_option,
    read_options,
    tell_advice,
)
from waldglas.core.game import Game
from waldglas.core.message import Message
from waldglas.core.record import Record
from waldglas.terminal.table import Quit, TerminalTable, save
from waldglas.terminal.words import YOU
from waldglas.words import speaker_for

ME = "me"
LONGEST_NAME = 20
SEATS_HELP = (
    f"Who plays, with commas: me, me:Anna, {', '.join(bot_names())}, or a bot of your own as module:Class. "
    "By default me,greedy."
)


@click.command()
@game_argument
@click.option("--seats", help=SEATS_HELP)
@click.option("--seed", type=SEED, help="The same seed deals the same game.")
@options_option
@facts_option
@click.option("--record", "file", type=NEW_FILE, help="Write the record of the game into this file.")
def play(
    slug: str,
    seats: str | None = None,
    seed: int | None = None,
    given: tuple[str, ...] = (),
    facts_file: Path | None = None,
    file: Path | None = None,
) -> None:
    """A game of GAME in the terminal: alone, against bots, or several people at one keyboard."""
    game = load_with_facts(slug, facts_file)
    players = [player.strip() for player in (seats or default_seats(game)).split(",")]
    names = names_of(players)
    seed = secrets.randbits(64) if seed is None else seed
    record = Record(game, len(players), read_options(given), seed)
    if file is not None:
        check_new(file)
    bots = {seat: make_bot(player, game, seed, seat) for seat, player in enumerate(players) if not is_person(player)}
    if len(bots) == len(players):
        raise click.UsageError("nobody plays at the terminal: give a seat to me, or let bots play with simulate")
    tell_advice(game, record.seats, record.options)
    console = make_console()
    about = speaker_for(game).say(Message("game-about"))
    console.print(f"[bold]{game.title}[/]. {about}\nSeed {seed}: the same seed deals the same game.\n")
    sit_at(TerminalTable(record, names, bots, console), file)


def check_new(file: Path) -> None:
    """Finds out before the game, not after it, whether its record can be written."""
    if file.exists():
        raise click.ClickException(f"{file} is there already; it is not overwritten")
    if not os.access(file.parent, os.W_OK):
        raise click.ClickException(f"{file} cannot be written: {file.parent} is no folder that may be written to")


def sit_at(table: TerminalTable, file: Path | None) -> None:
    """Plays until the game is over or the players leave; a record that was asked for is kept in any case."""
    try:
        table.run()
    except Quit:
        if file is None:
            offer_to_save(table)
    finally:
        if file is not None:
            save(table.match.record, file)
            click.echo(f"The record is in {file}.")


def offer_to_save(table: TerminalTable) -> None:
    name = table.read("Save the game? Name of the file, or Enter for no: ") if table.played else ""
    if name:
        table.save_as(name)


def default_seats(game: Game) -> str:
    return ",".join([ME] + [GREEDY] * max(1, game.fewest_seats - 1))


def is_person(player: str) -> bool:
    return player.partition(":")[0] == ME


def names_of(players: list[str]) -> list[str]:
    """What the seats are called; one person without a name is You."""
    alone = sum(is_person(player) for player in players) == 1
    return [name_of(player, seat, alone, players.count(player) > 1) for seat, player in enumerate(players)]


def name_of(player: str, seat: int, alone: bool, several: bool) -> str:
    if not is_person(player):
        check_bot(player)
        called = player.rpartition(":")[2] if is_own(player) else player.capitalize()
        return f"{called} {seat + 1}" if several else called
    given = player.partition(":")[2]
    if len(given) > LONGEST_NAME or not given.isprintable():
        raise click.UsageError(f"a name has up to {LONGEST_NAME} printable letters")
    return given or (YOU if alone else f"Player {seat + 1}")
