"""Pictures of the games: SVG made in code, for the page, the notebook, the command line and the docs."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from waldglas.core.errors import WaldglasError
from waldglas.core.game import Game, Position, View
from waldglas.draw.advice import Advice
from waldglas.draw.drawing import Drawing, Picture, sheet
from waldglas.games import load_game
from waldglas.games.black_forest import draw as black_forest
from waldglas.games.glass_road import draw as glass_road
from waldglas.games.haspelknecht import draw as haspelknecht
from waldglas.games.tiny_towns import draw as tiny_towns

__all__ = ["DRAWINGS", "Advice", "Drawing", "NoPicture", "Picture", "drawing", "picture", "sheet"]

Draw = Callable[[Game, View, Sequence[str] | None, int | None, Sequence[str], Advice], Drawing]

DRAWINGS: Final[dict[str, Draw]] = {
    "tiny-towns": tiny_towns.draw,
    "glass-road": glass_road.draw,
    "black-forest": black_forest.draw,
    "haspelknecht": haspelknecht.draw,
}


class NoPicture(WaldglasError):
    """A game that nobody has drawn yet."""


def picture(
    game: Game | str,
    moment: Position | View,
    seat: int | None = None,
    names: Sequence[str] | None = None,
    choices: Sequence[str] | None = None,
    advice: Advice | None = None,
) -> Picture:
    """A moment of a game as a seat sees it, or a spectator, with what may be chosen marked.

    Given a position, the choices and the advice on them are those of the seat unless others are given; given a
    view, there are none.
    """
    game = load_game(game) if isinstance(game, str) else game
    return Picture(drawing(game, moment, seat, names, choices, advice), game.title)


def drawing(
    game: Game,
    moment: Position | View,
    seat: int | None = None,
    names: Sequence[str] | None = None,
    choices: Sequence[str] | None = None,
    advice: Advice | None = None,
) -> Drawing:
    """The same, to be set into a page."""
    draw = DRAWINGS.get(game.slug)
    if draw is None:
        raise NoPicture(f"there are no pictures of {game.title} yet; there are of {', '.join(DRAWINGS)}")
    if isinstance(moment, Position):
        if choices is None and seat is not None:
            choices = [game.alphabet.token(action) for action in moment.choices(seat)]
        advice = advice or Advice(game, moment, seat)
        moment = moment.observe(seat)
    return draw(game, moment, names, seat, choices or [], advice or Advice(game))
