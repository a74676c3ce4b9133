"""Compares how many walks a second the search makes in each build, and what a thinking bot's process weighs."""

import json
import sys
from pathlib import Path
from typing import Any

import click
from rich import box
from rich.console import Console
from rich.table import Table

from bench.builds import BEFORE, COMPILED, INTERPRETED, Builds, builds_with

SECONDS = 2.0
ROUNDS = 2


def measure(builds: Builds, rounds: int, seconds: float) -> dict[str, list[dict[str, Any]]]:
    """Each build's answers, by rounds that take turns."""
    found: dict[str, list[dict[str, Any]]] = {build: [] for build in builds.names}
    for number in range(1, rounds + 1):
        print(f"search: round {number} of {rounds}", file=sys.stderr)
        for build in builds.names:
            answer = builds.answer(build, "bench.walks", seconds)
            if answer is not None:
                found[build].append(answer)
    return found


def best_walks(answers: list[dict[str, Any]]) -> dict[tuple[str, int], float]:
    best: dict[tuple[str, int], float] = {}
    for answer in answers:
        for row in answer["rows"]:
            key = (row["game"], row["seats"])
            best[key] = max(best.get(key, 0.0), row["walks_per_second"])
    return best


def table(found: dict[str, list[dict[str, Any]]]) -> Table:
    walks = {build: best_walks(answers) for build, answers in found.items()}
    drawn = Table(title="Search: walks a second, best of all rounds", title_justify="left", box=box.SIMPLE)
    for column in ("game", "seats", *found, "× interpreted", "× before"):
        drawn.add_column(column, justify="left" if column == "game" else "right")
    for row in walks[INTERPRETED]:
        speeds = {build: walks[build].get(row) for build in found}
        ratios = [ratio(speeds[COMPILED], speeds.get(other)) for other in (INTERPRETED, BEFORE)]
        drawn.add_row(row[0], str(row[1]), *[f"{speed:,.0f}" if speed else "" for speed in speeds.values()], *ratios)
    return drawn


def ratio(ours: float | None, theirs: float | None) -> str:
    return f"{ours / theirs:.2f}" if ours and theirs else ""


def heaviest(answers: list[dict[str, Any]]) -> float:
    return max((answer["peak_mb"] for answer in answers), default=0.0)


@click.command()
@click.option("--rounds", default=ROUNDS, show_default=True)
@click.option("--seconds", default=SECONDS, show_default=True, help="Time for each row in each round.")
@click.option("--against", type=click.Path(exists=True, path_type=Path), help="The wheel of a build from before.")
@click.option("--json", "as_json", is_flag=True)
def main(rounds: int, seconds: float, against: Path | None, as_json: bool) -> None:
    """How fast the search goes, and how heavy it is."""
    with builds_with(against) as builds:
        found = measure(builds, rounds, seconds)
    if as_json:
        print(json.dumps(found))
        return
    Console(width=None if sys.stdout.isatty() else 100).print(table(found))
    for build in found:
        if found[build]:
            print(f"A process that thought about all of these, {build}: {heaviest(found[build]):.0f} MB at its peak.")


if __name__ == "__main__":
    main()
