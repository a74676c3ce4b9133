"""A chain of lessons of each game in chromium: its first half at a desk in English, the other at a phone in German."""

import re

import pytest
from playwright.sync_api import Browser, Locator, expect

from tests.web.browser import DRIVEN, PHONE, WIDE, Person, person
from tests.web.pages.test_desk import in_sight
from tests.web.site import Site
from waldglas.games import GAMES
from waldglas.language import languages
from waldglas.learning.lessons import Lesson, Step
from waldglas.web.pages.learning import course_of

pytestmark = DRIVEN


def walk(someone: Person, lesson: Lesson, trying: bool) -> None:
    """Goes through a lesson as it wants; if somebody is trying, something else is chosen first, once."""
    page, tried = someone.page, not trying
    for number, step in enumerate(lesson.steps):
        expect(page.locator("#lesson input[name=decision], #ask input[name=decision]").first).to_have_value(str(number))
        if step.wanted and not step.at_once and not tried:
            tried = try_another(someone, step)
        follow(someone, step)
        someone.settled()
    expect(page.locator("#lesson .lesson-words strong")).to_be_visible()


def try_another(someone: Person, step: Step) -> bool:
    if step.guesses:
        return False
    other = next((token for token in someone.tokens() if token not in step.wanted), None)
    shown = someone.page.locator(f"#ask .choice[value='{other}']")
    if other is None or not shown.is_visible():
        return False
    shown.click()
    expect(someone.page.locator(".lesson-tried")).to_have_text(re.compile(r"[.!]$"))
    assert someone.page.locator(".asking").evaluate("node => node.scrollTop") == 0, "what is said is out of sight"
    return True


def follow(someone: Person, step: Step) -> None:
    page = someone.page
    if not step.wanted:
        press(page.locator("#go-on"))
    elif step.guesses:
        press(page.locator(f"#lesson [name=token][value='{step.wanted[0]}']"))
    elif step.at_once and page.locator("#plan-ready").count():
        for token in step.wanted:
            select = page.locator(f"select.unscripted:has(option[value='{token}'])")
            select.evaluate("(node, token) => (node.value = token)", token)
        page.locator("#plan-ready").click()
    elif step.at_once:
        for token in step.wanted:
            page.locator(f"#ask input[value='{token}']").check(force=True)
        page.locator("#ask .go").click()
    else:
        choose(someone, step)


def press(button: Locator) -> None:
    """How it goes on is in sight as it is, however much was said before."""
    expect(button).to_be_in_viewport()
    button.click()


def choose(someone: Person, step: Step) -> None:
    """A wanted choice, in the list."""
    token = next(token for token in step.wanted if token in someone.tokens())
    folded = someone.page.locator(f"#ask details:not([open]):has([value='{token}']) summary")
    if folded.count():
        folded.click()
    someone.page.locator(f"#ask [name=token][value='{token}']").first.click()


@pytest.mark.parametrize("slug", GAMES.slugs())
def test_a_chain_is_walked(site: Site, browser: Browser, slug: str) -> None:
    lessons = course_of(slug).lessons
    half = len(lessons) // 2
    with person(browser, site.url, reduced_motion="reduce", locale="en") as ada:
        ada.go(f"/game/{slug}")
        assert ada.page.locator(".band").bounding_box()["y"] == 0  # type: ignore[index]
        ada.page.get_by_role("link", name="Learn in").click()
        ada.page.locator(".chain a").first.click()
        for lesson in lessons:
            if lesson.number == half + 1:
                ada.context.add_cookies([{"name": "language", "value": "de", "url": ada.url}])
                ada.page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
                ada.page.reload()
                expect(ada.page.locator("html")).to_have_attribute("lang", "de")
                assert ada.violations() == []
            walk(ada, lesson, trying=lesson.number in (1, half + 1))
            if lesson.number < len(lessons):
                ada.page.locator("#lesson .button.go").click()
        ada.page.locator("#lesson .go").click()
        ada.page.wait_for_selector("#helper:not([hidden])")
        ada.go(f"/learn/{slug}")
        expect(ada.page.locator(".chain [data-state=done]")).to_have_count(len(lessons))


@pytest.mark.parametrize(("slug", "number"), [("black-forest", 6), ("black-forest", 8), ("glass-road", 8)])
def test_what_a_lesson_wants_of_a_long_list_is_in_sight(site: Site, browser: Browser, slug: str, number: int) -> None:
    lesson = course_of(slug).lessons[number - 1]
    with person(browser, site.url, WIDE, reduced_motion="reduce", locale="de") as ada:
        ada.go(f"/learn/{slug}/{number}")
        for place, step in enumerate(lesson.steps):
            number_of = ada.page.locator("#lesson input[name=decision], #ask input[name=decision]").first
            expect(number_of).to_have_value(str(place))
            ada.settled()
            if step.wanted and not step.guesses:
                wanted = ada.page.locator(", ".join(f"#ask .choice[value='{token}']" for token in step.wanted))
                expect(wanted.first).to_be_in_viewport(ratio=0.9)
                assert in_sight(ada.page.locator("#question"))
            follow(ada, step)


def test_axe_finds_nothing_where_one_learns(site: Site, browser: Browser) -> None:
    with person(browser, site.url, WIDE, reduced_motion="reduce", color_scheme="light") as ada:
        found = {}
        for path in ("/learn/glass-road", "/learn/black-forest/1", "/learn/tiny-towns/4?tried=call:wheat"):
            ada.go(path)
            found[path] = ada.violations_by_day_and_night()
        ada.go("/game/tiny-towns").get_by_role("button", name="Play a first game").click()
        ada.page.wait_for_selector("#helper:not([hidden])")
        found["helper"] = ada.violations_by_day_and_night()
        assert {path: wrong for path, wrong in found.items() if wrong} == {}


@pytest.mark.parametrize("language", languages())
def test_the_first_visit_fits_a_phone(site: Site, browser: Browser, language: str) -> None:
    with person(browser, site.url, PHONE, first_visit=True, locale=language) as ada:
        for slug in GAMES.slugs():
            page = ada.go(f"/game/{slug}")
            expect(page.locator("html")).to_have_attribute("lang", language)
            assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), slug
            ways = [
                page.locator(f"main a[href='/learn/{slug}']"),
                page.locator(f"main [action$='/{slug}/first-game'] button"),
            ]
            for way in ways:
                expect(way.first).to_be_visible()
        assert ada.violations() == []
