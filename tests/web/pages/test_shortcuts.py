"""Keys for choices, a replay that plays by itself, practice at the table, a lobby that stays new."""

import re

import pytest
from playwright.sync_api import Browser, expect

from tests.web.browser import DRIVEN, PHONE, WIDE, person, set_up
from tests.web.pages.test_browser_games import sit_at
from tests.web.site import Site, begun
from waldglas.games import GAMES, load_game
from waldglas.web.pages.words import points

pytestmark = DRIVEN


def test_keys_choose_confirm_and_take_back(site: Site, browser: Browser) -> None:
    with person(browser, site.url, reduced_motion="reduce") as ada:
        set_up(ada, "tiny-towns", ["me", "hot-seat"], ["Ada", "Ben"])
        ada.my_turn()
        keys = ada.page.keyboard
        ada.page.locator("body").press("?")
        expect(ada.page.locator("#keys")).to_be_visible()
        keys.press("Escape")
        chosen, number = ada.tokens()[1], ada.decision()
        keys.press("2")
        expect(ada.page.locator("#undo")).to_be_visible()
        keys.press("u")
        expect(ada.page.locator("#undo")).to_have_count(0)
        assert chosen in ada.tokens()
        assert int(ada.decision()) == int(number) + 2
        while not ada.page.locator("#confirm").count():
            ada.page.wait_for_timeout(50)
            keys.press("1")
            ada.settled()
        table = ada.page.locator("#table").get_attribute("data-table") or ""
        before = len(site.tables.session(table).moves)
        keys.press("Enter")
        expect(ada.page.locator("#confirm")).to_have_count(0)
        assert len(site.tables.session(table).moves) > before


def test_enter_on_a_choice_makes_that_choice_and_a_click_leaves_no_ghost(site: Site, browser: Browser) -> None:
    table = site.seated(begun("tiny-towns", 2, 4))
    with person(browser, site.url, reduced_motion="reduce") as ada:
        sit_at(ada, table)
        wanted = ada.tokens()[1]
        ada.page.locator(f"#ask .choice[value='{wanted}']").focus()
        ada.page.keyboard.press("Enter")
        expect(ada.page.locator(".drafts, #confirm").first).to_be_visible()
        session = site.tables.session(table.id)
        assert [session.game.alphabet.token(action) for action in session.draft(0).actions][:1] == [wanted]
        ada.page.locator("#undo").click()
        expect(ada.page.locator(".drafts")).to_have_count(0)
        ada.choose(wanted)
        ada.page.mouse.move(0, 0)
        expect(ada.page.locator(".lit")).to_have_count(0)
        expect(ada.page.locator("#hint")).to_have_count(0)


def test_a_confirmed_move_is_taken_back_at_the_table(site: Site, browser: Browser) -> None:
    with person(browser, site.url, PHONE, has_touch=True, is_mobile=True, reduced_motion="reduce") as ada:
        set_up(ada, "tiny-towns", ["me"], ["Ada"])
        for _ in range(12):
            ada.my_turn()
            if ada.page.locator("#rewind").count():
                break
            ada.press("#confirm" if ada.page.locator("#confirm").count() else "#ask .choice")
        ada.press("#rewind")
        expect(ada.page.locator(".standing")).to_contain_text("practice game")
        expect(ada.page.locator("#ask.mine")).to_be_visible()


def test_a_replay_plays_by_itself(site: Site, browser: Browser) -> None:
    over = site.seated(begun("tiny-towns", 2, 10_000))
    with person(browser, site.url, PHONE, has_touch=True, is_mobile=True, reduced_motion="reduce") as ada:
        sit_at(ada, over)
        ada.go(f"/table/{over.id}?at=0")
        assert ada.page.locator("#at").bounding_box()["width"] > 280  # type: ignore[index]
        ada.page.get_by_role("button", name="Play", exact=True).click()
        expect(ada.page.locator(".slider output")).to_have_text(re.compile("^2 of"))
        ada.page.get_by_role("button", name="Pause").click()
        expect(ada.page.get_by_role("button", name="Play", exact=True)).to_be_visible()


@pytest.mark.parametrize(("size", "columns"), [(WIDE, 4), (PHONE, 2)])
def test_the_lobby_has_rows_of_four_or_two_and_new_tables(
    site: Site, browser: Browser, size: tuple[int, int], columns: int
) -> None:
    with person(browser, site.url, size) as ada:
        ada.go("/")
        tops = ada.page.eval_on_selector_all(".game", "nodes => nodes.map((node) => node.getBoundingClientRect().top)")
        assert tops.count(tops[0]) == columns
        before = ada.page.locator("#shelf-open .line").count()
        site.new_table("tiny-towns", ["me", "open"], public=True)
        expect(ada.page.locator("#shelf-open .line")).to_have_count(before + 1, timeout=15_000)
        shelf, games = ada.page.locator("#shelf-open").bounding_box(), ada.page.locator(".games").bounding_box()
        assert shelf is not None
        assert games is not None
        assert shelf["y"] < games["y"]


@pytest.mark.parametrize("path", ["/", "/game/tiny-towns", "/game/haspelknecht", "/today", "/import"])
def test_a_phone_scrolls_sideways_nowhere_and_has_room_for_a_finger(site: Site, browser: Browser, path: str) -> None:
    small = """nodes => nodes.filter((node) => node.checkVisibility()).map((node) => node.getBoundingClientRect())
        .filter((box) => box.width < 40 || box.height < 40).length"""
    with person(browser, site.url, PHONE, has_touch=True, is_mobile=True) as ada:
        page = ada.go(path)
        for fold in page.locator(".own-table > summary").all():
            fold.click()
        assert page.evaluate("document.documentElement.scrollWidth") == PHONE[0]
        assert page.eval_on_selector_all("a, button, select, summary", small) == 0


WIDER = """(nodes, width) => nodes.filter((node) => node.getBoundingClientRect().right > width)
    .map((node) => node.outerHTML.slice(0, 200))"""


def test_no_table_makes_the_lobby_of_a_phone_wider(site: Site, browser: Browser) -> None:
    """Names without a gap, many seats, options, a clock, and somebody who resigned: finished, open, and my own."""
    names = ["W" * 24, "🏘" * 24, "Donaudampfschifffahrtsge", "Ada Ben Cleo Dora Emil F", "ŵ" * 24, "a" * 24]
    for game in GAMES.slugs():
        site.seated(begun(game, load_game(game).most_seats, 10_000), names=names, public=True)
    options = {"layout": "four-long-legs", "planning": "in-turn", "buildings": "no", "lamp": "own-taking"}
    waiting = [{"who": "me", "name": names[0]}, {"who": "open"}, {"who": "open"}, {"who": "bot:random"}]
    body = {"game": "haspelknecht", "options": options, "seats": waiting, "public": True, "clock": "live:600+15"}
    assert site.visitor().post("/api/tables", json=body).status_code == 201
    mine = site.new_table("tiny-towns", ["me", "open"], clock="days:3", public=True)
    assert site.visitor().post(f"/api/tables/{mine.id}/seats/1", json={"name": names[0]}).status_code == 200
    hot = [{"who": "me", "name": names[0]}, {"who": "hot-seat", "name": names[0]}, {"who": "bot:random"}]
    left = mine.host.post("/api/tables", json={"game": "glass-road", "seats": hot}).json()["table"]
    assert mine.host.post(f"/api/tables/{left}/seats/0/resign", json={}).status_code == 200
    for language in ("en", "de"):
        with person(browser, site.url, PHONE, has_touch=True, is_mobile=True, locale=language) as ada:
            sit_at(ada, mine)
            page = ada.go("/")
            expect(page.locator("#shelf-mine .line")).to_have_count(2)
            expect(page.locator("#shelf-mine .badge").first).to_be_visible()
            assert page.eval_on_selector_all("main, main :not(.firs *)", WIDER, PHONE[0]) == []
            assert page.evaluate("document.documentElement.scrollWidth") == PHONE[0]


def test_no_points_are_written_without_a_sign() -> None:
    assert points(-0.0) == "0"
    assert points(-1.0) == "−1"
