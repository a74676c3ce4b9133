"""The phone: the question in sight, board and choices together, panes that stay, tabs; in chromium, at its sizes."""

import random
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from tests.web.browser import DRIVEN, PHONE, Person, person
from tests.web.pages.test_browser_games import sit_at
from tests.web.site import Site, begun
from waldglas.games import GAMES, load_game

pytestmark = DRIVEN

ON_TOUCH: dict[str, Any] = {"has_touch": True, "is_mobile": True, "reduced_motion": "reduce"}
ON_ITS_SIDE = (740, 360)
ZOOMED = (720, 450)  # 1440 x 900 at 200 %

IN_SIGHT = """() => {
    const box = (node) => node.getBoundingClientRect();
    const seen = (node) => node && box(node).top >= 0 && box(node).bottom <= innerHeight;
    const drawn = [...document.querySelectorAll('#boards svg [data-token][role=button]')];
    const marks = drawn.filter((mark) => mark.checkVisibility());
    const boards = box(document.getElementById('boards'));
    const inPane = (mark) => box(mark).left < boards.right && box(mark).right > boards.left
        && box(mark).top < boards.bottom && box(mark).bottom > boards.top;
    return {
        question: seen(document.getElementById('question')),
        marks: !marks.length || marks.some(inPane),
        apart: boards.bottom <= box(document.querySelector('.asking')).top + 1,
        sideways: document.documentElement.scrollWidth - document.documentElement.clientWidth,
    };
}"""


def choose_one(someone: Person, chance: random.Random) -> None:
    """Any choice of the list, a whole hand, or the confirmation."""
    page = someone.page
    hand = page.locator("[data-pick]")
    if hand.count():
        while hand.locator("label:has(:checked)").count():
            hand.locator("label:has(:checked)").first.click()
        for card in random.Random(1).sample(hand.locator("label").all(), int(hand.get_attribute("data-pick") or 0)):
            card.click()
        someone.press(".do-hand .go")
    elif page.locator("#confirm").count():
        someone.press("#confirm")
    else:
        someone.choose(chance.choice(someone.tokens()))


@pytest.mark.parametrize("game", GAMES.slugs())
def test_every_question_is_in_sight_with_its_marks(site: Site, browser: Browser, game: str) -> None:
    table = site.seated(begun(game, load_game(game).fewest_seats, 30 if game == "glass-road" else 12))
    chance = random.Random(4)
    with person(browser, site.url, PHONE, **ON_TOUCH) as ada:
        sit_at(ada, table)
        for _ in range(12):
            ada.my_turn()
            if ada.over():
                break
            found = ada.page.evaluate(IN_SIGHT)
            assert found == {"question": True, "marks": True, "apart": True, "sideways": 0}, ada.question()
            choose_one(ada, chance)
            if not ada.page.locator("#ask.mine").count():
                break


def test_a_scrolled_list_starts_at_its_top_with_the_next_question(site: Site, browser: Browser) -> None:
    table = site.seated(begun("black-forest", 2, 30))
    with person(browser, site.url, PHONE, **ON_TOUCH) as ada:
        sit_at(ada, table)
        ada.my_turn()
        ada.page.evaluate("document.querySelector('.asking').scrollTop = 1e6")
        assert ada.page.evaluate(IN_SIGHT)["question"]
        before = ada.question()
        ada.choose(ada.tokens()[-1])
        assert ada.question() != before
        assert ada.page.evaluate("document.querySelector('.asking').scrollTop") == 0


def test_the_whole_town_is_seen_above_the_question(site: Site, browser: Browser) -> None:
    table = site.seated(begun("tiny-towns", 2, 30))
    with person(browser, site.url, PHONE, **ON_TOUCH) as ada:
        sit_at(ada, table)
        ada.my_turn()
        for _ in range(2):
            town = ada.page.locator("#own-board svg").first.bounding_box()
            sheet = ada.page.locator(".asking").bounding_box()
            assert town is not None
            assert sheet is not None
            assert town["y"] + town["height"] <= sheet["y"]
            assert town["height"] > 270
            choose_one(ada, random.Random(1))
        squares = ada.page.locator("#ask .compact button")
        if squares.count():
            expect(squares.first).to_have_accessible_name(f"Square {squares.first.inner_text()}")


def test_panes_keep_their_place_after_a_choice(site: Site, browser: Browser) -> None:
    table = site.seated(begun("black-forest", 2, 30))
    with person(browser, site.url, PHONE, **ON_TOUCH) as ada:
        sit_at(ada, table)
        ada.my_turn()
        ada.page.locator("#swipes a", has_text="Map").click()
        places = "[boards.scrollLeft, document.querySelector('#shared-board .pan').scrollLeft]"
        ada.page.evaluate("document.querySelector('#shared-board .pan').scrollLeft = 40")
        before = ada.page.evaluate(places)
        assert before[1] == 40
        ada.page.get_by_role("button", name="Menu").click()
        ada.page.locator("#menu [name=sound]").click()
        ada.settled()
        ada.page.evaluate("document.getElementById('menu').hidePopover()")
        assert ada.page.evaluate(places) == before
        name = ada.page.locator("#shared-board").evaluate("node => (node.mark = 1, node.id)")
        ada.choose(ada.tokens()[0])
        assert not ada.page.locator(f"#{name}").evaluate("node => Boolean(node.mark)")  # it was drawn anew
        marked = ada.page.evaluate(IN_SIGHT)["marks"]
        assert marked


BOARD_AT = """() => {
    const [pane, board] = [document.querySelector("#own-board"), document.querySelector("#own-board .board")];
    return [boards.getBoundingClientRect().top, board.getBoundingClientRect().top + pane.scrollTop];
}"""


@pytest.mark.parametrize("game", GAMES.slugs())
def test_the_board_never_jumps(site: Site, browser: Browser, game: str) -> None:
    """Whatever appears above or below it: notes, drafts, questions, a whole hand to choose from."""
    table = site.seated(begun(game, load_game(game).fewest_seats, 6))
    places = []
    with person(browser, site.url, PHONE, **ON_TOUCH) as ada:
        sit_at(ada, table)
        for chance in range(15):
            if ada.over() or not ada.page.locator("#ask.mine").count():
                break
            places.append(ada.page.evaluate(BOARD_AT))
            choose_one(ada, random.Random(chance))
        assert len(places) > 2
        assert all(place == places[0] for place in places), places


@pytest.mark.parametrize("game", GAMES.slugs())
def test_board_and_choices_stand_side_by_side_where_there_is_little_height(
    site: Site, browser: Browser, game: str
) -> None:
    table = site.seated(begun(game, load_game(game).fewest_seats, 30 if game == "glass-road" else 12))
    with person(browser, site.url, ON_ITS_SIDE, **ON_TOUCH) as ada:
        sit_at(ada, table)
        ada.my_turn()
        for width, height in (ON_ITS_SIDE, ZOOMED):
            ada.page.set_viewport_size({"width": width, "height": height})
            boards, sheet = ada.page.locator("#boards").bounding_box(), ada.page.locator(".asking").bounding_box()
            assert boards is not None
            assert sheet is not None
            assert boards["x"] + boards["width"] <= sheet["x"] + 1
            assert boards["height"] > height / 2
            assert boards["width"] > width / 2.2
            assert ada.page.evaluate("document.documentElement.scrollWidth") == width


def test_the_question_folds_and_its_answer_is_given_in_the_picture(site: Site, browser: Browser) -> None:
    table = site.seated(begun("black-forest", 2, 30))
    with person(browser, site.url, PHONE, **ON_TOUCH) as ada:
        sit_at(ada, table)
        ada.my_turn()
        height = ada.page.locator("#boards").bounding_box()["height"]  # type: ignore[index]
        fold = ada.page.get_by_role("button", name="Fold or unfold the question")
        fold.click()
        expect(fold).to_have_attribute("aria-expanded", "false")
        expect(ada.page.locator("#ask .choice").first).to_be_hidden()
        expect(ada.page.locator("#question")).to_be_visible()
        assert ada.page.locator("#boards").bounding_box()["height"] > height + 150  # type: ignore[index]
        drawn = [
            token for token in ada.tokens() if ada.page.locator(f"#boards [data-token='{token}'] .wg-mark").count()
        ]
        assert ada.point_at(drawn[0])


def test_log_and_talk_are_tabs_that_count_what_is_new(site: Site, browser: Browser) -> None:
    table = site.seated(begun("black-forest", 2, 30))
    with person(browser, site.url, PHONE, **ON_TOUCH) as ada:
        sit_at(ada, table)
        talk = ada.page.locator("#swipes [data-tab=chat]")
        expect(talk.locator(".counter")).to_have_text("")
        assert table.player(1).post("/chat", text="Hello Ada").status_code == 200
        expect(talk.locator(".counter")).to_have_text("1")
        expect(ada.page.locator("#talk")).to_be_hidden()
        talk.click()
        expect(ada.page.get_by_text("Hello Ada")).to_be_visible()
        expect(ada.page.locator("#boards")).to_be_hidden()
        expect(talk.locator(".counter")).to_have_text("")
        ada.page.locator("#swipes [data-tab=log]").click()
        expect(ada.page.locator("#log .log")).to_be_visible()
        expect(ada.page.locator("#swipes [data-tab=log] .counter")).to_have_text("")
        ada.page.locator("#swipes a").first.click()
        expect(ada.page.locator("#boards")).to_be_visible()


@pytest.mark.parametrize("game", GAMES.slugs())
def test_a_draft_takes_one_line(site: Site, browser: Browser, game: str) -> None:
    table = site.seated(begun(game, load_game(game).fewest_seats, 30 if game == "glass-road" else 12))
    with person(browser, site.url, PHONE, **ON_TOUCH) as ada:
        sit_at(ada, table)
        for _ in range(6):
            ada.my_turn()
            choose_one(ada, random.Random(2))
            drafts = ada.page.locator(".drafts")
            if drafts.count():
                assert drafts.bounding_box()["height"] <= 50  # type: ignore[index]
                return
        raise AssertionError("nothing was drafted")
