"""What a farm is worth before an action phase: the points that farms like it ended with, learned from many games."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from waldglas.ai.weights import load_weights
from waldglas.core.types import Seat
from waldglas.games.haspelknecht.ai.features import LAYOUT, features, points_so_far
from waldglas.games.haspelknecht.rules.farm import Farm
from waldglas.games.haspelknecht.rules.position import Haspelknecht

GAME: Final = "haspelknecht"
TABLE: Final = "farm"


class FarmValue:
    def __init__(self, rows: list[vec[float]]) -> None:
        self.rows = vec[vec[float]](rows)  # for each of the nine action phases

    def of(self, position: Haspelknecht, farm: Farm, seat: Seat, stage: i64) -> float:
        """The points that a seat may expect at the end with this farm, before an action phase is played."""
        weights = self.rows[stage]
        value = float(points_so_far(position.facts, farm))
        for feature in features(position, farm, seat):
            value += weights[feature]
        return value


def load_value() -> FarmValue:
    return FarmValue(load_weights(Path(__file__).with_name(f"{TABLE}.weights"), GAME, TABLE, LAYOUT).rows())
