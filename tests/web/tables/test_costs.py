"""What a request costs: transactions, statements, notifications, and looks ahead."""

import random
import re
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest
from sqlalchemy import event

from tests.web.site import Site, Table, begun, eventually, running
from waldglas import foresight
from waldglas.core.game import Position
from waldglas.core.record import Match, Record
from waldglas.foresight import Preview, is_gain
from waldglas.games import GAMES, load_game
from waldglas.web.notifications import teller
from waldglas.web.pages import table as table_pages
from waldglas.web.pages import tableroutes
from waldglas.web.pages.parts import Changes
from waldglas.web.pages.table import Shown
from waldglas.web.tables import service, supervisor, timekeeping
from waldglas.web.tables.presence import Presence

PART = {"x-waldglas-part": "1"}

Costs = Counter[str]


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    """A server where nothing else goes on, however slow the machine is."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(supervisor, "BEAT_EVERY", 3600.0)
        patch.setattr(timekeeping, "EVERY", 3600.0)
        patch.setattr(teller, "LOOK_EVERY", 3600.0)
        patch.setattr(service, "CHECK_EVERY", 5.0)
        with running(tmp_path_factory.mktemp("tables")) as found:
            eventually(lambda: found.tables.supervisor.beats)
            eventually(lambda: is_quiet(found))
            yield found


def is_quiet(site: Site) -> bool:
    """Whether the server has done what it does once when it starts."""
    with counting(site) as costs:
        time.sleep(0.3)
    return not costs


def listeners_for(costs: Costs) -> dict[str, Any]:
    def began(_: Any) -> None:
        costs["transactions"] += 1

    def executed(_: Any, __: Any, statement: str, *___: Any) -> None:
        costs["statements"] += 1
        costs["writes"] += statement == "BEGIN IMMEDIATE"
        costs["seats"] += "FROM holdings" in statement

    return {"begin": began, "before_cursor_execute": executed}


@contextmanager
def counting(site: Site) -> Iterator[Costs]:
    """Counts what the server does meanwhile."""
    costs: Costs = Counter()
    engine = site.tables.store.reading
    listeners = listeners_for(costs)
    looked, changed, changed_for = foresight.look_ahead, Presence.changed, Presence.changed_for

    def look_ahead(position: Position, seat: int, action: int) -> Preview:
        costs["looks ahead"] += 1
        return looked(position, seat, action)

    def tell(presence: Presence) -> None:
        costs["notifications"] += 1
        changed(presence)

    def tell_one(presence: Presence, seat: int) -> None:
        costs["notifications"] += 1
        changed_for(presence, seat)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(foresight, "look_ahead", look_ahead)
        patch.setattr(Presence, "changed", tell)
        patch.setattr(Presence, "changed_for", tell_one)
        for name, listener in listeners.items():
            event.listen(engine, name, listener)
        try:
            yield costs
        finally:
            for name, listener in listeners.items():
                event.remove(engine, name, listener)


def look(table: Table) -> str:
    answer = table.host.get(f"/table/{table.id}", headers=PART)
    assert answer.status_code == 200, answer.text
    return answer.text


def test_a_hand_of_five_is_one_decision(site: Site) -> None:
    table = site.seated(begun("glass-road", 2, 0))
    cards = re.findall(r'type="checkbox" name="token" value="([^"]+)"', look(table))
    decision = table.host.get(f"/api/tables/{table.id}").json()["asked"]["decision"]
    hand = {"decision": decision, "seat": 0, "token": cards[:5]}
    with counting(site) as costs:
        answer = table.host.post(f"/table/{table.id}/hand", data=hand, headers=PART)
    assert answer.status_code == 200
    assert costs["writes"] == costs["notifications"] == 1
    assert costs["seats"] == 1
    assert costs["transactions"] <= 4
    assert table.host.get(f"/api/tables/{table.id}").json()["asked"]["decision"] == decision + 1


def before_a_gain() -> tuple[Match, str]:
    """A game of Glass Road where one choice of the first seat is followed by the question how much it takes."""
    game = load_game("glass-road")
    for seed in range(100):
        match, chance = Match(Record(game, 2, {}, seed)), random.Random(seed)
        while not match.position.over():
            seat = match.position.to_act()[0]
            for action in [] if seat or match.position.together else match.position.choices(seat):
                ahead = Preview(match.position.look_ahead(seat, action), seat)
                offered = [game.alphabet.token(each) for each in ahead.position.choices(seat)]
                if is_gain(offered) and not ahead.loud:
                    return match, game.alphabet.token(action)
            match.play(seat, chance.choice(match.position.choices(seat)))
    raise AssertionError("no gain was found")


def test_a_gain_is_taken_in_the_same_decision(site: Site) -> None:
    match, token = before_a_gain()
    table = site.seated(match)
    asked = table.host.get(f"/api/tables/{table.id}").json()["asked"]
    with counting(site) as costs:
        table.host.post(
            f"/table/{table.id}/play", data={"decision": asked["decision"], "seat": 0, "token": token}, headers=PART
        )
    assert costs["writes"] == costs["notifications"] == 1
    after = table.host.get(f"/api/tables/{table.id}").json()["asked"]
    assert after["decision"] == asked["decision"] + 1
    assert len(after["drafts"]) >= 2


def test_a_bot_decides_in_one_transaction(site: Site) -> None:
    with counting(site) as costs:
        table = site.new_table("glass-road", ["me", "bot:random"])
        eventually(lambda: site.tables.session(table.id).seats[1].decision)
        eventually(lambda: costs["notifications"])
    assert costs["writes"] == 3  # the visitor, the table, the bot's hand
    assert costs["notifications"] == 1
    session = site.tables.session(table.id)
    assert session.seats[1].decision == 1
    assert session.position.to_act() == [0]


def test_bots_are_asked_only_where_they_owe_a_choice(site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    alone, together = site.new_table("tiny-towns", ["me", "me"]), site.new_table("tiny-towns", ["me", "bot:random"])
    asked: list[str] = []
    monkeypatch.setattr(site.tables.supervisor, "wake", asked.append)
    for table in (alone, together):
        table.player(0).do("/decide", decision=0, tokens=["call:wood"], confirm=True)
    assert asked == [together.id]


def test_tokens_are_confirmed_in_one_transaction(site: Site) -> None:
    anna = site.new_table("tiny-towns", ["me", "me"]).player(0)
    with counting(site) as costs:
        view = anna.do("/decide", decision=0, tokens=["call:wood"], confirm=True)
    assert costs["writes"] == costs["notifications"] == 1
    assert view["view"]["called"] == "wood"
    assert view["asked"]["decision"] == 1


@pytest.mark.parametrize("game", GAMES.slugs())
def test_each_choice_is_looked_ahead_once_and_seats_are_read_once(site: Site, game: str) -> None:
    table = site.seated(begun(game, 2, 40))
    with counting(site) as costs:
        text = look(table)
    offered = table.host.get(f"/api/tables/{table.id}").json()["asked"]["choices"]
    assert len(offered) > 1
    assert costs["looks ahead"] == len(offered)
    assert costs["seats"] == 1
    assert costs["transactions"] <= 3
    with counting(site) as again:
        assert look(table) == text
    assert again["looks ahead"] == 0
    assert again["writes"] == costs["writes"] == 0


def test_what_is_refused_in_the_middle_changes_nothing(site: Site) -> None:
    table = site.new_table("glass-road", ["me", "me"])
    anna = table.player(0)
    first = anna.view()["asked"]["choices"][0]["token"]
    anna.play(first)
    before = anna.view()
    second = before["asked"]["choices"][0]["token"]
    with counting(site) as costs:
        answer = anna.post("/decide", decision=1, tokens=[second, first])
    assert answer.status_code == 409
    assert costs["writes"] == costs["notifications"] == 0
    assert anna.view() == before
    answer = anna.post("/decide", decision=1, tokens=[second], confirm=True)
    assert "more to choose" in answer.json()["error"]
    assert anna.view() == before


def test_spectators_of_one_version_share_a_drawing(site: Site) -> None:
    table = site.new_table("tiny-towns", ["me", "me"])
    drawn: Costs = Counter()

    def table_changes(shown: Shown) -> Changes:
        drawn["pages"] += 1
        return table_pages.table_changes(shown)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(tableroutes, "table_changes", table_changes)
        pages = {site.visitor().get(f"/table/{table.id}", headers=PART).text for _ in range(5)}
        assert drawn["pages"] == len(pages) == 1
        look(table)
        assert drawn["pages"] == 2, "who sits there sees something else"
        player = table.player(0)
        player.play("call:wood")
        player.confirm()
        assert site.visitor().get(f"/table/{table.id}", headers=PART).text not in pages
        assert drawn["pages"] == 3
