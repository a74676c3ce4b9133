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
from waldglas.cli.help import command, option
from waldglas.core.message import Message
from waldglas.words import tell
from waldglas.words.numbers import in_figures


@command("cli-simulate", bots=bot_names())
@game_argument
@option("--seats", default="random,random", show_default=True, help="cli-simulate-seats")
@option("--games", "count", type=click.IntRange(1), default=1000, show_default=True, help="cli-simulate-games")
@option("--seed", type=SEED, default=1, show_default=True, help="cli-simulate-seed")
@options_option
@facts_option
@option("--jobs", type=click.IntRange(1, 512), default=1, show_default=True, help="cli-simulate-jobs")
@option("--record", "folder", type=FOLDER, help="cli-simulate-record")
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
    game = load_with_facts(slug, facts_file)
    bots = [name.strip() for name in seats.split(",")]
    plan = Plan(slug, game.facts.changed, bots, read_options(given), count, seed, folder)
    plan.check()
    tell_advice(game, len(bots), plan.options)
    started = time.perf_counter()
    with progress_bar(plan.games, Message("cli-games-played", {"number": plan.games})) as progress:
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
    table = Table(tell(Message("cli-head-seat")), tell(Message("cli-head-bot")), box=box.SIMPLE_HEAD)
    table.add_column(tell(Message("cli-head-mean-score")), justify="right")
    table.add_column(tell(Message("cli-head-wins")), justify="right")
    for seat, bot in enumerate(answer["seats"]):
        mean = answer["mean_scores"][seat]
        share = answer["wins"][seat] / answer["games"]
        table.add_row(str(seat), bot, "–" if mean is None else in_figures(mean, ".2f"), in_figures(share, ".1%"))
    console.print(table)
    games, choices, seconds = answer["games"], answer["choices"], answer["seconds"]
    pace, speed = round(answer["games_per_second"]), answer["choices_per_second"]
    console.print(
        tell(
            Message(
                "cli-simulated",
                {"games": games, "choices": choices, "seconds": seconds, "pace": pace, "speed": speed},
            )
        )
    )
