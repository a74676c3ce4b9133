"""What cannot be wanted is refused in one sentence; the server is not made to call its own network."""

import asyncio
from datetime import UTC, datetime

import pytest

from tests.web.notifications.post import Browser, place
from tests.web.site import Site
from waldglas.web.errors import BadInput
from waldglas.web.notifications.calling import Caller, NotCalled, is_public
from waldglas.web.notifications.letters import checked_address
from waldglas.web.notifications.quiet import quiet_until
from waldglas.web.store.models import Wishes

OWN = [
    *("127.0.0.1", "10.1.2.3", "172.16.0.1", "192.168.1.1", "169.254.169.254", "100.64.0.1", "224.0.0.1"),
    *("::1", "fe80::1", "fe80::1%eth0", "fd00::1", "::ffff:10.0.0.1", "64:ff9b::a00:1", "2002:a00:1::", "ff02::1"),
    *("fec0::1", "::10.0.0.1"),
]


@pytest.mark.parametrize("number", OWN)
def test_an_address_of_ones_own_network_is_not_public(number: str) -> None:
    assert not is_public(number)


@pytest.mark.parametrize("number", ["93.184.216.34", "2606:2800:220:1:248:1893:25c8:1946"])
def test_an_address_of_the_internet_is(number: str) -> None:
    assert is_public(number)


ADDRESSES = [
    *("http://example.org/", "https://127.0.0.1/", "https://[::1]/", "https://10.0.0.1:8443/x", "ftp://example.org/"),
    *("https://", "https://user:secret@example.org/", "https://example.org:99999/", "https://exa mple.org/", "x", ""),
    *("https://example.org/\r\nHost: other", "https://[::1", f"https://example.org/{'a' * 1000}", "https://é.org/"),
]


@pytest.mark.parametrize("address", ADDRESSES)
def test_what_cannot_be_called_is_refused_and_not_kept(site: Site, address: str) -> None:
    visitor = site.visitor()
    assert visitor.post("/notifications/hooks", data={"address": address}).status_code == 422
    pushed = visitor.post("/api/notifications/push", json=Browser().subscription(address))
    assert pushed.status_code == 422
    assert visitor.get("/api/notifications").json()["ways"] == []


def test_a_name_that_leads_home_is_not_called() -> None:
    """A name may stand for any number, and for another one a moment later: what was checked is what is called."""
    with place() as secret:
        port = secret.url.rpartition(":")[2]
        with pytest.raises(NotCalled):
            asyncio.run(Caller().post(f"https://localhost:{port}/", b"{}", {}))
        assert secret.came == []


def test_keys_of_no_browser_are_refused(site: Site) -> None:
    good = Browser().subscription("https://push.example.org/1")
    for keys in ({"p256dh": "x", "auth": "y"}, {"p256dh": "é", "auth": "é"}, {"p256dh": "A" * 87, "auth": "A" * 22}):
        answer = site.visitor().post("/api/notifications/push", json=good | {"keys": keys})
        assert answer.status_code == 422
        assert answer.json()["error"].endswith(".")


def test_only_so_many_ways(site: Site) -> None:
    visitor = site.visitor()
    answers = [visitor.post("/notifications/hooks", data={"address": f"https://example.org/{n}"}) for n in range(13)]
    assert [answer.status_code for answer in answers] == [303] * 12 + [429]
    again = visitor.post("/notifications/hooks", data={"address": "https://example.org/0"})
    assert again.status_code == 303, "one that is known is no other"


@pytest.mark.parametrize(
    "hours",
    [
        {"from": "22:00", "until": "22:00", "zone": "UTC"},
        {"from": "22:00", "until": "", "zone": "UTC"},
        {"from": "24:00", "until": "07:00", "zone": "UTC"},
        {"from": "22:00", "until": "07:00", "zone": "Middle/Earth"},
        {"from": "22:00", "until": "07:00", "zone": "../../etc/passwd"},
    ],
)
def test_hours_that_are_none(site: Site, hours: dict[str, str]) -> None:
    visitor = site.visitor()
    assert visitor.post("/notifications", data=hours).status_code == 422
    assert visitor.get("/api/notifications").json()["quiet"] is None


def test_what_is_another_visitors_stays_so(site: Site) -> None:
    ben, other = site.visitor(), site.visitor()
    ben.post("/notifications/hooks", data={"address": "https://example.org/ben"})
    [way] = ben.get("/api/notifications").json()["ways"]
    assert other.post(f"/notifications/ways/{way['id']}/forget").status_code == 404
    assert other.get("/api/notifications").json()["ways"] == []
    assert "example.org/ben" not in ben.get("/notifications").text, "the address of a webhook is a secret"
    assert ben.post(f"/notifications/ways/{way['id']}/forget").status_code == 303
    assert ben.get("/api/notifications").json()["ways"] == []
    assert site.visitor().post("/notifications/try").status_code == 404
    assert site.visitor().get("/notifications/letters/nonsense").status_code == 404


@pytest.mark.parametrize(
    "address", ["", "ben", "ben@", "@example.org", "ben@localhost", "a@b.org\r\nBcc: c@d.org", "ä@b.org"]
)
def test_what_is_no_address_for_letters(address: str) -> None:
    with pytest.raises(BadInput):
        checked_address(address)


def at(zone_time: str) -> float:
    return datetime.fromisoformat(zone_time).timestamp()


@pytest.mark.parametrize(
    ("now", "until"),
    [
        ("2026-01-10T21:59:00+01:00", None),
        ("2026-01-10T22:00:00+01:00", "2026-01-11T07:00:00+01:00"),
        ("2026-01-11T06:59:59+01:00", "2026-01-11T07:00:00+01:00"),
        ("2026-01-11T07:00:00+01:00", None),
        ("2026-03-28T23:00:00+01:00", "2026-03-29T07:00:00+02:00"),  # the clock goes forward in that night
    ],
)
def test_quiet_hours_by_the_clock_where_one_lives(now: str, until: str | None) -> None:
    berlin = Wishes(quiet=(22 * 60, 7 * 60), zone="Europe/Berlin")
    assert quiet_until(berlin, at(now)) == (None if until is None else int(at(until)))
    noon = Wishes(quiet=(12 * 60, 13 * 60))
    assert quiet_until(noon, at("2026-01-10T12:30:00+00:00")) == int(at("2026-01-10T13:00:00+00:00"))
    assert quiet_until(Wishes(), datetime.now(UTC).timestamp()) is None
