"""waldglas analyse: what a bot thinks of a finished game."""

from dataclasses import asdict
from pathlib import Path
from typing import Any

import click
from rich import box
from rich.console import Console
from rich.table import Table
from rich.text import Text

from waldglas.cli.common import FILE, json_option, make_console, print_json, progress_bar
from waldglas.cli.replay import load_record
from waldglas.coach.analysis import Analysis, Judged
from waldglas.coach.analysis import analyse as judge_all
from waldglas.core.record import Record
from waldglas.processes import cores

BARS = "▁▂▃▄▅▆▇█"
CURVE_WIDTH = 40
MOST_WALKS = 1_000_000


@click.command()
@click.argument("file", type=FILE)
@click.option(
    "--walks", type=click.IntRange(10, MOST_WALKS), default=400, show_default=True, help="Walks for each choice."
)
@click.option("--jobs", type=click.IntRange(1, 512), help="Processes at work. By default as many as there are cores.")
@json_option
def analyse(file: Path, walks: int, jobs: int | None, as_json: bool) -> None:
    """Judges every choice of the finished game in FILE, and shows where it turned."""
    record = load_record(file)
    with progress_bar(len(record.moves), "choices") as progress:
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
    console.print(f"[bold]{record.game.title}[/]: what each seat could expect, from the first choice to the result")
    table = Table("", "Expected over time", "Points", "As the coach", "Lost", box=box.SIMPLE_HEAD)
    for seat in range(record.seats):
        curve = [value for _, value in analysis.curve(seat)]
        same = f"{analysis.agreement(seat):.0%}"
        lost = f"{analysis.lost(seat):.1f}"
        table.add_row(f"Seat {seat}", sparks(curve), f"{analysis.scores[seat]:g}", same, lost)
    console.print(table)
    points = analysis.turning_points()
    console.print(Text("Turning points" if points else "No choice cost much.", style="bold"))
    for each in points:
        console.print(turning_words(each), markup=False)


def turning_words(each: Judged) -> str:
    return (
        f"Move {each.move + 1}, seat {each.seat}: “{each.played_words.rstrip('.')}” lost about {each.cost:.1f} points; "
        f"the coach would have chosen “{each.best_words.rstrip('.')}”."
    )


def sparks(values: list[float]) -> str:
    """A small curve in one line."""
    step = max(1.0, len(values) / CURVE_WIDTH)
    picked = [values[min(int(place * step), len(values) - 1)] for place in range(min(CURVE_WIDTH, len(values)))]
    low, high = min(picked), max(picked)
    scale = (len(BARS) - 1) / (high - low) if high > low else 0.0
    return "".join(BARS[round((value - low) * scale)] for value in picked)
