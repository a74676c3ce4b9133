"""The network: what a choice costs, that it is seen to be taken, and what happens to it without a connection."""

import httpx
import pytest
from playwright.sync_api import Browser, Request, Route, expect

from tests.web.browser import DRIVEN, PHONE, Person, person
from tests.web.pages.test_browser_games import sit_at
from tests.web.site import Site, begun
from waldglas.games import GAMES, load_game

pytestmark = DRIVEN

MOST = 20 * 1024


def at_a_question(site: Site, someone: Person) -> str:
    """A table where the first choice of the list leads to a draft; its token."""
    sit_at(someone, site.seated(begun("tiny-towns", 2, 30)))
    someone.my_turn()
    return someone.tokens()[0]


def button(token: str) -> str:
    return f"#ask [name=token][value='{token}']"


@pytest.mark.parametrize("game", GAMES.slugs())
def test_a_choice_is_one_request_of_at_most_20_kb(site: Site, browser: Browser, game: str) -> None:
    table = site.seated(begun(game, load_game(game).most_seats, 100))
    with person(browser, site.url, reduced_motion="reduce") as ada:
        sit_at(ada, table)
        ada.my_turn()
        ada.page.wait_for_timeout(800)  # in which the stream tells that somebody has come
        asked: list[Request] = []
        ada.page.on("request", lambda request: asked.append(request))  # noqa: PLW0108 - playwright marks what it calls
        ada.choose(ada.tokens()[0])
        ada.page.wait_for_timeout(800)  # in which the stream tells of the choice
        assert [request.method for request in asked] == ["POST"]
        response = asked[0].response()
        assert response is not None
        assert int(response.all_headers()["content-length"]) <= MOST
        assert response.all_headers()["content-encoding"] == "gzip"


@pytest.mark.parametrize("first_visit", [True, False])
def test_what_a_page_leaves_out_is_fetched(site: Site, browser: Browser, first_visit: bool) -> None:
    """The shapes and faces once, and the board of another player when it is unfolded."""
    table = site.seated(begun("glass-road", 3, 100))
    with person(browser, site.url, first_visit=first_visit) as ada:
        sit_at(ada, table)
        ada.my_turn()
        ada.page.wait_for_function("() => document.querySelectorAll('svg.sheet [id^=wg-f]').length > 50")
        missing = ada.page.eval_on_selector_all(
            "svg use", "uses => uses.filter((use) => !document.querySelector(use.getAttribute('href'))).length"
        )
        assert missing == 0
        assert ada.page.locator("svg.sheet").count() == 1
        ada.page.locator(".other summary").nth(1).click()
        expect(ada.page.get_by_role("group", name="The board of Cleo")).to_be_visible()
        ada.choose(ada.tokens()[0])
        expect(ada.page.get_by_role("group", name="The board of Cleo")).to_be_visible()


def test_files_with_a_fingerprint_are_kept(site: Site) -> None:
    page = httpx.get(site.url)
    files = [part.split('"')[0] for part in page.text.split('"/static/')[1:] if "?v=" in part.split('"')[0]]
    assert files
    for name in files:
        assert "immutable" in httpx.get(f"{site.url}/static/{name}").headers["cache-control"]
    assert "immutable" not in httpx.get(f"{site.url}/static/style.css").headers.get("cache-control", "")


def test_modules_come_together_and_are_kept(site: Site, browser: Browser) -> None:
    """All that the script imports is named by the page, under an address that changes when any of it does."""
    with person(browser, site.url) as ada:
        asked: list[str] = []
        ada.page.on("request", lambda request: asked.append(request.url))
        ada.go("/")
        ada.page.wait_for_function("() => document.documentElement.classList.contains('scripted')")
        named = ada.page.eval_on_selector_all("[rel=modulepreload]", "links => links.map(link => link.href)")
        scripts = [address for address in asked if address.endswith(".js") and "/script/" in address]
        assert len(named) > 10
        assert sorted(scripts) == sorted([*named, *(name for name in scripts if name.endswith("/waldglas.js"))])
        assert all("immutable" in httpx.get(address).headers["cache-control"] for address in scripts)


def test_a_tap_is_seen_at_once(site: Site, browser: Browser) -> None:
    with person(browser, site.url, PHONE, has_touch=True, is_mobile=True) as ada:
        token = at_a_question(site, ada)
        held: list[Route] = []
        ada.page.route("**/play", lambda route: held.append(route))  # noqa: PLW0108 - playwright marks what it calls
        thing = ada.page.locator(button(token))
        before = thing.evaluate("node => getComputedStyle(node).outlineStyle")
        thing.tap()
        expect(thing).to_have_css("outline-style", "solid")
        assert before == "none"
        ada.page.wait_for_function("() => document.querySelector('#table').ariaBusy === 'true'")
        for _ in range(100):
            if held:
                break
            ada.page.wait_for_timeout(20)  # until the request has left the page
        held[0].continue_()
        ada.page.unroute("**/play")
        expect(ada.page.locator("#undo")).to_be_visible()


def test_a_choice_without_a_connection_is_sent_later(site: Site, browser: Browser) -> None:
    with person(browser, site.url, PHONE, has_touch=True, is_mobile=True) as ada:
        token = at_a_question(site, ada)
        ada.context.set_offline(True)
        ada.page.locator(button(token)).click()
        expect(ada.page.locator("#offline")).to_contain_text("your choice is not sent yet")
        ada.context.set_offline(False)
        expect(ada.page.locator("#undo")).to_be_visible()
        expect(ada.page.locator("#offline")).to_be_hidden()
        ada.complaints.clear()  # chromium says that there was no connection


def test_a_choice_without_a_connection_is_given_back(site: Site, browser: Browser) -> None:
    with person(browser, site.url, PHONE, has_touch=True, is_mobile=True) as ada:
        token = at_a_question(site, ada)
        decision = ada.decision()
        ada.context.set_offline(True)
        ada.page.locator(button(token)).click()
        ada.page.get_by_role("button", name="Do not send it").click()
        ada.context.set_offline(False)
        ada.page.reload()
        assert ada.decision() == decision
        assert token in ada.tokens()
        expect(ada.page.locator("#undo")).to_have_count(0)
        ada.complaints.clear()


def test_a_choice_whose_answer_is_lost_counts_once(site: Site, browser: Browser) -> None:
    with person(browser, site.url, PHONE, has_touch=True, is_mobile=True) as ada:
        token = at_a_question(site, ada)
        lost: list[int] = []

        def lose(route: Route) -> None:
            if lost:
                route.continue_()
            else:
                lost.append(route.fetch().status)
                route.abort()

        ada.page.route("**/play", lose)
        ada.page.locator(button(token)).click()
        expect(ada.page.locator("#undo")).to_be_visible()
        ada.settled()
        assert lost == [200]
        expect(ada.page.locator("#toast")).to_be_hidden()
        ada.complaints.clear()
