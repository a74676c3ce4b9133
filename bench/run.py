"""Compares the compiled and the interpreted build, and catanatron's Catan as a yardstick, in one run.

Machines are noisy: the builds take turns, and the best and the median of all rounds are shown.
"""

import json
import os
import platform
import subprocess
import sys
from pathlib import Path
from statistics import median
from typing import Any

import click
from rich import box
from rich.console import Console
from rich.table import Table

from waldglas.build import PURE

ROOT = Path(__file__).resolve().parent.parent
CATANATRON = ROOT / ".venv-catanatron" / "bin" / "python"
BUILDS = ("interpreted", "compiled")
RATES = ("games_per_second", "choices_per_second", "copy_ns")

Key = tuple[str, int, str]
Rounds = dict[Key, dict[str, list[float]]]


def child(command: list[str], pure: bool) -> dict[str, Any]:
    environment = os.environ | {PURE: "1" if pure else "0"}
    run = subprocess.run(command, cwd=ROOT, env=environment, stdout=subprocess.PIPE, text=True, check=True)
    answer: dict[str, Any] = json.loads(run.stdout)
    return answer


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


def measure(rounds: int, seconds: float, catanatron: bool) -> dict[str, Rounds]:
    results: dict[str, Rounds] = {build: {} for build in (*BUILDS, "catanatron")}
    for number in range(1, rounds + 1):
        print(f"round {number} of {rounds}", file=sys.stderr)
        for build in BUILDS:
            answer = child([sys.executable, "-m", "bench.play", str(seconds)], pure=build == "interpreted")
            if answer["compiled"] == (build == "compiled"):
                collect(results[build], answer)
        if catanatron:
            collect(results["catanatron"], child([str(CATANATRON), "bench/catan.py", str(seconds)], pure=False))
    return results


def report(results: dict[str, Rounds]) -> list[dict[str, Any]]:
    rows: list[dict[str, Any]] = []
    catan = {seats: summary(measured) for (_, seats, _), measured in results["catanatron"].items()}
    for (game, seats, begin), measured in results["interpreted"].items():
        row: dict[str, Any] = {"game": game, "seats": seats, "from": begin, "interpreted": summary(measured)}
        if results["compiled"]:
            row["compiled"] = summary(results["compiled"][game, seats, begin])
            row["ratio"] = ratio(row["compiled"], row["interpreted"])
        if seats in catan:
            row["ahead_of_catanatron"] = {build: ratio(row[build], catan[seats]) for build in BUILDS if build in row}
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
    for column in ("games/s", "1000 choices/s", "copy ns", "× interpreted", "× catan"):
        drawn.add_column(column, justify="right", no_wrap=True)
    for row in rows:
        builds = [build for build in (*BUILDS, "catanatron") if build in row]
        for build in builds:
            names = [row["game"], str(row["seats"]), row["from"]] if build == builds[0] else ["", "", ""]
            drawn.add_row(
                *names,
                build,
                pair(row[build].get("games_per_second"), 0),
                pair(row[build].get("choices_per_second"), 0, 1000),
                pair(row[build].get("copy_ns"), 0),
                pair(row.get("ratio"), 1) if build == "compiled" else "",
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
@click.option("--json", "as_json", is_flag=True, help="Print one JSON object.")
def main(rounds: int, seconds: float, as_json: bool) -> None:
    """How fast random games are played."""
    catanatron = CATANATRON.exists()
    rows = report(measure(rounds, seconds, catanatron))
    if as_json:
        print(json.dumps({"python": platform.python_version(), "rounds": rounds, "seconds": seconds, "rows": rows}))
        return
    wide = None if sys.stdout.isatty() else 120
    Console(width=wide).print(table(rows))
    if not any("compiled" in row for row in rows):
        print("There is no compiled build here: only the interpreted one was measured.")
    if catanatron:
        print("catanatron 3.2.1: random players, every action counts, also one without an alternative.")


if __name__ == "__main__":
    main()
