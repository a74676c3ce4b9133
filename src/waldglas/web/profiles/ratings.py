"""Ratings: how somebody plays a game, as a mean and how far one is from knowing it (Weng and Lin, Plackett-Luce)."""

import json
from collections.abc import Sequence
from dataclasses import dataclass

from openskill.models import PlackettLuce

MODEL = PlackettLuce()
FEWEST_GAMES = 5  # before that too little is known to stand in the list


@dataclass(frozen=True, slots=True)
class Rating:
    mean: float = MODEL.mu
    spread: float = MODEL.sigma

    @property
    def shown(self) -> float:
        """What one is likely to be worth at least: nobody stands high by one lucky game."""
        return self.mean - 3 * self.spread


def rate(before: Sequence[Rating], places: Sequence[int]) -> list[Rating]:
    """The ratings after a game in which each came in at its place; equal places share it."""
    teams = [[MODEL.create_rating([each.mean, each.spread])] for each in before]
    after = MODEL.rate(teams, ranks=[float(place) for place in places])
    return [Rating(team[0].mu, team[0].sigma) for team in after]


@dataclass(frozen=True, slots=True)
class Step:
    """What a game did to a rating."""

    before: Rating
    after: Rating

    def text(self) -> str:
        return json.dumps([self.before.mean, self.before.spread, self.after.mean, self.after.spread])


def read_step(text: str) -> Step | None:
    """As it is stored; nothing for a game that was not rated."""
    if not text:
        return None
    mean, spread, later_mean, later_spread = json.loads(text)
    return Step(Rating(mean, spread), Rating(later_mean, later_spread))
