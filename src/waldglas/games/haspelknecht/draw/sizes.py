"""The sizes of a mine, from its width, and from its height if it has more than it needs."""

from __future__ import annotations

from typing import Final

ROOMY: Final = 520
DENT: Final = 144.0  # where the Pinge was: room for the cards of two workers


class Measures:
    def __init__(self, width: float, height: float = 0, exhausted: bool = False, small: bool = False) -> None:
        self.width = width
        self.roomy = width >= ROOMY and not small
        self.coal = 32.0 if self.roomy else 20.0
        self.shaft_left = 16.0 if self.roomy else 8.0
        self.shaft_width = 84.0 if self.roomy else 50.0
        self.pinge_left = self.shaft_left + self.shaft_width + (20 if self.roomy else 10)
        self.pinge_right = width - (16 if self.roomy else 8)
        self.between = 30.0 if self.roomy else 18.0
        self.below = 14.0 if self.roomy else 8.0
        self.pinge_depth = 96.0 if self.roomy else 74.0
        if exhausted and self.roomy:
            self.pinge_depth = DENT
        self.tunnel_height = 106.0 if self.roomy else 76.0
        self.progress(height, exhausted)
        self.tunnel_left = self.shaft_left + self.shaft_width
        self.tunnel_top = self.pinge_depth + self.between
        self.floor = self.tunnel_top + self.tunnel_height
        self.height = self.floor + self.below
        self.section = (width - self.tunnel_left - (12 if self.roomy else 6)) / 7

    def progress(self, height: float, exhausted: bool) -> None:
        more = max(0.0, height - self.pinge_depth - self.between - self.tunnel_height - self.below)
        deeper, taller = (0.0, 0.7) if exhausted else (0.4, 0.35)
        self.pinge_depth += more * deeper
        self.tunnel_height += more * taller
        self.between += more * (1 - deeper - taller)
        if self.roomy:
            self.coal += min(6.0, more * 0.04)
