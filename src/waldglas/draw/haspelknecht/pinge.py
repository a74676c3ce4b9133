"""The Pinge: seven coal in an open pit, two wood fields between them, pit water at its foot."""

from __future__ import annotations

from typing import Final

from htpy import Element, Node

from waldglas.draw.haspelknecht.scene import Scene
from waldglas.draw.haspelknecht.sizes import Measures
from waldglas.draw.marks import frame, ring
from waldglas.draw.pen import choice, circle, g, number, path, rect, tip, use, write

RISE: Final = 13.0  # how much a pit water lets the level rise
SLOPE: Final = 0.5  # of the depth


def pinge(scene: Scene, seat: int, size: Measures) -> Element:
    if scene.farm(seat).pinge_coal == 0:
        return filled_in(size)
    return g()[
        pit(size),
        standing_water(scene, seat, size),
        fields(scene, seat, size),
        bonus(scene, size),
        marks(scene, seat, size),
    ]


def bowl(size: Measures, up: float) -> tuple[float, float]:
    """The left and the right edge of the pit, so far above its floor."""
    out = up * SLOPE
    inset = size.pinge_depth * SLOPE
    return size.pinge_left + inset - out, size.pinge_right - inset + out


def pit_shape(size: Measures, up: float) -> str:
    (left, right), (low_left, low_right) = bowl(size, up), bowl(size, 0)
    top, floor = number(size.pinge_depth - up), number(size.pinge_depth)
    return f"M{number(left)} {top}H{number(right)}L{number(low_right)} {floor}H{number(low_left)}z"


def pit(size: Measures) -> Node:
    return path(d=pit_shape(size, size.pinge_depth), class_="wf-wall ws-pit-deep", stroke_width=2.5)


def filled_in(size: Measures) -> Element:
    """HK-11.7: nothing is left of it but a dent in the grass."""
    middle, deep = (size.pinge_left + size.pinge_right) / 2, size.pinge_depth
    letters = 15.0 if size.roomy else 11.0
    return g()[
        tip("The Pinge is exhausted; coal comes from the tunnel now."),
        path(d=pit_shape(size, deep), class_="wf-meadow ws-grove-deep", stroke_width=2),
        [use("fir", middle + x, deep - 12 - tall, tall) for x, tall in ((-96, 34), (-70, 44), (44, 40), (72, 30))]
        if size.roomy
        else None,
        write(
            "Pinge exhausted",
            middle,
            deep * 0.3 + letters,
            letters,
            colour="meadow-ink",
            face="serif",
            anchor="middle",
            bold=True,
        ),
    ]


def standing_water(scene: Scene, seat: int, size: Measures) -> Node:
    water = scene.farm(seat).water
    limit = scene.facts.pinge_floods
    rise = RISE * size.pinge_depth / 96
    level = min(water * rise, size.pinge_depth - 12)
    _, right = bowl(size, limit * rise)
    y = size.pinge_depth - limit * rise
    words = f"{water} pit water in the Pinge; with {limit} or more no coal can be excavated"
    return [
        g()[tip(words), path(d=pit_shape(size, level), class_="wf-pond")] if water else None,
        path(d=f"M{number(right - 12)} {number(y)}H{number(right + 3)}", class_="ws-brick", stroke_width=2.5),
        gauge(water, right + 6, size, words),
    ]


def gauge(water: int, x: float, size: Measures, words: str) -> Element:
    """How much water there is, at the edge of the pit."""
    icon = 20.0 if size.roomy else 14.0
    return g()[
        tip(words),
        use("pit-water", x - icon * 2.1, 8, icon),
        write(str(water), x - icon * 1.0, 8 + icon * 0.8, icon * 0.82, colour="outline", face="serif", bold=True),
    ]


def places(scene: Scene, size: Measures) -> tuple[list[float], list[float]]:
    """The middles of the coal and of the wood fields, from the left to the right."""
    parts = [(part["wood"], part["coal"]) for part in scene.game.facts.section("pinge").values()]
    total = sum(wood + coal for wood, coal in parts)
    left, right = bowl(size, 0)
    step = (right - left - 4) / total
    x, coal_places, wood_places = left + 2 + step / 2, [], []
    for wood, coal in parts:
        wood_places += [x + i * step for i in range(wood)]
        coal_places += [x + (wood + i) * step for i in range(coal)]
        x += (wood + coal) * step
    return coal_places, wood_places


def fields(scene: Scene, seat: int, size: Measures) -> Node:
    farm = scene.farm(seat)
    coal_places, wood_places = places(scene, size)
    mined = len(coal_places) - farm.pinge_coal
    middle = size.pinge_depth - size.coal * 0.72
    return [
        [coal(seat, f"pinge{i}", x, middle, size.coal, i >= mined) for i, x in enumerate(coal_places)],
        [timber(seat, i, x, size, i < farm.pinge_wood) for i, x in enumerate(wood_places)],
    ]


def coal(seat: int, key: str, x: float, middle: float, size: float, there: bool) -> Element:
    """A coal, or the hole it left."""
    if there:
        return g(data_piece=f"coal{seat}-{key}")[use("coal", x - size / 2, middle - size / 2, size)]
    return circle(cx=x, cy=middle, r=size * 0.3, fill="none", class_="ws-pit-deep", stroke_dasharray="3 3")


def timber(seat: int, number_of: int, x: float, size: Measures, laid: bool) -> Element:
    """A wood field: a prop, or the place for one."""
    tall, wide = size.pinge_depth * 0.56, size.coal
    top = size.pinge_depth - tall
    if laid:
        face: Node = use("support", x - tall / 2, top, tall)
        return g(data_piece=f"wood{seat}-pinge{number_of}")[tip("Wood laid: the coal behind it is open"), face]
    return g()[
        tip("A wood field: the coal behind it is closed"),
        rect(
            x=x - wide / 2,
            y=top,
            width=wide,
            height=tall - 2,
            rx=4,
            class_="wf-pit ws-pit-deep",
            stroke_dasharray="4 3",
        ),
        use("wood", x - wide * 0.36, top + tall / 2 - wide * 0.4, wide * 0.72, opacity=0.45),
    ]


def bonus(scene: Scene, size: Measures) -> Node:
    """The points for the last coal of the Pinge in this year."""
    points = scene.facts.pinge_bonus[max(scene.view.year, 1) - 1]
    if not points:
        return None
    left, icon = size.pinge_left + (30 if size.roomy else 20), 22.0 if size.roomy else 15.0
    words = f"{points} point{'s' * (points != 1)} for emptying the Pinge in this year"
    return g()[
        tip(words),
        use("star", left, 8, icon),
        write(
            str(points),
            left + icon / 2,
            8 + icon * 0.68,
            icon * 0.5,
            colour="outline",
            face="serif",
            anchor="middle",
            bold=True,
        ),
    ]


def marks(scene: Scene, seat: int, size: Measures) -> Node:
    farm = scene.farm(seat)
    coal_places, wood_places = places(scene, size)
    found: list[Node] = []
    if scene.offers("water", seat):
        left, right = bowl(size, 26)
        mark = frame(left + 2, size.pinge_depth - 30, right - left - 4, 29, 8)
        found.append(choice("water", scene.words("water"), mark))
    if scene.offers("coal", seat):
        mined = len(coal_places) - farm.pinge_coal
        middle = size.pinge_depth - size.coal * 0.72
        found.append(choice("coal", scene.words("coal"), ring(coal_places[mined], middle, size.coal * 0.66)))
    if scene.offers("wood:pinge", seat):
        x, tall = wood_places[farm.pinge_wood], size.pinge_depth * 0.56
        mark = frame(x - size.coal * 0.6, size.pinge_depth - tall - 3, size.coal * 1.2, tall + 3, 5)
        found.append(choice("wood:pinge", scene.words("wood:pinge"), mark))
    return found
