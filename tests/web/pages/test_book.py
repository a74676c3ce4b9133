"""The book of a game as a page, and what every thing on the board answers: by mouse, keyboard and finger."""

import re
from pathlib import Path

import httpx
import pytest
from playwright.sync_api import Browser, Locator, expect

from tests.web.browser import DRIVEN, PHONE, WIDE, Person, person
from tests.web.pages.test_browser_games import sit_at
from tests.web.site import Site, begun
from waldglas.games import GAMES


@pytest.mark.parametrize("game", GAMES.slugs())
@pytest.mark.parametrize(("language", "chapter"), [("en", "Set-up"), ("de", "Aufbau")])
def test_the_book_is_a_page_and_can_be_searched(site: Site, game: str, language: str, chapter: str) -> None:
    with httpx.Client(base_url=site.url, headers={"accept-language": language}) as client:
        page = client.get(f"/book/{game}").text
        assert f"<h2>{chapter}</h2>" in page
        assert page.count('class="entry"') > 40
        assert re.findall(r'id="([^"]+)"', page) == list(dict.fromkeys(re.findall(r'id="([^"]+)"', page)))
        assert client.get(f"/book/{game}", params={"q": "qqqqq"}).text.count('class="entry"') == 0


def test_the_links_of_the_book_lead_to_rules(site: Site) -> None:
    with httpx.Client(base_url=site.url) as client:
        for game in GAMES.slugs():
            rules = re.findall(r'href="/rules/[\w-]+#([A-Z]+-[\d.]+)"', client.get(f"/book/{game}").text)
            known = set(re.findall(r'class="rule" id="([^"]+)"', client.get(f"/rules/{game}").text))
            assert set(rules) - known == set(), game


def test_what_the_book_does_not_know(site: Site) -> None:
    with httpx.Client(base_url=site.url) as client:
        for path, words in [("/book/chess", "chess"), ("/book/tiny-towns/thing/building.castle", "building.castle")]:
            answer = client.get(path)
            assert answer.status_code == 404
            assert words in answer.text


def at_the_table(someone: Person, site: Site, game: str, moves: int = 30) -> None:
    sit_at(someone, site.seated(begun(game, 2, moves)))
    someone.my_turn()


def thing(someone: Person, name: str) -> Locator:
    return someone.page.locator(f"svg [data-thing='{name}']:not([role=button])").locator("visible=true").first


class TestInTheBrowser:
    pytestmark = DRIVEN

    def test_a_thing_answers_the_pointer_once_fetched(self, site: Site, browser: Browser) -> None:
        with person(browser, site.url) as ada:
            asked: list[str] = []
            ada.page.on("request", lambda request: asked.append(request.url) if "/thing/" in request.url else None)
            at_the_table(ada, site, "glass-road")
            hint, sand = ada.page.locator("#hint"), thing(ada, "good.sand")
            for _ in range(2):
                sand.hover()
                expect(hint).to_contain_text("Mostly the last thing that glass waits for.")
                expect(hint).to_contain_text("sand")
                expect(hint).to_contain_text("GR-2.1")
                ada.page.mouse.move(2, 2)
                expect(hint).to_have_count(0)
            assert len(asked) == 1

    def test_a_thing_answers_the_keyboard(self, site: Site, browser: Browser) -> None:
        with person(browser, site.url) as ada:
            at_the_table(ada, site, "haspelknecht")
            hint, first = (
                ada.page.locator("#hint"),
                ada.page.locator("#boards .own svg [tabindex='0']:not([role=button])"),
            )
            expect(first).to_have_count(1)
            ada.page.keyboard.press("Tab")
            first.focus()
            expect(hint).to_be_visible()
            ada.page.keyboard.press("ArrowDown")
            expect(hint).to_contain_text("missing at the lease")
            expect(ada.page.locator(":focus")).to_have_attribute("data-thing", "piece.debt")
            ada.page.keyboard.press("Enter")
            expect(ada.page.locator("#hint.pinned a").first).to_be_focused()
            expect(ada.page.locator("#said")).to_contain_text("missing at the lease")
            ada.page.keyboard.press("Escape")
            expect(hint).to_have_count(0)
            expect(ada.page.locator(":focus")).to_have_attribute("data-thing", "piece.debt")

    def test_a_thing_answers_a_tap_and_leads_to_the_book(self, site: Site, browser: Browser) -> None:
        with person(browser, site.url, PHONE, has_touch=True, is_mobile=True) as ada:
            at_the_table(ada, site, "tiny-towns", 60)
            ada.page.locator("#swipes a").nth(1).tap()
            cottage = thing(ada, "blueprint.cottage")
            cottage.scroll_into_view_if_needed()
            cottage.tap()
            hint = ada.page.locator("#hint.pinned")
            expect(hint).to_contain_text("3 points if it is fed.")
            hint.get_by_role("link", name="In the book").tap()
            ada.page.wait_for_url("**/book/tiny-towns#blueprint.cottage")
            expect(ada.page.locator(":target h3")).to_contain_text("Cottage")

    @pytest.mark.parametrize("game", ["haspelknecht", "black-forest"])
    def test_nothing_is_wrong_with_the_book(self, site: Site, browser: Browser, game: str) -> None:
        for size, theme in ((WIDE, "light"), (PHONE, "dark")):
            with person(browser, site.url, size, color_scheme=theme) as ada:
                page = ada.go(f"/book/{game}")
                assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
                assert ada.violations() == []

    def test_the_book_is_searched_as_one_types(self, site: Site, browser: Browser) -> None:
        with person(browser, site.url) as ada:
            page = ada.go("/book/glass-road")
            page.get_by_label("Search the book").fill("cooperage")
            expect(page.locator(".entry:visible")).to_have_count(1)
            page.get_by_label("Search the book").fill("zeppelin")
            expect(page.locator("#nothing-found")).to_be_visible()

    def test_the_book_is_printed(self, site: Site, browser: Browser, tmp_path: Path) -> None:
        with person(browser, site.url, color_scheme="dark") as ada:
            page = ada.go("/book/tiny-towns")
            page.emulate_media(media="print", color_scheme="dark")
            expect(page.get_by_label("Search the book")).to_be_hidden()
            expect(page.locator(".band")).to_be_hidden()
            expect(page.locator(".entry").first).to_be_visible()
            paper = page.evaluate("getComputedStyle(document.body).backgroundColor")
            assert paper == "rgb(255, 255, 255)"
            assert page.pdf(format="A4").startswith(b"%PDF")
