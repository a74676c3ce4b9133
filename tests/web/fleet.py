"""Several servers in processes of their own on one PostgreSQL, any of which may be killed, and people who play on."""

import os
import random
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, field
from typing import Any

import httpx

from tests.web.site import free_port
from waldglas.web.store.database import open_database
from waldglas.web.store.repository import Repository

GAMES = ("tiny-towns", "glass-road", "black-forest", "haspelknecht")
LONGEST = 60.0
LIMITS = ("READS", "WRITES", "NEW_TABLES", "TABLES", "OPEN_TABLES", "STREAMS", "CONNECTIONS", "CONNECTIONS_EACH")
GENEROUS = {f"WALDGLAS_LIMITS_{limit}": "100000" for limit in LIMITS}


class Server:
    """`waldglas serve` on a port that it keeps."""

    def __init__(self, database: str, *more: str, **environment: str) -> None:
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self.command = [sys.executable, "-m", "waldglas", "serve", "--port", str(self.port), "--database", database]
        self.command += more
        self.environment = os.environ | GENEROUS | environment
        self.start()

    def start(self) -> None:
        self.process = subprocess.Popen(
            self.command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True, env=self.environment
        )

    def wait(self) -> None:
        """Until it says where it is."""
        assert self.process.stdout is not None
        assert self.process.stdout.readline().startswith("Waldglas is at")

    def kill(self) -> None:
        self.process.kill()
        self.end()

    def end(self) -> None:
        self.process.send_signal(signal.SIGTERM)
        self.process.wait(30)
        assert self.process.stdout is not None
        self.process.stdout.close()


@contextmanager
def fleet(database: str, count: int) -> Iterator[list[Server]]:
    with ExitStack() as stack:
        servers: list[Server] = []
        for number in range(count):
            servers.append(Server(database))
            stack.callback(servers[-1].end)
            if number == 0:
                servers[0].wait()  # brings the database up to date
        for server in servers[1:]:
            server.wait()
        yield servers


@dataclass
class Findings:
    """What must not happen, and the longest that anybody waited for bots."""

    decisions: int = 0
    lost: list[str] = field(default_factory=list)
    doubled: list[str] = field(default_factory=list)
    stalled: list[str] = field(default_factory=list)
    longest: float = 0.0

    @property
    def sound(self) -> bool:
        return not (self.lost or self.doubled or self.stalled)


class Person:
    """Plays by chance against bots, goes to another server whenever one does not answer, and keeps account."""

    def __init__(self, servers: list[Server], number: int, bots: list[str], found: Findings) -> None:
        self.servers = servers
        self.chance = random.Random(number)
        self.game = GAMES[number % len(GAMES)]
        self.bots = bots
        self.found = found
        self.client = httpx.Client(timeout=10)
        self.server = servers[number % len(servers)]
        self.since = time.monotonic()  # when something last went on
        self.sit_down()

    def sit_down(self) -> None:
        body = {"game": self.game, "seats": [{"who": who} for who in ("me", *self.bots)]}
        new = self.patiently("POST", "/api/tables", body)
        self.path = f"/api/tables/{new['table']}"
        self.token = new["seats"][0]["token"]
        self.chosen: list[str] = []  # what is known to be stored
        self.decision = 0
        self.version = ""

    def ask(self, method: str, path: str, body: Any = None) -> httpx.Response | None:
        """An answer, or none if this server is not there or cannot work just now."""
        headers = {"Authorization": f"Bearer {self.token}"} if path.startswith("/api/tables/") else {}
        try:
            answer = self.client.request(method, self.server.url + path, json=body, headers=headers)
        except httpx.TransportError:
            self.server = self.chance.choice(self.servers)
            return None
        return None if answer.status_code == 503 else answer

    def patiently(self, method: str, path: str, body: Any = None) -> Any:
        for _ in range(1000):
            answer = self.ask(method, path, body)
            if answer is not None:
                assert answer.status_code < 300, answer.text
                return answer.json()
            time.sleep(0.05)
        raise AssertionError("no server answers")

    def step(self) -> None:
        """A look, and a choice if one is asked for."""
        view = self.patiently("GET", self.path)
        if view["asked"]["decision"] < self.decision:
            time.sleep(0.2)  # what was written on another server may be seen a moment later
            view = self.patiently("GET", self.path)
        self.account(view)
        asked = view["asked"]
        if view["over"]:
            self.sit_down()
        elif asked["can_confirm"] or asked["choices"]:
            self.went_on()
            self.choose(asked)
        elif view["log"] != self.version:
            self.version = view["log"]
            self.went_on()

    def went_on(self) -> None:
        now = time.monotonic()
        self.found.longest = max(self.found.longest, now - self.since)
        self.since = now

    def choose(self, asked: dict[str, Any]) -> None:
        body: dict[str, Any] = {"decision": asked["decision"]}
        if not asked["can_confirm"]:
            body["token"] = self.chance.choice(asked["choices"])["token"]
        self.tried: str | None = body.get("token")
        answer = self.ask("POST", self.path + ("/play" if self.tried else "/confirm"), body)
        if answer is not None and answer.status_code == 200:
            self.stored()

    def stored(self) -> None:
        self.found.decisions += 1
        self.decision += 1
        self.chosen += [self.tried] if self.tried else []

    def account(self, view: dict[str, Any]) -> None:
        """What was answered is there; what was not answered is there once or not at all."""
        decision = view["asked"]["decision"]
        if decision == self.decision + 1:
            self.stored()  # the answer was lost, the choice was not
        elif decision < self.decision:
            self.found.lost.append(f"{self.path}: {decision} after {self.decision}")
        elif decision > self.decision:
            self.found.doubled.append(f"{self.path}: {decision} after {self.decision}")

    def play(self, done: threading.Event, pause: float) -> None:
        self.since = time.monotonic()
        while not done.is_set():
            self.step()
            if time.monotonic() - self.since > LONGEST:
                self.found.stalled.append(self.path)
                return
            time.sleep(pause * self.chance.random() * 2)

    def compare(self, store: Repository) -> None:
        """What the database holds is what was answered, each choice once."""
        self.account(self.patiently("GET", self.path))
        self.client.close()
        table = store.load(self.path.rpartition("/")[2])
        assert table is not None
        stored = [token for seat, token in table.moves if seat == 0] + table.drafts.get(0, [])
        if stored != self.chosen:
            self.found.lost.append(f"{self.path}: {len(stored)} choices stored, {len(self.chosen)} answered")


def play_and_kill(servers: list[Server], people: list[Person], kills: int, every: float, down: float = 1.0) -> None:
    """People play while one server after the other is killed, chosen by chance, and started again."""
    chance = random.Random(kills)
    done = threading.Event()
    threads = [threading.Thread(target=person.play, args=(done, 0.1)) for person in people]
    for thread in threads:
        thread.start()
    for _ in range(kills):
        time.sleep(every)
        victim = chance.choice(servers)
        victim.kill()
        time.sleep(down)
        victim.start()
        victim.wait()
    time.sleep(every)
    done.set()
    for thread in threads:
        thread.join()


def compare(database: str, people: list[Person]) -> None:
    store = Repository(open_database(database))
    for person in people:
        person.compare(store)
    store.close()
