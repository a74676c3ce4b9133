"""Other players at a glance: a small board, or one line of goods and points."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from htpy import Node
from markupsafe import Markup

from waldglas.draw.drawing import Drawing, rendered
from waldglas.draw.panels import PILL, panel, points
from waldglas.draw.pen import g, tip, use, write
from waldglas.games.black_forest.draw.domain import domain
from waldglas.games.black_forest.draw.marks import pawn
from waldglas.games.black_forest.draw.player import name_plate, state
from waldglas.games.black_forest.draw.scene import Scene
from waldglas.games.black_forest.draw.wheels import wheels
from waldglas.games.black_forest.rules.view import PlayerView

MARGIN: Final = 12.0
HEAD: Final = 36.0
LINE: Final = 46.0
WHEELS: Final = 0.5  # the wheels' part of the width

ALL_GOODS: Final = 500.0  # a line from this width on shows every good
MAIN_GOODS: Final = ("glass", "provisions", "commodity", "brick", "pig", "cattle")

Held = tuple[str, int, str]  # a sign, a number, and what is said of it


def glance(scene: Scene, seat: int, width: float = 360) -> Drawing:
    """A small board: wheels, goods in numbers, the domain."""
    room = width - 2 * MARGIN
    pair = wheels(scene, seat, room * WHEELS)
    land = domain(scene, seat, room, 9)
    goods = goods_of(scene.player(seat))
    y = HEAD + 6
    under = y + pair.height + 6
    height = under + land.height + MARGIN
    body: Node = [
        name_plate(scene, seat, width, HEAD, MARGIN),
        pair.at(MARGIN, y),
        goods_grid(goods, MARGIN + pair.width + 10, y + 2, room - pair.width - 10, pair.height - 4),
        land.at(MARGIN, under),
    ]
    return Drawing(width, height, g(data_piece=f"board{seat}")[panel(width, height), body])


def goods_of(player: PlayerView) -> tuple[Held, ...]:
    """Every good once, the markers of one good together; then the animals."""
    charcoal = max(0, player.glassmaking["charcoal"]) + player.cooking["charcoal"]
    goods = [
        ("glass", player.glassmaking["glass"]),
        ("provisions", sum(player.provisions)),
        ("commodity", player.cooking["commodity"]),
        ("brick", player.brick),
        *((good, player.glassmaking[good]) for good in ("wood", "sand", "water")),
        ("charcoal", charcoal),
        *((good, player.cooking[good]) for good in ("porridge", "meat")),
        ("pig", player.pigs),
        ("cattle", player.cattle),
    ]
    return tuple((good, number, f"{number} {good}") for good, number in goods)


@lru_cache(maxsize=256)
def goods_grid(goods: tuple[Held, ...], x: float, y: float, width: float, height: float) -> Markup:
    """Goods with their numbers in three columns; those there are none of are pale."""
    step, down = width / 3, height / (len(goods) / 3)
    size = min(17.0, down * 0.85)
    return rendered(
        [good_and_number(held, x + i % 3 * step, y + (i // 3 + 0.5) * down, size) for i, held in enumerate(goods)]
    )


@lru_cache(maxsize=256)
def goods_row(goods: tuple[Held, ...], x: float, middle: float, width: float, size: float) -> Markup:
    step = width / len(goods)
    return rendered([good_and_number(held, x + i * step, middle, size) for i, held in enumerate(goods)])


def good_and_number(held: Held, x: float, middle: float, size: float) -> Node:
    good, number, words = held
    return g(class_="wg-pale" if not number else None)[
        tip(words),
        use(good, x, middle - size / 2, size),
        write(str(number), x + size + 2, middle + size * 0.3, size * 0.84, face="serif", bold=True),
    ]


def summary(scene: Scene, seat: int, width: float = 560) -> Drawing:
    """One line: the name, the goods, the points."""
    middle, pill = LINE / 2, 24.0
    name_room = width * 0.22
    right = width - MARGIN - pill * PILL
    left = MARGIN + name_room
    goods = goods_of(scene.player(seat))
    goods = goods if width >= ALL_GOODS else tuple(held for held in goods if held[0] in MAIN_GOODS)
    buildings = ", ".join(scene.building(slug).name for slug in scene.player(seat).buildings) or "no buildings"
    body = [
        panel(width, LINE),
        tip(f"{scene.names[seat]}: {buildings}"),
        pawn(scene, seat, MARGIN + 9, middle, 22, keyed=False),
        write(scene.names[seat], MARGIN + 22, middle + 5, 15, face="serif", bold=True, within=name_room - 46),
        state(scene, seat, left - 4, middle, 16),
        goods_row(goods, left, middle, right - left - 2, min(18.0, (right - left) / len(goods) * 0.5)),
        points(scene.view.scores[seat], width - MARGIN, middle, pill),
    ]
    return Drawing(width, LINE, g(data_piece=f"summary{seat}")[body])
