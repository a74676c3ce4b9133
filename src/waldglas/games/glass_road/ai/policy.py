"""How a card is finished without much thought: what to take, where from, where to; never a new card or a trade."""

from __future__ import annotations

from waldglas.games.glass_road.ai.features import (
    EACH_TILE,
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
from waldglas.games.glass_road.rules.effects import EITHER_WHEEL, Gain, GainOne, Gift, Pay
from waldglas.games.glass_road.rules.facts import IMMEDIATE, Building
from waldglas.games.glass_road.rules.ground import NOWHERE
from waldglas.games.glass_road.rules.periods import LastUse, PlayCard, SoloPick, SpareCard
from waldglas.games.glass_road.rules.player import (
    BRICK_WHEEL,
    EMPTY,
    FOREST,
    GLASS_WHEEL,
    LIMITS,
    NO_MARKER,
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
        task = position.agenda
        if task is None:
            return
        step = task.step
        if isinstance(step, (UseCard, PlayCard, SoloPick, SpareCard, LastUse)):
            return
        position.play(task.seat, policy(position, task.seat, value))


def policy(position: GlassRoad, seat: int, value: RoadValue) -> int:
    task = position.agenda
    assert task is not None
    step = task.step
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


def goods_value(goods: list[int], weights: StageWeights) -> float:
    """What goods are worth once the wheels have turned."""
    GLASS_WHEEL.turn(goods)
    BRICK_WHEEL.turn(goods)
    found: list[int] = []
    add_goods(found, goods)
    return weights.sum(found)


def value_with(player: Player, marker: int, number: int, weights: StageWeights) -> float:
    goods = player.goods[:]
    goods[marker] = max(0, min(goods[marker] + number, LIMITS[marker]))
    return goods_value(goods, weights)


def amount_to_take(position: GlassRoad, player: Player, gain: Gain, choices: list[int], weights: StageWeights) -> int:
    most = TAKE
    wheels = False
    for action in choices:
        if ON <= action < FROM:
            wheels = True
        if action < ON:
            most = action
    if not wheels:
        return most
    number = number_gained(position, player, gain)
    first = value_with(player, gain.good, number, weights)
    second = value_with(player, SECOND_MARKER[gain.good], number, weights)
    wheel = ON if first > second else ON + 1
    return wheel if wheel in choices else ON + ON + 1 - wheel


def number_gained(position: GlassRoad, player: Player, gain: Gain) -> int:
    return gain.number if gain.per is None else gain.number * gain.per.of(player, position.space)


def wheel_to_pay_from(player: Player, good: int, weights: StageWeights) -> int:
    first = value_with(player, good, -1, weights)
    return FROM if first > value_with(player, SECOND_MARKER[good], -1, weights) else FROM + 1


def good_to_take(position: GlassRoad, player: Player, step: GainOne, weights: StageWeights) -> int:
    best = -1
    best_value = 0.0
    for i in range(len(step.goods)):
        gain = step.gains[i]
        assert isinstance(gain, Gain)
        good = step.goods[i]
        number = number_gained(position, player, gain)
        value = value_with(player, good, number, weights)
        if SECOND_MARKER[good] != NO_MARKER and gain.wheel == EITHER_WHEEL:
            value = max(value, value_with(player, SECOND_MARKER[good], number, weights))
        if best < 0 or value > best_value:
            best = good
            best_value = value
    return GOOD + best


def building_to_build(position: GlassRoad, player: Player, choices: list[int], weights: StageWeights) -> int:
    best = PASS
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


def goods_after(player: Player, building: Building) -> list[int]:
    """Goods once a building is paid, and what it brings at once."""
    goods = player.goods[:]
    for amount in building.cost:
        goods[amount.what] = max(0, goods[amount.what] - amount.number)
    effect = building.effect
    if effect is not None and building.kind == IMMEDIATE and effect.per is None:
        for amount in effect.gain:
            goods[amount.what] = min(goods[amount.what] + amount.number, LIMITS[amount.what])
    return goods


def space_to_build_on(player: Player, building: Building, choices: list[int]) -> int:
    best = -1
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


def neighbours_value(building: Building, player: Player, space: int) -> float:
    """What a building gets out of the spaces around it."""
    if building.score is not None and is_local(building.score.per):
        return building.score.of(player, space)
    effect = building.effect
    if effect is not None and effect.per is not None and is_local(effect.per):
        return NEIGHBOUR * effect.per.of(player, space)
    return 0.0


def tile_to_place(player: Player, choices: list[int], weights: StageWeights) -> int:
    best = PASS
    best_value = 0.0
    if player.count_tiles(EMPTY) == 0:
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


def first_empty_space(player: Player, choices: list[int]) -> int:
    """An empty space for a tile, the first forest to go; otherwise nothing, where that may be chosen."""
    for action in choices:
        if AT <= action < AT + len(player.land) and player.land[action - AT] in (EMPTY, FOREST):
            return action
    return PASS if PASS in choices else choices[0]
