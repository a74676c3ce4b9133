"""The bonus buildings (GR-14), start buildings and scores (GR-15)."""

from __future__ import annotations

import pytest

from tests.games.glass_road.rules.reference import POINTS
from tests.games.glass_road.rules.scene import (
    EMPTY_BOARD,
    GAME_FACTS,
    START_BOARD,
    Scene,
    number_of,
    start,
)
from tests.games.glass_road.rules.table import idle_to_last_window, idle_to_the_end, idle_until_period
from tests.rules import rule
from tests.said import speaker_of
from waldglas.games.glass_road.rules.facts import BONUS

GROUND = [
    ("bathhouse", "pond", 2),
    ("factory", "pit", 2),
    ("mansion", "grove", 2),
]

# The third table of appendix 2, for what is counted on the wheels.
GOODS: list[tuple[str, dict[str, int], float]] = [
    ("pottery", {"clay": 5}, 5),
    ("slipway", {"wood": 6}, 6),
    ("water_mill", {"water": 7}, 7),
    *[("coal_storage", {"charcoal": number}, number // 3) for number in range(8)],
    *[("coal_storage", {"charcoal": 7, "charcoal_on_brick": more}, (7 + more) // 3) for more in range(8)],
    ("coal_storage", {"charcoal": 2, "charcoal_on_brick": 1}, 1),
    *[("food_locker", {"food_on_brick": number}, [0, 0, 0, 1, 1, 1, 2, 2][number]) for number in range(8)],
    ("food_locker", {"food": 7, "food_on_brick": 7}, 4),
    *[("potters_parlor", {"clay": number}, [0, 0, 1, 1, 2, 2, 3, 3][number]) for number in range(8)],
    *[("springhouse", {"water": number}, [0, 0, 1, 1, 2, 2, 3, 3][number]) for number in range(8)],
    *[("woodcarvers_house", {"wood": number}, [0, 0, 1, 1, 2, 2, 3, 3][number]) for number in range(8)],
    ("coal_facility", {"charcoal": 5, "charcoal_on_brick": 2}, 2),
    ("coal_facility", {"charcoal": 3, "charcoal_on_brick": 3}, 3),
    ("storehouse", {"food": 1, "food_on_brick": 6}, 1),
    ("storehouse", {"food": 4, "food_on_brick": 4}, 4),
    ("warehouse", {"sand": 3, "food": 4, "charcoal": 7, "water": 5, "clay": 6, "glass": 3, "brick": 3}, 4),
    ("warehouse", {"food": 4, "food_on_brick": 4, "charcoal": 4, "charcoal_on_brick": 4}, 4),
    ("warehouse", dict.fromkeys(["sand", "food", "charcoal", "water", "wood"], 7), 5),
]


def points_of(slug: str, scene: Scene) -> float:
    return scene.points()[speaker_of(scene.position).noun(f"building-{slug}")]


@pytest.mark.parametrize(("slug", "goods", "points"), GOODS)
@rule("GR-14.3", "GR-14.4", "GR-14.6", "GR-14.14")
def test_points_for_goods(slug: str, goods: dict[str, int], points: float) -> None:
    scene = Scene(start(3)).own(slug).goods(**goods)
    assert points_of(slug, scene) == points


UPGRADED = [
    ("glassmakers_village", {"sand": 5}, 5),
    ("glassworks", {"glass": 3}, 9),
    ("masons_guild", {"brick": 2}, 6),
]


@pytest.mark.parametrize(("slug", "goods", "points"), UPGRADED)
@rule("GR-14.3", "GR-14.15", "GR-15.4")
def test_points_of_upgrades_instead_of_start_buildings(slug: str, goods: dict[str, int], points: int) -> None:
    plenty = {"wood": 7, "clay": 7, "glass": 3, "brick": 3}
    scene = Scene.alone_with("cultivator").offer(slug).goods(**plenty).do("other", f"build:{slug}")
    scene.goods(**goods)
    assert scene.position.scores()[scene.seat] == points


@rule("GR-14.5")
@pytest.mark.parametrize(("slug", "good"), [("clinker_plant", "brick"), ("glaziers_workshop", "glass")])
def test_points_for_what_was_paid_before_and_after(slug: str, good: str) -> None:
    """Its own cost counts, and what was paid before it; what is held or was lost otherwise does not."""
    scene = Scene.alone_with("builder").board(EMPTY_BOARD).offer(slug, "cooperage", "inn")
    scene.goods(food=1, wood=7, clay=1, glass=3, brick=3)
    first, paid_first = ("cooperage", 2) if good == "brick" else ("inn", 1)
    scene.do("one", f"build:{first}", "at:a1")
    scene.goods(wood=7, clay=1, glass=3, brick=3).do("other", f"build:{slug}", "at:b1")
    own = {"clinker_plant": 3, "glaziers_workshop": 1}[slug]
    assert points_of(slug, scene) == paid_first + own


@pytest.mark.parametrize(("slug", "tile", "each"), GROUND)
@rule("GR-14.7", "GR-11.5")
def test_points_for_adjacent_tiles(slug: str, tile: str, each: int) -> None:
    scene = Scene(start(3)).board(f"""
        {tile} {tile} {tile} .
        .      {slug} {tile} {tile}
        {tile} .      .      .
        .      .      .      .
        .      .      .      {tile}
    """)
    assert points_of(slug, scene) == 2 * each


@rule("GR-14.7")
def test_extension() -> None:
    scene = Scene(start(3)).board("""
        shed   spa        .     .
        pond   extension  kiln  inn
        .      forest     ~     .
        .      .          .     .
        .      .          .     .
    """)
    assert points_of("extension", scene) == 2


@rule("GR-14.8")
@pytest.mark.parametrize(("pits", "groves", "ponds", "points"), [(2, 2, 2, 4), (0, 5, 5, 0), (3, 1, 4, 2)])
def test_estate(pits: int, groves: int, ponds: int, points: int) -> None:
    tiles = "pit " * pits + "grove " * groves + "pond " * ponds
    scene = Scene(start(3)).board(f"estate {tiles} " + ". " * (19 - pits - groves - ponds))
    assert points_of("estate", scene) == points


@pytest.mark.parametrize(
    ("slug", "tile"), [("fish_yard", "pond"), ("foresters_lodge", "grove"), ("friends_of_nature_house", "pit")]
)
@rule("GR-14.9")
def test_squares(slug: str, tile: str) -> None:
    def points(board: str) -> float:
        return points_of(slug, Scene(start(3)).board(board.replace("x", tile).replace("H", slug)))

    assert points("H . . .  . . . .  . x x .  . x x .  . . . .") == 4
    assert points("H . . .  . . . .  . . . .  . . x x  . . x x") == 4
    assert points("H . x x  x x x x  x x x x  x x x x  x x x x") == 4
    assert points("H x x x  x . . .  x . x .  x x . x  . . x x") == 0
    assert points("H . . x  x . . x  x . . x  x . . x  x . . x") == 0
    other = "pit" if tile != "pit" else "pond"
    assert points(f"H . . .  . x x .  . x {other} .  . . . .  . . . .") == 0


@pytest.mark.parametrize(
    ("slug", "tile"), [("floodgate", "pond"), ("plant_nursery", "grove"), ("sediment_factory", "pit")]
)
@rule("GR-14.10", "GR-11.5")
def test_largest_networks(slug: str, tile: str) -> None:
    def points(board: str) -> float:
        return points_of(slug, Scene(start(3)).board(board.replace("x", tile).replace("H", slug)))

    assert points("H . . .  . . . .  . . . .  . . . .  . . . .") == 0
    assert points("H x . x  x . x .  . x . x  x . x .  . x . x") == 1
    assert points("H x x x  . . . x  x x x x  x . . .  x x x x") == 13
    assert points("H x x .  . . . .  x x x .  . . . .  . . x x") == 3
    assert points("H . . x  x . . .  x . . x  . . . x  . . x x") == 4


@rule("GR-14.11")
@pytest.mark.parametrize("forests", range(7))
def test_points_for_forests(forests: int) -> None:
    board = "foresters_office hunting_lodge " + "forest ~ " * forests + ". " * (18 - 2 * forests)
    scene = Scene(start(3)).board(board)
    assert points_of("foresters_office", scene) == forests
    assert points_of("hunting_lodge", scene) == (3 if forests >= 4 else 0)


@rule("GR-14.12")
def test_half_timbered_house_counts_immediate_buildings_and_upgrades() -> None:
    scene = Scene.alone_with("cultivator").offer("artists_colony").goods(brick=1)
    scene.own("half_timbered_house", "shed", "tavern", "spa", "mansion")
    assert points_of("half_timbered_house", scene) == 2
    scene.do("other", "build:artists_colony", "take:1")
    assert points_of("half_timbered_house", scene) == 3


@rule("GR-14.13", "GR-9.4")
def test_village_church_and_tiles_removed_just_before() -> None:
    position = start(3)
    idle_until_period(position, 4)
    scene = Scene(position, position.goblet).own("spa").goods(charcoal=1)
    idle_to_last_window(position)
    scene.board("""
        .      pond            .    .
        pit    village_church  .    .
        .      shed            .    .
        .      .               .    .
        pond   .               .    .
    """)
    assert points_of("village_church", scene) == 4 + 1
    scene.do("pass")
    assert scene.offered == ["pass", "at:b1", "at:a2"]
    scene.do("at:a2")
    assert points_of("village_church", scene) == 4 + 2
    assert (scene.at("b1"), scene.at("a5")) == ("pond", "pond")
    assert scene.position.over()


@rule("GR-14.1", "GR-14.2")
def test_bonus_buildings_do_nothing_before_the_end_and_spend_nothing() -> None:
    scene = Scene.alone_with("feudal_lord").own("slipway", "woodcarvers_house", "warehouse").goods(wood=6)
    assert scene.offered == ["one", "other", "pass"]
    assert scene.position.scores()[scene.seat] == 6 + 3 + 1
    assert scene.position.scores()[scene.seat] == 10
    assert scene.changes() == {}
    scene.goods(wood=1)
    assert scene.position.scores()[scene.seat] == 1


@pytest.mark.parametrize("slug", [building.slug for building in GAME_FACTS.buildings[3:] if building.kind == BONUS])
@rule("GR-14.1")
def test_bonus_building_has_no_effect_when_built(slug: str) -> None:
    scene = Scene.alone_with("cultivator").board(START_BOARD).offer(slug)
    scene.goods(wood=7, clay=7, glass=3, brick=3, water=7, food=7).do("other", f"build:{slug}")
    paid = scene.changes()
    if any(token.startswith("at:") for token in scene.offered):
        scene.do("at:a3")
    assert scene.offered == ["one", "pass"]
    assert scene.changes() == {}
    assert all(change < 0 for change in paid.values())


@pytest.mark.parametrize(("slug", "points"), POINTS.items())
@rule("GR-15.2")
def test_printed_points(slug: str, points: int) -> None:
    assert GAME_FACTS.buildings[number_of(slug)].points == points
    if GAME_FACTS.buildings[number_of(slug)].replaces < 0:
        assert points_of(slug, Scene(start(3)).own(slug).goods()) == points


@rule("GR-15.3")
def test_start_buildings_score_unrounded() -> None:
    """Page 10: 3 sand are worth 1.5 points with the Glassmaker's Colony."""
    scene = Scene(start(3)).goods(sand=3)
    assert scene.points()["Glassmaker's Colony"] == 1.5
    assert scene.position.scores()[0] == 1.5
    scene.goods(sand=7, glass=2, brick=3)
    assert scene.points() == {"Forest Glassworks": 2, "Glassmaker's Colony": 3.5, "Brotherhood of the Masons": 3}


@rule("GR-15.5")
def test_best_score_wins_and_ties_are_shared() -> None:
    position = start(4)
    idle_to_the_end(position)
    for seat, sand in enumerate((3, 5, 5, 1)):
        Scene(position, seat).goods(sand=sand)
    assert position.scores() == [1.5, 2.5, 2.5, 0.5]
    assert position.winners() == [1, 2]


def test_every_bonus_building_is_tested() -> None:
    named = {row[0] for row in [*GOODS, *GROUND, *UPGRADED]}
    named |= {"clinker_plant", "glaziers_workshop", "extension", "estate", "fish_yard", "foresters_lodge"}
    named |= {"friends_of_nature_house", "floodgate", "plant_nursery", "sediment_factory", "foresters_office"}
    named |= {"hunting_lodge", "half_timbered_house", "village_church"}
    assert named == {building.slug for building in GAME_FACTS.buildings if building.kind == BONUS}
    assert len(named) == 31
