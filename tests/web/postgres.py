"""A PostgreSQL of our own on loopback, which can be killed, stopped and started again."""

import os
import shutil
import signal
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

from tests.web.site import eventually, free_port

PROGRAM = shutil.which("postgres") or next(map(str, Path("/usr/lib/postgresql").glob("*/bin/postgres")), None)
USER = "postgres" if os.geteuid() == 0 else None  # PostgreSQL does not run as root


class PostgreSQL:
    def __init__(self, folder: str) -> None:
        assert PROGRAM is not None
        self.tools = Path(PROGRAM).resolve().parent
        self.folder = folder
        self.port = free_port()
        self.url = f"postgresql://waldglas@127.0.0.1:{self.port}/postgres"
        if USER is not None:
            shutil.chown(folder, USER, USER)
        make = [f"{self.tools}/initdb", "-D", f"{folder}/data", "-U", "waldglas", "--auth=trust", "--no-sync"]
        subprocess.run(make, check=True, stdout=subprocess.DEVNULL, cwd=folder, user=USER, group=USER)
        self.start()

    def start(self) -> None:
        address = ["-p", str(self.port), "-h", "127.0.0.1", "-k", self.folder, "-F"]
        run = [f"{self.tools}/postgres", "-D", f"{self.folder}/data", *address]
        self.server = subprocess.Popen(run, stderr=subprocess.DEVNULL, cwd=self.folder, user=USER, group=USER)
        eventually(self.ready)

    def ready(self) -> bool:
        ask = [f"{self.tools}/pg_isready", "-q", "-h", "127.0.0.1", "-p", str(self.port)]
        return subprocess.run(ask, check=False).returncode == 0

    def kill(self) -> None:
        """It dies as by a power cut, and its children with it."""
        children = self.children()
        self.server.kill()
        self.server.wait(20)
        eventually(lambda: not any(alive(child) for child in children))

    def end(self) -> None:
        self.server.terminate()
        try:
            self.server.wait(10)
        except subprocess.TimeoutExpired:
            self.server.send_signal(signal.SIGQUIT)
            self.server.wait(20)

    def children(self) -> list[int]:
        listed = subprocess.run(
            ["ps", "-o", "pid=", "--ppid", str(self.server.pid)], check=False, capture_output=True, text=True
        )
        return [int(pid) for pid in listed.stdout.split()]

    @contextmanager
    def stopped(self) -> Iterator[None]:
        """It takes connections and never answers."""
        everybody = [self.server.pid, *self.children()]
        for pid in everybody:
            os.kill(pid, signal.SIGSTOP)
        try:
            yield
        finally:
            for pid in everybody:
                os.kill(pid, signal.SIGCONT)
            time.sleep(0.1)


def alive(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True


@contextmanager
def postgresql() -> Iterator[PostgreSQL]:
    with TemporaryDirectory() as folder:
        server = PostgreSQL(folder)
        try:
            yield server
        finally:
            server.end()
