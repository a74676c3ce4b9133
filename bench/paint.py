"""What a player waits for, in chromium: from a click to its answer on the screen, and how much is sent for it."""

import random
from statistics import median
from typing import Any, Final

from playwright.sync_api import BrowserContext, Page, sync_playwright

from waldglas.games import load_game

CHROMIUM: Final = "/usr/bin/chromium"
ARGUMENTS: Final = ["--no-sandbox", "--disable-gpu", "--disable-background-networking"]
SLOW: Final = {"offline": False, "latency": 400, "downloadThroughput": 50_000, "uploadThroughput": 50_000}  # 400 kbps
KB: Final = 1000

# Presses a button; what it took until its answer was painted, and what was fetched for it.
PRESS: Final = """async (place) => {
    const decision = () => document.querySelector("#ask input[name=decision]")?.value;
    const frame = () => new Promise(requestAnimationFrame);
    for (const box of [...document.querySelectorAll("[data-pick] input:not(:checked)")]) {
        if (document.querySelector(".do-hand .go").disabled) box.click();
    }
    const decisive = document.querySelector("#confirm, .do-hand .go, #plan-ready");
    const choices = [...document.querySelectorAll("#ask .choice:not(.quiet)")];
    const button = decisive ?? choices[place % choices.length];
    const before = decision();
    performance.clearResourceTimings();
    const began = performance.now();
    button.click();
    while (decision() === before && !document.querySelector("#result:not([hidden])")) await frame();
    await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
    const took = performance.now() - began;
    const sent = performance.getEntriesByType("resource").filter(({ name }) => /play|confirm|decide/.test(name));
    const { requestStart = 0, responseEnd = 0, encodedBodySize = 0 } = sent[0] ?? {};
    return { took, requests: sent.length, server: responseEnd - requestStart, sent: encodedBodySize };
}"""
PAGE: Final = """() => {
    const { encodedBodySize, decodedBodySize } = performance.getEntriesByType("navigation")[0];
    return { sent: encodedBodySize, raw: decodedBodySize };
}"""


def painted(port: int, games: list[str], presses: int) -> list[dict[str, Any]]:
    """A row for each game: at full speed, and some presses on a slow line."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=ARGUMENTS)
        try:
            return [played(browser.new_context(), f"http://127.0.0.1:{port}", game, presses) for game in games]
        finally:
            browser.close()


def played(context: BrowserContext, url: str, game: str, presses: int) -> dict[str, Any]:
    seats = [{"who": "me"}, *[{"who": "bot:random"}] * (load_game(game).most_seats - 1)]
    context.add_cookies([{"name": "pace", "value": "0", "url": url}])  # the others' steps are not shown one by one
    page, chance = context.new_page(), random.Random(1)
    sit_down(page, url, game, seats)
    quick = [press(page, chance) for _ in range(presses)]
    whole = weighed(context, page.url)
    sit_down(page, url, game, seats)
    context.new_cdp_session(page).send("Network.emulateNetworkConditions", SLOW)
    slow = [press(page, chance) for _ in range(5)]
    context.close()
    found = [one for one in quick if one]
    return {
        "painted": game,
        "seats": len(seats),
        "presses": len(found),
        "click_to_paint_ms": round(median(one["took"] for one in found)),
        "server_ms": round(median(one["server"] for one in found), 1),
        "requests": max(one["requests"] for one in found),
        "choice_kb": round(max(one["sent"] for one in found) / KB, 1),
        "page_kb": round(whole["raw"] / KB),
        "page_sent_kb": round(whole["sent"] / KB, 1),
        "slow_line_ms": round(median(one["took"] for one in slow if one)),
    }


def weighed(context: BrowserContext, address: str) -> dict[str, float]:
    """What a whole page is sent as; what comes by way of a service worker does not tell."""
    assert context.browser is not None
    plain = context.browser.new_context(service_workers="block")
    plain.add_cookies(context.cookies())  # type: ignore[arg-type]
    page = plain.new_page()
    page.goto(address)
    found: dict[str, float] = page.evaluate(PAGE)
    plain.close()
    return found


def sit_down(page: Page, url: str, game: str, seats: list[dict[str, str]]) -> None:
    new = page.context.request.post(f"{url}/api/tables", data={"game": game, "seats": seats}).json()
    page.goto(f"{url}/table/{new['table']}")


def press(page: Page, chance: random.Random) -> dict[str, float] | None:
    """One press; nothing when the game is over."""
    page.wait_for_selector("#ask.mine, #result:not([hidden])")
    page.wait_for_selector("#table:not([aria-busy])")
    if page.locator("#result:not([hidden])").count():
        return None
    found: dict[str, float] = page.evaluate(PRESS, chance.randrange(100))
    return found
