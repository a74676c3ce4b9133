"""Where the game stands: the year wheel, the phase, the turn order, the lease to come."""

from __future__ import annotations

from typing import Final

from htpy import Node

from waldglas.draw.drawing import Drawing
from waldglas.draw.glyphs import Glyphs, letters, row_of
from waldglas.draw.panels import head, panel
from waldglas.draw.pen import g, tip, write
from waldglas.games.haspelknecht.draw.pictogram import sign
from waldglas.games.haspelknecht.draw.scene import Scene
from waldglas.games.haspelknecht.draw.tokens import seat_token
from waldglas.games.haspelknecht.draw.year import year_wheel
from waldglas.games.haspelknecht.rules.facts import YEARS

HEAD: Final = 44.0
MARGIN: Final = 16.0
WHEEL: Final = 138.0
HEIGHT: Final = HEAD + WHEEL + 20


def status(scene: Scene, width: float = 360) -> Drawing:
    view = scene.view
    words = "The game is over" if scene.over() else scene.facts.phase_names[view.phase]
    title = write(words, MARGIN, 29, 18, colour="on-forest", face="serif", bold=True, within=width - 2 * MARGIN)
    left = MARGIN + WHEEL + 14
    body: Node = [
        panel(width, HEIGHT),
        head(width, HEAD, [tip(words), title]),
        year_wheel(min(view.year, YEARS), view.phase, tuple(scene.facts.phase_names), WHEEL).at(MARGIN - 4, HEAD + 10),
        write(f"Year {min(view.year, YEARS)} of {YEARS}", left, HEAD + 27, 15, face="serif", bold=True),
        order(scene, left, HEAD + 38, width - left - MARGIN),
        lease(scene, left, HEIGHT - 20),
    ]
    return Drawing(width, HEIGHT, body)


def order(scene: Scene, x: float, y: float, room: float) -> Node:
    """The turn order, first to last, with arrows between the players' disks."""
    size = 27.0
    step = min(size + 16, (room - size) / max(scene.seats - 1, 1))
    parts: list[Node] = [write("Turn order", x, y + 12, 12, colour="soft")]
    for i, seat in enumerate(scene.view.order):
        parts.append(seat_token(scene, seat, x + i * step, y + 20, size, f"{i + 1}. {scene.names[seat]}"))
        if i:
            parts.append(write("›", x + i * step - 8, y + 39, 16, colour="soft", anchor="middle"))
    return parts


def lease(scene: Scene, x: float, y: float) -> Node:
    """What the winter of this year asks for."""
    year = min(scene.view.year, YEARS) - 1
    food, thaler = scene.facts.lease_food[year], scene.facts.lease_thaler[year]
    glyphs: Glyphs = (*[sign("food")] * food, *[sign("thaler")] * thaler)
    words = f"The lease of this winter: {food} food and {thaler} Thaler; a debt for each that is missing"
    return g()[
        tip(words),
        write("Lease in winter", x, y - 15, 12, colour="soft"),
        row_of(glyphs or (letters("none"),), x, y + 2, 22, 90),
    ]
