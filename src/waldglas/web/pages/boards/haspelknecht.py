"""Haspelknecht on the page: my farm and mine, the developments and the pools, the other farms."""

from waldglas.core.game import Game
from waldglas.draw.advice import Advice
from waldglas.draw.haspelknecht import Scene, developments, player_board, pools, scene_of, status, thumbnail
from waldglas.draw.haspelknecht.tray import answers
from waldglas.draw.panels import stacked
from waldglas.web.pages.boards.board import Board, Boards, Moment

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
            Board("The pools", pools(scene, SHARED)),
            Board("The developments", developments(scene, SHARED)),
        ],
        shared=[Board("The year", status(scene))],
        others={seat: player_boards(scene, seat) for seat in scene.others},
    )


def player_boards(scene: Scene, seat: int) -> Board:
    narrow = player_board(scene, seat, NARROW) if seat == scene.main else None
    return Board(f"The farm of {scene.names[seat]}", player_board(scene, seat), narrow)


def loose(scene: Scene) -> list[Board]:
    """What lies nowhere, to choose from."""
    rows = answers(scene, SHARED)
    return [Board("To choose from", stacked(rows))] if rows else []


def box() -> Board:
    return Board("Haspelknecht", thumbnail())
