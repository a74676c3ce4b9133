"""The effects of specialists and buildings, step by step: pay, discard, draw, gain, repeat."""

from __future__ import annotations

from typing import Any, Final

from waldglas.core.agenda import NOTHING, Reason, Step
from waldglas.core.message import Message
from waldglas.games.glass_road.rules.actions import (
    AGAIN,
    AT,
    FIRST_USE,
    FROM,
    GOOD,
    ON,
    PASS,
    TAKE,
    building_given_up,
    building_used,
)
from waldglas.games.glass_road.rules.facts import IMMEDIATE, ON_EACH, STACKS, Building, Effect
from waldglas.games.glass_road.rules.ground import PLACES
from waldglas.games.glass_road.rules.messages import GOOD_THINGS, WHEEL_THINGS, no_neighbour
from waldglas.games.glass_road.rules.player import (
    BASIC_GOODS,
    BASIC_LIMIT,
    BRICK_WHEEL,
    EMPTY,
    GLASS_WHEEL,
    LIMITS,
    NO_MARKER,
    SECOND_MARKER,
    Player,
)
from waldglas.games.glass_road.rules.position import NO_BUILDING, GlassRoad
from waldglas.games.glass_road.rules.tiles import ChooseTile, Clear, PlaceOnEach, PlaceTile, Remove
from waldglas.games.shared.counts import Count
from waldglas.games.shared.effects import Amount

EITHER_WHEEL: Final = -1


class TurnWheels(Step[GlassRoad]):
    """GR-2.3 to 2.6: after every finished action both wheels turn as often as they must."""

    def run(self, position: GlassRoad, seat: int) -> None:
        goods = position.players[seat].goods
        turns = GLASS_WHEEL.turn(goods)
        if turns > 0:
            position.announce("turned", seat, 0, turns)
        turns = BRICK_WHEEL.turn(goods)
        if turns > 0:
            position.announce("turned", seat, 1, turns)


TURN_WHEELS: Final = TurnWheels()


class Pay(Step[GlassRoad]):
    """GR-11.3: goods are paid; food and charcoal singly from the glass wheel, then the rest from the brick wheel."""

    def __init__(self, good: int, number: int) -> None:
        self.good = good
        self.number = number

    def choices(self, position: GlassRoad, seat: int) -> list[int]:
        goods = position.players[seat].goods
        second = SECOND_MARKER[self.good]
        if second == NO_MARKER or goods[second] < self.number:
            return [FROM]
        if goods[self.good] == 0:
            return [FROM + 1]
        return [FROM, FROM + 1]

    def chosen(self, position: GlassRoad, seat: int, action: int) -> None:
        goods = position.players[seat].goods
        second = SECOND_MARKER[self.good]
        if second == NO_MARKER:
            goods[self.good] -= self.number
            position.tell("paid", seat, self.good, self.number)
        elif action == FROM + 1:
            goods[second] -= self.number
            position.tell("paid", seat, second, self.number)
        else:
            goods[self.good] -= 1
            position.tell("paid", seat, self.good, 1)
            if self.number > 1:
                position.then(seat, Pay(self.good, self.number - 1))

    def question(self, position: GlassRoad, seat: int) -> Message:
        return Message("question-pay", {"number": self.number, "good": GOOD_THINGS[self.good]})

    def wording(self, position: GlassRoad, seat: int, action: int) -> Message | None:
        if self.number == 1:
            return None
        wheel = WHEEL_THINGS[action - FROM]
        if action == FROM:
            return Message("choice-pay-one", {"wheel": wheel})
        return Message("choice-pay-all", {"number": self.number, "wheel": wheel})


class DiscardOffer(Step[GlassRoad]):
    """GR-12.7: buildings of the private offer leave the game, in the order of their numbers."""

    def __init__(self, number: int, after: int) -> None:
        self.number = number
        self.after = after

    def choices(self, position: GlassRoad, seat: int) -> list[int]:
        offered = [number for number in position.players[seat].private if number > self.after]
        buildings = position.facts.buildings
        return [buildings[number].discard_choice for number in offered[: len(offered) - self.number + 1]]

    def chosen(self, position: GlassRoad, seat: int, action: int) -> None:
        player, building = position.players[seat], building_given_up(position.facts, action).number
        player.private = [other for other in player.private if other != building]
        position.tell("discarded", seat, building)
        if self.number > 1:
            position.then(seat, DiscardOffer(self.number - 1, building))

    def question(self, position: GlassRoad, seat: int) -> Message:
        return Message("question-give-up")

    def why_not(self, position: GlassRoad, seat: int, action: int) -> Reason:
        if action >= position.facts.first_discard:
            building = building_given_up(position.facts, action)
            if building.number in position.players[seat].private:
                return Reason(Message("reason-give-up-in-order"), "GR-12.7")
            return Reason(Message("reason-not-in-private-offer", {"building": building.thing}), "GR-12.7")
        return super().why_not(position, seat, action)


class DrawOffer(Step[GlassRoad]):
    """GR-8.1: the top building of each stack joins the private offer."""

    def run(self, position: GlassRoad, seat: int) -> None:
        player = position.players[seat]
        for stack in range(len(STACKS)):
            building = position.draw(stack)
            if building != NO_BUILDING:
                player.private = sorted([*player.private, building])
                position.tell("drew", seat, building)

    def reveals(self) -> bool:
        return True


class Gain(Step[GlassRoad]):
    """GR-11.1, GR-11.2, GR-2.2: goods are gained, all to none of them, as far as they fit, on one wheel."""

    def __init__(self, good: int, number: int, per: Count[Player] | None, wheel: int, least: int) -> None:
        self.good = good
        self.number = number
        self.per = per
        self.wheel = wheel
        self.least = least

    def choices(self, position: GlassRoad, seat: int) -> list[int]:
        player = position.players[seat]
        number = self.number if self.per is None else self.number * self.per.of(player, position.space)
        if number == 0:
            return NOTHING
        if SECOND_MARKER[self.good] != NO_MARKER and self.wheel == EITHER_WHEEL:
            return wheels_with_room(player, self.good)
        marker = self.good if self.wheel <= 0 else SECOND_MARKER[self.good]
        most = min(number, LIMITS[marker] - player.goods[marker])
        return NOTHING if most == 0 else [TAKE + taken for taken in range(self.least, most + 1)]

    def chosen(self, position: GlassRoad, seat: int, action: int) -> None:
        if action >= ON:
            position.then(seat, Gain(self.good, self.number, self.per, action - ON, 1))
        elif action > TAKE:
            marker = self.good if self.wheel <= 0 else SECOND_MARKER[self.good]
            position.players[seat].goods[marker] += action - TAKE
            position.tell("gained", seat, marker, action - TAKE)

    def question(self, position: GlassRoad, seat: int) -> Message:
        good = GOOD_THINGS[self.good]
        if position.offers[seat][-1] >= ON:
            return Message("question-gain-wheel", {"good": good})
        if self.wheel == EITHER_WHEEL:
            return Message("question-gain", {"good": good})
        return Message("question-gain-on", {"good": good, "wheel": WHEEL_THINGS[self.wheel]})

    def why_not(self, position: GlassRoad, seat: int, action: int) -> Reason:
        if TAKE <= action < FROM:
            named = SECOND_MARKER[self.good] != NO_MARKER and self.wheel == EITHER_WHEEL
            return why_not_take(self.good, named, position.offers[seat][-1], action)
        return super().why_not(position, seat, action)


def why_not_take(good: int, wheel_named: bool, most: int, action: int) -> Reason:
    """What forbids this amount or wheel, where `most` is the last that is offered."""
    if action >= ON and wheel_named:
        full = {"wheel": WHEEL_THINGS[action - ON], "limit": BASIC_LIMIT, "good": GOOD_THINGS[good]}
        return Reason(Message("reason-wheel-full", full), "GR-11.7")
    if action >= ON:
        return Reason(Message("reason-no-wheel"), "GR-11.2")
    if wheel_named:
        return Reason(Message("reason-wheel-first", {"good": GOOD_THINGS[good]}), "GR-11.2")
    if action == TAKE:
        return Reason(Message("reason-at-least-one"), "GR-11.1")
    return Reason(Message("reason-at-most", {"most": most - TAKE}), "GR-11.7")


def wheels_with_room(player: Player, good: int) -> list[int]:
    """The wheels that food or charcoal fits on, and taking none; nothing where it fits on neither."""
    choices = [TAKE]
    if player.goods[good] < BASIC_LIMIT:
        choices.append(ON)
    if player.goods[SECOND_MARKER[good]] < BASIC_LIMIT:
        choices.append(ON + 1)
    return choices if len(choices) > 1 else NOTHING


def gain(amount: Amount, per: Count[Player] | None) -> Gain:
    return Gain(amount.what, amount.number, per, EITHER_WHEEL, 0)


class GainOne(Step[GlassRoad]):
    """A good of several is named, then gained; the Supplier's others receive it too (GR-8.6)."""

    def __init__(self, amounts: list[Amount], per: Count[Player] | None, gift: int) -> None:
        self.per = per
        self.goods = [amount.what for amount in amounts]
        self.gains: list[Step[Any]] = [gain(amount, per) for amount in amounts]
        self.gifts: list[Step[Any]] = [Gift(Amount(amount.what, gift)) for amount in amounts] if gift else []

    def choices(self, position: GlassRoad, seat: int) -> list[int]:
        if self.per is not None and self.per.of(position.players[seat], position.space) == 0:
            return NOTHING
        return sorted(GOOD + good for good in self.goods)

    def chosen(self, position: GlassRoad, seat: int, action: int) -> None:
        which = self.goods.index(action - GOOD)
        if self.gifts:
            for other in reversed(position.others_clockwise(seat)):
                position.then(other, TURN_WHEELS)
                position.then(other, self.gifts[which])
            position.then(seat, TURN_WHEELS)
        position.then(seat, self.gains[which])

    def question(self, position: GlassRoad, seat: int) -> Message:
        return Message("question-good")

    def why_not(self, position: GlassRoad, seat: int, action: int) -> Reason:
        if GOOD <= action < GOOD + BASIC_GOODS:
            return Reason(Message("reason-not-that-good"), "GR-11.6")
        return super().why_not(position, seat, action)


class Gift(Step[GlassRoad]):
    """GR-8.7, GR-8.8: the Supplier's gift, before which processing buildings may make room for it."""

    def __init__(self, amount: Amount) -> None:
        self.amount = amount
        self.gain = gain(amount, None)

    def choices(self, position: GlassRoad, seat: int) -> list[int]:
        taking = self.gain.choices(position, seat)
        uses = usable(position, seat)
        if not uses:
            return taking
        return (taking or [TAKE]) + uses

    def chosen(self, position: GlassRoad, seat: int, action: int) -> None:
        if action >= FIRST_USE:
            use(position, seat, action, self)
        else:
            self.gain.chosen(position, seat, action)

    def question(self, position: GlassRoad, seat: int) -> Message:
        return Message("question-gift", {"number": self.amount.number, "good": GOOD_THINGS[self.amount.what]})

    def wording(self, position: GlassRoad, seat: int, action: int) -> Message | None:
        return Message("choice-refuse-gift") if action == TAKE else None

    def why_not(self, position: GlassRoad, seat: int, action: int) -> Reason:
        if FIRST_USE <= action < position.facts.first_build:
            return why_not_use(position, seat, building_used(position.facts, action))
        if action == TAKE + self.amount.number and not self.gain.choices(position, seat):
            full = {"limit": BASIC_LIMIT, "good": GOOD_THINGS[self.amount.what]}
            return Reason(Message("reason-no-room-for-gift", full), "GR-8.8")
        return (
            self.gain.why_not(position, seat, action)
            if ON <= action < FROM
            else super().why_not(position, seat, action)
        )


class Repeat(Step[GlassRoad]):
    """GR-13.10, GR-13.11: any number of times, the wheels turning after each; before each a window (GR-9.2)."""

    def __init__(self, effect: Effect, steps: list[Step[Any]]) -> None:
        self.effect = effect
        self.steps = steps

    def choices(self, position: GlassRoad, seat: int) -> list[int]:
        uses = usable(position, seat)
        if self.effect.affordable(position.players[seat]):
            return [AGAIN, PASS, *uses]
        return [PASS, *uses] if uses and uses_lead_to(position, seat, self.effect) else NOTHING

    def chosen(self, position: GlassRoad, seat: int, action: int) -> None:
        if action == AGAIN:
            position.then(seat, self)
            position.then_all(seat, self.steps)
        elif action >= FIRST_USE:
            use(position, seat, action, self)

    def question(self, position: GlassRoad, seat: int) -> Message:
        return Message("question-repeat")

    def wording(self, position: GlassRoad, seat: int, action: int) -> Message | None:
        if action == AGAIN:
            return Message("choice-carry-out")
        return Message("choice-done-with-it") if action == PASS else None

    def why_not(self, position: GlassRoad, seat: int, action: int) -> Reason:
        if action == AGAIN:
            return Reason(Message("reason-cannot-repeat"), "GR-13.10")
        if FIRST_USE <= action < position.facts.first_build:
            return why_not_use(position, seat, building_used(position.facts, action))
        return super().why_not(position, seat, action)


class RepeatNeighbour(Step[GlassRoad]):
    """GR-13.12: the Tavern carries out the effect of an adjacent immediate building, where that one stands."""

    def choices(self, position: GlassRoad, seat: int) -> list[int]:
        ground = position.facts.ground
        around = ground.near[position.space] + ground.starts_near[position.space]
        return [AT + near for near in around if self.repeatable(position, seat, near)]

    def repeatable(self, position: GlassRoad, seat: int, place: int) -> bool:
        """Whether an immediate building stands there; one that repeats others is none of them."""
        number = position.players[seat].building_on(place)
        if number < 0:
            return False
        building = position.facts.buildings[number]
        return building.kind == IMMEDIATE and building.effect is not None and not building.effect.tavern

    def chosen(self, position: GlassRoad, seat: int, action: int) -> None:
        building = building_at(position, seat, action - AT)
        position.tell("repeated", seat, building.number)
        if not position.facts.tavern_itself:
            position.space = action - AT
        position.then_all(seat, building.steps)

    def question(self, position: GlassRoad, seat: int) -> Message:
        return Message("question-tavern")

    def wording(self, position: GlassRoad, seat: int, action: int) -> Message | None:
        building = building_at(position, seat, action - AT)
        return Message("choice-tavern", {"building": building.thing, "text": building.text})

    def why_not(self, position: GlassRoad, seat: int, action: int) -> Reason:
        if AT <= action < AT + PLACES:
            return Reason(no_neighbour(position.facts, action - AT), "GR-13.12")
        return super().why_not(position, seat, action)


def building_at(position: GlassRoad, seat: int, place: int) -> Building:
    return position.facts.buildings[position.players[seat].building_on(place)]


def usable(position: GlassRoad, seat: int) -> list[int]:
    """GR-9.2: the processing buildings that their owner can use at a window."""
    player = position.players[seat]
    uses = []
    for number in player.works:
        building = position.facts.buildings[number]
        if building.effect is not None and building.effect.affordable(player):
            uses.append(building.use_choice)
    return uses


def uses_lead_to(position: GlassRoad, seat: int, effect: Effect) -> bool:
    """Whether own processing buildings, one feeding the other, could bring what an effect takes and its owner lacks."""
    player = position.players[seat]
    works = [position.facts.buildings[number].effect for number in player.works]
    wanted = [effect]
    for lacking in wanted:
        for work in works:
            if work is not None and work not in wanted and lacking.fed_by(work, player):
                if work.affordable(player):
                    return True
                wanted.append(work)
    return False


def why_not_use(position: GlassRoad, seat: int, building: Building) -> Reason:
    if building.number not in position.players[seat].works:
        return Reason(Message("reason-not-built", {"building": building.thing}), "GR-9.1")
    return Reason(Message("reason-cannot-use", {"building": building.thing, "text": building.text}), "GR-12.1")


def use(position: GlassRoad, seat: int, action: int, window: Step[Any]) -> None:
    """GR-9.3: carries out a processing building's trade, then opens the window again."""
    building = building_used(position.facts, action)
    position.tell("used", seat, building.number)
    position.then(seat, window)
    position.then_all(seat, building.steps)


def steps_of(effect: Effect, build: Step[Any]) -> list[Step[Any]]:
    """An effect as steps, in the order in which it is carried out; the wheels turn when it is finished."""
    steps = payment_of(effect)
    if effect.draw:
        steps.append(DrawOffer())
    steps += placing_of(effect)
    if effect.per is not None and effect.per.counts_empty_spaces():
        steps.append(Clear(EMPTY, -1))
    for amount in effect.gain:
        if effect.both_wheels:
            steps += [Gain(amount.what, amount.number, effect.per, wheel, 0) for wheel in (0, 1)]
        else:
            steps.append(gain(amount, effect.per))
    if effect.gain_one:
        steps.append(GainOne(effect.gain_one, effect.per, effect.gift))
    if effect.build:
        steps.append(build)
    if effect.tavern:
        steps.append(RepeatNeighbour())
    steps.append(TURN_WHEELS)
    return [Repeat(effect, steps)] if effect.repeat else steps


def payment_of(effect: Effect) -> list[Step[Any]]:
    steps: list[Step[Any]] = [Pay(amount.what, amount.number) for amount in effect.pay]
    steps += [Remove(tile) for tile in effect.remove]
    if effect.discard:
        steps.append(DiscardOffer(effect.discard, -1))
    return steps


def placing_of(effect: Effect) -> list[Step[Any]]:
    if effect.place == 0:
        return []
    tile = effect.tiles[0]
    if effect.place == ON_EACH:
        return [Clear(tile, -1), PlaceOnEach(tile)]
    if len(effect.tiles) == 1:
        return [PlaceTile(tile, effect.adjacent, effect.place, -1, True)]
    return [ChooseTile(effect.tiles, effect.adjacent, effect.place)]
