"""The cards of buildings and people: an empty one with a coloured head, its name, its strip of signs, its text."""

from __future__ import annotations

from typing import Final

from waldglas.draw.glyphs import Glyphs, row_of
from waldglas.draw.pen import BREADTH, closer, number, path, rect, width_of, wrapped, write
from waldglas.markup import Node

BOLD: Final = 1.08
CLOSER: Final = 1.35  # as much more a line holds whose letters are set closer


def card_of(width: float, height: float, head: float, colour: str, radius: float = 9) -> Node:
    """An empty card with a coloured head."""
    r, flat = number(radius), number(width - 2 * radius - 1.5)
    shape = f"M.75 {number(head)}V{r}a{r} {r} 0 0 1 {r}-{r}h{flat}a{r} {r} 0 0 1 {r} {r}V{number(head)}z"
    return [
        rect(x=0.75, y=0, width=width - 1.5, height=height, rx=radius, class_="wf-card ws-line", stroke_width=1.5),
        path(d=shape, class_=f"wf-{colour}"),
    ]


def name_lines(name: str, size: float, room: float, high: float, least: float = 0) -> tuple[float, list[str]]:
    """A name in serif letters on one or two lines, or on three small ones; smaller where it must be.

    Down to `least` it becomes smaller rather than be set closer.
    """
    while True:
        lines, most = broken(name, size, room), 2 if size > 10.5 else 3
        fits = len(lines) <= most and len(lines) * size * 1.08 <= high
        if size <= 7 or (fits and (size <= least or all(width_of(line, size * BOLD) <= room for line in lines))):
            return size, lines[:most]
        if size <= least and 2 * size * 1.08 <= high and len(broken(name, size, room * CLOSER)) <= 2:
            return size, broken(name, size, room * CLOSER)
        size -= 0.5


def broken(name: str, size: float, room: float) -> list[str]:
    return wrapped(name, size * BOLD / BREADTH["sans"], room)


def name_on(name: str, x: float, head: float, size: float, room: float, colour: str, least: float = 0) -> Node:
    """A name in the middle of a head's height."""
    size, lines = name_lines(name, size, room, head, least)
    top = head / 2 - (len(lines) - 1) * size * 0.54 + size * 0.35
    return [closer(line, x, top + i * size * 1.08, size, room, colour, "start") for i, line in enumerate(lines)]


def doing(does: Glyphs, x: float, y: float, width: float, height: float) -> Node:
    """What a card does, on a strip of its own."""
    return [
        rect(x=x, y=y, width=width, height=height, rx=6, class_="wf-paper"),
        row_of(does, x + width / 2, y + height / 2, min(25, height * 0.72), width - 8, "middle"),
    ]


def paragraph(text: str, x: float, y: float, room: float, bottom: float) -> Node:
    """A text that is set smaller, or left out, rather than cut."""
    for size in (12.5, 12.0, 11.5, 11.0, 10.5):
        lines, step = wrapped(text, size, room), size * 1.2
        if y + (len(lines) - 1) * step <= bottom - 2:
            return [write(line, x, y + i * step, size, colour="soft") for i, line in enumerate(lines)]
    return None
