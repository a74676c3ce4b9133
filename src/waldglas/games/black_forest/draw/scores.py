"""The points: goods, wheel, estates and animals with their signs, buildings in the colours of their kinds."""

from __future__ import annotations

from functools import partial
from typing import Final

from waldglas.draw import scores as house
from waldglas.draw.drawing import Drawing
from waldglas.draw.scores import Count, Sort
from waldglas.games.black_forest.draw.faces import KINDS
from waldglas.games.black_forest.draw.pawns import pawn
from waldglas.games.black_forest.draw.scene import Scene
from waldglas.markup import Node

SIGNS: Final = {
    "score-glass": Sort(sign="glass"),
    "score-cooking-wheel": Sort(sign="provisions"),
    "score-small-estates": Sort(sign="estate"),
    "score-livestock": Sort(sign="animal"),
}


def scores(scene: Scene, width: float = 340) -> Drawing:
    return house.table(count_of(scene), width)


def breakdown(scene: Scene, seat: int, width: float = 340) -> Drawing:
    return house.breakdown(count_of(scene), seat, width)


def count_of(scene: Scene) -> Count:
    lines = [player.breakdown for player in scene.view.players]
    return Count(scene, lines, partial(sort_of, scene), partial(lead, scene))


def lead(scene: Scene, seat: int, x: float, y: float) -> Node:
    return pawn(scene, seat, x, y, 20, keyed=False) if scene.seats > 1 else None


def sort_of(scene: Scene, line: str) -> Sort:
    if line in SIGNS:
        return SIGNS[line]
    colour, ink, _ = KINDS[scene.building(line.removeprefix("building-")).kind]
    return Sort(colour, ink)
