"""Hidden information: hands, cards laid face down, stacks; and what the table has learned about hands."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.games.glass_road.rules.eager import eager_moments, rich_start
from tests.games.glass_road.rules.scene import CARDS, Scene, bits, cards_of, hand_with, start
from tests.games.glass_road.rules.table import refuse_all, spread_hands, table
from tests.rules import rule
from waldglas.core.rng import seeded
from waldglas.games.glass_road.rules.facts import FIRST_TO_BUILD
from waldglas.games.glass_road.rules.position import GlassRoad

TIMES = 200


def imagined_by(position: GlassRoad, seat: int, times: int = TIMES) -> list[GlassRoad]:
    rng = seeded(5, "imagined")
    return [position.determinize(seat, rng) for _ in range(times)]


def cards_imagined(position: GlassRoad, seat: int, other: int) -> tuple[set[str], set[str]]:
    """All cards that the other may have in hand, and all it may have laid, as the seat imagines it."""
    hands: set[str] = set()
    laid: set[str] = set()
    for imagined in imagined_by(position, seat):
        player = imagined.players[other]
        hands |= set(cards_of(player.hand))
        laid |= {CARDS[player.face_down]} if player.face_down >= 0 else set()
    return hands, laid


@rule("GR-5.1")
def test_who_played_no_copy_with_a_free_slot_does_not_hold_the_card() -> None:
    """The Forest Manager is shown not to be in seat 1's hand; face down it may still lie there."""
    hand = hand_with("forest_manager")
    scene = table(hand, hand, spread_hands(3)[2])
    scene.lay({0: "forest_manager", 1: "forest_manager", 2: "clay_worker"})
    assert scene.asked == 0
    for seat in (0, 2):
        hands, laid = cards_imagined(scene.position, seat, 1)
        assert hands == set(CARDS) - {"forest_manager"}
        assert laid == set(CARDS)


@rule("GR-5.1")
def test_what_was_shown_before_a_card_was_laid_holds_for_that_card_too() -> None:
    scene = table(hand_with("feudal_lord"), spread_hands(3)[1], spread_hands(3)[2])
    scene.lay({0: "feudal_lord", 1: "supplier", 2: "clay_worker"})
    refuse_all(scene.position)
    scene.lay({1: "builder"})
    hands, laid = cards_imagined(scene.position, 2, 1)
    assert hands == laid == set(CARDS) - {"feudal_lord", "clay_worker", "supplier"}


@rule("GR-5.2")
def test_full_slots_show_nothing() -> None:
    scene = table(hand_with("forest_manager"), hand_with("forest_manager"), spread_hands(3)[2])
    scene.player_of(1).hand = bits(["forest_manager", "woodcutter", "clay_worker"])
    scene.player_of(1).in_slots = bits(["supplier", "builder"])
    scene.ready().lay({0: "forest_manager", 1: "woodcutter", 2: "fish_farmer"})
    hands, laid = cards_imagined(scene.position, 0, 1)
    assert hands == laid == set(CARDS) - {"supplier", "builder"}


@rule("GR-17.3")
def test_two_seats_learn_in_the_same_way() -> None:
    scene = table(hand_with("builder"), hand_with("woodcutter", without=hand_with("builder")))
    scene.do("card:builder")
    hands, _ = cards_imagined(scene.position, 0, 1)
    assert hands == set(CARDS) - {"builder"}
    assert all(imagined.players[0].hand == scene.player.hand for imagined in imagined_by(scene.position, 0, 20))


@rule("GR-3.2")
def test_new_period_forgets_what_was_shown() -> None:
    scene = table(*spread_hands(3))
    for number in range(3):
        scene.lay({seat: CARDS[seat * 5 + number] for seat in range(3)})
        refuse_all(scene.position)
    scene.choose_hands({1: CARDS[:5]})
    hands, _ = cards_imagined(scene.position, 0, 1)
    assert hands == set(CARDS)


@pytest.mark.parametrize("seats", [2, 3, 4])
@rule("GR-3.2")
def test_number_of_picks_so_far_is_hidden(seats: int) -> None:
    """Another seat sees the same after none, one or four picks; also a bot that is given an imagined position."""
    seen = []
    for picks in (0, 1, 4):
        scene = Scene(start(seats)).choose_hands({1: CARDS[:picks]})
        assert scene.position.observe(1).players[1].hand == CARDS[:picks]
        imagined = scene.position.determinize(0, seeded(3, "imagined"))
        seen.append(
            (
                scene.position.observe(0).data(),
                scene.position.observe(None).data(),
                imagined.observe(1).data(),
                imagined.choices(1),
                imagined.moves,
                imagined.all_made(),
            )
        )
    assert seen[0] == seen[1] == seen[2]


@rule("GR-3.2")
def test_finished_hand_is_imagined_whole_and_anew() -> None:
    scene = Scene(start(3)).choose_hands({1: CARDS[:5]})
    counts: Counter[int] = Counter()
    for imagined in imagined_by(scene.position, 0):
        assert imagined.to_act() == [0, 2]
        assert len(cards_of(imagined.players[1].hand)) == 5
        counts.update(number for number, card in enumerate(CARDS) if card in cards_of(imagined.players[1].hand))
    assert len(counts) == 15
    assert max(counts.values()) < 2 * TIMES / 3 * 0.75
    assert scene.player_of(1).hand == bits(CARDS[:5])


@rule("GR-4.1")
def test_others_see_neither_hands_nor_laid_cards() -> None:
    scene = table(*spread_hands(3))
    scene.lay({1: "supplier"})
    for seat in (None, 0, 2):
        seen = scene.position.observe(seat).players[1]
        assert (seen.hand, seen.hand_size, seen.laid, seen.choosing) == (None, 4, "face down", False)
        assert scene.position.observe(seat).players[2 if seat != 2 else 0].choosing
    assert scene.position.observe(1).players[1].hand == CARDS[6:10]
    scene.lay({0: "feudal_lord", 2: "clay_worker"})
    assert scene.position.observe(None).players[1].hand_size == 4
    laid = {imagined.players[1].face_down for imagined in imagined_by(scene.position, 0)}
    assert laid == set(range(15))


@settings(max_examples=6)
@given(seed=st.integers(min_value=0, max_value=2**32), seats=st.integers(min_value=1, max_value=4))
def test_what_is_known_is_kept(seed: int, seats: int) -> None:
    """Own cards, open cards, boards and offers stay; stacks keep their buildings but not their order."""
    position = rich_start(seats, seed)
    chance, rng = Random(seed), seeded(seed, "imagined")
    reordered = False
    for _ in eager_moments(position, chance):
        if chance.random() > 0.1:
            continue
        seat = chance.randrange(seats)
        imagined = position.determinize(seat, rng)
        own, same = position.players[seat], imagined.players[seat]
        assert (own.hand, own.face_down) == (same.hand, same.face_down)
        for player, twin in zip(position.players, imagined.players, strict=True):
            assert (player.played, player.in_slots, player.private) == (twin.played, twin.in_slots, twin.private)
            assert (player.goods, player.land, player.starts) == (twin.goods, twin.land, twin.starts)
        for stack, twin_stack, drawn in zip(position.stacks, imagined.stacks, position.drawn, strict=True):
            assert stack[:drawn] == twin_stack[:drawn]
            assert sorted(stack) == sorted(twin_stack)
            reordered = reordered or stack != twin_stack
        assert imagined.display == position.display
    assert reordered


@rule("GR-1.7")
def test_imagined_stacks_of_the_introductory_game_keep_stars_first() -> None:
    position = start(3, introductory="yes")
    orders = set()
    for imagined in imagined_by(position, 1, 30):
        for stack, twin in zip(position.stacks, imagined.stacks, strict=True):
            stars = [position.facts.buildings[number].starred for number in twin]
            assert stars == [position.facts.buildings[number].starred for number in stack]
        orders.add(tuple(imagined.stacks[2]))
    assert len(orders) == 30


def test_future_draws_are_imagined_too() -> None:
    """The solo player does not know which card comes next, nor what the Feudal Lord will bring."""
    position = start(1)
    scene = Scene(position).choose_hands({0: CARDS[:2]})
    drawn, brought = set(), set()
    for imagined in imagined_by(position, 0, 60):
        twin = Scene(imagined)
        twin.do("card:supplier")
        drawn.add(imagined.revealed)
        brought.add(imagined.stacks[0][imagined.drawn[0]])
    assert drawn == {0, 1, 5}
    assert len(brought) > 15
    assert min(brought) >= FIRST_TO_BUILD
    assert scene.position.moves == 2
