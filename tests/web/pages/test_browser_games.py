"""Every game in chromium: choices pressed in the picture, taken back and confirmed; for all readers, on a phone too."""

import random

import pytest
from playwright.sync_api import Browser, expect

from tests.web.browser import DRIVEN, PHONE, Person, person, set_up
from tests.web.site import Site, Table, begun
from waldglas.core.record import Match
from waldglas.games import GAMES, load_game
from waldglas.web.tables.draft import Draft

pytestmark = DRIVEN

NEWER = ["black-forest", "haspelknecht"]


def sit_at(someone: Person, table: Table) -> None:
    """The host's browser."""
    cookies = [{"name": name, "value": value, "url": someone.url} for name, value in table.host.cookies.items()]
    someone.context.add_cookies(cookies)  # type: ignore[arg-type]
    someone.go(f"/table/{table.id}")


@pytest.mark.parametrize("game", NEWER)
def test_a_short_game_with_the_mouse(site: Site, browser: Browser, game: str) -> None:
    chance = random.Random(2)
    with person(browser, site.url, reduced_motion="reduce") as ada:
        set_up(ada, game, ["me", "bot:random"], ["Ada", ""])
        pointed = 0
        for _ in range(30):
            ada.my_turn()
            if ada.page.locator("#confirm").count():
                ada.press("#confirm")
            else:
                pointed += choose_by_chance(ada, chance)
        assert pointed > 5
        expect(ada.page.locator(".log")).to_contain_text("You ")


def turn_of_several(game: str) -> tuple[Match, str]:
    """A moment of a game where the first seat begins a turn of several choices, and one that begins it."""
    for moves in range(20, 300):
        match = begun(game, 2, moves)
        for action in match.position.choices(0):
            draft = Draft(match.record.game, match.position, 0)
            draft.play(action)
            if not draft.handed_over():
                return match, match.record.game.alphabet.token(action)
    raise AssertionError("every turn is one choice")


@pytest.mark.parametrize("game", NEWER)
def test_what_was_chosen_is_taken_back_or_confirmed_and_taken_back_all_the_same(
    site: Site, browser: Browser, game: str
) -> None:
    match, token = turn_of_several(game)
    table, chance = site.seated(match, bot="random"), random.Random(5)

    def moves() -> list[tuple[int, int]]:
        return list(site.tables.session(table.id).moves)

    before = moves()
    with person(browser, site.url, reduced_motion="reduce") as ada:
        sit_at(ada, table)
        asked = ada.tokens()
        ada.choose(token)
        expect(ada.page.locator(".drafts")).to_be_visible()
        assert ada.tokens() != asked
        ada.press("#undo")
        expect(ada.page.locator(".drafts")).to_have_count(0)
        assert ada.tokens() == asked
        ada.choose(token)
        while not ada.page.locator("#confirm").count():
            choose_by_chance(ada, chance)
        assert moves() == before, "nothing is played before it is confirmed"
        ada.press("#confirm")
        ada.my_turn()
        own = [move for move in moves()[len(before) :] if move[0] == 0]
        assert len(own) > 1
        assert own[0] == (0, match.record.game.alphabet.action(token))
        played = moves()
        last = max(number for number, (seat, _) in enumerate(played) if seat == 0)
        ada.press("#rewind")
        expect(ada.page.locator(".standing")).to_contain_text("practice")
        assert moves()[:last] == played[:last]
        assert not any(seat == 0 for seat, _ in moves()[last:])


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
def test_axe_finds_no_violation(site: Site, browser: Browser, game: str) -> None:
    running = site.seated(begun(game, load_game(game).most_seats, 60))
    over = site.seated(begun(game, 2, 10_000))
    with person(browser, site.url, color_scheme="light", reduced_motion="reduce") as ada:
        problems = {}
        sit_at(ada, running)
        problems["the table"] = ada.violations_by_day_and_night()
        choose_by_chance(ada, random.Random(1))
        problems["a draft"] = ada.violations_by_day_and_night()
        ada.go(f"/table/{over.id}")
        problems["a result"] = ada.violations_by_day_and_night()
        for path in (f"/game/{game}", f"/rules/{game}", f"/table/{over.id}", f"/table/{over.id}?at=20"):
            page = ada.go(path)
            for aside in page.locator(".lay-aside:visible").all():
                aside.click()
            for fold in page.locator("summary:visible").all():
                fold.click()
            problems[path] = ada.violations_by_day_and_night()
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
