"""Every route is asked with what no page of ours sends: it is refused in a sentence, and nothing fails."""

import random
import re
from collections.abc import Iterator
from typing import Any
from urllib.parse import quote

import httpx
import pytest

from tests.web.site import Site
from waldglas.games import GAMES

NUMBERS = (
    "-1",
    "0",
    "1",
    str(2**63),
    "9" * 15,
    "9" * 400,
    "-9223372036854775809",
    "1e9",
    "nan",
    "\u0663",
    "\u00b2",
    "1_0",
    "",
)
TEXTS = (
    "x" * 5000,
    "\0",
    "\u202e",
    "'; DROP TABLE tables --",
    "../../x",
    "<script>",
    "::/0",
    "onnx:../x",
    "9999-99-99",
)
BROKEN = (
    b"",
    b"{",
    b"null",
    b"[]",
    b"\xff",
    b"[" * 8000,
    b'{"decision": ' + b"9" * 5000 + b"}",
    b'{"name": "\\ud800"}',
)
FIELDS = (
    "seat",
    "decision",
    "token",
    "name",
    "text",
    "bot",
    "at",
    "tip",
    "step",
    "who",
    "line",
    "finished",
    "abandoned",
)
NAMES = ("game", "code", "address", "zone", "url", "back", "language", "turning", "options", "seats", "clock", "number")
ASKED = 5  # times for each route
SLOW = ("/stream", "/hint")


def routes_of(found: Any) -> Iterator[tuple[str, str]]:
    for route in found:
        if hasattr(route, "original_router"):
            yield from routes_of(route.original_router.routes)
        elif hasattr(route, "methods") and not route.path.endswith(SLOW):
            yield from ((method, route.path) for method in sorted(route.methods))


class Stranger:
    def __init__(self, site: Site) -> None:
        self.chance = random.Random(1)
        self.client = site.visitor()
        body = {"seats": [{"who": "me"}, {"who": "open"}, {"who": "bot:random"}]}
        tables = [self.client.post("/api/tables", json={"game": game, **body}).json() for game in GAMES.slugs()]
        self.tables = [new["table"] for new in tables]
        self.tokens = [seat["token"] for new in tables for seat in new["seats"] if seat["token"]]

    def anything(self) -> str:
        known: tuple[str, ...] = (*NUMBERS, *TEXTS, *self.tables, *self.tokens)
        return self.chance.choice(known)

    def part(self, name: str) -> str:
        known = {"table_id": self.tables, "slug": GAMES.slugs(), "game": GAMES.slugs(), "seat": ["0", "1"]}
        likely = known.get(name, [])
        return self.chance.choice(likely) if likely and self.chance.random() < 0.6 else self.anything()

    def address(self, path: str) -> str:
        filled = re.sub(r"{(\w+)(?::\w+)?}", lambda found: quote(self.part(found[1]), safe=""), path)
        asked = (f"{self.chance.choice(FIELDS + NAMES)}={quote(self.anything())}" for _ in range(2))
        return f"{filled}?{'&'.join(asked)}"

    def ask(self, method: str, path: str) -> httpx.Response:
        values = {name: self.anything() for name in self.chance.sample(FIELDS + NAMES, 6)}
        headers = {
            "Accept": self.chance.choice(("text/html", "*/*")),
            "Accept-Language": self.chance.choice(("de", ";;q=nan,")),
        }
        if self.chance.random() < 0.3:
            headers["Authorization"] = f"Bearer {self.chance.choice((*self.tokens, 'x'))}"
        body: dict[str, Any] = self.chance.choice(
            (
                {"json": values},
                {"json": {**values, "decision": 10**30, "seat": 0}},
                {"data": values},
                {"content": self.chance.choice(BROKEN)},
            )
        )
        address = self.address(path)
        return self.client.request(method, address, headers=headers, **({} if method == "GET" else body))


@pytest.mark.timeout(300)
def test_nothing_that_a_stranger_sends_is_a_failure(site: Site, caplog: pytest.LogCaptureFixture) -> None:
    stranger, routes = Stranger(site), list(routes_of(site.app.routes))
    assert len(routes) > 100
    for method, path in routes * ASKED:
        answer = stranger.ask(method, path)
        assert answer.status_code < 500, (method, answer.request.url, answer.request.content[:300])
    assert not [record for record in caplog.records if record.levelname in ("ERROR", "CRITICAL")]


@pytest.mark.timeout(300)
def test_no_number_in_an_address_is_too_large(site: Site, caplog: pytest.LogCaptureFixture) -> None:
    stranger = Stranger(site)
    for method, path in routes_of(site.app.routes):
        for number in (str(2**63), "-9223372036854775809"):
            answer = stranger.client.request(method, re.sub("{[^}]+}", number, path))
            assert answer.status_code < 500, (method, answer.request.url)
    assert not [record for record in caplog.records if record.levelname in ("ERROR", "CRITICAL")]
