"""Signs of the games with wheels and buildings to choose from: kinds of buildings, cards, the goblet, a turn."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

from waldglas.draw.goods import fill, line
from waldglas.draw.pen import circle, path, rect
from waldglas.markup import Node


def gives() -> Node:
    """An arrow: what stands before it is spent for what stands behind it."""
    return line("ink", "M4 16H27M19 8.500L27 16L19 23.5", 3.4)


def house() -> Node:
    return [fill("wall", "M6 15V29H26V15"), fill("brick", "M2 17L16 4L30 17z"), fill("wood", "M13 29V21H19V29z")]


def beside() -> Node:
    """A building, and the four spaces that touch it."""
    places = ((11.5, 1), (1, 11.5), (22, 11.5), (11.5, 22))
    return [
        [rect(x=x, y=y, width=9, height=9, rx=1.5, class_="wf-dial-three", stroke_width=1.3) for x, y in places],
        rect(x=10.5, y=10.5, width=11, height=11, rx=1.5, class_="wf-forest"),
    ]


def empty() -> Node:
    return rect(x=4, y=6, width=24, height=20, rx=4, class_="wf-meadow ws-meadow-ink", stroke_dasharray="4 3")


def any_good() -> Node:
    """Any basic good: a marker in the colours of several."""
    return [
        path(d="M16 16V3A13 13 0 0 1 27.3 22.500z", class_="wf-sand"),
        path(d="M16 16L27.3 22.5A13 13 0 0 1 4.7 22.500z", class_="wf-water"),
        path(d="M16 16L4.7 22.5A13 13 0 0 1 16 3z", class_="wf-food"),
        circle(cx=16, cy=16, r=13, fill="none"),
        circle(cx=16, cy=16, r=4, class_="wf-white"),
    ]


def token() -> Node:
    return [circle(cx=16, cy=16, r=12, class_="wf-white"), circle(cx=16, cy=16, r=5, class_="wf-soft", stroke="none")]


def specialist() -> Node:
    """The back of a specialist's card."""
    return [
        rect(x=6, y=2, width=20, height=28, rx=3, class_="wf-forest"),
        path(d="M16 8L22 23H10z", class_="wf-grove", stroke_width=1.2),
    ]


def goblet() -> Node:
    return [
        fill("glass", "M7 4H25C26 13 22 18 17.5 19V25C21 25.5 23 27 23 29H9C9 27 11 25.5 14.5 25V19C10 18 6 13 7 4z"),
        line("white", "M11 8C10.800 11 11.5 13 13 14.5", 2),
    ]


def gift() -> Node:
    return [
        rect(x=5, y=13, width=22, height=15, rx=1.5, class_="wf-glass"),
        rect(x=3, y=9, width=26, height=6, rx=1.5, class_="wf-glass"),
        line("brick", "M16 9V28M16 9C10 9 8 3 12 3S16 9 16 9S16 3 20 3S22 9 16 9", 2.2),
    ]


def check() -> Node:
    return [circle(cx=16, cy=16, r=14, class_="wf-forest"), line("on-forest", "M9 16.500L14 22L23.5 11", 4)]


def turn() -> Node:
    """A wheel will turn."""
    return [
        circle(cx=16, cy=16, r=14.5, class_="wf-amber"),
        path(d="M8.5 18.5A8 8 0 1 0 12 9.5", class_="ws-white", fill="none", stroke_width=3.4),
        path(d="M14.5 4.500L7 9.500L14.5 14z", class_="wf-white", stroke="none"),
    ]


def processing() -> Node:
    """Again and again: two arrows in a ring."""
    ring = "M25 13A10 10 0 0 0 7.5 10.500M7 19A10 10 0 0 0 24.5 21.5"
    return [
        path(d=ring, class_="ws-white", fill="none", stroke_width=3.6),
        path(d="M3.5 14L5 4.500L13 9.500zM28.5 18L27 27.500L19 22.500z", class_="wf-white", stroke="none"),
    ]


def immediate() -> Node:
    """At once: a flash."""
    return path(d="M18.5 2L6 18.500H14L11.5 30L26 12.500H17z", class_="wf-white", stroke_width=1.4)


def bonus() -> Node:
    star = "M16 3L20 12L29.500 13L22.5 19.500L24.5 29L16 24L7.5 29L9.5 19.500L2.5 13L12 12z"
    return path(d=star, class_="wf-white", stroke_width=1.4)


def plan(colour: str) -> Node:
    """A building of a kind, as a card."""
    return [
        rect(x=5, y=3, width=22, height=26, rx=3, class_="wf-white"),
        path(d="M5 12V6a3 3 0 0 1 3-3H24a3 3 0 0 1 3 3V12z", class_=f"wf-{colour}"),
        line("soft", "M9.5 18H22.5M9.5 23H18", 2),
    ]


KIND_SIGNS: Final[dict[str, Callable[[], Node]]] = {
    "processing": processing,
    "immediate": immediate,
    "bonus": bonus,
    "plan": partial(plan, "stone"),
    "plan-processing": partial(plan, "water"),
    "plan-immediate": partial(plan, "clay"),
    "plan-bonus": partial(plan, "wheat"),
}
TURN_SIGNS: Final[dict[str, Callable[[], Node]]] = {
    "gives": gives,
    "house": house,
    "beside": beside,
    "empty": empty,
    "any": any_good,
    "token": token,
    "specialist": specialist,
    "goblet": goblet,
    "gift": gift,
    "check": check,
    "turn": turn,
}
