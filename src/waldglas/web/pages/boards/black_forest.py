"""Black Forest on the page: my domain and wheels, the map, the buildings, the other domains."""

from waldglas.core.game import Game
from waldglas.draw.advice import Advice
from waldglas.draw.black_forest import Scene, country, display, player_board, scene_of, status, thumbnail
from waldglas.draw.black_forest.player import held
from waldglas.draw.black_forest.tray import answers
from waldglas.draw.panels import stacked
from waldglas.web.pages.boards.board import Board, Boards, Count, Moment

NARROW = 440.0
SHARED = 640.0


def boards(game: Game, moment: Moment) -> Boards:
    table = moment.table
    advice = Advice(game, moment.draft.position, table.seat) if moment.draft else Advice(game)
    scene = scene_of(game, table.view, moment.names, table.seat, moment.tokens, advice)
    return Boards(
        own=[
            *loose(scene),
            player_boards(scene, scene.main),
            Board("The map", country(scene)),
            Board("The buildings", display(scene, NARROW)),
        ],
        shared=[Board("The turn", status(scene))],
        others={seat: player_boards(scene, seat) for seat in scene.others},
        glance={seat: glance(scene, seat) for seat in range(len(moment.names))},
    )


def player_boards(scene: Scene, seat: int) -> Board:
    narrow = player_board(scene, seat, NARROW) if seat == scene.main else None
    return Board(f"The domain of {scene.names[seat]}", player_board(scene, seat), narrow)


def loose(scene: Scene) -> list[Board]:
    """What lies nowhere, to choose from."""
    rows = answers(scene, SHARED)
    return [Board("To choose from", stacked(rows))] if rows else []


def glance(scene: Scene, seat: int) -> list[Count]:
    return list(held(scene, seat))


def box() -> Board:
    return Board("Black Forest", thumbnail())
