"""The goods of all games, and the tiles some come from: a shape of its own for each, plain enough for 16 pixels."""

from __future__ import annotations

from typing import Final

from waldglas.draw.pen import circle, ellipse, path, rect
from waldglas.markup import Mark, Node

BOX: Final = 32
TILE_BOX: Final = (64, 36)


def fill(colour: str, d: str) -> Mark:
    return path(d=d, class_=f"wf-{colour}")


def line(colour: str, d: str, width: float = 1.8) -> Mark:
    return path(d=d, class_=f"ws-{colour}", fill="none", stroke_width=width)


def dots(colour: str, *places: tuple[float, float], r: float = 1.1) -> list[Mark]:
    return [circle(cx=x, cy=y, r=r, class_=f"wf-{colour}", stroke="none") for x, y in places]


def wood() -> Node:
    body = fill("wood", "M8 9H24a5 7 0 0 1 0 14H8z")
    end = ellipse(cx=8, cy=16, rx=5, ry=7, class_="wf-wood-end")
    return [body, end, line("wood", "M8 13.5a1.6 2.5 0 1 1-.1 0"), line("outline", "M16 13h7M18 19h6", 1.2)]


def wheat() -> Node:
    ear = "M16 2c3 3 3 6 0 9c-3-3-3-6 0-9z"
    side = "M16 {0}c0-4 3-7 8-7c0 4-3 7-8 7zM16 {0}c0-4-3-7-8-7c0 4 3 7 8 7z"
    return [
        line("ink", "M16 10V31", 2.2),
        fill("wheat", ear),
        *[fill("wheat", side.format(y)) for y in (16.5, 22.5, 28.5)],
    ]


def brick() -> Node:
    wall = rect(x=3, y=7, width=26, height=18, rx=1.5, class_="wf-brick")
    return [wall, line("wall", "M3.5 13h25M3.5 19h25M16 7.5v5M9.5 13.5v5M22.5 13.5v5M16 19.5v5", 1.6)]


def glass() -> Node:
    bottle = "M12.5 3h7v8l6 8v7a3 3 0 0 1-3 3h-13a3 3 0 0 1-3-3v-7l6-8z"
    return [fill("glass", bottle), line("white", "M11 20.5v4.5", 2.2), line("outline", "M11.5 7h9")]


def stone() -> Node:
    return [
        fill("stone", "M3 24L6 13L14 7L24 9L29 19L26 26H6z"),
        line("outline", "M14 7.500L16 15L9 19M16 15L23 18", 1.3),
    ]


def sand() -> Node:
    heap = fill("sand", "M2 26C8 25 9 8 16 8S24 25 30 26z")
    return [heap, dots("outline", (13, 15), (18, 13), (16, 19), (11, 22), (21, 22), (17, 24))]


def water() -> Node:
    return [
        fill("water", "M16 2C21 10 26 14 26 20.500a10 9.5 0 0 1-20 0C6 14 11 10 16 2z"),
        line("white", "M10.5 20a5.5 5.5 0 0 0 4 5.5", 2),
    ]


def charcoal() -> Node:
    return [
        fill("charcoal", "M8 6L21 3L29 14L24 27L11 29L3 18z"),
        line("facet", "M8 6L15 15L29 14M15 15L11 29", 1.5),
    ]


def food() -> Node:
    return [
        line("soft", "M11 11c-2-3 2-4 0-7M16 11c-2-3 2-4 0-7M21 11c-2-3 2-4 0-7", 1.6),
        fill("food", "M3 15H29C29 24 23 28 16 28S3 24 3 15z"),
        line("outline", "M3 15H29", 2.4),
    ]


def clay() -> Node:
    return [
        fill("clay", "M3 22C2 14 8 13 10 10C13 5 20 5 23 10C26 12 31 15 29 22C28 27 5 28 3 22z"),
        line("white", "M11 14C12 11 15 10 17 10", 1.6),
    ]


def porridge() -> Node:
    return [
        line("ink", "M21 13L28 3", 3),
        ellipse(cx=16, cy=15, rx=13, ry=5, class_="wf-light"),
        fill("clay", "M3 15C3 24 8 28 16 28S29 24 29 15C27 21 5 21 3 15z"),
    ]


def meat() -> Node:
    return [
        fill("white", "M20 18L25.5 22.5A2.6 2.6 0 1 1 24 26.5A2.6 2.6 0 1 1 20.5 25L16 21z"),
        fill("brick", "M5 5C10 0 21 3 23 11C24 17 20 22 14 22C6 21 0 12 5 5z"),
        circle(cx=10.5, cy=10, r=3.4, class_="wf-pink"),
    ]


def provisions() -> Node:
    return [
        fill("sack", "M12 10C3 15 2 29 9 29H23C30 29 29 15 20 10z"),
        fill("sack", "M10 3C14 5 18 5 22 3L20 10H12z"),
        line("brick", "M11.5 10H20.5", 2.6),
    ]


def commodity() -> Node:
    return [
        fill("food", "M8 4H24C28 12 28 20 24 28H8C4 20 4 12 8 4z"),
        line("outline", "M6 10.500H26M6 21.500H26", 2.2),
        line("outline", "M13 4.500C11.5 12 11.5 20 13 27.500M19 4.500C20.5 12 20.5 20 19 27.5", 1.1),
    ]


def pig() -> Node:
    return [
        fill("pink", "M4 4L13 7H19L28 4L26 13C29 20 25 28 16 28S3 20 6 13z"),
        ellipse(cx=16, cy=20, rx=6, ry=4.4, class_="wf-wall"),
        dots("outline", (14, 20), (18, 20), (10.5, 13), (21.5, 13), r=1.5),
    ]


def cattle() -> Node:
    return [
        fill("white", "M8 11C2 10 2 5 4 2C5 6 8 7 11 7zM24 11C30 10 30 5 28 2C27 6 24 7 21 7z"),
        fill("hide", "M9 7H23L29 12L24 14L22 26C20 30 12 30 10 26L8 14L3 12z"),
        ellipse(cx=16, cy=25, rx=6.5, ry=4.5, class_="wf-wall"),
        dots("outline", (13.5, 25), (18.5, 25), (12, 15), (20, 15), r=1.5),
    ]


def coal() -> Node:
    return [
        fill("charcoal", "M10 12L15 4L22 6L23 14L16 17z"),
        fill("charcoal", "M2 26L5 17L13 16L16 24L13 29H4z"),
        fill("charcoal", "M16 24L19 16L27 16L30 25L27 29H18z"),
        line("facet", "M15 9L18 8M7 21L10 20M21 20L25 20", 1.6),
    ]


def pit_water() -> Node:
    return [
        line("ink", "M6 12C6 0 26 0 26 12", 2),
        fill("slate", "M4 12H28L25 29H7z"),
        ellipse(cx=16, cy=12, rx=12, ry=4, class_="wf-water"),
        line("outline", "M6 21H26", 1.6),
    ]


def coin() -> Node:
    return [
        circle(cx=16, cy=16, r=13, class_="wf-star"),
        line("outline", "M16 7.500a8.5 8.5 0 1 0 .1 0", 1.2),
        line("outline", "M16 11V21M12.5 13.500L16 11L19.5 13.5", 2),
    ]


def debt() -> Node:
    return [
        fill("white", "M6 3H22L27 8V29H6z"),
        line("outline", "M22 3V8H27", 1.4),
        line("brick", "M11 14H22", 3),
        line("soft", "M11 20H22M11 24.500H18", 1.6),
    ]


GOODS: Final = {
    "wood": wood,
    "wheat": wheat,
    "brick": brick,
    "glass": glass,
    "stone": stone,
    "sand": sand,
    "water": water,
    "charcoal": charcoal,
    "food": food,
    "clay": clay,
    "porridge": porridge,
    "meat": meat,
    "provisions": provisions,
    "commodity": commodity,
    "pig": pig,
    "cattle": cattle,
    "coal": coal,
    "pit-water": pit_water,
    "coin": coin,
    "debt": debt,
}


# What lies on a landscape


def grove() -> Node:
    return [trunk_and_crown(14, 18, 9.5), trunk_and_crown(50, 18, 9.5), trunk_and_crown(32, 13.5, 11.5)]


def trunk_and_crown(x: float, y: float, r: float) -> Node:
    return [
        rect(x=x - 2, y=y + r - 2, width=4, height=34 - y - r, class_="wf-wood", stroke_width=1.2),
        circle(cx=x, cy=y, r=r, class_="wf-grove", stroke_width=1.6),
        line("outline", f"M{x - r * 0.5:g} {y + 1:g}a{r * 0.55:g} {r * 0.5:g} 0 0 1 {r * 0.5:g}-{r * 0.55:g}", 1.1),
    ]


def pit() -> Node:
    return [
        path(d="M3 33C14 30 16 8 32 8S50 30 61 33z", class_="wf-pit", stroke_width=1.7),
        path(d="M17 33C23 31 24 20 32 20S41 31 47 33z", class_="wf-pit-deep", stroke_width=1.4),
    ]


def pond() -> Node:
    return [
        path(
            d="M6 19C5 8 18 4 31 6C42 3 59 7 59 18C60 30 46 33 33 31C20 34 7 31 6 19z",
            class_="wf-pond",
            stroke_width=1.7,
        ),
        path(d="M17 15q4-3 8 0M37 13q4-3 8 0M24 24q4-3 8 0", class_="ws-white", fill="none", stroke_width=1.6),
    ]


def woods() -> Node:
    """A forest as a small sign."""
    ground = rect(x=1, y=1, width=62, height=34, rx=6, class_="wf-forest", stroke_width=1.4)
    return [ground, [small_fir(x, 5 + dip, 25 - dip) for x, dip in ((17, 3), (47, 3), (32, 0))]]


def small_fir(x: float, y: float, height: float) -> Mark:
    half = height * 0.42
    d = f"M{x:g} {y:g}L{x + half:g} {y + height:g}H{x - half:g}z"
    return path(d=d, class_="wf-grove", stroke_width=1.2)


TILES: Final = {"grove": grove, "pit": pit, "pond": pond, "woods": woods}
