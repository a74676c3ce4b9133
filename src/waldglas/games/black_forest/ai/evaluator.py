"""What the search knows of Black Forest: a learned value, asked when the details of a choice are through."""

from __future__ import annotations

from waldglas.ai.evaluator import Evaluator
from waldglas.core.game import Position
from waldglas.core.rng import Rng
from waldglas.core.types import Action, Seat
from waldglas.games.black_forest.ai.heuristic import estimate
from waldglas.games.black_forest.ai.policy import asked, resolve_details
from waldglas.games.black_forest.ai.value import ForestValue, load_value
from waldglas.games.black_forest.rules.actions import CLEAR
from waldglas.games.black_forest.rules.position import BlackForest


class ForestEvaluator(Evaluator):
    second_opinion: float = 0.35  # how much the simple estimate counts in what a seat goes after

    def __init__(self, value: ForestValue | None = None) -> None:
        self.temperature = 0.7
        self.replies = 1  # the seat's own next turn is worth more walks than what the others may do before it
        self.alone = load_value("alone") if value is None else value
        self.together = load_value("together") if value is None else value

    def evaluate(self, position: Position, seat: Seat) -> float:
        assert isinstance(position, BlackForest)
        return (self.alone if position.seats == 1 else self.together).of(position, seat)

    def utility(self, position: Position, seat: Seat, expected: float) -> float:
        """With others at the table the learned value alone makes a seat hoard: what it holds now counts once more."""
        if position.seats == 1 or position.over():
            return expected
        return expected + self.second_opinion * (estimate(position, seat) - expected)

    def action_value(self, position: Position, seat: Seat, action: Action) -> float:
        ahead = position.copy()
        ahead.looking_ahead = True
        ahead.answer(seat, action)
        resolve_details(ahead)
        if action == CLEAR and len(ahead.offers[seat]):
            return self.value_of_next(ahead, seat)
        return self.utility(ahead, seat, self.evaluate(ahead, seat))

    def value_of_next(self, position: Position, seat: Seat) -> float:
        """A tile is removed for what is done next, so that is what is judged."""
        return max([self.action_value(position, seat, action) for action in position.offers[seat] if action != CLEAR])

    def progress(self, position: Position) -> int:
        assert isinstance(position, BlackForest)
        return position.turns

    def horizon(self, position: Position) -> int:
        """The end of the seat's next turn."""
        return self.progress(position) + position.seats + 1

    def rollout(self, position: Position, until: int, rng: Rng) -> None:
        """Everybody plays at first sight up to the horizon."""
        assert isinstance(position, BlackForest)
        resolve_details(position)
        while position.turns < until:
            seat = asked(position)
            if seat < 0:
                return
            position.answer(seat, self.greedy_action(position, seat))

    def turn(self, position: Position) -> int:
        assert isinstance(position, BlackForest)
        return position.turns * 2 + position.in_extra_turn
