"""A choice and the end of its time at once, on two servers of one database: one of them counts, and wholly."""

import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from threading import Barrier
from typing import Any

import httpx
import pytest

from tests.web.site import Site, Table
from tests.web.tables.test_clocks import call, strike
from tests.web.tables.test_stand_in import seated, view
from waldglas.web.store.database import sqlite_url
from waldglas.web.store.models import OUT_OF_TIME
from waldglas.web.tables import timekeeping

ROUNDS = 8
REFUSED = (
    "The table has changed in the meantime; look at it again.",
    "Your time is over: a bot plays for you. Take your seat back to go on.",
    "This was decided already, or meanwhile on another device; look at the table again.",
)


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def both(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[list[Site]]:
    """Two servers that look at no clock by themselves, and at which no bot thinks."""
    on_postgres = request.param == "postgresql"
    url = str(request.getfixturevalue("postgres")) if on_postgres else sqlite_url(tmp_path_factory.mktemp("races"))
    sites = [Site(url), Site(url)]
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(timekeeping, "EVERY", 3600.0)
        for site in sites:
            site.start()
            patch.setattr(site.tables.workers, "ask", lambda *_: None)
        yield sites
    for site in sites:
        site.stop()


def clocked(sites: list[Site]) -> tuple[Table, httpx.Client]:
    """A table whose first seat has no time left by the second server's clock, and some by the first one's."""
    begun = int(time.time())
    for site in sites:
        site.tables.time = lambda: begun
    table, (ben,) = seated(sites[0], ["Ben"], clock="live:0+15")
    sites[0].tables.time = lambda: begun + 10
    sites[1].tables.time = lambda: begun + 15
    return table, ben


def check(chosen: httpx.Response, ben: httpx.Client, table: Table) -> bool:
    """Whether the choice counts; if not, one sentence says so, and nothing of it is left."""
    counts = chosen.status_code == 200
    found = view(ben, table)
    ends = [line["kind"] for line in found["around"]].count(OUT_OF_TIME)
    assert (found["view"]["called"] == "wood", ends) == (counts, 0 if counts else 1)
    assert found["seats"][0]["stand_in"] == ("" if counts else "medium")
    assert found["seats"][0]["ticking"] == counts, "all place what was called; for who has a bot no clock runs"
    assert counts or (chosen.status_code, chosen.json()["error"] in REFUSED) == (409, True), chosen.text
    return counts


def before(act: Callable[..., Any], other: Callable[[], object]) -> Callable[..., Any]:
    """Somebody else writes after this was read, and before it is written."""

    def later(*given: object, **named: object) -> object:
        other()
        return act(*given, **named)

    return later


def test_a_choice_that_is_stored_first_counts_though_its_end_was_seen(
    both: list[Site], monkeypatch: pytest.MonkeyPatch
) -> None:
    second = both[1]
    table, ben = clocked(both)
    answers: list[httpx.Response] = []
    seating = second.tables.seating
    monkeypatch.setattr(
        seating, "hand_over", before(seating.hand_over, lambda: answers.append(call(table.host, table)))
    )
    strike(second)
    assert len(answers) == 1
    assert check(answers[0], ben, table)


def test_a_choice_that_comes_after_the_end_is_refused_though_its_clock_had_time(
    both: list[Site], monkeypatch: pytest.MonkeyPatch
) -> None:
    first, second = both
    table, ben = clocked(both)
    monkeypatch.setattr(first.tables.store, "save", before(first.tables.store.save, lambda: strike(second)))
    assert not check(call(table.host, table), ben, table)


def test_of_two_at_once_one_counts(both: list[Site]) -> None:
    for _ in range(ROUNDS):
        table, ben = clocked(both)
        ready = Barrier(2)

        def choose(table: Table = table, ready: Barrier = ready) -> httpx.Response:
            ready.wait(10)
            return call(table.host, table)

        def end(ready: Barrier = ready) -> None:
            ready.wait(10)
            strike(both[1])

        with ThreadPoolExecutor(2) as people:
            chosen, struck = people.submit(choose), people.submit(end)
            struck.result(30)
            check(chosen.result(30), ben, table)
