"""A game without pictures of its own boards: the whole table in one drawing, or only words."""

from waldglas.core.game import Game
from waldglas.draw import DRAWINGS, drawing
from waldglas.draw.boards import Board, Boards, Moment


def boards(game: Game, moment: Moment) -> Boards:
    if game.slug not in DRAWINGS:
        return Boards([], [])
    table = moment.table
    whole = drawing(game, table.view, table.seat, moment.names, moment.tokens)
    return Boards([Board(f"The table of {game.title}", whole)], [])
