"""Other players at a glance: a small board, or one line of goods and points."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from htpy import Node
from markupsafe import Markup

from waldglas.draw.drawing import Drawing, rendered
from waldglas.draw.marks import lying_card
from waldglas.draw.panels import PILL, panel, points
from waldglas.draw.pen import g, tip, use, wrapped, write
from waldglas.games.glass_road.draw.faces import card_back
from waldglas.games.glass_road.draw.landscape import landscape
from waldglas.games.glass_road.draw.player import name_plate, state
from waldglas.games.glass_road.draw.scene import Scene
from waldglas.games.glass_road.draw.wheels import wheels
from waldglas.games.glass_road.rules.view import FACE_DOWN, PlayerView

MARGIN: Final = 12.0
HEAD: Final = 36.0
LINE: Final = 46.0
BACK: Final = 14.0
LAND: Final = 0.42  # the landscape's part of the width

Held = tuple[str, int, str]  # a good, its number, and what is said of it


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
        goods_row(markers_of(scene.player(seat)), MARGIN, y, room, 16),
        cards_line(scene, seat, MARGIN, y + 16, room),
    ]
    height = y + 52
    return Drawing(width, height, g(data_piece=f"board{seat}")[panel(width, height), body])


def markers_of(player: PlayerView) -> tuple[Held, ...]:
    wheels = (("glass", player.glass_wheel), ("brick", player.brick_wheel))
    return tuple(
        (good, number, f"{number} {good} on the {wheel} wheel")
        for wheel, values in wheels
        for good, number in values.items()
    )


def goods_of(player: PlayerView) -> tuple[Held, ...]:
    """Every good once, food and charcoal of both wheels together."""
    goods: dict[str, int] = {}
    for good, number, _ in markers_of(player):
        goods[good] = goods.get(good, 0) + number
    order = sorted(goods, key=lambda good: good not in ("glass", "brick"))
    return tuple((good, goods[good], f"{goods[good]} {good}") for good in order)


@lru_cache(maxsize=256)
def goods_row(goods: tuple[Held, ...], x: float, middle: float, width: float, size: float) -> Markup:
    """Goods with their numbers; those there are none of are pale."""
    step = width / len(goods)
    return rendered(
        [
            g(class_="wg-pale" if not number else None)[
                tip(words),
                use(good, x + i * step, middle - size / 2, size),
                write(str(number), x + i * step + size + 1, middle + size * 0.3, size * 0.84, face="serif", bold=True),
            ]
            for i, (good, number, words) in enumerate(goods)
        ]
    )


def cards_line(scene: Scene, seat: int, x: float, y: float, width: float) -> Node:
    """The backs of a hand, and in words what lies open."""
    held = scene.player(seat).hand_size or 0
    backs = [lying_card(card_back(BACK, 20), x + i * (BACK + 2), y) for i in range(held)]
    left = x + held * (BACK + 2) + (6 if held else 0)
    words = said(scene, seat)
    private = ", ".join(scene.building(slug).name for slug in scene.player(seat).private)
    lines = wrapped(words, 12, x + width - left)
    first, rest = lines[0], " ".join(lines[1:])
    return [
        tip(f"{words}: {private}" if private else words),
        backs,
        write(first, left, y + 10, 12, colour="soft", within=x + width - left),
        write(rest, left, y + 25, 12, colour="soft", within=x + width - left) if rest else None,
    ]


def said(scene: Scene, seat: int) -> str:
    player = scene.player(seat)
    if player.choosing:
        return "is choosing"
    parts = ["ready" if player.hand_size is None else f"{player.hand_size or 'none'} in hand"]
    if player.laid == FACE_DOWN:
        parts.append("1 face down")
    parts += [scene.specialist(slug).name for slug in player.played]
    parts += [f"{scene.specialist(slug).name} (slot)" for slug in player.slots]
    if player.private:
        parts.append(f"{len(player.private)} private")
    return " · ".join(parts)


def summary(scene: Scene, seat: int, width: float = 560) -> Drawing:
    """One line: the name, the goods, the points."""
    middle, pill = LINE / 2, 24.0
    name_room = width * 0.22
    right = width - MARGIN - pill * PILL
    left = MARGIN + name_room
    goods = goods_of(scene.player(seat))
    body = [
        panel(width, LINE),
        tip(f"{scene.names[seat]}: {said(scene, seat)}"),
        write(scene.names[seat], MARGIN, middle + 5, 15, face="serif", bold=True, within=name_room - 30),
        state(scene, seat, left - 6, middle, 18),
        goods_row(goods, left, middle, right - left - 2, min(20.0, (right - left) / len(goods) * 0.55)),
        points(scene.view.scores[seat], width - MARGIN, middle, pill),
    ]
    return Drawing(width, LINE, g(data_piece=f"summary{seat}")[body])
