"""The games as environments for reinforcement learning (extra `rl`); to import this makes Gymnasium and PettingZoo know
them.
"""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any

from waldglas.core.errors import WrongUsage
from waldglas.core.message import Message

if TYPE_CHECKING:
    from waldglas.envs.batch import vector
    from waldglas.envs.cycle import aec
    from waldglas.envs.one_seat import single
    from waldglas.envs.together import parallel

PLACES = {"aec": "cycle", "parallel": "together", "single": "one_seat", "vector": "batch"}

__all__ = ["aec", "parallel", "single", "vector"]

if find_spec("gymnasium") and find_spec("pettingzoo"):
    import_module(f"{__name__}.registration").register_games()


def __getattr__(name: str) -> Any:
    """What a name stands for, loaded when it is asked for."""
    if name not in PLACES:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    try:
        return getattr(import_module(f"{__name__}.{PLACES[name]}"), name)
    except ModuleNotFoundError:
        raise WrongUsage(Message("error-not-installed", {"extra": "rl"})) from None
