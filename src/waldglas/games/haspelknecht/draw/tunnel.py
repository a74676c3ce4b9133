"""The tunnel: seven sections, a prop of wood before each, coal at its end, points for those that are empty."""

from __future__ import annotations

from functools import lru_cache

from waldglas.core.message import Thing
from waldglas.draw.panels import FINGER, frame, reach, ring
from waldglas.draw.pen import choice, g, named, rect, tip, use, write
from waldglas.draw.scene import said
from waldglas.games.haspelknecht.draw.pinge import COAL, PROP, coal
from waldglas.games.haspelknecht.draw.scene import Scene
from waldglas.games.haspelknecht.draw.sizes import Measures
from waldglas.games.haspelknecht.rules.facts import SECTION_SYMBOLS, Section
from waldglas.markup import Mark, Node
from waldglas.words import Catalogue


def tunnel(scene: Scene, seat: int, size: Measures) -> Mark:
    farm = scene.farm(seat)
    sections, mined = scene.facts.sections, scene.facts.tunnel_coal - farm.tunnel_coal
    parts: list[Node] = []
    for i, part in enumerate(sections):
        left = size.tunnel_left + i * size.section
        emptied = i < farm.sections_emptied
        parts.append(chamber(scene, part, i, left, size, i < farm.tunnel_wood, emptied))
        parts.append(
            [
                coal(seat, f"tunnel{i}-{n}", x, floor_line(size), size.coal, n >= mined)
                for n, x in seams(part, left, size)
            ]
        )
        parts.append(prop(scene, seat, i, left, size, i < farm.tunnel_wood))
        mined -= part.coal
    words = scene.say("draw-coal-left", mine="tunnel", coal=farm.tunnel_coal)
    return named("mine.tunnel", [tip(words), parts, marks(scene, seat, size)])


def floor_line(size: Measures) -> float:
    return size.floor - size.coal * 0.6


def post(size: Measures) -> float:
    """The room that a prop takes at the left of its section."""
    return size.section * 0.24


def seams(part: Section, left: float, size: Measures) -> list[tuple[int, float]]:
    """The coal of a section and where each lies."""
    room = size.section - post(size)
    step = min(size.coal, room / part.coal)
    middle = left + post(size) + room / 2
    return [(n, middle + (n - (part.coal - 1) / 2) * step) for n in range(part.coal)]


def chamber(
    scene: Scene, part: Section, number_of: int, left: float, size: Measures, opened: bool, emptied: bool
) -> Mark:
    symbols = [SECTION_SYMBOLS[symbol] for symbol in part.symbols]
    return g(data_thing=f"tunnel.{number_of + 1}")[
        tip(section_words(scene.catalogue, number_of + 1, tuple(symbols), part.points)),
        rect(
            x=left,
            y=size.tunnel_top,
            width=size.section,
            height=size.tunnel_height,
            class_=f"wf-{'hollow' if opened else 'seam'} ws-rock",
            stroke_width=1,
        ),
        worth(part, left, size, emptied),
        [emblem(symbol, i, left, size) for i, symbol in enumerate(symbols)],
    ]


@lru_cache(maxsize=64)
def section_words(catalogue: Catalogue, section: int, symbols: tuple[str, ...], points: int) -> str:
    names = [Thing(f"development-{symbol}") for symbol in symbols]
    return said(catalogue, "draw-section", section=section, count=len(names), symbols=names, points=points)


def worth(part: Section, left: float, size: Measures, emptied: bool) -> Node:
    """The points of a section, pale until they are made."""
    icon = min(32.0, size.tunnel_height * 0.26) if size.roomy else 27.0
    x, y = left + post(size) + (size.section - post(size)) / 2, size.tunnel_top + (10 if size.roomy else 6) + icon / 2
    return g(class_=None if emptied else "wg-pale")[
        use("star", x - icon / 2, y - icon / 2, icon),
        write(
            str(part.points),
            x,
            y + icon * 0.2,
            icon * 0.54,
            colour="outline",
            face="serif",
            anchor="middle",
            bold=True,
        ),
    ]


def emblem(symbol: str, place: int, left: float, size: Measures) -> Node:
    """What counts for the Wheelbarrow, the Oil Lamp or the Lorry."""
    icon = min(25.0, size.tunnel_height * 0.17) if size.roomy else 12.0
    x = left + post(size) + 3 + place * (icon + 2)
    y = size.tunnel_top + size.tunnel_height * (0.37 if size.roomy else 0.46)
    return use(symbol.replace("_", "-"), x, y, icon)


def prop(scene: Scene, seat: int, number_of: int, left: float, size: Measures, laid: bool) -> Mark:
    width, top = post(size) * 0.62, size.tunnel_top + 1
    x, tall = left + 1.5, size.tunnel_height - 2
    if not laid:
        return g(data_thing=PROP)[
            tip(scene.say("draw-section-closed")),
            rect(x=x, y=top, width=width, height=tall, rx=3, class_="wf-soil ws-rock", stroke_dasharray="4 3"),
        ]
    return g(data_piece=f"wood{seat}-tunnel{number_of}", data_thing=PROP)[
        tip(scene.say("draw-section-open")),
        rect(x=x, y=top + 5, width=width, height=tall - 5, class_="wf-wood ws-outline", stroke_width=1.2),
        rect(x=x - 1, y=top, width=size.section - 2, height=6, rx=2, class_="wf-wood ws-outline", stroke_width=1.2),
    ]


def marks(scene: Scene, seat: int, size: Measures) -> Node:
    farm = scene.farm(seat)
    found: list[Node] = []
    if scene.offers("wood:tunnel", seat):
        left = size.tunnel_left + farm.tunnel_wood * size.section
        wide, middle = post(size) * 0.62 + 4, size.tunnel_top + size.tunnel_height / 2
        whole = reach(left + wide / 2, middle, FINGER, size.tunnel_height)
        mark = frame(left, size.tunnel_top - 1, wide, size.tunnel_height + 2, 5)
        found.append(choice("wood:tunnel", scene.words("wood:tunnel"), [whole, mark], thing=PROP))
    if scene.offers("coal", seat) and farm.pinge_coal == 0 and not scene.reeling():
        x, y = next_coal(scene, seat, size), floor_line(size)
        around = [reach(x, y, FINGER), ring(x, y, size.coal * 0.6)]
        found.append(choice("coal", scene.words("coal"), around, thing=COAL))
    return found


def next_coal(scene: Scene, seat: int, size: Measures) -> float:
    mined = scene.facts.tunnel_coal - scene.farm(seat).tunnel_coal
    places = [
        x
        for i, part in enumerate(scene.facts.sections)
        for _, x in seams(part, size.tunnel_left + i * size.section, size)
    ]
    return places[mined]
