"""waldglas simulate: many games between bots."""

import time
from pathlib import Path
from typing import Any

import click
from rich import box
from rich.console import Console
from rich.table import Table

from waldglas.arena.simulation import Plan, Tally
from waldglas.arena.simulation import simulate as play_plan
from waldglas.bots import bot_names
from waldglas.build import compiled
from waldglas.cli.common import (
    FOLDER,
    SEED,
    facts_option,
    game_argument,
    json_option,
    load_with_facts,
    make_console,
    options_option,
    print_json,
    progress_bar,
    read_options,
    tell_advice,
)

BOTS_HELP = (
    f"A bot a seat, with commas: {', '.join(bot_names())}, a budget such as search:500, or your own module:Class."
)


@click.command()
@game_argument
@click.option("--seats", default="random,random", show_default=True, help=BOTS_HELP)
@click.option("--games", "count", type=click.IntRange(1), default=1000, show_default=True, help="How many games.")
@click.option("--seed", type=SEED, default=1, show_default=True, help="The same seed plays the same games.")
@options_option
@facts_option
@click.option("--jobs", type=click.IntRange(1, 512), default=1, show_default=True, help="Processes at work.")
@click.option("--record", "folder", type=FOLDER, help="Write each game into this folder.")
@json_option
def simulate(
    slug: str,
    seats: str,
    count: int,
    seed: int,
    given: tuple[str, ...],
    facts_file: Path | None,
    jobs: int,
    folder: Path | None,
    as_json: bool,
) -> None:
    """Lets bots play many games of GAME and adds them up."""
    game = load_with_facts(slug, facts_file)
    bots = [name.strip() for name in seats.split(",")]
    plan = Plan(slug, game.facts.changed, bots, read_options(given), count, seed, folder)
    plan.check()
    tell_advice(game, len(bots), plan.options)
    started = time.perf_counter()
    with progress_bar(plan.games, "games") as progress:
        tally = play_plan(plan, jobs, progress)
    answer = summary(plan, tally, time.perf_counter() - started)
    if as_json:
        print_json(answer)
    else:
        show(make_console(), answer)


def summary(plan: Plan, tally: Tally, seconds: float) -> dict[str, Any]:
    record = plan.record(plan.game(), 1)
    start = record.start()
    return {
        "game": plan.slug,
        "seats": plan.bots,
        "options": record.options,
        "games": tally.games,
        "choices": tally.choices,
        "seconds": round(seconds, 3),
        "games_per_second": round(tally.games / seconds, 1),
        "choices_per_second": round(tally.choices / seconds, 1),
        "mean_scores": [
            score / tally.games if start.breakdown(seat) else None for seat, score in enumerate(tally.scores)
        ],
        "wins": tally.wins,
        "compiled": compiled(),
        "rules_version": record.game.rules_version,
    }


def show(console: Console, answer: dict[str, Any]) -> None:
    table = Table("seat", "bot", box=box.SIMPLE_HEAD)
    table.add_column("mean score", justify="right")
    table.add_column("wins", justify="right")
    for seat, bot in enumerate(answer["seats"]):
        mean = answer["mean_scores"][seat]
        share = answer["wins"][seat] / answer["games"]
        table.add_row(str(seat), bot, "–" if mean is None else f"{mean:.2f}", f"{share:.1%}")
    console.print(table)
    console.print(
        f"{answer['games']} games, {answer['choices']} choices in {answer['seconds']} s: "
        f"{answer['games_per_second']:,.0f} games and {answer['choices_per_second']:,.0f} choices a second"
    )
