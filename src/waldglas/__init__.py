"""A digital table for board games about forests, glass and coal.

What programs use stands here: `from waldglas import load_game, Position`. Each name is loaded when it is asked for.
"""

from importlib import import_module
from typing import TYPE_CHECKING

from waldglas.build import choose_build

if TYPE_CHECKING:
    from waldglas.ai.bots import Bot
    from waldglas.arena.play import compete
    from waldglas.bots.faults import Limits
    from waldglas.core.errors import WaldglasError
    from waldglas.core.game import Game, Position, View
    from waldglas.core.record import Match, Record
    from waldglas.core.rng import Rng
    from waldglas.games import load_game, parse_position, parse_record
    from waldglas.pictures import picture

__version__ = "0.1.0"

choose_build()

from waldglas.core import errors  # noqa: E402


def _in_words(error: errors.WaldglasError) -> str:
    from waldglas.games import GAMES  # noqa: PLC0415
    from waldglas.words import tell  # noqa: PLC0415

    return tell(error.message, GAMES.load(error.game) if error.game in GAMES.kits else None)


errors.in_words = _in_words

_HOMES = {
    "Bot": "ai.bots",
    "Game": "core.game",
    "Limits": "bots.faults",
    "Match": "core.record",
    "Position": "core.game",
    "Record": "core.record",
    "Rng": "core.rng",
    "View": "core.game",
    "WaldglasError": "core.errors",
    "compete": "arena.play",
    "load_game": "games",
    "parse_position": "games",
    "parse_record": "games",
    "picture": "pictures",
}

__all__ = [
    "Bot",
    "Game",
    "Limits",
    "Match",
    "Position",
    "Record",
    "Rng",
    "View",
    "WaldglasError",
    "compete",
    "load_game",
    "parse_position",
    "parse_record",
    "picture",
]


def __getattr__(name: str) -> object:
    if name not in _HOMES:
        raise AttributeError(f"module 'waldglas' has no attribute '{name}'")
    from waldglas.reference import documented  # noqa: PLC0415

    found = globals()[name] = documented(getattr(import_module(f"waldglas.{_HOMES[name]}"), name))
    return found


def __dir__() -> list[str]:
    return sorted({*globals(), *_HOMES})
