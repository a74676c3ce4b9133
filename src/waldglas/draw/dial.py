"""The face of a production wheel: eight sectors for basic goods, four for refined ones, and two hands."""

from __future__ import annotations

from math import cos, pi, sin
from typing import Final

from waldglas.draw.pen import circle, g, number, path, write
from waldglas.markup import Mark, Node

DIAL_BOX: Final = 400
RIM: Final = 0.46  # the radius of the wheel, in parts of its box; the arrow of a turn runs outside it
FACE: Final = 0.93  # the radius of the sectors, in parts of the wheel's
HUB: Final = 0.25
LABEL: Final = 0.36
SECTOR: Final = 30.0
BASIC: Final = 8
REFINED: Final = 4


def polar(degrees: float, distance: float) -> tuple[float, float]:
    """A place around the middle; degrees go clockwise from the top."""
    angle = degrees * pi / 180
    return sin(angle) * distance, -cos(angle) * distance


def at(degrees: float, distance: float, middle: float) -> str:
    x, y = polar(degrees, distance)
    return f"{number(middle + x)} {number(middle + y)}"


def dial() -> Node:
    return face(numbered=True)


def small_dial() -> Node:
    return face(numbered=False)


def face(numbered: bool) -> Node:
    middle, radius = DIAL_BOX / 2, DIAL_BOX * RIM
    sectors = range(-REFINED, BASIC)
    width = 2.0 if numbered else 4.0
    return [
        circle(cx=middle, cy=middle, r=radius, class_="wf-card ws-line", stroke_width=width * 1.5),
        [slice_of(sector, middle, radius * FACE, width) for sector in sectors],
        g(stroke="none")[(sector_number(sector, middle, radius) for sector in sectors)] if numbered else None,
        hand(0, middle, radius * 0.97),
        hand(BASIC * SECTOR, middle, radius * 0.74),
        circle(cx=middle, cy=middle, r=radius * HUB, class_="wf-forest ws-card", stroke_width=width * 3),
    ]


def slice_of(sector: int, middle: float, radius: float, width: float) -> Mark:
    edge = number(radius)
    d = (
        f"M{number(middle)} {number(middle)}L{at(sector * SECTOR, radius, middle)}"
        f"A{edge} {edge} 0 0 1 {at((sector + 1) * SECTOR, radius, middle)}z"
    )
    colour = {0: "dial-zero", -REFINED: "dial-three"}.get(sector, "dial" if sector > 0 else "dial-refined")
    return path(d=d, class_=f"wf-{colour} ws-line", stroke_width=width)


def sector_number(sector: int, middle: float, radius: float) -> Mark:
    x, y = polar((sector + 0.5) * SECTOR, radius * LABEL)
    size = radius * 0.155
    value = sector if sector >= 0 else -1 - sector
    return write(str(value), middle + x, middle + y + size * 0.36, size, face="serif", anchor="middle")


def hand(degrees: float, middle: float, length: float) -> Mark:
    d = f"M{number(middle)} {number(middle)}L{at(degrees, length, middle)}"
    return path(d=d, class_="ws-hand", fill="none", stroke_width=9)
