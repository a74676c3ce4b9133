"""What a search knows of a game: how good a position is, which choices look best, how a walk is played to its end."""

from __future__ import annotations

from math import exp
from typing import Final

from mypy_extensions import mypyc_attr

from waldglas.core.game import Position
from waldglas.core.rng import Rng
from waldglas.core.types import Action, Seat

CHANCE_STEPS: Final = 1 << 20
NO_CHOICE: Final = -1
NO_END: Final = 1 << 30


@mypyc_attr(allow_interpreted_subclasses=True)
class Evaluator:
    """What the search knows of a game. All figures are points."""

    c_puct: float = 2.0  # how far an unlikely choice may be behind and still be tried
    fpu: float = 0.5  # how much worse than its elders an untried choice is taken to be
    temperature: float = 1.5  # how far behind the best a choice may look and still be likely
    rivalry: float = 0.5  # what a point of lead is worth beside a point of one's own
    widening: float = 1.5  # how quickly the less promising choices of a wide decision are let in
    replies: int = 0  # how many choices of other seats are tried, the most promising ones; 0: as many as of one's own

    def evaluate(self, position: Position, seat: Seat) -> float:
        """The points that a seat may expect at the end."""
        return position.points(seat)

    def utility(self, position: Position, seat: Seat, expected: float) -> float:
        """What a seat goes after: the points it may expect, or something that has led to more of them."""
        return expected

    def rollout(self, position: Position, until: int, rng: Rng) -> None:
        """Plays on, at most to the horizon, before the position is judged."""

    def progress(self, position: Position) -> int:
        """How far the game has come, by whatever the horizon counts."""
        return 0

    def horizon(self, position: Position) -> int:
        """How far the game has come where walks from here end, so that all of them are judged at the like moment."""
        return NO_END

    def greedy_action(self, position: Position, seat: Seat) -> Action:
        """The choice of the highest value."""
        choices = position.choices(seat)
        best = choices[0]
        if len(choices) == 1:
            return best
        most = self.action_value(position, seat, best)
        for i in range(1, len(choices)):
            value = self.action_value(position, seat, choices[i])
            if value > most:
                best = choices[i]
                most = value
        return best

    def turn(self, position: Position) -> int:
        """The number of the turn; all choices of a turn share one budget."""
        return position.moves

    def planned(self, position: Position, seat: Seat, breadth: int) -> Action:
        """A choice by a plan, where a game leaves nothing to chance any more; or none, and the search goes on."""
        return NO_CHOICE

    def shown(self, position: Position) -> int:
        """A number for what chance or others have shown, where the same choices mean something else after it."""
        return 0

    def action_value(self, position: Position, seat: Seat, action: Action) -> float:
        """What the seat may expect once it has chosen this, without looking at anything hidden."""
        ahead = position.copy()
        ahead.looking_ahead = True
        ahead.play(seat, action)
        return self.utility(ahead, seat, self.evaluate(ahead, seat))

    def priors(self, position: Position, seat: Seat, choices: list[Action]) -> list[float]:
        """How likely each choice is to be the best, before any search; they add up to 1."""
        return softmax([self.action_value(position, seat, action) for action in choices], self.temperature)

    def policy(self, position: Position, seat: Seat, rng: Rng) -> Action:
        """What a seat chooses that is not searched for."""
        choices = position.choices(seat)
        return choices[sample(self.priors(position, seat, choices), rng)]


def softmax(values: list[float], temperature: float) -> list[float]:
    best = max(values)
    weights = [exp((value - best) / temperature) for value in values]
    total = sum(weights)
    return [weight / total for weight in weights]


def sample(shares: list[float], rng: Rng) -> int:
    """One of the places of a list of shares, each as likely as its share."""
    left = rng.below(CHANCE_STEPS) / CHANCE_STEPS
    for i in range(len(shares)):
        left -= shares[i]
        if left < 0:
            return i
    return len(shares) - 1
