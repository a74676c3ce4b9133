"""Jobs: every bot that owes a choice is thought for on one server, and on another when that one is gone."""

from collections.abc import Iterator

import pytest
from sqlalchemy import event

from waldglas.web.store.database import open_database
from waldglas.web.store.jobs import Jobs
from waldglas.web.store.models import Change, Offer, Seat, StoredTable, TableHeader
from waldglas.web.store.repository import Repository
from waldglas.web.store.schema import metadata

ALL = ["a", "b"]


@pytest.fixture
def servers(url: str) -> Iterator[list[Jobs]]:
    """Two servers on one database, with a table of a person and two bots that are to choose."""
    stores = [Repository(open_database(url)) for _ in ALL]
    for store, name in zip(stores, ALL, strict=True):
        store.server = name
    empty(stores[0])  # other tests have left tables in the same PostgreSQL
    header = TableHeader("t", "tiny-towns", {}, 5, 1, "f", {}, None, True, 5, None)
    seats = [Seat(0, "human", "Anna"), Seat(1, "bot", "Ben", "easy"), Seat(2, "bot", "Cleo", "easy")]
    stores[0].create(StoredTable(header, seats, []), {}, [], owing=[1, 2])
    yield [Jobs(store) for store in stores]
    empty(stores[0])
    for store in stores:
        store.close()


def empty(store: Repository) -> None:
    with store.writing.begin() as connection:
        for table in reversed(metadata.sorted_tables):
            connection.execute(table.delete())


def test_a_job_is_held_by_one_server(servers: list[Jobs]) -> None:
    first, second = servers
    assert first.claim("t", {1: 0, 2: 0}, ALL) == {1, 2}
    assert second.claim("t", {1: 0, 2: 0}, ALL) == set()
    assert second.orphans(ALL, 10) == []


def test_what_a_server_held_that_is_gone_is_taken_by_the_first_that_comes(servers: list[Jobs]) -> None:
    _, second = servers
    assert second.orphans(["b"], 10) == ["t"]
    assert second.adopt("t", ["b"])
    assert not second.adopt("t", ["b"])
    assert second.claim("t", {1: 0, 2: 0}, ["b"]) == {1, 2}


def test_a_choice_that_was_made_is_no_job_and_the_others_stay_where_they_are(servers: list[Jobs]) -> None:
    first, second = servers
    second.store.save(Change("t", 0, 1, 0, [], 0, [(1, "at:a1")], owing={1: 1, 2: 0}))
    assert second.claim("t", {1: 1, 2: 0}, ALL) == {1}
    assert first.claim("t", {1: 1, 2: 0}, ALL) == {2}
    second.store.save(Change("t", 1, 0, 0, [], 1, [(0, "at:a1")], owing={}))
    assert first.orphans([], 10) == []


def test_a_job_nobody_has_room_for_goes_to_who_takes_it_first(servers: list[Jobs]) -> None:
    first, second = servers
    offer = Offer("t", 1, 0, "anna")
    second.offer(offer)
    assert first.offered(10) == [], "only who holds a job offers it"
    first.offer(offer)
    assert first.offered(10) == second.offered(10) == [offer]
    assert first.claim("t", {1: 0, 2: 0}, ALL) == {2}
    assert second.accept(offer)
    assert not first.accept(offer)
    assert second.claim("t", {1: 0, 2: 0}, ALL) == {1}


def test_a_job_that_was_put_off_is_taken_up_by_who_is_looked_at(servers: list[Jobs]) -> None:
    first, second = servers
    first.put_off("t")
    assert first.orphans([], 10) == []
    assert second.claim("t", {1: 0}, ALL) == {1}
    assert first.claim("t", {1: 0}, ALL) == set()


def test_a_decision_that_was_taken_back_is_asked_for_anew(servers: list[Jobs]) -> None:
    first, second = servers
    assert second.claim("t", {1: 4}, ALL) == {1}
    assert first.claim("t", {1: 4}, ALL) == set()


@pytest.mark.parametrize("url", ["postgresql"], indirect=True)  # a writer of SQLite is alone
def test_who_decides_is_not_refused_when_another_server_takes_a_job_meanwhile(servers: list[Jobs]) -> None:
    first, second = servers
    first.put_off("t")
    came: list[set[int]] = []

    def come_between(_connection: object, _cursor: object, statement: str, *_: object) -> None:
        if statement.startswith("INSERT INTO jobs") and not came:
            came.append(second.claim("t", {1: 0}, ALL))

    event.listen(first.store.reading, "before_cursor_execute", come_between)
    first.store.save(Change("t", 0, 0, 0, [], 0, [(0, "call:wood")], owing={1: 1}))
    assert came == [{1}]
    assert first.claim("t", {1: 1}, ALL) == {1}
    assert second.claim("t", {1: 1}, ALL) == set()


def test_a_table_that_is_ended_has_no_jobs(servers: list[Jobs]) -> None:
    first, _ = servers
    first.store.end("t", 9)
    assert first.orphans([], 10) == []
