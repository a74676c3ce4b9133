"""The games of the house."""

from __future__ import annotations

from waldglas.core.facts import Entries
from waldglas.core.game import Game
from waldglas.core.registry import Registry
from waldglas.games.black_forest.rules.game import make_black_forest
from waldglas.games.glass_road.rules.game import make_glass_road
from waldglas.games.haspelknecht.rules.game import make_haspelknecht
from waldglas.games.tiny_towns.rules.game import make_tiny_towns

GAMES = Registry()
GAMES.add("tiny-towns", make_tiny_towns)
GAMES.add("glass-road", make_glass_road)
GAMES.add("black-forest", make_black_forest)
GAMES.add("haspelknecht", make_haspelknecht)


def load_game(slug: str, corrections: Entries | None = None) -> Game:
    """The game of this name, with an owner's corrections of its facts if there are any."""
    return GAMES.load(slug, corrections)
