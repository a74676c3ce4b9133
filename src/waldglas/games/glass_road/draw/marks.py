"""What can be chosen, with the warning of a turn."""

from __future__ import annotations

from htpy import Node

from waldglas.draw.marks import frame
from waldglas.draw.pen import Mark, choice, g, number, use
from waldglas.games.glass_road.draw.scene import Scene


def turn_sign(scene: Scene, token: str, x: float, y: float, size: float) -> Node:
    """The warning that a choice will turn a wheel."""
    return use("turn", x, y, size) if token in scene.forecasts else None


def offered_card(scene: Scene, token: str, face: Node, x: float, y: float, width: float, height: float) -> Mark:
    """A card that can be chosen."""
    body = [face, frame(0, -0.5, width, height + 1, 9), turn_sign(scene, token, width - 20, height - 20, 24)]
    return g(transform=f"translate({number(x)} {number(y)})")[choice(token, scene.words(token), body)]
