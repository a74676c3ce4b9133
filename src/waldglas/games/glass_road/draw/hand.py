"""The specialists of a player: the hand, the face-down card, the two slots, what was played; or all fifteen."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from waldglas.core.message import Player
from waldglas.draw.drawing import Drawing
from waldglas.draw.panels import frame, lying_card, panel
from waldglas.draw.pen import echo, g, rect, tip, use, width_of, write
from waldglas.draw.shapes import printed
from waldglas.draw.turning import offered_card
from waldglas.games.glass_road.draw.faces import card_back, specialist_face
from waldglas.games.glass_road.draw.scene import Scene
from waldglas.games.glass_road.rules.view import FACE_DOWN
from waldglas.markup import Mark, Node

CARD: Final = 116.0
TALL: Final = 158.0
WIDTH: Final = 1062.0  # room for all places of a period side by side
GAP: Final = 8.0
BETWEEN: Final = 20.0  # between two groups of cards
MARGIN: Final = 14.0
TITLE: Final = 28.0
EMPTY: Final = ""


@dataclass(frozen=True)
class Group:
    """Cards that lie together, with a title; an empty name is an empty place, FACE_DOWN the back of a card."""

    title: str
    cards: Sequence[str]

    def width(self) -> float:
        return max(len(self.cards) * (CARD + GAP) - GAP, width_of(self.title, 14))


def hand(scene: Scene, width: float = WIDTH) -> Drawing:
    """The cards of the player whose board is drawn large."""
    groups = [all_fifteen(scene)] if scene.picking() else groups_of(scene)
    x, y = MARGIN, 10.0
    drawn: list[Node] = []
    room = width - 2 * MARGIN
    for group in groups:
        if x > MARGIN and x + group.width() > width - MARGIN:
            x, y = MARGIN, y + TITLE + TALL + GAP
        across = max(1, int((room + GAP) // (CARD + GAP)))
        drawn.append(write(group.title, x + 2, y + 16, 14, face="serif", bold=True, within=room))
        drawn.append(
            [
                place(scene, slug, x + i % across * (CARD + GAP), y + TITLE - 4 + i // across * (TALL + GAP))
                for i, slug in enumerate(group.cards)
            ]
        )
        y += (len(group.cards) - 1) // across * (TALL + GAP) if group.cards else 0
        x += group.width() + BETWEEN
    height = y + TITLE + TALL + MARGIN - 4
    return Drawing(width, height, g(data_board=f"hand{scene.main}")[panel(width, height), drawn])


def all_fifteen(scene: Scene) -> Group:
    chosen = len(scene.player(scene.main).hand or [])
    return Group(scene.say("draw-all-and-chosen", count=chosen), list(scene.library.specialists))


def groups_of(scene: Scene) -> list[Group]:
    player = scene.player(scene.main)
    held = player.hand if player.hand is not None else [FACE_DOWN] * (player.hand_size or 0)
    groups = [Group(scene.say("draw-hand", player=Player(scene.main), count=len(held)), held)]
    if scene.seats > 2:
        groups.append(Group(scene.say("draw-face-down"), [player.laid]))
    if scene.seats > 1:
        free = scene.game.road_facts.slots - len(player.slots)
        groups.append(Group(scene.say("draw-slots"), player.slots + [EMPTY] * free))
    if player.played:
        groups.append(Group(scene.say("draw-played"), player.played))
    return groups


def place(scene: Scene, slug: str, x: float, y: float) -> Mark:
    if slug == EMPTY:
        return rect(
            x=x,
            y=y,
            width=CARD,
            height=TALL,
            rx=9,
            class_="wf-paper ws-line",
            stroke_dasharray="5 4",
            data_thing="slot",
        )
    if slug == FACE_DOWN:
        return lying_card([tip(scene.say("draw-card-down")), card_back(CARD, TALL)], x, y, data_thing="card_back")
    card, token = scene.specialist(slug), f"card:{slug}"
    face: Node = [tip(card.told), printed(specialist_face(card, CARD, TALL))]
    key, name = f"card{scene.main}-{slug}", f"specialist.{slug}"
    if token in scene.choices:
        return offered_card(scene, token, face, x, y, CARD, TALL, piece=key, thing=name)
    if scene.picking():
        return not_offered(scene, slug, face, x, y)
    content = [face, abilities(scene, slug), hidden_sign(scene, slug)]
    return lying_card(content, x, y, data_piece=key, data_ask=scene.asking(token), data_thing=name)


def not_offered(scene: Scene, slug: str, face: Node, x: float, y: float) -> Mark:
    """Among the fifteen: a card that was chosen, or one that cannot be."""
    name = f"specialist.{slug}"
    if slug in (scene.player(scene.main).hand or []):
        border = rect(x=1, y=0, width=CARD - 2, height=TALL, rx=9, fill="none", class_="ws-forest", stroke_width=4)
        chosen = [tip(scene.say("draw-chosen")), face, border, use("check", CARD - 29, TALL - 30, 26)]
        return lying_card(chosen, x, y, data_thing=name)
    reason = scene.advice.why_not(f"card:{slug}")
    return lying_card([tip(reason), face], x, y, pale=True, data_ask=scene.asking(f"card:{slug}"), data_thing=name)


def hidden_sign(scene: Scene, slug: str) -> Node:
    """My own face-down card: I see it, the others see its back."""
    if slug != scene.player(scene.main).laid:
        return None
    return [
        rect(x=8, y=TALL - 25, width=CARD - 16, height=19, rx=9.5, class_="wf-forest"),
        write(scene.say("draw-lies-down"), CARD / 2, TALL - 11, 13, colour="on-forest", anchor="middle"),
    ]


def abilities(scene: Scene, slug: str) -> Node:
    """The card that is being resolved: its abilities can be chosen on it too."""
    if slug != scene.view.revealed or slug in (scene.player(scene.main).hand or []):
        return None
    box = (TALL - 36 - 28 - 12) / 2
    marks = []
    for i, token in enumerate(("one", "other")):
        if token in scene.choices:
            mark = frame(5, 63 + i * (box + 5), CARD - 10, box + 2, 6)
            marks.append(echo(token, scene.words(token), mark))
    return marks
