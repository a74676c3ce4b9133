"""What the search knows of Tiny Towns."""

from __future__ import annotations

from waldglas.core.game import Position
from waldglas.core.rng import Rng
from waldglas.core.search import Knowledge
from waldglas.games.tiny_towns.choices import BUILD
from waldglas.games.tiny_towns.estimate import estimate
from waldglas.games.tiny_towns.position import TinyTowns


class TownKnowledge(Knowledge):
    """Towns stand alone: what others place and build matters little to mine."""

    rivalry: float = 0.2

    def judge(self, position: Position, seat: int) -> float:
        return estimate(position, seat)

    def turn(self, position: Position) -> int:
        assert isinstance(position, TinyTowns)
        return position.round

    def policy(self, position: Position, seat: int, rng: Rng) -> int:
        """Builds what can be built, and places anywhere."""
        choices = position.offers[seat]
        for action in choices:
            if action >= BUILD:
                return action
        return choices[rng.below(len(choices))]
