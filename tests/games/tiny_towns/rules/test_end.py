"""TT-7: the end."""

from random import Random

import pytest

from tests.games.tiny_towns.rules.mayor import Mayor
from tests.games.tiny_towns.rules.table import at, game, lay, points, town
from tests.play import play, play_out, tokens, walk
from tests.rules import rule
from tests.said import question, said
from waldglas.bots import make_bot
from waldglas.core.game import Position
from waldglas.games import load_game

ALL_BUT_D4 = ", ".join(f"wheat {column}{row}" for row in "1234" for column in "abcd" if column + row != "d4")


@rule("TT-7.1")
def test_full_town_without_a_pattern_is_complete_by_itself() -> None:
    position = lay(game(), ALL_BUT_D4)
    assert not position.over()
    play(position, "1 call:wheat")
    assert position.over()
    assert position.observe(None).data()["towns"][0]["finished"]


@rule("TT-7.1", "TT-4.3")
def test_done_in_a_full_town_completes_it() -> None:
    position = lay(game(), ALL_BUT_D4.replace("wheat c4", "wood c4"))
    play(position, "1 call:stone")
    assert tokens(position, 0) == {"done", "build:well:c4-d4"}
    assert "full" in question(position, 0)
    assert not position.observe(None).data()["towns"][0]["finished"]
    play(position, "0 done")
    assert position.over()
    assert [at(position, square) for square in ("c4", "d4")] == ["wood", "stone"]


@rule("TT-7.1")
def test_building_in_a_full_town_keeps_it_open() -> None:
    position = lay(game(), ALL_BUT_D4.replace("wheat c4", "wood c4"))
    play(position, "1 call:stone", "0 build:well:c4-d4", "0 at:c4")
    assert position.to_act() == [1]
    play(position, "1 call:glass")
    assert at(position, "d4") == "glass"
    assert position.over()


@rule("TT-7.1")
def test_done_in_a_town_with_room_does_not_complete_it() -> None:
    position = lay(game(), "wood a1, stone b1")
    assert "full" not in question(position, 0)
    play(position, "0 done")
    assert not position.observe(None).data()["towns"][0]["finished"]


@rule("TT-7.2", "TT-7.3", "TT-7.4")
@pytest.mark.parametrize("caller", ["master-builder", "town-hall", "random", "caller"])
def test_complete_towns_sit_out_and_the_last_goes_on_alone(caller: str) -> None:
    alone = 0
    for seed in range(4):
        position = game(4, caller, seed)
        for seat, _ in walk(position, Random(seed)):
            view = position.observe(None).data()
            complete = [each["finished"] for each in view["towns"]]
            assert not all(complete)
            assert not any(done and owing in position.to_act() for owing, done in enumerate(complete))
            if complete.count(False) == 1 and seat < len(complete):
                alone += 1
                assert seat == complete.index(False)
        towns = position.observe(None).data()["towns"]
        assert all(each["finished"] for each in towns)
        full = [all(each["cubes"][i] or each["buildings"][i] for i in range(16)) for each in towns]
        assert full.count(False) <= 1  # the last one may have stopped
    assert alone > 0


@rule("TT-7.2")
def test_complete_town_does_not_change() -> None:
    position = game(3, "random", seed=2)
    finished: dict[int, object] = {}
    for _ in walk(position, Random(8)):
        for seat, each in enumerate(position.observe(None).data()["towns"]):
            if each["finished"]:
                assert finished.setdefault(seat, each) == each
    assert finished


@rule("TT-7.3", "TT-9.2")
def test_last_master_builder_calls_every_round_and_each_call_counts() -> None:
    position = game(3, "master-builder", journal=True)
    mayor = Mayor(Random(3))
    while owing := position.to_act():
        position.play(owing[0], mayor.choose(position, owing[0]))
    events = [event for event in position.journal or [] if event.kind in ("completed_town", "called")]
    completed = [place for place, event in enumerate(events) if event.kind == "completed_town"]
    assert len(completed) == 3
    last = events[completed[-1]].seat
    alone = [event.seat for event in events[completed[1] + 1 : completed[2]]]
    assert set(alone) == {last}
    calls = [event.seat for event in events if event.kind == "called"]
    towns = position.observe(None).data()["towns"]
    assert [town["built_as_master"] for town in towns] == [calls.count(seat) for seat in range(3)]


@rule("TT-7.4")
def test_game_is_over_when_every_town_is_complete() -> None:
    position = game(2, "random", seed=1, journal=True)
    play_out(position, Random(1))
    assert position.over()
    assert (position.journal or [])[-1].kind == "ended"
    assert town("g g g g  g g g g  g g g g  g g g g").over()


BUILDS = {token for token in load_game("tiny-towns").alphabet.tokens if token.startswith("build:")}


def alone(caller: str, seats: int = 2, journal: bool = False) -> Position:
    """Seat 0 is the last one left, with room in its town; the others place without ever building."""
    position = game(seats, caller, seed=1, journal=journal)
    while not all(each["finished"] for each in position.observe(None).data()["towns"][1:]):
        for seat in position.to_act():
            call = ("call:wood", "call:stone")[position.observe(None).data()["round"] % 2]
            offered = tokens(position, seat)
            builds = sorted(token for token in offered if token.startswith("build:") and seat == 0)
            play(position, f"{seat} {builds[0] if builds else call if call in offered else min(offered - BUILDS)}")
    return position


@rule("TT-7.3", "TT-9.2")
def test_last_master_builder_may_stop_and_only_calls_that_were_made_count() -> None:
    position = alone("master-builder", journal=True)
    assert position.to_act() == [0]
    assert tokens(position, 0) == {"call:wood", "call:wheat", "call:brick", "call:glass", "call:stone", "stop"}
    assert question(position, 0) == "You are the last one left: call a resource for yourself, or stop."
    before = position.observe(None).data()["towns"][0]
    other = position.copy()
    play(position, "0 stop")
    assert position.over()
    after = position.observe(None).data()["towns"][0]
    assert (after["cubes"], after["buildings"]) == (before["cubes"], before["buildings"])
    assert after["built_as_master"] == before["built_as_master"]
    assert [event.kind for event in (position.journal or [])[-2:]] == ["stopped", "ended"]
    play(other, "0 call:wood")
    assert other.observe(None).data()["towns"][0]["built_as_master"] == before["built_as_master"] + 1


CALLS = ["wood", "stone", "brick", "stone", "brick"]
WELL = ["at:a1", "at:b1", "build:well:a1-b1", "at:a1"]
FACTORY = ["at:a1", "at:b2", "at:a2", "at:c2", "at:d2", "build:factory:a1-a2-b2-c2-d2", "at:a1", "store:glass"]


@rule("TT-9.2", "TT-7.3")
@pytest.mark.parametrize(("token", "times", "winner"), [("stop", 8, 1), ("call:wheat", 11, 0)])
def test_to_stop_may_win_a_tie(token: str, times: int, winner: int) -> None:
    """One building each: a Well, and a Factory, which leaves three squares more that nothing will be built on."""
    position = game(2, "master-builder")
    plans = [list(WELL), list(FACTORY)]
    while "stop" not in tokens(position, 1):
        seat = position.to_act()[0]
        offered = tokens(position, seat)
        number = position.observe(None).data()["round"]
        if "call:wheat" in offered:
            play(position, f"{seat} call:{CALLS[number - 1] if number <= len(CALLS) else 'wheat'}")
        elif plans[seat] and plans[seat][0] in offered:
            play(position, f"{seat} {plans[seat].pop(0)}")
        else:
            play(position, f"{seat} {max(offered)}")
    while not position.over():
        play(position, f"1 {token if token in tokens(position, 1) else max(tokens(position, 1))}")
    assert position.scores() == [-15, -15]
    assert [each["built_as_master"] for each in position.observe(None).data()["towns"]] == [9, times]
    assert position.winners() == [winner]


@rule("TT-7.3", "TT-8.8")
@pytest.mark.parametrize(("caller", "seats"), [("town-hall", 2), ("random", 2), ("caller", 3)])
def test_the_last_one_may_stop_instead_of_placing(caller: str, seats: int) -> None:
    position = alone(caller, seats)
    while "stop" not in tokens(position, 0):
        play(position, f"{position.to_act()[0]} {min(tokens(position, position.to_act()[0]))}")
    assert question(position, 0).startswith("You are the last one left. Place ")
    assert question(position, 0).endswith(", or stop.")
    before = position.observe(None).data()["towns"][0]
    empty = sum(not cube and not slug for cube, slug in zip(before["cubes"], before["buildings"], strict=True))
    waste = sum(bool(cube) for cube in before["cubes"])
    assert points(position, 0)["Waste"] == -waste
    placed = position.copy()
    square = next(token for token in sorted(tokens(placed, 0)) if token.startswith("at:"))
    play(placed, f"0 {square}")
    assert at(placed, square[3:]) == before["placing"]
    play(position, "0 stop")
    assert position.over()
    assert points(position, 0)["Waste"] == -waste - empty
    after = position.observe(None).data()["towns"][0]
    assert (after["finished"], after["placing"], after["buildings"]) == (True, "", before["buildings"])


@rule("TT-7.3")
def test_nobody_stops_while_others_go_on_or_who_plays_alone_from_the_start() -> None:
    for seats, caller in ((1, "cards"), (1, "master-builder"), (2, "caller"), (2, "master-builder"), (3, "random")):
        position = game(seats, caller, seed=2)
        for _ in walk(position, Random(5)):
            left = [not each["finished"] for each in position.observe(None).data()["towns"]]
            if len(left) == 1 or sum(left) > 1:
                assert not any("stop" in tokens(position, seat) for seat in position.to_act())
    position = game(2, "master-builder")
    for token in ("call:wood", "at:a1"):
        reason = position.why_not(0, position.alphabet.action("stop"))
        assert reason is not None
        assert (reason.rule, said(position, reason.message).startswith("Only the last of several players")) == (
            "TT-7.3",
            True,
        )
        play(position, f"0 {token}")


@rule("TT-7.3")
@pytest.mark.parametrize("name", ["greedy", "search:60"])
@pytest.mark.parametrize("caller", ["master-builder", "town-hall"])
def test_bots_go_on_where_there_is_room(name: str, caller: str) -> None:
    position = alone(caller)
    while "stop" not in tokens(position, 0):
        play(position, f"0 {min(tokens(position, 0))}")
    bot = make_bot(name, load_game("tiny-towns"), 1, 0)
    assert position.alphabet.token(bot.choose(position.copy(), 0)) != "stop"
