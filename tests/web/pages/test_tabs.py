"""A browser with many tabs has one stream."""

from playwright.sync_api import Browser

from tests.web.browser import DRIVEN, person
from tests.web.site import Site, eventually

pytestmark = DRIVEN

TABS = 9


def test_every_tab_hears_of_its_table_by_one_stream(site: Site, browser: Browser) -> None:
    tables = [site.new_table("tiny-towns", ["me", "me"], public=True) for _ in range(TABS)]
    before = site.tables.streams.open.total()
    with person(browser, site.url) as someone:
        pages = [someone.page, *(someone.new_page() for _ in tables[1:])]
        for page, table in zip(pages, tables, strict=True):
            page.goto(f"{site.url}/table/{table.id}")
            page.wait_for_selector("#table")
        eventually(lambda: all(site.tables.presence(table.id).watching() == 1 for table in tables))
        eventually(lambda: site.tables.streams.open.total() - before == 1)
        for page, table in zip(pages, tables, strict=True):
            table.player(0).post("/chat", text=f"Hello at {table.id}")
            page.wait_for_selector(f"#table :text('Hello at {table.id}')", state="attached")
        pages[-1].close()
        eventually(lambda: site.tables.presence(tables[-1].id).watching() == 0)
        eventually(lambda: site.tables.presence(tables[0].id).watching() == 1)
    eventually(lambda: site.tables.streams.open.total() == before)


def test_a_browser_without_shared_workers_has_a_stream_for_each_tab(site: Site, browser: Browser) -> None:
    table = site.new_table("tiny-towns", ["me", "me"], public=True)
    with person(browser, site.url) as someone:
        someone.page.add_init_script("delete globalThis.SharedWorker")
        page = someone.go(f"/table/{table.id}")
        eventually(lambda: site.tables.presence(table.id).watching() == 1)
        table.player(0).post("/chat", text="Hello, old browser")
        page.wait_for_selector("#table :text('Hello, old browser')", state="attached")


def test_the_stream_of_several_tables_leaves_out_what_is_not_there(site: Site) -> None:
    table = site.new_table("tiny-towns", ["me", "me"])
    places = [f"{table.id}", "nowhere", f"{table.id}:0", f"{table.id}:x"]
    with site.visitor().stream("GET", "/api/stream", params={"at": places}) as stream:
        lines = stream.iter_lines()
        told = [line for line in (next(lines) for _ in range(7)) if line.startswith("data: ")]
    assert any(f'"at": "{table.id}"' in line for line in told)
    assert not any("nowhere" in line or f"{table.id}:0" in line for line in told)
    assert site.visitor().get("/api/stream").status_code == 422
    assert site.visitor().get("/api/stream", params={"at": ["x"] * 41}).status_code == 422
