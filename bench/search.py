"""Compares how many walks a second the search makes in both builds, and what a thinking bot's process weighs."""

import json
import sys
from typing import Any

import click
from rich import box
from rich.console import Console
from rich.table import Table

from bench.run import BUILDS, child

SECONDS = 2.0
ROUNDS = 2


def measure(rounds: int, seconds: float) -> dict[str, list[dict[str, Any]]]:
    """Each build's answers, by rounds that take turns."""
    found: dict[str, list[dict[str, Any]]] = {build: [] for build in BUILDS}
    for number in range(1, rounds + 1):
        print(f"search: round {number} of {rounds}", file=sys.stderr)
        for build in BUILDS:
            answer = child([sys.executable, "-m", "bench.walks", str(seconds)], pure=build == "interpreted")
            if answer["compiled"] == (build == "compiled"):
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
    for column in ("game", "seats", "interpreted", "compiled", "ratio"):
        drawn.add_column(column, justify="left" if column == "game" else "right")
    for (game, seats), slow in walks["interpreted"].items():
        fast = walks["compiled"].get((game, seats))
        ratio = f"{fast / slow:.1f}" if fast else ""
        drawn.add_row(game, str(seats), f"{slow:,.0f}", f"{fast:,.0f}" if fast else "", ratio)
    return drawn


def heaviest(answers: list[dict[str, Any]]) -> float:
    return max((answer["peak_mb"] for answer in answers), default=0.0)


@click.command()
@click.option("--rounds", default=ROUNDS, show_default=True)
@click.option("--seconds", default=SECONDS, show_default=True, help="Time for each row in each round.")
@click.option("--json", "as_json", is_flag=True)
def main(rounds: int, seconds: float, as_json: bool) -> None:
    """How fast the search goes, and how heavy it is."""
    found = measure(rounds, seconds)
    if as_json:
        print(json.dumps(found))
        return
    Console(width=None if sys.stdout.isatty() else 100).print(table(found))
    for build in BUILDS:
        if found[build]:
            print(f"A process that thought about all of these, {build}: {heaviest(found[build]):.0f} MB at its peak.")


if __name__ == "__main__":
    main()
