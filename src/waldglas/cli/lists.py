"""Commands that look something up: games, facts, rules."""

from pathlib import Path
from typing import Any

import click
from rich import box
from rich.markup import escape
from rich.table import Table

from waldglas.cli.common import facts_option, game_argument, json_option, load_with_facts, make_console, print_json
from waldglas.core.facts import CORRECTED, Entry
from waldglas.core.game import Game
from waldglas.core.message import Message
from waldglas.core.options import Option, Reading
from waldglas.digest import Rule, read_digest, search
from waldglas.games import GAMES, load_game
from waldglas.terminal.words import show_rules
from waldglas.words import Speaker, speaker_for
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


@click.command()
@json_option
def games(as_json: bool) -> None:
    """The games, with their seats and options."""
    shelf = [load_game(slug) for slug in GAMES.slugs()]
    if as_json:
        print_json([game_data(game) for game in shelf])
        return
    console = make_console()
    for game in shelf:
        speaker = speaker_for(game)
        console.print(f"[bold]{game.slug}[/]  {game.title}, {game.fewest_seats}–{game.most_seats} seats")
        console.print(f"  {speaker.say(Message('game-about'))}")
        for option in game.options:
            console.print(f"  --option {option.name}=… {escape(option_help(speaker, option))}")
            console.print(f"    {takes(speaker, option)}; {default_words(option)}")


def default_words(option: Option) -> str:
    exceptions = [f"{value} for {seats} seat{'s' * (seats > 1)}" for seats, value in option.defaults_by_seats.items()]
    return ", ".join([f"by default {option.default}", *exceptions])


@click.command()
@game_argument
@click.option("--uncertain", is_flag=True, help="Only what no rulebook prints as we have it.")
@facts_option
@json_option
def facts(slug: str, uncertain: bool, facts_file: Path | None, as_json: bool) -> None:
    """What the box of a GAME prints, as far as it is known, and how it is known."""
    game = load_with_facts(slug, facts_file)
    rows = [row for row in game.facts.rows() if not uncertain or row["confidence"] not in CERTAIN]
    if as_json:
        print_json(rows)
    elif rows:
        make_console().print(facts_table(rows))
    else:
        click.echo(f"Everything in the facts of {game.title} is as the rulebook prints it.")


def facts_table(rows: list[Entry]) -> Table:
    table = Table("fact", "what it says", "how we know", box=box.SIMPLE_HEAD, show_lines=False)
    for row in rows:
        fields = [f"{name} {plain(value)}" for name, value in row.items() if name not in TOLD_APART]
        table.add_row(
            f"[bold]{escape(row['id'])}[/]", escape("\n".join(fields)), escape(f"{row['confidence']}: {row['source']}")
        )
    return table


def plain(value: object) -> str:
    return " / ".join(map(str, value)) if isinstance(value, list) else str(value)


@click.command()
@game_argument
@click.argument("words", nargs=-1)
@click.option("--readings", is_flag=True, help="Only where the rulebook is unclear: how we read it, and how else.")
@json_option
def rules(slug: str, words: tuple[str, ...], readings: bool, as_json: bool) -> None:
    """The rules of a GAME in our own words; with WORDS, those that speak of all of them."""
    game = load_game(slug)
    wanted = " ".join(words).split()
    found = search(read_digest(slug), wanted)
    if readings:
        show_readings(game, found, as_json)
        return
    if not found:
        raise click.ClickException(f"no rule of {game.title} speaks of '{' '.join(wanted)}'")
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
        click.echo(f"No unclear rule of {game.title} found that can be switched.")
    console = make_console()
    for reading in switches:
        console.print(f"[bold]{reading.rule}[/]  --option {reading.name}=…  {escape(option_help(speaker, reading))}")
        for value, meaning in meanings(speaker, reading).items():
            usual = " (as usual)" if value == reading.default else ""
            console.print(f"    [bold]{value}[/]{usual}: {escape(meaning)}")
        console.print(f"    Why: {escape(reading_why(speaker, reading))}")
    settled = [(rule.number, text) for rule in found for text in rule.settled()]
    if settled:
        console.print("\n[bold underline]Decided without a switch[/]")
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
