"""Whole games by chance at every seat count and with every option: nothing is lost, nothing appears."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.games.glass_road.rules.eager import eager_choice, eager_moments, rich_start
from tests.games.glass_road.rules.reference import boards_of, turn_wheels
from tests.games.glass_road.rules.scene import GAME, GAME_FACTS, MARKERS, Scene, start
from tests.rules import rule
from tests.said import question
from waldglas.core.packed import packed
from waldglas.games.glass_road.rules.facts import FIRST_TO_BUILD, IMMEDIATE, PROCESSING, STACKS
from waldglas.games.glass_road.rules.periods import hand_size
from waldglas.games.glass_road.rules.player import FIRST_BUILDING, FOREST, FOREST_RIGHT, count_cards
from waldglas.games.glass_road.rules.position import GlassRoad

SETUPS: list[tuple[int, dict[str, str]]] = [
    *[(seats, {}) for seats in (1, 2, 3, 4)],
    *[(seats, {"introductory": "yes"}) for seats in (1, 2, 3, 4)],
    *[(seats, {"long": "yes"}) for seats in (2, 3, 4)],
    (4, {"narrow": "yes"}),
    (4, {"introductory": "yes", "long": "yes", "narrow": "yes"}),
]
seeds = st.integers(min_value=0, max_value=2**32)
every_setup = pytest.mark.parametrize(("seats", "options"), SETUPS)

# Steps that ask in the middle of an action: a further good of one gain, or a part of one payment.
INSIDE_AN_ACTION = {"Gain", "Pay"}


def check_goods(position: GlassRoad) -> None:
    for player in position.players:
        for name, number in zip(MARKERS, player.goods, strict=True):
            assert 0 <= number <= (3 if name in ("glass", "brick") else 7)


def check_wheels(position: GlassRoad, seat: int) -> None:
    """When a seat is asked no wheel of any seat is due, except its own inside an action."""
    step = position.asked(seat)
    assert step is not None
    for other in range(position.seats):
        goods = boards_of(position, other).goods
        if turn_wheels(goods) != goods:
            assert other == seat
            assert type(step).__name__ in INSIDE_AN_ACTION


def check_land(position: GlassRoad) -> None:
    for player in position.players:
        for space, there in enumerate(player.land):
            assert (there == FOREST_RIGHT) == (space % 4 > 0 and player.land[space - 1] == FOREST)
        built = [GAME_FACTS.buildings[there - FIRST_BUILDING] for there in player.land if there >= FIRST_BUILDING]
        assert list(player.works) == sorted(b.number for b in built if b.kind == PROCESSING)
        upgrades = [GAME_FACTS.buildings[number] for number in player.starts]
        assert player.immediates == sum(b.kind == IMMEDIATE for b in [*built, *upgrades])
        assert list(player.private) == sorted(set(player.private))


def check_buildings(position: GlassRoad, set_aside: list[int]) -> None:
    """Every building is in one place: a stack, the building board, a private offer, a board, or out of the game."""
    places = [number for number in position.display if number >= 0] + set_aside
    for stack, drawn in zip(position.stacks, position.drawn, strict=True):
        places += stack[drawn:]
    for player in position.players:
        places += player.private
        places += [there - FIRST_BUILDING for there in player.land if there >= FIRST_BUILDING]
        places += [number for number in player.starts if number >= FIRST_TO_BUILD]
    places += [values[0] for _, values in Scene(position).events("discarded")]
    under_construction = [values[0] for _, values in Scene(position).events("builds")][-1:]
    assert sorted(places) in (list(range(3, 95)), sorted({*range(3, 95)} - set(under_construction)))


def check_cards(position: GlassRoad) -> None:
    """A period's hand lies in the hand, face down, among the played, and in the two slots."""
    if position.together and position.round == 0:
        return
    for player in position.players:
        laid = 1 << player.face_down if player.face_down >= 0 else 0
        parts = [player.hand, laid, player.played, player.in_slots]
        assert count_cards(player.in_slots) <= 2
        assert sum(map(count_cards, parts)) == hand_size(position)
        assert count_cards(player.hand | laid | player.played | player.in_slots) == hand_size(position)


def forests(position: GlassRoad) -> list[int]:
    return [list(player.land).count(FOREST) for player in position.players]


def soak(position: GlassRoad, chance: Random, set_aside: list[int]) -> None:
    before = forests(position)
    for seat in eager_moments(position, chance):
        check_goods(position)
        check_wheels(position, seat)
        check_land(position)
        check_buildings(position, set_aside)
        check_cards(position)
        now = forests(position)
        assert all(fewer <= more for fewer, more in zip(now, before, strict=True))
        before = now
    assert position.over()
    assert position.period == position.periods
    check_goods(position)


@every_setup
@settings(max_examples=4)
@given(seed=seeds, rich=st.booleans())
@rule("GR-1.4", "GR-2.2", "GR-2.5", "GR-9.4", "GR-12.7")
def test_nothing_is_lost_and_no_wheel_is_late(seats: int, options: dict[str, str], seed: int, rich: bool) -> None:
    position = rich_start(seats, seed, **options) if rich else start(seats, seed, **options)
    soak(position, Random(seed), [])
    assert position.periods == (7 if seats == 1 else 5 if options.get("long") else 4)


def thin_out(position: GlassRoad, left: int) -> list[int]:
    """Leaves so many buildings in each stack; returns those set aside."""
    set_aside: list[int] = []
    for stack, buildings in enumerate(position.stacks):
        set_aside += buildings[position.drawn[stack] : len(buildings) - left]
    position.drawn = packed([len(buildings) - left for buildings in position.stacks])
    return set_aside


@every_setup
@settings(max_examples=2)
@given(seed=seeds)
@rule("GR-3.4", "GR-8.1")
def test_game_goes_on_without_stacks(seats: int, options: dict[str, str], seed: int) -> None:
    position = rich_start(seats, seed, **options)
    soak(position, Random(seed), thin_out(position, 2))
    assert sum(position.observe(None).left) < 6


@settings(max_examples=4)
@given(seed=seeds)
@rule("GR-8.1", "GR-3.8", "GR-3.4")
def test_four_feudal_lords_use_up_the_stacks(seed: int) -> None:
    """All four choose the Feudal Lord in every period and draw with it; with ten in each stack, none is left."""
    position = rich_start(4, seed, long="yes")
    set_aside = thin_out(position, 10)
    chance = Random(seed)
    lord, draw = position.alphabet.action("card:feudal_lord"), position.alphabet.action("one")
    while owing := position.to_act():
        offered = position.choices(owing[0])
        if lord in offered:
            position.play(owing[0], lord)
        elif draw in offered and "Feudal Lord" in question(position, owing[0]):
            position.play(owing[0], draw)
        else:
            position.play(owing[0], eager_choice(position, owing[0], chance))
        check_goods(position)
    drew = [values[0] for _, values in Scene(position).events("drew")]
    offered_later = [values[0] for _, values in Scene(position).events("offered")][15:]
    assert len(drew) + len(offered_later) == 30
    assert len(drew) >= 3 * 4
    assert position.observe(None).left == [0, 0, 0]
    assert len(Scene(position).events("ability")) >= 4 * 5
    check_buildings(position, set_aside)


@settings(max_examples=6)
@given(seed=seeds, seats=st.integers(min_value=1, max_value=4))
@rule("GR-1.7")
def test_unstarred_buildings_come_only_when_starred_ones_are_gone(seed: int, seats: int) -> None:
    position = rich_start(seats, seed, introductory="yes")
    position.drawn = packed([17, 13, 14])
    for _ in eager_moments(position, Random(seed)):
        pass
    came = [event.values[0] for event in position.journal or [] if event.kind in ("offered", "drew")]
    later = [GAME_FACTS.buildings[number] for number in came[len(position.display) :]]
    for kind in STACKS:
        starred = [building.starred for building in later if building.kind == kind]
        assert starred == sorted(starred, reverse=True)
        assert sum(starred) <= 2


def test_alphabet_is_small() -> None:
    assert len(GAME.alphabet) == 277 < 1000
