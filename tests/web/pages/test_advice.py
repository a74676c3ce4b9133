"""The coach in the picture: hints and turning points marked where they are meant, with words that stay."""

import pytest
from playwright.sync_api import Browser, expect

from tests.web.browser import DRIVEN, Person, person
from tests.web.pages.test_browser_games import sit_at
from tests.web.site import Site, begun, eventually
from waldglas.core.record import Match

pytestmark = DRIVEN


def before_moving(game: str, verb: str) -> Match:
    """A moment where the first seat is asked for something of this kind."""
    for moves in range(1, 100):
        match = begun(game, 2, moves)
        tokens = [match.record.game.alphabet.token(action) for action in match.position.choices(0)]
        if len(tokens) > 3 and all(token.startswith(verb) for token in tokens):
            return match
    raise AssertionError(f"{verb} is never asked for")


def badges(someone: Person) -> list[str]:
    return someone.page.locator(".advice-mark text:visible").all_text_contents()


@pytest.mark.parametrize(("game", "verb"), [("tiny-towns", "at:"), ("black-forest", "to:")])
def test_a_hint_is_drawn_where_it_goes_stays_and_is_pressed(site: Site, browser: Browser, game: str, verb: str) -> None:
    table = site.seated(before_moving(game, verb), bot="random")
    with person(browser, site.url, reduced_motion="reduce") as ada:
        sit_at(ada, table)
        ada.page.locator("#ask-coach").click()
        first = ada.page.locator(".hinted").first
        expect(first).to_be_visible()
        token, words = first.get_attribute("value"), first.inner_text()
        assert "Tip 1" in badges(ada)
        expect(ada.page.locator(f"svg [data-token='{token}'] .advice-mark")).to_contain_text("Tip 1")
        if verb == "to:":
            expect(ada.page.locator("svg .advice-mark.way:visible")).not_to_have_count(0)
        sit_at(ada, table)
        assert ada.page.locator(".hinted").first.inner_text() == words, "it stays until something is chosen"
        ada.press(f".hinted[value='{token}']")
        expect(ada.page.locator(".hinted")).to_have_count(0)
        expect(ada.page.locator(".advice-mark")).to_have_count(0)


def test_a_turning_point_is_marked_on_the_boards_and_leads_back_and_on(site: Site, browser: Browser) -> None:
    site.tables.coach.walks = 40
    table = site.seated(begun("tiny-towns", 2, 10_000))
    speaker = site.tables.session(table.id).speaker(None)
    with person(browser, site.url, reduced_motion="reduce") as ada:
        sit_at(ada, table)
        ada.go(f"/table/{table.id}/analysis")
        found = eventually(lambda: site.tables.coach.analysis(table.id, speaker), 60).turning_points()
        page = ada.go(f"/table/{table.id}/analysis")
        expect(page.locator(".curves")).to_contain_text("Round 1")
        lines = page.locator(".turning li")
        expect(lines).to_have_count(len(found))
        expect(lines.first).to_contain_text("Round ")
        drawn = next(place for place, each in enumerate(found) if each.played[:3] == each.best[:3] == "at:")
        lines.nth(drawn).get_by_role("link").click()
        page.wait_for_selector("#turning-point:not([hidden])")
        assert sorted(badges(ada)) == ["Chosen", "The coach"]
        expect(page.locator("svg [data-token] .advice-mark.better")).to_have_count(1)
        words = page.locator(".judged").inner_text()
        page.locator("#replay [data-key=ArrowRight]").click()
        expect(page.locator(".advice-mark")).to_have_count(0)
        assert page.locator(".judged").inner_text() == words, "the words stay while one looks around"
        page.locator("#turning-point").get_by_role("link", name="Show this moment").click()
        expect(page.locator(".advice-mark.chosen")).to_have_count(1)
        later = page.locator("#turning-point").get_by_role("link", name="one")
        later.last.click()
        expect(page.locator(".judged")).not_to_have_text(words)
        page.get_by_role("link", name="All turning points").click()
        expect(page.locator(".turning li")).to_have_count(len(found))
