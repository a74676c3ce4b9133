"""Compares the compiled and the interpreted build, one from before, and catanatron's Catan as a yardstick, in one run.

Machines are noisy: the builds take turns, and the best and the median of all rounds are shown.
"""

import json
import platform
import sys
from pathlib import Path
from statistics import median
from typing import Any

import click
from rich import box
from rich.console import Console
from rich.table import Table

from bench.builds import BEFORE, COMPILED, INTERPRETED, ROOT, Builds, builds_with, child

CATANATRON = ROOT / ".venv-catanatron" / "bin" / "python"
MOST_CATAN = 4  # seats
RATES = ("games_per_second", "choices_per_second", "copy_ns")

Key = tuple[str, int, str]
Rounds = dict[Key, dict[str, list[float]]]


def collect(rounds: Rounds, answer: dict[str, Any]) -> None:
    for row in answer["rows"]:
        key = (row.get("game", "catan"), row["seats"], row.get("begin", "start"))
        for rate in RATES:
            if rate in row:
                rounds.setdefault(key, {}).setdefault(rate, []).append(row[rate])


def summary(measured: dict[str, list[float]]) -> dict[str, dict[str, float]]:
    return {
        rate: {"best": min(values) if rate == "copy_ns" else max(values), "median": median(values)}
        for rate, values in measured.items()
    }


def measure(builds: Builds, rounds: int, seconds: float, catanatron: bool) -> dict[str, Rounds]:
    results: dict[str, Rounds] = {build: {} for build in (*builds.names, "catanatron")}
    for number in range(1, rounds + 1):
        print(f"round {number} of {rounds}", file=sys.stderr)
        for build in builds.names:
            answer = builds.answer(build, "bench.play", seconds)
            if answer is not None:
                collect(results[build], answer)
        if catanatron:
            collect(results["catanatron"], child([str(CATANATRON), "bench/catan.py", str(seconds)]))
    return results


def report(results: dict[str, Rounds]) -> list[dict[str, Any]]:
    rows: list[dict[str, Any]] = []
    catan = {seats: summary(measured) for (_, seats, _), measured in results["catanatron"].items()}
    builds = [build for build in (INTERPRETED, BEFORE, COMPILED) if results.get(build)]
    for game, seats, begin in results[INTERPRETED]:
        row: dict[str, Any] = {"game": game, "seats": seats, "from": begin}
        row |= {build: summary(results[build][game, seats, begin]) for build in builds}
        for other in (INTERPRETED, BEFORE):
            if other in builds and COMPILED in builds:
                row[f"ahead_of_{other}"] = ratio(row[COMPILED], row[other])
        if catan:
            yardstick = catan[min(seats, MOST_CATAN)]
            row["ahead_of_catanatron"] = {build: ratio(row[build], yardstick) for build in builds}
        rows.append(row)
    rows += [
        {"game": "catan", "seats": seats, "from": "start", "catanatron": figures} for seats, figures in catan.items()
    ]
    return rows


def ratio(ours: dict[str, dict[str, float]], theirs: dict[str, dict[str, float]]) -> dict[str, float]:
    return {kind: ours["choices_per_second"][kind] / theirs["choices_per_second"][kind] for kind in ("best", "median")}


def table(rows: list[dict[str, Any]]) -> Table:
    drawn = Table(title="Random play: best (median)", title_justify="left", box=box.SIMPLE, pad_edge=False, padding=0)
    for column in ("game", "seats", "from", "build"):
        drawn.add_column(column, no_wrap=True)
    for column in ("games/s", "1000 choices/s", "copy ns", "× interpreted", "× before", "× catan"):
        drawn.add_column(column, justify="right", no_wrap=True)
    for row in rows:
        builds = [build for build in (INTERPRETED, BEFORE, COMPILED, "catanatron") if build in row]
        for build in builds:
            names = [row["game"], str(row["seats"]), row["from"]] if build == builds[0] else ["", "", ""]
            drawn.add_row(
                *names,
                build,
                pair(row[build].get("games_per_second"), 0),
                pair(row[build].get("choices_per_second"), 0, 1000),
                pair(row[build].get("copy_ns"), 0),
                pair(row.get("ahead_of_interpreted"), 1) if build == COMPILED else "",
                pair(row.get("ahead_of_before"), 2) if build == COMPILED else "",
                pair(row.get("ahead_of_catanatron", {}).get(build), 1),
                end_section=build == builds[-1],
            )
    return drawn


def pair(figures: dict[str, float] | None, digits: int, unit: int = 1) -> str:
    if not figures:
        return ""
    return f"{figures['best'] / unit:,.{digits}f} ({figures['median'] / unit:,.{digits}f})"


@click.command()
@click.option("--rounds", default=3, show_default=True, help="How often each build takes its turn.")
@click.option("--seconds", default=0.5, show_default=True, help="Time for each row in each round.")
@click.option("--against", type=click.Path(exists=True, path_type=Path), help="The wheel of a build from before.")
@click.option("--json", "as_json", is_flag=True, help="Print one JSON object.")
def main(rounds: int, seconds: float, against: Path | None, as_json: bool) -> None:
    """How fast random games are played."""
    catanatron = CATANATRON.exists()
    with builds_with(against) as builds:
        rows = report(measure(builds, rounds, seconds, catanatron))
    if as_json:
        print(json.dumps({"python": platform.python_version(), "rounds": rounds, "seconds": seconds, "rows": rows}))
        return
    wide = None if sys.stdout.isatty() else 140
    Console(width=wide).print(table(rows))
    if not any(COMPILED in row for row in rows):
        print("There is no compiled build here: only the interpreted one was measured.")
    if catanatron:
        print("catanatron 3.2.1: random players, every action counts, also one without an alternative.")


if __name__ == "__main__":
    main()
