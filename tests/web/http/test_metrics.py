"""What a monitor is told: that the server lives, that it can work, and its figures; and what the log says."""

import json
import logging
import random
import signal
from collections import defaultdict
from pathlib import Path

import httpx
import pytest
from prometheus_client.parser import text_string_to_metric_families

from tests.web.site import GENEROUS, Site, eventually, running
from tests.web.test_serve import Process
from waldglas.web.logs import JsonLines, TextLines, discreet
from waldglas.web.settings import Settings
from waldglas.web.store.database import sqlite_url


def figures(client: httpx.Client) -> dict[str, float]:
    """The figures by name, those of all labels added up."""
    answer = client.get("/metrics")
    assert answer.status_code == 200, answer.text
    found: dict[str, float] = defaultdict(float)
    for family in text_string_to_metric_families(answer.text):
        for sample in family.samples:
            found[sample.name] = found.get(sample.name, 0.0) + sample.value
    return found


def test_health_and_ready(tmp_path: Path) -> None:
    with running(tmp_path) as site:
        asker = site.visitor()
        assert asker.get("/health").json() == {"status": "ok"}
        assert asker.get("/ready").json() == {"status": "ok"}
        (tmp_path / "tables.sqlite").rename(tmp_path / "elsewhere")
        assert asker.get("/health").status_code == 200
        gone = asker.get("/ready")
        assert (gone.status_code, gone.json()["status"]) == (503, "away")


def test_figures_follow_play(tmp_path: Path) -> None:
    with running(tmp_path) as site:
        asker = site.visitor()
        before = figures(asker)
        table = site.new_table("tiny-towns", ["me", "bot:random"])
        player, chance = table.player(0), random.Random(1)
        while len(site.tables.session(table.id).moves) < 6:
            player.act(chance)
        with site.visitor().stream("GET", f"/api/tables/{table.id}/stream"):
            eventually(lambda: figures(asker)["waldglas_streams"] == 1)
        after = figures(asker)
        assert after["waldglas_choices_total"] - before["waldglas_choices_total"] >= 6
        assert after["waldglas_tables_running"] == 1
        assert after["waldglas_requests_total"] > before["waldglas_requests_total"]
        assert after["waldglas_bot_seconds_count"] > before["waldglas_bot_seconds_count"]
        assert after["waldglas_database_away"] == 0
        text = asker.get("/metrics").text
        assert 'route="/api/tables/{table_id}/play"' in text
        assert 'waldglas_waiting{lane="people"}' in text
        assert table.id not in text


def test_figures_are_not_for_strangers(tmp_path: Path) -> None:
    site = Site(sqlite_url(tmp_path), settings=Settings(sqlite_url(tmp_path), 1, GENEROUS, admin="a-long-secret"))
    site.start()
    asker = site.visitor()
    forwarded = {"X-Forwarded-For": "203.0.113.9"}
    assert asker.get("/metrics", headers=forwarded).status_code == 403
    for token, status in (("wrong", 403), ("a-long-secret", 200)):
        headers = {**forwarded, "Authorization": f"Bearer {token}"}
        assert asker.get("/metrics", headers=headers).status_code == status
    site.stop()


def is_healthy(server: Process) -> bool:
    try:
        with server.client() as client:
            return client.get("/health").status_code == 200
    except httpx.ConnectError:
        return False


@pytest.mark.timeout(240)
def test_several_servers_tell_their_figures_together(tmp_path: Path) -> None:
    server = Process(tmp_path, "--workers", "2")
    asked = 12
    try:
        for _ in range(asked):
            eventually(lambda: is_healthy(server), 60)
        with server.client() as client:
            eventually(lambda: figures(client)["waldglas_requests_total"] >= asked)
    finally:
        server.end(signal.SIGTERM)


SECRETS = [
    "GET /seat/abcdefGHIJ-_123 failed",
    "Authorization: Bearer abcdefGHIJ-_123",
    "postgresql://anna:abcdefGHIJ-_123@host/name is away",
    "cookie waldglas=abcdefGHIJ-_123; theme=dark",
    "/admin/abcdefGHIJ-_123456",
]


@pytest.mark.parametrize("text", SECRETS)
def test_the_log_tells_no_secrets(text: str) -> None:
    record = logging.LogRecord("waldglas", logging.WARNING, "", 1, "%s", (text,), None)
    for form in (TextLines(), JsonLines()):
        assert "abcdefGHIJ" not in form.format(record)
    assert discreet("The table x7 cannot be read") == "The table x7 cannot be read"


def test_a_line_has_its_time_and_its_level() -> None:
    record = logging.LogRecord("waldglas.web", logging.ERROR, "", 1, "The %s is gone", ("file",), None)
    record.created = 0.5
    assert TextLines().format(record) == "1970-01-01T00:00:00.500Z ERROR The file is gone"
    assert json.loads(JsonLines().format(record)) == {
        "time": "1970-01-01T00:00:00.500Z",
        "level": "error",
        "logger": "waldglas.web",
        "message": "The file is gone",
    }
