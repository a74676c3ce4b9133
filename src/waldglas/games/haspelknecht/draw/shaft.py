"""The shaft: a rope, coal that waits at its foot, pit water rising against two marks."""

from __future__ import annotations

from waldglas.draw.panels import FINGER, frame, reach
from waldglas.draw.pen import SMALLEST, choice, g, number, path, rect, tip, use, write
from waldglas.games.haspelknecht.draw.pinge import WATER
from waldglas.games.haspelknecht.draw.scene import Scene
from waldglas.games.haspelknecht.draw.sizes import Measures
from waldglas.markup import Mark, Node

HIGHEST = 7  # pit water that is drawn; more is told by the number alone


def shaft(scene: Scene, seat: int, size: Measures) -> Mark:
    farm = scene.farm(seat)
    water = farm.water if farm.pinge_coal == 0 else 0
    return g(data_thing="mine.shaft")[
        walls(size),
        rope(size),
        flooding(scene, water, size) if farm.pinge_coal == 0 else None,
        waiting_coal(scene, farm.shaft_coal, size),
        water_number(water, size),
        marks(scene, seat, size),
    ]


def walls(size: Measures) -> Node:
    left, width, posts = size.shaft_left, size.shaft_width, 6.0 if size.roomy else 4.0
    return [
        rect(x=left, y=0, width=width, height=size.floor, class_="wf-hollow"),
        [
            rect(
                x=x,
                y=0,
                width=posts,
                height=size.floor if x == left else size.tunnel_top,
                class_="wf-wood ws-outline",
                stroke_width=1,
            )
            for x in (left, left + width - posts)
        ],
    ]


def rope(size: Measures) -> Node:
    middle, end = size.shaft_left + size.shaft_width / 2, size.floor - rise(size) * 2.2
    return path(d=f"M{number(middle)} 0V{number(end)}", class_="ws-hide", stroke_width=2.5)


def rise(size: Measures) -> float:
    """How much a pit water lets the level rise."""
    return (size.floor - 30) / (HIGHEST + 1)


def level(size: Measures, water: int) -> float:
    return size.floor - min(water, HIGHEST) * rise(size)


def flooding(scene: Scene, water: int, size: Measures) -> Node:
    left, width = size.shaft_left + 6, size.shaft_width - 12
    top = level(size, water)
    limits = (
        (scene.facts.shaft_floods, scene.say("draw-shaft-floods", water=scene.facts.shaft_floods)),
        (scene.facts.tunnel_floods, scene.say("draw-tunnel-floods", water=scene.facts.tunnel_floods)),
    )
    return [
        g(data_thing=WATER)[
            tip(scene.say("draw-shaft-water", water=water)),
            rect(x=left, y=top, width=width, height=size.floor - top, class_="wf-pond"),
        ],
        [limit_mark(limit, words, left, width, size) for limit, words in limits],
    ]


def limit_mark(limit: int, words: str, left: float, width: float, size: Measures) -> Mark:
    y, letters = level(size, limit), SMALLEST
    return g()[
        tip(words),
        path(d=f"M{number(left)} {number(y)}h{number(width * 0.26)}", class_="ws-brick", stroke_width=2.5),
        write(str(limit), left + 2, y - 3, letters, colour="brick", face="serif", bold=True),
    ]


def waiting_coal(scene: Scene, count: int, size: Measures) -> Node:
    """HK-12.5: coal that was excavated but not reeled up."""
    if not count:
        return None
    icon, left = size.coal * 0.95, size.shaft_left + (10 if size.roomy else 6)
    y = size.floor - icon - 2
    label = write(
        f"×{count}",
        left + icon + 2,
        size.floor - icon * 0.3,
        max(icon * 0.56, SMALLEST),
        colour="outline",
        face="serif",
        bold=True,
    )
    return g()[tip(scene.say("draw-shaft-coal", count=count)), use("coal", left, y, icon), label]


def water_number(water: int, size: Measures) -> Node:
    if not water:
        return None
    icon = 20.0 if size.roomy else 18.0
    x = size.shaft_left + size.shaft_width / 2 - icon * 0.2
    y = max(level(size, water) - icon - 3, 12.0)
    return g(data_thing=WATER)[
        use("pit-water", x, y, icon),
        write(str(water), x + icon + 2, y + icon * 0.8, icon * 0.82, colour="outline", face="serif", bold=True),
    ]


def marks(scene: Scene, seat: int, size: Measures) -> Node:
    farm = scene.farm(seat)
    if farm.pinge_coal > 0:
        return None
    found: list[Node] = []
    left, width = size.shaft_left + 5, size.shaft_width - 10
    foot = size.floor - size.coal - 6
    if scene.offers("water", seat):
        bottom = foot - 4 if farm.shaft_coal else size.floor - 2
        top = min(level(size, farm.water) - 26, bottom - 34)
        found.append(marked(scene, "water", left, top, width, bottom - top))
    if scene.offers("coal", seat) and scene.reeling():
        found.append(marked(scene, "coal", left, foot, width, size.floor - foot - 1))
    return found


def marked(scene: Scene, token: str, x: float, y: float, width: float, height: float) -> Mark:
    whole = reach(x + width / 2, y + height / 2, max(width, FINGER), max(height, FINGER))
    return choice(token, scene.words(token), [whole, frame(x, y, width, height, 8)])
