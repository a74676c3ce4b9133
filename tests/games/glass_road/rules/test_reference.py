"""The engine and the plain reference agree on positions of real games."""

from __future__ import annotations

import tomllib
from pathlib import Path
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.games.glass_road.rules.eager import eager_moments, rich_start
from tests.games.glass_road.rules.reference import boards_of, buildable, points, turn_wheels
from tests.games.glass_road.rules.scene import GAME_FACTS, MARKERS, Scene, start
from tests.rules import rule
from waldglas.core.packed import packed
from waldglas.games.glass_road.rules.building import BUILD_ANY
from waldglas.games.glass_road.rules.effects import TURN_WHEELS
from waldglas.games.glass_road.rules.ground import SPACES
from waldglas.games.glass_road.rules.player import FIRST_BUILDING, FOREST, FOREST_RIGHT
from waldglas.games.glass_road.rules.position import GlassRoad

ROOT = Path(__file__).parents[4]
FACTS: dict[str, Any] = tomllib.loads((ROOT / "src/waldglas/games/glass_road/facts.toml").read_text(encoding="utf-8"))
COSTS: dict[str, dict[str, int]] = {slug: row["cost"] for slug, row in FACTS["building"].items()}

seeds = st.integers(min_value=0, max_value=2**32)
basic, refined = st.integers(min_value=0, max_value=7), st.integers(min_value=0, max_value=3)


@given(numbers=st.tuples(*[refined if name in ("glass", "brick") else basic for name in MARKERS]))
@settings(max_examples=300)
@rule("GR-2.3", "GR-2.4", "GR-2.5")
def test_wheels_turn_as_in_the_reference(numbers: tuple[int, ...]) -> None:
    position = start(2)
    position.players[1].goods = packed(list(numbers))
    TURN_WHEELS.run(position, 1)
    goods = dict(zip(MARKERS, numbers, strict=True))
    assert Scene(position, 1).wheels == turn_wheels(goods)


def by_chance(seed: int, **options: str) -> GlassRoad:
    """Boards no game would come to: any tile or building on any space, any goods."""
    chance = Random(seed)
    position = start(3, seed, **options)
    numbers = list(range(3, 95))
    chance.shuffle(numbers)
    for player in position.players:
        player.goods = packed([chance.randrange(4 if name in ("glass", "brick") else 8) for name in MARKERS])
        player.glass_paid, player.brick_paid = chance.randrange(12), chance.randrange(12)
        for space in range(SPACES):
            player.lay(chance.choice([0, 1, 1, 2, 2, 3, 3]), space)
            while chance.random() < 0.5:
                number = numbers.pop()
                if GAME_FACTS.buildings[number].replaces < 0:
                    player.lay(FIRST_BUILDING + number, space)
                    break
        if chance.random() < 0.7:
            space = chance.choice([0, 1, 2, 4, 5, 6, 8, 9, 10])
            player.lay(FOREST, space)
            player.lay(FOREST_RIGHT, space + 1)
        for place, upgrades in enumerate((("forest_hut", "glassworks"), ("artists_colony", "glassmakers_village"))):
            slug = chance.choice([*upgrades, ""])
            if slug:
                number = next(int(b.number) for b in GAME_FACTS.buildings if b.slug == slug)
                player.starts = packed([*player.starts[:place], number, *player.starts[place + 1 :]])
        standing = [GAME_FACTS.buildings[there - FIRST_BUILDING] for there in player.land if there >= FIRST_BUILDING]
        standing += [GAME_FACTS.buildings[number] for number in player.starts]
        player.immediates = sum(building.kind == 2 for building in standing)
    return position


@given(seed=seeds, touching=st.sampled_from(["yes", "no"]))
@settings(max_examples=160)
@rule("GR-1.12", "GR-14.7", "GR-14.9", "GR-14.10", "GR-15.2")
def test_scores_of_boards_by_chance(seed: int, touching: str) -> None:
    position = by_chance(seed, **{"start-touches": touching})
    assert position.scores() == [points(boards_of(position, seat, touching == "yes")) for seat in range(3)]


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
@settings(max_examples=5)
@given(seed=seeds)
@rule("GR-15.2", "GR-15.3", "GR-14.5", "GR-14.12")
def test_scores_in_real_games(seats: int, seed: int) -> None:
    position = rich_start(seats, seed)
    chance = Random(seed)
    for _ in eager_moments(position, chance):
        if chance.random() < 0.1:
            assert position.scores() == [points(boards_of(position, seat)) for seat in range(seats)]
    assert position.scores() == [points(boards_of(position, seat)) for seat in range(seats)]


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
@settings(max_examples=8)
@given(seed=seeds)
@rule("GR-10.2", "GR-10.4", "GR-10.10")
def test_what_can_be_built_in_real_games(seats: int, seed: int) -> None:
    position = rich_start(seats, seed)
    asked = 0
    for seat in eager_moments(position, Random(seed)):
        if position.asked(seat) is BUILD_ANY:
            asked += 1
            scene = Scene(position, seat)
            offers = [slug for slug in [*scene.display, *scene.private_offer] if slug]
            builds = {token.removeprefix("build:") for token in scene.offered_to(seat) if token.startswith("build:")}
            assert builds == buildable(boards_of(position, seat), offers, COSTS)
    assert asked > 0


@pytest.mark.parametrize("seats", [2, 3])
@settings(max_examples=8)
@given(seed=seeds)
@rule("GR-10.12")
def test_glass_and_brick_paid_are_what_was_built_with(seats: int, seed: int) -> None:
    position = rich_start(seats, seed)
    for _ in eager_moments(position, Random(seed)):
        pass
    for seat in range(seats):
        built = [GAME_FACTS.slug(values[0]) for who, values in Scene(position).events("builds") if who == seat]
        boards = boards_of(position, seat)
        assert boards.glass_paid == sum(COSTS[slug].get("glass", 0) for slug in built)
        assert boards.brick_paid == sum(COSTS[slug].get("brick", 0) for slug in built)
        first = FACTS["start"]["buildings"]["order"]
        assert sorted(built) == sorted(slug for slug, _ in boards.buildings() if slug not in first)
