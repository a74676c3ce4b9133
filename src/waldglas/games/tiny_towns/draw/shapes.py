"""The shapes of Tiny Towns: the board, cubes with a mark of their own on their sides, a building of each type."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

from waldglas.draw.goods import fill, line
from waldglas.draw.pen import circle, ellipse, g, path, rect
from waldglas.draw.shapes import LARGE_BOX, Shape, of_size, register
from waldglas.markup import Mark, Node

GRID_BOX: Final = 418  # four squares of 100, and three gaps of 6

# A side is 24 wide and 28 high before it is tilted to the left or to the right.
LEFT_SIDE: Final = "matrix(1 .5833 0 1 8 18)"
RIGHT_SIDE: Final = "matrix(-1 .5833 0 1 56 18)"
BODY: Final = "M32 4L56 18V46L32 60L8 46V18z"
TOP: Final = "M32 4L56 18L32 32L8 18z"
SHADE: Final = "M32 32L56 18V46L32 60z"
EDGES: Final = "M8 18L32 32L56 18M32 32V60"


def grid() -> Node:
    """The sixteen squares of a town."""
    return [
        rect(x=1 + i % 4 * 106, y=1 + i // 4 * 106, width=98, height=98, rx=10, class_="wf-meadow ws-meadow-line")
        for i in range(16)
    ]


# Cubes


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


# Buildings


def block(colour: str, x: float, y: float, width: float, height: float, rx: float | None = None) -> Mark:
    return rect(x=x, y=y, width=width, height=height, rx=rx, class_=f"wf-{colour}")


def cottage() -> Node:
    return [
        block("wall", 15, 34, 34, 25),
        fill("water", "M8 37L32 7L56 37z"),
        circle(cx=32, cy=26, r=4, class_="wf-light"),
        fill("wood", "M27 59V47a5 5 0 0 1 10 0V59z"),
        block("light", 19, 42, 5, 6),
        block("light", 40, 42, 5, 6),
    ]


def farm() -> Node:
    return [
        fill("brick", "M9 59V33L17 19L32 11L47 19L55 33V59z"),
        line("wall", "M9.5 33L17.5 19.500L32 12L46.5 19.500L54.5 33", 4.5),
        line("outline", "M6 35L15 17.500L32 8.500L49 17.500L58 35", 2.4),
        block("light", 27, 22, 10, 9),
        block("brick", 19, 38, 26, 21),
        line("wall", "M20.5 39.500L31 57.500M31 39.500L20.5 57.500M33 39.500L43.5 57.500M43.5 39.500L33 57.5", 2.2),
        line("outline", "M32 38V59", 2),
    ]


def chapel() -> Node:
    return [
        block("wall", 27, 40, 30, 19),
        fill("orange", "M23 41L29 27H55L61 41z"),
        block("wall", 8, 28, 19, 31),
        fill("orange", "M5 30L17.5 8L30 30z"),
        line("ink", "M17.5 9V1.500M14.5 4H20.5", 2.2),
        fill("water", "M14 45V39a3.5 3.5 0 0 1 7 0V45z"),
        fill("wood", "M38 59V51a4.5 4.5 0 0 1 9 0V59z"),
    ]


def well() -> Node:
    return [
        block("wood", 14, 22, 5, 24),
        block("wood", 45, 22, 5, 24),
        fill("slate", "M6 25L32 7L58 25z"),
        line("outline", "M32 25V35", 2),
        fill("food", "M27 34H37L35.5 42H28.500z"),
        fill("stone", "M11 45V55C16 61 48 61 53 55V45z"),
        ellipse(cx=32, cy=45, rx=21, ry=5, class_="wf-deep"),
        line("outline", "M12 52C20 56 44 56 52 52M22 50.500V54.500M42 50.500V54.500M32 55V59", 1.6),
    ]


def theater() -> Node:
    columns = [block("wheat", x, 28, 6, 24) for x in (10, 22, 36, 48)]
    return [
        block("brick", 12, 27, 40, 26),
        line("outline", "M32 28V52", 1.4),
        columns,
        block("wheat", 7, 22, 50, 6),
        fill("wheat", "M5 23L32 6L59 23z"),
        circle(cx=32, cy=16.5, r=3, class_="wf-light"),
        block("wheat", 4, 52, 56, 7),
    ]


def tavern() -> Node:
    return [
        block("wall", 10, 31, 34, 28),
        line("wood", "M27 32V58M11 45H27M27 32L43 45H27", 2.2),
        fill("tavern", "M4 33L13 12H41L50 33z"),
        line("outline", "M10.5 22.500H43.5", 1.3),
        block("star", 14, 35.5, 8, 7),
        fill("wood", "M30 59V49a4.5 4.5 0 0 1 9 0V59z"),
        line("ink", "M44 37H61M49 37V41M58 37V41", 2.2),
        block("tavern", 46, 41, 15, 14, 2),
        fill("star", "M50 44.500H56V52H50z"),
        line("outline", "M56 46.500H58.500V50H56", 1.5),
    ]


def factory() -> Node:
    return [
        circle(cx=53, cy=7, r=4.5, class_="wf-smoke"),
        circle(cx=45, cy=5, r=3, class_="wf-smoke"),
        fill("charcoal", "M47 59L49 14H57L59 59z"),
        line("facet", "M49.5 20H56.5", 2),
        fill("charcoal", "M5 59V31L19 20V31L33 20V31L47 20V59z"),
        block("star", 38, 36, 5, 6),
        block("star", 9, 36, 5, 6),
        block("star", 23.5, 36, 5, 6),
    ]


def monument() -> Node:
    return [
        block("stone", 8, 52, 48, 7, 1),
        block("wall", 14, 46, 36, 6),
        fill("pink", "M24 46L27 18L32 8L37 18L40 46z"),
        line("outline", "M26.5 24H37.5M25.5 35H38.5", 1.5),
        circle(cx=32, cy=29.5, r=2.6, class_="wf-light"),
    ]


def cave() -> Node:
    return [
        fill("stone", "M4 58L12 30L24 14L42 10L54 26L60 58z"),
        fill("charcoal", "M20 58V44a12 13 0 0 1 24 0V58z"),
        line("outline", "M14 34L20 38M44 20L48 28", 1.6),
    ]


# Places in a town


def spots(side: int, lit: set[tuple[int, int]], here: bool = True) -> Node:
    """A few squares, the meant ones among them; `here` marks the building itself in the middle."""
    squares = {(column, row) for column in range(side) for row in range(side)}
    middle = {(side // 2, side // 2)} if here else set()
    return [
        fill("meadow", little(squares - lit - middle, 60 / side)),
        fill("amber", little(squares & lit - middle, 60 / side)),
        fill("ink", little(middle, 60 / side)) if here else None,
    ]


def little(squares: set[tuple[int, int]], step: float) -> str:
    edge = f"{step * 0.84:g}"
    return "".join(
        f"M{2 + column * step:g} {2 + row * step:g}h{edge}v{edge}h-{edge}z" for column, row in sorted(squares)
    )


ALL: Final = {(column, row) for column in range(5) for row in range(5)}
SPOTS: Final = {
    "spots-corners": partial(spots, 4, {(0, 0), (3, 0), (0, 3), (3, 3)}, here=False),
    "spots-centre": partial(spots, 4, {(1, 1), (2, 1), (1, 2), (2, 2)}, here=False),
    "spots-town": partial(spots, 4, ALL, here=False),
    "spots-group": partial(spots, 3, {(0, 0), (1, 0), (1, 1), (2, 1)}, here=False),
    "spots-beside": partial(spots, 3, {(1, 0), (0, 1), (2, 1), (1, 2)}),
    "spots-around": partial(spots, 3, ALL),
    "spots-lines": partial(spots, 5, {(column, row) for column, row in ALL if 2 in (column, row)}),
    "spots-row": partial(spots, 4, {(column, 1) for column in range(4)}, here=False),
}

BUILDINGS: Final = {
    "cottage": cottage,
    "farm": farm,
    "chapel": chapel,
    "well": well,
    "theater": theater,
    "tavern": tavern,
    "factory": factory,
    "monument": monument,
    "cave": cave,
}

OWN: Final = {
    **of_size(LARGE_BOX, LARGE_BOX, {**{f"cube-{name}": draw for name, draw in CUBES.items()}, **BUILDINGS, **SPOTS}),
    "grid": Shape(GRID_BOX, GRID_BOX, grid),
}
USED: Final = tuple(OWN)

register(OWN)
