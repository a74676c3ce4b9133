"""What is kept about being told: two servers on one database tell a thing once between them."""

from collections.abc import Iterator

import pytest

from tests.web.store.test_jobs import empty
from waldglas.web.store.database import open_database
from waldglas.web.store.models import HOOK, MAIL, Seat, StoredTable, TableHeader, Telling, Way, Wishes
from waldglas.web.store.notifications import Notifications
from waldglas.web.store.repository import Repository
from waldglas.web.store.secrets import shared_secret

TURN = Telling("ben", "t", 1, "turn", "4.0")


@pytest.fixture
def servers(url: str) -> Iterator[list[Notifications]]:
    """Two servers on one database, with a table of two people, of whom one wants to be told."""
    stores = [Repository(open_database(url)) for _ in range(2)]
    empty(stores[0])
    for visitor in ("ada", "ben"):
        stores[0].add_visitor(visitor, 1)
    header = TableHeader("t", "tiny-towns", {}, 5, 1, "f", {}, None, True, 5, None)
    seats = [Seat(0, "human", "Ada"), Seat(1, "human", "Ben")]
    stores[0].create(StoredTable(header, seats, []), {}, [(0, "ada"), (1, "ben")])
    found = [Notifications(store) for store in stores]
    found[0].wish("ben", Wishes())
    yield found
    empty(stores[0])
    for store in stores:
        store.close()


def test_a_thing_is_told_by_one_server_once(servers: list[Notifications]) -> None:
    first, second = servers
    first.expect([TURN], due=10)
    second.expect([TURN], due=99)
    assert first.due(9, 5) == []
    assert first.due(10, 5) == second.due(10, 5) == [TURN]
    assert second.claim(TURN)
    assert not first.claim(TURN)
    first.expect([TURN], due=10)
    assert first.due(99, 5) == [], "a server that starts anew tells nothing twice"


def test_the_next_turn_is_told_and_the_one_before_no_more(servers: list[Notifications]) -> None:
    first, second = servers
    later = Telling("ben", "t", 1, "turn", "6.0")
    first.expect([TURN], due=10)
    second.expect([later], due=12)
    assert not first.claim(TURN)
    assert second.put_off(later, 50)
    assert first.due(49, 5) == []
    assert first.claim(later)


def test_who_listens_and_what_has_begun(servers: list[Notifications]) -> None:
    first, _ = servers
    assert first.listeners("t") == [(1, "ben")]
    assert (first.begun(5), first.begun(6)) == (["t"], [])
    first.wish("ben", Wishes(on=False, quiet=(60, 120), zone="Europe/Berlin", language="de"))
    assert first.listeners("t") == []
    assert first.begun(0) == []
    assert first.wishes("ben") == Wishes(False, (60, 120), "Europe/Berlin", "de")


def test_the_key_of_the_house_is_the_same_on_all_servers(servers: list[Notifications]) -> None:
    first, second = servers
    assert shared_secret(first.store, "test", lambda: "one") == "one"
    assert shared_secret(second.store, "test", lambda: "two") == "one"


def test_an_address_is_written_to_for_one_visitor_only(servers: list[Notifications]) -> None:
    first, _ = servers
    for visitor in ("ada", "ben"):
        first.add(Way(visitor, MAIL, "a@example.org", token=f"{visitor}'s", confirmed=False))
    way = first.letter_way("ben's")
    assert way is not None
    first.confirm(way)
    assert first.letter_way("ada's") is None
    assert [way.confirmed for way in first.ways("ben")] == [True]


def test_all_of_it_goes_with_the_visitor_and_with_the_table(servers: list[Notifications]) -> None:
    first, _ = servers
    first.expect([TURN], due=10)
    first.add(Way("ben", HOOK, "https://example.org/1", seat=("t", 1)))
    first.add(Way("ben", HOOK, "https://example.org/2"))
    kept = first.kept("ben")
    assert [way["address"] for way in kept["ways"]] == ["https://example.org/1", "https://example.org/2"]
    assert kept["wishes"]["on"]
    with first.store.write() as connection:
        connection.exec_driver_sql("DELETE FROM tables WHERE id = 't'")
    assert first.due(99, 5) == []
    assert [way.address for way in first.ways("ben")] == ["https://example.org/2"]
    with first.store.write() as connection:
        connection.exec_driver_sql("DELETE FROM visitors WHERE id = 'ben'")
    assert (first.ways("ben"), first.wishes("ben")) == ([], None)
