"""TT-9: winning and ties."""

from random import Random

from tests.games.tiny_towns.rules.table import game, points
from tests.play import play, play_out, tokens
from tests.rules import rule
from waldglas.core.game import Position


def follow(position: Position, calls: str, plans: dict[int, list[str]]) -> Position:
    """Plays with a caller until the end; each town follows its plan and wastes every other cube.

    A plan lists cubes ('wood a1') and buildings ('build:well:a1-b1 a1') in the order of play.
    """
    caller = position.seats - 1
    for resource in calls.split() + ["wheat"] * 16:
        if position.over():
            break
        play(position, f"{caller} call:{resource}")
        while position.to_act() and position.to_act() != [caller]:
            seat = position.to_act()[0]
            play(position, f"{seat} {answer(position, seat, resource, plans[seat])}")
    assert position.over()
    assert not any(plans.values())
    return position


def answer(position: Position, seat: int, resource: str, plan: list[str]) -> str:
    offered = tokens(position, seat)
    wish = plan[0].split() if plan else ["", ""]
    if "done" in offered:
        return wish[0] if wish[0] in offered else "done"
    if wish[0] == resource or wish[0].startswith("build:"):
        plan.pop(0)
        return f"at:{wish[1]}"
    return max(offered)


TAVERN = ["brick a1", "brick b1", "glass c1", "build:tavern:a1-b1-c1 a1"]
COTTAGE = ["wheat b1", "brick a2", "glass b2", "build:cottage:b1-a2-b2 b2"]
FARM = ["wheat a1", "wheat b1", "wood a2", "wood b2", "build:food:a1-b1-a2-b2 a1"]
WELLS = [
    part for square in ("a1", "c1", "a2") for part in (f"wood {square}", f"stone {chr(ord(square[0]) + 1)}{square[1]}")
]
THREE_WELLS = [*WELLS, "build:well:a1-b1 a1", "build:well:c1-d1 c1", "build:well:a2-b2 a2"]


@rule("TT-9.1")
def test_most_points_win() -> None:
    position = follow(game(3), "brick brick glass", {0: [], 1: list(TAVERN)})
    assert position.scores() == [-16, -13, 0]
    assert position.winners() == [1]


@rule("TT-9.2")
def test_tie_goes_to_who_was_master_builder_less_often() -> None:
    position = game(3, "master-builder")
    while seats := position.to_act():
        offered = sorted(tokens(position, seats[0]))
        play(position, f"{seats[0]} {'call:wheat' if 'call:wheat' in offered else offered[0]}")
    assert position.scores() == [-16, -16, -16]
    assert [each["built_as_master"] for each in position.observe(None).data()["towns"]] == [6, 5, 5]
    assert position.winners() == [1, 2]


@rule("TT-9.2")
def test_nobody_is_master_builder_in_other_ways_of_calling() -> None:
    for caller in ("town-hall", "random", "caller"):
        position = game(3, caller, seed=4)
        play_out(position, Random(4))
        assert {each["built_as_master"] for each in position.observe(None).data()["towns"]} == {0}


@rule("TT-9.3")
def test_then_fewer_squares_without_a_building_win() -> None:
    calls = "brick brick glass wood stone wood stone wood stone"
    position = follow(game(3), calls, {0: list(TAVERN), 1: list(THREE_WELLS)})
    assert position.scores() == [-13, -13, 0]
    assert [points(position, seat)["Waste"] for seat in (0, 1)] == [-15, -13]
    assert position.winners() == [1]


@rule("TT-9.4")
def test_then_more_cottages_win() -> None:
    position = follow(game(3), "wheat brick glass wheat wood wood", {0: list(COTTAGE), 1: list(FARM)})
    assert position.scores() == [-15, -15, 0]
    assert position.winners() == [0]


@rule("TT-9.5")
def test_then_the_victory_is_shared() -> None:
    position = follow(game(4), "brick brick glass", {0: list(TAVERN), 1: [], 2: list(TAVERN)})
    assert position.scores() == [-13, -16, -13, 0]
    assert position.winners() == [0, 2]
