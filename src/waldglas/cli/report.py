"""waldglas report: a league as a page."""

from pathlib import Path

import click

from waldglas.arena.league import league_from
from waldglas.arena.ledger import read_plan, read_results
from waldglas.cli.arena import summary
from waldglas.cli.common import FOLDER, NEW_FILE, extra, json_option, print_json
from waldglas.cli.help import argument, command, option
from waldglas.core.errors import WaldglasError
from waldglas.core.message import Message
from waldglas.words import tell

PAGE = "report.html"


@command("cli-report", page=PAGE)
@argument("folder", metavar="cli-word-folder", type=FOLDER)
@option("--out", "file", type=NEW_FILE, help="cli-report-out")
@json_option
def report(folder: Path, file: Path | None, as_json: bool) -> None:
    league = league_from(read_plan(folder))
    results = read_results(folder)
    if not results:
        raise WaldglasError(Message("error-league-without-games", {"folder": str(folder)}))
    page = file or (None if as_json else folder / PAGE)
    with extra("arena"):
        from waldglas.arena.report import report as make_page  # noqa: PLC0415 - an extra, and slow to load
    if page is not None:
        page.write_text(make_page(league, results), encoding="utf-8")
    if as_json:
        print_json(summary(league, results))
    else:
        click.echo(tell(Message("cli-report-written", {"games": len(results), "file": str(page)})))
