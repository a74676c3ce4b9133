"""Forced colours and a zoom of 200 %: axe finds nothing on any page and in any state; in chromium."""

import random
from typing import Any

import pytest
from playwright.sync_api import Browser

from tests.web.browser import DRIVEN, WIDE, Person, person
from tests.web.pages.test_browser_games import choose_by_chance, sit_at
from tests.web.site import Site, begun
from waldglas.games import GAMES, load_game

pytestmark = DRIVEN

SIGHTS: dict[str, tuple[tuple[int, int], dict[str, Any]]] = {
    "forced colours": (WIDE, {"forced_colors": "active"}),
    "a zoom of 200 %": ((720, 450), {"device_scale_factor": 2, "color_scheme": "dark"}),
}
CUT_OFF = """() => [...document.querySelectorAll("#question, #confirm, #ask .choice, .do-hand .go")].filter((node) => {
    const { left, right, width } = node.getBoundingClientRect();
    return width && (left < -1 || right > innerWidth + 1);
}).map((node) => node.textContent)"""


def states(someone: Person, game: str, site: Site) -> dict[str, list[Any]]:
    """What axe finds at a table: while it is played, with a draft, with a menu, at its end, and looking back."""
    found = {}
    sit_at(someone, site.seated(begun(game, load_game(game).most_seats, 60)))
    found["table"] = someone.violations()
    choose_by_chance(someone, random.Random(1))
    found["draft"] = someone.violations()
    someone.page.get_by_role("button", name="Menu").click()
    found["menu"] = someone.violations()
    someone.page.keyboard.press("Escape")
    found["cut off"] = someone.page.evaluate(CUT_OFF)
    over = site.seated(begun(game, 2, 10_000))
    sit_at(someone, over)
    found["result"] = someone.violations()
    someone.go(f"/table/{over.id}?at=20")
    found["looking back"] = someone.violations()
    return found


@pytest.mark.parametrize("sight", SIGHTS)
@pytest.mark.parametrize("game", GAMES.slugs())
def test_axe_finds_nothing_at_a_table(site: Site, browser: Browser, game: str, sight: str) -> None:
    size, options = SIGHTS[sight]
    with person(browser, site.url, size, reduced_motion="reduce", **options) as ada:
        assert {state: wrong for state, wrong in states(ada, game, site).items() if wrong} == {}


@pytest.mark.parametrize("sight", SIGHTS)
def test_axe_finds_nothing_on_the_other_pages(site: Site, browser: Browser, sight: str) -> None:
    size, options = SIGHTS[sight]
    found = {}
    with person(browser, site.url, size, reduced_motion="reduce", **options) as ada:
        for path in ("/", "/game/black-forest", "/rules/haspelknecht", "/today", "/import", "/api/docs", "/me"):
            page = ada.go(path)
            for fold in page.locator("summary:visible").all():
                fold.click()
            found[path] = ada.violations()
            assert page.evaluate("document.documentElement.scrollWidth - innerWidth") == 0, path
    assert {path: wrong for path, wrong in found.items() if wrong} == {}
