"""What boards are put together from: panels with a head, points, buttons, lying cards, amber marks for choices."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from markupsafe import Markup

from waldglas.draw.drawing import Drawing, rendered
from waldglas.draw.pen import circle, g, number, path, rect, use, width_of, write
from waldglas.markup import Mark, Node
from waldglas.words.numbers import in_figures

FINGER: Final = 53.0  # as much as a finger needs on a board that a phone shows at three quarters of its size
EDGE: Final = 24  # of the paper around a whole table
GAP: Final = 14  # between panels


def panel(width: float, height: float, radius: float = 12) -> Mark:
    return rect(
        x=0.75, y=0.75, width=width - 1.5, height=height - 1.5, rx=radius, class_="wf-card ws-line", stroke_width=1.5
    )


def head(
    width: float, height: float, content: Node, radius: float = 12, wooded: bool = False, thing: str | None = None
) -> Mark:
    """The band of forest on top of a panel."""
    edge = number(width - 2 * radius)
    r = number(radius)
    shape = f"M0 {number(height)}V{r}a{r} {r} 0 0 1 {r}-{r}h{edge}a{r} {r} 0 0 1 {r} {r}V{number(height)}z"
    return g(data_thing=thing)[path(d=shape, class_="wf-forest"), firs(width, height) if wooded else None, content]


@lru_cache(maxsize=64)
def firs(width: float, height: float) -> Markup:
    """A line of firs, of uneven height, along the foot of a head."""
    trees, x, i = [], 10.0, 0
    while x < width - 34:
        size = (26, 34, 22, 30, 38, 24, 32)[i % 7]
        trees.append(use("fir", x, height - size * 0.92, size))
        x += size * 0.62
        i += 1
    return rendered(trees)


def minus(points: float) -> str:
    """Points as the language writes them; what is rounded to nothing has no sign."""
    return in_figures(round(points, 2) + 0.0).replace("-", "−")


def button(words: str, x: float, y: float, height: float = 36) -> tuple[Mark, float]:
    """The face of a button, and its width."""
    width = width_of(words, 17) + 34
    face = g(transform=f"translate({number(x)} {number(y)})")[
        rect(x=0, y=0, width=width, height=height, rx=height / 2, class_="wf-forest"),
        rect(x=-3, y=-3, width=width + 6, height=height + 6, rx=height / 2 + 3, class_="wg-mark wf-amber ws-amber"),
        write(words, width / 2, height / 2 + 6, 17, colour="on-forest", face="serif", anchor="middle", bold=True),
    ]
    return face, width


def beside(drawings: list[Drawing]) -> Drawing:
    x, placed = 0.0, []
    for drawing in drawings:
        placed.append(drawing.at(x, 0))
        x += drawing.width + GAP
    return Drawing(x - GAP, max(drawing.height for drawing in drawings), placed)


def stacked(drawings: list[Drawing]) -> Drawing:
    y, placed = 0.0, []
    for drawing in drawings:
        placed.append(drawing.at(0, y))
        y += drawing.height + GAP
    return Drawing(max(drawing.width for drawing in drawings), y - GAP, placed)


def with_edge(drawing: Drawing, edge: float = 6) -> Drawing:
    """Room for marks and signs that reach over the edge."""
    return Drawing(drawing.width + 2 * edge, drawing.height + 2 * edge, drawing.at(edge, edge))


def on_paper(drawing: Drawing) -> Drawing:
    width, height = drawing.width + 2 * EDGE, drawing.height + 2 * EDGE
    paper: Node = rect(x=0, y=0, width=width, height=height, rx=18, class_="wf-paper")
    return Drawing(width, height, [paper, drawing.at(EDGE, EDGE)])


# Amber marks around what can be chosen, and cards as they lie


def frame(x: float, y: float, width: float, height: float, radius: float) -> Mark:
    return rect(x=x, y=y, width=width, height=height, rx=radius, class_="wg-mark wf-amber ws-amber")


def ring(x: float, y: float, r: float) -> Mark:
    return circle(cx=x, cy=y, r=r, class_="wg-mark wf-amber ws-amber")


def reach(x: float, y: float, width: float, height: float = 0) -> Mark:
    """Where a finger finds a choice that is drawn smaller; around its middle."""
    height = height or width
    return rect(x=x - width / 2, y=y - height / 2, width=width, height=height, fill="none")


def lying_card(face: Node, x: float, y: float, pale: bool = False, **attributes: str | None) -> Mark:
    return g(transform=f"translate({number(x)} {number(y)})", class_="wg-pale" if pale else None, **attributes)[face]
