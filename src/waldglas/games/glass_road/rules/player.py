"""One player of Glass Road: the goods on both wheels, the landscape, the buildings and the cards."""

from __future__ import annotations

from typing import Final

from waldglas.games.glass_road.rules.ground import SPACES, Ground
from waldglas.games.shared.counts import Holder
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
SECOND_MARKER: Final = [NO_MARKER, FOOD_ON_BRICK, CHARCOAL_ON_BRICK] + [NO_MARKER] * 5
BASIC_LIMIT: Final = 7
REFINED_LIMIT: Final = 3
LIMITS: Final = [REFINED_LIMIT if good in (GLASS, BRICK) else BASIC_LIMIT for good in range(MARKERS)]

WHEELS: Final = ["glass", "brick"]
GLASS_WHEEL: Final = Wheel([SAND, FOOD, CHARCOAL, WATER, WOOD], [GLASS], REFINED_LIMIT)
BRICK_WHEEL: Final = Wheel([CHARCOAL_ON_BRICK, CLAY, FOOD_ON_BRICK], [BRICK], REFINED_LIMIT)

# What lies on a space.
EMPTY: Final = 0
PIT: Final = 1
GROVE: Final = 2
POND: Final = 3
FOREST: Final = 4  # its left half
FOREST_RIGHT: Final = 5
FIRST_BUILDING: Final = 6
TILES: Final = ["empty", "pit", "grove", "pond", "forest"]


def is_landscape(tile: int) -> bool:
    return PIT <= tile <= POND


class Player(Holder):
    ground: Ground
    starts: list[int]  # the three start buildings or their upgrades
    works: list[int]  # processing buildings, in the order of their numbers
    private: list[int]  # buildings that only this player may build
    immediates: int  # immediate buildings built, upgrades too
    glass_paid: int
    brick_paid: int
    hand: int  # a bit for each specialist
    face_down: int  # the specialist laid down and not yet revealed, or none
    in_slots: int  # specialists that others forced this player to play in this period
    played: int  # specialists revealed in this period
    not_in_hand: int  # specialists that everybody has seen this player not to hold
    not_laid: int  # the same when the face-down card was laid
    blocked: int  # solo: specialists of the last period

    def copy(self) -> Player:
        twin = Player()
        twin.ground = self.ground
        twin.goods = self.goods[:]
        twin.land = self.land[:]
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

    def have(self, good: int) -> int:
        second = SECOND_MARKER[good]
        return self.goods[good] if second == NO_MARKER else self.goods[good] + self.goods[second]

    def count_tiles(self, tile: int) -> int:
        found = 0
        for there in self.land:
            if there == tile:
                found += 1
        return found

    def spaces_with(self, tile: int) -> list[int]:
        return [space for space in range(SPACES) if self.land[space] == tile]

    def has_room(self) -> bool:
        """Whether a tile can be placed, on an empty space or in the place of a landscape tile."""
        for there in self.land:
            if there <= POND:
                return True
        return False

    def building_on(self, place: int) -> int:
        """The building on a space, or on the place of a start building; negative where there is none."""
        return self.land[place] - FIRST_BUILDING if place < SPACES else self.starts[place - SPACES]

    def buildings(self) -> list[int]:
        """The buildings on the landscape, without start buildings and upgrades."""
        return [there - FIRST_BUILDING for there in self.land if there >= FIRST_BUILDING]


def count_cards(cards: int) -> int:
    return cards.bit_count()


def cards_in(cards: int) -> list[int]:
    return [card for card in range(cards.bit_length()) if cards >> card & 1]
