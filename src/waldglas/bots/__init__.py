"""The bots by name: those of the house, budgets for the search, and bots from outside."""

from waldglas.ai.bots import Bot, RandomBot, UnknownBot
from waldglas.ai.greedy import GreedyBot
from waldglas.ai.levels import LEVELS, is_budget, level_named
from waldglas.ai.searcher import SearchBot
from waldglas.bots.faults import UNLIMITED, BadBot, Chair, Limits
from waldglas.bots.network import is_network, make_network, read_network, shelf
from waldglas.bots.own import Maker, find_maker, is_own, make_own
from waldglas.bots.process import ProcessBot, command_of, is_process, speaking
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


def table_bots() -> list[str]:
    """Those that anybody may seat at a server's table: by name, or networks that its operator put there."""
    return [*bot_names(), *shelf()]


def check_named_bot(name: str) -> None:
    if name not in table_bots():
        raise UnknownBot(Message("error-no-bot", {"bot": shortened(name), "bots": table_bots()}))


def check_network_at(name: str, game: Game, seats: int) -> None:
    """Refuses a network at a server's table that is not its operator's, or was learned for another."""
    if is_network(name):
        check_named_bot(name)
        network = read_network(name)
        network.check(game)
        wrong = network.wrong_seats(seats)
        if wrong is not None:
            raise UnknownBot(wrong)


def check_bot(name: str) -> None:
    """Refuses what is neither a bot's name, nor a budget for the search, nor a bot from outside."""
    if is_budget(name):
        level_named(name)
    elif is_process(name):
        command_of(name)
    elif is_network(name):
        read_network(name)
    elif is_own(name):
        find_maker(name)
    else:
        check_named_bot(name)


def bot_rng(seed: int, seat: int) -> Rng:
    """The generator a bot decides by: one stream a seat."""
    return seeded(seed, f"bot {seat}")


def make_bot(name: str, game: Game, seed: int, seat: int, limits: Limits = UNLIMITED) -> Bot:
    """The bot of this name for one seat of one game; one from outside that must keep to limits has a process."""
    check_bot(name)
    rng, chair = bot_rng(seed, seat), Chair(name, game.slug, seat, seed)
    if is_process(name):
        return ProcessBot(chair, command_of(name), rng, limits)
    if is_network(name):
        return make_network(chair, game, limits)
    if is_own(name):
        if limits.given():
            return ProcessBot(chair, speaking(name), rng, limits)
        return make_own(chair, find_maker(name), game, rng)
    return bot_by(name, game, seat, rng)


def bot_by(name: str, game: Game, seat: int, rng: Rng) -> Bot:
    """A Python bot that decides by this generator."""
    if name == RANDOM:
        return RandomBot(rng)
    if name == GREEDY:
        return GreedyBot(kit_of(game).heuristic(), rng)
    if is_network(name):
        return make_network(Chair(name, game.slug, seat, 0), game, UNLIMITED)
    if is_own(name):
        return find_maker(name)(game, seat, rng)
    return SearchBot(kit_of(game).evaluator(), level_named(name), rng)


__all__ = [
    "GREEDY",
    "RANDOM",
    "BadBot",
    "Bot",
    "Limits",
    "Maker",
    "UnknownBot",
    "bot_by",
    "bot_names",
    "bot_rng",
    "check_bot",
    "check_named_bot",
    "check_network_at",
    "make_bot",
    "table_bots",
]
