"""Amber marks around what can be chosen, and cards as they lie."""

from __future__ import annotations

from htpy import Node

from waldglas.draw.pen import Mark, circle, g, number, rect


def frame(x: float, y: float, width: float, height: float, radius: float) -> Mark:
    return rect(x=x, y=y, width=width, height=height, rx=radius, class_="wg-mark wf-amber ws-amber")


def ring(x: float, y: float, r: float) -> Mark:
    return circle(cx=x, cy=y, r=r, class_="wg-mark wf-amber ws-amber")


def lying_card(face: Node, x: float, y: float, pale: bool = False, **attributes: str | None) -> Mark:
    return g(transform=f"translate({number(x)} {number(y)})", class_="wg-pale" if pale else None, **attributes)[face]
