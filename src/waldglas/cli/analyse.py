"""waldglas analyse: what a bot thinks of a finished game."""

from dataclasses import asdict
from pathlib import Path
from typing import Any

import click
from rich import box
from rich.console import Console
from rich.table import Table
from rich.text import Text

from waldglas.cli.common import RECORD_FILE, json_option, make_console, print_json, progress_bar
from waldglas.cli.help import argument, command, option
from waldglas.cli.replay import load_record, seat_names
from waldglas.coach.analysis import Analysis, Judged
from waldglas.coach.analysis import analyse as judge_all
from waldglas.core.message import Message
from waldglas.core.record import Record
from waldglas.processes import cores
from waldglas.words import tell as say
from waldglas.words import title_of
from waldglas.words.numbers import in_figures

BARS = "▁▂▃▄▅▆▇█"
CURVE_WIDTH = 40
MOST_WALKS = 1_000_000


@command("cli-analyse")
@argument("file", metavar="cli-word-file", type=RECORD_FILE)
@option("--walks", type=click.IntRange(10, MOST_WALKS), default=400, show_default=True, help="cli-analyse-walks")
@option("--jobs", type=click.IntRange(1, 512), help="cli-analyse-jobs")
@json_option
def analyse(file: Path, walks: int, jobs: int | None, as_json: bool) -> None:
    record = load_record(file)
    with progress_bar(len(record.moves), Message("cli-choices", {"number": len(record.moves)})) as progress:
        analysis = judge_all(record, walks, jobs or cores(), progress)
    if as_json:
        print_json(analysis_data(record, analysis))
    else:
        tell(make_console(), record, analysis)


def analysis_data(record: Record, analysis: Analysis) -> dict[str, Any]:
    return {
        "game": record.game.slug,
        "seats": record.seats,
        "scores": analysis.scores,
        "lost": [analysis.lost(seat) for seat in range(record.seats)],
        "agreement": [analysis.agreement(seat) for seat in range(record.seats)],
        "choices": [asdict(each) for each in analysis.choices],
        "turning_points": [each.move for each in analysis.turning_points()],
    }


def tell(console: Console, record: Record, analysis: Analysis) -> None:
    console.print(Text(say(Message("cli-analysis", {"title": title_of(record.game)})), "bold"))
    heads = ["cli-analysis-curve", "cli-analysis-points", "cli-analysis-agreement", "cli-analysis-lost"]
    table = Table("", *[say(Message(head)) for head in heads], box=box.SIMPLE_HEAD)
    for seat, name in enumerate(seat_names(record.seats)):
        curve = [value for _, value in analysis.curve(seat)]
        same = say(Message("cli-share", {"share": analysis.agreement(seat)}))
        lost = say(Message("cli-decimal", {"number": analysis.lost(seat)}))
        table.add_row(name, sparks(curve), in_figures(analysis.scores[seat]), same, lost)
    console.print(table)
    points = analysis.turning_points()
    console.print(Text(say(Message("cli-analysis-turned" if points else "cli-analysis-even")), style="bold"))
    for each in points:
        console.print(say(turning_point(each)), markup=False)


def turning_point(each: Judged) -> Message:
    played, best = each.played_words.rstrip("."), each.best_words.rstrip(".")
    return Message(
        "cli-analysis-turn",
        {"move": str(each.move + 1), "seat": each.seat, "played": played, "cost": each.cost, "best": best},
    )


def sparks(values: list[float]) -> str:
    """A small curve in one line."""
    step = max(1.0, len(values) / CURVE_WIDTH)
    picked = [values[min(int(place * step), len(values) - 1)] for place in range(min(CURVE_WIDTH, len(values)))]
    low, high = min(picked), max(picked)
    scale = (len(BARS) - 1) / (high - low) if high > low else 0.0
    return "".join(BARS[round((value - low) * scale)] for value in picked)
