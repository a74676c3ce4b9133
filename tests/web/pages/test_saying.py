"""What a thing does is said where one chooses: on the button and in the picture, by mouse, keyboard and finger."""

import pytest
from playwright.sync_api import Browser, expect

from tests.web.browser import DRIVEN, PHONE, Person, person, set_up
from tests.web.pages.test_browser_games import sit_at
from tests.web.site import Site, begun
from waldglas.core.record import Match, Record
from waldglas.games import load_game

pytestmark = DRIVEN

CARPENTER = "For a forest: 1 wood; or a building."


def with_cards(someone: Person, *names: str) -> None:
    """A table of three at Glass Road, with these cards in hand."""
    set_up(someone, "glass-road", ["me", "bot:random", "bot:random"], ["Ada", "", ""])
    someone.my_turn()
    for name in names:
        someone.page.locator(f"#ask [value='card:{name}']").check()
    someone.press("#ask .go")
    someone.my_turn()


FIVE = ("builder", "carpenter", "woodcutter", "clay_worker", "fish_farmer")


def test_a_specialist_tells_its_abilities_where_it_is_chosen(site: Site, browser: Browser) -> None:
    with person(browser, site.url) as ada:
        with_cards(ada, *FIVE)
        button, hint = ada.page.locator("#ask .choice[value='card:carpenter']"), ada.page.locator("#hint")
        assert button.locator(".sign use").count() >= 3  # the fee and both abilities
        expect(ada.page.get_by_role("button", name=f"Carpenter {CARPENTER}").first).to_be_visible()
        button.hover()
        expect(hint).to_have_text(CARPENTER)
        ada.page.mouse.move(5, 5)
        expect(hint).to_have_count(0)
        ada.page.locator("#ask .choice[value='card:builder']").focus()
        ada.page.keyboard.press("ArrowDown")
        expect(hint).to_have_text(CARPENTER)
        drawn = ada.page.locator("svg [data-token='card:carpenter']")
        assert CARPENTER.rstrip(".") in (drawn.get_attribute("aria-label") or "")
        drawn.hover()
        expect(hint).to_contain_text(CARPENTER)


def test_a_tap_on_a_card_tells_it_first(site: Site, browser: Browser) -> None:
    with person(browser, site.url, PHONE, has_touch=True, is_mobile=True) as ada:
        with_cards(ada, *FIVE)
        expect(ada.page.locator("#ask .choice[value='card:carpenter'] .told")).to_be_visible()
        ada.page.locator("svg [data-token='card:carpenter']").scroll_into_view_if_needed()
        ada.page.locator("svg [data-token='card:carpenter']").tap()
        expect(ada.page.locator("#hint.pinned")).to_contain_text(CARPENTER)
        ada.click(ada.page.locator("#hint .go"))
        expect(ada.page.locator(".log")).to_contain_text("You laid the Carpenter face down.")


@pytest.mark.parametrize(
    ("game", "thing", "words"),
    [
        ("haspelknecht", "build:pickaxe", ["costs", "farmhand", "asked now"]),
        ("black-forest", "build:", ["Costs", "point"]),
        ("glass-road", "build:", ["point", "asked now"]),
    ],
)
def test_a_tap_on_what_cannot_be_chosen_tells_it_and_why(
    site: Site, browser: Browser, game: str, thing: str, words: list[str]
) -> None:
    with person(browser, site.url, PHONE, has_touch=True, is_mobile=True) as ada:
        set_up(ada, game, ["me", "bot:random"], ["Ada", ""])
        ada.my_turn()
        drawn = ada.page.locator(f"svg [data-ask^='{thing}']").first
        drawn.scroll_into_view_if_needed()
        drawn.tap()
        for word in words:
            expect(ada.page.locator("#hint.pinned")).to_contain_text(word)


# Haspelknecht: a plan


def planning(seed: int = 1) -> Match:
    """A game of two where the first seat is to plan."""
    match = Match(Record(load_game("haspelknecht"), 2, {}, seed))
    position = match.position
    while not position.together:
        seat = position.to_act()[0]
        match.play(seat, position.choices(seat)[0])
    return match


def test_a_plan_is_made_by_laying_disks_on_workers(site: Site, browser: Browser) -> None:
    with person(browser, site.url) as ada:
        sit_at(ada, site.seated(planning()))
        ada.my_turn()
        page = ada.page
        expect(page.locator("#question")).to_have_text("Put your disks on your workers.")
        expect(page.locator(".place[data-for=farmer]")).to_contain_text("Yellow disks bring 1 food each")
        held = {node.get_attribute("data-stock"): node.inner_text() for node in page.locator(".held").all()}
        colour, number = next((name, int(text)) for name, text in held.items() if int(text) > 1)
        lay = page.locator(f".place[data-for=farmer] [data-stock={colour}] [data-lay=one]")
        lay.focus()
        page.keyboard.press("Enter")
        expect(page.locator(f".held[data-stock={colour}] output")).to_have_text(str(number - 1))
        expect(page.locator(".place[data-for=farmer] .pays")).not_to_be_empty()
        expect(page.locator("svg [data-place=farmer] .wg-laid use").locator("visible=true")).to_have_count(1)
        page.locator(f".place[data-for=farmer] [data-stock={colour}] [data-lay=back]").click()
        expect(page.locator(f".held[data-stock={colour}] output")).to_have_text(str(number))
        in_the_picture(ada, colour or "")
        expect(page.locator(f".held[data-stock={colour}] output")).to_have_text(str(number - 1))
        ada.press("#plan-ready")
        expect(page.locator("#question")).to_contain_text("Waiting for Ben")
        ada.press("#undo")
        expect(page.locator(f".held[data-stock={colour}] output")).to_have_text(str(number - 1))


def in_the_picture(someone: Person, colour: str) -> None:
    """A disk of a cart is pressed, then the farmhand."""
    someone.page.locator(f".own use[href='#wg-disk-{colour}']").locator("visible=true").first.click()
    someone.page.locator("svg [data-place=farmhand]").locator("visible=true").click()


def test_a_plan_never_asks_for_more_than_there_is(site: Site, browser: Browser) -> None:
    """Every plan that the page lets one send is one that the rules take."""
    with person(browser, site.url, PHONE, has_touch=True) as ada:
        for seed in (2, 3):
            sit_at(ada, site.seated(planning(seed)))
            ada.my_turn()
            for button in ada.page.locator(".lay[data-lay=all]").all():
                if button.is_visible() and button.is_enabled():
                    button.tap()
            while ada.page.locator("#plan-ready").is_disabled():
                ada.page.locator(".place.unfit [data-lay=back]").locator("visible=true").first.tap()
            ada.press("#plan-ready")
            expect(ada.page.locator("#question")).to_contain_text("Waiting for Ben")


def test_black_forests_build_list_has_cost_and_points(site: Site, browser: Browser) -> None:
    game = load_game("black-forest")
    matches = (begun("black-forest", 2, 30, seed) for seed in range(1, 60))
    match = next(
        match
        for match in matches
        if any(game.alphabet.token(action).startswith("build:") for action in match.position.choices(0))
    )
    with person(browser, site.url) as ada:
        sit_at(ada, site.seated(match))
        ada.my_turn()
        button = ada.page.locator("#ask .choice[value^='build:']").first
        assert button.locator(".sign use[href='#wg-star']").count() == 1
        expect(button.locator(".told")).to_contain_text("Costs")
        expect(button.locator(".told")).to_contain_text("point")
