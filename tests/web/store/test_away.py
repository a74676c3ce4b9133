"""The database goes away: those who ask are told at once, files are served, and every table goes on afterwards."""

import shutil
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest
from sqlalchemy import event
from sqlalchemy.engine.interfaces import DBAPIConnection

from tests.web.postgres import PostgreSQL
from tests.web.site import Site, eventually, running

PAGE = {"accept": "text/html"}
SOON = 10.0  # seconds in which a table goes on


def test_a_stopped_database_gives_a_page_soon_and_files_at_once(own_postgres: PostgreSQL) -> None:
    site = Site(own_postgres.url)
    site.start()
    try:
        table = site.new_table("tiny-towns", ["me", "me"])
        assert table.host.get(f"/table/{table.id}").status_code == 200
        with own_postgres.stopped():
            for path in (f"/table/{table.id}", "/", f"/table/{table.id}"):
                page = table.host.get(path, headers=PAGE)
                assert page.status_code == 503
                assert "The tables cannot be reached just now" in page.text
            assert table.host.get("/static/style.css").status_code == 200
        eventually(lambda: table.host.get(f"/table/{table.id}", headers=PAGE).status_code == 200)
    finally:
        site.stop()


def test_tables_go_on_after_the_database_was_killed(own_postgres: PostgreSQL) -> None:
    site = Site(own_postgres.url)
    site.start()
    try:
        table = site.new_table("glass-road", ["bot:random", "bot:random", "bot:random"])
        watcher = table.spectator()
        for _ in range(2):
            before = eventually(lambda: watcher.view()["moments"] or None)
            own_postgres.kill()
            time.sleep(1)
            own_postgres.start()

            def goes_on(before: int = before) -> bool:
                answer = watcher.get()
                return answer.status_code == 200 and (answer.json()["over"] or answer.json()["moments"] > before)

            eventually(goes_on, SOON * 3)
    finally:
        site.stop()


def test_another_server_takes_over_the_bots_of_one_that_died(tmp_path: Path) -> None:
    with running(tmp_path) as first, running(tmp_path) as second:
        table = first.new_table("tiny-towns", ["me", "bot:random"])
        first.abandon()
        table.site = second
        first_site_player = table.player(0)
        first_site_player.client.base_url = first.url
        first_site_player.play("call:wood")
        first_site_player.confirm()
        anna = table.player(0)
        assert anna.view()["seats"][1]["state"] == "choosing"
        eventually(lambda: anna.view()["seats"][1]["state"] == "ready", 30)


def test_a_file_that_vanishes_is_said_and_nothing_is_confirmed(tmp_path: Path) -> None:
    with running(tmp_path / "data") as site:
        table = site.new_table("tiny-towns", ["me", "me"])
        anna = table.player(0)
        shutil.rmtree(tmp_path / "data")
        refused = anna.post("/play", decision=0, token="call:wood")
        assert refused.status_code == 503
        assert "is gone" in refused.json()["error"]
        page = table.host.get("/", headers=PAGE)
        assert page.status_code == 503
        assert "is gone" in page.text


def test_a_locked_file_does_not_silence_bots(tmp_path: Path) -> None:
    with running(tmp_path) as site:
        table = site.new_table("tiny-towns", ["me", "bot:random"])
        anna = table.player(0)
        other = site.tables.store.writing.connect()
        with other.begin():
            time.sleep(0.1)
            assert anna.post("/play", decision=0, token="call:wood").status_code == 503
        other.close()
        eventually(lambda: anna.get().status_code == 200)
        anna.play("call:wood")
        anna.confirm()
        eventually(lambda: anna.view()["seats"][1]["state"] == "ready", 30)


def test_a_full_disk_is_said_what_is_kept_can_be_read_and_the_table_goes_on(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    with running(tmp_path) as site:
        table = site.new_table("tiny-towns", ["me", "bot:random"])
        anna = table.player(0)
        with pages_at_most(site, 1):
            eventually(lambda: "disk of this server is full" in told(anna.post("/chat", text="x" * 300)))
            assert anna.get().status_code == 200
            eventually(
                lambda: not anna.post("/chat", text="x" * 300).is_success and "full" in told(anna.client.get("/ready"))
            )
        anna.play("call:wood")
        anna.confirm()
        assert anna.client.get("/ready").status_code == 200
        eventually(lambda: anna.view()["seats"][1]["state"] == "ready", 30)
    assert caplog.text.count("disk is full") == 1


def told(answer: httpx.Response) -> str:
    """What is wrong; what is small, as a beat of the server, may still find room in between."""
    return str(answer.json().get("error", ""))


@contextmanager
def pages_at_most(site: Site, most: int) -> Iterator[None]:
    """SQLite finds no room beyond what the file has already, as on a full disk."""
    engine = site.tables.store.reading

    def limit(connection: DBAPIConnection, *_: object) -> None:
        connection.cursor().execute(f"PRAGMA max_page_count={most}")

    event.listen(engine, "checkout", limit)
    try:
        yield
    finally:
        event.remove(engine, "checkout", limit)
        engine.dispose()
