"""TT-7: the end."""

from random import Random

import pytest

from tests.games.tiny_towns.rules.table import at, game, lay, town
from tests.play import play, play_out, tokens, walk
from tests.rules import rule

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
    assert "full" in position.question(0)
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
    assert "full" not in position.question(0)
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
        assert all(each["cubes"][i] or each["buildings"][i] for each in towns for i in range(16))
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
    play_out(position, Random(3))
    events = [event for event in position.journal or [] if event.kind in ("completed", "called")]
    completed = [place for place, event in enumerate(events) if event.kind == "completed"]
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
