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


def test_letters_of_another_alphabet_that_look_the_same_are_no_other_name() -> None:
    assert look_alike("Anna", "\u0410nn\u0430")  # Cyrillic
    assert look_alike("Bill", "BiI1")
    assert not look_alike("Иван", "Ivan")


def test_a_spectator_does_not_speak_under_the_name_of_one_who_spoke_before(site: Site) -> None:
    table = site.new_table("tiny-towns", ["me", "open"], public=True)
    path = f"/api/tables/{table.id}/chat"
    cleo, dora = (site.new_table("tiny-towns", ["me"]).host for _ in range(2))  # each known by a cookie
    assert cleo.post(path, json={"text": "Hello", "name": "Cleo"}).status_code == 200
    false = dora.post(path, json={"text": "I am Cleo", "name": "C1eo"})
    assert (false.status_code, "has this name already" in false.json()["error"]) == (409, True)
    assert cleo.post(path, json={"text": "Still me", "name": "Cleo"}).status_code == 200
    for visitor in (cleo, dora):
        assert visitor.post(path, json={"text": "Hm"}).status_code == 200  # a spectator, as anybody may be called
    said = [(line["seat"], line["name"], line["text"]) for line in dora.get(path.removesuffix("/chat")).json()["chat"]]
    assert said == [
        (None, "Cleo", "Hello"),
        (None, "Cleo", "Still me"),
        (None, "A spectator", "Hm"),
        (None, "A spectator", "Hm"),
    ]


def test_who_comes_and_goes_is_told_in_the_talk_and_spectators_are_marked(site: Site) -> None:
    table = site.new_table("tiny-towns", ["me", "open", "open"], public=True)
    path = f"/api/tables/{table.id}"
    ben = site.visitor()
    assert ben.post(f"{path}/seats/1", json={"name": "Ben"}).status_code == 200
    assert site.visitor().post(f"{path}/chat", json={"text": "Good luck", "name": "Zoë"}).status_code == 200
    assert ben.post(f"{path}/seats/1/leave").status_code == 200
    page = table.host.get(f"/table/{table.id}").text
    talk = page[page.index('id="talk"') :]
    talk = talk[: talk.index("</ul>")]
    assert talk.index("Ben sits down.") < talk.index("Good luck")
    assert "Ben leaves the table." in talk
    assert talk.count(">spectator<") == 1
    told = table.host.get(path).json()["around"]
    assert [(line["kind"], line["seat"]) for line in told] == [("joined", 1), ("left", 1)]


def test_who_sits_down_does_not_take_the_name_of_one_who_looks_on(site: Site) -> None:
    table = site.new_table("tiny-towns", ["me", "open", "open"], public=True)
    path = f"/api/tables/{table.id}"
    zoe, other = site.visitor(), site.visitor()
    assert zoe.post(f"/table/{table.id}/say", data={"text": "Hello", "name": "Zoë"}).status_code == 303
    false = other.post(f"{path}/seats/1", json={"name": "zoë"})
    assert (false.status_code, "has this name already" in false.json()["error"]) == (409, True)
    assert other.post(f"{path}/seats/1", json={"name": "Ben"}).status_code == 200
    assert other.post(f"{path}/seats/1/name", json={"name": "Zoë"}).status_code == 409
    assert zoe.post(f"{path}/seats/2", json={"name": "Zoë"}).status_code == 200, "she keeps her own"
    assert zoe.post(f"{path}/seats/2/name", json={"name": "ZOË"}).status_code == 200
