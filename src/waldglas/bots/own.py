"""Bots from outside: `module:Maker` or `module:Maker?depth=3`, imported like any module, the current folder first.

The maker, a class or a function, is called with the game, the seat and a generator for each game that is played, and
with the arguments of its name.
"""

import inspect
import sys
from collections.abc import Callable
from functools import partial
from importlib import import_module
from operator import index
from pathlib import Path
from typing import Any

from waldglas.ai.bots import Bot, UnknownBot
from waldglas.ai.levels import is_budget
from waldglas.ai.mcts import Edge
from waldglas.bots.faults import Chair
from waldglas.bots.network import is_network
from waldglas.core.game import Game, Position
from waldglas.core.message import Message
from waldglas.core.rng import Rng

Maker = Callable[[Game, int, Rng], Bot]


class OwnBot:
    """A bot from outside, whose choices are looked at before they are played."""

    def __init__(self, chair: Chair, bot: Bot) -> None:
        self.chair = chair
        self.bot = bot

    @property
    def weighed(self) -> list[Edge]:
        """What its last choice was taken from, where it searches and says so."""
        return getattr(self.bot, "weighed", [])

    def choose(self, position: Position, seat: int) -> int:
        offered = position.choices(seat)
        answer = guarded(self.chair, lambda: self.bot.choose(position, seat))
        try:
            action = index(answer)
        except TypeError:
            raise self.chair.failed("error-bot-answer", answer=repr(answer)) from None
        if action not in offered:
            raise self.chair.failed("error-bot-choice", action=str(action), offered=str(offered))
        return action


def guarded(chair: Chair, asked: Callable[[], Any]) -> Any:
    """What a bot answers; whatever it raises is told in one sentence."""
    try:
        return asked()
    except (Exception, SystemExit) as error:
        raise chair.failed("error-bot-raised", why=told(error)) from error


def told(error: BaseException) -> str:
    return f"{type(error).__name__}: {' '.join(str(error).split())}".removesuffix(": ")


def is_own(name: str) -> bool:
    return ":" in name and not is_budget(name) and not is_network(name)


def make_own(chair: Chair, maker: Maker, game: Game, rng: Rng) -> Bot:
    bot = guarded(chair, lambda: maker(game, chair.seat, rng))
    if not callable(getattr(bot, "choose", None)):
        raise chair.failed("error-bot-without-choose")
    return OwnBot(chair, bot)


def find_maker(name: str) -> Maker:
    place, _, query = name.partition("?")
    module, _, attribute = place.partition(":")
    arguments = read_arguments(query)
    look_in_this_folder()
    try:
        found = getattr(import_module(module), attribute, None)
    except (Exception, SystemExit) as error:  # whatever a module from outside may raise
        raise UnknownBot(
            Message(
                "error-bot-import",
                {"bot": name, "why": told(error).removeprefix("ModuleNotFoundError: "), "module": module},
            )
        ) from error
    if not callable(found):
        raise UnknownBot(Message("error-bot-maker", {"module": module, "name": attribute}))
    check_signature(name, found, arguments)
    return partial(found, **arguments)


def check_signature(name: str, maker: Callable[..., object], arguments: dict[str, Any]) -> None:
    try:
        signature = inspect.signature(maker)
    except (TypeError, ValueError):  # some compiled makers have none
        return
    try:
        signature.bind(None, 0, None, **arguments)
    except TypeError as error:
        raise UnknownBot(Message("error-bot-signature", {"bot": name, "why": str(error)})) from None


def read_arguments(query: str) -> dict[str, Any]:
    """`depth=3&style=quick`: whole numbers, numbers, or words."""
    arguments: dict[str, Any] = {}
    for part in query.split("&") if query else []:
        name, equals, value = part.partition("=")
        if not equals or not name.isidentifier() or name in arguments:
            raise UnknownBot(Message("error-bot-argument", {"text": part}))
        arguments[name] = value_of(value)
    return arguments


def value_of(text: str) -> int | float | str:
    for kind in (int, float):
        try:
            return kind(text)
        except ValueError:
            continue
    return text


def look_in_this_folder() -> None:
    here = str(Path.cwd())
    if sys.path[:1] != [here]:
        sys.path.insert(0, here)
