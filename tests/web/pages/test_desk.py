"""At a desk, in chromium: the decisive control is in sight, others can be followed, and the boards stay in place."""

import random
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, Route, expect

from tests.web.browser import DRIVEN, WIDE, Person, person, start
from tests.web.pages.test_browser_games import choose_by_chance, sit_at
from tests.web.pages.test_phone import choose_one
from tests.web.site import Player, Site, Table, begun
from waldglas.games import GAMES, load_game

pytestmark = DRIVEN

LARGER = (1920, 1080)
SIZES = [WIDE, LARGER]


def box(thing: Locator) -> dict[str, float]:
    found = thing.bounding_box()
    assert found is not None, thing
    return {"x": found["x"], "y": found["y"], "width": found["width"], "height": found["height"]}


def in_sight(thing: Locator) -> bool:
    """Whether the whole of it is seen without scrolling anything, and nothing lies over its middle."""
    return bool(
        thing.evaluate(
            """node => {
                const { left, right, top, bottom } = node.getBoundingClientRect();
                const there = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
                return left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight && node.contains(there);
            }"""
        )
    )


def at_sizes(someone: Person) -> Iterator[tuple[int, int]]:
    """The page at each size in turn."""
    for width, height in SIZES:
        someone.page.set_viewport_size({"width": width, "height": height})
        yield width, height


def apart(one: dict[str, float], other: dict[str, float]) -> bool:
    return (
        one["x"] + one["width"] <= other["x"]
        or other["x"] + other["width"] <= one["x"]
        or one["y"] + one["height"] <= other["y"]
        or other["y"] + other["height"] <= one["y"]
    )


# The decisive control


@pytest.mark.parametrize("size", SIZES)
def test_a_hand_is_taken_and_the_coach_asked_without_scrolling(
    site: Site, browser: Browser, size: tuple[int, int]
) -> None:
    with person(browser, site.url, size, reduced_motion="reduce") as ada:
        start(ada, "Glass Road", "Play against a bot")
        go = ada.page.locator(".do-hand .go")
        assert in_sight(go)
        assert in_sight(ada.page.locator("#question"))
        for number in range(5):
            ada.page.locator("#ask input[type=checkbox]").nth(number).check()
        assert in_sight(go)
        expect(go).to_be_enabled()


@pytest.mark.parametrize("game", GAMES.slugs())
def test_question_coach_and_confirm_are_in_sight_however_much_is_asked(site: Site, browser: Browser, game: str) -> None:
    chance = random.Random(5)
    table = site.seated(begun(game, 2, 30))
    alone = site.seated(begun(game, load_game(game).fewest_seats, 6))
    with person(browser, site.url, reduced_motion="reduce") as ada:
        sit_at(ada, alone)
        assert in_sight(ada.page.locator("#question"))
        if load_game(game).fewest_seats == 1:  # among people nobody is helped
            assert in_sight(ada.page.locator("#ask-coach"))
        sit_at(ada, table)
        for _ in range(12):
            assert in_sight(ada.page.locator("#question"))
            if ada.page.locator("#confirm").count():
                assert in_sight(ada.page.locator("#confirm"))
                break
            if ada.page.locator("#ask [data-pick]").count() or not ada.tokens():
                break
            choose_by_chance(ada, chance)


@pytest.mark.parametrize("size", SIZES)
def test_the_result_lies_over_the_boards_with_all_that_follows(
    site: Site, browser: Browser, size: tuple[int, int]
) -> None:
    table = site.seated(begun("haspelknecht", 3, 10_000))
    with person(browser, site.url, size) as ada:
        sit_at(ada, table)
        result = ada.page.locator("#result")
        assert not apart(box(result), box(ada.page.locator("#own-board")))
        for score in result.locator(".totals .score").all():
            assert in_sight(score)
        assert in_sight(result.get_by_role("button", name="Play again"))
        for name in ("Replay", "The coach’s view"):
            assert in_sight(result.get_by_role("link", name=name))
        result.get_by_role("button", name="Look at the boards").click()
        assert apart(box(result), box(ada.page.locator("#own-board")))
        assert in_sight(ada.page.locator("#at"))
        assert ada.violations() == []


# Following the others


def bens_turn(site: Site) -> tuple[Table, Player]:
    """A table of Black Forest at which Ada has chosen, and Ben."""
    table = site.seated(begun("black-forest", 2, 30))
    take_turn(table.player(0))
    return table, table.player(1)


def take_turn(player: Player) -> int:
    """All that a seat has to choose now, a pawn that walks if it can; the last moment there is."""
    chance = random.Random(3)
    while (asked := player.view()["asked"])["choices"] or asked["can_confirm"]:
        walks = [choice["token"] for choice in asked["choices"] if choice["token"].startswith("to:")]
        if walks:
            player.play(walks[-1])
        else:
            player.act(chance)
    return int(player.view()["moments"])


WATCH = """() => {
    window.moments = [document.querySelector("#table").dataset.moment];
    new MutationObserver(() => {
        const { moment } = document.querySelector("#table").dataset;
        if (window.moments.at(-1) !== moment) window.moments.push(moment);
    }).observe(document.querySelector("#table"), { attributes: true, attributeFilter: ["data-moment"] });
}"""


def shown_moments(someone: Person) -> list[int]:
    """The moments that were shown since one began to watch."""
    return [int(moment) for moment in someone.page.evaluate("window.moments")][1:]


def test_the_steps_of_others_are_shown_one_by_one_and_stay_marked(site: Site, browser: Browser) -> None:
    table, ben = bens_turn(site)
    with person(browser, site.url, pace=350) as ada:
        sit_at(ada, table)
        first = int(ada.page.locator("#table").get_attribute("data-moment") or 0)
        ada.page.evaluate(WATCH)
        last = take_turn(ben)
        ada.my_turn()
        assert shown_moments(ada) == list(range(first + 1, last + 1))
        halo = ada.page.locator("#shared-board .halo")
        expect(halo).to_have_count(1)  # of all that lies on the map only Ben's pawn has moved
        assert not apart(box(halo), box(ada.page.locator("#shared-board [data-piece=pawn1]")))
        expect(ada.page.locator(".since")).to_contain_text("Ben")
        assert in_sight(ada.page.locator(".since"))
        ada.choose(ada.tokens()[0])
        expect(ada.page.locator(".halo")).to_have_count(0)
        expect(ada.page.locator(".since")).to_have_count(0)


def test_who_is_in_a_hurry_skips(site: Site, browser: Browser) -> None:
    table, ben = bens_turn(site)
    with person(browser, site.url, pace=1400) as ada:
        sit_at(ada, table)
        held: list[Route] = []

        def hold(route: Route) -> None:
            held.append(route)

        ada.page.route("**/table/*?at=*", hold)
        ada.page.evaluate(WATCH)
        last = take_turn(ben)
        ada.page.get_by_role("button", name="Skip to now").click()
        for route in held:
            route.continue_()
        ada.my_turn()
        assert shown_moments(ada) == [last]


def test_nothing_is_drawn_out_with_reduced_motion(site: Site, browser: Browser) -> None:
    table, ben = bens_turn(site)
    with person(browser, site.url, pace=1400, reduced_motion="reduce") as ada:
        sit_at(ada, table)
        ada.page.evaluate(WATCH)
        first = int(ada.page.locator("#table").get_attribute("data-moment") or 0)
        last = take_turn(ben)
        ada.my_turn()
        assert last > first + 1
        assert shown_moments(ada) == [last]


def test_the_pace_is_chosen_in_the_menu(site: Site, browser: Browser) -> None:
    table = site.seated(begun("tiny-towns", 2, 20))
    with person(browser, site.url, pace=700) as ada:
        sit_at(ada, table)
        ada.page.get_by_role("button", name="Menu").click()
        expect(ada.page.get_by_role("button", name="Calm")).to_have_attribute("aria-pressed", "true")
        ada.page.get_by_role("button", name="Slow").click()
        expect(ada.page.get_by_role("button", name="Slow")).to_have_attribute("aria-pressed", "true")
        expect(ada.page.locator("#table")).to_have_attribute("data-pace", "1400")


@pytest.mark.parametrize("game", GAMES.slugs())
def test_the_others_are_legible_and_in_sight(site: Site, browser: Browser, game: str) -> None:
    table = site.seated(begun(game, load_game(game).most_seats, 120))
    with person(browser, site.url) as ada:
        sit_at(ada, table)
        for _ in at_sizes(ada):
            summaries = ada.page.locator(".other summary")
            for seat in range(min(3, summaries.count())):
                assert in_sight(summaries.nth(seat))
            small = ada.page.eval_on_selector_all(
                ".other summary *",
                "nodes => nodes.filter(node => parseFloat(getComputedStyle(node).fontSize) < 13).length",
            )
            assert small == 0


def test_the_log_tells_turn_by_turn(site: Site, browser: Browser) -> None:
    table = site.seated(begun("black-forest", 2, 60))
    with person(browser, site.url) as ada:
        sit_at(ada, table)
        turns = ada.page.locator("#log .turn:has(.who)").all()
        assert len(turns) > 3
        for turn in turns:
            name = "You" if turn.locator(".who").inner_text() == "Ada" else turn.locator(".who").inner_text()
            lines = [line.inner_text().removeprefix("New:").strip() for line in turn.locator("li").all()]
            assert [line for line in lines if not line.startswith(name)] == []


# The boards stay where they are


@pytest.mark.parametrize("game", GAMES.slugs())
def test_the_board_never_jumps(site: Site, browser: Browser, game: str) -> None:
    table = site.seated(begun(game, load_game(game).fewest_seats, 6))
    with person(browser, site.url, reduced_motion="reduce") as ada:
        sit_at(ada, table)
        places: list[Any] = []
        for chance in range(15):
            if ada.over() or not ada.page.locator("#ask.mine").count():
                break
            ada.page.evaluate("scrollTo(0, 0)")
            mine = box(ada.page.locator("#own-board .board").first)
            places.append((mine["x"], mine["y"], mine["width"]))
            choose_one(ada, random.Random(chance))
        assert len(places) > 2
        assert len(set(places)) == 1, places


@pytest.mark.parametrize("opener", ["Rules", "Points", "Log"])
def test_what_is_read_opens_beside_the_boards(site: Site, browser: Browser, opener: str) -> None:
    table = site.seated(begun("black-forest", 2, 60))
    with person(browser, site.url, reduced_motion="reduce") as ada:
        sit_at(ada, table)
        boards = [ada.page.locator(f"#{part}-board") for part in ("own", "shared", "offer")]
        before = [box(board) for board in boards]
        ada.page.locator(".tools").get_by_text(opener, exact=True).click()
        beside = ada.page.locator("#beside")
        expect(beside.get_by_role("heading", name=opener)).to_be_visible()
        assert [box(board) for board in boards] == before
        assert all(apart(box(beside), place) for place in before)
        assert in_sight(ada.page.locator("#question"))
        words = {"Rules": "BF-1.1", "Points": "Together", "Log": "Ben"}[opener]
        expect(beside.locator(".reading")).to_contain_text(words)
        assert ada.violations() == []
        ada.page.keyboard.press("Escape")
        expect(beside).to_be_hidden()
        expect(ada.page.locator("#ask .choice").first).to_be_visible()


SCROLLING = """() => [...document.querySelectorAll("main *")].filter(node =>
    node.scrollHeight > node.clientHeight + 1 && node.clientHeight &&
    ["auto", "scroll"].includes(getComputedStyle(node).overflowY)).map(node => node.id || node.className)"""


@pytest.mark.parametrize("game", GAMES.slugs())
def test_one_thing_scrolls_beside_the_page(site: Site, browser: Browser, game: str) -> None:
    table = site.seated(begun(game, 3, 80))
    with person(browser, site.url) as ada:
        sit_at(ada, table)
        for width, _ in at_sizes(ada):
            scrolling = ada.page.evaluate(SCROLLING)
            assert len(scrolling) <= 1, scrolling
            assert ada.page.evaluate("document.documentElement.scrollWidth") == width


# Black Forest's map


@pytest.mark.parametrize("seats", [1, 3, 4])
def test_the_map_can_be_read_and_the_page_has_two_screens(site: Site, browser: Browser, seats: int) -> None:
    table = site.seated(begun("black-forest", seats, 60, seed=seats))
    with person(browser, site.url) as ada:
        sit_at(ada, table)
        small = ada.page.eval_on_selector_all(
            "#shared-board text",
            """nodes => nodes.map(node =>
                [node.textContent, parseFloat(getComputedStyle(node).fontSize) * node.getScreenCTM().d])
                .filter(([, size]) => size < 11)""",
        )
        assert small == []
        assert ada.page.evaluate("document.documentElement.scrollHeight") <= 2 * WIDE[1]
        hidden = ada.page.eval_on_selector_all(
            "#shared-board g:has(> title)",
            """nodes => nodes.filter(node => /provision/.test(node.querySelector("title").textContent)
                && node.querySelector(":scope > use[href='#wg-provisions']")).filter(node => {
                const { x, y, width, height } = node.getBoundingClientRect();
                return !node.contains(document.elementFromPoint(x + width / 2, y + height / 2));
            }).length""",
        )
        assert hidden == 0
