"""The learner that all games share: games of self-play, a schedule, a method, and a figure in the end."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from math import sqrt
from typing import Final

from waldglas.ai.training.methods import Method, Pace, Rows, Sample
from waldglas.ai.weights import Layout
from waldglas.core.errors import WaldglasError
from waldglas.core.game import Position
from waldglas.core.message import Message
from waldglas.core.rng import seeded
from waldglas.core.types import Seat

SEEDS_A_RUN: Final = 100_000_000
FIRST_TESTED: Final = 50_000_000  # the games that are played for the figure are none that were learned from

Report = Callable[[int, list[float]], None]  # the number of games so far, and the points of the last one


class NothingToLearn(WaldglasError):
    pass


@dataclass(frozen=True)
class TrainingSettings:
    """How a table is learned; what has a first and a last value goes from one to the other in the course of the run."""

    games: int
    seed: int = 1
    seats: int = 0
    walks: int = 0
    rounds: int = 1
    rate: float = 1.0
    last_rate: float = 1.0
    least: float = 0.0
    last_least: float = 0.0
    temperature: float = 0.1
    last_temperature: float = 0.1
    trace: float = 0.9
    explore: float = 0.0


class Episode:
    """A game that was played: the points, and the samples of each seat."""

    def __init__(self, scores: list[float], samples: list[list[Sample]]) -> None:
        self.scores: Final = scores
        self.samples: Final = samples


class SelfPlay:
    """A game's part in one run: how its games are played, and which of their moments are samples."""

    def __init__(self, settings: TrainingSettings, rows: Rows, method: Method) -> None:
        self.settings: Final = settings
        self.rows: Final = rows
        self.method: Final = method
        self.rng: Final = seeded(settings.seed, "learning")
        self.pace = pace_at(settings, 0.0)
        self.samples: list[list[Sample]] = []

    def start(self, seed: int) -> Position:
        """A new game; `samples` has a list for each seat then."""
        raise NotImplementedError

    def choose(self, position: Position, seat: Seat) -> int:
        """A seat's choice; moments that are to be learned from are added to `samples`."""
        raise NotImplementedError

    def game(self, seed: int) -> Episode:
        position = self.start(seed)
        while owing := position.to_act():
            picks = [self.choose(position, seat) for seat in owing]
            for i in range(len(owing)):
                position.play(owing[i], picks[i])
        return Episode(position.scores(), self.samples)

    def learn(self, episode: Episode, played: int) -> None:
        """From a game, the so-manieth of the run."""
        for seat in range(len(episode.scores)):
            self.method.learn(episode.samples[seat], episode.scores[seat], self.pace)


class Trainer:
    """What a game has to learn: its tables, what they look like, how they begin and who plays for them."""

    game: str = ""
    tables: tuple[str, ...] = ()

    def defaults(self, table: str) -> TrainingSettings:
        raise NotImplementedError

    def layout(self, table: str) -> Layout:
        raise NotImplementedError

    def guess(self, table: str) -> Rows:
        """The weights before anything is learned."""
        raise NotImplementedError

    def adapted(self, table: str, other: str, rows: Rows) -> Rows:
        """The weights of another table as a beginning for this one."""
        raise NothingToLearn(Message("error-table-adapted", {"table": table, "other": other}))

    def numbers(self, rows: Rows) -> tuple[str, str]:
        """The kind of numbers in the file, and their unit."""
        raise NotImplementedError

    def self_play(self, table: str, settings: TrainingSettings, rows: Rows, begun: bool) -> SelfPlay:
        """Who plays and learns these rows, which were learned before or guessed."""
        raise NotImplementedError


def pace_at(settings: TrainingSettings, done: float) -> Pace:
    rate = falling(settings.rate, settings.last_rate, done)
    least = falling(settings.least, settings.last_least, done)
    return Pace(rate, least, falling(settings.temperature, settings.last_temperature, done), done, False)


def falling(first: float, last: float, done: float) -> float:
    return first * (last / first) ** done if first > 0 and last > 0 else first + (last - first) * done


def run(play: SelfPlay, report: Report) -> None:
    """Plays all games and learns from each."""
    settings = play.settings
    for number in range(settings.games):
        play.pace = pace_at(settings, number / settings.games)
        episode = play.game(settings.seed * SEEDS_A_RUN + number)
        play.learn(episode, number + 1)
        report(number + 1, episode.scores)


def tested(play: SelfPlay, games: int) -> tuple[float, float]:
    """The mean points of so many games, played as well as can be, and its standard error."""
    play.pace = Pace(0.0, 0.0, 0.0, 1.0, True)
    first = play.settings.seed * SEEDS_A_RUN + FIRST_TESTED
    means = []
    for seed in range(first, first + games):
        scores = play.game(seed).scores
        means.append(sum(scores) / len(scores))
    mean = sum(means) / games
    squares = sum((points - mean) * (points - mean) for points in means)
    return mean, sqrt(squares / max(1, games - 1) / games)
