"""Other players at a glance: a small board."""

from __future__ import annotations

from typing import Final

from waldglas.draw.drawing import Drawing
from waldglas.draw.panels import panel
from waldglas.draw.pen import g, named, rect, tip, use, write
from waldglas.draw.players import goods_row
from waldglas.games.haspelknecht.draw.farm import held
from waldglas.games.haspelknecht.draw.mine import mine
from waldglas.games.haspelknecht.draw.player import name_plate
from waldglas.games.haspelknecht.draw.scene import Scene
from waldglas.games.haspelknecht.draw.tokens import COLOURS, disk_row, listed
from waldglas.games.haspelknecht.draw.tokens import told as told_disks
from waldglas.games.haspelknecht.draw.workers import PAY, hired, told
from waldglas.games.haspelknecht.rules.view import FarmView
from waldglas.markup import Node

MARGIN: Final = 12.0
HEAD: Final = 36.0
MAN: Final = 26.0


def glance(scene: Scene, seat: int, width: float = 360) -> Drawing:
    """A small board: goods, disks taken, workers with their plan, the mine."""
    room = width - 2 * MARGIN
    below = mine(scene, seat, room, small=True)
    farm = scene.farm(seat)
    y = HEAD + 8
    body: list[Node] = [
        name_plate(scene, seat, width, HEAD, MARGIN),
        goods_row(tuple(held(scene, seat)), MARGIN, y + 12, room * 0.6, 20, 0.8),
        taken(scene, farm, MARGIN + room * 0.62, y + 2, room * 0.38),
        owned(scene, seat, MARGIN, y + 30, room),
        men(scene, seat, MARGIN, y + 62, room),
        below.at(MARGIN, y + 96),
    ]
    height = y + 96 + below.height + MARGIN
    return Drawing(width, height, g(data_board=f"board{seat}")[panel(width, height), body])


def taken(scene: Scene, farm: FarmView, x: float, y: float, room: float) -> Node:
    """The disks of both carts."""
    both = {colour: farm.cart_one.get(colour, 0) + farm.cart_two.get(colour, 0) for colour in COLOURS}
    disks = listed(both)
    if not disks:
        return write(told_disks(scene, {}), x + room, y + 15, 13, colour="soft", anchor="end")
    used = min(len(disks) * 20, room)
    return g(data_thing="cart")[
        tip(scene.say("draw-on-carts", disks=told_disks(scene, both))), disk_row(disks, x + room - used, y, 19, used)
    ]


def owned(scene: Scene, seat: int, x: float, y: float, room: float) -> Node:
    """Developments in number, buildings and markers as signs."""
    farm, library = scene.farm(seat), scene.library
    count = len(farm.developments)
    names = [scene.card(slug).name for slug in farm.developments]
    cards = [library.buildings[slug] for slug in farm.buildings] + [library.markers[slug] for slug in farm.markers]
    step = min(27.0, (room - 60) / max(len(cards), 1))
    return [
        g(data_thing="developments")[
            tip(scene.say("draw-owned", count=count, names=names)),
            use("improvement", x, y, 21),
            write(str(count), x + 24, y + 16, 15, face="serif", bold=True),
        ],
        [
            named(card.thing, [tip(card.told), use(card.sign, x + 56 + i * step, y - 1, 23)])
            for i, card in enumerate(cards)
        ],
    ]


def men(scene: Scene, seat: int, x: float, y: float, room: float) -> Node:
    """The workers with what was planned for them."""
    names = hired(scene.farm(seat))
    wide = (room + 6) / len(names) - 6
    return [man(scene, seat, name, x + i * (wide + 6), y, wide) for i, name in enumerate(names)]


def man(scene: Scene, seat: int, name: str, x: float, y: float, wide: float) -> Node:
    farm = scene.farm(seat)
    left, room = x + MAN + 2, wide - MAN - 4
    content: Node = None
    if farm.plan is None:
        content = write("?", left + 4, y + 19, 16, colour="soft", face="serif", bold=True)
    elif isinstance(farm.plan[name], dict):
        content = disk_row(listed(farm.plan[name]), left, y + 5, 17, room)
    elif farm.plan[name] != "none":
        content = use(PAY[farm.plan[name]], left, y + 5, 17)
    return g()[
        tip(told(scene, seat, name)),
        rect(x=x, y=y, width=wide, height=MAN + 2, rx=6, class_="wf-paper"),
        use(name, x + 1, y + 1, MAN),
        content,
        use("check", x + wide - 13, y - 3, 14) if name in farm.worked else None,
    ]
