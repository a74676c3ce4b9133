"""Playing again: one press for the same people and bots, each one seat further."""

import threading
from dataclasses import replace

import pytest
from playwright.sync_api import Browser, expect

from tests.web.browser import DRIVEN, person
from tests.web.site import Site, Table, begun, eventually
from waldglas.web.tables.secrets import hashed, new_token
from waldglas.web.tables.service import now
from waldglas.web.tables.setup import rematch

TO_THE_END = 10**6


def over(site: Site, seats: int = 3, bot: str = "") -> Table:
    return site.seated(begun("tiny-towns", seats, TO_THE_END), bot)


def with_friend(site: Site, table: Table, seat: int) -> str:
    """Somebody else holds another seat; the cookie of that visitor."""
    cookie = new_token()
    site.tables.store.add_visitor(hashed(cookie), now())
    site.tables.store.remember(hashed(cookie), table.id, seat)
    return cookie


def test_everybody_sits_one_seat_further(site: Site) -> None:
    table = over(site)
    cookie = with_friend(site, table, 2)
    before = site.tables.session(table.id)
    answer = table.host.post(f"/api/tables/{table.id}/rematch")
    assert answer.status_code == 201
    new = site.tables.session(answer.json()["table"])
    assert [seat.name for seat in new.seats] == [before.seats[seat].name for seat in (1, 2, 0)]
    assert (new.game.slug, new.match.record.options) == (before.game.slug, before.match.record.options)
    assert new.header.seed != before.header.seed
    assert table.host.get(f"/api/tables/{new.header.id}").json()["held"] == [2]
    friend = site.visitor()
    friend.cookies.set("waldglas", cookie)
    assert friend.get(f"/api/tables/{new.header.id}").json()["held"] == [1]


def test_bots_come_along_and_begin(site: Site) -> None:
    table = over(site, 2, "random")
    new = table.host.post(f"/api/tables/{table.id}/rematch").json()["table"]
    assert [seat.kind for seat in site.tables.session(new).seats] == ["bot", "human"]
    eventually(lambda: table.host.get(f"/api/tables/{new}").json()["asked"]["choices"])


@pytest.mark.parametrize(("clock", "reserve"), [("live:60+10", 360), ("days:3", 0)])
def test_a_live_clock_leaves_everybody_time_to_come(site: Site, clock: str, reserve: int) -> None:
    table = over(site)
    session = site.tables.session(table.id)
    session.header = replace(session.header, terms=replace(session.header.terms, clock=clock))
    seats = site.tables.session(rematch(site.tables, session, session.header.host or "")).seats
    assert {seat.ticks.left for seat in seats} == {reserve}


def test_whoever_asks_first_sets_it_up_for_all(site: Site) -> None:
    table, found = over(site), []
    cookie = with_friend(site, table, 1)
    friend = site.visitor()
    friend.cookies.set("waldglas", cookie)
    asking = [
        threading.Thread(target=lambda who=who: found.append(who.post(f"/api/tables/{table.id}/rematch").json()))
        for who in (table.host, friend)
    ]
    for each in asking:
        each.start()
    for each in asking:
        each.join()
    assert found[0] == found[1]
    assert table.spectator().view()["next"] == found[0]["table"]


def test_when_another_server_was_quicker_its_table_is_the_next(site: Site) -> None:
    table = over(site)
    session = site.tables.session(table.id)
    first = table.host.post(f"/api/tables/{table.id}/rematch").json()["table"]
    site.tables.cached[table.id] = session  # as this server knew it before
    assert session.header.next is None
    assert table.host.post(f"/api/tables/{table.id}/rematch").json()["table"] == first


@pytest.mark.parametrize(("game", "held", "words"), [(5, True, "not over yet"), (TO_THE_END, False, "hold no seat")])
def test_what_is_refused(site: Site, game: int, held: bool, words: str) -> None:
    table = site.seated(begun("tiny-towns", 2, game))
    who = table.host if held else site.visitor()
    answer = who.post(f"/api/tables/{table.id}/rematch")
    assert answer.status_code in (403, 409)
    assert words in answer.json()["error"]
    assert site.tables.session(table.id).header.next is None


@pytest.mark.browser
@DRIVEN[1]
def test_two_friends_play_again_with_one_press_each(site: Site, browser: Browser) -> None:
    table = over(site, 2)
    cookies = [table.host.cookies["waldglas"], with_friend(site, table, 1)]
    with person(browser, site.url) as ada, person(browser, site.url) as ben:
        for each, cookie in zip((ada, ben), cookies, strict=True):
            each.context.add_cookies([{"name": "waldglas", "value": cookie, "url": site.url}])
            each.go(f"/table/{table.id}")
        ada.page.get_by_role("button", name="Play again").click()
        expect(ada.page.locator("#result")).to_be_hidden()
        ben.page.get_by_role("link", name="To the next game").click()
        expect(ben.page.locator("#result")).to_be_hidden()
        assert ada.page.url.partition("?")[0] == ben.page.url.partition("?")[0]
        expect(ada.page.locator(".chip.me .name")).not_to_have_text(ben.page.locator(".chip.me .name").inner_text())
