"""The boards of a table, game by game: mine, the shared ones, the others', and what one line tells of each."""

from collections.abc import Callable
from typing import Final

from waldglas.core.game import Game
from waldglas.draw.boards import Board, Boards, Hand, Moment, Spread
from waldglas.games.black_forest.draw import boards as black_forest
from waldglas.games.glass_road.draw import boards as glass_road
from waldglas.games.haspelknecht.draw import boards as haspelknecht
from waldglas.games.tiny_towns.draw import boards as tiny_towns
from waldglas.web.pages.boards import plain

__all__ = ["Board", "Boards", "Hand", "Moment", "Spread", "boards_of", "picture_of"]

BOARDS: Final[dict[str, Callable[[Game, Moment], Boards]]] = {
    "tiny-towns": tiny_towns.boards,
    "glass-road": glass_road.boards,
    "black-forest": black_forest.boards,
    "haspelknecht": haspelknecht.boards,
}
BOXES: Final[dict[str, Callable[[], Board]]] = {
    "tiny-towns": tiny_towns.box,
    "glass-road": glass_road.box,
    "black-forest": black_forest.box,
    "haspelknecht": haspelknecht.box,
}


def boards_of(game: Game, moment: Moment) -> Boards:
    return BOARDS.get(game.slug, plain.boards)(game, moment)


def picture_of(slug: str) -> Board | None:
    """The picture on the box, if there is one."""
    box = BOXES.get(slug)
    return box() if box else None
