"""The production wheel of Glass Road and Black Forest."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from tests.rules import rule
from waldglas.core.packed import packed
from waldglas.games.glass_road.rules.player import BRICK_WHEEL, GLASS_WHEEL
from waldglas.games.shared.wheel import GONE, Wheel

# Sand, food, charcoal, water, wood, clay, glass, brick, and food and charcoal of the brick wheel.
Goods = list[int]


@rule("GR-2.3")
def test_first_example_of_the_rulebook() -> None:
    """Page 4: from the start, 2 sand are gained; one turn."""
    goods = packed([2, 1, 2, 3, 4, 1, 0, 0, 2, 0])
    assert GLASS_WHEEL.turns_due(goods) == 1
    assert GLASS_WHEEL.turn(goods) == 1
    assert goods == packed([1, 0, 1, 2, 3, 1, 1, 0, 2, 0])


@rule("GR-2.4")
def test_second_example_of_the_rulebook() -> None:
    """Page 7: after one turn no basic good is at 0, but glass has reached 3 and stops the wheel."""
    goods = packed([2, 4, 4, 2, 3, 0, 2, 0, 0, 0])
    assert GLASS_WHEEL.turn(goods) == 1
    assert goods[:5] == packed([1, 3, 3, 1, 2])
    assert goods[6] == 3
    assert GLASS_WHEEL.turns_due(goods) == 0


@rule("GR-2.4")
def test_several_turns_are_one_process() -> None:
    goods = packed([7, 3, 5, 4, 3, 2, 0, 1, 6, 7])
    assert GLASS_WHEEL.turn(goods) == 3
    assert goods == packed([4, 0, 2, 1, 0, 2, 3, 1, 6, 7])
    assert BRICK_WHEEL.turn(goods) == 2
    assert goods == packed([4, 0, 2, 1, 0, 0, 3, 3, 4, 5])


@rule("GR-2.5")
def test_wheel_stands_still_with_a_good_at_0_or_the_refined_one_at_3() -> None:
    for before in ([0, 7, 7, 7, 7, 0, 0, 0, 7, 7], [7, 7, 7, 7, 7, 7, 3, 3, 7, 7]):
        goods = packed(before)
        assert GLASS_WHEEL.turn(goods) == 0
        assert BRICK_WHEEL.turn(goods) == 0
        assert goods == packed(before)


def test_every_refined_marker_moves_and_each_can_stop_the_wheel() -> None:
    wheel = Wheel([0, 1], [2, 3], 3)
    goods = packed([5, 6, 0, 1])
    assert wheel.turn(goods) == 2
    assert goods == packed([3, 4, 2, 3])
    assert wheel.turn(goods) == 0
    goods[3] = 0
    assert wheel.turn(goods) == 1
    assert goods == packed([2, 3, 3, 1])


def test_marker_that_has_left_neither_stops_the_wheel_nor_moves() -> None:
    wheel = Wheel([0, 1, 2], [3], 3)
    goods = packed([2, GONE, 3, 0])
    assert wheel.turns_due(goods) == 2
    assert wheel.turn(goods) == 2
    assert goods == packed([0, GONE, 1, 2])


def test_wheel_with_a_limit_of_its_own() -> None:
    goods = packed([7, 0])
    assert Wheel([0], [1], 5).turn(goods) == 5
    assert goods == packed([2, 5])


markers = st.integers(min_value=0, max_value=7)


@given(
    basic=st.lists(st.one_of(markers, st.just(GONE)), min_size=1, max_size=6).filter(lambda values: max(values) >= 0),
    refined=st.lists(st.integers(min_value=0, max_value=3), min_size=1, max_size=3),
)
def test_turns_are_those_of_turning_sector_by_sector(basic: Goods, refined: Goods) -> None:
    goods = packed(basic + refined)
    wheel = Wheel(list(range(len(basic))), list(range(len(basic), len(goods))), 3)
    slow_basic, slow_refined, turns = basic[:], refined[:], 0
    while all(value != 0 for value in slow_basic) and all(value < 3 for value in slow_refined):
        slow_basic = [value if value == GONE else value - 1 for value in slow_basic]
        slow_refined = [value + 1 for value in slow_refined]
        turns += 1
    assert wheel.turns_due(goods) == turns
    assert wheel.turn(goods) == turns
    assert goods == packed(slow_basic + slow_refined)
    assert wheel.turn(goods) == 0


def test_a_wheel_lacks_what_its_turns_would_take_and_nothing_for_a_marker_that_is_gone() -> None:
    wheel = Wheel([0, 1, 2], [3], 3)
    assert wheel.lacks(packed([2, 0, 5, 0])) == packed([0, 1, 2, 4])
    assert wheel.lacks(packed([GONE, 0, 5, 0])) == packed([0, 1, 2, 3])
