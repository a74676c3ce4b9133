"""The faces of the cards: buildings on offer and in a domain, tradespeople, jobs. Drawn once, then kept."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from markupsafe import Markup

from waldglas.draw.cards import card_of, name_on, paragraph
from waldglas.draw.drawing import rendered
from waldglas.draw.glyphs import GAP, GIVES, LETTER, Glyphs, breadth, fitting, row_of
from waldglas.draw.pen import SMALL, SMALLEST, in_full_or_brief, rect, tip, use, width_of, write
from waldglas.games.black_forest.draw.library import BuildingCard, JobCard, PersonCard
from waldglas.markup import Node

# The colours of a kind's head and of the words on it, and its sign.
KINDS: Final = {
    "conversion": ("water", "white", "processing"),
    "instant": ("clay", "white", "immediate"),
    "permanent": ("grove-deep", "white", "permanent"),
    "end": ("wheat", "outline", "bonus"),
    "condition": ("slate", "white", "condition"),
    "points": ("slate", "white", "bonus"),
}
SMALLEST_ASIDE: Final = 12.5  # letters in the domains of the others
ROOMY: Final = 60  # miniatures from this width carry their names
SIGN: Final = 12.0
LEAST_NAME: Final = 30.0  # less room than this is left empty
NAME: Final = 12.0  # the size of a name
WIDEST: Final = 1.25  # how much wider than its measure a bold name may run


def star(points: int, x: float, middle: float, size: float, least: float = 0) -> Node:
    letters = max(size * 0.42, least)
    return [
        use("star", x - size / 2, middle - size / 2, size),
        write(
            str(points),
            x,
            middle + letters * 0.4,
            letters,
            colour="outline",
            face="serif",
            anchor="middle",
            bold=True,
        ),
    ]


def kind_signs(card: BuildingCard, right: float, middle: float) -> Node:
    return [
        use(KINDS[kind][2], right - (i + 1) * (SIGN + 1), middle - SIGN / 2, SIGN)
        for i, kind in enumerate(reversed(card.kinds))
    ]


def strips(lines: tuple[Glyphs, ...], x: float, y: float, width: float, height: float, most: float = 17) -> Node:
    """What a card does, a strip for each line."""
    step = height / max(1, len(lines))
    return [
        [
            rect(x=x, y=y + i * step, width=width, height=step - 2, rx=5, class_="wf-paper"),
            row_of(line, x + width / 2, y + i * step + step / 2 - 1, min(most, step * 0.78), width - 6, "middle"),
        ]
        for i, line in enumerate(lines)
    ]


@lru_cache(maxsize=1024)
def building_face(card: BuildingCard, width: float, height: float) -> Markup:
    """A building as it lies on the boards; a large one has room for its text."""
    colour, ink, _ = KINDS[card.kind]
    head = 27.0
    cost = head + 15
    top = head + 30
    room = width * 0.4 if card.large else width - 8
    name = SMALL if card.large else NAME
    return rendered(
        [
            card_of(width, height, head, colour, 7),
            name_on(card.name, 7, head, name, width - 12 - len(card.kinds) * (SIGN + 1), ink, name),
            kind_signs(card, width - 4, head / 2),
            row_of(card.cost, 5, cost, 18 if card.large else 16, width - 36),
            star(card.points, width - 16, cost, 27, SMALL),
            strips(card.does, 4, top, room, height - top - 2) if card.does else None,
            large_text(card, room, width, top, height) if card.large else None,
        ]
    )


def large_text(card: BuildingCard, room: float, width: float, top: float, height: float) -> Node:
    left = room + 12 if card.does else 8
    return paragraph(card.text, left, top + 11, width - left - 5, height - 3)


@lru_cache(maxsize=1024)
def miniature(card: BuildingCard, width: float, height: float) -> Markup:
    """A building as it stands in a domain."""
    colour, ink, _ = KINDS[card.kind]
    if width < ROOMY:
        badge = min(height, width) * 0.94
        return rendered(
            [
                tip(card.told),
                card_of(width, height, height * 0.3, colour, 3),
                star(card.points, width / 2, height / 2, badge, SMALLEST_ASIDE),
            ]
        )
    head = min(26.0, height * 0.53)
    room = width - 26
    return rendered(
        [
            tip(card.told),
            card_of(width, height, head, colour, 6),
            in_full_or_brief(
                [
                    name_on(card.name, 5, head, NAME, width - 9, ink, NAME),
                    small_strips(card, room, head, height),
                    star(card.points, width - 13, (head + height) / 2, min(24.0, height - head - 1), NAME),
                ],
                brief(card, width, height),
            ),
        ]
    )


def brief(card: BuildingCard, width: float, height: float) -> Node:
    """Its kind and its points."""
    return [
        use(KINDS[card.kind][2], width * 0.06, height * 0.5 - 10, 20),
        star(card.points, width * 0.68, height / 2, min(36.0, height * 0.9), SMALLEST),
    ]


def small_strips(card: BuildingCard, room: float, head: float, height: float) -> Node:
    """What it does, where it can be read; else the sign of its kind."""
    step = (height - head - 2) / max(1, len(card.does))
    size = min([fitting(line, min(16, step * 0.8), room) for line in card.does], default=16.0)
    if size * LETTER < NAME and any(glyph.text for line in card.does for glyph in line):
        return use(KINDS[card.kind][2], 4 + (room - SIGN) / 2, (head + height - SIGN) / 2, SIGN)
    return [
        row_of(line, 4 + room / 2, head + 1 + (i + 0.5) * step, min(16, step * 0.8), room, "middle")
        for i, line in enumerate(card.does)
    ]


@lru_cache(maxsize=128)
def person_head(card: PersonCard, width: float, height: float, head: float) -> Markup:
    lines = name_lines(card.name, width)
    size = min(NAME, *((width - 6) / width_of(line, 1.1) for line in lines))
    names = [
        write(line, width / 2, 14 + i * NAME, size, colour="on-forest", face="serif", anchor="middle", bold=True)
        for i, line in enumerate(lines)
    ]
    return rendered([card_of(width, height, head, "forest", 7), names])


def name_lines(name: str, width: float) -> list[str]:
    """A name as it stands on a person's head: in two lines, if it is long and has two words."""
    first, space, second = name.partition(" ")
    return [first, second] if space and width_of(name, NAME * WIDEST) > width - 6 else [name]


@lru_cache(maxsize=128)
def person_strip(line: Glyphs, width: float, height: float) -> Markup:
    return rendered(
        [
            rect(x=0, y=0, width=width, height=height, rx=5, class_="wf-paper"),
            row_of(line, width / 2, height / 2, min(17, height * 0.95), width - 2, "middle"),
        ]
    )


@lru_cache(maxsize=128)
def job_face(card: JobCard, place: str, told_there: str, width: float, height: float) -> Markup:
    """An open job: where it is done, what it takes and what it brings."""
    head = 21.0
    cost = (*card.cost, GAP, GIVES)
    room = width - 20 - breadth(cost, 20)
    told = write(place, width - 7, head + 21, 12, colour="soft", anchor="end", within=room)
    return rendered(
        [
            tip(told_there),
            card_of(width, height, head, "food", 7),
            use("job", 4, 2.5, 16),
            write(card.name, 23, 15, 12, colour="white", face="serif", bold=True, within=width - 28),
            row_of(cost, 8, head + 17, 20, width - 16),
            told if place != card.name and room > LEAST_NAME else None,
            rect(x=4, y=head + 33, width=width - 8, height=height - head - 37, rx=5, class_="wf-paper"),
            row_of(card.reward, width / 2, (head + 33 + height - 4) / 2, 19, width - 14, "middle"),
        ]
    )
