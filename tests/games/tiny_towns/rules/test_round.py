"""TT-2 and TT-3: the course of a round, and placing."""

from itertools import permutations

import pytest

from tests.games.tiny_towns.rules.table import at, game, lay, town
from tests.play import play, snapshot, tokens
from tests.rules import rule
from tests.said import said
from waldglas.core.agenda import Reason
from waldglas.core.errors import IllegalChoice
from waldglas.core.game import Position


def reason(position: Position, move: str) -> Reason:
    seat, token = move.split()
    found = position.why_not(int(seat), position.alphabet.action(token))
    assert found is not None
    return found


@rule("TT-2.1")
def test_all_place_at_the_same_time_in_any_order() -> None:
    ends = []
    for order in permutations(["0 at:a1", "1 at:b2", "2 at:c3"]):
        position = play(game(3, "master-builder"), "0 call:wood")
        assert position.to_act() == [0, 1, 2]
        play(position, *order)
        ends.append(snapshot(position))
    assert all(end == ends[0] for end in ends)


@rule("TT-2.1")
def test_placing_and_building_are_open() -> None:
    position = play(game(3, "master-builder"), "0 call:wood", "1 at:b2")
    for seat in (None, 0, 1, 2):
        assert position.observe(seat).data()["towns"][1]["cubes"][5] == "wood"


@rule("TT-2.1")
def test_one_may_build_while_others_still_place() -> None:
    position = play(game(2, "master-builder"), "0 call:wood", "0 at:a1", "1 at:a1", "1 call:stone", "1 at:b1")
    assert position.to_act() == [0, 1]
    assert tokens(position, 1) == {"done", "build:well:a1-b1"}
    play(position, "1 build:well:a1-b1", "1 at:a1")
    assert position.to_act() == [0]
    assert len(tokens(position, 0)) == 15


@rule("TT-2.2")
def test_round_is_call_place_build_and_then_the_next_call() -> None:
    position = game()
    assert position.to_act() == [1]
    play(position, "1 call:wood")
    assert position.to_act() == [0]
    play(position, "0 at:a1")
    assert position.to_act() == [1]
    play(position, "1 call:stone", "0 at:a2")
    assert tokens(position, 0) == {"done", "build:well:a1-a2"}
    play(position, "0 done")
    assert position.to_act() == [1]
    assert position.observe(None).data()["round"] == 3


@rule("TT-2.2")
def test_next_call_waits_for_everybody() -> None:
    position = play(game(3, "master-builder"), "0 call:wood", "0 at:a1", "2 at:a1")
    assert position.to_act() == [1]
    play(position, "1 at:d4")
    assert position.to_act() == [1]
    assert "call:wood" in tokens(position, 1)


@rule("TT-3.1")
def test_cube_must_be_placed() -> None:
    position = play(game(), "1 call:brick")
    assert not {"done", "pass"} & tokens(position, 0)
    with pytest.raises(IllegalChoice, match="may not choose done"):
        play(position, "0 done")


@rule("TT-3.1")
def test_one_cube_a_round() -> None:
    position = lay(game(), "wood a1, stone a2")
    assert reason(position, "0 at:a3").rule == "TT-3.1"
    with pytest.raises(IllegalChoice):
        play(position, "0 at:a3")
    assert [at(position, square) for square in ("a1", "a2", "a3")] == ["wood", "stone", ""]


@rule("TT-3.1", "TT-5.1")
def test_cube_is_of_the_called_resource() -> None:
    for resource in ("wood", "wheat", "brick", "glass", "stone"):
        position = play(game(), f"1 call:{resource}", "0 at:c2")
        assert at(position, "c2") == resource


@rule("TT-3.2", "TT-7.1")
def test_placing_goes_on_while_a_square_is_empty() -> None:
    hopeless = "g g g g  g g g g  g g g g  g g . ."
    position = town(hopeless)
    assert position.to_act() == [1]
    play(position, "1 call:glass")
    assert tokens(position, 0) == {"at:c4", "at:d4"}
    play(position, "0 at:c4")
    assert not position.over()
    play(position, "1 call:glass")
    assert at(position, "d4") == "glass"
    assert position.over()


@rule("TT-3.3")
@pytest.mark.parametrize(("square", "there"), [("a1", "a1 holds a Well."), ("c1", "c1 holds brick.")])
def test_cube_goes_on_an_empty_square_only(square: str, there: str) -> None:
    position = lay(game(), "wood a1, stone b1")
    play(position, "0 build:well:a1-b1", "0 at:a1")
    lay(position, "brick c1")
    play(position, "1 call:brick")
    why = reason(position, f"0 at:{square}")
    assert why.rule == "TT-3.3"
    assert there in said(position, why.message)
    with pytest.raises(IllegalChoice):
        play(position, f"0 at:{square}")


@rule("TT-3.4")
def test_cubes_stay_where_they_lie_until_they_are_used() -> None:
    position = lay(game(), "wood a1, wheat c3")
    lay(position, "stone b1, brick d4, glass a4")
    laid = {"a1": "wood", "c3": "wheat", "b1": "stone", "d4": "brick", "a4": "glass"}
    assert {square: at(position, square) for square in laid} == laid
    play(position, "0 build:well:a1-b1", "0 at:b1")
    assert [at(position, square) for square in ("a1", "b1", "c3")] == ["", "well", "wheat"]
