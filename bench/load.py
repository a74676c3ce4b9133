"""How many people a server holds: what a bot's answer takes under load, and how many act at once, pages included.

Machines are noisy: with --before, another checkout is measured in the same run, in turns, and ratios are shown.
"""

import http.client
import json
import os
import random
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from statistics import median, quantiles
from typing import Any
from urllib.parse import urlencode

import click

ROOT = Path(__file__).resolve().parent.parent
SERVER = (
    "import signal, sys, uvicorn\n"
    "from dataclasses import fields\n"
    "from pathlib import Path\n"
    "from waldglas.web import serve\n"
    "from waldglas.web.app import create_app\n"
    "from waldglas.web.store.database import sqlite_url\n"
    "from waldglas.web.settings import Limits, Settings\n"
    "if __name__ == '__main__':\n"
    "    wanted = ('reads', 'writes', 'new_tables', 'tables', 'open_tables', 'connections', 'connections_each')\n"
    "    limits = Limits(**{one.name: 10**9 for one in fields(Limits) if one.name in wanted})\n"
    "    sock = serve.listen('127.0.0.1', 0)\n"
    "    settings = Settings(sqlite_url(Path(sys.argv[1])), limits=limits)\n"
    "    print(sock.getsockname()[1], flush=True)\n"
    "    signal.signal(signal.SIGTERM, lambda *_: None)  # what uvicorn finds and raises again\n"
    "    if sys.argv[2] == '1':\n"
    "        config = uvicorn.Config(create_app(settings), access_log=False, log_level='error')\n"
    "        uvicorn.Server(config).run(sockets=[sock])\n"
    "    else:\n"
    "        serve.Several(settings, sock, int(sys.argv[2])).run()\n"
)
STRONG = "bot:strong"
PART = {"x-waldglas-part": "1", "Content-Type": "application/x-www-form-urlencoded", "Accept-Encoding": "gzip"}
PATIENCE = 120


@contextmanager
def server(source: Path, workers: int = 1) -> Iterator[int]:
    with tempfile.TemporaryDirectory() as folder:
        script = Path(folder) / "server.py"
        script.write_text(SERVER)
        command = [sys.executable, str(script), f"{folder}/data", str(workers)]
        environment = os.environ | {"PYTHONPATH": str(source)}
        process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environment)
        assert process.stdout is not None
        try:
            port = int(process.stdout.readline())
            wait_for(port)
            yield port
        finally:
            process.terminate()
            process.wait(30)


def wait_for(port: int) -> None:
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until:
        try:
            Person(port).ask("GET", "/api/games")
        except OSError:
            time.sleep(0.2)
        else:
            return


class Person:
    def __init__(self, port: int, seed: int = 0) -> None:
        self.connection = http.client.HTTPConnection("127.0.0.1", port, timeout=PATIENCE)
        self.chance = random.Random(seed)
        self.token = ""
        self.took: list[float] = []

    def ask(self, method: str, path: str, body: str | None = None, headers: dict[str, str] | None = None) -> bytes:
        headers = {"Content-Type": "application/json"} | (headers or {})
        if self.token:
            headers["Authorization"] = f"Bearer {self.token}"
        self.connection.close()  # the server lets a connection go that rests as long as people think
        self.connection.request(method, path, body, headers)
        answer = self.connection.getresponse()
        text = answer.read()
        if answer.status >= 400:
            raise RuntimeError(f"{answer.status} {text[:200]!r}")
        return text

    def sit_down(self, game: str, seats: list[str]) -> None:
        self.token = ""
        body = json.dumps({"game": game, "seats": [{"who": who} for who in seats]})
        new = json.loads(self.ask("POST", "/api/tables", body))
        self.table, self.token = new["table"], new["seats"][0]["token"] or ""

    def look(self) -> dict[str, Any]:
        found: dict[str, Any] = json.loads(self.ask("GET", f"/api/tables/{self.table}"))
        return found

    def act(self) -> None:
        """A choice by chance, answered with the drawn table."""
        view = self.look()
        asked = view["asked"]
        if view["over"] or not (asked["choices"] or asked["can_confirm"]):
            self.sit_down("glass-road", ["me"])
            return
        what = "confirm" if asked["can_confirm"] else "play"
        fields = {"decision": asked["decision"]}
        if what == "play":
            fields["token"] = self.chance.choice(asked["choices"])["token"]
        began = time.perf_counter()
        self.ask("POST", f"/table/{self.table}/{what}", urlencode(fields), PART)
        self.took.append(time.perf_counter() - began)

    def act_for(self, until: float, pause: float) -> None:
        time.sleep(self.chance.random() * pause)
        while time.monotonic() < until:
            self.act()
            time.sleep(self.chance.expovariate(1 / pause))

    def wait_for_bot(self, bot: str) -> float:
        """How long a bot takes to answer the first choice of a game."""
        self.sit_down("tiny-towns", ["me", f"bot:{bot}"])
        began = time.perf_counter()
        for what, fields in (("play", {"token": "call:wood"}), ("confirm", {})):
            self.ask(
                "POST", f"/api/tables/{self.table}/{what}", json.dumps({"decision": int(what == "confirm")} | fields)
            )
        while self.look()["seats"][1]["state"] != "ready":
            time.sleep(0.02)
        return time.perf_counter() - began


def waits(source: Path, crowd: int, tries: int) -> dict[str, Any]:
    """A person's wait for bots with nobody else there, and beside tables of three strong bots."""
    with server(source) as port:
        person = Person(port)
        person.wait_for_bot("strong")
        alone = {bot: median(person.wait_for_bot(bot) for _ in range(tries)) for bot in ("strong", "random")}
        for _ in range(crowd):
            Person(port).sit_down("glass-road", [STRONG] * 3)
        beside = {bot: median(person.wait_for_bot(bot) for _ in range(tries)) for bot in ("strong", "random")}
    row = {f"{bot}_alone_s": round(alone[bot], 2) for bot in alone}
    row |= {f"{bot}_beside_s": round(beside[bot], 2) for bot in beside}
    return row | {"tables": crowd, "ratio": round(beside["strong"] / alone["strong"], 2)}


def people(source: Path, count: int, seconds: float, pause: float, workers: int) -> dict[str, Any]:
    """So many people who act now and then; what is timed is the drawn answer."""
    with server(source, workers) as port:
        crowd = [Person(port, number) for number in range(count)]
        for person in crowd:
            person.sit_down("glass-road", ["me"])
        until = time.monotonic() + seconds
        threads = [threading.Thread(target=person.act_for, args=(until, pause)) for person in crowd]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
    took = [time for person in crowd for time in person.took]
    return {
        "people": count,
        "workers": workers,
        "acts_a_second": round(len(took) / seconds, 1),
        "p50_ms": round(median(took) * 1000),
        "p95_ms": round(quantiles(took, n=20)[-1] * 1000),
    }


@click.command()
@click.option("--before", type=click.Path(path_type=Path), help="The src folder of another checkout to compare with.")
@click.option("--people", "counts", multiple=True, type=click.IntRange(1, 2000), default=(50, 150), show_default=True)
@click.option("--workers", type=click.IntRange(1, 16), default=2, show_default=True, help="Server processes.")
@click.option("--tables", default=20, type=click.IntRange(0, 200), show_default=True, help="Of three strong bots.")
@click.option("--tries", default=3, type=click.IntRange(1, 20), show_default=True, help="For each wait.")
@click.option("--seconds", default=15.0, type=click.FloatRange(1, 120), show_default=True, help="For each row.")
@click.option("--pause", default=2.0, show_default=True, help="Seconds between two acts of a person.")
@click.option("--json", "as_json", is_flag=True, help="Print one JSON object.")
def main(
    before: Path | None,
    counts: tuple[int, ...],
    workers: int,
    tables: int,
    tries: int,
    seconds: float,
    pause: float,
    as_json: bool,
) -> None:
    """What a server on this machine holds; on loopback only."""
    sources = ([("before", before.resolve(), 1)] if before else []) + [("now", ROOT / "src", 1)]
    if workers > 1:
        sources.append(("now", ROOT / "src", workers))
    plan = [(count, *each) for count in (*([0] if tables else []), *counts) for each in sources]
    rows: list[dict[str, Any]] = []
    for count, name, source, processes in plan:
        if count:
            row = people(source, count, seconds, pause, processes)
        elif processes == 1:
            row = waits(source, tables, tries)
        else:
            continue
        rows.append({"version": name, **row})
        if not as_json:
            print("  ".join(f"{what} {value}" for what, value in rows[-1].items()), flush=True)
    if as_json:
        print(json.dumps({"rows": rows}))


if __name__ == "__main__":
    main()
