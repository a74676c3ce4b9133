"""Little signs in a row: effects, costs and scores as they stand on cards."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final

from waldglas.core.message import Message
from waldglas.draw.goods import TILE_BOX
from waldglas.draw.pen import Anchor, use, used, width_of, write
from waldglas.markup import Node
from waldglas.words import Speaker

MANY: Final = 4  # from so many of a thing on, a number stands before it
TILE_SIGNS: Final = {
    "pit": "pit",
    "grove": "grove",
    "pond": "pond",
    "forest": "woods",
    "field": "field",
    "pasture": "pasture",
}
NAMES: Final = {"provision": "provisions"}  # of shapes that are not called like their thing
TILE_WIDTH: Final = 1.42
TALL: Final = TILE_BOX[1] / TILE_BOX[0]
LETTER: Final = 0.74
PILED: Final = 0.68
CROWDED: Final = 8  # from so many pieces on, a cost uses numbers
SPREAD: Final = {" ": 0.32, "½": 1.02, "/": 0.42}


@dataclass(frozen=True)
class Glyph:
    """A sign of the sheet, four of them in a square, or a few letters; as wide as so many heights of its line."""

    shape: str = ""
    text: str = ""
    width: float = 1.0
    square: bool = False
    says: str = ""  # the id of words that are still to be said


Glyphs = tuple[Glyph, ...]

GIVES: Final = Glyph("gives", width=0.95)
STAR: Final = Glyph("star")
GAP: Final = Glyph(width=0.22)


def sign(name: str) -> Glyph:
    if name in TILE_SIGNS:
        return Glyph(TILE_SIGNS[name], width=TILE_WIDTH)
    return Glyph(NAMES.get(name, name), width=0.98)


def letters(text: str) -> Glyph:
    """Letters in bold; a digit is as wide as a small letter, whichever it is."""
    width = sum(SPREAD.get(letter) or max(0.62, width_of(letter, 1)) for letter in text)
    return Glyph(text=text, width=width * LETTER * 1.06)


def word(id: str) -> Glyph:
    """A name or a word of a catalogue, which becomes letters once it is spoken."""
    return Glyph(says=id)


def spoken(glyphs: Glyphs, speaker: Speaker) -> Glyphs:
    return tuple(letters(speaker.say(Message(glyph.says))) if glyph.says else glyph for glyph in glyphs)


def times(name: str, count: int) -> Glyphs:
    """A thing so many times: drawn one by one, or with a number."""
    return (sign(name),) * count if count < MANY else (letters(f"{count} "), sign(name))


def amounts(row: dict[str, int]) -> Glyphs:
    return apart([times(good, count) for good, count in row.items()])


def price(row: dict[str, int]) -> Glyphs:
    """A cost: the pieces of each good pushed together like a pile."""
    return apart([pile(good, count) for good, count in row.items()]) if sum(row.values()) < CROWDED else amounts(row)


def pile(name: str, count: int) -> Glyphs:
    if name in TILE_SIGNS:
        return times(name, count)
    edge = Glyph(width=(1 - PILED) / 2)
    return (edge, *[Glyph(NAMES.get(name, name), width=PILED)] * count, edge)


def apart(parts: Iterable[Glyphs], between: Glyph = GAP) -> Glyphs:
    found: Glyphs = ()
    for part in parts:
        found += (between, *part) if found and part else part
    return found


def breadth(glyphs: Sequence[Glyph], size: float) -> float:
    return size * sum(glyph.width for glyph in glyphs)


def fitting(glyphs: Sequence[Glyph], size: float, room: float) -> float:
    """The size at which a row keeps to its room."""
    return min(size, room / max(breadth(glyphs, 1), 0.01))


def row_of(
    glyphs: Sequence[Glyph], x: float, middle: float, size: float, room: float, anchor: Anchor = "start"
) -> list[Node]:
    """A row of signs along a middle line, from x or around it."""
    size = fitting(glyphs, size, room)
    if anchor == "middle":
        x -= breadth(glyphs, size) / 2
    placed = []
    for glyph in glyphs:
        placed.append(stamp(glyph, x, middle, size))
        x += glyph.width * size
    return placed


def stamp(glyph: Glyph, x: float, middle: float, size: float) -> Node:
    width = glyph.width * size
    if glyph.text:
        return write(glyph.text, x, middle + size * 0.27, size * LETTER, face="serif", bold=True)
    if glyph.square:
        half = width / 2
        return [wide(glyph.shape, x + i % 2 * half, middle + (i // 2 - 1) * size * 0.55, half) for i in range(4)]
    if not glyph.shape:
        return None
    if glyph.width == TILE_WIDTH:
        return wide(glyph.shape, x + width * 0.02, middle - width * TALL / 2, width * 0.96)
    return use(glyph.shape, x + (width - size) / 2, middle - size / 2, size)


def wide(shape: str, x: float, y: float, width: float) -> Node:
    return used(href=f"#wg-{shape}", x=x, y=y, width=width, height=width * TALL)
