"""A guest becomes a profile, comes back on other devices, and can be forgotten; by the API."""

import json
import time

import pytest
from sqlalchemy import select

from tests.web.profiles.somebody import become, play_to_the_end, rated_table, sit_down, somebody, unlike, visitor_of
from tests.web.site import GENEROUS, Site, running
from tests.web.tables.test_stand_in import seated
from waldglas.web.http.auth import COOKIE
from waldglas.web.settings import Limits
from waldglas.web.store.schema import metadata
from waldglas.web.tables import service
from waldglas.web.tables.secrets import hashed


def test_a_guest_becomes_a_profile_and_keeps_the_games(site: Site) -> None:
    table = site.new_table("tiny-towns", ["me"])
    play_to_the_end(table)
    running_game = table.host.post("/api/tables", json={"game": "glass-road", "seats": [{"who": "me"}]}).json()["table"]
    assert table.host.get("/api/me").status_code == 401
    made = become(table.host, unlike("Ada"))
    mine = table.host.get("/api/me").json()
    assert (mine["name"], mine["profile"], mine["public"], mine["code"]) == (made["name"], made["profile"], False, True)
    assert {game["table"] for game in mine["games"]} == {table.id, running_game}
    (figures,) = mine["statistics"]
    assert (figures["game"], figures["games"], figures["with_others"], figures["rating"]) == ("tiny-towns", 1, 0, None)
    points = table.host.get(f"/api/tables/{table.id}").json()["seats"][0]["score"]
    assert figures["best"] == figures["mean"] == points
    assert table.host.post("/api/me", json={"name": unlike("Ada")}).status_code == 409


def test_a_name_is_kept_for_one(site: Site) -> None:
    _, made = somebody(site, "Cleo")
    stranger = site.visitor()
    answer = stranger.post("/api/me", json={"name": made["name"].upper().replace(" ", "  ")})
    assert (answer.status_code, "keeps this name" in answer.json()["error"]) == (409, True)
    assert stranger.get("/api/me").status_code == 401
    other, _ = somebody(site, "Dora")
    assert other.post("/api/me/name", json={"name": made["name"]}).status_code == 409
    assert other.post("/api/me/name", json={"name": unlike("Emil")}).status_code == 200
    assert other.get("/api/me").json()["name"].startswith("Emil")
    assert site.visitor().post("/api/me", json={"name": "x" * 25}).status_code == 422
    assert site.visitor().post("/api/me", json={"name": " "}).status_code == 422


def test_a_code_opens_the_profile_on_another_device(site: Site) -> None:
    table = site.new_table("tiny-towns", ["me", "me"])
    made = become(table.host, unlike("Ada"))
    phone = site.visitor()
    other = phone.post("/api/tables", json={"game": "glass-road", "seats": [{"who": "me"}]}).json()["table"]
    before = phone.cookies[COOKIE]
    assert phone.get(f"/api/tables/{table.id}").json()["held"] == []
    answer = phone.post("/api/sign-in", json={"code": made["code"].upper().replace("-", " ")})
    assert answer.status_code == 200, answer.text
    assert phone.cookies[COOKIE] != before
    view = phone.get(f"/api/tables/{table.id}").json()
    assert (view["held"], view["host"]) == ([0, 1], True)
    assert table.host.get(f"/api/tables/{other}").json()["held"] == [0]
    assert {each["table"] for each in phone.get("/api/tables").json()["mine"]} == {table.id, other}
    stolen = site.visitor()
    stolen.cookies.set(COOKIE, before)
    assert stolen.get(f"/api/tables/{table.id}").json()["held"] == []
    assert phone.post("/api/sign-in", json={"code": made["code"]}).status_code == 409


def test_what_a_guest_said_stays_theirs_after_signing_in(site: Site) -> None:
    table = site.new_table("tiny-towns", ["me", "open"], public=True)
    _, made = somebody(site, "Ada")
    phone, name, path = site.visitor(), unlike("Zoë"), f"/api/tables/{table.id}"
    assert phone.post(f"{path}/chat", json={"text": "Hello", "name": name}).status_code == 200
    assert phone.post("/api/sign-in", json={"code": made["code"]}).status_code == 200
    assert phone.post(f"{path}/chat", json={"text": "Still me", "name": name}).status_code == 200
    assert [line["text"] for line in phone.get("/api/me/export").json()["chat"]] == ["Hello", "Still me"]
    assert phone.post(f"{path}/seats/1", json={"name": name}).status_code == 200


def test_a_new_link_keeps_the_seat_on_all_devices(site: Site) -> None:
    table = site.new_table("tiny-towns", ["me"])
    made = become(table.host, unlike("Ada"))
    phone = site.visitor()
    phone.post("/api/sign-in", json={"code": made["code"]})
    assert phone.post(f"/api/tables/{table.id}/seats/0/link").status_code == 200
    assert [each.get(f"/api/tables/{table.id}").json()["held"] for each in (phone, table.host)] == [[0], [0]]


def test_signing_out_leaves_the_seats_to_the_profile(site: Site) -> None:
    table = site.new_table("tiny-towns", ["me"])
    made = become(table.host, unlike("Ada"))
    cookie = table.host.cookies[COOKIE]
    assert table.host.post("/api/sign-out").status_code == 200
    for kept in (None, cookie):
        table.host.cookies.clear()
        if kept:
            table.host.cookies.set(COOKIE, kept)
        assert table.host.get(f"/api/tables/{table.id}").json()["held"] == []
        assert table.host.get("/api/me").status_code == 401
        assert table.host.post("/api/sign-out").status_code == 401
    phone = site.visitor()
    phone.post("/api/sign-in", json={"code": made["code"]})
    view = phone.get(f"/api/tables/{table.id}").json()
    assert (view["held"], view["host"]) == ([0], True)


@pytest.mark.parametrize("code", ["", "nothing", "2222-2222-2222-2222-2222-2222-2222", "ü" * 28, "' OR 1=1"])
def test_a_wrong_code_is_one_sentence(site: Site, code: str) -> None:
    stranger = site.visitor()
    answer = stranger.post("/api/sign-in", json={"code": code})
    assert (answer.status_code, answer.json()["error"]) == (401, "This code opens no profile.")
    assert stranger.get("/api/me").status_code == 401


def test_codes_are_long_and_kept_as_hashes(site: Site) -> None:
    client, made = somebody(site, "Ada")
    letters = made["code"].replace("-", "")
    assert len(letters) * 4.9 > 128
    with site.tables.store.read() as connection:
        kept = [dict(row._mapping) for row in connection.execute(select(metadata.tables["profiles"]))]
    assert not any(letters in str(row) or made["code"] in str(row) for row in kept)
    assert hashed(letters) in str(kept)
    newer = client.post("/api/me/code").json()["code"]
    assert site.visitor().post("/api/sign-in", json={"code": made["code"]}).status_code == 401
    assert site.visitor().post("/api/sign-in", json={"code": newer}).status_code == 200


def test_the_last_way_in_is_not_lost_without_a_word(site: Site) -> None:
    client, made = somebody(site, "Ada")
    answer = client.post("/api/me/code/remove", json={})
    assert (answer.status_code, "last way in" in answer.json()["error"]) == (409, True)
    assert site.visitor().post("/api/sign-in", json={"code": made["code"]}).status_code == 200
    assert client.post("/api/me/code/remove", json={"sure": True}).status_code == 200
    assert site.visitor().post("/api/sign-in", json={"code": made["code"]}).status_code == 401
    assert client.post("/api/me/passkeys/none/remove", json={"sure": True}).status_code == 404


def test_tries_are_few(tmp_path_factory: pytest.TempPathFactory) -> None:
    few = Limits(tries=0.001, reads=GENEROUS.reads, writes=GENEROUS.writes)
    with running(tmp_path_factory.mktemp("few"), few) as own:
        answers = [own.visitor().post("/api/sign-in", json={"code": "a guess"}).status_code for _ in range(2)]
        assert 429 in answers
        assert own.visitor().get("/api/games").status_code == 200


# What is kept


def whole_database(site: Site) -> dict[str, list[str]]:
    with site.tables.store.read() as connection:
        return {
            table.name: [json.dumps(list(row), default=str) for row in connection.execute(select(table))]
            for table in metadata.sorted_tables
        }


def naming(site: Site, *words: str) -> dict[str, list[str]]:
    found = {
        name: [row for row in rows if any(word in row for word in words)] for name, rows in whole_database(site).items()
    }
    return {name: rows for name, rows in found.items() if rows}


def test_all_that_is_kept_is_exported_and_forgotten(site: Site) -> None:
    ada, made = somebody(site, "Ada")
    ben, _ = somebody(site, "Ben")
    over = rated_table(site, ada, ["me", "open"])
    sit_down(over, 1, ben, "Ben")
    name = unlike("At the table")
    ada.post(f"/api/tables/{over.id}/seats/0/name", json={"name": name})
    ada.post(f"/api/tables/{over.id}/chat", json={"text": "It was me"})
    play_to_the_end(over)
    going = rated_table(site, ada, ["me", "open"])
    ada.post("/learn/tiny-towns/1/again")
    phone = site.visitor()
    phone.post("/api/sign-in", json={"code": made["code"]})
    kept = phone.get("/api/me/export")
    assert "attachment" in kept.headers["content-disposition"]
    file = kept.json()
    assert (file["profile"]["name"], len(file["devices"])) == (made["name"], 2)
    assert {row["table_id"] for row in file["seats"]} == {over.id, going.id} == {row["id"] for row in file["tables"]}
    assert [line["text"] for line in file["chat"]] == ["It was me"]
    assert [row["table_id"] for row in file["rows"]["results"]] == [over.id]
    assert len(file["rows"]["ratings"]) == len(file["rows"]["learning"]) == 1
    assert str(site.tables.session(going.id).header.seed) not in kept.text
    who = [made["profile"], made["name"], name, "It was me", visitor_of(ada), visitor_of(phone)]
    assert set(naming(site, *who)) >= {
        "profiles",
        "visitors",
        "holdings",
        "tables",
        "seats",
        "chat",
        "results",
        "ratings",
    }
    assert phone.post("/api/me/delete", json={"sure": False}).status_code == 422
    assert naming(site, made["profile"])
    assert phone.post("/api/me/delete", json={"sure": True}).status_code == 200
    assert naming(site, *who) == {}
    for gone in (ada, phone):
        assert gone.get("/api/me").status_code == 401
    view = ben.get(f"/api/tables/{over.id}").json()
    assert [seat["name"] for seat in view["seats"]] == ["1", "Ben"]
    assert ben.get(f"/api/tables/{going.id}").json()["seats"][0]["kind"] == "open"
    assert ben.get("/api/me").json()["statistics"][0]["games"] == 1
    assert site.visitor().post("/api/sign-in", json={"code": made["code"]}).status_code == 401


def test_a_guest_may_be_forgotten_too(site: Site) -> None:
    table = site.new_table("tiny-towns", ["me"])
    assert site.visitor().get("/api/me/export").json() == {}
    assert table.host.get("/api/me/export").json()["seats"][0]["table_id"] == table.id
    who = visitor_of(table.host)
    assert table.host.post("/api/me/delete", json={"sure": True}).status_code == 200
    assert naming(site, who) == {}


@pytest.fixture
def keeping(site: Site, monkeypatch: pytest.MonkeyPatch) -> Site:
    """A server that does not look into the store for what it was not told of."""
    monkeypatch.setattr(service, "CHECK_EVERY", 60.0)
    return site


def test_the_seat_of_who_is_forgotten_is_nobodys_on_any_device(keeping: Site) -> None:
    site = keeping
    table, (ben,) = seated(site, ["Ben"], public=True, clock="live:60+15")
    address = f"/api/tables/{table.id}"
    phone = site.visitor()
    code = table.host.post(f"{address}/seats/0/code").json()["code"]
    assert phone.post("/api/codes", json={"code": code}).status_code == 200
    later = table.host.post(f"{address}/seats/0/code").json()["code"]
    assert table.host.post("/api/me/delete", json={"sure": True}).status_code == 200
    assert site.tables.store.out_of_time(int(time.time()) + 100, 1000).count(table.id) == 0, "its clock stands"
    cleo = site.visitor()
    assert cleo.post(f"{address}/seats/0", json={"name": "Cleo"}).status_code == 200
    assert site.visitor().post("/api/codes", json={"code": later}).status_code == 404
    assert [each.get(address).json()["held"] for each in (phone, cleo, ben)] == [[], [0], [1]]
    site.tables.store.end(table.id, 1)


def test_what_was_said_on_a_seat_that_was_left_is_forgotten_and_nothing_of_others(keeping: Site) -> None:
    site = keeping
    table, (ben,) = seated(site, ["Ben"], public=True)
    address = f"/api/tables/{table.id}"
    assert ben.post(f"{address}/chat", json={"text": "by Ben"}).status_code == 200
    assert ben.post(f"{address}/seats/1/leave").status_code == 200
    cleo = site.visitor()
    assert cleo.post(f"{address}/seats/1", json={"name": "Cleo"}).status_code == 200
    assert cleo.post(f"{address}/chat", json={"text": "by Cleo"}).status_code == 200
    assert [said["text"] for said in cleo.get("/api/me/export").json()["chat"]] == ["by Cleo"]
    assert [said["text"] for said in ben.get("/api/me/export").json()["chat"]] == ["by Ben"]
    assert ben.post("/api/me/delete", json={"sure": True}).status_code == 200
    assert [said["text"] for said in cleo.get(address).json()["chat"]] == ["by Cleo"]
    site.tables.store.end(table.id, 1)


# What others may see


def test_a_page_for_others_only_if_it_is_switched_on(site: Site) -> None:
    ada, made = somebody(site, "Ada")
    stranger = site.visitor()
    for path in (
        f"/api/people/{made['profile']}",
        f"/people/{made['profile']}",
        "/api/people/nobody",
        "/people/nobody",
    ):
        assert stranger.get(path).status_code == 404
    assert ada.post("/api/me/public", json={"public": True}).status_code == 200
    shown = stranger.get(f"/api/people/{made['profile']}").json()
    assert shown == {"profile": made["profile"], "name": made["name"], "since": shown["since"], "statistics": []}
    assert made["name"] in stranger.get(f"/people/{made['profile']}").text
    assert ada.post("/api/me/public", json={"public": False}).status_code == 200
    assert stranger.get(f"/people/{made['profile']}").status_code == 404


def test_nothing_hidden_is_told_of_a_game_that_goes_on(site: Site) -> None:
    (ada, mine), (ben, others) = somebody(site, "Ada"), somebody(site, "Ben")
    table = rated_table(site, ada, ["me", "open"], game="glass-road")
    sit_down(table, 1, ben, "Ben")
    drafted = []
    for client in (ada, ben):
        view = client.get(f"/api/tables/{table.id}").json()
        drafted.append(view["asked"]["choices"][-1]["token"])
        body = {"decision": view["asked"]["decision"], "token": drafted[-1]}
        assert client.post(f"/api/tables/{table.id}/play", json=body).status_code == 200
        client.post("/api/me/public", json={"public": True})
    paths = ["/me", "/api/me", "/api/me/export", "/ratings/glass-road", "/api/ratings/glass-road"]
    paths += [f"{place}/{who['profile']}" for place in ("/people", "/api/people") for who in (mine, others)]
    seed = site.tables.session(table.id).header.seed
    secrets = [str(seed), f"{seed:x}", *drafted, *filter(None, table.tokens), mine["code"], others["code"]]
    for client in (ada, ben, site.visitor()):
        for path in paths:
            answer = client.get(path)
            assert answer.status_code in (200, 401), path
            assert not [secret for secret in secrets if secret in answer.text], path
            if client not in (ada, ben):
                assert table.id not in answer.text
            for cookie in (ada.cookies[COOKIE], ben.cookies[COOKIE]):
                assert cookie not in answer.text
