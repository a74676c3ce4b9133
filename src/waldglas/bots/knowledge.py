"""What the search knows, game by game."""

from collections.abc import Callable

from waldglas.ai.mcts import Knowledge
from waldglas.games.black_forest.ai.evaluator import ForestKnowledge
from waldglas.games.glass_road.ai.evaluator import RoadKnowledge
from waldglas.games.haspelknecht.ai.evaluator import HaspelKnowledge
from waldglas.games.tiny_towns.ai.evaluator import TownKnowledge

KNOWLEDGE: dict[str, Callable[[], Knowledge]] = {
    "tiny-towns": TownKnowledge,
    "glass-road": RoadKnowledge,
    "black-forest": ForestKnowledge,
    "haspelknecht": HaspelKnowledge,
}


def knowledge_for(slug: str) -> Knowledge:
    """What is known of a game, or of any game: the points as they stand."""
    return KNOWLEDGE.get(slug, Knowledge)()
