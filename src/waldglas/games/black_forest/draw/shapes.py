"""The shapes of Black Forest: landscape tiles, the glass hut, pawns, and signs of its cards."""

from __future__ import annotations

from typing import Final

from waldglas.draw.goods import BOX, TILE_BOX, dots, fill, line
from waldglas.draw.pen import circle, path, rect
from waldglas.draw.shapes import LARGE_BOX, WHEEL_SHAPES, Shape, of_size, register
from waldglas.markup import Mark, Node


def field() -> Node:
    ears = [line("wood", f"M{x} 29V17", 1.6) for x in (14, 26, 38, 50)]
    grain = [fill("star", f"M{x} 5c4 4 4 9 0 13c-4-4-4-9 0-13z") for x in (14, 26, 38, 50)]
    return [
        rect(x=2, y=3, width=60, height=30, rx=6, class_="wf-sand", stroke_width=1.6),
        line("pit-deep", "M6 30H58M6 25H58", 1.5),
        ears,
        grain,
    ]


def pasture() -> Node:
    return [
        rect(x=2, y=3, width=60, height=30, rx=6, class_="wf-grove", stroke_width=1.6),
        line("grove-deep", "M12 29l2-5l2 5M28 30l2-5l2 5M46 29l2-5l2 5", 1.8),
        line("wall", "M8 12H56M8 18H56", 2.6),
        line("wall", "M13 8V22M26 8V22M38 8V22M51 8V22", 3),
    ]


def stable() -> Node:
    return [
        rect(x=11, y=15, width=42, height=18, class_="wf-wall", stroke_width=1.6),
        path(d="M5 17L13 4H51L59 17z", class_="wf-wood", stroke_width=1.6),
        rect(x=16, y=20, width=13, height=13, class_="wf-hide", stroke_width=1.4),
        rect(x=35, y=20, width=13, height=13, class_="wf-hide", stroke_width=1.4),
        line("outline", "M16 20L29 33M35 20L48 33", 1.2),
    ]


def glass_hut() -> Node:
    """A steep roof over the furnace, and smoke from its chimney."""
    return [
        line("smoke", "M44 12c-5-4 4-6 0-10", 3.2),
        rect(x=40, y=13, width=8, height=16, class_="wf-brick"),
        rect(x=12, y=36, width=40, height=24, class_="wf-wall"),
        fill("wood", "M5 39L32 11L59 39z"),
        fill("charcoal", "M24 60V50a8 8 0 0 1 16 0V60z"),
        fill("orange", "M28 60c-2-6 4-6 4-11c4 4 6 6 4 11z"),
        circle(cx=32, cy=27, r=4.5, class_="wf-glass"),
    ]


def pawn() -> Node:
    """Takes the colour of whoever it stands for."""
    return [
        path(d="M6 30C6 24 10 22 11 15H21C22 22 26 24 26 30z"),
        circle(cx=16, cy=9.5, r=7.5),
    ]


def progress() -> Node:
    """A step on the track of the glass hut."""
    return [
        fill("wall", "M4 17V29H20V17"),
        fill("wood", "M1 19L12 8L23 19z"),
        fill("charcoal", "M9 29V24a3 3 0 0 1 6 0V29z"),
        fill("amber", "M21 12L26.500 4L32 12H28.500V22H24.500V12z"),
    ]


def estate() -> Node:
    """A small estate: two columns of three spaces."""
    places = [(x, y) for x in (5, 17) for y in (2, 12, 22)]
    colours = ("grove-deep", "sand", "sand", "grove-deep", "pond", "meadow")
    return [
        rect(x=x, y=y, width=10, height=8, rx=1.5, class_=f"wf-{colour}", stroke_width=1.2)
        for (x, y), colour in zip(places, colours, strict=True)
    ]


def job() -> Node:
    """A parchment with a seal."""
    return [
        fill("light", "M6 3H23C27 3 27 9 24 9V25C24 29 21 29 20 29H7C10 29 10 25 9 24V9C5 9 4 3 6 3z"),
        line("soft", "M13 11H20M13 15H20M13 19H17", 1.8),
        circle(cx=22, cy=24, r=5, class_="wf-brick"),
    ]


def person() -> Node:
    return [
        fill("forest", "M4 30C4 21 9 18 16 18S28 21 28 30z"),
        circle(cx=16, cy=11, r=7, class_="wf-wall"),
        fill("wood", "M6 10C8 1 24 1 26 10z"),
    ]


def cart() -> Node:
    """The Traveling Merchant is on the way."""
    return [
        fill("sack", "M6 20C4 8 24 8 23 20z"),
        fill("wood", "M2 17H27L24 23H5z"),
        line("wood", "M26 17L31 11", 2.4),
        circle(cx=10, cy=25, r=4.6, class_="wf-wall"),
        circle(cx=20, cy=25, r=4.6, class_="wf-wall"),
    ]


def animal() -> Node:
    """A pig or a head of cattle."""
    return [
        fill("pink", "M2 6L8 8H13L18 6L17 12C19 18 15 23 10 23S2 18 3 12z"),
        fill("hide", "M16 14H26L31 18L27 20L26 28C24 31 18 31 16 28L15 20L11 18z"),
        dots("outline", (8, 13), (12, 13), (19, 21), (24, 21), r=1.3),
    ]


def again() -> Node:
    """Another turn."""
    return [
        line("amber", "M25 10A11 11 0 1 0 27 18", 4),
        fill("amber", "M28 3V14H18z"),
    ]


def permanent() -> Node:
    """For good: a loop without an end."""
    loop = "M16 16C12 9 3 9 3 16S12 23 16 16S29 9 29 16S20 23 16 16z"
    return path(d=loop, class_="ws-white", fill="none", stroke_width=4)


def condition() -> Node:
    return [
        path(d="M10 15V10a6 6 0 0 1 12 0V15", class_="ws-white", fill="none", stroke_width=3.6),
        rect(x=6, y=14, width=20, height=15, rx=3, class_="wf-white", stroke_width=1.4),
    ]


def barred() -> Mark:
    return line("brick", "M5 5L27 27M27 5L5 27", 4.6)


TILES: Final = {"field": field, "pasture": pasture, "stable": stable}
SIGNS: Final = {
    "pawn": pawn,
    "progress": progress,
    "estate": estate,
    "job": job,
    "person": person,
    "cart": cart,
    "animal": animal,
    "again": again,
    "permanent": permanent,
    "condition": condition,
    "barred": barred,
}
OWN: Final = {
    **of_size(BOX, BOX, SIGNS),
    **of_size(*TILE_BOX, TILES),
    "glass-hut": Shape(LARGE_BOX, LARGE_BOX, glass_hut),
}
USED: Final = (*WHEEL_SHAPES, *OWN)

register(OWN)
