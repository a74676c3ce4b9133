"""The points: of everybody in a table of small stones, and of one player line by line."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Final

from waldglas.draw.drawing import Drawing
from waldglas.draw.panels import minus, panel
from waldglas.draw.pen import g, rect, tip, use, write
from waldglas.draw.scene import Scene
from waldglas.markup import Mark, Node

MARGIN: Final = 16.0
HEAD: Final = 44.0
ROW: Final = 27.0
STONE: Final = 21.0
NAME: Final = 76.0
TOTAL: Final = 40.0
SIGNED: Final = 17.0  # how much more room a stone with a sign takes

Line = tuple[str, float]
Lead = Callable[[int, float, float], Node]  # a seat's own mark before its name


@dataclass(frozen=True)
class Sort:
    """How a line of the count is told from others: by a sign, or by the colour of its stone."""

    colour: str = "paper"
    ink: str = "ink"
    sign: str = ""


@dataclass(frozen=True)
class Count:
    """What is counted: each seat's lines, and of which sort a line is."""

    scene: Scene[Any, Any]
    lines: Sequence[Sequence[Line]]  # seat by seat
    sort: Callable[[str], Sort]
    lead: Lead | None = None

    def said(self, what: str) -> str:
        return self.scene.advice.speaker.score(what)

    def total(self, seat: int) -> str:
        return minus(self.scene.view.scores[seat])


def heading(words: str, all_points: str, width: float) -> Node:
    return [
        write(words, MARGIN, 29, 16, face="serif", bold=True, within=width - 2 * MARGIN - 40),
        use("star", width - MARGIN - 31, 10, 26, all_points),
        rect(x=MARGIN, y=HEAD - 5, width=width - 2 * MARGIN, height=1.5, class_="wf-line"),
    ]


def table(count: Count, width: float) -> Drawing:
    """A row for each seat: its points as stones, line by line, and the total."""
    scene = count.scene
    y, rows = HEAD, []
    for seat in [scene.main, *scene.others]:
        row = seat_row(count, seat, width)
        rows.append(row.at(0, y))
        y += row.height
    title = heading(scene.say("draw-points"), scene.say("draw-all-points"), width)
    return Drawing(width, y + 8, [panel(width, y + 8), title, rows])


def seat_row(count: Count, seat: int, width: float) -> Drawing:
    scene, room = count.scene, NAME + (8 if count.lead else 0)
    right = width - MARGIN - (TOTAL - 4 if count.lead else TOTAL)
    x, y, stones = MARGIN + room, 3.0, []
    for line in count.lines[seat]:
        if not line[1]:
            continue
        wide = STONE + (SIGNED if count.sort(line[0]).sign else 0)
        if x + wide > right:
            x, y = MARGIN + room, y + STONE + 2
        stones.append(stone(count, line, x, y, wide))
        x += wide + 2
    aside = 21 if count.lead else 0
    body: Node = [
        count.lead(seat, MARGIN + 8, 14) if count.lead else None,
        write(
            scene.names[seat],
            MARGIN + aside,
            19,
            14.5,
            face="serif",
            bold=seat == scene.me,
            within=room - (25 if count.lead else 6),
        ),
        stones,
        write(count.total(seat), width - MARGIN - 4, 20, 17, face="serif", anchor="end", bold=True),
    ]
    return Drawing(width, ROW + y - 3, body)


def stone(count: Count, line: Line, x: float, y: float, width: float) -> Mark:
    """The points of one line: a sign and a number, or a number in the colour of its sort."""
    sort, points = count.sort(line[0]), minus(line[1])
    middle = x + 27 if sort.sign else x + width / 2
    letters = 12 if len(points) < 3 else 10
    return g()[
        tip(count.scene.say("draw-points-for", what=count.said(line[0]), points=points)),
        rect(x=x, y=y, width=width, height=STONE, rx=5, class_=f"wf-{sort.colour}"),
        use(sort.sign, x + 2, y + 2.5, 16) if sort.sign else None,
        write(points, middle, y + 15, letters, colour=sort.ink, anchor="middle", bold=True),
    ]


def breakdown(count: Count, seat: int, width: float) -> Drawing:
    """One player's points in words, line by line."""
    scene, lines = count.scene, count.lines[seat]
    y = HEAD + len(lines) * ROW
    words = scene.say("draw-points-of", name=scene.names[seat]) if scene.seats > 1 else scene.say("draw-points")
    body = [
        panel(width, y + 36),
        heading(words, scene.say("draw-all-points"), width),
        [named_line(count, line, HEAD + i * ROW, width) for i, line in enumerate(lines)],
        rect(x=MARGIN, y=y + 3, width=width - 2 * MARGIN, height=1.5, class_="wf-line"),
        write(scene.say("draw-together"), MARGIN, y + 25, 15, face="serif", bold=True),
        write(count.total(seat), width - MARGIN - 4, y + 25, 17, face="serif", anchor="end", bold=True),
    ]
    return Drawing(width, y + 36, body)


def named_line(count: Count, line: Line, y: float, width: float) -> Node:
    sort = count.sort(line[0])
    mark = use(sort.sign, MARGIN - 1, y + 5, 17) if sort.sign else block(sort.colour, y)
    return [
        mark,
        write(count.said(line[0]), MARGIN + 22, y + 18, 14, within=width - 2 * MARGIN - 22 - TOTAL),
        write(minus(line[1]) if line[1] else "·", width - MARGIN - 4, y + 18, 14, anchor="end"),
    ]


def block(colour: str, y: float) -> Mark:
    return rect(x=MARGIN, y=y + 6, width=14, height=14, rx=4, class_=f"wf-{colour}")
