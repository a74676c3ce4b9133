"""What the search knows of Black Forest."""

from __future__ import annotations

from waldglas.core.game import Position
from waldglas.core.search import Knowledge
from waldglas.games.black_forest.estimate import estimate
from waldglas.games.black_forest.position import BlackForest


class ForestKnowledge(Knowledge):
    def judge(self, position: Position, seat: int) -> float:
        return estimate(position, seat)

    def turn(self, position: Position) -> int:
        assert isinstance(position, BlackForest)
        return position.turns * 2 + position.in_extra_turn
