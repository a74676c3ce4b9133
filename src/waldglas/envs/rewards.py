"""What the end of a game is worth to each seat; before it nobody is rewarded. A seat that does not score gets 0."""

from __future__ import annotations

from collections.abc import Callable

from waldglas.core.alphabet import shortened
from waldglas.core.errors import WrongUsage
from waldglas.core.game import Position
from waldglas.core.message import Message
from waldglas.games.results import places

Reward = Callable[[Position], list[float]]


class UnknownReward(WrongUsage):
    pass


def win(position: Position) -> list[float]:
    """1 for the winner, shared where a win is shared; 0 for the others."""
    winners = position.winners()
    return [1 / len(winners) if seat in winners else 0.0 for seat in range(position.seats)]


def points(position: Position) -> list[float]:
    return position.scores()


def lead(position: Position) -> list[float]:
    """The points ahead of the best other seat; alone, the points."""
    scores = position.scores()
    scoring = [seat for seat in range(position.seats) if position.breakdown(seat)]
    found = [0.0] * len(scores)
    for seat in scoring:
        found[seat] = scores[seat] - max((scores[other] for other in scoring if other != seat), default=0.0)
    return found


def rank(position: Position) -> list[float]:
    """From 1 for the first to -1 for the last, evenly; winners come first, then points, equals share."""
    came_in = [place for place in places(position) if place is not None]
    if len(came_in) == 1:
        return [0.0 if place is None else 1.0 for place in places(position)]
    return [0.0 if place is None else balance(place, came_in) for place in places(position)]


def balance(place: int, came_in: list[int]) -> float:
    """How many came in behind, without those before, as a share of the others."""
    behind = sum(other > place for other in came_in)
    before = sum(other < place for other in came_in)
    return (behind - before) / (len(came_in) - 1)


REWARDS: dict[str, Reward] = {"win": win, "points": points, "lead": lead, "rank": rank}


def reward_named(name: str) -> Reward:
    if name not in REWARDS:
        raise UnknownReward(Message("error-no-reward", {"reward": shortened(name), "rewards": list(REWARDS)}))
    return REWARDS[name]
