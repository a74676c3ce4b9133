"""What an operator does, by command and on the page of the admin link, while the server runs."""

import json
import sqlite3
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.command import answer, refusal, run
from tests.web.site import GENEROUS, Site, Table, eventually
from waldglas.web.http.auth import COOKIE
from waldglas.web.operating.admin import Admin
from waldglas.web.settings import Settings
from waldglas.web.store.database import FILE, open_database, sqlite_url
from waldglas.web.store.repository import Repository
from waldglas.web.tables.secrets import hashed, network_of

SECRET = "the-secret-of-the-admin"


@pytest.fixture
def served(tmp_path: Path) -> Iterator[Site]:
    url = sqlite_url(tmp_path)
    site = Site(url, settings=Settings(url, 1, GENEROUS, admin=SECRET))
    site.start()
    yield site
    site.stop()


def visitor_of(table: Table) -> str:
    return hashed(table.host.cookies[COOKIE])


def test_commands_while_the_server_runs(served: Site, tmp_path: Path) -> None:
    table, other = served.new_table("tiny-towns", ["me", "me"]), served.new_table("glass-road", ["me", "me"])
    player = table.player(0)
    player.post("/chat", text="something rude")
    assert {each["id"] for each in answer("admin", "list", "--data", tmp_path)} == {table.id, other.id}
    assert table.id in run("admin", "list", "--running", "--data", tmp_path).stdout
    shown = json.loads(run("admin", "show", table.id, "--data", tmp_path).stdout)
    assert (shown["game"], shown["chat"][0]["text"]) == ("tiny-towns", "something rude")
    assert shown["seats"][0]["visitors"] == [visitor_of(table)]
    assert "seed" not in shown
    assert "1 line removed" in run("admin", "remove-chat", table.id, "--data", tmp_path).stdout
    eventually(lambda: player.view()["chat"] == [])
    assert run("admin", "end", table.id, "--data", tmp_path).exit_code == 0
    eventually(lambda: player.view()["ended"] is not None)
    assert run("admin", "delete", table.id, "--data", tmp_path).exit_code == 0
    eventually(lambda: player.get().status_code in (401, 404))
    figures = json.loads(run("admin", "statistics", "--data", tmp_path).stdout)
    assert (figures["running"], figures["finished"]) == (1, 0)
    assert figures["games"] == {"glass-road": {"tables": 1, "running": 1}}
    for name in ("show", "end", "delete", "remove-chat"):
        assert "there is no table" in refusal(1, "admin", name, "nowhere", "--data", tmp_path)


def test_a_banned_visitor_and_a_banned_address(served: Site, tmp_path: Path) -> None:
    table = served.new_table("tiny-towns", ["me"])
    assert run("admin", "ban", visitor_of(table)[:12], "--data", tmp_path).exit_code == 0
    eventually(lambda: table.host.get("/").status_code == 403)
    stranger = served.visitor()
    assert stranger.get("/").status_code == 200
    assert [each["kind"] for each in answer("admin", "bans", "--data", tmp_path)] == ["visitor"]
    assert run("admin", "ban", "127.0.0.1", "--data", tmp_path).exit_code == 0
    eventually(lambda: stranger.get("/api/games").status_code == 403)
    assert "not served" in stranger.get("/api/games").json()["error"]
    for who in ("127.0.0.1", visitor_of(table)):
        assert run("admin", "unban", who, "--data", tmp_path).exit_code == 0
    eventually(lambda: table.host.get("/").status_code == 200)
    assert "nobody is known" in refusal(1, "admin", "ban", "somebody-else", "--data", tmp_path)


def test_addresses_are_banned_as_they_are_counted() -> None:
    assert network_of("203.0.113.9") == "203.0.113.9/32"
    assert network_of("2001:db8:1:2::7") == network_of("2001:db8:1:2:3::8") == "2001:db8:1:2::/64"
    assert network_of("::ffff:203.0.113.9") == "203.0.113.9/32", "others of IPv4 are no neighbours"
    assert network_of("a name") == "a name"


def test_what_is_kept_about_a_visitor(served: Site, tmp_path: Path) -> None:
    table = served.new_table("tiny-towns", ["me", "me"])
    table.player(0).post("/chat", text="It is me")
    visitor = visitor_of(table)
    kept = json.loads(run("admin", "export", visitor, "--data", tmp_path).stdout)
    assert kept["visitor"] == visitor
    assert [line["text"] for line in kept["chat"]] == ["It is me"]
    assert [seat["seat"] for seat in kept["seats"]] == [0, 1]
    assert [hosted["id"] for hosted in kept["tables"]] == [table.id]
    assert run("admin", "forget", visitor, "--data", tmp_path).exit_code == 0
    eventually(lambda: table.spectator().view()["chat"] == [])  # another program wrote: it is noticed a moment later
    assert [seat["kind"] for seat in table.spectator().view()["seats"]] == ["open", "open"]
    assert "nobody is known" in refusal(1, "admin", "export", visitor, "--data", tmp_path)
    assert table.host.get("/api/tables").json()["mine"] == []


def test_old_games_expire(url: str) -> None:
    site = Site(url)
    site.start()
    ids = [site.new_table("tiny-towns", ["me"]).id for _ in range(4)]
    site.stop()
    store = Repository(open_database(url))
    admin = Admin(store)
    admin.end(ids[0])
    admin.end(ids[1])
    with store.write() as connection:
        connection.exec_driver_sql(f"UPDATE tables SET ended = 5 WHERE id = '{ids[0]}'")  # noqa: S608
        connection.exec_driver_sql(f"UPDATE tables SET touched = 5 WHERE id = '{ids[2]}'")  # noqa: S608
        connection.exec_driver_sql("UPDATE visitors SET created = 5")
    gone = admin.expire(30, 30)
    assert (gone.finished, gone.abandoned, gone.visitors) == (1, 1, 2)
    assert {listing.id for listing in admin.listings(most=1000)} & set(ids) == {ids[1], ids[3]}
    assert {listing.id for listing in admin.listings(running=True, most=1000)} & set(ids) == {ids[3]}
    assert admin.statistics()["games"]["tiny-towns"]["running"] >= 1
    store.close()


def test_the_page_of_the_admin_link(served: Site) -> None:
    table = served.new_table("tiny-towns", ["me", "me"])
    player = table.player(0)
    player.post("/chat", text="something rude")
    stranger, admin = served.visitor(), served.visitor()
    assert stranger.get("/admin").status_code == 404
    assert stranger.get("/admin/a-guess-at-the-secret").status_code == 404
    assert stranger.post(f"/admin/table/{table.id}/delete").status_code == 404
    entered = admin.get(f"/admin/{SECRET}")
    assert (entered.status_code, entered.headers["location"]) == (303, "/admin")
    assert table.id in admin.get("/admin").text
    shown = admin.get(f"/admin/table/{table.id}").text
    assert "something rude" in shown
    line = shown.split('name="line" value="')[1].split('"')[0]
    assert admin.post(f"/admin/table/{table.id}/chat", data={"line": line}).status_code == 303
    assert player.view()["chat"] == []
    assert admin.post("/admin/ban", data={"who": visitor_of(table)}).status_code == 303
    assert table.host.get("/").status_code == 403
    assert "Serve again" in admin.get("/admin").text
    assert admin.post("/admin/unban", data={"who": visitor_of(table)}).status_code == 303
    assert admin.get(f"/admin/visitor/{visitor_of(table)}").json()["visitor"] == visitor_of(table)
    assert admin.post(f"/admin/table/{table.id}/end").status_code == 303
    assert player.view()["ended"] is not None
    assert admin.post("/admin/expire", data={"finished": "30", "abandoned": "30"}).status_code == 303
    assert admin.post(f"/admin/table/{table.id}/delete").status_code == 303
    assert player.get().status_code in (401, 404)


def test_without_a_secret_there_is_no_such_page(site: Site) -> None:
    asker = site.visitor()
    for path in ("/admin", "/admin/", "/admin/x", "/admin/table/x"):
        assert asker.get(path, follow_redirects=True).status_code == 404


def test_times_of_older_tables_are_not_taken_for_long_ago(tmp_path: Path) -> None:
    older = Path(__file__).parents[2] / "older/tables-2.sql"
    with sqlite3.connect(tmp_path / FILE) as connection:
        connection.executescript(older.read_text(encoding="utf-8"))
    connection.close()
    store = Repository(open_database(sqlite_url(tmp_path)))
    assert Admin(store).expire(36500, 1).abandoned == 0
    store.close()
