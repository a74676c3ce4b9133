"""One stream for all that a browser shows, tables and lobby, however many tabs it has."""

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import ExitStack
from typing import Annotated, Any

from fastapi import APIRouter, Query, Request
from sse_starlette import EventSourceResponse
from sse_starlette.sse import AppStatus

from waldglas.core.errors import WaldglasError
from waldglas.web.errors import Unavailable
from waldglas.web.http.auth import Caller, TheCaller
from waldglas.web.http.schemas import REFUSALS
from waldglas.web.tables.look import Viewer
from waldglas.web.tables.presence import Presence
from waldglas.web.tables.service import Tables
from waldglas.web.tables.supervisor import in_thread

router = APIRouter(prefix="/api", tags=["lobby"], responses=REFUSALS)

MOST_TABLES = 40
HEARTBEAT = 15
BREATH = 0.03
AWAY = ":away"  # after a place whose page lies behind others
LOBBY = "lobby"
AppStatus.enable_automatic_graceful_drain = False  # streams end by themselves: one that is cut off ends with an error

Places = Annotated[list[Annotated[str, Query(max_length=24)]], Query(max_length=MOST_TABLES)]


@router.get("/stream", response_class=EventSourceResponse)
async def stream(request: Request, caller: TheCaller, at: Places) -> EventSourceResponse:
    """Server-sent events of several tables, each `TABLE` or `TABLE:SEAT`: `changed` with the place and its version.

    A place that is out of sight ends with `:away`: whoever sits there is told of turns all the same.
    The place `lobby` changes with the tables that anybody may sit down at.
    """
    address = request.client.host if request.client else ""
    caller.tables.streams.check(address)
    places = {place.removesuffix(AWAY): not place.endswith(AWAY) for place in at}
    viewers = {place: viewer for place in places if (viewer := await viewer_at(caller, place)) is not None}
    found = changes(caller.tables, viewers, address, places)
    return EventSourceResponse(found, ping=HEARTBEAT, send_timeout=HEARTBEAT)


async def viewer_at(caller: Caller, place: str) -> Viewer | None:
    """With whose eyes a place is looked at; a table that is gone is left out."""
    if place == LOBBY:
        return Viewer(None, [])
    table_id, _, seat = place.partition(":")
    try:
        await in_thread(caller.check_sealed, table_id)
        viewer = await caller.tables.at(table_id, caller.viewer, table_id, int(seat) if seat.isdecimal() else None)
    except Unavailable:
        raise
    except WaldglasError:
        return None
    caller.tables.note_look(table_id)
    return viewer


def presence_at(tables: Tables, place: str) -> Presence:
    return tables.lobby if place == LOBBY else tables.presence(place.partition(":")[0])


async def changes(
    tables: Tables, viewers: dict[str, Viewer], address: str, in_sight: dict[str, bool]
) -> AsyncIterator[dict[str, Any]]:
    """What is new at any of the places; everything at first."""
    changed, told = asyncio.Event(), dict[str, str]()
    with ExitStack() as held:
        held.enter_context(tables.streams.opened(address, changed))
        presences = {place: presence_at(tables, place) for place in viewers}
        for place, viewer in viewers.items():
            listening = presences[place].listening(viewer.seat, viewer.held, changed, in_sight[place])
            held.enter_context(listening)
        while not tables.streams.ending:
            changed.clear()
            for place, viewer in viewers.items():
                version = presences[place].version(viewer.seat)
                if told.get(place) != version:
                    told[place] = version
                    yield {"event": "changed", "data": json.dumps({"at": place, "version": version}), "retry": 1000}
            await changed.wait()
            await asyncio.sleep(BREATH)
