"""How a bot judges a position, game by game: points, with what is likely to come of it."""

from collections.abc import Callable

from waldglas.core.game import Position
from waldglas.games.black_forest.ai.heuristic import estimate as black_forest
from waldglas.games.glass_road.ai.heuristic import estimate as glass_road
from waldglas.games.haspelknecht.ai.heuristic import estimate as haspelknecht
from waldglas.games.tiny_towns.ai.heuristic import estimate as tiny_towns

Estimate = Callable[[Position, int], float]

ESTIMATES: dict[str, Estimate] = {
    "tiny-towns": tiny_towns,
    "glass-road": glass_road,
    "black-forest": black_forest,
    "haspelknecht": haspelknecht,
}


def points_now(position: Position, seat: int) -> float:
    return position.scores()[seat]


def estimate_for(slug: str) -> Estimate:
    """The game's own estimate, or the points as they stand."""
    return ESTIMATES.get(slug, points_now)
