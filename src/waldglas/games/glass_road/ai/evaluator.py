"""What the search knows of Glass Road."""

from __future__ import annotations

from mypy_extensions import i64

from waldglas.ai.evaluator import CHANCE_STEPS, NO_END, Evaluator, softmax
from waldglas.core.game import Position
from waldglas.core.rng import Rng
from waldglas.core.types import Action, Seat
from waldglas.games.glass_road.ai.features import EACH_CARD, IN_HAND, cards_left, prospect
from waldglas.games.glass_road.ai.policy import finish_card
from waldglas.games.glass_road.ai.value import RoadValue, load_value
from waldglas.games.glass_road.rules.actions import CARD
from waldglas.games.glass_road.rules.periods import hand_size, later_cards
from waldglas.games.glass_road.rules.player import cards_in, count_cards
from waldglas.games.glass_road.rules.position import GlassRoad
from waldglas.games.glass_road.rules.scoring import points_of


class RoadEvaluator(Evaluator):
    temperature = 0.4
    alike: float = 4.0  # how many points less a choice is taken to be worth that is worth the same as one before it
    whim: float = 1.0  # how many points worse a card may be that is picked without a search

    def __init__(self, value: RoadValue | None = None) -> None:
        self.alone = load_value("alone") if value is None else value
        self.several = load_value("several") if value is None else value

    def value(self, position: GlassRoad) -> RoadValue:
        return self.alone if position.seats == 1 else self.several

    def evaluate(self, position: Position, seat: Seat) -> float:
        assert isinstance(position, GlassRoad)
        if position.over():
            return points_of(position.facts, position.players[seat])
        return self.value(position).of(position, seat)

    def turn(self, position: Position) -> int:
        """A hand is a turn, and every card that is played is one."""
        assert isinstance(position, GlassRoad)
        cards: i64 = 0
        for player in position.players:
            cards += count_cards(player.played)
        return int((position.period * 100 + cards) * 2 + (1 if position.together else 0))

    def progress(self, position: Position) -> int:
        assert isinstance(position, GlassRoad)
        return int(position.period)

    def horizon(self, position: Position) -> int:
        """Alone, the end of the period: of the next one a walk knows neither the offer nor its own hand."""
        return self.progress(position) + 1 if position.seats == 1 else NO_END

    def shown(self, position: Position) -> int:
        """The abilities of another card are other choices."""
        assert isinstance(position, GlassRoad)
        return int(position.revealed)

    def rollout(self, position: Position, until: int, rng: Rng) -> None:
        """Hands are completed and the card at hand is finished; alone, all cards of the period are played."""
        assert isinstance(position, GlassRoad)
        self.complete_hands(position, rng)
        finish_card(position, self.value(position))
        if position.seats == 1:
            while len(position.offers[0]) and not position.together:
                position.answer(0, self.greedy_action(position, 0))

    def complete_hands(self, position: GlassRoad, rng: Rng) -> None:
        """Picks what is missing, once somebody has begun to pick."""
        while position.together and position.round == 0 and position.waiting and somebody_picked(position):
            for seat in position.to_act():
                position.answer(seat, self.card_to_pick(position, seat, rng, self.whim))

    def card_to_pick(self, position: GlassRoad, seat: Seat, rng: Rng, whim: float) -> Action:
        """The first, in the order of the list, of the cards that seem best for what is missing of the hand."""
        player = position.players[seat]
        weights = self.value(position).by_stage[cards_left(position, seat)]
        specialists = position.facts.specialists
        missing = hand_size(position) - count_cards(player.hand)
        cards, purse = cards_in(later_cards(player)), player.purse()
        values = []
        for card in cards:
            chance = whim * rng.below(CHANCE_STEPS) / CHANCE_STEPS if whim > 0 else 0.0
            feature = IN_HAND + card * EACH_CARD + prospect(specialists[card], player, purse, True)
            values.append(weights.of(feature) + chance)
        bound = sorted(values, reverse=True)[missing - 1]
        for i in range(len(cards)):
            if values[i] >= bound:
                return CARD + cards[i]
        return CARD + cards[0]

    def action_value(self, position: Position, seat: Seat, action: Action) -> float:
        assert isinstance(position, GlassRoad)
        return self.evaluate(self.ahead(position, seat, action), seat)

    def priors(self, position: Position, seat: Seat, choices: list[Action]) -> list[float]:
        """Choices of exactly the same value are most likely the same in other words: the first stands for all."""
        values = [self.action_value(position, seat, action) for action in choices]
        for i in range(1, len(values)):
            if values[i] in values[:i]:
                values[i] -= self.alike
        return softmax(values, self.temperature)

    def ahead(self, position: GlassRoad, seat: Seat, action: Action) -> GlassRoad:
        """Where a choice leads, once the hand is complete or the card finished, without anything hidden."""
        ahead = position.copy()
        ahead.looking_ahead = True
        ahead.answer(seat, action)
        while ahead.together and len(ahead.offers[seat]) and ahead.round == 0:
            ahead.answer(seat, self.card_to_pick(ahead, seat, ahead.rng, 0.0))
        finish_card(ahead, self.value(ahead))
        return ahead

    def policy(self, position: Position, seat: Seat, rng: Rng) -> Action:
        assert isinstance(position, GlassRoad)
        if position.together and position.round == 0:
            return self.card_to_pick(position, seat, rng, 2 * self.whim)
        choices = position.offers[seat]
        return choices[rng.below(len(choices))]


def somebody_picked(position: GlassRoad) -> bool:
    for player in position.players:
        if player.hand:
            return True
    return False
