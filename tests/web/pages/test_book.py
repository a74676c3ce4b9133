"""The book of a game as a page, and what every thing on the board answers: by mouse, keyboard and finger."""

import random
import re
from pathlib import Path

import httpx
import pytest
from playwright.sync_api import Browser, Locator, expect

from tests.web.browser import DRIVEN, PHONE, WIDE, Person, person
from tests.web.pages.test_browser_games import sit_at
from tests.web.site import Player, Site, begun
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

    def test_what_is_told_stays_whatever_others_do(self, site: Site, browser: Browser) -> None:
        table = site.seated(begun("haspelknecht", 2, 30))
        elsewhere = Player(table.host, table.id, 0, None)
        with person(browser, site.url) as ada:
            sit_at(ada, table)
            ada.my_turn()
            hint, debt = ada.page.locator("#hint"), ada.page.locator("#boards .own svg [data-thing='piece.debt']").first
            ada.page.keyboard.press("Tab")
            debt.evaluate("node => { node.tabIndex = 0; node.drawn = 'before'; node.focus(); }")
            expect(hint).to_contain_text("missing at the lease")
            elsewhere.client.post(f"/table/{table.id}/say", data={"text": "Good morning", "seat": 0})
            expect(ada.page.locator(".talk")).to_contain_text("Good morning")
            expect(hint).to_contain_text("missing at the lease")
            assert debt.evaluate("node => node.drawn") == "before"
            elsewhere.act(random.Random(1))
            ada.page.wait_for_function(
                "() => !document.querySelector(\"#boards .own svg [data-thing='piece.debt']\").drawn"
            )
            expect(debt).to_be_focused()
            expect(hint).to_contain_text("missing at the lease")

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

    def test_what_is_told_at_a_phone_does_not_cover_the_question(self, site: Site, browser: Browser) -> None:
        with person(browser, site.url, PHONE, has_touch=True, is_mobile=True, reduced_motion="reduce") as ada:
            at_the_table(ada, site, "glass-road")
            pits = ada.page.locator("#own-board svg [data-thing='tile.pit']:not([role=button])").locator("visible=true")
            question = ada.page.locator(".asking").bounding_box()
            assert question
            for pit in pits.all():
                pit.tap()
                hint = ada.page.locator("#hint.pinned:has([data-rule])")
                expect(hint).to_contain_text("landscape tile")
                told = hint.bounding_box()
                assert told
                assert told["y"] + told["height"] <= question["y"]
                ada.page.keyboard.press("Escape")
                expect(hint).to_have_count(0)

    def test_the_folded_line_of_another_player_answers_too(self, site: Site, browser: Browser) -> None:
        with person(browser, site.url, reduced_motion="reduce") as ada:
            at_the_table(ada, site, "glass-road")
            ada.settled()
            other = ada.page.locator("#other-1")
            other.locator(".count").first.hover()
            expect(ada.page.locator("#hint")).to_contain_text("GR-")
            other.locator(".count").first.click()
            expect(other).to_have_attribute("open", "")

    def test_the_unfolded_board_of_another_player_answers_the_keyboard(self, site: Site, browser: Browser) -> None:
        with person(browser, site.url, reduced_motion="reduce") as ada:
            at_the_table(ada, site, "glass-road")
            hint, focused = ada.page.locator("#hint"), ada.page.locator("#other-1 svg [data-thing]:focus")
            ada.page.locator("#other-1 summary").focus()
            ada.page.keyboard.press("Enter")
            expect(ada.page.locator("#other-1 svg [tabindex='0']:not([role=button])")).to_have_count(1)
            ada.page.keyboard.press("Tab")
            expect(focused).to_have_count(1)
            expect(hint).to_contain_text("GR-")
            first = focused.get_attribute("data-thing") or ""
            ada.page.keyboard.press("ArrowDown")
            expect(focused).not_to_have_attribute("data-thing", first)
            expect(hint).to_contain_text("GR-")
            ada.page.keyboard.press("Enter")
            expect(ada.page.locator("#hint.pinned a").first).to_be_focused()
            ada.page.keyboard.press("Escape")
            expect(hint).to_have_count(0)
            expect(focused).to_have_count(1)

    def test_a_tap_on_the_folded_line_tells_and_one_beside_it_unfolds(self, site: Site, browser: Browser) -> None:
        with person(browser, site.url, PHONE, has_touch=True, is_mobile=True, reduced_motion="reduce") as ada:
            at_the_table(ada, site, "black-forest")
            ada.page.locator("#swipes [data-tab=others]").tap()
            other, hint = ada.page.locator("#other-1"), ada.page.locator("#hint.pinned")
            other.locator(".count").first.tap()
            expect(hint).to_contain_text("BF-")
            expect(other).not_to_have_attribute("open", "")
            ada.page.keyboard.press("Escape")
            other.locator("summary .name").tap()
            expect(other).to_have_attribute("open", "")
            expect(hint).to_have_count(0)

    def test_with_something_told_at_a_phone_the_question_is_still_answered(self, site: Site, browser: Browser) -> None:
        with person(browser, site.url, PHONE, has_touch=True, is_mobile=True, reduced_motion="reduce") as ada:
            at_the_table(ada, site, "haspelknecht")
            ada.page.locator("#own-board svg [data-thing='piece.debt']").locator("visible=true").first.tap()
            expect(ada.page.locator("#hint.pinned")).to_contain_text("missing at the lease")
            before = ada.decision()
            ada.page.locator("#ask .choice").locator("visible=true").first.tap()
            ada.page.wait_for_function(
                "before => document.querySelector('#ask input[name=decision]')?.value !== before", arg=before
            )
            expect(ada.page.locator("#hint")).to_have_count(0)

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
            torn = "node => getComputedStyle(node).display"
            assert {page.locator(kind).first.evaluate(torn) for kind in (".chapter", ".part", ".steps")} == {"block"}
            assert page.pdf(format="A4").startswith(b"%PDF")
