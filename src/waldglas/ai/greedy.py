"""The bot that looks one whole step ahead and takes what it estimates best."""

from collections.abc import Callable

from waldglas.core.game import Position
from waldglas.core.rng import Rng
from waldglas.core.types import Action, Seat

Heuristic = Callable[[Position, int], float]  # the points of a seat, with what is likely to come of its position

MOST_POSITIONS = 800


def points_now(position: Position, seat: Seat) -> float:
    return position.points(seat)


class GreedyBot:
    """A step goes on while it leaves the same seat a follow-up: to place what it took, to build, to build again."""

    def __init__(self, heuristic: Heuristic, rng: Rng) -> None:
        self.heuristic = heuristic
        self.rng = rng
        self.left = 0

    def choose(self, position: Position, seat: Seat) -> int:
        choices = position.choices(seat)
        values = []
        for action in choices:
            self.left = MOST_POSITIONS // len(choices)
            values.append(self.value(position, seat, action))
        best = max(values)
        equal = [action for action, value in zip(choices, values, strict=True) if value == best]
        return equal[self.rng.below(len(equal))]

    def value(self, position: Position, seat: Seat, action: Action) -> float:
        """The best estimate that the seat can reach within this step, once it has chosen this."""
        ahead = position.copy()
        ahead.looking_ahead = True
        ahead.play(seat, action)
        self.left -= 1
        if self.left <= 0 or handed_over(position, ahead, seat):
            return self.heuristic(ahead, seat)
        return max(self.value(ahead, seat, follow_up) for follow_up in ahead.choices(seat))


def handed_over(before: Position, after: Position, seat: Seat) -> bool:
    """Whether a step is over: the seat owes nothing more, or the phase of choosing together has closed."""
    if not after.choices(seat):
        return True
    return before.together and (not after.together or after.made_by(seat) == 0)
