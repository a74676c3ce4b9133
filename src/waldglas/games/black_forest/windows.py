"""Windows: the moments at which conversions may be used, by themselves or beside another question."""

from __future__ import annotations

from typing import Any, Final

from waldglas.core.agenda import NOTHING, Reason, Step
from waldglas.games.black_forest.choices import BUILD, DECLINE, DONE, FROM, ON, PAY, TAKE, USE
from waldglas.games.black_forest.counts import AdjacentEmpty
from waldglas.games.black_forest.domain import CLEAR_AROUND
from waldglas.games.black_forest.player import CHARCOAL, GOODS
from waldglas.games.black_forest.position import BlackForest
from waldglas.games.black_forest.rewards import gain_of, wheels_with_room
from waldglas.games.black_forest.scoring import space_of


def usable(position: BlackForest, seat: int) -> list[int]:
    """BF-13.7, BF-15.3: the conversions that their owner can use now."""
    player = position.players[seat]
    uses = position.facts.uses
    found = NOTHING
    for number in player.works:
        if uses[number].effect.usable(player):
            found = [*found, USE + number]
    return found


def use(position: BlackForest, seat: int, action: int, window: Step[Any]) -> None:
    """BF-15.4: carries out a conversion, then opens the window again."""
    position.tell("used", seat, action - USE)
    position.then(seat, window)
    position.then_all(seat, position.facts.uses[action - USE].effect.steps)


def is_use(action: int) -> bool:
    return USE <= action < BUILD


def why_not_use(position: BlackForest, seat: int, action: int) -> Reason:
    chosen = position.facts.uses[action - USE]
    building, player = position.facts.buildings[chosen.building], position.players[seat]
    if not player.owns(building.number):
        return Reason(f"You have not built the {building.name}.", "BF-15.1")
    if not chosen.effect.affordable(player):
        return Reason(f"You lack what the {building.name} takes: {chosen.effect.words()}.", "BF-13.7")
    if not chosen.effect.usable(player):
        return Reason(f"The {building.name} would bring nothing now: {chosen.effect.words()}.", "BF-15.8")
    return Reason(f"If you used the {building.name}, no action would be left to you here.", "BF-15.3")


class Window(Step[BlackForest]):
    """BF-15.3: conversions, any number of times, or no more."""

    def choices(self, position: BlackForest, seat: int) -> list[int]:
        uses = usable(position, seat)
        return [DONE, *uses] if uses else NOTHING

    def chosen(self, position: BlackForest, seat: int, action: int) -> None:
        if action != DONE:
            use(position, seat, action, self)

    def question(self, position: BlackForest, seat: int) -> str:
        return "Your action is done: use your conversions, or end your turn."

    def wording(self, position: BlackForest, seat: int, action: int) -> str:
        return "End the turn" if action == DONE else ""

    def why_not(self, position: BlackForest, seat: int, action: int) -> Reason:
        if is_use(action):
            return why_not_use(position, seat, action)
        return super().why_not(position, seat, action)


class LastWindow(Window):
    """BF-16.4: before scoring; then tiles beside a building that scores empty spaces may go."""

    def choices(self, position: BlackForest, seat: int) -> list[int]:
        return [DONE, *usable(position, seat)]

    def chosen(self, position: BlackForest, seat: int, action: int) -> None:
        if action != DONE:
            use(position, seat, action, self)
            return
        for number in position.players[seat].built:
            score = position.facts.buildings[number].score
            if score is not None and isinstance(score.per, AdjacentEmpty):
                position.then(seat, CLEAR_AROUND)
                position.site = space_of(position.players[seat], number)

    def question(self, position: BlackForest, seat: int) -> str:
        return "The game is about to be scored: use your conversions, or be done."

    def wording(self, position: BlackForest, seat: int, action: int) -> str:
        return "Done: score the game" if action == DONE else ""


class Gift(Step[BlackForest]):
    """BF-8.6, BF-15.3, BF-19.15: a good from another seat is taken or declined, conversions coming before."""

    def __init__(self, good: int, number: int) -> None:
        self.good = good
        self.number = number
        self.gain = gain_of(good, number)

    def choices(self, position: BlackForest, seat: int) -> list[int]:
        player = position.players[seat]
        uses = usable(position, seat)
        if not player.has_room(self.good):
            return [DECLINE, *uses] if uses else NOTHING
        if self.good == CHARCOAL:
            return [DECLINE, *uses, *wheels_with_room(player)]
        return [DECLINE, *uses, TAKE + self.good]

    def chosen(self, position: BlackForest, seat: int, action: int) -> None:
        if action == DECLINE:
            position.tell("declined", seat, self.good)
        elif is_use(action):
            use(position, seat, action, self)
        elif self.good == CHARCOAL:
            self.gain.chosen(position, seat, action)
        else:
            position.then(seat, self.gain)

    def question(self, position: BlackForest, seat: int) -> str:
        return f"You are given {self.number} {GOODS[self.good]}: do you take it?"

    def wording(self, position: BlackForest, seat: int, action: int) -> str:
        if action == DECLINE:
            return f"Decline the {GOODS[self.good]}"
        return f"Take {self.number} {GOODS[self.good]}" if action == TAKE + self.good else ""

    def why_not(self, position: BlackForest, seat: int, action: int) -> Reason:
        if is_use(action):
            return why_not_use(position, seat, action)
        if TAKE <= action < PAY and action != TAKE + self.good:
            return Reason(f"The gift is {GOODS[self.good]}.", "BF-8.6")
        if self.good == CHARCOAL and action == TAKE + CHARCOAL:
            return Reason("Choose the wheel for the charcoal.", "BF-2.4")
        if action == TAKE + self.good or (self.good == CHARCOAL and ON <= action < FROM):
            return Reason("You have no room for it there.", "BF-8.6")
        return super().why_not(position, seat, action)


WINDOW: Final = Window()
LAST_WINDOW: Final = LastWindow()
