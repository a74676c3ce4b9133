"""The shapes of Haspelknecht: action disks, workers, tools, buildings."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from waldglas.draw.goods import BOX, dots, fill, line
from waldglas.draw.pen import circle, ellipse, path, rect
from waldglas.draw.shapes import of_size, register
from waldglas.markup import Node

Sign = Callable[[], Node]


# Action disks: each colour has a mark of its own as well


def disk(colour: str, mark: Node) -> Node:
    return [circle(cx=16, cy=16, r=14, class_=f"wf-{colour}"), mark]


def black_disk() -> Node:
    return disk(
        "charcoal", [line("white", "M9.5 22.500L21 10M22.5 22.500L11 10", 2.8), line("white", pick_heads(), 2.8)]
    )


def pick_heads() -> str:
    return "M17.5 9C20.500 8.500 23.500 10.500 23.500 14M8.5 13.500L13 8.500"


def brown_disk() -> Node:
    ring = circle(cx=16, cy=16, r=8.4, fill="none", class_="ws-wood-end", stroke_width=2.4)
    return disk("wood", [ring, circle(cx=16, cy=16, r=3.2, class_="wf-wood-end", stroke="none")])


def yellow_disk() -> Node:
    ear = "M16 25V8M16 13L11 9.500M16 13L21 9.500M16 18L10.5 14.500M16 18L21.5 14.500M16 23L10.5 19.500M16 23L21.5 19.5"
    return disk("star", line("outline", ear, 2.2))


def any_disk() -> Node:
    mark = path(d="M16 16V7.500A8.5 8.5 0 0 1 23.4 20.200z", class_="wf-charcoal", stroke="none")
    brown = path(d="M16 16L23.4 20.2A8.5 8.5 0 0 1 8.6 20.200z", class_="wf-wood", stroke="none")
    yellow = path(d="M16 16L8.6 20.2A8.5 8.5 0 0 1 16 7.500z", class_="wf-star", stroke="none")
    return disk("smoke", [mark, brown, yellow])


# Workers: a figure each, known by its hat and its tool


def figure(coat: str, hat: Node, tool: Node) -> Node:
    return [
        tool,
        fill(coat, "M6 30C6 21 10 18 15 18S24 21 24 30z"),
        circle(cx=15, cy=12, r=6, class_="wf-pink"),
        hat,
    ]


def straw_hat() -> Node:
    return fill("wheat", "M5.5 9.500H24.5L20 7.500C19.5 3 10.5 3 10 7.500z")


def cap(colour: str) -> Node:
    return fill(colour, "M8.5 10.500C8.500 3.500 21.5 3.500 21.5 10.500L24 11H8.500z")


def farmer() -> Node:
    return figure("tavern", straw_hat(), line("wood", "M28 30V9", 2.4))


def farmhand() -> Node:
    return figure(
        "water", cap("clay"), [line("wood", "M28 30V12", 2.4), line("ink", "M25 6V10Q28 14 31 10V6M28 12V6", 1.8)]
    )


def improved_farmhand() -> Node:
    return figure("water", straw_hat(), [line("wood", "M28 30V12", 2.4), fill("stone", "M23.5 7H31.500V13H23.500z")])


def digger() -> Node:
    return figure("clay", cap("slate"), [line("wood", "M27.5 30V15", 2.4), fill("stone", "M24 7H31V13Q27.5 19 24 13z")])


def miner() -> Node:
    lamp = circle(cx=15, cy=6.6, r=2.4, class_="wf-star", stroke_width=1.2)
    return figure(
        "charcoal", [cap("slate"), lamp], [line("wood", "M28 30V8", 2.4), line("ink", "M22.5 10.500Q28 4 31.5 11", 2.6)]
    )


def haspel() -> Node:
    crank = line("ink", "M22 24H28V15H31", 2.6)
    return figure("hide", cap("tavern"), crank)


# Symbols and tools


def fork() -> Node:
    return [line("wood", "M16 31V14", 3.2), line("ink", "M8 3V9Q8 15 16 15T24 9V3M16 15V3", 2.8)]


def hammer_and_pick() -> Node:
    return [
        line("wood", "M5 28L22 9M27 28L10 9", 3),
        fill("stone", "M17 4.500L22 2L29 9.500L25.500 13.500z"),
        line("ink", "M3 14.500Q4 5 14 4", 3.2),
    ]


def wheelbarrow() -> Node:
    return [
        line("wood", "M1.5 9L9 13", 3),
        fill("wood", "M7 10H28L22 21H11z"),
        line("ink", "M10 21L7 28", 2.4),
        circle(cx=23, cy=25, r=5, class_="wf-smoke"),
        circle(cx=23, cy=25, r=1.2, class_="wf-outline", stroke="none"),
    ]


def oil_lamp() -> Node:
    return [
        line("ink", "M11 8Q16-3 21 8", 2),
        fill("slate", "M10 8H22V11H10z"),
        fill("light", "M10.5 11H21.500L23 24H9z"),
        fill("amber", "M16 13Q20.500 18.500 16 22.500Q11.500 18.500 16 13z"),
        fill("slate", "M7.5 24H24.500V29.500H7.500z"),
    ]


def lorry() -> Node:
    """A tub on rails."""
    return [
        fill("charcoal", "M6 11Q10 4 15 7Q21 2 26 11z"),
        fill("stone", "M3 11H29L25.5 23H6.5z"),
        circle(cx=10.5, cy=25.5, r=3.6, class_="wf-smoke"),
        circle(cx=21.5, cy=25.5, r=3.6, class_="wf-smoke"),
        line("ink", "M2 30.500H30", 1.8),
    ]


def ladder() -> Node:
    return [
        line("wood", "M10 2V30M22 2V30", 3.4),
        line("wood", "M10 7.500H22M10 13.500H22M10 19.500H22M10 25.500H22", 2.8),
    ]


def hauling_cable() -> Node:
    return [
        ellipse(cx=16, cy=13, rx=11, ry=8, fill="none", class_="ws-sack", stroke_width=5),
        ellipse(cx=16, cy=13, rx=11, ry=8, fill="none", class_="ws-outline", stroke_width=1.2, stroke_dasharray="3 3"),
        line("sack", "M25 18Q27 26 20 29", 4),
        line("ink", "M20 26V29A3.5 3.5 0 0 1 13.500 29", 2.2),
    ]


def windlass() -> Node:
    """The Haspel: a drum with a rope between two trestles, and a crank."""
    return [
        line("wood", "M4 30L8 8L12 30M20 30L24 8L28 30", 2.8),
        fill("wood-end", "M7 8H25V15H7z"),
        line("clay", "M12 8V15M15 8V15M18 8V15", 1.8),
        line("sack", "M16 15V30", 2),
        line("ink", "M25 11.500H30V6", 2.6),
    ]


def improvement() -> Node:
    """A development: a gear that anyone may take up."""
    return [
        fill("glass", "M8 3H24L31 16L24 29H8L1 16z"),
        line("white", "M16 9V23M9 16H23", 3.6),
    ]


def no_water() -> Node:
    return [
        fill("water", "M16 3C20 10 25 14 25 20a9 9 0 0 1-18 0C7 14 12 10 16 3z"),
        line("brick", "M4 28L28 4", 3.8),
    ]


# Buildings


def barn() -> Node:
    return [
        fill("brick", "M4 14L9 6H23L28 14V29H4z"),
        line("wall", "M11 29V18H21V29M11 18L21 29M21 18L11 29", 1.8),
    ]


def charcoal_burner() -> Node:
    return [
        line("soft", "M16 9c-3-3 3-4 0-7M20 9c-2-2 2-3 1-6", 1.8),
        fill("charcoal", "M2 29C4 17 9 10 16 10S28 17 30 29z"),
        fill("amber", "M12.5 29C12.500 23 19.500 23 19.500 29z"),
    ]


def coal_storage() -> Node:
    return [
        fill("wall", "M4 13H28V29H4z"),
        fill("slate", "M1.5 14L16 4L30.5 14z"),
        fill("charcoal", "M8 29L11 20L17 17.500L23 21L25 29z"),
    ]


def water_mill() -> Node:
    return [
        fill("wall", "M2 15H17V29H2z"),
        fill("wood", "M0.5 16L9.5 5L18.5 16z"),
        circle(cx=22, cy=20, r=8.500, class_="wf-sack"),
        line("wood", "M22 11.500V28.500M13.500 20H30.500M16 14L28 26M28 14L16 26", 1.8),
        line("water", "M12 30.500Q15.500 28 19 30.500T26 30.500T31 30", 2),
    ]


def support() -> Node:
    """Timber that holds a roof: two posts and a beam."""
    return [
        rect(x=4, y=7, width=5.500, height=24, class_="wf-wood"),
        rect(x=22.500, y=7, width=5.500, height=24, class_="wf-wood"),
        rect(x=1, y=2, width=30, height=6, rx=1.5, class_="wf-wood"),
        dots("wood-end", (4, 5), (28, 5), r=1.6),
    ]


DISKS: Final[dict[str, Sign]] = {
    "disk-black": black_disk,
    "disk-brown": brown_disk,
    "disk-yellow": yellow_disk,
    "disk-any": any_disk,
}
SIGNS: Final[dict[str, Sign]] = {
    **DISKS,
    "farmer": farmer,
    "farmhand": farmhand,
    "farmhand-improved": improved_farmhand,
    "digger": digger,
    "miner": miner,
    "haspel": haspel,
    "fork": fork,
    "hammer-and-pick": hammer_and_pick,
    "wheelbarrow": wheelbarrow,
    "oil-lamp": oil_lamp,
    "lorry": lorry,
    "ladder": ladder,
    "hauling-cable": hauling_cable,
    "windlass": windlass,
    "improvement": improvement,
    "no-water": no_water,
    "barn": barn,
    "charcoal-burner": charcoal_burner,
    "coal-storage": coal_storage,
    "water-mill": water_mill,
    "support": support,
}
OWN: Final = of_size(BOX, BOX, SIGNS)
USED: Final = tuple(OWN)

register(OWN)
