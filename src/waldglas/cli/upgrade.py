"""waldglas upgrade: which running games go on under the rules of this program."""

from collections import Counter
from dataclasses import asdict

import click

from waldglas.cli.common import data_argument, database_of, extra, json_option, print_json
from waldglas.cli.help import command, option
from waldglas.core.message import Message
from waldglas.words import tell

FATES = {
    "same": "cli-upgrade-same",
    "goes-on": "cli-upgrade-goes-on",
    "stranded": "cli-upgrade-stranded",
    "unreadable": "cli-upgrade-unreadable",
}


@command("cli-upgrade")
@data_argument
@option("--check", "only_check", is_flag=True, help="cli-upgrade-check")
@json_option
def upgrade(data: str | None, only_check: bool, as_json: bool) -> None:
    with extra("web"):
        from waldglas.web.operating import upgrade as upgrading  # noqa: PLC0415 - an extra, and slow to load
    url = database_of(data)
    found = list(upgrading.check(url) if only_check else upgrading.upgrade(url))
    if as_json:
        print_json([asdict(outlook) for outlook in found])
        return
    for outlook in found:
        if outlook.fate != upgrading.SAME:
            values: dict[str, object] = {"followed": outlook.followed, "moves": outlook.moves}
            click.echo(f"{outlook.table}  {outlook.game}  {tell(Message(FATES[outlook.fate], values))}")
    fates = Counter(outlook.fate for outlook in found)
    stay = fates[upgrading.STRANDED] + fates[upgrading.UNREADABLE]
    click.echo(tell(Message("cli-upgraded", {"running": len(found), "stay": stay})))
