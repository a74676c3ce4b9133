"""The store on SQLite, and on PostgreSQL where there is one."""

from collections.abc import Iterator

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext

from waldglas.web.errors import Conflict
from waldglas.web.store.database import open_database
from waldglas.web.store.jobs import Jobs
from waldglas.web.store.listings import Listings
from waldglas.web.store.models import Change, ChatMessage, Seat, StoredTable, TableHeader
from waldglas.web.store.repository import Repository
from waldglas.web.store.schema import metadata

SEED = 2**127 + 5


@pytest.fixture
def store(url: str) -> Iterator[Repository]:
    store = Repository(open_database(url))
    yield store
    with store.writing.begin() as connection:
        for table in reversed(metadata.sorted_tables):
            connection.execute(table.delete())
    store.close()


def keep(store: Repository, table: str = "t") -> StoredTable:
    store.add_visitor("anna", 1)
    header = TableHeader(table, "tiny-towns", {"caller": "random"}, SEED, 1, "f", {}, "anna", True, 5, None)
    seats = [Seat(0, "human", "Anna"), Seat(1, "open", "Player 2"), Seat(2, "bot", "Random", "random")]
    kept = StoredTable(header, seats, [])
    store.create(kept, {0: f"{table} hash", 1: f"{table} invite"}, [(0, "anna")], owing=[2])
    return kept


def test_a_table_comes_back_as_it_was_kept(store: Repository) -> None:
    assert store.load("t") is None
    kept = keep(store)
    assert store.load("t") == kept
    assert store.held("anna", ["t", "u"]) == {"t": [0]}
    assert store.seat_of_token("t hash") == ("t", 0)
    assert store.seat_of_invite("t invite") == ("t", 1)
    assert store.seat_of_token("t invite") is None
    assert "t" in Jobs(store).orphans([], 10)


def test_one_decision_is_one_transaction(store: Repository) -> None:
    keep(store)
    store.save(Change("t", 0, 0, 0, ["at:a1", "done"]))
    store.save(Change("t", 1, 0, 1, [], 0, [(0, "at:a1"), (0, "done")]))
    store.save(Change("t", 2, 2, 0, [], 0, [(0, "at:a1"), (0, "done"), (2, "at:b2")], ended=9))
    found = store.load("t")
    assert found is not None
    assert found.moves == [(0, "at:a1"), (0, "done"), (2, "at:b2")]
    assert found.drafts == {}
    assert [seat.decision for seat in found.seats] == [2, 0, 1]
    assert (found.header.ended, found.header.version) == (9, 3)


@pytest.mark.parametrize(("version", "decision"), [(0, 1), (1, 0), (7, 1)])
def test_who_comes_second_changes_nothing(store: Repository, version: int, decision: int) -> None:
    keep(store)
    store.save(Change("t", 0, 0, 0, ["at:a1"]))
    before = store.load("t")
    with pytest.raises(Conflict):
        store.save(Change("t", version, 0, decision, ["at:b1"], 0, [(0, "at:c1")]))
    assert store.load("t") == before


def test_a_seat_is_taken_once(store: Repository) -> None:
    keep(store)
    for visitor in ("ben", "eve"):
        store.add_visitor(visitor, 2)
    store.take_seat("t", 1, "ben", "Ben", "new hash")
    with pytest.raises(Conflict):
        store.take_seat("t", 1, "eve", "Eve", "other hash")
    assert store.held("ben", ["t"]) == {"t": [1]}
    assert store.held("eve", ["t"]) == {}
    assert [listing.id for listing in Listings(store).mine("ben", 10)] == ["t"]
    assert Listings(store).open_tables(10) == []


def test_talk_is_kept_in_order_and_only_the_last_of_it(store: Repository) -> None:
    keep(store)
    for number in range(120):
        store.say("t", ChatMessage(0, "Anna", str(number), number))
    found = store.load("t")
    assert found is not None
    assert [message.text for message in found.chat] == [str(number) for number in range(20, 120)]


def test_the_migrations_lead_to_the_schema(store: Repository) -> None:
    with store.reading.begin() as connection:
        assert compare_metadata(MigrationContext.configure(connection), metadata) == []


def test_a_database_is_opened_again(store: Repository, url: str) -> None:
    kept = keep(store)
    again = Repository(open_database(url))
    assert again.load("t") == kept
    again.close()


def test_what_a_visitor_has_learned_is_kept_and_replaced(store: Repository) -> None:
    store.add_visitor("anna", 1)
    store.add_visitor("ben", 1)
    store.learn("anna", "tiny-towns", "lesson", "turn", "- call:wood")
    store.learn("anna", "tiny-towns", "lesson", "turn", "- call:wood at:b2")
    store.learn("anna", "tiny-towns", "done", "turn")
    store.learn("anna", "glass-road", "done", "goal")
    assert store.learned("anna", "tiny-towns") == {("lesson", "turn"): "- call:wood at:b2", ("done", "turn"): ""}
    assert store.learned("ben", "tiny-towns") == {}
