"""Every game in chromium: choices pressed in the picture, taken back and confirmed; for all readers, on a phone too."""

import random

import pytest
from playwright.sync_api import Browser, expect

from tests.web.browser import DRIVEN, PHONE, Person, person, set_up
from tests.web.site import Site, Table, begun
from waldglas.games import GAMES, load_game

pytestmark = DRIVEN

NEWER = ["black-forest", "haspelknecht"]


def sit_at(someone: Person, table: Table) -> None:
    """The host's browser."""
    cookies = [{"name": name, "value": value, "url": someone.url} for name, value in table.host.cookies.items()]
    someone.context.add_cookies(cookies)  # type: ignore[arg-type]
    someone.go(f"/table/{table.id}")


SWIFT = ["haspelknecht"]  # its first turns are one choice each, which against bots is not asked about again


@pytest.mark.parametrize("game", NEWER)
def test_a_short_game_with_the_mouse(site: Site, browser: Browser, game: str) -> None:
    chance = random.Random(2)
    with person(browser, site.url, reduced_motion="reduce") as ada:
        set_up(ada, game, ["me", "bot:random"], ["Ada", ""])
        ada.my_turn()
        while game not in SWIFT and not ada.page.locator("#undo").count():
            choose_by_chance(ada, chance)
            ada.my_turn()
        if game not in SWIFT:
            drafted = ada.page.locator(".drafts").inner_text()
            ada.press("#undo")
            expect(ada.page.locator("#ask")).not_to_contain_text(drafted)
        pointed = confirmed = 0
        for _ in range(30):
            ada.my_turn()
            if ada.page.locator("#confirm").count():
                ada.press("#confirm")
                confirmed += 1
            else:
                pointed += choose_by_chance(ada, chance)
        assert pointed > 5
        assert confirmed > 1 or game in SWIFT
        expect(ada.page.locator(".log")).to_contain_text("You ")


def choose_by_chance(someone: Person, chance: random.Random) -> bool:
    """In the picture if the choice is drawn there, otherwise in the list; whether it was in the picture."""
    if someone.plan():
        return False
    tokens = someone.tokens()
    if not tokens:  # others have just moved, and the next question is under way
        someone.my_turn()
        return False
    token = chance.choice(tokens)
    if someone.point_at(token):
        return True
    someone.choose(token)
    return False


@pytest.mark.parametrize("game", NEWER)
@pytest.mark.parametrize("theme", ["light", "dark"])
def test_axe_finds_no_violation(site: Site, browser: Browser, game: str, theme: str) -> None:
    running = site.seated(begun(game, load_game(game).most_seats, 60))
    over = site.seated(begun(game, 2, 10_000))
    with person(browser, site.url, color_scheme=theme, reduced_motion="reduce") as ada:
        problems = {}
        sit_at(ada, running)
        problems["the table"] = ada.violations()
        choose_by_chance(ada, random.Random(1))
        problems["a draft"] = ada.violations()
        for path in (f"/game/{game}", f"/rules/{game}", f"/table/{over.id}", f"/table/{over.id}?at=20"):
            page = ada.go(path)
            problems[f"{path} at first"] = ada.violations()
            for aside in page.locator(".lay-aside:visible").all():
                aside.click()
            for fold in page.locator("summary").all():
                fold.click()
            problems[path] = ada.violations()
        assert {where: what for where, what in problems.items() if what} == {}


@pytest.mark.parametrize("game", GAMES.slugs())
def test_a_phone_has_the_question_at_its_foot_and_nothing_wider_than_itself(
    site: Site, browser: Browser, game: str
) -> None:
    table = site.seated(begun(game, load_game(game).most_seats, 100))
    with person(browser, site.url, PHONE, has_touch=True, is_mobile=True) as ada:
        sit_at(ada, table)
        assert ada.page.evaluate("document.documentElement.scrollWidth") == PHONE[0]
        box = ada.page.locator("#ask").bounding_box()
        assert box is not None
        assert box["y"] + 60 < PHONE[1]
        assert ada.page.locator("#own-board").bounding_box()["x"] < 30  # type: ignore[index]
        for path in (f"/game/{game}", f"/rules/{game}"):
            ada.go(path)
            assert ada.page.evaluate("document.documentElement.scrollWidth") == PHONE[0]
