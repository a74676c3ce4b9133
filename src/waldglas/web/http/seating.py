"""The HTTP API of people who come and go: bots that stand in, leaving, resigning, beginning, ending by agreement."""

from typing import Any

from fastapi import APIRouter, Depends
from fastapi.responses import Response

from waldglas.core.message import Message
from waldglas.web.errors import NotYours
from waldglas.web.http.api import shown
from waldglas.web.http.auth import Caller, TheCaller, TheTables, TheVisitor, may_look
from waldglas.web.http.lobby import check_seat
from waldglas.web.http.routing import TableRoute
from waldglas.web.http.schemas import REFUSALS, AgreeBody, CodeBody, StandInBody, SwitchBody
from waldglas.web.store.seating import CODE_LASTS
from waldglas.web.tables import seating
from waldglas.web.tables.secrets import hashed, plain_code

router = APIRouter(
    prefix="/api/tables/{table_id}",
    tags=["seats"],
    route_class=TableRoute,
    responses=REFUSALS,
    dependencies=[Depends(may_look)],
)
carrying = APIRouter(prefix="/api", tags=["seats"], route_class=TableRoute, responses=REFUSALS)


@carrying.post("/codes")
def use_code(body: CodeBody, tables: TheTables, visitor: TheVisitor) -> dict[str, Any]:
    """Holds the seat of a code on this device too."""
    table_id, seat = tables.seating.use_code(hashed(plain_code(body.code)), visitor)
    return {"table": table_id, "seat": seat}


@router.post("/seats/{seat}/stand-in")
def stand_in(table_id: str, seat: int, body: StandInBody, caller: TheCaller) -> Response:
    """A bot shall play: for my own seat at once; for one that is away if I am the host, or when most others want it."""
    give_away(caller, table_id, seat, body.bot)
    return shown(caller, table_id, None)


def give_away(caller: Caller, table_id: str, seat: int, bot: str) -> None:
    check_seat(caller.tables, table_id, seat)
    held, host = caller.held(table_id), caller.is_host(table_id)
    seating.give_away(caller.tables, table_id, seat, held, host, bot or seating.STAND_IN)


@router.post("/seats/{seat}/take-back")
def take_back(table_id: str, seat: int, caller: TheCaller) -> Response:
    """Who holds the seat plays again, instead of the bot."""
    seat = caller.seat(table_id, seat)
    seating.take_back(caller.tables, table_id, seat)
    return shown(caller, table_id, seat)


@router.post("/seats/{seat}/resign")
def resign(table_id: str, seat: int, body: StandInBody, caller: TheCaller) -> Response:
    """A bot plays my seat to the end; it cannot be taken back."""
    seating.resign(caller.tables, table_id, caller.seat(table_id, seat), body.bot or seating.STAND_IN)
    return shown(caller, table_id, None)


@router.post("/seats/{seat}/leave")
def leave(table_id: str, seat: int, caller: TheCaller) -> dict[str, bool]:
    """My seat is open again; in a game that has begun, a bot plays there until somebody sits down."""
    seating.leave(caller.tables, table_id, caller.seat(table_id, seat))
    return {"done": True}


@router.post("/seats/{seat}/allow-link")
def allow_link(table_id: str, seat: int, body: SwitchBody, caller: TheCaller) -> dict[str, bool]:
    """Whether I let the host make a new link for my seat; whoever opens that one holds it then."""
    seating.allow_link(caller.tables, table_id, caller.seat(table_id, seat), body.on)
    return {"done": True}


@router.post("/seats/{seat}/code")
def carry_over(table_id: str, seat: int, caller: TheCaller) -> dict[str, Any]:
    """A short code that opens my seat in another browser too: good once, for some minutes."""
    code = seating.make_code(caller.tables, table_id, caller.seat(table_id, seat))
    return {"code": code, "link": f"/go?code={code}", "minutes": CODE_LASTS // 60}


@router.post("/hide")
def hide(table_id: str, caller: TheCaller) -> dict[str, bool]:
    """The table is on my list no longer, and does not count for me."""
    caller.tables.seating.hide(own_visitor(caller, table_id), table_id)
    return {"done": True}


@router.post("/show")
def show(table_id: str, caller: TheCaller) -> dict[str, bool]:
    """A hidden table is on my list again."""
    caller.tables.seating.show(own_visitor(caller, table_id), table_id)
    return {"done": True}


def own_visitor(caller: Caller, table_id: str) -> str:
    """Who sits at a table or set it up, and has a list of tables."""
    if caller.visitor is None or not (caller.held(table_id) or caller.is_host(table_id)):
        raise NotYours(Message("page-refused-no-seat-held"))
    return caller.visitor


@router.post("/begin")
def begin(table_id: str, body: StandInBody, caller: TheCaller) -> Response:
    """Who set the table up waits no longer: bots sit on the seats that nobody took."""
    begin_now(caller, table_id, body.bot)
    return shown(caller, table_id, None)


def begin_now(caller: Caller, table_id: str, bot: str) -> None:
    if not caller.is_host(table_id):
        raise NotYours(Message("page-refused-not-host"))
    seating.begin_now(caller.tables, table_id, bot or seating.STAND_IN)


@router.post("/abandon")
def abandon(table_id: str, body: AgreeBody, caller: TheCaller) -> Response:
    """Agrees to end the game without a result, or not: it ends when all agree who play and are not away."""
    agree_to_end(caller, table_id, body.agree)
    return shown(caller, table_id, None)


def agree_to_end(caller: Caller, table_id: str, agrees: bool) -> None:
    held = caller.held(table_id)
    if agrees:
        seating.agree_to_end(caller.tables, table_id, held, caller.is_host(table_id))
    else:
        seating.refuse_to_end(caller.tables, table_id, held)
