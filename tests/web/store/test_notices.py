"""Servers on one PostgreSQL tell each other what changed; nobody looks every second, and nothing is missed."""

import re
import time
from collections.abc import Iterator
from functools import partial

import psycopg
import pytest
from sqlalchemy import select

from tests.web.site import PATIENCE, Listening, Site, eventually
from waldglas.web.store.notices import CHANNEL, News, Notice, read_notice
from waldglas.web.store.schema import jobs
from waldglas.web.tables import supervisor

NEVER = 3600.0
PLAIN = re.compile(r"[0-9a-f]{16},(written|offered|company),[\w-]{0,16}")


@pytest.fixture(scope="module")
def both(postgres: str) -> Iterator[list[Site]]:
    """Two servers that would not find out by themselves, once they know of each other."""
    sites = [Site(postgres), Site(postgres)]
    for site in sites:
        site.start()
    for site in sites:
        eventually(partial(knows_others, site))
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(supervisor, "FOLLOW_EVERY", NEVER)
        patch.setattr(supervisor, "BEAT_EVERY", NEVER)
        patch.setattr(supervisor, "SILENT", NEVER)
        time.sleep(1.2)  # the last look that was begun before
        yield sites
    for site in sites:
        site.stop()


def knows_others(site: Site) -> bool:
    found = site.tables.supervisor
    return found.ear is not None and found.ear.open and len(found.beats) > 1


def test_what_is_written_on_one_server_is_told_on_the_other(both: list[Site]) -> None:
    first, second = both
    table = first.new_table("tiny-towns", ["me", "me"])
    table.site = second
    hearer = Listening(table.player(1))
    table.site = first
    before = len(hearer.versions)
    anna = table.player(0)
    anna.play("call:wood")
    anna.confirm()
    eventually(lambda: len(hearer.versions) > before)
    eventually(lambda: hearer.player.view()["view"]["called"] == "wood")


def test_a_connection_that_breaks_is_made_again_and_nothing_is_missed(both: list[Site], postgres: str) -> None:
    first, second = both
    table = first.new_table("tiny-towns", ["me", "me"])
    table.site = second
    hearer = Listening(table.player(1))
    table.site = first
    anna = table.player(0)
    ear = second.tables.supervisor.ear
    assert ear is not None
    before = len(hearer.versions)
    with psycopg.connect(postgres, autocommit=True) as connection:
        ears = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query LIKE 'LISTEN%' OR query = 'SELECT 1'"
        connection.execute(ears)
    eventually(lambda: not ear.open)
    anna.play("call:wood")
    anna.confirm()
    eventually(lambda: ear.open)
    eventually(lambda: len(hearer.versions) > before)


def test_who_is_at_the_table_is_known_on_every_server(both: list[Site]) -> None:
    first, second = both
    table = first.new_table("tiny-towns", ["me", "me"])
    anna = table.player(0)
    assert not anna.view()["seats"][1]["present"]
    table.site = second
    Listening(table.player(1))
    eventually(lambda: anna.view()["seats"][1]["present"])


def test_a_bot_that_one_server_has_no_room_for_is_thought_for_on_the_other(
    both: list[Site], monkeypatch: pytest.MonkeyPatch
) -> None:
    first, second = both
    monkeypatch.setattr(first.tables.workers, "room", lambda *_: 0)
    monkeypatch.setattr(first.tables.workers, "ask", lambda *_: None)
    anna = first.new_table("tiny-towns", ["me", "bot:easy"]).player(0)
    anna.play("call:wood")
    anna.confirm()
    eventually(lambda: anna.view()["seats"][1]["state"] == "ready", 30)
    with second.tables.store.read() as connection:
        table_id = anna.path.rpartition("/")[2]
        assert connection.execute(select(jobs).where(jobs.c.table_id == table_id)).all() == []


def test_notices_hold_nothing_that_is_secret(both: list[Site], postgres: str) -> None:
    first, second = both
    with psycopg.connect(postgres, autocommit=True) as connection:
        connection.execute(f"LISTEN {CHANNEL}")
        table = first.new_table("glass-road", ["me", "me", "bot:random"])
        Listening(table.player(0))
        table.player(0).play(table.player(0).view()["asked"]["choices"][0]["token"])
        table.player(0).post("/chat", text="a word")
        told = [heard.payload for heard in connection.notifies(timeout=PATIENCE, stop_after=3)]
    assert len(told) >= 3
    assert all(PLAIN.fullmatch(words) for words in told), told
    assert {read.table_id for words in told if (read := read_notice(words))} <= {table.id, ""}
    assert second.tables.store.server not in told[0]


@pytest.mark.parametrize("words", ["", "x", "a,b,c", "a,written", ",,", "é" * 100])
def test_what_a_stranger_writes_to_the_channel_is_harmless(words: str) -> None:
    found = read_notice(words)
    assert found is None or found == Notice("a", News.WRITTEN)
