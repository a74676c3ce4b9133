"""waldglas admin: tables, talk, bans and visitors of a server, which may run meanwhile."""

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import asdict
from datetime import UTC, datetime
from typing import TYPE_CHECKING

import click

from waldglas.cli.common import data_option, database_of, extra, json_option, print_json
from waldglas.cli.help import Group, argument, command, option
from waldglas.core.message import Message
from waldglas.words import tell

if TYPE_CHECKING:
    from waldglas.web.operating.admin import Admin

DAYS = click.IntRange(1, 36500)


@contextmanager
def opened(data: str | None) -> Iterator["Admin"]:
    with extra("web"):
        from waldglas.web.operating.admin import Admin  # noqa: PLC0415 - an extra, and slow to load
        from waldglas.web.store.database import open_database  # noqa: PLC0415
        from waldglas.web.store.repository import Repository  # noqa: PLC0415
    store = Repository(open_database(database_of(data)))
    try:
        yield Admin(store)
    finally:
        store.close()


def moment(at: int | None) -> str:
    return "–" if at is None else datetime.fromtimestamp(at, UTC).strftime("%Y-%m-%d %H:%M")


def done() -> None:
    click.echo(tell(Message("cli-admin-done")))


@command("cli-admin-list")
@option("--running/--finished", "running", default=None, help="cli-admin-running")
@option("--most", type=click.IntRange(1), default=100, show_default=True, help="cli-admin-most")
@data_option
@json_option
def list_tables(running: bool | None, most: int, data: str | None, as_json: bool) -> None:
    with opened(data) as found:
        listings = found.listings(running, most)
    if as_json:
        print_json([asdict(listing) for listing in listings])
        return
    for listing in listings:
        names = ", ".join(seat.name for seat in listing.seats)
        click.echo(f"{listing.id}  {moment(listing.created)}  {moment(listing.ended):16}  {listing.game}  {names}")


@command("cli-admin-show")
@argument("table", metavar="cli-word-table")
@data_option
def show(table: str, data: str | None) -> None:
    with opened(data) as found:
        print_json(found.show(table))


@command("cli-admin-end")
@argument("table", metavar="cli-word-table")
@data_option
def end(table: str, data: str | None) -> None:
    with opened(data) as found:
        found.end(table)
    done()


@command("cli-admin-delete")
@argument("table", metavar="cli-word-table")
@data_option
def delete(table: str, data: str | None) -> None:
    with opened(data) as found:
        found.delete(table)
    done()


@command("cli-admin-chat")
@argument("table", metavar="cli-word-table")
@option("--line", "number", type=click.IntRange(1), help="cli-admin-line")
@data_option
def remove_chat(table: str, number: int | None, data: str | None) -> None:
    with opened(data) as found:
        removed = found.remove_chat(table, number)
    click.echo(tell(Message("cli-admin-removed", {"lines": removed})))


@command("cli-admin-ban")
@argument("who", metavar="cli-word-who")
@data_option
def ban(who: str, data: str | None) -> None:
    with opened(data) as found:
        found.ban(who)
    done()


@command("cli-admin-unban")
@argument("who", metavar="cli-word-who")
@data_option
def unban(who: str, data: str | None) -> None:
    with opened(data) as found:
        found.unban(who)
    done()


@command("cli-admin-bans")
@data_option
@json_option
def bans(data: str | None, as_json: bool) -> None:
    with opened(data) as found:
        there = found.bans()
    if as_json:
        print_json([asdict(each) for each in there])
        return
    for each in there:
        click.echo(f"{each.what}  {each.kind}  {moment(each.created)}")


@command("cli-admin-expire")
@option("--finished", "finished_days", type=DAYS, default=365, show_default=True, help="cli-admin-finished-days")
@option("--abandoned", "abandoned_days", type=DAYS, default=60, show_default=True, help="cli-admin-abandoned-days")
@data_option
def expire(finished_days: int, abandoned_days: int, data: str | None) -> None:
    with opened(data) as found:
        gone = found.expire(finished_days, abandoned_days)
    click.echo(
        tell(
            Message(
                "cli-admin-expired",
                {"finished": gone.finished, "abandoned": gone.abandoned, "visitors": gone.visitors},
            )
        )
    )


@command("cli-admin-export")
@argument("visitor", metavar="cli-word-visitor")
@data_option
def export(visitor: str, data: str | None) -> None:
    with opened(data) as found:
        print_json(found.export(visitor))


@command("cli-admin-forget")
@argument("visitor", metavar="cli-word-visitor")
@data_option
def forget(visitor: str, data: str | None) -> None:
    with opened(data) as found:
        found.forget(visitor)
    done()


@command("cli-admin-ratings")
@option("--again", is_flag=True, help="cli-admin-again")
@data_option
def ratings(again: bool, data: str | None) -> None:
    with opened(data) as found:
        if again:
            click.echo(tell(Message("cli-admin-rated", {"games": found.rate_again()})))
        for game, rated in found.ratings():
            click.echo(f"{game}  {rated.rating.shown:6.2f}  {rated.games:5}  {rated.name or rated.who}")


@command("cli-admin-statistics")
@data_option
def statistics(data: str | None) -> None:
    with opened(data) as found:
        print_json(found.statistics())


COMMANDS = {
    "list": list_tables,
    "show": show,
    "end": end,
    "delete": delete,
    "remove-chat": remove_chat,
    "ban": ban,
    "unban": unban,
    "bans": bans,
    "expire": expire,
    "export": export,
    "forget": forget,
    "ratings": ratings,
    "statistics": statistics,
}
admin = Group("admin", COMMANDS, help="cli-admin")
