"""The lobby: the shelf of games, my tables, tables with a free seat, finished games."""

from typing import Any

from htpy import Element, Node, a, article, div, h1, h2, h3, li, main, p, section, span, ul

from waldglas.core.game import Game
from waldglas.draw.drawing import icon, svg
from waldglas.draw.panels import firs
from waldglas.games import GAMES, kit_of, load_game
from waldglas.web.pages.frame import Preferences, document
from waldglas.web.pages.words import day, seats_words

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
            h1["Sit down and play"],
            p["Board games about forests, glass and coal: with friends far away, at one device, or against bots."],
        ],
        svg(class_="firs", viewBox="0 0 1200 60", preserveAspectRatio="xMidYMax slice", aria_hidden="true")[
            firs(1234, 60)
        ],
    ]


def shelves(mine: list[Listing], tables: dict[str, list[Listing]], held: set[str]) -> list[Node]:
    return [
        shelf("Your tables", mine) if mine else None,
        section(".games", aria_label="Games")[[game_card(load_game(slug)) for slug in GAMES.slugs()]],
        shelf("Open tables", [found for found in tables["open"] if found["table"] not in held]),
        shelf("Finished games", [found for found in tables["finished"] if found["table"] not in held]),
    ]


def game_card(game: Game) -> Element:
    kit = kit_of(game)
    return article(".card.game")[
        a(href=f"/game/{game.slug}", class_="cover", aria_label=f"{game.title}: set up a table")[
            game_picture(game.slug), h2[game.title]
        ],
        p(".facts")[seats_words(game), span[" · ", kit.minutes] if kit.minutes else None],
        p[game.about],
        p(".small")[kit.feel] if kit.feel else None,
    ]


def game_picture(slug: str) -> Node:
    board = kit_of(slug).thumbnail()
    return (
        board.element("picture")
        if board
        else div(".picture.blank")[icon("fir", 72), icon("glass", 56), icon("fir", 72)]
    )


def shelf(title: str, found: list[Listing]) -> Node:
    if not found:
        return None
    return section(".shelf")[h2[title], ul(".tables")[[table_line(listing) for listing in found]]]


def table_line(listing: Listing) -> Element:
    names = ", ".join(seat["name"] if seat["kind"] != "open" else "a free seat" for seat in listing["seats"])
    ended = listing["ended"]
    return li[
        a(".card.line", href=f"/table/{listing['table']}")[
            h3[listing["title"]],
            span(".who")[names],
            span(".badge")["Your turn"] if listing.get("my_turn") else None,
            span(".small")[f"ended {day(ended)}" if ended else f"since {day(listing['created'])}"],
        ]
    ]
