"""The deal of the day: settled and published the day before, told when it is over, and one try for everybody."""

import json
import random
import time
from collections.abc import Iterator
from contextlib import contextmanager
from hashlib import sha256
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.web.site import Json, Listening, Player, Site, eventually, running
from waldglas.bots import GREEDY
from waldglas.games import GAMES, kit_of, load_game
from waldglas.web.deals import rivals
from waldglas.web.deals.days import Days, end_of
from waldglas.web.deals.dealer import Dealer
from waldglas.web.deals.service import Deals
from waldglas.web.operating.admin import Admin
from waldglas.web.store.database import open_database
from waldglas.web.store.deals import DealRows
from waldglas.web.store.repository import Repository
from waldglas.web.store.schema import deal_results

DAY = 24 * 3600
TOWNS = "tiny-towns"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    with running(tmp_path_factory.mktemp("deals")) as site:
        site.tables.coach.walks = 2
        yield site


@pytest.fixture
def daily(server: Site) -> Site:
    """Each test has days of its own, all of them to come, so that what was played before is not on its board."""
    pass_days(server, 4)
    deals_of(server).rivals.bots = ()
    return server


@pytest.fixture
def with_bot(daily: Site) -> Site:
    """A bot that plays at once."""
    deals_of(daily).rivals.bots = (GREEDY,)
    return daily


def deals_of(site: Site) -> Deals:
    found = site.app.state.deals
    assert isinstance(found, Deals)
    return found


def pass_days(site: Site, days: int) -> None:
    usual = site.tables.days.clock
    site.tables.days.clock = lambda: usual() + days * DAY


def today(client: httpx.Client, game: str = TOWNS) -> Json:
    return of_day(client.get("/api/deals").json(), game)


def of_day(told: Json, game: str = TOWNS) -> Json:
    return next(deal for deal in told["deals"] if deal["game"] == game)


def day_of(site: Site) -> str:
    return site.tables.days.today()


def begin(site: Site, game: str = TOWNS, name: str = "Ada", practice: bool = False) -> Player:
    """Somebody new who begins the try that counts."""
    return begun_by(site, site.visitor(), game, name, practice)


def begun_by(site: Site, client: httpx.Client, game: str, name: str, practice: bool = False) -> Player:
    path = f"/api/deals/{day_of(site)}/{game}" + ("/practice" if practice else "")
    answer = client.post(path, json={"name": name})
    assert answer.status_code == 201, answer.text
    return Player(client, answer.json()["table"], 0, None)


def play_out(player: Player, seed: int = 4) -> Json:
    chance = random.Random(seed)
    while not (view := player.view())["over"]:
        player.act(chance)
    return view


@contextmanager
def rows_at(url: str) -> Iterator[DealRows]:
    store = Repository(open_database(url))
    try:
        yield DealRows(store)
    finally:
        store.close()


# What is dealt


def test_two_servers_on_one_database_deal_the_same(url: str) -> None:
    def seeds() -> dict[str, int]:
        with rows_at(url) as rows:
            days = Days(rows.store)
            return {deal.game: deal.seed for deal in Dealer(rows, days).of_day(days.today())}

    first, second = seeds(), seeds()
    assert first == second
    assert set(first) == set(GAMES.slugs())
    assert len(set(first.values())) == len(first)


def test_another_database_deals_something_else(tmp_path: Path) -> None:
    with rows_at(f"sqlite:///{tmp_path / 'a'}") as rows, rows_at(f"sqlite:///{tmp_path / 'b'}") as others:
        assert rows.secret() == rows.secret() != others.secret()


def test_the_hash_of_the_day_before_fits_the_seed_of_the_day_after(daily: Site) -> None:
    client = daily.visitor()
    published = client.get("/api/deals").json()["tomorrow"]
    pass_days(daily, 1)
    during, day = client.get("/api/deals").json(), day_of(daily)
    assert {deal["game"]: deal["commitment"] for deal in during["deals"]} == published
    assert all(deal["seed"] is None for deal in during["deals"])
    pass_days(daily, 1)
    after = client.get(f"/api/deals/{day}").json()
    assert {deal["game"]: sha256(deal["seed"].encode()).hexdigest() for deal in after["deals"]} == published
    assert day in client.get("/api/deals").json()["earlier"]


def test_what_was_published_stays_when_the_options_change(daily: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    before = today(daily.visitor())["options"]
    monkeypatch.setattr(type(kit_of(TOWNS)), "daily", lambda *_: {"cavern": "yes"})
    assert today(daily.visitor())["options"] == before


def test_tiny_towns_begins_the_week_with_the_first_cards() -> None:
    cards = [kit_of(TOWNS).daily(weekday)["cards"] for weekday in range(7)]
    assert cards == ["first", *["random"] * 6]


@pytest.mark.parametrize("slug", GAMES.slugs())
def test_every_game_is_dealt_for_one_or_against_a_bot(daily: Site, slug: str) -> None:
    view = begin(daily, slug).view()
    assert [seat["kind"] for seat in view["seats"]] == ["human", "bot"][: load_game(slug).fewest_seats]
    assert view["commitment"] == today(daily.visitor(), slug)["commitment"]


# One try


def test_everybody_has_one_try_and_is_led_back_to_it(daily: Site) -> None:
    ada = begin(daily)
    assert today(ada.client)["state"] == "running"
    again = begun_by(daily, ada.client, TOWNS, "Ada")
    assert again.path == ada.path
    play_out(ada)
    assert begun_by(daily, ada.client, TOWNS, "Ada").path == ada.path
    assert today(ada.client)["state"] == "done"
    assert today(ada.client)["tries"] == 1


def test_practice_comes_after_the_try_and_is_not_on_the_board(daily: Site) -> None:
    ada = begin(daily)
    early = ada.client.post(f"/api/deals/{day_of(daily)}/{TOWNS}/practice", json={"name": "Ada"})
    assert early.status_code == 409
    assert "try that counts first" in early.json()["error"]
    reached = play_out(ada)["seats"][0]["score"]
    practice = begun_by(daily, ada.client, TOWNS, "Ada", practice=True)
    assert practice.path != ada.path
    assert practice.view()["practice"]
    play_out(practice, seed=5)
    results = today(ada.client)["results"]
    assert [(each["name"], each["points"]) for each in results] == [("Ada", reached)]


def test_nothing_is_taken_back_in_the_try_that_counts(daily: Site) -> None:
    ada, chance = begin(daily), random.Random(1)
    for _ in range(6):
        ada.act(chance)
    view = ada.view()
    assert not view["asked"]["can_rewind"]
    where = ada.path.replace("/api/tables", "/table")
    form = {"decision": view["asked"]["decision"], "seat": 0}
    assert ada.client.post(f"{where}/rewind", data=form).status_code == 409
    assert ada.get("/hint").status_code == 403
    assert "nobody helps" in ada.get("/hint").json()["error"]
    assert "Ask the coach" not in ada.client.get(where).text
    assert ada.view()["moments"] == view["moments"]


def test_a_try_that_is_left_counts_as_not_finished(daily: Site) -> None:
    ada, day = begin(daily), day_of(daily)
    ada.act(random.Random(1))
    pass_days(daily, 1)
    left = of_day(ada.client.get(f"/api/deals/{day}").json())
    assert (left["state"], left["results"], left["tries"]) == ("left", [], 1)
    late = ada.client.post(f"/api/deals/{day}/{TOWNS}", json={"name": "Ada"})
    assert late.status_code == 409
    assert "That day is over" in late.json()["error"]


def test_a_game_that_ends_after_its_day_is_not_on_the_board(daily: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    ada, day = begin(daily), day_of(daily)
    monkeypatch.setattr(daily.tables, "time", lambda: end_of(day) + 1)
    play_out(ada)
    pass_days(daily, 1)
    assert of_day(ada.client.get(f"/api/deals/{day}").json())["state"] == "left"


def test_a_game_that_somebody_ended_reached_nothing(daily: Site) -> None:
    ada = begin(daily)
    daily.tables.store.end(ada.path.rpartition("/")[2], daily.tables.days.clock())
    assert (today(ada.client)["state"], today(ada.client)["results"]) == ("left", [])


@pytest.mark.parametrize("path", ["2026-02-30/tiny-towns", "yesterday/tiny-towns", "2020-01-01/tiny-towns"])
def test_a_day_that_nothing_was_dealt_on_is_told_so(daily: Site, path: str) -> None:
    answer = daily.visitor().post(f"/api/deals/{path}", json={"name": "Ada"})
    assert answer.status_code == 404
    assert "There is no deal" in answer.json()["error"]
    assert daily.visitor().get(f"/api/deals/{path.partition('/')[0]}").status_code == 404


@pytest.mark.parametrize("offset", [1, 2])
def test_a_day_to_come_is_neither_told_nor_played(daily: Site, offset: int) -> None:
    usual = daily.tables.days.clock()
    day = Days(daily.tables.store, lambda: usual + offset * DAY).today()
    client = daily.visitor()
    client.get("/api/deals")
    assert client.get(f"/api/deals/{day}").status_code == 404
    assert client.get(f"/today/{day}").status_code == 404
    assert client.post(f"/api/deals/{day}/{TOWNS}", json={"name": "Ada"}).status_code == 404
    assert client.post(f"/api/deals/{day}/{TOWNS}/practice", json={"name": "Ada"}).status_code == 404


def test_a_game_without_deals_is_told_so(daily: Site) -> None:
    answer = daily.visitor().post(f"/api/deals/{day_of(daily)}/chess", json={"name": "Ada"})
    assert answer.status_code == 404


def test_a_bad_name_begins_nothing(daily: Site) -> None:
    client = daily.visitor()
    assert client.post(f"/api/deals/{day_of(daily)}/{TOWNS}", json={"name": "\u200b"}).status_code == 422
    assert today(client)["tries"] == 0


# The board


def test_the_board_is_seen_when_ones_own_try_is_over(daily: Site) -> None:
    ada, ben = begin(daily, name="Ada"), begin(daily, name="Ben")
    points = play_out(ada)["seats"][0]["score"]
    assert today(ben.client)["results"] is None
    assert today(ben.client)["bots"] is None
    assert today(daily.visitor())["results"] is None
    mine = today(ada.client)
    assert [(each["name"], each["points"]) for each in mine["results"]] == [("Ada", points)]
    assert mine["results"][0]["rank"]
    assert mine["results"][0]["table"] is None, "others' games stay closed"
    play_out(ben, seed=9)
    both = today(ben.client)["results"]
    assert {each["name"] for each in both} == {"Ada", "Ben"}
    assert both[0]["points"] >= both[1]["points"]


def test_bots_play_the_same_deal_once(with_bot: Site) -> None:
    ada = begin(with_bot)
    play_out(ada)
    bots = eventually(lambda: today(ada.client)["bots"])
    assert set(bots) == {"greedy"}
    eventually(lambda: not deals_of(with_bot).rivals.under_way)
    with with_bot.tables.store.write() as connection:
        connection.execute(deal_results.update().values(points=1))
    assert today(ada.client)["bots"]["greedy"]["points"] == 1
    assert not deals_of(with_bot).rivals.under_way, "what is known is not played again"


def test_a_bot_that_may_choose_for_many_turns_is_asked_for_a_while_at_a_time(
    with_bot: Site, monkeypatch: pytest.MonkeyPatch
) -> None:
    """However many turns those are, no worker is held up for all of them."""
    asked: list[int] = []
    usual = with_bot.tables.workers.work_out

    async def counted(*given: Any) -> Any:
        tokens = await usual(*given)
        asked.append(len(tokens))
        return tokens

    monkeypatch.setattr(rivals, "AT_A_TIME", 0.0)
    monkeypatch.setattr(with_bot.tables.workers, "work_out", counted)
    begin(with_bot)
    found = deals_of(with_bot).rivals
    eventually(lambda: found.rows.bots(day_of(with_bot), TOWNS), 60)
    assert set(asked) == {1}


def test_a_bot_that_fails_holds_up_no_other_and_is_tried_again(with_bot: Site) -> None:
    found = deals_of(with_bot).rivals
    found.bots = ("no such bot", GREEDY)
    ada = begin(with_bot)
    eventually(lambda: found.rows.bots(day_of(with_bot), TOWNS))
    eventually(lambda: not found.under_way)
    assert set(found.rows.bots(day_of(with_bot), TOWNS)) == {GREEDY}
    daily_store = with_bot.tables.store
    with daily_store.write() as connection:
        connection.execute(deal_results.delete())
    found.bots = (GREEDY,)
    play_out(ada)
    assert today(ada.client)["bots"] == {}
    time.sleep(0.1)
    assert not found.under_way, "not at once"
    found.rest_until.clear()
    eventually(lambda: today(ada.client)["bots"])


def test_bots_play_no_deal_that_nobody_tried(with_bot: Site) -> None:
    day = day_of(with_bot)
    today(with_bot.visitor())
    pass_days(with_bot, 1)
    assert of_day(with_bot.visitor().get(f"/api/deals/{day}").json())["bots"] == {}
    assert not deals_of(with_bot).rivals.under_way


def test_another_server_that_lives_is_left_to_it(daily: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    rows, day, before = deals_of(daily).rows, day_of(daily), daily.tables.store.server
    deals_of(daily).of_day(day)
    assert rows.claim(day, TOWNS, [])
    monkeypatch.setattr(rows.store, "server", "another")
    assert not rows.claim(day, TOWNS, [before])
    assert rows.claim(day, TOWNS, [])


# What must not be known before


def test_seed_record_and_the_games_of_others_are_closed_until_the_day_is_over(daily: Site) -> None:
    ada, day = begin(daily), day_of(daily)
    table, where = ada.path.rpartition("/")[2], ada.path.replace("/api/tables", "/table")
    stranger = Player(daily.visitor(), table, None, None)
    streamed = Listening(ada)
    seed = str(daily.tables.session(table).header.seed)
    play_out(ada)
    practice = begun_by(daily, ada.client, TOWNS, "Ada", practice=True)
    play_out(practice)
    told: list[str] = []

    def ask(client: httpx.Client, path: str) -> int:
        answer = client.get(path)
        told.append(answer.text)
        return answer.status_code

    for path in (ada.path, practice.path):
        page = path.replace("/api/tables", "/table")
        assert ask(ada.client, path) == ask(ada.client, page) == ask(ada.client, f"{page}?at=0&seat=0") == 200
        assert ask(ada.client, f"{path}/record") == 409
        assert ask(ada.client, f"{path}/analysis") == 200
        assert ask(ada.client, f"{page}/analysis") == ask(ada.client, f"{page}/log") == 200
        assert ada.client.post(f"{page}/branch", data={"at": 0, "seat": 0}).status_code == 409
        assert ada.client.post(f"{path}/rematch").status_code == 409
        for rest in ("", "/record", "/analysis", "/stream", "/hint", "/why-not?token=a", "?at=0&seat=0"):
            assert ask(stranger.client, path + rest) == 403
        for rest in ("", "/log", "/analysis", "?at=0&seat=0"):
            assert ask(stranger.client, page + rest) == 403
        assert stranger.client.post(f"{page}/branch", data={"at": 0, "seat": 0}).status_code == 403
    for path in ("/", "/today", "/api/deals", "/api/tables", f"/today/{day}"):
        assert ask(ada.client, path) == ask(stranger.client, path) == 200
    hidden = (seed, f"{int(seed):x}")
    assert not any(
        each in text for text in [*told, *ada.traffic, *practice.traffic, *streamed.versions] for each in hidden
    )
    pass_days(daily, 1)
    assert stranger.view()["seed"] == seed
    assert f"seed: {seed}" in stranger.get("/record").text
    assert seed in stranger.client.get(where).text
    assert stranger.client.post(f"{where}/branch", data={"at": 0, "seat": 0}).status_code == 303


def test_who_listens_at_many_tables_does_not_hear_of_a_closed_one(daily: Site) -> None:
    table = begin(daily).path.rpartition("/")[2]
    own = daily.new_table(TOWNS, ["me"])
    with own.host.stream("GET", "/api/stream", params={"at": [table, own.id]}) as stream:
        lines = stream.iter_lines()
        first = next(line for line in lines if line.startswith("data:"))
    assert json.loads(first.removeprefix("data:"))["at"] == own.id


def test_an_earlier_day_can_be_read_looked_at_and_practised(with_bot: Site) -> None:
    ada, day = begin(with_bot), day_of(with_bot)
    play_out(ada)
    eventually(lambda: today(ada.client)["bots"])
    pass_days(with_bot, 1)
    stranger = with_bot.visitor()
    found = of_day(stranger.get(f"/api/deals/{day}").json())
    assert [each["name"] for each in found["results"]] == ["Ada"]
    assert stranger.get(f"/api/tables/{found['results'][0]['table']}").status_code == 200
    assert found["bots"]["greedy"]["points"] >= 0
    answer = stranger.post(f"/api/deals/{day}/{TOWNS}/practice", json={"name": "Zoe"})
    assert answer.status_code == 201
    view = stranger.get(f"/api/tables/{answer.json()['table']}").json()
    assert (view["commitment"], view["seed"]) == (found["commitment"], None)


def test_what_is_kept_of_a_try_goes_with_its_visitor(daily: Site) -> None:
    ada = begin(daily)
    play_out(ada)
    assert today(ada.client)["results"]
    visitor = daily.tables.store.load(ada.path.rpartition("/")[2]).header.host  # type: ignore[union-attr]
    assert visitor is not None
    assert Admin(daily.tables.store).export(visitor)["deals"][0]["game"] == TOWNS
    Admin(daily.tables.store).forget(visitor)
    assert deals_of(daily).rows.count(day_of(daily), TOWNS) == 0
