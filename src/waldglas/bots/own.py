"""Bots from outside: `module:Maker`, imported like any module, also from the current folder.

The maker, a class or a function, is called with the game, the seat and a generator for each game that is played.
"""

import sys
from collections.abc import Callable
from importlib import import_module
from operator import index
from pathlib import Path
from typing import Any

from waldglas.ai.bots import Bot, UnknownBot
from waldglas.ai.levels import is_budget
from waldglas.core.errors import WaldglasError
from waldglas.core.game import Game, Position
from waldglas.core.message import Message
from waldglas.core.rng import Rng

Maker = Callable[[Game, int, Rng], Bot]


class BadBot(WaldglasError):
    pass


class OwnBot:
    """A bot from outside, whose choices are looked at before they are played."""

    def __init__(self, name: str, bot: Bot) -> None:
        self.name = name
        self.bot = bot

    def choose(self, position: Position, seat: int) -> int:
        offered = position.choices(seat)
        answer: Any = self.bot.choose(position, seat)
        try:
            action = index(answer)
        except TypeError:
            raise BadBot(Message("error-bot-answer", {"bot": self.name, "answer": repr(answer)})) from None
        if action not in offered:
            raise BadBot(
                Message("error-bot-choice", {"bot": self.name, "action": str(action), "offered": str(offered)})
            )
        return action


def is_own(name: str) -> bool:
    return ":" in name and not is_budget(name)


def make_own(name: str, game: Game, seat: int, rng: Rng) -> Bot:
    bot = find_maker(name)(game, seat, rng)
    if not callable(getattr(bot, "choose", None)):
        raise BadBot(Message("error-bot-without-choose", {"bot": name}))
    return OwnBot(name, bot)


def find_maker(name: str) -> Maker:
    module, _, attribute = name.partition(":")
    look_in_this_folder()
    try:
        found = getattr(import_module(module), attribute, None)
    except Exception as error:  # whatever a module from outside may raise
        raise UnknownBot(Message("error-bot-import", {"bot": name, "why": str(error), "module": module})) from error
    if not callable(found):
        raise UnknownBot(Message("error-bot-maker", {"module": module, "name": attribute}))
    maker: Maker = found
    return maker


def look_in_this_folder() -> None:
    here = str(Path.cwd())
    if here not in sys.path:
        sys.path.append(here)
