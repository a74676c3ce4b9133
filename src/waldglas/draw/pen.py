"""The pen: SVG elements with rounded numbers, and words that stay in their box."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import cache, lru_cache
from itertools import accumulate
from typing import Final, Literal
from unicodedata import east_asian_width

from waldglas.markup import Mark, Node, attribute, escaped

Value = str | float | None
Anchor = Literal["start", "middle", "end"]
Face = Literal["serif", "sans"]

SMALLEST: Final = 14.5  # letters on a board that a phone shows at three quarters of its size
SMALL: Final = 12.5  # letters on a board that a desk shows at nine tenths of its size
LARGE: Final = 4  # a twentieth of a unit more or less is not seen in numbers from this on
KEPT: Final = 4096  # marks of each kind, for the next time
MOST_LETTERS: Final = 2000  # of a text; nothing longer is drawn
PART_OF_LINE: Final = re.compile(r"\s*\S+?(?:(?<=[^\W\d])-(?=[^\W\d])|(?=\s)|$)")
NARROW: Final = frozenset("iIjltfr.,:;!|'’ ()[]-1")
BREADTH: Final[dict[Face, float]] = {"serif": 1.0, "sans": 0.93}
STYLES: Final[dict[Face, tuple[str, str]]] = {"sans": ("", "wg-bold"), "serif": ("wg-serif", "wg-name")}
BROAD: Final = frozenset("mwMWQGO@%&…—")


def number(value: float) -> str:
    """A number as SVG likes it: two decimals at most, one in larger ones, none where none are needed."""
    return str(value) if isinstance(value, int) else rounded(value)


@lru_cache(maxsize=20_000)
def rounded(value: float) -> str:
    text = (f"{value:.2f}" if -LARGE < value < LARGE else f"{value:.1f}").rstrip("0").rstrip(".")
    return "0" if text == "-0" else text


def pencil(name: str) -> Callable[..., Mark]:
    """What draws an element of this name; most are drawn again and again, and no mark is ever changed.

    Kept by type too: markup equals the text that it is written with.
    """

    @lru_cache(maxsize=KEPT, typed=True)
    def draw(**attributes: Value) -> Mark:
        start = f"<{name}"
        for key, value in attributes.items():
            if value is not None:
                text = escaped(value) if isinstance(value, str) else number(value)
                start += f' {attribute(key)}="{text}"'
        return Mark(name, start)

    return draw


g = pencil("g")
rect = pencil("rect")
circle = pencil("circle")
ellipse = pencil("ellipse")
path = pencil("path")
symbol = pencil("symbol")
letters = pencil("text")
used = pencil("use")
title_of = pencil("title")


def printable(words: str) -> str:
    """Foreign text without the characters that no XML may hold."""
    return words if words.isprintable() else "".join(letter for letter in words if letter.isprintable())


def tip(words: str) -> Mark:
    """What a pointer that rests on a thing is told."""
    return title_of()[printable(words)]


def use(name: str, x: float, y: float, size: float, words: str = "", **attributes: Value) -> Mark:
    """A shape of the sheet in a square box."""
    placed = used(href=f"#wg-{name}", x=x, y=y, width=size, height=size, **attributes)
    return placed[tip(words)] if words else placed


def write(
    words: str,
    x: float,
    y: float,
    size: float,
    *,
    colour: str = "ink",
    face: Face = "sans",
    anchor: Anchor = "start",
    bold: bool = False,
    within: float = 0,
) -> Mark:
    """A line of text from its baseline; cut with an ellipsis if it would be wider than `within`."""
    return letters(
        x=x,
        y=y,
        font_size=size,
        class_=dress(face, bold, colour),
        text_anchor=None if anchor == "start" else anchor,
    )[fitted(words, size * BREADTH[face] * (1.08 if bold else 1), within)]


def closer(words: str, x: float, y: float, size: float, room: float, colour: str, anchor: Anchor = "middle") -> Mark:
    """A name in bold serif letters that is set closer where it would be too long, and never smaller."""
    return letters(
        x=x,
        y=y,
        font_size=size,
        class_=dress("serif", bold=True, colour=colour),
        text_anchor=None if anchor == "start" else anchor,
        textLength=room if width_of(words, size * 1.08) > room else None,
        lengthAdjust="spacingAndGlyphs",
    )[printable(words)]


@cache
def dress(face: Face, bold: bool, colour: str) -> str | None:
    """The classes of a text; plain letters in ink have none."""
    worn = (STYLES[face][bold], "" if colour == "ink" else f"wf-{colour}")
    return " ".join(name for name in worn if name) or None


def width_of(words: str, size: float) -> float:
    """How wide a line of serif letters is at most."""
    return size * sum(width_of_letter(letter) for letter in words)


def width_of_letter(letter: str) -> float:
    if letter in NARROW:
        return 0.4
    if not letter.isascii() and east_asian_width(letter) in "WF":
        return 1.15
    return 0.98 if letter in BROAD else 0.76 if letter.isupper() else 0.64


def fitted(words: str, size: float, within: float) -> str:
    words = printable(words[:MOST_LETTERS])
    if not within or width_of(words, size) <= within:
        return words
    room = within - width_of("…", size)
    widths = accumulate(width_of(letter, size) for letter in words)
    return words[: sum(width <= room for width in widths)].rstrip() + "…"


def wrapped(words: str, size: float, within: float) -> list[str]:
    """The lines of a paragraph in sans letters, which end at spaces and hyphens."""
    lines: list[str] = [""]
    size *= BREADTH["sans"]
    for part in PART_OF_LINE.findall(printable(words[:MOST_LETTERS])):
        longer = f"{lines[-1]}{part}".strip()
        if lines[-1] and width_of(longer, size) > within:
            lines.append(part.strip())
        else:
            lines[-1] = longer
    return lines


def in_full_or_brief(full: Node, brief: Node) -> list[Mark]:
    """Words where they can be read, and a sign where the picture is too small for them."""
    return [g(class_="wg-full")[full], g(class_="wg-brief")[brief]]


def named(thing: str, content: Node) -> Mark:
    """Something that the book tells of, by its name there: `building.cooperage`, or a word of the game."""
    return g(data_thing=thing)[content]


def echo(token: str, words: str, content: Node) -> Mark:
    """A second place for a choice, for pointers only."""
    return g(class_="wg-choice", data_token=token, aria_hidden="true")[tip(words), content]


def choice(token: str, words: str, content: Node, source: str | None = None, thing: str | None = None) -> Mark:
    """Something to choose: the page gives it its behaviour; a piece that would come here is its source."""
    return g(
        class_="wg-choice",
        data_token=token,
        data_from=source,
        data_thing=thing,
        role="button",
        tabindex=0,
        aria_label=printable(words),
    )[tip(words), content]
