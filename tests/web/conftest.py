"""One server, one database server and one browser for the tests that do not need one of their own."""

from __future__ import annotations

import os
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from tests.web.site import Site, eventually, free_port, running
from waldglas.web.store.database import sqlite_url

if TYPE_CHECKING:
    from playwright.sync_api import Browser


POSTGRES = shutil.which("postgres") or next(map(str, Path("/usr/lib/postgresql").glob("*/bin/postgres")), None)
USER = "postgres" if os.geteuid() == 0 else None  # PostgreSQL does not run as root


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    with running(tmp_path_factory.mktemp("tables")) as found:
        yield found


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    """A PostgreSQL of our own on loopback."""
    if POSTGRES is None:
        pytest.skip("there is no PostgreSQL server on this machine")
    tools = Path(POSTGRES).resolve().parent
    port = free_port()
    with tempfile.TemporaryDirectory() as folder:
        data = f"{folder}/data"
        if USER is not None:
            shutil.chown(folder, USER, USER)
        make = [f"{tools}/initdb", "-D", data, "-U", "waldglas", "--auth=trust", "--no-sync"]
        subprocess.run(make, check=True, stdout=subprocess.DEVNULL, cwd=folder, user=USER, group=USER)
        run = [f"{tools}/postgres", "-D", data, "-p", str(port), "-h", "127.0.0.1", "-k", folder, "-F"]
        server = subprocess.Popen(run, stderr=subprocess.DEVNULL, cwd=folder, user=USER, group=USER)
        ready = [f"{tools}/pg_isready", "-q", "-h", "127.0.0.1", "-p", str(port)]
        try:
            eventually(lambda: subprocess.run(ready, check=False).returncode == 0)
            yield f"postgresql://waldglas@127.0.0.1:{port}/postgres"
        finally:
            server.terminate()
            server.wait(20)


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    return str(request.getfixturevalue("postgres")) if request.param == "postgresql" else sqlite_url(tmp_path)


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    from playwright.sync_api import sync_playwright  # noqa: PLC0415 - most tests need none

    from tests.web.browser import launch  # noqa: PLC0415

    with sync_playwright() as playwright:
        found = launch(playwright)
        yield found
        found.close()
