"""A player's board: the farm above, the mine below."""

from __future__ import annotations

from typing import Final

from waldglas.draw.drawing import Drawing
from waldglas.draw.panels import panel
from waldglas.draw.pen import circle, g, rect, tip, use
from waldglas.draw.players import choosing, plate
from waldglas.games.haspelknecht.draw.farm import BOX, CART, PIECE, cart, goods, pieces
from waldglas.games.haspelknecht.draw.mine import mine
from waldglas.games.haspelknecht.draw.scene import Scene
from waldglas.games.haspelknecht.draw.sizes import Measures
from waldglas.games.haspelknecht.draw.tokens import seat_token
from waldglas.games.haspelknecht.draw.workers import GAP, TALL, TALLER, hired, workers
from waldglas.markup import Mark, Node

WIDTH: Final = 680.0
WIDE: Final = 540.0


def player_board(scene: Scene, seat: int, width: float = WIDTH, height: float = 0) -> Drawing:
    """It fills a height if it can; the mine takes what is left."""
    wide = width >= WIDE
    margin, top = (14.0, 54.0) if wide else (10.0, 42.0)
    room = width - 2 * margin
    size = Measures(room)
    y = top + margin
    body: list[Node] = []
    if wide:
        carts = min(150.0, room * 0.22)
        body.append(goods(scene, seat, margin, y + 6, room - 2 * carts - 26))
        body += [cart(scene, seat, i + 1, width - margin - (2 - i) * (carts + 6) + 6, y, carts) for i in range(2)]
        y += CART + 12
    else:
        body.append(goods(scene, seat, margin, y, room))
        y += BOX + 10
        half = (room - 10) / 2
        body += [cart(scene, seat, i + 1, margin + i * (half + 10), y, half) for i in range(2)]
        y += CART + 10
    body.append(pieces(scene, seat, margin, y, room))
    y += PIECE + 12
    tall = TALLER if wide else TALL
    names = hired(scene.farm(seat))
    below_ground = names[2:] if wide and len(names) > 3 else []
    above = names[: len(names) - len(below_ground)]
    across = len(above) if wide else 2
    aside = size.shaft_left + size.shaft_width + 14
    foot = y + -(-len(above) // across) * (tall + GAP) - GAP + 5
    body.append(sky(margin, y - 4, room, foot - y + 5))
    body.append(workers(scene, seat, above, margin + aside, y, room - aside - 4, across, tall))
    body.append(windlass(scene, seat, margin, foot, size, tall))
    below = mine(scene, seat, room, height - foot - margin)
    body.append(below.at(margin, foot))
    if below_ground:
        left, right = size.pinge_left + 22, size.pinge_right - 22
        body.append(workers(scene, seat, below_ground, margin + left, foot + 16, right - left, 2, tall))
    height = foot + below.height + margin
    frame = [panel(width, height), name_plate(scene, seat, width, top, margin)]
    return Drawing(width, height, g(data_board=f"board{seat}")[frame, body])


def sky(x: float, y: float, width: float, height: float) -> Node:
    return [
        rect(x=x, y=y, width=width, height=height, rx=8, class_="wf-dial-refined"),
        circle(cx=x + 22, cy=y + 22, r=11, class_="wf-star"),
    ]


def windlass(scene: Scene, seat: int, x: float, ground: float, size: Measures, room: float) -> Node:
    """The Haspel over the shaft; until the Pinge is exhausted nobody stands at it."""
    working = scene.farm(seat).pinge_coal == 0
    tall = min(size.shaft_width + 8, room)
    middle = x + size.shaft_left + size.shaft_width / 2
    words = scene.say("draw-windlass") if working else scene.say("draw-shaft-later")
    return g(class_=None if working else "wg-pale", data_thing="windlass")[
        tip(words), use("windlass", middle - tall / 2, ground - tall * 0.94, tall)
    ]


def name_plate(scene: Scene, seat: int, width: float, height: float, margin: float) -> Mark:
    token = height * 0.5
    lead = seat_token(scene, seat, margin, (height - token) / 2, token)
    return plate(scene, seat, width, height, margin, choosing(scene, seat), lead, token + 9)
