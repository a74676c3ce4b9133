"""The coach at the tables: hints for who plays against bots, an analysis when the game is over."""

import asyncio
import random
import sys

import pytest

from tests.web.site import Player, Site, Table, eventually
from waldglas.web.words import say
from waldglas.web.workers import coach
from waldglas.web.workers.pool import WorkerPool


def played_out(site: Site) -> Table:
    table = site.new_table("tiny-towns", ["me"])
    player, chance = table.player(0), random.Random(4)
    while not player.view()["over"]:
        player.act(chance)
    return table


def test_a_hint_names_choices_that_are_offered(site: Site) -> None:
    anna = site.new_table("tiny-towns", ["me", "bot:random"]).player(0)
    found = anna.get("/hint").json()["hints"]
    offered = [choice["token"] for choice in anna.view()["asked"]["choices"]]
    assert found
    assert all(hint["token"] in offered for hint in found)
    assert found[0]["share"] >= found[-1]["share"]


def test_a_hint_goes_on_from_what_is_drafted(site: Site) -> None:
    anna = site.new_table("tiny-towns", ["me"]).player(0)
    anna.play(anna.view()["asked"]["choices"][0]["token"])
    assert all(hint["token"].startswith("at:") for hint in anna.get("/hint").json()["hints"])


async def no_answer(*_: object) -> None:
    """Nobody waits for it."""


def test_a_page_is_drawn_while_others_are_given_hints() -> None:
    async def given() -> list[object]:
        found = coach.Coach(WorkerPool(no_answer, 1))
        reading = asyncio.get_running_loop().run_in_executor(None, read, found)
        for number in range(30_000):
            found.given[str(number), 0] = 1, []
            if number >= 200:
                found.given.popitem(last=False)
        found.pool.close()
        return await reading

    def read(found: coach.Coach) -> list[object]:
        return [found.given_at("a") for _ in range(1000)]

    usual = sys.getswitchinterval()
    sys.setswitchinterval(1e-5)
    try:
        assert asyncio.run(given()) == [[]] * 1000
    finally:
        sys.setswitchinterval(usual)


def test_nobody_is_helped_against_another_person(site: Site) -> None:
    anna = site.new_table("tiny-towns", ["me", "open"]).player(0)
    refused = anna.get("/hint")
    assert refused.status_code == 403
    assert "against bots only" in refused.json()["error"]


def test_a_hint_is_for_the_seat_that_is_asked(site: Site) -> None:
    table = site.new_table("tiny-towns", ["me"])
    assert table.spectator().get("/hint").status_code == 403
    over = played_out(site).player(0).get("/hint")
    assert over.status_code == 409


def test_the_page_shows_hints_and_plays_them(site: Site) -> None:
    table = site.new_table("tiny-towns", ["me"])
    page = table.host.get(f"/table/{table.id}").text
    assert "Ask the coach" in page
    hinted = table.host.post(f"/table/{table.id}/hint", data={"decision": "0", "seat": "0"})
    assert hinted.status_code == 200
    assert "The coach would choose" in hinted.text
    assert "about" in hinted.text
    again = table.host.get(f"/table/{table.id}").text
    assert "The coach would choose" in again, "it stays while one looks"
    token = table.player(0).view()["asked"]["choices"][0]["token"]
    table.player(0).play(token)
    assert "The coach would choose" not in table.host.get(f"/table/{table.id}").text


def test_a_game_that_goes_on_is_not_analysed(site: Site) -> None:
    table = site.new_table("tiny-towns", ["me"])
    assert table.player(0).get("/analysis").status_code == 409
    assert "when it is over" in table.host.get(f"/table/{table.id}/analysis", headers={"accept": "text/html"}).text


def test_a_finished_game_is_analysed_by_and_by(site: Site) -> None:
    site.tables.coach.walks = 20
    table = played_out(site)
    player = table.player(0)
    assert "The coach’s view" in table.host.get(f"/table/{table.id}").text
    first = table.host.get(f"/table/{table.id}/analysis").text
    assert "data-again" in first
    data = eventually(lambda: finished(player), 60)
    assert len(data["choices"]) == data["total"]
    page = table.host.get(f"/table/{table.id}/analysis").text
    assert "data-again" not in page
    assert "Turning points" in page
    assert "Show this moment" in page


def finished(player: Player) -> dict[str, list[object]] | None:
    data = player.get("/analysis").json()
    return data if data["judged"] == data["total"] else None


def test_an_analysis_rests_when_nobody_wants_it_and_goes_on_where_it_was(
    site: Site, monkeypatch: pytest.MonkeyPatch
) -> None:
    site.tables.coach.walks = 5
    monkeypatch.setattr(coach, "UNWANTED", 0.0)
    table = played_out(site)
    player = table.player(0)
    assert player.get("/analysis").json()["judged"] == 0
    study = site.tables.coach.studies[table.id]
    eventually(lambda: study.resting)
    assert study.choices == []
    monkeypatch.setattr(coach, "UNWANTED", 60.0)
    eventually(lambda: finished(player), 60)
    assert site.tables.coach.studies[table.id] is study


def test_only_so_many_games_are_analysed_at_once(site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(coach, "MOST_UNDER_WAY", 0)
    refused = played_out(site).player(0).get("/analysis")
    assert refused.status_code == 429
    assert "ask again when one of them is done" in refused.json()["error"]


def test_an_analysis_that_fails_is_said_and_tried_again_later(site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    table = played_out(site)
    tries: list[object] = []

    async def fail(*given: object) -> object:
        tries.append(given)
        raise RuntimeError("a fault in the coach")

    monkeypatch.setattr(site.tables.workers, "work_out", fail)
    table.host.get(f"/table/{table.id}/analysis")
    eventually(lambda: tries)
    failed = say("page-coach-failed")
    eventually(lambda: failed in table.host.get(f"/table/{table.id}/analysis").text)
    assert failed in table.host.get(f"/table/{table.id}/analysis").text
    assert len(tries) == 1, "who looks again does not set it off again at once"
    monkeypatch.setattr(coach, "UNWANTED", 0.0)
    table.host.get(f"/table/{table.id}/analysis")
    assert not site.tables.coach.studies[table.id].failed
