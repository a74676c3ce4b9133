"""Tables that are not finished: ended, hidden, shown again; the oldest with one press."""

from fastapi import APIRouter, Request
from fastapi.responses import HTMLResponse, RedirectResponse, Response
from starlette.concurrency import run_in_threadpool

from waldglas.markup import Element, Node, a, button, div, form, h1, h2, li, main, p, section, ul
from waldglas.web.http.auth import Caller, TheCaller
from waldglas.web.http.lobby import known, listing_data
from waldglas.web.http.seating import hide, show
from waldglas.web.pages.faults import PageRoute
from waldglas.web.pages.frame import document, preferences_of
from waldglas.web.pages.lobby import Listing, table_line
from waldglas.web.tables import seating
from waldglas.web.words import say

router = APIRouter(route_class=PageRoute)

AT_ONCE = 10


@router.get("/unfinished")
async def unfinished(request: Request, caller: TheCaller) -> Response:
    async with caller.tables.alone(None):
        going, hidden = await run_in_threadpool(found, caller)
    content = main(".narrow")[
        h1[say("page-unfinished")],
        p[say("page-unfinished-help", number=caller.tables.limits.tables)],
        clear_form() if going else p[say("page-nothing-unfinished")],
        listed(say("page-your-tables"), going, "hide", say("page-hide")),
        listed(say("page-hidden"), hidden, "show", say("page-show-again")),
        p[a(href="/")[say("page-to-lobby")]],
    ]
    return HTMLResponse(document(say("page-unfinished"), content, preferences_of(request)))


def found(caller: Caller) -> tuple[list[Listing], list[Listing]]:
    """Where I sit or what I set up, unfinished, and what I hide."""
    if caller.visitor is None:
        return [], []
    tables, most = caller.tables.listings, caller.tables.limits.tables
    going, hidden = known(tables.unfinished(caller.visitor, most)), known(tables.hidden(caller.visitor, most))
    return [listing_data(one) for one in going], [listing_data(one) for one in hidden]


def listed(title: str, tables: list[Listing], act: str, words: str) -> Node:
    if not tables:
        return None
    return section(".shelf")[h2[title], ul(".tables")[[line(table, act, words) for table in tables]]]


def line(table: Listing, act: str, words: str) -> Element:
    where = f"/table/{table['table']}"
    return li(".open")[
        table_line(table),
        div(".row")[
            form(action=f"{where}/clear", method="post")[button(".plain")[say("page-end-or-hide")]]
            if act == "hide"
            else None,
            form(action=f"{where}/{act}", method="post")[button(".plain")[words]],
        ],
    ]


def clear_form() -> Element:
    return form(".row", action="/unfinished/clear", method="post")[
        button(".go")[say("page-clear-oldest", number=AT_ONCE)], p(".small")[say("page-clear-help")]
    ]


@router.post("/unfinished/clear")
async def clear_oldest(caller: TheCaller) -> Response:
    async with caller.tables.alone(None):
        going, _ = await run_in_threadpool(found, caller)
    for table in going[:AT_ONCE]:
        await caller.tables.at(table["table"], clear_away, caller, table["table"])
    return back()


@router.post("/table/{table_id}/clear")
def clear(table_id: str, caller: TheCaller) -> Response:
    clear_away(caller, table_id)
    return back()


def clear_away(caller: Caller, table_id: str) -> None:
    """A table at which nobody else has to be asked is ended; another one is hidden."""
    session, held, host = caller.tables.session(table_id), caller.held(table_id), caller.is_host(table_id)
    if not session.over and seating.can_end_alone(caller.tables, session, held, host):
        seating.end(caller.tables, session)
    else:
        hide(table_id, caller)


@router.post("/table/{table_id}/hide")
def hide_table(table_id: str, caller: TheCaller) -> Response:
    hide(table_id, caller)
    return back()


@router.post("/table/{table_id}/show")
def show_table(table_id: str, caller: TheCaller) -> Response:
    show(table_id, caller)
    return back()


def back() -> Response:
    return RedirectResponse("/unfinished", 303)
