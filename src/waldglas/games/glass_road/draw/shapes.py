"""The shapes of Glass Road beyond those of the house: a forest that lies across two spaces of a landscape."""

from __future__ import annotations

from typing import Final

from waldglas.draw.pen import number, path, rect
from waldglas.draw.shapes import WHEEL_SHAPES, Shape, register
from waldglas.markup import Mark, Node

FOREST_BOX: Final = (236, 68)


def forest() -> Node:
    ground = rect(x=1, y=1, width=234, height=66, rx=9, class_="wf-forest ws-fir", stroke_width=1.6)
    back = [tall_fir("fir", x, 8, 38) for x in range(27, 220, 36)]
    front = [tall_fir("grove-deep", x, 22, 39) for x in range(19, 225, 33)]
    return [ground, back, front]


def tall_fir(colour: str, x: float, y: float, height: float) -> Mark:
    """A fir in three steps, from its top down."""
    step = height / 3
    right = [(0.62, 1), (0.3, 1), (0.85, 2), (0.5, 2), (1.08, 3)]
    outline = [(0.0, 0), *right, *[(-across, down) for across, down in reversed(right)]]
    d = "L".join(f"{number(x + across * step)} {number(y + down * step)}" for across, down in outline)
    return path(d=f"M{d}z", class_=f"wf-{colour}", stroke="none")


OWN: Final = {"forest": Shape(*FOREST_BOX, forest)}
USED: Final = (*WHEEL_SHAPES, *OWN)

register(OWN)
