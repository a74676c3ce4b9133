"""A bot plays for somebody who is away, and gives the seat back."""

import httpx

from tests.web.site import Json, Listening, Player, Site, Table, eventually
from waldglas.web.notifications.saying import owed
from waldglas.web.store.models import STOOD_IN, Happening
from waldglas.web.tables.seating import stand_in

TINY_TOWNS = "tiny-towns"


def seated(site: Site, names: list[str], **extra: object) -> tuple[Table, list[httpx.Client]]:
    """A table with Ada as its host, and the others on devices of their own."""
    table = site.new_table(TINY_TOWNS, ["me", *["open"] * len(names)], **extra)
    people = [site.visitor() for _ in names]
    for seat, (client, name) in enumerate(zip(people, names, strict=True), 1):
        answer = client.post("/api/seats", json={"token": table.tokens[seat], "name": name})
        assert answer.status_code == 200, answer.text
        table.tokens[seat] = answer.json()["token"]
    return table, people


def view(client: httpx.Client, table: Table) -> Json:
    return dict(client.get(f"/api/tables/{table.id}").json())


def ask(client: httpx.Client, table: Table, seat: int, **body: str) -> httpx.Response:
    return client.post(f"/api/tables/{table.id}/seats/{seat}/stand-in", json=body)


def is_away(client: httpx.Client, table: Table, seat: int) -> bool:
    return bool(client.get(f"/api/tables/{table.id}").json()["seats"][seat]["away"])


def test_the_host_gives_a_seat_to_a_bot_when_its_holder_is_away_and_it_is_taken_back(site: Site) -> None:
    table, (ben,) = seated(site, ["Ben"], away=2)
    early = ask(table.host, table, 1)
    assert early.status_code == 409
    assert early.json()["error"].startswith("Ben has not been away for long enough")
    eventually(lambda: is_away(table.host, table, 1))
    assert ask(table.host, table, 1, bot="random").status_code == 200
    seats = table.host.get(f"/api/tables/{table.id}").json()["seats"]
    assert (seats[1]["name"], seats[1]["kind"], seats[1]["stand_in"]) == ("Ben", "human", "random")
    assert ask(table.host, table, 1).json()["error"] == "A bot plays for Ben already."
    table.player(0).play("call:wood")
    table.player(0).confirm()
    eventually(lambda: table.host.get(f"/api/tables/{table.id}").json()["seats"][1]["state"] == "ready")
    mine = ben.get(f"/api/tables/{table.id}").json()
    assert mine["asked"]["choices"] == []
    refused = ben.post(
        f"/api/tables/{table.id}/play", json={"decision": mine["asked"]["decision"], "token": "call:wood"}
    )
    assert (refused.status_code, refused.json()["error"]) == (
        409,
        "A bot plays for you: take your seat back first.",
    )
    back = ben.post(f"/api/tables/{table.id}/seats/1/take-back")
    assert back.status_code == 200, back.text
    assert back.json()["seats"][1]["stand_in"] == ""
    told = [line["words"] for line in back.json()["log"]]
    assert "From here on a bot plays for Ben." in told
    assert "Ben plays again." in told
    again = ben.post(f"/api/tables/{table.id}/seats/1/take-back")
    assert (again.status_code, again.json()["error"]) == (409, "No bot plays for you: the seat is yours.")


def test_most_of_the_others_may_let_a_bot_play_and_nobody_else_votes(site: Site) -> None:
    table, (ben, cleo, dora) = seated(site, ["Ben", "Cleo", "Dora"], away=2)
    listening = [Listening(table.player(seat)) for seat in (0, 1, 2)]
    eventually(lambda: is_away(ben, table, 3))
    stranger = ask(site.visitor(), table, 3)
    assert (stranger.status_code, stranger.json()["error"]) == (403, "Only who sits at the table has a vote.")
    assert ask(ben, table, 3).json()["seats"][3]["votes"] == [1]
    assert ask(ben, table, 3).json()["seats"][3]["stand_in"] == ""  # nobody votes twice
    site.tables.forget(table.id)  # as after a restart
    found = ask(cleo, table, 3).json()["seats"][3]
    assert (found["stand_in"], found["votes"]) == ("medium", [])
    assert ask(dora, table, 0).status_code == 409
    assert listening


def test_one_may_let_a_bot_play_for_oneself_but_not_for_who_is_there(site: Site) -> None:
    table, (ben,) = seated(site, ["Ben"], away=0)
    never = ask(table.host, table, 1)
    assert never.json()["error"] == ("At this table it was agreed that no bot plays for Ben, however long one is away.")
    assert ask(ben, table, 1, bot="nobody").status_code == 422
    assert ask(ben, table, 7).status_code == 404
    assert ask(ben, table, 1, bot="random").json()["seats"][1]["stand_in"] == "random"
    bots = site.new_table(TINY_TOWNS, ["me", "bot:random"])
    assert ask(bots.host, bots, 1).json()["error"] == "Nobody sits there whom a bot could play for."
    alone = ask(bots.host, bots, 0)
    assert (alone.status_code, alone.json()["error"].split(":")[0]) == (409, "You play alone or against bots")


def test_who_is_played_for_is_not_told_that_it_is_their_turn(site: Site) -> None:
    table, _ = seated(site, ["Ben"])
    assert owed(site.tables.session(table.id), 0)
    site.tables.seating.hand_over(
        site.tables.session(table.id).header, 0, Happening(STOOD_IN, 0, "Ada", 0), {"stand_in": "strong"}, by_bot=False
    )
    site.tables.forget(table.id)
    assert owed(site.tables.session(table.id), 0) == {}


def test_what_was_drafted_is_dropped_and_what_the_bot_did_is_new_to_the_holder(site: Site) -> None:
    table, (ben,) = seated(site, ["Ben"])
    ada = table.player(0)
    ada.play("call:wood")
    assert ada.view()["asked"]["drafts"]
    ask(table.host, table, 0, bot="random")
    eventually(lambda: view(ben, table)["together"])
    after = table.host.post(f"/api/tables/{table.id}/seats/0/take-back").json()
    assert after["asked"]["drafts"] == []
    assert any(line["fresh"] and line["seat"] == 0 for line in after["log"])
    assert ada.post("/play", decision=0, token="call:wood").status_code == 409


def test_a_stand_in_survives_a_restart_and_plays_again_at_the_next_table(site: Site) -> None:
    table, _ = seated(site, ["Ben"])
    stand_in(site.tables, table.id, 1, "random")
    site.tables.forget(table.id)
    assert site.tables.session(table.id).seats[1].thinker == "random"
    assert Player(site.visitor(), table.id, 1, table.tokens[1]).view()["seats"][1]["stand_in"] == "random"
