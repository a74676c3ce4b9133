"""Chains of uses end (GR-9.5), shown on positions of real games."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.games.glass_road.rules.eager import eager_moments, rich_start
from tests.games.glass_road.rules.scene import MARKERS, Scene
from tests.games.glass_road.rules.test_facts import VALUE
from tests.rules import rule
from waldglas.core.packed import packed
from waldglas.games.glass_road.rules.cards import AfterFee
from waldglas.games.glass_road.rules.effects import DiscardOffer, Gain, GainOne, Pay
from waldglas.games.glass_road.rules.facts import BONUS, PROCESSING
from waldglas.games.glass_road.rules.position import GlassRoad
from waldglas.games.glass_road.rules.tiles import ChooseTile, PlaceTile, Remove

seeds = st.integers(min_value=0, max_value=2**32)


def worth(position: GlassRoad, seat: int) -> int:
    """What a seat has in all: goods, tiles and buildings of its private offer."""
    scene = Scene(position, seat)
    goods = sum(VALUE[name.removesuffix("_on_brick")] * number for name, number in scene.wheels.items())
    tiles = sum(VALUE[tile] * scene.count(tile) for tile in ("pit", "grove", "pond", "forest"))
    return goods + tiles + VALUE["offer"] * len(scene.private_offer)


def with_works(seats: int, seed: int) -> GlassRoad:
    """A rich start where every seat owns six processing buildings from the beginning."""
    position = rich_start(seats, seed)
    works = [building.slug for building in position.facts.buildings if building.kind == PROCESSING]
    for seat in range(seats):
        chosen = Random(seed + seat).sample(works, 6)
        Scene(position, seat).board(" ".join(chosen) + " forest ~ grove pit pond . forest ~ grove pit pond . . .")
    return position


INNER = (ChooseTile, DiscardOffer, Gain, GainOne, Pay, PlaceTile, Remove)


def carry_out(position: GlassRoad, seat: int, action: int, chance: Random) -> None:
    """Plays a use to its end, that is, as long as something inside it is asked."""
    position.play(seat, action)
    while isinstance(position.asked(seat), INNER):
        position.play(seat, chance.choice(position.choices(seat)))


def uses(position: GlassRoad, seat: int) -> list[int]:
    token = position.alphabet.token
    return [action for action in position.choices(seat) if token(action).startswith(("use:", "again"))]


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
@settings(max_examples=6)
@given(seed=seeds)
@rule("GR-9.5")
def test_every_use_lowers_what_its_owner_has_in_all(seats: int, seed: int) -> None:
    position = with_works(seats, seed)
    chance = Random(seed)
    found = 0
    for seat in eager_moments(position, chance):
        if isinstance(position.asked(seat), AfterFee):
            continue  # after the last use there the ability follows by itself, and brings goods
        for action in uses(position, seat):
            after = position.copy()
            carry_out(after, seat, action, chance)
            found += 1
            assert worth(after, seat) < worth(position, seat)
    assert found > 0


@pytest.mark.parametrize("seats", [1, 2, 4])
@settings(max_examples=4)
@given(seed=seeds)
@rule("GR-9.5")
def test_using_as_long_as_anything_can_be_used_comes_to_an_end(seats: int, seed: int) -> None:
    position = with_works(seats, seed)
    chance = Random(seed)
    for seat in eager_moments(position, chance):
        if uses(position, seat) and chance.random() < 0.2:
            chain = position.copy()
            limit = worth(chain, seat)
            made = 0
            while open_now := uses(chain, seat):
                carry_out(chain, seat, chance.choice(open_now), chance)
                made += 1
            assert 0 < made < limit


@rule("GR-9.5")
def test_longest_chain_of_one_seat() -> None:
    """With every processing building and a full board, taking everything each time, the uses still run out."""
    scene = Scene.alone_with("feudal_lord")
    facts = scene.position.facts
    scene.board("grove " * 4 + "pit " * 4 + "pond " * 4 + "forest ~ " * 4)
    scene.player.works = packed([int(b.number) for b in facts.buildings if b.kind == PROCESSING])
    scene.player.private = packed([int(b.number) for b in facts.buildings if b.kind == BONUS])
    scene.goods(**{name: 3 if name in ("glass", "brick") else 7 for name in MARKERS})
    chance = Random(1)
    made = 0
    before = worth(scene.position, scene.seat)
    while open_now := uses(scene.position, scene.seat):
        carry_out(scene.position, scene.seat, chance.choice(open_now), chance)
        made += 1
        now = worth(scene.position, scene.seat)
        assert now < before
        before = now
    assert 40 < made < 1000
    assert scene.offered == ["one", "other", "pass"]
