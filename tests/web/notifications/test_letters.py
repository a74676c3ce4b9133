"""Letters: to addresses that were confirmed, until one press ends them."""

import socket
from collections.abc import Iterator
from email import message_from_bytes
from email.message import EmailMessage
from email.policy import default
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import pytest
from aiosmtpd.controller import Controller
from aiosmtpd.smtp import AuthResult

from tests.web.notifications.post import look, telling
from tests.web.notifications.test_telling import two
from tests.web.site import Site, eventually, free_port
from waldglas.web.http.auth import COOKIE
from waldglas.web.notifications import letters as letters_room
from waldglas.web.settings import Mail
from waldglas.web.store.database import sqlite_url
from waldglas.web.tables.secrets import hashed


class Letters:
    def __init__(self) -> None:
        self.came: list[EmailMessage] = []

    async def handle_DATA(self, server: Any, session: Any, envelope: Any) -> str:  # noqa: N802 - its name there
        if not session.authenticated:
            return "530 who are you"
        self.came.append(message_from_bytes(envelope.content, policy=default))
        return "250 taken"


@pytest.fixture(scope="module")
def office() -> Iterator[tuple[Letters, Mail]]:
    """A server for letters that wants a password."""

    def knows(_server: Any, _session: Any, _envelope: Any, _way: str, given: Any) -> AuthResult:
        return AuthResult(success=(given.login, given.password) == (b"house", b"hush"))

    letters, port = Letters(), free_port()
    server = Controller(letters, "127.0.0.1", port, authenticator=knows, auth_require_tls=False)
    server.start()
    yield letters, Mail("127.0.0.1", port, "house", "hush", "none", "house@w.example")
    server.stop()


@pytest.fixture(scope="module")
def writing(office: tuple[Letters, Mail], tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    database = sqlite_url(tmp_path_factory.mktemp("letters"))
    with pytest.MonkeyPatch.context() as patch, telling(database, patch, mail=office[1]) as site:
        yield site


def test_letters_go_to_confirmed_addresses_and_end_with_one_press(writing: Site, office: tuple[Letters, Mail]) -> None:
    letters, people = office[0], two(writing)
    assert people.ben.post("/notifications/letters", data={"address": "ben@example.org"}).status_code == 303
    [asked] = eventually(lambda: letters.came)
    people.ada_calls()
    look(writing)
    assert len(letters.came) == 1, "nothing goes to an address that nobody confirmed"
    link = urlsplit(next(line for line in asked.get_content().splitlines() if "/letters/" in line)).path
    stranger = writing.visitor()
    assert "ben@example.org" in stranger.get(link).text
    assert "Thank you" in stranger.post(f"{link}/confirm").text
    people.both_place()
    look(writing)
    letter = letters.came[1]
    assert (letter["To"], letter["From"], letter["Subject"]) == (
        "ben@example.org",
        "house@w.example",
        "Tiny Towns: it is your turn",
    )
    assert f"https://w.example/table/{people.table}?seat=1" in letter.get_content()
    assert letter.get_content_type() == "text/plain"
    stop = urlsplit(letter["List-Unsubscribe"].strip("<>")).path
    assert letter["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
    assert "No more e-mails" in stranger.post(stop, data={"List-Unsubscribe": "One-Click"}).text
    assert people.ben.get("/api/notifications").json()["ways"] == []
    assert stranger.get(link).status_code == 404


def test_nobody_is_written_to_again_and_again(writing: Site) -> None:
    for number, status in enumerate((303, 429, 429)):
        visitor = writing.visitor()
        given = visitor.post("/notifications/letters", data={"address": "victim@example.org"})
        assert given.status_code == status, number


def test_a_server_for_letters_that_is_silent_slows_no_choice(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(letters_room, "WITHIN", 1.0)
    with socket.create_server(("127.0.0.1", 0)) as silent:  # takes connections and says nothing
        mail = Mail("127.0.0.1", silent.getsockname()[1], security="none", sender="house@w.example")
        with telling(sqlite_url(tmp_path), monkeypatch, mail=mail) as site:
            people = two(site)
            people.ben.post("/notifications/letters", data={"address": "ben@example.org"})
            [way] = site.app.state.teller.kept.ways(hashed(people.ben.cookies[COOKIE]))
            people.ben.post(f"/notifications/letters/{way.token}/confirm")
            people.ada_calls()
            people.both_place()
            assert "no answer" in people.ben.post("/notifications/try").text
            look(site)
            assert len(people.ben.get("/api/notifications").json()["ways"]) == 1


def test_where_no_letters_are_sent_none_are_offered(site: Site) -> None:
    ben = site.visitor()
    assert "E-mail" not in ben.get("/notifications").text
    assert ben.post("/notifications/letters", data={"address": "ben@example.org"}).status_code == 422
