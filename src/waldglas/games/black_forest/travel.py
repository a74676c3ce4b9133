"""Movement: where a pawn can go, what the way and the pawns there cost, and what arriving brings."""

from __future__ import annotations

from typing import Final

from waldglas.core.agenda import Reason, Step
from waldglas.games.black_forest.board import (
    FAR,
    FIRST_CENTRE,
    FIRST_LOCATION,
    LOCATIONS,
    NODES,
    NOWHERE,
    VILLAGES,
)
from waldglas.games.black_forest.choices import FROM, PAIRS, PAY, PROVISIONS, RETURN, TO
from waldglas.games.black_forest.effect import ENTERED_COOK
from waldglas.games.black_forest.effects import can_visit
from waldglas.games.black_forest.facts import NO_JOB
from waldglas.games.black_forest.payments import (
    charcoal_splits,
    pay_charcoal,
    provision_splits,
    set_provisions,
)
from waldglas.games.black_forest.player import (
    BASIC_GOODS,
    BRICK,
    CHARCOAL,
    CHARCOAL_COOKING,
    COMMODITY,
    COOKING,
    GLASS,
    GOODS,
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
from waldglas.games.black_forest.production import (
    EVENTS_ANNOUNCED,
    ON_COOKING,
    ON_GLASSMAKING,
    TURN_WHEELS,
    foresee_gain,
    foresee_turns,
)
from waldglas.games.black_forest.windows import Gift

NO_SEAT: Final = -1  # whom nobody receives for: the neutral pawn, the pawns of the solo game
# Every marker in the order of the goods, the basic ones first; and where each good begins among them.
IN_ORDER: Final = [
    *(BRICK, WOOD, SAND, WATER, CHARCOAL, CHARCOAL_COOKING, PORRIDGE, MEAT),
    *(GLASS, PROVISION, PROVISION_HIGH, COMMODITY),
]
BASIC: Final = 8  # of them
GIFTS: Final = [Gift(good, 1) for good in range(BASIC_GOODS)]


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
        return Trip(place, 0, [], position.seats == 1)
    start = board.node_of[stands]
    if start == node:
        return Trip(place, 0, [], False)
    return Trip(place, board.distance[start * NODES + node], dues_in(position, seat, node, pawn), node < VILLAGES)


def dues_in(position: BlackForest, seat: int, node: int, pawn: int) -> list[int]:
    """BF-8.5, BF-17.4, BF-18.7: for whom a good is due in a village, clockwise; with a Fort for nobody."""
    if node >= VILLAGES or position.players[seat].free_entry:
        return []
    if position.seats == 1:
        return [] if pawn == WHITE_PAWN else [NO_SEAT] * count_pawns(position, node)
    dues = [other for other in position.others_clockwise(seat) if stands_in(position, other, node)]
    if position.facts.neutral and stands_in(position, NEUTRAL_PAWN, node):
        dues.append(NO_SEAT)
    return dues


def stands_in(position: BlackForest, pawn: int, node: int) -> bool:
    place = position.pawns[pawn]
    return place >= 0 and position.facts.board.node_of[place] == node


def count_pawns(position: BlackForest, node: int) -> int:
    return len([pawn for pawn in range(len(position.pawns)) if stands_in(position, pawn, node)])


# Where an action is left (BF-8.2)


def can_act(position: BlackForest, player: Player, place: int) -> bool:
    """BF-8.2: whether a visit or a job can be carried out at a place."""
    if can_do_job(position, player, position.facts.board.node_of[place]):
        return True
    if place >= FIRST_LOCATION:
        return False
    slots = position.slots
    return can_visit(position, player, slots[place]) or can_visit(
        position, player, slots[position.facts.board.next_slot[place]]
    )


def can_do_job(position: BlackForest, player: Player, node: int) -> bool:
    job = position.open_jobs[node]
    return job != NO_JOB and position.facts.jobs[job].effect.affordable(player)


def destinations(position: BlackForest, seat: int, pawn: int) -> list[int]:
    """BF-8.1 to 8.9: the places this pawn can go to and act at."""
    found: list[int] = []
    able = Able(position, position.players[seat])
    for village in position.facts.board.villages:
        free = [space for space in village.spaces if not position.is_occupied(space)]
        if free:
            found += reachable(position, seat, trip_to(position, seat, free[0], pawn), free, able)
    if position.place_of(seat) == NOWHERE and position.seats > 1:
        return found
    for location in range(LOCATIONS):
        place = FIRST_LOCATION + location
        if position.open_jobs[VILLAGES + location] != NO_JOB and position.place_of(seat) != place:
            found += reachable(position, seat, trip_to(position, seat, place, pawn), [place], able)
    return found


class Able:
    """Whom a player could visit with the goods at hand, looked up once."""

    def __init__(self, position: BlackForest, player: Player) -> None:
        self.position = position
        self.player = player
        self.known = [UNKNOWN] * len(position.slots)

    def at(self, place: int) -> bool:
        position = self.position
        if place >= FIRST_LOCATION or position.village_job(place) != NO_JOB:
            return can_act(position, self.player, place)
        return self.at_slot(place) or self.at_slot(position.facts.board.next_slot[place])

    def at_slot(self, slot: int) -> bool:
        if self.known[slot] == UNKNOWN:
            self.known[slot] = 1 if can_visit(self.position, self.player, self.position.slots[slot]) else 0
        return self.known[slot] == 1


UNKNOWN: Final = -1


def reachable(position: BlackForest, seat: int, trip: Trip, places: list[int], able: Able) -> list[int]:
    """Those of the places of one village or location where some way to pay for the trip leaves an action."""
    player = position.players[seat]
    if player.have(PROVISION) < trip.provisions:
        return []
    if not changes_goods(position, player, trip):
        return [place for place in places if able.at(place)]
    return [place for place in places if is_payable(position, player, trip, place)]


def is_payable(position: BlackForest, player: Player, trip: Trip, place: int) -> bool:
    """Whether some way to pay for the trip leaves an action at a place of the same village."""
    there = Trip(place, trip.provisions, trip.dues, trip.enters)
    return search(position, player.copy(), there, trip.provisions, len(trip.dues), 0)


def changes_goods(position: BlackForest, player: Player, trip: Trip) -> bool:
    """Whether a trip changes the goods that actions need: by dues, a Cistern, or a wheel that paying may turn."""
    if trip.dues or brings_water(position, player, trip):
        return True
    if trip.provisions == 0:
        return False
    return trip.place >= FIRST_LOCATION or may_turn(player)


def may_turn(player: Player) -> bool:
    """Whether the Cooking wheel waits only for a provision marker to leave its highest value."""
    goods = player.goods
    if goods[PROVISION_HIGH] < REFINED_LIMIT or goods[COMMODITY] == REFINED_LIMIT:
        return False
    return min(goods[marker] for marker in COOKING.basic) > 0


def brings_water(position: BlackForest, player: Player, trip: Trip) -> bool:
    """BF-21.13: a Cistern, and a move into the village of the Cook from outside."""
    if not trip.enters or not player.events >> ENTERED_COOK & 1:
        return False
    board = position.facts.board
    return board.node_of[trip.place] == board.village_of[position.where[position.facts.cook]]


def search(position: BlackForest, trial: Player, trip: Trip, provisions: int, dues: int, first: int) -> bool:
    """Tries every split of the provisions, then every choice of goods, then looks at the place."""
    if provisions:
        low, high = trial.goods[PROVISION], trial.goods[PROVISION_HIGH]
        for split in provision_splits(trial, provisions):
            pair = PAIRS[split - PROVISIONS]
            trial.set_provisions(pair[0], pair[1])
            if search(position, trial, trip, 0, dues, first):
                return True
            trial.set_provisions(low, high)
        return False
    if dues:
        return search_dues(position, trial, trip, dues, first)
    goods = trial.goods
    trial.goods = goods[:]
    trial.set_provisions(goods[PROVISION], goods[PROVISION_HIGH])
    foresee_turns(trial, ON_GLASSMAKING | ON_COOKING)
    if brings_water(position, trial, trip):
        foresee_gain(trial, WATER, position.facts.cistern_water)
    found = can_act(position, trial, trip.place)
    trial.goods = goods
    return found


def search_dues(position: BlackForest, trial: Player, trip: Trip, dues: int, first: int) -> bool:
    """Goods are tried in their order, each not before the last one."""
    for number in range(first, len(IN_ORDER) if position.seats == 1 else BASIC):
        marker = IN_ORDER[number]
        if trial.goods[marker] > 0:
            trial.goods[marker] -= 1
            found = search(position, trial, trip, 0, dues - 1, number)
            trial.goods[marker] += 1
            if found:
                return True
    return False


# Paying for the trip


def set_out(position: BlackForest, seat: int, trip: Trip) -> None:
    """BF-8.4 to 8.6: the way is paid, then the wheels turn, then those who are paid answer, then the pawn arrives."""
    if brings_water(position, position.players[seat], trip):
        position.then(seat, EVENTS_ANNOUNCED[ENTERED_COOK])
    if trip.dues:
        position.then(seat, PayDues(trip, trip.dues, []))
    elif trip.provisions:
        position.then(seat, TURN_WHEELS)
    if trip.provisions:
        position.then(seat, PayWay(trip))


class PayWay(Step[BlackForest]):
    """BF-8.4: provisions for the paths, split so that an action is left."""

    def __init__(self, trip: Trip) -> None:
        self.trip = trip

    def choices(self, position: BlackForest, seat: int) -> list[int]:
        player, trip = position.players[seat], self.trip
        splits = provision_splits(player, trip.provisions)
        if len(splits) == 1 or not changes_goods(position, player, trip):
            return splits
        leaving = [split for split in splits if leaves_action(position, player, trip, split)]
        return leaving or splits

    def chosen(self, position: BlackForest, seat: int, action: int) -> None:
        set_provisions(position, seat, action)

    def question(self, position: BlackForest, seat: int) -> str:
        return f"The way costs {self.trip.provisions} provisions: what do the two markers show then?"

    def why_not(self, position: BlackForest, seat: int, action: int) -> Reason:
        if action in provision_splits(position.players[seat], self.trip.provisions):
            return Reason("If you paid so, no action would be left to you there.", "BF-8.2")
        if PROVISIONS <= action < PROVISIONS + len(PAIRS):
            return Reason(f"Exactly {self.trip.provisions} provisions are paid.", "BF-8.4")
        return super().why_not(position, seat, action)


def leaves_action(position: BlackForest, player: Player, trip: Trip, split: int) -> bool:
    trial = player.copy()
    pair = PAIRS[split - PROVISIONS]
    trial.set_provisions(pair[0], pair[1])
    return search(position, trial, trip, 0, len(trip.dues), 0)


class PayDues(Step[BlackForest]):
    """BF-8.5: a good of choice for each pawn in the village; only such as leave an action (BF-8.2).

    Alone the goods go to nobody and are named in the order of the list (BF-18.7).
    """

    def __init__(self, trip: Trip, left: list[int], paid: list[int]) -> None:
        self.trip = trip
        self.left = left  # to whom goods are still due
        self.paid = paid  # the goods paid so far

    def choices(self, position: BlackForest, seat: int) -> list[int]:
        player = position.players[seat]
        goods = [PAY + good for good in self.kinds(position) if player.have(good) > 0]
        leaving = [action for action in goods if self.leaves(position, player, action - PAY)]
        return leaving or goods

    def kinds(self, position: BlackForest) -> list[int]:
        if position.seats > 1:
            return list(range(BASIC_GOODS))
        return list(range(self.paid[-1] if self.paid else 0, len(GOODS)))

    def leaves(self, position: BlackForest, player: Player, good: int) -> bool:
        for marker in markers_of(good):
            if self.leaves_without(position, player, good, marker):
                return True
        return False

    def leaves_without(self, position: BlackForest, player: Player, good: int, marker: int) -> bool:
        """Whether an action is left when one is paid from this marker."""
        if player.goods[marker] <= 0:
            return False
        trial = player.copy()
        trial.goods[marker] -= 1
        trial.set_provisions(trial.goods[PROVISION], trial.goods[PROVISION_HIGH])
        first = IN_ORDER.index(good) if position.seats == 1 else 0
        return search(position, trial, self.trip, 0, len(self.left) - 1, first)

    def chosen(self, position: BlackForest, seat: int, action: int) -> None:
        good = action - PAY
        if len(self.left) > 1:
            position.then(seat, PayDues(self.trip, self.left[1:], [*self.paid, good]))
        else:
            self.hand_over(position, seat, [*self.paid, good])
        if good in (CHARCOAL, PROVISION):
            position.then(seat, PayDueFrom(self, good))
        else:
            position.players[seat].goods[good] -= 1
            position.tell("paid", seat, good, 1)

    def hand_over(self, position: BlackForest, seat: int, goods: list[int]) -> None:
        """BF-8.6: when all is paid the wheels are looked at; then the receivers answer, clockwise."""
        dues = self.trip.dues
        for i in range(len(dues) - 1, -1, -1):
            if dues[i] != NO_SEAT:
                position.then(dues[i], GIFTS[goods[i]])
        position.then(seat, TURN_WHEELS)

    def question(self, position: BlackForest, seat: int) -> str:
        if self.left[0] != NO_SEAT:
            return f"Pay a basic good to seat {self.left[0]}, whose pawn is in the village."
        if position.seats == 1:
            return "Spend a good for each pawn in the village, in the order of the list."
        return "Spend a basic good for the neutral pawn."

    def why_not(self, position: BlackForest, seat: int, action: int) -> Reason:
        if not PAY <= action < RETURN:
            return super().why_not(position, seat, action)
        if action - PAY not in self.kinds(position):
            return Reason("It must be a basic good." if position.seats > 1 else "Name them in order.", "BF-8.5")
        if position.players[seat].have(action - PAY) == 0:
            return Reason(f"You have no {GOODS[action - PAY]}.", "BF-8.5")
        return Reason("If you paid this, no action would be left to you there.", "BF-8.2")


class PayDueFrom(Step[BlackForest]):
    """BF-2.5, BF-2.6: the marker that a due charcoal or provision comes from."""

    def __init__(self, due: PayDues, good: int) -> None:
        self.due = due
        self.good = good

    def choices(self, position: BlackForest, seat: int) -> list[int]:
        player = position.players[seat]
        markers = [marker for marker in markers_of(self.good) if player.goods[marker] > 0]
        leaving = [marker for marker in markers if self.due.leaves_without(position, player, self.good, marker)]
        offered = {self.action(player, marker) for marker in leaving or markers}
        return sorted(offered)

    def action(self, player: Player, marker: int) -> int:
        if self.good == CHARCOAL:
            return FROM + (1 if marker == CHARCOAL else 0)
        splits = provision_splits(player, 1)
        return splits[0] if marker == PROVISION or len(splits) == 1 else splits[-1]

    def chosen(self, position: BlackForest, seat: int, action: int) -> None:
        if self.good == CHARCOAL:
            pay_charcoal(position, seat, action - FROM, 1)
        else:
            set_provisions(position, seat, action)

    def question(self, position: BlackForest, seat: int) -> str:
        if self.good == CHARCOAL:
            return "Pay 1 charcoal: how much of it from the Glassmaking wheel?"
        return "Pay 1 provision: what do the two markers show then?"

    def why_not(self, position: BlackForest, seat: int, action: int) -> Reason:
        player = position.players[seat]
        if action in (charcoal_splits(player, 1) if self.good == CHARCOAL else provision_splits(player, 1)):
            return Reason("If you paid so, no action would be left to you there.", "BF-8.2")
        return super().why_not(position, seat, action)


def markers_of(good: int) -> list[int]:
    if good == CHARCOAL:
        return [CHARCOAL, CHARCOAL_COOKING]
    return [PROVISION, PROVISION_HIGH] if good == PROVISION else [good]


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
    if trip.provisions > player.have(PROVISION) or trip.provisions >= FAR:
        return Reason(f"The way costs {trip.provisions} provisions; you have {player.have(PROVISION)}.", "BF-8.7")
    return Reason("You could not carry out any action there, or not pay for the pawns in the village.", "BF-8.2")


def is_move(action: int) -> bool:
    return TO <= action < TO + FIRST_CENTRE
