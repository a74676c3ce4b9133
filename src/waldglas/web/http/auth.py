"""Who asks: a visitor by a cookie, or a program by a seat's token; and which seat they may speak for."""

from dataclasses import dataclass, field
from hmac import compare_digest
from typing import Annotated

from fastapi import Depends, Request, Response

from waldglas.core.message import Message
from waldglas.web.errors import Conflict, NotFound, NotSignedIn, NotYours
from waldglas.web.store.models import Visitor
from waldglas.web.tables.look import Viewer
from waldglas.web.tables.secrets import hashed, network_of, new_token
from waldglas.web.tables.service import Tables, now
from waldglas.web.tables.supervisor import in_thread

COOKIE = "waldglas"
ADMIN_COOKIE = "waldglas-admin"
YEAR = 365 * 24 * 3600
LONGEST_TOKEN = 100


@dataclass(frozen=True, slots=True)
class Caller:
    tables: Tables
    visitor: str | None
    bearer: tuple[str, int] | None  # a table and the one seat that a token opens there
    known: dict[str, list[int]] = field(default_factory=dict)  # the seats held at the tables that were asked for
    profile: str | None = None

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

    def check_sealed(self, table_id: str) -> None:
        """Who does not sit at a table of the deal of a day sees nothing of it before the day is over."""
        if self.tables.days.sealed(table_id) and not self.held(table_id):
            raise NotYours(Message("page-refused-sealed"))

    def is_host(self, table_id: str) -> bool:
        host = self.tables.session(table_id).header.host
        if self.visitor is None or host is None:
            return False
        return host == self.visitor or (self.profile is not None and self.profile == self.tables.profiles.whose(host))

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
    found_visitor = known_visitor(tables, request.cookies.get(COOKIE, ""))
    if found_visitor is None:
        return Caller(tables, None, None)
    return Caller(tables, found_visitor.id, None, profile=found_visitor.profile)


def known_visitor(tables: Tables, cookie: str) -> Visitor | None:
    if not cookie or len(cookie) > LONGEST_TOKEN:
        return None
    return tables.store.find_visitor(hashed(cookie))


def welcome(request: Request, response: Response) -> str:
    """The visitor who asks; a new one is given a cookie."""
    tables = tables_of(request)
    visitor = known_visitor(tables, request.cookies.get(COOKIE, ""))
    if visitor is not None:
        return visitor.id
    token = new_token()
    tables.store.add_visitor(hashed(token), now())
    set_cookie(request, response, token)
    return hashed(token)


def set_cookie(request: Request, response: Response, token: str) -> None:
    secure = request.url.scheme == "https"
    response.set_cookie(COOKIE, token, max_age=YEAR, httponly=True, samesite="lax", secure=secure)


def with_cookies(answer: Response, response: Response) -> Response:
    """An answer of its own kind, with the cookies that were set on the way."""
    answer.headers.raw.extend(item for item in response.headers.raw if item[0] == b"set-cookie")
    return answer


def renew(request: Request, response: Response, caller: Caller) -> None:
    """Who comes back stays known for another year."""
    if caller.visitor is not None:
        set_cookie(request, response, request.cookies[COOKIE])


def is_admin(request: Request) -> bool:
    """Whether whoever asks has the admin's token: as a program, or by the cookie that the admin link sets."""
    scheme, _, token = request.headers.get("authorization", "").partition(" ")
    given = token.strip() if scheme.lower() == "bearer" else request.cookies.get(ADMIN_COOKIE, "")
    return is_admins_token(request, given)


def is_admins_token(request: Request, token: str) -> bool:
    wanted = str(request.app.settings.admin)
    return bool(wanted) and compare_digest(hashed(token), hashed(wanted))


def origin_of(request: Request) -> str | None:
    """Where a request comes from, as a hash: an address, or the network of one that has many."""
    return hashed(network_of(request.client.host)) if request.client else None


def speaker_of(request: Request, response: Response, caller: Caller) -> str | None:
    """By whom something is said: who looks on is known from the first word on, and keeps the name when sitting down."""
    if caller.visitor is not None:
        return caller.visitor
    return origin_of(request) if caller.bearer else welcome(request, response)


def is_banned(request: Request) -> bool:
    """Whether this address or this visitor is not served; who holds the admin link always is."""
    tables = getattr(request.app.state, "tables", None)
    if tables is None or not tables.banned or is_admin(request):
        return False
    return origin_of(request) in tables.banned or hashed(request.cookies.get(COOKIE, "")) in tables.banned


TheCaller = Annotated[Caller, Depends(identify)]


async def may_look(table_id: str, caller: TheCaller) -> None:
    if not caller.tables.days.lies_open(table_id):
        await in_thread(caller.check_sealed, table_id)


TheVisitor = Annotated[str, Depends(welcome)]
TheTables = Annotated[Tables, Depends(find_tables)]
