"""The points: of everybody in a table of small stones, and of one player building by building."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from htpy import Node

from waldglas.draw.drawing import Drawing
from waldglas.draw.panels import minus, panel
from waldglas.draw.pen import Mark, g, rect, tip, use, write
from waldglas.games.glass_road.draw.faces import KINDS
from waldglas.games.glass_road.draw.scene import Scene

MARGIN: Final = 16.0
HEAD: Final = 44.0
ROW: Final = 27.0
STONE: Final = 21.0
NAME: Final = 76.0
TOTAL: Final = 40.0
BUILDING: Final = "building-"  # what the id of a line begins with

Line = tuple[str, float]


def scores(scene: Scene, width: float = 340) -> Drawing:
    """A row for each seat: its buildings' points as stones in the colours of their kinds, and the total."""
    y, rows = HEAD, []
    for seat in [scene.main, *scene.others]:
        row = seat_row(scene, seat, width)
        rows.append(row.at(0, y))
        y += row.height
    return Drawing(width, y + 8, [panel(width, y + 8), title("Points", width), rows])


def title(words: str, width: float) -> Node:
    return [
        write(words, MARGIN, 29, 16, face="serif", bold=True, within=width - 2 * MARGIN - 40),
        use("star", width - MARGIN - 31, 10, 26, "All points"),
        rect(x=MARGIN, y=HEAD - 5, width=width - 2 * MARGIN, height=1.5, class_="wf-line"),
    ]


def seat_row(scene: Scene, seat: int, width: float) -> Drawing:
    lines = [line for line in scene.player(seat).breakdown if line[1]]
    across = int((width - 2 * MARGIN - NAME - TOTAL) // (STONE + 2))
    stones = [
        stone(scene, line, MARGIN + NAME + i % across * (STONE + 2), 3 + i // across * (STONE + 2))
        for i, line in enumerate(lines)
    ]
    deep = max(1, -(-len(lines) // across))
    body: Node = [
        write(scene.names[seat], MARGIN, 19, 14.5, face="serif", bold=seat == scene.me, within=NAME - 6),
        stones,
        total(scene.view.scores[seat], width),
    ]
    return Drawing(width, ROW + (deep - 1) * (STONE + 2), body)


def total(points: float, width: float) -> Mark:
    return write(minus(points), width - MARGIN - 4, 20, 17, face="serif", anchor="end", bold=True)


def stone(scene: Scene, line: Line, x: float, y: float) -> Mark:
    """The points of one building."""
    colour, ink = KINDS[kind_of(scene, line[0])]
    number = minus(line[1])
    return g()[
        tip(f"{scene.advice.speaker.score(line[0])}: {number}"),
        rect(x=x, y=y, width=STONE, height=STONE, rx=5, class_=f"wf-{colour}"),
        write(number, x + STONE / 2, y + 15, 12 if len(number) < 3 else 10, colour=ink, anchor="middle", bold=True),
    ]


def kind_of(scene: Scene, what: str) -> str:
    """The kind of the building that a line is for."""
    return scene.building(what.removeprefix(BUILDING)).kind


def breakdown(scene: Scene, seat: int, width: float = 340) -> Drawing:
    """One player's points in words, building by building."""
    lines = scene.player(seat).breakdown
    height = HEAD + len(lines) * ROW + 36
    body = [
        panel(width, height),
        title(f"Points of {scene.names[seat]}" if scene.seats > 1 else "Points", width),
        [named_line(scene, line, HEAD + i * ROW, width) for i, line in enumerate(lines)],
        sum_line(scene.view.scores[seat], lines, width),
    ]
    return Drawing(width, height, body)


def named_line(scene: Scene, line: Line, y: float, width: float) -> Node:
    colour, _ = KINDS[kind_of(scene, line[0])]
    return [
        rect(x=MARGIN, y=y + 6, width=14, height=14, rx=4, class_=f"wf-{colour}"),
        write(scene.advice.speaker.score(line[0]), MARGIN + 22, y + 18, 14, within=width - 2 * MARGIN - 22 - TOTAL),
        write(minus(line[1]) if line[1] else "·", width - MARGIN - 4, y + 18, 14, anchor="end"),
    ]


def sum_line(points: float, lines: Sequence[Line], width: float) -> Node:
    y = HEAD + len(lines) * ROW
    return [
        rect(x=MARGIN, y=y + 3, width=width - 2 * MARGIN, height=1.5, class_="wf-line"),
        write("Together", MARGIN, y + 25, 15, face="serif", bold=True),
        write(minus(points), width - MARGIN - 4, y + 25, 17, face="serif", anchor="end", bold=True),
    ]
