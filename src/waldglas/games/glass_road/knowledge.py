"""What the search knows of Glass Road."""

from __future__ import annotations

from waldglas.core.game import Position
from waldglas.core.search import Knowledge
from waldglas.games.glass_road.estimate import estimate
from waldglas.games.glass_road.position import GlassRoad


class RoadKnowledge(Knowledge):
    def judge(self, position: Position, seat: int) -> float:
        return estimate(position, seat)

    def turn(self, position: Position) -> int:
        assert isinstance(position, GlassRoad)
        return position.period * 100 + position.round
