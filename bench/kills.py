"""Kills PostgreSQL again and again while bots play on two servers, and measures how soon every table goes on."""

import json
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from typing import Any

import click
import httpx

from tests.web.postgres import PROGRAM, postgresql
from tests.web.site import free_port

SOON = 10.0  # seconds in which every table is to go on
LONGEST = 60.0
BOT = "bot:easy"
GAMES = ("tiny-towns", "glass-road", "black-forest", "haspelknecht")


@contextmanager
def server(database: str) -> Iterator[httpx.Client]:
    port = free_port()
    command = [sys.executable, "-m", "waldglas", "serve", "--port", str(port), "--database", database]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
    assert process.stdout is not None
    process.stdout.readline()
    try:
        with httpx.Client(base_url=f"http://127.0.0.1:{port}", timeout=30) as client:
            yield client
    finally:
        process.send_signal(signal.SIGTERM)
        process.wait(30)


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
            return 1_000_000
        return int(view["moments"])


def until_all_go_on(tables: list[Watched], before: dict[str, int]) -> float:
    began = time.monotonic()
    waiting = list(tables)
    while waiting and time.monotonic() - began < LONGEST:
        waiting = [one for one in waiting if (one.moment() or 0) <= before.get(one.id, 0)]
        time.sleep(0.1)
    return time.monotonic() - began


@click.command()
@click.option("--kills", default=15, show_default=True, help="How often the database is killed.")
@click.option("--tables", "count", default=4, show_default=True, help="Tables on each of two servers.")
@click.option("--json", "as_json", is_flag=True, help="Print one JSON object.")
def main(kills: int, count: int, as_json: bool) -> None:
    """Every table goes on within ten seconds after the database is back; otherwise this fails."""
    if PROGRAM is None:
        raise click.ClickException("There is no PostgreSQL server on this machine.")
    took: list[float] = []
    with postgresql() as database, ExitStack() as stack:
        clients = [stack.enter_context(server(database.url)) for _ in range(2)]
        tables = [Watched(client, GAMES[number % 4]) for client in clients for number in range(count)]
        until_all_go_on(tables, {})  # the workers have started
        for number in range(kills):
            before = {one.id: one.moment() or 0 for one in tables}
            time.sleep(0.5)
            database.kill()
            time.sleep(number % 3)
            database.start()
            took.append(until_all_go_on(tables, before))
            if not as_json:
                print(f"kill {number + 1}: all {len(tables)} tables go on after {took[-1]:.1f} s", flush=True)
    figures = {"kills": kills, "tables": len(tables), "longest_s": round(max(took), 1), "all_within": max(took) <= SOON}
    print(json.dumps(figures) if as_json else figures)
    if not figures["all_within"]:
        sys.exit(1)


if __name__ == "__main__":
    main()
