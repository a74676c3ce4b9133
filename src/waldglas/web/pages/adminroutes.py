"""The operator's page, for whoever holds the admin link: the same as `waldglas admin`."""

from fastapi import APIRouter, Depends, Request
from fastapi.responses import HTMLResponse, JSONResponse, RedirectResponse, Response

from waldglas.markup import (
    Element,
    Node,
    a,
    button,
    code,
    field,
    form,
    h1,
    h2,
    label,
    li,
    main,
    p,
    section,
    table,
    tbody,
    td,
    th,
    thead,
    tr,
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
    content = main(".narrow")[
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
        section[h2[say("page-admin-tables")], tables_table(admin.listings())],
        section[h2[say("page-admin-expire")], expire_form()],
        section[h2[say("page-admin-bans")], ban_list(admin)],
    ]
    return HTMLResponse(document(say("page-admin"), content, preferences_of(request)))


def tables_table(listings: list[Listing]) -> Element:
    heads = ("page-admin-game", "page-admin-who", "page-admin-since", "page-admin-ended")
    return table("#tables")[
        thead[tr[th[""], [th[say(head)] for head in heads]]],
        tbody[
            [
                tr[
                    td[a(href=f"/admin/table/{each.id}")[each.id]],
                    td[each.game],
                    td[", ".join(seat.name for seat in each.seats)],
                    td[day(each.created)],
                    td[day(each.ended) if each.ended else "–"],
                ]
                for each in listings
            ]
        ],
    ]


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
        ul[[li[code[each.what[:SHORT]], " ", act("unban", "page-admin-unban", who=each.what)] for each in there]]
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
    content = main(".narrow")[
        p[a(href="/admin")[say("page-admin-back")]],
        h1[a(href=f"/table/{number}")[number], f" · {found['game']}"],
        p[act(f"table/{number}/end", "page-admin-end") if found["ended"] is None else None],
        p[act(f"table/{number}/delete", "page-admin-delete")],
        p[say("page-admin-origin"), " ", code[origin[:SHORT]], act("ban", "page-admin-ban", who=origin)]
        if origin
        else None,
        ul[[li[seat["name"], [visitor_tools(visitor) for visitor in seat["visitors"]]] for seat in found["seats"]]],
        ul("#talk")[
            [
                li[
                    f"{line['name']}: {line['text']}",
                    act(f"table/{number}/chat", "page-admin-remove", line=str(line["number"])),
                ]
                for line in found["chat"]
            ]
        ]
        if found["chat"]
        else p[say("page-admin-nothing-said")],
    ]
    return HTMLResponse(document(number, content, preferences_of(request)))


def visitor_tools(visitor: str) -> Node:
    return [
        " ",
        code[visitor[:SHORT]],
        a(href=f"/admin/visitor/{visitor}")[say("page-admin-export")],
        act("ban", "page-admin-ban", who=visitor),
        act("forget", "page-admin-forget", who=visitor),
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
