"""Names and links: nobody speaks under another's name, and a new link leaves the seat to who asked for it."""

import pytest

from tests.web.site import Site
from waldglas.web.tables.names import is_visible, look_alike


@pytest.mark.parametrize("name", ["Ada", "Zoë", "李", "👩‍🚀", "👨‍👩‍👧 us", "❤️‍🔥", "1"])
def test_what_can_be_seen_is_a_name(name: str) -> None:
    assert is_visible(name)


@pytest.mark.parametrize(
    "name", ["", " ", "\u200b", "\u3164", "a\u200db", "\u200d", "\u0301", "a\u202eb", "\u2800", "A\u00adda", "\x00"]
)
def test_what_cannot_be_seen_or_hides_something_is_none(name: str) -> None:
    assert not is_visible(name)


def test_names_look_alike_whatever_their_case_width_or_spaces() -> None:
    assert look_alike("Anna", "ＡＮＮＡ")
    assert look_alike("An na", "anna")
    assert not look_alike("Anna", "Hanna")


def test_nobody_speaks_under_anothers_name(site: Site) -> None:
    table = site.new_table("tiny-towns", ["me", "open"], public=True)
    anna = table.host
    assert anna.post(f"/api/tables/{table.id}/seats/0/name", json={"name": "Anna"}).status_code == 200
    spectator = site.visitor()
    said = spectator.post(f"/api/tables/{table.id}/chat", json={"text": "Hello", "name": "anna"})
    assert said.status_code == 409
    assert "has this name already" in said.json()["error"]
    assert spectator.post(f"/api/tables/{table.id}/seats/1", json={"name": "ANNA"}).status_code == 409
    assert spectator.post(f"/api/tables/{table.id}/seats/1", json={"name": "Ben"}).status_code == 200
    assert spectator.post(f"/api/tables/{table.id}/seats/1/name", json={"name": "Anna"}).status_code == 409
    assert anna.post(f"/api/tables/{table.id}/seats/0/name", json={"name": "ANNA"}).status_code == 200


def test_a_new_link_leaves_the_seat_to_who_asked_for_it(site: Site) -> None:
    table = site.new_table("tiny-towns", ["me", "me"])
    other = site.visitor()
    assert other.post("/api/seats", json={"token": table.tokens[0], "name": "x"}).status_code == 200
    path = f"/api/tables/{table.id}"
    assert other.get(path, params={"seat": 0}).status_code == 200
    new = table.host.post(f"{path}/seats/0/link").json()
    assert other.get(path, params={"seat": 0}).status_code == 403
    assert table.host.get(path, params={"seat": 0}).status_code == 200
    old = site.visitor().get(path, headers={"Authorization": f"Bearer {table.tokens[0]}"})
    assert old.status_code == 401
    assert site.visitor().get(path, headers={"Authorization": f"Bearer {new['token']}"}).json()["held"] == [0]
