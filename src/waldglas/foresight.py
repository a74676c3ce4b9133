"""What a choice will set off, said beforehand; and gains that need no thought."""

from collections.abc import Callable
from typing import Final

from waldglas.core.game import Game, Position

LOUD: Final = ("turned", "ended")  # what nobody wants to be surprised by: a wheel that turns, the end of the game


def warning(game: Game, position: Position, seat: int, action: int) -> str:
    """What a choice sets off that its words do not say, or nothing."""
    loud = [game.describe(event) for event in position.preview(seat, action) if event.kind in LOUD]
    return f" ({'; '.join(loud)})" if loud else ""


def is_gain(tokens: list[str]) -> bool:
    """Whether it is asked how much of a gain is taken."""
    return bool(tokens) and all(token.removeprefix("take:").isdigit() for token in tokens)


def whole_gain(game: Game, offered: list[int], loud: Callable[[int], bool]) -> int | None:
    """The choice that takes all there is to take, if that is what is asked and nothing loud comes of it."""
    tokens = [game.alphabet.token(action) for action in offered]
    if not is_gain(tokens):
        return None
    amounts = [int(token.removeprefix("take:")) for token in tokens]
    most = offered[amounts.index(max(amounts))]
    return None if loud(most) else most
