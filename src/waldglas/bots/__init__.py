"""The bots by name: those of the house, budgets for the search, and bots from outside."""

from waldglas.ai.bots import Bot, RandomBot, UnknownBot
from waldglas.ai.greedy import GreedyBot
from waldglas.ai.levels import LEVELS, is_budget, level_named
from waldglas.ai.searcher import SearchBot
from waldglas.bots.own import find_maker, is_own, make_own
from waldglas.core.alphabet import shortened
from waldglas.core.game import Game
from waldglas.core.message import Message
from waldglas.core.rng import Rng, seeded
from waldglas.games import kit_of

RANDOM = "random"
GREEDY = "greedy"
EASY = "easy"


def bot_names() -> list[str]:
    """From the weakest to the strongest."""
    return [RANDOM, EASY, GREEDY, *(level for level in LEVELS if level != EASY)]


def check_named_bot(name: str) -> None:
    if name not in bot_names():
        raise UnknownBot(Message("error-no-bot", {"bot": shortened(name), "bots": bot_names()}))


def check_bot(name: str) -> None:
    """Refuses what is neither a bot's name, nor a budget for the search, nor a bot from outside."""
    if is_budget(name):
        level_named(name)
    elif is_own(name):
        find_maker(name)
    else:
        check_named_bot(name)


def bot_rng(seed: int, seat: int) -> Rng:
    """The generator a bot decides by: one stream a seat."""
    return seeded(seed, f"bot {seat}")


def make_bot(name: str, game: Game, seed: int, seat: int) -> Bot:
    check_bot(name)
    rng = bot_rng(seed, seat)
    if name == RANDOM:
        return RandomBot(rng)
    if name == GREEDY:
        return GreedyBot(kit_of(game).heuristic(), rng)
    if is_own(name):
        return make_own(name, game, seat, rng)
    return SearchBot(kit_of(game).evaluator(), level_named(name), rng)


__all__ = [
    "GREEDY",
    "RANDOM",
    "Bot",
    "UnknownBot",
    "bot_names",
    "bot_rng",
    "check_bot",
    "check_named_bot",
    "make_bot",
]
