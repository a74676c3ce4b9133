"""What every request passes first: limits of rate and size, the same-origin check, and the security headers."""

import asyncio
import time
from collections import OrderedDict
from collections.abc import Callable, Mapping, MutableMapping
from typing import Any
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import Request
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from waldglas.core.message import Message as Sentence
from waldglas.web.errors import NotYours, Refused, TooLarge, TooMuch
from waldglas.web.settings import Limits
from waldglas.web.tables.secrets import network_of

SAFE_METHODS = ("GET", "HEAD", "OPTIONS")
SAME_SITE = ("same-origin", "none")
BURST = 10.0
MOST_BUCKETS = 10_000
RECORDS = ("/api/records", "/import")
NEW_TABLES = ("/api/tables", *RECORDS)
NEW_GAMES = ("/game/", "/today/", "/api/deals/")
TRIES = ("/me/sign-in", "/api/sign-in", "/api/sign-in/passkey", "/notifications/letters")
DRAWN = "/table/"
DRAWN_COSTS = 4.0
FILE_COSTS = 0.2

Tell = Callable[[Request, str, int, Mapping[str, str] | None], Response]

POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
    "connect-src 'self'; manifest-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'"
)
SCRIPT = "/static/script/"  # what follows has the fingerprint of all modules in its path
LASTING = "public, max-age=31536000, immutable"
KEPT = (200, 206, 304)
HEADERS = {
    "Content-Security-Policy": POLICY,
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "same-origin",
    "X-Frame-Options": "DENY",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
}


class NothingHere(Refused):
    status = 404

    def __init__(self) -> None:
        super().__init__(Sentence("page-nothing-here"))


class Banned(Refused):
    status = 403

    def __init__(self) -> None:
        super().__init__(Sentence("page-banned"))


class TooSlow(Refused):
    status = 408

    def __init__(self) -> None:
        super().__init__(Sentence("page-too-slow"))


class Stopping(Refused):
    status = 503

    def __init__(self) -> None:
        super().__init__(Sentence("page-stopping"))


class LeftEarly(Exception):
    """Who asked is gone before all of the request was there."""


class Bucket:
    """So many requests a second, and ten times as many at once after a rest."""

    def __init__(self, rate: float, at: float) -> None:
        self.rate = rate
        self.left = rate * BURST
        self.at = at

    def take(self, at: float, cost: float = 1.0) -> bool:
        self.left = min(self.rate * BURST, self.left + (at - self.at) * self.rate)
        self.at = at
        if self.left < cost:
            return False
        self.left -= cost
        return True


class Guard:
    """`tell` makes the answer to what is refused: a page for readers, JSON for programs."""

    def __init__(self, app: ASGIApp, limits: Limits, tell: Tell, refuses: Callable[[Request], bool]) -> None:
        self.app = app
        self.refuses = refuses
        self.limits = limits
        self.tell = tell
        self.buckets: OrderedDict[tuple[str, str], Bucket] = OrderedDict()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return

        async def send_guarded(message: Message) -> None:
            if message["type"] == "http.response.start":
                add_headers(message, scope)
            await send(message)

        try:
            if "\0" in scope["path"] or b"%00" in scope["query_string"]:
                raise NothingHere
            self.check_rate(scope)
            if self.refuses(Request(scope)):
                raise Banned
            if scope["method"] not in SAFE_METHODS:
                check_origin(scope)
                receive = await self.limited(scope, receive)
        except Refused as refused:
            headers = {"Retry-After": "1"} if isinstance(refused, TooMuch) else None
            answer = self.tell(Request(scope), str(refused), refused.status, headers)
            await answer(scope, receive, send_guarded)
            return
        except LeftEarly:
            return
        await self.answered(scope, receive, send_guarded)

    async def answered(self, scope: Scope, receive: Receive, send: Send) -> None:
        """A request is cancelled only when the server stops and cannot wait for it any longer; that is said."""
        begun = False

        async def sent(message: Message) -> None:
            nonlocal begun
            begun = True
            await send(message)

        try:
            await self.app(scope, receive, sent)
        except asyncio.CancelledError:
            if begun:
                raise
            stopping = Stopping()
            await self.tell(Request(scope), str(stopping), stopping.status, None)(scope, receive, send)

    def check_rate(self, scope: Scope) -> None:
        address = network_of(scope["client"][0]) if scope.get("client") else ""
        kinds = {"reads": self.limits.reads}
        if scope["method"] not in SAFE_METHODS:
            kinds = {"writes": self.limits.writes}
            if scope["path"] in NEW_TABLES or scope["path"].startswith(NEW_GAMES):
                kinds["new tables"] = self.limits.new_tables
            if scope["path"] in TRIES:
                kinds["tries"] = self.limits.tries
        for kind, rate in kinds.items():
            cost = cost_of(scope) if kind == "reads" else 1.0
            if not self.bucket(address, kind, rate).take(time.monotonic(), min(cost, rate * BURST)):
                raise TooMuch(Sentence("page-refused-too-fast"))

    def bucket(self, address: str, kind: str, rate: float) -> Bucket:
        key = (address, kind)
        if key not in self.buckets:
            self.buckets[key] = Bucket(rate, time.monotonic())
        self.buckets.move_to_end(key)
        if len(self.buckets) > MOST_BUCKETS:
            self.buckets.popitem(last=False)
        return self.buckets[key]

    async def limited(self, scope: Scope, receive: Receive) -> Receive:
        """The body, read whole and never longer than it may be."""
        most = self.limits.record if scope["path"] in RECORDS else self.limits.body
        body = b""
        more = True
        until = asyncio.get_running_loop().time() + self.limits.body_within
        while more:
            message = await received(receive, until)
            if message["type"] != "http.request":
                raise LeftEarly
            body += message.get("body", b"")
            more = message.get("more_body", False)
            if len(body) > most:
                raise TooLarge(Sentence("page-refused-too-large", {"most": most}))
        return replayed({"type": "http.request", "body": body, "more_body": False}, receive)


async def received(receive: Receive, until: float) -> Message:
    try:
        async with asyncio.timeout_at(until):
            return await receive()
    except TimeoutError:
        raise TooSlow from None


def replayed(first: Message, receive: Receive) -> Receive:
    waiting = [first]

    async def again() -> Message:
        return waiting.pop() if waiting else await receive()

    return again


def cost_of(scope: Scope) -> float:
    """A page of a table is drawn, a file is not."""
    if scope["path"].startswith(DRAWN):
        return DRAWN_COSTS
    return FILE_COSTS if scope["path"].startswith("/static/") else 1.0


def check_origin(scope: Scope) -> None:
    """What changes something and goes by the cookie must come from our own pages.

    A program that names its seat by a token needs no such check: no browser sends that by itself.
    """
    headers = Headers(scope=scope)
    if "authorization" in headers:
        return
    site, origin = headers.get("sec-fetch-site"), headers.get("origin")
    foreign = site not in SAME_SITE if site is not None else origin is not None and not same_host(origin, headers)
    if foreign:
        raise NotYours(Sentence("page-refused-foreign"))


def same_host(origin: str, headers: Headers) -> bool:
    return urlsplit(origin).netloc == headers.get("host")


def add_headers(message: MutableMapping[str, Any], scope: Scope) -> None:
    """What may be kept: a file whose address has its fingerprint for long, any other for as long as it is the same."""
    headers = MutableHeaders(scope=message)
    for name, value in HEADERS.items():
        headers[name] = value
    if not scope["path"].startswith("/static/"):
        headers.setdefault("Cache-Control", "no-store")
    elif is_fingerprinted(scope) and message["status"] in KEPT:
        headers["Cache-Control"] = LASTING


def is_fingerprinted(scope: Scope) -> bool:
    query: bytes = scope["query_string"]
    path: str = scope["path"]
    return query.startswith(b"v=") or path.startswith(SCRIPT)
