"""Who asks: a visitor by a cookie, or a program by a seat's token; and which seat they may speak for."""

from dataclasses import dataclass, field
from ipaddress import ip_address, ip_network
from typing import Annotated

from fastapi import Depends, Request, Response

from waldglas.core.message import Message
from waldglas.web.errors import Conflict, NotFound, NotSignedIn, NotYours
from waldglas.web.tables.look import Viewer
from waldglas.web.tables.secrets import hashed, new_token
from waldglas.web.tables.service import Tables, now

COOKIE = "waldglas"
YEAR = 365 * 24 * 3600
LONGEST_TOKEN = 100


@dataclass(frozen=True, slots=True)
class Caller:
    tables: Tables
    visitor: str | None
    bearer: tuple[str, int] | None  # a table and the one seat that a token opens there
    known: dict[str, list[int]] = field(default_factory=dict)  # the seats held at the tables that were asked for

    def held(self, table_id: str) -> list[int]:
        """The seats this caller may speak for, read once."""
        if self.bearer is not None:
            return [self.bearer[1]] if self.bearer[0] == table_id else []
        self.learn([table_id])
        return self.known[table_id]

    def learn(self, table_ids: list[str]) -> None:
        """Reads the seats held at several tables at once."""
        unknown = [table_id for table_id in table_ids if table_id not in self.known]
        if unknown:
            found = {} if self.visitor is None else self.tables.store.held(self.visitor, unknown)
            self.known.update({table_id: found.get(table_id, []) for table_id in unknown})

    def is_host(self, table_id: str) -> bool:
        return self.visitor is not None and self.tables.session(table_id).header.host == self.visitor

    def viewer(self, table_id: str, wanted: int | None) -> Viewer:
        """With whose eyes the caller looks: its only seat's, the one it asks for, or a spectator's."""
        session = self.tables.session(table_id)
        held = self.held(table_id)
        if wanted is None:
            wanted = held[0] if len(held) == 1 else None
        elif not 0 <= wanted < len(session.seats):
            raise NotFound(Message("page-refused-seats-go", {"last": len(session.seats) - 1}))
        elif wanted not in held and not session.over:
            raise NotYours(Message("page-refused-eyes"))
        return Viewer(wanted, held, self.is_host(table_id))

    def seat(self, table_id: str, wanted: int | None) -> int:
        """The seat the caller acts for."""
        held = self.held(table_id)
        if not held:
            self.tables.session(table_id)
            raise NotYours(Message("page-refused-no-seat-held"))
        if wanted is None and len(held) > 1:
            raise Conflict(Message("page-refused-which-seat"))
        seat = held[0] if wanted is None else wanted
        if seat not in held:
            raise NotYours(Message("page-refused-not-your-seat"))
        return seat


def tables_of(request: Request) -> Tables:
    found = request.app.state.tables
    assert isinstance(found, Tables)
    return found


async def find_tables(request: Request) -> Tables:
    return tables_of(request)


def identify(request: Request) -> Caller:
    tables = tables_of(request)
    scheme, _, token = request.headers.get("authorization", "").partition(" ")
    if scheme:
        found = tables.store.seat_of_token(hashed(token.strip())) if scheme.lower() == "bearer" else None
        if found is None:
            raise NotSignedIn(Message("page-refused-token"))
        return Caller(tables, None, found)
    return Caller(tables, known_visitor(tables, request.cookies.get(COOKIE, "")), None)


def known_visitor(tables: Tables, cookie: str) -> str | None:
    if not cookie or len(cookie) > LONGEST_TOKEN:
        return None
    visitor = hashed(cookie)
    return visitor if tables.store.knows_visitor(visitor) else None


def welcome(request: Request, response: Response) -> str:
    """The visitor who asks; a new one is given a cookie."""
    tables = tables_of(request)
    visitor = known_visitor(tables, request.cookies.get(COOKIE, ""))
    if visitor is not None:
        return visitor
    token = new_token()
    tables.store.add_visitor(hashed(token), now())
    set_cookie(request, response, token)
    return hashed(token)


def set_cookie(request: Request, response: Response, token: str) -> None:
    secure = request.url.scheme == "https"
    response.set_cookie(COOKIE, token, max_age=YEAR, httponly=True, samesite="lax", secure=secure)


def renew(request: Request, response: Response, caller: Caller) -> None:
    """Who comes back stays known for another year."""
    if caller.visitor is not None:
        set_cookie(request, response, request.cookies[COOKIE])


def origin_of(request: Request) -> str | None:
    """Where a request comes from, as a hash: an address, or the network of one that has many."""
    if request.client is None:
        return None
    try:
        address = ip_address(request.client.host)
    except ValueError:
        return hashed(request.client.host)
    return hashed(str(ip_network(f"{address}/{64 if address.version == 6 else 32}", strict=False)))


TheCaller = Annotated[Caller, Depends(identify)]
TheVisitor = Annotated[str, Depends(welcome)]
TheTables = Annotated[Tables, Depends(find_tables)]
