"""The estimate of a town."""

from waldglas.bots import GREEDY, RANDOM
from waldglas.bots.table import final_position
from waldglas.core.game import Position
from waldglas.core.record import Record
from waldglas.games import load_game
from waldglas.games.tiny_towns.ai.heuristic import estimate

BIG_FACTORY = {"blueprint.factory": {"pattern": ["wwww", "bbbb", "ssss", "hhhh"]}}


def alone(*tokens: str) -> Position:
    position = load_game("tiny-towns").start(1, {"caller": "master-builder"}, 1)
    for token in tokens:
        position.play(0, position.alphabet.action(token))
    return position


def test_a_complete_town_is_worth_its_points() -> None:
    position = final_position(Record(load_game("tiny-towns"), 3, {"caller": "random"}, 3), [RANDOM] * 3)
    assert [estimate(position, seat) for seat in range(3)] == position.scores()


def test_a_seat_without_a_town_is_worth_nothing() -> None:
    assert estimate(load_game("tiny-towns").start(2, {"caller": "caller"}, 1), 1) == 0.0


def test_a_pattern_that_lies_ready_is_worth_more_than_loose_cubes() -> None:
    ready = alone("call:brick", "at:a1", "call:brick", "at:b1", "call:glass", "at:c1", "done")
    loose = alone("call:brick", "at:a1", "call:brick", "at:b1", "call:glass", "at:d4")
    assert estimate(ready, 0) > estimate(loose, 0)


def test_building_is_worth_more_than_waiting() -> None:
    ready = alone("call:brick", "at:a1", "call:brick", "at:b1", "call:glass", "at:c1")
    waited, built = ready.copy(), ready.copy()
    waited.play(0, waited.alphabet.action("done"))
    for token in ("build:tavern:a1-b1-c1", "at:a1"):
        built.play(0, built.alphabet.action(token))
    assert estimate(built, 0) > estimate(waited, 0)


def test_an_owners_blueprint_of_any_size_can_be_judged() -> None:
    game = load_game("tiny-towns", BIG_FACTORY)
    position = final_position(Record(game, 2, {"caller": "town-hall"}, 1), [GREEDY, RANDOM])
    assert position.over()
