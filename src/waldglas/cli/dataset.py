"""waldglas dataset: games between bots as tables for learners."""

from pathlib import Path

import click

from waldglas.bots import Limits, bot_names
from waldglas.cli.common import FOLDER, json_option, print_json
from waldglas.cli.help import command, option
from waldglas.cli.league import Asked, league_options, progress_of
from waldglas.core.message import Message
from waldglas.dataset.folder import make_dataset, matches_in
from waldglas.words import tell


@command("cli-dataset", bots=bot_names())
@league_options
@option("--out", "folder", type=FOLDER, required=True, help="cli-dataset-out")
@json_option
def dataset(asked: Asked, folder: Path, as_json: bool) -> None:
    league, spread = asked.league(Limits()), asked.spread()
    with progress_of(league, folder, lambda: len(matches_in(folder))) as progress:
        make_dataset(league, folder, spread, asked.processes(), progress)
    if as_json:
        print_json({"folder": str(folder), "games": league.matches(), "files": files_in(folder)})
    else:
        click.echo(tell(Message("cli-dataset-done", {"games": league.matches(), "folder": str(folder)})))


def files_in(folder: Path) -> list[str]:
    return sorted(file.name for file in folder.glob("*.parquet"))
