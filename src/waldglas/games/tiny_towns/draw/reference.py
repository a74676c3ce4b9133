"""The seven blueprints: what to lay out, what it becomes, and what it is worth."""

from __future__ import annotations

from typing import Final

from htpy import Node

from waldglas.core.message import Message, Printed
from waldglas.draw.drawing import Drawing
from waldglas.draw.panels import panel
from waldglas.draw.pen import Mark, g, rect, tip, use, wrapped, write
from waldglas.draw.scene import said
from waldglas.games.tiny_towns.rules.facts import BUILDINGS, LETTERS, RESOURCES, TownFacts
from waldglas.words import Catalogue, Speaker

LETTER_SIZE: Final = 13
LINE: Final = 16
HOUSE: Final = 42
PATTERN: Final = 76
TEXT: Final = 14 + HOUSE + PATTERN + 14  # where the text begins
LEAST: Final = 54


def reference(facts: TownFacts, catalogue: Catalogue, width: float) -> Drawing:
    """All blueprints in one panel, each as high as its text."""
    y, rows = 8.0, []
    for building in range(1, len(BUILDINGS)):
        row = blueprint(facts, catalogue, building, width)
        rows.append(row.at(0, y))
        y += row.height
        if building < len(BUILDINGS) - 1:
            rows.append(rect(x=14, y=y, width=width - 28, height=1, class_="wf-line"))
    return Drawing(width, y + 8, [panel(width, y + 8), rows])


def blueprint(facts: TownFacts, catalogue: Catalogue, building: int, width: float) -> Drawing:
    slug, speaker = BUILDINGS[building], Speaker(catalogue)
    name, text = speaker.noun(f"blueprint-{slug}"), speaker.printed(Printed(f"blueprint-{slug}"))
    lines = wrapped(text, LETTER_SIZE, width - TEXT - 14)
    height = max(LEAST, 36 + LINE * len(lines))
    middle = height / 2
    words = [write(line, TEXT, 40 + i * LINE, LETTER_SIZE, colour="soft") for i, line in enumerate(lines)]
    body: Node = [
        tip(speaker.say(described(facts.patterns[building], name, text))),
        use(slug, 10, middle - HOUSE / 2, HOUSE),
        pattern(catalogue, facts.patterns[building], 14 + HOUSE, middle, PATTERN),
        write(name, TEXT, 23, 16, face="serif", bold=True, within=width - TEXT - 14),
        words,
    ]
    return Drawing(width, height, g(data_board=f"blueprint-{slug}")[body])


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
