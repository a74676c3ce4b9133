"""A landscape: the spaces with forests, tiles and buildings, and the start buildings beside it."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from markupsafe import Markup

from waldglas.core.message import Thing
from waldglas.draw.drawing import Drawing, rendered
from waldglas.draw.panels import frame
from waldglas.draw.pen import SMALLEST, choice, g, named, number, rect, tip, used, write
from waldglas.draw.scene import said
from waldglas.draw.turning import turn_sign
from waldglas.games.glass_road.draw.faces import ROOMY, miniature
from waldglas.games.glass_road.draw.scene import Scene
from waldglas.games.glass_road.rules.ground import SPACES, STARTS, Ground
from waldglas.games.glass_road.rules.player import TILES
from waldglas.markup import Mark, Node
from waldglas.words import Catalogue

FLAT: Final = 0.6  # how high a space is for its width
ROUND: Final = 0.07
LABELLED: Final = 100  # spaces with tiles carry their names from this width on
ROAD: Final = 0.24  # how broad the Glass Road is, for the width of a space
NOTE: Final = 16.0


class Measures:
    """The sizes of a landscape, from its width; start buildings stand at the left, or in a row below."""

    def __init__(self, width: float, below: bool, ground: Ground, touches: list[list[str]]) -> None:
        self.below = below
        self.ground = ground
        self.touches = [[ground.names.index(name) for name in names] for names in touches]
        self.touching = any(touches)
        self.gap = max(2.0, width * 0.01)
        across = ground.columns if below else ground.columns + 1
        aside = 0 if below or self.touching else self.gap
        self.cell = (width - aside - (across - 1) * self.gap) / across
        self.high = self.cell * FLAT
        self.left = 0.0 if below else self.cell + self.gap + aside
        self.radius = self.cell * ROUND
        self.grid_height = self.rows_high(ground.rows)
        self.start_width = (width - 2 * self.gap) / STARTS if below else self.cell
        self.note = NOTE if below and self.touching else 0.0
        self.height = self.grid_height + (self.note + self.high + 2 * self.gap if below else 0)

    def rows_high(self, rows: int) -> float:
        return rows * (self.high + self.gap) - self.gap

    def corner(self, space: int) -> tuple[float, float]:
        row, column = divmod(space, self.ground.columns)
        return self.left + column * (self.cell + self.gap), row * (self.high + self.gap)

    def start(self, place: int) -> tuple[float, float]:
        """Beside the spaces that a start building touches; where it touches none, the three share the height."""
        if self.below:
            return place * (self.start_width + self.gap), self.grid_height + 2 * self.gap + self.note
        if self.touching:
            return 0, self.corner(self.touches[place][0])[1]
        return 0, place * (self.start_height(place) + self.gap)

    def start_height(self, place: int) -> float:
        if self.below:
            return self.high
        if self.touching:
            return self.rows_high(len(self.touches[place]))
        return (self.grid_height - (STARTS - 1) * self.gap) / STARTS

    def span(self, tile: str) -> float:
        """How wide a tile lies."""
        return 2 * self.cell + self.gap if tile == "forest" else self.cell


def landscape(scene: Scene, seat: int, width: float = 612, below: bool = False) -> Drawing:
    size = Measures(width, below, scene.ground, scene.view.touches)
    land = scene.player(seat).land
    spaces = [space for space in range(SPACES) if land[space] != "forest right"]
    body = [
        road(scene, size) if size.touching and not below else None,
        [start(scene, seat, size, place) for place in range(STARTS)],
        [lying(scene, seat, size, space) for space in spaces],
        [site(scene, size, space) for space in spaces if scene.offers(f"at:{scene.ground.names[space]}", seat)],
    ]
    return Drawing(width, size.height, g(data_board=f"land{seat}")[body])


def lying(scene: Scene, seat: int, size: Measures, space: int) -> Mark:
    """What lies on a space; its key stays the same from picture to picture, so that it can be seen to move."""
    tile = scene.player(seat).land[space]
    x, y = size.corner(space)
    name = scene.ground.names[space]
    key = f"land{seat}-{name}" if tile else None
    asking = scene.asking(f"at:{name}") if seat == scene.me else None
    corner = f"translate({number(x)} {number(y)})"
    return g(transform=corner, data_piece=key, data_ask=asking, data_thing=thing_of(tile))[
        content(scene, seat, size, space, tile)
    ]


def thing_of(tile: str) -> str:
    """What lies on a space, by its name in the book."""
    return (f"tile.{tile}" if tile in TILES else f"building.{tile}") if tile else "space"


def content(scene: Scene, seat: int, size: Measures, space: int, tile: str) -> Node:
    if tile and tile not in TILES:
        return building(scene, seat, size, tile)
    labelled = size.cell >= (LABELLED if tile else ROOMY)
    return ground(scene.catalogue, tile, scene.ground.names[space], size.span(tile), size.high, labelled)


@lru_cache(maxsize=512)
def ground(catalogue: Catalogue, tile: str, name: str, width: float, height: float, labelled: bool) -> Markup:
    """A space without a building."""
    words = said(catalogue, "draw-empty", space=name)
    if tile:
        words = said(catalogue, "draw-tile", space=name, tile=Thing(f"tile-{tile}"))
    if tile == "forest":
        wood = used(href="#wg-forest", width=width, height=height, preserveAspectRatio="none")
        return rendered([tip(words), wood])
    meadow = rect(x=0.5, y=0.5, width=width - 1, height=height - 1, rx=width * ROUND, class_="wf-meadow ws-meadow-line")
    label = write(name, 6, 16, SMALLEST, colour="meadow-ink") if labelled else None
    if not tile:
        return rendered([tip(words), meadow, label])
    shape = used(href=f"#wg-{tile}", x=width * 0.1, y=height * 0.16, width=width * 0.8, height=height * 0.76)
    return rendered([tip(words), meadow, label, shape])


def building(scene: Scene, seat: int, size: Measures, slug: str) -> Node:
    return usable(scene, seat, slug, miniature(scene.building(slug), size.cell, size.high), size.cell, size.high)


def start(scene: Scene, seat: int, size: Measures, place: int) -> Mark:
    slug = scene.player(seat).starts[place]
    x, y = size.start(place)
    width, height = size.start_width, size.start_height(place)
    content = usable(scene, seat, slug, miniature(scene.building(slug), width, height), width, height)
    token = f"at:{scene.start_names[place]}"
    if scene.offers(token, seat):
        content = choice(token, scene.words(token), [content, frame(0, -0.5, width, height + 1, 7)])
    beside = scene.say("draw-beside", spaces=scene.view.touches[place]) if size.note else ""
    note = write(beside, width / 2, -4, SMALLEST, colour="soft", anchor="middle") if beside else None
    corner = f"translate({number(x)} {number(y)})"
    return g(transform=corner, data_piece=f"start{seat}-{place}", data_thing=thing_of(slug))[content, note]


def road(scene: Scene, size: Measures) -> Mark:
    """The Glass Road, from one start building to the next."""
    broad = size.cell * ROAD
    left = (size.start_width - broad) / 2
    stretches = []
    for place in range(STARTS - 1):
        top = size.start(place)[1] + size.start_height(place)
        length = size.start(place + 1)[1] - top
        stretches.append(rect(x=left, y=top, width=broad, height=length, class_="wf-dial-zero ws-line"))
    return named("road", [tip(scene.say("draw-road")), stretches])


def usable(scene: Scene, seat: int, slug: str, face: Node, width: float, height: float) -> Node:
    """A building, to be chosen where it can be used now."""
    token = f"use:{slug}"
    if not scene.offers(token, seat):
        return g(data_ask=token)[face] if seat == scene.me and scene.can_ask(token) else face
    mark = frame(0, -0.5, width, height + 1, 7)
    return choice(token, scene.words(token), [face, mark, turn_sign(scene, token, width - 22, 4, 18)])


def site(scene: Scene, size: Measures, space: int) -> Mark:
    """A space that can be chosen: to build or to place something there, or to clear it."""
    token = f"at:{scene.ground.names[space]}"
    x, y = size.corner(space)
    tile = scene.player(scene.main).land[space]
    width = size.span(tile)
    mark = frame(x + 1.5, y + 1.5, width - 3, size.high - 3, size.radius)
    sign = turn_sign(scene, token, x + width - 24, y + 5, 20)
    return choice(token, scene.words(token), [mark, sign], thing=thing_of(tile))
