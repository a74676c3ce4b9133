"""What the search knows of Tiny Towns."""

from __future__ import annotations

from waldglas.core.game import Position
from waldglas.core.search import Knowledge
from waldglas.games.tiny_towns.estimate import estimate
from waldglas.games.tiny_towns.position import TinyTowns


class TownKnowledge(Knowledge):
    def judge(self, position: Position, seat: int) -> float:
        return estimate(position, seat)

    def turn(self, position: Position) -> int:
        assert isinstance(position, TinyTowns)
        return position.round
