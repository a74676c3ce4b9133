"""A little town between forest and meadow, for the lobby and the readme."""

from __future__ import annotations

from typing import Final

from waldglas.draw.drawing import Drawing
from waldglas.draw.pen import Mark, circle, path, rect, use

WIDTH: Final = 360
HEIGHT: Final = 220
FIRS: Final = (
    *(
        (-6, 72, 54),
        (30, 66, 52),
        (80, 52, 54),
        (132, 46, 52),
        (186, 46, 52),
        (234, 54, 50),
        (286, 62, 54),
        (318, 74, 46),
    ),
    *((8, 62, 66), (50, 48, 78), (104, 36, 70), (152, 30, 76), (208, 38, 66), (250, 46, 76), (300, 58, 68)),
)
BACK: Final = (("chapel", 64, 78, 64), ("theater", 136, 68, 66), ("factory", 214, 76, 66))
FRONT: Final = (("farm", 14, 116, 66), ("cottage", 84, 130, 58), ("well", 150, 134, 48), ("cottage", 202, 130, 58))
CUBES: Final = (("wood", 106, 188), ("wheat", 134, 192), ("brick", 162, 188), ("glass", 190, 192), ("stone", 218, 188))


def thumbnail() -> Drawing:
    return Drawing(
        WIDTH,
        HEIGHT,
        [
            rect(x=0, y=0, width=WIDTH, height=HEIGHT, rx=14, class_="wf-paper"),
            circle(cx=306, cy=44, r=18, class_="wf-star"),
            [use("fir", x, y, size) for x, y, size in FIRS],
            hill("M0 126C70 104 290 100 360 128V206a14 14 0 0 1-14 14H14a14 14 0 0 1-14-14z"),
            [use(name, x, y, size) for name, x, y, size in (*BACK, *FRONT, ("tavern", 270, 118, 66))],
            [use("tree", x, y, 30) for x, y in ((6, 178), (328, 172), (36, 184))],
            [use(f"cube-{name}", x, y, 24) for name, x, y in CUBES],
        ],
    )


def hill(d: str) -> Mark:
    return path(d=d, class_="wf-meadow ws-meadow-line", stroke_width=1.5)
