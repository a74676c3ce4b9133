"""What is looked at in a player's situation: so many of a good, a building that stands or is on offer, a card in hand.

A situation is a list of features, each the number of a weight; the weights change with the stage of the game.
"""

from __future__ import annotations

from typing import Final

from waldglas.ai.weights import Layout
from waldglas.games.glass_road.rules.cards import UseCard
from waldglas.games.glass_road.rules.counts import AdjacentBuildings, AdjacentTiles
from waldglas.games.glass_road.rules.facts import SPECIALISTS, Building, Effect, Specialist
from waldglas.games.glass_road.rules.ground import NOWHERE, SPACES
from waldglas.games.glass_road.rules.hidden import ALL_CARDS, NO_CARD
from waldglas.games.glass_road.rules.periods import EndPeriod, ForceCopies, hand_size
from waldglas.games.glass_road.rules.player import (
    BASIC_LIMIT,
    BRICK,
    BRICK_WHEEL,
    CLAY,
    EMPTY,
    FIRST_BUILDING,
    FOREST,
    GLASS,
    GLASS_WHEEL,
    MARKERS,
    REFINED_LIMIT,
    WOOD,
    Player,
    cards_in,
    count_cards,
)
from waldglas.games.glass_road.rules.position import GlassRoad
from waldglas.games.glass_road.rules.scoring import points_for
from waldglas.games.shared.counts import Count

# Where each group of features begins.
ALWAYS: Final = 0
GOOD_HELD: Final = 1  # by marker and number
EACH_MARKER: Final = BASIC_LIMIT + 1
GLASS_WORKS: Final = GOOD_HELD + MARKERS * EACH_MARKER  # the wheels as a whole, counted up to a bound
GLASS_BOUND: Final = 4
BRICK_WORKS: Final = GLASS_WORKS + GLASS_BOUND**5 * 4
BRICK_BOUND: Final = 6
PURSE: Final = BRICK_WORKS + BRICK_BOUND**3 * 4  # what most buildings cost
PURSE_BOUND: Final = 6
TILES_LAID: Final = PURSE + PURSE_BOUND**2 * 16  # by kind and number, empty spaces too
EACH_TILE: Final = 10
STANDS: Final = TILES_LAID + (FOREST + 1) * EACH_TILE
MOST_BUILDINGS: Final = 95  # of the box; those that an owner adds come after them, and nothing was learned of them
OFFERED: Final = STANDS + MOST_BUILDINGS  # by building, what it still lacks, and what it would count
EACH_LACK: Final = 12
EXACT_LACK: Final = 8  # from here on two lacks are one
EACH_BROUGHT: Final = 8
EACH_OFFER: Final = EACH_LACK * EACH_BROUGHT
LACKS: Final = OFFERED + MOST_BUILDINGS * EACH_OFFER  # by building and what it still lacks
FEEDS: Final = LACKS + MOST_BUILDINGS * EACH_LACK  # by own processing building and how often it could be used
EACH_FED: Final = 5
IN_HAND: Final = FEEDS + MOST_BUILDINGS * EACH_FED  # by card, and by what it would find to count
EACH_CARD: Final = 8
CARDS: Final = SPECIALISTS * EACH_CARD
ONE_ABILITY: Final = IN_HAND + CARDS
BOTH_ABILITIES: Final = ONE_ABILITY + CARDS
SECOND_ABILITY: Final = BOTH_ABILITIES + CARDS
USED: Final = SECOND_ABILITY + CARDS
PAIRS: Final = USED + SPECIALISTS  # of cards in hand
BLOCKED: Final = PAIRS + SPECIALISTS * SPECIALISTS
BUILDERS: Final = BLOCKED + SPECIALISTS  # building cards, and how many buildings could be paid
MOST_BUILDERS: Final = 3
EACH_BUILDER: Final = 5
BEST_TO_BUILD: Final = BUILDERS + (MOST_BUILDERS + 1) * EACH_BUILDER  # the points of the best that could be paid
MOST_POINTS: Final = 8
FEATURES: Final = BEST_TO_BUILD + (MOST_POINTS + 1) * 2
GROUPS: Final = {
    "always": ALWAYS,
    "good_held": GOOD_HELD,
    "glass_works": GLASS_WORKS,
    "brick_works": BRICK_WORKS,
    "purse": PURSE,
    "tiles_laid": TILES_LAID,
    "stands": STANDS,
    "offered": OFFERED,
    "lacks": LACKS,
    "feeds": FEEDS,
    "in_hand": IN_HAND,
    "one_ability": ONE_ABILITY,
    "both_abilities": BOTH_ABILITIES,
    "second_ability": SECOND_ABILITY,
    "used": USED,
    "pairs": PAIRS,
    "blocked": BLOCKED,
    "builders": BUILDERS,
    "best_to_build": BEST_TO_BUILD,
}

LEFT: Final = [0, 2, 5, 10, 16, 24]  # cards left at which the weights were learned; between them they are mixed
MOST_LEFT: Final = 24
PERIODS_ENDED: Final = 6  # alone, each moment between two periods has weights of its own
CARDS_A_PERIOD: Final = 4  # with two or more seats, about so many


def layout(table: str) -> Layout:
    stages = [f"{left} cards left" for left in LEFT]
    if table == "alone":
        stages += [f"{ended} periods ended" for ended in range(1, PERIODS_ENDED + 1)]
    return Layout(stages, GROUPS, FEATURES)


def stage(position: GlassRoad, seat: int) -> int:
    """How far the game is: the number of cards left, or the moment between two periods."""
    ended = periods_ended(position)
    return MOST_LEFT + ended if 0 < ended < position.periods else cards_left(position, seat)


def periods_ended(position: GlassRoad) -> int:
    """How many periods have ended, alone and between two of them; otherwise none."""
    if position.seats > 1:
        return 0
    if position.together:
        return 0 if position.players[0].hand else position.period - 1
    task = position.agenda
    return position.period if task is not None and isinstance(task.step, EndPeriod) else 0


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


def features(position: GlassRoad, seat: int) -> list[int]:
    player = position.players[seat]
    found = [ALWAYS]
    add_goods(found, player.goods)
    add_land(found, player)
    builders = add_cards(found, position, seat)
    add_offers(found, position, player, builders)
    add_works(found, position, player)
    return found


def add_goods(found: list[int], goods: list[int]) -> None:
    for marker in range(MARKERS):
        found.append(GOOD_HELD + marker * EACH_MARKER + goods[marker])
    glass, brick = goods[GLASS], goods[BRICK]
    for marker in GLASS_WHEEL.basic:
        glass = glass * GLASS_BOUND + min(goods[marker], GLASS_BOUND - 1)
    for marker in BRICK_WHEEL.basic:
        brick = brick * BRICK_BOUND + min(goods[marker], BRICK_BOUND - 1)
    wood, clay = min(goods[WOOD], PURSE_BOUND - 1), min(goods[CLAY], PURSE_BOUND - 1)
    found.append(GLASS_WORKS + glass)
    found.append(BRICK_WORKS + brick)
    found.append(PURSE + ((wood * PURSE_BOUND + clay) * 4 + goods[GLASS]) * 4 + goods[BRICK])


def add_land(found: list[int], player: Player) -> None:
    numbers = [0] * (FOREST + 1)
    for there in player.land:
        if there >= FIRST_BUILDING + MOST_BUILDINGS:
            continue
        if there >= FIRST_BUILDING:
            found.append(STANDS + there - FIRST_BUILDING)
        elif there <= FOREST:
            numbers[there] += 1
    for number in player.starts:
        found.append(STANDS + number)
    for tile in range(EMPTY, FOREST + 1):
        found.append(TILES_LAID + tile * EACH_TILE + min(numbers[tile], EACH_TILE - 1))


def add_cards(found: list[int], position: GlassRoad, seat: int) -> int:
    """The hand and what is pending; returns how many of these cards build, or of those that could be chosen next."""
    player = position.players[seat]
    specialists = position.facts.specialists
    builders = 0
    used = player.played | player.in_slots
    hand = player.hand if player.face_down == NO_CARD else player.hand | 1 << player.face_down
    task = position.agenda
    if (position.seats == 1 and count_cards(hand) == 1) or (task is not None and isinstance(task.step, EndPeriod)):
        used |= hand
        hand = 0
    if periods_ended(position):
        for card in cards_in(ALL_CARDS & ~(player.blocked if position.together else used)):
            builders += builds(specialists[card], player)
    for card in cards_in(used):
        found.append(USED + card)
    for card in cards_in(player.blocked):
        found.append(BLOCKED + card)
    held = cards_in(hand)
    for i in range(len(held)):
        card = held[i]
        found.append(IN_HAND + card * EACH_CARD + prospect(specialists[card], player, True))
        for j in range(i):
            found.append(PAIRS + card * SPECIALISTS + held[j])
        if builds(specialists[card], player):
            builders += 1
    return builders + add_pending(found, position, seat)


def add_pending(found: list[int], position: GlassRoad, seat: int) -> int:
    """The abilities that are still to be used; returns how many of them build."""
    builders = 0
    player = position.players[seat]
    task = position.agenda
    while task is not None:
        step = task.step
        if task.seat == seat:
            if isinstance(step, UseCard):
                specialist = step.specialist
                group = ONE_ABILITY if step.uses == 1 else BOTH_ABILITIES
                if not step.fee_due:
                    group = SECOND_ABILITY
                found.append(group + specialist.number * EACH_CARD + prospect(specialist, player, step.fee_due))
                if can_build(step):
                    builders += 1
            elif isinstance(step, ForceCopies):
                specialist = position.facts.specialists[position.revealed]
                found.append(BOTH_ABILITIES + specialist.number * EACH_CARD + prospect(specialist, player, True))
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


def prospect(specialist: Specialist, player: Player, fee_due: bool) -> int:
    """0 where the fee cannot be paid, otherwise more the more the card's abilities find to count."""
    if fee_due and specialist.fee is not None and not specialist.fee.affordable(player):
        return 0
    return 1 + min(max(counted(specialist.one, player), counted(specialist.other, player)), EACH_CARD - 2)


def counted(ability: Effect, player: Player) -> int:
    return 0 if ability.per is None else ability.per.of(player, NOWHERE)


def builds(specialist: Specialist, player: Player) -> bool:
    if not (specialist.one.build or specialist.other.build):
        return False
    return specialist.fee is None or specialist.fee.affordable(player)


def add_offers(found: list[int], position: GlassRoad, player: Player, builders: int) -> None:
    buildings = position.facts.buildings
    best = 0.0
    payable = 0
    for_glass = GLASS_WHEEL.lacks(player.goods)
    for_bricks = BRICK_WHEEL.lacks(player.goods)
    for number in position.display + player.private:
        if number < 0:
            continue
        building = buildings[number]
        lack = lacking(building, player, for_glass, for_bricks)
        if number < MOST_BUILDINGS:
            found.append(LACKS + number * EACH_LACK + lack)
            found.append(OFFERED + number * EACH_OFFER + lack * EACH_BROUGHT + brought(building, player))
        if lack == 0:
            best = max(best, points_for(building, player, NOWHERE))
            payable += 1
    found.append(BUILDERS + min(builders, MOST_BUILDERS) * EACH_BUILDER + min(payable, EACH_BUILDER - 1))
    found.append(BEST_TO_BUILD + min(int(best), MOST_POINTS) * 2 + (1 if builders else 0))


def lacking(building: Building, player: Player, for_glass: list[int], for_bricks: list[int]) -> int:
    """How many goods are still to be gained for its cost, those for glass and bricks included."""
    lack = 0
    for amount in building.cost:
        less = amount.number - player.have(amount.what)
        if less > 0 and amount.what in (GLASS, BRICK):
            turns = min(less, REFINED_LIMIT)
            lack += for_glass[turns] if amount.what == GLASS else for_bricks[turns]
        elif less > 0:
            lack += less
    return lack if lack < EXACT_LACK else min(EXACT_LACK + (lack - EXACT_LACK) // 2, EACH_LACK - 1)


def brought(building: Building, player: Player) -> int:
    """What a building on offer would count now, in the best place for it."""
    per: Count[Player] | None = None
    if building.score is not None:
        per = building.score.per
    elif building.effect is not None:
        per = building.effect.per
    if per is None:
        return 0
    number = 0
    if is_local(per):
        for space in range(SPACES):
            if player.land[space] < FOREST:
                number = max(number, per.of(player, space))
    else:
        number = per.of(player, NOWHERE)
    return min(number, EACH_BROUGHT - 1)


def is_local(count: Count[Player]) -> bool:
    return isinstance(count, (AdjacentTiles, AdjacentBuildings))


def add_works(found: list[int], position: GlassRoad, player: Player) -> None:
    for number in player.works:
        effect = position.facts.buildings[number].effect
        if effect is not None and number < MOST_BUILDINGS:
            found.append(FEEDS + number * EACH_FED + times_fed(effect, player))


def times_fed(effect: Effect, player: Player) -> int:
    """How often an effect could be paid."""
    times = EACH_FED - 1
    for amount in effect.pay:
        times = min(times, player.have(amount.what) // amount.number)
    for tile in effect.remove:
        times = min(times, player.count_tiles(tile))
    return times
