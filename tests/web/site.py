"""A real server on loopback for tests, and people who play there over HTTP."""

import asyncio
import contextlib
import random
import socket
import threading
import time
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any

import httpx

from waldglas.core.record import Match, Record
from waldglas.games import load_game
from waldglas.web.http.auth import COOKIE
from waldglas.web.serve import Server, config_for, listen
from waldglas.web.settings import Limits, Settings
from waldglas.web.store.database import sqlite_url
from waldglas.web.store.models import BOT, HUMAN, Seat
from waldglas.web.tables.secrets import hashed, new_token
from waldglas.web.tables.service import Tables, now
from waldglas.web.tables.setup import keep
from waldglas.web.words import read_catalogues

PATIENCE = 60.0
GENEROUS = Limits(
    reads=100_000,
    writes=100_000,
    new_tables=10_000,
    tries=10_000,
    tables=10_000,
    open_tables=10_000,
    connections=10_000,
    connections_each=10_000,
)

NAMES = ("Ada", "Ben", "Cleo", "Dora", "Emil", "Finn")

Json = dict[str, Any]


class Site:
    """A server in a thread of this process, so that tests can compare what it sent with what is true."""

    def __init__(
        self,
        database: str,
        limits: Limits = GENEROUS,
        workers: int = 1,
        proxies: tuple[str, ...] = (),
        settings: Settings | None = None,
    ) -> None:
        self.config = config_for(settings or Settings(database, workers, limits, proxies))
        self.app: Any = self.config.app
        self.socket = listen("127.0.0.1", 0)
        self.url = f"http://127.0.0.1:{self.socket.getsockname()[1]}"
        self.server = Server(self.config)
        self.thread = threading.Thread(target=self.server.run, kwargs={"sockets": [self.socket]})
        self.visitors: list[httpx.Client] = []

    @property
    def tables(self) -> Tables:
        tables = self.app.state.tables
        assert isinstance(tables, Tables)
        return tables

    def start(self) -> None:
        read_catalogues()  # once a process; what is timed out later is not the reading of words
        self.thread.start()
        eventually(lambda: self.server.started)

    def abandon(self) -> None:
        """As if the server had died: it does nothing more, and tells nobody."""
        tables = self.tables
        tables.supervisor.beat = lambda: asyncio.sleep(3600)  # type: ignore[method-assign]
        tables.workers.ask = lambda *_: None  # type: ignore[method-assign]
        tables.workers.close()

    def stop(self) -> None:
        for visitor in self.visitors:
            visitor.close()
        self.server.should_exit = True
        self.thread.join(PATIENCE)
        self.socket.close()

    def visitor(self) -> httpx.Client:
        client = httpx.Client(base_url=self.url, timeout=PATIENCE)
        self.visitors.append(client)
        return client

    def new_table(self, game: str, who: list[str], **extra: Any) -> "Table":
        """A table set up by a new visitor."""
        host = self.visitor()
        answer = host.post("/api/tables", json={"game": game, "seats": [{"who": one} for one in who], **extra})
        assert answer.status_code == 201, answer.text
        return Table(self, host, answer.json())

    def seated(self, match: Match, bot: str = "", names: Sequence[str] = NAMES, public: bool = False) -> "Table":
        """A game that was begun elsewhere goes on here; the first seat is the host's, the others people's or bots'."""
        cookie = new_token()
        self.tables.store.add_visitor(hashed(cookie), now())
        host = self.visitor()
        host.cookies.set(COOKIE, cookie)
        seats = [
            Seat(seat, BOT if bot and seat else HUMAN, names[seat], bot if seat else "")
            for seat in range(match.record.seats)
        ]
        ended = now() if match.position.over() else None
        new = keep(self.tables, match.record, seats, [(0, hashed(cookie))], hashed(cookie), public, ended)
        return Table(self, host, {"table": new.id, "seats": [{"token": new.tokens.get(seat.seat)} for seat in seats]})


class Table:
    def __init__(self, site: Site, host: httpx.Client, new: Json) -> None:
        self.site = site
        self.host = host
        self.id: str = new["table"]
        self.tokens: list[str | None] = [seat["token"] for seat in new["seats"]]

    def player(self, seat: int) -> "Player":
        token = self.tokens[seat]
        assert token is not None
        return Player(self.site.visitor(), self.id, seat, token)

    def players(self) -> list["Player"]:
        return [self.player(seat) for seat in range(len(self.tokens)) if self.tokens[seat] is not None]

    def spectator(self) -> "Player":
        return Player(self.site.visitor(), self.id, None, None)


class Player:
    """Somebody at a table, who keeps everything the server ever sent."""

    def __init__(self, client: httpx.Client, table: str, seat: int | None, token: str | None) -> None:
        self.client = client
        self.seat = seat
        self.path = f"/api/tables/{table}"
        self.traffic: list[str] = []
        if token is not None:
            client.headers["Authorization"] = f"Bearer {token}"

    def kept(self, answer: httpx.Response) -> httpx.Response:
        self.traffic.append(answer.text)
        return answer

    def get(self, path: str = "", **query: Any) -> httpx.Response:
        return self.kept(self.client.get(self.path + path, params=query))

    def post(self, path: str, **body: Any) -> httpx.Response:
        return self.kept(self.client.post(self.path + path, json=body))

    def view(self, **query: Any) -> Json:
        answer = self.get(**query)
        assert answer.status_code == 200, answer.text
        return dict(answer.json())

    def do(self, path: str, **body: Any) -> Json:
        """Something that must succeed."""
        if "decision" not in body:
            body["decision"] = self.view()["asked"]["decision"]
        answer = self.post(path, **body)
        assert answer.status_code == 200, answer.text
        return dict(answer.json())

    def play(self, token: str) -> Json:
        return self.do("/play", token=token)

    def confirm(self) -> Json:
        return self.do("/confirm")

    def undo(self) -> Json:
        return self.do("/undo")

    def act(self, chance: random.Random) -> Json | None:
        """One choice by chance or a confirmation, if the seat is asked."""
        asked = self.view()["asked"]
        if asked["can_confirm"]:
            return self.do("/confirm", decision=asked["decision"])
        if asked["choices"]:
            token = chance.choice(asked["choices"])["token"]
            return self.do("/play", decision=asked["decision"], token=token)
        return None


class Listening:
    """The versions that a stream tells, as they come."""

    def __init__(self, player: Player) -> None:
        self.player = player
        self.versions: list[str] = []
        threading.Thread(target=self.listen, daemon=True).start()
        eventually(lambda: self.versions)

    def listen(self) -> None:
        with (
            contextlib.suppress(httpx.HTTPError, httpx.StreamError, OSError, RuntimeError),
            self.player.client.stream("GET", self.player.path + "/stream", timeout=PATIENCE) as stream,
        ):
            for line in stream.iter_lines():
                if line.startswith("data:"):
                    self.versions.append(line)


def begun(game: str, seats: int, moves: int, seed: int = 1) -> Match:
    """A game after so many moves by chance, where the first seat is to choose."""
    match = Match(Record(load_game(game), seats, {}, seed))
    chance = random.Random(seed)
    while not match.position.over() and (moves > 0 or not match.position.choices(0)):
        seat = match.position.to_act()[0]
        match.play(seat, chance.choice(match.position.choices(seat)))
        moves -= 1
    return match


@contextlib.contextmanager
def running(folder: Path, limits: Limits = GENEROUS, workers: int = 1, proxies: tuple[str, ...] = ()) -> Iterator[Site]:
    site = Site(sqlite_url(folder), limits, workers, proxies)
    site.start()
    try:
        yield site
    finally:
        site.stop()


def eventually(holds: Callable[[], Any], patience: float = PATIENCE) -> Any:
    """What this comes to, as soon as it is true."""
    deadline = time.monotonic() + patience
    while time.monotonic() < deadline:
        found = holds()
        if found:
            return found
        time.sleep(0.02)
    raise AssertionError("this did not come to hold in time")


def free_port() -> int:
    with socket.socket() as sock:
        sock.bind(("127.0.0.1", 0))
        return int(sock.getsockname()[1])
