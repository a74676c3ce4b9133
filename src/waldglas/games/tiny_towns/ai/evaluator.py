"""What the search knows of Tiny Towns."""

from __future__ import annotations

from typing import Final

from waldglas.ai.evaluator import NO_CHOICE, Evaluator
from waldglas.core.game import Position
from waldglas.core.rng import Rng
from waldglas.core.types import Action, Seat
from waldglas.games.tiny_towns.ai.afterstates import HOLDS, TownState, after_building, after_cube, town_of
from waldglas.games.tiny_towns.ai.features import NO_CARDS, offer
from waldglas.games.tiny_towns.ai.heuristic import estimate
from waldglas.games.tiny_towns.ai.planner import Planner, can_plan
from waldglas.games.tiny_towns.ai.value import points_complete, value_of
from waldglas.games.tiny_towns.rules.actions import BUILD, DONE, STORE, stop_of
from waldglas.games.tiny_towns.rules.facts import FACTORY, KINDS, SQUARES
from waldglas.games.tiny_towns.rules.placing import may_replace
from waldglas.games.tiny_towns.rules.position import CARDS, TinyTowns
from waldglas.games.tiny_towns.rules.town import NO_RESOURCE

GOING_ON: Final = 0.1  # alone: no points can be lost by it, and some may be won


class TownEvaluator(Evaluator):
    """Towns stand alone: what others place and build matters little to mine."""

    rivalry: float = 0.2

    def __init__(self) -> None:
        self.planner = Planner()
        self.moves: list[int] = []

    def evaluate(self, position: Position, seat: Seat) -> float:
        assert isinstance(position, TinyTowns)
        return expected_points(position, seat) if is_learned(position) else estimate(position, seat)

    def turn(self, position: Position) -> int:
        assert isinstance(position, TinyTowns)
        return position.round

    def planned(self, position: Position, seat: Seat, breadth: int) -> Action:
        """Alone, all cards are known from the thirteenth turn on: the rest of the game is planned turn by turn."""
        assert isinstance(position, TinyTowns)
        if breadth and is_learned(position) and can_plan(position):
            self.moves = self.planner.turn(position, breadth)[:]
        choices = position.choices(seat)
        while self.moves:
            move = self.moves.pop(0)
            if move in choices:
                return move
        return NO_CHOICE

    def policy(self, position: Position, seat: Seat, rng: Rng) -> Action:
        """Builds what can be built, places anywhere, and never stops."""
        assert isinstance(position, TinyTowns)
        choices = position.choices(seat)
        stop = stop_of(position.facts)
        for action in choices:
            if BUILD <= action < stop:
                return action
        return choices[rng.below(len(choices) - 1 if choices[-1] == stop else len(choices))]


def is_learned(position: TinyTowns) -> bool:
    """Whether the learned tables know these cards; otherwise the search plays with the simple estimate."""
    return position.cards.first and not position.cards.monuments


def expected_points(position: Position, seat: Seat) -> float:
    """The points that a seat may expect if it makes the best of the turn it is in."""
    assert isinstance(position, TinyTowns)
    if seat >= len(position.towns):
        return 0.0
    town = town_of(position, seat)
    if position.towns[seat].finished:
        return float(points_complete(position.cards, town.codes))
    cards = cards_of(position)
    best = max(value_of(position.cards, outcome, cards) for outcome in outcomes(position, seat, town))
    if position.one_is_left():
        best = max(best, float(points_complete(position.cards, town.codes))) + GOING_ON
    return best


def cards_of(position: TinyTowns) -> int:
    """The cards that the next turn chooses from, as far as they are known."""
    cards = [int(card) for card in position.face_up]
    if position.mode != CARDS or position.facts.face_up != 3:
        return NO_CARDS
    if len(cards) == 2 and position.unknown == 0:
        cards.append(int(position.pile[0]))
    return offer(cards)


def outcomes(position: TinyTowns, seat: Seat, town: TownState) -> list[TownState]:
    """All that the town can be when the seat's turn is over."""
    if position.towns[seat].placing != NO_RESOURCE:
        towns: list[TownState] = []
        for resource in placeable(position, seat):
            towns.extend(after_cube(position.cards, town, resource))
        return towns
    if position.towns[seat].raising:
        return after_raising(position, seat, town)
    choices = position.choices(seat)
    if choices and STORE < choices[0] <= STORE + KINDS:
        return after_storing(town)
    if choices and choices[0] == DONE:
        return after_building(town)
    return [town]


def placeable(position: TinyTowns, seat: Seat) -> list[int]:
    if position.towns[seat].stored and may_replace(position, seat):
        return list(range(1, KINDS + 1))
    return [position.towns[seat].placing]


def after_raising(position: TinyTowns, seat: Seat, town: TownState) -> list[TownState]:
    towns: list[TownState] = []
    for square in range(SQUARES):
        if position.towns[seat].vacated >> square & 1:
            codes = town.codes[:]
            codes[square] = KINDS + position.towns[seat].raising
            raised = TownState(codes, town.cubes, town.stored, town.ready, [])
            towns.extend(after_storing(raised) if position.towns[seat].raising == FACTORY else after_building(raised))
    return towns


def after_storing(town: TownState) -> list[TownState]:
    towns: list[TownState] = []
    for resource in range(1, KINDS + 1):
        towns.extend(after_building(TownState(town.codes, town.cubes, town.stored | HOLDS[resource], town.ready, [])))
    return towns
