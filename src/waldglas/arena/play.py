"""Playing a league: whatever of it has not been played yet."""

from collections.abc import Callable, Generator, Iterable
from contextlib import closing
from functools import partial
from typing import Protocol

from waldglas.arena.league import League
from waldglas.arena.ledger import Ledger
from waldglas.arena.matches import MatchResult, play_match

Played = tuple[MatchResult, str]


class Spread(Protocol):
    """How matches are spread: over this machine, or over a cluster."""

    def __call__(
        self, work: Callable[[int], Played], tasks: Iterable[int], jobs: int, /
    ) -> Generator[tuple[int, Played], None, None]: ...


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
