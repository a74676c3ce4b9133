"""Where the game stands: whose turn it is, final turns; alone the year and the pawns that are left."""

from __future__ import annotations

from typing import Final

from waldglas.core.message import Player, Thing
from waldglas.draw.drawing import Drawing
from waldglas.draw.panels import head, panel
from waldglas.draw.pen import circle, tip, wrapped, write
from waldglas.games.black_forest.draw.pawns import pawn
from waldglas.games.black_forest.draw.scene import Scene
from waldglas.games.black_forest.rules.facts import MERCHANT_SLUG
from waldglas.markup import Node

HEAD: Final = 44.0
MARGIN: Final = 16.0


def status(scene: Scene, width: float = 340) -> Drawing:
    words = headline(scene)
    room = width - 2 * MARGIN - years_room(scene)
    title = write(words, MARGIN, 29, 19, colour="on-forest", face="serif", bold=True, within=room)
    lines = wrapped(course(scene), 14.5, width - 2 * MARGIN)
    height = HEAD + 20 + 19 * len(lines) + (34 if scene.seats == 1 else 0)
    below = [write(line, MARGIN, HEAD + 24 + i * 19, 14.5) for i, line in enumerate(lines)]
    signs = [years(scene, width) if scene.seats == 1 else None, pawns_left(scene, height)]
    return Drawing(
        width, height, [panel(width, height), head(width, HEAD, [tip(words), title], thing="turn"), below, signs]
    )


def headline(scene: Scene) -> str:
    view = scene.view
    if scene.over():
        return scene.say("draw-over")
    if scene.seats == 1:
        return scene.say("draw-year", year=view.year, years=scene.facts.years)
    return scene.say("draw-turn", player=Player(view.active))


def course(scene: Scene) -> str:
    """'Round 12 · Ben has triggered the end'"""
    view = scene.view
    if scene.over():
        return scene.say("draw-limit-reached") if view.limit_reached else scene.say("draw-all-taken")
    parts = [] if scene.seats == 1 else [scene.say("draw-round", round=view.turns // scene.seats + 1)]
    if view.extra_turn:
        parts.append(scene.say("draw-another-turn"))
    if view.trigger >= 0:
        parts.append(scene.say("draw-triggered", name=scene.names[view.trigger], left=view.final_turns))
    if scene.seats == 1:
        parts.append(scene.say("draw-pawns-left", left=pawns_at_hand(scene), pawns=scene.facts.pawns))
    if view.swapped:
        parts.append(scene.say("draw-merchant-moved", merchant=Thing(f"tradesperson-{MERCHANT_SLUG}")))
    return " · ".join(parts)


def pawns_at_hand(scene: Scene) -> int:
    return len([place for place in scene.view.pawns if not place])


def years_room(scene: Scene) -> float:
    return scene.facts.years * 20.0 if scene.seats == 1 else 0.0


def years(scene: Scene, width: float) -> Node:
    return [
        circle(
            cx=width - MARGIN - 7 - (scene.facts.years - 1 - i) * 20,
            cy=HEAD / 2,
            r=6,
            class_="wf-star ws-outline" if i < scene.view.year else "wf-fir ws-on-forest",
        )
        for i in range(scene.facts.years)
    ]


def pawns_left(scene: Scene, height: float) -> Node:
    """The pawns of the solo game that are still to be placed; one that went begging lies at the end."""
    if scene.seats > 1:
        return None
    left = [i for i, place in enumerate(scene.view.pawns) if not place]
    return [pawn(scene, which, MARGIN + 14 + i * 34, height - 24, 30) for i, which in enumerate(left)]
