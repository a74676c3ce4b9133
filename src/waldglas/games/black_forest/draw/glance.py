"""Other players at a glance: a small board."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from markupsafe import Markup

from waldglas.draw.drawing import Drawing, rendered
from waldglas.draw.panels import panel
from waldglas.draw.pen import g
from waldglas.draw.players import Held, good_and_number
from waldglas.games.black_forest.draw.domain import domain
from waldglas.games.black_forest.draw.player import name_plate
from waldglas.games.black_forest.draw.scene import Scene, amount_said, thing_of
from waldglas.games.black_forest.draw.wheels import wheels
from waldglas.markup import Node

MARGIN: Final = 12.0
HEAD: Final = 36.0
WHEELS: Final = 0.5  # the wheels' part of the width

MAIN_GOODS: Final = ("glass", "provisions", "commodity", "brick", "pig", "cattle")


def glance(scene: Scene, seat: int, width: float = 360) -> Drawing:
    """A small board: wheels, goods in numbers, the domain."""
    room = width - 2 * MARGIN
    pair = wheels(scene, seat, room * WHEELS)
    land = domain(scene, seat, room, 9)
    goods = goods_of(scene, seat)
    y = HEAD + 6
    under = y + pair.height + 6
    height = under + land.height + MARGIN
    body: Node = [
        name_plate(scene, seat, width, HEAD, MARGIN),
        pair.at(MARGIN, y),
        goods_grid(goods, MARGIN + pair.width + 10, y + 2, room - pair.width - 10, pair.height - 4),
        land.at(MARGIN, under),
    ]
    return Drawing(width, height, g(data_board=f"board{seat}")[panel(width, height), body])


def goods_of(scene: Scene, seat: int) -> tuple[Held, ...]:
    """Every good once, the markers of one good together; then the animals."""
    player = scene.player(seat)
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
    return tuple((good, number, amount_said(scene.catalogue, good, number), thing_of(good)) for good, number in goods)


@lru_cache(maxsize=256)
def goods_grid(goods: tuple[Held, ...], x: float, y: float, width: float, height: float) -> Markup:
    """Goods with their numbers in three columns; those there are none of are pale."""
    step, down = width / 3, height / (len(goods) / 3)
    size = min(17.0, down * 0.85)
    return rendered(
        [good_and_number(held, x + i % 3 * step, y + (i // 3 + 0.5) * down, size) for i, held in enumerate(goods)]
    )
