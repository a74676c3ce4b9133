"""The whole table of Haspelknecht in one picture: developments and pools, one's own board, the question, the others."""

from __future__ import annotations

from typing import Final

from waldglas.draw.drawing import Drawing
from waldglas.draw.panels import GAP, beside, on_paper, stacked
from waldglas.games.haspelknecht.draw.developments import developments
from waldglas.games.haspelknecht.draw.glance import glance
from waldglas.games.haspelknecht.draw.player import player_board
from waldglas.games.haspelknecht.draw.pools import pools
from waldglas.games.haspelknecht.draw.scene import Scene
from waldglas.games.haspelknecht.draw.scores import scores
from waldglas.games.haspelknecht.draw.status import status
from waldglas.games.haspelknecht.draw.tray import tray

SIDE: Final = 360.0
SHARED: Final = {2: 580.0, 3: 640.0, 4: 680.0}


def board(scene: Scene) -> Drawing:
    width = SHARED[scene.seats]
    shared = stacked([developments(scene, width), pools(scene, width)])
    table = beside([shared, player_board(scene, scene.main, height=shared.height)])
    right = [status(scene, SIDE), tray(scene, SIDE)]
    if len(scene.others) == 1:
        right += [glance(scene, scene.others[0], SIDE), scores(scene, SIDE)]
        return on_paper(beside([table, stacked(right)]))
    left = stacked([table, company(scene, table.width)])
    return on_paper(beside([left, stacked([*right, scores(scene, SIDE)])]))


def company(scene: Scene, width: float) -> Drawing:
    """The others side by side."""
    each = (width - GAP * (len(scene.others) - 1)) / len(scene.others)
    return beside([glance(scene, seat, each) for seat in scene.others])
