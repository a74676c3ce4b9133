"""What somebody reached in each game: counted from results, and shown to who may see it."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import groupby
from statistics import fmean
from typing import Any

from waldglas.games import GAMES
from waldglas.web.profiles.ratings import Rating
from waldglas.web.profiles.results import Result

FAVOURITES = 5


@dataclass(frozen=True, slots=True)
class Statistics:
    """Of one game; wins and places only of games with several players."""

    game: str
    games: int
    with_others: int
    wins: int
    mean: float
    best: float
    places: dict[int, int]
    seconds: float
    built: list[tuple[str, int]]  # what was built most often
    ratings: list[Rating]  # after each rated game

    @property
    def rating(self) -> Rating | None:
        return self.ratings[-1] if self.ratings else None

    def data(self) -> dict[str, Any]:
        return {
            "game": self.game,
            "games": self.games,
            "with_others": self.with_others,
            "wins": self.wins,
            "mean": self.mean,
            "best": self.best,
            "places": {str(place): number for place, number in self.places.items()},
            "seconds": self.seconds,
            "built": dict(self.built),
            "rating": self.rating and self.rating.shown,
            "ratings": [each.shown for each in self.ratings],
        }


def statistics(found: Sequence[Result]) -> list[Statistics]:
    """By game, in the order of the shelf; games that are not on it are left out."""
    by_game = {game: list(rows) for game, rows in groupby(sorted(found, key=game_of), key=game_of)}
    return [of_game(game, by_game[game]) for game in GAMES.slugs() if game in by_game]


def game_of(result: Result) -> str:
    return result.game


def of_game(game: str, found: list[Result]) -> Statistics:
    together = [each for each in found if each.seats > 1]
    built = sum((Counter(each.built) for each in found), Counter[str]())
    return Statistics(
        game,
        len(found),
        len(together),
        sum(each.won for each in together),
        fmean(each.points for each in found),
        max(each.points for each in found),
        dict(sorted(Counter(each.place for each in together).items())),
        fmean(each.seconds for each in found),
        sorted(built.items(), key=lambda item: (-item[1], item[0]))[:FAVOURITES],
        [each.step.after for each in found if each.step is not None],
    )
