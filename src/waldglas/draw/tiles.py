"""What lies on a landscape: groves, pits and ponds on one space, forests on two."""

from __future__ import annotations

from typing import Final

from htpy import Node

from waldglas.draw.goods import line
from waldglas.draw.pen import Mark, circle, number, path, rect

TILE_BOX: Final = (64, 36)
FOREST_BOX: Final = (236, 68)


def grove() -> Node:
    return [trunk_and_crown(14, 18, 9.5), trunk_and_crown(50, 18, 9.5), trunk_and_crown(32, 13.5, 11.5)]


def trunk_and_crown(x: float, y: float, r: float) -> Node:
    return [
        rect(x=x - 2, y=y + r - 2, width=4, height=34 - y - r, class_="wf-wood", stroke_width=1.2),
        circle(cx=x, cy=y, r=r, class_="wf-grove", stroke_width=1.6),
        line("outline", f"M{x - r * 0.5:g} {y + 1:g}a{r * 0.55:g} {r * 0.5:g} 0 0 1 {r * 0.5:g}-{r * 0.55:g}", 1.1),
    ]


def pit() -> Node:
    return [
        path(d="M3 33C14 30 16 8 32 8S50 30 61 33z", class_="wf-pit", stroke_width=1.7),
        path(d="M17 33C23 31 24 20 32 20S41 31 47 33z", class_="wf-pit-deep", stroke_width=1.4),
    ]


def pond() -> Node:
    return [
        path(
            d="M6 19C5 8 18 4 31 6C42 3 59 7 59 18C60 30 46 33 33 31C20 34 7 31 6 19z",
            class_="wf-pond",
            stroke_width=1.7,
        ),
        path(d="M17 15q4-3 8 0M37 13q4-3 8 0M24 24q4-3 8 0", class_="ws-white", fill="none", stroke_width=1.6),
    ]


def woods() -> Node:
    """A forest as a small sign."""
    ground = rect(x=1, y=1, width=62, height=34, rx=6, class_="wf-forest", stroke_width=1.4)
    return [ground, [small_fir(x, 5 + dip, 25 - dip) for x, dip in ((17, 3), (47, 3), (32, 0))]]


def small_fir(x: float, y: float, height: float) -> Mark:
    half = height * 0.42
    d = f"M{x:g} {y:g}L{x + half:g} {y + height:g}H{x - half:g}z"
    return path(d=d, class_="wf-grove", stroke_width=1.2)


def forest() -> Node:
    """A forest across two spaces of a landscape."""
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


TILES: Final = {"grove": grove, "pit": pit, "pond": pond, "woods": woods}
