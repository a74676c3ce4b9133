"""Curves: what each seat could expect over a game, drawn with its turning points."""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Final

from waldglas.draw.drawing import Drawing
from waldglas.draw.panels import minus
from waldglas.draw.pen import circle, g, number, path, tip, width_of, write
from waldglas.draw.scene import said
from waldglas.markup import Node
from waldglas.words import Catalogue, house_catalogue

WIDTH: Final = 720
HEIGHT: Final = 308
LEFT: Final = 44
RIGHT: Final = 600
TOP: Final = 16
BOTTOM: Final = 264
LINES: Final = 4
COLOURS: Final = ("hand", "amber", "water", "brick", "facet", "wood")
DASHES: Final = (None, "9 4", "3 4", "12 4 3 4", "6 6", "2 6")
LABEL_GAP: Final = 18

Point = tuple[int, float]


@dataclass(frozen=True)
class Curve:
    name: str
    points: Sequence[Point]
    marks: Sequence[tuple[Point, str]] = ()  # places on the curve, with words for a pointer that rests there


def draw_curves(
    curves: Sequence[Curve], catalogue: Catalogue | None = None, chapters: Sequence[tuple[int, str]] = ()
) -> Drawing:
    """In the words of a catalogue, or of the house; with the places where rounds, periods or years begin."""
    values = [value for curve in curves for _, value in curve.points]
    frame = Frame(max(at for curve in curves for at, _ in curve.points), min(0.0, *values), max(1.0, *values))
    labels = spread([frame.y(curve.points[-1][1]) for curve in curves])
    lines = [one_curve(frame, place, curve, labels[place]) for place, curve in enumerate(curves)]
    body = [frame.grid(catalogue or house_catalogue()), frame.chapters(chapters), lines]
    return Drawing(WIDTH, HEIGHT, body)


@dataclass(frozen=True)
class Frame:
    last: int
    low: float
    high: float

    def x(self, at: float) -> float:
        return LEFT + (RIGHT - LEFT) * at / max(self.last, 1)

    def y(self, value: float) -> float:
        return BOTTOM - (BOTTOM - TOP) * (value - self.low) / (self.high - self.low)

    def grid(self, catalogue: Catalogue) -> Node:
        step = (self.high - self.low) / LINES
        values = [self.low + place * step for place in range(LINES + 1)]
        return [
            [
                path(d=f"M{LEFT} {number(self.y(value))}H{RIGHT}", class_="ws-line"),
                write(minus(round(value)), LEFT - 8, self.y(value) + 4, 13, colour="soft", anchor="end"),
            ]
            for value in values
        ] + [
            write(said(catalogue, "draw-first-choice"), LEFT, BOTTOM + 34, 13, colour="soft"),
            write(said(catalogue, "draw-result"), RIGHT, BOTTOM + 34, 13, colour="soft", anchor="end"),
        ]

    def chapters(self, chapters: Sequence[tuple[int, str]]) -> Node:
        """A line where each begins, and its name where there is room for it."""
        found, free = [], 0.0
        for at, words in chapters:
            x = self.x(at)
            found.append(path(d=f"M{number(x)} {TOP}V{BOTTOM + 4}", class_="ws-line", stroke_dasharray="2 4"))
            if x >= free and x + width_of(words, 12) < RIGHT + 20:
                found.append(write(words, x, BOTTOM + 17, 12, colour="soft"))
                free = x + width_of(words, 12) + 8
        return found


def one_curve(frame: Frame, place: int, curve: Curve, label: float) -> Node:
    colour = COLOURS[place % len(COLOURS)]
    dash = DASHES[place % len(DASHES)]
    line = "M" + "L".join(f"{number(frame.x(at))} {number(frame.y(value))}" for at, value in curve.points)
    return g()[
        path(d=line, class_=f"ws-{colour}", fill="none", stroke_width=2.5, stroke_dasharray=dash),
        [
            circle(cx=frame.x(at), cy=frame.y(value), r=6, class_=f"wf-card ws-{colour}", stroke_width=3)[tip(words)]
            for (at, value), words in curve.marks
        ],
        write(label_words(curve), RIGHT + 10, label + 5, 14, bold=True, within=WIDTH - RIGHT - 12),
    ]


def spread(heights: list[float]) -> list[float]:
    """Moves labels apart that would cover each other."""
    order = sorted(range(len(heights)), key=lambda place: heights[place])
    moved = heights[:]
    for above, below in pairwise(order):
        moved[below] = max(moved[below], moved[above] + LABEL_GAP)
    return moved


def label_words(curve: Curve) -> str:
    return f"{curve.name} {minus(curve.points[-1][1])}"
