"""Security headers, the same-origin check, limits of size and rate, the API page."""

from dataclasses import replace
from pathlib import Path

import pytest
from starlette.responses import PlainTextResponse

from tests.web.site import GENEROUS, Site, running
from waldglas.web.errors import TooMuch
from waldglas.web.http.middleware import Bucket, Guard
from waldglas.web.settings import Limits

TABLE = {"game": "tiny-towns", "seats": [{"who": "me"}, {"who": "me"}]}


SECURITY = {
    "content-security-policy": (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
        "connect-src 'self'; manifest-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'"
    ),
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",
    "x-frame-options": "DENY",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=()",
}


@pytest.mark.parametrize("path", ["/", "/api/games", "/api/docs", "/api/nothing", "/api/tables/nothere"])
def test_every_answer_carries_the_security_headers(site: Site, path: str) -> None:
    headers = site.visitor().get(path).headers
    assert {name: headers[name] for name in SECURITY} == SECURITY
    assert headers["cache-control"] == "no-store"
    assert "server" not in headers or "uvicorn" in headers["server"]


@pytest.mark.parametrize("path", ["/static/style.css", "/static/nothing.css"])
def test_files_carry_them_too_and_may_be_kept(site: Site, path: str) -> None:
    headers = site.visitor().get(path).headers
    assert {name: headers[name] for name in SECURITY} == SECURITY
    assert headers.get("cache-control") != "no-store"


def test_the_api_page_has_nothing_inline(site: Site) -> None:
    page = site.visitor().get("/api/docs").text
    assert "POST /api/tables/{table_id}/play" in page
    assert page.count("<script") == page.count('<script type="module" src=') == 1
    assert "style=" not in page


def test_the_cookie_is_for_us_alone(site: Site) -> None:
    cookie = site.visitor().post("/api/tables", json=TABLE).headers["set-cookie"]
    assert "HttpOnly" in cookie
    assert "SameSite=lax" in cookie
    assert "Secure" not in cookie


@pytest.mark.parametrize(
    ("headers", "status"),
    [
        ({"Origin": "http://evil.example"}, 403),
        ({"Origin": "null"}, 403),
        ({"Sec-Fetch-Site": "cross-site"}, 403),
        ({"Sec-Fetch-Site": "same-site"}, 403),
        ({"Sec-Fetch-Site": "same-origin"}, 201),
        ({}, 201),
    ],
)
def test_other_sites_cannot_act_with_our_cookie(site: Site, headers: dict[str, str], status: int) -> None:
    assert site.visitor().post("/api/tables", json=TABLE, headers=headers).status_code == status


def test_our_own_pages_and_programs_with_a_token_can(site: Site) -> None:
    table = site.new_table("tiny-towns", ["me", "me"])
    assert site.visitor().post("/api/tables", json=TABLE, headers={"Origin": site.url}).status_code == 201
    anna = table.player(0)
    anna.client.headers["Origin"] = "http://phone.example"
    assert anna.post("/play", decision=0, token="call:wood").status_code == 200


def test_what_is_too_large_is_not_read(site: Site) -> None:
    visitor = site.visitor()
    assert visitor.post("/api/tables", content=b" " * (GENEROUS.body + 1)).status_code == 413
    assert visitor.post("/api/tables", content=iter([b" " * 10_000] * 5)).status_code == 413
    assert visitor.post("/api/records", content=b"x" * (GENEROUS.body + 1)).status_code == 422
    assert visitor.post("/api/records", content=b"x" * (GENEROUS.record + 1)).status_code == 413


def test_long_messages_are_refused(site: Site) -> None:
    anna = site.new_table("tiny-towns", ["me", "me"]).player(0)
    for text in ("x" * 301, "", "   ", "\u0000", "y" * 3000):
        assert anna.post("/chat", text=text).status_code == 422
    assert anna.view()["chat"] == []


def test_a_bucket_fills_again() -> None:
    bucket = Bucket(2.0, 0.0)
    assert sum(bucket.take(0.0) for _ in range(30)) == 20
    assert [bucket.take(1.0) for _ in range(3)] == [True, True, False]


def test_the_table_of_limits_holds_ten_thousand_and_forgets_who_was_away_longest() -> None:
    guard = Guard(PlainTextResponse(), Limits(reads=0.1), lambda *_: PlainTextResponse(), lambda _: False)

    def asks(address: str) -> bool:
        """Each address may ask once in ten seconds."""
        try:
            guard.check_rate({"type": "http", "method": "GET", "path": "/", "client": (address, 1)})
        except TooMuch:
            return False
        return True

    assert asks("first")
    assert all(asks(f"other {number}") for number in range(9_999))
    assert not asks("first")
    assert not asks("other 0")
    assert all(asks(f"another {number}") for number in range(9_999))
    assert not asks("other 0"), "who asked last is kept"
    assert len(guard.buckets) == 10_000
    assert asks("first"), "whose turn to be forgotten it was"
    assert len(guard.buckets) == 10_000


def test_limits_of_streams(tmp_path: Path) -> None:
    with running(tmp_path, Limits(streams=1)) as site:
        table = site.new_table("tiny-towns", ["me", "me"])
        path = f"/api/tables/{table.id}/stream"
        with table.host.stream("GET", path) as stream:
            lines = stream.iter_lines()
            assert next(lines).startswith("id: ")
            assert site.visitor().get(path).status_code == 429


def test_limits_of_rate_and_of_tables(tmp_path: Path) -> None:
    limits = Limits(reads=2.0, writes=2.0, new_tables=0.4, tables=2)
    with running(tmp_path, limits) as site:
        visitor = site.visitor()
        made = [visitor.post("/api/tables", json=TABLE) for _ in range(12)]
        assert [answer.status_code for answer in made] == [201, 201] + [429] * 10
        assert "hide one of them" in made[2].json()["error"]
        assert any("wait a moment" in answer.json()["error"] for answer in made[3:])
        reads = [visitor.get("/api/games").status_code for _ in range(25)]
        assert reads[0] == 200
        assert reads[-1] == 429


def test_one_address_has_few_letters_sent_however_many_it_writes_to(tmp_path: Path) -> None:
    with running(tmp_path, replace(GENEROUS, tries=0.2)) as site:
        visitor = site.visitor()
        asked = [visitor.post("/notifications/letters", data={"address": f"a{n}@example.org"}) for n in range(6)]
        assert [answer.status_code for answer in asked][:2] == [422, 422], "no letters are sent from here"
        assert asked[-1].status_code == 429


def test_what_is_refused_is_a_page_for_people_and_json_for_programs(tmp_path: Path) -> None:
    with running(tmp_path, Limits(reads=0.2)) as site:
        visitor = site.visitor()
        while visitor.get("/api/games").status_code == 200:
            pass
        told = "Too many requests at once; wait a moment."
        page = visitor.get("/", headers={"Accept": "text/html"})
        assert page.status_code == 429
        assert page.headers["content-type"].startswith("text/html")
        assert page.headers["retry-after"] == "1"
        assert {name: page.headers[name] for name in SECURITY} == SECURITY
        assert told in page.text
        assert visitor.get("/", headers={"x-waldglas-part": "1"}).text == told
        for path, accepted in (("/api/games", "text/html"), ("/", "application/json")):
            assert visitor.get(path, headers={"Accept": accepted}).json() == {"error": told}


def test_a_form_that_another_site_sends_is_refused_with_a_page(site: Site) -> None:
    headers = {"Sec-Fetch-Site": "cross-site", "Accept": "text/html"}
    page = site.visitor().post("/game/tiny-towns/play", headers=headers)
    assert page.status_code == 403
    assert "<h1>Not yours to do</h1>" in page.text
