"""waldglas serve: the web table on this machine, or for friends over a network."""

import asyncio
import contextlib
import logging
import multiprocessing
import os
import signal
import socket
import threading
import webbrowser
from collections.abc import Callable
from dataclasses import replace
from functools import partial
from ipaddress import ip_address
from multiprocessing.context import SpawnProcess
from multiprocessing.synchronize import Event
from pathlib import Path
from tempfile import TemporaryDirectory
from types import FrameType

import uvicorn
from platformdirs import user_data_path
from prometheus_client.multiprocess import mark_process_dead

from waldglas import build
from waldglas.bots.network import FOLDER as NETWORKS
from waldglas.processes import end_with_the_parent
from waldglas.web.app import create_app
from waldglas.web.configuration import Configuration
from waldglas.web.http.connections import bounded_protocol
from waldglas.web.http.metrics import FOLDER as FIGURES
from waldglas.web.logs import start_log
from waldglas.web.settings import Settings
from waldglas.web.store.database import open_database, sqlite_url
from waldglas.web.tables.service import Tables
from waldglas.web.workers.pool import WorkerPool, spare_cores

PORT = 8080
LOOK_AFTER = 0.5  # seconds between two looks at the processes
SOON = 0.05
LOOKS = 2.0  # seconds between two looks for a compiled build
LAST_WORDS = 3  # seconds that open requests have when the server is stopped

logger = logging.getLogger(__name__)


class Server(uvicorn.Server):
    """Says where it is when it is there, and when its workers go over to a compiled build; ends streams with itself."""

    def __init__(self, config: uvicorn.Config, ready: Callable[[], None] = lambda: None) -> None:
        super().__init__(config)
        self.ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self.ready()
            self.watch = asyncio.create_task(go_over(self.tables.workers))

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        self.tables.streams.end()
        await super().shutdown(sockets)

    @property
    def tables(self) -> Tables:
        found: Tables = self.config.app.state.tables  # type: ignore[union-attr]
        return found


def announce(address: str, open_browser: bool) -> None:
    print(f"Waldglas is at {address} (Ctrl-C ends it)", flush=True)
    if open_browser:
        threading.Thread(target=webbrowser.open, args=[address], daemon=True).start()


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


def reached_at(sock: socket.socket) -> str:
    """Where others on the network find the server; nothing where it listens on this machine only."""
    return "" if ip_address(sock.getsockname()[0].partition("%")[0]).is_loopback else address_of(sock)


def end_quietly(_: int, __: FrameType | None) -> None:
    """What uvicorn finds as the meaning of a signal, and raises again, after it has ended in good order."""


def settings_for(told: Configuration) -> Settings:
    """Several servers on one machine share its cores."""
    thinking = None if told.workers == 1 else max(1, spare_cores() // told.workers)
    if told.networks:
        os.environ[NETWORKS] = str(Path(told.networks).resolve())
    database = told.database or sqlite_url(Path(told.data) if told.data else data_folder())
    return Settings(
        database,
        thinking,
        told.limits,
        told.proxies,
        admin=told.admin,
        log=told.log,
        log_level=told.log_level,
        url=told.url.rstrip("/"),
        mail=told.mail,
    )


def config_for(settings: Settings) -> uvicorn.Config:
    """Requests are not logged: their paths hold what opens seats."""
    return uvicorn.Config(
        create_app(settings),
        http=bounded_protocol(settings.limits, settings.proxies),
        access_log=False,
        log_level="error",
        log_config=None,
        server_header=False,
        proxy_headers=bool(settings.proxies),
        forwarded_allow_ips=list(settings.proxies),
        timeout_graceful_shutdown=LAST_WORDS,
    )


def run_one(settings: Settings, sock: socket.socket, ready: Callable[[], None]) -> None:
    start_log(settings.log, settings.log_level)
    signal.signal(signal.SIGTERM, end_quietly)
    with contextlib.suppress(KeyboardInterrupt):
        Server(config_for(settings), ready).run(sockets=[sock])


def run_of_several(settings: Settings, sock: socket.socket, ready: Event) -> None:
    threading.Thread(target=end_with_the_parent, daemon=True).start()
    run_one(settings, sock, ready.set)


def forget_figures(pid: int | None) -> None:
    """What a server that is gone held open no longer counts."""
    mark_process_dead(pid)  # type: ignore[no-untyped-call]


class Several:
    """Servers in processes of their own on one socket and one database; one that dies is replaced."""

    def __init__(self, settings: Settings, sock: socket.socket, workers: int) -> None:
        self.settings = settings
        self.socket = sock
        self.context = multiprocessing.get_context("spawn")
        self.ending = threading.Event()
        self.ready = self.context.Event()
        self.processes = [self.start() for _ in range(workers)]

    def start(self) -> SpawnProcess:
        process = self.context.Process(target=run_of_several, args=(self.settings, self.socket, self.ready))
        process.start()
        return process

    def run(self, ready: Callable[[], None]) -> None:
        """Until it is ended; says when the first of them is there."""
        for sign in (signal.SIGINT, signal.SIGTERM):
            signal.signal(sign, lambda *_: self.ending.set())
        told = False
        while not self.ending.wait(LOOK_AFTER if told else SOON):
            if self.ready.is_set() and not told:
                told = True
                ready()
            for place, process in enumerate(self.processes):
                if not process.is_alive():
                    logger.warning("A server process ended with %s; starting another", process.exitcode)
                    forget_figures(process.pid)
                    self.processes[place] = self.start()
        for process in self.processes:
            process.terminate()
        for process in self.processes:
            process.join(LAST_WORDS + 5)
            process.kill()  # one that was still starting may not have heard


def serve(told: Configuration, open_browser: bool = False) -> None:
    """Serves until it is stopped."""
    usual = settings_for(told)
    open_database(usual.database).dispose()  # brought up to date once, before several want to, or refused at once
    sock = bind(told.host, None if told.port < 0 else told.port)
    say_where = partial(announce, address_of(sock), open_browser)
    settings = replace(usual, address=reached_at(sock))
    if told.workers == 1:
        run_one(settings, sock, say_where)
        return
    start_log(settings.log, settings.log_level)
    with TemporaryDirectory(prefix="waldglas-figures-") as figures:
        os.environ[FIGURES] = figures
        Several(settings, sock, told.workers).run(say_where)
