"""People at a browser: pages in chromium that must neither complain nor break the policy."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Locator, Page, Playwright, expect

CHROMIUM = "/usr/bin/chromium"
# Chromium heeds the last such list only: what playwright leaves out, and panes of the address bar, which each new
# window loads before anybody sees it (a third of all that a visit costs).
UNUSED = [
    "AvoidUnnecessaryBeforeUnloadCheckSync",
    "DestroyProfileOnBrowserClose",
    "HttpsUpgrades",
    "LensOverlay",
    "MediaRouter",
    "PaintHolding",
    "ThirdPartyStoragePartitioning",
    "OptimizationHints",
    "NetworkTimeServiceQuerying",
    "AimEnabled",
    "PreconnectToSearch",
    "WebUIOmniboxPopup",
    "WebUIOmniboxAimPopup",
]
ARGUMENTS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
    "--disable-features=" + ",".join(UNUSED),
]
WIDE = (1440, 900)
PHONE = (360, 740)
PATIENCE = 30_000
expect.set_options(timeout=PATIENCE)


DRIVEN = [pytest.mark.browser, pytest.mark.skipif(not Path(CHROMIUM).exists(), reason="there is no chromium here")]


def launch(playwright: Playwright) -> Browser:
    return playwright.chromium.launch(executable_path=CHROMIUM, args=ARGUMENTS)


class Person:
    """One browser of its own, with its cookies and its complaints."""

    def __init__(self, context: BrowserContext, url: str) -> None:
        self.context = context
        self.url = url
        self.complaints: list[str] = []
        self.page = self.new_page()

    def new_page(self) -> Page:
        page = self.context.new_page()
        page.set_default_timeout(PATIENCE)
        page.on("console", self.hear)
        page.on("pageerror", lambda error: self.complaints.append(str(error)))
        return page

    def hear(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self.complaints.append(message.text)

    def go(self, path: str) -> Page:
        self.page.goto(self.url + path if path.startswith("/") else path)
        return self.page

    def settled(self) -> Page:
        """The page, when no request of it is under way."""
        self.page.wait_for_selector("#table:not([aria-busy])")
        return self.page

    # At the table

    def my_turn(self) -> None:
        self.page.wait_for_selector("#ask.mine, #result:not([hidden])")
        self.settled()

    def over(self) -> bool:
        return self.page.locator("#result:not([hidden])").count() > 0

    def question(self) -> str:
        return self.page.locator("#question").inner_text()

    def choose(self, token: str) -> None:
        folded = self.page.locator(f"#ask details:not([open]):has([value='{token}']) summary")
        if folded.count():
            folded.click()
        self.press(f"#ask [name=token][value='{token}']")

    def press(self, selector: str) -> None:
        """Presses something and waits until its answer is shown."""
        self.click(self.page.locator(selector).first)

    def click(self, thing: Locator) -> None:
        before = self.decision()
        thing.click()
        self.page.wait_for_function(
            "before => document.querySelector('#ask input[name=decision]')?.value !== before", arg=before
        )
        self.settled()

    def decision(self) -> str:
        field = self.page.locator("#ask input[name=decision]")
        return field.first.input_value() if field.count() else ""

    def point_at(self, token: str) -> bool:
        """Presses a choice where it is drawn; whether it is drawn at all."""
        drawn = self.page.locator(f"svg [data-token='{token}'][role=button] .wg-mark").locator("visible=true")
        if not drawn.count():
            return False
        self.click(drawn.first)
        return True

    def plan(self) -> bool:
        """Sends a plan as it lies there; whether one is asked for."""
        ready = self.page.locator("#plan-ready")
        if ready.count():
            self.click(ready)
            return True
        return False

    def tokens(self) -> list[str]:
        values: list[str] = self.page.eval_on_selector_all("#ask .choice", "nodes => nodes.map(node => node.value)")
        return values

    def violations(self, theme: str = "light") -> list[Any]:
        """What axe finds wrong, shortened; in the dark only colours differ. The sheet of shapes is not shown."""
        only = {"runOnly": ["color-contrast"]} if theme == "dark" else {}
        options = {"resultTypes": ["violations"], **only}
        found = Axe().run(self.page, {"exclude": [[".sheet"]]}, options).response["violations"]
        return [(rule["id"], [node["html"][:200] for node in rule["nodes"]][:5]) for rule in found]

    def violations_by_day_and_night(self) -> list[Any]:
        """The same in light and in dark; for who wants little motion, as colours change at once then."""
        found = self.violations()
        self.page.emulate_media(color_scheme="dark")
        found += self.violations("dark")
        self.page.emulate_media(color_scheme="light")
        return found


@contextmanager
def person(
    browser: Browser,
    url: str,
    size: tuple[int, int] = WIDE,
    pace: int = 0,
    first_visit: bool = False,
    **options: Any,
) -> Iterator[Person]:
    """Somebody with a browser, who sees others' steps at once or at a pace; afterwards nothing must have gone wrong."""
    context = browser.new_context(viewport={"width": size[0], "height": size[1]}, **options)
    context.add_cookies([{"name": "pace", "value": str(pace), "url": url}])
    if not first_visit:
        context.add_cookies([{"name": "scripted", "value": "yes", "url": url}])
    someone = Person(context, url)
    try:
        yield someone
    finally:
        context.close()
    assert not someone.complaints, someone.complaints


def start(someone: Person, game: str, who: str) -> None:
    """From the lobby to the first question: the game, how to play it, and the question is there."""
    someone.go("/")
    someone.page.get_by_role("link", name=f"{game}:").click()
    someone.page.get_by_role("button", name=who).click()
    someone.my_turn()


def set_up(someone: Person, game: str, who: list[str], names: list[str], **options: str) -> None:
    page = someone.go(f"/game/{game}")
    page.locator(".own-table > summary").click()
    for number, (kind, name) in enumerate(zip(who, names, strict=True)):
        page.locator("select[name=who]").nth(number).select_option(kind)
        page.locator("input[name=name]").nth(number).fill(name)
    for option, value in options.items():
        page.locator(f"[name=option-{option}]").evaluate("(field, value) => (field.value = value)", value)
    page.get_by_role("button", name="Set up the table").click()
    page.wait_for_selector("#table")
