"""The parts of a reward in an order of choice; goods and animals among them."""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from waldglas.core.agenda import Reason, Step
from waldglas.core.message import Message
from waldglas.core.packed import run_of
from waldglas.core.types import Action, Seat
from waldglas.games.black_forest.rules.actions import ON, PAY, PROVISIONS, TAKE, VILLAGE, provisions_at
from waldglas.games.black_forest.rules.effects import REWARD_THINGS, Effect, part_message
from waldglas.games.black_forest.rules.payments import set_provisions, with_choice
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

HERD_BITS: Final = 9  # of a number of animals
HERD_MASK: Final = (1 << HERD_BITS) - 1


class Reward(Step[BlackForest]):
    """BF-4.1 to 4.4: all parts are gained, in an order of choice.

    It is put on the agenda with a bit for each part that was gained.
    """

    def __init__(self, effect: Effect, takings: list[Step[Any]]) -> None:
        self.effect: Final = effect
        self.takings: Final = takings  # what carries out each part

    def choices(self, position: BlackForest, seat: Seat) -> vec[i64]:
        parts, gained = self.effect.parts, position.argument
        offered = vec[i64](capacity=len(parts))
        for i in range(len(parts)):
            if not gained >> i & 1:
                offered = append(offered, TAKE + parts[i].thing)
        return offered

    def chosen(self, position: BlackForest, seat: Seat, action: Action) -> None:
        parts, gained = self.effect.parts, position.argument
        one: i64 = 1
        for i in range(len(parts)):
            if parts[i].thing == action - TAKE:
                gained |= one << i
                if gained != (one << len(parts)) - 1:
                    position.then(seat, self, gained)
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
        self.effect: Final = effect
        self.good: Final = good
        self.amount: Final = number

    def run(self, position: BlackForest, seat: Seat) -> None:
        number = self.amount * self.effect.times(position.players[seat], position.site)
        gain(position, seat, self.good, min(number, MOST_GAINED))


class GainAndTell(Step[BlackForest]):
    """BF-10.1: a gain of goods that is an event, if anything is gained."""

    def __init__(self, good: i64, number: i64, event: i64) -> None:
        self.good: Final = good
        self.amount: Final = number
        self.event: Final = event

    def run(self, position: BlackForest, seat: Seat) -> None:
        if position.players[seat].has_room(self.good):
            position.then(seat, EVENTS_ANNOUNCED[self.event])
        gain(position, seat, self.good, self.amount)


class GainCharcoal(Step[BlackForest]):
    """BF-2.4: charcoal goes on one wheel of choice, but not on a full one while the other has room."""

    def __init__(self, number: i64) -> None:
        self.amount: Final = number

    def choices(self, position: BlackForest, seat: Seat) -> vec[i64]:
        return wheels_with_room(position.players[seat])

    def chosen(self, position: BlackForest, seat: Seat, action: Action) -> None:
        gain(position, seat, CHARCOAL if action == ON else CHARCOAL_COOKING, self.amount)

    def question(self, position: BlackForest, seat: Seat) -> Message:
        return Message("question-charcoal-wheel", {"number": self.amount})


def wheels_with_room(player: Player) -> vec[i64]:
    wheels = vec[i64]()
    if GONE < player.goods[CHARCOAL] < BASIC_LIMIT:
        wheels = append(wheels, ON)
    if player.goods[CHARCOAL_COOKING] < BASIC_LIMIT:
        wheels = append(wheels, ON + 1)
    return wheels


class GainCharcoalTwice(Step[BlackForest]):
    """BF-21.10: charcoal on each wheel, two parts in an order of choice."""

    def __init__(self, number: i64) -> None:
        self.amount: Final = number

    def choices(self, position: BlackForest, seat: Seat) -> vec[i64]:
        return wheels_with_room(position.players[seat])

    def chosen(self, position: BlackForest, seat: Seat, action: Action) -> None:
        first: i64 = CHARCOAL if action == ON else CHARCOAL_COOKING
        other: i64 = CHARCOAL_COOKING if action == ON else CHARCOAL
        if position.players[seat].goods[other] != GONE:
            position.then(seat, GAIN[other][self.amount])
        gain(position, seat, first, self.amount)

    def question(self, position: BlackForest, seat: Seat) -> Message:
        return Message("question-charcoal-twice", {"number": self.amount})


class GainProvisions(Step[BlackForest]):
    """BF-2.6: provisions go on both markers in any split; none is lost while a marker has room."""

    def __init__(self, number: i64) -> None:
        self.amount: Final = number

    def choices(self, position: BlackForest, seat: Seat) -> vec[i64]:
        goods = position.players[seat].goods
        low, high = REFINED_LIMIT - goods[PROVISION], REFINED_LIMIT - goods[PROVISION_HIGH]
        number = min(self.amount, low + high)
        if number == 0:
            return vec[i64]()
        splits = vec[i64](capacity=number + 1)
        for part in range(max(0, number - high), min(low, number) + 1):
            splits = with_choice(splits, provisions_at(goods[PROVISION] + part, goods[PROVISION_HIGH] + number - part))
        return splits

    def chosen(self, position: BlackForest, seat: Seat, action: Action) -> None:
        set_provisions(position, seat, action)

    def question(self, position: BlackForest, seat: Seat) -> Message:
        return Message("question-gain-provisions", {"gain": goods_of(self.amount, PROVISION)})

    def why_not(self, position: BlackForest, seat: Seat, action: Action) -> Reason:
        if PROVISIONS <= action < VILLAGE:
            return Reason(Message("reason-gain-split"), "BF-2.6")
        return super().why_not(position, seat, action)


class GainBasic(Step[BlackForest]):
    """BF-4.8: one basic good of choice; a full one is not offered while another is not.

    The Traveling Merchant gives it to the others too (BF-19.15), so it is named even if all are full.
    """

    def __init__(self, number: i64, gifts: list[Step[Any]]) -> None:
        self.amount: Final = number
        self.gifts: Final = gifts  # by good

    def choices(self, position: BlackForest, seat: Seat) -> vec[i64]:
        player = position.players[seat]
        found = vec[i64](capacity=BASIC_GOODS)
        for good in range(BASIC_GOODS):
            if player.has_room(good):
                found = append(found, TAKE + good)
        return run_of(TAKE, BASIC_GOODS) if self.gifts and not len(found) else found

    def chosen(self, position: BlackForest, seat: Seat, action: Action) -> None:
        if self.gifts:
            position.tell("named", seat, action - TAKE)
            for steps in range(position.seats - 1, 0, -1):
                position.then(position.next_clockwise(seat, steps), self.gifts[action - TAKE])
        position.then(seat, gain_of(action - TAKE, self.amount))

    def question(self, position: BlackForest, seat: Seat) -> Message:
        return Message("question-basic", {"number": self.amount})

    def wording(self, position: BlackForest, seat: Seat, action: Action) -> Message | None:
        if not TAKE <= action < TAKE + BASIC_GOODS:
            return None
        return Message("choice-take-some", {"amount": goods_of(self.amount, action - TAKE)})

    def why_not(self, position: BlackForest, seat: Seat, action: Action) -> Reason:
        if TAKE <= action < TAKE + BASIC_GOODS:
            return Reason(Message("reason-no-room-for", {"good": GOOD_THINGS[action - TAKE]}), "BF-4.8")
        if TAKE <= action < PAY:
            return Reason(Message("reason-basic-good"), "BF-4.8")
        return super().why_not(position, seat, action)


def gain_of(good: i64, number: i64) -> Step[Any]:
    if good == CHARCOAL:
        return GAIN_CHARCOAL[number]
    if good == PROVISION:
        return GAIN_PROVISIONS[number]
    return GAIN[good][number]


class RaiseMarkers(Step[BlackForest]):
    """BF-21.4, BF-21.9: markers below a value go up to it; then the wheels are looked at."""

    def __init__(self, markers: vec[i64], value: i64) -> None:
        self.markers: Final = markers
        self.value: Final = value

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
        self.effect: Final = effect
        self.animal: Final = animal
        self.amount: Final = number

    def run(self, position: BlackForest, seat: Seat) -> None:
        number = self.amount * self.effect.times(position.players[seat], position.site)
        gain_animals(position, seat, self.animal, number)


def gain_animals(position: BlackForest, seat: Seat, animal: i64, number: i64) -> None:
    player = position.players[seat]
    taken: i64 = 0
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
        self.effect: Final = effect
        self.amount: Final = number

    def run(self, position: BlackForest, seat: Seat) -> None:
        number = self.amount * self.effect.times(position.players[seat], position.site)
        position.then(seat, GAIN_LIVESTOCK, livestock(number, number, number))


class Breed(Step[BlackForest]):
    """BF-21.27: an animal for each pair of its kind, counted before the first is gained."""

    def __init__(self, most: i64) -> None:
        self.most: Final = most

    def run(self, position: BlackForest, seat: Seat) -> None:
        player = position.players[seat]
        position.then(seat, GAIN_LIVESTOCK, livestock(self.most, player.pigs >> 1, player.cattle >> 1))


def livestock(number: i64, pigs: i64, cattle: i64) -> i64:
    """So many animals, of which so many may be pigs and so many cattle, as a number to put on the agenda with."""
    return (number << HERD_BITS | pigs) << HERD_BITS | cattle


class GainLivestock(Step[BlackForest]):
    """BF-14.3: animals of kinds of choice, as long as they can be housed; pigs are named before cattle."""

    def left(self, position: BlackForest) -> i64:
        return position.argument >> 2 * HERD_BITS

    def pigs(self, position: BlackForest) -> i64:
        return position.argument >> HERD_BITS & HERD_MASK

    def cattle(self, position: BlackForest) -> i64:
        return position.argument & HERD_MASK

    def choices(self, position: BlackForest, seat: Seat) -> vec[i64]:
        offered = vec[i64]()
        if self.left(position) == 0:
            return offered
        player = position.players[seat]
        if self.pigs(position) and player.can_take(PIG):
            offered = append(offered, TAKE + PIG)
        if self.cattle(position) and player.can_take(CATTLE):
            offered = append(offered, TAKE + CATTLE)
        return offered

    def chosen(self, position: BlackForest, seat: Seat, action: Action) -> None:
        number, pigs, cattle = self.left(position), self.pigs(position), self.cattle(position)
        if action == TAKE + PIG:
            gain_animals(position, seat, PIG, 1)
            position.then(seat, self, livestock(number - 1, pigs - 1, cattle))
            return
        before = position.players[seat].cattle
        gain_animals(position, seat, CATTLE, min(number, cattle))
        taken = position.players[seat].cattle - before
        position.then(seat, self, livestock(number - taken, pigs, 0))

    def question(self, position: BlackForest, seat: Seat) -> Message:
        return Message("question-livestock", {"number": self.left(position)})

    def wording(self, position: BlackForest, seat: Seat, action: Action) -> Message | None:
        return Message("choice-take-pig" if action == TAKE + PIG else "choice-take-cattle")


DROP_MARKER: Final = DropMarker()
GAIN_LIVESTOCK: Final = GainLivestock()
# By number.
GAIN_CHARCOAL: Final = [GainCharcoal(number) for number in range(MOST_GAINED + 1)]
GAIN_PROVISIONS: Final = [GainProvisions(number) for number in range(MOST_GAINED + 1)]
STEPS: Final[list[Step[Any]]] = [DROP_MARKER, GAIN_LIVESTOCK, *GAIN_CHARCOAL, *GAIN_PROVISIONS]
