"""The book of a game as a page: searchable, printable, every thing with its name as its address."""

from dataclasses import replace

from fastapi import APIRouter, Request
from fastapi.responses import HTMLResponse, Response

from waldglas.core.game import Game
from waldglas.draw.boards import Board, Moment, Spread
from waldglas.draw.drawing import icon
from waldglas.games import kit_of, load_game
from waldglas.learning.book import (
    Book,
    Chapter,
    Entry,
    Group,
    Part,
    Picture,
    book_of,
    entries,
    entry,
    moment,
    shown_game,
    told,
)
from waldglas.markup import (
    Element,
    Node,
    a,
    button,
    div,
    field,
    figure,
    form,
    h1,
    h2,
    h3,
    li,
    main,
    nav,
    ol,
    p,
    section,
    span,
    table,
    tbody,
    td,
    tfoot,
    th,
    tr,
    ul,
)
from waldglas.web.pages.entry import Words
from waldglas.web.pages.faults import PageRoute
from waldglas.web.pages.frame import Preferences, document, preferences_of
from waldglas.web.pages.words import points
from waldglas.web.words import say
from waldglas.words import speaker_for, title_of

router = APIRouter(route_class=PageRoute)


@router.get("/book/{slug}")
def read(request: Request, slug: str, q: Words = "") -> Response:
    return HTMLResponse(book_page(load_game(slug), q, preferences_of(request)))


@router.get("/book/{slug}/thing/{thing}")
def look_up(slug: str, thing: str) -> Response:
    """What the page of a table tells of a thing that is pointed at."""
    game = load_game(slug)
    return HTMLResponse(str(entry_told(game, entry(game, thing))))


def entry_told(game: Game, found: Entry) -> Element:
    return div(".entry-told")[
        p(".words")[found.name],
        p(".does")[found.words],
        p(".more")[
            a(href=f"/book/{game.slug}#{found.thing}", data_book="")[say("page-in-the-book")],
            " ",
            rule_link(game, found.rule),
        ],
    ]


def rule_link(game: Game, rule: str) -> Element:
    return a(".number", href=f"/rules/{game.slug}#{rule}", data_rule=rule)[rule]


def book_page(game: Game, wanted: str, preferences: Preferences) -> str:
    book, find = book_of(game), say("page-search-book")
    words = wanted.casefold().split()
    content = main("#book.book", data_game=game.slug)[
        h1[say("page-book-of", title=title_of(game))],
        p(".small")[
            say("page-book-law"), " ", a(href=f"/rules/{game.slug}")[say("page-rules-of", title=title_of(game))]
        ],
        contents(game, book),
        form(".row.find", action=f"/book/{game.slug}", role="search")[
            field(type="search", name="q", value=wanted, aria_label=find, placeholder=find),
            button(".plain")[say("page-search")],
        ],
        [chapter(game, each, words) for each in book.chapters],
        [group(game, each, words) for each in book.groups],
        p("#nothing-found", hidden=finds(game, book, words))[say("page-nothing-found")],
    ]
    return document(say("page-book-of", title=title_of(game)), content, preferences, kind="book", game=game.slug)


def finds(game: Game, book: Book, words: list[str]) -> bool:
    parts = (said(game, part) for chapter in book.chapters for part in chapter.parts)
    return any(matches(text, words) for text in (*parts, *(f"{each.name} {each.words}" for each in entries(game))))


def matches(text: str, words: list[str]) -> bool:
    return all(word in text.casefold() for word in words)


def said(game: Game, part: Part) -> str:
    return told(game, part.words, part.facts)


def contents(game: Game, book: Book) -> Element:
    """Where to find what; the things of the box are one line."""
    names = [*(chapter.id for chapter in book.chapters), *(group.id for group in book.groups)]
    return nav(".contents", aria_label=say("page-contents"))[
        ul[[li[a(href=f"#chapter-{name}")[told(game, f"book-{name}")]] for name in names]]
    ]


# Chapters


def chapter(game: Game, shown: Chapter, words: list[str]) -> Node:
    parts = [part for part in shown.parts if matches(said(game, part), words)]
    if not parts:
        return None
    return section(".chapter", id=f"chapter-{shown.id}")[
        h2[told(game, f"book-{shown.id}")], listed(game, shown.kind, parts)
    ]


def listed(game: Game, kind: str, parts: list[Part]) -> Node:
    if kind == "text":
        return [div(".part")[part_of(game, part)] for part in parts]
    items = [li(".part")[part_of(game, part)] for part in parts]
    return ol(".steps")[items] if kind == "steps" else ul(".mistakes")[items]


def part_of(game: Game, part: Part) -> Node:
    return [
        p[said(game, part), [[" ", rule_link(game, rule)] for rule in part.rules]],
        picture(game, part.picture) if part.picture else None,
        count(game, part.count) if part.count is not None else None,
    ]


def picture(game: Game, wanted: Picture) -> Element:
    """A map is looked at part by part where there is little room."""
    shown = board(game, wanted)
    if isinstance(shown, Board) and shown.wide:
        return figure(".map", tabindex=0, role="group", aria_label=shown.title)[replace(shown, wide=False).element()]
    return figure[shown.element()]


def board(game: Game, wanted: Picture) -> Board | Spread:
    """A moment of the game that the book shows, without anything to choose."""
    view, names = moment(game, wanted.at).observe(wanted.seat), shown_game(game).names
    boards = kit_of(game).boards(game, Moment(view, wanted.seat, names))
    kind, _, place = wanted.board.partition(".")
    found: dict[str, list[Board | Spread]] = {
        "own": boards.own,
        "shared": boards.shared,
        "offer": boards.offer,
        "other": [*boards.others.values()],
    }
    return found[kind][int(place or 0)]


def count(game: Game, seat: int) -> Element:
    """How the points of a seat came about, by the game's own scoring."""
    record, speaker = shown_game(game), speaker_for(game)
    position = moment(game, len(record.moves))
    lines = [line for line in position.breakdown(seat) if line.points]
    return table(".points")[
        tbody[[tr[th(scope="row")[speaker.score(line.what)], td[points(line.points)]] for line in lines]],
        tfoot[tr[th(scope="row")[say("page-points-together")], td[points(position.points(seat))]]],
    ]


# Everything one by one


def group(game: Game, shown: Group, words: list[str]) -> Node:
    found = [each for each in entries(game) if each.section == shown.id and matches(f"{each.name} {each.words}", words)]
    if not found:
        return None
    return section(".chapter.things", id=f"chapter-{shown.id}")[
        h2[told(game, f"book-{shown.id}")], div(".entries")[[one_entry(game, each) for each in found]]
    ]


def one_entry(game: Game, shown: Entry) -> Element:
    signs = kit_of(game).signs(game, shown.thing, speaker_for(game))
    return div(".entry", id=shown.thing)[
        h3[icon(shown.shape, 26) if shown.shape else None, shown.name, " ", rule_link(game, shown.rule)],
        span(".signs", aria_hidden="true")[[drawing.element("", sheet=False) for drawing in signs]] if signs else None,
        p[shown.words],
    ]
