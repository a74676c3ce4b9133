"""Bars in steps: from where something began to what it came to, one bar for each part that led there."""

from collections.abc import Sequence
from itertools import accumulate, pairwise
from typing import Final

from waldglas.draw.drawing import Drawing
from waldglas.draw.panels import minus
from waldglas.draw.pen import g, number, path, rect, write
from waldglas.markup import Node

WIDTH: Final = 340
LEFT: Final = 124
RIGHT: Final = 284
LANE: Final = 26
THICK: Final = 14
COLOURS: Final = ("water", "amber", "brick", "facet")

Part = tuple[str, float]  # its name, and by how much it changes the sum


def draw_steps(start: Part, parts: Sequence[Part], end: str, reach: tuple[float, float]) -> Drawing:
    """The start, the parts and the end below each other, on a scale from the least to the most of all such drawings."""
    name, begun = start
    low, high = reach
    sums = list(accumulate([value for _, value in parts], initial=begun))

    def x(value: float) -> float:
        return LEFT + (RIGHT - LEFT) * (value - low) / max(high - low, 1.0)

    lanes = [
        lane(place, part, x(before), x(after))
        for place, (part, (before, after)) in enumerate(zip(parts, pairwise(sums), strict=True), 1)
    ]
    ends = [whole(0, name, begun, x(begun)), whole(len(parts) + 1, end, sums[-1], x(sums[-1]))]
    return Drawing(WIDTH, LANE * (len(parts) + 2) + 4, [ends, lanes])


def lane(place: int, part: Part, before: float, after: float) -> Node:
    """A bar from the sum before to the sum after, with a line down to the next."""
    name, value = part
    top, colour = LANE * place + 6, COLOURS[(place - 1) % len(COLOURS)]
    left, width = min(before, after), max(abs(after - before), 1.5)
    return g()[
        write(name, LEFT - 8, top + THICK - 2, 15, anchor="end", within=LEFT - 10),
        path(d=f"M{number(before)} {number(top - LANE + THICK)}V{number(top + THICK)}", class_="ws-line"),
        rect(x=left, y=top, width=width, height=THICK, rx=2, class_=f"wf-{colour}"),
        write(signed(value), max(before, after) + 6, top + THICK - 2, 14),
    ]


def whole(place: int, name: str, value: float, at: float) -> Node:
    """The start or the end: a mark on the scale."""
    top = LANE * place + 6
    return g()[
        write(name, LEFT - 8, top + THICK - 2, 15, bold=True, anchor="end", within=LEFT - 10),
        path(d=f"M{number(at)} {number(top)}v{THICK}", class_="ws-hand", stroke_width=3),
        write(minus(round(value, 1)), at + 6, top + THICK - 2, 14, bold=True),
    ]


def signed(value: float) -> str:
    told = minus(round(value, 1))
    return f"+{told}" if round(value, 1) > 0 else told
