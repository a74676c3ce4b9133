"""Luck and skill: the points of each seat, split into what chance gave and what choices cost, as the search sees it.

Every choice has two estimates of the points its seat may expect: with the best choice, and with the one that was made.
The difference is what the choice cost. From there to the seat's next choice the estimate changes by what was drawn and
by what others did. Where nothing was drawn and nobody else chose, it changes only because estimates err.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from waldglas.ai.mcts import Search
from waldglas.coach.analysis import Verdict
from waldglas.core.record import Record
from waldglas.core.rng import seeded
from waldglas.games import kit_of

DEALS = 8  # other deals that the one of a game is compared with


@dataclass(frozen=True, slots=True)
class Split:
    """Where the points of a seat come from; all of it together is what it got."""

    average: float  # what the seat may expect before anything is dealt
    deal: float  # what lay open at the beginning changed
    draws: float  # what was drawn later and what others did changed
    choices: float  # what its own choices cost: never above 0
    rest: float  # by how much the estimates changed where nothing happened

    @property
    def points(self) -> float:
        return self.average + self.deal + self.draws + self.choices + self.rest


def expected_of_deals(record: Record, walks: int, deals: int = DEALS) -> list[float]:
    """What each seat may expect before its first choice, on average over other deals of the same game."""
    chance = seeded(record.seed, "other deals")
    seeds = [chance.next32() << 32 | chance.next32() for _ in range(deals)]
    found = [expected_at_start(Record(record.game, record.seats, record.options, seed), walks) for seed in seeds]
    return [sum(each) / deals for each in zip(*found, strict=True)]


def expected_at_start(record: Record, walks: int) -> list[float]:
    """What the search expects for all seats at the first choice, judged as any choice of a game is."""
    position, search = record.start(), Search(kit_of(record.game).evaluator(), seeded(record.seed, "analysis 0"))
    seat = position.to_act()[0]
    search.begin(seat)
    search.run(position.determinize(seat, search.rng), walks)
    return [search.expected(each) for each in range(record.seats)]


def split_points(
    record: Record, choices: Sequence[Verdict[Any]], scores: Sequence[float], average: Sequence[float]
) -> list[Split]:
    """The points of every seat of a finished game of which every choice is judged."""
    quiet = quiet_moves(record)
    return [split_seat(seat, choices, scores[seat], average[seat], quiet) for seat in range(record.seats)]


def split_seat(seat: int, choices: Sequence[Verdict[Any]], score: float, average: float, quiet: set[int]) -> Split:
    start = choices[0].expected[seat] if choices else score
    own = [each for each in choices if each.seat == seat]
    before = [start, *(each.value for each in own)]
    after = [*(each.value + each.cost for each in own), score]
    still = [bool(own) and own[0].move == 0, *(each.move in quiet for each in own)]
    changes = [(then - now, calm) for now, then, calm in zip(before, after, still, strict=True)]
    return Split(
        average=average,
        deal=start - average,
        draws=sum(change for change, calm in changes if not calm),
        choices=-sum(each.cost for each in own),
        rest=sum(change for change, calm in changes if calm),
    )


def quiet_moves(record: Record) -> set[int]:
    """The choices after which the same seat chose again, or all was over, with nothing drawn or shown in between."""
    position, found, moves = record.start(), set[int](), record.moves
    for move, (seat, action) in enumerate(moves):
        goes_on = move + 1 == len(moves) or moves[move + 1][0] == seat
        if goes_on and not position.look_ahead(seat, action).halted:
            found.add(move)
        position.play(seat, action)
    return found
