"""The numbers of an observation of Black Forest, written straight from packed memory; `layout.py` says what each is."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i32, i64

from waldglas.core.agenda import ALL_SEATS
from waldglas.core.layout import HALVES
from waldglas.core.packed import packed
from waldglas.core.sheet import Sheet, is_new, write_changed, write_numbers, write_zeros
from waldglas.games.black_forest.rules.board import ASIDE, FIRST_CENTRE, NODES, NOWHERE, VILLAGES
from waldglas.games.black_forest.rules.facts import BUILDINGS, ForestFacts
from waldglas.games.black_forest.rules.layout import MOST_IN_A_VILLAGE
from waldglas.games.black_forest.rules.player import (
    BRICK,
    CHARCOAL,
    CHARCOAL_COOKING,
    COMMODITY,
    GLASS,
    MEAT,
    PORRIDGE,
    PROVISION,
    PROVISION_HIGH,
    SAND,
    WATER,
    WOOD,
    Player,
)
from waldglas.games.black_forest.rules.position import BlackForest
from waldglas.games.black_forest.rules.scoring import points_of

SHOWN: Final = packed(
    [
        *(BRICK, GLASS, SAND, CHARCOAL, WATER, WOOD),
        *(PORRIDGE, MEAT, CHARCOAL_COOKING, COMMODITY, PROVISION, PROVISION_HIGH),
    ]
)  # the goods in the order of the wheels
GOOD_BITS: Final = 4
SLOT_BITS: Final = 8
SEEN_ASIDE: Final = 1
SEEN_CENTRE: Final = 2  # of the first village
SEEN_SPACE: Final = 7  # the first one, after the centres

# Where the first fields of a player begin; what follows the estates depends on the facts.
DIALS: Final = 12
ESTATES: Final = 16

# What is noted of each player, after the kind of the game, how many buildings are on offer, and the villages.
NOTED_OFFER: Final = 1
NOTED_VILLAGES: Final = 2
FIRST_PLAYER: Final = NOTED_VILLAGES + VILLAGES
NOTED_GOODS: Final = 0
NOTED_ESTATES: Final = 1
NOTED_BUILT: Final = 2
NOTED_JOBS: Final = 3
NOTES_OF_PLAYER: Final = 4


def notes_for(seats: int) -> int:
    return FIRST_PLAYER + seats * NOTES_OF_PLAYER


def write_position(position: BlackForest, seat: i64, sheet: Sheet, row: i64) -> None:
    seats, facts = position.seats, position.facts
    fresh = sheet.wiped(row, 0)
    numbers, at, noted = sheet.numbers, sheet.place(row), sheet.notes(row)
    position.write_common(seat, numbers, at)
    turn = write_map(position, sheet, at + 2 + 3 * seats, noted)
    player = write_turn(position, numbers, turn)
    size = (sheet.place(row + 1) - player) // seats
    noted += FIRST_PLAYER
    for other in range(seats):
        holder, touched = position.players[other], sheet.touched >> other & 1 == 1
        if (touched and write_player(facts, holder, sheet, player, noted)) or fresh:
            numbers[at + 1 + seats + other] = i32(HALVES * points_of(facts, holder))
        player += size
        noted += NOTES_OF_PLAYER


def write_map(position: BlackForest, sheet: Sheet, at: i64, noted: i64) -> i64:
    """Villages, pawns, jobs and what is on offer; returns where the next field begins."""
    numbers, first_space, pawns = sheet.numbers, position.facts.board.first_space, position.pawns
    for village in range(VILLAGES):
        first, end = first_space[village], first_space[village + 1]
        if is_new(sheet.known, noted + NOTED_VILLAGES + village, living(position.slots, first, end)):
            numbers[at] = i32(end - first)
            for slot in range(first, end):
                numbers[at + 1 + slot - first] = i32(position.slots[slot] + 1)
        at += 1 + MOST_IN_A_VILLAGE
    numbers[at] = i32(len(pawns))
    for pawn in range(len(pawns)):
        numbers[at + 1 + pawn] = i32(place_seen(pawns[pawn]))
    at += 1 + max(position.seats + 1, i64(position.facts.pawns))
    write_numbers(numbers, at, position.open_jobs, 1)
    numbers[at + NODES] = i32(len(position.pile) - position.revealed)
    write_list(sheet, at + NODES + 1, position.offer, BUILDINGS, noted + NOTED_OFFER)
    return at + NODES + 2 + BUILDINGS


def living(slots: vec[i64], first: i64, end: i64) -> i64:
    """Who lives on the slots of a village, as one number."""
    shown: i64 = 1
    for slot in range(first, end):
        shown = shown << SLOT_BITS | (slots[slot] + 1)
    return shown


def place_seen(place: i64) -> i64:
    """Off the board, aside, the centre of a village, or a space or location."""
    if place == NOWHERE:
        return 0
    if place == ASIDE:
        return SEEN_ASIDE
    return SEEN_CENTRE + place - FIRST_CENTRE if place >= FIRST_CENTRE else SEEN_SPACE + place


def write_list(sheet: Sheet, at: i64, things: vec[i64], most: i64, noted: i64) -> bool:
    """How many things there are, then each of them; says whether one has changed.

    In the course of a game such lists grow, or they shrink.
    """
    numbers = sheet.numbers
    if sheet.touched & ALL_SEATS != ALL_SEATS and sheet.known[noted] == len(things):
        return False
    changed = write_numbers(numbers, at + 1, things, 1)
    if is_new(sheet.known, noted, len(things)):
        numbers[at] = i32(len(things))
        write_zeros(numbers, at + 1 + len(things), most - len(things))
        return True
    return changed


def write_turn(position: BlackForest, numbers: vec[i32], at: i64) -> i64:
    """Whose turn it is, and how far the game has come; returns where the players begin."""
    numbers[at] = i32(position.start)
    numbers[at + 1] = i32(position.active)
    numbers[at + 2] = i32(position.turns)
    numbers[at + 3] = i32(position.most_turns)
    numbers[at + 4] = 1 if position.limit_reached else 0
    numbers[at + 5] = 1 if position.swapped else 0
    numbers[at + 6] = 1 if position.extra_turn else 0
    numbers[at + 7] = i32(position.trigger)
    numbers[at + 8] = i32(position.final_turns)
    numbers[at + 9] = i32(position.year)
    numbers[at + 10] = i32(position.last_pawn)
    return at + 11


def write_player(facts: ForestFacts, player: Player, sheet: Sheet, at: i64, noted: i64) -> bool:
    """All of a player but the points; says whether any of what they depend on has changed."""
    numbers = sheet.numbers
    changed = write_goods(player, sheet, at, noted + NOTED_GOODS)
    numbers[at + DIALS] = i32(player.glass_dial)
    changed = write_changed(numbers, at + DIALS + 1, player.cooking_dial) or changed
    numbers[at + DIALS + 2] = 1 if player.reminder else 0
    numbers[at + DIALS + 3] = i32(player.tracker)
    changed = write_estates(facts, player, sheet, at + ESTATES, noted + NOTED_ESTATES) or changed
    estates = len(facts.estates.first) - 1
    at += ESTATES + 1 + estates * (1 + facts.estates.widest)
    changed = write_changed(numbers, at, player.pigs) or changed
    changed = write_changed(numbers, at + 1, player.cattle) or changed
    changed = write_changed(numbers, at + 2, player.kept_pigs) or changed
    changed = write_list(sheet, at + 3, player.built, BUILDINGS, noted + NOTED_BUILT) or changed
    write_list(sheet, at + 4 + BUILDINGS, player.jobs, len(facts.jobs), noted + NOTED_JOBS)
    return changed


def write_goods(player: Player, sheet: Sheet, at: i64, noted: i64) -> bool:
    goods, numbers = player.goods, sheet.numbers
    held: i64 = 0
    for place in range(DIALS):
        number = goods[SHOWN[place]]
        numbers[at + place] = i32(number)
        held = held << GOOD_BITS | (number + 1)  # a marker that has left its wheel is -1
    return is_new(sheet.known, noted, held)


def write_estates(facts: ForestFacts, player: Player, sheet: Sheet, at: i64, noted: i64) -> bool:
    """The main estate and the small ones, space by space; says whether one has changed."""
    first, widest, numbers, land = facts.estates.first, facts.estates.widest, sheet.numbers, player.land
    changed = is_new(sheet.known, noted, player.estates)
    if changed:
        numbers[at] = i32(player.estates + 1)
        write_zeros(numbers, at + 1, (len(first) - 1) * (1 + widest))
    for estate in range(player.estates + 1):
        begin = at + 1 + estate * (1 + widest)
        number = first[estate + 1] - first[estate]
        numbers[begin] = i32(number)
        for space in range(number):
            if write_changed(numbers, begin + 1 + space, land[first[estate] + space]):
                changed = True
    return changed
