"""Where a pawn can go: what a trip costs, and whether some way to pay for it leaves an action at its end."""

from __future__ import annotations

from typing import Final

from waldglas.core.agenda import Reason
from waldglas.games.black_forest.board import FIRST_LOCATION, LOCATIONS, NODES, NOWHERE, VILLAGES
from waldglas.games.black_forest.choices import PAIRS, PROVISIONS
from waldglas.games.black_forest.effect import ENTERED_COOK, goods_words
from waldglas.games.black_forest.effects import can_visit, goods_to_spare
from waldglas.games.black_forest.facts import NO_JOB
from waldglas.games.black_forest.payments import provision_splits
from waldglas.games.black_forest.player import (
    BRICK,
    CHARCOAL,
    CHARCOAL_COOKING,
    COMMODITY,
    GLASS,
    MEAT,
    PORRIDGE,
    PROVISION,
    PROVISION_HIGH,
    REFINED_LIMIT,
    SAND,
    WATER,
    WOOD,
    Player,
)
from waldglas.games.black_forest.position import NEUTRAL_PAWN, WHITE_PAWN, BlackForest
from waldglas.games.black_forest.production import ON_COOKING, ON_GLASSMAKING, foresee_gain, foresee_turns

NO_SEAT: Final = -1  # whom nobody receives for: the neutral pawn, the pawns of the solo game
NO_DUES: Final[list[int]] = []
UNKNOWN: Final = -2
# Every marker in the order of the goods, the basic ones first.
IN_ORDER: Final = [
    *(BRICK, WOOD, SAND, WATER, CHARCOAL, CHARCOAL_COOKING, PORRIDGE, MEAT),
    *(GLASS, PROVISION, PROVISION_HIGH, COMMODITY),
]
BASIC: Final = 8  # of them


class Trip:
    """A move to a place: its provisions, to whom a good is due, and whether a village is entered from outside."""

    def __init__(self, place: int, provisions: int, dues: list[int], enters: bool) -> None:
        self.place: Final = place
        self.provisions: Final = provisions
        self.dues: Final = dues
        self.enters: Final = enters


def trip_to(position: BlackForest, seat: int, place: int, pawn: int) -> Trip:
    """BF-8.3 to 8.9, BF-18.4 to 18.8: what it takes to go to a place with this pawn."""
    board = position.facts.board
    node = board.node_of[place]
    stands = position.place_of(seat)
    if stands == NOWHERE:
        return Trip(place, 0, NO_DUES, position.seats == 1)
    start = board.node_of[stands]
    if start == node:
        return Trip(place, 0, NO_DUES, False)
    return Trip(place, board.distance[start * NODES + node], dues_in(position, seat, node, pawn), node < VILLAGES)


def dues_in(position: BlackForest, seat: int, node: int, pawn: int) -> list[int]:
    """BF-8.5, BF-17.4, BF-18.7: for whom a good is due in a village, clockwise; with a Fort for nobody."""
    if node >= VILLAGES or position.players[seat].free_entry:
        return NO_DUES
    if position.seats == 1:
        return NO_DUES if pawn == WHITE_PAWN else [NO_SEAT] * count_pawns(position, node)
    dues = [other for other in position.others_clockwise(seat) if stands_in(position, other, node)]
    if position.facts.neutral and stands_in(position, NEUTRAL_PAWN, node):
        dues.append(NO_SEAT)
    return dues


def stands_in(position: BlackForest, pawn: int, node: int) -> bool:
    place = position.pawns[pawn]
    return place >= 0 and position.facts.board.node_of[place] == node


def count_pawns(position: BlackForest, node: int) -> int:
    return len([pawn for pawn in range(len(position.pawns)) if stands_in(position, pawn, node)])


def can_act(position: BlackForest, player: Player, place: int) -> bool:
    """BF-8.2: whether a visit or a job can be carried out at a place."""
    return Able(position, player).at(place, 0, 0)


def can_do_job(position: BlackForest, player: Player, node: int) -> bool:
    job = position.open_jobs[node]
    return job != NO_JOB and position.facts.jobs[job].effect.affordable(player)


class Able:
    """What a player could do with the goods at hand, looked up once."""

    def __init__(self, position: BlackForest, player: Player) -> None:
        self.position = position
        self.player = player
        self.possible = [UNKNOWN] * len(position.slots)  # whether whoever is on a slot can be visited
        self.spare = [UNKNOWN] * len(position.slots)  # basic goods that such a visit leaves over

    def at(self, place: int, provisions: int, dues: int) -> bool:
        """Whether an action is possible there even when this has been paid, no wheel turning."""
        board = self.position.facts.board
        if dues == 0 and self.at_job(board.node_of[place], provisions):
            return True
        return place < FIRST_LOCATION and (self.at_slot(place, dues) or self.at_slot(board.next_slot[place], dues))

    def at_job(self, node: int, provisions: int) -> bool:
        job = self.position.open_jobs[node]
        if job == NO_JOB:
            return False
        effect = self.position.facts.jobs[job].effect
        return effect.affordable(self.player) and self.player.have(PROVISION) >= provisions + effect.provisions

    def at_slot(self, slot: int, dues: int) -> bool:
        if self.possible[slot] == UNKNOWN:
            self.possible[slot] = 1 if can_visit(self.position, self.player, self.position.slots[slot]) else 0
        if dues == 0 or self.possible[slot] == 0:
            return self.possible[slot] == 1
        if self.spare[slot] == UNKNOWN:
            self.spare[slot] = goods_to_spare(self.position, self.player, self.position.slots[slot])
        return self.spare[slot] >= dues


def where_to(position: BlackForest, seat: int, pawns: list[int]) -> list[int]:
    """BF-8.1 to 8.9: the places that one of these pawns can go to and act at."""
    found: list[int] = []
    player, board = position.players[seat], position.facts.board
    able = Able(position, player)
    provisions = player.have(PROVISION)
    stands = position.place_of(seat)
    for village in board.villages:
        if stands != NOWHERE and provisions < board.distance[board.node_of[stands] * NODES + village.number]:
            continue
        free = [space for space in village.spaces if space not in position.pawns]
        if free:
            found += reachable(position, seat, free, pawns, able)
    if stands == NOWHERE and position.seats > 1:
        return found
    for location in range(LOCATIONS):
        place = FIRST_LOCATION + location
        if position.open_jobs[VILLAGES + location] != NO_JOB and stands != place:
            found += reachable(position, seat, [place], pawns, able)
    return found


def can_go(position: BlackForest, seat: int, place: int, pawn: int) -> bool:
    return bool(reachable(position, seat, [place], [pawn], Able(position, position.players[seat])))


def reachable(position: BlackForest, seat: int, places: list[int], pawns: list[int], able: Able) -> list[int]:
    """Those of the places of one village or location that one of the pawns can go to and act at."""
    trip = trip_to(position, seat, places[0], pawns[0])
    found = acting(position, able, trip, places)
    if len(pawns) > 1 and trip.dues:
        other = acting(position, able, trip_to(position, seat, places[0], pawns[1]), places)
        return sorted({*found, *other})
    return found


def acting(position: BlackForest, able: Able, trip: Trip, places: list[int]) -> list[int]:
    """Those of the places where some way to pay for the trip leaves an action.

    Where the goods at hand show it, no way is tried out.
    """
    player, provisions, dues = able.player, trip.provisions, len(trip.dues)
    if player.have(PROVISION) < provisions:
        return []
    turning = provisions > 0 and may_turn(player)
    if brings_water(position, player, trip) or (turning and player.goods[PROVISION] < provisions):
        sure = []
    else:
        sure = [place for place in places if able.at(place, provisions, dues)]
        if len(sure) == len(places) or (dues == 0 and not turning):
            return sure
    ways = Ways(position, player.copy(), trip, [place for place in places if place not in sure])
    ways.try_provisions(provisions, dues)
    return sorted(sure + ways.found)


def changes_goods(position: BlackForest, player: Player, trip: Trip) -> bool:
    """Whether a trip may change the goods that actions need: by dues, a Cistern, or a wheel that paying turns."""
    return bool(trip.dues) or trip.place >= FIRST_LOCATION or may_turn(player) or brings_water(position, player, trip)


def may_turn(player: Player) -> bool:
    """Whether the Cooking wheel waits only for a provision marker to leave its highest value."""
    goods = player.goods
    if goods[PROVISION_HIGH] < REFINED_LIMIT or goods[COMMODITY] == REFINED_LIMIT:
        return False
    return goods[PORRIDGE] > 0 and goods[MEAT] > 0 and goods[CHARCOAL_COOKING] > 0


def brings_water(position: BlackForest, player: Player, trip: Trip) -> bool:
    """BF-21.13: a Cistern, and a move into the village of the Cook from outside."""
    if not trip.enters or not player.events >> ENTERED_COOK & 1:
        return False
    board = position.facts.board
    return board.node_of[trip.place] == board.village_of[position.where[position.facts.cook]]


class Ways:
    """The ways to pay for a trip, tried on a player made for it until each of some places has an action left."""

    def __init__(self, position: BlackForest, trial: Player, trip: Trip, places: list[int]) -> None:
        self.position = position
        self.trial = trial
        self.trip = trip
        self.pending = places
        self.found: list[int] = []

    def try_provisions(self, provisions: int, dues: int) -> bool:
        if provisions == 0:
            return self.try_dues(dues, 0)
        trial = self.trial
        low, high = trial.goods[PROVISION], trial.goods[PROVISION_HIGH]
        for split in provision_splits(trial, provisions):
            pair = PAIRS[split - PROVISIONS]
            trial.set_provisions(pair[0], pair[1])
            if self.try_dues(dues, 0):
                return True
            trial.set_provisions(low, high)
        return False

    def try_dues(self, dues: int, first: int) -> bool:
        """Goods are tried in their order, each not before the last one."""
        if dues == 0:
            return self.look()
        goods = self.trial.goods
        for number in range(first, len(IN_ORDER) if self.position.seats == 1 else BASIC):
            marker = IN_ORDER[number]
            if goods[marker] > 0:
                goods[marker] -= 1
                done = self.try_dues(dues - 1, number)
                goods[marker] += 1
                if done:
                    return True
        return False

    def look(self) -> bool:
        """When all is paid the wheels turn, a Cistern brings water, and the places show what can be done."""
        trial = self.trial
        goods = trial.goods
        trial.goods = goods[:]
        trial.set_provisions(goods[PROVISION], goods[PROVISION_HIGH])
        foresee_turns(trial, ON_GLASSMAKING | ON_COOKING)
        if brings_water(self.position, trial, self.trip):
            foresee_gain(trial, WATER, self.position.facts.cistern_water)
        able = Able(self.position, trial)
        for place in self.pending[:]:
            if able.at(place, 0, 0):
                self.found.append(place)
        self.pending = [place for place in self.pending if place not in self.found]
        trial.goods = goods
        return not self.pending


def some_way(position: BlackForest, trial: Player, trip: Trip, dues: int, first: int) -> bool:
    """Whether some way to pay the dues that are left leaves an action where the trip ends."""
    return Ways(position, trial, trip, [trip.place]).try_dues(dues, first)


def why_not_to(position: BlackForest, seat: int, place: int) -> Reason:
    """What keeps a pawn from a place."""
    board, player = position.facts.board, position.players[seat]
    name = board.place_name(place)
    if position.is_occupied(place):
        return Reason(f"{name[0].upper()}{name[1:]} is taken.", "BF-8.10")
    if place >= FIRST_LOCATION and position.place_of(seat) == NOWHERE and position.seats > 1:
        return Reason("A pawn is first placed in a village.", "BF-8.9")
    if place >= FIRST_LOCATION and position.open_jobs[board.node_of[place]] == NO_JOB:
        return Reason(f"No job lies at {name}.", "BF-8.8")
    trip = trip_to(position, seat, place, WHITE_PAWN)
    if trip.provisions > player.have(PROVISION):
        way = goods_words(trip.provisions, PROVISION)
        return Reason(f"The way costs {way}; you have {player.have(PROVISION)}.", "BF-8.7")
    return Reason("You could not carry out any action there, or not pay for the pawns in the village.", "BF-8.2")


def words_to(position: BlackForest, place: int) -> str:
    """A place to go to in words, with those who can be visited there."""
    board = position.facts.board
    if place >= FIRST_LOCATION:
        job = position.facts.jobs[position.open_jobs[board.node_of[place]]]
        return f"Go to {board.place_name(place)}: {job.text}"
    names = [position.facts.tradespeople[who].name for who in position.neighbours_of(place)]
    return f"Go to {board.villages[board.village_of[place]].name}, between {names[0]} and {names[1]}"
