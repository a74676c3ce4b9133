"""The Pinge: seven coal in an open pit, two wood fields between them, pit water at its foot."""

from __future__ import annotations

from typing import Final

from waldglas.draw.panels import FINGER, frame, reach, ring
from waldglas.draw.pen import SMALLEST, choice, circle, g, named, number, path, rect, tip, use, write
from waldglas.games.haspelknecht.draw.scene import Scene
from waldglas.games.haspelknecht.draw.sizes import Measures
from waldglas.games.haspelknecht.rules.facts import YEARS
from waldglas.markup import Mark, Node

RISE: Final = 0.11  # how much of the depth a pit water fills
WATER: Final = "piece.pit_water"
COAL: Final = "piece.coal"
PROP: Final = "prop"
SHALLOW: Final = 0.5  # where the first ledge lies, in parts of the depth


def pinge(scene: Scene, seat: int, size: Measures) -> Mark:
    if scene.farm(seat).pinge_coal == 0:
        return filled_in(scene, size)
    pit = Terraces(scene, size)
    return g(data_thing="mine.pinge")[
        tip(scene.say("draw-coal-left", mine="pinge", coal=scene.farm(seat).pinge_coal)),
        path(d=pit.under(0), class_="wf-hollow ws-rock", stroke_width=2.5),
        standing_water(scene, seat, size, pit),
        fields(scene, seat, pit),
        bonus(scene, size),
        marks(scene, seat, pit),
    ]


class Terraces:
    """The ledges of the pit, from the left to the right, each deeper than the one before."""

    def __init__(self, scene: Scene, size: Measures) -> None:
        parts = [(part["wood"], part["coal"]) for part in scene.game.facts.section("pinge").values()]
        kinds = "".join("w" * wood + "c" * coal for wood, coal in parts)
        self.size = size
        self.count = len(kinds)
        self.wide = (size.pinge_right - size.pinge_left) / self.count
        self.coal = [i for i, kind in enumerate(kinds) if kind == "c"]
        self.wood = [i for i, kind in enumerate(kinds) if kind == "w"]

    def left(self, ledge: int) -> float:
        return self.size.pinge_left + ledge * self.wide

    def middle(self, ledge: int) -> float:
        return self.left(ledge) + self.wide / 2

    def ground(self, ledge: int) -> float:
        return self.size.pinge_depth * (SHALLOW + (1 - SHALLOW) * ledge / (self.count - 1))

    def under(self, level: float) -> str:
        """All of the pit below a level."""
        ledges = [i for i in range(self.count) if self.ground(i) > level]
        top, right = number(level), number(self.size.pinge_right)
        steps = "".join(f"V{number(self.ground(i))}H{number(self.left(i + 1))}" for i in ledges)
        return f"M{right} {top}H{number(self.left(ledges[0]))}{steps}z"


def water_level(size: Measures, water: int) -> float:
    return max(size.pinge_depth * (1 - RISE * water), 12.0)


def filled_in(scene: Scene, size: Measures) -> Mark:
    """HK-11.7: a dent in the grass, with room for the two workers that come instead."""
    left, right, deep = size.pinge_left, size.pinge_right, size.pinge_depth
    letters, curve = SMALLEST, 26.0
    low = number(deep - curve)
    dent = (
        f"M{number(left)} 0V{low}Q{number(left)} {number(deep)} {number(left + curve)} {number(deep)}"
        f"H{number(right - curve)}Q{number(right)} {number(deep)} {number(right)} {low}V0z"
    )
    return g(data_thing="mine.pinge")[
        tip(scene.say("draw-pinge-exhausted")),
        path(d=dent, class_="wf-meadow ws-grove-deep", stroke_width=2.5),
        write(
            scene.say("draw-exhausted"),
            (left + right) / 2,
            deep - 13 if size.roomy else deep * 0.55,
            letters,
            colour="meadow-ink",
            face="serif",
            anchor="middle",
            bold=True,
        ),
    ]


def standing_water(scene: Scene, seat: int, size: Measures, pit: Terraces) -> Node:
    water, limit = scene.farm(seat).water, scene.facts.pinge_floods
    y, right = water_level(size, limit), size.pinge_right
    words = scene.say("draw-pinge-water", water=water, limit=limit)
    return [
        named(WATER, [tip(words), path(d=pit.under(water_level(size, water)), class_="wf-pond")]) if water else None,
        path(d=f"M{number(right - 16)} {number(y)}H{number(right + 4)}", class_="ws-brick", stroke_width=3),
        gauge(water, scene.say("draw-flooded") if water >= limit else "", size, words),
    ]


def gauge(water: int, flooded: str, size: Measures, words: str) -> Mark:
    """How much water there is, in the corner of the pit."""
    icon = 26.0 if size.roomy else 18.0
    x, y, letters = size.pinge_right - icon * 1.8, 12.0, icon * 0.82
    note = write(flooded, x - 6, y + icon * 0.7, max(icon * 0.5, SMALLEST), colour="brick", anchor="end", bold=True)
    return g(data_thing=WATER)[
        tip(words),
        use("pit-water", x, y, icon),
        write(str(water), x + icon * 1.15, y + icon * 0.8, letters, colour="outline", face="serif", bold=True),
        note if flooded else None,
    ]


def fields(scene: Scene, seat: int, pit: Terraces) -> Node:
    farm, size = scene.farm(seat), pit.size.coal
    mined = len(pit.coal) - farm.pinge_coal
    return [
        [
            coal(seat, f"pinge{i}", pit.middle(ledge), pit.ground(ledge) - size * 0.5, size, i >= mined)
            for i, ledge in enumerate(pit.coal)
        ],
        [timber(scene, seat, i, ledge, pit, i < farm.pinge_wood) for i, ledge in enumerate(pit.wood)],
    ]


def coal(seat: int, key: str, x: float, middle: float, size: float, there: bool) -> Mark:
    """A coal, or the hole it left."""
    if there:
        return g(data_piece=f"coal{seat}-{key}")[use("coal", x - size / 2, middle - size / 2, size)]
    return circle(cx=x, cy=middle, r=size * 0.3, fill="none", class_="ws-rock", stroke_dasharray="3 3")


def timber(scene: Scene, seat: int, number_of: int, ledge: int, pit: Terraces, laid: bool) -> Mark:
    """A wood field: a prop, or the place for one."""
    x, y, tall, wide = prop_box(ledge, pit)
    if laid:
        face = use("support", x + wide / 2 - tall / 2, y, tall)
        return g(data_piece=f"wood{seat}-pinge{number_of}", data_thing=PROP)[tip(scene.say("draw-coal-open")), face]
    log = wide * 0.74
    return g(data_thing=PROP)[
        tip(scene.say("draw-coal-closed")),
        rect(x=x, y=y, width=wide, height=tall, rx=4, class_="wf-soil ws-rock", stroke_dasharray="4 3"),
        use("wood", x + (wide - log) / 2, y + (tall - log) / 2, log, opacity=0.5),
    ]


def prop_box(ledge: int, pit: Terraces) -> tuple[float, float, float, float]:
    tall = min(pit.size.coal * 1.5, pit.wide - 3)
    wide = tall * 0.9
    return pit.middle(ledge) - wide / 2, pit.ground(ledge) - tall, tall, wide


def bonus(scene: Scene, size: Measures) -> Node:
    """The points for the last coal of the Pinge in this year."""
    points = scene.facts.pinge_bonus[min(max(scene.view.year, 1), YEARS) - 1]
    if not points:
        return None
    icon = 28.0 if size.roomy else 27.0
    left, middle = (size.pinge_left + size.pinge_right) / 2, 11 + icon / 2
    words = scene.say("draw-pinge-bonus", points=points)
    return g(data_thing="bonus.pinge")[
        tip(words),
        use("star", left, middle - icon / 2, icon),
        write(
            str(points),
            left + icon / 2,
            middle + icon * 0.19,
            icon * 0.54,
            colour="outline",
            face="serif",
            anchor="middle",
            bold=True,
        ),
    ]


def marks(scene: Scene, seat: int, pit: Terraces) -> Node:
    farm, size = scene.farm(seat), pit.size
    found: list[Node] = []
    if scene.offers("water", seat):
        top = water_level(size, max(farm.water, 2)) - 2
        left = pit.left(pit.count - 4)
        mark = frame(left, top, size.pinge_right - left - 2, size.pinge_depth - top - 2, 8)
        found.append(choice("water", scene.words("water"), mark, thing=WATER))
    if scene.offers("coal", seat):
        ledge = pit.coal[len(pit.coal) - farm.pinge_coal]
        x, y = pit.middle(ledge), pit.ground(ledge) - size.coal * 0.5
        around = [reach(x, y, FINGER), ring(x, y, size.coal * 0.66)]
        found.append(choice("coal", scene.words("coal"), around, thing=COAL))
    if scene.offers("wood:pinge", seat):
        x, y, tall, wide = prop_box(pit.wood[farm.pinge_wood], pit)
        around = [reach(x + wide / 2, y + tall / 2, FINGER), frame(x - 2, y - 2, wide + 4, tall + 4, 6)]
        found.append(choice("wood:pinge", scene.words("wood:pinge"), around, thing=PROP))
    return found
