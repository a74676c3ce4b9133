"""Ratings: what a rated game does to them, which games count, and that each counts once."""

import json
import random
from dataclasses import replace
from functools import partial

import httpx
import pytest
from openskill.models import PlackettLuce
from sqlalchemy import delete, select

from tests.command import run
from tests.web.profiles.somebody import Json, play_to_the_end, rated_table, sit_down, somebody
from tests.web.site import Player, Site, Table, eventually, running
from waldglas.web.profiles.ratings import Rating, rate
from waldglas.web.profiles.results import Result, Results, may_count
from waldglas.web.store.database import open_database
from waldglas.web.store.models import TakenBack, TakingBack
from waldglas.web.store.repository import Repository
from waldglas.web.store.schema import profiles, ratings, results


def rating_of(client: httpx.Client) -> Json | None:
    board = client.get("/api/ratings/tiny-towns").json()["ratings"]
    return next((line for line in board if line["me"]), None)


def friends(site: Site, number: int) -> list[httpx.Client]:
    return [somebody(site, f"P{seat}")[0] for seat in range(number)]


def seated(site: Site, people: list[httpx.Client]) -> Table:
    table = rated_table(site, people[0], ["me", *["open"] * (len(people) - 1)])
    for seat, each in enumerate(people[1:], 1):
        sit_down(table, seat, each, f"Friend {seat}")
    return table


# As the library computes it


def test_shared_places_and_doubt() -> None:
    even = rate([Rating(), Rating(), Rating()], [1, 1, 3])
    assert even[0] == even[1]
    assert even[0].mean > Rating().mean > even[2].mean
    assert all(each.spread < Rating().spread for each in even)
    assert Rating().shown == pytest.approx(0)
    sure, unsure = rate([Rating(30, 2), Rating(30, 8)], [1, 2])
    assert sure.mean - 30 < 30 - unsure.mean


def test_a_rated_game_comes_to_the_numbers_of_the_library(site: Site) -> None:
    people = friends(site, 3)
    seats = play_to_the_end(seated(site, people))
    scores, won = [seat["score"] for seat in seats], [seat["winner"] for seat in seats]
    places = [
        1 if won[at] else 1 + sum(won[other] or scores[other] > scores[at] for other in range(3)) for at in range(3)
    ]
    model = PlackettLuce()
    expected = model.rate([[model.rating()] for _ in seats], ranks=places)
    for each, (team,) in zip(people, expected, strict=True):
        found = rating_of(each)
        assert found is not None
        assert (found["mean"], found["spread"]) == pytest.approx((team.mu, team.sigma))
        assert (found["rating"], found["games"]) == (pytest.approx(team.ordinal()), 1)
    (figures,) = people[0].get("/api/me").json()["statistics"]
    assert figures["places"] == {str(places[0]): 1}
    assert figures["ratings"] == [pytest.approx(expected[0][0].ordinal())]
    assert figures["built"] or scores[0] <= 0


def test_bots_have_a_rating_too_and_names_are_shown_by_their_owners(site: Site) -> None:
    (ada,) = friends(site, 1)
    table = rated_table(site, ada, ["me", "bot:random"])
    player, chance = table.player(0), random.Random(1)
    while not player.view()["over"]:
        player.act(chance)
    board = site.visitor().get("/api/ratings/tiny-towns").json()["ratings"]
    assert any(line["bot"] == "random" and line["games"] >= 1 for line in board)
    mine = rating_of(ada)
    assert mine is not None
    assert mine["profile"] not in [line["profile"] for line in board]
    assert mine["name"] not in [line["name"] for line in board]
    assert mine["name"].startswith("P0")
    ada.post("/api/me/public", json={"public": True})
    board = site.visitor().get("/api/ratings/tiny-towns").json()["ratings"]
    assert [line["name"] for line in board if line["profile"] == mine["profile"]] == [mine["name"]]


# What counts


def test_what_is_not_rated_counts_for_statistics_only(site: Site) -> None:
    ada, ben = friends(site, 2)
    table = rated_table(site, ada, ["me", "open"], rated=False)
    sit_down(table, 1, ben, "Ben")
    play_to_the_end(table)
    assert (rating_of(ada), rating_of(ben)) == (None, None)
    assert ada.get("/api/me").json()["statistics"][0]["with_others"] == 1


def test_a_game_with_a_guest_does_not_count(site: Site) -> None:
    (ada,) = friends(site, 1)
    table = rated_table(site, ada, ["me", "open"])
    sit_down(table, 1, site.visitor(), "Guest")
    play_to_the_end(table)
    assert rating_of(ada) is None


def test_nobody_plays_against_themselves(site: Site) -> None:
    ada, made = somebody(site, "Ada")
    phone = site.visitor()
    phone.post("/api/sign-in", json={"code": made["code"]})
    table = rated_table(site, ada, ["me", "open"])
    sit_down(table, 1, phone, "Ada too")
    play_to_the_end(table)
    assert rating_of(ada) is None


def test_practice_does_not_count(site: Site) -> None:
    (ada,) = friends(site, 1)
    table = rated_table(site, ada, ["me", "bot:random"])
    player, chance = table.player(0), random.Random(1)
    while not player.view()["asked"]["can_rewind"]:
        player.act(chance)
    decision = player.view()["asked"]["decision"]
    assert ada.post(f"/table/{table.id}/rewind", data={"decision": decision}).status_code == 303
    assert player.view()["practice"]
    while not player.view()["over"]:
        player.act(chance)
    assert rating_of(ada) is None


def test_what_was_taken_back_does_not_count(site: Site) -> None:
    table = rated_table(site, friends(site, 1)[0], ["me", "bot:random"])
    session = site.tables.session(table.id)
    assert may_count(session)
    session.header = replace(session.header, taking_back=TakingBack(granted=(TakenBack(0, 1, 4),)))
    assert not may_count(session)
    site.tables.forget(table.id)


def test_the_coach_gives_no_hints_in_a_rated_game(site: Site) -> None:
    (ada,) = friends(site, 1)
    table = rated_table(site, ada, ["me", "bot:random"])
    answer = ada.get(f"/api/tables/{table.id}/hint")
    assert (answer.status_code, "no hints" in answer.json()["error"]) == (403, True)
    assert 'id="ask-coach"' not in ada.get(f"/table/{table.id}").text


@pytest.mark.parametrize("who", [["me"], ["me", "me"], ["me", "hot-seat"], ["bot:random", "bot:random"]])
def test_which_tables_cannot_be_rated(site: Site, who: list[str]) -> None:
    (ada,) = friends(site, 1)
    body = {"game": "tiny-towns", "seats": [{"who": one} for one in who], "rated": True}
    answer = ada.post("/api/tables", json=body)
    assert (answer.status_code, "several seats" in answer.json()["error"]) == (422, True)
    assert ada.get("/api/tables").json()["mine"] == []


def test_a_guest_sets_up_no_rated_table(site: Site) -> None:
    body = {"game": "tiny-towns", "seats": [{"who": "me"}, {"who": "open"}], "rated": True}
    answer = site.visitor().post("/api/tables", json=body)
    assert (answer.status_code, "with a profile" in answer.json()["error"]) == (403, True)


# Once, and again


def finished(site: Site) -> tuple[Table, list[httpx.Client]]:
    people = friends(site, 2)
    table = seated(site, people)
    play_to_the_end(table)
    return table, people


def test_a_game_counts_once(site: Site) -> None:
    table, people = finished(site)
    before = [rating_of(each) for each in people]
    site.tables.results.keep(site.tables.session(table.id))
    assert [rating_of(each) for each in people] == before


def test_a_server_that_died_just_then_is_caught_up_with(tmp_path_factory: pytest.TempPathFactory) -> None:
    folder = tmp_path_factory.mktemp("died")
    with running(folder) as site:
        site.tables.observers.clear()
        _, people = finished(site)
        cookies = [dict(each.cookies) for each in people]
        assert rating_of(people[0]) is None
    with running(folder) as site:
        for kept in cookies:
            again = site.visitor()
            again.cookies.update(kept)
            eventually(partial(rating_of, again))


def test_ratings_are_computed_again_from_results(tmp_path_factory: pytest.TempPathFactory) -> None:
    folder = tmp_path_factory.mktemp("again")
    with running(folder) as site:
        people = friends(site, 3)
        for _ in range(2):
            play_to_the_end(seated(site, people))
            people = people[1:] + people[:1]
        assert people[0].post("/api/me/delete", json={"sure": True}).status_code == 200
        people = people[1:]
        before = [rating_of(each) for each in people]
        with site.tables.store.write() as connection:
            connection.execute(delete(ratings))
        assert rating_of(people[0]) is None
        told = run("admin", "ratings", "--again", "--data", folder).stdout
        assert "2 rated games" in told
        assert [rating_of(each) for each in people] == [pytest.approx(each) for each in before]


@pytest.mark.parametrize("number", [2])
def test_two_servers_count_one_after_the_other(url: str, number: int) -> None:
    """Each adds to what the other left, on SQLite and PostgreSQL."""
    stores = [Repository(open_database(url)) for _ in range(number)]
    with stores[0].write() as connection:
        connection.execute(delete(ratings))
        connection.execute(delete(results))
        connection.execute(delete(profiles).where(profiles.c.id == "ada"))
        row = {"id": "ada", "name": "Ada", "plain": "ada", "created": 1, "public": False}
        connection.execute(profiles.insert().values(row))

    def game(table_id: str) -> list[Result]:
        shared = ("tiny-towns", 5, 60, 2)
        return [Result(table_id, 0, *shared, 9.0, 1, "", "ada"), Result(table_id, 1, *shared, 3.0, 2, "random")]

    for at, store in enumerate(stores):
        with store.write() as connection:
            Results(store).count(connection, game(f"t{at}"))
    (ada, random_bot) = Results(stores[0]).board("tiny-towns")
    expected = [Rating(), Rating()]
    for _ in stores:
        expected = rate(expected, [1, 2])
    assert (ada.who, ada.games, random_bot.bot) == ("ada", number, "random")
    assert (ada.rating.mean, random_bot.rating.mean) == pytest.approx([each.mean for each in expected])
    with stores[0].write() as connection:
        connection.execute(delete(ratings))
        connection.execute(delete(profiles).where(profiles.c.id == "ada"))
    for store in stores:
        store.close()


def test_what_is_built_is_told_by_the_kit(site: Site) -> None:
    table, people = finished(site)
    with site.tables.store.read() as connection:
        kept = connection.execute(select(results).where(results.c.table_id == table.id)).all()
    towns = Player(people[0], table.id, 0, None).view()["view"]["towns"]
    assert [sum(json.loads(row.built).values()) for row in kept] == [
        sum(bool(square) for square in town["buildings"]) for town in towns
    ]
