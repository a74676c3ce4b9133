"""One player of Glass Road: the goods on both wheels, the landscape, the buildings and the cards."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from waldglas.core.packed import NOTHING, packed
from waldglas.games.glass_road.rules.ground import SPACES, Ground
from waldglas.games.shared.counts import Holder
from waldglas.games.shared.effects import Amount
from waldglas.games.shared.wheel import Wheel

# Goods, the basic ones first; each number is also the marker of the good on its first wheel.
GOODS: Final = ["sand", "food", "charcoal", "water", "wood", "clay", "glass", "brick"]
SAND: Final = 0
FOOD: Final = 1
CHARCOAL: Final = 2
WATER: Final = 3
WOOD: Final = 4
CLAY: Final = 5
GLASS: Final = 6
BRICK: Final = 7
BASIC_GOODS: Final = 6
FOOD_ON_BRICK: Final = 8
CHARCOAL_ON_BRICK: Final = 9
MARKERS: Final = 10

NO_MARKER: Final = -1
SECOND_MARKER: Final = packed([NO_MARKER, FOOD_ON_BRICK, CHARCOAL_ON_BRICK] + [NO_MARKER] * 5)
BASIC_LIMIT: Final = 7
REFINED_LIMIT: Final = 3
LIMITS: Final = packed([REFINED_LIMIT if good in (GLASS, BRICK) else BASIC_LIMIT for good in range(MARKERS)])

WHEELS: Final = ["glass", "brick"]
GLASS_WHEEL: Final = Wheel([SAND, FOOD, CHARCOAL, WATER, WOOD], [GLASS], REFINED_LIMIT)
BRICK_WHEEL: Final = Wheel([CHARCOAL_ON_BRICK, CLAY, FOOD_ON_BRICK], [BRICK], REFINED_LIMIT)

# A purse is one number with what there is of each good, five bits a good, of which the highest is left free.
PURSE_BITS: Final = 5
FREE_BITS: Final = 0b10000_10000_10000_10000_10000_10000_10000_10000

# What lies on a space.
EMPTY: Final = 0
PIT: Final = 1
GROVE: Final = 2
POND: Final = 3
FOREST: Final = 4  # its left half
FOREST_RIGHT: Final = 5
FIRST_BUILDING: Final = 6
TILES: Final = ["empty", "pit", "grove", "pond", "forest"]

SPECIALISTS: Final = 15
ALL_CARDS: Final = (1 << SPECIALISTS) - 1
NO_CARD: Final = -1


def is_landscape(tile: i64) -> bool:
    return PIT <= tile <= POND


def price_of(amounts: vec[Amount]) -> i64:
    """Goods that are to be paid, as a purse."""
    price: i64 = 0
    for amount in amounts:
        price += amount.number << (PURSE_BITS * amount.what)
    return price


def covers(purse: i64, price: i64) -> bool:
    """Whether there is enough of every good: no field of the purse borrows from its free bit."""
    return ((purse | FREE_BITS) - price) & FREE_BITS == FREE_BITS


@mypyc_attr(acyclic=True)
class Player(Holder):
    def __init__(self, ground: Ground) -> None:
        super().__init__()
        self.ground = ground
        # Copies share these and the landscape: they are never changed, only replaced.
        self.starts = NOTHING  # the three start buildings or their upgrades
        self.works = NOTHING  # processing buildings, in the order of their numbers
        self.private = NOTHING  # buildings that only this player may build, in the order of their numbers
        self.immediates: i64 = 0  # immediate buildings built, upgrades too
        self.glass_paid: i64 = 0
        self.brick_paid: i64 = 0
        self.hand: i64 = 0  # a bit for each specialist
        self.face_down: i64 = NO_CARD  # the specialist laid down and not yet revealed, or none
        self.in_slots: i64 = 0  # specialists that others forced this player to play in this period
        self.played: i64 = 0  # specialists revealed in this period
        self.not_in_hand: i64 = 0  # specialists that everybody has seen this player not to hold
        self.not_laid: i64 = 0  # the same when the face-down card was laid
        self.blocked: i64 = 0  # solo: specialists of the last period

    def copy(self) -> Player:
        twin = Player(self.ground)
        twin.goods = self.goods[:]
        twin.land = self.land
        twin.starts = self.starts
        twin.works = self.works
        twin.private = self.private
        twin.immediates = self.immediates
        twin.glass_paid = self.glass_paid
        twin.brick_paid = self.brick_paid
        twin.hand = self.hand
        twin.face_down = self.face_down
        twin.in_slots = self.in_slots
        twin.played = self.played
        twin.not_in_hand = self.not_in_hand
        twin.not_laid = self.not_laid
        twin.blocked = self.blocked
        return twin

    def have(self, good: i64) -> i64:
        second = SECOND_MARKER[good]
        return self.goods[good] if second == NO_MARKER else self.goods[good] + self.goods[second]

    def purse(self) -> i64:
        """All goods in one number, food and charcoal of both wheels together."""
        goods = self.goods
        purse = goods[FOOD_ON_BRICK] << (PURSE_BITS * FOOD)
        purse += goods[CHARCOAL_ON_BRICK] << (PURSE_BITS * CHARCOAL)
        for good in range(BRICK + 1):
            purse += goods[good] << (PURSE_BITS * good)
        return purse

    def lay(self, tile: i64, space: i64) -> None:
        land = self.land[:]
        land[space] = tile
        self.land = land

    def count_tiles(self, tile: i64) -> i64:
        found: i64 = 0
        for there in self.land:
            if there == tile:
                found += 1
        return found

    def has_tile(self, tile: i64) -> bool:
        for there in self.land:
            if there == tile:
                return True
        return False

    def has_room(self) -> bool:
        """Whether a tile can be placed, on an empty space or in the place of a landscape tile."""
        for there in self.land:
            if there <= POND:
                return True
        return False

    def building_on(self, place: i64) -> i64:
        """The building on a space, or on the place of a start building; negative where there is none."""
        return self.land[place] - FIRST_BUILDING if place < SPACES else self.starts[place - SPACES]

    def count_buildings(self) -> i64:
        """How many buildings stand on the landscape, without start buildings and upgrades."""
        found: i64 = 0
        for there in self.land:
            if there >= FIRST_BUILDING:
                found += 1
        return found


# Sets of cards: a bit for each specialist


def count_cards(cards: i64) -> i64:
    """Adds the bits in pairs, in fours, in eights."""
    pairs = cards - (cards >> 1 & 0x5555)
    fours = (pairs & 0x3333) + (pairs >> 2 & 0x3333)
    eights = (fours + (fours >> 4)) & 0x0F0F
    return (eights + (eights >> 8)) & 0x1F


def cards_up_to(cards: i64) -> i64:
    """All cards up to the last one of a set."""
    cards |= cards >> 1
    cards |= cards >> 2
    cards |= cards >> 4
    return cards | cards >> 8


def cards_in(cards: i64) -> list[int]:
    return [card for card in range(SPECIALISTS) if cards >> card & 1]
