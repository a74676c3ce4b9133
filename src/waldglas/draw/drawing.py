"""A drawing: a body of known size, to be set into another one or made into a picture of its own."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Final

from markupsafe import Markup

from waldglas.draw.palette import style
from waldglas.draw.pen import g, number, pencil, printable, tip, used
from waldglas.draw.shapes import symbols, with_faces
from waldglas.markup import Mark, Node, written

USED: Final = re.compile(r'href="#wg-([\w-]+)"')

svg = pencil("svg")
defs = pencil("defs")
style_of = pencil("style")


def rendered(node: Node) -> Markup:
    """The text of a part, made once; what holds it need not go through it again."""
    return Markup(written(node))  # noqa: S704 -- escaped where it was written


@dataclass(frozen=True)
class Drawing:
    width: float
    height: float
    body: Node

    def at(self, x: float, y: float) -> Mark:
        return g(transform=f"translate({number(x)} {number(y)})")[self.body]

    def element(self, title: str, sheet: bool = True) -> Markup:
        """The <svg>; without its sheet it relies on the one that the page holds (see `sheet`).

        What says itself what it is needs no title.
        """
        body = with_faces(rendered(self.body)) if sheet else rendered(self.body)
        head = [stylesheet(), defs()[symbols(set(USED.findall(body)))]] if sheet else None
        whole = svg(
            xmlns="http://www.w3.org/2000/svg" if sheet else None,
            viewBox=f"0 0 {number(self.width)} {number(self.height)}",
            width=self.width,
            height=self.height,
            class_="waldglas" if sheet else None,
            role="group" if title else None,
            aria_label=printable(title) if title else None,
        )
        return rendered(whole[tip(title) if sheet else None, head, body])


def stylesheet() -> Mark:
    return style_of()[Markup(style())]  # noqa: S704 -- our own text


class Picture:
    """A finished picture: for a file, a page or a notebook."""

    def __init__(self, drawing: Drawing, title: str) -> None:
        self.svg = str(drawing.element(title))
        self.title = title

    def _repr_svg_(self) -> str:
        return self.svg

    def save(self, path: str | Path) -> None:
        Path(path).write_text(self.svg + "\n", encoding="utf-8")


@cache
def icon(name: str, size: int = 20) -> Markup:
    return rendered(
        svg(class_="icon", width=size, height=size, viewBox="0 0 32 32", aria_hidden="true", focusable="false")[
            used(href=f"#wg-{name}", width=32, height=32)
        ]
    )
