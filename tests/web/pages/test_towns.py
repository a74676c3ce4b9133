"""Tiny Towns on the page: a building that is pointed at shows why it scores; cards are picked by looking at them."""

import pytest
from playwright.sync_api import Browser, expect

from tests.web.browser import DRIVEN, Person, person
from tests.web.pages.test_browser_games import sit_at
from tests.web.pages.test_pages import page
from tests.web.site import Site, begun
from waldglas.core.record import Match


def with_a_cottage() -> Match:
    """A game in which the first seat has built a Cottage, and a Well beside it."""
    match = begun("tiny-towns", 2, 0)
    for seat, token in MOVES:
        match.play(seat, match.position.alphabet.action(token))
    return match


MOVES = [
    *((0, "call:wood"), (0, "at:a1"), (1, "at:a1")),
    *((1, "call:stone"), (0, "at:b1"), (1, "at:d4"), (0, "build:well:a1-b1"), (0, "at:b1")),
    *((0, "call:wheat"), (0, "at:a1"), (1, "at:d1")),
    *((1, "call:brick"), (0, "at:b2"), (1, "at:d2")),
    *((0, "call:glass"), (0, "at:a2"), (1, "at:d3"), (0, "build:cottage:a1-a2-b2"), (0, "at:a1")),
]
WELL = "b1: Well, 1 point, because of a1."


@pytest.mark.parametrize("way", ["hover", "focus", "tap"])
class TestABuilding:
    pytestmark = DRIVEN

    def test_shows_what_it_scores_and_why(self, site: Site, browser: Browser, way: str) -> None:
        with person(browser, site.url, reduced_motion="reduce", has_touch=way == "tap") as ada:
            sit_at(ada, site.seated(with_a_cottage()))
            well = ada.page.get_by_label(WELL, exact=True)
            why = well.locator(".wg-why")
            expect(why).to_have_css("opacity", "0")
            point(ada, way)
            expect(why).to_have_css("opacity", "1")
            assert why.text_content() == "1"
            if way == "tap":
                expect(ada.page.locator("#hint")).to_contain_text(WELL)


def point(someone: Person, way: str) -> None:
    well = someone.page.get_by_label(WELL, exact=True)
    if way == "focus":
        well.focus()
        return
    piece = well.locator("[data-piece]")
    piece.hover() if way == "hover" else piece.tap()


# Picking cards


@pytest.mark.parametrize("chosen", ["picked", "first", ""])
def test_cards_are_played_as_the_one_control_says(site: Site, chosen: str) -> None:
    """What lies in the picker counts only where one wants to pick."""
    form = {"who": ["me"], "name": ["Ada"], "option-cards": chosen, "picked-cards-0": "granary", "picked-cards-1": ""}
    host = site.visitor()
    host.follow_redirects = True
    text = page(host.post("/game/tiny-towns/table", data=form))
    assert ("blueprint-granary" in text) == (chosen == "picked")
    assert ("blueprint-farm" in text) == (chosen != "picked")


class TestThePicker:
    pytestmark = DRIVEN

    def test_it_is_there_for_cards_of_ones_own(self, site: Site, browser: Browser) -> None:
        with person(browser, site.url, reduced_motion="reduce") as ada:
            ada.go("/game/tiny-towns")
            ada.page.locator(".own-table > summary").click()
            picker, cards = ada.page.locator(".picking"), ada.page.locator("[name=option-cards]")
            expect(picker).to_be_hidden()
            cards.select_option("picked")
            expect(picker).to_be_visible()
            picker.get_by_role("radio", name="Granary").check()
            assert ada.violations() == []
            cards.select_option("random")
            expect(picker).to_be_hidden()
