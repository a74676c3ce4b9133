"""waldglas serve: the web table on this machine, or for friends over a network."""

import asyncio
import contextlib
import logging
import os
import signal
import socket
import threading
import webbrowser
from pathlib import Path
from types import FrameType

import uvicorn
from platformdirs import user_data_path

from waldglas import build
from waldglas.web.app import create_app
from waldglas.web.settings import Settings
from waldglas.web.store.database import sqlite_url
from waldglas.web.workers.pool import WorkerPool

PORT = 8080
LOOKS = 2.0  # seconds between two looks for a compiled build
LAST_WORDS = 3  # seconds that open requests have when the server is stopped


class Server(uvicorn.Server):
    """Says where it is when it is there, and when its workers go over to a compiled build."""

    def __init__(self, config: uvicorn.Config, address: str, open_browser: bool) -> None:
        super().__init__(config)
        self.address = address
        self.open_browser = open_browser

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            print(f"Waldglas is at {self.address} (Ctrl-C ends it)", flush=True)
            if self.open_browser:
                threading.Thread(target=webbrowser.open, args=[self.address], daemon=True).start()
            self.watch = asyncio.create_task(go_over(self.config.app.state.tables.workers))  # type: ignore[union-attr]


async def go_over(workers: WorkerPool) -> None:
    """Where a compiled build is awaited, new workers run it as soon as it is there."""
    while build.AWAITED in os.environ:
        folder = build.newly_compiled()
        if folder is not None:
            build.go_over(folder)
            workers.renew()
            print("The engine is compiled: bots think with it now, the table from its next start.", flush=True)
        await asyncio.sleep(LOOKS)


def data_folder() -> Path:
    return user_data_path("waldglas", appauthor=False)


def bind(host: str, port: int | None) -> socket.socket:
    """The port that was asked for; otherwise the usual one, or any that is free."""
    if port is not None:
        return listen(host, port)
    try:
        return listen(host, PORT)
    except OSError:
        return listen(host, 0)


def listen(host: str, port: int) -> socket.socket:
    found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)
    family, kind, protocol, _, address = found[0]
    sock = socket.socket(family, kind, protocol)
    sock.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        sock.bind(address)
    except OSError as error:
        sock.close()
        raise OSError(error.errno, error.strerror, f"{host}:{port}") from None
    return sock


def address_of(sock: socket.socket) -> str:
    host, port = sock.getsockname()[:2]
    if host in ("0.0.0.0", "::"):  # noqa: S104 - shown, not bound
        host = socket.gethostname()
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"


def end_quietly(_: int, __: FrameType | None) -> None:
    """What uvicorn finds as the meaning of a signal, and raises again, after it has ended in good order."""


def serve(
    host: str = "127.0.0.1",
    port: int | None = None,
    data: Path | None = None,
    database: str | None = None,
    open_browser: bool = False,
) -> None:
    """Serves until it is stopped. Requests are not logged: their paths hold what opens seats."""
    logging.basicConfig(format="%(levelname)s %(message)s", level=logging.WARNING)
    sock = bind(host, port)
    app = create_app(Settings(database or sqlite_url(data or data_folder())))
    config = uvicorn.Config(
        app, access_log=False, log_level="warning", server_header=False, timeout_graceful_shutdown=LAST_WORDS
    )
    signal.signal(signal.SIGTERM, end_quietly)
    with contextlib.suppress(KeyboardInterrupt):
        Server(config, address_of(sock), open_browser).run(sockets=[sock])
