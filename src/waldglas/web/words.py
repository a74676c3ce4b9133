"""What the web table says: sentences of the house's catalogue, in the language of whoever asked."""

from collections.abc import Iterable
from contextvars import ContextVar
from functools import cache, lru_cache

from babel import Locale, UnknownLocaleError, negotiate_locale
from starlette.datastructures import Headers
from starlette.requests import cookie_parser
from starlette.types import ASGIApp, Receive, Scope, Send
from starlette.types import Message as Sent

from waldglas.core.message import Message
from waldglas.games import GAMES, load_game
from waldglas.language import ENGLISH, languages, spoken
from waldglas.markup import Element, Node
from waldglas.words import Speaker, game_catalogue, house_catalogue

COOKIE = "language"
FORGET = f"{COOKIE}=; path=/; max-age=0; samesite=lax"
MOST_WISHES = 20
LONGEST = 12  # letters of a language's name
MARK = "\ue000"  # stands in no text; where an element goes


def say(id: str, **values: object) -> str:
    return house_speaker(spoken.get()).say(Message(id, values)) if values else say_plainly(id, spoken.get())


@lru_cache(4096)
def say_plainly(id: str, language: str) -> str:
    return house_speaker(language).say(Message(id))


@cache
def house_speaker(language: str) -> Speaker:
    return Speaker(house_catalogue(language))


def read_catalogues() -> None:
    """Finds the words of every language and game, before anybody waits for them; they are made ready when said."""
    for language in known_languages():
        house_speaker(language)
        for slug in GAMES.slugs():
            game_catalogue(load_game(slug), language)


def say_around(id: str, **values: object) -> Node:
    """A sentence with elements in it, each at the place where the language wants it."""
    elements = {name: value for name, value in values.items() if isinstance(value, Element)}
    text = say(id, **{**values, **{name: f"{MARK}{name}{MARK}" for name in elements}})
    return [elements[part] if place % 2 else part for place, part in enumerate(text.split(MARK))]


# Which language


@cache
def known_languages() -> list[str]:
    return languages()


def language_of(headers: Headers) -> str:
    """The visitor's own choice, or what the browser asks for, as far as there are words for it."""
    return known_among([chosen_in(headers), *wishes(headers.get("accept-language", ""))]) or ENGLISH


def known_among(wanted: Iterable[str]) -> str | None:
    """The first of these that there are words for, written as we do, whether `de`, `DE` or `de-AT` was asked for."""
    ours = {name.lower(): name for name in known_languages()}
    found = negotiate_locale(filter(None, wanted), list(ours), sep="-")
    return None if found is None else ours[found.lower()]


def chosen_in(headers: Headers) -> str:
    return cookie_parser(headers.get("cookie", "")).get(COOKIE, "")


def unspoken_in(headers: Headers) -> str:
    """The language that a visitor chose though there are no words for it."""
    chosen = chosen_in(headers)
    return "" if known_among([chosen]) else chosen


unspoken: ContextVar[str] = ContextVar("unspoken", default="")  # what is told once, where a page is asked for


def is_language(name: str) -> bool:
    """Whether it could be one, as browsers name them."""
    return 2 <= len(name) <= LONGEST and name.isascii() and name.replace("-", "").isalnum()


@cache
def own_name(language: str) -> str:
    """What a language calls itself."""
    name = Locale.parse(language, sep="-").language_name or language
    return name[:1].upper() + name[1:]


def name_here(language: str) -> str:
    """What a language is called in the one that is spoken."""
    try:
        return Locale.parse(language, sep="-").get_display_name(spoken.get()) or language
    except (UnknownLocaleError, ValueError):
        return language


@lru_cache(256)
def wishes(header: str) -> list[str]:
    """What Accept-Language names, the dearest first: `de-AT, en;q=0.5`."""
    parts = [part.partition(";q=") for part in header.replace(" ", "").split(",")[:MOST_WISHES]]
    return [name for name, _, weight in sorted(parts, key=lambda part: -number(part[2])) if number(weight) > 0]


def number(weight: str) -> float:
    """From 0 to 1; what is no such number weighs nothing."""
    try:
        found = float(weight or 1)
    except ValueError:
        return 0.0
    return found if 0 <= found <= 1 else 0.0


class Spoken:
    """Every request is answered in a language of its own."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        headers = Headers(scope=scope)
        before, unknown = spoken.set(language_of(headers)), unspoken_in(headers)
        asked = unspoken.set(unknown)
        try:
            await self.app(scope, receive, forgetting(send) if unknown else send)
        finally:
            spoken.reset(before)
            unspoken.reset(asked)


def forgetting(send: Send) -> Send:
    """A page that says that there are no words for a language says it once."""

    async def sent(message: Sent) -> None:
        if message["type"] == "http.response.start" and is_page(message):
            message["headers"] = [*message["headers"], (b"set-cookie", FORGET.encode())]
        await send(message)

    return sent


def is_page(message: Sent) -> bool:
    return Headers(raw=list(message["headers"])).get("content-type", "").startswith("text/html")
