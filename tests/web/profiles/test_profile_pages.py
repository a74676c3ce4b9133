"""The pages of profiles: without a script, on a phone, in the dark, in German, and for those who read otherwise."""

import random
import re
from typing import Any

import httpx
import pytest
from playwright.sync_api import Browser

from tests.web.browser import DRIVEN, PHONE, WIDE, Person, person
from tests.web.pages.test_pages import page, words
from tests.web.profiles.somebody import Json, play_to_the_end, rated_table, sit_down, somebody, unlike
from tests.web.site import Site
from waldglas.web.http.auth import COOKIE
from waldglas.web.profiles.ratings import FEWEST_GAMES

SIDEWAYS = "document.documentElement.scrollWidth - innerWidth"


@pytest.fixture(scope="module")
def player(site: Site) -> tuple[httpx.Client, Json]:
    """Somebody with rated games against a friend, one alone, and one that goes on; with a page for others."""
    ada, made = somebody(site, "Ada")
    ben, _ = somebody(site, "Ben")
    for _ in range(2):
        table = rated_table(site, ada, ["me", "open"])
        sit_down(table, 1, ben, "Ben")
        play_to_the_end(table)
    rated_table(site, ada, ["me", "open"], game="glass-road")
    ada.post("/api/me/public", json={"public": True})
    return ada, made


def test_by_forms_alone(site: Site) -> None:
    guest, name = site.visitor(), unlike("Ada")
    guest.post("/game/tiny-towns/play", data={"who": "alone"})
    assert "Keep your name and your games" in words(page(guest.get("/me")))
    text = page(guest.post("/me", data={"name": name}))
    code = re.search(r'<code id="code">([^<]+)', text)
    assert code
    assert name in words(text)
    assert code[1] not in page(guest.get("/me"))
    assert "keeps this name" in words(page(site.visitor().post("/me", data={"name": name}), 409))
    other = site.visitor()
    assert "opens no profile" in words(page(other.post("/me/sign-in", data={"code": "a guess"}), 401))
    assert other.post("/me/sign-in", data={"code": code[1]}).headers["location"] == "/me"
    assert "Tiny Towns" in words(page(other.get("/me")))
    assert "keeps this name" not in words(page(other.get("/me")))
    assert "This is the last way in" in words(page(other.post("/me/code/remove"), 409))
    assert other.post("/me/code/remove", data={"sure": "yes"}).status_code == 303
    assert "There is no code" in words(page(other.get("/me")))
    newer = re.search(r'<code id="code">([^<]+)', page(other.post("/me/code")))
    assert newer
    assert newer[1] != code[1]
    assert other.post("/me/name", data={"name": f"{name[:20]} B"}).status_code == 303
    assert "name" in words(page(other.post("/me/name", data={"name": "\u2800"}), 422))
    assert other.post("/me/public", data={"on": "yes"}).status_code == 303
    assert "Anybody may see" in words(page(other.get("/me")))
    assert other.post("/me/sign-out").headers["location"] == "/"
    assert "Keep your name" in words(page(other.get("/me")))
    assert guest.post("/me/delete").headers["location"] == "/me"
    assert name[:20] in words(page(guest.get("/me")))
    assert guest.post("/me/delete", data={"sure": "yes"}).headers["location"] == "/"
    assert COOKIE not in guest.cookies
    for path in ("/me/name", "/me/code", "/me/code/remove", "/me/public", "/me/sign-out", "/me/passkeys/x/remove"):
        assert site.visitor().post(path).status_code == 401


def test_games_and_what_was_reached(player: tuple[httpx.Client, Json]) -> None:
    ada, _ = player
    text = words(page(ada.get("/me")))
    for part in ("What I reached", "2 rated games", "Won", "Points on average", "Running", "Finished games"):
        assert part in text
    (towns,) = ada.get("/api/me").json()["statistics"]
    for slug, times in towns["built"].items():
        assert f"{slug.title()} ({times})" in text
    only = page(ada.get("/me?game=glass-road")).partition("My games")[2]
    assert "Running" in only
    assert "Finished games" not in only
    assert ada.get("/me?game=chess").status_code == 404


def test_the_box_that_a_guest_cannot_tick(site: Site, player: tuple[httpx.Client, Json]) -> None:
    pages = [page(each.get("/game/tiny-towns")) for each in (site.visitor(), player[0])]
    boxes = [re.findall(r'<input[^>]*name="rated"[^>]*>', text) for text in pages]
    assert [[" disabled" in box for box in found] for found in boxes] == [[True], [False]]
    form = {"who": ["me", "bot:random"], "name": ["Ada", ""], "rated": "yes"}
    assert "with a profile" in words(page(site.visitor().post("/game/tiny-towns/table", data=form), 422))
    answer = player[0].post("/game/tiny-towns/table", data=form)
    assert answer.status_code == 303
    assert "rated game" in words(page(player[0].get(answer.headers["location"].partition("#")[0])))
    table = rated_table(site, player[0], ["me", "open"])
    assert "This is a rated game" in words(page(site.visitor().get(f"/seat/{table.tokens[1]}")))


def test_the_list_of_ratings(site: Site) -> None:
    ada, made = somebody(site, "Ada")
    assert site.visitor().get("/ratings").headers["location"] == "/ratings/tiny-towns"
    assert site.visitor().get("/ratings/chess").status_code == 404
    for _ in range(FEWEST_GAMES):
        table = rated_table(site, ada, ["me", "bot:random"])
        seat, chance = table.player(0), random.Random(2)
        while not seat.view()["over"]:
            seat.act(chance)
    mine, others = page(ada.get("/ratings/tiny-towns")), page(site.visitor().get("/ratings/tiny-towns"))
    assert made["name"] in mine
    assert made["name"] not in others
    assert "Somebody" in others
    for text in (mine, others):
        assert "Random bot" in words(text)
        assert "Plackett-Luce" in words(text)


# In chromium


def wrong(someone: Person, path: str, theme: str) -> list[Any]:
    """What axe finds, and what is wider than the screen, with all unfolded."""
    shown = someone.go(path)
    for fold in shown.locator("main summary:visible").all():
        fold.click()
    sideways = shown.evaluate(SIDEWAYS)
    return someone.violations(theme) + ([f"{sideways} px wider than the screen"] if sideways > 0 else [])


@pytest.mark.browser
@DRIVEN[1]
@pytest.mark.parametrize(
    ("size", "theme", "language"),
    [(WIDE, "light", "en"), (WIDE, "dark", "de"), (PHONE, "light", "de"), (PHONE, "dark", "en")],
)
def test_every_page_for_everybody(
    site: Site, browser: Browser, player: tuple[httpx.Client, Json], size: tuple[int, int], theme: str, language: str
) -> None:
    ada, made = player
    options: dict[str, Any] = {"color_scheme": theme, "reduced_motion": "reduce"}
    with person(browser, site.url, size, **options) as someone:
        someone.context.add_cookies([{"name": "language", "value": language, "url": site.url}])
        paths = ("/me", f"/people/{made['profile']}", "/ratings/tiny-towns", "/game/tiny-towns")
        found = {f"guest {path}": wrong(someone, path, theme) for path in paths}
        someone.context.add_cookies([{"name": COOKIE, "value": ada.cookies[COOKIE], "url": site.url}])
        found |= {path: wrong(someone, path, theme) for path in paths if path != paths[1]}
    assert {path: each for path, each in found.items() if each} == {}
