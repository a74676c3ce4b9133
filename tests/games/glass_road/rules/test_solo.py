"""The solo game (GR-18)."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.games.glass_road.rules.scene import CARDS, EMPTY_BOARD, Scene, cards_of, hand_with, start
from tests.games.glass_road.rules.table import (
    idle_to_last_window,
    idle_to_the_end,
    idle_until_period,
    solo,
)
from tests.rules import rule
from waldglas.games.glass_road.rules.position import NO_BUILDING

HANDS = [3, 4, 5, 6, 3, 4, 5]


@rule("GR-18.1")
def test_seven_periods() -> None:
    position = start(1)
    idle_to_the_end(position)
    assert [values for _, values in Scene(position).events("period")] == [[number] for number in range(1, 8)]
    assert position.winners() == [0]


@rule("GR-18.1")
def test_thirty_points_are_remarkable() -> None:
    fours = ["winery", "water_tower", "spa", "sandstone_factory", "hot_springs", "grove_court"]
    position = start(1)
    Scene(position).own(*fours, "kiln")
    assert (position.points(0), position.rank(0)) == (27, "")
    Scene(position).own(*fours, "kiln", "inn")
    assert (position.points(0), position.rank(0)) == (30, "solo-aim")
    larger = start(2)
    Scene(larger).own(*fours, "kiln", "inn")
    assert (larger.points(0), larger.rank(0)) == (30, "")


@rule("GR-18.2")
def test_hand_sizes() -> None:
    position = start(1)
    for period, size in enumerate(HANDS, 1):
        idle_until_period(position, period)
        free = [card for card in CARDS if card not in cards_of(position.players[0].blocked)]
        assert Scene(position).offered == [f"card:{card}" for card in free[: len(free) - size + 1]]
        hand = free[-size:]
        Scene(position).choose_hands({0: hand})
        chosen = position.players[0].hand | position.players[0].played
        assert cards_of(chosen) == hand


@rule("GR-18.3", "GR-18.4")
@pytest.mark.parametrize("period", range(1, 8))
def test_cards_are_drawn_for_one_ability_until_two_are_left(period: int) -> None:
    position = start(1, seed=period)
    idle_until_period(position, period)
    scene = Scene(position)
    before = len(scene.events("revealed"))
    size = HANDS[period - 1]
    free = [card for card in CARDS if card not in cards_of(position.players[0].blocked)]
    scene.choose_hands({0: free[:size]})
    while not scene.offered[0].startswith("card:"):
        drawn = CARDS[scene.events("revealed")[-1][1][0]]
        assert drawn not in scene.hand_cards
        moves = len(scene.events("revealed"))
        while len(scene.events("revealed")) == moves and not scene.offered[0].startswith("card:"):
            scene.do("pass" if "pass" in scene.offered else scene.offered[0])
    assert len(scene.events("revealed")) - before == size - 2
    assert scene.offered == [f"card:{card}" for card in scene.hand_cards]
    assert len(scene.offered) == 2


@rule("GR-18.3")
def test_draws_are_by_chance() -> None:
    drawn: Counter[int] = Counter()
    for seed in range(60):
        scene = Scene(start(1, seed)).choose_hands({0: ["feudal_lord", "pit_worker", "supplier"]})
        drawn[scene.events("revealed")[0][1][0]] += 1
    assert sorted(drawn) == [0, 1, 5]
    assert min(drawn.values()) > 8


@rule("GR-18.5", "GR-18.3", "GR-18.4")
def test_example_of_the_rulebook() -> None:
    """Page 11: Pit Worker, Cultivator and Water Carrier; the first drawn, the second picked, the third unused."""
    trio = ["pit_worker", "cultivator", "water_carrier"]
    scene = solo(trio, drawn="pit_worker")
    assert scene.offered == ["one", "other", "pass"]
    scene.do("other", "good:clay", "take:2")
    assert scene.offered == ["card:cultivator", "card:water_carrier"]
    scene.do("card:cultivator", "one", "tile:pit", "at:a3")
    assert scene.offered == ["other", "pass"]
    scene.do("pass")
    assert scene.position.period == 2
    assert cards_of(scene.player.blocked) == trio
    assert not {f"card:{card}" for card in trio} & set(scene.offered)
    assert scene.reason("card:pit_worker") == "GR-18.5: You chose this specialist in the last period."
    second = [card for card in CARDS if card not in trio][:4]
    scene.choose_hands({0: second})
    idle_until_period(scene.position, 3)
    assert cards_of(scene.player.blocked) == second
    scene.choose_hands({0: [*trio, "woodcutter", "clay_worker"]})
    assert scene.position.period == 3


@rule("GR-18.6")
def test_supplier_gives_one_and_nobody_a_gift() -> None:
    scene = solo(hand_with("supplier", size=3), drawn="supplier")
    scene.do("one", "good:wood")
    assert scene.offered == ["take:0", "take:1"]
    scene.do("take:1")
    assert scene.changes() == {"wood": 1}
    assert scene.offered[0].startswith("card:")


@rule("GR-18.7")
def test_fees_are_due_and_the_offer_is_filled() -> None:
    scene = solo(hand_with("clay_worker", size=3), drawn="clay_worker").goods(water=1)
    scene.do("one", "take:2")
    assert scene.changes() == {"water": -1, "clay": 2}
    scene.position.display[0] = NO_BUILDING
    idle_until_period(scene.position, 2)
    assert NO_BUILDING not in scene.position.display
    unpaid = solo(hand_with("charcoal_burner", size=3), drawn="charcoal_burner").goods()
    assert unpaid.offered == ["pass"]


@rule("GR-18.7", "GR-8.14")
def test_fuel_collector_counts_cards_not_drawn_yet() -> None:
    """At most 5 (page 14): the first draw of the fourth period leaves five; the last pick leaves one."""
    position = start(1)
    for seed in range(99):
        position = start(1, seed)
        idle_until_period(position, 4)
        if position.players[0].blocked >> CARDS.index("fuel_collector") & 1:
            continue
        free = [card for card in CARDS if not position.players[0].blocked >> CARDS.index(card) & 1]
        others = [card for card in free if card != "fuel_collector"][:5]
        scene = Scene(position).choose_hands({0: [*others, "fuel_collector"]})
        if scene.events("revealed")[-1] == (0, [CARDS.index("fuel_collector")]):
            break
    scene = Scene(position).goods(water=1)
    scene.do("one", "on:glass")
    assert scene.offered[-1] == "take:5"


@rule("GR-18.4", "GR-18.7", "GR-8.14")
def test_fuel_collector_as_last_pick_counts_the_unused_card() -> None:
    scene = solo(["feudal_lord", "supplier", "fuel_collector"], drawn="supplier").do("pass")
    scene.goods(water=1).board(EMPTY_BOARD).do("card:fuel_collector", "one", "on:glass")
    assert scene.changes() == {"water": -1, "charcoal": 1}
    assert scene.offered == ["other", "pass"]


@rule("GR-18.1", "GR-15.1")
def test_processing_before_scoring() -> None:
    position = start(1)
    idle_until_period(position, 7)
    scene = Scene(position).own("sand_pit").goods(water=1)
    idle_to_last_window(position)
    assert scene.offered == ["pass", "use:sand_pit"]
    scene.do("use:sand_pit", "take:2")
    assert position.over()
    assert position.scores() == [1.0]
