"""waldglas arena: a league of bots."""

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import asdict
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import click
from rich import box
from rich.console import Console
from rich.table import Table

from waldglas.arena.league import League
from waldglas.arena.ledger import Ledger
from waldglas.arena.matches import MatchResult, SeatResult
from waldglas.arena.play import play_league
from waldglas.bots import Limits, bot_names
from waldglas.build import compiled
from waldglas.cli.common import FOLDER, extra, json_option, make_console, print_json
from waldglas.cli.help import command, option
from waldglas.cli.league import Asked, league_options, progress_of
from waldglas.core.message import Message
from waldglas.words import tell
from waldglas.words.numbers import in_figures

MOST_PARTS = 16
SECONDS = click.FloatRange(0.001, 86_400)
SCORE_HEADS = ["arena-sd", "arena-standard-error", "arena-median", "arena-least", "arena-most"]


@command("cli-arena", bots=bot_names())
@league_options
@option("--choice-seconds", type=SECONDS, help="cli-arena-choice-seconds")
@option("--game-seconds", type=SECONDS, help="cli-arena-game-seconds")
@option("--out", "folder", type=FOLDER, help="cli-arena-out")
@json_option
def arena(
    asked: Asked, choice_seconds: float | None, game_seconds: float | None, folder: Path | None, as_json: bool
) -> None:
    league, spread = asked.league(Limits(choice_seconds, game_seconds)), asked.spread()
    with folder_for(folder) as kept, Ledger(kept, league) as ledger:
        with progress_of(league, folder, lambda: len(ledger.results())) as progress:
            play_league(league, ledger, spread, asked.processes(), progress)
        results = ledger.results()
        write_tables(results, kept)
    answer = summary(league, results)
    if as_json:
        print_json(answer)
    else:
        show(make_console(), answer)


def write_tables(results: list[MatchResult], folder: Path) -> None:
    """Only after the games: what it loads brings threads that keep Ctrl-C waiting."""
    with extra("arena"):
        from waldglas.arena.frames import make_frames  # noqa: PLC0415 - an extra, and slow to load
    make_frames(results).write(folder)


@contextmanager
def folder_for(folder: Path | None) -> Iterator[Path]:
    """The folder that was asked for, or one that is gone afterwards."""
    if folder is not None:
        yield folder
        return
    with TemporaryDirectory(prefix="waldglas-arena-") as made:
        yield Path(made)


def summary(league: League, results: list[MatchResult]) -> dict[str, Any]:
    from waldglas.arena.standings import duels, standings  # noqa: PLC0415 - an extra, and slow to load

    plan = league.plan()
    lengths = [result.choices for result in results]
    return {
        **{name: plan[name] for name in ("game", "seats", "options", "seed", "rules_version")},
        "line_ups": league.line_ups(),
        "rotations": league.rotations(),
        "deals": league.deals(),
        "games": len(results),
        "planned": league.matches(),
        "choices_a_game": {"mean": sum(lengths) / len(lengths), "least": min(lengths), "most": max(lengths)},
        "bots": [asdict(standing) for standing in standings(league.bots, results)],
        "duels": [asdict(duel) for duel in duels(league.bots, results)],
        "faults": [fault_data(result, seat) for result in results for seat in result.seats if seat.fault],
        "compiled": compiled(),
    }


def fault_data(result: MatchResult, seat: SeatResult) -> dict[str, Any]:
    return {"match": result.match, "seed": result.seed, "bot": seat.bot, "why": seat.fault}


def show(console: Console, answer: dict[str, Any]) -> None:
    bots = answer["bots"]
    if answer["seats"] > 1:
        console.print(strength_table(bots))
    if len(bots) > 2 and answer["duels"]:
        console.print(duels_table(bots, answer["duels"]))
    console.print(scores_table(bots))
    console.print(parts_table(bots))
    if any(bot["ranks"] for bot in bots):
        for bot in bots:
            console.print(f"{bot['bot']}: {', '.join(f'{rank} {times}' for rank, times in bot['ranks'].items())}")
    console.print(times_table(bots))
    for fault in answer["faults"]:
        console.print(
            tell(Message("cli-arena-fault", {"match": str(fault["match"]), "why": fault["why"]})), markup=False
        )
    console.print(tell(finished(answer)))


def finished(answer: dict[str, Any]) -> Message:
    parts = [
        Message("arena-line-ups", {"number": len(answer["line_ups"])}),
        Message("arena-deals", {"number": answer["deals"]}),
        Message("arena-rotations", {"number": answer["rotations"]}),
        Message("arena-seed", {"seed": str(answer["seed"])}),
    ]
    games, planned, mean = answer["games"], answer["planned"], answer["choices_a_game"]["mean"]
    return Message("cli-arena-finished", {"games": games, "planned": planned, "parts": parts, "mean": mean})


def strength_table(bots: list[dict[str, Any]]) -> Table:
    table = table_of("arena-strength", "arena-rating", "arena-interval", "arena-wins", "arena-interval")
    for bot in bots:
        table.add_row(
            bot["bot"], *rating_cells(bot["rating"]), in_figures(bot["win_rate"], ".1%"), interval(bot["win_interval"])
        )
    return table


def scores_table(bots: list[dict[str, Any]]) -> Table:
    table = table_of("arena-scores", "arena-games", "arena-mean", *SCORE_HEADS)
    for bot in bots:
        table.add_row(bot["bot"], str(bot["games"]), *score_cells(bot["scores"]))
    return table


def table_of(*heads: str) -> Table:
    return table_with(*[tell(Message(head)) for head in heads])


def table_with(first: str, *heads: str) -> Table:
    """Where the terminal is too narrow, names and figures are broken, not cut off."""
    table = Table(box=box.SIMPLE_HEAD)
    table.add_column(first, overflow="fold")
    for head in heads:
        table.add_column(head, justify="right", overflow="fold")
    return table


def rating_cells(rating: dict[str, Any] | None) -> list[str]:
    if rating is None:
        return ["–", "–"]
    return [in_figures(rating["rating"], ".0f"), " – ".join(in_figures(end, ".0f") for end in rating["interval"])]


def interval(ends: tuple[float, float]) -> str:
    return " – ".join(in_figures(end, ".1%") for end in ends)


def score_cells(scores: dict[str, Any] | None) -> list[str]:
    if scores is None:
        return ["–"] * 6
    figures = [scores[name] for name in ("mean", "sd", "standard_error")]
    return [
        *["–" if value is None else in_figures(value, ".2f") for value in figures],
        *[in_figures(scores[name]) for name in ("median", "least", "most")],
    ]


def duels_table(bots: list[dict[str, Any]], duels: list[dict[str, Any]]) -> Table:
    """How often the bot of a row came in before the bot of a column."""
    names = [bot["bot"] for bot in bots]
    shares = {(duel["bot"], duel["other"]): in_figures(duel["share"], ".1%") for duel in duels}
    table = table_with(tell(Message("arena-before")), *names)
    for name in names:
        table.add_row(name, *[shares.get((name, other), "") for other in names])
    return table


def parts_table(bots: list[dict[str, Any]]) -> Table:
    """The lines of the scores that count for most."""
    table = table_with(tell(Message("arena-mean-points-from")), *[bot["bot"] for bot in bots])
    parts = list(dict.fromkeys(part for bot in bots for part in bot["parts"]))
    weights = {part: sum(abs(bot["parts"].get(part, 0.0)) for bot in bots) for part in parts}
    heaviest = sorted(parts, key=lambda part: weights[part], reverse=True)[:MOST_PARTS]
    for part in filter(heaviest.__contains__, parts):
        table.add_row(part, *[in_figures(bot["parts"].get(part, 0.0), ".2f") for bot in bots])
    return table


def times_table(bots: list[dict[str, Any]]) -> Table:
    table = table_of(
        "arena-thinking", "arena-choices-a-game", "arena-median-ms", "arena-p95-ms", "arena-seconds-a-game"
    )
    for bot in bots:
        pace = bot["pace"]
        table.add_row(
            bot["bot"],
            in_figures(pace["choices_a_game"], ".1f"),
            in_figures(pace["median_ms"], ".3f"),
            in_figures(pace["p95_ms"], ".3f"),
            in_figures(pace["seconds_a_game"], ".3f"),
        )
    return table
