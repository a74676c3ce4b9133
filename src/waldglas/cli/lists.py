"""Commands that look something up: games, facts, rules."""

from pathlib import Path
from typing import Any

import click
from rich import box
from rich.markup import escape
from rich.table import Table
from rich.text import Text

from waldglas.cli.common import facts_option, game_argument, json_option, load_with_facts, make_console, print_json
from waldglas.cli.help import argument, command, option
from waldglas.core.errors import WaldglasError
from waldglas.core.facts import CORRECTED, WORDS, Entry, in_language
from waldglas.core.game import Game
from waldglas.core.message import Message
from waldglas.core.options import Option, Reading
from waldglas.digest import Rule, read_digest, search
from waldglas.games import GAMES, load_game
from waldglas.terminal.words import show_rules
from waldglas.words import Speaker, speaker_for, tell, title_of
from waldglas.words.options import meanings, option_help, reading_why, takes

CERTAIN = ("rulebook", CORRECTED)
TOLD_APART = ("id", "kind", "name", "confidence", "source")


def game_data(game: Game) -> dict[str, Any]:
    return {
        "slug": game.slug,
        "title": game.title,
        "seats": [game.fewest_seats, game.most_seats],
        "options": [option_data(speaker_for(game), option) for option in game.options],
        "actions": len(game.alphabet),
        "rules_version": game.rules_version,
    }


def option_data(speaker: Speaker, option: Option) -> dict[str, Any]:
    return {
        "name": option.name,
        "takes": takes(speaker, option),
        "default": option.default,
        "default_by_seats": {str(seats): value for seats, value in option.defaults_by_seats.items()},
        "help": option_help(speaker, option),
        "rule": option.rule if isinstance(option, Reading) else None,
    }


@command("cli-games")
@json_option
def games(as_json: bool) -> None:
    shelf = [load_game(slug) for slug in GAMES.slugs()]
    if as_json:
        print_json([game_data(game) for game in shelf])
        return
    console = make_console()
    for game in shelf:
        speaker = speaker_for(game)
        console.print(f"[bold]{game.slug}[/]  {tell(seats_of(game))}")
        console.print(f"  {speaker.say(Message('game-about'))}")
        for setting in game.options:
            console.print(f"  --option {setting.name}=… {escape(option_help(speaker, setting))}")
            console.print(f"    {takes(speaker, setting)}; {default_words(setting)}")


def seats_of(game: Game) -> Message:
    return Message("cli-game", {"title": title_of(game), "fewest": game.fewest_seats, "most": game.most_seats})


def default_words(option: Option) -> str:
    usual = Message("cli-default", {"value": option.default})
    exceptions = [
        Message("cli-default-for", {"value": value, "seats": seats})
        for seats, value in option.defaults_by_seats.items()
    ]
    return tell(Message("cli-defaults", {"defaults": [usual, *exceptions]}))


@command("cli-facts")
@game_argument
@option("--uncertain", is_flag=True, help="cli-facts-uncertain")
@facts_option
@json_option
def facts(slug: str, uncertain: bool, facts_file: Path | None, as_json: bool) -> None:
    game = load_with_facts(slug, facts_file)
    rows = [row for row in game.facts.rows() if not uncertain or row["confidence"] not in CERTAIN]
    if as_json:
        print_json(rows)
    elif rows:
        make_console().print(facts_table([in_words(row, speaker_for(game)) for row in rows]))
    else:
        click.echo(tell(Message("cli-facts-certain", {"title": title_of(game)})))


def in_words(row: Entry, speaker: Speaker) -> Entry:
    """A fact with its name and texts in the language that is spoken."""
    told = speaker.catalogue.told(str(row["id"]).replace(".", "-", 1))
    words = {name: told[name] for name in WORDS if name in told}
    return {name: value for name, value in (row | words).items() if not in_language(name, value)}


def facts_table(rows: list[Entry]) -> Table:
    heads = [Message("cli-facts-key"), Message("cli-facts-text"), Message("cli-facts-source")]
    table = Table(*[tell(head) for head in heads], box=box.SIMPLE_HEAD, show_lines=False)
    for row in rows:
        fields = [f"{name} {plain(value)}" for name, value in row.items() if name not in TOLD_APART]
        table.add_row(
            f"[bold]{escape(row['id'])}[/]\n{escape(row['name'])}",
            escape("\n".join(fields)),
            escape(f"{row['confidence']}: {row['source']}"),
        )
    return table


def plain(value: object) -> str:
    return " / ".join(map(str, value)) if isinstance(value, list) else str(value)


@command("cli-rules")
@game_argument
@argument("words", metavar="cli-word-words", nargs=-1)
@option("--readings", is_flag=True, help="cli-rules-readings")
@json_option
def rules(slug: str, words: tuple[str, ...], readings: bool, as_json: bool) -> None:
    game = load_game(slug)
    wanted = " ".join(words).split()
    found = search(read_digest(slug), wanted)
    if readings:
        show_readings(game, found, as_json)
        return
    if not found:
        raise WaldglasError(Message("error-no-rule", {"title": title_of(game), "words": " ".join(wanted)}))
    if as_json:
        print_json([{"rule": rule.number, "heading": rule.heading, "text": rule.text} for rule in found])
        return
    show_rules(make_console(), found, wanted)


def show_readings(game: Game, found: list[Rule], as_json: bool) -> None:
    """The switches of the rules found, then the decisions that have none."""
    numbers, speaker = [rule.number for rule in found], speaker_for(game)
    switches = [reading for reading in game.readings() if reading.rule in numbers]
    if as_json:
        print_json([reading_data(speaker, reading) for reading in switches])
        return
    if not switches:
        click.echo(tell(Message("cli-rules-no-switch", {"title": title_of(game)})))
    console = make_console()
    for reading in switches:
        console.print(f"[bold]{reading.rule}[/]  --option {reading.name}=…  {escape(option_help(speaker, reading))}")
        for value, meaning in meanings(speaker, reading).items():
            usual = Message(
                "cli-rules-side-usual" if value == reading.default else "cli-rules-side", {"meaning": meaning}
            )
            console.print(f"    [bold]{value}[/]{escape(tell(usual))}")
        console.print(f"    {escape(tell(Message('cli-rules-why', {'why': reading_why(speaker, reading)})))}")
    settled = [(rule.number, text) for rule in found for text in rule.settled()]
    if settled:
        console.print("", Text(tell(Message("cli-rules-settled")), "bold underline"), sep="\n")
        for number, text in settled:
            console.print(f"[bold]{number}[/]  {escape(text)}")


def reading_data(speaker: Speaker, reading: Reading) -> dict[str, Any]:
    return {
        "name": reading.name,
        "rule": reading.rule,
        "help": option_help(speaker, reading),
        "sides": meanings(speaker, reading),
        "default": reading.default,
        "why": reading_why(speaker, reading),
    }
