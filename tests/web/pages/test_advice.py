"""The coach in the picture: hints and turning points marked where they are meant, with words that stay."""

import pytest
from playwright.sync_api import Browser, Locator, expect

from tests.web.browser import DRIVEN, WIDE, Person, person
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


def badges(someone: Person) -> Locator:
    return someone.page.locator(".advice-mark text:visible")


@pytest.mark.parametrize(("game", "verb"), [("tiny-towns", "at:"), ("black-forest", "to:")])
def test_a_hint_is_drawn_where_it_goes_stays_and_is_pressed(site: Site, browser: Browser, game: str, verb: str) -> None:
    table = site.seated(before_moving(game, verb), bot="random")
    with person(browser, site.url, reduced_motion="reduce") as ada:
        sit_at(ada, table)
        ada.page.locator("#ask-coach").click()
        first = ada.page.locator(".hinted").first
        expect(first).to_be_visible()
        token, words = first.get_attribute("value"), first.inner_text()
        expect(badges(ada).filter(has_text="Tip 1")).not_to_have_count(0)
        expect(ada.page.locator(f"svg [data-token='{token}'] .advice-mark")).to_contain_text("Tip 1")
        if verb == "to:":
            expect(ada.page.locator("svg .advice-mark.way:visible")).not_to_have_count(0)
        sit_at(ada, table)
        assert ada.page.locator(".hinted").first.inner_text() == words, "it stays until something is chosen"
        ada.press(f".hinted[value='{token}']")
        expect(ada.page.locator(".hinted")).to_have_count(0)
        expect(ada.page.locator(".advice-mark")).to_have_count(0)


@pytest.mark.parametrize("size", [WIDE, (1920, 1080)])
def test_the_answer_of_the_coach_moves_no_board_out_of_sight(
    site: Site, browser: Browser, size: tuple[int, int]
) -> None:
    table = site.seated(before_moving("black-forest", "to:"), bot="random")
    with person(browser, site.url, size, reduced_motion="reduce") as ada:
        sit_at(ada, table)
        ada.page.locator("#ask-coach").click()
        expect(ada.page.locator(".hinted").first).to_be_in_viewport(ratio=0.9)
        expect(badges(ada).filter(has_text="Tip 1").first).to_be_in_viewport()
        ada.settled()
        assert ada.page.evaluate("scrollY") == 0


def test_what_a_hint_leads_to_is_gone_through_on_the_boards_and_leads_back(site: Site, browser: Browser) -> None:
    """Alone a card is taken, and then its cube is placed."""
    table = site.seated(begun("tiny-towns", 1, 0))
    with person(browser, site.url, reduced_motion="reduce") as ada:
        sit_at(ada, table)
        page, decision, tokens = ada.page, ada.decision(), ada.tokens()
        page.locator("#ask-coach").click()
        page.get_by_role("link", name="See it step by step").first.click()
        page.wait_for_selector("li.step-now")
        steps = page.locator(".steps-ahead li").all_inner_texts()
        assert len(steps) == 2
        assert page.locator("svg [data-token][role=button]").count() == 0, "nothing can be chosen there"
        page.get_by_role("link", name="Next").click()
        expect(page.locator("li.step-now")).to_have_text(steps[1])
        square = page.locator("svg .advised").first.get_attribute("data-token")
        expect(badges(ada)).to_have_text(["2"])
        assert square is not None
        assert square.startswith("at:")
        page.get_by_role("link", name="Next").click()
        expect(page.locator("#coach h2")).to_have_text("Tip 1: so it would stand")
        expect(page.locator(f"[data-piece='town0-{square[3:]}']")).to_have_count(1)  # the cube lies there
        page.get_by_role("link", name="To the question").click()
        expect(page.locator(".hinted").first).to_be_visible()
        assert ada.decision() == decision
        assert ada.tokens() == tokens
        expect(page.locator(f"[data-piece='town0-{square[3:]}']")).to_have_count(0)


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
        expect(badges(ada)).to_have_count(2)
        assert sorted(badges(ada).all_text_contents()) == ["Chosen", "The coach"]
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
