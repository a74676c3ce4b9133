"""The points, building by building, in the colours of their kinds."""

from __future__ import annotations

from functools import partial

from waldglas.draw import scores as house
from waldglas.draw.drawing import Drawing
from waldglas.draw.scores import Count, Sort
from waldglas.games.glass_road.draw.faces import KINDS
from waldglas.games.glass_road.draw.scene import Scene


def scores(scene: Scene, width: float = 340) -> Drawing:
    return house.table(count_of(scene), width)


def breakdown(scene: Scene, seat: int, width: float = 340) -> Drawing:
    return house.breakdown(count_of(scene), seat, width)


def count_of(scene: Scene) -> Count:
    return Count(scene, [player.breakdown for player in scene.view.players], partial(sort_of, scene))


def sort_of(scene: Scene, line: str) -> Sort:
    return Sort(*KINDS[scene.building(line.removeprefix("building-")).kind])
