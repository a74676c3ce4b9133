"""The seven buildings of Tiny Towns: each has its colour and a silhouette of its own."""

from __future__ import annotations

from typing import Final

from htpy import Node

from waldglas.draw.goods import fill, line
from waldglas.draw.pen import Mark, circle, ellipse, rect


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


BUILDINGS: Final = {
    "cottage": cottage,
    "farm": farm,
    "chapel": chapel,
    "well": well,
    "theater": theater,
    "tavern": tavern,
    "factory": factory,
}
