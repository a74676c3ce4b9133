"""German in chromium: the end of a game of each kind is played, and words stay in their boxes at every width."""

import random

import pytest
from playwright.sync_api import Browser, expect

from tests.web.browser import DRIVEN, Person, person
from tests.web.pages.test_browser_games import choose_by_chance, sit_at
from tests.web.site import Site, begun
from waldglas.core.record import Match
from waldglas.games import GAMES

pytestmark = DRIVEN

GERMAN = "de-DE"
LAST_PART = 0.9  # of a game's choices come before the part that is played here
WIDTHS = {360: 740, 768: 1024, 1440: 900}
LEAVING = """() => [...document.querySelectorAll(
    "h1, h2, h3, th, td, label, summary, button, .choice, .choice *, .chip, .panel p, .swipes a, .tools a"
)].filter((node) => {
    const { overflowX, display } = getComputedStyle(node);
    return node.checkVisibility() && display !== "inline" && (overflowX === "visible" || node.matches(".swipes a"))
        && node.clientWidth > 1 && node.scrollWidth > node.clientWidth + 1;
}).map((node) => node.textContent.trim().slice(0, 80))"""


def late(game: str) -> Match:
    """A game shortly before its end, with the first seat to choose."""
    moves = int(begun(game, 2, 10_000).position.moves)
    return begun(game, 2, int(moves * LAST_PART))


@pytest.mark.parametrize("game", GAMES.slugs())
def test_a_game_is_played_to_its_end(site: Site, browser: Browser, game: str, caplog: pytest.LogCaptureFixture) -> None:
    chance = random.Random(1)
    with person(browser, site.url, reduced_motion="reduce", locale=GERMAN) as ada:
        sit_at(ada, site.seated(late(game), "random"))
        expect(ada.page.locator("html")).to_have_attribute("lang", "de")
        ada.my_turn()
        assert ada.violations() == []
        while not ada.over():
            if ada.page.locator("#confirm").count():
                ada.press("#confirm")
            else:
                choose_by_chance(ada, chance)
            ada.my_turn()
        expect(ada.page.locator("#result h2")).to_contain_text("gewinn")
        assert ada.violations() == []
    assert [record.getMessage() for record in caplog.records if "no words" in record.getMessage()] == []


@pytest.mark.parametrize("game", GAMES.slugs())
def test_words_stay_in_their_boxes(site: Site, browser: Browser, game: str) -> None:
    with person(browser, site.url, reduced_motion="reduce", locale=GERMAN) as ada:
        sit_at(ada, site.seated(begun(game, 2, 60)))
        found = {"table": leaving(ada)}
        for path in ("/", f"/game/{game}", f"/rules/{game}"):
            ada.go(path)
            found[path] = leaving(ada)
        assert {where: what for where, what in found.items() if what} == {}


def leaving(someone: Person) -> list[str]:
    """What leaves its box at any width."""
    found = []
    for width, height in WIDTHS.items():
        someone.page.set_viewport_size({"width": width, "height": height})
        found += [f"{width}: {what}" for what in leaving_now(someone)]
    return found


def leaving_now(someone: Person) -> list[str]:
    """What is wider than its box, and the page if it is wider than the window."""
    found: list[str] = someone.page.evaluate(LEAVING)
    wide = someone.page.evaluate("document.documentElement.scrollWidth > innerWidth")
    return [*found, *(["the page"] if wide else [])]
