"""The five cubes of Tiny Towns: each has its colour and a mark of its own on its sides."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

from htpy import Node

from waldglas.draw.pen import Mark, circle, g, path

# A side is 24 wide and 28 high before it is tilted to the left or to the right.
LEFT_SIDE: Final = "matrix(1 .5833 0 1 8 18)"
RIGHT_SIDE: Final = "matrix(-1 .5833 0 1 56 18)"
BODY: Final = "M32 4L56 18V46L32 60L8 46V18z"
TOP: Final = "M32 4L56 18L32 32L8 18z"
SHADE: Final = "M32 32L56 18V46L32 60z"
EDGES: Final = "M8 18L32 32L56 18M32 32V60"


def strokes(colour: str, d: str, width: float = 2.4) -> Mark:
    return path(d=d, class_=f"ws-{colour}", fill="none", stroke_width=width)


def rings() -> Node:
    return strokes("wood-end", "M12 5.5a7 8.5 0 1 0 .1 0M12 10.500a3 3.5 0 1 0 .1 0")


def ear() -> Node:
    return strokes("outline", "M12 25V5M5.5 9L12 14L18.5 9M5.5 16L12 21L18.5 16", 2.2)


def joints() -> Node:
    return strokes("wall", "M0 9.300H24M0 18.700H24M12 0V9.300M6 9.300V18.700M18 9.300V18.700M12 18.700V28", 2)


def shine() -> Node:
    return strokes("white", "M5 18L15 5M9 23L20 9", 2.6)


def speckles() -> Node:
    places = ((6, 8), (13, 5.5), (19, 10), (11, 14), (5, 20), (17, 18), (12, 24))
    return [circle(cx=x, cy=y, r=1.7, class_="wf-outline", stroke="none") for x, y in places]


MARKS: Final[dict[str, tuple[str, Callable[[], Node]]]] = {
    "wood": ("wood", rings),
    "wheat": ("wheat", ear),
    "brick": ("brick", joints),
    "glass": ("pane", shine),
    "stone": ("stone", speckles),
}


def cube(resource: str) -> Node:
    colour, mark = MARKS[resource]
    return [
        path(d=BODY, class_=f"wf-{colour}"),
        path(d=TOP, fill="#fff", fill_opacity=0.3, stroke="none"),
        path(d=SHADE, fill="#000", fill_opacity=0.16, stroke="none"),
        g(transform=LEFT_SIDE)[mark()],
        g(transform=RIGHT_SIDE)[mark()],
        path(d=EDGES, fill="none"),
        path(d=BODY, fill="none"),
    ]


CUBES: Final = {resource: partial(cube, resource) for resource in MARKS}
