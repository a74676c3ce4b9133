"""A glass hut in a clearing, a pawn on the way to a village, for the lobby and the readme."""

from __future__ import annotations

from typing import Final

from waldglas.draw.drawing import Drawing
from waldglas.draw.pen import circle, path, rect, use, used
from waldglas.draw.wheel import Marker, wheel

WIDTH: Final = 360
HEIGHT: Final = 220
FIRS: Final = (
    *((2, 50, 62), (40, 40, 66), (86, 32, 66), (136, 30, 64), (188, 34, 66), (236, 40, 62), (286, 48, 64)),
    *((0, 68, 66), (24, 62, 70), (64, 58, 66), (294, 66, 64), (262, 62, 60)),
)
TILES: Final = (("field", 20, 150, 62), ("pasture", 88, 158, 62), ("pond", 22, 184, 58), ("stable", 90, 192, 46))
MARKERS: Final = [
    Marker("commodity", 1, refined=True),
    Marker("provisions", 2, refined=True),
    Marker("provisions", 1, refined=True, second=True),
    Marker("porridge", 2),
    Marker("meat", 0),
    Marker("charcoal", 4),
]


def thumbnail() -> Drawing:
    hill = "M0 132C90 108 260 112 360 136V206a14 14 0 0 1-14 14H14a14 14 0 0 1-14-14z"
    return Drawing(
        WIDTH,
        HEIGHT,
        [
            rect(x=0, y=0, width=WIDTH, height=HEIGHT, rx=14, class_="wf-paper"),
            circle(cx=320, cy=34, r=16, class_="wf-star"),
            [use("fir", x, y, size) for x, y, size in FIRS],
            path(d=hill, class_="wf-meadow ws-meadow-line", stroke_width=1.5),
            path(d="M150 220C170 180 130 170 120 140", class_="ws-dial", fill="none", stroke_width=12),
            use("glass-hut", 72, 62, 92),
            [used(href=f"#wg-{name}", x=x, y=y, width=size, height=size * 0.56) for name, x, y, size in TILES],
            wheel("Cooking", MARKERS, 176, "thumbnail", {}).at(178, 38),
            use("pawn", 146, 150, 40, class_="wf-brick"),
        ],
    )
