"""Small things that an operator or a stranger would find."""

import logging
from collections.abc import Iterator
from pathlib import Path

import pytest
from sqlalchemy import delete, insert, update
from sqlalchemy.exc import IntegrityError

from tests.web.http.test_middleware import SECURITY
from tests.web.site import GENEROUS, Site, eventually, running
from waldglas.web.http.auth import COOKIE
from waldglas.web.settings import Limits
from waldglas.web.store.schema import jobs, tables, visitors


@pytest.fixture
def both(url: str) -> Iterator[Site]:
    site = Site(url)
    site.start()
    yield site
    site.stop()


def test_nothing_is_at_a_path_with_a_zero_byte(both: Site) -> None:
    visitor = both.visitor()
    for path in (
        "/api/tables/a%00b",
        "/table/%00",
        "/seat/%00",
        "/%00",
        "/api/stream?at=%00",
        "/api/stream?at=x%00y:0",
    ):
        assert visitor.get(path).status_code == 404


def test_a_failure_carries_the_security_headers_and_tells_no_secret(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    with running(tmp_path) as site:

        def fail(*_: object) -> None:
            raise RuntimeError("broken")

        table = site.new_table("tiny-towns", ["me", "me"])
        monkeypatch.setattr(site.tables, "record", fail)
        answer = table.spectator().get("/record")
        assert answer.status_code == 500
        assert {name: answer.headers[name] for name in SECURITY} == SECURITY
        assert answer.json() == {"error": "Something went wrong here; what was confirmed before is safe."}
        eventually(lambda: "RuntimeError: broken" in caplog.text)
        assert not any(token in caplog.text for token in table.tokens if token)


def test_what_the_database_is_asked_with_stays_out_of_its_errors(both: Site) -> None:
    statement = insert(visitors).values(id="twice", created=1)
    with both.tables.store.write() as connection:
        connection.execute(statement)
    with both.tables.store.reading.connect() as connection:
        with pytest.raises(IntegrityError, match="SQL parameters hidden"):
            connection.execute(statement)
        connection.rollback()
    with both.tables.store.write() as connection:
        connection.execute(delete(visitors).where(visitors.c.id == "twice"))


@pytest.mark.parametrize(("proxies", "counted"), [((), "127.0.0.1"), (("127.0.0.1",), "203.0.113.9")])
def test_only_a_proxy_that_was_named_tells_where_one_comes_from(
    tmp_path: Path, proxies: tuple[str, ...], counted: str
) -> None:
    with running(tmp_path, GENEROUS, proxies=proxies) as site:
        table = site.new_table("tiny-towns", ["me", "me"])
        with table.host.stream(
            "GET", f"/api/tables/{table.id}/stream", headers={"X-Forwarded-For": "203.0.113.9"}
        ) as stream:
            lines = stream.iter_lines()
            assert next(lines).startswith("id: ")
            assert list(site.tables.streams.open) == [f"{counted}/32"]


def test_an_unreadable_row_breaks_no_lobby_and_no_start(both: Site, caplog: pytest.LogCaptureFixture) -> None:
    broken = both.new_table("tiny-towns", ["bot:random", "open"], public=True)
    with both.tables.store.write() as connection:
        damage = {"options": "{", "seed": "x", "version": 1_000}
        connection.execute(update(tables).where(tables.c.id == broken.id).values(damage))
        owed = {"table_id": broken.id, "seat": 1, "decision": 0, "server": "gone"}
        connection.execute(insert(jobs).values(owed))
    both.tables.cached.pop(broken.id, None)
    sound = both.new_table("tiny-towns", ["me", "open"], public=True)
    with caplog.at_level(logging.WARNING):
        listed = broken.host.get("/api/tables").json()
    assert sound.id in [one["table"] for one in listed["open"]]
    assert broken.id not in [one["table"] for one in listed["mine"]]
    assert broken.host.get("/", headers={"accept": "text/html"}).status_code == 200
    eventually(lambda: broken.host.get(f"/api/tables/{broken.id}").status_code == 409)
    assert f"The table {broken.id} cannot be read" in caplog.text
    again = Site(str(both.tables.store.reading.url.render_as_string(hide_password=False)))
    again.start()
    assert again.visitor().get(f"/api/tables/{sound.id}").status_code == 200
    again.stop()


def test_the_cookie_is_renewed(site: Site) -> None:
    table = site.new_table("tiny-towns", ["me", "me"])
    for path in ("/", f"/table/{table.id}"):
        cookie = table.host.get(path).headers["set-cookie"]
        assert cookie.startswith(f"{COOKIE}={table.host.cookies[COOKIE]};")
        assert "Max-Age=31536000" in cookie
    assert "set-cookie" not in site.visitor().get("/").headers


def test_the_description_tells_how_requests_are_refused(site: Site) -> None:
    paths = site.visitor().get("/api/openapi.json").json()["paths"]
    for path, methods in paths.items():
        for description in methods.values():
            assert {"404", "409", "422", "429", "503"} <= set(description["responses"]), path
            assert "Refusal" in str(description["responses"]["422"])


def test_pages_are_compressed_and_streams_are_not(site: Site) -> None:
    table = site.new_table("tiny-towns", ["me", "me"])
    page = table.host.get(f"/table/{table.id}")
    assert page.headers["content-encoding"] == "gzip"
    assert int(page.headers["content-length"]) * 4 < len(page.content)
    with table.host.stream("GET", f"/api/tables/{table.id}/stream") as stream:
        assert "content-encoding" not in stream.headers
        lines = stream.iter_lines()
        assert next(lines).startswith("id: ")


def test_one_address_does_not_fill_the_list_of_open_tables(tmp_path: Path) -> None:
    with running(tmp_path, Limits(open_tables=2, new_tables=100)) as site:
        body = {"game": "tiny-towns", "seats": [{"who": "me"}, {"who": "open"}], "public": True}
        made = [site.visitor().post("/api/tables", json=body) for _ in range(3)]
        assert [answer.status_code for answer in made] == [201, 201, 429]
        assert "2 tables with open seats" in made[2].json()["error"]
        assert site.visitor().post("/api/tables", json={**body, "public": False}).status_code == 201
