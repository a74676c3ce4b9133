"""The numbers of an observation of Haspelknecht, written straight from packed memory; `layout.py` says what each is."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i32, i64

from waldglas.core.agenda import TOUCH_BITS
from waldglas.core.layout import HALVES
from waldglas.core.sheet import Sheet, is_new, write_changed, write_flags, write_zeros
from waldglas.games.haspelknecht.rules.disks import BITS, PART, SETS
from waldglas.games.haspelknecht.rules.facts import DEVELOPMENTS, POOLS, HaspelFacts
from waldglas.games.haspelknecht.rules.farm import Farm
from waldglas.games.haspelknecht.rules.position import IN_POOLS, ON_BOARD, OWNER, Haspelknecht
from waldglas.games.haspelknecht.rules.scoring import emptied_sections, points_of

# Where the fields of a farm begin; made of numbers of this file, so that the compiler knows them.
DISKS: Final = 3  # a number for each colour
FARM_DEVELOPMENTS: Final = 13
FARM_BUILDINGS: Final = FARM_DEVELOPMENTS + 20
MARKERS: Final = FARM_BUILDINGS + 4
IMPROVED: Final = MARKERS + 6 + 6
CART_ONE: Final = IMPROVED + 1
CART_TWO: Final = CART_ONE + DISKS
PLAN: Final = CART_TWO + DISKS
PAID: Final = PLAN + 1 + DISKS + DISKS
WORKED: Final = PAID + 4
STORED: Final = WORKED + 5
CHOOSING: Final = STORED + 3
LINES: Final = CHOOSING + 1
FARM: Final = LINES + 7  # a line for each source of points
POOL: Final = 2 + DISKS + DISKS

# What is noted after the kind of the game: the owners of each development, the pools, then of each farm.
NOTED_OWNERS: Final = 1
NOTED_POOLS: Final = NOTED_OWNERS + 20
FIRST_FARM: Final = NOTED_POOLS + 4
NOTED_DEVELOPMENTS: Final = 0
NOTED_BUILDINGS: Final = 1
NOTED_MARKERS: Final = 2
NOTED_PLAN: Final = 3
NOTED_WORKED: Final = 4
NOTED_CARTS: Final = 5
NOTES_OF_FARM: Final = 6


def notes_for(seats: int) -> int:
    return FIRST_FARM + seats * NOTES_OF_FARM


def write_position(position: Haspelknecht, seat: i64, sheet: Sheet, row: i64) -> None:
    seats, facts = position.seats, position.facts
    fresh = sheet.wiped(row, position.board.serial)
    numbers, at, noted = sheet.numbers, sheet.place(row), sheet.notes(row)
    touched = sheet.touched
    looked_at = touched | 1 << seat | 1 << i64(numbers[at])
    position.write_common(seat, numbers, at)
    first = at + 2 + 3 * seats
    numbers[first] = i32(position.year)
    numbers[first + 1] = i32(position.phase + 1)
    for place in range(seats):
        numbers[first + 2 + place] = i32(position.order[place])
    pools = first + 2 + seats
    if touched >> (IN_POOLS * TOUCH_BITS) & 1:
        write_pools(position, sheet, pools, noted + NOTED_POOLS)
    board = pools + 1 + len(POOLS) * POOL
    if fresh:
        write_tiles(position, numbers, board)
    if touched >> (ON_BOARD * TOUCH_BITS) & 1:
        write_owners(position, sheet, board, noted + NOTED_OWNERS)
    farm = board + 1 + DEVELOPMENTS * (4 + seats)
    planning = position.together and position.secret
    noted += FIRST_FARM
    for other in range(seats):
        held = position.farms[other]
        shown = not planning or other == seat
        if (touched >> other & 1 and write_holdings(facts, held, sheet, farm, noted)) or fresh:
            numbers[at + 1 + seats + other] = i32(HALVES * points_of(facts, held))
        if looked_at >> other & 1:
            write_plan(held, shown, sheet, farm, noted)
            numbers[farm + CHOOSING] = 1 if planning and len(position.offers[other]) else 0
        farm += FARM
        noted += NOTES_OF_FARM


def write_disks(numbers: vec[i32], at: i64, heaped: i64) -> None:
    numbers[at] = i32(heaped & PART)
    numbers[at + 1] = i32(heaped >> BITS & PART)
    numbers[at + 2] = i32(heaped >> 2 * BITS & PART)


def write_pools(position: Haspelknecht, sheet: Sheet, at: i64, noted: i64) -> None:
    """The disks in the pools."""
    pools, wet, numbers = position.pools, position.facts.wet, sheet.numbers
    used = position.seats
    for pool in range(used):
        disks = pools[pool] << 32 | pools[used + pool]
        if sheet.known[noted + pool] != disks:
            sheet.known[noted + pool] = disks
            begin = at + 1 + pool * POOL
            numbers[at] = i32(used)
            numbers[begin] = i32(pool + 1)
            numbers[begin + 1] = 1 if wet[pool] else 0
            write_disks(numbers, begin + 2, pools[pool])
            write_disks(numbers, begin + 2 + DISKS, pools[used + pool])


def write_tiles(position: Haspelknecht, numbers: vec[i32], at: i64) -> None:
    """Where each development lies, the same for a whole game."""
    board = position.board
    numbers[at] = i32(len(board.tiles))
    for place in range(len(board.tiles)):
        development, tile = board.tiles[place], at + 1 + place * (4 + position.seats)
        numbers[tile] = i32(development + 1)
        numbers[tile + 1] = i32(board.rows[development])
        numbers[tile + 2] = i32(board.cells[development])


def write_owners(position: Haspelknecht, sheet: Sheet, at: i64, noted: i64) -> None:
    """Who owns each development."""
    tiles, owners, known, seats = position.board.tiles, position.owners, sheet.known, position.seats
    for place in range(len(tiles)):
        stack = owners[tiles[place]]
        if known[noted + place] != stack:
            known[noted + place] = stack
            write_stack(stack, position.count_owners(tiles[place]), seats, sheet, at + 4 + place * (4 + seats))


def write_stack(stack: i64, number: i64, seats: i64, sheet: Sheet, at: i64) -> None:
    """The owners of a development, from the bottom of the stack to its top, which lies in the lowest bits."""
    numbers = sheet.numbers
    numbers[at] = i32(number)
    for place in range(seats):
        owner = (stack >> (OWNER * (number - 1 - place)) & 7) - 1 if place < number else i64(0)
        numbers[at + 1 + place] = i32(owner)


def write_holdings(facts: HaspelFacts, farm: Farm, sheet: Sheet, at: i64, noted: i64) -> bool:
    """Goods, mine, developments and buildings; says whether any of what points depend on has changed."""
    numbers = sheet.numbers
    changed = write_changed(numbers, at, farm.food)
    changed = write_changed(numbers, at + 1, farm.wood) or changed
    changed = write_changed(numbers, at + 2, farm.coal) or changed
    changed = write_changed(numbers, at + 3, farm.thaler) or changed
    changed = write_changed(numbers, at + 4, farm.debt) or changed
    changed = write_scored(farm, numbers, at) or changed
    changed = write_changed(numbers, at + 6, farm.water) or changed
    numbers[at + 7] = i32(farm.pinge)
    numbers[at + 8] = i32(farm.pinge_wood)
    changed = write_changed(numbers, at + 9, farm.tunnel) or changed
    numbers[at + 10] = i32(farm.tunnel_wood)
    numbers[at + 11] = i32(emptied_sections(facts, farm))
    numbers[at + 12] = i32(farm.shaft)
    if write_flags(sheet, at + FARM_DEVELOPMENTS, noted + NOTED_DEVELOPMENTS, farm.developments, DEVELOPMENTS):
        changed = True
    write_flags(sheet, at + FARM_BUILDINGS, noted + NOTED_BUILDINGS, farm.buildings, 4)
    if write_flags(sheet, at + MARKERS, noted + NOTED_MARKERS, farm.new_markers << 6 | farm.markers, 12):
        changed = True
    numbers[at + IMPROVED] = 1 if farm.improved else 0
    return changed


def write_scored(farm: Farm, numbers: vec[i32], at: i64) -> bool:
    """The points scored so far, and where they came from."""
    total: i64 = 0
    changed = False
    line = at + LINES
    for points in farm.scored:
        total += points
        if numbers[line] != i32(HALVES * points):
            numbers[line] = i32(HALVES * points)
            changed = True
        line += 1
    numbers[at + 5] = i32(total)
    return changed


def write_plan(farm: Farm, shown: bool, sheet: Sheet, at: i64, noted: i64) -> None:
    """Carts, stores and work; what is planned, where it is not hidden."""
    numbers, known = sheet.numbers, sheet.known
    if is_new(known, noted + NOTED_CARTS, farm.cart_one << 32 | farm.cart_two):
        write_disks(numbers, at + CART_ONE, farm.cart_one)
        write_disks(numbers, at + CART_TWO, farm.cart_two)
    paid = (farm.paid_digger << 2 | farm.paid_miner) << 2 | farm.paid_haspelknecht
    plan = ((farm.on_farmer << 12 | farm.on_farmhand) << 6 | paid) << 4 | farm.at_mill
    if is_new(known, noted + NOTED_PLAN, plan if shown else i64(-1)):
        write_zeros(numbers, at + PLAN, WORKED - PLAN)
        if shown:
            numbers[at + PLAN] = 1
            write_disks(numbers, at + PLAN + 1, SETS[farm.on_farmer])
            write_disks(numbers, at + PLAN + 1 + DISKS, SETS[farm.on_farmhand])
            numbers[at + PAID] = i32(farm.paid_digger + 1)
            numbers[at + PAID + 1] = i32(farm.paid_miner + 1)
            numbers[at + PAID + 2] = i32(farm.paid_haspelknecht + 1)
            numbers[at + PAID + 3] = i32(farm.at_mill + 1)
    write_flags(sheet, at + WORKED, noted + NOTED_WORKED, farm.worked, 5)
    numbers[at + STORED] = i32(farm.stored_food)
    numbers[at + STORED + 1] = i32(farm.stored_wood)
    numbers[at + STORED + 2] = i32(farm.stored_coal)
