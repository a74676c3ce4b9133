"""Another language in the menu: the same place in other words, with and without the script, for each visitor."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.web.browser import CHROMIUM, Person, person, start
from tests.web.site import Site, begun
from waldglas.games import load_game
from waldglas.words import speaker_for

ENGLISH = {"Accept-Language": "en", "Accept": "text/html"}
WORKS = speaker_for(load_game("glass-road"), language="de").noun("building-forest_glassworks")
GERMAN = {"Accept-Language": "de-AT, en;q=0.5", "Accept": "text/html"}


# What a server answers


def test_each_at_a_table_has_a_language_of_its_own(site: Site) -> None:
    """What is kept of a drawn table is kept by language."""
    table = site.seated(begun("glass-road", 2, 20))
    address = f"/table/{table.id}"
    for _ in range(2):
        english, german = (table.host.get(address, headers=headers).text for headers in (ENGLISH, GERMAN))
        assert '<html lang="en"' in english
        assert '<html lang="de"' in german
        assert ("Forest Glassworks" in english, "Forest Glassworks" in german) == (True, False)
        assert (WORKS in english, WORKS in german) == (False, True)


def test_tokens_are_the_same_in_every_language(site: Site) -> None:
    table = site.seated(begun("glass-road", 2, 20))
    english, german = (
        table.host.get(f"/api/tables/{table.id}", headers=headers).json() for headers in (ENGLISH, GERMAN)
    )
    assert [choice["token"] for choice in english["asked"]["choices"]] == [
        choice["token"] for choice in german["asked"]["choices"]
    ]
    assert english["asked"]["question"] != german["asked"]["question"]


def test_a_language_without_words_is_told_once(site: Site) -> None:
    visitor = site.visitor()
    visitor.post("/settings", data={"language": "fr", "back": "/import"})
    first, then = (visitor.get("/import", headers=ENGLISH).text for _ in range(2))
    assert "There are no words in French yet." in first
    assert "no words in" not in then


def test_nonsense_is_no_language(site: Site) -> None:
    visitor = site.visitor()
    visitor.post("/settings", data={"language": "<script>", "back": "/"})
    assert "language" not in visitor.cookies
    visitor.cookies.set("language", "<b>")
    assert "no words in" not in visitor.get("/", headers=ENGLISH).text


@pytest.mark.parametrize("address", ["/rules/glass-road?q=Supplier", "/import", "/game/haspelknecht"])
def test_the_menu_leads_back(site: Site, address: str) -> None:
    visitor = site.visitor()
    page = visitor.get(address, headers=ENGLISH).text
    (back,) = set(re.findall(r'name="back" value="([^"]*)"', page))
    assert back.replace("&amp;", "&") == address
    answer = visitor.post("/settings", data={"language": "de", "back": address}, follow_redirects=False)
    assert answer.headers["location"] == address
    assert '<html lang="de"' in visitor.get(address, headers=ENGLISH).text


# In the browser


def in_german(someone: Person) -> None:
    someone.page.locator("[popovertarget=menu]").click()
    someone.page.locator("#menu").get_by_role("button", name="Deutsch").click()
    expect(someone.page.locator("html")).to_have_attribute("lang", "de")


@pytest.mark.browser
@pytest.mark.skipif(not Path(CHROMIUM).exists(), reason="there is no chromium here")
def test_what_was_picked_and_written_is_still_there(site: Site, browser: Browser) -> None:
    with person(browser, site.url, reduced_motion="reduce") as ada:
        start(ada, "Glass Road", "Play against a bot")
        address = ada.page.url
        for number in (1, 3):
            ada.page.locator("#ask input[type=checkbox]").nth(number).check()
        picked = ada.page.locator("#ask input:checked").evaluate_all("nodes => nodes.map(node => node.value)")
        ada.page.evaluate("document.querySelector('#boards').scrollTop = 120")
        scrolled = ada.page.evaluate("document.querySelector('#boards').scrollTop")
        in_german(ada)
        assert ada.page.url == address
        expect(ada.page.locator("#question")).to_contain_text("Wähle")
        expect(ada.page.locator("#ask input:checked")).to_have_count(len(picked))
        assert ada.page.locator("#ask input:checked").evaluate_all("nodes => nodes.map(node => node.value)") == picked
        ada.page.wait_for_function("y => document.querySelector('#boards').scrollTop === y", arg=scrolled)
        assert ada.violations() == []


@pytest.mark.browser
@pytest.mark.skipif(not Path(CHROMIUM).exists(), reason="there is no chromium here")
def test_the_moment_of_a_replay_is_kept(site: Site, browser: Browser) -> None:
    table = site.seated(begun("haspelknecht", 2, 100_000))
    with person(browser, site.url, reduced_motion="reduce") as ada:
        ada.go(f"/table/{table.id}?at=5")
        in_german(ada)
        assert ada.page.url.endswith("at=5")
        expect(ada.page.locator("#at")).to_have_value("5")


@pytest.mark.browser
@pytest.mark.skipif(not Path(CHROMIUM).exists(), reason="there is no chromium here")
def test_without_the_script(site: Site, browser: Browser) -> None:
    with person(browser, site.url, first_visit=True, java_script_enabled=False) as ada:
        page = ada.go("/rules/glass-road?q=Supplier")
        page.locator("#languages > summary").click()
        page.get_by_role("button", name="Deutsch").click()
        expect(page.locator("html")).to_have_attribute("lang", "de")
        assert page.url.endswith("/rules/glass-road?q=Supplier")
