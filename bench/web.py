"""How quickly the web table answers: one table at rest, and many tables with bots at once."""

import http.client
import json
import random
import re
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from statistics import median, quantiles
from typing import Any
from urllib.parse import urlencode

import click
import httpx

from bench.paint import painted
from tests.web.site import eventually
from waldglas.build import compiled
from waldglas.games import GAMES, load_game

SERVER = (
    "import sys, logging, uvicorn\n"
    "from pathlib import Path\n"
    "from waldglas.web.app import create_app\n"
    "from waldglas.web.store.database import sqlite_url\n"
    "from waldglas.web.serve import listen\n"
    "from waldglas.web.settings import Limits, Settings\n"
    "if __name__ == '__main__':\n"
    "    limits = Limits(reads=1e9, writes=1e9, new_tables=1e9, tables=10**9)\n"
    "    sock = listen('127.0.0.1', 0)\n"
    "    print(sock.getsockname()[1], flush=True)\n"
    "    app = create_app(Settings(sqlite_url(Path(sys.argv[1])), limits=limits))\n"
    "    uvicorn.Server(uvicorn.Config(app, access_log=False, log_level='warning')).run(sockets=[sock])\n"
)


STARTS = 60.0  # seconds that a server may take to begin
PART = re.compile(r'<\w+ id="([\w-]+)"[^>]*? data-part="(\w+)"')


class Person:
    """Plays by chance at a table against bots, and notes how long each choice took to be answered."""

    def __init__(self, port: int, game: str, seed: int, bots: int) -> None:
        self.port = port
        self.connection = http.client.HTTPConnection("127.0.0.1", port, timeout=60)
        self.game = game
        self.bots = bots
        self.chance = random.Random(seed)
        self.took: list[float] = []
        self.sit_down()

    def sit_down(self) -> None:
        seats = [{"who": "me"}] + [{"who": "bot:greedy"}] * self.bots
        new = self.ask("POST", "/api/tables", {"game": self.game, "seats": seats}, "")
        self.table = f"/api/tables/{new['table']}"
        self.token = new["seats"][0]["token"]

    def ask(self, method: str, path: str, body: Any = None, token: str | None = None) -> dict[str, Any]:
        headers = {"Content-Type": "application/json"}
        if token is None:
            headers["Authorization"] = f"Bearer {self.token}"
        if method == "GET":
            self.connection.close()  # the server lets a connection go that rests as long as people think
        self.connection.request(method, path, None if body is None else json.dumps(body), headers)
        answer = self.connection.getresponse()
        text = answer.read()
        if answer.status >= 400:
            raise RuntimeError(text.decode())
        found: dict[str, Any] = json.loads(text)
        return found

    def play(self, until: float, pause: float) -> None:
        time.sleep(pause * self.chance.random())
        while time.monotonic() < until:
            view = self.ask("GET", self.table)
            asked = view["asked"]
            if view["over"]:
                self.sit_down()
            elif asked["choices"] or asked["can_confirm"]:
                self.choose(asked)
            time.sleep(self.chance.expovariate(1 / pause) if pause else 0)

    def choose(self, asked: dict[str, Any]) -> None:
        body = {"decision": asked["decision"]}
        what = "confirm" if asked["can_confirm"] else "play"
        if what == "play":
            body["token"] = self.chance.choice(asked["choices"])["token"]
        began = time.perf_counter()
        self.ask("POST", f"{self.table}/{what}", body)
        self.took.append(time.perf_counter() - began)


class Readers:
    """All seats of a table, as browsers: what is timed is the drawn answer to a choice or a confirmation."""

    def __init__(self, port: int, game: str) -> None:
        self.connection = http.client.HTTPConnection("127.0.0.1", port, timeout=60)
        self.game = game
        self.chance = random.Random(1)
        self.took: list[float] = []
        self.sizes: list[int] = []
        self.known: dict[str, dict[str, str]] = {}  # the parts that each of them has

    def ask(self, method: str, path: str, body: str | None = None, token: str = "", **headers: str) -> bytes:
        if token:
            headers["Authorization"] = f"Bearer {token}"
        self.connection.request(method, path, body, headers)
        answer = self.connection.getresponse()
        text = answer.read()
        if answer.status >= 400:
            raise RuntimeError(text.decode())
        return text

    def play(self, until: float) -> None:
        """Games from their beginning to their end, by chance."""
        seats = [{"who": "me"}] * load_game(self.game).most_seats
        while time.monotonic() < until:
            body = json.dumps({"game": self.game, "seats": seats})
            new = json.loads(self.ask("POST", "/api/tables", body, **{"Content-Type": "application/json"}))
            tokens = [seat["token"] for seat in new["seats"]]
            waited_for = [0]
            while waited_for and time.monotonic() < until:
                view = json.loads(self.ask("GET", f"/api/tables/{new['table']}", token=tokens[waited_for[0]]))
                waited_for = view["view"]["to_act"]
                if waited_for and view["seat"] == waited_for[0]:
                    self.choose(new["table"], tokens[waited_for[0]], view["asked"])

    def choose(self, table: str, token: str, asked: dict[str, Any]) -> None:
        fields = {"decision": asked["decision"]}
        what = "confirm" if asked["can_confirm"] else "play"
        if what == "play":
            fields["token"] = self.chance.choice(asked["choices"])["token"]
        known = self.known.setdefault(token, {})
        headers = {"x-waldglas-part": "1", "x-waldglas-known": ",".join(known.values())}
        headers["Content-Type"] = "application/x-www-form-urlencoded"
        began = time.perf_counter()
        drawn = self.ask("POST", f"/table/{table}/{what}", urlencode(fields), token, **headers)
        self.took.append(time.perf_counter() - began)
        self.sizes.append(len(drawn))
        known.update(PART.findall(drawn.decode()))


@contextmanager
def server() -> Iterator[int]:
    with tempfile.TemporaryDirectory() as folder:
        process = subprocess.Popen([sys.executable, "-c", SERVER, folder], stdout=subprocess.PIPE, text=True)
        assert process.stdout is not None
        try:
            port = int(process.stdout.readline())
            eventually(lambda: answers(port), STARTS)
            yield port
        finally:
            process.terminate()
            process.wait(30)


def answers(port: int) -> bool:
    try:
        return httpx.get(f"http://127.0.0.1:{port}/ready").status_code == 200
    except httpx.TransportError:
        return False


def figures(took: list[float]) -> dict[str, float]:
    return {
        "choices": len(took),
        "median_ms": round(median(took) * 1000, 1),
        "p95_ms": round(quantiles(took, n=20)[-1] * 1000, 1),
    }


def at_rest(port: int, game: str, seconds: float) -> dict[str, Any]:
    person = Person(port, game, 1, 1)
    person.play(time.monotonic() + seconds, 0.0)
    return {"game": game, "tables": 1, **figures(person.took)}


def drawn(port: int, game: str, seconds: float) -> dict[str, Any]:
    readers = Readers(port, game)
    readers.play(time.monotonic() + seconds)
    sizes = {"median_kb": round(median(readers.sizes) / 1000), "most_kb": round(max(readers.sizes) / 1000)}
    return {"drawn": game, "seats": load_game(game).most_seats, **figures(readers.took), **sizes}


def crowded(port: int, tables: int, seconds: float, pause: float) -> dict[str, Any]:
    games = GAMES.slugs()
    people = [Person(port, games[number % len(games)], number, 1 + number % 2) for number in range(tables)]
    until = time.monotonic() + seconds
    threads = [threading.Thread(target=person.play, args=(until, pause)) for person in people]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    took = [time for person in people for time in person.took]
    return {"game": "all", "tables": tables, "pause_s": pause, **figures(took)}


@click.command()
@click.option("--tables", default=200, show_default=True, help="Tables at once, each with one or two bots.")
@click.option("--seconds", default=20.0, show_default=True, help="How long they play.")
@click.option("--pause", default=3.0, show_default=True, help="Seconds a person thinks, on average.")
@click.option("--presses", default=30, show_default=True, help="Choices in the browser, for each game.")
@click.option("--json", "as_json", is_flag=True, help="Print one JSON object.")
def main(tables: int, seconds: float, pause: float, presses: int, as_json: bool) -> None:
    """How long a choice takes over HTTP on this machine: as data, drawn, and until it is painted in a browser."""
    with server() as port:
        rows = [at_rest(port, game, min(5.0, seconds)) for game in GAMES.slugs()]
        rows += [drawn(port, game, min(10.0, seconds)) for game in GAMES.slugs()]
        rows += painted(port, GAMES.slugs(), presses)
        if tables:
            rows.append(crowded(port, tables, seconds, pause))
    if as_json:
        print(json.dumps({"compiled": compiled(), "rows": rows}))
        return
    for row in rows:
        print("  ".join(f"{name} {value}" for name, value in row.items()))


if __name__ == "__main__":
    main()
