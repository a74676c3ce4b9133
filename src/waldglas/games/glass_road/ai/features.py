"""What is looked at in a player's situation: so many of a good, a building that stands or is on offer, a card in hand.

A situation is a list of features, each the number of a weight; the weights change with the stage of the game.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from waldglas.ai.weights import Layout
from waldglas.core.agenda import SEAT_MASK, SHARED
from waldglas.core.types import Seat
from waldglas.games.glass_road.rules.cards import UseCard
from waldglas.games.glass_road.rules.counts import AdjacentBuildings, AdjacentTiles
from waldglas.games.glass_road.rules.facts import Building, Effect, Specialist
from waldglas.games.glass_road.rules.ground import NOWHERE, SPACES
from waldglas.games.glass_road.rules.periods import END_PERIOD, FORCE_COPIES, hand_size
from waldglas.games.glass_road.rules.player import (
    ALL_CARDS,
    BASIC_LIMIT,
    BRICK,
    BRICK_WHEEL,
    CLAY,
    FIRST_BUILDING,
    FOREST,
    GLASS,
    GLASS_WHEEL,
    MARKERS,
    NO_CARD,
    REFINED_LIMIT,
    SPECIALISTS,
    WOOD,
    Player,
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
GOODS_FEATURES: Final = MARKERS + 3
MOST_OTHERS: Final = 100  # of a moment: those of goods, land and single cards
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


def stage(position: GlassRoad, seat: Seat) -> i64:
    """How far the game is: the number of cards left, or the moment between two periods."""
    ended = periods_ended(position)
    return MOST_LEFT + ended if 0 < ended < position.periods else cards_left(position, seat)


def periods_ended(position: GlassRoad) -> i64:
    """How many periods have ended, alone and between two of them; otherwise none."""
    if position.seats > 1:
        return 0
    if position.together:
        return 0 if position.players[0].hand else position.period - 1
    return position.period if position.next_step() is END_PERIOD else 0


def cards_left(position: GlassRoad, seat: Seat) -> i64:
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


# Each part writes its features from a place on, and returns the place behind them.


def features(position: GlassRoad, seat: Seat) -> vec[i64]:
    player = position.players[seat]
    held = held_cards(player)
    found = vec[i64]([ALWAYS] * most_features(position, player, held))
    end = add_goods(found, ALWAYS + 1, player.goods)
    end = add_land(found, end, player)
    end, builders = add_cards(found, end, position, player, held)
    end, pending = add_pending(found, end, position, seat)
    end = add_offers(found, end, position, player, builders + pending)
    return found[: add_works(found, end, position, player)]


def most_features(position: GlassRoad, player: Player, held: i64) -> i64:
    """How many there may be: also pairs of cards, two of each offer, and what lies on the agenda."""
    cards, offers = count_cards(held), len(position.display) + len(player.private)
    return MOST_OTHERS + cards * cards + 2 * offers + len(player.works) + position.height(SHARED)


def held_cards(player: Player) -> i64:
    return player.hand if player.face_down == NO_CARD else player.hand | 1 << player.face_down


def add_goods(found: vec[i64], end: i64, goods: vec[i64]) -> i64:
    for marker in range(MARKERS):
        found[end + marker] = GOOD_HELD + marker * EACH_MARKER + goods[marker]
    end += MARKERS
    glass, brick = goods[GLASS], goods[BRICK]
    for marker in GLASS_WHEEL.basic:
        glass = glass * GLASS_BOUND + min(goods[marker], GLASS_BOUND - 1)
    for marker in BRICK_WHEEL.basic:
        brick = brick * BRICK_BOUND + min(goods[marker], BRICK_BOUND - 1)
    wood, clay = min(goods[WOOD], PURSE_BOUND - 1), min(goods[CLAY], PURSE_BOUND - 1)
    found[end] = GLASS_WORKS + glass
    found[end + 1] = BRICK_WORKS + brick
    found[end + 2] = PURSE + ((wood * PURSE_BOUND + clay) * 4 + goods[GLASS]) * 4 + goods[BRICK]
    return end + 3


def add_land(found: vec[i64], end: i64, player: Player) -> i64:
    numbers = vec[i64]([0] * (FOREST + 1))
    for there in player.land:
        if there <= FOREST:
            numbers[there] += 1
        elif FIRST_BUILDING <= there < FIRST_BUILDING + MOST_BUILDINGS:
            found[end] = STANDS + there - FIRST_BUILDING
            end += 1
    for number in player.starts:
        found[end] = STANDS + number
        end += 1
    for tile in range(FOREST + 1):
        found[end + tile] = TILES_LAID + tile * EACH_TILE + min(numbers[tile], EACH_TILE - 1)
    return end + FOREST + 1


def add_cards(found: vec[i64], end: i64, position: GlassRoad, player: Player, hand: i64) -> tuple[i64, i64]:
    """Also tells how many cards in hand build, or of those that could be chosen next."""
    specialists, purse = position.facts.specialists, player.purse()
    builders: i64 = 0
    used = player.played | player.in_slots
    if (position.seats == 1 and count_cards(hand) == 1) or position.next_step() is END_PERIOD:
        used |= hand
        hand = 0
    if periods_ended(position):
        builders = count_builders(position, player, ALL_CARDS & ~(player.blocked if position.together else used))
    end = add_set(found, end, USED, used)
    end = add_set(found, end, BLOCKED, player.blocked)
    for card in range(SPECIALISTS):
        if hand >> card & 1:
            found[end] = IN_HAND + card * EACH_CARD + prospect(specialists[card], player, purse, True)
            end = add_set(found, end + 1, PAIRS + card * SPECIALISTS, hand & ((1 << card) - 1))
    return end, builders + count_builders(position, player, hand)


def add_set(found: vec[i64], end: i64, first: i64, cards: i64) -> i64:
    """A feature for each card of a set."""
    while cards:
        if cards & 1:
            found[end] = first
            end += 1
        first += 1
        cards >>= 1
    return end


def count_builders(position: GlassRoad, player: Player, cards: i64) -> i64:
    specialists, purse = position.facts.specialists, player.purse()
    builders: i64 = 0
    for card in range(SPECIALISTS):
        if cards >> card & 1 and builds(specialists[card], player, purse):
            builders += 1
    return builders


def add_pending(found: vec[i64], end: i64, position: GlassRoad, seat: Seat) -> tuple[i64, i64]:
    """The abilities that are still to be used; also tells how many of them build."""
    builders: i64 = 0
    player = position.players[seat]
    purse = player.purse()
    for height in range(position.height(SHARED), 0, -1):
        frame = position.frame(SHARED, height)
        if frame & SEAT_MASK != seat + 1:
            continue
        step = position.step_of(frame)
        if isinstance(step, UseCard):
            specialist = step.specialist
            group = ONE_ABILITY if step.uses == 1 else BOTH_ABILITIES
            if not step.fee_due:
                group = SECOND_ABILITY
            found[end] = group + specialist.number * EACH_CARD + prospect(specialist, player, purse, step.fee_due)
            end += 1
            if can_build(step):
                builders += 1
        elif step is FORCE_COPIES:
            specialist = position.facts.specialists[position.revealed]
            found[end] = BOTH_ABILITIES + specialist.number * EACH_CARD + prospect(specialist, player, purse, True)
            end += 1
            if builds(specialist, player, purse):
                builders += 1
    return end, builders


def can_build(step: UseCard) -> bool:
    """Whether an ability that is still to be used builds."""
    for ability in step.abilities:
        if (step.specialist.one if ability == 0 else step.specialist.other).build:
            return True
    return False


def prospect(specialist: Specialist, player: Player, purse: i64, fee_due: bool) -> i64:
    """0 where the fee cannot be paid, otherwise more the more the card's abilities find to count."""
    if fee_due and specialist.fee is not None and not specialist.fee.affordable(player, purse):
        return 0
    return 1 + min(max(counted(specialist.one, player), counted(specialist.other, player)), EACH_CARD - 2)


def counted(ability: Effect, player: Player) -> i64:
    return 0 if ability.per is None else ability.per.of(player, NOWHERE)


def builds(specialist: Specialist, player: Player, purse: i64) -> bool:
    if not (specialist.one.build or specialist.other.build):
        return False
    return specialist.fee is None or specialist.fee.affordable(player, purse)


def add_offers(found: vec[i64], end: i64, position: GlassRoad, player: Player, builders: i64) -> i64:
    buildings = position.facts.buildings
    best = 0.0
    payable: i64 = 0
    for_glass = GLASS_WHEEL.lacks(player.goods)
    for_bricks = BRICK_WHEEL.lacks(player.goods)
    on_display = len(position.display)
    for i in range(on_display + len(player.private)):
        number = position.display[i] if i < on_display else player.private[i - on_display]
        if number < 0:
            continue
        building = buildings[number]
        lack = lacking(building, player, for_glass, for_bricks)
        if number < MOST_BUILDINGS:
            found[end] = LACKS + number * EACH_LACK + lack
            found[end + 1] = OFFERED + number * EACH_OFFER + lack * EACH_BROUGHT + brought(building, player)
            end += 2
        if lack == 0:
            best = max(best, points_for(building, player, NOWHERE))
            payable += 1
    found[end] = BUILDERS + min(builders, MOST_BUILDERS) * EACH_BUILDER + min(payable, EACH_BUILDER - 1)
    found[end + 1] = BEST_TO_BUILD + min(int(best), MOST_POINTS) * 2 + (1 if builders else 0)
    return end + 2


def lacking(building: Building, player: Player, for_glass: vec[i64], for_bricks: vec[i64]) -> i64:
    """How many goods are still to be gained for its cost, those for glass and bricks included."""
    lack: i64 = 0
    for amount in building.cost:
        less = amount.number - player.have(amount.what)
        if less <= 0:
            continue
        if amount.what == GLASS:
            lack += for_glass[min(less, REFINED_LIMIT)]
        elif amount.what == BRICK:
            lack += for_bricks[min(less, REFINED_LIMIT)]
        else:
            lack += less
    return lack if lack < EXACT_LACK else min(EXACT_LACK + ((lack - EXACT_LACK) >> 1), EACH_LACK - 1)


def brought(building: Building, player: Player) -> i64:
    """What a building on offer would count now, in the best place for it."""
    per: Count[Player] | None = None
    if building.score is not None:
        per = building.score.per
    elif building.effect is not None:
        per = building.effect.per
    if per is None:
        return 0
    number: i64 = 0
    if is_local(per):
        land = player.land
        for space in range(SPACES):
            if land[space] < FOREST:
                number = max(number, per.of(player, space))
    else:
        number = per.of(player, NOWHERE)
    return min(number, EACH_BROUGHT - 1)


def is_local(count: Count[Player]) -> bool:
    return isinstance(count, (AdjacentTiles, AdjacentBuildings))


def add_works(found: vec[i64], end: i64, position: GlassRoad, player: Player) -> i64:
    for number in player.works:
        effect = position.facts.buildings[number].effect
        if effect is not None and number < MOST_BUILDINGS:
            found[end] = FEEDS + number * EACH_FED + times_fed(effect, player)
            end += 1
    return end


def times_fed(effect: Effect, player: Player) -> i64:
    """How often an effect could be paid."""
    times: i64 = EACH_FED - 1
    for amount in effect.pay:
        times = min(times, player.have(amount.what) // amount.number)
    for tile in effect.remove:
        times = min(times, player.count_tiles(tile))
    return times
