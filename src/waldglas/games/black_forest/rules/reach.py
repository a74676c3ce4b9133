"""Where a pawn can go: what a trip costs, and whether some way to pay for it leaves an action at its end."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from waldglas.core.agenda import Reason
from waldglas.core.message import Message
from waldglas.core.packed import packed
from waldglas.core.types import Seat
from waldglas.games.black_forest.rules.able import Able
from waldglas.games.black_forest.rules.actions import HIGH, LOW, PROVISIONS, TO
from waldglas.games.black_forest.rules.ahead import can_convert
from waldglas.games.black_forest.rules.board import FIRST_LOCATION, NODES, NOWHERE, VILLAGES, Board
from waldglas.games.black_forest.rules.effects import ENTERED_COOK
from waldglas.games.black_forest.rules.facts import NO_JOB
from waldglas.games.black_forest.rules.payments import provision_splits, with_choice
from waldglas.games.black_forest.rules.player import (
    BRICK,
    CHARCOAL,
    CHARCOAL_COOKING,
    COMMODITY,
    GLASS,
    LIMITS,
    MEAT,
    PORRIDGE,
    PROVISION,
    PROVISION_HIGH,
    REFINED_LIMIT,
    SAND,
    WATER,
    WOOD,
    Player,
    holds,
)
from waldglas.games.black_forest.rules.position import WHITE_PAWN, BlackForest
from waldglas.games.black_forest.rules.production import (
    ON_COOKING,
    ON_GLASSMAKING,
    foresee_gain,
    foresee_turns,
)
from waldglas.games.black_forest.rules.prospect import Prospect
from waldglas.games.black_forest.rules.things import goods_of
from waldglas.games.black_forest.rules.trip import dues_of, enters_village, goal_of, provisions_for, trip_to

NO_COSTS: Final = packed([0] * NODES)  # of the ways to each node when a pawn is first placed
# Every marker in the order of the goods, the basic ones first.
IN_ORDER: Final = packed(
    [
        *(BRICK, WOOD, SAND, WATER, CHARCOAL, CHARCOAL_COOKING, PORRIDGE, MEAT),
        *(GLASS, PROVISION, PROVISION_HIGH, COMMODITY),
    ]
)
BASIC: Final = 8  # of them


def offer_moves(position: BlackForest, seat: Seat, pawns: vec[i64], offered: vec[i64]) -> vec[i64]:
    """BF-8.1 to 8.9: adds the moves to places that one of these pawns can go to and act at."""
    player, board = position.players[seat], position.facts.board
    able = Able(position, player)
    held, stands = player.have(PROVISION), position.place_of(seat)
    start: i64 = NOWHERE if stands == NOWHERE else board.node_of[stands]
    moving, occupied, crowds = start != NOWHERE, position.occupied(), position.crowds(seat)
    turning, watered = may_turn(player), watered_village(position, player)
    costs = NO_COSTS if start == NOWHERE else board.distance[start]
    for node in range(VILLAGES):
        cost = costs[node]
        if cost > held:
            continue
        others: i64 = crowds >> 4 * node & 15 if moving and node != start else 0
        # A trip that changes nothing but by what it costs needs no trying out.
        if node != watered and (cost == 0 or not turning) and (others == 0 or position.seats > 1):
            dues: i64 = 0 if player.free_entry else others
            job = able.at_job(node, cost, dues)
            for space in range(board.first_space[node], board.first_space[node + 1]):
                if not occupied >> space & 1 and (
                    job or able.beside(space, dues) or goes_otherwise(position, seat, space, pawns, able, dues)
                ):
                    offered = append(offered, TO + space)
        else:
            offered = add_moves(offered, reachable(position, seat, free_spaces(board, node, occupied), pawns, able))
    if start == NOWHERE and position.seats > 1:
        return offered
    for node in range(VILLAGES, NODES):
        if position.open_jobs[node] != NO_JOB and node != start:
            place = FIRST_LOCATION + node - VILLAGES
            if turning or start == NOWHERE:
                offered = add_moves(offered, reachable(position, seat, one_place(place), pawns, able))
            elif able.at_job(node, costs[node], 0) or goes_otherwise(position, seat, place, pawns, able, 0):
                offered = append(offered, TO + place)
    return offered


def free_spaces(board: Board, node: i64, occupied: i64) -> vec[i64]:
    spaces = vec[i64]()
    for space in range(board.first_space[node], board.first_space[node + 1]):
        if not occupied >> space & 1:
            spaces = append(spaces, space)
    return spaces


def one_place(place: i64) -> vec[i64]:
    return append(vec[i64](), place)


def add_moves(offered: vec[i64], places: vec[i64]) -> vec[i64]:
    for place in places:
        offered = append(offered, TO + place)
    return offered


def goes_otherwise(position: BlackForest, seat: Seat, place: i64, pawns: vec[i64], able: Able, dues: i64) -> bool:
    """Whether what the dues take, or conversions, leave an action that is not told by its cost alone."""
    converting = len(able.player.works) > 0 and able.prospect().may_lead(place)
    if not converting and (dues == 0 or able.tells_all(place)):
        return False
    return len(reachable(position, seat, one_place(place), pawns, able)) > 0


def can_go(position: BlackForest, seat: Seat, place: i64, pawn: i64) -> bool:
    able = Able(position, position.players[seat])
    return len(reachable(position, seat, one_place(place), one_place(pawn), able)) > 0


def reachable(position: BlackForest, seat: Seat, places: vec[i64], pawns: vec[i64], able: Able) -> vec[i64]:
    """Those of the places of one village or location that one of the pawns can go to and act at."""
    if not len(places):
        return places
    trip = trip_to(position, seat, places[0], pawns[len(pawns) - 1])
    found = acting(position, seat, able, trip, places)
    if len(pawns) == 1 or len(found) == len(places):
        return found
    trip = trip_to(position, seat, places[0], pawns[0])
    return united(found, acting(position, seat, able, trip, without(places, found)))


def without(places: vec[i64], others: vec[i64]) -> vec[i64]:
    found = vec[i64]()
    for place in places:
        if not holds(others, place):
            found = append(found, place)
    return found


def united(places: vec[i64], others: vec[i64]) -> vec[i64]:
    """All of these in rising order."""
    found = places[:]
    for place in others:
        found = with_choice(found, place)
    return found


def acting(position: BlackForest, seat: Seat, able: Able, trip: i64, places: vec[i64]) -> vec[i64]:
    """Those of the places where some way to pay for the trip leaves an action, conversions being looked at last."""
    if able.player.have(PROVISION) < provisions_for(trip):
        return vec[i64]()
    found = acting_at_once(position, seat, able, trip, places)
    if len(found) == len(places) or not len(able.player.works):
        return found
    pending = vec[i64]()
    for place in without(places, found):
        if may_convert(position, able, trip, place):
            pending = append(pending, place)
    if not len(pending):
        return found
    ways = Ways(position, seat, trip, pending, True)
    ways.try_provisions()
    return united(found, ways.found)


def acting_at_once(position: BlackForest, seat: Seat, able: Able, trip: i64, places: vec[i64]) -> vec[i64]:
    """The same without conversions. Where the goods at hand show it, no way is tried out."""
    player, provisions, dues = able.player, provisions_for(trip), dues_of(trip)
    turning = provisions > 0 and may_turn(player)
    sure = vec[i64]()
    pending = places
    if not brings_water(position, player, trip) and not (turning and player.goods[PROVISION] < provisions):
        if able.at_job(position.facts.board.node_of[places[0]], provisions, dues):
            return places
        told = not turning and position.seats > 1
        pending = vec[i64]()
        for place in places:
            if able.beside(place, dues):
                sure = append(sure, place)
            elif not (told and able.tells_all(place)):
                pending = append(pending, place)
        if not len(pending) or (dues == 0 and not turning):
            return sure
    ways = Ways(position, seat, trip, pending, False)
    ways.try_provisions()
    return united(sure, ways.found)


def may_convert(position: BlackForest, able: Able, trip: i64, place: i64) -> bool:
    """Whether conversions after the trip might lead to an action, with all that it may bring and nothing it takes."""
    player = able.player
    if not len(player.works):
        return False
    if not brings_water(position, player, trip):
        return able.prospect().may_lead(place)
    goods = player.goods
    player.goods = goods[:]
    player.goods[WATER] = LIMITS[WATER]
    found = Prospect(position, player).may_lead(place)
    player.goods = goods
    return found


def split_matters(position: BlackForest, player: Player, trip: i64) -> bool:
    """Whether it may matter for an action which marker pays: for a wheel, or alone, where dues are of any good."""
    if may_turn(player) or brings_water(position, player, trip):
        return True
    return position.seats == 1 and dues_of(trip) > 0


def may_turn(player: Player) -> bool:
    """Whether the Cooking wheel waits only for a provision marker to leave its highest value."""
    goods = player.goods
    if goods[PROVISION_HIGH] < REFINED_LIMIT or goods[COMMODITY] == REFINED_LIMIT:
        return False
    return goods[PORRIDGE] > 0 and goods[MEAT] > 0 and goods[CHARCOAL_COOKING] > 0


def brings_water(position: BlackForest, player: Player, trip: i64) -> bool:
    """BF-21.13: a Cistern, and a move into the village of the Cook from outside."""
    return enters_village(trip) and position.facts.board.node_of[goal_of(trip)] == watered_village(position, player)


def watered_village(position: BlackForest, player: Player) -> i64:
    """The village of the Cook for the owner of a Cistern."""
    if not player.events >> ENTERED_COOK & 1:
        return NOWHERE
    return position.facts.board.village_of[position.where[position.facts.cook]]


@mypyc_attr(acyclic=True, free_list_len=1)  # one after another is made and dropped
class Ways:
    """The ways to pay for a trip, tried on a player until each of some places has an action left, then taken back."""

    def __init__(self, position: BlackForest, seat: Seat, trip: i64, places: vec[i64], converting: bool) -> None:
        self.position: Final = position
        self.seat: Final = seat
        self.player: Final = position.players[seat]
        self.provisions: Final = provisions_for(trip)
        self.dues: Final = dues_of(trip)
        self.water: i64 = position.facts.cistern_water if brings_water(position, self.player, trip) else 0
        self.pending = places
        self.converting: Final = converting  # whether conversions are tried too
        self.found = vec[i64]()

    def try_provisions(self) -> bool:
        """BF-8.4: the way is paid, then the wheels turn."""
        player = self.player
        if self.provisions == 0:
            return self.try_dues(self.dues, 0)
        goods = player.goods
        done = False
        for split in provision_splits(player, self.provisions):
            spend_provisions(player, split)
            done = self.try_dues(self.dues, 0)
            player.goods = goods
            if done:
                break
        return done

    def try_dues(self, dues: i64, first: i64) -> bool:
        """Basic goods are tried in their order, each not before the last one; alone any good after any other."""
        if dues == 0:
            return self.look()
        player, alone = self.player, self.position.seats == 1
        goods = player.goods
        for number in range(first, len(IN_ORDER) if alone else BASIC):
            marker = IN_ORDER[number]
            if goods[marker] > 0:
                spend_due(self.position, player, marker)
                done = self.try_dues(dues - 1, 0 if alone else number)
                player.goods = goods
                if done:
                    return True
        return False

    def look(self) -> bool:
        """When all is paid a Cistern brings water, and the places show what can be done."""
        player = self.player
        goods = player.goods
        if self.water:
            player.goods = goods[:]
            foresee_gain(player, WATER, self.water)
        able = Able(self.position, player)
        left = vec[i64]()
        for place in self.pending:
            if able.at(place, 0, 0) or (self.converting and can_convert(self.position, self.seat, place, able)):
                self.found = append(self.found, place)
            else:
                left = append(left, place)
        self.pending = left
        player.goods = goods
        return not len(left)


def spend_provisions(player: Player, split: i64) -> None:
    """The player as it would be with these provisions left, the wheels having turned; for whoever puts it right."""
    player.goods = player.goods[:]
    player.set_provisions(LOW[split - PROVISIONS], HIGH[split - PROVISIONS])
    foresee_turns(player, ON_GLASSMAKING | ON_COOKING)


def spend_due(position: BlackForest, player: Player, marker: i64) -> None:
    """The same with a due paid from this marker; alone refined goods, too, whose wheel may turn then."""
    player.goods = player.goods[:]
    player.goods[marker] -= 1
    if position.seats == 1:
        player.set_provisions(player.goods[PROVISION], player.goods[PROVISION_HIGH])
        foresee_turns(player, ON_GLASSMAKING | ON_COOKING)


def leaves_all(position: BlackForest, player: Player, trip: i64) -> bool:
    """Whether an action is left where the trip ends whichever basic goods are paid: one that takes none of them."""
    if position.seats == 1 or brings_water(position, player, trip):
        return False
    return Able(position, player).at(goal_of(trip), 0, player.basic_goods())


def some_way(position: BlackForest, seat: Seat, trip: i64, dues: i64) -> bool:
    """Whether some way to pay the dues that are left leaves an action where the trip ends."""
    if some_way_at_once(position, seat, trip, dues):
        return True
    if not may_convert(position, Able(position, position.players[seat]), trip, goal_of(trip)):
        return False
    return Ways(position, seat, trip, one_place(goal_of(trip)), True).try_dues(dues, 0)


def some_way_at_once(position: BlackForest, seat: Seat, trip: i64, dues: i64) -> bool:
    player, place = position.players[seat], goal_of(trip)
    if position.seats > 1 and not brings_water(position, player, trip):
        able = Able(position, player)
        if able.at(place, 0, dues):
            return True
        if dues == 0 or able.tells_all(place):
            return False
    return Ways(position, seat, trip, one_place(place), False).try_dues(dues, 0)


def why_not_to(position: BlackForest, seat: Seat, place: i64) -> Reason:
    """What keeps a pawn from a place."""
    board, player = position.facts.board, position.players[seat]
    if position.is_occupied(place):
        return Reason(Message("reason-space-taken", board.space_values(place)), "BF-8.10")
    if place >= FIRST_LOCATION and position.place_of(seat) == NOWHERE and position.seats > 1:
        return Reason(Message("reason-village-first"), "BF-8.9")
    if place >= FIRST_LOCATION and position.job_at(place) == NO_JOB:
        location = board.location_things[place - FIRST_LOCATION]
        return Reason(Message("reason-no-job-there", {"location": location}), "BF-8.8")
    provisions = provisions_for(trip_to(position, seat, place, WHITE_PAWN))
    if provisions > player.have(PROVISION):
        cost, held = goods_of(provisions, PROVISION), player.have(PROVISION)
        return Reason(Message("reason-way-too-far", {"cost": cost, "held": held}), "BF-8.7")
    return Reason(Message("reason-no-action-there"), "BF-8.2")


def message_to(position: BlackForest, place: i64) -> Message:
    """A place to go to, with those who can be visited there."""
    board = position.facts.board
    if place >= FIRST_LOCATION:
        job = position.facts.jobs[position.job_at(place)]
        return Message("choice-go-to-job", {"place": board.place_message(place), "text": job.text})
    beside = [position.neighbour(place), position.other_neighbour(place)]
    people = [position.facts.tradespeople[who].thing for who in beside]
    village = board.villages[board.village_of[place]].thing
    return Message("choice-go-between", {"village": village, "people": people})
