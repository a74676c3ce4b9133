"""The points: of everybody in a table of small stones, and of one player line by line."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from htpy import Node

from waldglas.draw.drawing import Drawing
from waldglas.draw.panels import minus, panel
from waldglas.draw.pen import Mark, g, rect, tip, use, write
from waldglas.games.black_forest.draw.faces import KINDS
from waldglas.games.black_forest.draw.marks import pawn
from waldglas.games.black_forest.draw.scene import Scene

MARGIN: Final = 16.0
HEAD: Final = 44.0
ROW: Final = 27.0
STONE: Final = 21.0
NAME: Final = 84.0
TOTAL: Final = 36.0
SIGNS: Final = {
    "score-glass": "glass",
    "score-cooking-wheel": "provisions",
    "score-small-estates": "estate",
    "score-livestock": "animal",
}

Line = tuple[str, float]


def scores(scene: Scene, width: float = 340) -> Drawing:
    """A row for each seat: goods, wheel, estates, animals, then its buildings as stones, and the total."""
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
    x, y, stones = MARGIN + NAME, 3.0, []
    for line in lines:
        wide = STONE + (17 if line[0] in SIGNS else 0)
        if x + wide > width - MARGIN - TOTAL:
            x, y = MARGIN + NAME, y + STONE + 2
        stones.append(stone(scene, line, x, y, wide))
        x += wide + 2
    body: Node = [
        pawn(scene, seat, MARGIN + 8, 14, 20, keyed=False) if scene.seats > 1 else None,
        write(scene.names[seat], MARGIN + 21, 19, 14.5, face="serif", bold=seat == scene.me, within=NAME - 25),
        stones,
        write(minus(scene.view.scores[seat]), width - MARGIN - 4, 20, 17, face="serif", anchor="end", bold=True),
    ]
    return Drawing(width, ROW + y - 3, body)


def stone(scene: Scene, line: Line, x: float, y: float, width: float) -> Mark:
    """The points of one line: a sign and a number, or a building in the colour of its kind."""
    words = minus(line[1])
    said = f"{scene.advice.speaker.score(line[0])}: {words}"
    letters = 12 if len(words) < 3 else 10
    if line[0] in SIGNS:
        return g()[
            tip(said),
            rect(x=x, y=y, width=width, height=STONE, rx=5, class_="wf-paper"),
            use(SIGNS[line[0]], x + 2, y + 2.5, 16),
            write(words, x + 27, y + 15, letters, anchor="middle", bold=True),
        ]
    colour, ink, _ = KINDS[kind_of(scene, line[0])]
    return g()[
        tip(said),
        rect(x=x, y=y, width=width, height=STONE, rx=5, class_=f"wf-{colour}"),
        write(words, x + width / 2, y + 15, letters, colour=ink, anchor="middle", bold=True),
    ]


def kind_of(scene: Scene, what: str) -> str:
    """The kind of the building that a line is for."""
    return scene.building(what.removeprefix("building-")).kind


def breakdown(scene: Scene, seat: int, width: float = 340) -> Drawing:
    """One player's points in words, line by line."""
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
    sign: Node = use(SIGNS[line[0]], MARGIN - 1, y + 5, 17) if line[0] in SIGNS else None
    if sign is None:
        colour, _, _ = KINDS[kind_of(scene, line[0])]
        sign = rect(x=MARGIN, y=y + 6, width=14, height=14, rx=4, class_=f"wf-{colour}")
    return [
        sign,
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
