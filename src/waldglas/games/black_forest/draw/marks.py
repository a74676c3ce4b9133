"""What can be chosen, with the warning of a turn or of the end."""

from __future__ import annotations

from htpy import Node

from waldglas.draw.marks import frame
from waldglas.draw.pen import Mark, choice, g, number, use, write
from waldglas.games.black_forest.draw.scene import Scene


def turn_sign(scene: Scene, token: str, x: float, y: float, size: float) -> Node:
    ahead = scene.forecasts.get(token)
    if ahead is None:
        return None
    return use("turn" if ahead.times else "hourglass", x, y, size)


def offered(scene: Scene, token: str, face: Node, x: float, y: float, width: float, height: float) -> Mark:
    """A card that can be chosen."""
    body = [face, frame(0, 0, width, height, 8), turn_sign(scene, token, width - 17, height - 16, 20)]
    return g(transform=f"translate({number(x)} {number(y)})")[choice(token, scene.words(token), body)]


def pawn(scene: Scene, which: int, x: float, y: float, size: float, keyed: bool = True) -> Mark:
    """A pawn around a place, with its letter."""
    colour, ink, letter, words = scene.pawn(which)
    sign = use("pawn", x - size / 2, y - size / 2, size, words, class_=f"wf-{colour}")
    return g(data_piece=f"pawn{which}" if keyed else None)[sign, lettered(letter, ink, x, y, size)]


def lettered(letter: str, ink: str, x: float, y: float, size: float) -> Mark:
    return write(letter, x, y + size * 0.37, size * 0.4, colour=ink, anchor="middle", bold=True)
