"""The games in OpenSpiel: to import this makes them known to `pyspiel.load_game`, as `waldglas_tiny_towns` and so on.

`waldglas[openspiel]` brings what they need.
"""

from waldglas.core.errors import WrongUsage
from waldglas.core.message import Message

try:
    from waldglas.openspiel.game import register_games, spiel_game
except ModuleNotFoundError:
    raise WrongUsage(Message("error-not-installed", {"extra": "openspiel"})) from None

__all__ = ["spiel_game"]

register_games()
