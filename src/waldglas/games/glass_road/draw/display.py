"""The buildings on offer: a row of each kind with what is left of its stack, and one's private offer."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from waldglas.core.message import Player
from waldglas.draw.drawing import Drawing
from waldglas.draw.panels import lying_card, panel
from waldglas.draw.pen import named, rect, tip, use, write
from waldglas.draw.shapes import printed
from waldglas.draw.turning import offered_card
from waldglas.games.glass_road.draw.faces import KINDS, building_face
from waldglas.games.glass_road.draw.scene import Scene
from waldglas.markup import Mark, Node

CARD: Final = 128.0
TALL: Final = 186.0
SLIM: Final = 104.0
LEAST: Final = 178.0
GAP: Final = 8.0
MARGIN: Final = 14.0
LINE: Final = 26.0  # the line above a row
ROWS: Final = ("processing", "immediate", "bonus")


def display(scene: Scene, height: float = 0, across: int = 0) -> Drawing:
    """The building board. It fills this height if it can; `across` sets so many cards side by side."""
    across = across or len(scene.view.display[0])
    private = scene.player(scene.main).private
    lines = -(-len(scene.view.display[0]) // across)
    slim = LINE + rows(private, across) * (SLIM + GAP) if private else 0
    room = (height - 2 * MARGIN - slim - 3 * LINE) / (3 * lines) - GAP if height else TALL
    tall = max(LEAST, room)
    y, parts = MARGIN, []
    for kind, offered, left in zip(ROWS, scene.view.display, scene.view.left, strict=True):
        parts.append(stack_line(scene, kind, left, y))
        parts.append(cards(scene, offered, y + LINE, across, tall))
        y += LINE + lines * (tall + GAP)
    if private:
        parts.append(private_line(scene, y))
        parts.append(cards(scene, private, y + LINE, across, SLIM))
        y += slim
    width, whole = width_for(across), y - GAP + MARGIN
    return Drawing(width, whole, [panel(width, whole), parts])


def width_for(across: int) -> float:
    return across * (CARD + GAP) - GAP + 2 * MARGIN


def rows(offered: Sequence[str], across: int) -> int:
    return -(-len(offered) // across)


def stack_line(scene: Scene, kind: str, left: int, y: float) -> Node:
    """What a row is, and its stack: a few cards, one behind the other, and their number."""
    colour, _ = KINDS[kind]
    middle = y + LINE / 2 - 3
    pile = [
        rect(x=MARGIN + i * 3, y=middle - 8 - i, width=13, height=17, rx=2.5, class_=f"wf-{colour} ws-card")
        for i in range(min(left, 3))
    ]
    line: Node = [
        tip(scene.say("draw-stack", kind=kind, left=left)),
        pile,
        write(scene.say("draw-left", left=left), MARGIN + 25, middle + 5, 13, face="serif", bold=True),
        write(scene.say("draw-row", kind=kind), MARGIN + 88, middle + 5, 12.5, colour="soft"),
    ]
    return named(f"stack.{kind}", line)


def private_line(scene: Scene, y: float) -> Node:
    words = scene.say("draw-private", player=Player(scene.main))
    return [
        use("plan", MARGIN, y, 20),
        write(words, MARGIN + 25, y + LINE / 2 + 2, 13, face="serif", bold=True, within=360),
    ]


def cards(scene: Scene, offered: Sequence[str], y: float, across: int, height: float) -> list[Mark]:
    return [
        card(scene, slug, MARGIN + i % across * (CARD + GAP), y + i // across * (height + GAP), height)
        for i, slug in enumerate(offered)
    ]


def card(scene: Scene, slug: str, x: float, y: float, height: float) -> Mark:
    if not slug:
        return rect(x=x, y=y, width=CARD, height=height, rx=9, class_="wf-paper ws-line", stroke_dasharray="5 4")
    building, name = scene.building(slug), f"building.{slug}"
    face: Node = [tip(building.told), printed(building_face(building, CARD, height))]
    for verb in ("build", "discard"):
        token = f"{verb}:{slug}"
        if token in scene.choices:
            return offered_card(scene, token, face, x, y, CARD, height, thing=name)
    asking = scene.asking(f"build:{slug}")
    if not scene.offered("build"):
        return lying_card(face, x, y, data_ask=asking, data_thing=name)
    reason = scene.advice.why_not(f"build:{slug}") or scene.say("draw-cannot-build")
    return lying_card([tip(reason), face], x, y, pale=True, data_ask=asking, data_thing=name)
