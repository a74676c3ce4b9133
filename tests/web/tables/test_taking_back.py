"""Among people: a turn is taken back if all agree, never past what was drawn or shown; record and log tell it."""

import random

import pytest
from playwright.sync_api import Browser, expect

from tests.web.browser import DRIVEN, person
from tests.web.site import Player, Site, Table, begun
from tests.web.tables.test_look import session_of
from waldglas.core.record import read_record
from waldglas.games import GAMES, load_game
from waldglas.web.store.models import BOT, OPEN, TakenBack, TakingBack
from waldglas.web.tables.look import log
from waldglas.web.tables.takingback import MOST_TAKEN_BACK, ask_back, back_to, can_ask_back


def moves_of(table: Table) -> list[tuple[int, int]]:
    return list(table.site.tables.session(table.id).moves)


def may_ask(player: Player) -> bool:
    return bool(player.view()["asked"]["can_ask_back"])


def somebody_may_ask(site: Site, seats: int = 2) -> tuple[Table, Player, list[Player]]:
    """A table where somebody has just moved, and nothing was revealed by it."""
    table, chance = site.seated(begun("black-forest", seats, 60)), random.Random(1)
    players = table.players()
    while True:
        for player in players:
            if may_ask(player):
                return table, player, [other for other in players if other is not player]
        for player in players:
            player.act(chance)


def answer(player: Player, agree: bool) -> None:
    player.do("/answer-back", agree=agree)


def test_when_all_agree_the_last_turn_is_taken_back(site: Site) -> None:
    table, asker, (first, second) = somebody_may_ask(site, 3)
    before = moves_of(table)
    until = back_to(site.tables.session(table.id), asker.seat or 0)
    assert until is not None
    decisions = [player.view()["asked"]["decision"] for player in (first, second)]
    asker.do("/ask-back")
    for player in (asker, first, second, table.spectator()):
        assert player.view()["asked_back"]["by"] == asker.seat
    answer(first, True)
    assert moves_of(table) == before, "one has not agreed yet"
    assert second.view()["asked_back"]["agreed"] == sorted([asker.seat or 0, first.seat or 0])
    answer(second, True)
    site.tables.forget(table.id)
    assert moves_of(table) == before[:until]
    assert asker.view()["asked"]["choices"]
    assert not asker.view()["asked"]["drafts"]
    told = [line["words"] for line in first.view()["log"] if line["kind"] == "taken_back"]
    assert len(told) == 1
    assert "With the agreement of all" in told[0]
    for player, decision in zip((first, second), decisions, strict=True):
        assert player.post("/confirm", decision=decision).status_code == 409, "what was shown before is out of date"


def test_nobody_is_overruled_and_nobody_is_asked_twice(site: Site) -> None:
    table, asker, (other,) = somebody_may_ask(site)
    before = moves_of(table)
    asker.do("/ask-back")
    answer(other, False)
    assert moves_of(table) == before
    assert asker.view()["asked_back"]["refused_by"] == other.seat
    assert not may_ask(asker)
    assert asker.post("/ask-back", decision=asker.view()["asked"]["decision"]).status_code == 409
    late = other.post("/answer-back", decision=other.view()["asked"]["decision"], agree=True)
    assert late.status_code == 409
    assert moves_of(table) == before


def test_who_asked_may_withdraw(site: Site) -> None:
    _, asker, (other,) = somebody_may_ask(site)
    asker.do("/ask-back")
    answer(asker, False)
    assert other.view()["asked_back"] is None
    assert may_ask(asker)


def test_it_is_over_when_somebody_moves(site: Site) -> None:
    table, asker, (other,) = somebody_may_ask(site)
    asker.do("/ask-back")
    chance, before = random.Random(3), len(moves_of(table))
    while len(moves_of(table)) == before:
        for player in (asker, other):
            player.act(chance)
    assert asker.view()["asked_back"] is None
    assert other.post("/answer-back", decision=other.view()["asked"]["decision"], agree=True).status_code == 409


def test_bots_agree_by_themselves_and_a_spectator_has_no_say(site: Site) -> None:
    table, asker, (other, third) = somebody_may_ask(site, 3)
    site.tables.store.set_seat(table.id, third.seat or 0, kind=OPEN)
    site.tables.store.set_seat(table.id, third.seat or 0, kind=BOT, bot="random")
    site.tables.forget(table.id)
    before = len(moves_of(table))
    asker.do("/ask-back")
    assert other.view()["asked_back"]["agreed"] == sorted([asker.seat or 0, third.seat or 0])
    assert table.spectator().post("/answer-back", decision=0, agree=True).status_code == 403
    answer(other, True)
    assert len(other.view()["log"]) > 0
    assert other.view()["taken_back"] == 1
    assert len(moves_of(table)) < before


def test_the_record_says_it(site: Site) -> None:
    over = site.seated(begun("tiny-towns", 2, 10_000))
    record = read_record(over.host.get(f"/api/tables/{over.id}/record").text, load_game)
    assert record.taken_back == 0
    record.taken_back = 2
    assert read_record(record.text(), load_game).taken_back == 2
    assert "taken_back: 2" in record.text()
    again = over.host.post("/api/records", content=record.text(), headers={"content-type": "text/plain"}).json()[
        "table"
    ]
    assert over.host.get(f"/api/tables/{again}").json()["taken_back"] == 2
    assert "taken_back: 2" in over.host.get(f"/api/tables/{again}/record").text


@pytest.mark.parametrize("slug", GAMES.slugs())
def test_never_past_what_was_drawn_or_shown(slug: str) -> None:
    """What could be taken back is played again on a copy that stops before anything hidden shows: it never stops."""
    session, chance, found = session_of(slug, max(2, load_game(slug).fewest_seats), 2), random.Random(2), 0
    while not session.position.over():
        seat = chance.choice(session.position.to_act())
        session.advance(seat, chance.choice(session.position.choices(seat)))
        session.private = {}
        for each in range(len(session.seats)):
            until = back_to(session, each)
            if until is None or chance.random() < 0.7:
                continue
            found += 1
            again = session.match.record.replay(until)
            again.looking_ahead = True
            for mover, action in session.moves[until:]:
                again.play(mover, action)
            assert not again.halted
            assert not any(session.secret[until:])
    assert found > 5


def test_what_the_log_tells_of_it_leads_to_moments_that_there_are() -> None:
    """Also where it led back into a phase in which all choose together, or past what was taken back before."""
    session, chance, found = session_of("tiny-towns", 2, 2), random.Random(2), 0
    for _ in range(80):
        seat = chance.choice(session.position.to_act())
        session.advance(seat, chance.choice(session.position.choices(seat)))
        session.private = {}
        asker = next((each for each in range(2) if can_ask_back(session, each)), None)
        if asker is None or chance.random() < 0.5:
            continue
        found += ask_back(session, asker, [0, 1]) is not None
        for reader in (None, 0, 1):
            moments = session.moments(reader)
            assert all(line.moment is None or line.moment < len(moments) for line in log(session, reader, moments))
        assert all(one.after <= len(session.moves) for one in session.taking_back.granted)
    assert found > 5


def test_a_game_in_which_much_was_taken_back_goes_on_as_it_is(site: Site) -> None:
    table, asker, _ = somebody_may_ask(site)
    session = site.tables.session(table.id)
    session.taking_back = TakingBack(None, (TakenBack(0, 1, 1),) * MOST_TAKEN_BACK)
    assert not can_ask_back(session, asker.seat or 0)
    refused = asker.post("/ask-back", decision=session.seats[asker.seat or 0].decision)
    assert (refused.status_code, str(MOST_TAKEN_BACK) in refused.json()["error"]) == (409, True)


def test_in_a_secret_phase_nothing_can_be_asked(site: Site) -> None:
    table, chance = site.new_table("glass-road", ["me", "me"]), random.Random(1)
    player = table.player(0)
    for _ in range(6):
        player.act(chance)
    assert not may_ask(player)
    assert player.post("/ask-back", decision=player.view()["asked"]["decision"]).status_code == 409


class TestInTheBrowser:
    pytestmark = DRIVEN

    def test_one_asks_and_the_other_agrees_with_one_press(self, site: Site, browser: Browser) -> None:
        table, asker, (other,) = somebody_may_ask(site)
        before = len(moves_of(table))
        with (
            person(browser, site.url, reduced_motion="reduce") as ada,
            person(browser, site.url, reduced_motion="reduce") as ben,
        ):
            for someone, player in ((ada, asker), (ben, other)):
                someone.go(f"/seat/{table.tokens[player.seat or 0]}")
                someone.page.locator("form[action^='/seat/'] button").click()
                someone.page.wait_for_selector("#table")
            ada.page.locator("#ask-back").click()
            expect(ada.page.locator("#asked-back")).to_contain_text("Still to agree")
            ben.page.get_by_role("button", name="Agree", exact=True).click()
            expect(ada.page.locator("#ask.mine")).to_be_visible()
            expect(ada.page.locator("#asked-back")).to_be_hidden()
            expect(ben.page.locator(".standing")).to_contain_text("taken back by agreement")
            expect(ben.page.locator("#log")).to_contain_text("With the agreement of all")
        assert len(moves_of(table)) < before
