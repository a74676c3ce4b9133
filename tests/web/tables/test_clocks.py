"""Clocks: live and by days; at the end of time a bot plays on, or the seat resigns. The time is the test's own."""

import asyncio
import time
from collections.abc import Iterator

import httpx
import pytest
from sqlalchemy import and_, not_, select

from tests.web.site import Json, Site, Table
from tests.web.tables.test_stand_in import seated, view
from waldglas.web.store.clocks import DAY, Clock, Ticks, read_clock
from waldglas.web.store.database import open_database
from waldglas.web.store.repository import Repository
from waldglas.web.store.schema import tables
from waldglas.web.tables import timekeeping
from waldglas.web.tables.timekeeping import end_times

LIVE = Clock("live", 600, 15)


class Hand:
    """What time it is at the tables."""

    def __init__(self, site: Site) -> None:
        self.site = site
        self.now = int(time.time())

    def __call__(self) -> int:
        return self.now

    def passes(self, seconds: int) -> None:
        self.now += seconds
        for table_id in list(self.site.tables.cached):
            self.site.tables.forget(table_id)  # as after a restart: what counts is what was stored


@pytest.fixture
def hand(site: Site) -> Iterator[Hand]:
    before = site.tables.time
    hand = Hand(site)
    site.tables.time = hand
    yield hand
    site.tables.time = before
    with site.tables.store.read() as connection:
        clocked = and_(tables.c.ended.is_(None), not_(tables.c.terms.contains('"clock": ""')), tables.c.terms != "")
        left = connection.execute(select(tables.c.id).where(clocked)).scalars().all()
    for table_id in left:
        site.tables.store.end(table_id, hand.now)  # no bot plays on
        site.tables.forget(table_id)


def strike(site: Site) -> None:
    """The server looks whose time is over."""
    asyncio.run_coroutine_threadsafe(end_times(site.tables), site.tables.supervisor.loop).result(30)


def clocks(client: httpx.Client, table: Table) -> list[tuple[int | None, bool]]:
    return [(seat["seconds"], seat["ticking"]) for seat in view(client, table)["seats"]]


def call(client: httpx.Client, table: Table) -> httpx.Response:
    number = view(client, table)["asked"]["decision"]
    body: Json = {"decision": number, "tokens": ["call:wood"], "confirm": True}
    return client.post(f"/api/tables/{table.id}/decide", json=body)


@pytest.mark.parametrize("text", ["live:-1+15", "-1", "live:600", "days:0", "days:99", "live:600+0", "days:3:win", "x"])
def test_what_is_no_clock_gets_one_sentence(site: Site, text: str) -> None:
    seats = [{"who": "me"}, {"who": "open"}]
    answer = site.visitor().post("/api/tables", json={"game": "tiny-towns", "seats": seats, "clock": text})
    assert answer.status_code == 422
    assert answer.json()["error"].startswith("This is no clock")


@pytest.mark.parametrize("who", [["me"], ["me", "bot:random"], ["me", "open", "hot-seat"]])
def test_there_is_no_clock_where_nobody_waits(site: Site, who: list[str]) -> None:
    seats = [{"who": one} for one in who]
    answer = site.visitor().post("/api/tables", json={"game": "tiny-towns", "seats": seats, "clock": "days:3"})
    assert (answer.status_code, "for people who sit apart" in answer.json()["error"]) == (422, True)


def test_a_clock_is_read() -> None:
    assert read_clock("live:600+15") == LIVE
    assert read_clock("days:3:resign") == Clock("days", 0, 3 * DAY, "resign")


def test_the_reserve_is_touched_by_what_takes_longer_only() -> None:
    begun = Ticks(600).started(LIVE, 1000)
    assert begun.until == 1615
    assert begun.stopped(1010).left == 600
    assert begun.stopped(1045).left == 570
    assert begun.stopped(9000).left == 0


def test_taking_back_restores_nothing() -> None:
    begun = Ticks(600).started(LIVE, 1000)
    assert begun.stopped(1010).resumed(1012).until == begun.until
    assert begun.stopped(1045).resumed(1050) == Ticks(570, 1050 + 570, ticking=True)


def test_the_clock_runs_for_who_owes_a_choice_and_not_in_the_waiting_room(site: Site, hand: Hand) -> None:
    table = site.new_table("tiny-towns", ["me", "open"], clock="live:600+15")
    assert clocks(table.host, table) == [(615, False), (None, False)]
    hand.passes(5000)
    ben = site.visitor()
    assert ben.post("/api/seats", json={"token": table.tokens[1], "name": "Ben"}).status_code == 200
    assert clocks(ben, table) == [(615, True), (615, False)]
    hand.passes(45)
    assert clocks(ben, table) == [(570, True), (615, False)]
    assert call(table.host, table).status_code == 200
    assert [seconds for seconds, _ in clocks(ben, table)] == [585, 615]  # 30 seconds of the reserve are gone
    strike(site)
    assert [seat["stand_in"] for seat in view(ben, table)["seats"]] == ["", ""]


def test_at_the_end_a_bot_plays_on_and_the_seat_is_taken_back(site: Site, hand: Hand) -> None:
    table, (ben,) = seated(site, ["Ben"], clock="live:60+15")
    hand.passes(75)
    late = call(table.host, table)
    over = "Your time is over: a bot plays for you. Take your seat back to go on."
    assert (late.status_code, late.json()["error"]) == (409, over)
    strike(site)
    found = view(ben, table)
    assert (found["seats"][0]["stand_in"], found["seats"][0]["resigned"]) == ("medium", False)
    assert found["around"][-1]["kind"] == "out-of-time"
    assert call(table.host, table).json()["error"] == over
    strike(site)  # nothing happens twice
    assert [line["kind"] for line in view(ben, table)["around"]].count("out-of-time") == 1
    back = table.host.post(f"/api/tables/{table.id}/seats/0/take-back")
    assert (back.status_code, back.json()["seats"][0]["stand_in"]) == (200, "")
    seconds, ticking = back.json()["seats"][0]["seconds"], back.json()["seats"][0]["ticking"]
    assert seconds == 15  # nothing is left of the reserve, whether its turn is now or later
    assert isinstance(ticking, bool)


def test_at_the_end_the_seat_resigns_where_that_was_agreed(site: Site, hand: Hand) -> None:
    table, (ben,) = seated(site, ["Ben"], clock="days:3:resign")
    hand.passes(3 * DAY - 1)
    strike(site)
    assert not view(ben, table)["seats"][0]["resigned"]
    hand.passes(1)
    strike(site)
    found = view(ben, table)["seats"][0]
    assert (found["resigned"], found["seconds"]) == (True, None)
    assert "resigned for you" in call(table.host, table).json()["error"]
    assert table.host.post(f"/api/tables/{table.id}/seats/0/take-back").status_code == 409


def test_two_servers_end_a_time_once(site: Site, hand: Hand) -> None:
    table, _ = seated(site, ["Ben"], clock="days:1")
    other = Repository(open_database(str(site.tables.store.reading.url)))
    assert table.id not in other.out_of_time(hand.now, 50)
    hand.passes(DAY)
    assert table.id in other.out_of_time(hand.now, 50)
    strike(site)
    assert table.id not in other.out_of_time(hand.now, 50)
    other.close()


def test_a_time_that_cannot_be_ended_holds_up_no_other(site: Site, hand: Hand, monkeypatch: pytest.MonkeyPatch) -> None:
    table, _ = seated(site, ["Ben"], clock="days:1")
    hand.passes(DAY)
    with monkeypatch.context() as broken:
        broken.setattr(timekeeping, "run_out", lambda *_: 1 / 0)
        strike(site)
    assert table.id not in site.tables.store.out_of_time(hand.now, 50)
    hand.passes(timekeeping.LATER)
    strike(site)
    assert view(table.host, table)["seats"][0]["stand_in"] == "medium"


def test_the_lobby_tells_how_long_one_has(site: Site, hand: Hand) -> None:
    table, _ = seated(site, ["Ben"], clock="days:3")
    hand.passes(DAY)
    page = table.host.get("/").text
    assert "2 days left" in page


# A clock of one's own, by the form


def set_up_own(site: Site, minutes: str, seconds: str, end: str = "") -> httpx.Response:
    fields = {"who": ["me", "open"], "name": ["Ada", ""], "clock": "own", "clock-end": end}
    return site.visitor().post(
        "/game/tiny-towns/table", data=fields | {"clock-minutes": minutes, "clock-seconds": seconds}
    )


@pytest.mark.parametrize(
    ("minutes", "seconds", "end", "clock"),
    [
        ("7", "20", "", "live:420+20"),
        ("", "30", ":resign", "live:0+30:resign"),
        ("1440", "3600", "", "live:86400+3600"),
    ],
)
@pytest.mark.usefixtures("hand")
def test_a_reserve_of_ones_own_is_set_up(site: Site, minutes: str, seconds: str, end: str, clock: str) -> None:
    answer = set_up_own(site, minutes, seconds, end)
    assert answer.status_code == 303, answer.text
    table_id = answer.headers["location"].partition("/table/")[2].partition("#")[0]
    assert site.tables.session(table_id).header.terms.clock == clock


@pytest.mark.parametrize(
    ("minutes", "seconds"),
    [
        ("-1", "15"),
        ("5", ""),
        ("5", "0"),
        ("5", "4"),
        ("5", "3601"),
        ("1441", "15"),
        ("x", "15"),
        ("5", "1e2"),
        ("٣", "9"),
    ],
)
def test_nonsense_for_a_reserve_is_told_in_one_sentence_and_what_was_filled_in_stays(
    site: Site, minutes: str, seconds: str
) -> None:
    answer = set_up_own(site, minutes, seconds)
    assert answer.status_code == 422
    problem = answer.text.partition('role="alert">')[2].partition("</p>")[0]
    assert problem == ("A clock of your own has 0 to 1,440 minutes of reserve, and 5 to 3,600 seconds for each choice.")
    assert '<option value="own" selected' in answer.text


@pytest.mark.parametrize(
    ("clock", "told"),
    [
        ("live:420+20", "Each has 7 minutes to think in all, and 20 seconds for each choice."),
        ("live:90+90", "Each has 90 seconds to think in all, and 90 seconds for each choice."),
        ("days:3:resign", "Each has 3 days for each choice."),
    ],
)
@pytest.mark.usefixtures("hand")
def test_what_happens_at_the_end_of_time_is_said_to_all_who_may_sit_down(site: Site, clock: str, told: str) -> None:
    table = site.new_table("tiny-towns", ["me", "open"], clock=clock, public=True)
    end = "the seat resigns" if clock.endswith("resign") else "a bot plays on until one takes the seat back"
    somebody = site.visitor()
    for page in ("/", f"/table/{table.id}", f"/seat/{table.tokens[1]}"):
        words = somebody.get(page).text
        assert told in words, page
        assert f"When the time is over, {end}." in words, page
