"""What is looked at in a moment of one seat: a list of features, each the number of a weight.

Of every group a position has one feature or a few.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from waldglas.ai.weights import Layout
from waldglas.core.types import Seat
from waldglas.games.black_forest.rules.actions import BEG, BUILD, DONE, JOB, SWAP, TAKE, TO, USE, VISIT
from waldglas.games.black_forest.rules.board import NOWHERE, SPACES
from waldglas.games.black_forest.rules.facts import BUILDINGS, NO_JOB, TRADESPEOPLE, VISITS, Building
from waldglas.games.black_forest.rules.player import (
    BRICK,
    COMMODITY,
    COOKING,
    EMPTY,
    FOREST,
    GLASS,
    GLASSMAKING,
    MARKERS,
    PASTURE,
    PROVISION,
    REFINED_LIMIT,
    WOOD,
    Player,
    affords,
    lacking,
    total,
)
from waldglas.games.black_forest.rules.position import NOBODY, WHITE_PAWN, BlackForest
from waldglas.games.shared.wheel import Wheel

# What a seat is asked, as far as it matters for its prospects.
NOTHING_ASKED: Final = 0
MOVE: Final = 1
MOVE_AFTER_SWAP: Final = 2
ACT: Final = 3
SECOND_VISIT: Final = 4
CONSTRUCT: Final = 5
WINDOW: Final = 6
DETAIL: Final = 7  # how to pay, in which order to gain, where to place: no more than a part of a choice
MOMENTS: Final = 8

MOST_TURNS: Final = 25
MOST_POINTS: Final = 12
MOST_MISSING: Final = 9
NEARLY: Final = 4  # so few goods missing, and a small building comes into sight
MOST_ANIMALS: Final = 11
MOST_TILES: Final = 9
MOST_ESTATES: Final = 7
MOST_STEPS: Final = 13
LEVELS_OF_GOODS: Final = 9  # a marker that is gone, then 0 to 7
JOBS: Final = 11
LARGE_BUILDINGS: Final = 14
FIRST_LARGE: Final = BUILDINGS - LARGE_BUILDINGS
MOST_TO_BUILD: Final = 4  # bricks and wood
MOST_PASTURES: Final = 5
MOST_HERD: Final = 14
PAWNS: Final = 6
MOST_FOUND: Final = 128  # room for as many features as a moment has

# Where each group of features begins.
ALWAYS: Final = 0
MOMENT: Final = ALWAYS + 1
GOODS_HELD: Final = MOMENT + MOMENTS
GLASS_LACK: Final = GOODS_HELD + MARKERS * LEVELS_OF_GOODS
COOKING_LACK: Final = GLASS_LACK + 5 * 4
TILES_LAID: Final = COOKING_LACK + 4 * 4
PIGS: Final = TILES_LAID + (FOREST + 1) * (MOST_TILES + 1)
CATTLE: Final = PIGS + MOST_ANIMALS + 1
FREE_PASTURES: Final = CATTLE + MOST_ANIMALS + 1
TRACKER: Final = FREE_PASTURES + 4
ESTATES: Final = TRACKER + 4
COOKING_STEPS: Final = ESTATES + MOST_ESTATES + 1
BUILT: Final = COOKING_STEPS + MOST_STEPS + 1
AFFORDED: Final = BUILT + BUILDINGS
LARGE_MISSING: Final = AFFORDED + MOST_POINTS + 1
JOB_READY: Final = LARGE_MISSING + LARGE_BUILDINGS * (MOST_MISSING + 1)
JOB_OPEN: Final = JOB_READY + JOBS
YEAR_PAWNS: Final = JOB_OPEN + JOBS
FIRST_VISITS: Final = YEAR_PAWNS + PAWNS * 2
SECOND_VISITS: Final = FIRST_VISITS + VISITS
JOB_AT_HAND: Final = SECOND_VISITS + VISITS
BUILD_AT_HAND: Final = JOB_AT_HAND + JOBS
TO_BUILD: Final = BUILD_AT_HAND + MOST_POINTS + 1
HERD: Final = TO_BUILD + (MOST_TO_BUILD + 1) * (MOST_TO_BUILD + 1) * 4
NEAR: Final = HERD + (MOST_PASTURES + 1) * (MOST_HERD + 1)
FAR: Final = NEAR + TRADESPEOPLE * TRADESPEOPLE
IN_SIGHT: Final = FAR + TRADESPEOPLE * TRADESPEOPLE
FEATURES: Final = IN_SIGHT + BUILDINGS * NEARLY
GROUPS: Final = {
    "always": ALWAYS,
    "moment": MOMENT,
    "goods_held": GOODS_HELD,
    "glass_lack": GLASS_LACK,
    "cooking_lack": COOKING_LACK,
    "tiles_laid": TILES_LAID,
    "pigs": PIGS,
    "cattle": CATTLE,
    "free_pastures": FREE_PASTURES,
    "tracker": TRACKER,
    "estates": ESTATES,
    "cooking_steps": COOKING_STEPS,
    "built": BUILT,
    "afforded": AFFORDED,
    "large_missing": LARGE_MISSING,
    "job_ready": JOB_READY,
    "job_open": JOB_OPEN,
    "year_pawns": YEAR_PAWNS,
    "first_visits": FIRST_VISITS,
    "second_visits": SECOND_VISITS,
    "job_at_hand": JOB_AT_HAND,
    "build_at_hand": BUILD_AT_HAND,
    "to_build": TO_BUILD,
    "herd": HERD,
    "near": NEAR,
    "far": FAR,
    "in_sight": IN_SIGHT,
}

KNOTS: Final = [0, 1, 3, 7, 14, 25]  # turns left at which the weights were learned; between them they are mixed
LAYOUT: Final = Layout([f"{left} turns left" for left in KNOTS], GROUPS, FEATURES)


def moment_of(offered: vec[i64]) -> i64:
    """What kind of question offers these choices."""
    if not len(offered):
        return NOTHING_ASKED
    first = offered[0]
    if first == BEG:
        return MOVE
    if SWAP <= first < VISIT:
        return MOVE_AFTER_SWAP if first >= TO else MOVE
    if first == JOB or VISIT <= first < USE:
        return ACT
    if BUILD <= first < TAKE:
        return CONSTRUCT
    if first == DONE and len(offered) > 1:
        if VISIT <= offered[1] < USE:
            return SECOND_VISIT
        if USE <= offered[1] < BUILD:
            return WINDOW
    return DETAIL


def turns_left(position: BlackForest, seat: Seat, moment: i64) -> i64:
    """The turns that the seat may still take, this one included; with others at the table a guess."""
    left: i64 = 0
    if position.seats == 1:
        left = position.facts.years * position.facts.pawns - position.turns
    elif position.trigger != NOBODY:
        left = 1 if (seat - position.active) % position.seats <= position.final_turns else 0
    else:
        left = position.most_turns - position.turns // position.seats
        for other in range(position.seats):
            if other != seat:
                left = min(left, turns_to_end(position, position.players[other]))
    if moment == WINDOW:
        left -= 1
    return max(0, min(MOST_TURNS, left))


def turns_to_end(position: BlackForest, player: Player) -> i64:
    """How soon a player may end the game, as it was in games of bots: by steps of a provision marker to the symbol
    (BF-16.1), which take longer as long as the Cooking wheel must turn for them."""
    end: i64 = position.facts.end_distance
    steps = max(0, end - player.cooking_dial + player.goods[PROVISION])
    turns_of_wheel = max(0, end - player.cooking_dial)
    return 2 + (3 * steps + 2 * turns_of_wheel) // 2


def features(position: BlackForest, seat: Seat, moment: i64) -> vec[i64]:
    player = position.players[seat]
    found = append(append(vec[i64](capacity=MOST_FOUND), ALWAYS), MOMENT + moment)
    found = add_goods(found, player)
    found = add_domain(found, player)
    found = add_buildings(found, position, player)
    found = add_jobs(found, position, player)
    found = add_map(found, position, seat)
    return add_at_hand(found, position, seat, moment)


def add_goods(found: vec[i64], player: Player) -> vec[i64]:
    goods = player.goods
    for marker in range(MARKERS):
        found = append(found, GOODS_HELD + marker * LEVELS_OF_GOODS + goods[marker] + 1)
    found = append(found, GLASS_LACK + at_zero(GLASSMAKING, goods) * 4 + goods[GLASS])
    found = append(found, COOKING_LACK + at_zero(COOKING, goods) * 4 + goods[COMMODITY])
    bricks, wood = min(goods[BRICK], MOST_TO_BUILD), min(goods[WOOD], MOST_TO_BUILD)
    return append(found, TO_BUILD + (bricks * (MOST_TO_BUILD + 1) + wood) * 4 + goods[GLASS])


def at_zero(wheel: Wheel, goods: vec[i64]) -> i64:
    """How many of the basic goods of a wheel are at 0."""
    count: i64 = 0
    for marker in wheel.basic:
        if goods[marker] == 0:
            count += 1
    return count


def add_domain(found: vec[i64], player: Player) -> vec[i64]:
    for tile in range(EMPTY, FOREST + 1):
        found = append(found, TILES_LAID + tile * (MOST_TILES + 1) + min(player.tiles[tile], MOST_TILES))
    found = append(found, PIGS + min(player.pigs, MOST_ANIMALS))
    found = append(found, CATTLE + min(player.cattle, MOST_ANIMALS))
    free = player.tiles[PASTURE] - player.pastures_used(player.pigs, player.cattle)
    found = append(found, FREE_PASTURES + max(0, min(free, 3)))
    herd = min(player.pigs + player.cattle, MOST_HERD)
    found = append(found, HERD + min(player.tiles[PASTURE], MOST_PASTURES) * (MOST_HERD + 1) + herd)
    found = append(found, TRACKER + min(player.tracker, 3))
    found = append(found, ESTATES + min(player.estates, MOST_ESTATES))
    return append(found, COOKING_STEPS + min(player.cooking_dial, MOST_STEPS))


def add_buildings(found: vec[i64], position: BlackForest, player: Player) -> vec[i64]:
    for number in player.built:
        found = append(found, BUILT + number)
    purse, facts = player.purse(), position.facts
    for_glass = GLASSMAKING.lacks(player.goods)
    best: i64 = 0
    for number in position.offer:
        building = facts.buildings[number]
        if building.points > best and affords(purse, building.price):
            best = building.points
        lack = missing(building, purse, for_glass)
        if building.large:
            row = building.number - FIRST_LARGE
            found = append(found, LARGE_MISSING + row * (MOST_MISSING + 1) + min(lack, MOST_MISSING))
        elif lack < NEARLY:
            found = append(found, IN_SIGHT + building.number * NEARLY + lack)
    return append(found, AFFORDED + min(best, MOST_POINTS))


def missing(building: Building, purse: i64, for_glass: vec[i64]) -> i64:
    """How many goods and tiles of its cost are lacking, those for glass included."""
    lack = lacking(purse, building.price)
    glass = lack >> 4 * GLASS & 7
    return total(lack) - glass + for_glass[min(glass, REFINED_LIMIT)]


def add_jobs(found: vec[i64], position: BlackForest, player: Player) -> vec[i64]:
    purse = player.purse()
    for job in position.open_jobs:
        if job != NO_JOB:
            ready = position.facts.jobs[job].effect.payable(player, purse)
            found = append(found, (JOB_READY if ready else JOB_OPEN) + job)
    return found


def add_map(found: vec[i64], position: BlackForest, seat: Seat) -> vec[i64]:
    """The pairs of tradespeople with a free space between them, here or elsewhere; alone, the pawns left this year."""
    if position.seats == 1:
        placed: i64 = 0
        for pawn in range(WHITE_PAWN):
            if position.pawns[pawn] != NOWHERE:
                placed += 1
        found = append(found, YEAR_PAWNS + placed * 2 + (1 if position.pawns[WHITE_PAWN] != NOWHERE else 0))
    board, slots, place = position.facts.board, position.slots, position.place_of(seat)
    here: i64 = board.node_of[place] if place >= 0 else -1
    occupied = position.occupied()
    for space in range(SPACES):
        if occupied >> space & 1:
            continue
        one, other = slots[space], slots[board.next_slot[space]]
        pair = one * TRADESPEOPLE + other if one < other else other * TRADESPEOPLE + one
        found = append(found, (NEAR if here < 0 or board.village_of[space] == here else FAR) + pair)
    return found


def add_at_hand(found: vec[i64], position: BlackForest, seat: Seat, moment: i64) -> vec[i64]:
    """What the seat is about to do."""
    if moment in (ACT, SECOND_VISIT):
        first: i64 = FIRST_VISITS if moment == ACT else SECOND_VISITS
        for action in position.offers[seat]:
            if VISIT <= action < USE:
                found = append(found, first + action - VISIT)
            elif action == JOB:
                found = append(found, JOB_AT_HAND + position.job_at(position.place_of(seat)))
    elif moment == CONSTRUCT:
        best: i64 = 0
        for action in position.offers[seat]:
            best = max(best, position.facts.buildings[action - BUILD].points)
        found = append(found, BUILD_AT_HAND + min(best, MOST_POINTS))
    return found
