"""The routes of the table page: looking, and the forms on it; the script asks for the changed part only."""

from dataclasses import replace
from typing import Annotated, Final

from fastapi import APIRouter, Query, Request
from fastapi.responses import HTMLResponse, RedirectResponse, Response
from htpy import a, h1, main, p

from waldglas.games import kit_of
from waldglas.web.errors import BadInput, NotYours
from waldglas.web.http.api import Moment as AtMoment
from waldglas.web.http.auth import Asking, Caller, TheTables, Welcomed
from waldglas.web.http.lobby import check_seat, give_to_bot, new_link
from waldglas.web.http.schemas import BotBody
from waldglas.web.pages.coach import analysis_main
from waldglas.web.pages.deciding import play_hand, take_gains
from waldglas.web.pages.faults import PageRoute
from waldglas.web.pages.forms import Filled
from waldglas.web.pages.frame import Taste, document, taste_of, wants_part
from waldglas.web.pages.going import onward
from waldglas.web.pages.logs import whole_log
from waldglas.web.pages.table import Shown, moment_of, table_main, table_page
from waldglas.web.tables.look import Eyes
from waldglas.web.tables.session import LiveTable

router = APIRouter(prefix="/table/{table}", route_class=PageRoute)

SPECTATOR: Final = -1
Seat = Annotated[str, Query(max_length=4)]


# Looking


@router.get("")
async def look(request: Request, table: str, asking: Asking, seat: Seat = "", at: AtMoment = None) -> Response:
    """The table now, or at an earlier moment."""
    return answer(request, asking, table, read_seat(seat), at)


def read_seat(text: str) -> int | None:
    """Whose eyes are asked for: a seat's, a spectator's, or whoever's is best."""
    if text == "none":
        return SPECTATOR
    if text and not (text.isascii() and text.isdigit()):
        raise BadInput("A seat is a number.")
    return int(text) if text else None


@router.get("/log")
async def log(request: Request, table: str, asking: Asking) -> Response:
    live, held = asking.tables.live(table), asking.held(table)
    seat = None if secret_device(live, held) else default_seat(live, held)
    view = asking.tables.view(table, Eyes(seat, held))
    content = main(".narrow")[h1[view.title], p[a(href=f"/table/{table}")["Back to the table"]], whole_log(view)]
    return HTMLResponse(document(f"Log of {view.title}", content, taste_of(request)))


@router.get("/analysis")
async def analysis(request: Request, table: str, asking: Asking) -> Response:
    live, held = asking.tables.live(table), asking.held(table)
    study = asking.tables.coach.study(live)
    seat = default_seat(live, held)
    content = analysis_main(asking.tables.view(table, Eyes(seat, held)), study, live.moments(seat))
    return HTMLResponse(document("The coach’s view", content, taste_of(request)))


def answer(request: Request, asking: Caller, table: str, seat: int | None, at: int | None = None) -> Response:
    shown = show(asking, table, seat, at, taste_of(request))
    return HTMLResponse(str(table_main(shown)) if wants_part(request) else table_page(shown))


def show(asking: Caller, table: str, wanted: int | None, at: int | None, taste: Taste) -> Shown:
    """The table as it is to be shown; who shares a device in secret names the seat, or passes the device."""
    live, held = asking.tables.live(table), asking.held(table)
    passing = next_at_device(live, held) if wanted is None and at is None else []
    if wanted is None and not passing:
        wanted = default_seat(live, held)
    seat = None if passing or wanted == SPECTATOR else wanted
    eyes = Eyes(None, held, asking.is_host(table)) if seat is None else asking.eyes(table, seat)
    view = asking.tables.view(table, eyes, at)
    draft = live.draft(seat) if view.asked.choices and seat is not None else None
    address = f"/table/{table}" + (f"?seat={seat}" if seat is not None and secret_device(live, held) else "")
    here = f"/table/{table}?at={at}" if at is not None else address
    return Shown(live.game, view, moment_of(view, draft), replace(taste, path=here), address, at is not None, passing)


def secret_device(live: LiveTable, held: list[int]) -> bool:
    return len(held) > 1 and kit_of(live.game).secretive


def next_at_device(live: LiveTable, held: list[int]) -> list[int]:
    """Whom the device is to be passed to, where seats that share it hide something from each other."""
    if live.over or not secret_device(live, held):
        return []
    return [seat for seat in held if live.owes(seat)] or held


def default_seat(live: LiveTable, held: list[int]) -> int | None:
    """The seat to look with when none is named: mine, the one of mine that is to choose, or none."""
    return next((seat for seat in held if live.owes(seat)), held[0] if held else None)


# Choosing


@router.post("/play")
async def play(request: Request, table: str, form: Filled, asking: Asking) -> Response:
    seat = asking.seat(table, form.seat())
    asking.tables.play(table, seat, form.number("decision"), form.one("token"))
    return decided(request, asking, table, seat)


@router.post("/hand")
async def hand(request: Request, table: str, form: Filled, asking: Asking) -> Response:
    seat = asking.seat(table, form.seat())
    play_hand(asking.tables, table, seat, form.number("decision"), form.all("token"))
    return decided(request, asking, table, seat)


@router.post("/confirm")
async def confirm(request: Request, table: str, form: Filled, asking: Asking) -> Response:
    seat = asking.seat(table, form.seat())
    asking.tables.confirm(table, seat, form.number("decision"))
    return decided(request, asking, table, seat)


@router.post("/undo")
async def undo(request: Request, table: str, form: Filled, asking: Asking) -> Response:
    seat = asking.seat(table, form.seat())
    asking.tables.undo(table, seat, form.number("decision"))
    return redrawn(request, asking, table, seat)


@router.post("/auto-confirm")
async def auto_confirm(request: Request, table: str, form: Filled, asking: Asking) -> Response:
    seat = asking.seat(table, form.seat())
    asking.tables.set_auto_confirm(table, seat, form.one("on") == "yes")
    return redrawn(request, asking, table, seat)


@router.post("/hint")
async def hint(request: Request, table: str, form: Filled, asking: Asking) -> Response:
    """The same table with the coach's hints; they are gone with the next choice."""
    seat = asking.seat(table, form.seat())
    found = await asking.tables.coach.hints(asking.tables.live(table), seat, asking.held(table))
    shown = replace(show(asking, table, seat, None, taste_of(request)), hints=found)
    return HTMLResponse(str(table_main(shown)) if wants_part(request) else table_page(shown))


def decided(request: Request, asking: Caller, table: str, seat: int) -> Response:
    """After a choice: gains that need no thought are taken, and the device goes to who is next."""
    if taste_of(request).take_all:
        take_gains(asking.tables, table, seat)
    return redrawn(request, asking, table, seat)


def redrawn(request: Request, asking: Caller, table: str, seat: int | None) -> Response:
    live, held = asking.tables.live(table), asking.held(table)
    stays = seat is not None and secret_device(live, held) and (live.owes(seat) or next_at_device(live, held) == held)
    shown = seat if stays or len(held) == 1 else None
    if wants_part(request):
        return answer(request, asking, table, shown)
    return RedirectResponse(f"/table/{table}" + (f"?seat={shown}" if stays else ""), 303)


# Seats and talk


@router.post("/say")
async def say(request: Request, table: str, form: Filled, asking: Asking) -> Response:
    seat = asking.seat(table, form.seat()) if asking.held(table) and form.one("seat") else None
    asking.tables.say(table, seat, form.one("name"), form.one("text"))
    return redrawn(request, asking, table, seat)


@router.post("/seats/{seat}")
async def sit(
    table: str, seat: int, form: Filled, tables: TheTables, visitor: Welcomed, response: Response
) -> Response:
    check_seat(tables, table, seat)
    if not tables.live(table).header.public:
        raise NotYours("The seats of this table are given by invitation.")
    tables.sit_down(table, seat, visitor, form.one("name"))
    return onward(f"/table/{table}", response, form.one("name"))


@router.post("/seats/{seat}/name")
async def rename(request: Request, table: str, seat: int, form: Filled, asking: Asking) -> Response:
    asking.tables.rename(table, asking.seat(table, seat), form.one("name"))
    return redrawn(request, asking, table, seat)


@router.post("/seats/{seat}/bot")
async def bot(request: Request, table: str, seat: int, form: Filled, asking: Asking) -> Response:
    await give_to_bot(table, seat, BotBody(bot=form.one("bot")[:60]), asking)
    return redrawn(request, asking, table, default_seat(asking.tables.live(table), asking.held(table)))


@router.post("/seats/{seat}/link")
async def link(request: Request, table: str, seat: int, asking: Asking) -> Response:
    """A new link, to be copied by who has no script."""
    found = await new_link(table, seat, asking)
    address = str(request.base_url).rstrip("/") + found["link"]
    content = main(".card.fault")[
        h1["The link"], a(href=address)[address], a(".button", href=f"/table/{table}")["Back to the table"]
    ]
    return HTMLResponse(document("The link", content, taste_of(request)))
