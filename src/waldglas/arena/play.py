"""Playing a league: whatever of it has not been played yet."""

from collections.abc import Callable, Generator, Iterable, Sequence
from contextlib import closing
from functools import partial
from typing import Protocol, TypeVar

from waldglas.arena.league import League
from waldglas.arena.ledger import Ledger
from waldglas.arena.matches import MatchResult, play_match
from waldglas.bots import Bot, Maker
from waldglas.bots.faults import UNLIMITED, Limits
from waldglas.core.game import Game
from waldglas.core.rng import Rng

Task = TypeVar("Task")
Result = TypeVar("Result")


class Spread(Protocol):
    """How matches are spread: over this machine, or over a cluster."""

    def __call__(
        self, work: Callable[[Task], Result], tasks: Iterable[Task], jobs: int, /
    ) -> Generator[tuple[Task, Result], None, None]: ...


def play_league(league: League, ledger: Ledger, spread: Spread, jobs: int, progress: Callable[[int], None]) -> None:
    """Plays the matches that the ledger lacks; `progress` hears how many it holds."""
    played = {result.match for result in ledger.results()}
    progress(len(played))
    missing = [match for match in range(1, league.matches() + 1) if match not in played]
    if not missing:
        return
    with closing(spread(partial(play_match, league), missing, min(jobs, len(missing)))) as results:
        for done, (_, (result, record)) in enumerate(results, len(played) + 1):
            ledger.keep(result, record)
            progress(done)


def compete(
    game: str,
    bots: Sequence[str | Bot | Maker],
    games: int = 100,
    seats: int = 2,
    options: dict[str, str] | None = None,
    seed: int = 1,
    limits: Limits = UNLIMITED,
) -> list[MatchResult]:
    """Plays a league in this process, and gives all its results.

    Bots are names, or bots of this program: classes and functions that make one (called with game, seat and a
    generator), or one that is there and has `choose`. A bot of this program is called by its `__name__`.
    """
    makers = {name_of(bot): maker_of(bot) for bot in bots if not isinstance(bot, str)}
    names = [bot if isinstance(bot, str) else name_of(bot) for bot in bots]
    league = League(game, {}, names, seats, options or {}, games, seed, limits)
    league.check(makers)
    return [play_match(league, number, makers)[0] for number in range(1, league.matches() + 1)]


def name_of(bot: Bot | Maker) -> str:
    name: str = getattr(bot, "__name__", type(bot).__name__)
    return name


def maker_of(bot: Bot | Maker) -> Maker:
    if isinstance(bot, type) or not hasattr(bot, "choose"):
        return bot
    return Ready(bot)


class Ready:
    """Makes a bot that is there already: the same at every seat and in every game."""

    def __init__(self, bot: Bot) -> None:
        self.bot = bot

    def __call__(self, game: Game, seat: int, rng: Rng) -> Bot:
        return self.bot
