"""One stream for all tables that a browser shows, however many tabs it has."""

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import ExitStack
from typing import Annotated, Any

from fastapi import APIRouter, Query, Request
from sse_starlette import EventSourceResponse

from waldglas.core.errors import WaldglasError
from waldglas.web.errors import Unavailable
from waldglas.web.http.api import BREATH, HEARTBEAT
from waldglas.web.http.auth import Caller, TheCaller
from waldglas.web.http.schemas import REFUSALS
from waldglas.web.tables.look import Viewer
from waldglas.web.tables.service import Tables

router = APIRouter(prefix="/api", tags=["lobby"], responses=REFUSALS)

MOST_TABLES = 40
Places = Annotated[list[Annotated[str, Query(max_length=24)]], Query(max_length=MOST_TABLES)]


@router.get("/stream", response_class=EventSourceResponse)
async def stream(request: Request, caller: TheCaller, at: Places) -> EventSourceResponse:
    """Server-sent events of several tables, each `TABLE` or `TABLE:SEAT`: `changed` with the place and its version."""
    address = request.client.host if request.client else ""
    caller.tables.streams.check(address)
    viewers = {place: viewer for place in at if (viewer := await viewer_at(caller, place)) is not None}
    return EventSourceResponse(changes(caller.tables, viewers, address), ping=HEARTBEAT, send_timeout=HEARTBEAT)


async def viewer_at(caller: Caller, place: str) -> Viewer | None:
    """With whose eyes a place is looked at; a table that is gone is left out."""
    table_id, _, seat = place.partition(":")
    try:
        viewer = await caller.tables.at(table_id, caller.viewer, table_id, int(seat) if seat.isdecimal() else None)
    except Unavailable:
        raise
    except WaldglasError:
        return None
    caller.tables.note_look(table_id)
    return viewer


async def changes(tables: Tables, viewers: dict[str, Viewer], address: str) -> AsyncIterator[dict[str, Any]]:
    """What is new at any of the places; everything at first."""
    changed, told = asyncio.Event(), dict[str, str]()
    with ExitStack() as held:
        held.enter_context(tables.streams.opened(address))
        presences = {place: tables.presence(place.partition(":")[0]) for place in viewers}
        for place, viewer in viewers.items():
            held.enter_context(presences[place].listening(viewer.seat, viewer.held, changed))
        while True:
            changed.clear()
            for place, viewer in viewers.items():
                version = presences[place].version(viewer.seat)
                if told.get(place) != version:
                    told[place] = version
                    yield {"event": "changed", "data": json.dumps({"at": place, "version": version}), "retry": 1000}
            await changed.wait()
            await asyncio.sleep(BREATH)
