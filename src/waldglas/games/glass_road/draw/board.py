"""The whole table of Glass Road in one picture: the offer, one's own board, the question, the others, the cards."""

from __future__ import annotations

from typing import Final

from htpy import Node
from markupsafe import Markup

from waldglas.draw.drawing import Drawing, style_of
from waldglas.draw.panels import GAP, beside, on_paper, stacked
from waldglas.games.glass_road.draw.display import display
from waldglas.games.glass_road.draw.glance import glance
from waldglas.games.glass_road.draw.hand import WIDTH as HAND
from waldglas.games.glass_road.draw.hand import hand
from waldglas.games.glass_road.draw.player import player_board
from waldglas.games.glass_road.draw.scene import Scene
from waldglas.games.glass_road.draw.scores import breakdown, scores
from waldglas.games.glass_road.draw.status import status
from waldglas.games.glass_road.draw.tray import tray

SIDE: Final = 360.0
LEAST_SCORES: Final = 270.0


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


def pointing(scene: Scene) -> Node:
    """While a choice that turns a wheel is pointed at, anywhere on the page, that wheel shows its turn."""
    rules = [showing(token) for token in scene.forecasts] if not scene.turning else []
    return style_of()[Markup("".join(rules))] if rules else None  # noqa: S704 -- tokens of the alphabet only


def showing(token: str) -> str:
    pointed = f':root:has([data-token="{token}"]:is(:hover,:focus-visible)) '
    return (
        f'{pointed}.wg-turn[data-for~="{token}"]{{display:inline}}'
        f'{pointed}.wg-wheel:has(>[data-for~="{token}"])>.wg-now{{display:none}}'
    )
