"""The map: five villages in a ring, the places of location jobs, the ways between them, and the open jobs below."""

from __future__ import annotations

from typing import Final

from htpy import Element, Node

from waldglas.draw.black_forest.faces import job_face
from waldglas.draw.black_forest.marks import offered, pawn, turn_sign
from waldglas.draw.black_forest.scene import Scene
from waldglas.draw.black_forest.village import Place, village
from waldglas.draw.drawing import Drawing
from waldglas.draw.marks import frame
from waldglas.draw.panels import panel
from waldglas.draw.pen import choice, circle, g, number, path, rect, tip, use, write

WIDTH: Final = 690.0
MARGIN: Final = 14.0
GROUND: Final = 640.0
JOBS: Final = 96.0
SIGN: Final = (92.0, 38.0)  # of a location

PLACES: Final[dict[str, Place]] = {
    "v1": (175, 124),
    "v2": (515, 92),
    "v3": (515, 322),
    "v4": (515, 548),
    "v5": (175, 520),
    "market": (345, 36),
    "hermit": (606, 200),
    "captain": (606, 450),
    "count": (345, 590),
    "feudal_lord": (76, 330),
    "freiburg": (262, 322),
}
FIRS: Final = (
    *((150, 262, 34), (176, 254, 42), (206, 266, 32), (120, 380, 36), (146, 372, 44), (180, 384, 34), (212, 376, 40)),
    *((18, 240, 36), (44, 250, 28), (18, 392, 34), (42, 402, 26), (18, 596, 34), (44, 604, 26), (318, 120, 30)),
    *((340, 132, 24), (612, 16, 34), (636, 26, 26), (372, 20, 0), (300, 440, 36), (328, 430, 42), (356, 444, 32)),
    *((618, 600, 30), (640, 592, 22), (300, 200, 30), (322, 192, 38), (348, 206, 28)),
)


def country(scene: Scene, width: float = WIDTH, height: float = 0) -> Drawing:
    """The map is drawn in one size, so that what is written on it can be read; on a phone it is moved about."""
    foot = jobs_part(scene, WIDTH - 2 * MARGIN)
    whole = max(height, GROUND + foot.height + 3 * MARGIN)
    spread = (whole - foot.height - 3 * MARGIN - GROUND) / GROUND
    body = [
        panel(WIDTH, whole),
        g(transform=f"translate({number(MARGIN)} {number(MARGIN)})")[land(scene, GROUND * (1 + spread), 1 + spread)],
        foot.at(MARGIN, whole - MARGIN - foot.height),
    ]
    return Drawing(WIDTH, whole, g(data_piece="map")[body])


def land(scene: Scene, height: float, stretch: float) -> Node:
    places = {slug: (x - MARGIN, y * stretch) for slug, (x, y) in PLACES.items()}
    return [
        rect(x=0, y=0, width=WIDTH - 2 * MARGIN, height=height, rx=12, class_="wf-meadow ws-meadow-line"),
        [use("fir", x - MARGIN, y * stretch, size) for x, y, size in FIRS if size],
        [way(row["ends"], int(row["provisions"]), places) for row in scene.game.facts.section("path").values()],
        [location(scene, slug, *places[slug]) for slug in scene.facts.board.location_slugs],
        [village(scene, i, *places[here.slug]) for i, here in enumerate(scene.facts.board.villages)],
    ]


def way(ends: list[str], cost: int, places: dict[str, Place]) -> Node:
    """A path; its cost stands in the middle of the part that can be seen."""
    (x1, y1), (x2, y2) = places[ends[0]], places[ends[1]]
    d = f"M{number(x1)} {number(y1)}L{number(x2)} {number(y2)}"
    x, y = cost_place(ends, places)
    return [
        path(d=d, class_="ws-dial", fill="none", stroke_width=9),
        path(d=d, class_="ws-sack", fill="none", stroke_width=2.5, stroke_dasharray="7 6"),
        g()[
            tip(f"This way costs {cost} provision{'s' * (cost != 1)}"),
            circle(cx=x, cy=y, r=10, class_="wf-card ws-line", stroke_width=1.2),
            use("provisions", x - 7, y - 8, 14),
            write(str(cost), x, y + 6.5, 8.5, colour="outline", anchor="middle", bold=True),
        ],
    ]


def cost_place(ends: list[str], places: dict[str, Place]) -> Place:
    """Near the location, outside its sign; between two villages half way."""
    (x1, y1), (x2, y2) = places[ends[0]], places[ends[1]]
    if ends[0] in COSTS:
        part = COSTS[ends[0]]
        return x1 + (x2 - x1) * part, y1 + (y2 - y1) * part
    return (x1 + x2) / 2, (y1 + y2) / 2


COSTS: Final = {name: 0.3 for name in PLACES if not name.startswith("v")}


def location(scene: Scene, slug: str, x: float, y: float) -> Element:
    """The place of a location job, with a parchment where the job is open."""
    width, height = SIGN
    name = scene.facts.board.location_names[scene.facts.board.location_slugs.index(slug)]
    job = scene.view.jobs.get(slug, "")
    face: Node = [
        tip(scene.job(job).told() if job else f"{name}: no job is open here"),
        rect(x=0.75, y=0.75, width=width - 1.5, height=height - 1.5, rx=10, class_="wf-card ws-line", stroke_width=1.5),
        use("job", 4, 7, 24) if job else None,
        write(name, width / 2 + (12 if job else 0), height / 2 + 4.5, 12.5, face="serif", anchor="middle", bold=True),
    ]
    token = f"to:{slug}"
    if token in scene.choices:
        sign = turn_sign(scene, token, width - 14, -6, 18)
        face = choice(token, scene.words(token), [face, frame(0, 0, width, height, 10), sign])
    there = [i for i, place in enumerate(scene.view.pawns) if place == slug]
    visitors = [pawn(scene, which, width - 6 - i * 12, height - 2, 28) for i, which in enumerate(there)]
    return g(transform=f"translate({number(x - width / 2)} {number(y - height / 2)})")[face, visitors]


def jobs_part(scene: Scene, width: float) -> Drawing:
    """The open jobs and the pile."""
    room = 66.0
    step = (width - room) / max(3, scene.facts.most_jobs)
    nodes = {here.slug: here.name for here in scene.facts.board.villages}
    nodes |= dict(zip(scene.facts.board.location_slugs, scene.facts.board.location_names, strict=True))
    cards = [
        job(scene, slug, nodes[node], node, room + i * step, step - 8)
        for i, (node, slug) in enumerate(scene.view.jobs.items())
    ]
    empty = [] if cards else [write("No job is open yet.", room, JOBS / 2 + 5, 14, colour="soft")]
    return Drawing(width, JOBS, [pile(scene.view.jobs_left), cards, empty])


def pile(left: int) -> Element:
    return g(class_=None if left else "wg-pale")[
        tip(f"{left} jobs are left in the pile"),
        [
            rect(x=2 + i * 3, y=14 - i * 3, width=44, height=62, rx=6, class_="wf-food ws-card", stroke_width=1.5)
            for i in range(min(left, 3))
        ],
        use("job", 14, 18, 32),
        write(f"{left} left", 27, 92, 12.5, face="serif", anchor="middle", bold=True),
    ]


def job(scene: Scene, slug: str, place: str, node: str, x: float, width: float) -> Element:
    face = job_face(scene.job(slug), place, width, JOBS)
    if "job" in scene.choices and node == place_of_active(scene):
        return offered(scene, "job", face, x, 0, width, JOBS)
    return g(transform=f"translate({number(x)} 0)")[face]


def place_of_active(scene: Scene) -> str:
    """The village or location where the pawn stands that takes its turn."""
    view = scene.view
    which = view.last_pawn if scene.seats == 1 else view.active
    return view.pawns[which].partition("-")[0] if 0 <= which < len(view.pawns) else ""
