"""The forms of the table page about people who come and go."""

from fastapi import APIRouter, Depends, Request
from fastapi.responses import RedirectResponse, Response

from waldglas.web.http.auth import Caller, TheCaller, TheTables, TheVisitor, may_look
from waldglas.web.http.lobby import take_any_seat
from waldglas.web.http.seating import agree_to_end, begin_now, give_away
from waldglas.web.pages.faults import PageRoute
from waldglas.web.pages.forms import Filled, onward, own_link
from waldglas.web.pages.tableroutes import default_seat, redrawn
from waldglas.web.tables import seating

router = APIRouter(prefix="/table/{table_id}", route_class=PageRoute, dependencies=[Depends(may_look)])


@router.post("/seats/{seat}/stand-in")
def stand_in(request: Request, table_id: str, seat: int, form: Filled, caller: TheCaller) -> Response:
    give_away(caller, table_id, seat, form.one("bot")[:60])
    return drawn(request, caller, table_id)


@router.post("/seats/{seat}/take-back")
def take_back(request: Request, table_id: str, seat: int, caller: TheCaller) -> Response:
    seat = caller.seat(table_id, seat)
    seating.take_back(caller.tables, table_id, seat)
    return redrawn(request, caller, table_id, seat)


@router.post("/seats/{seat}/resign")
def resign(request: Request, table_id: str, seat: int, caller: TheCaller) -> Response:
    seating.resign(caller.tables, table_id, caller.seat(table_id, seat))
    return drawn(request, caller, table_id)


@router.post("/seats/{seat}/leave")
def leave(table_id: str, seat: int, caller: TheCaller) -> Response:
    seating.leave(caller.tables, table_id, caller.seat(table_id, seat))
    return RedirectResponse("/", 303)


@router.post("/seats/{seat}/allow-link")
def allow_link(request: Request, table_id: str, seat: int, form: Filled, caller: TheCaller) -> Response:
    seating.allow_link(caller.tables, table_id, caller.seat(table_id, seat), form.one("on") == "yes")
    return drawn(request, caller, table_id)


@router.post("/sit")
def sit(table_id: str, form: Filled, tables: TheTables, visitor: TheVisitor, response: Response) -> Response:
    """Sits down on whichever seat is open, and is told the link that leads back there."""
    taken = take_any_seat(tables, table_id, visitor, form.one("name")[:60])
    return onward(f"/table/{table_id}{own_link(taken)}", response, form.one("name"))


@router.post("/begin")
def begin(request: Request, table_id: str, form: Filled, caller: TheCaller) -> Response:
    begin_now(caller, table_id, form.one("bot")[:60])
    return drawn(request, caller, table_id)


@router.post("/abandon")
def abandon(request: Request, table_id: str, form: Filled, caller: TheCaller) -> Response:
    agree_to_end(caller, table_id, form.one("agree") == "yes")
    return drawn(request, caller, table_id)


def drawn(request: Request, caller: Caller, table_id: str) -> Response:
    return redrawn(request, caller, table_id, default_seat(caller.tables.session(table_id), caller.held(table_id)))
