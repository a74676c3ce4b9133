"""The server stops in the middle of requests: what can be answered is, and the log stays empty."""

import socket
import threading
from pathlib import Path

import httpx
import pytest

from tests.web.http.test_connections import opened, said
from tests.web.site import GENEROUS, Site, eventually, running
from waldglas.web.http.metrics import failures
from waldglas.web.tables.service import Tables

HALF = b"POST /table/%s/play HTTP/1.1\r\nHost: x\r\nContent-Type: application/x-www-form-urlencoded\r\n"
HALF += b"Content-Length: 100\r\n\r\ndecision="


def failed() -> float:
    return sum(sample.value for each in failures.collect() for sample in each.samples)


def test_half_a_request_whose_sender_is_gone_is_no_failure(
    site: Site, capfd: pytest.CaptureFixture[str], caplog: pytest.LogCaptureFixture
) -> None:
    table = site.new_table("tiny-towns", ["me"])
    before = failed()
    with opened(site, HALF % table.id.encode()) as connection:
        eventually(lambda: site.server.server_state.tasks)
        connection.shutdown(socket.SHUT_RDWR)
    eventually(lambda: not site.server.server_state.tasks)
    assert failed() == before
    assert not caplog.records
    assert capfd.readouterr().err == ""


def test_half_a_request_is_not_waited_for(
    tmp_path: Path, capfd: pytest.CaptureFixture[str], caplog: pytest.LogCaptureFixture
) -> None:
    with running(tmp_path, GENEROUS) as site:
        table = site.new_table("tiny-towns", ["me"])
        with opened(site, HALF % table.id.encode()) as connection:
            eventually(lambda: site.server.server_state.tasks)
            site.server.should_exit = True
            assert said(connection) == b""
    assert not caplog.records
    assert capfd.readouterr().err == ""


def test_who_waits_for_too_long_is_told_why(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    goes_on, begun = threading.Event(), threading.Event()

    def slow(*_: object) -> tuple[str, str] | None:
        begun.set()
        goes_on.wait(20)
        return None

    monkeypatch.setattr(Tables, "why_not", slow)
    answers: list[httpx.Response] = []
    with running(tmp_path, GENEROUS) as site:
        site.config.timeout_graceful_shutdown = 0
        player = site.new_table("tiny-towns", ["me"]).player(0)
        asker = threading.Thread(target=lambda: answers.append(player.get("/why-not", token="call:wood")))
        asker.start()
        begun.wait(20)
        site.server.should_exit = True
        eventually(lambda: caplog.records)
        goes_on.set()
        asker.join()
    (answer,) = answers
    assert answer.status_code == 503
    assert "once more in a moment" in answer.json()["error"]
    assert [record.getMessage() for record in caplog.records] == [
        "Cancel 1 running task(s), timeout graceful shutdown exceeded"
    ]
