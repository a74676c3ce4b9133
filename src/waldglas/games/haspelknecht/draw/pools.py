"""The pools of action disks: what can be taken now, and what comes next."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from waldglas.core.message import Message, Thing
from waldglas.draw.drawing import Drawing
from waldglas.draw.panels import frame, panel
from waldglas.draw.pen import SMALL, SMALLEST, choice, g, named, number, rect, tip, use, width_of, write
from waldglas.draw.scene import said
from waldglas.games.haspelknecht.draw.scene import Scene
from waldglas.games.haspelknecht.draw.tokens import COLOURS, disk_row, listed, told
from waldglas.games.haspelknecht.rules.view import PoolView
from waldglas.markup import Mark, Node
from waldglas.words import Catalogue

MARGIN: Final = 14.0
HEAD: Final = 38.0
GAP: Final = 8.0
TALL: Final = 154.0
ROOM: Final = 80.0  # the height of a stack of disks
RESERVE: Final = 117.0


def pools(scene: Scene, width: float = 660) -> Drawing:
    across = len(scene.view.pools) if width >= 480 else 2
    rows = -(-len(scene.view.pools) // across)
    wide = (width - 2 * MARGIN - (across - 1) * GAP) / across
    height = HEAD + rows * (TALL + GAP) - GAP + MARGIN
    drawn = []
    for i, pool in enumerate(scene.view.pools):
        x, y = MARGIN + i % across * (wide + GAP), HEAD + i // across * (TALL + GAP)
        corner = f"translate({number(x)} {number(y)})"
        drawn.append(g(transform=corner, data_thing=f"pool.{pool.name}")[one_pool(scene, pool, wide)])
    title = write(scene.say("draw-pools"), MARGIN, 26, 16, face="serif", bold=True)
    body = [panel(width, height), title, marks(scene, width), drawn]
    return Drawing(width, height, g(data_board="pools")[body])


def marks(scene: Scene, width: float) -> Node:
    """What each colour is for."""
    if width < 480:
        return None
    return [
        [
            use(f"disk-{colour}", width - 254 + i * 84, 13, 16),
            write(scene.say("draw-colour-for", colour=colour), width - 234 + i * 84, 26, SMALL, colour="soft"),
        ]
        for i, colour in enumerate(COLOURS)
    ]


def one_pool(scene: Scene, pool: PoolView, wide: float) -> Node:
    tint = "dial-refined" if pool.water else "paper"
    return [
        rect(x=0.5, y=0.5, width=wide - 1, height=TALL - 1, rx=9, class_=f"wf-{tint} ws-line"),
        letter(scene, pool),
        [stack(scene, pool, colour, i, wide) for i, colour in enumerate(COLOURS)],
        reserve(scene, pool, wide),
    ]


def letter(scene: Scene, pool: PoolView) -> Node:
    name = write(pool.name.upper(), 10, 22, 16, face="serif", bold=True)
    return [name, use("pit-water", 27, 7, 18, scene.say("draw-wet-pool"))] if pool.water else name


def stack(scene: Scene, pool: PoolView, colour: str, column: int, wide: float) -> Mark:
    """All disks of a colour, one above the other: they are taken together."""
    count, each = pool.action.get(colour, 0), (wide - 12) / 3
    x, size = 6 + column * each, min(27.0, each - 8)
    left, foot = x + (each - size) / 2, 30 + ROOM
    step = min(13.0, (ROOM - size - 20) / max(count - 1, 1))
    disks = [use(f"disk-{colour}", left, foot - size - i * step, size) for i in range(count)]
    top = foot - size - max(count - 1, 0) * step - 5
    face: Node = [
        tip(stack_words(scene.catalogue, pool.name.upper(), colour, count)),
        rect(x=x + 3, y=foot - 4, width=each - 6, height=3, rx=1.5, class_="wf-line"),
        disks,
        write(str(count), x + each / 2, top, SMALLEST, face="serif", anchor="middle", bold=True) if count else None,
    ]
    token = f"take:{pool.name}:{colour}"
    if token not in scene.choices:
        return named(f"disk.{colour}", face)
    mark = frame(x + 1.5, 28, each - 3, ROOM + 4, 7)
    return choice(token, scene.words(token), [face, mark], thing=f"disk.{colour}")


@lru_cache(maxsize=256)
def stack_words(catalogue: Catalogue, pool: str, colour: str, count: int) -> str:
    disks = Message("disks-part", {"count": count, "colour": Thing(f"colour-{colour}")})
    return said(catalogue, "draw-pool", pool=pool, disks=disks)


def reserve(scene: Scene, pool: PoolView, wide: float) -> Node:
    words = scene.say("draw-next")
    left = max(44.0, 10 + width_of(words, SMALLEST) * 0.9)
    return g(data_thing="reserve")[
        tip(scene.say("draw-reserve", pool=pool.name.upper(), disks=told(scene, pool.reserve))),
        write(words, 8, RESERVE + 23, SMALLEST, colour="soft"),
        disk_row(listed(pool.reserve), left, RESERVE + 8, 19, wide - left - 6),
    ]
