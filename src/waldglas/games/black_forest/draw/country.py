"""The map: five villages in a ring, the places of location jobs, the ways between them, and the open jobs below."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Final

from markupsafe import Markup

from waldglas.draw.drawing import Drawing, rendered
from waldglas.draw.panels import frame, lying_card, panel
from waldglas.draw.pen import choice, g, number, path, rect, tip, use, write
from waldglas.draw.scene import said
from waldglas.draw.shapes import printed
from waldglas.draw.turning import offered_card, turn_sign
from waldglas.games.black_forest.draw.faces import job_face
from waldglas.games.black_forest.draw.pawns import moving_pawn, pawn
from waldglas.games.black_forest.draw.scene import Scene, amount
from waldglas.games.black_forest.draw.village import CARD, MIDDLE, SPOT, TALL, Place, shape_of, village
from waldglas.markup import Mark, Node
from waldglas.words import Catalogue

WIDTH: Final = 690.0
MARGIN: Final = 14.0
GROUND: Final = 566.0
NARROW_MARGIN: Final = 10.0
EDGE: Final = 13.0
JOBS: Final = 96.0
SIGN: Final = (92.0, 38.0)  # of a location

PLACES: Final[dict[str, Place]] = {
    "v1": (175, 118),
    "v2": (515, 86),
    "v3": (515, 296),
    "v4": (515, 492),
    "v5": (175, 458),
    "market": (345, 30),
    "hermit": (618, 190),
    "captain": (618, 404),
    "count": (345, 428),
    "feudal_lord": (70, 288),
    "freiburg": (262, 296),
}
FIRS: Final = (
    *((130, 236, 38), (156, 228, 46), (190, 240, 36), (120, 328, 36), (146, 320, 44), (180, 330, 34), (210, 338, 30)),
    *((18, 216, 38), (46, 228, 28), (18, 326, 40), (46, 340, 28), (18, 510, 38), (44, 524, 30), (76, 532, 26)),
    *((318, 176, 30), (340, 164, 40), (370, 178, 30), (612, 8, 36), (638, 20, 28), (312, 346, 34), (338, 336, 42)),
    *((18, 10, 36), (44, 4, 28), (366, 346, 30), (280, 524, 36), (308, 514, 44), (344, 526, 34), (374, 530, 28)),
    *((624, 232, 26), (400, 8, 30), (424, 2, 24), (230, 528, 28), (626, 520, 34), (604, 532, 26), (396, 528, 24)),
)
# The same on a narrow map, the villages below each other; two ways then run around them.
NARROW: Final = 360.0
NARROW_GROUND: Final = 1130.0
NARROW_PLACES: Final[dict[str, Place]] = {
    "v1": (180, 118),
    "market": (290, 248),
    "freiburg": (76, 248),
    "v2": (180, 354),
    "hermit": (290, 450),
    "v3": (180, 566),
    "captain": (290, 700),
    "v4": (180, 800),
    "count": (290, 898),
    "v5": (180, 1000),
    "feudal_lord": (76, 1098),
}
AROUND: Final = {("feudal_lord", "v1"), ("v5", "v1")}
NARROW_FIRS: Final = ((16, 440, 34), (44, 432, 42), (82, 444, 32), (16, 690, 36), (48, 682, 44), (90, 694, 32))
TOLL: Final = (38.0, 20.0)
CLEAR: Final = 6.0  # as far as a toll should stay away from what lies on the map

Fir = tuple[float, float, float]  # left, top and size
Cover = tuple[float, float, float, float]  # the middle of a box and half of its sides


def country(scene: Scene, width: float = WIDTH, height: float = 0) -> Drawing:
    """The map, stretched to this height if it is lower; a narrow one has the villages below each other."""
    wide = width >= WIDTH
    width = WIDTH if wide else NARROW
    margin = MARGIN if wide else NARROW_MARGIN
    ground = GROUND if wide else NARROW_GROUND
    foot = jobs_part(scene, width - 2 * margin, 4 if wide else 2)
    whole = max(height, ground + foot.height + 3 * margin)
    high = whole - foot.height - 3 * margin
    places = PLACES if wide else NARROW_PLACES
    stretched = {slug: (x - margin, y * high / ground) for slug, (x, y) in places.items()}
    firs = printed(woods(FIRS if wide else NARROW_FIRS, margin, high / ground))
    body = [
        panel(width, whole),
        g(transform=f"translate({number(margin)} {number(margin)})")[
            rect(x=0, y=0, width=width - 2 * margin, height=high, rx=12, class_="wf-meadow ws-meadow-line"),
            firs,
            land(scene, stretched, wide),
        ],
        foot.at(margin, whole - margin - foot.height),
    ]
    return Drawing(width, whole, g(data_board="map")[body])


@lru_cache(maxsize=16)
def woods(firs: tuple[Fir, ...], margin: float, stretch: float = 1) -> Markup:
    return rendered([use("fir", x - margin, y * stretch, size) for x, y, size in firs])


def land(scene: Scene, places: dict[str, Place], wide: bool) -> Node:
    ways = scene.game.facts.section("path").values()
    covers = tuple(cover for slug, place in places.items() for cover in covered(scene, slug, place))
    around = set() if wide else AROUND
    names = names_of(scene)
    tolls = [
        toll(
            way_words(scene.catalogue, *(names[end] for end in row["ends"]), row["provisions"]),
            toll_place(row["ends"], places, covers, (*row["ends"],) in around),
            row["provisions"],
        )
        for row in ways
    ]
    return [
        ways_between([row["ends"] for row in ways], places, wide),
        [location(scene, slug, *places[slug]) for slug in scene.facts.board.location_slugs],
        [village(scene, i, *places[here.slug]) for i, here in enumerate(scene.facts.board.villages)],
        tolls,
    ]


@cache
def way_words(catalogue: Catalogue, one: str, other: str, cost: int) -> str:
    return said(catalogue, "draw-way", one=one, other=other, cost=amount("provisions", cost))


def way(ends: list[str], places: dict[str, Place], wide: bool) -> str:
    """A path between two places; on a narrow map two of them run around."""
    (x1, y1), (x2, y2) = places[ends[0]], places[ends[1]]
    turns = f"H{EDGE}V{number(y2)}" if not wide and (ends[0], ends[1]) in AROUND else ""
    return f"M{number(x1)} {number(y1)}{turns}L{number(x2)} {number(y2)}"


def ways_between(ends: list[list[str]], places: dict[str, Place], wide: bool) -> Node:
    d = "".join(way(each, places, wide) for each in ends)
    return [
        path(d=d, class_="ws-dial", fill="none", stroke_width=9),
        path(d=d, class_="ws-sack", fill="none", stroke_width=2.5, stroke_dasharray="7 6"),
    ]


@lru_cache(maxsize=256)
def toll(words: str, place: Place, cost: int) -> Mark:
    """What a path costs."""
    (x, y), (width, height) = place, TOLL
    return g(transform=f"translate({number(x - width / 2)} {number(y - height / 2)})", data_thing="way")[
        tip(words),
        rect(x=0, y=0, width=width, height=height, rx=height / 2, class_="wf-card ws-line", stroke_width=1.2),
        use("provisions", 3, 1.5, 17),
        write(str(cost), width - 9, height / 2 + 4.5, 13, face="serif", anchor="middle", bold=True),
    ]


def toll_place(ends: list[str], places: dict[str, Place], covers: tuple[Cover, ...], around: bool) -> Place:
    one, other = (places[end] for end in ends)
    if around:
        return EDGE + TOLL[0] / 2 - 10, one[1] - 40 - 30 * (ends[0] == "v5")
    return clear_place(one, other, covers)


@lru_cache(maxsize=256)
def clear_place(one: Place, other: Place, covers: tuple[Cover, ...]) -> Place:
    """Where on a straight path nothing lies over a toll."""
    (x1, y1), (x2, y2) = one, other
    on_way = [(x1 + (x2 - x1) * part / 40, y1 + (y2 - y1) * part / 40) for part in range(1, 40)]
    return max(on_way, key=lambda place: min(CLEAR, *(gap(place, cover) for cover in covers)))


def covered(scene: Scene, slug: str, place: Place) -> list[Cover]:
    """The boxes of what lies at a place: a sign, or tradespeople and the spaces between them."""
    x, y = place
    villages = {here.slug: i for i, here in enumerate(scene.facts.board.villages)}
    if slug not in villages:
        return [(x, y, SIGN[0] / 2, SIGN[1] / 2)]
    cards, spots = shape_of(len(scene.view.villages[villages[slug]]))
    middle = (x, y, MIDDLE / 2, TALL / 2)
    people = [(x + dx, y + dy, CARD / 2, TALL / 2) for dx, dy in cards]
    return [middle, *people, *((x + dx, y + dy, SPOT, SPOT) for dx, dy in spots)]


def gap(place: Place, cover: Cover) -> float:
    """How far a toll at this place stays away from a box."""
    across = abs(place[0] - cover[0]) - cover[2] - TOLL[0] / 2
    down = abs(place[1] - cover[1]) - cover[3] - TOLL[1] / 2
    return max(across, down)


def location(scene: Scene, slug: str, x: float, y: float) -> Mark:
    """The place of a location job, with a parchment where the job is open."""
    width, height = SIGN
    name = scene.noun(f"location-{slug}")
    job = scene.view.jobs.get(slug, "")
    face: Node = [
        tip(scene.job(job).told if job else scene.say("draw-no-job-here", place=name)),
        rect(x=0.75, y=0.75, width=width - 1.5, height=height - 1.5, rx=10, class_="wf-card ws-line", stroke_width=1.5),
        use("job", 4, 7, 24) if job else None,
        write(name, width / 2 + (12 if job else 0), height / 2 + 4.5, 12.5, face="serif", anchor="middle", bold=True),
    ]
    token = f"to:{slug}"
    if token in scene.choices:
        sign = turn_sign(scene, token, width - 14, -6, 18)
        face = choice(
            token, scene.words(token), [face, frame(0, 0, width, height, 10), sign], moving_pawn(scene, token)
        )
    there = [i for i, place in enumerate(scene.view.pawns) if place == slug]
    visitors = [pawn(scene, which, width - 6 - i * 12, height - 2, 28) for i, which in enumerate(there)]
    corner = f"translate({number(x - width / 2)} {number(y - height / 2)})"
    return g(transform=corner, data_thing=f"location.{slug}")[face, visitors]


def names_of(scene: Scene) -> dict[str, str]:
    """What villages and locations are called."""
    return {slug: scene.noun(thing.id) for slug, thing in scene.facts.board.named_nodes().items()}


def jobs_part(scene: Scene, width: float, across: int) -> Drawing:
    """The pile and the open jobs."""
    open_jobs = scene.view.jobs
    places = names_of(scene)
    room = 58.0
    step = (width - room + 8) / min(across, scene.facts.most_jobs)
    cards = [
        job(scene, node, places[node], (room + i % across * step, i // across * (JOBS + 8)), step - 8)
        for i, node in enumerate(open_jobs)
    ]
    empty = [] if cards else [write(scene.say("draw-no-job"), room + 8, JOBS / 2 + 5, 14, colour="soft")]
    lines = max(1, -(-len(cards) // across))
    return Drawing(width, lines * (JOBS + 8) - 8, [pile(scene), cards, empty])


def pile(scene: Scene) -> Mark:
    left = scene.view.jobs_left
    return g(class_=None if left else "wg-pale", data_thing="jobs")[
        tip(scene.say("draw-jobs-left", count=left)),
        [
            rect(x=2 + i * 3, y=14 - i * 3, width=44, height=62, rx=6, class_="wf-food ws-card", stroke_width=1.5)
            for i in range(min(left, 3))
        ],
        use("job", 14, 18, 32),
        write(scene.say("draw-left", count=left), 27, 92, 12.5, face="serif", anchor="middle", bold=True),
    ]


def job(scene: Scene, node: str, name: str, corner: Place, width: float) -> Mark:
    card = scene.job(scene.view.jobs[node])
    face = job_face(card, name, scene.say("draw-job-at", job=card.told, place=name), width, JOBS)
    if "job" in scene.choices and node == place_of_active(scene):
        return offered_card(scene, "job", face, *corner, width, JOBS, 20, thing=f"job.{card.slug}")
    return lying_card(face, *corner, data_thing=f"job.{card.slug}")


def place_of_active(scene: Scene) -> str:
    """The village or location where the pawn stands that takes its turn."""
    view = scene.view
    which = view.last_pawn if scene.seats == 1 else view.active
    return view.pawns[which].partition("-")[0] if 0 <= which < len(view.pawns) else ""
