"""Winter: coal is scored, the lease is paid, goods are stored (HK-16)."""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from waldglas.core.agenda import Reason, Step
from waldglas.core.message import Message
from waldglas.core.types import Action, Good, Seat
from waldglas.games.haspelknecht.rules.actions import STORE, STORED
from waldglas.games.haspelknecht.rules.facts import BARN, COAL_STORAGE, HaspelFacts, StoreRoom
from waldglas.games.haspelknecht.rules.farm import STORAGE, WINTER_COAL, Farm
from waldglas.games.haspelknecht.rules.messages import GOOD_THINGS
from waldglas.games.haspelknecht.rules.mining import Window, offer
from waldglas.games.haspelknecht.rules.position import Haspelknecht

ON_THE_FARM: Final = 0
IN_THE_BARN: Final = 1
IN_COAL_STORAGE: Final = 2
NO_GOOD: Final = -1


class WinterScoring(Step[Haspelknecht]):
    """HK-16.1: all seats at the same time, openly; a window before it (HK-15.4)."""

    def run(self, position: Haspelknecht, seat: Seat) -> None:
        position.begin_together(secret=False)
        for farmer in range(position.seats):
            position.then(farmer, SCORE_COAL)
            position.then(farmer, BEFORE_SCORING)


class ScoreCoal(Step[Haspelknecht]):
    """HK-16.2, HK-16.3: the coal chart, or a point for each coal with the Horse and Cart."""

    def run(self, position: Haspelknecht, seat: Seat) -> None:
        farm = position.farms[seat]
        points = coal_points(position.facts, farm)
        farm.score(WINTER_COAL, points)
        position.tell("winter_coal", seat, farm.coal, points)


def coal_points(facts: HaspelFacts, farm: Farm) -> i64:
    chart = facts.coal_points
    if farm.developments >> facts.horse_and_cart & 1:
        return farm.coal
    if farm.coal < len(chart):
        return chart[farm.coal]
    return chart[len(chart) - 1] + (farm.coal - len(chart) + 1) * facts.more_coal


class WinterLease(Step[Haspelknecht]):
    """HK-16.4, HK-16.5: who has it must pay; a debt chit for each unit that is missing."""

    def run(self, position: Haspelknecht, seat: Seat) -> None:
        for tenant in range(position.seats):
            food, thaler, debts = pay_lease(position.facts, position.farms[tenant], position.year)
            position.tell("lease", tenant, food, thaler, debts)


def pay_lease(facts: HaspelFacts, farm: Farm, year: i64) -> tuple[i64, i64, i64]:
    """The food and Thaler that are paid, and the debts that are made."""
    food_due, thaler_due = facts.lease_food[year - 1], facts.lease_thaler[year - 1]
    food, thaler = min(farm.food, food_due), min(farm.thaler, thaler_due)
    debts = food_due - food + thaler_due - thaler
    farm.food -= food
    farm.thaler -= thaler
    farm.debt += debts
    return food, thaler, debts


class WinterStorage(Step[Haspelknecht]):
    """HK-16.7 to HK-16.9: the farm, the Barn, the Coal Storage; what finds no room is lost. Windows around it."""

    def run(self, position: Haspelknecht, seat: Seat) -> None:
        position.begin_together(secret=False)
        for farmer in range(position.seats):
            position.then(farmer, AFTER_STORAGE)
            position.then(farmer, FINISH_STORAGE)
            if position.farms[farmer].buildings >> BARN & 1:
                position.then(farmer, STORE_IN_BARN)
            position.then(farmer, STORE_ON_FARM)
            position.then(farmer, BEFORE_STORAGE)


class StoreGood(Step[Haspelknecht]):
    """HK-16.7, HK-16.8: one unit on the farm or in the Barn, or none."""

    def __init__(self, where: int) -> None:
        self.where: i64 = where

    def choices(self, position: Haspelknecht, seat: Seat) -> vec[i64]:
        farm = position.farms[seat]
        room = self.room(position)
        goods: i64 = 0
        for good in room.accepts:
            if farm.have(good) > farm.stored(good) and not self.is_kept_anyway(position, farm, good):
                goods |= 1 << good
        return offer(STORE, 1 | goods << 1, 0) if goods else vec[i64]()

    def is_kept_anyway(self, position: Haspelknecht, farm: Farm, good: Good) -> bool:
        """HK-16.8: the last unit of a good, if the Coal Storage has room for nothing else and scores the same."""
        if farm.buildings >> COAL_STORAGE & 1 == 0 or farm.have(good) - farm.stored(good) != 1:
            return False
        points = self.room(position).points[good]
        for room in position.facts.coal_storage:
            if len(room.accepts) == 1 and room.accepts[0] == good and room.points[good] == points:
                return True
        return False

    def room(self, position: Haspelknecht) -> StoreRoom:
        return position.facts.farm_store if self.where == ON_THE_FARM else position.facts.barn

    def chosen(self, position: Haspelknecht, seat: Seat, action: Action) -> None:
        if action != STORE:
            store(position, seat, self.room(position), action - STORE - 1, self.where)

    def question(self, position: Haspelknecht, seat: Seat) -> Message:
        return Message("question-store-on-farm" if self.where == ON_THE_FARM else "question-store-in-barn")

    def wording(self, position: Haspelknecht, seat: Seat, action: Action) -> Message | None:
        if action == STORE:
            return Message("choice-nothing-on-farm" if self.where == ON_THE_FARM else "choice-nothing-in-barn")
        good = action - STORE - 1
        points = self.room(position).points[good]
        if points == 0:
            return Message("choice-store-one", {"good": GOOD_THINGS[good]})
        return Message("choice-store-for", {"good": GOOD_THINGS[good], "points": int(points)})

    def why_not(self, position: Haspelknecht, seat: Seat, action: Action) -> Reason:
        if STORE < action < STORE + len(STORED):
            farm, good = position.farms[seat], action - STORE - 1
            if farm.have(good) > farm.stored(good) and self.is_kept_anyway(position, farm, good):
                return Reason(Message("reason-stored-by-itself", {"good": GOOD_THINGS[good]}), "HK-16.8")
            return Reason(Message("reason-nothing-to-store", {"good": GOOD_THINGS[good]}), "HK-16.7")
        return super().why_not(position, seat, action)


def store(position: Haspelknecht, seat: Seat, room: StoreRoom, good: Good, where: i64) -> None:
    put_in(position.farms[seat], room, good)
    position.tell("stored", seat, good, where, room.points[good])


def put_in(farm: Farm, room: StoreRoom, good: Good) -> None:
    farm.store(good)
    farm.score(STORAGE, room.points[good])


def fits_in(farm: Farm, room: StoreRoom, good: Good) -> bool:
    return good in room.accepts and farm.have(good) > farm.stored(good)


class FinishStorage(Step[Haspelknecht]):
    """HK-14.9, HK-16.8, HK-16.9: the Coal Storage takes what it can; all other goods go back to the supply."""

    def run(self, position: Haspelknecht, seat: Seat) -> None:
        farm = position.farms[seat]
        if farm.buildings >> COAL_STORAGE & 1:
            for room in position.facts.coal_storage:
                good = taken_by_itself(farm, room)
                if good != NO_GOOD:
                    store(position, seat, room, good, IN_COAL_STORAGE)
        food, wood, coal = farm.food - farm.stored_food, farm.wood - farm.stored_wood, farm.coal - farm.stored_coal
        if food + wood + coal > 0:
            position.tell("lost", seat, food, wood, coal)
        keep_what_is_stored(farm)


def taken_by_itself(farm: Farm, room: StoreRoom) -> i64:
    """HK-16.8: the first good that the Coal Storage has room for."""
    for good in room.accepts:
        if fits_in(farm, room, good):
            return good
    return NO_GOOD


def keep_what_is_stored(farm: Farm) -> None:
    """HK-16.9: all other goods go back to the supply."""
    farm.food, farm.wood, farm.coal = farm.stored_food, farm.stored_wood, farm.stored_coal
    farm.stored_food, farm.stored_wood, farm.stored_coal = 0, 0, 0


BEFORE_SCORING: Final = Window(Message("question-before-scoring"))
BEFORE_STORAGE: Final = Window(Message("question-before-storage"))
AFTER_STORAGE: Final = Window(Message("question-after-storage"))
WINTER_SCORING: Final = WinterScoring()
SCORE_COAL: Final = ScoreCoal()
WINTER_LEASE: Final = WinterLease()
WINTER_STORAGE: Final = WinterStorage()
STORE_ON_FARM: Final = StoreGood(ON_THE_FARM)
STORE_IN_BARN: Final = StoreGood(IN_THE_BARN)
FINISH_STORAGE: Final = FinishStorage()
WINTER_STEPS: Final[list[Step[Any]]] = [
    *(WINTER_SCORING, BEFORE_SCORING, SCORE_COAL, WINTER_LEASE),
    *(WINTER_STORAGE, BEFORE_STORAGE, STORE_ON_FARM, STORE_IN_BARN, FINISH_STORAGE, AFTER_STORAGE),
]
