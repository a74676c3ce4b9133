"""The whole table of Black Forest in one picture: map, own board, the question, the others, the buildings."""

from __future__ import annotations

from typing import Final

from waldglas.draw.drawing import Drawing
from waldglas.draw.panels import beside, on_paper, stacked
from waldglas.draw.turning import pointing
from waldglas.games.black_forest.draw.country import country
from waldglas.games.black_forest.draw.display import display
from waldglas.games.black_forest.draw.glance import glance
from waldglas.games.black_forest.draw.player import player_board
from waldglas.games.black_forest.draw.scene import Scene
from waldglas.games.black_forest.draw.scores import breakdown, scores
from waldglas.games.black_forest.draw.status import status
from waldglas.games.black_forest.draw.tray import tray

SIDE: Final = 360.0
TALLEST: Final = 820.0  # the map grows with one's own board up to this height


def board(scene: Scene) -> Drawing:
    own = player_board(scene, scene.main)
    around = country(scene, height=min(own.height, TALLEST))
    shared = beside([around, player_board(scene, scene.main, least=around.height)])
    left = stacked([shared, display(scene, shared.width)])
    right = stacked([status(scene, SIDE), tray(scene, SIDE), *company(scene)])
    whole = on_paper(beside([left, right]))
    return Drawing(whole.width, whole.height, [whole.body, pointing(scene)])


def company(scene: Scene) -> list[Drawing]:
    if not scene.others:
        return [breakdown(scene, scene.main, SIDE)]
    if len(scene.others) == 1:
        return [player_board(scene, scene.others[0], SIDE), scores(scene, SIDE)]
    return [scores(scene, SIDE), *[glance(scene, seat, SIDE) for seat in scene.others]]
