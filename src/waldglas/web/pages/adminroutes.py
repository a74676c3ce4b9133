"""The operator's page, for whoever holds the admin link: the same as `waldglas admin`."""

from typing import Any

from fastapi import APIRouter, Depends, Request
from fastapi.responses import HTMLResponse, JSONResponse, RedirectResponse, Response

from waldglas.games import GAMES, load_game
from waldglas.markup import (
    Element,
    Node,
    a,
    button,
    code,
    details,
    div,
    field,
    form,
    h1,
    h2,
    h3,
    label,
    li,
    main,
    p,
    section,
    span,
    summary,
    ul,
)
from waldglas.web.http.auth import ADMIN_COOKIE, TheTables, is_admin, is_admins_token
from waldglas.web.http.middleware import NothingHere
from waldglas.web.operating.admin import Admin
from waldglas.web.pages.faults import PageRoute
from waldglas.web.pages.forms import Filled
from waldglas.web.pages.frame import document, preferences_of
from waldglas.web.pages.words import day
from waldglas.web.store.models import Listing
from waldglas.web.words import say
from waldglas.words import title_of

SHORT = 12  # letters of a hash that are shown


def only_admins(request: Request) -> None:
    """For anybody else there is nothing here."""
    if not is_admin(request):
        raise NothingHere


enter = APIRouter(route_class=PageRoute)
router = APIRouter(prefix="/admin", route_class=PageRoute, dependencies=[Depends(only_admins)])


@enter.get("/admin/{token}")
def take_link(request: Request, token: str) -> Response:
    """The admin link: remembers the token in a cookie for this visit, and keeps it out of the address."""
    if not is_admins_token(request, token):
        raise NothingHere
    answer = RedirectResponse("/admin", 303)
    secure = request.url.scheme == "https"
    answer.set_cookie(ADMIN_COOKIE, token, httponly=True, samesite="strict", secure=secure)
    return answer


# Looking


@router.get("")
def overview(request: Request, tables: TheTables) -> Response:
    admin = Admin(tables.store)
    figures = admin.statistics()
    content = main(".narrow.admin")[
        h1[say("page-admin")],
        p("#figures")[
            " · ".join(
                (
                    say("page-admin-running", number=figures["running"]),
                    say("page-admin-finished", number=figures["finished"]),
                    say("page-admin-visitors", number=figures["visitors"]),
                    say("page-admin-choices", number=figures["choices"]),
                )
            )
        ],
        section(".shelf")[h2[say("page-admin-tables")], table_lines(admin.listings())],
        section(".shelf")[h2[say("page-admin-expire")], sure("page-admin-delete", expire_form())],
        section(".shelf")[h2[say("page-admin-bans")], ban_list(admin)],
    ]
    return HTMLResponse(document(say("page-admin"), content, preferences_of(request)))


def table_lines(listings: list[Listing]) -> Element:
    return ul("#tables.tables")[[li[table_line(each)] for each in listings]]


def table_line(listing: Listing) -> Element:
    """A table as the lobby shows it, with its number."""
    ended = f" · {say('page-ended', day=day(listing.ended))}" if listing.ended else ""
    return a(".card.line", href=f"/admin/table/{listing.id}")[
        h3[called(listing.game)],
        span(".who")[", ".join(seat.name for seat in listing.seats)],
        span(".small")[code[listing.id], f" · {say('page-since', day=day(listing.created))}{ended}"],
    ]


def called(game: str) -> str:
    """A game that is not installed any more is told by its short name."""
    return title_of(load_game(game)) if game in GAMES.slugs() else game


def sure(words: str, form: Element) -> Element:
    """What cannot be undone is unfolded before it can be pressed."""
    return details[summary[say(words)], div(".row")[form, p(".small")[say("page-admin-for-good")]]]


def act(path: str, words: str, **values: str) -> Element:
    hidden = [field(type="hidden", name=name, value=value) for name, value in values.items()]
    return form(action=f"/admin/{path}", method="post")[hidden, button(".plain")[say(words)]]


def expire_form() -> Element:
    days = (("finished", "365", "page-admin-finished-days"), ("abandoned", "60", "page-admin-abandoned-days"))
    return form(".row", action="/admin/expire", method="post")[
        [label[say(words), " ", field(name=name, value=number, inputmode="numeric")] for name, number, words in days],
        button(".plain")[say("page-admin-delete")],
    ]


def ban_list(admin: Admin) -> Node:
    there = admin.bans()
    return [
        ul(".tables")[
            [li(".row")[code[each.what[:SHORT]], act("unban", "page-admin-unban", who=each.what)] for each in there]
        ]
        if there
        else p[say("page-admin-no-bans")],
        form(".row", action="/admin/ban", method="post")[
            label[say("page-admin-ban-who"), " ", field(name="who", required=True)],
            button(".plain")[say("page-admin-ban")],
        ],
    ]


@router.get("/table/{number}")
def one_table(request: Request, number: str, tables: TheTables) -> Response:
    found = Admin(tables.store).show(number)
    origin = found["origin"]
    content = main(".narrow.admin")[
        p[a(href="/admin")[say("page-admin-back")]],
        h1[called(found["game"])],
        p[a(href=f"/table/{number}")[code[number]]],
        div(".row")[
            act(f"table/{number}/end", "page-admin-end") if found["ended"] is None else None,
            sure("page-admin-delete-table", act(f"table/{number}/delete", "page-admin-delete")),
        ],
        div(".row")[say("page-admin-origin"), code[origin[:SHORT]], act("ban", "page-admin-ban", who=origin)]
        if origin
        else None,
        ul(".tables")[
            [li[seat["name"], [visitor_tools(each) for each in seat["visitors"]]] for seat in found["seats"]]
        ],
        ul("#talk.tables")[[said(number, line) for line in found["chat"]]]
        if found["chat"]
        else p[say("page-admin-nothing-said")],
    ]
    return HTMLResponse(document(number, content, preferences_of(request)))


def said(number: str, line: dict[str, Any]) -> Element:
    remove = act(f"table/{number}/chat", "page-admin-remove", line=str(line["number"]))
    return li(".row")[f"{line['name']}: {line['text']}", remove]


def visitor_tools(visitor: str) -> Element:
    return div(".row")[
        code[visitor[:SHORT]],
        a(".button.plain", href=f"/admin/visitor/{visitor}")[say("page-admin-export")],
        act("ban", "page-admin-ban", who=visitor),
        sure("page-admin-forget", act("forget", "page-admin-delete", who=visitor)),
    ]


@router.get("/visitor/{who}")
def export(who: str, tables: TheTables) -> Response:
    return JSONResponse(Admin(tables.store).export(who))


# Doing


def back(path: str = "") -> Response:
    return RedirectResponse(f"/admin{path}", 303)


@router.post("/table/{number}/end")
def end(number: str, tables: TheTables) -> Response:
    Admin(tables.store).end(number)
    tables.changed(number)
    return back(f"/table/{number}")


@router.post("/table/{number}/delete")
def delete(number: str, tables: TheTables) -> Response:
    Admin(tables.store).delete(number)
    tables.changed(number)
    return back()


@router.post("/table/{number}/chat")
def remove_chat(number: str, form: Filled, tables: TheTables) -> Response:
    Admin(tables.store).remove_chat(number, form.number("line"))
    tables.changed(number)
    return back(f"/table/{number}")


@router.post("/ban")
def ban(form: Filled, tables: TheTables) -> Response:
    Admin(tables.store).ban(form.one("who"))
    tables.banned = tables.store.banned()
    return back()


@router.post("/unban")
def unban(form: Filled, tables: TheTables) -> Response:
    Admin(tables.store).unban(form.one("who"))
    tables.banned = tables.store.banned()
    return back()


@router.post("/forget")
def forget(form: Filled, tables: TheTables) -> Response:
    for table_id in Admin(tables.store).forget(form.one("who")):
        tables.changed(table_id)
    return back()


@router.post("/expire")
def expire(form: Filled, tables: TheTables) -> Response:
    Admin(tables.store).expire(form.number("finished"), form.number("abandoned"))
    return back()
