"""The store on SQLite, and on PostgreSQL where there is one."""

import contextlib
import os
import shutil
import subprocess
import tempfile
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path

import httpx
import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext

from tests.web.site import GENEROUS, PATIENCE, Player, Site, eventually, free_port, running
from waldglas.web.errors import Conflict
from waldglas.web.store.database import open_database, sqlite_url
from waldglas.web.store.models import Change, Message, Seat, StoredTable, TableHeader
from waldglas.web.store.repository import Repository
from waldglas.web.store.schema import metadata

POSTGRES = shutil.which("postgres") or next(map(str, Path("/usr/lib/postgresql").glob("*/bin/postgres")), None)
USER = "postgres" if os.geteuid() == 0 else None  # PostgreSQL does not run as root
SEED = 2**127 + 5
SETTLED = 2.2  # seconds: twice as long as a server takes to look at what others wrote


@pytest.fixture(scope="module")
def postgres() -> Iterator[str]:
    """A PostgreSQL of our own on loopback."""
    if POSTGRES is None:
        pytest.skip("there is no PostgreSQL server on this machine")
    tools = Path(POSTGRES).resolve().parent
    port = free_port()
    with tempfile.TemporaryDirectory() as folder:
        data = f"{folder}/data"
        if USER is not None:
            shutil.chown(folder, USER, USER)
        make = [f"{tools}/initdb", "-D", data, "-U", "waldglas", "--auth=trust", "--no-sync"]
        subprocess.run(make, check=True, stdout=subprocess.DEVNULL, cwd=folder, user=USER, group=USER)
        run = [f"{tools}/postgres", "-D", data, "-p", str(port), "-h", "127.0.0.1", "-k", folder, "-F"]
        server = subprocess.Popen(run, stderr=subprocess.DEVNULL, cwd=folder, user=USER, group=USER)
        ready = [f"{tools}/pg_isready", "-q", "-h", "127.0.0.1", "-p", str(port)]
        try:
            eventually(lambda: subprocess.run(ready, check=False).returncode == 0)
            yield f"postgresql://waldglas@127.0.0.1:{port}/postgres"
        finally:
            server.terminate()
            server.wait(20)


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    return str(request.getfixturevalue("postgres")) if request.param == "postgresql" else sqlite_url(tmp_path)


@pytest.fixture
def store(url: str) -> Iterator[Repository]:
    store = Repository(open_database(url))
    yield store
    with store.writing.begin() as connection:
        for table in reversed(metadata.sorted_tables):
            connection.execute(table.delete())
    store.close()


def keep(store: Repository, table: str = "t") -> StoredTable:
    store.add_visitor("anna", 1)
    header = TableHeader(table, "tiny-towns", {"caller": "random"}, SEED, 1, "f", {}, "anna", True, 5, None)
    seats = [Seat(0, "human", "Anna"), Seat(1, "open", "Player 2"), Seat(2, "bot", "Random", "random")]
    kept = StoredTable(header, seats, [])
    store.create(kept, {0: f"{table} hash", 1: f"{table} invite"}, {0: "anna"})
    return kept


def test_a_table_comes_back_as_it_was_kept(store: Repository) -> None:
    assert store.load("t") is None
    kept = keep(store)
    assert store.load("t") == kept
    assert store.held("anna", ["t", "u"]) == {"t": [0]}
    assert store.seat_of_token("t hash") == ("t", 0)
    assert store.seat_of_invite("t invite") == ("t", 1)
    assert store.seat_of_token("t invite") is None
    assert store.running_with_bots() == ["t"]


def test_one_decision_is_one_transaction(store: Repository) -> None:
    keep(store)
    store.save(Change("t", 0, 0, 0, ["at:a1", "done"]))
    store.save(Change("t", 1, 0, 1, [], 0, [(0, "at:a1"), (0, "done")]))
    store.save(Change("t", 2, 2, 0, [], 0, [(0, "at:a1"), (0, "done"), (2, "at:b2")], ended=9))
    found = store.load("t")
    assert found is not None
    assert found.moves == [(0, "at:a1"), (0, "done"), (2, "at:b2")]
    assert found.drafts == {}
    assert [seat.decision for seat in found.seats] == [2, 0, 1]
    assert (found.header.ended, found.header.version) == (9, 3)


@pytest.mark.parametrize(("version", "decision"), [(0, 1), (1, 0), (7, 1)])
def test_who_comes_second_changes_nothing(store: Repository, version: int, decision: int) -> None:
    keep(store)
    store.save(Change("t", 0, 0, 0, ["at:a1"]))
    before = store.load("t")
    with pytest.raises(Conflict):
        store.save(Change("t", version, 0, decision, ["at:b1"], 0, [(0, "at:c1")]))
    assert store.load("t") == before


def test_a_seat_is_taken_once(store: Repository) -> None:
    keep(store)
    for visitor in ("ben", "eve"):
        store.add_visitor(visitor, 2)
    store.take_seat("t", 1, "ben", "Ben", "new hash")
    with pytest.raises(Conflict):
        store.take_seat("t", 1, "eve", "Eve", "other hash")
    assert store.held("ben", ["t"]) == {"t": [1]}
    assert store.held("eve", ["t"]) == {}
    assert [listing.id for listing in store.mine("ben", 10)] == ["t"]
    assert store.open_tables(10) == []


def test_talk_is_kept_in_order_and_only_the_last_of_it(store: Repository) -> None:
    keep(store)
    for number in range(120):
        store.say("t", Message(0, "Anna", str(number), number))
    found = store.load("t")
    assert found is not None
    assert [message.text for message in found.chat] == [str(number) for number in range(20, 120)]


def test_the_migrations_lead_to_the_schema(store: Repository) -> None:
    with store.reading.begin() as connection:
        assert compare_metadata(MigrationContext.configure(connection), metadata) == []


def test_an_older_database_is_opened_again(url: str) -> None:
    for _ in range(2):
        open_database(url).dispose()


def test_a_game_on_postgresql(postgres: str) -> None:
    site = Site(postgres)
    site.start()
    try:
        table = site.new_table("tiny-towns", ["me", "bot:random"])
        anna = table.player(0)
        anna.play("call:wood")
        anna.confirm()
        anna.play("at:a1")
        anna.undo()
        anna.play("at:b2")
        anna.confirm()
        assert eventually(lambda: [line for line in anna.view()["log"] if line["seat"] == 1])
    finally:
        site.stop()


@contextmanager
def two_servers(url: str) -> Iterator[tuple[Site, Site]]:
    pair = Site(url), Site(url)
    for site in pair:
        site.start()
    try:
        yield pair
    finally:
        for site in pair:
            site.stop()


def test_streams_hear_what_happens_on_another_server(url: str) -> None:
    with two_servers(url) as (one, two):
        table = one.new_table("tiny-towns", ["me", "me"])
        here = table.player(0)
        table.site = two
        mine, other = Listening(table.player(0)), Listening(table.player(1))
        time.sleep(SETTLED)
        heard = len(mine.versions), len(other.versions)
        here.play("call:wood")
        eventually(lambda: len(mine.versions) > heard[0])
        time.sleep(SETTLED)
        assert len(other.versions) == heard[1], "a draft is nobody else's business"
        here.confirm()
        eventually(lambda: len(other.versions) > heard[1])
        heard_of_choice = len(other.versions)
        here.post("/chat", text="Hello")
        eventually(lambda: len(other.versions) > heard_of_choice)


def test_a_table_stays_in_memory_while_somebody_listens(tmp_path: Path) -> None:
    with running(tmp_path, replace(GENEROUS, live_tables=2)) as site:
        heard = site.new_table("tiny-towns", ["me", "me"])
        listening = Listening(heard.player(0))
        others = [site.new_table("tiny-towns", ["me", "me"]).id for _ in range(4)]
        assert heard.id in site.tables.cached
        assert [table for table in others if table in site.tables.cached] == others[-1:]
        assert listening.versions


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


def test_two_servers_on_one_database_do_not_write_over_each_other(tmp_path: Path) -> None:
    with two_servers(sqlite_url(tmp_path)) as (one, two):
        table = one.new_table("tiny-towns", ["me", "me"])
        here = table.player(0)
        table.site = two
        there = table.player(0)
        assert there.view()["asked"]["decision"] == 0
        here.play("call:wood")
        assert there.post("/play", decision=0, token="call:wheat").status_code == 409
        eventually(lambda: there.view()["asked"]["can_confirm"])
        there.confirm()
        eventually(lambda: here.view()["view"]["called"] == "wood")
