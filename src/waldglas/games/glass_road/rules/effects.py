"""The effects of specialists and buildings, step by step: pay, discard, draw, gain, repeat."""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from waldglas.core.agenda import Reason, Step
from waldglas.core.message import Message
from waldglas.core.packed import NOTHING, packed, run_of, with_number, without_number
from waldglas.core.types import Action, Seat
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
    GLASS_WHEEL,
    LIMITS,
    NO_MARKER,
    SECOND_MARKER,
    Player,
)
from waldglas.games.glass_road.rules.position import NO_BUILDING, GlassRoad
from waldglas.games.glass_road.rules.processing import JUST_PASS, can_use, use, uses_lead_to, why_not_use, with_uses
from waldglas.games.glass_road.rules.tiles import CLEAR, ChooseTile, Clear, Composite, PlaceOnEach, PlaceTile, Remove
from waldglas.games.shared.counts import Count
from waldglas.games.shared.effects import Amount

EITHER_WHEEL: Final = -1
FROM_GLASS: Final = packed([FROM])
FROM_BRICK: Final = packed([FROM + 1])
FROM_EITHER: Final = packed([FROM, FROM + 1])
AGAIN_OR_PASS: Final = packed([AGAIN, PASS])


class TurnWheels(Step[GlassRoad]):
    """GR-2.3 to 2.6: after every finished action both wheels turn as often as they must."""

    def run(self, position: GlassRoad, seat: Seat) -> None:
        goods = position.players[seat].goods
        turns = GLASS_WHEEL.turn(goods)
        if turns > 0:
            position.announce("turned", seat, 0, turns)
        turns = BRICK_WHEEL.turn(goods)
        if turns > 0:
            position.announce("turned", seat, 1, turns)


TURN_WHEELS: Final = TurnWheels()


class Pay(Composite):
    """GR-11.3: goods are paid; food and charcoal singly from the glass wheel, then the rest from the brick wheel."""

    def __init__(self, good: i64, due: i64) -> None:
        self.good = good
        self.second: i64 = SECOND_MARKER[good]
        self.due = due
        self.rest: Pay | None = Pay(good, due - 1) if due > 1 and self.second != NO_MARKER else None

    def parts(self) -> list[Step[Any]]:
        return [] if self.rest is None else [self.rest]

    def choices(self, position: GlassRoad, seat: Seat) -> vec[i64]:
        goods = position.players[seat].goods
        if self.second == NO_MARKER or goods[self.second] < self.due:
            return FROM_GLASS
        return FROM_BRICK if goods[self.good] == 0 else FROM_EITHER

    def chosen(self, position: GlassRoad, seat: Seat, action: Action) -> None:
        goods = position.players[seat].goods
        if self.second == NO_MARKER:
            goods[self.good] -= self.due
            position.tell("paid", seat, self.good, self.due)
        elif action == FROM + 1:
            goods[self.second] -= self.due
            position.tell("paid", seat, self.second, self.due)
        else:
            goods[self.good] -= 1
            position.tell("paid", seat, self.good, 1)
            if self.rest is not None:
                position.then(seat, self.rest)

    def question(self, position: GlassRoad, seat: Seat) -> Message:
        return Message("question-pay", {"number": self.due, "good": GOOD_THINGS[self.good]})

    def wording(self, position: GlassRoad, seat: Seat, action: Action) -> Message | None:
        if self.due == 1:
            return None
        wheel = WHEEL_THINGS[action - FROM]
        if action == FROM:
            return Message("choice-pay-one", {"wheel": wheel})
        return Message("choice-pay-all", {"number": self.due, "wheel": wheel})


class DiscardOffer(Composite):
    """GR-12.7: buildings of the private offer leave the game, in the order of their numbers.

    The argument is the first number that may come next.
    """

    def __init__(self, due: i64) -> None:
        self.due = due
        self.rest: DiscardOffer | None = DiscardOffer(due - 1) if due > 1 else None

    def parts(self) -> list[Step[Any]]:
        return [] if self.rest is None else [self.rest]

    def choices(self, position: GlassRoad, seat: Seat) -> vec[i64]:
        private, buildings = position.players[seat].private, position.facts.buildings
        found = vec[i64](capacity=len(private))
        for i in range(len(private) - self.due + 1):
            if private[i] >= position.argument:
                found = append(found, buildings[private[i]].discard_choice)
        return found

    def chosen(self, position: GlassRoad, seat: Seat, action: Action) -> None:
        player, building = position.players[seat], building_given_up(position.facts, action).number
        player.private = without_number(player.private, building)
        position.tell("discarded", seat, building)
        if self.rest is not None:
            position.then(seat, self.rest, building + 1)

    def question(self, position: GlassRoad, seat: Seat) -> Message:
        return Message("question-give-up")

    def why_not(self, position: GlassRoad, seat: Seat, action: Action) -> Reason:
        if action >= position.facts.first_discard:
            building = building_given_up(position.facts, action)
            if building.number in position.players[seat].private:
                return Reason(Message("reason-give-up-in-order"), "GR-12.7")
            return Reason(Message("reason-not-in-private-offer", {"building": building.thing}), "GR-12.7")
        return super().why_not(position, seat, action)


class DrawOffer(Step[GlassRoad]):
    """GR-8.1: the top building of each stack joins the private offer."""

    def run(self, position: GlassRoad, seat: Seat) -> None:
        player = position.players[seat]
        for stack in range(len(STACKS)):
            building = position.draw(stack)
            if building != NO_BUILDING:
                player.private = with_number(player.private, building)
                position.tell("drew", seat, building)

    def reveals(self) -> bool:
        return True


class Gain(Composite):
    """GR-11.1, GR-11.2, GR-2.2: goods are gained, all to none of them, as far as they fit, on one wheel."""

    def __init__(self, good: i64, amount: i64, per: Count[Player] | None, wheel: i64, least: i64) -> None:
        self.good = good
        self.amount = amount
        self.per = per
        self.wheel = wheel
        self.least = least
        self.marker = SECOND_MARKER[good] if wheel > 0 else good
        self.on_wheels: list[Step[Any]] = []  # where one of both is to be named first
        if wheel == EITHER_WHEEL and SECOND_MARKER[good] != NO_MARKER:
            self.on_wheels = [Gain(good, amount, per, named, 1) for named in (0, 1)]

    def parts(self) -> list[Step[Any]]:
        return self.on_wheels

    def number_gained(self, position: GlassRoad, player: Player) -> i64:
        return self.amount if self.per is None else self.amount * self.per.of(player, position.space)

    def choices(self, position: GlassRoad, seat: Seat) -> vec[i64]:
        player = position.players[seat]
        number = self.number_gained(position, player)
        if number == 0:
            return NOTHING
        if self.on_wheels:
            return wheels_with_room(player, self.good)
        most = min(number, LIMITS[self.marker] - player.goods[self.marker])
        return NOTHING if most == 0 else run_of(TAKE + self.least, most - self.least + 1)

    def chosen(self, position: GlassRoad, seat: Seat, action: Action) -> None:
        if action >= ON:
            position.then(seat, self.on_wheels[action - ON])
        elif action > TAKE:
            goods = position.players[seat].goods
            goods[self.marker] += action - TAKE
            position.tell("gained", seat, self.marker, action - TAKE)

    def question(self, position: GlassRoad, seat: Seat) -> Message:
        good = GOOD_THINGS[self.good]
        if position.offers[seat][-1] >= ON:
            return Message("question-gain-wheel", {"good": good})
        if self.wheel == EITHER_WHEEL:
            return Message("question-gain", {"good": good})
        return Message("question-gain-on", {"good": good, "wheel": WHEEL_THINGS[self.wheel]})

    def why_not(self, position: GlassRoad, seat: Seat, action: Action) -> Reason:
        if TAKE <= action < FROM:
            return why_not_take(self.good, len(self.on_wheels) > 0, position.offers[seat][-1], action)
        return super().why_not(position, seat, action)


def why_not_take(good: i64, wheel_named: bool, most: Action, action: Action) -> Reason:
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


def wheels_with_room(player: Player, good: i64) -> vec[i64]:
    """The wheels that food or charcoal fits on, and taking none; nothing where it fits on neither."""
    choices = append(vec[i64](capacity=3), TAKE)
    if player.goods[good] < BASIC_LIMIT:
        choices = append(choices, ON)
    if player.goods[SECOND_MARKER[good]] < BASIC_LIMIT:
        choices = append(choices, ON + 1)
    return choices if len(choices) > 1 else NOTHING


def gain(amount: Amount, per: Count[Player] | None) -> Gain:
    return Gain(amount.what, amount.number, per, EITHER_WHEEL, 0)


class GainOne(Composite):
    """A good of several is named, then gained; the Supplier's others receive it too (GR-8.6)."""

    def __init__(self, amounts: vec[Amount], per: Count[Player] | None, gift: i64) -> None:
        self.per = per
        self.named = packed(sorted(int(GOOD + amount.what) for amount in amounts))
        self.gains = vec[Gain]([gain(amount, per) for amount in amounts])
        self.gifts = vec[Gift]([Gift(Amount(amount.what, gift)) for amount in amounts] if gift else [])

    def parts(self) -> list[Step[Any]]:
        return [*self.gains, *self.gifts]

    def choices(self, position: GlassRoad, seat: Seat) -> vec[i64]:
        if self.per is not None and self.per.of(position.players[seat], position.space) == 0:
            return NOTHING
        return self.named

    def chosen(self, position: GlassRoad, seat: Seat, action: Action) -> None:
        for which in range(len(self.gains)):
            if self.gains[which].good == action - GOOD:
                if len(self.gifts):
                    self.give(position, seat, self.gifts[which])
                position.then(seat, self.gains[which])

    def give(self, position: GlassRoad, seat: Seat, gift: Step[Any]) -> None:
        for steps in range(position.seats - 1, 0, -1):
            other = position.clockwise(seat, steps)
            position.then(other, TURN_WHEELS)
            position.then(other, gift)
        position.then(seat, TURN_WHEELS)

    def question(self, position: GlassRoad, seat: Seat) -> Message:
        return Message("question-good")

    def why_not(self, position: GlassRoad, seat: Seat, action: Action) -> Reason:
        if GOOD <= action < GOOD + BASIC_GOODS:
            return Reason(Message("reason-not-that-good"), "GR-11.6")
        return super().why_not(position, seat, action)


class Gift(Composite):
    """GR-8.7, GR-8.8: the Supplier's gift, before which processing buildings may make room for it."""

    def __init__(self, amount: Amount) -> None:
        self.amount = amount
        self.gain = gain(amount, None)

    def parts(self) -> list[Step[Any]]:
        return [self.gain]

    def choices(self, position: GlassRoad, seat: Seat) -> vec[i64]:
        taking = self.gain.choices(position, seat)
        if not can_use(position, seat):
            return taking
        return with_uses(taking if len(taking) else packed([TAKE]), position, seat)

    def chosen(self, position: GlassRoad, seat: Seat, action: Action) -> None:
        if action >= FIRST_USE:
            use(position, seat, action, self)
        else:
            self.gain.chosen(position, seat, action)

    def question(self, position: GlassRoad, seat: Seat) -> Message:
        return Message("question-gift", {"number": self.amount.number, "good": GOOD_THINGS[self.amount.what]})

    def wording(self, position: GlassRoad, seat: Seat, action: Action) -> Message | None:
        return Message("choice-refuse-gift") if action == TAKE else None

    def why_not(self, position: GlassRoad, seat: Seat, action: Action) -> Reason:
        if FIRST_USE <= action < position.facts.first_build:
            return why_not_use(position, seat, building_used(position.facts, action))
        if action == TAKE + self.amount.number and not len(self.gain.choices(position, seat)):
            full = {"limit": BASIC_LIMIT, "good": GOOD_THINGS[self.amount.what]}
            return Reason(Message("reason-no-room-for-gift", full), "GR-8.8")
        return (
            self.gain.why_not(position, seat, action)
            if ON <= action < FROM
            else super().why_not(position, seat, action)
        )


class Repeat(Composite):
    """GR-13.10, GR-13.11: any number of times, the wheels turning after each; before each a window (GR-9.2)."""

    def __init__(self, effect: Effect, steps: list[Step[Any]]) -> None:
        self.effect = effect
        self.steps = steps

    def parts(self) -> list[Step[Any]]:
        return self.steps

    def choices(self, position: GlassRoad, seat: Seat) -> vec[i64]:
        player = position.players[seat]
        if self.effect.affordable(player, player.purse()):
            return with_uses(AGAIN_OR_PASS, position, seat)
        if can_use(position, seat) and uses_lead_to(position, seat, self.effect):
            return with_uses(JUST_PASS, position, seat)
        return NOTHING

    def chosen(self, position: GlassRoad, seat: Seat, action: Action) -> None:
        if action == AGAIN:
            position.then(seat, self)
            position.then_all(seat, self.steps)
        elif action >= FIRST_USE:
            use(position, seat, action, self)

    def question(self, position: GlassRoad, seat: Seat) -> Message:
        return Message("question-repeat")

    def wording(self, position: GlassRoad, seat: Seat, action: Action) -> Message | None:
        if action == AGAIN:
            return Message("choice-carry-out")
        return Message("choice-done-with-it") if action == PASS else None

    def why_not(self, position: GlassRoad, seat: Seat, action: Action) -> Reason:
        if action == AGAIN:
            return Reason(Message("reason-cannot-repeat"), "GR-13.10")
        if FIRST_USE <= action < position.facts.first_build:
            return why_not_use(position, seat, building_used(position.facts, action))
        return super().why_not(position, seat, action)


class RepeatNeighbour(Step[GlassRoad]):
    """GR-13.12: the Tavern carries out the effect of an adjacent immediate building, where that one stands."""

    def choices(self, position: GlassRoad, seat: Seat) -> vec[i64]:
        ground = position.facts.ground
        found = vec[i64]()
        for around in (ground.near[position.space], ground.starts_near[position.space]):
            for near in around:
                if self.repeatable(position, seat, near):
                    found = append(found, AT + near)
        return found

    def repeatable(self, position: GlassRoad, seat: Seat, place: i64) -> bool:
        """Whether an immediate building stands there; one that repeats others is none of them."""
        number = position.players[seat].building_on(place)
        if number < 0:
            return False
        building = position.facts.buildings[number]
        return building.kind == IMMEDIATE and building.effect is not None and not building.effect.tavern

    def chosen(self, position: GlassRoad, seat: Seat, action: Action) -> None:
        building = building_at(position, seat, action - AT)
        position.tell("repeated", seat, building.number)
        if not position.facts.tavern_itself:
            position.space = action - AT
        position.then_all(seat, building.steps)

    def question(self, position: GlassRoad, seat: Seat) -> Message:
        return Message("question-tavern")

    def wording(self, position: GlassRoad, seat: Seat, action: Action) -> Message | None:
        building = building_at(position, seat, action - AT)
        return Message("choice-tavern", {"building": building.thing, "text": building.text})

    def why_not(self, position: GlassRoad, seat: Seat, action: Action) -> Reason:
        if AT <= action < AT + PLACES:
            return Reason(no_neighbour(position.facts, action - AT), "GR-13.12")
        return super().why_not(position, seat, action)


def building_at(position: GlassRoad, seat: Seat, place: i64) -> Building:
    return position.facts.buildings[position.players[seat].building_on(place)]


def steps_of(effect: Effect, build: Step[Any]) -> list[Step[Any]]:
    """An effect as steps, in the order in which it is carried out; the wheels turn when it is finished."""
    steps = payment_of(effect)
    if effect.draw:
        steps.append(DrawOffer())
    steps += placing_of(effect)
    if effect.per is not None and effect.per.counts_empty_spaces():
        steps.append(CLEAR)
    for amount in effect.gain:
        if effect.both_wheels:
            steps += [Gain(amount.what, amount.number, effect.per, wheel, 0) for wheel in (0, 1)]
        else:
            steps.append(gain(amount, effect.per))
    if len(effect.gain_one):
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
        steps.append(DiscardOffer(effect.discard))
    return steps


def placing_of(effect: Effect) -> list[Step[Any]]:
    if effect.place == 0:
        return []
    tile = effect.tiles[0]
    if effect.place == ON_EACH:
        return [Clear(tile), PlaceOnEach(tile)]
    if len(effect.tiles) == 1:
        return [PlaceTile(tile, effect.adjacent, effect.place, True)]
    return [ChooseTile(effect.tiles, effect.adjacent, effect.place)]
