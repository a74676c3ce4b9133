"""The bots of the house, by name."""

from waldglas.bots.bot import Bot
from waldglas.bots.estimates import estimate_for
from waldglas.bots.greedy import GreedyBot
from waldglas.bots.uniform import RandomBot
from waldglas.core.alphabet import shortened
from waldglas.core.errors import WaldglasError
from waldglas.core.game import Game
from waldglas.core.rng import Rng, seeded

RANDOM = "random"
GREEDY = "greedy"


class UnknownBot(WaldglasError):
    pass


def bot_names() -> list[str]:
    return [RANDOM, GREEDY]


def check_bot(name: str) -> None:
    if name not in bot_names():
        raise UnknownBot(f"there is no bot '{shortened(name)}'; there are {', '.join(bot_names())}")


def bot_rng(seed: int, seat: int) -> Rng:
    """The generator a bot decides by: one stream a seat."""
    return seeded(seed, f"bot {seat}")


def make_bot(name: str, game: Game, seed: int, seat: int) -> Bot:
    check_bot(name)
    rng = bot_rng(seed, seat)
    return RandomBot(rng) if name == RANDOM else GreedyBot(estimate_for(game.slug), rng)


__all__ = ["GREEDY", "RANDOM", "Bot", "UnknownBot", "bot_names", "bot_rng", "check_bot", "make_bot"]
