"""The HTTP API of a table: look, choose, confirm, take back, talk, listen."""

import asyncio
import json
from collections.abc import AsyncIterator
from dataclasses import asdict
from typing import Annotated, Any

from fastapi import APIRouter, Depends, Query, Request
from fastapi.responses import JSONResponse, PlainTextResponse, Response
from sse_starlette import EventSourceResponse

from waldglas.coach.analysis import say_verdict
from waldglas.coach.hints import say_hint
from waldglas.core.message import Message
from waldglas.web.errors import Conflict, NotYours
from waldglas.web.http.auth import Caller, TheCaller, TheTables, may_look, speaker_of, with_cookies
from waldglas.web.http.routing import TableRoute
from waldglas.web.http.schemas import (
    REFUSALS,
    AnswerBody,
    AtMoment,
    ChoiceBody,
    ChoicesBody,
    DecisionBody,
    MessageBody,
    SwitchBody,
    WantedSeat,
)
from waldglas.web.http.streams import BREATH, HEARTBEAT
from waldglas.web.tables.look import Viewer
from waldglas.web.tables.presence import Presence, Streams
from waldglas.web.tables.seating import set_auto_confirm
from waldglas.web.tables.session import Decision
from waldglas.web.tables.talk import speak
from waldglas.web.workers.coach import hint_job
from waldglas.web.workers.jobs import Job
from waldglas.words import Speaker

router = APIRouter(
    prefix="/api/tables/{table_id}",
    tags=["at a table"],
    route_class=TableRoute,
    responses=REFUSALS,
    dependencies=[Depends(may_look)],
)


Token = Annotated[str, Query(max_length=60)]


def shown(caller: Caller, table_id: str, seat: int | None, moment: int | None = None) -> Response:
    session, viewer = caller.tables.session(table_id), caller.viewer(table_id, seat)
    return JSONResponse(caller.tables.view(session, viewer, moment).data())


@router.get("")
def look(table_id: str, caller: TheCaller, seat: WantedSeat = None, at: AtMoment = None) -> Response:
    """What the seat may see, or a spectator; after the end with the eyes of every seat."""
    return shown(caller, table_id, seat, at)


@router.post("/play")
def play(table_id: str, body: ChoiceBody, caller: TheCaller) -> Response:
    """Drafts a choice; answers with the table as it then stands."""
    seat = caller.seat(table_id, body.seat)
    caller.tables.decide(table_id, Decision(seat, body.decision, [body.token]))
    return shown(caller, table_id, seat)


@router.post("/decide")
def decide(table_id: str, body: ChoicesBody, caller: TheCaller) -> Response:
    """Drafts choices that follow each other and, if wanted, confirms them: all of it or nothing."""
    seat = caller.seat(table_id, body.seat)
    caller.tables.decide(table_id, Decision(seat, body.decision, body.tokens, body.confirm))
    return shown(caller, table_id, seat)


@router.post("/confirm")
def confirm(table_id: str, body: DecisionBody, caller: TheCaller) -> Response:
    """Commits the drafts, which are complete when `asked.can_confirm` is true."""
    seat = caller.seat(table_id, body.seat)
    caller.tables.decide(table_id, Decision(seat, body.decision, confirm=True))
    return shown(caller, table_id, seat)


@router.post("/undo")
def undo(table_id: str, body: DecisionBody, caller: TheCaller) -> Response:
    """Takes the last draft back; while all choose together, also what was committed in this phase."""
    seat = caller.seat(table_id, body.seat)
    caller.tables.undo(table_id, seat, body.decision)
    return shown(caller, table_id, seat)


@router.post("/ask-back")
def ask_back(table_id: str, body: DecisionBody, caller: TheCaller) -> Response:
    """Asks the others to let the seat's last turn be taken back, if nothing was revealed since; bots agree."""
    seat = caller.seat(table_id, body.seat)
    caller.tables.ask_back(table_id, seat, body.decision, caller.held(table_id))
    return shown(caller, table_id, seat)


@router.post("/answer-back")
def answer_back(table_id: str, body: AnswerBody, caller: TheCaller) -> Response:
    """Agrees to what is asked, or not; when all have agreed, it is taken back."""
    seat = caller.seat(table_id, body.seat)
    caller.tables.answer_back(table_id, seat, body.decision, caller.held(table_id), body.agree)
    return shown(caller, table_id, seat)


@router.post("/end")
def end(table_id: str, caller: TheCaller) -> Response:
    """Ends a game that cannot go on under the rules of today; for who sits there or set it up."""
    end_stranded(caller, table_id)
    return shown(caller, table_id, None)


def end_stranded(caller: Caller, table_id: str) -> None:
    if not caller.held(table_id) and not caller.is_host(table_id):
        raise NotYours(Message("page-refused-no-seat-held"))
    if not caller.tables.session(table_id).stranded:
        raise Conflict(Message("page-refused-goes-on"))
    caller.tables.end(table_id)


@router.post("/auto-confirm")
def auto_confirm(table_id: str, body: SwitchBody, caller: TheCaller) -> Response:
    """With this switched on, drafts are committed as soon as they are complete."""
    seat = caller.seat(table_id, body.seat)
    set_auto_confirm(caller.tables, table_id, seat, body.on)
    return shown(caller, table_id, seat)


@router.get("/why-not")
def why_not(table_id: str, token: Token, caller: TheCaller, seat: WantedSeat = None) -> dict[str, str | bool]:
    """What forbids a choice, and the number of the rule, if there is one."""
    reason = caller.tables.why_not(table_id, caller.seat(table_id, seat), token)
    if reason is None:
        return {"allowed": True, "text": "", "rule": ""}
    text, rule = reason
    return {"allowed": False, "text": text, "rule": rule}


@router.get("/hint")
async def hint(table_id: str, caller: TheCaller, seat: WantedSeat = None) -> Response:
    """The choices that the coach likes best; for who plays alone or against bots."""
    asked = await caller.tables.at(table_id, hint_asked, caller, table_id, seat)
    found = await caller.tables.coach.hints(*asked)
    speaker = await caller.tables.at(table_id, hint_speaker, caller, table_id, asked[0].seat)
    return JSONResponse({"hints": [asdict(say_hint(each, speaker)) for each in found]})


def hint_speaker(caller: Caller, table_id: str, seat: int) -> Speaker:
    return caller.tables.session(table_id).speaker(seat)


def hint_asked(caller: Caller, table_id: str, seat: int | None) -> tuple[Job, list[str]]:
    seat = caller.seat(table_id, seat)
    return hint_job(caller.tables.session(table_id), seat, caller.held(table_id))


@router.get("/analysis")
def analysis(table_id: str, tables: TheTables) -> Response:
    """The coach's view of a finished game; `judged` of `total` choices are done so far."""
    session = tables.session(table_id)
    study, speaker = tables.coach.study(session), session.speaker(None)
    choices = [asdict(say_verdict(each, speaker)) for each in study.choices]
    told = {"judged": len(choices), "total": study.total, "scores": study.scores, "choices": choices}
    return JSONResponse({**told, "luck": [asdict(each) for each in study.luck(session.match.record)]})


@router.post("/chat")
def say(request: Request, table_id: str, body: MessageBody, caller: TheCaller, response: Response) -> Response:
    """Says something to all at the table; who holds no seat speaks as a spectator."""
    seat = caller.seat(table_id, body.seat) if caller.held(table_id) else None
    speak(caller.tables, table_id, seat, body.name, body.text, speaker_of(request, response, caller))
    return with_cookies(shown(caller, table_id, seat), response)


@router.get("/record", response_class=PlainTextResponse)
def record(table_id: str, tables: TheTables) -> Response:
    """The record of a finished game, to be kept, replayed or imported elsewhere."""
    text = tables.record(table_id)
    name = f'attachment; filename="{table_id}.waldglas.txt"'
    return PlainTextResponse(text, headers={"Content-Disposition": name})


@router.get("/stream", response_class=EventSourceResponse)
async def stream(request: Request, table_id: str, caller: TheCaller, seat: WantedSeat = None) -> EventSourceResponse:
    """Server-sent events: `changed` with the version, at once and whenever this viewer has something new to see."""
    viewer = await caller.tables.at(table_id, caller.viewer, table_id, seat)
    caller.tables.note_look(table_id)
    address = request.client.host if request.client else ""
    caller.tables.streams.check(address)
    events = changes(caller.tables.presence(table_id), viewer, caller.tables.streams, address)
    return EventSourceResponse(events, ping=HEARTBEAT, send_timeout=HEARTBEAT)


async def changes(presence: Presence, viewer: Viewer, streams: Streams, address: str) -> AsyncIterator[dict[str, Any]]:
    changed, told = asyncio.Event(), ""
    with streams.opened(address, changed), presence.listening(viewer.seat, viewer.held, changed):
        while not streams.ending:
            changed.clear()
            version = presence.version(viewer.seat)
            if told != version:
                told = version
                yield {"event": "changed", "id": version, "data": json.dumps({"version": version}), "retry": 1000}
            await changed.wait()
            await asyncio.sleep(BREATH)
