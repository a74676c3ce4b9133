"""Seats, links, the lobby, talk, records and moments."""

import httpx
import pytest

from tests.web.site import NAMES, Player, Site, Table, begun, eventually

TINY_TOWNS = "tiny-towns"


def take(client: httpx.Client, token: str | None, name: str = "Ben") -> httpx.Response:
    return client.post("/api/seats", json={"token": token, "name": name})


def test_the_games_are_listed_with_options_and_bots(site: Site) -> None:
    answer = site.visitor().get("/api/games").json()
    towns = next(game for game in answer["games"] if game["slug"] == TINY_TOWNS)
    assert towns["seats"] == [1, 6]
    assert towns["options"][0]["default_by_seats"] == {"1": "cards"}
    assert "greedy" in answer["bots"]


def test_an_invitation_gives_its_seat_and_no_other(site: Site) -> None:
    table = site.new_table(TINY_TOWNS, ["me", "open", "open"])
    ben = site.visitor()
    answer = take(ben, table.tokens[1]).json()
    assert (answer["table"], answer["seat"]) == (table.id, 1)
    view = ben.get(f"/api/tables/{table.id}").json()
    assert view["seat"] == 1
    assert view["held"] == [1]
    assert view["seats"][1]["name"] == "Ben"
    assert [seat["kind"] for seat in view["seats"]] == ["human", "human", "open"]
    for other in (0, 2):
        assert ben.get(f"/api/tables/{table.id}", params={"seat": other}).status_code == 403
        refused = ben.post(f"/api/tables/{table.id}/play", json={"decision": 0, "token": "call:wood", "seat": other})
        assert refused.status_code == 403


def test_an_invitation_is_good_once_and_the_host_does_not_know_the_new_link(site: Site) -> None:
    table = site.new_table(TINY_TOWNS, ["me", "open"])
    ben = site.visitor()
    own = take(ben, table.tokens[1]).json()["token"]
    assert take(site.visitor(), table.tokens[1]).status_code == 409
    assert take(ben, table.tokens[1]).json()["seat"] == 1
    assert own != table.tokens[1]
    stranger = Player(site.visitor(), table.id, 1, table.tokens[1])
    assert stranger.get().status_code == 401
    assert Player(site.visitor(), table.id, 1, own).view()["seat"] == 1
    phone = site.visitor()
    assert take(phone, own).json()["seat"] == 1
    assert phone.get(f"/api/tables/{table.id}").json()["held"] == [1]


def test_links_can_be_replaced_by_those_who_may(site: Site) -> None:
    table = site.new_table(TINY_TOWNS, ["me", "open"])
    link = f"/api/tables/{table.id}/seats/1/link"
    assert site.visitor().post(link).status_code == 403
    token = table.host.post(link).json()["token"]
    assert take(site.visitor(), table.tokens[1]).status_code == 404
    ben = site.visitor()
    take(ben, token)
    assert table.host.post(link).status_code == 403
    fresh = ben.post(link).json()["token"]
    assert Player(site.visitor(), table.id, 1, fresh).view()["seat"] == 1


def test_a_token_is_good_at_its_own_table_only(site: Site) -> None:
    table, other = (site.new_table(TINY_TOWNS, ["me", "me"]) for _ in range(2))
    stranger = Player(site.visitor(), other.id, 0, table.tokens[0])
    assert stranger.view()["seat"] is None
    assert stranger.post("/play", decision=0, token="call:wood").status_code == 403


def test_open_seats_of_a_public_table_are_for_anybody(site: Site) -> None:
    hidden = site.new_table(TINY_TOWNS, ["me", "open"])
    table = site.new_table(TINY_TOWNS, ["me", "open"], public=True)
    ben = site.visitor()
    listed = [entry["table"] for entry in ben.get("/api/tables").json()["open"]]
    assert table.id in listed
    assert hidden.id not in listed
    assert ben.post(f"/api/tables/{hidden.id}/seats/1", json={"name": "Ben"}).status_code == 403
    assert ben.post(f"/api/tables/{table.id}/seats/1", json={"name": "Ben"}).status_code == 200
    assert site.visitor().post(f"/api/tables/{table.id}/seats/1", json={"name": "Eve"}).status_code == 409
    assert table.id not in [entry["table"] for entry in ben.get("/api/tables").json()["open"]]
    assert [entry["table"] for entry in ben.get("/api/tables").json()["mine"]] == [table.id]


def test_the_lobby_says_where_it_is_my_turn(site: Site) -> None:
    table = site.new_table(TINY_TOWNS, ["me", "open"])
    assert not table.host.get("/api/tables").json()["mine"][0]["my_turn"]  # it waits for somebody
    ben = site.visitor()
    take(ben, table.tokens[1])
    assert table.host.get("/api/tables").json()["mine"][0]["my_turn"]
    assert not ben.get("/api/tables").json()["mine"][0]["my_turn"]


def test_an_open_seat_can_go_to_a_bot(site: Site) -> None:
    table = site.new_table(TINY_TOWNS, ["me", "open"])
    path = f"/api/tables/{table.id}/seats/1/bot"
    assert site.visitor().post(path, json={"bot": "random"}).status_code == 403
    assert table.host.post(path, json={"bot": "nobody"}).status_code == 422
    assert table.host.post(path, json={"bot": "random"}).status_code == 200
    assert table.host.get(f"/api/tables/{table.id}").json()["seats"][1]["kind"] == "bot"
    assert take(site.visitor(), table.tokens[1]).status_code == 404


def test_a_hot_seat_is_asked_which_seat_it_means(site: Site) -> None:
    table = site.new_table(TINY_TOWNS, ["me", "hot-seat"])
    path = f"/api/tables/{table.id}"
    view = table.host.get(path).json()
    assert (view["seat"], view["held"]) == (None, [0, 1])
    assert view["asked"]["choices"] == []
    assert table.host.post(f"{path}/play", json={"decision": 0, "token": "call:wood"}).status_code == 409
    first = {"decision": 0, "token": "call:wood", "seat": 0}
    assert table.host.post(f"{path}/play", json=first).json()["seat"] == 0
    table.host.post(f"{path}/confirm", json={"decision": 1, "seat": 0})
    second = {"decision": 0, "token": "at:b2", "seat": 1}
    assert table.host.post(f"{path}/play", json=second).json()["asked"]["drafts"][0]["token"] == "at:b2"
    assert table.host.get(path, params={"seat": 0}).json()["asked"]["drafts"] == []


def test_names_and_talk(site: Site) -> None:
    table = site.new_table(TINY_TOWNS, ["me", "me"])
    anna = table.player(0)
    assert anna.post("/seats/0/name", name="  Anna   of Wald ").status_code == 200
    assert anna.post("/seats/1/name", name="Eve").status_code == 403
    anna.post("/chat", text="<script>alert('hello')</script>")
    table.spectator().post("/chat", text="Good luck!", name="Carl")
    chat = table.player(1).view()["chat"]
    assert [(line["name"], line["text"]) for line in chat] == [
        ("Anna of Wald", "<script>alert('hello')</script>"),
        ("Carl", "Good luck!"),
    ]


def test_presence_is_an_open_stream(site: Site) -> None:
    table = site.new_table(TINY_TOWNS, ["me", "me"])
    anna, ben = table.players()
    assert not ben.view()["seats"][0]["present"]
    with anna.client.stream("GET", anna.path + "/stream") as stream:
        lines = stream.iter_lines()
        assert next(lines) == f"id: {anna.view()['version']}"
        assert ben.view()["seats"][0]["present"]
        assert {next(lines), next(lines)} == {"event: changed", f'data: {{"version": "{anna.view()["version"]}"}}'}
    eventually(lambda: not ben.view()["seats"][0]["present"])


def test_spectators_are_counted_while_they_are_here(site: Site) -> None:
    table = site.new_table(TINY_TOWNS, ["me", "me"])
    anna, guest = table.player(0), table.spectator()
    with guest.client.stream("GET", guest.path + "/stream") as stream:
        lines = stream.iter_lines()
        assert next(lines).startswith("id: ")
        assert anna.view()["watching"] == 1
        assert "1 looking on" in table.host.get(f"/table/{table.id}").text
    eventually(lambda: anna.view()["watching"] == 0)


def finish(table: Table) -> None:
    """Plays a table of bots and hot seats to its end by its first choices."""
    player = table.player(0)

    def over() -> bool:
        view = player.view()
        asked = view["asked"]
        if asked["can_confirm"]:
            player.confirm()
        elif asked["choices"]:
            player.play(asked["choices"][-1]["token"])
        return bool(view["over"])

    while not over():
        pass


@pytest.fixture(scope="module")
def finished(site: Site) -> Table:
    table = site.new_table(TINY_TOWNS, ["me"])
    finish(table)
    return table


def test_a_record_is_given_after_the_end_only(site: Site, finished: Table) -> None:
    running = site.new_table(TINY_TOWNS, ["me"])
    answer = running.player(0).get("/record")
    assert answer.status_code == 409
    assert running.player(0).get().json()["seed"] is None
    record = site.visitor().get(f"/api/tables/{finished.id}/record")
    assert record.text.startswith("waldglas-record 1\ngame: tiny-towns\n")


def test_a_record_can_be_imported_and_looked_at_by_anybody(site: Site, finished: Table) -> None:
    text = site.visitor().get(f"/api/tables/{finished.id}/record").text
    visitor = site.visitor()
    answer = visitor.post("/api/records", content=text.replace("\n", "\r\n"))
    assert answer.status_code == 201
    path = f"/api/tables/{answer.json()['table']}"
    assert visitor.get(f"{path}/record").text == text
    view = site.visitor().get(path, params={"seat": 0, "at": 3}).json()
    assert (view["moment"], view["over"], view["asked"]["choices"]) == (3, False, [])
    assert site.visitor().get(path).json()["winners"] == [0]
    assert visitor.post("/api/records", content=text[:-20]).status_code == 422


def test_moments_show_the_table_as_it_was(site: Site) -> None:
    anna, ben = site.new_table(TINY_TOWNS, ["me", "me"]).players()
    anna.play("call:wood")
    anna.confirm()
    anna.play("at:a1")
    anna.confirm()
    assert anna.view()["moments"] == 1
    assert anna.view()["log"][1]["moment"] is None
    ben.play("at:a2")
    ben.confirm()
    view = ben.view()
    assert view["moments"] == 3
    assert [line["moment"] for line in view["log"]] == [1, 2, 3]
    assert ben.view(at=0)["view"]["called"] == ""
    assert ben.view(at=0)["log"] == []
    assert ben.view(at=2)["view"]["towns"][0]["cubes"][0] == "wood"
    assert ben.view(at=2)["view"]["towns"][1]["cubes"][1] == ""
    assert ben.get(at=4).status_code == 404
    assert [line["fresh"] for line in anna.view()["log"]] == [False, False, True]


def test_moments_do_not_count_what_others_chose_in_secret(site: Site) -> None:
    table = site.new_table("glass-road", ["me", "me"])
    for player in table.players():
        while not player.view()["asked"]["can_confirm"]:
            player.play(player.view()["asked"]["choices"][player.seat or 0]["token"])
        player.confirm()
    assert [player.view()["moments"] for player in table.players()] == [6, 5]
    assert table.spectator().view()["moments"] == 1


def test_the_lobby_says_how_far_a_game_is_and_how_it_ended(site: Site) -> None:
    running, over = site.seated(begun("haspelknecht", 2, 100)), site.seated(begun("tiny-towns", 2, 10_000))
    (found,) = running.host.get("/api/tables").json()["mine"]
    assert found["progress"].startswith("Year ")
    assert found["result"] is None
    (found,) = over.host.get("/api/tables").json()["mine"]
    scores = site.tables.session(over.id).position.scores()
    assert [seat["points"] for seat in found["result"]] == scores
    assert [seat["winner"] for seat in found["result"]].count(True) >= 1
    page = over.host.get("/").text
    assert all(
        f"{name} {score:.0f}".replace("-", "\N{MINUS SIGN}") in page for name, score in zip(NAMES, scores, strict=False)
    )
