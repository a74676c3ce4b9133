"""Amber marks around what can be chosen."""

from __future__ import annotations

from htpy import Element

from waldglas.draw.pen import circle, rect


def frame(x: float, y: float, width: float, height: float, radius: float) -> Element:
    return rect(x=x, y=y, width=width, height=height, rx=radius, class_="wg-mark wf-amber ws-amber")


def ring(x: float, y: float, r: float) -> Element:
    return circle(cx=x, cy=y, r=r, class_="wg-mark wf-amber ws-amber")
