"""The parts of a reward in an order of choice; goods and animals among them."""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from waldglas.core.agenda import Reason, Step
from waldglas.core.message import Message
from waldglas.core.types import Action, Seat
from waldglas.games.black_forest.rules.actions import ON, PAY, PROVISIONS, TAKE, VILLAGE, provisions_at
from waldglas.games.black_forest.rules.effects import REWARD_THINGS, Effect, part_message
from waldglas.games.black_forest.rules.payments import set_provisions
from waldglas.games.black_forest.rules.player import (
    BASIC_GOODS,
    BASIC_LIMIT,
    CATTLE,
    CHARCOAL,
    CHARCOAL_COOKING,
    PIG,
    PROVISION,
    PROVISION_HIGH,
    REFINED_LIMIT,
    Player,
)
from waldglas.games.black_forest.rules.position import BlackForest
from waldglas.games.black_forest.rules.production import EVENTS_ANNOUNCED, GAIN, MOST_GAINED, gain
from waldglas.games.black_forest.rules.things import GOOD_THINGS, goods_of
from waldglas.games.shared.wheel import GONE


class Reward(Step[BlackForest]):
    """BF-4.1 to 4.4: all parts are gained, in an order of choice."""

    def __init__(self, effect: Effect, takings: list[Step[Any]], left: i64, rests: list[Step[Any]]) -> None:
        self.effect = effect
        self.takings = takings  # what carries out each part
        self.left = left  # a bit for each part that is still to be gained
        self.rests = rests  # the same reward by what is left of it

    def choices(self, position: BlackForest, seat: Seat) -> vec[i64]:
        parts = self.effect.parts
        return [TAKE + parts[i].thing for i in range(len(parts)) if self.left >> i & 1]

    def chosen(self, position: BlackForest, seat: Seat, action: Action) -> None:
        parts = self.effect.parts
        for i in range(len(parts)):
            if parts[i].thing == action - TAKE:
                rest = self.left & ~(1 << i)
                if rest:
                    position.then(seat, self.rests[rest])
                position.then(seat, self.takings[i])

    def question(self, position: BlackForest, seat: Seat) -> Message:
        return Message("question-part")

    def wording(self, position: BlackForest, seat: Seat, action: Action) -> Message | None:
        for part in self.effect.parts:
            if TAKE + part.thing == action:
                return Message("choice-take-some", {"amount": part_message(part)})
        return None

    def why_not(self, position: BlackForest, seat: Seat, action: Action) -> Reason:
        if TAKE <= action < PAY:
            return Reason(Message("reason-no-part", {"thing": REWARD_THINGS[action - TAKE]}), "BF-4.3")
        return super().why_not(position, seat, action)


# Goods


class GainCounted(Step[BlackForest]):
    """BF-4.7: so many goods for each of what is counted at this moment."""

    def __init__(self, effect: Effect, good: i64, number: i64) -> None:
        self.effect = effect
        self.good = good
        self.number = number

    def run(self, position: BlackForest, seat: Seat) -> None:
        number = self.number * self.effect.times(position.players[seat], position.site)
        gain(position, seat, self.good, min(number, MOST_GAINED))


class GainAndTell(Step[BlackForest]):
    """BF-10.1: a gain of goods that is an event, if anything is gained."""

    def __init__(self, good: i64, number: i64, event: i64) -> None:
        self.good = good
        self.number = number
        self.event = event

    def run(self, position: BlackForest, seat: Seat) -> None:
        if position.players[seat].has_room(self.good):
            position.then(seat, EVENTS_ANNOUNCED[self.event])
        gain(position, seat, self.good, self.number)


class GainCharcoal(Step[BlackForest]):
    """BF-2.4: charcoal goes on one wheel of choice, but not on a full one while the other has room."""

    def __init__(self, number: i64) -> None:
        self.number = number

    def choices(self, position: BlackForest, seat: Seat) -> vec[i64]:
        return wheels_with_room(position.players[seat])

    def chosen(self, position: BlackForest, seat: Seat, action: Action) -> None:
        gain(position, seat, CHARCOAL if action == ON else CHARCOAL_COOKING, self.number)

    def question(self, position: BlackForest, seat: Seat) -> Message:
        return Message("question-charcoal-wheel", {"number": self.number})


def wheels_with_room(player: Player) -> vec[i64]:
    wheels = []
    if GONE < player.goods[CHARCOAL] < BASIC_LIMIT:
        wheels.append(ON)
    if player.goods[CHARCOAL_COOKING] < BASIC_LIMIT:
        wheels.append(ON + 1)
    return wheels


class GainCharcoalTwice(Step[BlackForest]):
    """BF-21.10: charcoal on each wheel, two parts in an order of choice."""

    def __init__(self, number: i64) -> None:
        self.number = number

    def choices(self, position: BlackForest, seat: Seat) -> vec[i64]:
        return wheels_with_room(position.players[seat])

    def chosen(self, position: BlackForest, seat: Seat, action: Action) -> None:
        first, other = CHARCOAL, CHARCOAL_COOKING
        if action != ON:
            first, other = other, first
        if position.players[seat].goods[other] != GONE:
            position.then(seat, GAIN[other][self.number])
        gain(position, seat, first, self.number)

    def question(self, position: BlackForest, seat: Seat) -> Message:
        return Message("question-charcoal-twice", {"number": self.number})


class GainProvisions(Step[BlackForest]):
    """BF-2.6: provisions go on both markers in any split; none is lost while a marker has room."""

    def __init__(self, number: i64) -> None:
        self.number = number

    def choices(self, position: BlackForest, seat: Seat) -> vec[i64]:
        goods = position.players[seat].goods
        low, high = REFINED_LIMIT - goods[PROVISION], REFINED_LIMIT - goods[PROVISION_HIGH]
        number = min(self.number, low + high)
        if number == 0:
            return vec[i64]()
        pairs = {
            provisions_at(goods[PROVISION] + part, goods[PROVISION_HIGH] + number - part)
            for part in range(max(0, number - high), min(low, number) + 1)
        }
        return sorted(pairs)

    def chosen(self, position: BlackForest, seat: Seat, action: Action) -> None:
        set_provisions(position, seat, action)

    def question(self, position: BlackForest, seat: Seat) -> Message:
        return Message("question-gain-provisions", {"gain": goods_of(self.number, PROVISION)})

    def why_not(self, position: BlackForest, seat: Seat, action: Action) -> Reason:
        if PROVISIONS <= action < VILLAGE:
            return Reason(Message("reason-gain-split"), "BF-2.6")
        return super().why_not(position, seat, action)


class GainBasic(Step[BlackForest]):
    """BF-4.8: one basic good of choice; a full one is not offered while another is not.

    The Traveling Merchant gives it to the others too (BF-19.15), so it is named even if all are full.
    """

    def __init__(self, number: i64, gifts: list[Step[Any]]) -> None:
        self.number = number
        self.gifts = gifts  # by good
        self.gains: list[Step[Any]] = [gain_of(good, number) for good in range(BASIC_GOODS)]

    def choices(self, position: BlackForest, seat: Seat) -> vec[i64]:
        player = position.players[seat]
        found = [TAKE + good for good in range(BASIC_GOODS) if player.has_room(good)]
        return found or (ALL_BASIC if self.gifts else vec[i64]())

    def chosen(self, position: BlackForest, seat: Seat, action: Action) -> None:
        if self.gifts:
            position.tell("named", seat, action - TAKE)
            for other in reversed(position.others_clockwise(seat)):
                position.then(other, self.gifts[action - TAKE])
        position.then(seat, self.gains[action - TAKE])

    def question(self, position: BlackForest, seat: Seat) -> Message:
        return Message("question-basic", {"number": self.number})

    def wording(self, position: BlackForest, seat: Seat, action: Action) -> Message | None:
        if not TAKE <= action < TAKE + BASIC_GOODS:
            return None
        return Message("choice-take-some", {"amount": goods_of(self.number, action - TAKE)})

    def why_not(self, position: BlackForest, seat: Seat, action: Action) -> Reason:
        if TAKE <= action < TAKE + BASIC_GOODS:
            return Reason(Message("reason-no-room-for", {"good": GOOD_THINGS[action - TAKE]}), "BF-4.8")
        if TAKE <= action < PAY:
            return Reason(Message("reason-basic-good"), "BF-4.8")
        return super().why_not(position, seat, action)


def gain_of(good: i64, number: i64) -> Step[Any]:
    if good == CHARCOAL:
        return GainCharcoal(number)
    if good == PROVISION:
        return GainProvisions(number)
    return GAIN[good][number]


class RaiseMarkers(Step[BlackForest]):
    """BF-21.4, BF-21.9: markers below a value go up to it; then the wheels are looked at."""

    def __init__(self, markers: vec[i64], value: i64) -> None:
        self.markers = markers
        self.value = value

    def run(self, position: BlackForest, seat: Seat) -> None:
        goods = position.players[seat].goods
        for marker in self.markers:
            if goods[marker] != GONE and goods[marker] < self.value:
                position.tell("gained", seat, marker, self.value - goods[marker])
                goods[marker] = self.value


class DropMarker(Step[BlackForest]):
    """BF-21.11: the charcoal marker leaves the Glassmaking wheel for good."""

    def run(self, position: BlackForest, seat: Seat) -> None:
        position.players[seat].goods[CHARCOAL] = GONE
        position.tell("dropped", seat)


# Animals


class GainAnimals(Step[BlackForest]):
    """BF-14.3: animals that can be housed are gained."""

    def __init__(self, effect: Effect, animal: i64, number: i64) -> None:
        self.effect = effect
        self.animal = animal
        self.number = number

    def run(self, position: BlackForest, seat: Seat) -> None:
        number = self.number * self.effect.times(position.players[seat], position.site)
        gain_animals(position, seat, self.animal, number)


def gain_animals(position: BlackForest, seat: Seat, animal: i64, number: i64) -> None:
    player = position.players[seat]
    taken = 0
    while taken < number and player.can_take(animal):
        taken += 1
        if animal == PIG:
            player.pigs += 1
        else:
            player.cattle += 1
    if taken:
        position.tell("gained_animals", seat, animal, taken)


class CountLivestock(Step[BlackForest]):
    """BF-21.24: an animal of choice for each of what is counted."""

    def __init__(self, effect: Effect, number: i64) -> None:
        self.effect = effect
        self.number = number

    def run(self, position: BlackForest, seat: Seat) -> None:
        number = self.number * self.effect.times(position.players[seat], position.site)
        position.then(seat, GainLivestock(number, number, number))


class Breed(Step[BlackForest]):
    """BF-21.27: an animal for each pair of its kind, counted before the first is gained."""

    def __init__(self, most: i64) -> None:
        self.most = most

    def run(self, position: BlackForest, seat: Seat) -> None:
        player = position.players[seat]
        position.then(seat, GainLivestock(self.most, player.pigs // 2, player.cattle // 2))


class GainLivestock(Step[BlackForest]):
    """BF-14.3: animals of kinds of choice, as long as they can be housed; pigs are named before cattle."""

    def __init__(self, number: i64, pigs: i64, cattle: i64) -> None:
        self.number = number
        self.pigs = pigs
        self.cattle = cattle

    def choices(self, position: BlackForest, seat: Seat) -> vec[i64]:
        if self.number == 0:
            return vec[i64]()
        player = position.players[seat]
        offered = []
        if self.pigs and player.can_take(PIG):
            offered.append(TAKE + PIG)
        if self.cattle and player.can_take(CATTLE):
            offered.append(TAKE + CATTLE)
        return offered

    def chosen(self, position: BlackForest, seat: Seat, action: Action) -> None:
        if action == TAKE + PIG:
            gain_animals(position, seat, PIG, 1)
            position.then(seat, GainLivestock(self.number - 1, self.pigs - 1, self.cattle))
            return
        before = position.players[seat].cattle
        gain_animals(position, seat, CATTLE, min(self.number, self.cattle))
        taken = position.players[seat].cattle - before
        position.then(seat, GainLivestock(self.number - taken, self.pigs, 0))

    def question(self, position: BlackForest, seat: Seat) -> Message:
        return Message("question-livestock", {"number": self.number})

    def wording(self, position: BlackForest, seat: Seat, action: Action) -> Message | None:
        return Message("choice-take-pig" if action == TAKE + PIG else "choice-take-cattle")


ALL_BASIC: Final = [TAKE + good for good in range(BASIC_GOODS)]
DROP_MARKER: Final = DropMarker()
