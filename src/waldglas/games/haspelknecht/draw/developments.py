"""The development board: hexagons with cost, effect, points by order of arrival, and the disks of their owners."""

from __future__ import annotations

from functools import lru_cache
from math import hypot
from typing import Final

from markupsafe import Markup

from waldglas.draw.drawing import Drawing, rendered
from waldglas.draw.glyphs import row_of
from waldglas.draw.panels import panel
from waldglas.draw.pen import SMALL, choice, closer, g, named, number, path, rect, tip, use, width_of, write
from waldglas.draw.scene import said
from waldglas.draw.shapes import printed
from waldglas.games.haspelknecht.draw.library import TileCard
from waldglas.games.haspelknecht.draw.scene import Scene
from waldglas.games.haspelknecht.draw.tokens import seat_token
from waldglas.games.haspelknecht.rules.view import TileView
from waldglas.markup import Mark, Node
from waldglas.words import Catalogue

# The colours of a kind's band and of the name on it.
KINDS: Final = {
    "immediate": ("clay", "white"),
    "marker": ("water", "white"),
    "building": ("brick", "white"),
    "lasting": ("forest", "on-forest"),
    "final": ("wheat", "outline"),
}
SYMBOLS: Final = {"fork": "fork", "hammer": "hammer-and-pick", "building": "house"}
ROMAN: Final = ("I", "II", "III", "IV")
CAP: Final = 27.0  # the pointed part above and below
BAND: Final = 96.0
TALL: Final = BAND + 2 * CAP
STEP: Final = BAND + CAP + 4
WIDEST: Final = 150.0
LEAST: Final = 106.0
GAP: Final = 7.0
MARGIN: Final = 14.0
HEAD: Final = 40.0
NAMED: Final = (30.0, 17.0)  # where the band with the name begins, and how high it is


class Grid:
    """Where the hexagons lie: cells are half a tile wide."""

    def __init__(self, scene: Scene, width: float) -> None:
        tiles = scene.view.board
        self.first = min(tile.cell for tile in tiles)
        cells = max(tile.cell for tile in tiles) + 2 - self.first
        self.rows = max(tile.row for tile in tiles) + 1
        self.wide = max(LEAST, min(WIDEST, (width - 2 * MARGIN) / cells * 2 - GAP))
        self.width = width = max(width, cells * (self.wide + GAP) / 2 - GAP + 2 * MARGIN)
        self.left = (width - cells * (self.wide + GAP) / 2 + GAP) / 2
        self.height = HEAD + (self.rows - 1) * STEP + TALL + MARGIN

    def corner(self, tile: TileView) -> tuple[float, float]:
        return self.left + (tile.cell - self.first) * (self.wide + GAP) / 2, HEAD + tile.row * STEP

    def middle(self, tile: TileView) -> tuple[float, float]:
        x, y = self.corner(tile)
        return x + self.wide / 2, y + TALL / 2


def developments(scene: Scene, width: float = 660) -> Drawing:
    """The board; where its names would not be readable any more it is wider than that."""
    grid = Grid(scene, width)
    body = [
        panel(grid.width, grid.height),
        title(scene, grid.width),
        links(scene, grid),
        [lying(scene, tile, grid) for tile in scene.view.board],
    ]
    return Drawing(grid.width, grid.height, g(data_board="developments")[body])


def title(scene: Scene, width: float) -> Node:
    """The name of the board, and what the colours of the bands mean."""
    x = width - MARGIN
    keys: list[Node] = []
    for kind in reversed(KINDS):
        words = scene.say("draw-kind", kind=kind)
        x -= width_of(words, SMALL)
        key = write(words, x, 24, SMALL, colour="soft")
        x -= 15
        band = rect(x=x, y=15, width=11, height=10, rx=3, class_=f"wf-{KINDS[kind][0]}")
        keys.append(named(f"kind.{kind}", [key, band]))
        x -= 10
    return [write(scene.say("draw-developments"), MARGIN, 26, 16, face="serif", bold=True, within=x - MARGIN), keys]


def links(scene: Scene, grid: Grid) -> list[Mark]:
    """What touches what; from one's own developments on, the way is open."""
    closed, open_ways = "", ""
    for tile in scene.view.board:
        for near in scene.touching(tile):
            if (near.row, near.cell) > (tile.row, tile.cell):
                if scene.main in (*tile.owners, *near.owners):
                    open_ways += link(grid, tile, near)
                else:
                    closed += link(grid, tile, near)
    return [
        path(d=closed, class_="ws-line", stroke_width=8),
        path(d=open_ways, class_="ws-forest", stroke_width=18),
    ]


def link(grid: Grid, one: TileView, other: TileView) -> str:
    """A short bridge between two tiles."""
    (x1, y1), (x2, y2) = grid.middle(one), grid.middle(other)
    x, y, long = (x1 + x2) / 2, (y1 + y2) / 2, hypot(x2 - x1, y2 - y1)
    across, down = (x2 - x1) / long * GAP, (y2 - y1) / long * GAP
    return f"M{number(x - across)} {number(y - down)}L{number(x + across)} {number(y + down)}"


def outline(wide: float, inset: float = 0) -> str:
    """A hexagon that stands on a point."""
    half, w, h = wide / 2, wide - inset, TALL - inset
    points = [(half, inset), (w, CAP + inset / 2), (w, h - CAP + inset / 2)]
    points += [(half, h), (inset, h - CAP + inset / 2), (inset, CAP + inset / 2)]
    return "M" + "L".join(f"{number(x)} {number(y)}" for x, y in points) + "z"


def lying(scene: Scene, tile: TileView, grid: Grid) -> Mark:
    x, y = grid.corner(tile)
    card, token = scene.card(tile.development), f"build:{tile.development}"
    face: Node = [
        tip(card.told),
        edge(grid.wide, state(scene, tile)),
        printed(hexagon(card, grid.wide)),
        foot(scene.catalogue, card, grid.wide),
        moving(scene, tile, card, grid.wide),
    ]
    place, name = f"translate({number(x)} {number(y)})", f"development.{tile.development}"
    if token in scene.choices:
        mark = path(d=outline(grid.wide, 1), class_="wg-mark wf-amber ws-amber")
        return g(transform=place, data_thing=name)[choice(token, scene.words(token), [face, mark])]
    words = why_not(scene, tile) if scene.offered("build") else ""
    note = tip(words) if words else None
    pale = "wg-pale" if scene.offered("build") else None
    return g(transform=place, class_=pale, data_ask=scene.asking(token), data_thing=name)[note, face]


def why_not(scene: Scene, tile: TileView) -> str:
    """What a tile says that cannot be acquired now."""
    reason = scene.advice.why_not(f"build:{tile.development}")
    if scene.main in tile.owners:
        reason = scene.say("draw-yours", reason=reason)
    return scene.say("draw-not-now", development=scene.card(tile.development).told, reason=reason) if reason else ""


def state(scene: Scene, tile: TileView) -> str:
    if scene.main in tile.owners:
        return "own"
    return "near" if scene.in_reach(tile, scene.main) else "far"


def edge(wide: float, state: str) -> Mark:
    """The tile itself: one's own has a broad line, one out of reach is darker."""
    return path(
        d=outline(wide),
        class_=f"wf-{'paper' if state == 'far' else 'card'} ws-{'forest' if state == 'own' else 'line'}",
        stroke_width=3.5 if state == "own" else 1.6,
    )


@lru_cache(maxsize=512)
def hexagon(card: TileCard, wide: float) -> Markup:
    """What is printed on a tile: its name, its cost, what it does."""
    colour, ink = KINDS[card.kind]
    top, high = NAMED
    does = card.does
    lines = [
        row_of(glyphs, wide / 2, 78 + i * 19 + (2 - len(does)) * 9, 17, wide - 14, "middle")
        for i, glyphs in enumerate(does)
    ]
    return rendered(
        [
            rect(x=1, y=top, width=wide - 2, height=high, class_=f"wf-{colour}"),
            closer(card.name, wide / 2, top + high / 2 + SMALL * 0.36, SMALL, wide - 8, ink),
            row_of(card.cost, wide / 2, 59, 15.5, wide - 10, "middle"),
            lines,
        ]
    )


@lru_cache(maxsize=512)
def foot(catalogue: Catalogue, card: TileCard, wide: float) -> Markup:
    """The level, and the symbols that count at the end."""
    size, numeral = 13.0, ROMAN[card.level - 1]
    wide_numeral = width_of(numeral, SMALL)
    x = wide / 2 - (wide_numeral + len(card.symbols) * (size + 2)) / 2
    symbols: Node = [
        write(numeral, x, TALL - 13.5, SMALL, colour="soft", face="serif", bold=True),
        [
            use(
                SYMBOLS[symbol],
                x + wide_numeral + 2 + i * (size + 2),
                TALL - 24,
                size,
                said(catalogue, "draw-symbol", symbol=symbol),
                data_thing=f"symbol.{symbol}",
            )
            for i, symbol in enumerate(card.symbols)
        ],
    ]
    return rendered(symbols)


def moving(scene: Scene, tile: TileView, card: TileCard, wide: float) -> Node:
    """What changes on a tile: the points that are left, the disks of its owners."""
    size = 18.5
    x = wide / 2 - len(tile.owners) * (size + 2) / 2 + 1
    owners = [
        g(data_piece=f"owner{owner}-{tile.development}", data_thing="piece.player_disk")[
            seat_token(scene, owner, x + i * (size + 2), 106, size, owner_words(scene, owner, card))
        ]
        for i, owner in enumerate(tile.owners)
    ]
    return [left_points(scene.catalogue, card, len(tile.owners), wide), owners]


def owner_words(scene: Scene, owner: int, card: TileCard) -> str:
    return scene.say("draw-owns", name=scene.names[owner], development=card.name)


@lru_cache(maxsize=512)
def left_points(catalogue: Catalogue, card: TileCard, taken: int, wide: float) -> Markup:
    """The points for those who are still to come; the next ones stand in a star."""
    left, step = card.points[taken:], 15.0
    x = wide / 2 - (len(left) - 1) * step / 2
    if not left:
        return rendered(write("0", wide / 2, 24, SMALL, colour="soft", face="serif", anchor="middle"))
    words = said(catalogue, "draw-next-owner", development=card.name, points=left[0])
    numbers = [
        write(str(points), x + i * step, 24.5, SMALL, colour="soft" if i else "outline", anchor="middle", bold=not i)
        for i, points in enumerate(left)
    ]
    return rendered(g(data_thing="arrival")[tip(words), use("star", x - 11, 8.5, 22), numbers])
