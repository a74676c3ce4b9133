"""A moment of any game as a picture, for files, pages and notebooks."""

from collections.abc import Sequence

from waldglas.core.errors import WaldglasError
from waldglas.core.game import Game, Position, View
from waldglas.core.message import Message
from waldglas.draw.advice import Advice
from waldglas.draw.drawing import Drawing, Picture
from waldglas.games import kit_of, load_game
from waldglas.words import title_of


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
    return Picture(drawing(game, moment, seat, names, choices, advice), title_of(game))


def drawing(
    game: Game,
    moment: Position | View,
    seat: int | None = None,
    names: Sequence[str] | None = None,
    choices: Sequence[str] | None = None,
    advice: Advice | None = None,
) -> Drawing:
    """The same, to be set into a page."""
    if isinstance(moment, Position):
        if choices is None and seat is not None:
            choices = [game.alphabet.token(action) for action in moment.choices(seat)]
        advice = advice or Advice(game, moment, seat)
        moment = moment.observe(seat)
    drawn = kit_of(game).draw(game, moment, names, seat, choices or [], advice or Advice(game))
    if drawn is None:
        raise NoPicture(Message("error-no-picture", {"title": title_of(game)}))
    return drawn
