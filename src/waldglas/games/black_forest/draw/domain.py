"""A domain: the main estate and the small ones, with landscape, forests, stables, the glass hut and buildings."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from markupsafe import Markup

from waldglas.core.message import Thing
from waldglas.draw.drawing import Drawing, rendered
from waldglas.draw.panels import FINGER, frame, reach
from waldglas.draw.pen import SMALLEST, choice, circle, g, named, number, rect, tip, use, used, write
from waldglas.draw.scene import said
from waldglas.draw.turning import turn_sign
from waldglas.games.black_forest.draw.faces import ROOMY, miniature
from waldglas.games.black_forest.draw.livestock import ROOMS, Herd, Space, herd, housed
from waldglas.games.black_forest.draw.scene import Scene, amount_said
from waldglas.games.black_forest.rules.player import HUT, STABLE_ROOM
from waldglas.games.black_forest.rules.view import PlayerView
from waldglas.markup import Mark, Node
from waldglas.words import Catalogue

FLAT: Final = 0.62  # how high a space is for its width
MAIN: Final = 5
SMALL: Final = 2
ROWS: Final = 3
TILES: Final = {"field": "field", "pond": "pond", "pasture": "pasture", "forest": "woods", "stable": "stable"}
THINGS: Final = {"": "space", "hut": "estate.hut", "stable": "housing.stable"}
LABEL: Final = 19.0
TAG: Final = 24.0  # wide is the name of a space that is taken


class Measures:
    """Where everything lies, from the width and from how many columns of spaces stand side by side."""

    def __init__(self, estates: int, width: float, across: int) -> None:
        self.gap = max(1.5, width * 0.006)
        self.apart = max(5.0, width * 0.022)
        most = 1 + (across - MAIN) // SMALL if across >= MAIN + SMALL else across // SMALL
        self.cell = (width - (most - 1) * self.apart - (across - most) * self.gap) / across
        self.high = self.cell * FLAT
        self.label = LABEL if self.cell >= ROOMY else 0.0
        self.band = ROWS * (self.high + self.gap) - self.gap + self.label
        self.origins: list[tuple[float, float]] = []
        x, y = 0.0, 0.0
        for estate in range(estates):
            wide = self.wide(columns_of(estate))
            if x and x + wide > width + 0.1:
                x, y = 0.0, y + self.band + self.apart
            self.origins.append((x, y))
            x += wide + self.apart
        self.height = y + self.band

    def wide(self, columns: int) -> float:
        return columns * (self.cell + self.gap) - self.gap

    def tall(self, rows: int) -> float:
        return rows * (self.high + self.gap) - self.gap

    def corner(self, estate: int, space: int) -> tuple[float, float]:
        left, top = self.origins[estate]
        row, column = divmod(space, columns_of(estate))
        return left + column * (self.cell + self.gap), top + self.label + row * (self.high + self.gap)


def columns_of(estate: int) -> int:
    return SMALL if estate else MAIN


def domain(scene: Scene, seat: int, width: float = 612, across: int = 7) -> Drawing:
    player = scene.player(seat)
    size = Measures(len(player.estates), width, across)
    tiles = {
        (estate, space): tile
        for estate, spaces in enumerate(player.estates)
        for space, tile in enumerate(spaces)
        if tile in ROOMS and extent(scene, player, estate, space)[0]
    }
    animals = housed(scene, seat, tiles)
    body: Node = [
        [estate_part(scene, seat, size, estate, animals) for estate in range(len(player.estates))],
        [site(scene, size, token) for token in scene.offered("at") if seat == scene.me],
    ]
    return Drawing(width, size.height, g(data_board=f"land{seat}")[body])


def estate_part(scene: Scene, seat: int, size: Measures, estate: int, animals: dict[Space, Herd]) -> Node:
    player = scene.player(seat)
    x, y = size.origins[estate]
    name = estate_name(scene.catalogue, estate)
    label = (
        write(name, x + 1, y + 15, SMALLEST, colour="soft", within=size.wide(columns_of(estate)))
        if size.label
        else None
    )
    spaces = range(len(player.estates[estate]))
    pieces = [lying(scene, seat, size, estate, space, animals.get((estate, space))) for space in spaces]
    return [named("estate.small" if estate else "estate.main", label) if label else None, pieces]


@lru_cache(maxsize=64)
def estate_name(catalogue: Catalogue, estate: int) -> str:
    return said(catalogue, "draw-estate", estate=estate)


def name_of(scene: Scene, estate: int, space: int) -> str:
    return scene.facts.estates.names[scene.facts.estates.first[estate] + space]


def place_of(scene: Scene, estate: int, space: int) -> str:
    """A space as it is called in words."""
    return scene.advice.speaker.say(scene.facts.estates.places[scene.facts.estates.first[estate] + space])


def lying(scene: Scene, seat: int, size: Measures, estate: int, space: int, animals: Herd | None) -> Node:
    """What lies on a space, unless it is the second space of something larger."""
    player = scene.player(seat)
    rows, columns = extent(scene, player, estate, space)
    if not rows:
        return None
    tile = player.estates[estate][space]
    x, y = size.corner(estate, space)
    name = name_of(scene, estate, space)
    width, height = size.wide(columns), size.tall(rows)
    face = content(scene, seat, tile, estate, space, width, height)
    key = f"land{seat}-{name}" if tile else None
    return g(transform=f"translate({number(x)} {number(y)})", data_piece=key, data_thing=thing_of(tile))[
        face, animals_on(scene, seat, (estate, space), animals, width, height) if animals else None
    ]


def thing_of(tile: str) -> str:
    """What lies on a space, by its name in the book."""
    return THINGS.get(tile) or (f"tile.{tile}" if tile in TILES else f"building.{tile}")


def animals_on(scene: Scene, seat: int, place: Space, animals: Herd, width: float, height: float) -> Node:
    return herd(seat, place, animals, amount_said(scene.catalogue, *animals), width, height)


def extent(scene: Scene, player: PlayerView, estate: int, space: int) -> tuple[int, int]:
    """How many rows and columns something covers; none on the second space of it."""
    spaces, columns = player.estates[estate], columns_of(estate)
    if covers_two(scene, spaces[space], estate, space):
        beside = [-columns] if space >= columns else []
        beside += [-1] if space % columns else []
        if any(same(scene, spaces, estate, space, space + step) for step in beside):
            return 0, 0
        if same(scene, spaces, estate, space, space + columns):
            return 2, 1
        if (space + 1) % columns and same(scene, spaces, estate, space, space + 1):
            return 1, 2
    return 1, 1


def same(scene: Scene, spaces: list[str], estate: int, one: int, other: int) -> bool:
    inside = 0 <= other < len(spaces)
    return inside and spaces[one] == spaces[other] and covers_two(scene, spaces[other], estate, other)


def covers_two(scene: Scene, tile: str, estate: int, space: int) -> bool:
    """A large building, or the glass hut and the stable that it leaves."""
    if tile in ("hut", "stable"):
        layout = scene.facts.estates.small if estate else scene.facts.estates.main
        return layout[space] == HUT
    return tile in scene.library.buildings and scene.building(tile).large


def content(scene: Scene, seat: int, tile: str, estate: int, space: int, width: float, height: float) -> Node:
    if tile == "hut":
        return hut(scene.catalogue, scene.player(seat).tracker, scene.facts.estates.top, width, height)
    if tile in scene.library.buildings:
        return building(scene, seat, tile, width, height)
    label = lettered(scene, estate, space) if width >= ROOMY and not tile else ""
    return ground(scene.catalogue, tile, place_of(scene, estate, space), width, height, label)


def lettered(scene: Scene, estate: int, space: int) -> str:
    """A space by its column and row, as it is written on its estate."""
    return name_of(scene, estate, space).partition("-")[2]


@lru_cache(maxsize=512)
def ground(catalogue: Catalogue, tile: str, name: str, width: float, height: float, lettering: str) -> Markup:
    """A space without a building."""
    colours = "wf-dial ws-line" if tile == "stable" else "wf-meadow ws-meadow-line"
    meadow = rect(x=0.5, y=0.5, width=width - 1, height=height - 1, rx=width * 0.07, class_=colours)
    label = write(lettering, 5, 15, SMALLEST, colour="meadow-ink") if lettering else None
    if not tile:
        return rendered([tip(said(catalogue, "draw-empty", space=name)), meadow, label])
    words = said(catalogue, "draw-stable", space=name, room=STABLE_ROOM)
    if tile != "stable":
        words = said(catalogue, "draw-tile", space=name, tile=Thing(f"tile-{tile}"))
    shape = used(href=f"#wg-{TILES[tile]}", x=width * 0.03, y=height * 0.04, width=width * 0.94, height=height * 0.92)
    return rendered([tip(words), meadow, shape])


@lru_cache(maxsize=64)
def hut(catalogue: Catalogue, tracker: int, top: int, width: float, height: float) -> Markup:
    """The glass hut, and the track of its progress from the bottom to the top."""
    side = min(width * 0.74, height * 0.9)
    step = height * 0.84 / (top + 1)
    r = min(step * 0.36, width * 0.1)
    x = width - r - width * 0.06
    track = [
        circle(
            cx=x,
            cy=height * 0.92 - (place + 0.5) * step,
            r=r,
            class_="wf-amber ws-outline" if place == tracker else "wf-card ws-line",
            stroke_width=max(0.8, r * 0.14),
        )
        for place in range(top + 1)
    ]
    words = said(catalogue, "draw-hut", steps=tracker, all=top)
    return rendered(
        [
            tip(words),
            rect(x=0.5, y=0.5, width=width - 1, height=height - 1, rx=width * 0.07, class_="wf-dial-refined ws-line"),
            use("glass-hut", width * 0.02, (height - side) / 2, side),
            track,
        ]
    )


def building(scene: Scene, seat: int, slug: str, width: float, height: float) -> Node:
    """A building; where it can be used, each of its conversions is a part of it."""
    card = scene.building(slug)
    face = miniature(card, width, height)
    offered = [token for token in card.uses if scene.offers(token, seat)]
    if not offered:
        return face
    part = width / len(offered)
    parts = [use_of(scene, token, i * part, part, width, height) for i, token in enumerate(offered)]
    return [face, parts if len(parts) == 1 else g(class_="wg-uses")[parts]]


def use_of(scene: Scene, token: str, x: float, part: float, width: float, height: float) -> Mark:
    inset = 0.0 if part == width else 1.0
    mark = frame(x + inset, 0, part - 2 * inset, height, 6)
    which = token.split(":")[2] if token.count(":") == 2 else ""
    label = write(which, x + 5, height - 5, SMALLEST, face="serif", bold=True) if which and width >= ROOMY else None
    whole = reach(x + part / 2, height / 2, part, max(height, FINGER))
    return choice(token, scene.words(token), [whole, mark, label, turn_sign(scene, token, x + part - 20, 3, 17)])


def site(scene: Scene, size: Measures, token: str) -> Mark:
    """A space that can be chosen: to build or to place something there, or to clear it."""
    number_of = scene.facts.estates.names.index(token.removeprefix("at:"))
    estate = scene.facts.estates.estate_of[number_of]
    space = number_of - scene.facts.estates.first[estate]
    x, y = size.corner(estate, space)
    name = name_tag(lettered(scene, estate, space), x, y) if size.label and taken(scene, estate, space) else None
    mark = frame(x + 1, y + 1, size.cell - 2, size.high - 2, size.cell * 0.07)
    sign = turn_sign(scene, token, x + size.cell - 20, y + 3, 17)
    whole = reach(x + size.cell / 2, y + size.high / 2, size.cell, max(size.high, FINGER))
    return choice(token, scene.words(token), [whole, name, mark, sign], thing="space")


def taken(scene: Scene, estate: int, space: int) -> bool:
    return bool(scene.player(scene.main).estates[estate][space])


def name_tag(name: str, x: float, y: float) -> Node:
    """The name of a space that something lies on, where it can be chosen all the same."""
    return [
        rect(x=x + 1, y=y + 1, width=TAG, height=LABEL, rx=5, class_="wf-card"),
        write(name, x + 1 + TAG / 2, y + 15, SMALLEST, colour="soft", anchor="middle"),
    ]
