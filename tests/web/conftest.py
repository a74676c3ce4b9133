"""One server, one database server and one browser for the tests that do not need one of their own."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from tests.web.postgres import PROGRAM, PostgreSQL, postgresql
from tests.web.site import Site, running
from waldglas.web.store.database import sqlite_url

if TYPE_CHECKING:
    from playwright.sync_api import Browser


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    with running(tmp_path_factory.mktemp("tables")) as found:
        yield found


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    """A PostgreSQL of our own on loopback."""
    if PROGRAM is None:
        pytest.skip("there is no PostgreSQL server on this machine")
    with postgresql() as server:
        yield server.url


@pytest.fixture
def own_postgres() -> Iterator[PostgreSQL]:
    """One that a test may kill or stop."""
    if PROGRAM is None:
        pytest.skip("there is no PostgreSQL server on this machine")
    with postgresql() as server:
        yield server


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
