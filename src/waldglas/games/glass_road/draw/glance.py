"""Other players at a glance: a small board."""

from __future__ import annotations

from collections import Counter
from functools import lru_cache
from typing import Final

from waldglas.core.message import Thing
from waldglas.draw.drawing import Drawing
from waldglas.draw.panels import lying_card, panel
from waldglas.draw.pen import g, named, tip, wrapped, write
from waldglas.draw.players import Held, goods_row
from waldglas.draw.scene import said
from waldglas.games.glass_road.draw.faces import card_back
from waldglas.games.glass_road.draw.landscape import landscape
from waldglas.games.glass_road.draw.player import name_plate, wheels
from waldglas.games.glass_road.draw.scene import Scene, wheels_of
from waldglas.games.glass_road.rules.view import FACE_DOWN
from waldglas.markup import Node
from waldglas.words import Catalogue

MARGIN: Final = 12.0
HEAD: Final = 36.0
BACK: Final = 14.0
LAND: Final = 0.42  # the landscape's part of the width


def glance(scene: Scene, seat: int, width: float = 360) -> Drawing:
    """A small board: landscape, wheels, goods in numbers, cards."""
    room = width - 2 * MARGIN
    land = landscape(scene, seat, room * LAND)
    pair = wheels(scene, seat, room * (1 - LAND) - 6)
    middle = max(land.height, pair.height)
    y = HEAD + 8 + middle + 18
    body: Node = [
        name_plate(scene, seat, width, HEAD, MARGIN),
        land.at(MARGIN, HEAD + 8 + (middle - land.height) / 2),
        pair.at(width - MARGIN - pair.width, HEAD + 8 + (middle - pair.height) / 2),
        goods_row(markers_of(scene, seat), MARGIN, y, room, 16),
        cards_line(scene, seat, MARGIN, y + 16, room),
    ]
    height = y + 52
    return Drawing(width, height, g(data_board=f"board{seat}")[panel(width, height), body])


@lru_cache(maxsize=256)
def marker_words(catalogue: Catalogue, wheel: str, good: str, number: int) -> str:
    return said(catalogue, "draw-on-wheel", number=number, good=Thing(f"good-{good}"), wheel=Thing(f"wheel-{wheel}"))


def markers_of(scene: Scene, seat: int) -> tuple[Held, ...]:
    return tuple(
        (good, number, marker_words(scene.catalogue, wheel, good, number), f"good.{good}")
        for wheel, values in wheels_of(scene.player(seat)).items()
        for good, number in values.items()
    )


def goods_of(scene: Scene, seat: int) -> list[Held]:
    """Every good once, food and charcoal of both wheels together."""
    goods = Counter[str]()
    for values in wheels_of(scene.player(seat)).values():
        goods.update(values)
    order = sorted(goods, key=lambda good: good not in ("glass", "brick"))
    said = {good: scene.say("amount", number=goods[good], good=Thing(f"good-{good}")) for good in order}
    return [(good, goods[good], said[good], f"good.{good}") for good in order]


def cards_line(scene: Scene, seat: int, x: float, y: float, width: float) -> Node:
    """The backs of a hand, and in words what lies open."""
    held = scene.player(seat).hand_size or 0
    backs = [lying_card(card_back(BACK, 20), x + i * (BACK + 2), y) for i in range(held)]
    left = x + held * (BACK + 2) + (6 if held else 0)
    words = cards_words(scene, seat)
    private = ", ".join(scene.building(slug).name for slug in scene.player(seat).private)
    lines = wrapped(words, 12, x + width - left)
    first, rest = lines[0], " ".join(lines[1:])
    line: Node = [
        tip(f"{words}: {private}" if private else words),
        backs,
        write(first, left, y + 10, 12, colour="soft", within=x + width - left),
        write(rest, left, y + 25, 12, colour="soft", within=x + width - left) if rest else None,
    ]
    return named("card_back", line)


def cards_words(scene: Scene, seat: int) -> str:
    player = scene.player(seat)
    if player.choosing:
        return scene.say("draw-is-choosing")
    ready = player.hand_size is None
    parts = [scene.say("draw-ready") if ready else scene.say("draw-in-hand", count=player.hand_size)]
    if player.laid == FACE_DOWN:
        parts.append(scene.say("draw-one-down"))
    parts += [scene.specialist(slug).name for slug in player.played]
    parts += [scene.say("draw-in-slot", name=scene.specialist(slug).name) for slug in player.slots]
    if player.private:
        parts.append(scene.say("draw-private-count", count=len(player.private)))
    return " · ".join(parts)
