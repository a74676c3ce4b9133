"""The cards that boards are put together from: a panel with a head, a star for points, a button."""

from __future__ import annotations

from typing import Final

from htpy import Element, Node

from waldglas.draw.pen import g, number, path, rect, tip, use, width_of, write

PILL: Final = 2.5  # how much longer than high a pill is


def panel(width: float, height: float, radius: float = 12) -> Element:
    return rect(
        x=0.75, y=0.75, width=width - 1.5, height=height - 1.5, rx=radius, class_="wf-card ws-line", stroke_width=1.5
    )


def head(width: float, height: float, content: Node, radius: float = 12, wooded: bool = False) -> Element:
    """The band of forest on top of a panel."""
    edge = number(width - 2 * radius)
    r = number(radius)
    shape = f"M0 {number(height)}V{r}a{r} {r} 0 0 1 {r}-{r}h{edge}a{r} {r} 0 0 1 {r} {r}V{number(height)}z"
    return g()[path(d=shape, class_="wf-forest"), firs(width, height) if wooded else None, content]


def firs(width: float, height: float) -> list[Element]:
    """A line of firs, of uneven height, along the foot of a head."""
    trees, x, i = [], 10.0, 0
    while x < width - 34:
        size = (26, 34, 22, 30, 38, 24, 32)[i % 7]
        trees.append(use("fir", x, height - size * 0.92, size))
        x += size * 0.62
        i += 1
    return trees


def points(total: float, right: float, middle: float, size: float) -> Element:
    """A star and a number in a pill of this height, up to a right edge."""
    width = size * PILL
    left, top = right - width, middle - size / 2
    return g()[
        tip(f"{total:g} points"),
        rect(x=left, y=top, width=width, height=size, rx=size / 2, class_="wf-card ws-outline"),
        use("star", left + size * 0.1, top + size * 0.1, size * 0.8),
        write(
            minus(total), left + size * 1.6, middle + size * 0.22, size * 0.62, face="serif", anchor="middle", bold=True
        ),
    ]


def minus(points: float) -> str:
    return f"{points:g}".replace("-", "−")


def button(words: str, x: float, y: float, height: float = 36) -> tuple[Element, float]:
    """The face of a button, and its width."""
    width = width_of(words, 17) + 34
    face = g(transform=f"translate({number(x)} {number(y)})")[
        rect(x=0, y=0, width=width, height=height, rx=height / 2, class_="wf-forest"),
        rect(x=-3, y=-3, width=width + 6, height=height + 6, rx=height / 2 + 3, class_="wg-mark wf-amber ws-amber"),
        write(words, width / 2, height / 2 + 6, 17, colour="on-forest", face="serif", anchor="middle", bold=True),
    ]
    return face, width
