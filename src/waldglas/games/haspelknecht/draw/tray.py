"""What is asked now, and buttons for the choices that have no place of their own in the picture."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from htpy import Node

from waldglas.draw.drawing import Drawing
from waldglas.draw.marks import frame
from waldglas.draw.panels import minus, panel
from waldglas.draw.pen import Mark, choice, g, number, rect, use, wrapped, write
from waldglas.games.haspelknecht.draw.scene import Scene
from waldglas.games.haspelknecht.draw.tokens import disk_row

MARGIN: Final = 16.0
GAP: Final = 10.0
LETTERS: Final = 15.0
STONE: Final = 38.0
DISK: Final = 22.0
NARROW: Final = 0.62  # how far the disks of one stone are pushed together
SERIF: Final = 1.17  # how much wider bold serif letters run than the sans ones that lines are broken for
STONES: Final = ("farmer", "farmhand", "digger", "miner", "haspel", "lamp")
PLACED: Final = ("take", "work", "build", "wood", "burn", "cable", "windlass", "water", "coal", "pay")
PART: Final = re.compile(r"([a-z]+)(\d+)")
PAY: Final = {"yellow": "disk-yellow", "food": "food", "thaler": "coin"}


def tray(scene: Scene, width: float = 360) -> Drawing:
    y, parts = MARGIN, []
    for part in (asked(scene, width), *answers(scene, width - 2 * MARGIN)):
        parts.append(part.at(MARGIN, y))
        y += part.height + GAP
    height = y - GAP + MARGIN
    return Drawing(width, height, g(class_="wg-tray")[panel(width, height), parts])


def asked(scene: Scene, width: float) -> Drawing:
    lines = wrapped(question(scene), 17 * (SERIF if scene.choices else 1.1), width - 2 * MARGIN)
    body = [write(line, 0, 16 + i * 22, 17, face="serif", bold=bool(scene.choices)) for i, line in enumerate(lines)]
    return Drawing(width, 22 * len(lines), body)


def question(scene: Scene) -> str:
    if not scene.choices:
        return outcome(scene) if scene.over() else f"Waiting for {scene.waiting_for()}"
    return scene.advice.question() or "Your choice"


def outcome(scene: Scene) -> str:
    """Who has won (HK-17.10, HK-17.11)."""
    winner = scene.winners[0]
    return f"{scene.names[winner]} wins with {minus(scene.view.scores[winner])} points"


def answers(scene: Scene, width: float) -> list[Drawing]:
    """The buttons, in the order in which they are read; to do nothing comes last."""
    tokens = [token for token in scene.choices if not in_picture(token)]
    stones = [token for token in tokens if token.split(":")[0] in STONES and not token.endswith(":none")]
    words = [token for token in tokens if token not in stones]
    words.sort(key=refuses)
    return [*([stone_rows(scene, stones, width)] if stones else []), *[button(scene, token, width) for token in words]]


def in_picture(token: str) -> bool:
    verb = token.split(":", maxsplit=1)[0]
    return verb in PLACED or (verb == "store" and not token.endswith(":none"))


def refuses(token: str) -> bool:
    return token in ("pass", "stop", "done") or token.endswith(":none")


def button(scene: Scene, token: str, width: float) -> Drawing:
    """A choice in words."""
    lines = wrapped(scene.words(token), LETTERS * SERIF, width - 28)
    height = 20 + 20 * len(lines)
    face: Node = [
        rect(x=0, y=0, width=width, height=height, rx=11, class_="wf-forest"),
        [
            write(line, 14, 25 + i * 20, LETTERS, colour="on-forest", face="serif", bold=True)
            for i, line in enumerate(lines)
        ],
        frame(-1, -1, width + 2, height + 2, 12),
    ]
    return Drawing(width, height, choice(token, scene.words(token), face))


def stone_rows(scene: Scene, tokens: Sequence[str], width: float) -> Drawing:
    """Disks or pay on small stones, as many to a row as there is room for."""
    x = y = 0.0
    placed = []
    for token in tokens:
        wide = breadth(token)
        if x and x + wide > width:
            x, y = 0.0, y + STONE + 8
        placed.append(g(transform=f"translate({number(x)} {number(y)})")[stone(scene, token, wide)])
        x += wide + 8
    return Drawing(width, y + STONE, placed)


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
