"""What the search knows of Black Forest: a learned worth, judged when the details of a choice are through."""

from __future__ import annotations

from waldglas.ai.mcts import Knowledge
from waldglas.core.game import Position
from waldglas.core.rng import Rng
from waldglas.games.black_forest.ai.heuristic import estimate
from waldglas.games.black_forest.ai.value import Outlook, asked, load_outlook, settle
from waldglas.games.black_forest.rules.actions import CLEAR
from waldglas.games.black_forest.rules.position import BlackForest


class ForestKnowledge(Knowledge):
    second_opinion: float = 0.35  # how much the simple estimate counts in what a seat goes after

    def __init__(self, outlook: Outlook | None = None) -> None:
        self.temperature = 0.7
        self.replies = 1  # the seat's own next turn is worth more walks than what the others may do before it
        self.alone = load_outlook("alone") if outlook is None else outlook
        self.together = load_outlook("together") if outlook is None else outlook

    def judge(self, position: Position, seat: int) -> float:
        assert isinstance(position, BlackForest)
        return (self.alone if position.seats == 1 else self.together).of(position, seat)

    def aim(self, position: Position, seat: int, expected: float) -> float:
        """With others at the table the worth alone makes a seat hoard: what it holds now counts once more."""
        if position.seats == 1 or position.over():
            return expected
        return expected + self.second_opinion * (estimate(position, seat) - expected)

    def promise(self, position: Position, seat: int, action: int) -> float:
        ahead = position.copy()
        ahead.looking_ahead = True
        ahead.play(seat, action)
        settle(ahead)
        if action == CLEAR and ahead.offers[seat]:
            return self.promise_of_next(ahead, seat)
        return self.aim(ahead, seat, self.judge(ahead, seat))

    def promise_of_next(self, position: Position, seat: int) -> float:
        """A tile is removed for what is done next, so that is what is judged."""
        promises = [self.promise(position, seat, action) for action in position.offers[seat] if action != CLEAR]
        return max(promises)

    def stretch(self, position: Position) -> int:
        assert isinstance(position, BlackForest)
        return position.turns

    def horizon(self, position: Position) -> int:
        """The end of the seat's next turn."""
        return self.stretch(position) + position.seats + 1

    def play_on(self, position: Position, until: int, rng: Rng) -> None:
        """Everybody plays at first sight up to the horizon."""
        assert isinstance(position, BlackForest)
        settle(position)
        while position.turns < until:
            seat = asked(position)
            if seat < 0:
                return
            position.play(seat, self.at_first_sight(position, seat))

    def turn(self, position: Position) -> int:
        assert isinstance(position, BlackForest)
        return position.turns * 2 + position.in_extra_turn
