"""Bots think in processes of their own, and a table goes on whatever happens to them."""

import asyncio
import multiprocessing
import os
import signal
import time
from dataclasses import replace
from pathlib import Path

import pytest

from tests.web.site import Site, eventually, running
from waldglas.core.record import read_record
from waldglas.games import GAMES, load_game
from waldglas.web.store.models import TableHeader
from waldglas.web.tables import service
from waldglas.web.workers.jobs import Job, think
from waldglas.web.workers.lanes import Lane
from waldglas.web.workers.pool import WorkerPool


@pytest.mark.parametrize("game", GAMES.slugs())
def test_bots_play_a_table_to_its_end_by_themselves(site: Site, game: str) -> None:
    table = site.new_table(game, ["bot:random", "bot:random"], public=True)
    watcher = table.spectator()
    eventually(lambda: watcher.view()["over"], 60)
    record = read_record(watcher.get("/record").text, load_game)
    assert record.replay().over()


def test_a_bot_answers_a_person(site: Site) -> None:
    anna = site.new_table("tiny-towns", ["me", "bot:greedy"]).player(0)
    anna.play("call:wood")
    anna.confirm()
    eventually(lambda: anna.view()["seats"][1]["state"] == "ready")
    anna.play("at:a1")
    anna.confirm()
    view = eventually(lambda: anna.view() if anna.view()["log"][-1]["seat"] == 1 else None)
    assert [line["fresh"] for line in view["log"] if line["seat"] == 1].count(True) >= 1


def test_a_dead_worker_is_replaced(tmp_path: Path) -> None:
    with running(tmp_path) as site:
        table = site.new_table("glass-road", ["bot:random", "bot:random", "bot:random"])
        watcher = table.spectator()
        eventually(lambda: watcher.view()["log"][2:])
        for worker in multiprocessing.active_children():
            os.kill(worker.pid or 0, signal.SIGKILL)
        eventually(lambda: watcher.view()["over"], 60)


def test_a_decision_whose_answer_is_on_its_way_is_not_asked_again(site: Site) -> None:
    table = site.new_table("tiny-towns", ["me", "me"])
    session = site.tables.session(table.id)
    job = replace(session.job(session.seats[0]), bot="random")
    answered: list[int] = []

    async def answer(found: Job, _: list[str]) -> None:
        answered.append(found.decision)
        pool.ask(found, Lane.PEOPLE)
        if found.decision == job.decision:
            pool.ask(replace(found, decision=found.decision + 1), Lane.PEOPLE)

    async def asked() -> None:
        pool.ask(job, Lane.PEOPLE)
        while pool.under_way:
            await asyncio.gather(*pool.under_way)

    pool = WorkerPool(answer, 1)
    try:
        asyncio.run(asked())
    finally:
        pool.close()
    assert answered == [job.decision, job.decision + 1]


def test_a_bot_that_fails_gives_way_to_chance(site: Site) -> None:
    """A name that no longer exists stands for whatever can be wrong with a bot."""
    table = site.new_table("tiny-towns", ["me", "bot:random"])
    site.tables.store.set_seat(table.id, 1, bot="retired")
    site.tables.reread(table.id)
    anna = table.player(0)
    anna.play("call:wood")
    anna.confirm()
    eventually(lambda: anna.view()["seats"][1]["state"] == "ready")


def test_a_bot_chooses_the_same_again_and_up_to_the_hand_over() -> None:
    game = load_game("glass-road")
    header = TableHeader("x", game.slug, {}, 7, game.rules_version, game.facts.digest(), {}, None, False, 0, None)
    job = Job(header, 3, [], 1, "random", 0)
    tokens = think(job)
    assert tokens == think(job)
    assert all(token.startswith("card:") for token in tokens)
    assert think(Job(header, 3, [], 1, "random", 1)) != tokens


def test_bots_alone_pause_while_nobody_looks(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(service, "LOOK_LASTS", 0.0)
    with running(tmp_path) as site:
        table = site.new_table("tiny-towns", ["bot:random", "bot:random"])
        eventually(lambda: table.id in site.tables.paused)
        stored = site.tables.store.load(table.id)
        time.sleep(0.5)
        assert site.tables.store.load(table.id) == stored
        monkeypatch.setattr(service, "LOOK_LASTS", 60.0)
        watcher = table.spectator()
        eventually(lambda: watcher.view()["over"], 60)


def test_a_person_is_not_kept_waiting_by_tables_of_bots(site: Site) -> None:
    """The lane of each job, and who works on it."""
    person = site.new_table("tiny-towns", ["me", "bot:strong"])
    person.player(0).view()
    others = site.new_table("tiny-towns", ["bot:strong", "bot:random"])
    session = site.tables.session(person.id)
    job, workers = session.job(session.seats[1]), site.tables.workers
    assert {lane for _, lane in site.tables.owed(others.id)} == {Lane.BOTS}
    assert workers.crew_for(Lane.PEOPLE, job.bot) is workers.crew_for(Lane.HINTS) is workers.front
    assert workers.crew_for(Lane.BOTS, job.bot) is workers.crew_for(Lane.STUDIES) is workers.behind
    assert workers.crew_for(Lane.BOTS, "random") is workers.crew_for(Lane.PEOPLE, "greedy") is workers.instant
