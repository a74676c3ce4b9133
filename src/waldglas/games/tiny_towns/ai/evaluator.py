"""What the search knows of Tiny Towns."""

from __future__ import annotations

from waldglas.ai.mcts import NO_CHOICE, Evaluator
from waldglas.core.game import Position
from waldglas.core.rng import Rng
from waldglas.games.tiny_towns.ai.expectation import expected_points
from waldglas.games.tiny_towns.ai.planner import Planner, can_plan
from waldglas.games.tiny_towns.rules.actions import BUILD
from waldglas.games.tiny_towns.rules.position import TinyTowns


class TownEvaluator(Evaluator):
    """Towns stand alone: what others place and build matters little to mine."""

    rivalry: float = 0.2

    def __init__(self) -> None:
        self.planner = Planner()
        self.moves: list[int] = []

    def evaluate(self, position: Position, seat: int) -> float:
        return expected_points(position, seat)

    def turn(self, position: Position) -> int:
        assert isinstance(position, TinyTowns)
        return position.round

    def planned(self, position: Position, seat: int, breadth: int) -> int:
        """Alone, all cards are known from the thirteenth turn on: the rest of the game is planned turn by turn."""
        assert isinstance(position, TinyTowns)
        if breadth and can_plan(position):
            self.moves = self.planner.turn(position, breadth)[:]
        choices = position.offers[seat]
        while self.moves:
            move = self.moves.pop(0)
            if move in choices:
                return move
        return NO_CHOICE

    def policy(self, position: Position, seat: int, rng: Rng) -> int:
        """Builds what can be built, and places anywhere."""
        choices = position.offers[seat]
        for action in choices:
            if action >= BUILD:
                return action
        return choices[rng.below(len(choices))]
