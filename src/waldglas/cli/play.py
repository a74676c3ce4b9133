"""waldglas play: a game in the terminal."""

import os
import secrets
from pathlib import Path

import click
from rich.text import Text

from waldglas.bots import GREEDY, bot_names, check_bot, make_bot
from waldglas.bots.network import called
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
from waldglas.cli.help import command, option
from waldglas.core.errors import WaldglasError, WrongUsage
from waldglas.core.game import Game
from waldglas.core.message import Message
from waldglas.core.record import Record
from waldglas.terminal.table import Quit, TerminalTable, save
from waldglas.words import speaker_for, tell, title_of

ME = "me"
LONGEST_NAME = 20


@command("cli-play", bots=bot_names())
@game_argument
@option("--seats", help="cli-play-seats")
@option("--seed", type=SEED, help="cli-play-seed")
@options_option
@facts_option
@option("--record", "file", type=NEW_FILE, help="cli-play-record")
def play(
    slug: str,
    seats: str | None = None,
    seed: int | None = None,
    given: tuple[str, ...] = (),
    facts_file: Path | None = None,
    file: Path | None = None,
) -> None:
    game = load_with_facts(slug, facts_file)
    players = [player.strip() for player in (seats or default_seats(game)).split(",")]
    names = names_of(players)
    seed = secrets.randbits(64) if seed is None else seed
    record = Record(game, len(players), read_options(given), seed)
    if file is not None:
        check_new(file)
    bots = {seat: make_bot(player, game, seed, seat) for seat, player in enumerate(players) if not is_person(player)}
    if len(bots) == len(players):
        raise WrongUsage(Message("error-nobody-plays"))
    tell_advice(game, record.seats, record.options)
    console = make_console()
    about = speaker_for(game).say(Message("game-about"))
    console.print(Text.assemble((title_of(game), "bold"), f". {about}"))
    console.print(tell(Message("cli-dealt", {"seed": str(seed)})), "")
    me = players.index(ME) if players.count(ME) == 1 and len(bots) == len(players) - 1 else None
    sit_at(TerminalTable(record, speaker_for(game, names, me), bots, console), file)


def check_new(file: Path) -> None:
    """Finds out before the game, not after it, whether its record can be written."""
    if file.exists():
        raise WaldglasError(Message("error-file-exists", {"file": str(file)}))
    if not os.access(file.parent, os.W_OK):
        raise WaldglasError(Message("error-no-folder", {"file": str(file), "folder": str(file.parent)}))


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
            click.echo(tell(Message("cli-recorded", {"file": str(file)})))


def offer_to_save(table: TerminalTable) -> None:
    name = table.read(Message("terminal-save-question")) if table.played else ""
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
        bot = player.rpartition(":")[2] if is_own(player) else called(player).capitalize()
        return f"{bot} {seat + 1}" if several else bot
    given = player.partition(":")[2]
    if len(given) > LONGEST_NAME or not given.isprintable():
        raise WrongUsage(Message("error-name", {"longest": LONGEST_NAME}))
    return given or tell(Message("you") if alone else Message("cli-player", {"number": seat + 1}))
