"""Playing cards (GR-4), copies (GR-5), resolving (GR-6) and entry fees (GR-7)."""

from __future__ import annotations

import pytest

from tests.games.glass_road.rules.scene import CARDS, EMPTY_BOARD, Scene, hand_with
from tests.games.glass_road.rules.table import refuse_all, spread_hands, table
from tests.rules import rule

MARY, ADELE, CHRIS, TIM = range(4)
NO_FOREST_MANAGER = hand_with("woodcutter", "clay_worker", without=["forest_manager"])


@rule("GR-4.1")
def test_everyone_lays_a_card_face_down_in_secret() -> None:
    scene = table(*spread_hands(3))
    assert scene.position.to_act() == [0, 1, 2]
    assert scene.offered_to(1) == [f"card:{card}" for card in CARDS[5:10]]
    scene.lay({1: "supplier"})
    assert scene.position.to_act() == [0, 2]
    assert scene.position.observe(0).players[1].laid == "face down"
    assert scene.position.observe(1).players[1].laid == "supplier"
    assert Scene(scene.position, 1).hand_cards == CARDS[6:10]
    assert not scene.events("revealed")


@rule("GR-4.1", "GR-3.3")
def test_three_rounds_and_two_slots_use_up_a_hand() -> None:
    """Seat 1 plays three cards of its own and two copies: its last card is laid by itself."""
    hands = [CARDS[:5], [*CARDS[:2], *CARDS[5:8]], CARDS[10:]]
    scene = table(*hands)
    scene.lay({0: CARDS[0], 1: CARDS[5], 2: CARDS[10]})
    refuse_all(scene.position)
    scene.lay({0: CARDS[1], 1: CARDS[6], 2: CARDS[11]})
    refuse_all(scene.position)
    assert Scene(scene.position, 1).slots == CARDS[:2]
    assert scene.position.to_act() == [0, 2]
    assert Scene(scene.position, 1).hand_cards == []
    scene.lay({0: CARDS[2], 2: CARDS[12]})
    refuse_all(scene.position)
    assert scene.position.period == 2
    assert [values[0] for seat, values in scene.events("revealed") if seat == 1] == [5, 6, 7]


@pytest.mark.parametrize("goblet", [0, 1, 2])
@rule("GR-4.2")
def test_cards_are_revealed_one_by_one_from_the_goblet_on(goblet: int) -> None:
    scene = table(*spread_hands(3), goblet=goblet)
    order = [goblet, (goblet + 1) % 3, (goblet + 2) % 3]
    for round_number in range(3):
        scene.lay({seat: CARDS[seat * 5 + round_number] for seat in range(3)})
        for seat in order:
            revealed = [who for who, _ in scene.events("revealed")]
            assert revealed == order * round_number + order[: order.index(seat) + 1]
            if scene.position.to_act() == [seat]:
                scene.do("pass")
    assert scene.position.period == 2


@rule("GR-4.3")
def test_revealed_cards_lie_open_and_slots_stay_full_until_the_period_ends() -> None:
    scene = table(CARDS[:5], [CARDS[0], *CARDS[5:9]], CARDS[10:])
    scene.lay({0: CARDS[0], 1: CARDS[5], 2: CARDS[10]})
    refuse_all(scene.position)
    assert scene.position.round == 2
    for seen_by in (None, 0, 2):
        seat1 = scene.position.observe(seen_by).players[1]
        assert (seat1.played, seat1.slots) == ([CARDS[5]], [CARDS[0]])
    for _ in range(2):
        scene.lay({seat: Scene(scene.position, seat).hand_cards[0] for seat in range(3)})
        refuse_all(scene.position)
    assert scene.position.period == 2
    assert [player.in_slots | player.played for player in scene.position.players] == [0, 0, 0]


@rule("GR-5.1", "GR-5.4", "GR-6.6")
def test_all_copies_come_to_the_table_before_anyone_resolves() -> None:
    hand = hand_with("feudal_lord")
    scene = table(hand, hand, hand, hand, goblet=2)
    scene.lay(dict.fromkeys(range(4), "pit_worker") | {2: "feudal_lord"})
    assert [seat for seat, _ in scene.events("copied")] == [3, 0, 1]
    assert not scene.events("ability")
    resolved = []
    for _ in range(4):
        resolved.append(scene.asked)
        assert scene.offered == ["one", "other", "pass"]
        scene.do("other", "take:1", "take:0")
    assert resolved == [2, 3, 0, 1]
    assert [seat for seat, _ in scene.events("revealed")] == [2, 3]


@rule("GR-5.2")
def test_third_copy_is_neither_forced_nor_allowed() -> None:
    scene = table(CARDS[:5], CARDS[:5], CARDS[10:])
    for round_number in range(2):
        scene.lay({0: CARDS[round_number], 1: CARDS[4 - round_number], 2: CARDS[10 + round_number]})
        refuse_all(scene.position)
    assert (scene.slots, Scene(scene.position, 1).slots) == ([CARDS[3], CARDS[4]], CARDS[:2])
    assert scene.position.to_act() == [2]
    assert (scene.player.face_down, scene.player_of(1).face_down) == (2, 2)


@rule("GR-5.2", "GR-6.2")
def test_full_slots_leave_the_other_alone_with_the_card() -> None:
    """Seat 1 holds the Pit Worker, but its slots are full: seat 0 uses both abilities."""
    scene = table(hand_with("pit_worker"), hand_with("pit_worker", "woodcutter"), CARDS[10:])
    scene.player_of(1).in_slots = 1 << CARDS.index("supplier") | 1 << CARDS.index("builder")
    scene.lay({0: "pit_worker", 1: "woodcutter", 2: "clay_worker"})
    assert not scene.events("copied")
    assert "pit_worker" in Scene(scene.position, 1).hand_cards
    scene.do("one", "pass", "take:0")
    assert scene.offered == ["other", "pass"]


@rule("GR-5.3")
def test_card_laid_face_down_is_no_copy() -> None:
    scene = table(hand_with("builder"), hand_with("builder"), CARDS[10:])
    scene.lay({0: "builder", 1: "builder", 2: "clay_worker"})
    assert not scene.events("copied")
    scene.do("pass")
    assert (scene.asked, scene.player_of(1).face_down) == (1, -1)
    assert scene.events("revealed") == [(0, [6]), (1, [6])]


@rule("GR-6.2", "GR-5.1", "GR-5.3", "GR-6.1")
def test_forest_manager_example() -> None:
    """Page 6: Mary and Adele have picked the Forest Manager, Chris holds it in hand, Tim did not choose it."""
    hand = hand_with("forest_manager", "clay_worker")
    scene = table(hand, hand, hand, NO_FOREST_MANAGER, goblet=MARY)
    scene.lay({MARY: "forest_manager", ADELE: "forest_manager", CHRIS: "clay_worker", TIM: "woodcutter"})
    assert scene.events("copied") == [(CHRIS, [CARDS.index("forest_manager")])]
    assert scene.asked == MARY
    scene.do("one", "at:a3", "take:1")
    assert scene.asked == CHRIS
    scene.do("other", "good:wood", "take:2")
    assert scene.asked == ADELE
    scene.do("one", "at:a3", "take:1")
    assert (scene.asked, scene.offered) == (ADELE, ["other", "pass"])
    scene.do("other", "good:wood", "take:2")
    assert Scene(scene.position, ADELE).wheels["wood"] == 4 + 1 + 2
    refuse_all(scene.position)
    assert [seat for seat, _ in scene.events("revealed")] == [MARY, ADELE, CHRIS, TIM]


@rule("GR-6.1")
def test_alone_both_abilities_in_either_order_but_none_twice() -> None:
    for first, second in (("one", "other"), ("other", "one")):
        scene = Scene.alone_with("slash_and_burn_farmer")
        assert scene.offered == ["one", "other", "pass"]
        scene.do(first, "at:b1", "take:0")
        assert scene.offered == [second, "pass"]
        scene.do(second, "take:0")
        assert scene.asked == 1 - scene.seat


@pytest.mark.parametrize("card", ["woodcutter", "clay_worker", "charcoal_burner", "builder"])
@rule("GR-6.1", "GR-6.5")
def test_equal_abilities_are_offered_once_and_used_twice(card: str) -> None:
    scene = Scene.alone_with(card)
    assert scene.offered == ["one", "pass"]
    while "other" not in scene.offered:
        scene.do("one" if "one" in scene.offered else scene.offered[0])
    assert scene.offered == ["other", "pass"]
    shared = Scene.shared(card)
    assert shared.offered == ["one", "pass"]


@rule("GR-6.2", "GR-6.3")
def test_with_a_copy_each_uses_one_ability_of_its_own_choice() -> None:
    scene = Scene.shared("feudal_lord")
    scene.do("one")
    assert (scene.asked, scene.offered) == (1 - scene.seat, ["one", "other", "pass"])
    scene.do("other", "take:1", "take:1")
    assert len(scene.private_offer) == 3
    assert scene.other.wheels["wood"] == 5
    assert scene.offered[0].startswith("card:")


@rule("GR-6.4")
def test_refused_card_still_counts_as_played() -> None:
    scene = Scene.shared("feudal_lord")
    assert scene.events("copied")
    scene.do("pass").do("one")
    assert scene.asked == 1 - scene.seat
    assert scene.offered[0].startswith("card:")
    assert "feudal_lord" not in scene.hand_cards


@rule("GR-6.4")
def test_second_ability_may_be_refused_and_a_paid_fee_is_not_given_back() -> None:
    scene = Scene.alone_with("clay_worker").goods(water=1)
    scene.do("one", "take:0", "pass")
    assert scene.changes() == {"water": -1}
    builder = Scene.alone_with("builder").offer("sand_deposit").goods(food=1)
    builder.do("one", "pass", "pass")
    assert builder.changes() == {"food": -1}


@rule("GR-6.5")
def test_card_has_left_the_hand_once_played() -> None:
    scene = Scene.alone_with("feudal_lord").do("one", "pass")
    scene.do(scene.offered[0])
    while not scene.offered[0].startswith("card:"):
        scene.do("pass")
    assert scene.asked == scene.seat
    assert "card:feudal_lord" not in scene.offered


@rule("GR-7.1", "GR-7.2")
def test_fee_is_paid_first_and_once() -> None:
    scene = Scene.alone_with("clay_worker").goods(water=3)
    scene.do("one")
    assert scene.changes() == {"water": -1}
    scene.do("take:2", "other", "take:2")
    assert scene.changes() == {"clay": 4}


@rule("GR-7.2", "GR-8.15")
def test_charcoal_burner_example() -> None:
    """Pages 7 and 14: 1 wood brings 3 + 3 charcoal to one alone, on one wheel or on both; else 3."""
    scene = Scene.alone_with("charcoal_burner").goods(wood=1)
    scene.do("one", "on:glass", "take:3", "other", "on:brick", "take:3")
    assert scene.changes() == {"wood": -1, "charcoal": 3, "charcoal_on_brick": 3}
    scene = Scene.alone_with("charcoal_burner").goods(wood=1)
    scene.do("one", "on:glass", "take:3", "other", "on:glass", "take:3")
    assert scene.changes() == {"wood": -1, "charcoal": 6}
    scene = Scene.shared("charcoal_burner").goods(wood=2)
    scene.do("one", "on:glass", "take:3")
    assert scene.changes() == {"wood": -1, "charcoal": 3}
    assert scene.asked == 1 - scene.seat
    scene.do("one", "on:brick", "take:3")
    assert scene.other.wheels["charcoal_on_brick"] == 2
    assert scene.other.wheels["brick"] == 1


FEES = {
    "builder": "food",
    "water_carrier": "food",
    "charcoal_burner": "wood",
    "fish_farmer": "charcoal",
    "clay_worker": "water",
    "fuel_collector": "water",
    "carpenter": "forest",
    "slash_and_burn_farmer": "forest",
    "woodcutter": "forest",
}


@pytest.mark.parametrize("card", CARDS)
@rule("GR-7.3", "GR-7.4")
def test_who_cannot_pay_the_fee_uses_nothing(card: str) -> None:
    """With nothing at all a card without fee can be used; one with a fee is only played."""
    others = hand_with(without=hand_with(card))
    scene = table(hand_with(card), others, others).goods().board(EMPTY_BOARD)
    scene.lay({0: card, 1: others[0], 2: others[0]})
    assert (0, [CARDS.index(card)]) in scene.events("revealed")
    if card in FEES:
        assert (0, [CARDS.index(card)]) in scene.events("refused")
        assert not [seat for seat, _ in scene.events("ability") if seat == 0]
    else:
        assert scene.asked == 0
        assert "one" in scene.offered


@pytest.mark.parametrize(("card", "fee"), FEES.items())
@rule("GR-7.3", "GR-7.5")
def test_fee_is_this_and_due_only_when_an_ability_is_used(card: str, fee: str) -> None:
    held = {} if fee == "forest" else {fee: 1}
    land = "forest ~ " + ". " * 18 if fee == "forest" else EMPTY_BOARD
    refused = Scene.alone_with(card).goods(**held).board(land)
    refused.do("pass")
    assert refused.changes() == {}
    assert refused.count("forest") == (fee == "forest")
    used = Scene.alone_with(card).goods(**held).board(land)
    used.do("other" if card == "fuel_collector" else "one")
    assert (used.changes(), used.count("forest")) == ({} if fee == "forest" else {fee: -1}, 0)


@rule("GR-7.4")
def test_card_whose_fee_cannot_be_paid_still_halves_the_others() -> None:
    scene = table(hand_with("woodcutter"), hand_with("woodcutter"), CARDS[10:])
    Scene(scene.position, 1).board(EMPTY_BOARD)
    scene.lay({0: "woodcutter", 1: "feudal_lord", 2: "clay_worker"})
    assert scene.events("copied") == [(1, [9])]
    scene.do("one", "at:b1", "take:2")
    assert scene.asked == 1
    assert scene.events("refused") == [(1, [9])]


@rule("GR-7.6")
def test_any_forest_may_go_and_leaves_two_spaces() -> None:
    scene = Scene.alone_with("woodcutter").do("one")
    assert scene.offered == ["at:b1", "at:a2", "at:c2", "at:b3", "at:a4", "at:c4"]
    scene.do("at:c2")
    assert (scene.at("c2"), scene.at("d2"), scene.count("forest")) == (".", ".", 5)
