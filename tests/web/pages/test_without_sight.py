"""A whole game of each kind by the keyboard, knowing no more than what a screen reader says."""

import random
import re

import pytest
from playwright.sync_api import Browser, Locator, expect

from tests.web.browser import DRIVEN, Person, person, set_up
from tests.web.site import Site
from waldglas.games import GAMES

pytestmark = DRIVEN

MOST = 600  # presses in a game
SHORT = {"black-forest": {"turn_limit": "10"}}
HEARD = """() => {
    const asked = document.querySelector("#result-title") ?? document.querySelector("#question");
    return document.querySelector("#said").textContent.includes(asked.textContent);
}"""
BACK = re.compile("^(?!.*Take back)")  # what is not pressed: a game would never end


@pytest.mark.parametrize("game", GAMES.slugs())
def test_a_whole_game_by_the_accessibility_tree(site: Site, browser: Browser, game: str) -> None:
    chance = random.Random(5)
    with person(browser, site.url, reduced_motion="reduce") as ada:
        set_up(ada, game, ["me", "bot:random"], ["Ada", "Ben"], **SHORT.get(game, {}))
        for _ in range(MOST):
            ada.my_turn()
            if ada.over():
                break
            answer(ada, chance)
        assert ada.over()
        result = ada.page.get_by_role("heading", level=2).first.inner_text()
        assert "win" in result or "share" in result
        expect(ada.page.locator("#said")).to_contain_text(result)


def asked(someone: Person) -> Locator:
    """What is asked stands first of all regions, and is named by its question."""
    return someone.page.get_by_role("main").get_by_role("region").first


def answer(someone: Person, chance: random.Random) -> None:
    region = asked(someone)
    question = region.get_by_role("heading", level=2).inner_text()
    assert question
    if region.get_by_role("checkbox").count():
        choose_cards(someone, region, question, chance)
    elif (ready := region.get_by_role("button", name="This is my plan")).count():
        lay(someone, region, ready, chance)
    else:
        buttons = region.get_by_role("button", name=BACK)
        press(someone, buttons.nth(chance.randrange(buttons.count())))
    someone.page.wait_for_function(HEARD)


def choose_cards(someone: Person, region: Locator, question: str, chance: random.Random) -> None:
    number = int(re.findall(r"[0-9]+", question)[0])
    boxes = region.get_by_role("checkbox")
    for place in chance.sample(range(boxes.count()), number):
        boxes.nth(place).focus()
        someone.page.keyboard.press("Space")
    press(someone, region.get_by_role("button", name=re.compile("^Take")).first)


def lay(someone: Person, region: Locator, ready: Locator, chance: random.Random) -> None:
    """Some things onto workers, then the plan."""
    for _ in range(chance.randrange(3)):
        laying = region.get_by_role("button", name=re.compile("^Lay 1"), disabled=False)
        if laying.count():
            laying.nth(chance.randrange(laying.count())).focus()
            someone.page.keyboard.press("Enter")
    while ready.is_disabled():
        region.get_by_role("button", name=re.compile("^Take 1")).first.focus()
        someone.page.keyboard.press("Enter")
    press(someone, ready)


def press(someone: Person, button: Locator) -> None:
    """With the keyboard; afterwards the focus is somewhere on the page, not lost."""
    before = someone.decision()
    button.focus()
    someone.page.keyboard.press("Enter")
    someone.page.wait_for_function(
        "before => document.querySelector('#ask input[name=decision]')?.value !== before", arg=before
    )
    someone.settled()
    if someone.page.locator("#ask.mine").count():
        assert someone.page.evaluate("document.activeElement !== document.body")
