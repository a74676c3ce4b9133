"""Black Forest on the page: my domain and wheels, the map, the buildings, the other domains."""

from waldglas.core.game import Game
from waldglas.draw.boards import Board, Boards, Count, Moment, Spread
from waldglas.draw.drawing import Drawing
from waldglas.draw.panels import stacked
from waldglas.games.black_forest.draw import (
    Scene,
    country,
    glance,
    player_board,
    scene_of,
    status,
    thumbnail,
)
from waldglas.games.black_forest.draw.display import LARGE, TALL, card, row_of, sign_of
from waldglas.games.black_forest.draw.glance import MAIN_GOODS, goods_of
from waldglas.games.black_forest.draw.status import course
from waldglas.games.black_forest.draw.tray import answers

WIDTH = 440.0
ANSWERS = 440.0
CARD = 132.0
LARGE_CARD = 300.0


def boards(game: Game, moment: Moment) -> Boards:
    scene = scene_of(game, moment.view, moment.names, moment.seat, moment.tokens, moment.advice(game))
    return Boards(
        own=[*loose(scene), player_boards(scene), *alone(scene)],
        shared=[Board("The map", country(scene), wide=True)],
        offer=offer(scene),
        panes=("My board", "Map", "Buildings"),
        standing=course(scene),
        others={seat: Board(f"The domain of {scene.names[seat]}", glance(scene, seat)) for seat in scene.others},
        glance={seat: counts(scene, seat) for seat in range(len(moment.names))},
    )


def player_boards(scene: Scene) -> Board:
    return Board(f"The domain of {scene.names[scene.main]}", player_board(scene, scene.main, WIDTH))


def alone(scene: Scene) -> list[Board]:
    """The years and the pawns of the solo game."""
    return [Board("The year", status(scene, WIDTH))] if scene.seats == 1 else []


def offer(scene: Scene) -> list[Board | Spread]:
    """The rows of the building boards, and the large buildings."""
    rows: list[Board | Spread] = [
        Spread(slug.capitalize(), [building(scene, name, CARD, TALL) for name in row_of(scene, slug)], sign_of(slug))
        for slug in scene.library.rows
    ]
    large = [building(scene, slug, LARGE_CARD, LARGE) for slug in scene.view.offer if scene.building(slug).large]
    return [*rows, *([Spread("Large buildings, on two spaces", large, "estate", "large")] if large else [])]


def building(scene: Scene, slug: str, width: float, height: float) -> Board:
    title = scene.building(slug).name if slug else "An empty place"
    return Board(title, Drawing(width, height, card(scene, slug, 0, 0, width, height)))


def loose(scene: Scene) -> list[Board]:
    """What lies nowhere, to choose from."""
    rows = answers(scene, ANSWERS)
    return [Board("To choose from", stacked(rows))] if rows else []


def counts(scene: Scene, seat: int) -> list[Count]:
    goods = goods_of(scene.player(seat))
    return [(good, str(number), words) for good, number, words in goods if number and good in MAIN_GOODS]


def box() -> Board:
    return Board("Black Forest", thumbnail())
