"""Waldglas as an app in chromium: installed, without a connection, and how a browser is asked."""

import re

import httpx
from playwright.sync_api import Browser, expect

from tests.web.browser import DRIVEN, PHONE, person
from tests.web.site import Site

pytestmark = DRIVEN

HIDDEN = """() => {
    Object.defineProperty(document, "hidden", { get: () => true });
    ServiceWorkerRegistration.prototype.showNotification = async (title, { tag }) => { window.shown = [title, tag]; };
}"""
KEPT = "caches.keys().then(async ([name]) => (await (await caches.open(name)).keys()).map(({ url }) => url))"


def test_a_browser_finds_an_app_to_install_and_keeps_a_page_for_no_connection(site: Site, browser: Browser) -> None:
    with person(browser, site.url, PHONE) as ada:
        page = ada.go("/")
        page.wait_for_function("() => navigator.serviceWorker.controller !== null")
        devtools = ada.context.new_cdp_session(page)
        manifest = devtools.send("Page.getAppManifest")
        assert manifest["errors"] == []
        assert '"display": "standalone"' in manifest["data"]
        wanting = [error["errorId"] for error in devtools.send("Page.getInstallabilityErrors")["installabilityErrors"]]
        assert [error for error in wanting if error != "in-incognito"] == []
        ada.context.set_offline(True)
        ada.go("/rules/tiny-towns")
        assert page.locator("h1").inner_text() == "No connection"
        assert page.locator(".fault.card").evaluate("card => getComputedStyle(card).borderRadius") == "12px"
        kept = page.evaluate(KEPT)
        assert not any("/table/" in address for address in kept)
        ada.complaints.clear()  # the browser's own, about the connection
        ada.context.set_offline(False)
        page.get_by_role("link", name="Try again").click()
        page.wait_for_selector("#digest")


def test_a_browser_is_asked_when_it_is_pressed(site: Site, browser: Browser) -> None:
    with person(browser, site.url, PHONE, timezone_id="America/Lima") as ada:
        page = ada.go("/notifications")
        expect(page.locator("#zone")).to_have_value("America/Lima")
        assert page.evaluate("Notification.permission") != "granted"
        assert page.evaluate("document.documentElement.scrollWidth") == PHONE[0]
        assert ada.violations() == []
        ada.context.grant_permissions(["notifications"])
        page.get_by_role("button", name="Tell me in this browser").click()
        page.wait_for_function("() => document.cookie.includes('told=yes')")
        page.get_by_text("This browser tells you").wait_for()
        ada.complaints.clear()  # chromium's own: it does not push to a private window


def test_a_tab_behind_others_tells_that_it_is_ones_turn(site: Site, browser: Browser) -> None:
    table = site.new_table("tiny-towns", ["me", "me"])
    ada, ben = table.player(0), table.player(1)
    with person(browser, site.url, permissions=["notifications"]) as someone:
        someone.context.add_cookies([{"name": "told", "value": "yes", "url": site.url}])
        someone.go(f"/seat/{table.tokens[1]}").get_by_role("button").last.click()
        page = someone.page
        page.wait_for_selector("#table")
        page.wait_for_function("() => navigator.serviceWorker.controller !== null")
        page.evaluate(HIDDEN)
        ada.play("call:wood")
        ada.confirm()
        page.wait_for_function("() => window.shown")
        assert page.evaluate("window.shown") == ["● Your turn · Tiny Towns · Waldglas", f"{table.id}:1"]
    assert ben.view()["asked"]["choices"]


# What a link shows to others


def meta(client: httpx.Client, path: str, name: str) -> str:
    found = re.search(rf'<meta (?:property|name)="{name}" content="([^"]*)"', client.get(path).text)
    assert found, name
    return found[1]


def test_a_link_shows_the_game_and_who_is_asked(site: Site) -> None:
    seats = [{"who": "me", "name": "Ada"}, {"who": "open"}]
    host, crawler = site.visitor(), site.visitor()
    new = host.post("/api/tables", json={"game": "glass-road", "seats": seats}).json()
    invite, table = f"/seat/{new['seats'][1]['token']}", f"/table/{new['table']}"
    assert meta(crawler, invite, "og:title") == meta(crawler, table, "og:title") == "Glass Road"
    assert "Ada" in meta(crawler, invite, "og:description")
    assert meta(crawler, table, "og:description") == "Ada at Glass Road. A seat is free."
    assert meta(crawler, table, "theme-color") == "#2e5e4e"
    picture = meta(crawler, invite, "og:image")
    assert crawler.get(picture).headers["content-type"] == "image/png"
    assert picture != meta(crawler, "/", "og:image")
    assert meta(host, table, "og:description") == meta(crawler, table, "og:description"), "the same for everybody"
