"""All servers on one database name the versions of a table alike, and tell what others wrote without reading it."""

from collections import Counter
from collections.abc import Iterator
from functools import partial
from pathlib import Path

import pytest

from tests.web.site import Listening, Player, Site, Table, eventually, running
from waldglas.web.operating.admin import Admin
from waldglas.web.store.models import StoredTable
from waldglas.web.tables import supervisor


@pytest.fixture(scope="module")
def both(tmp_path_factory: pytest.TempPathFactory) -> Iterator[list[Site]]:
    folder = tmp_path_factory.mktemp("tables")
    with pytest.MonkeyPatch.context() as patch, running(folder) as first, running(folder) as second:
        patch.setattr(supervisor, "FOLLOW_EVERY", 0.05)
        eventually(lambda: all(len(site.tables.supervisor.beats) == 2 for site in (first, second)))
        yield [first, second]


def at(site: Site, table: Table, seat: int) -> Player:
    """The holder of a seat, at another server."""
    table.site = site
    return table.player(seat)


def hears(hearer: Listening, version: str) -> bool:
    return f'"{version}"' in hearer.versions[-1]


def version_of(player: Player) -> str:
    return str(player.view()["version"])


def test_what_one_server_draws_has_the_name_that_the_other_tells(both: list[Site]) -> None:
    first, second = both
    table = first.new_table("tiny-towns", ["me", "me"])
    anna, hearer = table.player(0), Listening(at(second, table, 0))
    for what in ("draft", "confirmed", "talk"):
        if what == "draft":
            anna.play("call:wood")
        elif what == "confirmed":
            anna.confirm()
        else:
            anna.post("/chat", text="Hello")
        eventually(lambda: hears(hearer, version_of(anna)))
        assert version_of(anna) == version_of(hearer.player), what


def test_nothing_is_read_again_for_what_another_server_wrote(both: list[Site], monkeypatch: pytest.MonkeyPatch) -> None:
    first, second = both
    table = first.new_table("tiny-towns", ["me", "me"])
    anna, hearer = table.player(0), Listening(at(second, table, 1))
    read: Counter[str] = Counter()
    load = second.tables.store.load

    def counted(table_id: str) -> StoredTable | None:
        read[table_id] += 1
        return load(table_id)

    monkeypatch.setattr(second.tables.store, "load", counted)
    before = len(hearer.versions)
    anna.do("/decide", decision=0, tokens=["call:wood"], confirm=True)
    eventually(lambda: len(hearer.versions) > before)
    assert read[table.id] == 0
    assert hearer.player.view()["view"]["called"] == "wood"
    assert read[table.id] == 1


def test_what_only_a_seat_sees_is_told_to_it_alone(both: list[Site]) -> None:
    first, second = both
    table = first.new_table("tiny-towns", ["me", "me"])
    anna = table.player(0)
    own, other = Listening(at(second, table, 0)), Listening(at(second, table, 1))
    eventually(partial(settled, anna, own))
    told = list(other.versions)
    anna.play("call:wood")
    eventually(lambda: hears(own, version_of(anna)))
    anna.post("/auto-confirm", on=True)
    eventually(lambda: hears(own, version_of(anna)))
    assert other.versions == told


def settled(player: Player, hearer: Listening) -> bool:
    return hears(hearer, version_of(player))


def test_that_a_table_was_deleted_is_told(both: list[Site]) -> None:
    first, second = both
    table = first.new_table("tiny-towns", ["me", "me"])
    hearer = Listening(at(second, table, 1))
    before = len(hearer.versions)
    Admin(first.tables.store).delete(table.id)
    eventually(lambda: len(hearer.versions) > before)
    assert hearer.player.get().status_code in (401, 404)


def test_a_name_outlives_the_server(tmp_path: Path) -> None:
    with running(tmp_path) as site:
        table = site.new_table("tiny-towns", ["me", "me"])
        table.player(0).play("call:wood")
        before = version_of(table.player(0))
    with running(tmp_path) as again:
        assert version_of(at(again, table, 0)) == before
