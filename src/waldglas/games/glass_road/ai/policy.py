"""How a card is finished without much thought: what to take, where from, where to; never a new card or a trade."""

from __future__ import annotations

from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from waldglas.core.agenda import SEAT_MASK, SHARED, Step
from waldglas.core.types import Action, Seat
from waldglas.games.glass_road.ai.features import (
    EACH_TILE,
    GOODS_FEATURES,
    MOST_BUILDINGS,
    STANDS,
    TILES_LAID,
    add_goods,
    cards_left,
    is_local,
)
from waldglas.games.glass_road.ai.value import RoadValue, StageWeights
from waldglas.games.glass_road.rules.actions import AT, FROM, GOOD, ON, PASS, TAKE, TILE, building_built
from waldglas.games.glass_road.rules.building import BuildAny, Erect
from waldglas.games.glass_road.rules.cards import AfterFee, UseCard
from waldglas.games.glass_road.rules.effects import Gain, GainOne, Gift, Pay
from waldglas.games.glass_road.rules.facts import IMMEDIATE, Building
from waldglas.games.glass_road.rules.ground import NOWHERE, SPACES
from waldglas.games.glass_road.rules.periods import LAST_USE, PLAY_CARD, SOLO_PICK, SPARE_CARD
from waldglas.games.glass_road.rules.player import (
    BRICK_WHEEL,
    EMPTY,
    FOREST,
    GLASS_WHEEL,
    LIMITS,
    SECOND_MARKER,
    Player,
)
from waldglas.games.glass_road.rules.position import GlassRoad
from waldglas.games.glass_road.rules.scoring import points_for
from waldglas.games.glass_road.rules.tiles import ChooseTile

TILE_GIVEN_UP = 0.5
NEIGHBOUR = 0.6


def finish_card(position: GlassRoad, value: RoadValue) -> None:
    """Goes on until the next real decision: a card, its abilities, a hand."""
    while not position.together and not position.halted:
        height = position.height(SHARED)
        if height == 0:
            return
        frame = position.frame(SHARED, height)
        step = position.step_of(frame)
        if isinstance(step, UseCard) or step is PLAY_CARD or step is SOLO_PICK or step is SPARE_CARD:
            return
        if step is LAST_USE:
            return
        seat = (frame & SEAT_MASK) - 1
        position.answer(seat, policy(position, seat, step, value))


def policy(position: GlassRoad, seat: Seat, step: Step[Any], value: RoadValue) -> Action:
    player = position.players[seat]
    choices = position.offers[seat]
    weights = value.by_stage[cards_left(position, seat)]
    if isinstance(step, (Gain, Gift)):
        gain = step.gain if isinstance(step, Gift) else step
        return amount_to_take(position, player, gain, choices, weights)
    if isinstance(step, AfterFee):
        return step.ability
    if isinstance(step, Pay):
        return wheel_to_pay_from(player, step.good, weights)
    if isinstance(step, GainOne):
        return good_to_take(position, player, step, weights)
    if isinstance(step, BuildAny):
        return building_to_build(position, player, choices, weights)
    if isinstance(step, Erect):
        return space_to_build_on(player, step.building, choices)
    if isinstance(step, ChooseTile):
        return tile_to_place(player, choices, weights)
    return first_empty_space(player, choices)


def goods_value(goods: vec[i64], weights: StageWeights) -> float:
    """What goods are worth once the wheels have turned."""
    GLASS_WHEEL.turn(goods)
    BRICK_WHEEL.turn(goods)
    found = vec[i64]([0] * GOODS_FEATURES)
    add_goods(found, 0, goods)
    return weights.sum(found)


def value_with(player: Player, marker: i64, number: i64, weights: StageWeights) -> float:
    goods = player.goods[:]
    goods[marker] = max(0, min(goods[marker] + number, LIMITS[marker]))
    return goods_value(goods, weights)


def amount_to_take(position: GlassRoad, player: Player, gain: Gain, choices: vec[i64], weights: StageWeights) -> Action:
    most: Action = TAKE
    wheels = False
    for action in choices:
        if ON <= action < FROM:
            wheels = True
        if action < ON:
            most = action
    if not wheels:
        return most
    number = gain.number_gained(position, player)
    first = value_with(player, gain.good, number, weights)
    second = value_with(player, SECOND_MARKER[gain.good], number, weights)
    wheel: Action = ON if first > second else ON + 1
    return wheel if wheel in choices else ON + ON + 1 - wheel


def wheel_to_pay_from(player: Player, good: i64, weights: StageWeights) -> Action:
    first = value_with(player, good, -1, weights)
    return FROM if first > value_with(player, SECOND_MARKER[good], -1, weights) else FROM + 1


def good_to_take(position: GlassRoad, player: Player, step: GainOne, weights: StageWeights) -> Action:
    best: i64 = -1
    best_value = 0.0
    for gain in step.gains:
        good = gain.good
        number = gain.number_gained(position, player)
        value = value_with(player, good, number, weights)
        if gain.on_wheels:
            value = max(value, value_with(player, SECOND_MARKER[good], number, weights))
        if best < 0 or value > best_value:
            best = good
            best_value = value
    return GOOD + best


def building_to_build(position: GlassRoad, player: Player, choices: vec[i64], weights: StageWeights) -> Action:
    best: Action = PASS
    best_value = goods_value(player.goods[:], weights)
    for action in choices:
        if action < position.facts.first_build:
            continue
        building = building_built(position.facts, action)
        value = points_for(building, player, NOWHERE)
        if building.number < MOST_BUILDINGS:
            value += weights.of(STANDS + building.number)
        value += goods_value(goods_after(player, building), weights)
        if value > best_value:
            best = action
            best_value = value
    return best


def goods_after(player: Player, building: Building) -> vec[i64]:
    """Goods once a building is paid, and what it brings at once."""
    goods = player.goods[:]
    for amount in building.cost:
        goods[amount.what] = max(0, goods[amount.what] - amount.number)
    effect = building.effect
    if effect is not None and building.kind == IMMEDIATE and effect.per is None:
        for amount in effect.gain:
            goods[amount.what] = min(goods[amount.what] + amount.number, LIMITS[amount.what])
    return goods


def space_to_build_on(player: Player, building: Building, choices: vec[i64]) -> Action:
    best: Action = -1
    best_value = 0.0
    for action in choices:
        space = action - AT
        value = neighbours_value(building, player, space)
        if player.land[space] != EMPTY:
            value -= TILE_GIVEN_UP
        if best < 0 or value > best_value:
            best = action
            best_value = value
    return best


def neighbours_value(building: Building, player: Player, space: i64) -> float:
    """What a building gets out of the spaces around it."""
    if building.score is not None and is_local(building.score.per):
        return building.score.of(player, space)
    effect = building.effect
    if effect is not None and effect.per is not None and is_local(effect.per):
        return NEIGHBOUR * int(effect.per.of(player, space))
    return 0.0


def tile_to_place(player: Player, choices: vec[i64], weights: StageWeights) -> Action:
    best: Action = PASS
    best_value = 0.0
    if not player.has_tile(EMPTY):
        return PASS
    for action in choices:
        if action == PASS:
            continue
        tile = action - TILE
        now = TILES_LAID + tile * EACH_TILE + min(player.count_tiles(tile), EACH_TILE - 2)
        value = weights.of(now + 1) - weights.of(now)
        if best == PASS or value > best_value:
            best = action
            best_value = value
    return best


def first_empty_space(player: Player, choices: vec[i64]) -> Action:
    """An empty space for a tile, the first forest to go; otherwise nothing, where that may be chosen."""
    for action in choices:
        if AT <= action < AT + SPACES:
            there = player.land[action - AT]
            if there in (EMPTY, FOREST):
                return action
    return PASS if PASS in choices else choices[0]
