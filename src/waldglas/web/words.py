"""What the web table says: sentences of the house's catalogue, in the language of whoever asked."""

from functools import cache, lru_cache

from babel import negotiate_locale
from htpy import BaseElement, Node
from starlette.datastructures import Headers
from starlette.requests import cookie_parser
from starlette.types import ASGIApp, Receive, Scope, Send

from waldglas.core.message import Message
from waldglas.games import GAMES, load_game
from waldglas.language import ENGLISH, languages, spoken
from waldglas.words import Speaker, game_catalogue, house_catalogue

COOKIE = "language"
MOST_WISHES = 20
MARK = "\ue000"  # stands in no text; where an element goes


def say(id: str, **values: object) -> str:
    return house_speaker(spoken.get()).say(Message(id, values))


@cache
def house_speaker(language: str) -> Speaker:
    return Speaker(house_catalogue(language))


def read_catalogues() -> None:
    """Reads the words of every language and game, before anybody waits for them."""
    for language in known_languages():
        house_speaker(language)
        for slug in GAMES.slugs():
            game_catalogue(load_game(slug), language)


def say_around(id: str, **values: object) -> Node:
    """A sentence with elements in it, each at the place where the language wants it."""
    elements = {name: value for name, value in values.items() if isinstance(value, BaseElement)}
    text = say(id, **{**values, **{name: f"{MARK}{name}{MARK}" for name in elements}})
    return [elements[part] if place % 2 else part for place, part in enumerate(text.split(MARK))]


# Which language


@cache
def known_languages() -> list[str]:
    return languages()


def language_of(headers: Headers) -> str:
    """The visitor's own choice, or what the browser asks for, as far as there are words for it."""
    chosen = cookie_parser(headers.get("cookie", "")).get(COOKIE, "")
    wanted = [chosen, *wishes(headers.get("accept-language", ""))]
    return negotiate_locale(filter(None, wanted), known_languages(), sep="-") or ENGLISH


@lru_cache(256)
def wishes(header: str) -> list[str]:
    """What Accept-Language names, the dearest first: `de-AT, en;q=0.5`."""
    parts = [part.partition(";q=") for part in header.replace(" ", "").split(",")[:MOST_WISHES]]
    return [name for name, _, weight in sorted(parts, key=lambda part: -number(part[2])) if number(weight) > 0]


def number(weight: str) -> float:
    try:
        return float(weight or 1)
    except ValueError:
        return 0.0


class Spoken:
    """Every request is answered in a language of its own."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        before = spoken.set(language_of(Headers(scope=scope)))
        try:
            await self.app(scope, receive, send)
        finally:
            spoken.reset(before)
