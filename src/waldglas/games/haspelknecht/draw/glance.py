"""Other players at a glance: a small board, or one line of goods and points."""

from __future__ import annotations

from typing import Final

from htpy import Node

from waldglas.draw.drawing import Drawing
from waldglas.draw.panels import PILL, panel, points
from waldglas.draw.pen import g, rect, tip, use, write
from waldglas.games.haspelknecht.draw.farm import GOOD_WORDS, GOODS, count_of
from waldglas.games.haspelknecht.draw.mine import mine
from waldglas.games.haspelknecht.draw.player import name_plate, state
from waldglas.games.haspelknecht.draw.scene import Scene
from waldglas.games.haspelknecht.draw.tokens import COLOURS, disk_row, listed, said, seat_token
from waldglas.games.haspelknecht.draw.workers import NAMES, PAY, hired, told
from waldglas.games.haspelknecht.rules.view import FarmView

MARGIN: Final = 12.0
HEAD: Final = 36.0
LINE: Final = 46.0
MAN: Final = 26.0


def glance(scene: Scene, seat: int, width: float = 360) -> Drawing:
    """A small board: goods, disks taken, workers with their plan, the mine."""
    room = width - 2 * MARGIN
    below = mine(scene, seat, room, small=True)
    farm = scene.farm(seat)
    y = HEAD + 8
    body: list[Node] = [
        name_plate(scene, seat, width, HEAD, MARGIN),
        goods_row(farm, MARGIN, y + 12, room * 0.6, 20),
        taken(farm, MARGIN + room * 0.62, y + 2, room * 0.38),
        owned(scene, seat, MARGIN, y + 30, room),
        men(farm, MARGIN, y + 62, room),
        below.at(MARGIN, y + 96),
    ]
    height = y + 96 + below.height + MARGIN
    return Drawing(width, height, g(data_piece=f"board{seat}")[panel(width, height), body])


def goods_row(farm: FarmView, x: float, middle: float, width: float, size: float) -> Node:
    """Goods with their numbers; those there are none of are pale."""
    step = width / len(GOODS)
    return [
        g(class_=None if count_of(farm, good) else "wg-pale")[
            tip(f"{count_of(farm, good)} {GOOD_WORDS.get(good, good)}"),
            use(shape, x + i * step, middle - size / 2, size),
            write(
                str(count_of(farm, good)),
                x + i * step + size + 2,
                middle + size * 0.3,
                size * 0.78,
                face="serif",
                bold=True,
            ),
        ]
        for i, (good, shape) in enumerate(GOODS)
    ]


def taken(farm: FarmView, x: float, y: float, room: float) -> Node:
    """The disks of both carts."""
    both = {colour: farm.cart_one.get(colour, 0) + farm.cart_two.get(colour, 0) for colour in COLOURS}
    disks = listed(both)
    if not disks:
        return write("no disks", x + room, y + 15, 12, colour="soft", anchor="end")
    used = min(len(disks) * 20, room)
    return g()[tip(f"On the carts: {said(both)}"), disk_row(disks, x + room - used, y, 19, used)]


def owned(scene: Scene, seat: int, x: float, y: float, room: float) -> Node:
    """Developments in number, buildings and markers as signs."""
    farm, library = scene.farm(seat), scene.library
    count = len(farm.developments)
    names = ", ".join(scene.card(slug).name for slug in farm.developments) or "none"
    cards = [library.buildings[slug] for slug in farm.buildings] + [library.markers[slug] for slug in farm.markers]
    step = min(27.0, (room - 60) / max(len(cards), 1))
    return [
        g()[
            tip(f"Developments: {names}"),
            use("improvement", x, y, 21),
            write(str(count), x + 24, y + 16, 15, face="serif", bold=True),
        ],
        [g()[tip(card.told()), use(card.sign, x + 56 + i * step, y - 1, 23)] for i, card in enumerate(cards)],
    ]


def men(farm: FarmView, x: float, y: float, room: float) -> Node:
    """The workers with what was planned for them."""
    names = hired(farm)
    wide = (room + 6) / len(names) - 6
    return [man(farm, name, x + i * (wide + 6), y, wide) for i, name in enumerate(names)]


def man(farm: FarmView, name: str, x: float, y: float, wide: float) -> Node:
    left, room = x + MAN + 2, wide - MAN - 4
    content: Node = None
    if farm.plan is None:
        content = write("?", left + 4, y + 19, 16, colour="soft", face="serif", bold=True)
    elif isinstance(farm.plan[name], dict):
        content = disk_row(listed(farm.plan[name]), left, y + 5, 17, room)
    elif farm.plan[name] != "none":
        content = use(PAY[farm.plan[name]], left, y + 5, 17)
    return g()[
        tip(told(farm, name)),
        rect(x=x, y=y, width=wide, height=MAN + 2, rx=6, class_="wf-paper"),
        use(name, x + 1, y + 1, MAN),
        content,
        use("check", x + wide - 13, y - 3, 14) if name in farm.worked else None,
    ]


def doing(scene: Scene, seat: int) -> str:
    farm = scene.farm(seat)
    if farm.choosing:
        return "is planning"
    left = [NAMES[name] for name in farm.worked]
    return f"worked: {', '.join(left)}" if left else "has not worked yet"


def summary(scene: Scene, seat: int, width: float = 560) -> Drawing:
    """One line: the name, the goods, the points."""
    middle, pill = LINE / 2, 24.0
    name_room = width * 0.26
    right = width - MARGIN - pill * PILL
    left = MARGIN + name_room
    room = right - left - 4
    body = [
        panel(width, LINE),
        tip(f"{scene.names[seat]} {doing(scene, seat)}"),
        seat_token(scene, seat, MARGIN, middle - 11, 22),
        write(scene.names[seat], MARGIN + 28, middle + 5, 15, face="serif", bold=True, within=name_room - 54),
        state(scene, seat, left - 6, middle, 18),
        goods_row(scene.farm(seat), left, middle, room, min(20.0, room / 5 * 0.55)),
        points(scene.view.scores[seat], width - MARGIN, middle, pill),
    ]
    return Drawing(width, LINE, g(data_piece=f"summary{seat}")[body])
