"""What a trip costs: provisions for the way, and a good for each pawn in the village."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from waldglas.core.types import Seat
from waldglas.games.black_forest.rules.board import NOWHERE, VILLAGES
from waldglas.games.black_forest.rules.position import NEUTRAL_PAWN, WHITE_PAWN, BlackForest

NO_SEAT: Final = -1  # whom nobody receives for: the neutral pawn, the pawns of the solo game
# A trip is a number: a seat's move to a place, its provisions, for which seats a good is due and for how many pawns
# of nobody, and whether a village is entered from outside.
PLACE_BITS: Final = 5
WAY_BITS: Final = 7
SEATS_BITS: Final = 4
PAWNS_BITS: Final = 3
TRIP_BITS: Final = PLACE_BITS + WAY_BITS + SEATS_BITS + PAWNS_BITS + 1


def trip_of(place: i64, provisions: i64, seats: i64, pawns: i64, enters: bool) -> i64:
    dues = pawns << SEATS_BITS | seats
    trip = (dues << WAY_BITS | provisions) << PLACE_BITS | place
    return trip << 1 | (1 if enters else 0)


def enters_village(trip: i64) -> bool:
    return trip & 1 == 1


def goal_of(trip: i64) -> i64:
    return trip >> 1 & (1 << PLACE_BITS) - 1


def provisions_for(trip: i64) -> i64:
    return trip >> 1 + PLACE_BITS & (1 << WAY_BITS) - 1


def seats_due(trip: i64) -> i64:
    """A bit for each seat to which a good is due."""
    return trip >> 1 + PLACE_BITS + WAY_BITS & (1 << SEATS_BITS) - 1


def dues_of(trip: i64) -> i64:
    """How many goods are due."""
    seats, dues = seats_due(trip), trip >> TRIP_BITS - PAWNS_BITS & (1 << PAWNS_BITS) - 1
    while seats:
        dues += seats & 1
        seats >>= 1
    return dues


def trip_to(position: BlackForest, seat: Seat, place: i64, pawn: i64) -> i64:
    """BF-8.3 to 8.9, BF-18.4 to 18.8: what it takes to go to a place with this pawn."""
    board = position.facts.board
    node = board.node_of[place]
    stands = position.place_of(seat)
    if stands == NOWHERE:
        return trip_of(place, 0, 0, 0, position.seats == 1)
    start = board.node_of[stands]
    if start == node:
        return trip_of(place, 0, 0, 0, False)
    way = board.distance[start][node]
    if node >= VILLAGES or position.players[seat].free_entry:
        return trip_of(place, way, 0, 0, node < VILLAGES)
    return trip_of(place, way, seats_in(position, seat, node), pawns_in(position, node, pawn), True)


def seats_in(position: BlackForest, seat: Seat, node: i64) -> i64:
    """BF-8.5: a bit for each other seat whose pawn is in a village."""
    seats: i64 = 0
    one: i64 = 1
    if position.seats > 1:
        for other in range(position.seats):
            if other != seat and stands_in(position, other, node):
                seats |= one << other
    return seats


def pawns_in(position: BlackForest, node: i64, pawn: i64) -> i64:
    """BF-17.4, BF-18.7: for how many pawns of nobody a good is due in a village; alone with the white pawn for none."""
    if position.seats > 1:
        return 1 if position.facts.neutral and stands_in(position, NEUTRAL_PAWN, node) else 0
    number: i64 = 0
    if pawn != WHITE_PAWN:
        for other in range(len(position.pawns)):
            if stands_in(position, other, node):
                number += 1
    return number


def stands_in(position: BlackForest, pawn: i64, node: i64) -> bool:
    place = position.pawns[pawn]
    return place >= 0 and position.facts.board.node_of[place] == node


def receiver(position: BlackForest, seat: Seat, trip: i64, which: i64) -> i64:
    """The seat that receives one of the goods, clockwise; those for nobody come last."""
    seats = seats_due(trip)
    for steps in range(1, position.seats):
        other = position.next_clockwise(seat, steps)
        if seats >> other & 1:
            if which == 0:
                return other
            which -= 1
    return NO_SEAT
