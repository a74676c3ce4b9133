"""The estimate of a town."""

import pytest

from tests.games.tiny_towns.rules.whole_box import built, with_monument
from waldglas.bots import GREEDY, RANDOM, make_bot
from waldglas.bots.table import final_position
from waldglas.core.game import Position
from waldglas.core.record import Record
from waldglas.games import load_game
from waldglas.games.tiny_towns.ai.heuristic import Begun, estimate
from waldglas.games.tiny_towns.rules.facts import BITS, CODE, SQUARE_NAMES

BIG_FACTORY = {"blueprint.factory": {"pattern": ["wwww", "bbbb", "ssss", "hhhh"]}}


def alone(*tokens: str, **options: str) -> Position:
    position = load_game("tiny-towns").start(1, {"caller": "master-builder", **options}, 1)
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
    tavern = played(ready, "build:tavern:a1-b1-c1", "at:a1")
    assert estimate(tavern, 0) > estimate(played(ready, "done"), 0)


def test_an_owners_blueprint_of_any_size_can_be_judged() -> None:
    game = load_game("tiny-towns", BIG_FACTORY)
    position = final_position(Record(game, 2, {"caller": "town-hall"}, 1), [GREEDY, RANDOM])
    assert position.over()


def laid(cubes: str, **options: str) -> Position:
    """Cubes that are called and placed: 'brick a1, glass b1'."""
    calls = [cube.split() for cube in cubes.split(", ")]
    return alone(*[token for resource, square in calls for token in (f"call:{resource}", f"at:{square}")], **options)


def played(position: Position, *tokens: str) -> Position:
    after = position.copy()
    for token in tokens:
        after.play(0, after.alphabet.action(token))
    return after


def test_greedy_calls_what_it_can_use_with_a_monument_in_hand() -> None:
    dealt = alone(monuments="yes")
    position = played(dealt, dealt.alphabet.token(dealt.choices(0)[0]))
    position = played(position, "call:brick", "at:a1", "call:brick", "at:b1")
    bot = make_bot(GREEDY, load_game("tiny-towns"), 1, 0)
    assert position.alphabet.token(bot.choose(position, 0)) == "call:glass"


@pytest.mark.parametrize(
    ("food", "cubes"),
    [
        ("granary", "wheat b2, wheat c2, wood b3, brick c3"),
        ("greenhouse", "wheat b2, glass c2, wood b3, wood c3"),
        ("orchard", "stone b2, wheat c2, wheat b3, wood c3"),
    ],
)
def test_food_that_feeds_by_its_place_is_worth_building(food: str, cubes: str) -> None:
    ready = laid(cubes, cards=food)
    fed = played(ready, "build:food:b2-c2-b3-c3", "at:b2")
    assert estimate(fed, 0) > estimate(played(ready, "done"), 0)


def test_a_cottage_is_begun_where_it_will_be_fed() -> None:
    ready = laid("wheat a1, wheat b1, wood a2, brick b2", cards="granary")
    granary = played(ready, "build:food:a1-b1-a2-b2", "at:a1")
    near = played(granary, "call:brick", "at:a2", "call:glass", "at:b2")
    far = played(granary, "call:brick", "at:c4", "call:glass", "at:d4")
    assert estimate(near, 0) > estimate(far, 0)


@pytest.mark.parametrize("square", ["a1", "d1", "c3", "d4"])
def test_a_monument_is_in_the_way_of_patterns(square: str) -> None:
    position = built(with_monument("obelisk"), "obelisk", square)
    blocked = Begun(position.towns[0]).blocked
    assert blocked == CODE << BITS * SQUARE_NAMES.index(square)
