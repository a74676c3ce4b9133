"""The whole table of Haspelknecht in one picture: developments and pools, one's own board, the question, the others."""

from __future__ import annotations

from typing import Final

from waldglas.draw.drawing import Drawing
from waldglas.draw.glyphs import Glyphs, letters, row_of
from waldglas.draw.panels import GAP, beside, head, on_paper, panel, stacked
from waldglas.draw.pen import g, named, tip, write
from waldglas.games.haspelknecht.draw.developments import developments
from waldglas.games.haspelknecht.draw.glance import glance
from waldglas.games.haspelknecht.draw.pictogram import sign
from waldglas.games.haspelknecht.draw.player import player_board
from waldglas.games.haspelknecht.draw.pools import pools
from waldglas.games.haspelknecht.draw.scene import Scene
from waldglas.games.haspelknecht.draw.scores import scores
from waldglas.games.haspelknecht.draw.tokens import seat_token
from waldglas.games.haspelknecht.draw.tray import tray
from waldglas.games.haspelknecht.draw.year import year_wheel
from waldglas.games.haspelknecht.rules.facts import PHASES, YEARS
from waldglas.markup import Node

SIDE: Final = 360.0
SHARED: Final = {2: 580.0, 3: 640.0, 4: 680.0}
HEAD: Final = 44.0
MARGIN: Final = 16.0
WHEEL: Final = 138.0
HEIGHT: Final = HEAD + WHEEL + 20


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


# Where the game stands: the year wheel, the phase, the turn order, the lease to come


def status(scene: Scene, width: float = 360) -> Drawing:
    view = scene.view
    words = scene.say("draw-over") if scene.over() else scene.noun(scene.facts.phase_things[view.phase].id)
    title = write(words, MARGIN, 29, 18, colour="on-forest", face="serif", bold=True, within=width - 2 * MARGIN)
    left = MARGIN + WHEEL + 14
    body: Node = [
        panel(width, HEIGHT),
        head(width, HEAD, [tip(words), title], thing=f"phase.{PHASES[view.phase]}"),
        year_wheel(scene, WHEEL).at(MARGIN - 4, HEAD + 10),
        write(
            scene.say("draw-year", year=min(view.year, YEARS), years=YEARS),
            left,
            HEAD + 27,
            15,
            face="serif",
            bold=True,
        ),
        order(scene, left, HEAD + 38, width - left - MARGIN),
        lease(scene, left, HEIGHT - 20),
    ]
    return Drawing(width, HEIGHT, body)


def order(scene: Scene, x: float, y: float, room: float) -> Node:
    """The turn order, first to last, with arrows between the players' disks."""
    size = 27.0
    step = min(size + 16, (room - size) / max(scene.seats - 1, 1))
    parts: list[Node] = [write(scene.say("draw-turn-order"), x, y + 12, 12, colour="soft")]
    for i, seat in enumerate(scene.view.order):
        parts.append(
            seat_token(
                scene, seat, x + i * step, y + 20, size, scene.say("draw-place", place=i + 1, name=scene.names[seat])
            )
        )
        if i:
            parts.append(write("›", x + i * step - 8, y + 39, 16, colour="soft", anchor="middle"))
    return named("order", parts)


def lease(scene: Scene, x: float, y: float) -> Node:
    """What the winter of this year asks for."""
    year = min(scene.view.year, YEARS) - 1
    food, thaler = scene.facts.lease_food[year], scene.facts.lease_thaler[year]
    glyphs: Glyphs = (*[sign("food")] * food, *[sign("thaler")] * thaler)
    return g(data_thing=f"lease.{year + 1}")[
        tip(scene.say("draw-lease", food=food, thaler=thaler)),
        write(scene.say("draw-lease-title"), x, y - 15, 12, colour="soft"),
        row_of(glyphs or (letters(scene.say("draw-none")),), x, y + 2, 22, 90),
    ]
