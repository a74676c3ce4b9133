"""A table waits until it is full; people leave, resign, and give a game up together."""

from dataclasses import replace
from pathlib import Path

import httpx
from sqlalchemy import update

from tests.web.site import GENEROUS, Json, Site, Table, eventually, running
from tests.web.tables.test_stand_in import TINY_TOWNS, is_away, seated
from waldglas.web.store.schema import codes, tables
from waldglas.web.tables.secrets import hashed


def do(client: httpx.Client, table: Table, path: str, **body: object) -> httpx.Response:
    return client.post(f"/api/tables/{table.id}{path}", json=body)


def at(client: httpx.Client, table: Table) -> Json:
    return dict(client.get(f"/api/tables/{table.id}").json())


def refusal(answer: httpx.Response) -> tuple[int, str]:
    return answer.status_code, answer.json()["error"]


# Waiting


def test_nobody_chooses_before_the_table_is_full(site: Site) -> None:
    table = site.new_table(TINY_TOWNS, ["me", "open", "bot:random"])
    waiting = at(table.host, table)
    assert (waiting["started"], waiting["asked"]["choices"]) == (False, [])
    early = do(table.host, table, "/play", decision=0, token="call:wood")
    assert refusal(early) == (409, "The game has not begun yet: somebody is still missing.")
    assert do(table.host, table, "/undo", decision=0).status_code == 409
    assert do(table.host, table, "/seats/0/resign").status_code == 409
    ben = site.visitor()
    ben.post("/api/seats", json={"token": table.tokens[1], "name": "Ben"})
    begun = at(table.host, table)
    assert begun["started"]
    assert begun["asked"]["choices"]
    assert refusal(do(table.host, table, "/begin")) == (409, "This game has begun already.")


def test_the_host_begins_with_bots_on_the_open_seats(site: Site) -> None:
    table = site.new_table(TINY_TOWNS, ["bot:random", "me", "open"])
    assert refusal(do(site.visitor(), table, "/begin")) == (403, "Only who set the table up may do this.")
    assert do(table.host, table, "/begin", bot="nobody").status_code == 422
    assert do(table.host, table, "/begin", bot="random").json()["started"]
    assert [seat["kind"] for seat in at(table.host, table)["seats"]] == ["bot", "human", "bot"]
    eventually(lambda: at(table.host, table)["asked"]["choices"])  # the bot that begins has been asked


def test_a_table_without_open_seats_begins_at_once(site: Site) -> None:
    assert at((table := site.new_table(TINY_TOWNS, ["me", "bot:random"])).host, table)["started"]


def test_who_waits_sees_nothing_that_is_dealt_to_one_seat(site: Site) -> None:
    options = {"monuments": "yes"}
    table = site.new_table(TINY_TOWNS, ["me", "open"], options=options, public=True)
    waiting, outside = at(table.host, table), at(site.visitor(), table)
    assert waiting["seat"] == 0
    assert (waiting["view"], waiting["log"]) == (outside["view"], outside["log"])
    assert do(table.host, table, "/why-not").status_code == 405
    assert table.host.get(f"/api/tables/{table.id}/why-not", params={"token": "call:wood"}).status_code == 409
    assert table.host.get(f"/table/{table.id}").status_code == 200
    assert table.host.get(f"/table/{table.id}", params={"at": 0}).status_code == 200
    do(table.host, table, "/begin", bot="random")
    assert at(table.host, table)["view"] != outside["view"]


# Going


def test_who_leaves_a_waiting_table_leaves_the_seat_open(site: Site) -> None:
    table = site.new_table(TINY_TOWNS, ["me", "open", "open"], public=True)
    ben = site.visitor()
    assert ben.post(f"/api/tables/{table.id}/seats/1", json={"name": "Ben"}).status_code == 200
    assert refusal(do(site.visitor(), table, "/seats/1/leave")) == (403, "You hold no seat at this table.")
    assert do(ben, table, "/seats/1/leave").status_code == 200
    seen = at(ben, table)
    assert (seen["held"], seen["seats"][1]["kind"], seen["started"]) == ([], "open", False)
    assert [line["words"] for line in seen["log"]][-2:] == ["Ben sits down.", "Ben leaves the table."]
    do(table.host, table, "/seats/0/leave")
    assert at(table.host, table)["abandoned"]


def test_who_leaves_a_game_is_played_for_until_somebody_sits_down(site: Site) -> None:
    table, (ben,) = seated(site, ["Ben"], public=True)
    do(ben, table, "/seats/1/leave")
    seat = at(table.host, table)["seats"][1]
    assert (seat["kind"], seat["stand_in"]) == ("open", "medium")
    table.player(0).play("call:wood")
    table.player(0).confirm()
    eventually(lambda: at(table.host, table)["seats"][1]["state"] == "ready")
    cleo = site.visitor()
    assert cleo.post(f"/api/tables/{table.id}/seats/1", json={"name": "Cleo"}).status_code == 200
    seat = at(cleo, table)["seats"][1]
    assert (seat["name"], seat["kind"], seat["stand_in"]) == ("Cleo", "human", "")


def test_who_resigns_is_marked_and_does_not_come_back(site: Site) -> None:
    table, (ben,) = seated(site, ["Ben"])
    found = do(ben, table, "/seats/1/resign", bot="random").json()["seats"][1]
    assert (found["name"], found["stand_in"], found["resigned"]) == ("Ben", "random", True)
    sentence = "You have resigned: a bot plays this seat to the end."
    assert refusal(do(ben, table, "/seats/1/take-back")) == (409, sentence)
    assert refusal(do(ben, table, "/seats/1/resign")) == (409, sentence)
    do(table.host, table, "/seats/0/resign")
    over = at(table.host, table)
    assert (over["abandoned"], over["winners"]) == (True, [])


def test_a_game_is_given_up_when_all_agree_who_are_there(site: Site) -> None:
    table, (ben,) = seated(site, ["Ben"], away=0)
    path = "/abandon"
    assert refusal(do(site.visitor(), table, path, agree=True)) == (403, "Only who sits at the table has a vote.")
    assert refusal(do(ben, table, path, agree=False)) == (409, "Nobody wants to end this game just now.")
    assert do(ben, table, path, agree=True).json()["ending"] == [1]
    assert do(table.host, table, path, agree=False).json()["ending"] == []
    do(ben, table, path, agree=True)
    site.tables.forget(table.id)
    over = do(table.host, table, path, agree=True).json()
    assert over["abandoned"]
    assert over["ended"]
    assert over["winners"] == []
    assert "nobody has won" in over["notice"]
    assert refusal(do(ben, table, path, agree=True)) == (409, "This game is over.")
    assert refusal(do(ben, table, "/seats/1/leave")) == (409, "This game is over.")
    listed = ben.get("/api/tables").json()["mine"][0]
    assert (listed["abandoned"], listed["result"]) == (True, None)


def test_who_is_away_need_not_agree(site: Site) -> None:
    table, _ = seated(site, ["Ben"], away=1)
    eventually(lambda: is_away(table.host, table, 1))
    assert do(table.host, table, "/abandon", agree=True).json()["abandoned"]


def test_a_host_without_a_seat_ends_nothing_that_others_play(site: Site) -> None:
    table = site.new_table(TINY_TOWNS, ["open", "bot:random"])
    ben = site.visitor()
    ben.post("/api/seats", json={"token": table.tokens[0], "name": "Ben"})
    refused = do(table.host, table, "/abandon", agree=True)
    assert refusal(refused) == (409, "People play here: only they can end the game, when all of them agree.")
    waits = site.new_table(TINY_TOWNS, ["open", "bot:random"])
    assert do(waits.host, waits, "/abandon", agree=True).json()["abandoned"]


# Links and codes


def test_a_code_carries_a_seat_to_another_browser_once(site: Site) -> None:
    table, (ben,) = seated(site, ["Ben"])
    made = do(ben, table, "/seats/1/code").json()
    assert do(site.visitor(), table, "/seats/1/code").status_code == 403
    phone = site.visitor()
    used = phone.post("/api/codes", json={"code": made["code"].upper()[:4] + " " + made["code"][4:]})
    assert used.json() == {"table": table.id, "seat": 1}
    assert at(phone, table)["held"] == at(ben, table)["held"] == [1]
    twice = site.visitor().post("/api/codes", json={"code": made["code"]})
    assert refusal(twice) == (409, "This code was used already: make a new one where you sit.")
    foreign = site.visitor().post("/api/codes", json={"code": "22222222"})
    assert refusal(foreign) == (404, "This code opens no seat: it was mistyped, or is out of date.")


def test_a_code_is_good_for_some_minutes(site: Site) -> None:
    table, (ben,) = seated(site, ["Ben"])
    code = do(ben, table, "/seats/1/code").json()["code"]
    with site.tables.store.write() as connection:
        connection.execute(update(codes).where(codes.c.code == hashed(code)).values(made=1))
    phone = site.visitor()
    assert refusal(phone.post("/api/codes", json={"code": code})) == (
        409,
        "This code is out of date: make a new one where you sit.",
    )
    assert at(phone, table)["held"] == []


def test_a_code_of_who_left_opens_nobody_elses_seat(site: Site) -> None:
    table, (ben,) = seated(site, ["Ben"], public=True)
    code = do(ben, table, "/seats/1/code").json()["code"]
    assert do(ben, table, "/seats/1/leave").status_code == 200
    cleo = site.visitor()
    assert cleo.post(f"/api/tables/{table.id}/seats/1", json={"name": "Cleo"}).status_code == 200
    assert ben.post("/api/codes", json={"code": code}).status_code == 404
    assert (at(ben, table)["held"], at(cleo, table)["held"]) == ([], [1])


def test_a_code_goes_with_the_link_that_is_replaced(site: Site) -> None:
    table, (ben,) = seated(site, ["Ben"])
    code = do(ben, table, "/seats/1/code").json()["code"]
    assert do(ben, table, "/seats/1/link").status_code == 200
    stranger = site.visitor()
    assert stranger.post("/api/codes", json={"code": code}).status_code == 404
    assert at(stranger, table)["held"] == []


def test_the_host_makes_a_new_link_for_who_agrees_or_is_away(site: Site) -> None:
    table, (ben, _) = seated(site, ["Ben", "Cleo"], away=2)
    status, sentence = refusal(do(table.host, table, "/seats/1/link"))
    assert status == 403
    assert sentence.startswith("Ben holds this seat")
    assert do(ben, table, "/seats/1/allow-link", on=True).status_code == 200
    assert at(table.host, table)["seats"][1]["new_link"]
    token = do(table.host, table, "/seats/1/link").json()["token"]
    assert at(ben, table)["held"] == []
    assert do(table.host, table, "/seats/1/link").status_code == 403  # agreed to once
    other = site.visitor()
    assert other.post("/api/seats", json={"token": token, "name": "Ben"}).json()["seat"] == 1
    eventually(lambda: is_away(table.host, table, 2))
    assert do(table.host, table, "/seats/2/link").status_code == 200


# Tables that are not finished


def test_hidden_tables_are_not_listed_and_can_be_shown_again(site: Site) -> None:
    table, (ben,) = seated(site, ["Ben"])
    assert refusal(do(site.visitor(), table, "/hide")) == (403, "You hold no seat at this table.")
    assert do(ben, table, "/hide").status_code == 200
    assert do(ben, table, "/hide").status_code == 200
    lobby = ben.get("/api/tables").json()
    assert (lobby["mine"], [one["table"] for one in lobby["hidden"]]) == ([], [table.id])
    assert [one["table"] for one in table.host.get("/api/tables").json()["mine"]] == [table.id]
    do(ben, table, "/show")
    assert [one["table"] for one in ben.get("/api/tables").json()["mine"]] == [table.id]


def test_at_the_limit_the_oldest_tables_are_cleared_away_with_one_press(tmp_path: Path) -> None:
    with running(tmp_path, replace(GENEROUS, tables=2)) as site:
        table = site.new_table(TINY_TOWNS, ["me", "me"])
        host, new = table.host, {"game": TINY_TOWNS, "seats": [{"who": "me"}]}
        shared = host.post("/api/tables", json={**new, "seats": [{"who": "me"}, {"who": "open"}]}).json()
        site.visitor().post("/api/seats", json={"token": shared["seats"][1]["token"], "name": "Ben"})
        assert refusal(host.post("/api/tables", json=new))[0] == 429
        full = host.post("/game/tiny-towns/play", data={"who": "alone"})
        assert 'href="/unfinished"' in full.text
        listed = host.get("/unfinished").text
        assert table.id in listed
        assert shared["table"] in listed
        assert host.post("/unfinished/clear", follow_redirects=True).status_code == 200
        assert at(host, table)["abandoned"]
        assert not host.get(f"/api/tables/{shared['table']}").json()["abandoned"]
        assert [one["table"] for one in host.get("/api/tables").json()["hidden"]] == [shared["table"]]
        assert host.post("/api/tables", json=new).status_code == 201


def test_tables_that_nobody_touched_for_long_do_not_count(tmp_path: Path) -> None:
    with running(tmp_path, replace(GENEROUS, tables=1)) as site:
        table = site.new_table(TINY_TOWNS, ["me"])
        new = {"game": TINY_TOWNS, "seats": [{"who": "me"}]}
        assert table.host.post("/api/tables", json=new).status_code == 429
        with site.tables.store.write() as connection:
            connection.execute(update(tables).values(touched=1, created=1))
        assert table.host.post("/api/tables", json=new).status_code == 201
