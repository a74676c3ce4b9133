"""A game in which one seat after the other is asked, and a row that says what this seat knows and may choose."""

from __future__ import annotations

from operator import index

from mypy_extensions import i64

from waldglas.core.errors import IllegalChoice
from waldglas.core.game import Position
from waldglas.core.message import Message
from waldglas.core.playout import NOBODY, first_to_act
from waldglas.core.sheet import Sheet


class Turns:
    """The first row of the sheet is for the seat that is to act."""

    def __init__(self, sheet: Sheet, position: Position) -> None:
        self.sheet = sheet
        self.position = position
        self.game = position.game()
        self.seat: i64 = NOBODY
        self.turn_to_next()

    def play(self, action: object) -> i64:
        """Plays a choice of the seat that is to act, and returns who is asked next."""
        self.position.play(int(self.seat), whole(action))
        return self.turn_to_next()

    def turn_to_next(self) -> i64:
        """What nobody has touched since the row was written stands there already."""
        position, sheet = self.position, self.sheet
        self.seat = seat = first_to_act(position)
        if seat != NOBODY:
            position.mark(seat, sheet, 0)
            sheet.touched, position.touched = position.touched, 0
            self.game.write_row(position, seat, sheet, 0)
        return seat


def whole(action: object) -> int:
    """An action as a plain number, whatever kind of whole number a library makes of it."""
    try:
        return index(action)  # type: ignore[arg-type]
    except TypeError:
        raise IllegalChoice(Message("error-action", {"action": repr(action)})) from None
