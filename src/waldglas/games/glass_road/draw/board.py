"""The whole table of Glass Road in one picture: the offer, one's own board, the question, the others, the cards."""

from __future__ import annotations

from typing import Final

from waldglas.draw.drawing import Drawing
from waldglas.draw.panels import GAP, beside, head, on_paper, panel, stacked
from waldglas.draw.pen import circle, tip, use, write
from waldglas.draw.turning import pointing
from waldglas.games.glass_road.draw.display import display
from waldglas.games.glass_road.draw.glance import glance
from waldglas.games.glass_road.draw.hand import WIDTH as HAND
from waldglas.games.glass_road.draw.hand import hand
from waldglas.games.glass_road.draw.player import player_board
from waldglas.games.glass_road.draw.scene import Scene
from waldglas.games.glass_road.draw.scores import breakdown, scores
from waldglas.games.glass_road.draw.tray import tray
from waldglas.markup import Node

SIDE: Final = 360.0
LEAST_SCORES: Final = 270.0
HEAD: Final = 44.0
HEIGHT: Final = 88.0
LINE: Final = 20.0
MARGIN: Final = 16.0


def board(scene: Scene) -> Drawing:
    own = player_board(scene, scene.main)
    shared = beside([display(scene, own.height), own])
    with_scores = len(scene.others) > 2 and shared.width > HAND + LEAST_SCORES
    left = stacked([shared, foot(scene, shared.width, with_scores)])
    right = stacked([status(scene, SIDE), tray(scene, SIDE), *company(scene, with_scores)])
    whole = on_paper(beside([left, right]))
    return Drawing(whole.width, whole.height, [whole.body, pointing(scene)])


def foot(scene: Scene, width: float, with_scores: bool) -> Drawing:
    """The cards; with three others, and room enough, the scores stand beside them."""
    if with_scores:
        return beside([hand(scene, HAND), scores(scene, width - HAND - GAP)])
    return hand(scene, width)


def company(scene: Scene, scores_are_shown: bool) -> list[Drawing]:
    if not scene.others:
        return [breakdown(scene, scene.main, SIDE)]
    if len(scene.others) == 1:
        return [player_board(scene, scene.others[0], SIDE), scores(scene, SIDE)]
    others = [glance(scene, seat, SIDE) for seat in scene.others]
    return others if scores_are_shown else [*others, scores(scene, SIDE)]


# Where the game stands: period, card round, who has the goblet


def status(scene: Scene, width: float = 340) -> Drawing:
    lines = course(scene)
    height = HEIGHT + (len(lines) - 1) * LINE
    period, periods = scene.view.period, scene.view.periods
    pips = [pip(i < period, width - MARGIN - 7 - (periods - 1 - i) * 20) for i in range(periods)]
    words = scene.say("draw-over") if scene.over() else scene.say("draw-period", period=period, periods=periods)
    title = write(words, MARGIN, 29, 19, colour="on-forest", face="serif", bold=True)
    body: Node = [
        panel(width, height),
        head(width, HEAD, [title, tip(words), pips], thing="period"),
        below(scene, lines, width),
    ]
    return Drawing(width, height, body)


def pip(begun: bool, x: float) -> Node:
    return circle(cx=x, cy=HEAD / 2, r=6, class_="wf-star ws-outline" if begun else "wf-fir ws-on-forest")


def below(scene: Scene, lines: list[str], width: float) -> Node:
    left = MARGIN
    signs: list[Node] = []
    if scene.seats > 1:
        signs.append(use("goblet", left, HEAD + 9, 26, scene.say("draw-goblet"), data_thing="sign.goblet"))
        left += 32
    room = width - left - MARGIN
    return [signs, [write(line, left, HEAD + 28 + i * LINE, 14.5, within=room) for i, line in enumerate(lines)]]


def course(scene: Scene) -> list[str]:
    """'Ada has the goblet', 'Card round 2 of 3'"""
    view = scene.view
    if scene.seats == 1:
        return [scene.say("draw-hand-of-period", count=scene.game.solo_facts.solo_hands[view.period - 1])]
    goblet = scene.say("draw-has-goblet", name=scene.names[view.goblet])
    if scene.seats == 2:
        return [goblet]
    rounds = scene.game.road_facts.rounds
    return [goblet, scene.say("draw-card-round", round=view.round, rounds=rounds) if view.round else ""]
