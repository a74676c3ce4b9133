"""The HTTP API of a table: look, choose, confirm, take back, talk, listen."""

import asyncio
import json
from collections.abc import AsyncIterator
from dataclasses import asdict
from typing import Annotated, Any

from fastapi import APIRouter, Query, Request
from fastapi.responses import JSONResponse, PlainTextResponse, Response
from sse_starlette import EventSourceResponse

from waldglas.web.http.auth import Asking, Caller, TheTables
from waldglas.web.http.schemas import ChoiceBody, DecisionBody, MessageBody, SeatNumber, SwitchBody
from waldglas.web.tables.look import Eyes
from waldglas.web.tables.presence import Room, Streams

router = APIRouter(prefix="/api/tables/{table}", tags=["at a table"])

HEARTBEAT = 15
BREATH = 0.03

WantedSeat = Annotated[SeatNumber | None, Query()]
Moment = Annotated[int | None, Query(ge=0, description="An earlier moment instead of the present.")]
Token = Annotated[str, Query(max_length=60)]


def shown(asking: Caller, table: str, seat: int | None, moment: int | None = None) -> Response:
    return JSONResponse(asking.tables.view(table, asking.eyes(table, seat), moment).data())


@router.get("")
async def look(table: str, asking: Asking, seat: WantedSeat = None, at: Moment = None) -> Response:
    """What the seat may see, or a spectator; after the end with the eyes of every seat."""
    return shown(asking, table, seat, at)


@router.post("/play")
async def play(table: str, body: ChoiceBody, asking: Asking) -> Response:
    """Drafts a choice; answers with the table as it then stands."""
    seat = asking.seat(table, body.seat)
    asking.tables.play(table, seat, body.decision, body.token)
    return shown(asking, table, seat)


@router.post("/confirm")
async def confirm(table: str, body: DecisionBody, asking: Asking) -> Response:
    """Commits the drafts, which are complete when `asked.can_confirm` is true."""
    seat = asking.seat(table, body.seat)
    asking.tables.confirm(table, seat, body.decision)
    return shown(asking, table, seat)


@router.post("/undo")
async def undo(table: str, body: DecisionBody, asking: Asking) -> Response:
    """Takes the last draft back; while all choose together, also what was committed in this phase."""
    seat = asking.seat(table, body.seat)
    asking.tables.undo(table, seat, body.decision)
    return shown(asking, table, seat)


@router.post("/auto-confirm")
async def auto_confirm(table: str, body: SwitchBody, asking: Asking) -> Response:
    """With this switched on, drafts are committed as soon as they are complete."""
    seat = asking.seat(table, body.seat)
    asking.tables.set_auto_confirm(table, seat, body.on)
    return shown(asking, table, seat)


@router.get("/why-not")
async def why_not(table: str, token: Token, asking: Asking, seat: WantedSeat = None) -> dict[str, str | bool]:
    """What forbids a choice, and the number of the rule, if there is one."""
    reason = asking.tables.why_not(table, asking.seat(table, seat), token)
    if reason is None:
        return {"allowed": True, "text": "", "rule": ""}
    return {"allowed": False, "text": str(reason.message), "rule": reason.rule}


@router.get("/hint")
async def hint(table: str, asking: Asking, seat: WantedSeat = None) -> Response:
    """The choices that the coach likes best; for who plays alone or against bots."""
    seat = asking.seat(table, seat)
    found = await asking.tables.coach.hints(asking.tables.live(table), seat, asking.held(table))
    return JSONResponse({"hints": [asdict(each) for each in found]})


@router.get("/analysis")
async def analysis(table: str, tables: TheTables) -> Response:
    """The coach's view of a finished game; `judged` of `total` choices are done so far."""
    study = tables.coach.study(tables.live(table))
    choices = [asdict(each) for each in study.choices]
    return JSONResponse({"judged": len(choices), "total": study.total, "scores": study.scores, "choices": choices})


@router.post("/chat")
async def say(table: str, body: MessageBody, asking: Asking) -> Response:
    """Says something to all at the table; who holds no seat speaks as a spectator."""
    seat = asking.seat(table, body.seat) if asking.held(table) else None
    asking.tables.say(table, seat, body.name, body.text)
    return shown(asking, table, seat)


@router.get("/record", response_class=PlainTextResponse)
async def record(table: str, tables: TheTables) -> Response:
    """The record of a finished game, to be kept, replayed or imported elsewhere."""
    text = tables.record(table)
    name = f'attachment; filename="{table}.waldglas.txt"'
    return PlainTextResponse(text, headers={"Content-Disposition": name})


@router.get("/stream", response_class=EventSourceResponse)
async def stream(request: Request, table: str, asking: Asking, seat: WantedSeat = None) -> EventSourceResponse:
    """Server-sent events: `changed` with the version, at once and whenever this viewer has something new to see."""
    eyes = asking.eyes(table, seat)
    address = request.client.host if request.client else ""
    asking.tables.streams.check(address)
    events = changes(asking.tables.room(table), eyes, asking.tables.streams, address)
    return EventSourceResponse(events, ping=HEARTBEAT, send_timeout=HEARTBEAT)


async def changes(room: Room, eyes: Eyes, streams: Streams, address: str) -> AsyncIterator[dict[str, Any]]:
    with streams.opened(address), room.listening(eyes.seat, eyes.held) as listener:
        while True:
            listener.changed.clear()
            version = room.version(eyes.seat)
            yield {"event": "changed", "id": version, "data": json.dumps({"version": version}), "retry": 1000}
            await listener.changed.wait()
            await asyncio.sleep(BREATH)
