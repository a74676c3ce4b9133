"""Counted trees from fixed starts: any change of what is offered shows here."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.games.glass_road.rules.scene import EMPTY_BOARD, START_BOARD, Scene, hand_with, start
from tests.games.glass_road.rules.table import solo, table
from waldglas.core.playout import perft

STARTS = [
    (1, [13, 93, 484, 1253]),
    (2, [11, 76, 455, 2578]),
    (3, [11, 76, 461, 2755]),
    (4, [11, 76, 461, 2761]),
]


@pytest.mark.parametrize(("seats", "counts"), STARTS)
def test_from_the_start(seats: int, counts: list[int]) -> None:
    assert [perft(start(seats, 7), depth) for depth in (1, 2, 3, 4)] == counts


def builder() -> Scene:
    scene = Scene.alone_with("builder").board(START_BOARD)
    scene.offer("tavern", "country_house", "fishery", "wood_trader", "water_tower", "village_church")
    return scene.goods(food=3, wood=5, water=2, charcoal=2, clay=5, glass=3, brick=3, food_on_brick=1)


def processor() -> Scene:
    scene = Scene.alone_with("cultivator").board("""
        office   district_offices  .       pit
        forest   ~                 joinery boarding_house
        sawmill  tree_nursery      grove   .
        pond     farmstead         shed    .
        .        .                 grove   pond
    """)
    scene.private("inn", "spa", "storage")
    return scene.goods(food=2, charcoal=1, water=2, wood=3, food_on_brick=2, charcoal_on_brick=1)


def gifts() -> Scene:
    scene = table(hand_with("supplier"), hand_with("supplier"), hand_with("builder", without=["supplier"]))
    Scene(scene.position, 2).own("cooperage", "kiln")
    return scene.lay({0: "supplier", 1: "feudal_lord", 2: "builder"})


def alone() -> Scene:
    return solo(hand_with("supplier", size=3), drawn="supplier").board(EMPTY_BOARD)


SCENES: list[tuple[Callable[[], Scene], list[int]]] = [
    (builder, [2, 7, 40, 240, 632]),
    (processor, [10, 36, 175, 918, 4310]),
    (gifts, [3, 12, 49, 155, 549]),
    (alone, [3, 14, 122, 339, 1110]),
]


@pytest.mark.parametrize(("make", "counts"), SCENES)
def test_from_a_scene(make: Callable[[], Scene], counts: list[int]) -> None:
    assert [perft(make().position, depth) for depth in (1, 2, 3, 4, 5)] == counts
