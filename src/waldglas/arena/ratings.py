"""How strong bots are against each other: Bradley and Terry's model, on Elo's scale.

A match gives every pair of its seats a result: whoever came in better won, equal places are half a win each. All pairs
that ever met begin with half a win each way, so that a bot which never lost has a finite rating. Intervals come from a
Bayesian bootstrap with the deal as its unit: for two bots and one match a deal it is Jeffreys' interval of the share.
"""

from dataclasses import dataclass
from itertools import combinations
from math import log
from typing import Any

import choix
import numpy as np

from waldglas.arena.intervals import CONFIDENCE, Interval
from waldglas.arena.matches import MatchResult

MIDDLE = 1500.0
ELO = 400 / log(10)
HALF = 0.5
RESAMPLES = 500
STEPS = 1000

Matrix = Any  # a numpy array


@dataclass(frozen=True)
class Rating:
    rating: float
    interval: Interval


def rate(bots: list[str], results: list[MatchResult]) -> dict[str, Rating]:
    """The rating of each bot; the mean of all is 1500."""
    wins = pair_wins(bots, results)
    met = ~np.eye(len(bots), dtype=bool)
    chance = np.random.default_rng(1)
    fits = []
    for _ in range(RESAMPLES):
        weights = chance.standard_exponential(len(wins))
        fits.append(fit(np.tensordot(weights, wins, 1) + met * chance.gamma(HALF, size=met.shape)))
    tail = (1 - CONFIDENCE) / 2
    low, high = np.quantile(fits, [tail, 1 - tail], axis=0)
    middle = fit(wins.sum(axis=0) + met * HALF)
    return {bot: Rating(float(middle[i]), (float(low[i]), float(high[i]))) for i, bot in enumerate(bots)}


def pair_wins(bots: list[str], results: list[MatchResult]) -> Matrix:
    """For each deal, how often each bot (rows) came in before each other one (columns)."""
    deals = {deal: number for number, deal in enumerate(sorted({result.deal for result in results}))}
    index = {bot: number for number, bot in enumerate(bots)}
    wins = np.zeros((len(deals), len(bots), len(bots)))
    for result in results:
        for one, other in combinations(result.seats, 2):
            if one.bot == other.bot or one.place is None or other.place is None:
                continue
            share = HALF if one.place == other.place else float(one.place < other.place)
            wins[deals[result.deal], index[one.bot], index[other.bot]] += share
            wins[deals[result.deal], index[other.bot], index[one.bot]] += 1 - share
    return wins


def fit(wins: Matrix) -> Matrix:
    if len(wins) == 1:
        return np.array([MIDDLE])
    strengths = choix.ilsr_pairwise_dense(wins, max_iter=STEPS)
    return MIDDLE + ELO * (strengths - strengths.mean())
