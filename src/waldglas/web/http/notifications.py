"""The HTTP API of being told: how a visitor wants it, and a browser that wants to be pushed to."""

from dataclasses import replace
from typing import Annotated, Any

from fastapi import APIRouter, Depends, Request
from pydantic import Field

from waldglas.core.message import Message
from waldglas.language import spoken
from waldglas.web.errors import BadInput
from waldglas.web.http.auth import TheCaller, TheVisitor
from waldglas.web.http.routing import TableRoute
from waldglas.web.http.schemas import REFUSALS, Body
from waldglas.web.notifications.push import can_push, checked_cipher
from waldglas.web.notifications.quiet import clock_of
from waldglas.web.notifications.teller import Teller
from waldglas.web.store.models import PUSH, Way, Wishes
from waldglas.web.tables.service import now

router = APIRouter(prefix="/api/notifications", tags=["notifications"], route_class=TableRoute, responses=REFUSALS)

Address = Annotated[str, Field(max_length=1000)]
Key = Annotated[str, Field(max_length=200)]


class KeysBody(Body):
    p256dh: Key
    auth: Key


class PushBody(Body):
    endpoint: Address
    keys: KeysBody


async def find_teller(request: Request) -> Teller:
    found = request.app.state.teller
    assert isinstance(found, Teller)
    return found


TheTeller = Annotated[Teller, Depends(find_teller)]


@router.get("")
def how(caller: TheCaller, teller: TheTeller) -> dict[str, Any]:
    """How I am told: the switch, quiet hours, by which ways; and the key that a browser subscribes to push with."""
    wishes, ways = None, list[Way]()
    if caller.visitor is not None:
        wishes, ways = teller.kept.wishes(caller.visitor), teller.kept.ways(caller.visitor)
    return {
        "on": wishes is not None and wishes.on,
        "quiet": [clock_of(minute) for minute in wishes.quiet] if wishes and wishes.quiet else None,
        "zone": wishes.zone if wishes else None,
        "ways": [{"id": way.id, "kind": way.kind, "confirmed": way.confirmed} for way in ways],
        "push_key": teller.pusher.public_key if can_push() else None,
    }


@router.post("/push", status_code=201)
def push_here(body: PushBody, teller: TheTeller, visitor: TheVisitor) -> dict[str, bool]:
    """A browser subscribed to push: what `PushSubscription.toJSON()` says of it."""
    if not can_push():
        raise BadInput(Message("page-refused-no-push"))
    teller.caller.check(body.endpoint)
    add_way(teller, Way(visitor, PUSH, body.endpoint, checked_cipher(body.keys.p256dh, body.keys.auth)))
    return {"on": True}


def add_way(teller: Teller, way: Way) -> Way:
    """Who names a way wants to be told, unless that was switched off before, here or on another device."""
    dated = Way(way.visitor, way.kind, way.address, way.cipher, way.token, way.confirmed, way.seat, created=now())
    teller.kept.add(dated)
    wished = teller.kept.wishes(way.visitor) or Wishes()
    teller.kept.wish(way.visitor, replace(wished, language=spoken.get()))
    return dated
