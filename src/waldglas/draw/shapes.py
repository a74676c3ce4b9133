"""The sheet of shapes, each a symbol that pictures use by its name: those of the house, and what games register."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import cache
from hashlib import blake2b
from typing import Final

from markupsafe import Markup

from waldglas.draw.dial import DIAL_BOX, dial, small_dial
from waldglas.draw.goods import BOX, GOODS, TILE_BOX, TILES, fill, line
from waldglas.draw.pen import circle, g, symbol, used
from waldglas.draw.signs import KIND_SIGNS, TURN_SIGNS
from waldglas.markup import Node, written

Shapes = dict[str, Callable[[], Node]]

LARGE_BOX: Final = 64


def star() -> Node:
    return fill("star", "M16 2L20.3 11L30 12.200L22.9 19L24.7 28.700L16 24L7.3 28.700L9.1 19L2 12.200L11.7 11z")


def fir() -> Node:
    return fill("fir", "M16 2L23 12H20L26 20H22L29 29H3L10 20H6L12 12H9z")


def tree() -> Node:
    return [line("wood", "M16 18V30", 3.5), circle(cx=16, cy=12, r=10, class_="wf-tavern")]


def hammer() -> Node:
    return [line("wood", "M8 28L19 13", 4), fill("stone", "M13 4L28 13L25 18L10 9z")]


def flag() -> Node:
    return [line("ink", "M8 3V30", 2.4), fill("tavern", "M8 4H27L22 10L27 16H8z")]


def pebble() -> Node:
    """Waste: a cube nobody used."""
    return [fill("smoke", "M16 4L27 10V22L16 28L5 22V10z"), line("outline", "M5 10L16 16L27 10M16 16V28", 1.4)]


def hourglass() -> Node:
    return [
        fill("light", "M8 4H24C24 12 18 13 18 16S24 20 24 28H8C8 20 14 19 14 16S8 12 8 4z"),
        fill("amber", "M11 28C11 24 15 23 16 20C17 23 21 24 21 28z"),
        line("outline", "M6 4H26M6 28H26", 2.6),
    ]


SIGNS: Final = {
    "star": star,
    "fir": fir,
    "tree": tree,
    "hammer": hammer,
    "flag": flag,
    "waste": pebble,
    "hourglass": hourglass,
}


@dataclass(frozen=True)
class Shape:
    width: int
    height: int
    draw: Callable[[], Node]


def of_size(width: int, height: int, shapes: Shapes) -> dict[str, Shape]:
    return {name: Shape(width, height, draw) for name, draw in shapes.items()}


SHAPES: Final = {
    **of_size(BOX, BOX, {**GOODS, **SIGNS, **KIND_SIGNS, **TURN_SIGNS}),
    **of_size(*TILE_BOX, TILES),
    "dial": Shape(DIAL_BOX, DIAL_BOX, dial),
    "dial-small": Shape(DIAL_BOX, DIAL_BOX, small_dial),
}
WHEEL_SHAPES: Final = ("dial", "dial-small", *TILES)  # of the games with production wheels
HOUSE: Final = tuple(name for name in SHAPES if name not in WHEEL_SHAPES)  # what every page may use


def register(shapes: dict[str, Shape]) -> None:
    """Adds the shapes of a game, when its pictures are loaded."""
    for name, shape in shapes.items():
        if SHAPES.setdefault(name, shape) != shape:
            raise ValueError(f"there is a shape '{name}' already")


# Printed faces lie on the sheet of a page too, which a browser keeps for all tables of a game

FACES: Final[dict[str, Markup]] = {}  # by their names
USE_OF_FACE: Final = re.compile(r'<use href="#wg-(f[0-9a-f]{8})"/>')
USES: Final[dict[Markup, Markup]] = {}  # what stands in a picture for a face of the sheet


def keep(face: Markup) -> str:
    """Lays a face on the sheet; its name there."""
    name = f"f{blake2b(face.encode(), digest_size=4).hexdigest()}"
    FACES[name] = face
    USES[face] = Markup(written(used(href=f"#wg-{name}")))  # noqa: S704 -- our own text
    return name


def printed(face: Markup) -> Markup:
    """A face of the sheet is used from there; any other, as of a corrected card, is drawn."""
    return USES.get(face, face)


def with_faces(picture: str) -> Markup:
    """A picture that lies on no page has all that is printed in itself."""
    return Markup(USE_OF_FACE.sub(lambda use: FACES.get(use[1], use[0]), picture))  # noqa: S704 -- escaped before


def symbols(names: Iterable[str]) -> list[Markup]:
    return [as_symbol(name) for name in sorted(names)]


@cache
def as_symbol(name: str) -> Markup:
    if name in FACES:
        return Markup(written(g(id=f"wg-{name}")[FACES[name]]))  # noqa: S704 -- escaped where it was written
    shape = SHAPES[name]
    blank = symbol(
        id=f"wg-{name}",
        viewBox=f"0 0 {shape.width} {shape.height}",
        class_=None if name == "fir" else "ws-outline",
        stroke_width=1.6 if shape.width == BOX else 2.2,
        stroke_linejoin="round",
        stroke_linecap="round",
    )
    return Markup(written(blank[shape.draw()]))  # noqa: S704 -- escaped where it was written
