"""All tables of a server, and several servers on one database."""

import asyncio
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path

import pytest

from tests.web.site import GENEROUS, Listening, Player, Site, eventually, running
from waldglas.web.store.database import sqlite_url
from waldglas.web.tables import service


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


def test_streams_hear_what_happens_on_another_server(url: str) -> None:
    with two_servers(url) as (one, two):
        table = one.new_table("tiny-towns", ["me", "me"])
        here = table.player(0)
        table.site = two
        mine, other = Listening(table.player(0)), Listening(table.player(1))
        eventually(lambda: told_of_all(here, mine) and told_of_all(other.player, other))
        heard = len(mine.versions), len(other.versions)
        here.play("call:wood")
        eventually(lambda: len(mine.versions) > heard[0])
        here.confirm()
        eventually(lambda: told_of_all(here, mine) and told_of_all(other.player, other))
        assert len(other.versions) == heard[1] + 1, "a draft is nobody else's business"
        heard_of_choice = len(other.versions)
        here.post("/chat", text="Hello")
        eventually(lambda: len(other.versions) > heard_of_choice)


def told_of_all(player: Player, stream: Listening) -> bool:
    """Whether what the stream told last is how the table stands for this player, on whichever server."""
    return f'"{player.view()["version"]}"' in stream.versions[-1]


def test_a_table_stays_in_memory_while_somebody_listens(tmp_path: Path) -> None:
    with running(tmp_path, replace(GENEROUS, live_tables=2)) as site:
        heard = site.new_table("tiny-towns", ["me", "me"])
        listening = Listening(heard.player(0))
        others = [site.new_table("tiny-towns", ["me", "me"]).id for _ in range(4)]
        assert heard.id in site.tables.cached
        assert len([table for table in others if table in site.tables.cached]) == 1
        assert listening.versions


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


def test_who_is_cancelled_keeps_the_table_until_the_thread_is_done(site: Site) -> None:
    """A bot is asked anew while it is still being looked up: nobody else gets in between."""
    order: list[str] = []
    begun, cancelled = threading.Event(), threading.Event()
    tables = site.tables

    def work() -> None:
        begun.set()
        cancelled.wait(20)
        order.append("the first is done")

    async def one_after_the_other() -> None:
        first = asyncio.create_task(tables.at("t", work))
        await asyncio.to_thread(begun.wait, 20)
        first.cancel()
        second = asyncio.create_task(tables.at("t", order.append, "the second begins"))
        await asyncio.sleep(0)  # it waits for the table
        cancelled.set()
        await second

    asyncio.run_coroutine_threadsafe(one_after_the_other(), tables.supervisor.loop).result(10)
    assert order == ["the first is done", "the second begins"]


def test_a_table_that_nobody_looks_at_takes_no_memory_for_who_is_there(
    site: Site, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = site.new_table("tiny-towns", ["me"])
    before = table.player(0).view()["version"]
    assert table.id in site.tables.presences
    monkeypatch.setattr(service, "LOOK_LASTS", 0.0)
    site.tables.forget_looks()
    assert table.id not in site.tables.presences
    assert table.player(0).view()["version"] == before, "it is named by what is stored"
