"""The numbers of an observation of Tiny Towns, written straight from packed memory; `layout.py` says what each is.

A town changes little from choice to choice: what a row says already is left as it is.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i32, i64

from waldglas.core.agenda import ALL_SEATS
from waldglas.core.layout import HALVES
from waldglas.core.sheet import UNKNOWN, Sheet, is_new, write_flags, write_zeros
from waldglas.games.tiny_towns.rules.cards import CardsInPlay
from waldglas.games.tiny_towns.rules.facts import (
    ALL_CODES,
    BITS,
    CODE,
    KINDS,
    MONUMENT,
    MOST_HELD,
    NO_WASTE,
    SQUARES,
)
from waldglas.games.tiny_towns.rules.position import CARDS, TOWN_HALL, TinyTowns, cards_of
from waldglas.games.tiny_towns.rules.scoring import Tally
from waldglas.games.tiny_towns.rules.town import NO_CARD, Town

# Where the fields of a town begin; made of numbers of this file, so that the compiler knows them.
EACH: Final = 16  # a number for each square
BUILDINGS: Final = EACH
STORED: Final = BUILDINGS + EACH
HELD: Final = STORED + EACH
ROOM_OF_HELD: Final = 4 * EACH
WORTH: Final = HELD + ROOM_OF_HELD
FED: Final = WORTH + EACH
HAND: Final = FED + EACH
WATCHED: Final = HAND + 3
CAVERN: Final = WATCHED + 9
VACATED: Final = CAVERN + 3
FINISHED: Final = VACATED + EACH
TOWN: Final = FINISHED + 2

# What is noted of the game and then of each town.
NOTED_UNSEEN: Final = 1
FIRST_TOWN: Final = 2
NOTED_CUBES: Final = 0
NOTED_BUILT: Final = 1
NOTED_MONUMENT: Final = 2
NOTED_OTHERS: Final = 3
NOTED_HELD: Final = 4
NOTED_STORED: Final = 5
NOTED_HAND: Final = 6
NOTED_STANDING: Final = 7
NOTED_TOTAL: Final = 8
NOTED_VACATED: Final = 9
NOTES_OF_TOWN: Final = 10

FINISHED_TOWN: Final = 1 << 48  # noted with the cubes, as their points depend on it
NOTHING_SEEN: Final = 0
HAND_BITS: Final = 8  # of a card's number


def notes_for(seats: int) -> int:
    return FIRST_TOWN + seats * NOTES_OF_TOWN


def write_position(position: TinyTowns, seat: i64, sheet: Sheet, row: i64) -> None:
    seats, towns, cards = position.seats, len(position.towns), position.cards
    fresh = sheet.wiped(row, cards.key << 3 | position.mode)
    numbers, at, notes = sheet.numbers, sheet.place(row), sheet.notes(row)
    position.write_common(seat, numbers, at)
    caller = at + 2 + 3 * seats
    first_town = caller + MONUMENT + 4
    if fresh:
        numbers[caller] = i32(position.mode + 1)
        for kind in range(1, MONUMENT):
            numbers[caller + kind] = i32(cards.of(kind).number)
        numbers[first_town - 1] = i32(towns)
    numbers[first_town - 4] = i32(position.round)
    numbers[first_town - 3] = i32(position.called)
    numbers[first_town - 2] = i32(position.calling)
    touched = i64(ALL_SEATS) if cards.monuments or cards.compares else sheet.touched
    for other in range(towns):
        if touched >> other & 1:
            town = first_town + other * TOWN
            noted = notes + FIRST_TOWN + other * NOTES_OF_TOWN
            if write_standing_things(position, other, sheet, town, noted):
                points = sheet.known[noted + NOTED_TOTAL] + wasted(position, other)
                numbers[at + 1 + seats + other] = i32(HALVES * points)
            write_rest(position, other, sheet, town, noted)
            if cards.monuments:
                hand = hand_seen(position, other) if seat == other else i64(NOTHING_SEEN)
                if is_new(sheet.known, noted + NOTED_HAND, hand):
                    write_hand(hand, numbers, town + HAND)
    write_deck(position, sheet, first_town + seats * TOWN, notes + NOTED_UNSEEN)


def write_standing_things(position: TinyTowns, seat: i64, sheet: Sheet, at: i64, noted: i64) -> bool:
    """What stands and lies in a town; says whether its points may be others now."""
    town, cards, known = position.towns[seat], position.cards, sheet.known
    before, cubes = known[noted + NOTED_CUBES], town.cubes | (FINISHED_TOWN if town.finished else 0)
    if before != cubes:
        known[noted + NOTED_CUBES] = cubes
        write_codes(sheet.numbers, at, changed_codes(before, cubes), cubes)
    stood, changed = known[noted + NOTED_BUILT], before != cubes
    standing = stood != town.built
    if standing:
        known[noted + NOTED_BUILT] = town.built
        write_buildings(cards, town, sheet.numbers, at + BUILDINGS, changed_codes(stood, town.built))
    if cards.monuments and is_new(known, noted + NOTED_MONUMENT, town.monument << 8 | (town.monument_at + 1)):
        write_buildings(cards, town, sheet.numbers, at + BUILDINGS, ALL_CODES)
        standing = True
    if (cards.monuments or cards.compares or cards.stores) and is_new(
        known, noted + NOTED_OTHERS, others_counted(position, seat)
    ):
        standing = True
    if standing:
        write_standings(position, seat, sheet, at, noted)
    return changed or standing


def changed_codes(before: i64, now: i64) -> i64:
    """The bits of squares that hold another code now; all, where nothing was written yet."""
    if before == UNKNOWN:
        return ALL_CODES
    return (before ^ now) & ALL_CODES


def write_codes(numbers: vec[i32], at: i64, changed: i64, codes: i64) -> None:
    while changed:
        if changed & CODE:
            numbers[at] = i32(codes & CODE)
        changed >>= BITS
        codes >>= BITS
        at += 1


def write_buildings(cards: CardsInPlay, town: Town, numbers: vec[i32], at: i64, changed: i64) -> None:
    square = at
    built = town.built
    while changed:
        if changed & CODE:
            kind = built & CODE
            numbers[square] = i32(cards.of(kind).number) if kind else i32(0)
        changed >>= BITS
        built >>= BITS
        square += 1
    if town.monument != NO_CARD:
        numbers[at + town.monument_at] = i32(town.monument)


def others_counted(position: TinyTowns, seat: i64) -> i64:
    """What else the points of buildings may depend on: other towns, and cubes on Warehouses."""
    town, cards = position.towns[seat], position.cards
    counted = position.on_the_right(seat) if cards.compares else i64(0)
    if town.monument != NO_CARD:
        counted = (counted << 5 | town.when_built) << 4 | position.completed_before(seat)
    return counted << 7 | town.cubes_held() if cards.stores else counted


def write_standings(position: TinyTowns, seat: i64, sheet: Sheet, at: i64, noted: i64) -> None:
    """What each building scores and whether it is fed; all their points are noted."""
    numbers, known = sheet.numbers, sheet.known
    tally = Tally(position.cards, position.estate(seat))
    stand = tally.standing()
    gone = known[noted + NOTED_STANDING]
    for square in range(SQUARES):
        if (stand | gone) >> square & 1:
            numbers[at + WORTH + square] = i32(tally.points_at(square)) if stand >> square & 1 else i32(0)
            numbers[at + FED + square] = i32(tally.fed >> square & 1)
    known[noted + NOTED_STANDING] = stand
    known[noted + NOTED_TOTAL] = tally.total()


def wasted(position: TinyTowns, seat: i64) -> i64:
    """The points of what is wasted."""
    monument = position.towns[seat].monument
    spared = monument != NO_CARD and position.facts.card(monument).effect == NO_WASTE
    return 0 if spared else position.waste(seat) * position.cards.waste_points


def write_rest(position: TinyTowns, seat: i64, sheet: Sheet, at: i64, noted: i64) -> None:
    """What a town's owner is in the middle of, and what lies on buildings and beside the town."""
    town, cards, known = position.towns[seat], position.cards, sheet.known
    stored = known[noted + NOTED_STORED]
    if stored != town.stored:
        known[noted + NOTED_STORED] = town.stored
        write_codes(sheet.numbers, at + STORED, changed_codes(stored, town.stored), town.stored)
    if cards.stores:
        write_held(town.held, sheet, at + HELD, noted + NOTED_HELD)
    if cards.monuments:
        write_watched(cards, town.watched, sheet.numbers, at + WATCHED)
    write_flags(sheet, at + VACATED, noted + NOTED_VACATED, town.vacated, SQUARES)
    numbers = sheet.numbers
    numbers[at + CAVERN] = i32(town.aside)
    numbers[at + CAVERN + 1] = i32(town.placing)
    numbers[at + CAVERN + 2] = i32(raised(cards, town)) if town.raising else i32(0)
    numbers[at + FINISHED] = 1 if town.finished else 0
    numbers[at + FINISHED + 1] = i32(town.built_as_master)


def raised(cards: CardsInPlay, town: Town) -> i64:
    """The card of the building that is being built."""
    if town.raising == MONUMENT:
        return town.plan
    return cards.of(town.raising).number


def write_held(held: vec[i64], sheet: Sheet, at: i64, noted: i64) -> None:
    """The cubes on each Warehouse."""
    if len(held):
        for square in range(SQUARES):
            write_heap(held[square], sheet.numbers, at + square * (1 + MOST_HELD))
        sheet.known[noted] = len(held)
    elif is_new(sheet.known, noted, 0):
        write_zeros(sheet.numbers, at, ROOM_OF_HELD)


def write_heap(cubes: i64, numbers: vec[i32], at: i64) -> None:
    """How many cubes there are, then each of them, the first one first: it lies in the highest bits."""
    number: i64 = 0
    while number < MOST_HELD and cubes >> (BITS * number):
        number += 1
    numbers[at] = i32(number)
    for place in range(MOST_HELD):
        numbers[at + 1 + place] = i32(cubes >> (BITS * (number - 1 - place)) & CODE) if place < number else i32(0)


def write_watched(cards: CardsInPlay, watched: i64, numbers: vec[i32], at: i64) -> None:
    number: i64 = 0
    write_zeros(numbers, at + 1, MONUMENT)
    for kind in range(1, MONUMENT):
        if watched >> kind & 1:
            number += 1
            numbers[at + number] = i32(cards.of(kind).number)
    numbers[at] = i32(number)


def hand_seen(position: TinyTowns, seat: i64) -> i64:
    """The monument that may be built, and the other one as long as it may be chosen; hidden from others."""
    town = position.towns[seat]
    other = town.declined if position.round == 0 and position.is_asked(seat) else i64(NO_CARD)
    return min(town.plan, other) << HAND_BITS | max(town.plan, other)


def write_hand(hand: i64, numbers: vec[i32], at: i64) -> None:
    low, high = hand >> HAND_BITS, hand & ((1 << HAND_BITS) - 1)
    numbers[at] = (1 if low else 0) + (1 if high else 0)
    numbers[at + 1] = i32(low or high)
    numbers[at + 2] = i32(high) if low else i32(0)


def write_deck(position: TinyTowns, sheet: Sheet, at: i64, noted: i64) -> None:
    """The cards that call: those unseen at the Town Hall, those that lie open or in the pile of the solo game."""
    numbers = sheet.numbers
    if position.mode == TOWN_HALL and is_new(sheet.known, noted, position.unseen):
        for resource in range(1, KINDS + 1):
            numbers[at + resource - 1] = i32(cards_of(position.unseen, resource))
    if position.mode == CARDS:
        end = at + KINDS + 1 + position.facts.face_up
        write_row_of(numbers, at + KINDS, position.face_up, 0, position.facts.face_up)
        write_row_of(numbers, end, position.pile, position.unknown, position.facts.copies * KINDS)


def write_row_of(numbers: vec[i32], at: i64, cards: vec[i64], hidden: i64, most: i64) -> None:
    """How many cards there are, then each of them; so many from the first on are hidden."""
    numbers[at] = i32(len(cards))
    for place in range(most):
        seen = hidden <= place < len(cards)
        numbers[at + 1 + place] = i32(cards[place]) if seen else i32(0)
