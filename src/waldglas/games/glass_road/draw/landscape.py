"""A landscape: five rows of four spaces with forests, tiles and buildings, and the start buildings beside it."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from htpy import Node
from markupsafe import Markup

from waldglas.draw.drawing import Drawing, rendered
from waldglas.draw.marks import frame
from waldglas.draw.pen import Mark, choice, g, number, rect, tip, used, write
from waldglas.games.glass_road.draw.faces import ROOMY, miniature
from waldglas.games.glass_road.draw.marks import turn_sign
from waldglas.games.glass_road.draw.scene import Scene
from waldglas.games.glass_road.rules.player import COLUMNS, ROWS, SPACE_NAMES, SPACES, TILES

FLAT: Final = 0.6  # how high a space is for its width
ROUND: Final = 0.07
LABELLED: Final = 100  # spaces with tiles carry their names from this width on


class Measures:
    """The sizes of a landscape, from its width; start buildings stand at the left, or in a row below."""

    def __init__(self, width: float, below: bool) -> None:
        self.below = below
        self.gap = max(2.0, width * 0.01)
        across = COLUMNS if below else COLUMNS + 1
        aside = 0 if below else self.gap
        self.cell = (width - aside - (across - 1) * self.gap) / across
        self.high = self.cell * FLAT
        self.left = 0.0 if below else self.cell + 2 * self.gap
        self.radius = self.cell * ROUND
        self.grid_height = ROWS * (self.high + self.gap) - self.gap
        self.start_width = (width - 2 * self.gap) / 3 if below else self.cell
        self.start_height = self.high if below else (self.grid_height - 2 * self.gap) / 3
        self.height = self.grid_height + (self.start_height + 2 * self.gap if below else 0)

    def corner(self, space: int) -> tuple[float, float]:
        column, row = space % COLUMNS, space // COLUMNS
        return self.left + column * (self.cell + self.gap), row * (self.high + self.gap)

    def start(self, place: int) -> tuple[float, float]:
        if self.below:
            return place * (self.start_width + self.gap), self.grid_height + 2 * self.gap
        return 0, place * (self.start_height + self.gap)

    def span(self, tile: str) -> float:
        """How wide a tile lies."""
        return 2 * self.cell + self.gap if tile == "forest" else self.cell


def landscape(scene: Scene, seat: int, width: float = 612, below: bool = False) -> Drawing:
    size = Measures(width, below)
    land = scene.player(seat).land
    spaces = [space for space in range(SPACES) if land[space] != "forest right"]
    body = [
        [start(scene, seat, size, place) for place in range(3)],
        [lying(scene, seat, size, space) for space in spaces],
        [site(scene, size, space) for space in spaces if scene.offers(f"at:{SPACE_NAMES[space]}", seat)],
    ]
    return Drawing(width, size.height, g(data_piece=f"land{seat}")[body])


def lying(scene: Scene, seat: int, size: Measures, space: int) -> Mark:
    """What lies on a space; its key stays the same from picture to picture, so that it can be seen to move."""
    tile = scene.player(seat).land[space]
    x, y = size.corner(space)
    key = f"land{seat}-{SPACE_NAMES[space]}" if tile else None
    asking = scene.asking(f"at:{SPACE_NAMES[space]}") if seat == scene.me else None
    return g(transform=f"translate({number(x)} {number(y)})", data_piece=key, data_ask=asking)[
        content(scene, seat, size, space, tile)
    ]


def content(scene: Scene, seat: int, size: Measures, space: int, tile: str) -> Node:
    if tile and tile not in TILES:
        return building(scene, seat, size, tile)
    return ground(tile, SPACE_NAMES[space], size.span(tile), size.high, size.cell >= (LABELLED if tile else ROOMY))


@lru_cache(maxsize=512)
def ground(tile: str, name: str, width: float, height: float, labelled: bool) -> Markup:
    """A space without a building."""
    if tile == "forest":
        wood = used(href="#wg-forest", width=width, height=height, preserveAspectRatio="none")
        return rendered([tip(f"A forest on {name}"), wood])
    meadow = rect(x=0.5, y=0.5, width=width - 1, height=height - 1, rx=width * ROUND, class_="wf-meadow ws-meadow-line")
    label = write(name, 6, 14, 10.5, colour="meadow-ink") if labelled else None
    if not tile:
        return rendered([tip(f"{name} is empty"), meadow, label])
    shape = used(href=f"#wg-{tile}", x=width * 0.1, y=height * 0.16, width=width * 0.8, height=height * 0.76)
    return rendered([tip(f"A {tile} on {name}"), meadow, label, shape])


def building(scene: Scene, seat: int, size: Measures, slug: str) -> Node:
    return usable(scene, seat, slug, miniature(scene.building(slug), size.cell, size.high), size.cell, size.high)


def start(scene: Scene, seat: int, size: Measures, place: int) -> Mark:
    slug = scene.player(seat).starts[place]
    x, y = size.start(place)
    face = miniature(scene.building(slug), size.start_width, size.start_height)
    content = usable(scene, seat, slug, face, size.start_width, size.start_height)
    return g(transform=f"translate({number(x)} {number(y)})", data_piece=f"start{seat}-{place}")[content]


def usable(scene: Scene, seat: int, slug: str, face: Node, width: float, height: float) -> Node:
    """A building, to be chosen where it can be used now."""
    token = f"use:{slug}"
    if not scene.offers(token, seat):
        return g(data_ask=token)[face] if seat == scene.me and scene.can_ask(token) else face
    mark = frame(0, -0.5, width, height + 1, 7)
    return choice(token, scene.words(token), [face, mark, turn_sign(scene, token, width - 22, 4, 18)])


def site(scene: Scene, size: Measures, space: int) -> Mark:
    """A space that can be chosen: to build or to place something there, or to clear it."""
    token = f"at:{SPACE_NAMES[space]}"
    x, y = size.corner(space)
    width = size.span(scene.player(scene.main).land[space])
    mark = frame(x + 1.5, y + 1.5, width - 3, size.high - 3, size.radius)
    return choice(token, scene.words(token), [mark, turn_sign(scene, token, x + width - 24, y + 5, 20)])
