"""The sizes of a mine, from its width."""

from __future__ import annotations

from typing import Final

ROOMY: Final = 520


class Measures:
    def __init__(self, width: float) -> None:
        self.width = width
        self.roomy = width >= ROOMY
        self.coal = 30.0 if self.roomy else 18.0
        self.shaft_left = 16.0 if self.roomy else 8.0
        self.shaft_width = 84.0 if self.roomy else 50.0
        self.pinge_left = self.shaft_left + self.shaft_width + (20 if self.roomy else 10)
        self.pinge_right = width - (16 if self.roomy else 8)
        self.pinge_depth = 96.0 if self.roomy else 64.0
        self.tunnel_left = self.shaft_left + self.shaft_width
        self.tunnel_top = self.pinge_depth + (30 if self.roomy else 18)
        self.tunnel_height = 106.0 if self.roomy else 76.0
        self.floor = self.tunnel_top + self.tunnel_height
        self.height = self.floor + (14 if self.roomy else 8)
        self.section = (width - self.tunnel_left - (12 if self.roomy else 6)) / 7
