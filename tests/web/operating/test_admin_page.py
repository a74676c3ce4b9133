"""The operator's page in chromium: read on a phone and on a desk, and nothing deleted by one press."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.web.browser import DRIVEN, PHONE, WIDE, Person, person
from tests.web.pages.legible import too_small, wider_than_the_screen
from tests.web.site import GENEROUS, Site
from waldglas.web.settings import Settings
from waldglas.web.store.database import sqlite_url

pytestmark = DRIVEN

SECRET = "the-secret-of-the-admin"


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    folder: Path = tmp_path_factory.mktemp("operated")
    site = Site(sqlite_url(folder), settings=Settings(sqlite_url(folder), 1, GENEROUS, admin=SECRET))
    site.start()
    yield site
    site.stop()


def enter(someone: Person) -> None:
    someone.go(f"/admin/{SECRET}")
    expect(someone.page.locator("#tables")).to_be_visible()


@pytest.mark.parametrize("size", [WIDE, PHONE])
def test_all_of_it_can_be_read_and_pressed(served: Site, browser: Browser, size: tuple[int, int]) -> None:
    table = served.new_table("black-forest", ["me", "me"])
    table.player(0).post("/chat", text="something rude")
    served.new_table("haspelknecht", ["me", "bot:random", "bot:random", "bot:random"])
    with person(browser, served.url, size, locale="de-DE", reduced_motion="reduce") as ada:
        enter(ada)
        for path in ("/admin", f"/admin/table/{table.id}"):
            ada.go(path)
            expect(ada.page.get_by_text("Schwarzwald").first).to_be_visible()
            for fold in ada.page.locator("main summary").all():
                fold.click()
            assert wider_than_the_screen(ada) == 0
            assert ada.violations_by_day_and_night() == []
            if size == PHONE:
                assert too_small(ada) == []


def test_a_table_is_deleted_by_two_presses(served: Site, browser: Browser) -> None:
    table = served.new_table("tiny-towns", ["me", "me"])
    with person(browser, served.url) as ada:
        enter(ada)
        ada.page.locator(f"#tables a[href$='{table.id}']").click()
        delete = ada.page.get_by_role("button", name="Delete", exact=True)
        expect(delete).to_have_count(0)
        ada.page.get_by_text("Delete this table").click()
        expect(ada.page.get_by_text("It cannot be undone.").first).to_be_visible()
        delete.click()
        expect(ada.page.locator("#tables")).to_be_visible()
        expect(ada.page.locator(f"#tables a[href$='{table.id}']")).to_have_count(0)
