"""Whole games in chromium: with the mouse, with the keyboard alone, at one device, in two browsers."""

import random

import pytest
from playwright.sync_api import Browser, expect

from tests.web.browser import DRIVEN, Person, person, set_up, start
from tests.web.pages.test_browser_games import choose_by_chance, sit_at
from tests.web.site import Player, Site, begun

pytestmark = DRIVEN


# With the mouse


def test_a_solo_game_of_tiny_towns_is_played_in_the_picture(site: Site, browser: Browser) -> None:
    chance = random.Random(4)
    with person(browser, site.url) as ada:
        start(ada, "Tiny Towns", "Play alone")
        for number in range(200):
            ada.my_turn()
            if number == 10:
                sit_at(ada, site.seated(begun("tiny-towns", 1, 22)))
                ada.my_turn()
            if ada.over():
                break
            if ada.page.locator("#confirm").count():
                ada.press("#confirm")
                continue
            token = chance.choice(ada.tokens())
            drawn = f"svg [data-token='{token}'][role=button]" + (" circle" if token.startswith("build:") else "")
            ada.press(drawn if ada.page.locator(drawn).count() else f"#ask [value='{token}']")
        assert ada.over()
        expect(ada.page.locator("#result-title")).to_contain_text("The game is over")
        expect(ada.page).to_have_title("Over · Tiny Towns · Waldglas")


def test_a_game_of_glass_road_against_a_bot_begins_and_ends(site: Site, browser: Browser) -> None:
    chance = random.Random(7)
    with person(browser, site.url) as ada:
        start(ada, "Glass Road", "Play against a bot")
        ada.page.locator("#ask .habits [role=switch]").first.click()  # no confirming
        cards = ada.page.locator("#boards [data-token^='card:'][role=button]")
        expect(cards).to_have_count(15)
        for number in (13, 2, 9, 0, 5):  # in no order at all
            cards.nth(number).click()
        ada.press("#ask .go")
        for _ in range(12):
            ada.my_turn()
            choose_by_chance(ada, chance)
        sit_at(ada, site.seated(begun("glass-road", 2, 112), "random"))
        while not ada.over():
            if ada.page.locator("#confirm").count():
                ada.press("#confirm")
            elif ada.page.locator("#ask [data-pick]").count():
                choose_a_hand(ada, chance)
            else:
                choose_by_chance(ada, chance)
            ada.my_turn()
        expect(ada.page.locator(".log")).to_contain_text("You")


def choose_a_hand(someone: Person, chance: random.Random) -> None:
    boxes = someone.page.locator("#ask input[type=checkbox]")
    for number in chance.sample(range(boxes.count()), 5):
        boxes.nth(number).check()
    someone.press("#ask .go")


# With the keyboard


def test_a_whole_game_with_the_keyboard_alone(site: Site, browser: Browser) -> None:
    with person(browser, site.url, reduced_motion="reduce") as ada:
        page = ada.go("/")
        tab_to(ada, "Tiny Towns: set up a table")
        page.keyboard.press("Enter")
        page.wait_for_url("**/game/tiny-towns")
        tab_to(ada, "Play alone")
        page.keyboard.press("Enter")
        page.wait_for_selector("#ask.mine")
        tab_to(ada, "")  # the first choice of the list
        for number in range(200):
            ada.my_turn()
            if ada.over():
                break
            assert page.evaluate("Boolean(document.activeElement.closest('#ask'))"), "the question keeps the focus"
            for _ in range(number % 3):
                page.keyboard.press("ArrowDown")
            before = ada.decision()
            page.keyboard.press("Enter")
            page.wait_for_function(
                "before => document.querySelector('#ask input[name=decision]')?.value !== before", arg=before
            )
            ada.settled()
        assert ada.over()


def tab_to(someone: Person, words: str) -> None:
    """Presses Tab until the thing with these words, or a choice of the list, has the focus."""
    for _ in range(60):
        someone.page.keyboard.press("Tab")
        here = someone.page.evaluate(
            "[document.activeElement.ariaLabel ?? document.activeElement.innerText ?? '',"
            " document.activeElement.matches('#ask .choice')]"
        )
        if here[0] == words if words else here[1]:
            return
    pytest.fail(f"Tab does not lead to {words or 'the choices'}")


# Together


def test_one_device_is_passed_on_where_hands_are_hidden(site: Site, browser: Browser) -> None:
    with person(browser, site.url) as table:
        set_up(table, "glass-road", ["me", "hot-seat"], ["Ada", "Ben"])
        page = table.page
        expect(page.locator("#question")).to_have_text("Pass the device to Ada.")
        page.get_by_role("link", name="I am Ada").click()
        expect(page.locator("#question")).to_have_text("Choose 5 cards for your hand.")
        for box in page.locator("#ask input[type=checkbox]").all()[:5]:
            box.check()
        page.locator("#ask .go").click()
        expect(page.locator("#question")).to_have_text("Pass the device to Ben.")
        assert "Feudal Lord" not in page.locator("main").inner_html()
        page.get_by_role("link", name="I am Ben").click()
        expect(page.locator("#question")).to_have_text("Choose 5 cards for your hand.")


def test_the_page_follows_the_turn_where_nothing_is_hidden(site: Site, browser: Browser) -> None:
    with person(browser, site.url) as table:
        set_up(table, "tiny-towns", ["me", "hot-seat"], ["Ada", "Ben"])
        table.choose("call:wood")
        table.press("#confirm")
        table.choose("at:a1")
        table.press("#confirm")
        expect(table.page.locator(".own svg").first).to_have_attribute("aria-label", "The town of Ben")
        table.choose("at:b2")
        table.press("#confirm")
        expect(table.page.locator("#question")).to_contain_text("Call a resource")


def test_two_browsers_at_one_table(site: Site, browser: Browser) -> None:
    with person(browser, site.url) as ada, person(browser, site.url) as ben:
        ada.context.grant_permissions(["clipboard-read", "clipboard-write"])
        set_up(ada, "tiny-towns", ["me", "open"], ["Ada", ""])
        ada.page.get_by_role("button", name="Copy the invite link").click()
        expect(ada.page.locator("#toast")).to_have_text("The invitation is copied.")
        invitation: str = ada.page.evaluate("navigator.clipboard.readText()")
        ben.go(invitation)
        ben.page.get_by_label("Your name").fill("Ben & <b>Co</b>")
        ben.page.get_by_role("button", name="Sit down").click()
        ben.page.wait_for_selector("#table")
        expect(ada.page.locator("#seats")).to_contain_text("Ben & <b>Co</b>")
        expect(ben.page.locator("#question")).to_have_text("Waiting for Ada.")

        ada.choose("call:brick")
        expect(ben.page.locator("#question")).to_have_text("Waiting for Ada.")  # a draft is nobody else's business
        ada.press("#confirm")
        ben.my_turn()
        expect(ben.page).to_have_title("● Your turn · Tiny Towns · Waldglas")
        expect(ben.page.locator(".log")).to_contain_text("Ada called brick.")
        ben.page.get_by_label("Say something").fill("Bricks <again>?")
        ben.page.get_by_role("button", name="Say").click()
        expect(ada.page.locator("#talk")).to_contain_text("Bricks <again>?")


# What the table tells


def test_drafts_are_taken_back_or_confirmed_by_themselves(site: Site, browser: Browser) -> None:
    with person(browser, site.url) as ada:
        set_up(ada, "tiny-towns", ["me", "hot-seat"], ["Ada", "Ben"])
        ada.choose("call:wheat")
        expect(ada.page.locator(".drafts")).to_contain_text("You called wheat")
        ada.press("#undo")
        expect(ada.page.locator("#question")).to_contain_text("Call a resource")
        ada.page.locator("#ask .habits [role=switch]").first.click()
        expect(ada.page.locator("#ask .habits [role=switch]").first).to_have_attribute("aria-checked", "false")
        ada.choose("call:wheat")
        expect(ada.page.locator("#question")).to_contain_text("Place wheat")


def test_what_cannot_be_chosen_says_why_and_shows_the_rule(site: Site, browser: Browser) -> None:
    with person(browser, site.url) as ada:
        set_up(ada, "tiny-towns", ["me", "hot-seat"], ["Ada", "Ben"])
        for token in ("call:wood", "at:a1"):
            ada.choose(token)
            ada.press("#confirm")
        ada.choose("at:d4")
        ada.press("#confirm")
        ada.choose("call:wood")
        ada.press("#confirm")
        ada.page.locator(".own [data-ask]").first.click()
        expect(ada.page.locator("#hint.pinned")).to_contain_text("Choose an empty square.")
        ada.page.locator("#hint [data-rule]").click()
        expect(ada.page.locator("#digest .here .number")).to_have_text("TT-3.3")
        ada.page.get_by_label("Search the rules").fill("factory cube")
        expect(ada.page.locator("#digest .rule:visible").first).to_contain_text("Factory")


def test_replay_with_buttons_slider_and_arrows(site: Site, browser: Browser) -> None:
    table = site.new_table("tiny-towns", ["me"])
    finish(table.player(0))
    with person(browser, site.url) as ada:
        page = ada.go(f"/table/{table.id}")
        last = int(page.locator("#at").get_attribute("max") or 0)
        page.get_by_label("One step back").click()
        expect(page.locator("output")).to_have_text(f"{last - 1} of {last}")
        page.locator("body").press("ArrowLeft")
        expect(page.locator("output")).to_have_text(f"{last - 2} of {last}")
        page.locator("#at").fill("3")
        expect(page.locator("output")).to_have_text(f"3 of {last}")
        page.wait_for_url("**at=3**")
        page.locator(".log a").first.click()
        page.wait_for_url("**at=0**")
        page.reload()
        expect(page.locator("output")).to_have_text(f"0 of {last}")


def finish(player: Player) -> None:
    chance = random.Random(1)
    while player.act(chance) is not None:
        pass


def test_habits_are_switched_at_the_table(site: Site, browser: Browser) -> None:
    with person(browser, site.url) as ada:
        start(ada, "Glass Road", "Play alone")
        takes_all = ada.page.get_by_role("switch", name="Take all automatically").first
        takes_all.click()
        expect(takes_all).to_have_attribute("aria-checked", "false")
        ada.page.get_by_role("button", name="Menu").click()
        sound = ada.page.get_by_role("switch", name="Sound when it is my turn")
        sound.click()
        expect(sound).to_have_attribute("aria-checked", "true")
        ada.page.reload()
        expect(takes_all).to_have_attribute("aria-checked", "false")


# Looks


def test_the_theme_is_remembered(site: Site, browser: Browser) -> None:
    with person(browser, site.url, color_scheme="light") as ada:
        page = ada.go("/")
        page.get_by_role("button", name="Light or dark").click()
        expect(page.locator("html")).to_have_attribute("data-theme", "dark")
        page.reload()
        expect(page.locator("html")).to_have_attribute("data-theme", "dark")


def test_axe_finds_no_violation(site: Site, browser: Browser) -> None:
    running = site.new_table("tiny-towns", ["me", "open", "bot:random"])
    over = site.new_table("tiny-towns", ["me"])
    finish(over.player(0))
    with person(browser, site.url, color_scheme="light", reduced_motion="reduce") as ada:
        problems = {}
        for path in (
            "/",
            "/game/tiny-towns",
            "/rules/glass-road",
            "/today",
            "/import",
            "/api/docs",
            f"/table/{running.id}",
            f"/table/{over.id}",
            f"/table/{over.id}?at=5",
            f"/table/{over.id}/log",
        ):
            ada.go(path)
            problems[path] = ada.violations_by_day_and_night()
        site.tables.coach.walks = 10
        ada.go(f"/table/{over.id}/analysis")
        ada.page.wait_for_selector("#turning", timeout=60_000)
        problems["the coach's view"] = ada.violations_by_day_and_night()
        ada.go("/nowhere")
        problems["an error"] = ada.violations_by_day_and_night()
        assert ada.complaints.pop().endswith("404 (Not Found)")
        start(ada, "Glass Road", "Play against a bot")
        problems["a hand"] = ada.violations_by_day_and_night()
        for box in ada.page.locator("#ask input[type=checkbox]").all()[:5]:
            box.check()
        ada.press("#ask .go")
        ada.my_turn()
        problems["a question"] = ada.violations_by_day_and_night()
        ada.page.get_by_role("button", name="Menu").click()
        problems["the menu"] = ada.violations_by_day_and_night()
        assert {where: what for where, what in problems.items() if what} == {}


def test_the_coach_is_asked_and_its_choice_played(site: Site, browser: Browser) -> None:
    with person(browser, site.url) as ada:
        start(ada, "Tiny Towns", "Play alone")
        ada.page.click("#ask-coach")
        ada.page.wait_for_selector(".hints .choice")
        assert ada.violations() == []
        ada.page.locator(".hints .choice").first.click()
        ada.page.wait_for_selector("#undo")
        expect(ada.page.locator(".hints")).to_have_count(0)
