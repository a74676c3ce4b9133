"""A windlass over a shaft, for the lobby and the readme."""

from __future__ import annotations

from typing import Final

from waldglas.draw.drawing import Drawing
from waldglas.draw.pen import circle, path, rect, use

WIDTH: Final = 360
HEIGHT: Final = 220
GROUND: Final = 96
FIRS: Final = ((0, 50, 48), (24, 42, 56), (210, 46, 52), (244, 36, 62), (280, 40, 56), (306, 48, 52))


def thumbnail() -> Drawing:
    earth = f"M0 {GROUND}H360V206a14 14 0 0 1-14 14H14a14 14 0 0 1-14-14z"
    rock = "M0 152Q90 140 180 148T360 150V206a14 14 0 0 1-14 14H14a14 14 0 0 1-14-14z"
    return Drawing(
        WIDTH,
        HEIGHT,
        [
            rect(x=0, y=0, width=WIDTH, height=HEIGHT, rx=14, class_="wf-dial-refined"),
            circle(cx=318, cy=30, r=15, class_="wf-star"),
            [use("fir", x, y, size) for x, y, size in FIRS],
            path(d=earth, class_="wf-soil"),
            path(d=rock, class_="wf-rock"),
            path(d="M160 96H330L306 136H184z", class_="wf-hollow ws-rock", stroke_width=2),
            path(d="M173 118H317L306 136H184z", class_="wf-pond"),
            [use("coal", x, 109, 24) for x in (190, 220, 276)],
            use("support", 243, 98, 38),
            rect(x=60, y=94, width=56, height=108, class_="wf-hollow"),
            rect(x=116, y=154, width=232, height=48, class_="wf-hollow"),
            rect(x=60, y=184, width=56, height=18, class_="wf-pond"),
            [rect(x=x, y=94, width=5, height=60, class_="wf-wood") for x in (58, 113)],
            rect(x=58, y=154, width=5, height=48, class_="wf-wood"),
            path(d="M88 90V172", class_="ws-hide", stroke_width=2.5),
            use("coal", 75, 168, 26),
            [use("support", x, 152, 50) for x in (124, 196, 268)],
            [use("coal", x, 176, 25) for x in (160, 232, 304)],
            rect(x=0, y=GROUND - 4, width=WIDTH, height=7, class_="wf-grove"),
            use("windlass", 52, 28, 70),
            use("haspel", 12, 54, 42),
            use("farmer", 130, 56, 38),
            use("digger", 172, 56, 38),
        ],
    )
