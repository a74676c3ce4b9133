"""Half-open requests: bounded for each address, ended after a while, and never in the way of others."""

import socket
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest

from tests.web.site import Site, eventually, running
from waldglas.web.http.connections import Connections
from waldglas.web.settings import Limits
from waldglas.web.store.database import sqlite_url

QUICK = Limits(connections_each=10, headers_within=0.5, body_within=0.5)


@contextmanager
def opened(site: Site, sent: bytes) -> Iterator[socket.socket]:
    with socket.create_connection(("127.0.0.1", site.socket.getsockname()[1]), timeout=20) as found:
        found.sendall(sent)
        yield found


def said(connection: socket.socket) -> bytes:
    """All that the server says until it hangs up."""
    heard = b""
    try:
        while more := connection.recv(10_000):
            heard += more
    except ConnectionResetError:
        pass
    return heard


@pytest.fixture(scope="module")
def quick(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    with running(tmp_path_factory.mktemp("tables"), QUICK) as site:
        yield site


@pytest.mark.parametrize("sent", [b"", b"GET / HT", b"GET / HTTP/1.1\r\nHost: x\r\nX-Slow: "])
def test_headers_that_do_not_come_are_not_waited_for(quick: Site, sent: bytes) -> None:
    with opened(quick, sent) as connection:
        assert said(connection) == b""


def test_a_body_that_does_not_come_is_not_waited_for(quick: Site) -> None:
    head = b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\n{"
    with opened(quick, head) as connection:
        answer = said(connection)
    assert answer.startswith(b"HTTP/1.1 408")
    assert b"took too long to arrive" in answer


def test_an_answer_that_is_not_taken_is_not_waited_for(tmp_path: Path) -> None:
    site = Site(sqlite_url(tmp_path), Limits(taken_within=0.5))
    for sock, option in ((site.socket, socket.SO_SNDBUF), (slow := socket.socket(), socket.SO_RCVBUF)):
        sock.setsockopt(socket.SOL_SOCKET, option, 4096)
    site.start()
    with slow:
        slow.connect(site.socket.getsockname())
        slow.sendall(b"GET /static/table.css HTTP/1.1\r\nHost: x\r\n\r\n")
        eventually(lambda: site.server.server_state.total_requests)
        eventually(lambda: not site.server.server_state.connections)
    site.stop()


def test_one_address_has_so_many_connections(tmp_path: Path) -> None:
    with running(tmp_path, Limits(connections_each=3)) as site:
        held = [socket.create_connection(("127.0.0.1", site.socket.getsockname()[1]), timeout=20) for _ in range(3)]
        with pytest.raises(httpx.TransportError):
            httpx.get(f"{site.url}/api/games")
        held.pop().close()
        with opened(site, b"GET /static/icon.svg HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n") as connection:
            assert said(connection).startswith(b"HTTP/1.1 200")
        for one in held:
            one.close()


def test_a_flood_leaves_others_served_and_the_log_empty(
    quick: Site, capfd: pytest.CaptureFixture[str], caplog: pytest.LogCaptureFixture
) -> None:
    port = quick.socket.getsockname()[1]
    flood = [socket.create_connection(("127.0.0.1", port), timeout=20) for _ in range(200)]
    for connection in flood[:8]:
        connection.sendall(b"no request at all\r\n\r\n")
    for connection in flood:
        said(connection)
        connection.close()
    assert quick.visitor().get("/api/games").status_code == 200
    assert capfd.readouterr().err == ""
    assert not caplog.records


def test_a_network_of_ipv6_is_one_address() -> None:
    """Who has one address there has them all."""
    connections = Connections(Limits(connections_each=2))
    addresses = ("2001:db8::1", "2001:db8::2", "2001:db8::3", "2001:db8:0:1::1")
    assert [connections.admit(address) for address in addresses] == [True, True, False, True]
    for address in ("2001:db8::1", "2001:db8::2", "2001:db8:0:1::1"):
        connections.leave(address)
    assert not connections.open


def test_all_addresses_together_have_so_many_connections() -> None:
    connections = Connections(Limits(connections=3, connections_each=2))
    assert [connections.admit(address) for address in "aaabc"] == [True, True, False, True, False]
    connections.leave("a")
    assert connections.admit("c")
    assert connections.open == {"a": 1, "b": 1, "c": 1}
