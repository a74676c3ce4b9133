"""The frame of every page: head, band, footer, and the sheet of shapes that pictures use."""

import re
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import Final
from urllib.parse import unquote

from fastapi import Request
from markupsafe import Markup

from waldglas.draw.drawing import USED, defs, icon, rendered, svg
from waldglas.draw.palette import DAY, NIGHT, style
from waldglas.draw.shapes import FACES, HOUSE, keep, symbols
from waldglas.games import GAMES, kit_of, load_game
from waldglas.language import spoken
from waldglas.markup import (
    Element,
    Node,
    a,
    body,
    button,
    details,
    dialog,
    div,
    field,
    footer,
    form,
    h2,
    head,
    header,
    html,
    link,
    meta,
    nav,
    p,
    script,
    span,
    summary,
)
from waldglas.markup import title as title_of
from waldglas.web.words import is_language, known_languages, name_here, own_name, say, unspoken
from waldglas.words import Speaker, game_catalogue

STATIC: Final = Path(__file__).parents[1] / "static"
SCRIPT: Final = STATIC / "script"
EVERYWHERE: Final = "waldglas.js"  # what every page runs
IMPORTED: Final = re.compile(r'^import .*"\./(.+)";$', re.MULTILINE)
THEMES: Final = ("light", "dark")
PACES: Final = ("0", "350", "700", "1400")  # milliseconds for each step of the others
USUAL_PACE: Final = "700"
PART: Final = "x-waldglas-part"
STEP: Final = "step"
KNOWN: Final = "x-waldglas-known"
UNFOLDED: Final = "x-waldglas-unfolded"
SCRIPTED: Final = "scripted"
DESK: Final = "(min-width: 1000px)"
LOOPBACK: Final = ("localhost", "127.0.0.1", "::1")
NARROW: Final = "(max-width: 999px)"
SEATS: Final = tuple("0123456789")
BLANK: Final = "#"  # where the script fills in a number


@dataclass(frozen=True, slots=True)
class Preferences:
    """What a visitor likes, remembered in cookies of its own."""

    theme: str = ""
    take_all: bool = True
    sound: bool = False
    helper: bool = False  # whether new kinds of questions are explained
    name: str = ""
    path: str = "/"
    pace: str = USUAL_PACE
    nearby: bool = False  # whether the visitor sits at the machine that serves: its address leads nobody else here
    address: str = ""  # where others find it, if they can
    unspoken: str = ""  # the language that was asked for, if there are no words for it
    scripted: bool = False  # whether the script fetches what a page leaves out
    origin: str = ""  # of this site, as who asks knows it


def preferences_of(request: Request) -> Preferences:
    theme, pace = request.cookies.get("theme", ""), request.cookies.get("pace", "")
    query = f"?{request.url.query}" if request.url.query else ""
    return Preferences(
        theme if theme in THEMES else "",
        request.cookies.get("take-all") != "no",
        request.cookies.get("sound") == "yes",
        request.cookies.get("helper") == "yes",
        unquote(request.cookies.get("name", ""))[:24],
        request.url.path + query,
        pace if pace in PACES else USUAL_PACE,
        request.url.hostname in LOOPBACK,
        request.app.settings.address,
        unspoken.get() if is_language(unspoken.get()) else "",
        is_scripted(request),
        request.app.settings.url or str(request.base_url).rstrip("/"),
    )


def wants_part(request: Request) -> bool:
    """Whether the script asks, which swaps what changed, instead of a reader, who needs a whole page."""
    return PART in request.headers


def wants_step(request: Request) -> bool:
    """Whether the script asks for a moment on the way to the present, of which it shows the boards only."""
    return request.headers.get(PART) == STEP


def known_parts(request: Request) -> frozenset[str]:
    """The fingerprints of what the page has already."""
    return frozenset(request.headers.get(KNOWN, "").split(","))


def unfolded_boards(request: Request) -> frozenset[int] | None:
    """The others' boards that are in sight: a script says which, and fetches what is unfolded; else all are sent."""
    if not wants_part(request) and not is_scripted(request):
        return None
    seats = request.headers.get(UNFOLDED, "").split(",")
    return frozenset(int(seat) for seat in seats if seat in SEATS)


def is_scripted(request: Request) -> bool:
    """Whether the browser runs the script, which says so in a cookie of its own."""
    return request.cookies.get(SCRIPTED) == "yes"


@cache
def drawing_style() -> str:
    return style()


@cache
def fingerprint(text: str) -> str:
    return sha256(text.encode()).hexdigest()[:10]


@cache
def asset(name: str) -> str:
    """A static file's address, which changes with its content, so that it may be kept for long."""
    return f"/static/{name}?v={fingerprint((STATIC / name).read_bytes().decode('latin-1'))}"


@cache
def modules() -> str:
    """Where the modules of the script are: all of them under one fingerprint, so that they find each other."""
    written = [file.read_text(encoding="utf-8") for file in sorted(SCRIPT.glob("*.js"))]
    return f"/static/script/{fingerprint(''.join(written))}"


@cache
def imported_by(name: str) -> list[str]:
    """The modules that one needs, and those that they need, which a browser would find one after the other."""
    found = [name]
    for module in found:  # grows on the way
        text = (SCRIPT / module).read_text(encoding="utf-8")
        found += [other for other in IMPORTED.findall(text) if other not in found]
    return found[1:]


def module_address(name: str) -> str:
    return f"{modules()}/{name}"


def drawing_address() -> str:
    return f"/draw.css?v={fingerprint(drawing_style())}"


def shapes_of_all() -> list[str]:
    """The shapes of the house and of every game on the shelf."""
    return list(dict.fromkeys([*HOUSE, *(name for slug in GAMES.slugs() for name in kit_of(slug).shapes())]))


@cache
def shapes() -> Markup:
    """All shapes, once for a page; `/draw.css` has their colours."""
    return sheet_of(shapes_of_all())


@cache
def sheet_of_game(game: str, language: str) -> Markup:
    """The shapes of one game, with all its printed faces in the words of a language."""
    return sheet_of([*HOUSE, *kit_of(game).shapes(), *faces(game, language)])


def sheet_in(game: str, page: str) -> Markup:
    """The shapes of one game, with those of its faces that a page shows."""
    shown = dict.fromkeys(name for name in USED.findall(page) if name in FACES)
    return sheet_of([*HOUSE, *kit_of(game).shapes(), *shown])


def sheet_of(names: Iterable[str]) -> Markup:
    return rendered(
        svg(class_="sheet", width=0, height=0, aria_hidden="true", focusable="false")[defs()[symbols(names)]]
    )


def faces(game: str, language: str) -> list[str]:
    """The printed faces of a game's cards, in the words of a language."""
    rules = load_game(game)
    speaker = Speaker(game_catalogue(rules, language))
    return list(dict.fromkeys(keep(face) for face in kit_of(game).faces(rules, speaker)))


def sheet_for(game: str, page: str, preferences: Preferences) -> Markup | None:
    """A table has the shapes of its game, unless the script fetches them; any other page has all."""
    if not game:
        return shapes()
    return None if preferences.scripted else sheet_in(game, page)


def shapes_address(game: str) -> str:
    """Where the script fetches the shapes of a game, once for all its tables."""
    return f"/shapes/{spoken.get()}/{game}?v={fingerprint(sheet_of_game(game, spoken.get()))}"


def draw_shapes() -> None:
    """Draws what every page holds, once for all; in other languages when somebody speaks them."""
    drawing_style()
    shapes()
    for game in GAMES.slugs():
        sheet_of_game(game, spoken.get())


def document(
    title: str,
    content: Node,
    preferences: Preferences,
    *,
    tools: Node = None,
    kind: str = "page",
    game: str = "",
    preview: "Preview | None" = None,
) -> str:
    fetched, written = shapes_address(game) if game else None, rendered(content)
    page = html(lang=spoken.get(), data_theme=preferences.theme or None)[
        head[
            meta(charset="utf-8"),
            meta(name="viewport", content="width=device-width, initial-scale=1"),
            meta(name="color-scheme", content="light dark"),
            title_of[f"{title} · Waldglas" if title != "Waldglas" else title],
            link(rel="stylesheet", href=drawing_address()),
            link(rel="stylesheet", href=asset("style.css")),
            link(rel="stylesheet", href=asset("table.css")) if kind == "at-table" else None,
            link(rel="stylesheet", href=asset("desk.css"), media=DESK) if kind == "at-table" else None,
            link(rel="stylesheet", href=asset("phone.css"), media=NARROW) if kind == "at-table" else None,
            link(rel="preload", href=fetched, as_="fetch", crossorigin="anonymous") if fetched else None,
            link(rel="stylesheet", href=asset("book.css")) if kind == "book" else None,
            script(type="module", src=module_address(EVERYWHERE)),
            [link(rel="modulepreload", href=module_address(name)) for name in imported_by(EVERYWHERE)],
            script(type="module", src=module_address("plan.js")) if kind == "at-table" else None,
            script(type="module", src=module_address("profile.js")) if kind == "profile-page" else None,
            script(type="module", src=module_address("notifications.js")) if kind == "notifications" else None,
            link(rel="icon", href="/static/icon.svg", type="image/svg+xml"),
            link(rel="manifest", href="/manifest.webmanifest"),
            link(rel="apple-touch-icon", href="/static/icon-180.png"),
            [meta(name="theme-color", content=colour, media=media) for colour, media in theme_colours(preferences)],
            previewed(preview or Preview(title, say("page-hero-help")), preferences),
        ],
        body(
            class_=f"waldglas {kind}",
            data_no_answer=say("page-no-answer"),
            data_rule_words=say("page-rule", number=BLANK),
            data_shapes=fetched,
        )[
            sheet_for(game, written, preferences),
            band(preferences, tools, at_home=kind != "at-table"),
            unspoken_note(preferences),
            written,
            foot() if kind != "at-table" else None,
            p("#said.unseen", aria_live="polite"),
            p("#time-said.unseen", aria_live="polite") if kind == "at-table" else None,
            div("#toast", role="status", hidden=True),
            offline() if kind == "at-table" else None,
            drawer(),
        ],
    ]
    return str(page)


@dataclass(frozen=True, slots=True)
class Preview:
    """What others see of a link to a page: no more than everybody may know."""

    title: str
    words: str
    game: str = ""  # whose picture it shows


def previewed(preview: Preview, preferences: Preferences) -> Node:
    picture = f"preview-{preview.game}.png"
    image = asset(picture if preview.game and (STATIC / picture).exists() else "preview.png")
    told = {
        "og:title": preview.title,
        "og:description": preview.words,
        "og:image": preferences.origin + image,
        "og:site_name": "Waldglas",
        "og:type": "website",
    }
    return [
        meta(name="description", content=preview.words),
        meta(name="twitter:card", content="summary_large_image"),
        [meta(property=name, content=words) for name, words in told.items()],
    ]


def theme_colours(preferences: Preferences) -> list[tuple[str, str | None]]:
    """The colour of the band, for the frame that a phone draws around the page."""
    colours = {"light": DAY["forest"], "dark": NIGHT["forest"]}
    if preferences.theme:
        return [(colours[preferences.theme], None)]
    return [(colour, f"(prefers-color-scheme: {theme})") for theme, colour in colours.items()]


def offline() -> Element:
    """What is said while there is no connection."""
    return div(
        "#offline", role="status", hidden=True, data_words=say("page-offline"), data_chosen=say("page-offline-chosen")
    )[span, button(".plain", type="button")[say("page-give-back")]]


def band(preferences: Preferences, tools: Node, *, at_home: bool) -> Element:
    """A table has its languages in its menu."""
    return header(".band")[
        a(".brand", href="/", aria_label=say("page-brand"))[icon("glass", 26), span["Waldglas"]],
        tools,
        nav(".tools", aria_label=say("page-settings"))[
            a(".quiet", href="/me")[say("page-me")] if at_home else None,
            language_menu(preferences) if at_home else None,
            theme_switch(preferences),
        ],
    ]


def unspoken_note(preferences: Preferences) -> Node:
    """Told once to who asked for a language that there are no words for."""
    if not preferences.unspoken:
        return None
    return p(".unspoken", role="status")[say("page-unspoken", language=name_here(preferences.unspoken))]


def language_menu(preferences: Preferences) -> Node:
    if len(known_languages()) == 1:
        return None
    return details("#languages.languages")[
        summary(".quiet", title=say("page-language"))[
            span(aria_hidden="true")[spoken.get().upper()], span(".unseen")[say("page-language")]
        ],
        div(".card")[language_switch(preferences)],
    ]


def language_switch(preferences: Preferences) -> Node:
    """Leads back to the same place in another language; without a script, too."""
    if len(known_languages()) == 1:
        return None
    return form(".row", action="/settings", method="post", aria_label=say("page-language"), data_language_switch=True)[
        field(type="hidden", name="back", value=preferences.path),
        [
            button(
                ".plain",
                name="language",
                value=known,
                lang=known,
                aria_pressed="true" if known == spoken.get() else "false",
            )[own_name(known)]
            for known in known_languages()
        ],
    ]


def theme_switch(preferences: Preferences) -> Element:
    other, words = "light" if preferences.theme == "dark" else "dark", say("page-theme")
    return form(action="/settings", method="post", data_theme_switch=True)[
        field(type="hidden", name="back", value=preferences.path),
        button(".quiet", name="theme", value=other, title=words)[
            span(".moon", aria_hidden="true")["◐"], span(".unseen")[words]
        ],
    ]


def drawer() -> Element:
    """Where the rules open beside the table; the script fills it when it is first asked for."""
    return dialog("#drawer.drawer", aria_label=say("page-rules"))[
        form(".top", method="dialog")[button(".plain")[say("page-close")]], h2[say("page-rules")], div(".digest")
    ]


def foot() -> Element:
    return footer(".foot")[
        a(href="/api/docs")[say("page-for-programs")],
        a(href="/import")[say("page-import")],
        a(href="/notifications")[say("page-told")],
        a(href="/ratings")[say("page-ratings")],
        span[say("page-motto")],
    ]
