"""Kills PostgreSQL, or servers on it, again and again while bots play, and measures how soon every table goes on."""

import json
import sys
import time
from typing import Any

import click
import httpx

from tests.web.fleet import GAMES, LONGEST, Findings, Person, compare, fleet, play_and_kill
from tests.web.postgres import PROGRAM, PostgreSQL, postgresql

SOON = 10.0  # seconds in which every table is to go on
BOT = "bot:easy"
OVER = 1_000_000


class Watched:
    """A table of bots that is looked at, and set up anew when it is over."""

    def __init__(self, client: httpx.Client, game: str) -> None:
        self.client = client
        self.game = game
        self.new()

    def new(self) -> None:
        body = {"game": self.game, "seats": [{"who": BOT}] * 2}
        self.id = self.client.post("/api/tables", json=body).json()["table"]

    def moment(self) -> int | None:
        """How far the game is; nothing while it cannot be seen."""
        try:
            answer = self.client.get(f"/api/tables/{self.id}")
        except httpx.TransportError:
            return None
        if answer.status_code != 200:
            return None
        view: dict[str, Any] = answer.json()
        if view["over"]:
            self.new()
            return OVER
        return int(view["moments"])


def until_all_go_on(tables: list[Watched]) -> float:
    """Seconds until every table is further than where it was first seen."""
    began = time.monotonic()
    first: dict[Watched, int] = {}
    waiting = list(tables)
    while waiting and time.monotonic() - began < LONGEST:
        seen = [(one, moment) for one in waiting if (moment := one.moment()) is not None]
        further = [one for one, moment in seen if moment > first.setdefault(one, moment) or moment == OVER]
        waiting = [one for one in waiting if one not in further]
        time.sleep(0.05)
    return time.monotonic() - began


def kill_database(database: PostgreSQL, servers: int, count: int, kills: int) -> dict[str, Any]:
    """How long every table takes to go on after the database is back."""
    took: list[float] = []
    with fleet(database.url, servers) as running:
        clients = [httpx.Client(base_url=server.url, timeout=30) for server in running]
        tables = [Watched(client, GAMES[number % 4]) for client in clients for number in range(count)]
        started = until_all_go_on(tables)
        for number in range(kills):
            time.sleep(0.5)
            database.kill()
            time.sleep(number % 3)
            database.start()
            took.append(until_all_go_on(tables))
            print(f"kill {number + 1}: all {len(tables)} tables go on after {took[-1]:.1f} s", file=sys.stderr)
        for client in clients:
            client.close()
    figures = {"kills": kills, "servers": servers, "tables": len(tables), "first_moves_s": round(started, 1)}
    return figures | {"longest_s": round(max(took), 1), "all_within": max(took) <= SOON}


def kill_servers(database: PostgreSQL, count: int, tables: int, kills: int) -> dict[str, Any]:
    """What becomes of what people chose while servers die under them."""
    found = Findings()
    with fleet(database.url, count) as servers:
        people = [Person(servers, number, [BOT], found) for number in range(tables * count)]
        play_and_kill(servers, people, kills, every=5.0)
        compare(database.url, people)
    figures = {"kills": kills, "servers": count, "tables": len(people), "decisions": found.decisions}
    figures |= {"lost": len(found.lost), "doubled": len(found.doubled), "stalled": len(found.stalled)}
    return figures | {"longest_s": round(found.longest, 1), "all_within": found.sound and found.longest <= SOON}


@click.command()
@click.option("--kills", default=15, type=click.IntRange(1, 1000), show_default=True, help="How many.")
@click.option("--what", type=click.Choice(["database", "servers"]), default="database", show_default=True)
@click.option("--servers", default=2, type=click.IntRange(1, 8), show_default=True, help="Servers on one database.")
@click.option("--tables", default=4, type=click.IntRange(1, 100), show_default=True, help="Tables on each server.")
@click.option("--json", "as_json", is_flag=True, help="Print one JSON object.")
def main(kills: int, what: str, servers: int, tables: int, as_json: bool) -> None:
    """Every table goes on within ten seconds, and nothing is lost or doubled; otherwise this fails."""
    if PROGRAM is None:
        raise click.ClickException("There is no PostgreSQL server on this machine.")
    run = kill_database if what == "database" else kill_servers
    with postgresql() as database:
        figures = run(database, servers, tables, kills)
    print(json.dumps(figures) if as_json else figures)
    if not figures["all_within"]:
        sys.exit(1)


if __name__ == "__main__":
    main()
