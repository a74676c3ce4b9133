"""People who are away are told, once, by every way they named; who looks at the table is not."""

import asyncio
import json
import random
import re
import threading
import time
from collections.abc import Iterator
from dataclasses import dataclass
from html import unescape

import httpx
import pytest
from py_vapid import Vapid02

from tests.web.notifications.post import Browser, Place, look, place, telling
from tests.web.profiles.somebody import become, unlike
from tests.web.site import Listening, Player, Site, eventually
from waldglas.web.notifications import calling
from waldglas.web.pages import notifications as page_room
from waldglas.web.store.database import sqlite_url
from waldglas.web.words import say


@pytest.fixture(scope="module")
def here(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    """A server that tells without grace but only when the test has it look, and may call this machine."""
    with pytest.MonkeyPatch.context() as patch, telling(sqlite_url(tmp_path_factory.mktemp("told")), patch) as site:
        yield site


@dataclass
class Two:
    """Ada set the table up and is to move; Ben holds the other seat by a browser of his own."""

    site: Site
    host: httpx.Client
    ada: Player
    ben: httpx.Client
    player: Player
    table: str

    def ada_calls(self) -> None:
        """Now both place what she called: it is Ben's turn, too."""
        self.ada.play("call:wood")
        self.ada.confirm()

    def both_place(self) -> None:
        """Now Ben calls."""
        for player in (self.ada, self.player):
            player.play("at:a1")
            player.confirm()


def two(site: Site) -> Two:
    """Tiny Towns: Ada calls, then both place."""
    host, ben = site.visitor(), site.visitor()
    seats = [{"who": "me", "name": "Ada"}, {"who": "open", "name": ""}]
    new = host.post("/api/tables", json={"game": "tiny-towns", "seats": seats}).json()
    taken = ben.post("/api/seats", json={"token": new["seats"][1]["token"], "name": "Ben"}).json()
    ada = Player(site.visitor(), new["table"], 0, new["seats"][0]["token"])
    return Two(site, host, ada, ben, Player(site.visitor(), new["table"], 1, taken["token"]), new["table"])


def hook(client: httpx.Client, address: str, **more: str) -> None:
    assert client.post("/notifications/hooks", data={"address": address, **more}).status_code == 303


def people_words(answer: httpx.Response) -> str:
    """What a page says that refuses something."""
    return unescape(re.sub("<[^>]+>", "", answer.text.partition("</h1>")[2].partition("</p>")[0]))


def texts(found: Place) -> list[str]:
    return [json.loads(body)["text"] for _, _, body in list(found.came)]


# When


def test_who_is_away_is_told_of_a_turn_once(here: Site) -> None:
    with place() as group:
        people = two(here)
        hook(people.ben, group.url)
        people.ada_calls()
        look(here)
        words, link = texts(group)[0].rsplit("\n", 1)
        assert words == "Ben – Tiny Towns: it is your turn\nAt the table with Ada."
        assert link == f"https://w.example/table/{people.table}?seat=1"
        people.player.play("at:a1")
        people.player.undo()
        people.ada.post("/chat", text="hurry")
        look(here)
        assert len(group.came) == 1, "planning and talking make no new turn"
        people.both_place()
        look(here)
        assert len(group.came) == 2, "the next turn is another"


def other_device(here: Site, client: httpx.Client, name: str) -> httpx.Client:
    """Who holds a seat becomes a profile and signs in on a second device."""
    code, other = become(client, unlike(name))["code"], here.visitor()
    assert other.post("/api/sign-in", json={"code": code}).status_code == 200
    return other


def test_all_devices_of_a_profile_are_told_each_once_a_turn(here: Site) -> None:
    with place() as phone, place() as desk:
        people = two(here)
        other = other_device(here, people.ben, "Ben")
        hook(people.ben, phone.url)
        hook(other, desk.url)
        people.ada_calls()
        look(here)
        people.ada.post("/chat", text="hurry")
        look(here)
        assert (len(phone.came), len(desk.came)) == (1, 1)
        assert texts(phone) == texts(desk)
        with other.stream("GET", f"/api/stream?at={people.table}:1") as stream:
            assert stream.status_code == 200
            eventually(lambda: here.tables.presence(people.table).looking(1))
            people.both_place()
            look(here)
        assert (len(phone.came), len(desk.came)) == (1, 1), "who looks on one device is told on none"


def test_one_switch_is_for_all_devices_of_a_profile(here: Site) -> None:
    with place() as phone, place() as desk:
        people = two(here)
        other = other_device(here, people.ben, "Ben")
        hook(people.ben, phone.url)
        assert other.post("/notifications", data={"on": "no"}).status_code == 303
        hook(other, desk.url)
        assert not people.ben.get("/api/notifications").json()["on"]
        people.ada_calls()
        look(here)
        assert (texts(phone), texts(desk)) == ([], [])
        page = people.ben.get("/notifications")
        assert page.text.count("on another of your devices") == 1
        assert page.cookies["told"] == "no", "a tab does not tell by itself either"
        people.ben.post("/notifications", data={"on": "yes"})
        people.both_place()
        look(here)
        assert (len(phone.came), len(desk.came)) == (1, 1)


def test_the_same_address_on_two_devices_is_told_once(here: Site) -> None:
    with place() as group:
        people = two(here)
        other = other_device(here, people.ben, "Ben")
        hook(people.ben, group.url)
        hook(other, group.url)
        people.ada_calls()
        look(here)
        assert len(group.came) == 1
        [way] = people.ben.get("/api/notifications").json()["ways"]
        assert people.ben.post(f"/notifications/ways/{way['id']}/forget").status_code == 303
        assert other.get("/api/notifications").json()["ways"] == []


def test_a_device_that_signs_in_follows_the_switch_of_the_others(here: Site) -> None:
    ada, device = here.visitor(), here.visitor()
    code = become(ada, unlike("Ada"))["code"]
    ada.post("/notifications", data={"on": "no"})
    device.post("/notifications", data={"on": "yes"})
    assert device.post("/api/sign-in", json={"code": code}).status_code == 200
    assert not device.get("/api/notifications").json()["on"]


def test_who_left_the_seat_is_told_nothing_more(here: Site) -> None:
    with place() as group:
        people = two(here)
        hook(people.ben, group.url)
        people.ada_calls()
        here.app.state.teller.note(people.table)
        assert people.ben.post(f"/api/tables/{people.table}/seats/1/leave").status_code == 200
        invite = people.host.post(f"/api/tables/{people.table}/seats/1/link").json()["token"]
        taken = here.visitor().post("/api/seats", json={"token": invite, "name": "Cleo"})
        assert taken.status_code == 200, taken.text
        look(here)
        assert texts(group) == []


def test_who_looks_at_the_table_is_not_told(here: Site) -> None:
    with place() as group:
        people = two(here)
        hook(people.ben, group.url)
        Listening(people.player)
        people.ada_calls()
        look(here)
        assert texts(group) == []


def test_who_has_the_table_behind_other_pages_is_told(here: Site) -> None:
    with place() as group:
        people = two(here)
        hook(people.ben, group.url)
        with people.ben.stream("GET", f"/api/stream?at={people.table}:1:away") as stream:
            assert stream.status_code == 200
            eventually(lambda: here.tables.presence(people.table).present(1))
            people.ada_calls()
            look(here)
            assert len(group.came) == 1


def test_a_question_and_the_end_are_told(here: Site) -> None:
    with place() as group:
        people = two(here)
        people.ada_calls()
        hook(people.ben, group.url)
        people.ada.do("/ask-back")
        look(here)
        assert [text.splitlines()[0] for text in texts(group)] == [
            "Ben – Tiny Towns: somebody asks to take a turn back",
        ]
        people.player.do("/answer-back", agree=True)
        finish(people)
        group.came.clear()
        look(here)
        assert [text.splitlines()[0] for text in texts(group)] == ["Ben – Tiny Towns: the game is over"]


def finish(people: Two) -> None:
    """By chance to the end."""
    chance, players = random.Random(5), (people.ada, people.player)
    while not people.ada.view()["over"]:
        for player in players:
            player.act(chance)


def test_a_vote_is_told_and_not_again(here: Site) -> None:
    with place() as group:
        people = two(here)
        hook(people.ben, group.url)
        people.host.post(f"/api/tables/{people.table}/abandon", json={"agree": True})
        look(here)
        assert [text.splitlines()[0] for text in texts(group)] == ["Ben – Tiny Towns: the others ask for your vote"]
        people.ada_calls()
        look(here)
        assert len(group.came) == 2, "a turn, and not the vote again"


def test_who_lets_the_host_make_a_link_asks_nobody_for_a_vote(here: Site) -> None:
    with place() as group:
        people = two(here)
        hook(people.ben, group.url)
        people.host.post(f"/api/tables/{people.table}/seats/0/allow-link", json={"on": True})
        people.ada_calls()
        look(here)
        assert [text.splitlines()[0] for text in texts(group)] == ["Ben – Tiny Towns: it is your turn"]


def test_the_page_of_a_trial_is_not_made_where_all_requests_wait(here: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    threads = list[int]()

    def page_for(*_: object) -> str:
        threads.append(threading.get_ident())
        return "made"

    loop = asyncio.run_coroutine_threadsafe(here_is(), here.app.state.teller.loop).result(10)
    monkeypatch.setattr(page_room, "page_for", page_for)
    assert two(here).host.post("/notifications/try").text == "made"
    assert threads not in ([], [loop])


async def here_is() -> int:
    return threading.get_ident()


def test_what_cannot_be_told_holds_up_no_other(here: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    with place() as group:
        people = two(here)
        hook(people.ben, group.url)
        people.ada_calls()
        teller = here.app.state.teller
        with monkeypatch.context() as broken:
            broken.setattr(teller, "notice", lambda *_: 1 / 0)
            look(here)
        assert [each for each in teller.kept.due(int(time.time()) + 1, 100) if each.table_id == people.table] == []


def test_a_table_that_waits_is_told_when_it_begins(here: Site) -> None:
    """The seat that begins is held by somebody who has gone meanwhile."""
    with place() as group:
        host, ben = here.visitor(), here.visitor()
        hook(host, group.url)
        seats = [{"who": "me", "name": "Ada"}, {"who": "open", "name": ""}]
        new = host.post("/api/tables", json={"game": "tiny-towns", "seats": seats}).json()
        look(here)
        assert texts(group) == []
        ben.post("/api/seats", json={"token": new["seats"][1]["token"], "name": "Ben"})
        look(here)
        assert [text.splitlines()[0] for text in texts(group)] == ["Ada – Tiny Towns: it is your turn"]


def test_alone_or_against_bots_nothing_is_told(here: Site) -> None:
    with place() as group:
        table = here.new_table("tiny-towns", ["me", "bot:random"])
        hook(table.host, group.url)
        table.player(0).play("call:wood")
        table.player(0).confirm()
        here.app.state.teller.stirred.add(table.id)
        look(here)
        assert texts(group) == []


def test_a_new_table_at_which_one_begins_is_told(here: Site) -> None:
    """All play again; who begins now may have gone."""
    with place() as group:
        people = two(here)
        here.tables.end(people.table)
        hook(people.ben, group.url)
        assert people.host.post(f"/api/tables/{people.table}/rematch").status_code == 201
        look(here)
        assert sorted(text.splitlines()[0] for text in texts(group)) == [
            "Ben – Tiny Towns: it is your turn",
            "Ben – Tiny Towns: the game is over",
        ]


def test_one_switch_for_all(here: Site) -> None:
    with place() as group:
        people = two(here)
        hook(people.ben, group.url)
        assert people.ben.post("/notifications", data={"on": "no"}).status_code == 303
        people.ada_calls()
        look(here)
        assert texts(group) == []
        assert people.ben.post("/notifications", data={"on": "yes"}).status_code == 303
        people.both_place()
        look(here)
        assert len(group.came) == 1


def test_a_group_may_be_told_of_one_seat_only(here: Site) -> None:
    with place() as group:
        first, second = two(here), two(here)
        second.ben.cookies = first.ben.cookies
        foreign = first.ben.post("/notifications/hooks", data={"address": group.url, "seat": f"{second.table}:1"})
        assert foreign.status_code == 422
        assert people_words(foreign) == say("page-refused-not-your-seat")
        hook(first.ben, group.url, seat=f"{first.table}:1")
        second.ada_calls()
        look(here)
        assert texts(group) == []
        first.ada_calls()
        look(here)
        assert len(group.came) == 1


def test_quiet_hours_put_it_off(here: Site) -> None:
    with place() as group:
        people = two(here)
        hook(people.ben, group.url)
        hour = time.gmtime().tm_hour
        quiet = {"from": f"{hour:02}:00", "until": f"{(hour + 2) % 24:02}:00", "zone": "UTC"}
        assert people.ben.post("/notifications", data=quiet).status_code == 303
        people.ada_calls()
        look(here)
        assert texts(group) == []
        later = here.app.state.teller.kept.due(int(time.time()) + 3 * 3600, 50)
        assert [telling.what for telling in later if telling.table_id == people.table] == ["turn"]


# By what


def test_a_push_is_read_by_its_browser_alone(here: Site) -> None:
    with place() as service:
        people, browser = two(here), Browser()
        known = people.ben.post("/api/notifications/push", json=browser.subscription(f"{service.url}/push/1"))
        assert known.status_code == 201
        people.ada_calls()
        look(here)
        [(path, headers, body)] = service.came
        assert path == "/push/1"
        assert browser.read(body) == {
            "title": "Tiny Towns: it is your turn",
            "body": "At the table with Ada.",
            "url": f"/table/{people.table}?seat=1",
            "tag": f"{people.table}:1",
        }
        assert b"Tiny" not in body
        assert (headers["content-encoding"], headers["ttl"]) == ("aes128gcm", "86400")
        assert Vapid02.verify(headers["authorization"])
        assert people.ben.get("/api/notifications").json()["push_key"] in headers["authorization"]


@pytest.mark.parametrize("status", [404, 410])
def test_a_browser_that_is_gone_is_forgotten(here: Site, status: int) -> None:
    with place(status) as service:
        people = two(here)
        people.ben.post("/api/notifications/push", json=Browser().subscription(service.url))
        assert len(people.ben.get("/api/notifications").json()["ways"]) == 1
        people.ada_calls()
        look(here)
        assert people.ben.get("/api/notifications").json()["ways"] == []


def test_a_place_that_never_answers_holds_up_nobody(here: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(calling, "WITHIN", 1.0)
    with place(0) as silent, place() as group:
        people = two(here)
        people.ben.post("/api/notifications/push", json=Browser().subscription(silent.url))
        hook(people.ben, group.url)
        people.ada_calls()
        people.both_place()  # choices go on
        look(here)
        assert len(group.came) == 1
        tried = people.ben.post("/notifications/try").text
        assert "no answer" in tried
        assert "sent" in tried
        assert len(people.ben.get("/api/notifications").json()["ways"]) == 2


def test_a_redirection_is_not_followed(here: Site) -> None:
    with place(307) as group:
        ben = here.visitor()
        hook(ben, group.url)
        assert "not taken there" in ben.post("/notifications/try").text
        assert [path for path, _, _ in group.came] == ["/"]


def test_a_name_calls_no_whole_group(here: Site) -> None:
    with place() as group:
        people = two(here)
        hook(people.ben, group.url)
        people.ada.post("/seats/0/name", name="@everyone <!here>")
        people.ada_calls()
        look(here)
        sent = json.loads(group.came[0][2])
        assert sent["allowed_mentions"] == {"parse": []}
        assert "@everyone" not in sent["content"]
        assert "<!" not in sent["text"]


def test_what_is_told_is_counted(here: Site) -> None:
    with place() as group:
        ben = here.visitor()
        hook(ben, group.url)
        ben.post("/notifications/try")
        assert 'waldglas_told_total{outcome="sent",way="hook"}' in ben.get("/metrics").text


def test_tables_at_which_nobody_wants_to_be_told_are_asked_about_together(
    here: Site, monkeypatch: pytest.MonkeyPatch
) -> None:
    teller, asked = here.app.state.teller, list[str]()

    def listeners(table_id: str) -> list[tuple[int, str]]:
        asked.append(table_id)
        return []

    ours = {here.new_table("tiny-towns", ["me", "me"]).id for _ in range(3)}
    monkeypatch.setattr(teller.kept, "listeners", listeners)
    teller.stirred.update(ours)
    look(here)
    assert not ours & teller.stirred
    assert not ours.intersection(asked)
