"""The pages of the deal of the day, and luck and skill: for people, by phone, in the dark, in German; in chromium."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.web.browser import DRIVEN, PHONE, WIDE, person
from tests.web.deals.test_deals import TOWNS, begun_by, day_of, deals_of, pass_days, play_out
from tests.web.site import Player, Site, begun, eventually, running
from waldglas.web.http.auth import COOKIE
from waldglas.web.store.deals import Reached

pytestmark = DRIVEN

WIDER = "document.documentElement.scrollWidth - innerWidth"


@pytest.fixture(scope="module")
def daily(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    with running(Path(tmp_path_factory.mktemp("deals"))) as site:
        site.tables.coach.walks = 2
        deals_of(site).rivals.bots = ()
        yield site


def test_a_day_of_somebody(daily: Site, browser: Browser) -> None:
    """From the lobby to the try, its end, the board with bots, the coach's view, and the day after."""
    day = day_of(daily)
    play_out(begun_by(daily, daily.visitor(), TOWNS, "Ben"))
    deals_of(daily).rows.note_bot(day, TOWNS, "strong", Reached(99.0, "rank-master_architect", False))
    with person(browser, daily.url, color_scheme="dark") as ada:
        page = ada.go("/")
        page.get_by_role("link", name="Deal of the day").click()
        deal = page.locator(f"#{TOWNS}")
        expect(deal).to_contain_text("1 person has tried it.")
        expect(deal).not_to_contain_text("Strong bot")
        expect(deal).not_to_contain_text("Ben")
        assert ada.violations("dark") == []
        deal.get_by_label("Your name").fill("Ada")
        deal.get_by_role("button", name="Play the try that counts").click()
        page.wait_for_selector("#table")
        expect(page.locator("#seats")).to_contain_text("Deal of the day")
        table = page.url.rpartition("/")[2]
        client = daily.visitor()
        client.cookies.set(COOKIE, next(str(each["value"]) for each in ada.context.cookies() if each["name"] == COOKIE))
        play_out(Player(client, table, 0, None), seed=6)
        page = ada.go(f"/table/{table}")
        expect(page.locator("#result")).not_to_contain_text("Luck and skill")
        page.locator("#result").get_by_role("link", name="The board").click()
        expect(deal.locator(".mine")).to_contain_text("Ada (you)")
        expect(deal.locator("tbody tr th").first).to_have_text("Strong bot")
        expect(deal.get_by_role("button", name="Practise this deal")).to_be_visible()
        deal.get_by_role("link", name="The coach’s view").click()
        expect(page.locator("section:has(#luck)")).to_contain_text("8 other deals", timeout=60_000)
        assert ada.violations("dark") == []
        ada.go(f"/table/{table}").locator("#result").get_by_role("link", name="Luck and skill").click()
        expect(page.locator("#luck")).to_be_in_viewport()
        pass_days(daily, 1)
        page = ada.go("/today")
        page.locator(".days a").first.click()
        page.locator(f"#{TOWNS} summary").click()
        page.locator(f"#{TOWNS}").get_by_role("button", name="Compare them").click()
        expect(page.locator(f"#{TOWNS}").get_by_role("status")).to_contain_text("They belong together")
        page.locator(f"#{TOWNS}").get_by_role("link", name="Ben").click()
        expect(page.locator("#result")).to_contain_text("The game is over")


@pytest.mark.parametrize("size", [WIDE, PHONE])
def test_axe_finds_nothing_and_nothing_is_too_wide(daily: Site, browser: Browser, size: tuple[int, int]) -> None:
    day = day_of(daily)
    with person(browser, daily.url, size, locale="de-DE") as ada:
        page = ada.go("/today")
        page.locator("#glass-road button").first.click()
        page.wait_for_selector("#table")
        daily.tables.store.end(page.url.rpartition("/")[2], daily.tables.days.clock())
        for path in ("/today", f"/today/{day}"):
            page = ada.go(path)
            expect(page.locator("#glass-road")).to_contain_text("nicht beendet")
            for fold in page.locator("main summary").all():
                fold.click()
            assert ada.violations() == []
            assert page.evaluate(WIDER) == 0


@pytest.mark.parametrize("size", [WIDE, PHONE])
def test_luck_and_skill_of_two_seats(daily: Site, browser: Browser, size: tuple[int, int]) -> None:
    table = daily.seated(begun(TOWNS, 2, 10**6))
    eventually(lambda: table.host.get(f"/api/tables/{table.id}/analysis").json()["luck"], 60)
    with person(browser, daily.url, size) as ada:
        page = ada.go(f"/table/{table.id}/analysis")
        luck = page.locator("section:has(#luck)")
        expect(luck.locator("tbody tr")).to_have_count(2)
        expect(luck.locator("figure svg")).to_have_count(2)
        expect(luck).to_contain_text("2 walks")
        assert ada.violations() == []
        assert page.evaluate(WIDER) == 0
