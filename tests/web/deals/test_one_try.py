"""One try a day for a person, on however many devices: at once, one after the other, or before signing in."""

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor

import pytest

from tests.web.deals.test_deals import TOWNS, begun_by, daily, day_of, play_out, rows_at, server, today
from tests.web.profiles.somebody import somebody
from tests.web.site import Site
from tests.web.store.test_jobs import empty
from waldglas.web.store.deals import AlreadyTried, Attempt, DealRows
from waldglas.web.store.profiles import Profiles

__all__ = ["daily", "server"]
DAY = "2026-01-05"


@pytest.fixture
def both(url: str) -> Iterator[list[DealRows]]:
    """Two servers on one database, and a person with a profile and two devices."""
    with rows_at(url) as first, rows_at(url) as second:
        empty(first.store)
        for visitor in ("phone", "desk"):
            first.store.add_visitor(visitor, 1)
        profiles = Profiles(first.store)
        profiles.create("phone", "p", "Ada", "ada", "code")
        profiles.sign_in("p", "desk", "desk now")
        yield [first, second]
        empty(first.store)


def begin(rows: DealRows, visitor: str) -> None:
    with rows.store.write() as connection:
        rows.begin(connection, DAY, TOWNS, Attempt(visitor, f"t-{visitor[:4]}", "Ada"))


def test_two_devices_at_once_have_one_try(both: list[DealRows]) -> None:
    first, second = both
    with ThreadPoolExecutor(1) as other:
        with first.store.write() as connection:
            first.begin(connection, DAY, TOWNS, Attempt("phone", "t", "Ada"))
            later = other.submit(begin, second, "desk now")
            with pytest.raises(TimeoutError):
                later.result(0.5)  # waits until it is known whether the first one counts
        with pytest.raises(AlreadyTried):
            later.result(10)
    assert first.count(DAY, TOWNS) == 1


def test_a_second_device_is_led_to_the_try_of_the_first(daily: Site) -> None:
    ada, profile = somebody(daily, "Ada")
    desk = daily.visitor()
    assert desk.post("/api/sign-in", json={"code": profile["code"]}).status_code == 200
    tried = begun_by(daily, ada, TOWNS, "Ada")
    assert begun_by(daily, desk, TOWNS, "Ada").path == tried.path
    assert today(desk)["state"] == "running"
    early = desk.post(f"/api/deals/{day_of(daily)}/{TOWNS}/practice", json={"name": "Ada"})
    assert early.status_code == 409, "no practice on the other device either"
    play_out(tried)
    assert (today(desk)["state"], today(desk)["tries"]) == ("done", 1)


def test_who_signs_in_after_a_try_as_a_guest_has_the_one_of_the_profile(daily: Site) -> None:
    ada, profile = somebody(daily, "Ada")
    guest = daily.visitor()
    counts, other = begun_by(daily, ada, TOWNS, "Ada"), begun_by(daily, guest, TOWNS, "Nobody")
    play_out(other, seed=7)
    play_out(counts)
    assert today(ada)["tries"] == 2
    assert guest.post("/api/sign-in", json={"code": profile["code"]}).status_code == 200
    found = today(guest)
    assert (found["tries"], [each["name"] for each in found["results"]]) == (1, ["Ada"])
    assert f"/api/tables/{found['table']}" == counts.path
    assert other.get().status_code == 200, "the game itself stays"


def test_a_guests_try_is_the_profiles_where_that_had_none(daily: Site) -> None:
    _, profile = somebody(daily, "Ada")
    guest = daily.visitor()
    tried = begun_by(daily, guest, TOWNS, "Ada")
    assert guest.post("/api/sign-in", json={"code": profile["code"]}).status_code == 200
    assert (today(guest)["state"], today(guest)["tries"]) == ("running", 1)
    assert begun_by(daily, guest, TOWNS, "Ada").path == tried.path
