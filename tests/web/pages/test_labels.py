"""Labels, in chromium: places are written in the picture as the list names them, and words stay in their boxes."""

import random
import re
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from tests.web.browser import DRIVEN, PHONE, WIDE, person
from tests.web.pages.legible import too_small
from tests.web.pages.test_browser_games import sit_at
from tests.web.pages.test_phone import ON_TOUCH
from tests.web.site import Site, begun
from waldglas.core.record import Match
from waldglas.games import GAMES, load_game

pytestmark = DRIVEN

LEAST_PRINTED = 9
LANGUAGES = {"en": "en-GB", "de": "de-DE"}

# Of each choice of a space: what is written in the picture where it is marked.
WRITTEN = """() => [...document.querySelectorAll("#ask .choice[value^='at:']")].map((choice) => {
    const mark = document.querySelector(`#own-board [data-token="${choice.value}"] .wg-mark`).getBoundingClientRect();
    const inside = (text) => {
        const { left, right, top, bottom } = text.getBoundingClientRect();
        const across = left < right && left > mark.left - 1 && right < mark.right + 1;
        return across && top > mark.top - 1 && bottom < mark.bottom + 1;
    };
    const texts = [...document.querySelectorAll("#own-board svg text")].filter(inside);
    return [choice.value.split("-")[1], texts.map((text) => text.textContent), choice.textContent];
})"""

# Words that reach out of the box in which they stand.
OUTSIDE = """([boxes, words]) => [...document.querySelectorAll(boxes)].filter((box) => {
    const range = document.createRange();
    range.selectNodeContents(box.querySelector(words) ?? box);
    const [text, edge] = [range.getBoundingClientRect(), box.getBoundingClientRect()];
    return text.left < edge.left || text.right > edge.right || box.scrollWidth > box.clientWidth;
}).map((box) => box.textContent)"""


def with_choices(game: str, verb: str, least: int) -> Match:
    """A game, played by chance until the first seat has so many choices of a kind."""
    for seed in range(1, 40):
        match, chance = begun(game, 2, 0, seed), random.Random(seed)
        position = match.position
        while not position.over():
            tokens = [position.alphabet.token(action) for action in position.choices(0)]
            if sum(token.startswith(verb) for token in tokens) >= least:
                return match
            seat = position.to_act()[0]
            match.play(seat, chance.choice(position.choices(seat)))
    raise AssertionError(f"nothing like {verb} is ever asked")


@pytest.mark.parametrize("size", [WIDE, PHONE])
def test_a_space_is_written_on_the_domain_as_the_list_names_it(
    site: Site, browser: Browser, size: tuple[int, int]
) -> None:
    table = site.seated(with_choices("black-forest", "at:m-", 6))
    with person(browser, site.url, size, reduced_motion="reduce") as ada:
        sit_at(ada, table)
        ada.my_turn()
        found = ada.page.evaluate(WRITTEN)
        assert len(found) >= 6
        for name, written, words in found:
            assert name in written, words
            assert name in words


def test_an_empty_space_is_chosen_by_its_name(site: Site, browser: Browser) -> None:
    table = site.seated(with_choices("black-forest", "at:m-", 6))
    with person(browser, site.url, reduced_motion="reduce") as ada:
        sit_at(ada, table)
        ada.my_turn()
        place = ada.page.locator("#ask .compact button").first
        expect(place).to_have_accessible_name(f"Space {place.inner_text()}")
        ada.click(place)
        expect(ada.page.locator(".drafts, #log").filter(has_text=" on ").first).to_be_visible()


@pytest.mark.parametrize(("game", "verb"), [("tiny-towns", "build:"), ("black-forest", "use:")])
def test_a_finger_finds_what_can_be_built_and_used(site: Site, browser: Browser, game: str, verb: str) -> None:
    table = site.seated(with_choices(game, verb, 1))
    with person(browser, site.url, PHONE, **ON_TOUCH) as ada:
        sit_at(ada, table)
        ada.my_turn()
        expect(ada.page.locator(f"#own-board [data-token^='{verb}']").first).to_be_visible()
        assert too_small(ada) == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", [(1000, 800), WIDE, (1920, 1080), PHONE])
def test_the_names_of_a_hand_stay_in_their_boxes(
    site: Site, browser: Browser, size: tuple[int, int], language: str
) -> None:
    touch: dict[str, Any] = ON_TOUCH if size == PHONE else {"reduced_motion": "reduce"}
    table = site.seated(begun("glass-road", 2, 0))
    with person(browser, site.url, size, locale=LANGUAGES[language], **touch) as ada:
        sit_at(ada, table)
        ada.my_turn()
        expect(ada.page.locator(".card-choice")).to_have_count(15)
        assert ada.page.evaluate(OUTSIDE, [".card-choice", "span"]) == []
        if size == PHONE:
            assert too_small(ada) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_phone_shows_the_whole_name_of_the_game(site: Site, browser: Browser, language: str) -> None:
    with person(browser, site.url, PHONE, locale=LANGUAGES[language], **ON_TOUCH) as ada:
        for game in GAMES.slugs():
            sit_at(ada, site.seated(begun(game, 2, 0)))
            ada.my_turn()
            assert ada.page.evaluate(OUTSIDE, [".game-name, .band .quiet", "span"]) == [], game


def is_too_small_on_a_desk(what: str) -> bool:
    """The signs and texts of a printed card may be a little smaller: it tells of them when it is pointed at."""
    printed = re.match(r"letters of ([\d.]+) px in #", what)
    return what.startswith("letters") and (printed is None or float(printed[1]) < LEAST_PRINTED)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES.slugs())
def test_nothing_on_a_desk_is_too_small_to_read(site: Site, browser: Browser, game: str, language: str) -> None:
    seats = min(3, load_game(game).most_seats)
    wrong: dict[str, list[str]] = {}
    with person(browser, site.url, WIDE, locale=LANGUAGES[language], reduced_motion="reduce") as ada:
        for moves in (0, 60, 200):
            sit_at(ada, site.seated(begun(game, seats, moves, seed=moves + 1)))
            ada.my_turn()
            wrong[f"after {moves} moves"] = [what for what in too_small(ada) if is_too_small_on_a_desk(what)]
    assert {when: what for when, what in wrong.items() if what} == {}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES.slugs())
def test_the_strips_of_three_others_hold_their_goods(site: Site, browser: Browser, game: str, language: str) -> None:
    with person(browser, site.url, WIDE, locale=LANGUAGES[language], reduced_motion="reduce") as ada:
        for moves in (0, 60, 120):
            sit_at(ada, site.seated(begun(game, 4, moves, seed=moves + 1)))
            ada.my_turn()
            cut = ada.page.eval_on_selector_all(
                ".other :is(.name, .glance)",
                "nodes => nodes.filter(node => node.scrollWidth > node.clientWidth).map(node => node.textContent)",
            )
            assert cut == []
