"""A whole game of each kind in German, by the forms of its page: not a word of it is English."""

import random
import re
from html import unescape

import pytest

from tests.web.pages.test_pages import fields, page, tokens
from tests.web.site import Site
from waldglas.games import GAMES, load_game
from waldglas.language import CATALOGUES, ENGLISH
from waldglas.words import game_files

GERMAN = "de-DE"
MARKUP = re.compile(r"<(script|style|select|code)\b.*?</\1>|<[^>]+>", re.DOTALL)
SPOKEN = re.compile(r'(?:aria-label|title|placeholder)="([^"]*)"')
WORD = re.compile(r"[^\W\d_]{3,}")
PLACES = re.compile(r'<select class="unscripted".*?</select>', re.DOTALL)
MENU = {"english"}  # the other language calls itself by its own name
PLACEABLE = re.compile(r"\{[^{}]*\}|^[\w-]+ =", re.MULTILINE)


def words_in(language: str, game: str) -> set[str]:
    """All words that the catalogues of a language have for this game and its page."""
    files = [*(CATALOGUES / language).glob("*.ftl"), *game_files(load_game(game), language)]
    texts = [file.read_text(encoding="utf-8") for file in [*files, *game_files(load_game(game), language, "toml")]]
    return {word.lower() for text in texts for word in WORD.findall(PLACEABLE.sub(" ", text))}


def read(text: str) -> set[str]:
    """The words of a page: what stands there, and what is read aloud."""
    spoken = " ".join(SPOKEN.findall(text))
    return {word.lower() for word in WORD.findall(unescape(MARKUP.sub(" ", text) + " " + spoken))}


def answered(text: str, chance: random.Random) -> tuple[str, dict[str, str | list[str]]]:
    """The form of a page that is sent off, filled in by chance."""
    action = next(action for action in ("confirm", "hand", "play") if f'class="do-{action}"' in text)
    form: dict[str, str | list[str]] = {**fields(text, action)}
    if 'id="plan-ready"' in text:
        form["token"] = planned(text)
    elif action == "hand":
        form["token"] = chance.sample(tokens(text), int(re.findall(r'data-pick="(\d+)"', text)[0]))
    elif action == "play":
        form["token"] = chance.choice(tokens(text))
    return action, form


def planned(text: str) -> list[str]:
    """A plan as it lies there, which can always be paid."""
    lists = [re.findall(r'<option value="([^"]*)"( selected)?', each) for each in PLACES.findall(text)]
    plan = [next((value for value, chosen in ways if chosen), ways[0][0]) for ways in lists]
    return [unescape(token) for token in plan if token]


@pytest.mark.parametrize("game", GAMES.slugs())
def test_a_whole_game_is_read_in_german(site: Site, game: str, caplog: pytest.LogCaptureFixture) -> None:
    """Alone, or two at one device: every page from the first question to the result has German words only."""
    english = words_in(ENGLISH, game) - words_in("de", game)
    who = ["me"] if load_game(game).fewest_seats == 1 else ["me", "hot-seat"]
    host, chance = site.visitor(), random.Random(3)
    host.headers["Accept-Language"] = GERMAN
    host.follow_redirects = True
    answer = host.post(f"/game/{game}/table", data={"who": who, "name": ["Ada", "Ben"][: len(who)]})
    where, text = answer.url.path, page(answer)
    pages, found = 0, read(text)
    while 'id="result-title"' not in text:
        handed = re.search(r'class="button go" href="([^"]+)"', text)
        if handed:
            text = page(host.get(unescape(handed[1])))
        else:
            action, form = answered(text, chance)
            text = page(host.post(f"{where}/{action}", data=form))
        found |= read(text)
        pages += 1
    assert pages > 20
    assert found & english == MENU
    assert [record.getMessage() for record in caplog.records if "no words" in record.getMessage()] == []
