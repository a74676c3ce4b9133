"""The language of a page: whose wish it is, and that nothing on it was left out of the catalogues."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from starlette.datastructures import Headers

from tests.web.pseudo import LANGUAGE, in_brackets, outside
from tests.web.site import NAMES, Site, begun, running
from waldglas import words
from waldglas.core.game import Game
from waldglas.games import GAMES, load_game
from waldglas.language import languages
from waldglas.markup import b, written
from waldglas.web import words as web_words
from waldglas.web.pages.seats import BOT_NAMES
from waldglas.web.words import language_of, own_name, say, say_around
from waldglas.words.names import names_in

TITLES = tuple(load_game(slug).title for slug in GAMES.slugs())
NO_WORDS = ("Waldglas", *TITLES, *NAMES, *BOT_NAMES, *map(own_name, languages()), LANGUAGE.upper())


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    """A server whose lobby shows no tables of others, with names in English."""
    with running(tmp_path_factory.mktemp("tables")) as found:
        yield found


@pytest.fixture
def pseudo(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> dict[str, str]:
    """The headers of somebody who wants the pseudo-language."""
    house, game_files, learning_files = words.house_files, words.game_files, words.learning_files

    def house_in_brackets(language: str) -> list[Path]:
        return [in_brackets(file, tmp_path) for file in house("en")] if language == LANGUAGE else house(language)

    def game_in_brackets(game: Game, language: str, kind: str = "ftl") -> list[Path]:
        if language != LANGUAGE or kind != "ftl":
            return game_files(game, language, kind)
        return [in_brackets(file, tmp_path) for file in game_files(game, "en")]

    monkeypatch.setattr(words, "house_files", house_in_brackets)

    def lessons_in_brackets(game: Game, language: str) -> list[Path]:
        if language != LANGUAGE:
            return learning_files(game, language)
        return [in_brackets(file, tmp_path) for file in learning_files(game, "en")]

    monkeypatch.setattr(words, "game_files", game_in_brackets)
    monkeypatch.setattr(words, "learning_files", lessons_in_brackets)
    monkeypatch.setattr(web_words, "known_languages", lambda: ["en", LANGUAGE])
    for slug in GAMES.slugs():
        words.game_catalogue(load_game(slug), LANGUAGE)  # read before anybody waits for an answer
    return {"Accept-Language": LANGUAGE, "Accept": "text/html"}


PLAIN = (
    "/",
    "/today",
    "/import",
    "/api/docs",
    "/unfinished",
    "/go",
    "/notifications",
    "/offline",
    "/me",
    "/ratings/tiny-towns",
)


def pages() -> Iterator[tuple[str, int]]:
    """Addresses of every kind of page, with the status of each."""
    yield from ((address, 200) for address in PLAIN)
    yield from ((address, 404) for address in ("/nowhere", "/table/nowhere", "/seat/nothing"))
    for slug in GAMES.slugs():
        yield f"/game/{slug}", 200
        yield f"/rules/{slug}", 200
        yield f"/book/{slug}", 200
        yield f"/learn/{slug}", 200
        yield f"/learn/{slug}/1", 200


def test_nothing_on_a_page_is_left_out_of_the_catalogues(site: Site, pseudo: dict[str, str]) -> None:
    visitor = site.visitor()
    all_names = set[str]().union(*(names_known(load_game(slug)) for slug in GAMES.slugs()))
    for address, status in pages():
        answer = visitor.get(address, headers=pseudo)
        assert answer.status_code == status
        assert f'<html lang="{LANGUAGE}"' in answer.text
        assert outside(without_hashes(answer.text), all_names) == [], address


@pytest.mark.parametrize("slug", GAMES.slugs())
def test_nothing_around_the_boards_is_left_out(slug: str, site: Site, pseudo: dict[str, str]) -> None:
    game = load_game(slug)
    for moves in (0, 30, 100_000):
        table = site.seated(begun(slug, game.most_seats, moves))
        for query in ("", "?at=0"):
            answer = table.host.get(f"/table/{table.id}{query}", headers=pseudo)
            assert answer.status_code == 200
            assert outside(without_boards(answer.text), names_known(game)) == [], moves


def without_boards(page: str) -> str:
    """The page without its boards and where the game stands on them, which are pictures, and without hashes."""
    page = without_hashes(re.sub('<p class="standing">[^<]*', '<p class="standing">', page))
    before, _, rest = page.partition('<nav id="swipes"')
    return before + rest[rest.find('<div id="points"') :]


def without_hashes(page: str) -> str:
    return re.sub("<code>[0-9a-f]*</code>", "", page)


def names_known(game: Game) -> set[str]:
    """Names of players, of games, and what the facts print of things."""
    told = names_in(game.facts, "en", {}).values()
    return {*(str(words[field]) for words in told for field in ("name", "text") if field in words), *NO_WORDS}


def test_a_refusal_is_told_in_the_language(site: Site, pseudo: dict[str, str]) -> None:
    answer = site.visitor().get("/api/tables/nowhere", headers=pseudo)
    assert answer.json() == {"error": "⟦There is no such table.⟧."}


@pytest.mark.parametrize(
    ("wanted", "language"),
    [
        ({}, "en"),
        ({"accept-language": "de-AT, fr;q=0.9, en;q=0.1"}, "de"),
        ({"accept-language": "fr;q=0.2, en;q=0.1, de;q=0.5"}, "de"),
        ({"accept-language": "fr, en-GB;q=0.3"}, "en"),
        ({"accept-language": "de;q=0, xx;q=nonsense, ;;;"}, "en"),
        ({"accept-language": "en", "cookie": "language=de; theme=dark"}, "de"),
        ({"accept-language": "en", "cookie": "language=<xx>"}, "en"),
        ({"accept-language": "DE"}, "de"),
        ({"accept-language": "De-at, en;q=0.5"}, "de"),
        ({"accept-language": "en", "cookie": "language=DE"}, "de"),
        ({"accept-language": "en;q=0.3, fr;q=nan, de;q=0.8"}, "de"),
        ({"accept-language": "en;q=inf, de;q=0.1"}, "de"),
    ],
)
def test_whose_wish_it_is(wanted: dict[str, str], language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(web_words, "known_languages", lambda: ["de", "en"])
    assert language_of(Headers(wanted)) == language


def test_small_words() -> None:
    assert say("page-seats", number=1) == "1 seat"
    assert say("page-seats", number=3) == "3 seats"
    assert say("page-result-alone", points=1) == "The game is over: 1 point."
    assert say("page-points-unit", number=1) == "point"
    assert say("page-waiting-for", names=["Ada", "Ben"]) == "Waiting for Ada and Ben."
    assert say("page-coach-hint", points=12.5, share=0.417) == "about 12.5 points · 42%"


def test_elements_stand_where_the_sentence_wants_them() -> None:
    drawn = written(say_around("page-side", side=b["<A>"], meaning="it & that"))
    assert drawn == "<b>&lt;A&gt;</b>: it &amp; that"
