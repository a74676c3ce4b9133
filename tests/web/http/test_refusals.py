"""What is out of turn, out of date, doubled, malformed or huge is refused and changes nothing."""

import threading
from typing import Any

import httpx
import pytest

from tests.web.site import Site, Table

PLAY = {"decision": 0, "token": "call:wood"}
BAD_BODIES: list[Any] = [
    b"",
    b"{",
    b"null",
    b"[]",
    b'"x"',
    b'{"decision": 0}',
    b'{"decision": "0", "token": "call:wood"}',
    b'{"decision": true, "token": "call:wood"}',
    b'{"decision": 1e400, "token": "call:wood"}',
    b'{"decision": -1, "token": "call:wood"}',
    b'{"decision": 0, "token": 5}',
    b'{"decision": 0, "token": "call:wood", "more": 1}',
    b'{"decision": 0, "token": "call:wood", "seat": 99}',
    b'{"decision": 0, "token": "' + b"a" * 100 + b'"}',
    b'{"decision": 0, "token": "nonsense"}',
    b'{"decision": 0, "token": ""}',
    b'{"decision": 0, "token": "\xff"}',
    b"[" * 5000,
]
BAD_TABLES: list[Any] = [
    {},
    {"game": "tiny-towns"},
    {"game": "tiny-towns", "seats": []},
    {"game": "chess", "seats": [{"who": "me"}]},
    {"game": "tiny-towns", "seats": [{"who": "me"}] * 7},
    {"game": "tiny-towns", "seats": [{"who": "me"}] * 13},
    {"game": "tiny-towns", "seats": [{"who": "you"}]},
    {"game": "tiny-towns", "seats": [{"who": "bot:genius"}]},
    {"game": "tiny-towns", "seats": [{"who": "me", "name": "x" * 60}]},
    {"game": "tiny-towns", "seats": [{"who": "me", "name": "\u0007"}]},
    {"game": "tiny-towns", "seats": [{"who": "me"}], "options": {"caller": "nobody"}},
    {"game": "tiny-towns", "seats": [{"who": "me"}], "options": {"colour": "red"}},
    {"game": "tiny-towns", "seats": [{"who": "me"}], "options": {"caller": 5}},
    {"game": "tiny-towns", "seats": [{"who": "me"}], "seed": 7},
]


@pytest.fixture
def table(site: Site) -> Table:
    return site.new_table("tiny-towns", ["me", "me"])


def one_sentence(answer: httpx.Response) -> str:
    """The refusal, which is short and says nothing but what is wrong."""
    error = answer.json()["error"]
    assert isinstance(error, str)
    assert 0 < len(error) < 400
    assert "\n" not in error
    assert "Traceback" not in error
    return error


@pytest.mark.parametrize("body", BAD_BODIES)
def test_malformed_choices(table: Table, body: bytes) -> None:
    anna = table.player(0)
    before = anna.get().content
    answer = anna.client.post(f"{anna.path}/play", content=body, headers={"Content-Type": "application/json"})
    assert answer.status_code in (400, 403, 422)
    one_sentence(answer)
    assert anna.get().content == before


@pytest.mark.parametrize("body", BAD_TABLES)
def test_malformed_tables(site: Site, body: Any) -> None:
    visitor = site.visitor()
    answer = visitor.post("/api/tables", json=body)
    assert answer.status_code in (404, 422)
    one_sentence(answer)
    assert visitor.get("/api/tables").json()["mine"] == []


def test_out_of_turn(table: Table) -> None:
    ben = table.player(1)
    before = ben.get().content
    for path, body in (("/play", PLAY), ("/confirm", {"decision": 0}), ("/undo", {"decision": 0})):
        answer = ben.post(path, **body)
        assert answer.status_code == 409
        one_sentence(answer)
    assert ben.get().content == before


def test_stale_and_doubled(table: Table) -> None:
    anna = table.player(0)
    assert anna.post("/play", **PLAY).status_code == 200
    before = anna.get().content
    for path, body in (("/play", PLAY), ("/confirm", {"decision": 0}), ("/undo", {"decision": 7})):
        answer = anna.post(path, **body)
        assert answer.status_code == 409
        assert "decided already" in one_sentence(answer)
    assert anna.get().content == before


def test_without_a_seat(table: Table) -> None:
    spectator = table.spectator()
    answer = spectator.post("/play", **PLAY)
    assert answer.status_code == 403
    assert one_sentence(answer) == "You hold no seat at this table."
    assert spectator.get("", seat=0).status_code == 403
    assert spectator.get("/stream", seat=0).status_code == 403
    wrong = httpx.Headers({"Authorization": "Bearer nonsense"})
    assert spectator.client.get(spectator.path, headers=wrong).status_code == 401


@pytest.mark.parametrize("path", ["/api/tables/nothere", "/api/nothing", "/api/tables/nothere/stream", "/nothing"])
def test_what_is_not_there(site: Site, path: str) -> None:
    answer = site.visitor().get(path)
    assert answer.status_code == 404
    one_sentence(answer)


def test_two_devices_racing_for_one_choice(site: Site) -> None:
    """Whoever comes first decides; the other is told so."""
    for _ in range(5):
        table = site.new_table("tiny-towns", ["me", "me"])
        devices = [table.player(0) for _ in range(4)]
        start = threading.Barrier(len(devices))
        answers: list[int] = []

        def race(number: int, devices: Any = devices, start: Any = start, answers: Any = answers) -> None:
            token = ["call:wood", "call:wheat", "call:brick", "call:glass"][number]
            start.wait()
            answers.append(devices[number].post("/play", decision=0, token=token).status_code)

        threads = [threading.Thread(target=race, args=[number]) for number in range(len(devices))]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        assert sorted(answers) == [200, 409, 409, 409]
        assert len(devices[0].view()["asked"]["drafts"]) == 1
