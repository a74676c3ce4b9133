"""Taking back what was seen: alone and against bots, to any moment; the game is then practice, in its record too."""

import random

from tests.web.site import Player, Site, Table, begun, eventually
from waldglas.core.record import read_record
from waldglas.games import load_game


def alone(site: Site) -> tuple[Table, Player]:
    table = site.new_table("tiny-towns", ["me"])
    return table, table.player(0)


def against_bot(site: Site) -> tuple[Table, Player]:
    table = site.new_table("black-forest", ["me", "bot:random"])
    return table, table.player(0)


def moves_of(site: Site, table: Table) -> list[tuple[int, int]]:
    return list(site.tables.session(table.id).moves)


def own_turn(player: Player) -> bool:
    asked = player.view()["asked"]
    return bool(asked["choices"] or asked["can_confirm"])


def play_some(player: Player, number: int) -> None:
    chance = random.Random(3)
    for _ in range(number):
        eventually(lambda: own_turn(player))
        player.act(chance)


def rewind(table: Table, player: Player, **more: str) -> int:
    decision = player.view()["asked"]["decision"]
    form = {"seat": "0", "decision": str(decision), **more}
    answer = player.client.post(f"/table/{table.id}/rewind", data=form, headers={"x-waldglas-part": "1"})
    return answer.status_code


def test_alone_a_confirmed_move_is_taken_back(site: Site) -> None:
    table, player = alone(site)
    play_some(player, 8)
    before = moves_of(site, table)
    while player.view()["asked"]["can_undo"]:
        player.undo()
    assert not player.view()["practice"]
    assert rewind(table, player) == 200
    assert moves_of(site, table) == before[:-1]
    assert player.view()["practice"]
    site.tables.forget(table.id)
    assert moves_of(site, table) == before[:-1]
    assert player.view()["practice"]


def test_against_a_bot_back_to_any_moment_and_on(site: Site) -> None:
    table, player = against_bot(site)
    play_some(player, 14)
    eventually(lambda: own_turn(player))
    before = moves_of(site, table)
    assert rewind(table, player, at="2") == 200
    assert moves_of(site, table)[:2] == before[:2]
    play_some(player, 6)
    assert player.view()["practice"]
    assert rewind(table, player, at="9999") == 404


def test_with_other_people_what_was_seen_stays(site: Site) -> None:
    table = site.seated(begun("black-forest", 2, 30))
    player = table.player(0)
    before = moves_of(site, table)
    assert not player.view()["asked"]["can_rewind"]
    assert rewind(table, player) == 409
    assert moves_of(site, table) == before


def test_the_record_says_practice_and_names_and_is_read_again(site: Site) -> None:
    over = site.seated(begun("tiny-towns", 2, 10_000))
    text = over.host.get(f"/api/tables/{over.id}/record").text
    record = read_record(text, load_game)
    assert (record.names, record.practice) == (["Ada", "Ben"], False)
    record.practice = True
    again = read_record(record.text(), load_game)
    assert again.practice
    visitor = site.visitor()
    shown = visitor.post("/import", data={"record": again.text()}, follow_redirects=True)
    assert "Ben" in shown.text


def test_a_finished_game_is_played_on_against_bots(site: Site) -> None:
    over = site.seated(begun("tiny-towns", 2, 10_000))
    visitor = site.visitor()
    page = visitor.get(f"/table/{over.id}?at=3&seat=1").text
    assert "Play on from here against bots" in page
    answer = visitor.post(f"/table/{over.id}/branch", data={"at": "3", "seat": "1"})
    assert answer.status_code == 303
    new = site.tables.session(answer.headers["location"].removeprefix("/table/"))
    was = site.tables.session(over.id)
    first = was.moments(1)[3]
    assert new.moves[:first] == was.moves[:first]
    assert [seat.kind for seat in new.seats] == ["bot", "human"]
    assert new.header.practice
    running = site.seated(begun("tiny-towns", 2, 10))
    assert visitor.post(f"/table/{running.id}/branch", data={"at": "1", "seat": "1"}).status_code == 403
