"""How weights learn: from game to game by temporal differences, or from many games at once by least squares."""

from __future__ import annotations

from math import sqrt
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

Rows = list[vec[float]]  # of weights, one for each stage of a game
Matrix = list[list[float]]

ABOUT: Final = 8.0  # so often a weight learns before its rate falls


class Pace:
    """How quickly weights learn and how boldly games are played, at one moment of a run."""

    def __init__(self, rate: float, least: float, temperature: float, done: float, tested: bool) -> None:
        self.rate: Final = rate
        self.least: Final = least  # the smallest share of its rate that a weight falls to
        self.temperature: Final = temperature
        self.done: Final = done  # the share of the run that is over
        self.tested: Final = tested  # whether the game is played as well as can be, and nothing learned from it


class Sample:
    """A moment of a seat: its features, the table's row before it and how far it is to the next, the points so far."""

    def __init__(self, features: vec[i64], row: int, share: float, points: float) -> None:
        self.features = features
        self.row = row
        self.share = share
        self.points = points
        self.norm: int = len(features)  # by which an error is divided among the features
        self.expected: float | None = None  # what the table said when it was played, if that is not asked again
        self.searched: float | None = None  # what a search expected
        self.aside = False  # whether earlier moments learn from later ones only, and not from this


class Method:
    """Changes the rows of a table, which others read, in their place."""

    def __init__(self, rows: Rows, trace: float) -> None:
        self.rows: Final = rows
        self.trace: Final = trace  # how far a result reaches back (lambda)

    def learn(self, samples: list[Sample], final: float, pace: Pace) -> None:
        """From one seat's game."""
        raise NotImplementedError

    def value(self, sample: Sample) -> float:
        here = total(self.rows[sample.row], sample.features)
        if sample.share > 0:
            here += (total(self.rows[sample.row + 1], sample.features) - here) * sample.share
        return sample.points + here


def total(row: vec[float], features: vec[i64]) -> float:
    found = 0.0
    for feature in features:
        found += row[feature]
    return found


class TemporalDifferences(Method):
    """TD(lambda): from the last moment back, each learns from what came later and what was expected of it."""

    def learn(self, samples: list[Sample], final: float, pace: Pace) -> None:
        target = final
        for i in range(len(samples) - 1, -1, -1):
            sample = samples[i]
            expected = self.value(sample) if sample.expected is None else sample.expected
            if sample.searched is not None:
                target = self.trace * target + (1 - self.trace) * sample.searched
            self.correct(sample, target - expected, pace)
            if sample.searched is None and not sample.aside:
                target = self.trace * target + (1 - self.trace) * expected

    def correct(self, sample: Sample, error: float, pace: Pace) -> None:
        step = pace.rate * error / sample.norm
        if sample.share < 1:
            self.move(sample.row, sample.features, 1 - sample.share, step, pace.least)
        if sample.share > 0:
            self.move(sample.row + 1, sample.features, sample.share, step, pace.least)

    def move(self, row: int, features: vec[i64], share: float, step: float, least: float) -> None:
        """Moves the weights of a row by a share of a step."""
        raise NotImplementedError


class FallingRates(TemporalDifferences):
    """The rate of each weight falls with the square root of how often it has learned."""

    def __init__(self, rows: Rows, trace: float, trust: float) -> None:
        super().__init__(rows, trace)
        self.learned: Final = [vec[float]([trust] * len(row)) for row in rows]

    def move(self, row: int, features: vec[i64], share: float, step: float, least: float) -> None:
        weights, learned = self.rows[row], self.learned[row]
        for feature in features:
            times = learned[feature] + share * share
            learned[feature] = times
            weights[feature] += share * step * max(least, ABOUT / sqrt(ABOUT * ABOUT + times))


class Coherence(TemporalDifferences):
    """A weight moves the less, the more its steps so far went to and fro (temporal coherence)."""

    def __init__(self, rows: Rows, trace: float) -> None:
        super().__init__(rows, trace)
        self.gone: Final = [vec[float]([0.0] * len(row)) for row in rows]
        self.walked: Final = [vec[float]([0.0] * len(row)) for row in rows]

    def move(self, row: int, features: vec[i64], share: float, step: float, least: float) -> None:
        weights, gone, walked = self.rows[row], self.gone[row], self.walked[row]
        own = step * share
        for feature in features:
            so_far = walked[feature]
            weights[feature] += own * max(least, abs(gone[feature]) / so_far) if so_far else own
            gone[feature] += own
            walked[feature] = so_far + abs(own)


class LeastSquares(Method):
    """Fits the rows to whole rounds of games, the last stage first, each drawn towards the stage after it.

    A game has one sample for each row. What is fitted mixes the final score with what the next sample is worth.
    """

    def __init__(self, rows: Rows, trace: float, ridge: float, rounds: int, steps: int) -> None:
        super().__init__(rows, trace)
        self.ridge: Final = ridge  # games that the weights of the next stage stand for
        self.most_rounds: Final = rounds  # that are remembered
        self.steps: Final = steps  # to a point, to which the weights are rounded
        self.rounds: list[list[tuple[list[Sample], float]]] = [[]]

    def learn(self, samples: list[Sample], final: float, pace: Pace) -> None:
        assert [sample.row for sample in samples] == list(range(len(self.rows)))
        self.rounds[-1].append((samples, final))

    def end_round(self) -> None:
        games = [game for kept in self.rounds[-self.most_rounds :] for game in kept]
        prior = vec[float]([0.0] * len(self.rows[0]))
        for stage in range(len(self.rows) - 1, -1, -1):
            prior = self.fitted(games, stage, prior)
            row = self.rows[stage]
            for feature in range(len(prior)):
                row[feature] = round(self.steps * prior[feature]) / self.steps
        self.rounds.append([])

    def fitted(self, games: list[tuple[list[Sample], float]], stage: int, prior: vec[float]) -> vec[float]:
        """The weights of a stage, by those of the stage after it."""
        size = len(prior)
        matrix = [[0.0] * size for _ in range(size)]
        right = [0.0] * size
        for samples, final in games:
            sample = samples[stage]
            target = final
            if stage + 1 < len(samples):
                following = samples[stage + 1]
                target = self.trace * final + (1 - self.trace) * (following.points + total(prior, following.features))
            add_equation(matrix, right, sample.features, target - sample.points - total(prior, sample.features))
        for feature in range(size):
            matrix[feature][feature] += self.ridge
        change = solve(matrix, right)
        return vec[float]([prior[feature] + change[feature] for feature in range(size)])


def add_equation(matrix: Matrix, right: list[float], features: vec[i64], missing: float) -> None:
    for feature in features:
        right[feature] += missing
        row = matrix[feature]
        for other in features:
            row[other] += 1.0


def solve(matrix: Matrix, right: list[float]) -> list[float]:
    """The solution of a symmetric, positive system of equations, by Cholesky's method."""
    size = len(right)
    lower = [[0.0] * size for _ in range(size)]
    for i in range(size):
        for j in range(i + 1):
            rest = matrix[i][j] - product(lower[i], lower[j], j)
            lower[i][j] = sqrt(rest) if i == j else rest / lower[j][j]
    half = [0.0] * size
    for i in range(size):
        half[i] = (right[i] - product(lower[i], half, i)) / lower[i][i]
    solution = [0.0] * size
    for i in range(size - 1, -1, -1):
        below = 0.0
        for k in range(i + 1, size):
            below += lower[k][i] * solution[k]
        solution[i] = (half[i] - below) / lower[i][i]
    return solution


def product(one: list[float], other: list[float], size: int) -> float:
    found = 0.0
    for i in range(size):
        found += one[i] * other[i]
    return found
