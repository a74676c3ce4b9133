"""What a player's situation is worth: the points as they stand, and what was learned to come of all the rest.

A situation is told by its signs: so many of a good, a building that stands or is on offer, a card in hand.
Each sign has a weight, and the weights change with the number of cards that are still to be played.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Final

from waldglas.games.glass_road.cards import UseCard
from waldglas.games.glass_road.facts import SPECIALISTS, Building, Effect, Specialist
from waldglas.games.glass_road.hidden import NO_CARD
from waldglas.games.glass_road.player import (
    BASIC_LIMIT,
    BESIDE_THE_BOARD,
    BRICK_WHEEL,
    EMPTY,
    FIRST_BUILDING,
    FOREST,
    GLASS_WHEEL,
    MARKERS,
    SPACES,
    Player,
    cards_in,
    count_cards,
)
from waldglas.games.glass_road.position import GlassRoad
from waldglas.games.glass_road.rules import EndPeriod, ForceCopies, hand_size

# The signs, one group after the other.
ALWAYS: Final = 0
GOOD_HELD: Final = 1  # by marker and number
EACH_MARKER: Final = BASIC_LIMIT + 1
GLASS_LACKS: Final = GOOD_HELD + MARKERS * EACH_MARKER  # how many goods keep the wheel from turning
BRICK_LACKS: Final = GLASS_LACKS + 6
TILES_LAID: Final = BRICK_LACKS + 4  # by kind and number, empty spaces too
EACH_TILE: Final = 10
STANDS: Final = TILES_LAID + (FOREST + 1) * EACH_TILE
MOST_BUILDINGS: Final = 95
OFFERED: Final = STANDS + MOST_BUILDINGS
AFFORDABLE: Final = OFFERED + MOST_BUILDINGS
IN_HAND: Final = AFFORDABLE + MOST_BUILDINGS  # by card, and by what it would find to count
EACH_CARD: Final = 8
CARDS: Final = SPECIALISTS * EACH_CARD
ONE_ABILITY: Final = IN_HAND + CARDS
BOTH_ABILITIES: Final = ONE_ABILITY + CARDS
SECOND_ABILITY: Final = BOTH_ABILITIES + CARDS
USED: Final = SECOND_ABILITY + CARDS
BUILDERS: Final = USED + SPECIALISTS  # building cards, and how many buildings could be paid
MOST_BUILDERS: Final = 3
EACH_BUILDER: Final = 5
BEST_TO_BUILD: Final = BUILDERS + (MOST_BUILDERS + 1) * EACH_BUILDER  # the points of the best that could be paid
MOST_POINTS: Final = 6
SIGNS: Final = BEST_TO_BUILD + (MOST_POINTS + 1) * 2

LEFT: Final = [0, 4, 12, 24]  # cards left at which the weights were learned; between them they are mixed
MOST_LEFT: Final = 24
CARDS_A_PERIOD: Final = 4  # with two or more seats, about so many


class Worth:
    def __init__(self, weights: list[list[float]]) -> None:
        self.weights: Final = weights
        self.by_left: list[list[float]] = []
        self.mix()

    def mix(self) -> None:
        """Makes the weights for every number of cards left."""
        self.by_left = [mixed(self.weights, left) for left in range(MOST_LEFT + 1)]

    def of(self, position: GlassRoad, seat: int) -> float:
        player = position.players[seat]
        weights = self.by_left[cards_left(position, seat)]
        worth = points(position, player)
        for sign in signs(position, seat):
            worth += weights[sign]
        return worth


def mixed(weights: list[list[float]], left: int) -> list[float]:
    knot = knot_before(left)
    share = (left - LEFT[knot]) / (LEFT[knot + 1] - LEFT[knot])
    fewer, more = weights[knot], weights[knot + 1]
    return [fewer[sign] * (1 - share) + more[sign] * share for sign in range(SIGNS)]


def knot_before(left: int) -> int:
    knot = 0
    while knot < len(LEFT) - 2 and LEFT[knot + 1] <= left:
        knot += 1
    return knot


def learned(name: str) -> Worth:
    """The weights of the solo game, or of the game of several."""
    text = Path(__file__).with_name("worth.json").read_text(encoding="utf-8")
    rows = json.loads(text)[name]
    return Worth([[float(weight) for weight in row] for row in rows])


def points(position: GlassRoad, player: Player) -> float:
    buildings = position.facts.buildings
    found = 0.0
    for number in player.starts:
        found += points_of(buildings[number], player, BESIDE_THE_BOARD)
    for space in range(SPACES):
        if player.land[space] >= FIRST_BUILDING:
            found += points_of(buildings[player.land[space] - FIRST_BUILDING], player, space)
    return found


def points_of(building: Building, player: Player, space: int) -> float:
    return building.points if building.score is None else building.points + building.score.of(player, space)


def cards_left(position: GlassRoad, seat: int) -> int:
    """How many cards the seat may still play, this one included."""
    player = position.players[seat]
    now = count_cards(player.hand) + (1 if player.face_down != NO_CARD else 0)
    if position.together and position.round == 0:
        now = hand_size(position)
    if position.seats == 1:
        left = max(0, now - 1)
        for period in range(position.period, position.periods):
            left += position.facts.solo_hands[period] - 1
    else:
        left = min(now, CARDS_A_PERIOD) + CARDS_A_PERIOD * (position.periods - position.period)
    return min(left, MOST_LEFT)


def signs(position: GlassRoad, seat: int) -> list[int]:
    player = position.players[seat]
    found = [ALWAYS]
    add_goods(found, player.goods)
    add_land(found, player)
    builders = add_cards(found, position, seat)
    add_offers(found, position, player, builders)
    return found


def add_goods(found: list[int], goods: list[int]) -> None:
    for marker in range(MARKERS):
        found.append(GOOD_HELD + marker * EACH_MARKER + goods[marker])
    found.append(GLASS_LACKS + lacks(goods, GLASS_WHEEL.basic))
    found.append(BRICK_LACKS + lacks(goods, BRICK_WHEEL.basic))


def lacks(goods: list[int], basic: list[int]) -> int:
    number = 0
    for marker in basic:
        if goods[marker] == 0:
            number += 1
    return number


def add_land(found: list[int], player: Player) -> None:
    numbers = [0] * (FOREST + 1)
    for there in player.land:
        if there >= FIRST_BUILDING:
            found.append(STANDS + there - FIRST_BUILDING)
        elif there <= FOREST:
            numbers[there] += 1
    for number in player.starts:
        found.append(STANDS + number)
    for tile in range(EMPTY, FOREST + 1):
        found.append(TILES_LAID + tile * EACH_TILE + min(numbers[tile], EACH_TILE - 1))


def add_cards(found: list[int], position: GlassRoad, seat: int) -> int:
    """The hand and what is pending; returns how many of these cards build."""
    player = position.players[seat]
    specialists = position.facts.specialists
    builders = 0
    for card in cards_in(player.played | player.in_slots):
        found.append(USED + card)
    hand = player.hand if player.face_down == NO_CARD else player.hand | 1 << player.face_down
    task = position.agenda
    if (position.seats == 1 and count_cards(hand) == 1) or (task is not None and isinstance(task.step, EndPeriod)):
        hand = 0
    for card in cards_in(hand):
        found.append(IN_HAND + card * EACH_CARD + outlook(specialists[card], player, True))
        if builds(specialists[card], player):
            builders += 1
    while task is not None:
        step = task.step
        if task.seat == seat:
            if isinstance(step, UseCard):
                specialist = step.specialist
                group = ONE_ABILITY if step.uses == 1 else BOTH_ABILITIES
                if not step.fee_due:
                    group = SECOND_ABILITY
                found.append(group + specialist.number * EACH_CARD + outlook(specialist, player, step.fee_due))
                if can_build(step):
                    builders += 1
            elif isinstance(step, ForceCopies):
                specialist = specialists[position.revealed]
                found.append(BOTH_ABILITIES + specialist.number * EACH_CARD + outlook(specialist, player, True))
                if builds(specialist, player):
                    builders += 1
        task = task.then
    return builders


def can_build(step: UseCard) -> bool:
    """Whether an ability that is still to be used builds."""
    for ability in step.abilities:
        if (step.specialist.one if ability == 0 else step.specialist.other).build:
            return True
    return False


def outlook(specialist: Specialist, player: Player, fee_due: bool) -> int:
    """0 where the fee cannot be paid, otherwise more the more the card's abilities find to count."""
    if fee_due and specialist.fee is not None and not specialist.fee.affordable(player):
        return 0
    return 1 + min(max(counted(specialist.one, player), counted(specialist.other, player)), EACH_CARD - 2)


def counted(ability: Effect, player: Player) -> int:
    return 0 if ability.per is None else ability.per.of(player, BESIDE_THE_BOARD)


def builds(specialist: Specialist, player: Player) -> bool:
    if not (specialist.one.build or specialist.other.build):
        return False
    return specialist.fee is None or specialist.fee.affordable(player)


def add_offers(found: list[int], position: GlassRoad, player: Player, builders: int) -> None:
    buildings = position.facts.buildings
    best = 0.0
    payable = 0
    for number in position.display + player.private:
        if number < 0:
            continue
        building = buildings[number]
        if building.affordable(player):
            found.append(AFFORDABLE + number)
            best = max(best, points_of(building, player, BESIDE_THE_BOARD))
            payable += 1
        else:
            found.append(OFFERED + number)
    found.append(BUILDERS + min(builders, MOST_BUILDERS) * EACH_BUILDER + min(payable, EACH_BUILDER - 1))
    found.append(BEST_TO_BUILD + min(int(best), MOST_POINTS) * 2 + (1 if builders else 0))
