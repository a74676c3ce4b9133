"""The farm above ground: goods, carts with the disks taken, buildings and markers."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from waldglas.core.message import Thing
from waldglas.draw.glyphs import LETTER, fitting, row_of
from waldglas.draw.panels import frame
from waldglas.draw.pen import SMALLEST, choice, circle, g, number, path, rect, tip, use, write
from waldglas.draw.players import Held
from waldglas.draw.scene import said
from waldglas.games.haspelknecht.draw.library import PieceCard
from waldglas.games.haspelknecht.draw.scene import Scene
from waldglas.games.haspelknecht.draw.tokens import disk_row, listed, told
from waldglas.games.haspelknecht.rules.view import FarmView
from waldglas.markup import Mark, Node
from waldglas.words import Catalogue

BOX: Final = 42.0
CART: Final = 58.0
PIECE: Final = 54.0
EFFECT: Final = SMALLEST / LETTER  # the height of the signs of what a piece does; it shows them if it has room
GOODS: Final = (("food", "food"), ("wood", "wood"), ("coal", "coal"), ("thaler", "coin"), ("debt", "debt"))
USES: Final = {"charcoal_burner": "burn", "hauling_cable": "cable", "windlass": "windlass"}
COVERED: Final = ("pay", "store")


def count_of(farm: FarmView, good: str) -> int:
    return {"food": farm.food, "wood": farm.wood, "coal": farm.coal, "thaler": farm.thaler, "debt": farm.debt}[good]


def held(scene: Scene, seat: int) -> list[Held]:
    """All goods, with their numbers in words."""
    farm = scene.farm(seat)
    return [
        (shape, count_of(farm, good), good_words(scene.catalogue, good, count_of(farm, good)), f"piece.{good}")
        for good, shape in GOODS
    ]


@lru_cache(maxsize=256)
def good_words(catalogue: Catalogue, good: str, count: int) -> str:
    return said(catalogue, "amount", count=count, good=Thing("draw-debt" if good == "debt" else f"good-{good}"))


def goods(scene: Scene, seat: int, x: float, y: float, width: float) -> Node:
    step = (width + 6) / len(GOODS)
    return [
        g(transform=f"translate({number(x + i * step)} {number(y)})", data_thing=f"piece.{good}")[
            box(scene, seat, good, shape, step - 6)
        ]
        for i, (good, shape) in enumerate(GOODS)
    ]


def box(scene: Scene, seat: int, good: str, shape: str, wide: float) -> Mark:
    count = count_of(scene.farm(seat), good)
    icon = min(28.0, wide * 0.44)
    face: Node = [
        tip(good_words(scene.catalogue, good, count)),
        rect(x=0.75, y=0.75, width=wide - 1.5, height=BOX - 1.5, rx=9, class_="wf-card ws-line", stroke_width=1.5),
        g(class_=None if count else "wg-pale")[
            use(shape, wide * 0.09, BOX / 2 - icon / 2, icon),
            write(str(count), wide * 0.74, BOX / 2 + 7, min(20, wide * 0.34), face="serif", anchor="middle", bold=True),
        ],
    ]
    tokens = [f"{verb}:{good}" for verb in COVERED if scene.offers(f"{verb}:{good}", seat)]
    return choice(tokens[0], scene.words(tokens[0]), [face, frame(0, 0, wide, BOX, 9)]) if tokens else g()[face]


def cart(scene: Scene, seat: int, which: int, x: float, y: float, wide: float) -> Mark:
    """A cart with the disks of a step of taking."""
    farm = scene.farm(seat)
    disks = farm.cart_one if which == 1 else farm.cart_two
    value = sum(
        disks.get(colour, 0) * worth
        for colour, worth in zip(("black", "brown", "yellow"), scene.facts.values, strict=True)
    )
    words = scene.say("draw-cart-disks", number=which, disks=told(scene, disks))
    if which == 1 and value:
        words = scene.say("draw-cart-value", cart=words, value=value)
    tub = f"M2 26H{number(wide - 2)}L{number(wide - 13)} 46H13z"
    return g(transform=f"translate({number(x)} {number(y)})", data_thing="cart")[
        tip(words),
        disk_row(listed(disks), 10, 3, 26, wide - 20),
        path(d=tub, class_="wf-wood ws-outline", stroke_width=1.6),
        write(
            scene.say("draw-cart", number=which),
            wide / 2,
            41,
            SMALLEST,
            colour="white",
            face="serif",
            anchor="middle",
            bold=True,
            within=wide - 28,
        ),
        [circle(cx=cx, cy=49, r=7, class_="wf-wood-end ws-outline", stroke_width=1.8) for cx in (24, wide - 24)],
        [circle(cx=cx, cy=49, r=1.8, class_="wf-outline") for cx in (24, wide - 24)],
    ]


def pieces(scene: Scene, seat: int, x: float, y: float, width: float) -> Node:
    """Buildings first, then the markers that were not used."""
    farm, library = scene.farm(seat), scene.library
    cards = [(library.buildings[slug], 140.0, "wall") for slug in farm.buildings]
    cards += [(library.markers[slug], 96.0, "card") for slug in farm.markers]
    if not cards:
        return write(scene.say("draw-no-pieces"), x + 2, y + 30, SMALLEST, colour="soft", within=width)
    wish = sum(wide + 6 for _, wide, _ in cards) - 6
    narrow = min(1.0, width / wish)
    drawn: list[Node] = []
    for card, wide, colour in cards:
        fitted = (wide + 6) * narrow - 6
        corner = f"translate({number(x)} {number(y)})"
        drawn.append(g(transform=corner, data_thing=card.thing)[piece(scene, seat, card, fitted, colour)])
        x += fitted + 6
    return drawn


def piece(scene: Scene, seat: int, card: PieceCard, wide: float, colour: str) -> Mark:
    farm, token = scene.farm(seat), USES.get(card.slug, "")
    new = card.slug in farm.new_markers and colour == "card"
    signed = all(fitting(glyphs, EFFECT, wide - 45) == EFFECT for glyphs in card.does)
    face: Node = [
        tip(scene.say("draw-new-marker", marker=card.told) if new else card.told),
        rect(x=0.75, y=0.75, width=wide - 1.5, height=PIECE - 1.5, rx=8, class_="wf-card ws-line", stroke_width=1.5),
        g(class_="wg-pale" if new else None)[
            use(card.sign, 4 if signed else wide / 2 - 17, PIECE / 2 - 17, 34),
            effects(card, wide) if signed else None,
        ],
        mill_disks(farm) if card.slug == "water_mill" else None,
    ]
    if not token or not scene.offers(token, seat):
        return g(data_piece=f"piece{seat}-{card.slug}")[face]
    return choice(token, scene.words(token), [face, frame(0, 0, wide, PIECE, 8)])


def effects(card: PieceCard, wide: float) -> Node:
    """What a piece does, a line for each effect."""
    middle, below = (40 + wide - 3) / 2, PIECE / 2 - (len(card.does) - 1) / 2 * EFFECT
    return [
        row_of(glyphs, middle, below + i * EFFECT, EFFECT, wide - 45, "middle") for i, glyphs in enumerate(card.does)
    ]


def mill_disks(farm: FarmView) -> Node:
    """The disks that were planned for the mill."""
    trade = farm.plan["mill"] if farm.plan else "none"
    return disk_row([trade, trade], 4, PIECE - 18, 17, 34) if trade != "none" else None
