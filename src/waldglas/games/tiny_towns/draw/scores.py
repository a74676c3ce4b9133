"""The points of all towns, line by line."""

from __future__ import annotations

from typing import Final

from waldglas.core.message import Message
from waldglas.draw.drawing import Drawing
from waldglas.draw.panels import minus, panel
from waldglas.draw.pen import fitted, rect, use, width_of, write
from waldglas.games.tiny_towns.draw.scene import Scene, piece_of
from waldglas.markup import Mark, Node

HEAD: Final = 46
ROW: Final = 28
NAME: Final = 120  # the least room for a name
TOTAL: Final = 44
MARGIN: Final = 18


class Columns:
    """Where the columns stand: the names from the left, the total at the right, the lines between them."""

    def __init__(self, width: float, lines: int) -> None:
        self.step = min(36.0, (width - 2 * MARGIN - NAME - TOTAL + 12) / lines)
        self.total = width - MARGIN - TOTAL / 2 + 8
        self.first = self.total - TOTAL / 2 - (lines - 0.5) * self.step
        self.name_room = self.first - self.step / 2 - MARGIN - 22

    def middle(self, line: int) -> float:
        return self.first + line * self.step


def scores(scene: Scene, width: float = 344) -> Drawing:
    towns = scene.view.towns
    columns = Columns(width, len(lines_of(scene)))
    height = HEAD + ROW * len(towns) + 10
    rows = [row(scene, seat, HEAD + seat * ROW, columns) for seat in range(len(towns))]
    return Drawing(width, height, [panel(width, height), headings(scene, width, columns), rows])


def lines_of(scene: Scene) -> list[str]:
    """What points are given for, the same in every town."""
    return [what for what, _ in scene.view.towns[0].breakdown]


def shape_of(scene: Scene, what: str) -> str:
    slug = what.removeprefix("score-")
    return slug if slug in ("waste", "monument") else piece_of(scene.card(slug))


def headings(scene: Scene, width: float, columns: Columns) -> Node:
    size = min(26.0, columns.step - 3)
    icons = [
        use(
            shape_of(scene, what),
            columns.middle(i) - size / 2,
            24 - size / 2,
            size,
            scene.say("draw-points-in-line", what=Message(what)),
        )
        for i, what in enumerate(lines_of(scene))
    ]
    line = rect(x=MARGIN, y=HEAD - 4, width=width - 2 * MARGIN, height=1.5, class_="wf-line")
    title = write(scene.say("draw-points"), MARGIN, 30, 16, face="serif", bold=True)
    return [title, icons, use("star", columns.total - 13, 11, 26, scene.say("draw-all-points")), line]


def row(scene: Scene, seat: int, y: float, columns: Columns) -> Node:
    points = dict(scene.view.towns[seat].breakdown)
    name = fitted(scene.names[seat], 16, columns.name_room)
    beside = MARGIN + width_of(name, 15.5) + 4
    return [
        write(name, MARGIN, y + 19, 15, face="serif", bold=seat == scene.me),
        use("hammer", beside, y + 5, 18, scene.say("draw-called-now")) if seat == scene.view.calling else None,
        [figure(points.get(what, 0), columns.middle(i), y + 19) for i, what in enumerate(lines_of(scene))],
        write(minus(sum(points.values())), columns.total, y + 20, 17, face="serif", anchor="middle", bold=True),
    ]


def figure(points: float, x: float, y: float) -> Mark:
    return write(minus(points) if points else "·", x, y, 14, colour="ink" if points else "soft", anchor="middle")
