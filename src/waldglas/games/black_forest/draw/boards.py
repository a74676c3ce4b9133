"""Black Forest on the page: my domain and wheels, the map, the buildings, the other domains."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from markupsafe import Markup

from waldglas.draw.boards import Board, Boards, Count, Spread, Unfolding, hill, on_the_box, sign_row
from waldglas.draw.drawing import Drawing
from waldglas.draw.glyphs import GAP, STAR, Glyphs, amounts, apart, letters
from waldglas.draw.pen import path, use, used
from waldglas.draw.wheel import Marker, Plate, wheel
from waldglas.games.black_forest.draw.country import FIRS as FIRS_OF_MAP
from waldglas.games.black_forest.draw.country import MARGIN, country, woods
from waldglas.games.black_forest.draw.display import LARGE, TALL, card, row_of, sign_of
from waldglas.games.black_forest.draw.faces import building_face
from waldglas.games.black_forest.draw.glance import MAIN_GOODS, glance, goods_of
from waldglas.games.black_forest.draw.library import BuildingCard, library_of
from waldglas.games.black_forest.draw.player import player_board
from waldglas.games.black_forest.draw.scene import Scene, amount
from waldglas.games.black_forest.draw.status import course, status
from waldglas.games.black_forest.draw.village import person_faces
from waldglas.games.black_forest.rules.game import BlackForestGame
from waldglas.words import Catalogue

WIDTH: Final = 440.0
CARD: Final = 132.0
LARGE_CARD: Final = 300.0
FIRS: Final = (
    *((2, 50, 62), (40, 40, 66), (86, 32, 66), (136, 30, 64), (188, 34, 66), (236, 40, 62), (286, 48, 64)),
    *((0, 68, 66), (24, 62, 70), (64, 58, 66), (294, 66, 64), (262, 62, 60)),
)
TILES: Final = (("field", 20, 150, 62), ("pasture", 88, 158, 62), ("pond", 22, 184, 58), ("stable", 90, 192, 46))
MARKERS: Final = [
    Marker("commodity", 1, refined=True),
    Marker("provisions", 2, refined=True),
    Marker("provisions", 1, refined=True, second=True),
    Marker("porridge", 2),
    Marker("meat", 0),
    Marker("charcoal", 4),
]


def boards(scene: Scene) -> Boards:
    return Boards(
        own=[player_boards(scene), *alone(scene)],
        shared=[Board(scene.say("draw-the-map"), country(scene), wide=True)],
        offer=offer(scene),
        panes=(scene.say("draw-my-board"), scene.say("draw-map"), scene.say("draw-buildings")),
        standing=course(scene),
        others=Unfolding(scene.others, lambda seat: Board(title_of(scene, seat), glance(scene, seat))),
        glance={seat: counts(scene, seat) for seat in range(scene.seats)},
        signs={
            **{token: sign_row(building_signs(card)) for token, card in offered_buildings(scene).items()},
            **{token: sign_row(amounts({"provisions": cost})) for token, cost in ways(scene).items() if cost},
        },
        told={
            **{token: card.price for token, card in offered_buildings(scene).items()},
            **{
                token: scene.say("draw-way-costs", cost=amount("provisions", cost))
                for token, cost in ways(scene).items()
                if cost
            },
        },
        names={f"at:{name}": name.partition("-")[2] for name in empty_spaces(scene) if f"at:{name}" in scene.choices},
    )


def empty_spaces(scene: Scene) -> list[str]:
    """The empty spaces of one's main estate, whose names say enough; what lies on others is lost with them."""
    main = scene.player(scene.main).estates[0]
    return [name for name, tile in zip(scene.facts.estates.names, main, strict=False) if not tile]


def offered_buildings(scene: Scene) -> dict[str, BuildingCard]:
    return {token: scene.building(token.split(":")[1]) for token in scene.offered("build")}


def ways(scene: Scene) -> dict[str, int]:
    """What the way to each place costs where a pawn may go."""
    board, start = scene.facts.board, scene.view.pawns[scene.main]
    if start not in board.place_slugs:
        return {}
    node = {slug: board.node_of[place] for place, slug in enumerate(board.place_slugs)}
    return {f"to:{slug}": board.distance[node[start]][node[slug]] for slug in node if f"to:{slug}" in scene.choices}


def building_signs(card: BuildingCard) -> Glyphs:
    """What it costs, and what it is worth."""
    return apart([card.cost, (GAP, letters(str(card.points)), STAR)])


def title_of(scene: Scene, seat: int) -> str:
    return scene.say("draw-domain-of", name=scene.names[seat])


def player_boards(scene: Scene) -> Board:
    return Board(title_of(scene, scene.main), player_board(scene, scene.main, WIDTH))


def alone(scene: Scene) -> list[Board]:
    """The years and the pawns of the solo game."""
    return [Board(scene.say("draw-the-year"), status(scene, WIDTH))] if scene.seats == 1 else []


def offer(scene: Scene) -> list[Board | Spread]:
    """The rows of the building boards, and the large buildings."""
    rows: list[Board | Spread] = [
        Spread(title, row_cards(scene, slug), sign_of(slug), thing=f"row.{slug}")
        for slug, title in scene.library.titles.items()
    ]
    large = [building(scene, slug, LARGE_CARD, LARGE) for slug in scene.view.offer if scene.building(slug).large]
    return [*rows, *([Spread(scene.say("draw-large"), large, "estate", "large")] if large else [])]


def row_cards(scene: Scene, slug: str) -> list[Board]:
    return [building(scene, name, CARD, TALL) for name in row_of(scene, slug)]


def building(scene: Scene, slug: str, width: float, height: float) -> Board:
    title = scene.building(slug).told if slug else scene.say("draw-empty-place")
    return Board(title, Drawing(width, height, card(scene, slug, 0, 0, width, height)))


def faces(game: BlackForestGame, catalogue: Catalogue) -> Iterator[Markup]:
    """What is printed on the map and on its cards, which cost less with fewer players."""
    yield woods(FIRS_OF_MAP, MARGIN)
    for seats in range(game.fewest_seats, game.most_seats + 1):
        library = library_of(game, seats, catalogue)
        for tile in library.buildings.values():
            yield building_face(tile, *((LARGE_CARD, LARGE) if tile.large else (CARD, TALL)))
        for person in library.people.values():
            yield from person_faces(person)


def counts(scene: Scene, seat: int) -> list[Count]:
    goods = goods_of(scene, seat)
    return [(good, str(number), words, thing) for good, number, words, thing in goods if number and good in MAIN_GOODS]


def box() -> Board:
    """A glass hut in a clearing, a pawn on the way to a village."""
    return on_the_box(
        "Black Forest",
        "paper",
        (320, 34, 16),
        FIRS,
        hill("M0 132C90 108 260 112 360 136"),
        path(d="M150 220C170 180 130 170 120 140", class_="ws-dial", fill="none", stroke_width=12),
        use("glass-hut", 72, 62, 92),
        [used(href=f"#wg-{name}", x=x, y=y, width=size, height=size * 0.56) for name, x, y, size in TILES],
        wheel(Plate(), MARKERS, 176, "thumbnail", {}).at(178, 38),
        use("pawn", 146, 150, 40, class_="wf-brick"),
    )
