"""The question, and disks and pay to choose from."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from waldglas.draw.drawing import Drawing
from waldglas.draw.panels import frame
from waldglas.draw.pen import choice, g, number, rect, use, write
from waldglas.draw.tray import Tray
from waldglas.games.haspelknecht.draw.scene import Scene
from waldglas.games.haspelknecht.draw.tokens import disk_row
from waldglas.markup import Mark, Node

STONE: Final = 38.0
DISK: Final = 22.0
NARROW: Final = 0.62  # how far the disks of one stone are pushed together
STONES: Final = ("farmer", "farmhand", "digger", "miner", "haspel", "lamp")
PLACED: Final = ("take", "work", "build", "wood", "burn", "cable", "windlass", "water", "coal", "pay")
PART: Final = re.compile(r"([a-z]+)(\d+)")
PAY: Final = {"yellow": "disk-yellow", "food": "food", "thaler": "coin"}


def tray(scene: Scene, width: float = 360) -> Drawing:
    return HaspelTray(scene).drawn(width)


class HaspelTray(Tray[Scene]):
    stones_first = True

    def placed(self, token: str) -> bool:
        verb = token.split(":", maxsplit=1)[0]
        return verb in PLACED or (verb == "store" and not token.endswith(":none"))

    def is_stone(self, token: str) -> bool:
        return token.split(":", maxsplit=1)[0] in STONES

    def refuses(self, token: str) -> bool:
        return token in ("pass", "stop", "done") or token.endswith(":none")

    def stones(self, tokens: Sequence[str], width: float) -> list[Drawing]:
        """Disks or pay on small stones, as many to a row as there is room for."""
        x = y = 0.0
        placed = []
        for token in tokens:
            wide = breadth(token)
            if x and x + wide > width:
                x, y = 0.0, y + STONE + 8
            placed.append(g(transform=f"translate({number(x)} {number(y)})")[stone(self.scene, token, wide)])
            x += wide + 8
        return [Drawing(width, y + STONE, placed)]


def disks_of(token: str) -> list[str]:
    """The disks of 'farmer:black2-brown1', one by one."""
    parts = PART.findall(token.split(":")[1])
    return [colour for colour, count in parts for _ in range(int(count))]


def breadth(token: str) -> float:
    verb = token.split(":", maxsplit=1)[0]
    if verb == "lamp":
        return 92.0
    if verb in ("farmer", "farmhand"):
        return 16 + DISK + (len(disks_of(token)) - 1) * DISK * NARROW
    return 52.0


def stone(scene: Scene, token: str, wide: float) -> Mark:
    verb, *what = token.split(":")
    top = (STONE - DISK) / 2
    if verb == "lamp":
        face: Node = swap(what[0], what[1], top)
    elif verb in ("farmer", "farmhand"):
        face = disk_row(disks_of(token), 8, top, DISK, wide - 16)
    else:
        face = use(PAY[what[0]], wide / 2 - 14, STONE / 2 - 14, 28)
    body = [rect(x=0, y=0, width=wide, height=STONE, rx=9, class_="wf-paper"), face, frame(0, 0, wide, STONE, 9)]
    return choice(token, scene.words(token), body)


def swap(pool: str, disks: str, top: float) -> Node:
    """The Oil Lamp: a disk of a reserve comes, one of its action pool goes."""
    comes, goes = disks.split("-")
    return [
        write(pool.upper(), 9, STONE / 2 + 6, 16, face="serif", bold=True),
        use(f"disk-{comes}", 26, top, DISK),
        write("⇄", 55.5, STONE / 2 + 5, 14, anchor="middle"),
        use(f"disk-{goes}", 63, top, DISK),
    ]
