"""Where the game stands: period, card round, who has the goblet."""

from __future__ import annotations

from typing import Final

from htpy import Node

from waldglas.draw.drawing import Drawing
from waldglas.draw.panels import head, panel
from waldglas.draw.pen import circle, tip, use, write
from waldglas.games.glass_road.draw.scene import Scene

HEAD: Final = 44.0
HEIGHT: Final = 88.0
MARGIN: Final = 16.0


def status(scene: Scene, width: float = 340) -> Drawing:
    view = scene.view
    pips = [pip(i < view.period, width - MARGIN - 7 - (view.periods - 1 - i) * 20) for i in range(view.periods)]
    words = "The game is over" if scene.over() else f"Period {view.period} of {view.periods}"
    title = write(words, MARGIN, 29, 19, colour="on-forest", face="serif", bold=True)
    body: Node = [panel(width, HEIGHT), head(width, HEAD, [title, tip(words), pips]), below(scene, width)]
    return Drawing(width, HEIGHT, body)


def pip(begun: bool, x: float) -> Node:
    return circle(cx=x, cy=HEAD / 2, r=6, class_="wf-star ws-outline" if begun else "wf-fir ws-on-forest")


def below(scene: Scene, width: float) -> Node:
    left = MARGIN
    signs: list[Node] = []
    if scene.seats > 1:
        signs.append(use("goblet", left, HEAD + 9, 26, "The goblet"))
        left += 32
    return [signs, write(course(scene), left, HEAD + 28, 14.5, within=width - left - MARGIN)]


def course(scene: Scene) -> str:
    """'Card round 2 of 3 · Ada has the goblet'"""
    view = scene.view
    if scene.seats == 1:
        return f"{scene.game.solo_facts.solo_hands[view.period - 1]} specialists in this period"
    goblet = f"{scene.names[view.goblet]} has the goblet"
    if scene.seats == 2 or not view.round:
        return goblet
    return f"Card round {view.round} of {scene.game.road_facts.rounds} · {goblet}"
