"""In chromium: a clock counts down and a bot takes over; unread lines are counted, and who is muted is not shown."""

import re

import pytest
from playwright.sync_api import Browser, expect

from tests.web.browser import DRIVEN, PHONE, person
from tests.web.pages.test_browser_games import sit_at
from tests.web.site import Site
from tests.web.tables.test_clocks import Hand, hand
from tests.web.tables.test_stand_in import seated

pytestmark = DRIVEN
__all__ = ["hand"]


def test_the_clock_counts_down_a_bot_takes_over_and_the_seat_is_taken_back(
    site: Site, browser: Browser, hand: Hand
) -> None:
    table, (ben,) = seated(site, ["Ben"], clock="live:600+15")
    with person(browser, site.url, PHONE, color_scheme="dark") as ada:
        sit_at(ada, table)
        page = ada.page
        clocks = page.locator("#seats .clock")
        expect(clocks.first).to_have_text(re.compile(r"10:(0\d|1[0-4])"))  # fewer than the 10:15 it began with
        expect(clocks.nth(1)).to_have_text("10:15")
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        assert not ada.violations("dark")
        hand.passes(615)
        expect(page.locator("#company")).to_contain_text("A bot plays for you")
        expect(clocks).to_have_count(1)
        page.get_by_role("button", name="Take my seat back").click()
        expect(clocks.first).to_have_text(re.compile(r"0:1\d"))
    assert ben.get(f"/api/tables/{table.id}").json()["seats"][0]["stand_in"] == ""


@pytest.mark.usefixtures("hand")
def test_ones_own_clock_is_spoken_of_at_few_moments(site: Site, browser: Browser) -> None:
    table, _ = seated(site, ["Ben"], clock="live:60+15")
    with person(browser, site.url) as ada:
        ada.page.clock.install()
        sit_at(ada, table)
        said = ada.page.locator("#time-said")
        expect(ada.page.locator("#seats .me .dot.here")).to_be_attached()  # nothing is drawn anew after that
        expect(ada.page.locator("#seats .me .clock")).to_have_text(re.compile("1:(0[89]|1[0-3])"))  # it counts
        expect(said).to_have_text("")
        expect(said).to_have_attribute("aria-live", "polite")
        for seconds, words in ((20, "one minute left"), (45, "ten seconds left"), (10, "Your time is over")):
            ada.page.clock.fast_forward(seconds * 1000)
            expect(said).to_contain_text(words)
        assert table.host.get(f"/table/{table.id}").text.count("data-said-60") == 1, "nobody else's is"


def test_unread_lines_are_counted_until_they_are_in_sight_and_who_is_muted_is_not_shown(
    site: Site, browser: Browser
) -> None:
    table = site.new_table("tiny-towns", ["me", "me"], public=True)
    with person(browser, site.url, PHONE, has_touch=True, is_mobile=True) as zoe:
        page = zoe.go(f"/table/{table.id}")
        counter = page.locator("#swipes [data-tab=chat] .counter")
        expect(counter).to_have_text("")
        table.player(0).post("/chat", text="Hello")
        expect(counter).to_have_text("1")
        page.reload()
        expect(counter).to_have_text("1")
        page.locator("#swipes [data-tab=chat]").click()
        expect(page.locator("#talk")).to_contain_text("Hello")
        expect(counter).to_have_text("")
        assert not zoe.violations()
        page.locator("#mutes summary").click()
        page.locator("#mutes input").check()
        expect(page.locator("#talk li[data-who]")).to_be_hidden()
        page.reload()
        table.player(0).post("/chat", text="Are you there?")
        expect(page.locator("#talk li[data-who]")).to_have_count(2)
        expect(counter).to_have_text("")
        expect(page.locator("#talk li:visible")).to_have_count(0)
