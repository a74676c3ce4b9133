"""The numbers of an observation of Glass Road, written straight from packed memory; `layout.py` says what each is."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i32, i64

from waldglas.core.agenda import TOUCH_BITS
from waldglas.core.layout import HALVES
from waldglas.core.sheet import Sheet, is_new, write_flags, write_numbers, write_zeros
from waldglas.games.glass_road.rules.facts import RoadFacts
from waldglas.games.glass_road.rules.ground import SPACES, STARTS
from waldglas.games.glass_road.rules.layout import MOST_COLUMNS, STACKS
from waldglas.games.glass_road.rules.player import (
    BRICK,
    CHARCOAL,
    CHARCOAL_ON_BRICK,
    CLAY,
    FIRST_BUILDING,
    FOOD,
    FOOD_ON_BRICK,
    GLASS,
    SAND,
    SPECIALISTS,
    WATER,
    WOOD,
    Player,
    count_cards,
)
from waldglas.games.glass_road.rules.position import BOARD, LAND, GlassRoad
from waldglas.games.glass_road.rules.scoring import points_for

SHOWN: Final = vec[i64](
    [GLASS, SAND, FOOD, CHARCOAL, WATER, WOOD, BRICK, CHARCOAL_ON_BRICK, CLAY, FOOD_ON_BRICK]
)  # the goods in the order of the two wheels
GOOD_BITS: Final = 4
BUILDING_BITS: Final = 9
COLUMNS_NOTED: Final = 5  # more do not fit into a number

# Where the fields of a player begin; made of numbers of this file, so that the compiler knows them.
EACH_SPACE: Final = 20
EACH_CARD: Final = 15
LAND_SPACES: Final = 10
BUILDINGS_AT_START: Final = LAND_SPACES + EACH_SPACE
PRIVATE: Final = BUILDINGS_AT_START + 4
PAID: Final = PRIVATE + 1 + EACH_SPACE
HAND: Final = PAID + 2
HAND_SIZE: Final = HAND + 1 + EACH_CARD
LAID: Final = HAND_SIZE + 2
SLOTS: Final = LAID + 1
PLAYED: Final = SLOTS + EACH_CARD
BLOCKED: Final = PLAYED + EACH_CARD
CHOOSING: Final = BLOCKED + EACH_CARD
PLAYER: Final = CHOOSING + 1

# What is noted of each player, after the kind of the game and the building board.
NOTED_DISPLAY: Final = 1  # for each stack
FIRST_PLAYER: Final = NOTED_DISPLAY + 3
NOTED_GOODS: Final = 0
NOTED_COUNTS: Final = 1
NOTED_PRIVATE: Final = 2
NOTED_HAND: Final = 3
NOTED_SLOTS: Final = 4
NOTED_PLAYED: Final = 5
NOTED_BLOCKED: Final = 6
NOTED_BUILT: Final = 7
NOTED_CARDS: Final = 8
NOTES_OF_PLAYER: Final = NOTED_CARDS + 3


def notes_for(seats: int) -> int:
    return FIRST_PLAYER + seats * NOTES_OF_PLAYER


def write_position(position: GlassRoad, seat: i64, sheet: Sheet, row: i64) -> None:
    seats, facts = position.seats, position.facts
    kind = (position.columns << 8 | position.periods) << 1 | (1 if facts.starts_touch else 0)
    fresh = sheet.wiped(row, kind)
    numbers, at = sheet.numbers, sheet.place(row)
    touched = sheet.touched
    looked_at = touched | 1 << seat | 1 << i64(numbers[at])
    position.write_common(seat, numbers, at)
    first = at + 2 + 3 * seats
    numbers[first] = i32(position.periods)
    numbers[first + 1] = i32(position.period)
    numbers[first + 2] = i32(position.round)
    numbers[first + 3] = i32(position.goblet)
    numbers[first + 4] = i32(position.revealed + 1)
    display, noted = first + 5, sheet.notes(row) + FIRST_PLAYER
    if touched >> (BOARD * TOUCH_BITS) & 1:
        write_display(position, sheet, display, sheet.notes(row) + NOTED_DISPLAY)
    player = display + STACKS * (2 + MOST_COLUMNS)
    picking = position.secret and position.round == 0
    for other in range(seats):
        holder, own = position.players[other], other == seat
        if looked_at >> other & 1:
            if cards_changed(holder, own, picking and not own, sheet.known, noted + NOTED_CARDS):
                write_cards(holder, own, picking and not own, sheet, player, noted)
            numbers[player + CHOOSING] = 1 if position.secret and len(position.offers[other]) else 0
        if touched >> other & 1:
            laid = touched >> (LAND * TOUCH_BITS + other) & 1 == 1 and write_land(holder, sheet, player, noted)
            if write_holdings(holder, sheet, player, noted) or laid or fresh:
                points = points_counted(facts, holder, sheet.known[noted + NOTED_BUILT])
                numbers[at + 1 + seats + other] = i32(int(points * HALVES))
        player += PLAYER
        noted += NOTES_OF_PLAYER


def write_display(position: GlassRoad, sheet: Sheet, at: i64, noted: i64) -> None:
    """The building board, and how many are left in each stack."""
    left = at + STACKS * (1 + MOST_COLUMNS)
    for stack in range(STACKS):
        remaining = len(position.stacks[stack]) - position.drawn[stack]
        if position.columns > COLUMNS_NOTED or is_new(sheet.known, noted + stack, on_offer(position, stack, remaining)):
            write_stack(position, stack, sheet.numbers, at + stack * (1 + MOST_COLUMNS))
            sheet.numbers[left + stack] = i32(remaining)


def on_offer(position: GlassRoad, stack: i64, remaining: i64) -> i64:
    """What is shown of a stack, as one number."""
    columns, display = position.columns, position.display
    shown = remaining
    for place in range(stack * columns, (stack + 1) * columns):
        shown = shown << BUILDING_BITS | (display[place] + 1)
    return shown


def write_stack(position: GlassRoad, stack: i64, numbers: vec[i32], at: i64) -> None:
    """The buildings on offer of a stack."""
    columns = position.columns
    numbers[at] = i32(columns)
    for column in range(columns):
        numbers[at + 1 + column] = i32(position.display[stack * columns + column] + 1)


def write_land(player: Player, sheet: Sheet, at: i64, noted: i64) -> bool:
    """What lies and stands on the landscape and beside it; notes where buildings stand, and says whether it changed."""
    numbers = sheet.numbers
    changed = write_numbers(numbers, at + LAND_SPACES, player.land, 0)
    numbers[at + BUILDINGS_AT_START] = i32(len(player.starts))
    if write_numbers(numbers, at + BUILDINGS_AT_START + 1, player.starts, 1):
        changed = True
    built: i64 = 0
    bit: i64 = 1
    for there in player.land:
        if there >= FIRST_BUILDING:
            built |= bit
        bit <<= 1
    sheet.known[noted + NOTED_BUILT] = built
    return changed


def write_holdings(player: Player, sheet: Sheet, at: i64, noted: i64) -> bool:
    """Goods, and what was paid and drawn; says whether any of what points depend on has changed."""
    numbers, known = sheet.numbers, sheet.known
    changed = write_goods(player, sheet, at, noted + NOTED_GOODS)
    if len(player.private) or known[noted + NOTED_PRIVATE] != 0:
        write_private(player, numbers, at + PRIVATE)
        known[noted + NOTED_PRIVATE] = len(player.private)
    numbers[at + PAID] = i32(player.glass_paid)
    numbers[at + PAID + 1] = i32(player.brick_paid)
    counts = player.glass_paid << 24 | player.brick_paid << 16 | player.immediates << 8 | count_cards(player.hand)
    return is_new(known, noted + NOTED_COUNTS, counts) or changed


def write_goods(player: Player, sheet: Sheet, at: i64, noted: i64) -> bool:
    goods = player.goods
    held: i64 = 0
    for number in goods:
        held = held << GOOD_BITS | number
    if not is_new(sheet.known, noted, held):
        return False
    numbers = sheet.numbers
    for marker in SHOWN:
        numbers[at] = i32(goods[marker])
        at += 1
    return True


def write_private(player: Player, numbers: vec[i32], at: i64) -> None:
    number = len(player.private)
    numbers[at] = i32(number)
    write_numbers(numbers, at + 1, player.private, 1)
    write_zeros(numbers, at + 1 + number, SPACES - number)


def cards_changed(player: Player, own: bool, hidden: bool, known: vec[i64], noted: i64) -> bool:
    """Whether the cards of a player are others than when they were last written, or others of them are seen."""
    seen = (player.face_down + 1) << 2 | (2 if own else 0) | (1 if hidden else 0)
    hands = (player.hand << EACH_CARD | player.in_slots) << EACH_CARD | player.played
    if known[noted] == seen and known[noted + 1] == hands and known[noted + 2] == player.blocked:
        return False
    known[noted] = seen
    known[noted + 1] = hands
    known[noted + 2] = player.blocked
    return True


def write_cards(player: Player, own: bool, hidden: bool, sheet: Sheet, at: i64, noted: i64) -> None:
    """The cards of a player; what others hold and have laid face down is hidden."""
    numbers = sheet.numbers
    hand = player.hand << 1 | 1 if own else i64(0)  # with the flag that says whether it is known
    write_flags(sheet, at + HAND, noted + NOTED_HAND, hand, 1 + SPECIALISTS)
    numbers[at + HAND_SIZE] = 0 if hidden else 1
    numbers[at + HAND_SIZE + 1] = i32(0) if hidden else i32(count_cards(player.hand))
    laid: i64 = 0
    if player.face_down >= 0:
        laid = 2 + player.face_down if own else i64(1)
    numbers[at + LAID] = i32(laid)
    write_flags(sheet, at + SLOTS, noted + NOTED_SLOTS, player.in_slots, SPECIALISTS)
    write_flags(sheet, at + PLAYED, noted + NOTED_PLAYED, player.played, SPECIALISTS)
    write_flags(sheet, at + BLOCKED, noted + NOTED_BLOCKED, player.blocked, SPECIALISTS)


def points_counted(facts: RoadFacts, player: Player, built: i64) -> float:
    """The same as `points_of`, where it is known on which spaces buildings stand."""
    points, space, starts, land = 0.0, i64(0), player.starts, player.land
    for start in range(STARTS):
        points += points_for(facts.buildings[starts[start]], player, SPACES + start)
    while built:
        if built & 1:
            points += points_for(facts.buildings[land[space] - FIRST_BUILDING], player, space)
        built >>= 1
        space += 1
    return points
