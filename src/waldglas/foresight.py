"""What a choice will set off, said beforehand; and gains that need no thought."""

from collections.abc import Callable
from typing import Final

from waldglas.core.game import Game, Position
from waldglas.words import AHEAD, Speaker

LOUD: Final = ("turned", "ended")  # what nobody wants to be surprised by: a wheel that turns, the end of the game


def warning(game: Game, position: Position, seat: int, action: int, speaker: Speaker) -> str:
    """What a choice sets off that its words do not say, or nothing."""
    said = [speaker.say(game.describe(event), AHEAD) for event in position.preview(seat, action) if event.kind in LOUD]
    return f" ({'; '.join(said)})" if said else ""


def loud(position: Position, seat: int, action: int) -> bool:
    """Whether a choice sets off something that nobody wants to be surprised by."""
    return any(event.kind in LOUD for event in position.preview(seat, action))


def is_gain(tokens: list[str]) -> bool:
    """Whether it is asked how much of a gain is taken."""
    return bool(tokens) and all(token.removeprefix("take:").isdigit() for token in tokens)


def in_any_order(game: Game, position: Position, seat: int, offered: list[int]) -> int | None:
    """The first part of a reward to take, if its parts come to the same in every order and nothing loud comes of it."""
    tokens = [game.alphabet.token(action) for action in offered]
    if len(tokens) < 2 or is_gain(tokens) or not all(token.startswith("take:") for token in tokens):
        return None
    outcomes = [outcome(position, seat, action, offered) for action in offered]
    return offered[0] if all(found is not None and found == outcomes[0] for found in outcomes) else None


def outcome(position: Position, seat: int, action: int, parts: list[int]) -> dict[str, object] | None:
    """How the seat sees the table after all parts, this one first; nothing if that is loud, or asks for something."""
    ahead = position.look_ahead(seat, action)
    for _ in parts:
        if ahead.halted or any(event.kind in LOUD for event in ahead.journal or []):
            return None
        left = ahead.choices(seat)
        if not left or not all(choice in parts for choice in left):
            return ahead.observe(seat).data()
        ahead = ahead.look_ahead(seat, left[0])
    return None


def whole_gain(game: Game, offered: list[int], loud: Callable[[int], bool]) -> int | None:
    """The choice that takes all there is to take, if that is what is asked and nothing loud comes of it."""
    tokens = [game.alphabet.token(action) for action in offered]
    if not is_gain(tokens):
        return None
    amounts = [int(token.removeprefix("take:")) for token in tokens]
    most = offered[amounts.index(max(amounts))]
    return None if loud(most) else most
