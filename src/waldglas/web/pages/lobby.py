"""The lobby: the shelf of games, my tables, tables with a free seat, finished games."""

from typing import Any

from waldglas.core.game import Game
from waldglas.core.message import Message
from waldglas.draw.drawing import icon, svg
from waldglas.draw.panels import firs
from waldglas.games import GAMES, kit_of, load_game
from waldglas.markup import (
    Element,
    Node,
    a,
    article,
    button,
    div,
    field,
    form,
    h1,
    h2,
    h3,
    li,
    main,
    p,
    section,
    span,
    ul,
)
from waldglas.web.pages.frame import Preferences, document
from waldglas.web.pages.words import box_words, chosen_options, clock_terms, day, how_long, points
from waldglas.web.store.clocks import DAY
from waldglas.web.store.models import Terms
from waldglas.web.words import say
from waldglas.words import speaker_for, title_of

Listing = dict[str, Any]


def lobby_page(tables: dict[str, list[Listing]], preferences: Preferences) -> str:
    mine = sorted(tables["mine"], key=lambda found: (found["ended"] is not None, not found["my_turn"]))
    held = {found["table"] for found in mine}
    content = main[
        hero(),
        div(".lobby")[shelves(mine, tables, held, preferences)],
    ]
    return document("Waldglas", content, preferences, kind="lobby-page")


def hero() -> Element:
    """The edge of the forest, and an invitation."""
    return div(".hero")[
        div[
            h1[say("page-hero")],
            p[say("page-hero-help")],
            p[a(href="/today")[say("page-today-line")]],
        ],
        svg(class_="firs", viewBox="0 0 1200 60", preserveAspectRatio="xMidYMax slice", aria_hidden="true")[
            firs(1234, 60)
        ],
    ]


def shelves(
    mine: list[Listing], tables: dict[str, list[Listing]], held: set[str], preferences: Preferences
) -> list[Node]:
    return [
        shelf("mine", say("page-your-tables"), mine),
        p(".small.to-unfinished")[a(href="/unfinished")[say("page-unfinished")]] if mine or tables["hidden"] else None,
        open_shelf([found for found in tables["open"] if found["table"] not in held], preferences),
        section(".games", aria_label=say("page-games"))[[game_card(load_game(slug)) for slug in GAMES.slugs()]],
        shelf("finished", say("page-finished"), [found for found in tables["finished"] if found["table"] not in held]),
    ]


def game_card(game: Game) -> Element:
    speaker, title = speaker_for(game), title_of(game)
    return article(".card.game")[
        a(href=f"/game/{game.slug}", class_="cover", aria_label=say("page-set-up-game", title=title))[
            game_picture(game.slug), h2[title]
        ],
        p(".facts")[box_words(game)],
        p[speaker.say(Message("game-about"))],
        p(".small")[speaker.say(Message("game-feel"))],
    ]


def game_picture(slug: str) -> Node:
    board = kit_of(slug).thumbnail()
    return (
        board.element("picture")
        if board
        else div(".picture.blank")[icon("fir", 72), icon("glass", 56), icon("fir", 72)]
    )


def shelf(name: str, title: str, found: list[Listing]) -> Element:
    """The script keeps it new."""
    return lines(name, title, [li[table_line(listing)] for listing in found])


def open_shelf(found: list[Listing], preferences: Preferences) -> Element:
    """Who waits where, for which game and for how long; one press, and one sits there."""
    rows = [li(".open")[table_line(listing), sit_down(listing, preferences)] for listing in found]
    return lines("open", say("page-open-tables"), rows)


def lines(name: str, title: str, rows: list[Element]) -> Element:
    if not rows:
        return section(id=f"shelf-{name}", data_shelf=True, hidden=True)
    return section(".shelf", id=f"shelf-{name}", data_shelf=True)[h2[title], ul(".tables")[rows]]


def table_line(listing: Listing) -> Element:
    words = [listing.get("progress", ""), *(waiting_words(listing) if not listing["started"] else ()), when(listing)]
    return a(".card.line", href=f"/table/{listing['table']}")[
        h3[listing["title"]],
        span(".who")[who_plays(listing)],
        span(".badge")[say("page-your-turn")] if listing.get("my_turn") else None,
        span(".small")[time_left(listing["seconds"])] if listing.get("seconds") is not None else None,
        span(".small")[" · ".join(filter(None, words))],
    ]


def time_left(seconds: int) -> str:
    """How long one has for the choice that one owes."""
    days = seconds // DAY
    return say("page-days-left", number=days) if days else say("page-hours-left", number=seconds // 3600)


def when(listing: Listing) -> str:
    if listing["abandoned"]:
        return say("page-given-up", day=day(listing["ended"]))
    if listing["ended"]:
        return say("page-ended", day=day(listing["ended"]))
    if not listing["started"]:
        return say("page-waiting-for-so-long", time=how_long(listing["created"]))
    return say("page-since", day=day(listing["created"]))


def waiting_words(listing: Listing) -> list[str]:
    """What was chosen otherwise than usual: whoever sits down wants to know."""
    terms = Terms(**listing["terms"])
    rated = [say("page-rated-game")] if terms.rated else []
    return [*chosen_options(load_game(listing["game"]), listing["options"]), *clock_terms(terms), *rated]


def sit_down(listing: Listing, preferences: Preferences) -> Element:
    """Under the name that one had last; who has none yet says one."""
    kind = "hidden" if preferences.name else "text"
    return form(".row.sit", action=f"/table/{listing['table']}/sit", method="post")[
        field(
            type=kind,
            name="name",
            value=preferences.name,
            required=True,
            maxlength=24,
            placeholder=say("page-your-name"),
            aria_label=say("page-your-name"),
            autocomplete="nickname",
        ),
        button(".go")[say("page-sit-down")],
    ]


def name_of(seat: dict[str, Any]) -> str:
    """The name of who sits there, with a mark where a bot plays instead."""
    if seat["resigned"]:
        return say("page-name-resigned", name=seat["name"])
    return say("page-name-stood-in", name=seat["name"]) if seat["stand_in"] else str(seat["name"])


def who_plays(listing: Listing) -> Node:
    """The players; after the end with what they reached, and a star for who has won."""
    if not listing["result"]:
        taken = [seat for seat in listing["seats"] if seat["kind"] != "open"]
        free = len(listing["seats"]) - len(taken)
        return ", ".join([*map(name_of, taken), *([say("page-free-seats", number=free)] if free else [])])
    return [
        span(class_=["reached", {"winner": found["winner"]}])[
            name_of(seat), " ", points(found["points"]), icon("star", 15) if found["winner"] else None
        ]
        for seat, found in zip(listing["seats"], listing["result"], strict=False)
    ]
