"""Inviting: the link in a field, copied with and without a clipboard, as a code for a camera; how to let others in."""

import re
from urllib.parse import quote

import httpx
from playwright.sync_api import Browser, expect

from tests.web.browser import DRIVEN, PHONE, person, set_up
from tests.web.pages.test_desk import in_sight
from tests.web.site import Site, eventually

pytestmark = DRIVEN

NO_CLIPBOARD = "Object.defineProperty(navigator, 'clipboard', { value: undefined })"
SHARING = "navigator.share = async (what) => { window.shared = what }"


def test_a_link_is_there_at_once_and_opens_the_seat(site: Site, browser: Browser) -> None:
    with person(browser, site.url) as ada, person(browser, site.url) as ben:
        set_up(ada, "tiny-towns", ["me", "open"], ["Ada", ""])
        field = ada.page.get_by_label("Invite link for seat 2")
        expect(field).to_have_value(re.compile(rf"^{re.escape(site.url)}/seat/"))
        link = field.input_value()
        assert "#" not in ada.page.url
        top = ada.page.locator(".asking > :not([hidden], .fold)").first
        expect(top).to_have_id("invites")
        field.click()
        ada.page.wait_for_function("link => getSelection().toString() === link", arg=link)
        ada.page.reload()
        expect(field).to_have_value(link)
        ben.go(link)
        ben.page.get_by_label("Your name").fill("Ben")
        ben.page.get_by_role("button", name="Sit down").click()
        expect(ben.page.locator(".chip.me .name")).to_have_text("Ben")
        expect(field).to_have_count(0)


def test_a_link_is_copied_where_there_is_no_clipboard(site: Site, browser: Browser) -> None:
    with person(browser, site.url, PHONE, has_touch=True, is_mobile=True) as ada:
        ada.page.add_init_script(NO_CLIPBOARD)
        ada.page.add_init_script(SHARING)
        set_up(ada, "tiny-towns", ["me", "open"], ["Ada", ""])
        expect(ada.page.get_by_label("Invite link for seat 2")).not_to_have_value("")
        link = ada.page.get_by_label("Invite link for seat 2").input_value()
        ada.page.evaluate("document.addEventListener('copy', () => { window.copied = document.activeElement.value })")
        ada.page.get_by_role("button", name="Copy the invite link").click()
        expect(ada.page.locator("#toast")).to_contain_text("The invitation is copied.")
        assert ada.page.evaluate("window.copied") == link
        ada.page.get_by_role("button", name="Share …").click()
        ada.page.wait_for_function("() => window.shared")
        assert ada.page.evaluate("window.shared") == {"title": "Tiny Towns", "url": link}


def test_a_link_is_shown_as_a_code(site: Site, browser: Browser) -> None:
    with person(browser, site.url, PHONE, has_touch=True, is_mobile=True) as ada:
        set_up(ada, "tiny-towns", ["me", "open"], ["Ada", ""])
        ada.page.get_by_role("button", name="QR code").click()
        code = ada.page.get_by_alt_text("QR code: Invite link for seat 2")
        expect(code).to_be_in_viewport()
        ada.page.wait_for_function("() => document.querySelector('.qr').naturalWidth > 0")
        assert code.bounding_box()["width"] >= 150  # type: ignore[index]
    own = httpx.get(f"{site.url}/qr.svg?of={quote(site.url + '/seat/abc')}")
    assert own.headers["content-type"] == "image/svg+xml"
    assert httpx.get(f"{site.url}/qr.svg?of=https://example.org/").status_code == 422


def test_the_page_says_how_to_let_others_in(site: Site, browser: Browser) -> None:
    with person(browser, site.url) as ada:
        set_up(ada, "tiny-towns", ["me", "open"], ["Ada", ""])
        expect(ada.page.locator("#invites")).to_contain_text("waldglas serve --host 0.0.0.0")


def test_links_are_copied_without_scrolling_in_any_language(site: Site, browser: Browser) -> None:
    with person(browser, site.url, locale="de-DE", reduced_motion="reduce") as ada:
        ada.go("/game/glass-road")
        ada.page.locator(".own-table > summary").click()
        for number, who in enumerate(["me", "open", "open", "bot:random"]):
            ada.page.locator("select[name=who]").nth(number).select_option(who)
        ada.page.get_by_role("button", name="Tisch eröffnen").click()
        copies = ada.page.get_by_role("button", name="Einladungslink kopieren")
        expect(copies).to_have_count(2)
        for link in ada.page.locator(".invite .link").all():
            expect(link).to_have_value(re.compile("/seat/"))
        assert eventually(lambda: all(in_sight(copy) for copy in copies.all()))


def test_a_host_begins_without_scrolling_however_many_seats_are_open(site: Site, browser: Browser) -> None:
    with person(browser, site.url) as ada:
        set_up(ada, "tiny-towns", ["me", "open", "open", "open", "open"], ["Ada", "", "", "", ""])
        begin = ada.page.get_by_role("button", name="Begin now")
        expect(begin).to_be_in_viewport(ratio=1)
        assert eventually(lambda: in_sight(begin))
        expect(ada.page.get_by_label("Invite link for seat 2")).to_be_in_viewport(ratio=1)
        begin.click()
        expect(ada.page.locator("#invites")).to_be_hidden()
