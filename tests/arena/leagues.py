"""Results for tests: of made-up matches, and of small leagues that are really played."""

from pathlib import Path

from waldglas.arena.league import League
from waldglas.arena.ledger import Ledger
from waldglas.arena.matches import MatchResult, SeatResult
from waldglas.arena.play import play_league
from waldglas.processes import spread

SMALL = League("tiny-towns", {}, ["greedy", "random"], 2, {"caller": "town-hall"}, 4, 1)


def silent(_: int) -> None:
    pass


def seat(bot: str, place: int | None, win: float = 0.0, score: float | None = 1.0) -> SeatResult:
    parts = [] if score is None else [("Points", score)]
    return SeatResult(bot, score, place, win, "", parts, {"Well": 1}, [1000, 3000])


def match(number: int, *seats: SeatResult, deal: int | None = None) -> MatchResult:
    return MatchResult(number, deal or number, [each.bot for each in seats], 0, 7, 2 * len(seats), list(seats))


def beaten(winner: str, loser: str, times: int, first: int = 1) -> list[MatchResult]:
    """So many matches, a deal each, that one bot won against another."""
    return [match(first + i, seat(winner, 1, 1.0, 10), seat(loser, 2, 0.0, 5)) for i in range(times)]


def played(league: League, folder: Path, jobs: int = 1) -> list[MatchResult]:
    with Ledger(folder, league) as ledger:
        play_league(league, ledger, spread, jobs, silent)
        return ledger.results()
