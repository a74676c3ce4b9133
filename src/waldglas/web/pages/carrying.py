"""A seat that is carried over: a code made in one browser, and opened in another."""

from typing import Annotated
from urllib.parse import urlencode

from fastapi import APIRouter, Query, Request
from fastapi.responses import HTMLResponse, Response

from waldglas.core.errors import WaldglasError
from waldglas.markup import Element, a, button, code, div, field, form, h1, img, label, main, p
from waldglas.web.errors import sentence, status_of
from waldglas.web.http.auth import TheCaller, TheTables, TheVisitor
from waldglas.web.http.schemas import CodeBody
from waldglas.web.http.seating import carry_over, use_code
from waldglas.web.pages.faults import PageRoute
from waldglas.web.pages.forms import Filled, onward
from waldglas.web.pages.frame import Preferences, document, preferences_of
from waldglas.web.words import say, say_around

router = APIRouter(route_class=PageRoute)

Code = Annotated[str, Query(max_length=60)]


@router.post("/table/{table_id}/seats/{seat}/code")
def made(request: Request, table_id: str, seat: int, caller: TheCaller) -> Response:
    """The code as letters, as a link and for a camera."""
    found = carry_over(table_id, seat, caller)
    here = str(request.base_url).rstrip("/")
    address = here + found["link"]
    content = main(".card.fault")[
        h1[say("page-carry")],
        p[say_around("page-carry-how", address=a(href=f"{here}/go")[f"{here}/go"])],
        p(".code")[code[spelled(found["code"])]],
        p(".small")[say("page-carry-lasts", minutes=found["minutes"])],
        img(".qr", src=f"/qr.svg?{urlencode({'of': address})}", alt=say("page-carry-qr"), width=200, height=200),
        a(".button", href=f"/table/{table_id}")[say("page-back-to-table")],
    ]
    return HTMLResponse(document(say("page-carry"), content, preferences_of(request)))


def spelled(letters: str) -> str:
    """In two groups, easier to read out."""
    return f"{letters[:4]} {letters[4:]}"


@router.get("/go")
def entering(request: Request, code: Code = "") -> Response:
    """Looking at a link takes nothing: the code is used when it is sent."""
    return HTMLResponse(entry_page(preferences_of(request), code))


@router.post("/go")
def entered(request: Request, filled: Filled, tables: TheTables, visitor: TheVisitor, response: Response) -> Response:
    try:
        found = use_code(CodeBody(code=filled.one("code")[:60]), tables, visitor)
    except WaldglasError as error:
        page = entry_page(preferences_of(request), "", sentence(str(error)))
        return HTMLResponse(page, status_of(error))
    return onward(f"/table/{found['table']}", response)


def entry_page(preferences: Preferences, given: str, problem: str = "") -> str:
    content = main(".card.fault")[
        h1[say("page-carry-here")],
        p(".problem", role="alert")[problem] if problem else None,
        form(action="/go", method="post")[
            div(".row")[
                label[say("page-code"), " ", code_field(given)],
                button(".go")[say("page-play-here-too")],
            ]
        ],
    ]
    return document(say("page-carry-here"), content, preferences)


def code_field(given: str) -> Element:
    typed = {"autocomplete": "off", "autocapitalize": "none", "spellcheck": "false"}
    return field(name="code", value=given, required=True, maxlength=20, **typed)
