"""The list of ratings of a game: people and bots on one scale, and how it is computed."""

from collections.abc import Sequence

from waldglas.games import GAMES, load_game
from waldglas.markup import Node, a, div, h1, main, nav, p, table, tbody, td, th, thead, tr
from waldglas.web.pages.frame import Preferences, document
from waldglas.web.pages.seats import bot_words
from waldglas.web.pages.words import points
from waldglas.web.profiles.ratings import FEWEST_GAMES
from waldglas.web.profiles.results import Rated
from waldglas.web.words import say
from waldglas.words import title_of

COLUMNS = ("page-rating-place", "page-rating-who", "page-rating", "page-figure-games")


def ratings_page(slug: str, found: Sequence[Rated], me: str | None, preferences: Preferences) -> str:
    title = say("page-ratings-of", title=title_of(load_game(slug)))
    known = [each for each in found if each.games >= FEWEST_GAMES or is_me(each, me)]
    content = main(".narrow.profile")[
        h1[title],
        nav(".row.filter", aria_label=say("page-ratings"))[
            [
                a(".plain", href=f"/ratings/{other}", aria_current="page" if other == slug else None)[
                    title_of(load_game(other))
                ]
                for other in GAMES.slugs()
            ]
        ],
        board(known, me) if known else p[say("page-ratings-none", least=FEWEST_GAMES)],
        div(".card.part")[p[say("page-ratings-how")], p(".small")[say("page-ratings-names", least=FEWEST_GAMES)]],
    ]
    return document(title, content, preferences, kind="profile-page")


def board(found: Sequence[Rated], me: str | None) -> Node:
    return table(".ratings")[
        thead[tr[[th(scope="col")[say(column)] for column in COLUMNS]]],
        tbody[
            [
                tr(class_={"mine": is_me(each, me)})[
                    td[str(place)],
                    th(scope="row")[name(each, me)],
                    td[points(round(each.rating.shown, 1))],
                    td[str(each.games)],
                ]
                for place, each in enumerate(found, 1)
            ]
        ],
    ]


def is_me(rated: Rated, me: str | None) -> bool:
    return rated.profile is not None and rated.profile == me


def name(rated: Rated, me: str | None) -> Node:
    if rated.bot:
        return bot_words(rated.bot)
    if rated.public:
        return a(href=f"/people/{rated.profile}")[rated.name]
    return a(href="/me")[rated.name] if is_me(rated, me) else say("page-rating-somebody")
