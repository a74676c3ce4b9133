"""The deal of the day: today's and earlier ones, one's own try, the board, and whether it was a fair deal."""

from datetime import UTC, date, datetime
from typing import Final

from babel.dates import format_date, format_time
from fastapi import APIRouter, Request
from fastapi.responses import HTMLResponse, Response

from waldglas.bots import bot_names
from waldglas.games import load_game
from waldglas.language import spoken
from waldglas.markup import (
    Element,
    Node,
    a,
    button,
    caption,
    code,
    dd,
    details,
    div,
    dl,
    dt,
    field,
    form,
    h1,
    h2,
    label,
    li,
    main,
    p,
    section,
    span,
    summary,
    table,
    tbody,
    td,
    th,
    thead,
    tr,
    ul,
)
from waldglas.web.deals.dealer import Deal
from waldglas.web.deals.rivals import OPPONENT, RIVALS
from waldglas.web.deals.service import DONE, LEFT, NONE, RUNNING, Deals, Standings
from waldglas.web.http.auth import TheCaller, TheVisitor
from waldglas.web.http.deals import TheDeals, standings_of
from waldglas.web.http.lobby import check_allowance
from waldglas.web.pages.faults import PageRoute
from waldglas.web.pages.forms import Filled, onward
from waldglas.web.pages.frame import Preferences, document, preferences_of
from waldglas.web.pages.menu import comparison
from waldglas.web.pages.seats import bot_words
from waldglas.web.pages.words import points, told_options
from waldglas.web.store.deals import Attempt, Reached
from waldglas.web.words import say
from waldglas.words import speaker_for, title_of

router = APIRouter(prefix="/today", route_class=PageRoute)

COLUMNS: Final = ("page-today-place", "page-today-name", "page-today-points", "page-today-title", "page-today-time")


@router.get("")
def today(request: Request, deals: TheDeals, caller: TheCaller) -> Response:
    return one_day(request, deals.days.today(), deals, caller)


@router.get("/{day}")
def one_day(request: Request, day: str, deals: TheDeals, caller: TheCaller) -> Response:
    found, preferences = standings_of(deals, day, caller.visitor), preferences_of(request)
    title = say("page-today") if day == deals.days.today() else say("page-today-of", day=long_day(day))
    content = main(".narrow.deals")[
        h1[title],
        p[said_day(day)] if day == deals.days.today() else p[a(href="/today")[say("page-today-to")]],
        p[say("page-today-help") if day == deals.days.today() else say("page-today-over-help")],
        [one_deal(each, preferences) for each in found],
        tomorrow(deals),
        earlier(deals.earlier(), day),
        p[a(href="/")[say("page-to-lobby")]],
    ]
    return HTMLResponse(document(title, content, preferences))


@router.post("/{day}/{game}")
def begin(day: str, game: str, filled: Filled, deals: TheDeals, visitor: TheVisitor, response: Response) -> Response:
    check_allowance(deals.tables, visitor)
    name = filled.one("name").strip()
    new = deals.begin(day, game, visitor, name)
    return onward(f"/table/{new if isinstance(new, str) else new.id}", response, name)


@router.post("/{day}/{game}/practice")
def practise(day: str, game: str, filled: Filled, deals: TheDeals, visitor: TheVisitor, response: Response) -> Response:
    check_allowance(deals.tables, visitor)
    name = filled.one("name").strip()
    return onward(f"/table/{deals.practise(day, game, visitor, name).id}", response, name)


def long_day(day: str) -> str:
    return format_date(date.fromisoformat(day), "full", spoken.get())


def said_day(day: str) -> str:
    return say("page-today-day", day=long_day(day))


def clock_time(at: int) -> str:
    return format_time(datetime.fromtimestamp(at, UTC), "short", locale=spoken.get())


# One deal


def one_deal(found: Standings, preferences: Preferences) -> Element:
    deal = found.deal
    return section(".panel.daily", id=deal.game, aria_labelledby=f"{deal.game}-title")[
        h2(id=f"{deal.game}-title")[title_of(load_game(deal.game))],
        p(".small")[" · ".join([company(deal), *told_options(load_game(deal.game), deal.options)])],
        own_part(found, preferences),
        board(found),
        fair(found),
    ]


def company(deal: Deal) -> str:
    """Alone, or against whom, where the game has no rules for one."""
    if load_game(deal.game).fewest_seats == 1:
        return say("page-today-alone")
    return say("page-today-against", bot=bot_words(OPPONENT))


def own_part(found: Standings, preferences: Preferences) -> Node:
    """What became of one's own try, and what can be done now."""
    where, name = f"/today/{found.deal.day}/{found.deal.game}", preferences.name
    if found.state == RUNNING and found.mine is not None:
        return p[a(".button.go", href=f"/table/{found.mine.table_id}")[say("page-today-go-on")]]
    if found.state == NONE and not found.over:
        return [ask(where, name, "page-today-begin", ".go"), p(".small")[tried(found)]]
    again = ask(f"{where}/practice", name, "page-today-practise", ".plain")
    return [p[own_words(found)], div(".row")[again, own_links(found)]]


def ask(where: str, name: str, words: str, kind: str) -> Element:
    return form(".row", action=where, method="post")[
        label[
            say("page-your-name"),
            " ",
            field(name="name", value=name or say("page-guest"), required=True, maxlength=24, autocomplete="nickname"),
        ],
        button(kind)[say(words)],
    ]


def tried(found: Standings) -> str:
    return say("page-today-tries", number=found.tries)


def own_words(found: Standings) -> str:
    mine = found.mine
    if found.state == DONE and mine is not None and mine.reached is not None:
        title = title_words(found.deal, mine.reached)
        reached = points(mine.reached.points)
        return (
            say("page-today-yours-title", points=reached, title=title)
            if title
            else say("page-today-yours", points=reached)
        )
    return say("page-today-left") if found.state == LEFT else tried(found)


def own_links(found: Standings) -> Node:
    if found.mine is None or found.state != DONE:
        return None
    where = f"/table/{found.mine.table_id}"
    return [
        a(".button.plain", href=where)[say("page-today-look")],
        a(".button.plain", href=f"{where}/analysis")[say("page-coach-view")],
    ]


def title_words(deal: Deal, reached: Reached) -> str:
    if reached.rank:
        return speaker_for(load_game(deal.game)).score(reached.rank)
    if load_game(deal.game).fewest_seats == 1:
        return ""
    return say("page-today-won") if reached.won else say("page-today-lost")


# The board


def board(found: Standings) -> Node:
    """People with their places, and bots among them without."""
    if found.best is None or found.bots is None:
        return None
    lines = [
        (each.reached, person_line(found, place, each)) for place, each in enumerate(found.best, 1) if each.reached
    ]
    known = [bot for bot in bot_names() if bot in found.bots]
    lines += [(found.bots[bot], bot_line(found, bot)) for bot in known]
    lines.sort(key=lambda line: -line[0].points)
    return [
        table(".points.board")[
            caption[say("page-today-board")],
            thead[tr[[th(scope="col")[say(column)] for column in COLUMNS]]],
            tbody[[line for _, line in lines]],
        ]
        if lines
        else p(".small")[say("page-today-nobody")],
        p(".small")[say("page-today-bots-play")] if found.tries and len(known) < len(RIVALS) else None,
    ]


def person_line(found: Standings, place: int, each: Attempt) -> Element:
    assert each.reached is not None
    mine = found.mine is not None and each.visitor == found.mine.visitor
    name: Node = a(href=f"/table/{each.table_id}")[each.name] if found.over else each.name
    return tr(class_={"mine": mine})[
        td[str(place)],
        th(scope="row")[name, span(".small")[" ", say("page-today-you")] if mine else None],
        td[points(each.reached.points)],
        td[title_words(found.deal, each.reached)],
        td[clock_time(each.ended or 0)],
    ]


def bot_line(found: Standings, bot: str) -> Element:
    reached = (found.bots or {})[bot]
    return tr(".of-bot")[
        td["–"],
        th(scope="row")[bot_words(bot)],
        td[points(reached.points)],
        td[title_words(found.deal, reached)],
        td["–"],
    ]


# A fair deal


def fair(found: Standings) -> Element:
    seed = None if found.seed is None else str(found.seed)
    return details(".deal")[
        summary[say("page-deal")], p(".small")[say("page-today-deal-help")], comparison(found.deal.commitment, seed)
    ]


def tomorrow(deals: Deals) -> Element:
    """What is settled already, but not told."""
    following = deals.of_day(deals.days.tomorrow())
    return section(".panel", aria_labelledby="tomorrow")[
        h2("#tomorrow")[say("page-today-tomorrow")],
        p(".small")[say("page-today-tomorrow-help")],
        dl(".hashes")[[[dt[title_of(load_game(each.game))], dd[code[each.commitment]]] for each in following]],
    ]


def earlier(days: list[str], shown: str) -> Node:
    if not days:
        return None
    return section(".panel", aria_labelledby="earlier")[
        h2("#earlier")[say("page-today-earlier")],
        ul(".days")[
            [li[a(href=f"/today/{day}", aria_current="page" if day == shown else None)[said_day(day)]] for day in days]
        ],
    ]
