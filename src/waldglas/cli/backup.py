"""waldglas backup and restore: copies of the tables."""

from pathlib import Path

import click

from waldglas.cli.common import FILE as KEPT_FILE
from waldglas.cli.common import NEW_FILE, data_option, database_of, extra
from waldglas.cli.help import argument, command, option
from waldglas.core.errors import WaldglasError
from waldglas.core.message import Message
from waldglas.words import tell


@command("cli-backup")
@argument("file", metavar="cli-word-file", type=NEW_FILE)
@data_option
def backup(file: Path, data: str | None) -> None:
    with extra("web"):
        from waldglas.web.operating import backup as copies  # noqa: PLC0415 - an extra, and slow to load
    url = database_of(data)
    database = copies.sqlite_file(url)
    if database is None:
        raise WaldglasError(Message("error-backup-elsewhere", {"url": copies.without_password(url), "file": str(file)}))
    if file.exists():
        raise WaldglasError(Message("error-file-exists", {"file": str(file)}))
    made = copies.backup(database, file)
    click.echo(tell(Message("cli-backed-up", {"file": str(file), "tables": made.tables, "moves": made.moves})))


@command("cli-restore")
@argument("file", metavar="cli-word-file", type=KEPT_FILE)
@data_option
@option("--check", "only_check", is_flag=True, help="cli-restore-check")
def restore(file: Path, data: str | None, only_check: bool) -> None:
    with extra("web"):
        from waldglas.web.operating import backup as copies  # noqa: PLC0415 - an extra, and slow to load
    if only_check:
        found = copies.checked(file)
        click.echo(tell(Message("cli-copy-sound", {"file": str(file), "tables": found.tables, "moves": found.moves})))
        return
    url = database_of(data, must_exist=False)
    database = copies.sqlite_file(url)
    if database is None:
        raise WaldglasError(
            Message("error-restore-elsewhere", {"url": copies.without_password(url), "file": str(file)})
        )
    found = copies.restore(file, database)
    click.echo(tell(Message("cli-restored", {"file": str(database), "tables": found.tables, "moves": found.moves})))
