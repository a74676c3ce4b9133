"""The routes before one sits at a table: lobby, set-up, invitations, rules, records, settings."""

from io import BytesIO
from typing import Annotated, Final
from urllib.parse import urlencode, urlsplit

import segno
from fastapi import APIRouter, Query, Request
from fastapi.responses import HTMLResponse, RedirectResponse, Response

from waldglas.core.errors import BadOption, WaldglasError
from waldglas.core.message import Message
from waldglas.games import kit_of, load_game
from waldglas.markup import a, button, div, field, form, h1, label, main, p, textarea
from waldglas.web.errors import BadInput, Conflict, NotFound, sentence
from waldglas.web.http.auth import TheCaller, TheTables, TheVisitor, origin_of, renew
from waldglas.web.http.lobby import check_allowance, lobby_data, seat_link, take_invited_seat
from waldglas.web.http.schemas import InviteBody
from waldglas.web.pages.faults import PageRoute
from waldglas.web.pages.forms import YEAR, Filled, like, onward, own_link, own_path
from waldglas.web.pages.frame import (
    PACES,
    THEMES,
    Preferences,
    Preview,
    document,
    drawing_style,
    preferences_of,
    sheet_of_game,
)
from waldglas.web.pages.lobby import lobby_page
from waldglas.web.pages.rulebook import rules_page
from waldglas.web.pages.seats import terms_note
from waldglas.web.pages.setup import Filling, options_of, places_of, quick_places, setup_page, terms_of
from waldglas.web.profiles.rated import check_rated
from waldglas.web.store.models import HUMAN, OPEN
from waldglas.web.tables.secrets import hashed
from waldglas.web.tables.service import Tables
from waldglas.web.tables.session import Session
from waldglas.web.tables.setup import NewTable, set_up, set_up_record
from waldglas.web.words import COOKIE as LANGUAGE
from waldglas.web.words import is_language, known_languages, say
from waldglas.words import title_of

router = APIRouter(route_class=PageRoute)

LASTING: Final = {"Cache-Control": f"public, max-age={YEAR}, immutable"}

Words = Annotated[str, Query(max_length=80)]
Address = Annotated[str, Query(max_length=300)]


@router.get("/")
async def lobby(request: Request, caller: TheCaller) -> Response:
    response = HTMLResponse(lobby_page(await lobby_data(caller), preferences_of(request)))
    renew(request, response, caller)
    return response


@router.get("/draw.css")
def drawing_colours() -> Response:
    return Response(drawing_style(), media_type="text/css", headers=LASTING)


@router.get("/shapes/{language}/{game}")
def shapes_of_game(language: str, game: str) -> Response:
    """What the pictures of a game use; the address has their fingerprint."""
    if language not in known_languages():
        raise NotFound(Message("page-nothing-here"))
    return HTMLResponse(sheet_of_game(kit_of(game).slug, language), headers=LASTING)


@router.get("/qr.svg")
def qr_code(request: Request, of: Address) -> Response:
    """A link of this server, to be taken with a camera: dark on light in every theme."""
    if urlsplit(of).netloc != request.headers.get("host") or urlsplit(of).scheme not in ("http", "https"):
        raise BadInput(Message("page-refused-qr"))
    drawn = BytesIO()
    segno.make(of, error="m", micro=False).save(drawn, kind="svg", light="#fff", omitsize=True)
    return Response(drawn.getvalue(), media_type="image/svg+xml")


@router.get("/game/{slug}")
def game_page(request: Request, slug: str, caller: TheCaller) -> Response:
    has_profile = caller.profile is not None
    return HTMLResponse(setup_page(load_game(slug), preferences_of(request), has_profile=has_profile))


@router.post("/game/{slug}/play")
def play_at_once(
    request: Request, slug: str, filled: Filled, tables: TheTables, visitor: TheVisitor, response: Response
) -> Response:
    check_allowance(tables, visitor)
    places = quick_places(load_game(slug), filled.one("who"), preferences_of(request).name or say("page-guest"))
    table = set_up(tables, slug, {}, places, public=False, host=visitor)
    return onward(f"/table/{table.id}", response)


@router.post("/game/{slug}/table")
def own_table(
    request: Request, slug: str, filled: Filled, tables: TheTables, visitor: TheVisitor, response: Response
) -> Response:
    check_allowance(tables, visitor)
    game, places = load_game(slug), places_of(filled)
    try:
        public, origin = filled.one("public") == "yes", origin_of(request)
        terms = terms_of(filled, places)
        check_rated(tables, visitor, places, terms)
        table = set_up(tables, slug, options_of(filled, game), places, public, visitor, origin, terms)
    except WaldglasError as error:
        filling = Filling(filled, sentence(str(error)), error.option if isinstance(error, BadOption) else "")
        has_profile = tables.profiles.whose(visitor) is not None
        return HTMLResponse(setup_page(game, preferences_of(request), filling, has_profile), 422)
    name = next((place.name for place in places if place.who == "me"), "")
    return onward(f"/table/{table.id}{invites(table)}", response, name)


def invites(table: NewTable) -> str:
    """The links of open seats and of the host's own, for the script: what follows a # is never sent to a server."""
    found = {
        f"{table.id}/{seat}/invite": seat_link(table.tokens[seat])
        for seat, kind in enumerate(table.kinds)
        if kind == OPEN
    }
    own = {
        f"{table.id}/{seat}/own": seat_link(table.tokens[seat])
        for seat, kind in enumerate(table.kinds)
        if kind == HUMAN
    }
    return f"#{urlencode(found | own)}" if found else ""


@router.get("/rules/{slug}")
def rules(request: Request, slug: str, q: Words = "") -> Response:
    return HTMLResponse(rules_page(load_game(slug), q, preferences_of(request)))


# Invitations


@router.get("/seat/{token}")
def invitation(request: Request, token: str, tables: TheTables, caller: TheCaller) -> Response:
    """Looking at a link takes nothing."""
    table_id, seat, own = offered_seat(tables, token)
    if seat in caller.held(table_id) or (own and tables.session(table_id).over):
        return RedirectResponse(f"/table/{table_id}", 303)
    if not own and tables.session(table_id).seats[seat].kind != OPEN:
        raise Conflict(Message("page-refused-seat-taken"))
    return HTMLResponse(invitation_page(tables, table_id, seat, own, token, preferences_of(request)))


@router.post("/seat/{token}")
def sit_down(token: str, filled: Filled, tables: TheTables, visitor: TheVisitor, response: Response) -> Response:
    name = filled.one("name").strip()[:60]
    taken = take_invited_seat(InviteBody(token=token[:60], name=name), tables, visitor)
    return onward(f"/table/{taken['table']}{own_link(taken)}", response, name)


def offered_seat(tables: Tables, token: str) -> tuple[str, int, bool]:
    link = hashed(token)
    own, invited = tables.store.seat_of_token(link), tables.store.seat_of_invite(link)
    found = own or invited
    if found is None:
        raise NotFound(Message("page-refused-link"))
    return *found, own is not None


def invitation_page(tables: Tables, table_id: str, seat: int, own: bool, token: str, preferences: Preferences) -> str:
    session = tables.session(table_id)
    if session.over:
        raise Conflict(Message("page-refused-over"))
    title = say("page-your-seat") if own else say("page-invited")
    preview = Preview(title_of(session.game), invitation_words(session, seat), session.game.slug)
    ask = label[
        say("page-your-name"),
        " ",
        field(name="name", value=preferences.name, required=True, maxlength=24, autocomplete="nickname"),
    ]
    content = main(".card.fault")[
        h1[title],
        p[invitation_words(session, seat)],
        terms_note(session.header.terms),
        form(action=f"/seat/{token}", method="post")[
            div(".row")[None if own else ask, button(".go")[say("page-play-here-too") if own else say("page-sit-down")]]
        ],
    ]
    return document(title, content, preferences, preview=preview)


def invitation_words(session: Session, seat: int) -> str:
    title, number = title_of(session.game), seat + 1
    others: list[object] = [other.name for other in session.seats if other.seat != seat and other.kind != OPEN]
    if not others:
        return say("page-invited-alone", title=title, number=number)
    return say("page-invited-with", title=title, number=number, names=others)


# Records and settings


@router.get("/import")
def import_page(request: Request) -> Response:
    return HTMLResponse(import_form(preferences_of(request)))


@router.post("/import")
def import_record(
    request: Request, filled: Filled, tables: TheTables, visitor: TheVisitor, response: Response
) -> Response:
    check_allowance(tables, visitor)
    try:
        text = filled.one("record").replace("\r\n", "\n").strip() + "\n"
        table = set_up_record(tables, text, visitor, public=False)
    except WaldglasError as error:
        return HTMLResponse(import_form(preferences_of(request), sentence(str(error))), 422)
    return onward(f"/table/{table.id}?at=0", response)


def import_form(preferences: Preferences, problem: str = "") -> str:
    content = main(".narrow")[
        h1[say("page-import")],
        p[say("page-import-help")],
        p(".problem", role="alert")[problem] if problem else None,
        form(".card.record", action="/import", method="post")[
            label(".scripted")[
                say("page-import-file"), " ", field("#record-file", type="file", accept=".txt,text/plain")
            ],
            label[
                say("page-import-text"), textarea("#record", name="record", rows=12, required=True, spellcheck="false")
            ],
            button(".go")[say("page-import-show")],
        ],
        p[a(href="/")[say("page-to-lobby")]],
    ]
    return document(say("page-import"), content, preferences)


@router.post("/settings")
def settings(filled: Filled) -> Response:
    """What a visitor likes; the answer leads back to where it was said."""
    response = RedirectResponse(own_path(filled.one("back", "/")), 303)
    if filled.one("theme") in THEMES:
        like(response, "theme", filled.one("theme"))
    if is_language(filled.one(LANGUAGE)):
        like(response, LANGUAGE, filled.one(LANGUAGE))
    if filled.one("pace") in PACES:
        like(response, "pace", filled.one("pace"))
    for switch in ("sound", "take-all", "helper"):
        if filled.one(switch) in ("yes", "no"):
            like(response, switch, filled.one(switch))
    return response
