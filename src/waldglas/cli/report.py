"""waldglas report: a league as a page."""

from pathlib import Path

import click

from waldglas.arena.league import league_from
from waldglas.arena.ledger import read_plan, read_results
from waldglas.cli.common import FOLDER, NEW_FILE, extra

PAGE = "report.html"


@click.command()
@click.argument("folder", metavar="DIR", type=FOLDER)
@click.option("--out", "file", type=NEW_FILE, help=f"The file to write. By default {PAGE} in DIR.")
def report(folder: Path, file: Path | None) -> None:
    """A page of figures and pictures about the league in DIR: one file, to be opened in any browser."""
    league = league_from(read_plan(folder))
    results = read_results(folder)
    if not results:
        raise click.ClickException(f"no game of the league in {folder} is finished; 'waldglas arena' plays them")
    with extra("arena", "the arena"):
        from waldglas.arena.report import report as make_page  # noqa: PLC0415 - an extra, and slow to load
    page = folder / PAGE if file is None else file
    page.write_text(make_page(league, results), encoding="utf-8")
    click.echo(f"The report of {len(results)} games is in {page}.")
