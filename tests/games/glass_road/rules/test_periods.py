"""Building periods (GR-3), the long game (GR-16), and the goblet."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.games.glass_road.rules.scene import CARDS, Scene, hand_with, start
from tests.games.glass_road.rules.table import (
    idle_to_the_end,
    idle_until_period,
    refuse_all,
    spread_hands,
    table,
)
from tests.rules import rule
from waldglas.core.errors import BadOption
from waldglas.core.packed import packed
from waldglas.games.glass_road.rules.facts import BONUS, IMMEDIATE, PROCESSING
from waldglas.games.glass_road.rules.position import NO_BUILDING, GlassRoad


def build_up(position: GlassRoad, counts: list[int]) -> None:
    """Gives the seats so many buildings on their boards."""
    for seat, count in enumerate(counts):
        board = ["clay_pit", "sand_pit", "kiln", "spa"][:count]
        Scene(position, seat).own(*board)


@pytest.mark.parametrize("seats", [3, 4])
@rule("GR-3.1")
def test_four_periods_of_three_card_rounds(seats: int) -> None:
    position = start(seats)
    idle_to_the_end(position)
    assert position.over()
    scene = Scene(position)
    assert scene.events("period") == [(-1, [1]), (-1, [2]), (-1, [3]), (-1, [4])]
    revealed = Counter(seat for seat, _ in scene.events("revealed"))
    assert revealed == dict.fromkeys(range(seats), 4 * 3)
    assert (position.period, position.periods, position.round) == (4, 4, 3)


@rule("GR-3.2")
def test_five_cards_are_chosen_in_secret_from_all_fifteen() -> None:
    position = start(3)
    scene = Scene(position)
    assert position.to_act() == [0, 1, 2]
    assert scene.offered_to(1) == [f"card:{card}" for card in CARDS[:11]]
    scene.choose_hands({0: CARDS[10:], 1: CARDS[:5], 2: CARDS[:5]})
    assert [Scene(position, seat).hand_cards for seat in range(3)] == [CARDS[10:], CARDS[:5], CARDS[:5]]
    assert all(event.readers == 1 << event.seat for event in position.journal or [] if event.kind == "picked")
    idle_until_period(position, 2)
    assert scene.offered_to(0) == [f"card:{card}" for card in CARDS[:11]]
    scene.choose_hands({0: CARDS[10:]})
    assert scene.hand_cards == CARDS[10:]


@rule("GR-3.2")
def test_hands_have_one_spelling() -> None:
    position = start(3)
    scene = Scene(position)
    scene.choose_hands({0: ["pond_builder"]})
    assert scene.offered_to(0) == [f"card:{card}" for card in CARDS[4:12]]
    assert position.to_act() == [0, 1, 2]
    position.play(0, position.alphabet.action("card:fuel_collector"))
    assert scene.hand_cards == ["pond_builder", *CARDS[11:]]
    assert position.to_act() == [1, 2]


@rule("GR-3.3")
def test_cards_left_in_hand_are_not_played() -> None:
    scene = table(*spread_hands(3))
    for card in range(3):
        scene.lay({seat: CARDS[seat * 5 + card] for seat in range(3)})
        assert scene.position.period == 1
        refuse_all(scene.position)
    assert scene.position.period == 2
    assert not scene.events("copied")
    shown = {values[0] for _, values in scene.events("revealed")}
    assert shown == {0, 1, 2, 5, 6, 7, 10, 11, 12}


@rule("GR-3.4")
def test_gaps_are_filled_at_the_end_of_a_period_and_not_before() -> None:
    scene = table(hand_with("cultivator"), *spread_hands(3)[1:])
    position = scene.position
    scene.offer("sand_deposit")
    kept = position.display[1:]
    scene.lay({0: "cultivator", 1: "supplier", 2: "clay_worker"})
    scene.do("other", "build:sand_deposit", "at:a3", "take:0")
    assert list(position.display) == [NO_BUILDING, *kept]
    assert scene.display[0] == ""
    next_one = position.stacks[0][4]
    idle_until_period(position, 2)
    assert list(position.display) == [next_one, *kept]
    assert list(position.drawn) == [5, 4, 4]


@rule("GR-3.4")
def test_each_row_is_filled_from_its_own_stack() -> None:
    position = start(4)
    position.display = packed([NO_BUILDING] * 15)
    tops = [position.stacks[row][5:10] for row in range(3)]
    idle_until_period(position, 2)
    assert list(position.display) == [*tops[0], *tops[1], *tops[2]]
    assert [position.facts.buildings[number].kind for number in position.display[::5]] == [PROCESSING, IMMEDIATE, BONUS]


@rule("GR-3.4")
def test_used_up_stack_fills_no_gap() -> None:
    position = start(3)
    position.drawn = packed([30, 30, 31])
    position.display = packed([NO_BUILDING] * 12)
    last = position.stacks[1][30]
    idle_until_period(position, 2)
    assert list(position.display) == [NO_BUILDING] * 4 + [last] + [NO_BUILDING] * 7
    idle_to_the_end(position)
    assert position.over()


@rule("GR-3.4")
def test_nothing_is_filled_after_the_last_period() -> None:
    position = start(3)
    idle_until_period(position, 4)
    position.display = packed([NO_BUILDING] * 12)
    goblet = position.goblet
    idle_to_the_end(position)
    assert list(position.display) == [NO_BUILDING] * 12
    assert position.goblet == goblet


@pytest.mark.parametrize("seats", [2, 4])
@rule("GR-3.5")
def test_goblet_passes_clockwise(seats: int) -> None:
    position = start(seats)
    first = position.goblet
    build_up(position, [seat % 3 for seat in range(seats)])
    holders = []
    for period in range(1, 5):
        idle_until_period(position, period)
        holders.append(position.goblet)
    assert holders == [(first + turn) % seats for turn in range(4)]


FEWEST = [  # holder of the third period, buildings by seat, holder of the fourth
    (0, [1, 2, 3], 0),
    (0, [3, 2, 1], 2),
    (0, [2, 1, 1], 1),
    (1, [1, 1, 1], 2),
    (1, [1, 0, 0], 2),
    (2, [1, 2, 1], 0),
    (2, [2, 1, 1], 1),
    (2, [0, 0, 0], 0),
]


@pytest.mark.parametrize(("holder", "buildings", "expected"), FEWEST)
@rule("GR-3.6")
def test_three_seats_give_the_last_goblet_to_the_fewest_buildings(
    holder: int, buildings: list[int], expected: int
) -> None:
    position = start(3)
    idle_until_period(position, 3)
    position.goblet = holder
    build_up(position, buildings)
    idle_until_period(position, 4)
    assert position.goblet == expected


@rule("GR-3.6")
def test_earlier_goblets_of_three_seats_pass_clockwise() -> None:
    position = start(3)
    first = position.goblet
    build_up(position, [2, 1, 0])
    idle_until_period(position, 2)
    assert position.goblet == (first + 1) % 3
    idle_until_period(position, 3)
    assert position.goblet == (first + 2) % 3


@rule("GR-3.7")
def test_upgrade_is_no_further_building() -> None:
    scene = table(hand_with("cultivator"), *spread_hands(3)[1:])
    scene.goods(glass=1, clay=1).offer("forest_hut").lay({0: "cultivator", 1: "supplier", 2: "clay_worker"})
    scene.do("other", "build:forest_hut", "take:0")
    assert scene.starts[0] == "forest_hut"
    idle_until_period(scene.position, 3)
    scene.position.goblet = 2
    idle_until_period(scene.position, 4)
    assert scene.position.goblet == 0


@rule("GR-3.8")
def test_private_offers_stay_and_have_no_limit() -> None:
    hands = [hand_with("feudal_lord"), *spread_hands(3)[1:]]
    scene = table(*hands)
    for period in (1, 2, 3, 4):
        idle_until_period(scene.position, period)
        assert len(scene.private_offer) == 3 * (period - 1)
        if period > 1:
            scene.choose_hands(dict(enumerate(hands)))
        scene.lay({0: "feudal_lord", 1: "supplier", 2: "clay_worker"})
        while scene.asked != 0:
            scene.do("pass")
        scene.do("one")
        assert len(scene.private_offer) == 3 * period


@pytest.mark.parametrize("seats", [2, 3, 4])
@rule("GR-16.1")
def test_long_game_has_five_periods(seats: int) -> None:
    position = start(seats, long="yes")
    idle_to_the_end(position)
    assert [values for _, values in Scene(position).events("period")] == [[1], [2], [3], [4], [5]]
    with pytest.raises(BadOption, match="seven periods"):
        start(1, long="yes")


LONG = [  # seats, holder of the fourth period, buildings by seat, holder of the fifth
    (4, 0, [1, 2, 3, 4], 0),
    (4, 0, [1, 2, 1, 1], 2),
    (4, 3, [1, 0, 0, 0], 1),
    (4, 1, [0, 0, 0, 0], 2),
    (2, 0, [1, 2], 0),
    (2, 0, [1, 1], 1),
    (2, 1, [2, 1], 1),
]


@pytest.mark.parametrize(("seats", "holder", "buildings", "expected"), LONG)
@rule("GR-16.2")
def test_fifth_goblet_goes_to_the_fewest_buildings(
    seats: int, holder: int, buildings: list[int], expected: int
) -> None:
    position = start(seats, long="yes")
    idle_until_period(position, 4)
    position.goblet = holder
    build_up(position, buildings)
    idle_until_period(position, 5)
    assert position.goblet == expected


LONG_FOR_THREE = [
    (0, [0, 2, 1], 2),
    (0, [0, 1, 1], 1),
    (1, [1, 0, 1], 2),
    (2, [1, 1, 0], 0),
    (2, [2, 1, 0], 1),
]


@pytest.mark.parametrize(("holder", "buildings", "expected"), LONG_FOR_THREE)
@rule("GR-16.3")
def test_three_seats_leave_the_holder_out_before_the_fifth(holder: int, buildings: list[int], expected: int) -> None:
    position = start(3, long="yes")
    idle_until_period(position, 4)
    position.goblet = holder
    build_up(position, buildings)
    idle_until_period(position, 5)
    assert position.goblet == expected


@rule("GR-16.3", "GR-3.6")
def test_three_seats_decide_the_fourth_goblet_of_a_long_game_as_always() -> None:
    position = start(3, long="yes")
    idle_until_period(position, 3)
    position.goblet = 1
    build_up(position, [2, 0, 1])
    idle_until_period(position, 4)
    assert position.goblet == 1
