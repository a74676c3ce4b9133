"""Windows: the moments at which conversions may be used, by themselves or beside another question."""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import append, extend, vec
from mypy_extensions import i64

from waldglas.core.agenda import Reason, Step
from waldglas.core.message import Message
from waldglas.core.types import Action, Seat
from waldglas.games.black_forest.rules.actions import (
    AT,
    BUILD,
    DECLINE,
    DONE,
    FROM,
    JOB,
    ON,
    PAY,
    TAKE,
    USE,
    VISIT,
)
from waldglas.games.black_forest.rules.counts import AdjacentEmpty
from waldglas.games.black_forest.rules.domain import CLEAR_AROUND
from waldglas.games.black_forest.rules.effects import MERCHANT_MOVED, Effect
from waldglas.games.black_forest.rules.payments import HOUSE_ANIMALS, remove_tile
from waldglas.games.black_forest.rules.player import (
    BASIC_GOODS,
    BASIC_LIMIT,
    CHARCOAL,
    FIELD,
    PASTURE,
    WOOD,
    Player,
    affords,
    holds,
)
from waldglas.games.black_forest.rules.position import BlackForest
from waldglas.games.black_forest.rules.rewards import gain_of, wheels_with_room
from waldglas.games.black_forest.rules.scoring import space_of
from waldglas.games.black_forest.rules.things import GOOD_THINGS, TILE_THINGS, goods_of
from waldglas.games.black_forest.rules.woodworker import ONE_WOOD


def usable(position: BlackForest, seat: Seat) -> vec[i64]:
    """BF-13.7, BF-15.3: the conversions that their owner can use now."""
    player = position.players[seat]
    found = vec[i64]()
    if not len(player.works):
        return found
    uses, purse = position.facts.uses, player.purse()
    for number in player.works:
        if uses[number].effect.useful(player, purse):
            found = append(found, USE + number)
    return found


def with_uses(first: i64, uses: vec[i64]) -> vec[i64]:
    """A choice, and the conversions after it."""
    found = append(vec[i64](capacity=len(uses) + 3), first)
    return extend(found, uses)


def use(position: BlackForest, seat: Seat, action: Action, window: Step[Any]) -> None:
    """BF-15.4: carries out a conversion, then opens the window again, the one at work."""
    position.tell("used_building", seat, action - USE)
    position.then(seat, window, position.argument)
    position.then_all(seat, position.facts.uses[action - USE].effect.steps)


def is_use(action: i64) -> bool:
    return USE <= action < BUILD


def why_not_use(position: BlackForest, seat: Seat, action: Action) -> Reason:
    chosen = position.facts.uses[action - USE]
    building, player = position.facts.buildings[chosen.building].thing, position.players[seat]
    effect = chosen.effect.message
    if not player.owns(chosen.building):
        return Reason(Message("reason-not-built", {"building": building}), "BF-15.1")
    if not chosen.effect.affordable(player):
        return Reason(Message("reason-use-too-dear", {"building": building, "effect": effect}), "BF-13.7")
    if not chosen.effect.usable(player):
        return Reason(Message("reason-use-in-vain", {"building": building, "effect": effect}), "BF-15.8")
    return Reason(Message("reason-use-leaves-nothing", {"building": building}), "BF-15.3")


# Removing landscape tiles


def counted_tiles(position: BlackForest, player: Player, actions: vec[i64], node: i64) -> i64:
    """BF-15.6: a bit for each kind of landscape tile at hand that is counted by the gain of one of these actions."""
    facts = position.facts
    kinds: i64 = 0
    for action in actions:
        if VISIT <= action < USE:
            kinds |= counted_by(position, player, facts.visits[action - VISIT].effect)
        elif action == JOB:
            kinds |= counted_by(position, player, facts.jobs[position.open_jobs[node]].effect)
    return at_hand(player, kinds)


def counted_by(position: BlackForest, player: Player, effect: Effect) -> i64:
    if effect.builds:
        return counted_by_buildings(position, player, effect)
    return effect.tiles_counted if effect.tiles_counted and effect.times(player, 0) > 0 else 0


def counted_by_buildings(position: BlackForest, player: Player, effect: Effect) -> i64:
    """What the instant rewards of buildings count that can be paid, with the Woodworker's wood at his."""
    purse = player.purse()
    if effect.whole and player.goods[WOOD] < BASIC_LIMIT:
        purse += ONE_WOOD
    kinds: i64 = 0
    for building in position.facts.counting:
        if (effect.free_build or affords(purse, building.price)) and holds(position.offer, building.number):
            for reward in building.now:
                kinds |= reward.tiles_counted
    return kinds


def counted_by_exchange(position: BlackForest, player: Player) -> i64:
    """What one's own buildings count when the Traveling Merchant moves."""
    kinds: i64 = 0
    if player.events >> MERCHANT_MOVED & 1:
        for building in position.facts.answers[MERCHANT_MOVED]:
            if building.each is not None and player.owns(building.number):
                kinds |= building.each.tiles_counted
    return at_hand(player, kinds)


def at_hand(player: Player, kinds: i64) -> i64:
    one: i64 = 1
    if kinds:
        for tile in range(FIELD, PASTURE + 1):
            if player.tiles[tile] == 0:
                kinds &= ~(one << tile)
    return kinds


def clear(position: BlackForest, seat: Seat, kinds: i64, window: Step[Any]) -> None:
    """BF-15.6: removes a tile of these kinds, then opens the window again, the one at work."""
    position.then(seat, window, position.argument)
    position.then(seat, REMOVE_LANDSCAPE, kinds)


def why_not_clear() -> Reason:
    return Reason(Message("reason-no-tile-counts"), "BF-15.6")


class RemoveLandscape(Step[BlackForest]):
    """BF-15.6: one landscape tile goes; put on the agenda with a bit for each kind of them."""

    def choices(self, position: BlackForest, seat: Seat) -> vec[i64]:
        land, kinds = position.players[seat].land, position.argument
        offered = vec[i64](capacity=len(land))
        for space in range(len(land)):
            if land[space] <= PASTURE and kinds >> land[space] & 1:
                offered = append(offered, AT + space)
        return offered

    def chosen(self, position: BlackForest, seat: Seat, action: Action) -> None:
        if position.players[seat].land[action - AT] == PASTURE:
            position.then(seat, HOUSE_ANIMALS)
        remove_tile(position, seat, action - AT)

    def question(self, position: BlackForest, seat: Seat) -> Message:
        return Message("question-remove-landscape")

    def wording(self, position: BlackForest, seat: Seat, action: Action) -> Message | None:
        space, land = action - AT, position.players[seat].land
        if not 0 <= space < len(land) or not FIELD <= land[space] <= PASTURE:
            return None
        name = position.facts.estates.places[space]
        return Message("choice-remove", {"tile": TILE_THINGS[land[space]], "space": name})

    def why_not(self, position: BlackForest, seat: Seat, action: Action) -> Reason:
        if AT <= action < AT + position.facts.estates.spaces:
            name = position.facts.estates.places[action - AT]
            return Reason(Message("reason-tile-does-not-count", {"space": name}), "BF-15.6")
        return super().why_not(position, seat, action)


class Window(Step[BlackForest]):
    """BF-15.3: conversions, any number of times, or no more."""

    def choices(self, position: BlackForest, seat: Seat) -> vec[i64]:
        uses = usable(position, seat)
        return with_uses(DONE, uses) if len(uses) else uses

    def chosen(self, position: BlackForest, seat: Seat, action: Action) -> None:
        if action != DONE:
            use(position, seat, action, self)

    def question(self, position: BlackForest, seat: Seat) -> Message:
        return Message("question-conversions")

    def wording(self, position: BlackForest, seat: Seat, action: Action) -> Message | None:
        return Message("choice-end-turn") if action == DONE else None

    def why_not(self, position: BlackForest, seat: Seat, action: Action) -> Reason:
        if is_use(action):
            return why_not_use(position, seat, action)
        return super().why_not(position, seat, action)


class LastWindow(Window):
    """BF-16.4: before scoring; then tiles beside a building that scores empty spaces may go."""

    def choices(self, position: BlackForest, seat: Seat) -> vec[i64]:
        return with_uses(DONE, usable(position, seat))

    def chosen(self, position: BlackForest, seat: Seat, action: Action) -> None:
        if action != DONE:
            use(position, seat, action, self)
            return
        for number in position.players[seat].built:
            score = position.facts.buildings[number].score
            if score is not None and isinstance(score.per, AdjacentEmpty):
                position.then(seat, CLEAR_AROUND)
                position.site = space_of(position.players[seat], number)

    def question(self, position: BlackForest, seat: Seat) -> Message:
        return Message("question-last-conversions")

    def wording(self, position: BlackForest, seat: Seat, action: Action) -> Message | None:
        return Message("choice-score") if action == DONE else None


class Gift(Step[BlackForest]):
    """BF-8.6, BF-15.3, BF-19.15: a good from another seat is taken or declined, conversions coming before."""

    def __init__(self, good: i64, number: i64) -> None:
        self.good: Final = good
        self.amount: Final = number

    def choices(self, position: BlackForest, seat: Seat) -> vec[i64]:
        player = position.players[seat]
        uses = usable(position, seat)
        if not player.has_room(self.good):
            return with_uses(DECLINE, uses) if len(uses) else uses
        offered = with_uses(DECLINE, uses)
        if self.good == CHARCOAL:
            return extend(offered, wheels_with_room(player))
        return append(offered, TAKE + self.good)

    def chosen(self, position: BlackForest, seat: Seat, action: Action) -> None:
        if action == DECLINE:
            position.tell("declined", seat, self.good)
        elif is_use(action):
            use(position, seat, action, self)
        elif self.good == CHARCOAL:
            gain_of(self.good, self.amount).chosen(position, seat, action)
        else:
            position.then(seat, gain_of(self.good, self.amount))

    def question(self, position: BlackForest, seat: Seat) -> Message:
        room = position.players[seat].has_room(self.good)
        return Message("question-gift" if room else "question-gift-no-room", {"gift": goods_of(self.amount, self.good)})

    def wording(self, position: BlackForest, seat: Seat, action: Action) -> Message | None:
        if action == DECLINE:
            return Message("choice-decline-good", {"good": GOOD_THINGS[self.good]})
        if action == TAKE + self.good:
            return Message("choice-take-some", {"amount": goods_of(self.amount, self.good)})
        return None

    def why_not(self, position: BlackForest, seat: Seat, action: Action) -> Reason:
        if is_use(action):
            return why_not_use(position, seat, action)
        if TAKE <= action < PAY and action != TAKE + self.good:
            return Reason(Message("reason-other-gift", {"good": GOOD_THINGS[self.good]}), "BF-8.6")
        if self.good == CHARCOAL and action == TAKE + CHARCOAL:
            return Reason(Message("reason-choose-wheel"), "BF-2.4")
        if action == TAKE + self.good or (self.good == CHARCOAL and ON <= action < FROM):
            return Reason(Message("reason-no-room-there"), "BF-8.6")
        return super().why_not(position, seat, action)


WINDOW: Final = Window()
LAST_WINDOW: Final = LastWindow()
REMOVE_LANDSCAPE: Final = RemoveLandscape()
GIFTS: Final = [Gift(good, 1) for good in range(BASIC_GOODS)]  # by good
STEPS: Final[list[Step[Any]]] = [WINDOW, LAST_WINDOW, REMOVE_LANDSCAPE, *GIFTS]
