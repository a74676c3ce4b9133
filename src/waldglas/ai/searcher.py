"""The bot that searches: one budget a turn, and what was found is kept for the turn's next choice."""

from time import perf_counter

from waldglas.ai.evaluator import NO_CHOICE, Evaluator, sample
from waldglas.ai.levels import Level
from waldglas.ai.mcts import Edge, Search
from waldglas.core.game import Position
from waldglas.core.rng import Rng
from waldglas.core.types import Action, Seat

BETWEEN_LOOKS = 20  # walks between two looks at the clock
LEAST_WALKS = 8
NO_TURN = -1


class SearchBot:
    def __init__(self, evaluator: Evaluator, level: Level, rng: Rng) -> None:
        self.evaluator = evaluator
        self.level = level
        self.rng = rng
        self.search = Search(evaluator, rng.fork())
        self.turn = NO_TURN
        self.walks_left = 0
        self.seconds_left = 0.0
        self.expected: Position | None = None  # the moment that the tree was kept for
        self.weighed: list[Edge] = []  # what its last choice was taken from; nothing where it followed a plan

    def choose(self, position: Position, seat: Seat) -> int:
        planned = self.evaluator.planned(position, seat, self.level.breadth)
        if planned != NO_CHOICE:
            self.expected = None
            self.weighed = []
            return planned
        action = self.searched(position, seat).action
        self.weighed = self.search.root.edges
        if self.level.slips and self.rng.below(1000) < 1000 * self.level.slips:
            action = self.sampled_action(position, seat)
        self.expected = self.follow(position, seat, action)
        return action

    def searched(self, position: Position, seat: Seat) -> Edge:
        """The choice that the search likes best."""
        self.begin_turn(position)
        self.begin_choice(position, seat)
        self.think(position)
        return self.search.root.best()

    def follow(self, position: Position, seat: Seat, action: Action) -> Position | None:
        """The moment of the seat's next choice, if what was found about it can be kept."""
        expected = expected_after(position, seat, action)
        if expected is None or not self.search.follow(action, seat, self.evaluator.shown(expected)):
            return None
        return expected

    def begin_turn(self, position: Position) -> None:
        """A new turn has its budget whole."""
        turn = self.evaluator.turn(position)
        if turn != self.turn:
            self.turn = turn
            self.walks_left = self.level.walks
            self.seconds_left = (self.level.milliseconds or 0) / 1000

    def begin_choice(self, position: Position, seat: Seat) -> None:
        """Goes on with what was found before, if all has come as expected."""
        if self.expected is None or not same_moment(self.expected, position, seat):
            self.search.begin(seat)

    def think(self, position: Position) -> None:
        """Spends half of what is left of the turn's budget: later choices of a turn profit from earlier ones."""
        walks = max(LEAST_WALKS, self.walks_left // 2)
        began = perf_counter()
        until = began + self.seconds_left / 2
        done = 0
        while done < walks:
            some = min(BETWEEN_LOOKS, walks - done)
            self.search.run(position, some)
            done += some
            if self.level.milliseconds is not None and perf_counter() >= until:
                break
        self.walks_left = max(0, self.walks_left - done)
        self.seconds_left = max(0.0, self.seconds_left - (perf_counter() - began))

    def sampled_action(self, position: Position, seat: Seat) -> int:
        choices = position.choices(seat)
        return choices[sample(self.evaluator.priors(position, seat, choices), self.rng)]


def expected_after(position: Position, seat: Seat, action: Action) -> Position | None:
    """The moment of the seat's next choice, if it comes at once and nothing hidden shows before it."""
    ahead = position.look_ahead(seat, action)
    return ahead if not ahead.halted and ahead.choices(seat) else None


def same_moment(expected: Position, position: Position, seat: Seat) -> bool:
    return expected.moves == position.moves and expected.choices(seat) == position.choices(seat)
