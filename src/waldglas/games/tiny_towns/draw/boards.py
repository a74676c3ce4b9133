"""Tiny Towns on the page: my town, the call and the blueprints, the other towns."""

from __future__ import annotations

from collections import Counter
from functools import lru_cache
from typing import Final

from waldglas.core.message import Printed, Thing
from waldglas.draw.boards import Board, Boards, Count, Unfolding, hill, on_the_box
from waldglas.draw.drawing import Drawing, rendered
from waldglas.draw.pen import use
from waldglas.draw.scene import said
from waldglas.games.tiny_towns.draw.calls import WIDTH, calls
from waldglas.games.tiny_towns.draw.reference import monuments, reference
from waldglas.games.tiny_towns.draw.scene import Scene, piece_of
from waldglas.games.tiny_towns.draw.town import LARGE, town
from waldglas.games.tiny_towns.draw.tray import shape_of
from waldglas.games.tiny_towns.rules.facts import Card
from waldglas.words import Catalogue

LOOSE: Final = ("call", "take", "store", "swap", "put", "cavern")  # what lies in no town yet
TELLING: Final = ("build", "put", "keep")
SIGN: Final = 26.0
FIRS: Final = (
    *(
        (-6, 72, 54),
        (30, 66, 52),
        (80, 52, 54),
        (132, 46, 52),
        (186, 46, 52),
        (234, 54, 50),
        (286, 62, 54),
        (318, 74, 46),
    ),
    *((8, 62, 66), (50, 48, 78), (104, 36, 70), (152, 30, 76), (208, 38, 66), (250, 46, 76), (300, 58, 68)),
)
BACK: Final = (("chapel", 64, 78, 64), ("theater", 136, 68, 66), ("factory", 214, 76, 66))
FRONT: Final = (("farm", 14, 116, 66), ("cottage", 84, 130, 58), ("well", 150, 134, 48), ("cottage", 202, 130, 58))
CUBES: Final = (("wood", 106, 188), ("wheat", 134, 192), ("brick", 162, 188), ("glass", 190, 192), ("stone", 218, 188))


def boards(scene: Scene) -> Boards:
    return Boards(
        own=[Board(title_of(scene, scene.main_town), town(scene, scene.main_town, LARGE))],
        shared=[
            Board(scene.say("draw-call"), calls(scene)),
            *own_monuments(scene),
            blueprints(tuple(scene.cards), scene.catalogue),
        ],
        panes=(scene.say("draw-my-town"), scene.say("draw-call-and-blueprints")),
        others=Unfolding(scene.other_towns, lambda seat: Board(title_of(scene, seat), town(scene, seat))),
        others_lie_open=True,
        glance={seat: glance(scene, seat) for seat in range(len(scene.view.towns))},
        signs={token: sign(token) for verb in (*LOOSE, "card") for token in scene.offered(verb)},
        told={token: worth(scene, token) for verb in TELLING for token in scene.offered(verb)},
        names={token: scene.say("draw-square", square=token.partition(":")[2]) for token in scene.offered("at")},
    )


def worth(scene: Scene, token: str) -> str:
    """What a building to be built will do."""
    verb, what = token.split(":")[:2]
    card = scene.card(what) if verb == "keep" else scene.card_of(what)
    return scene.advice.speaker.printed(Printed(f"blueprint-{card.slug}"))


def title_of(scene: Scene, seat: int) -> str:
    return scene.say("draw-town-of", name=scene.names[seat])


@lru_cache(maxsize=64)
def blueprints(cards: tuple[Card, ...], catalogue: Catalogue) -> Board:
    """The same for everybody and always."""
    drawn = reference(cards, catalogue, WIDTH)
    return Board(said(catalogue, "draw-blueprints"), Drawing(drawn.width, drawn.height, rendered(drawn.body)))


def own_monuments(scene: Scene) -> list[Board]:
    """What only its owner sees: the monuments to choose from, or the one to be built."""
    count = len(scene.view.towns[scene.main_town].monuments)
    return [Board(scene.say("draw-monuments", count=count), monuments(scene, WIDTH))] if count else []


def sign(token: str) -> Drawing:
    return Drawing(SIGN, SIGN, use(shape_of(token), 0, 0, SIGN))


def glance(scene: Scene, seat: int) -> list[Count]:
    """The buildings of a town, and the room that is left."""
    squares = scene.view.towns[seat]
    built = Counter(slug for slug in squares.buildings if slug)
    empty = sum(not cube and not slug for cube, slug in zip(squares.cubes, squares.buildings, strict=True))
    counts = [
        (
            piece_of(scene.card(slug)),
            str(number),
            scene.say("draw-built", number=number, building=Thing(f"blueprint-{slug}")),
            f"blueprint.{slug}",
        )
        for slug, number in sorted(built.items())
    ]
    return [*counts, ("tree", str(empty), scene.say("draw-empty-squares", number=empty), "square")]


def box() -> Board:
    """A little town between forest and meadow."""
    return on_the_box(
        "Tiny Towns",
        "paper",
        (306, 44, 18),
        FIRS,
        hill("M0 126C70 104 290 100 360 128"),
        [use(name, x, y, size) for name, x, y, size in (*BACK, *FRONT, ("tavern", 270, 118, 66))],
        [use("tree", x, y, 30) for x, y in ((6, 178), (328, 172), (36, 184))],
        [use(f"cube-{name}", x, y, 24) for name, x, y in CUBES],
    )
