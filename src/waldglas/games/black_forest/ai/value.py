"""The learned value of a position: points as they stand, and for each feature what it has brought in games before."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from librt.vecs import append, vec

from waldglas.ai.weights import knot_share, load_weights
from waldglas.core.types import Seat
from waldglas.games.black_forest.ai.features import (
    FEATURES,
    KNOTS,
    LAYOUT,
    MOST_TURNS,
    features,
    moment_of,
    turns_left,
)
from waldglas.games.black_forest.rules.position import BlackForest
from waldglas.games.black_forest.rules.scoring import points_of

GAME: Final = "black-forest"


class ForestValue:
    """The weights by turns left and feature, one after the other."""

    def __init__(self, rows: list[vec[float]]) -> None:
        self.rows: Final = rows  # for each of KNOTS
        self.weights = vec[float]()
        self.refresh()

    def refresh(self) -> None:
        weights = vec[float](capacity=(MOST_TURNS + 1) * FEATURES)
        for left in range(MOST_TURNS + 1):
            knot, share = knot_share(KNOTS, left)
            fewer, more = self.rows[knot], self.rows[knot + 1]
            for feature in range(FEATURES):
                weights = append(weights, fewer[feature] * (1 - share) + more[feature] * share)
        self.weights = weights

    def of(self, position: BlackForest, seat: Seat) -> float:
        points = float(points_of(position.facts, position.players[seat]))
        if position.over():
            return points
        moment = moment_of(position.offers[seat])
        first = turns_left(position, seat, moment) * FEATURES
        weights = self.weights
        for feature in features(position, seat, moment):
            points += weights[first + feature]
        return points


def load_value(table: str) -> ForestValue:
    """The value for a seat alone, or for several seats together."""
    file = Path(__file__).with_name(f"{table}.weights")
    return ForestValue(load_weights(file, GAME, table, LAYOUT).rows())
