"""A village: a ring of tradespeople, the spaces for pawns between two of them, and its name in the middle."""

from __future__ import annotations

from typing import Final

from markupsafe import Markup

from waldglas.draw.panels import frame, reach, ring
from waldglas.draw.pen import choice, circle, closer, ellipse, g, number, tip, use, width_of, write
from waldglas.draw.shapes import printed
from waldglas.draw.turning import turn_sign
from waldglas.games.black_forest.draw.faces import NAME, name_lines, person_head, person_strip
from waldglas.games.black_forest.draw.library import PersonCard
from waldglas.games.black_forest.draw.pawns import moving_pawn, pawn
from waldglas.games.black_forest.draw.scene import Scene
from waldglas.games.black_forest.rules.facts import MERCHANT_SLUG
from waldglas.markup import Mark, Node

CARD: Final = 112.0
TALL: Final = 62.0
HEAD: Final = 19.0
SPOT: Final = 16.0
MIDDLE: Final = 98.0  # of the room between the cards for the name
SIDE: Final = (MIDDLE + CARD) / 2
WIDTH: Final = MIDDLE + 2 * CARD

Place = tuple[float, float]

# The middles of the cards, clockwise, and of the pawn space that follows each; around the middle of the village.
LARGE: Final[tuple[list[Place], list[Place]]] = (
    [(0, -70), (SIDE, 0), (0, 70), (-SIDE, 0)],
    [(84, -58), (84, 58), (-84, 58), (-84, -58)],
)
SMALL: Final[tuple[list[Place], list[Place]]] = (
    [(0, -36), (SIDE, 36), (-SIDE, 36)],
    [(84, -26), (0, 48), (-84, -26)],
)
NAMED_AT: Final = {4: 5.0, 3: 16.0}  # how far down the name stands, by the number of slots
JOB_AT: Final = {4: (-12.0, 10.0), 3: (20.0, 36.0)}


def shape_of(slots: int) -> tuple[list[Place], list[Place]]:
    return LARGE if slots == 4 else SMALL


def village(scene: Scene, which: int, x: float, y: float) -> Mark:
    """A village around its middle."""
    here = scene.facts.board.villages[which]
    people = scene.view.villages[which]
    cards, spots = shape_of(len(people))
    return g(
        transform=f"translate({number(x)} {number(y)})",
        data_piece=f"village-{here.slug}",
        data_thing=f"village.{here.slug}",
    )[
        green(len(people)),
        name_part(scene, which, len(people)),
        [person(scene, slug, *place) for slug, place in zip(people, cards, strict=True)],
        [spot(scene, f"{here.slug}-{i + 1}", *place) for i, place in enumerate(spots)],
    ]


def green(slots: int) -> Node:
    """The trodden ground on which a village stands."""
    across, down = (146, 94) if slots == 4 else (150, 68)
    return ellipse(cx=0, cy=0, rx=across, ry=down, class_="wf-dial ws-line", stroke_width=1.5)


def name_part(scene: Scene, which: int, slots: int) -> Node:
    here = scene.facts.board.villages[which]
    name, middle = scene.noun(here.thing.id), NAMED_AT[slots]
    job = scene.view.jobs.get(here.slug, "")
    token = f"village:{here.slug}"
    words: Node = [
        tip(name),
        village_name(name, middle),
        use("job", *JOB_AT[slots], 24, scene.job(job).told) if job else None,
        [pawn(scene, i, 0, middle - 22, 28) for i, place in enumerate(scene.view.pawns) if place == here.slug],
    ]
    if token not in scene.choices:
        return words
    mark = frame(-MIDDLE / 2 + 3, middle - 17, MIDDLE - 6, 26, 8)
    return choice(token, scene.words(token), [reach(0, middle - 4, MIDDLE, 34), words, mark])


def village_name(name: str, y: float) -> Mark:
    """A long name is set closer, never smaller than can be read."""
    room = MIDDLE - 4
    size = max(12.5, min(14.0, room / width_of(name, 1.08)))
    return closer(name, 0, y, size, room, "ink")


def person(scene: Scene, slug: str, x: float, y: float) -> Mark:
    """A tradesperson: a strip for each effect of a visit, to be chosen where that is offered."""
    card = scene.person(slug)
    (top, height), part = head_of(card), TALL / len(card.visits)
    faces = [printed(face) for face in person_faces(card)]
    strips = [
        strip(scene, token, face, top + 2 + i * height, height - 2, i * part, part)
        for i, ((token, _), face) in enumerate(zip(card.visits, faces[1:], strict=True))
    ]
    corner = f"translate({number(x - CARD / 2)} {number(y - TALL / 2)})"
    return g(transform=corner, data_piece=f"person-{slug}", data_thing=f"tradesperson.{slug}")[
        tip(card.told), faces[0], merchant(scene, slug), strips
    ]


def head_of(card: PersonCard) -> tuple[float, float]:
    """How high the head of a card is, and each of the strips below it."""
    top = HEAD + NAME * (len(name_lines(card.name, CARD)) - 1)
    return top, (TALL - top - 3) / len(card.visits)


def person_faces(card: PersonCard) -> list[Markup]:
    """What is printed: the head of the card, and its strips."""
    top, height = head_of(card)
    strips = [person_strip(line, CARD - 8, height - 2) for _, line in card.visits]
    return [person_head(card, CARD, TALL, top), *strips]


def strip(scene: Scene, token: str, face: Node, y: float, height: float, above: float, part: float) -> Mark:
    """A visit; a finger may press its whole part of the card."""
    placed = f"translate(4 {number(y)})"
    if token not in scene.choices:
        return g(transform=placed)[face]
    mark = frame(-1, 0, CARD - 6, height, 5)
    sign = turn_sign(scene, token, CARD - 22, -3, 17)
    whole = reach(CARD / 2 - 4, above + part / 2 - y, CARD, part)
    return g(transform=placed)[choice(token, scene.words(token), [whole, face, mark, sign])]


def merchant(scene: Scene, slug: str) -> Node:
    """The sign of the Traveling Merchant; on others it is the choice to change places."""
    x, y, r = CARD - 3, 1.0, 10.0
    if slug == MERCHANT_SLUG:
        return use("cart", CARD - 20, TALL - 20, 17)
    token = f"swap:{slug}"
    if token not in scene.choices:
        return None
    badge = [circle(cx=x, cy=y, r=r, class_="wf-card"), use("cart", x - 7.5, y - 8, 15), ring(x, y, r)]
    whole = reach(CARD / 2, TALL / 2, CARD, TALL)
    signs: Node = [whole, badge, turn_sign(scene, token, x - 23, y - 9, 15)]
    return choice(token, scene.words(token), signs, f"person-{MERCHANT_SLUG}")


def spot(scene: Scene, place: str, x: float, y: float) -> Node:
    """A space for a pawn between two tradespeople."""
    ground: Node = [
        circle(cx=x, cy=y, r=SPOT, class_="wf-card ws-line", stroke_width=2),
        write(place.partition("-")[2], x, y + 4.5, 12.5, colour="soft", face="serif", anchor="middle"),
    ]
    return [on_spot(scene, place, ground, x, y, SPOT), standing(scene, place, x, y)]


def on_spot(scene: Scene, place: str, ground: Node, x: float, y: float, r: float) -> Node:
    token = f"to:{place}"
    if token not in scene.choices:
        return g(data_ask=scene.asking(token), data_thing="spot")[ground]
    sign = turn_sign(scene, token, x + r * 0.4, y - r * 1.3, 17)
    return choice(token, scene.words(token), [ground, ring(x, y, r), sign], moving_pawn(scene, token), "spot")


def standing(scene: Scene, place: str, x: float, y: float) -> Node:
    """The pawns on a space; alone, the one placed last has a ring."""
    there = [i for i, where in enumerate(scene.view.pawns) if where == place]
    last = scene.seats == 1 and scene.view.last_pawn in there
    halo = circle(cx=x, cy=y, r=SPOT, class_="ws-forest", fill="none", stroke_width=3) if last else None
    return [halo, [pawn(scene, which, x + i * 10, y - 2, 28) for i, which in enumerate(there)]] if there else None
