"""Players' disks and action disks, singly and in rows."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Final

from waldglas.core.message import Message, Thing
from waldglas.draw.pen import g, rect, tip, use, write
from waldglas.draw.scene import said
from waldglas.games.haspelknecht.draw.scene import Scene
from waldglas.markup import Mark, Node
from waldglas.words import Catalogue

# A colour for each seat, and that of the letter on it.
SEAT_COLOURS: Final = [("brick", "white"), ("water", "white"), ("wheat", "outline"), ("grove-deep", "white")]
COLOURS: Final = ("black", "brown", "yellow")


def seat_token(scene: Scene, seat: int, x: float, y: float, size: float, words: str = "") -> Mark:
    """A player's disk: a square in the seat's colour with its letter."""
    colour, ink = SEAT_COLOURS[seat]
    return g()[
        tip(words or scene.names[seat]),
        rect(x=x, y=y, width=size, height=size, rx=size * 0.28, class_=f"wf-{colour} ws-outline", stroke_width=1.2),
        write(
            scene.letter(seat),
            x + size / 2,
            y + size * 0.5 + size * 0.25,
            size * 0.68,
            colour=ink,
            face="serif",
            anchor="middle",
            bold=True,
        ),
    ]


def listed(disks: Mapping[str, int]) -> list[str]:
    """The colours of disks, one by one."""
    return [colour for colour in COLOURS for _ in range(disks.get(colour, 0))]


def disk_row(disks: list[str], x: float, y: float, size: float, room: float) -> list[Node]:
    """Disks side by side, pushed together where there are many."""
    step = min(size + 2, (room - size) / max(len(disks) - 1, 1))
    return [use(f"disk-{colour}", x + i * step, y, size) for i, colour in enumerate(disks)]


@lru_cache(maxsize=512)
def disks_said(catalogue: Catalogue, disks: tuple[tuple[str, int], ...]) -> str:
    parts = [Message("disks-part", {"count": count, "colour": Thing(f"colour-{colour}")}) for colour, count in disks]
    return said(catalogue, "draw-disks", count=len(parts), parts=parts)


def told(scene: Scene, disks: Mapping[str, int]) -> str:
    """'2 black and 1 yellow'"""
    return disks_said(scene.catalogue, tuple((colour, count) for colour, count in disks.items() if count))
