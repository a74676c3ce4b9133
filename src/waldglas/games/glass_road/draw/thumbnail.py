"""A wheel at the edge of the forest, for the lobby and the readme."""

from __future__ import annotations

from typing import Final

from waldglas.draw.drawing import Drawing
from waldglas.draw.pen import circle, path, rect, use, used
from waldglas.draw.wheel import Marker, wheel

WIDTH: Final = 360
HEIGHT: Final = 220
FIRS: Final = (
    *((2, 66, 58), (40, 54, 62), (86, 44, 64), (136, 40, 62), (190, 42, 66), (240, 48, 62), (288, 58, 60)),
    *((-8, 80, 66), (26, 76, 70), (206, 66, 72), (256, 70, 70), (304, 78, 62)),
)
TILES: Final = (("grove", 216, 98, 72), ("grove", 300, 92, 52), ("pond", 284, 128, 68), ("pit", 216, 138, 62))
GOODS: Final = (("glass", 212, 178, 32), ("brick", 248, 182, 29), ("wood", 282, 183, 28), ("charcoal", 315, 183, 26))
MARKERS: Final = [
    Marker("glass", 1, refined=True),
    Marker("sand", 1),
    Marker("food", 2),
    Marker("charcoal", 3),
    Marker("water", 5),
    Marker("wood", 6),
]


def thumbnail() -> Drawing:
    hill = "M0 132C70 108 290 104 360 130V206a14 14 0 0 1-14 14H14a14 14 0 0 1-14-14z"
    return Drawing(
        WIDTH,
        HEIGHT,
        [
            rect(x=0, y=0, width=WIDTH, height=HEIGHT, rx=14, class_="wf-paper"),
            circle(cx=318, cy=40, r=17, class_="wf-star"),
            [use("fir", x, y, size) for x, y, size in FIRS],
            path(d=hill, class_="wf-meadow ws-meadow-line", stroke_width=1.5),
            [used(href=f"#wg-{name}", x=x, y=y, width=size, height=size * 0.56) for name, x, y, size in TILES],
            wheel("Glass", MARKERS, 196, "thumbnail", {}).at(10, 12),
            [use(name, x, y, size) for name, x, y, size in GOODS],
        ],
    )
