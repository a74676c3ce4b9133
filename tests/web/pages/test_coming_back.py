"""Four browsers: a waiting room with a live lobby, somebody vanishes, a bot stands in, and gives the seat back."""

import re

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.web.browser import DRIVEN, PHONE, Person, person
from tests.web.site import Site

pytestmark = DRIVEN


def wait_for_company(ada: Person, **extra: object) -> str:
    """Ada sets a table up for three, open to anybody, and waits there."""
    ada.go("/")
    seats = [{"who": "me", "name": "Ada"}, {"who": "open"}, {"who": "open"}]
    body = {"game": "tiny-towns", "seats": seats, "public": True, **extra}
    table = ada.context.request.post(f"{ada.url}/api/tables", data=body).json()["table"]
    ada.go(f"/table/{table}")
    expect(ada.page.locator("#invites h2")).to_have_text("Waiting room")
    return str(table)


def sit_down(someone: Person, table: str, name: str) -> None:
    """One press in the lobby, which shows the table without being loaded again."""
    line = someone.page.locator("li.open", has=someone.page.locator(f"[href='/table/{table}']"))
    line.get_by_placeholder("Your name").fill(name)
    line.get_by_role("button", name="Sit down").click()
    someone.page.wait_for_selector("#table")


def gone_from_lobby(page: Page, table: str) -> None:
    expect(page.locator(f"#shelf-open [href='/table/{table}']")).to_have_count(0)


def test_a_seat_is_left_played_by_a_bot_and_taken_back_on_another_device(site: Site, browser: Browser) -> None:
    with (
        person(browser, site.url) as ada,
        person(browser, site.url, PHONE, has_touch=True, is_mobile=True) as ben,
        person(browser, site.url) as cleo,
        person(browser, site.url, PHONE) as elsewhere,
    ):
        for someone in (ben, cleo, elsewhere):
            someone.go("/")
        table = wait_for_company(ada, away=3)
        sit_down(ben, table, "Ben")
        expect(ada.page.locator(".there")).to_contain_text("Ben")
        expect(ben.page.locator("#come-back")).to_contain_text("With the link of your seat")
        expect(ben.page.locator("#come-back .link")).to_have_value(re.compile("/seat/.{20}"))
        sit_down(cleo, table, "Cleo")
        gone_from_lobby(elsewhere.page, table)
        ada.my_turn()

        ben.page.locator("#come-back summary").click()
        ben.page.locator("#come-back").get_by_role("button", name="Go on in another browser").click()
        code = ben.page.locator(".code").inner_text()
        ben.go("/rules/tiny-towns")
        elsewhere.go("/go")
        elsewhere.page.get_by_label("Code").fill(code)
        elsewhere.page.get_by_role("button", name="Play on this device too").click()
        expect(elsewhere.page.locator(".chip.me")).to_contain_text("Ben")
        elsewhere.go("/rules/tiny-towns")

        expect(ada.page.locator("#company")).to_contain_text("Ben has been away for longer than agreed.")
        expect(cleo.page.locator("#company")).to_contain_text("Vote for a bot to play for Ben")
        ada.page.locator("#company select").select_option("random")
        ada.page.get_by_role("button", name="Let this bot play for Ben").click()
        expect(cleo.page.locator("#seats")).to_contain_text("A bot plays for Ben.")
        ada.choose("call:wood")
        ada.press("#confirm")
        expect(ada.page.locator(".chip", has_text="Ben")).to_contain_text("ready")

        elsewhere.go(f"/table/{table}")
        expect(elsewhere.page.locator("#company")).to_contain_text("A bot plays for you (Ben).")
        elsewhere.page.get_by_role("button", name="Take my seat back").click()
        expect(elsewhere.page.locator("#company")).to_be_hidden()
        expect(elsewhere.page.locator(".log")).to_contain_text("Ben plays again.")
        expect(cleo.page.locator("#seats")).not_to_contain_text("A bot plays for Ben.")


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_axe_finds_no_violation_where_people_come_and_go(site: Site, browser: Browser, theme: str) -> None:
    with person(browser, site.url, PHONE, color_scheme=theme, reduced_motion="reduce") as ada:
        problems = {}
        table = wait_for_company(ada)
        for path in (f"/table/{table}", "/unfinished", "/go", "/"):
            ada.go(path)
            problems[path] = ada.violations(theme)
            assert ada.page.evaluate("document.documentElement.scrollWidth") == PHONE[0], path
    assert not any(problems.values()), problems
