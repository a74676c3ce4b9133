"""A phone, in chromium: all can be read and pressed, nothing is wider than the screen, one thing scrolls at a time."""

import pytest
from playwright.sync_api import Browser

from tests.web.browser import DRIVEN, PHONE, Person, person
from tests.web.pages.legible import scrolling, too_small, wider_than_the_screen
from tests.web.pages.test_browser_games import sit_at
from tests.web.pages.test_phone import ON_TOUCH
from tests.web.site import Site, begun
from waldglas.games import GAMES, load_game

pytestmark = DRIVEN

LARGER = (390, 844)
MOMENTS = (30, 75, 200)


def tabs(someone: Person) -> dict[str, list[str]]:
    """What is wrong behind each tab, with all that can be unfolded there."""
    found: dict[str, list[str]] = {}
    for tab in someone.page.locator("#swipes a").all():
        tab.click()
        someone.page.eval_on_selector_all(".other", "boards => boards.forEach((board) => (board.open = true))")
        found[tab.inner_text()] = too_small(someone)
    return {name: wrong for name, wrong in found.items() if wrong}


@pytest.mark.parametrize("game", GAMES.slugs())
def test_everything_on_a_table_can_be_read_and_pressed(site: Site, browser: Browser, game: str) -> None:
    seats = min(3, load_game(game).most_seats)
    with person(browser, site.url, PHONE, **ON_TOUCH) as ada:
        for moves in MOMENTS:
            sit_at(ada, site.seated(begun(game, seats, moves, seed=moves)))
            ada.my_turn()
            assert len(scrolling(ada)) <= 1, scrolling(ada)
            assert tabs(ada) == {}, f"after {moves} moves"
            assert wider_than_the_screen(ada) == 0
        ada.page.set_viewport_size({"width": LARGER[0], "height": LARGER[1]})
        assert tabs(ada) == {}
        for opener, panel in (("Menu", "#menu"), ("Points", "#points")):
            ada.page.get_by_role("button", name=opener, exact=True).click()
            ada.page.locator(panel).wait_for()
            assert too_small(ada) == []
            ada.page.keyboard.press("Escape")


@pytest.mark.parametrize("game", GAMES.slugs())
def test_a_result_and_a_replay_can_be_read_and_pressed(site: Site, browser: Browser, game: str) -> None:
    over = site.seated(begun(game, 2, 10_000))
    with person(browser, site.url, PHONE, **ON_TOUCH) as ada:
        sit_at(ada, over)
        assert too_small(ada) == []
        ada.go(f"/table/{over.id}?at=20")
        assert too_small(ada) == []
        assert wider_than_the_screen(ada) == 0


def test_every_other_page_can_be_read_and_pressed(site: Site, browser: Browser) -> None:
    table = site.seated(begun("tiny-towns", 2, 30))
    games = [path for game in GAMES.slugs() for path in (f"/game/{game}", f"/rules/{game}")]
    people = ["/me", "/notifications", "/ratings/glass-road", "/unfinished"]
    wrong = {}
    with person(browser, site.url, PHONE, **ON_TOUCH) as ada:
        sit_at(ada, table)
        for path in ("/", *games, *people, "/today", "/import", "/api/docs", f"/table/{table.id}/log"):
            page = ada.go(path)
            for fold in page.locator("summary:visible").all():
                fold.click()
            wrong[path] = [*too_small(ada), *scrolling(ada)]
            assert wider_than_the_screen(ada) == 0, path
    assert {path: what for path, what in wrong.items() if what} == {}
