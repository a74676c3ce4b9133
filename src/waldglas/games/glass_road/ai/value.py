"""What a player's situation is worth: the points as they stand, and what was learned to come of all the rest."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from waldglas.ai.weights import knot_share, load_weights
from waldglas.core.types import Seat
from waldglas.games.glass_road.ai.features import LEFT, MOST_LEFT, features, layout, stage
from waldglas.games.glass_road.rules.position import GlassRoad
from waldglas.games.glass_road.rules.scoring import points_of

GAME: Final = "glass-road"


class StageWeights:
    """The weights of the features with a certain number of cards left: a mixture of two that were learned."""

    def __init__(self, fewer: vec[float], more: vec[float], share: float) -> None:
        self.fewer: Final = fewer
        self.more: Final = more
        self.share: Final = share

    def of(self, feature: i64) -> float:
        fewer = self.fewer[feature]
        return fewer + (self.more[feature] - fewer) * self.share

    def sum(self, found: vec[i64]) -> float:
        fewer, more = self.fewer, self.more
        with_fewer = with_more = 0.0
        for feature in found:
            with_fewer += fewer[feature]
            with_more += more[feature]
        return with_fewer + (with_more - with_fewer) * self.share


class RoadValue:
    def __init__(self, rows: list[vec[float]]) -> None:
        self.rows: Final = rows  # for each of LEFT, and for each moment between two periods
        stages = [mixed(rows, left) for left in range(MOST_LEFT + 1)]
        stages += [StageWeights(row, row, 0.0) for row in rows[len(LEFT) :]]
        self.by_stage: Final = vec[StageWeights](stages)

    def of(self, position: GlassRoad, seat: Seat) -> float:
        weights = self.by_stage[stage(position, seat)]
        return points_of(position.facts, position.players[seat]) + weights.sum(features(position, seat))


def mixed(rows: list[vec[float]], left: int) -> StageWeights:
    knot, share = knot_share(LEFT, left)
    return StageWeights(rows[knot], rows[knot + 1], share)


def load_value(table: str) -> RoadValue:
    """The value of the solo game, or of the game of several."""
    file = Path(__file__).with_name(f"{table}.weights")
    return RoadValue(load_weights(file, GAME, table, layout(table)).rows())
