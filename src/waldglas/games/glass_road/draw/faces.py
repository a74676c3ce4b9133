"""The faces of the cards: buildings large, slim and in miniature, and specialists. Drawn once, then kept."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from markupsafe import Markup

from waldglas.draw.cards import card_of, doing, name_on, paragraph
from waldglas.draw.drawing import rendered
from waldglas.draw.glyphs import row_of
from waldglas.draw.panels import minus
from waldglas.draw.pen import SMALLEST, in_full_or_brief, rect, tip, use, write
from waldglas.games.glass_road.draw.library import BuildingCard, SpecialistCard
from waldglas.markup import Node

# The colours of a kind's head and of the words on it.
KINDS: Final = {
    "start": ("forest", "on-forest"),
    "processing": ("water", "white"),
    "immediate": ("clay", "white"),
    "bonus": ("wheat", "outline"),
}
LEAST: Final = 12.6  # letters of names and numbers
ROOMY: Final = 78  # miniatures from this width carry their names


def star(card: BuildingCard, x: float, middle: float, size: float, least: float = LEAST) -> Node:
    """The printed points in a star; where points come at the end, the signs of the card say for what."""
    letters = max(least, size * (0.44 if card.points >= 0 else 0.36))
    return [
        use("star", x - size / 2, middle - size / 2, size, card.worth),
        write(
            minus(card.points),
            x,
            middle + letters * 0.42,
            letters,
            colour="outline",
            face="serif",
            anchor="middle",
            bold=True,
        ),
    ]


@lru_cache(maxsize=1024)
def building_face(card: BuildingCard, width: float, height: float) -> Markup:
    """A building as it lies on offer; the text is left out where there is no room for it."""
    colour, ink = KINDS[card.kind]
    tall = height >= 130
    head, deep = (36.0, 32.0) if tall else (30.0, 28.0)
    strip = head + 38
    beside = 0 if card.varies else 32
    return rendered(
        [
            card_of(width, height, head, colour),
            name_on(card.name, 9, head, head * 0.39, width - 36, ink, LEAST),
            use(card.kind, width - 24, head / 2 - 8, 16),
            row_of(card.cost, 7, head + 19, 21, width - 14 - beside) if card.cost else free(card, head),
            None if card.varies else star(card, width - 20, head + 19, 32),
            doing(card.does, 6, strip, width - 12, deep),
            paragraph(card.text, 9, strip + deep + 16, width - 16, height - 5) if tall else None,
        ]
    )


def free(card: BuildingCard, head: float) -> Node:
    return write(card.free, 10, head + 24, 13, colour="soft", face="serif")


@lru_cache(maxsize=1024)
def miniature(card: BuildingCard, width: float, height: float) -> Markup:
    """A building as it stands on a landscape; a start building has room for its text."""
    if width < ROOMY:
        return tiny(card, width, height)
    colour, ink = KINDS[card.kind]
    written = height > width * 0.8
    head = min(32.0, max(27.3, height * 0.36))
    deep = 34.0 if written else height - head
    badge = 0.0 if card.varies else min(26.0, deep * 0.68)
    middle, room = head + deep / 2, width - 14 - badge
    return rendered(
        [
            tip(card.told),
            card_of(width, height, head, colour, 7),
            in_full_or_brief(
                [
                    name_on(card.name, 7, head, max(LEAST, head * 0.44), width - 12, ink, LEAST),
                    row_of(card.does, 7 + room / 2, middle, min(24.0, deep * 0.52), room, "middle"),
                    star(card, width - badge * 0.6 - 2, middle, badge) if badge else None,
                    paragraph(card.text, 7, head + deep + 9, width - 12, height - 3) if written else None,
                ],
                brief(card, width, head, height),
            ),
        ]
    )


def brief(card: BuildingCard, width: float, head: float, height: float) -> Node:
    """The sign of its kind, its most telling sign, and its points."""
    middle, most = (head + height) / 2, height - head - 2
    if card.varies:
        return [kind_sign(card, head), small_sign(card, width, middle, most)]
    return [
        kind_sign(card, head),
        small_sign(card, width * 0.62, middle, most),
        star(card, width * 0.8, middle, min(34.0, most), SMALLEST),
    ]


def kind_sign(card: BuildingCard, head: float) -> Node:
    """A start building has none."""
    return use(card.kind, 6, head / 2 - 9, 18) if card.kind != "start" else None


def tiny(card: BuildingCard, width: float, height: float) -> Markup:
    """A building on a small landscape: the colour of its kind, and its most telling sign."""
    head = height * 0.24
    return rendered(
        [
            tip(card.told),
            card_of(width, height, head, KINDS[card.kind][0], 3),
            small_sign(card, width, (head + height) / 2, height - head - 2),
        ]
    )


def small_sign(card: BuildingCard, width: float, middle: float, most: float) -> Node:
    """The last thing of what a building does: the good it brings, or the star."""
    shown = [glyph for glyph in card.does if glyph.shape and glyph.shape != "gives"][-2:]
    return row_of(shown, width / 2, middle, min(width * 0.36, most), width - 4, "middle")


@lru_cache(maxsize=128)
def specialist_face(card: SpecialistCard, width: float, height: float) -> Markup:
    """A specialist: the fee above, the two abilities below each other."""
    head, box = 36.0, (height - 36 - 28 - 12) / 2
    fee = head + 15
    return rendered(
        [
            card_of(width, height, head, "forest"),
            name_on(card.name, 9, head, 13.5, width - 16, "on-forest", LEAST),
            write(card.fee_title, 9, fee + 4.5, 13, colour="soft"),
            row_of(card.fee, 38, fee, 18, width - 46),
            doing(card.one, 6, head + 28, width - 12, box),
            doing(card.other, 6, head + 28 + box + 5, width - 12, box),
        ]
    )


@lru_cache(maxsize=16)
def card_back(width: float, height: float) -> Markup:
    """A specialist nobody else may see."""
    r = width * 0.1
    side = min(width, height) * 0.6
    return rendered(
        [
            rect(x=0.75, y=0, width=width - 1.5, height=height, rx=r, class_="wf-forest ws-line", stroke_width=1.2),
            use("fir", (width - side) / 2, (height - side) / 2, side),
        ]
    )
