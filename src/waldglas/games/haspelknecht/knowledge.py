"""What the search knows of Haspelknecht."""

from __future__ import annotations

from waldglas.core.game import Position
from waldglas.core.search import Knowledge
from waldglas.games.haspelknecht.estimate import estimate
from waldglas.games.haspelknecht.position import Haspelknecht


class HaspelKnowledge(Knowledge):
    def judge(self, position: Position, seat: int) -> float:
        return estimate(position, seat)

    def turn(self, position: Position) -> int:
        assert isinstance(position, Haspelknecht)
        return position.year * 100 + position.phase
