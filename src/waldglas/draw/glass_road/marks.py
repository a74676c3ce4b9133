"""Amber marks around what can be chosen."""

from __future__ import annotations

from htpy import Element, Node

from waldglas.draw.glass_road.scene import Scene
from waldglas.draw.pen import choice, circle, g, number, rect, use


def frame(x: float, y: float, width: float, height: float, radius: float) -> Element:
    return rect(x=x, y=y, width=width, height=height, rx=radius, class_="wg-mark wf-amber ws-amber")


def ring(x: float, y: float, r: float) -> Element:
    return circle(cx=x, cy=y, r=r, class_="wg-mark wf-amber ws-amber")


def turn_sign(scene: Scene, token: str, x: float, y: float, size: float) -> Node:
    """The warning that a choice will turn a wheel."""
    return use("turn", x, y, size) if token in scene.forecasts else None


def offered_card(scene: Scene, token: str, face: Node, x: float, y: float, width: float, height: float) -> Element:
    """A card that can be chosen."""
    body = [face, frame(0, -0.5, width, height + 1, 9), turn_sign(scene, token, width - 20, height - 20, 24)]
    return g(transform=f"translate({number(x)} {number(y)})")[choice(token, scene.words(token), body)]


def lying_card(face: Node, x: float, y: float, pale: bool = False, **attributes: str | None) -> Element:
    return g(transform=f"translate({number(x)} {number(y)})", class_="wg-pale" if pale else None, **attributes)[face]
