"""The lobby: the shelf of games, my tables, tables with a free seat, finished games."""

from typing import Any

from waldglas.core.game import Game
from waldglas.core.message import Message
from waldglas.draw.drawing import icon, svg
from waldglas.draw.panels import firs
from waldglas.games import GAMES, kit_of, load_game
from waldglas.markup import Element, Node, a, article, div, h1, h2, h3, li, main, p, section, span, ul
from waldglas.web.pages.frame import Preferences, document
from waldglas.web.pages.words import box_words, day, points
from waldglas.web.words import say
from waldglas.words import speaker_for, title_of

Listing = dict[str, Any]


def lobby_page(tables: dict[str, list[Listing]], preferences: Preferences) -> str:
    mine = sorted(tables["mine"], key=lambda found: (found["ended"] is not None, not found["my_turn"]))
    held = {found["table"] for found in mine}
    content = main[
        hero(),
        div(".lobby")[shelves(mine, tables, held)],
    ]
    return document("Waldglas", content, preferences, kind="lobby-page")


def hero() -> Element:
    """The edge of the forest, and an invitation."""
    return div(".hero")[
        div[
            h1[say("page-hero")],
            p[say("page-hero-help")],
        ],
        svg(class_="firs", viewBox="0 0 1200 60", preserveAspectRatio="xMidYMax slice", aria_hidden="true")[
            firs(1234, 60)
        ],
    ]


def shelves(mine: list[Listing], tables: dict[str, list[Listing]], held: set[str]) -> list[Node]:
    return [
        shelf("mine", say("page-your-tables"), mine),
        shelf("open", say("page-open-tables"), [found for found in tables["open"] if found["table"] not in held]),
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
    if not found:
        return section(id=f"shelf-{name}", data_shelf=True, hidden=True)
    return section(".shelf", id=f"shelf-{name}", data_shelf=True)[
        h2[title], ul(".tables")[[table_line(listing) for listing in found]]
    ]


def table_line(listing: Listing) -> Element:
    ended, progress = listing["ended"], listing.get("progress", "")
    when = say("page-ended", day=day(ended)) if ended else say("page-since", day=day(listing["created"]))
    return li[
        a(".card.line", href=f"/table/{listing['table']}")[
            h3[listing["title"]],
            span(".who")[who_plays(listing)],
            span(".badge")[say("page-your-turn")] if listing.get("my_turn") else None,
            span(".small")[" · ".join(words for words in (progress, when) if words)],
        ]
    ]


def who_plays(listing: Listing) -> Node:
    """The players; after the end with what they reached, and a star for who has won."""
    names = [seat["name"] if seat["kind"] != "open" else say("page-free-seat") for seat in listing["seats"]]
    if not listing["result"]:
        return ", ".join(names)
    return [
        span(class_=["reached", {"winner": found["winner"]}])[
            name, " ", points(found["points"]), icon("star", 15) if found["winner"] else None
        ]
        for name, found in zip(names, listing["result"], strict=False)
    ]
