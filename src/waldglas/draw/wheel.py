"""A production wheel as the wheel it is: twelve sectors, two hands, and markers sitting in the sectors."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from math import pi
from typing import Final

from waldglas.draw.dial import RIM, SECTOR, at, polar
from waldglas.draw.drawing import Drawing, rendered
from waldglas.draw.pen import circle, closer, g, in_full_or_brief, number, path, tip, use, width_of
from waldglas.markup import Mark, Node

SMALL: Final = 150  # wheels below this size have no numbers
LARGER: Final = 1.3  # how much larger the markers of a small wheel are

HUB_ROOM: Final = 0.2  # for the name, in parts of the size
HUB_SIGN: Final = 0.15
LEAST: Final = 11.8  # letters of the name

Spot = tuple[float, float, float]  # degrees off the middle of a sector, distance from the hub, radius of the marker

# How markers share a sector: rows from the rim inwards.
SPOTS: Final[list[tuple[float, list[tuple[int, float]]]]] = [
    (0.12, []),
    (0.135, [(1, 0.76)]),
    (0.104, [(2, 0.8)]),
    (0.104, [(2, 0.82), (1, 0.59)]),
    (0.086, [(2, 0.83), (2, 0.65)]),
    (0.083, [(2, 0.84), (2, 0.675), (1, 0.52)]),
    (0.072, [(3, 0.85), (2, 0.7), (1, 0.56)]),
    (0.072, [(3, 0.85), (2, 0.7), (2, 0.55)]),
    (0.062, [(3, 0.86), (3, 0.73), (2, 0.6)]),
    (0.062, [(3, 0.86), (3, 0.73), (3, 0.6)]),
    (0.062, [(3, 0.86), (3, 0.73), (2, 0.6), (2, 0.48)]),
]


@dataclass(frozen=True)
class Marker:
    good: str
    value: int
    refined: bool = False
    ghost: bool = False  # where it will sit after a turn
    second: bool = False  # of two markers of one good on the same wheel
    words: str = ""
    thing: str | None = None

    def name(self) -> str:
        return f"{self.good}-2" if self.second else self.good

    def sector(self) -> int:
        """The sectors are counted clockwise from the long hand; refined goods count the other way."""
        return -1 - self.value if self.refined else self.value


def spots(count: int) -> list[Spot]:
    """Where so many markers sit in one sector."""
    radius, rows = SPOTS[count]
    found = []
    for length, distance in rows:
        apart = 360 / pi * radius * 1.03 / distance
        found += [((i - (length - 1) / 2) * apart, distance, radius) for i in range(length)]
    return found


@dataclass(frozen=True)
class Plate:
    """What a wheel is called on its hub, by a sign where there is little room, and what is told of it."""

    name: str = ""
    told: str = ""
    sign: str = ""
    thing: str | None = None


def wheel(
    plate: Plate, markers: Sequence[Marker], size: float, key: str, turns: Mapping[str, Sequence[Marker]]
) -> Drawing:
    """A wheel with its markers. `turns` has, by the choices that would turn it, the ghosts of where they would go.

    The empty string as a choice shows that turn now; others show while their choice is pointed at.
    """
    if not turns:
        return resting(plate, tuple(markers), size, key)
    now = g(class_="wg-now")[placed(markers, size, key)] if "" not in turns else None
    outcomes: dict[tuple[Marker, ...], list[str]] = {}
    for token, after in turns.items():
        outcomes.setdefault(tuple(after), []).append(token)
    ahead = [turning(markers, after, size, " ".join(tokens)) for after, tokens in outcomes.items()]
    return on_face(plate, size, key, [now, ahead])


@lru_cache(maxsize=256)
def resting(plate: Plate, markers: tuple[Marker, ...], size: float, key: str) -> Drawing:
    return on_face(plate, size, key, placed(markers, size, key))


def on_face(plate: Plate, size: float, key: str, content: Node) -> Drawing:
    small = size < SMALL
    face: Node = [
        tip(plate.told) if plate.told else None,
        use("dial" if plate.name and not small else "dial-small", 0, 0, size),
        None if small or not plate.name else hub(plate, size),
    ]
    return Drawing(size, size, rendered(g(class_="wg-wheel", data_board=key, data_thing=plate.thing)[face, content]))


def hub(plate: Plate, size: float) -> Node:
    middle, side = size / 2, size * HUB_SIGN
    letters = max(LEAST, size * min(0.055, HUB_ROOM / width_of(plate.name, 1)))
    name = closer(plate.name, middle, middle + letters * 19 / 55, letters, size * HUB_ROOM, "on-forest")
    return in_full_or_brief(name, use(plate.sign, middle - side / 2, middle - side / 2, side))


def turning(markers: Sequence[Marker], after: Sequence[Marker], size: float, tokens: str) -> Mark:
    """The arrow of a turn, the markers, and the ghosts."""
    layer: Node = [arrow(size), placed([*markers, *after], size, "")]
    return g(class_="wg-turn", data_for=tokens)[layer] if tokens else g()[layer]


def placed(markers: Sequence[Marker], size: float, key: str) -> list[Mark]:
    sectors: dict[int, list[Marker]] = {}
    for marker in markers:
        sectors.setdefault(marker.sector(), []).append(marker)
    found = []
    for sector, there in sectors.items():
        for marker, spot in zip(there, spots(len(there)), strict=True):
            found.append(seated(marker, sector, spot, size, key))
    return found


def seated(marker: Marker, sector: int, spot: Spot, size: float, key: str) -> Mark:
    off, distance, part = spot
    radius = size * RIM
    x, y = polar((sector + 0.5) * SECTOR + off, radius * distance)
    r = radius * part * (LARGER if size < SMALL else 1)
    x, y = size / 2 + x, size / 2 + y
    colours = "wf-white ws-amber" if marker.ghost else "wf-white ws-outline"
    disc = circle(
        cx=x,
        cy=y,
        r=r,
        class_=colours,
        stroke_width=max(0.8, r * (0.16 if marker.ghost else 0.1)),
        stroke_dasharray=f"{number(r * 0.42)} {number(r * 0.28)}" if marker.ghost else None,
    )
    icon = use(marker.good, x - r * 0.7, y - r * 0.7, r * 1.4)
    return g(
        data_piece=f"{key}-{marker.name()}" if key else None,
        data_thing=marker.thing if key else None,
        opacity=0.75 if marker.ghost else None,
    )[tip(marker.words) if marker.words else None, disc, icon]


def arrow(size: float) -> Mark:
    """Around the rim, the way the markers will go: from the basic goods towards the refined one."""
    middle, radius = size / 2, size * 0.478
    far, near = radius + size * 0.01, radius - size * 0.01
    begin, end, point = 62.0, 16.0, 5.0
    d = (
        f"M{at(begin, far, middle)}A{number(far)} {number(far)} 0 0 0 {at(end, far, middle)}"
        f"L{at(end, size * 0.499, middle)}L{at(point, radius, middle)}L{at(end, size * 0.457, middle)}"
        f"L{at(end, near, middle)}A{number(near)} {number(near)} 0 0 1 {at(begin, near, middle)}z"
    )
    return path(d=d, class_="wf-amber ws-card", stroke_width=size * 0.004)
