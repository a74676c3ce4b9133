"""One seat of Haspelknecht: the farm, the mine below it, the disks on the carts and on the workers."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from waldglas.core.types import Good

# Goods that can be stored, then money and what else an effect can bring.
GOODS: Final = ["food", "wood", "coal"]
FOOD: Final = 0
WOOD: Final = 1
COAL: Final = 2
THALER: Final = 3
POINTS: Final = 4
SHAFT_COAL: Final = 5
GAINS: Final = [*GOODS, "thaler", "points", "shaft_coal"]

WORKERS: Final = ["farmer", "farmhand", "digger", "miner", "haspel"]
FARMER: Final = 0
FARMHAND: Final = 1
DIGGER: Final = 2
MINER: Final = 3
HASPELKNECHT: Final = 4

# What a contract worker is paid with.
PAYMENTS: Final = ["none", "yellow", "food", "thaler"]
UNPAID: Final = 0
YELLOW_DISK: Final = 1
ONE_FOOD: Final = 2
ONE_THALER: Final = 3

# What the own worker that worked first in a phase did.
NOTHING_YET: Final = 0
MADE_FOOD: Final = 1
MADE_WOOD: Final = 2
MINED: Final = 3

# Where points came from during the game: ids of the catalogue.
SOURCES: Final = [
    "score-developments",
    "score-pinge",
    "score-coal",
    "score-storage",
    "score-charcoal-burner",
    "score-hauling-cable",
    "score-water-mill",
]
DEVELOPING: Final = 0
PINGE: Final = 1
WINTER_COAL: Final = 2
STORAGE: Final = 3
BURNING: Final = 4
HAULING: Final = 5
MILLING: Final = 6
NOTHING_SCORED: Final = vec[i64]([0] * len(SOURCES))


def count_bits(bits: i64) -> i64:
    number: i64 = 0
    while bits:
        bits &= bits - 1
        number += 1
    return number


def last_bit(bits: i64) -> i64:
    """The place of the highest one."""
    place: i64 = -1
    while bits:
        bits >>= 1
        place += 1
    return place


class Farm:
    def __init__(self) -> None:
        self.food: i64 = 0
        self.wood: i64 = 0
        self.coal: i64 = 0
        self.thaler: i64 = 0
        self.debt: i64 = 0
        self.scored = NOTHING_SCORED  # points by source; never changed, only replaced
        self.water: i64 = 0  # pit water: in the Pinge, or in the shaft once the Pinge is exhausted
        self.pinge: i64 = 0  # coal left there; with none the Pinge is exhausted
        self.pinge_wood: i64 = 0
        self.tunnel: i64 = 0  # coal left there
        self.tunnel_wood: i64 = 0
        self.shaft: i64 = 0  # coal at the bottom of the shaft
        self.developments: i64 = 0  # a bit for each
        self.buildings: i64 = 0  # a bit for each
        self.markers: i64 = 0  # a bit for each that is not used yet
        self.new_markers: i64 = 0  # those that came in this phase
        self.improved = False  # the farmhand may develop
        self.cart_one: i64 = 0  # disks taken in the first step
        self.cart_two: i64 = 0  # disks taken in the second step
        self.on_farmer: i64 = 0  # a set of disks, by its number
        self.on_farmhand: i64 = 0
        self.paid_digger: i64 = 0
        self.paid_miner: i64 = 0
        self.paid_haspelknecht: i64 = 0
        self.at_mill: i64 = 0  # which of its trades, from 1 on; 0 for none
        self.farmhand_develops = False  # in this phase
        self.worked: i64 = 0  # a bit for each worker that worked in this phase
        self.first_did: i64 = 0
        self.new_food: i64 = 0  # came in since the last planning
        self.new_coal: i64 = 0
        self.stored_food: i64 = 0  # found room in this winter
        self.stored_wood: i64 = 0
        self.stored_coal: i64 = 0

    def copy(self) -> Farm:
        twin = Farm()
        twin.food = self.food
        twin.wood = self.wood
        twin.coal = self.coal
        twin.thaler = self.thaler
        twin.debt = self.debt
        twin.scored = self.scored
        twin.water = self.water
        twin.pinge = self.pinge
        twin.pinge_wood = self.pinge_wood
        twin.tunnel = self.tunnel
        twin.tunnel_wood = self.tunnel_wood
        twin.shaft = self.shaft
        twin.developments = self.developments
        twin.buildings = self.buildings
        twin.markers = self.markers
        twin.new_markers = self.new_markers
        twin.improved = self.improved
        twin.cart_one = self.cart_one
        twin.cart_two = self.cart_two
        twin.on_farmer = self.on_farmer
        twin.on_farmhand = self.on_farmhand
        twin.paid_digger = self.paid_digger
        twin.paid_miner = self.paid_miner
        twin.paid_haspelknecht = self.paid_haspelknecht
        twin.at_mill = self.at_mill
        twin.farmhand_develops = self.farmhand_develops
        twin.worked = self.worked
        twin.first_did = self.first_did
        twin.new_food = self.new_food
        twin.new_coal = self.new_coal
        twin.stored_food = self.stored_food
        twin.stored_wood = self.stored_wood
        twin.stored_coal = self.stored_coal
        return twin

    def score(self, source: i64, points: i64) -> None:
        if points != 0:
            scored = self.scored[:]
            scored[source] += points
            self.scored = scored

    def have(self, good: Good) -> i64:
        if good == FOOD:
            return self.food
        if good == WOOD:
            return self.wood
        return self.coal if good == COAL else self.thaler

    def add(self, good: Good, number: i64) -> None:
        """Puts goods on the farm, or takes them away if the number is below 0."""
        if good == FOOD:
            self.food += number
        elif good == WOOD:
            self.wood += number
        elif good == COAL:
            self.coal += number
        else:
            self.thaler += number

    def receive(self, good: Good, number: i64) -> None:
        """HK-8.4: food and coal that come in are new until the next planning."""
        self.add(good, number)
        if good == FOOD:
            self.new_food += number
        elif good == COAL:
            self.new_coal += number

    def not_new(self, good: Good) -> i64:
        if good == FOOD:
            return self.food - self.new_food
        return self.coal - self.new_coal if good == COAL else self.have(good)

    def stored(self, good: Good) -> i64:
        if good == FOOD:
            return self.stored_food
        return self.stored_wood if good == WOOD else self.stored_coal

    def store(self, good: Good) -> None:
        if good == FOOD:
            self.stored_food += 1
        elif good == WOOD:
            self.stored_wood += 1
        else:
            self.stored_coal += 1

    def disks(self) -> i64:
        return self.cart_one + self.cart_two

    def payment(self, worker: i64) -> i64:
        if worker == DIGGER:
            return self.paid_digger
        return self.paid_miner if worker == MINER else self.paid_haspelknecht

    def plan_payment(self, worker: i64, payment: i64) -> None:
        if worker == DIGGER:
            self.paid_digger = payment
        elif worker == MINER:
            self.paid_miner = payment
        else:
            self.paid_haspelknecht = payment

    def disks_on(self, worker: i64) -> i64:
        """The set of disks on the farmer or the farmhand."""
        return self.on_farmer if worker == FARMER else self.on_farmhand

    def clear_plan(self) -> None:
        self.on_farmer = 0
        self.on_farmhand = 0
        self.paid_digger = UNPAID
        self.paid_miner = UNPAID
        self.paid_haspelknecht = UNPAID
        self.at_mill = 0
