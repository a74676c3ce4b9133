"""A player's board: the name, the two wheels, the landscape."""

from __future__ import annotations

from typing import Final

from htpy import Node

from waldglas.draw.drawing import Drawing
from waldglas.draw.panels import PILL, head, panel, points
from waldglas.draw.pen import Mark, g, tip, use, write
from waldglas.games.glass_road.draw.landscape import landscape
from waldglas.games.glass_road.draw.scene import Scene
from waldglas.games.glass_road.draw.wheels import wheels

WIDTH: Final = 640.0
WIDE: Final = 500.0


def player_board(scene: Scene, seat: int, width: float = WIDTH) -> Drawing:
    wide = width >= WIDE
    margin = 14.0 if wide else 10.0
    top = 54.0 if wide else 40.0
    pair = wheels(scene, seat, width - 2 * margin)
    land = landscape(scene, seat, width - 2 * margin, below=not wide)
    under = top + pair.height + margin * 1.2
    height = under + land.height + margin
    body = [
        panel(width, height),
        name_plate(scene, seat, width, top, margin),
        pair.at(margin, top + margin * 0.7),
        land.at(margin, under),
    ]
    return Drawing(width, height, g(data_piece=f"board{seat}")[body])


def name_plate(scene: Scene, seat: int, width: float, height: float, margin: float) -> Mark:
    middle, letters, pill = height / 2, height * 0.42, height * 0.62
    right = width - margin - pill * PILL - 8
    content = [
        tip(scene.names[seat]),
        write(
            scene.names[seat],
            margin + 2,
            middle + letters * 0.36,
            letters,
            colour="on-forest",
            face="serif",
            bold=True,
            within=right - margin - height * 1.3,
        ),
        state(scene, seat, right, middle, height * 0.6),
        points(scene.view.scores[seat], width - margin, middle, pill),
    ]
    return head(width, height, content, wooded=height > 50)


def state(scene: Scene, seat: int, right: float, middle: float, size: float) -> Node:
    """The goblet of the start player, an hourglass where a choice is still owed."""
    signs = []
    if scene.seats > 1 and seat == scene.view.goblet:
        signs.append(("goblet", "Has the goblet: begins this period"))
    if seat in scene.view.to_act:
        signs.append(("hourglass", "Still choosing"))
    return [use(name, right - (i + 1) * size, middle - size / 2, size, words) for i, (name, words) in enumerate(signs)]
