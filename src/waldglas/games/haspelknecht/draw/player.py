"""A player's board: the farm above, the mine below."""

from __future__ import annotations

from typing import Final

from htpy import Node

from waldglas.draw.drawing import Drawing
from waldglas.draw.panels import PILL, head, panel, points
from waldglas.draw.pen import Mark, circle, g, rect, tip, use, write
from waldglas.games.haspelknecht.draw.farm import BOX, CART, PIECE, cart, goods, pieces
from waldglas.games.haspelknecht.draw.mine import mine
from waldglas.games.haspelknecht.draw.scene import Scene
from waldglas.games.haspelknecht.draw.sizes import Measures
from waldglas.games.haspelknecht.draw.tokens import seat_token
from waldglas.games.haspelknecht.draw.workers import GAP, TALL, TALLER, hired, workers

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
    body.append(windlass(margin, foot, size, tall, scene.farm(seat).pinge_coal == 0))
    below = mine(scene, seat, room, height - foot - margin)
    body.append(below.at(margin, foot))
    if below_ground:
        left, right = size.pinge_left + 22, size.pinge_right - 22
        body.append(workers(scene, seat, below_ground, margin + left, foot + 16, right - left, 2, tall))
    height = foot + below.height + margin
    frame = [panel(width, height), name_plate(scene, seat, width, top, margin)]
    return Drawing(width, height, g(data_piece=f"board{seat}")[frame, body])


def sky(x: float, y: float, width: float, height: float) -> Node:
    return [
        rect(x=x, y=y, width=width, height=height, rx=8, class_="wf-dial-refined"),
        circle(cx=x + 22, cy=y + 22, r=11, class_="wf-star"),
    ]


def windlass(x: float, ground: float, size: Measures, room: float, working: bool) -> Node:
    """The Haspel over the shaft; until the Pinge is exhausted nobody stands at it."""
    tall = min(size.shaft_width + 8, room)
    middle = x + size.shaft_left + size.shaft_width / 2
    words = "The windlass over the shaft" if working else "The shaft is used once the Pinge is exhausted"
    return g(class_=None if working else "wg-pale")[
        tip(words), use("windlass", middle - tall / 2, ground - tall * 0.94, tall)
    ]


def name_plate(scene: Scene, seat: int, width: float, height: float, margin: float) -> Mark:
    middle, letters, pill, token = height / 2, height * 0.42, height * 0.62, height * 0.5
    right = width - margin - pill * PILL - 8
    content = [
        seat_token(scene, seat, margin, middle - token / 2, token),
        write(
            scene.names[seat],
            margin + token + 9,
            middle + letters * 0.36,
            letters,
            colour="on-forest",
            face="serif",
            bold=True,
            within=right - margin - token - height * 1.2,
        ),
        state(scene, seat, right, middle, height * 0.6),
        points(scene.view.scores[seat], width - margin, middle, pill),
    ]
    return head(width, height, content, wooded=height > 50)


def state(scene: Scene, seat: int, right: float, middle: float, size: float) -> Node:
    """An hourglass where a choice is still owed."""
    if seat not in scene.view.to_act:
        return None
    return use("hourglass", right - size, middle - size / 2, size, "Still choosing")
