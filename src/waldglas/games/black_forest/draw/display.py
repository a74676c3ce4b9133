"""The buildings on offer: small ones in rows by what they bring, large ones beside or below."""

from __future__ import annotations

from typing import Final

from waldglas.draw.drawing import Drawing
from waldglas.draw.glyphs import NAMES
from waldglas.draw.panels import lying_card, panel
from waldglas.draw.pen import g, rect, tip, use, write
from waldglas.draw.shapes import printed
from waldglas.draw.turning import offered_card
from waldglas.games.black_forest.draw.faces import KINDS, building_face
from waldglas.games.black_forest.draw.library import BuildingCard, lacks
from waldglas.games.black_forest.draw.scene import Scene
from waldglas.markup import Mark, Node

TALL: Final = 98.0
LARGE: Final = 114.0
GAP: Final = 7.0
MARGIN: Final = 14.0
HEAD: Final = 32.0
LINE: Final = 30.0
COLUMNS: Final = 3  # of a row: 0, 1 and 2 glass
SIGNS: Final = {"landscape": "pasture", "points": "star"}
WIDE: Final = 900.0
LEGEND: Final = ("conversion", "instant", "permanent", "end", "condition")


def display(scene: Scene, width: float = 1344) -> Drawing:
    """On a wide board the rows stand upright beside each other; on a narrow one they lie below each other."""
    rows = list(scene.library.rows)
    if width >= WIDE:
        step = (width - 2 * MARGIN + GAP) / len(rows)
        small = [row(scene, slug, MARGIN + i * step, HEAD + 4, step - GAP, upright=True) for i, slug in enumerate(rows)]
        y = HEAD + 4 + LINE + COLUMNS * (TALL + GAP)
    else:
        step = (width - 2 * MARGIN + GAP) / COLUMNS
        high = LINE + TALL + GAP
        small = [
            row(scene, slug, MARGIN, HEAD + 30 + i * high, step - GAP, upright=False) for i, slug in enumerate(rows)
        ]
        y = HEAD + 30 + len(rows) * high
    large = large_part(scene, MARGIN, y, width - 2 * MARGIN)
    height = y + large.height + MARGIN
    body = [panel(width, height), heading(scene, width), small, large.body]
    return Drawing(width, height, g(data_board="display")[body])


def heading(scene: Scene, width: float) -> Node:
    parts: list[Node] = [write(scene.say("draw-buildings"), MARGIN, 24, 17, face="serif", bold=True)]
    wide = width >= WIDE
    x, y = (MARGIN + 110, 19.0) if wide else (MARGIN, 44.0)
    room = 150.0 if wide else (width - 2 * MARGIN) / 5
    for kind in LEGEND:
        words = scene.say("draw-when", kind=kind)
        colour, _, sign = KINDS[kind]
        parts.append(rect(x=x, y=y - 9, width=18, height=18, rx=5, class_=f"wf-{colour}"))
        parts.append(use(sign, x + 3, y - 6, 12, scene.say("draw-legend", kind=kind, when=words)))
        parts.append(write(words, x + 24, y + 4.5, 12.5, colour="soft") if wide else None)
        x += room
    return parts


def row(scene: Scene, slug: str, x: float, y: float, width: float, upright: bool) -> Node:
    """One row of the boards: its sign, then a place for each of its tiles."""
    parts: list[Node] = [row_sign(scene, slug, x, y, width, upright)]
    for i, name in enumerate(row_of(scene, slug)):
        left = x if upright else x + i * (width + GAP)
        top = y + LINE + (i * (TALL + GAP) if upright else 0)
        parts.append(card(scene, name, left, top, width))
    return parts


def row_of(scene: Scene, slug: str) -> list[str]:
    """The buildings of a row, place by place; where one was built there is none."""
    tiles: list[int] = scene.game.facts.entry(f"row.{slug}")["tiles"]
    here = {scene.library.tiles[name]: name for name in scene.view.offer if scene.building(name).row == slug}
    return [here.get(tile, "") for tile in tiles]


def sign_of(slug: str) -> str:
    return SIGNS.get(slug, NAMES.get(slug, slug))


def row_sign(scene: Scene, slug: str, x: float, y: float, width: float, upright: bool) -> Node:
    shape = sign_of(slug)
    within = width - 20 if upright else 3 * width - 20
    return g(data_thing=f"row.{slug}")[
        tip(scene.library.rows[slug]),
        use(shape, x, y + 5, 20),
        write(scene.library.titles[slug], x + 23, y + 19, 12, face="serif", bold=True, within=within),
    ]


def card(scene: Scene, slug: str, x: float, y: float, width: float, height: float = TALL) -> Mark:
    if not slug:
        return rect(x=x, y=y, width=width, height=height, rx=7, class_="wf-paper ws-line", stroke_dasharray="5 4")
    building = scene.building(slug)
    face = printed(building_face(building, width, height))
    token, name = f"build:{slug}", f"building.{slug}"
    if token in scene.choices:
        return offered_card(scene, token, [tip(building.told), face], x, y, width, height, 20, thing=name)
    reason = why_not(scene, building)
    words = tip(reason or building.told)
    pale = bool(reason and scene.offered("build"))  # at other times it is read, not chosen
    return lying_card([words, face], x, y, pale=pale, data_ask=scene.asking(token), data_thing=name)


def why_not(scene: Scene, card: BuildingCard) -> str:
    """What keeps the main player from a building; empty when goods and tiles suffice."""
    if scene.offered("build"):
        return scene.advice.why_not(f"build:{card.slug}") or scene.say("draw-cannot-build")
    held = holdings(scene)
    lacking = tuple((name, number - held[name]) for name, number in card.asked if held[name] < number)
    name = "" if scene.main == scene.me else scene.names[scene.main]
    return lacks(scene.catalogue, card.told, name, lacking) if lacking else ""


def holdings(scene: Scene) -> dict[str, int]:
    """Goods and tiles of the main player, markers of one good together."""
    player = scene.player(scene.main)
    land = [tile for estate in player.estates for tile in estate]
    charcoal = max(0, player.glassmaking["charcoal"]) + player.cooking["charcoal"]
    return {
        **player.glassmaking,
        **player.cooking,
        "charcoal": charcoal,
        "brick": player.brick,
        "provision": sum(player.provisions),
        **{tile: land.count(tile) for tile in ("field", "pond", "pasture", "forest")},
    }


def large_part(scene: Scene, x: float, y: float, width: float) -> Drawing:
    """Large buildings cover two spaces, and have twice the room here."""
    slugs = [slug for slug in scene.view.offer if scene.building(slug).large]
    if not slugs:
        return Drawing(width, 0, None)
    across = 5 if width >= WIDE - 100 else 1
    step = (width + GAP) / across
    parts: list[Node] = [
        use("estate", x, y + 5, 20),
        write(scene.say("draw-large"), x + 26, y + 20, 12.5, face="serif", bold=True),
    ]
    for i, slug in enumerate(slugs):
        left, top = x + i % across * step, y + LINE + i // across * (LARGE + GAP)
        parts.append(card(scene, slug, left, top, step - GAP, LARGE))
    lines = -(-len(slugs) // across)
    return Drawing(width, LINE + lines * (LARGE + GAP) - GAP, parts)
