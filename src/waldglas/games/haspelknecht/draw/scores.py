"""The points of everybody in a table, source by source."""

from __future__ import annotations

from typing import Final

from waldglas.draw.drawing import Drawing
from waldglas.draw.panels import minus, panel
from waldglas.draw.pen import rect, use, write
from waldglas.games.haspelknecht.draw.scene import Scene
from waldglas.games.haspelknecht.draw.tokens import seat_token
from waldglas.markup import Node

MARGIN: Final = 16.0
HEAD: Final = 46.0
ROW: Final = 21.0
COLUMN: Final = 40.0
LAST: Final = ["score-buildings", "score-markers", "score-thaler", "score-debts", "score-water"]


def scores(scene: Scene, width: float = 360) -> Drawing:
    """A column for each seat; sources that brought nothing to anybody are left out."""
    seats = [scene.main, *scene.others]
    lines = {seat: dict(scene.farm(seat).breakdown) for seat in seats}
    sources = [what for what in all_sources(scene) if any(lines[seat].get(what) for seat in seats)]
    columns = {seat: width - MARGIN - (len(seats) - 1 - i) * COLUMN - COLUMN / 2 for i, seat in enumerate(seats)}
    y = HEAD + 6
    body: list[Node] = [title(scene.say("draw-points"), width)]
    body += [seat_token(scene, seat, x - 11, 11, 22) for seat, x in columns.items()]
    for source in sources:
        points = {seat: lines[seat].get(source, 0) for seat in seats}
        body.append(row(scene.advice.speaker.score(source), points, columns, y))
        y += ROW
    body.append(rect(x=MARGIN, y=y + 1, width=width - 2 * MARGIN, height=1.5, class_="wf-line"))
    body.append(write(scene.say("draw-together"), MARGIN, y + 22, 15, face="serif", bold=True))
    for seat, x in columns.items():
        body.append(write(minus(scene.view.scores[seat]), x, y + 22, 16, face="serif", anchor="middle", bold=True))
    return Drawing(width, y + 36, [panel(width, y + 36), body])


def title(words: str, width: float) -> Node:
    return [
        use("star", MARGIN - 2, 9, 25),
        write(words, MARGIN + 28, 29, 16, face="serif", bold=True, within=width - 2 * MARGIN - 28),
        rect(x=MARGIN, y=HEAD - 5, width=width - 2 * MARGIN, height=1.5, class_="wf-line"),
    ]


def all_sources(scene: Scene) -> list[str]:
    """The sources of all seats, in the order of the count."""
    found: list[str] = []
    for farm in scene.view.farms:
        found += [what for what, _ in farm.breakdown if what not in found]
    return [what for what in found if what not in LAST] + [what for what in LAST if what in found]


def row(source: str, points: dict[int, float], columns: dict[int, float], y: float) -> Node:
    return [
        write(source, MARGIN, y + 15, 13, within=min(columns.values()) - COLUMN / 2 - MARGIN),
        [figure(points[seat], x, y + 15) for seat, x in columns.items()],
    ]


def figure(points: float, x: float, y: float) -> Node:
    return write(minus(points) if points else "·", x, y, 13, anchor="middle", colour="ink" if points else "soft")
