"""Confidence intervals, at 95 per cent."""

from collections.abc import Sequence
from math import sqrt
from statistics import NormalDist, fmean

Interval = tuple[float, float]

CONFIDENCE = 0.95
Z = NormalDist().inv_cdf((1 + CONFIDENCE) / 2)


def wilson(share: float, games: float) -> Interval:
    """Wilson's interval for a share that was seen in so many games."""
    if games <= 0:
        return 0.0, 1.0
    weight = Z * Z / games
    middle = (share + weight / 2) / (1 + weight)
    reach = Z * sqrt(share * (1 - share) / games + weight / (4 * games)) / (1 + weight)
    return max(0.0, middle - reach), min(1.0, middle + reach)


def paired(shares: Sequence[float], games: int) -> Interval:
    """Wilson's interval for the mean of shares, one a deal.

    Games of the same deal are no independent trials. The spread between deals says how many independent games all of
    them are worth; that is never taken for more than were played.
    """
    mean = fmean(shares)
    variance = sum((share - mean) ** 2 for share in shares) / len(shares) ** 2
    worth = len(shares) if variance == 0 else mean * (1 - mean) / variance
    return wilson(mean, min(worth, games))
