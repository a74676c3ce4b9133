"""Who sits, as it is kept: seats that change hands, votes, codes, hidden tables; on SQLite and PostgreSQL."""

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from threading import Barrier

import pytest

from tests.web.store.test_jobs import empty
from waldglas.web.errors import Conflict, NotFound
from waldglas.web.store.database import open_database
from waldglas.web.store.listings import Listings
from waldglas.web.store.models import (
    OPEN,
    STOOD_IN,
    TOOK_BACK,
    Change,
    Happening,
    Seat,
    StoredTable,
    TableHeader,
)
from waldglas.web.store.profiles import Profiles
from waldglas.web.store.repository import Repository
from waldglas.web.store.seating import Seating

STAND_IN = {"stand_in": "easy"}


@pytest.fixture
def seating(url: str) -> Iterator[Seating]:
    """A table of two people that was just begun, kept anew."""
    store = Repository(open_database(url))
    empty(store)
    for visitor in ("anna", "ben"):
        store.add_visitor(visitor, 1)
    header = TableHeader("t", "tiny-towns", {}, 5, 1, "f", {}, "anna", True, 5, None, started=False)
    store.create(
        StoredTable(header, [Seat(0, "human", "Anna"), Seat(1, OPEN, "Player 2")], []), {0: "a", 1: "b"}, [(0, "anna")]
    )
    yield Seating(store)
    empty(store)
    store.close()


def table(seating: Seating) -> StoredTable:
    found = seating.store.load("t")
    assert found is not None
    return found


def test_a_seat_changes_hands_with_its_drafts_dropped_and_its_decision_anew(seating: Seating) -> None:
    seating.store.save(Change("t", 0, 0, 0, ["call:wood"]))
    happening = Happening(STOOD_IN, 0, "Anna", 0)
    seating.hand_over(table(seating).header, 0, happening, STAND_IN, by_bot=True)
    found = table(seating)
    assert (found.seats[0].stand_in, found.seats[0].decision, found.drafts) == ("easy", 2, {})
    assert found.header.happened == (happening,)
    stale = found.header
    seating.hand_over(stale, 0, Happening(TOOK_BACK, 0, "Anna", 0), {"stand_in": ""}, by_bot=False)
    with pytest.raises(Conflict):
        seating.hand_over(stale, 0, happening, STAND_IN, by_bot=True)
    assert table(seating).seats[0].stand_in == ""


def test_who_leaves_holds_nothing_and_who_sits_down_relieves_the_bot(seating: Seating) -> None:
    left = {"kind": OPEN, "token": None, "stand_in": "easy"}
    seating.hand_over(table(seating).header, 0, Happening(STOOD_IN, 0, "Anna", 0), left, by_bot=True, leaves=True)
    assert seating.store.held("anna", ["t"]) == {}
    seating.store.take_seat("t", 0, "ben", "Ben", "c")
    seat = table(seating).seats[0]
    assert (seat.kind, seat.name, seat.stand_in, seat.decision) == ("human", "Ben", "", 2)


def test_votes_last_and_are_settled_with_the_seat(seating: Seating) -> None:
    seating.vote(table(seating).header, {"0": [1], "end": [0]})
    assert table(seating).header.votes == {"0": [1], "end": [0]}
    seating.hand_over(table(seating).header, 0, Happening(STOOD_IN, 0, "Anna", 0), STAND_IN, by_bot=True)
    assert table(seating).header.votes == {"end": [0]}


def test_a_table_begins_with_bots_and_is_given_up(seating: Seating) -> None:
    assert seating.open_tables(9) == [("t", 0)]
    seating.start(table(seating).header, {1: ("easy", "Hazel")}, [1])
    found = table(seating)
    assert found.header.started
    assert (found.seats[1].kind, found.seats[1].bot, found.seats[1].name) == ("bot", "easy", "Hazel")
    assert seating.open_tables(9) == []
    seating.abandon(found.header)
    assert table(seating).header.abandoned
    assert table(seating).header.ended


def test_when_somebody_was_seen_is_kept_without_a_new_version(seating: Seating) -> None:
    seating.saw({("t", 0): 70})
    seating.saw({("t", 0): 60})
    assert seating.last_seen("t", [0, 1]) == {0: 70, 1: 0}
    assert table(seating).header.version == 0


def test_a_code_is_good_once(seating: Seating) -> None:
    seating.add_code("first", "t", 0)
    seating.add_code("second", "t", 0)
    with pytest.raises(NotFound):
        seating.use_code("first", "ben")
    assert seating.use_code("second", "ben") == ("t", 0)
    assert seating.store.held("ben", ["t"]) == {"t": [0]}
    with pytest.raises(Conflict):
        seating.use_code("second", "ben")


def test_hidden_tables_are_listed_apart_and_do_not_count(seating: Seating) -> None:
    lists = Listings(seating.store)
    assert (len(lists.mine("anna", 9)), lists.count_running("anna")) == (1, 1)
    seating.hide("anna", "t")
    seating.hide("anna", "t")
    assert (
        lists.mine("anna", 9),
        lists.count_running("anna"),
        len(lists.hidden("anna", 9)),
    ) == ([], 0, 1)
    seating.show("anna", "t")
    assert (
        len(lists.mine("anna", 9)),
        len(lists.unfinished("anna", 9)),
        lists.hidden("anna", 9),
    ) == (1, 1, [])


def test_who_takes_a_seat_over_has_voted_for_nothing(seating: Seating) -> None:
    seating.vote(table(seating).header, {"1": [0], "end": [0, 1], "link-0": [0]})
    left = {"kind": OPEN, "token": None, "stand_in": "easy"}
    seating.hand_over(table(seating).header, 0, Happening(STOOD_IN, 0, "Anna", 0), left, by_bot=True, leaves=True)
    assert table(seating).header.votes == {"end": [1]}
    seating.new_holder(table(seating).header, 1)
    assert table(seating).header.votes == {}


def test_a_bot_takes_no_seat_that_somebody_sat_down_on_meanwhile(seating: Seating) -> None:
    seating.store.take_seat("t", 1, "ben", "Ben", "c")
    with pytest.raises(Conflict):
        seating.store.set_seat("t", 1, kind="bot", bot="easy", name="Hazel")
    assert table(seating).seats[1].name == "Ben"
    assert seating.store.held("ben", ["t"]) == {"t": [1]}


def test_what_one_device_hid_is_shown_again_from_another(seating: Seating) -> None:
    profiles, lists = Profiles(seating.store), Listings(seating.store)
    profiles.create("anna", "p", "Anna", "anna", "code")
    profiles.sign_in("p", "ben", "annas phone")
    seating.hide("anna", "t")
    assert len(lists.hidden("annas phone", 9)) == 1
    seating.show("annas phone", "t")
    assert (lists.hidden("anna", 9), len(lists.mine("anna", 9))) == ([], 1)


def test_of_two_devices_at_once_one_uses_a_code(seating: Seating) -> None:
    """The second has read the code before the first has used it."""
    seating.add_code("code", "t", 0)
    other = Seating(Repository(open_database(address_of(seating))))
    ready = Barrier(2)

    def use(at: Seating, visitor: str) -> bool:
        ready.wait(10)
        try:
            at.use_code("code", visitor)
        except Conflict:
            return False
        return True

    with ThreadPoolExecutor(2) as people:
        used = [people.submit(use, seating, "anna"), people.submit(use, other, "ben")]
        assert sorted(each.result(20) for each in used) == [False, True]
    other.store.close()


def test_a_table_that_is_hidden_twice_at_once_is_hidden(seating: Seating) -> None:
    ready = Barrier(4)

    def hide() -> None:
        ready.wait(10)
        seating.hide("anna", "t")

    with ThreadPoolExecutor(4) as people:
        for _ in range(10):
            seating.show("anna", "t")
            for each in [people.submit(hide) for _ in range(4)]:
                each.result(20)
            assert len(Listings(seating.store).hidden("anna", 9)) == 1


def address_of(seating: Seating) -> str:
    return seating.store.reading.url.render_as_string(hide_password=False)
