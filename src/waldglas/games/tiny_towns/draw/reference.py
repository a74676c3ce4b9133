"""The cards in play: what to lay out, what it becomes, and what it is worth."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from waldglas.core.message import Message, Printed
from waldglas.draw.drawing import Drawing
from waldglas.draw.glyphs import Glyphs, breadth, row_of
from waldglas.draw.panels import panel, stacked
from waldglas.draw.pen import choice, g, rect, tip, use, width_of, wrapped, write
from waldglas.draw.scene import said
from waldglas.games.tiny_towns.draw.scene import Scene, piece_of
from waldglas.games.tiny_towns.draw.worth import signs_of
from waldglas.games.tiny_towns.rules.facts import LETTERS, RESOURCES, Card
from waldglas.markup import Mark, Node
from waldglas.words import Catalogue, Speaker

NAME: Final = 16.0  # the size of a card's name, where there is room
LETTER_SIZE: Final = 13
LINE: Final = 16
HOUSE: Final = 42
PATTERN: Final = 76
TEXT: Final = 14 + HOUSE + PATTERN + 14  # where the text begins
LEAST: Final = 54
SIGN: Final = 17.0
BOLD: Final = 1.1  # how much wider bold letters are


def reference(cards: Sequence[Card], catalogue: Catalogue, width: float) -> Drawing:
    """All cards in one panel, each as high as its text."""
    y, rows = 8.0, []
    for card in cards:
        row = blueprint(card, catalogue, width)
        rows.append(row.at(0, y))
        y += row.height
        if card is not cards[-1]:
            rows.append(rect(x=14, y=y, width=width - 28, height=1, class_="wf-line"))
    return Drawing(width, y + 8, [panel(width, y + 8), rows])


def monuments(scene: Scene, width: float) -> Drawing:
    """The monuments in hand one below the other, each to be pressed where it can be kept."""
    cards = [scene.card(slug) for slug in scene.view.towns[scene.main_town].monuments]
    return stacked([keepable(scene, card, reference([card], scene.catalogue, width)) for card in cards])


def keepable(scene: Scene, card: Card, drawn: Drawing) -> Drawing:
    token = f"keep:{card.slug}"
    if token not in scene.choices:
        return drawn
    mark = rect(x=1, y=1, width=drawn.width - 2, height=drawn.height - 2, rx=12, class_="wg-mark wf-amber ws-amber")
    return Drawing(drawn.width, drawn.height, choice(token, scene.words(token), [drawn.body, mark]))


def blueprint(card: Card, catalogue: Catalogue, width: float) -> Drawing:
    """A card: its piece, its pattern, its name with what it scores as signs, and its text."""
    speaker = Speaker(catalogue)
    name, text = speaker.noun(f"blueprint-{card.slug}"), speaker.printed(Printed(f"blueprint-{card.slug}"))
    room, signs = width - TEXT - 14, signs_of(card)
    lines, own_line = wrapped(text, LETTER_SIZE, room), not beside_name(name, signs, room)
    below = SIGN + 4 if own_line else 0
    height = max(LEAST, 36 + below + LINE * len(lines))
    middle = height / 2
    words = [write(line, TEXT, 40 + below + i * LINE, LETTER_SIZE, colour="soft") for i, line in enumerate(lines)]
    left = TEXT if own_line else width - 14 - breadth(signs, SIGN)
    body: Node = [
        rect(x=1, y=0, width=width - 2, height=height, fill="none", pointer_events="all"),
        tip(speaker.say(described(card.pattern, name, text))),
        use(piece_of(card), 10, middle - HOUSE / 2, HOUSE),
        pattern(catalogue, card.pattern, 14 + HOUSE, middle, PATTERN),
        write(name, TEXT, 23, letters_for(name, room), face="serif", bold=True),
        row_of(signs, left, 38 if own_line else 18, SIGN, room),
        words,
    ]
    return Drawing(width, height, g(data_board=f"blueprint-{card.slug}", data_thing=f"blueprint.{card.slug}")[body])


def beside_name(name: str, signs: Glyphs, room: float) -> bool:
    """Whether the signs find room behind a name."""
    return not signs or width_of(name, NAME) + 8 + breadth(signs, SIGN) <= room


def letters_for(name: str, room: float) -> float:
    """The size of a name that fits its room."""
    return min(NAME, NAME * room / max(BOLD * width_of(name, NAME), 1))


def described(pattern: list[str], name: str, text: str) -> Message:
    """A blueprint in words: its cubes row by row, and what the building is worth."""
    rows = [
        Message("draw-pattern-row", {"number": number + 1, "cubes": [cube_words(letter) for letter in row]})
        for number, row in enumerate(pattern)
    ]
    return Message("draw-blueprint", {"name": name, "rows": rows, "text": text})


def cube_words(letter: str) -> Message:
    resource = "none" if letter == "." else RESOURCES[LETTERS.index(letter)]
    return Message("draw-pattern-cube", {"resource": resource})


def pattern(catalogue: Catalogue, rows: list[str], x: float, middle: float, width: float) -> list[Mark]:
    """The cubes of a blueprint on little squares, in the middle of their room."""
    size = min(22.0, width / len(rows[0]), (LEAST - 6) / len(rows))
    left, top = x + (width - size * len(rows[0])) / 2, middle - size * len(rows) / 2
    return [
        cube(catalogue, RESOURCES[LETTERS.index(letter)], left + i * size, top + j * size, size)
        for j, row in enumerate(rows)
        for i, letter in enumerate(row)
        if letter != "."
    ]


def cube(catalogue: Catalogue, resource: str, x: float, y: float, size: float) -> Mark:
    plot = rect(x=x + 0.5, y=y + 0.5, width=size - 1, height=size - 1, rx=3, class_="wf-meadow ws-meadow-line")
    name = said(catalogue, "draw-resource", resource=resource)
    return g()[plot, use(f"cube-{resource}", x + 1.5, y + 1.5, size - 3, name)]
