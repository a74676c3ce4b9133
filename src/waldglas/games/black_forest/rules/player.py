"""One player of Black Forest: the goods on both wheels, the domain with its buildings, and the animals."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from waldglas.games.shared.counts import Holder
from waldglas.games.shared.wheel import GONE, Wheel

# Goods, the basic ones first; each number is also the first marker of the good.
GOODS: Final = [
    *("brick", "wood", "sand", "water", "charcoal", "porridge", "meat"),
    *("glass", "provision", "commodity"),
]
BRICK: Final = 0
WOOD: Final = 1
SAND: Final = 2
WATER: Final = 3
CHARCOAL: Final = 4  # on the Glassmaking wheel
PORRIDGE: Final = 5
MEAT: Final = 6
GLASS: Final = 7
PROVISION: Final = 8  # the lower of the two provision markers
COMMODITY: Final = 9
BASIC_GOODS: Final = 7
CHARCOAL_COOKING: Final = 10
PROVISION_HIGH: Final = 11
MARKERS: Final = 12

BASIC_LIMIT: Final = 7
REFINED_LIMIT: Final = 3
LIMITS: Final = vec[i64]([7, 7, 7, 7, 7, 7, 7, 3, 3, 3, 7, 3])
BASIC_MARKERS: Final = [BRICK, WOOD, SAND, WATER, CHARCOAL, PORRIDGE, MEAT, CHARCOAL_COOKING]

WHEELS: Final = ["glassmaking", "cooking"]
GLASSMAKING: Final = Wheel([WOOD, SAND, WATER, CHARCOAL], [GLASS], REFINED_LIMIT)
COOKING: Final = Wheel([PORRIDGE, MEAT, CHARCOAL_COOKING], [PROVISION, PROVISION_HIGH, COMMODITY], REFINED_LIMIT)

# Animals are counted on from the goods wherever something is named to be paid or gained.
PIG: Final = 10
CATTLE: Final = 11
ANIMALS: Final = ["pig", "cattle"]
PASTURE_ROOM: Final = 3
STABLE_ROOM: Final = 2

# What lies on a space.
EMPTY: Final = 0
FIELD: Final = 1
POND: Final = 2
PASTURE: Final = 3
FOREST: Final = 4
STABLE: Final = 5
HUT: Final = 6  # and a stable under it
FIRST_BUILDING: Final = 7
TILES: Final = ["empty", "field", "pond", "pasture", "forest"]

# A purse or a price is a number with four bits for each good, then for each tile.
MOST_COUNTED: Final = 7
GUARDS: Final = 0x88888888888888
EVEN_PLACES: Final = 0x0F0F0F0F0F0F0F
NONE: Final = vec[i64]()


def price_of(goods: list[int], tiles: list[int]) -> int:
    """A cost by good and by tile, as a number to be taken off a purse."""
    return sum(n << (4 * place) for place, n in enumerate([*goods, *tiles[FIELD:]]))


def affords(purse: i64, price: i64) -> bool:
    """Whether nothing is lacking: a good of which too little is there uses up its guard."""
    return (purse - price) & GUARDS == GUARDS


def lacking(purse: i64, price: i64) -> i64:
    """What is lacking of a price, good by good: the guard that is left says where the price is higher."""
    over = (price | GUARDS) - (purse & ~GUARDS)
    guards = over & GUARDS
    return over & guards - (guards >> 3)


def total(price: i64) -> i64:
    """How many goods and tiles a price has in all, pairs of them added up first."""
    return ((price & EVEN_PLACES) + (price >> 4 & EVEN_PLACES)) % 255


@mypyc_attr(acyclic=True, free_list_len=1)  # many are made and dropped, and they hold nothing but numbers
class Player(Holder):
    def __init__(self, goods: vec[i64], land: vec[i64], tiles: vec[i64]) -> None:
        super().__init__()
        self.goods = goods
        self.land = land  # never changed, only replaced
        self.tiles = tiles  # how many spaces are empty, fields, ponds, pastures, forests; never changed, only replaced
        self.glass_dial: i64 = 0  # steps that the dials have made
        self.cooking_dial: i64 = 0
        self.reminder = True  # the job and resource reminder tile is still there
        self.tracker: i64 = 0  # steps of glass hut progress
        self.estates: i64 = 0  # small estates
        self.stables: i64 = 0
        self.pigs: i64 = 0
        self.cattle: i64 = 0
        self.kept_pigs: i64 = 0  # on the Tannery
        self.built = NONE  # buildings, in the order of their numbers; never changed, only replaced, like the next two
        self.works = NONE  # conversions of those buildings
        self.jobs = NONE  # completed
        # What permanent effects have changed.
        self.events: i64 = 0  # a bit for each event that a building answers to
        self.painted: i64 = 0  # porridge for each glass gained
        self.forest_water: i64 = 0  # for each forest removed
        self.forest_room: i64 = 1  # pigs that a forest houses
        self.keeps: i64 = 0  # pigs that can be kept at the Butcher
        self.free_entry = False
        self.no_estates = False

    def copy(self) -> Player:
        twin = Player(self.goods[:], self.land, self.tiles)
        twin.glass_dial = self.glass_dial
        twin.cooking_dial = self.cooking_dial
        twin.reminder = self.reminder
        twin.tracker = self.tracker
        twin.estates = self.estates
        twin.stables = self.stables
        twin.pigs = self.pigs
        twin.cattle = self.cattle
        twin.kept_pigs = self.kept_pigs
        twin.built = self.built
        twin.works = self.works
        twin.jobs = self.jobs
        twin.events = self.events
        twin.painted = self.painted
        twin.forest_water = self.forest_water
        twin.forest_room = self.forest_room
        twin.keeps = self.keeps
        twin.free_entry = self.free_entry
        twin.no_estates = self.no_estates
        return twin

    # Goods

    def have(self, good: i64) -> i64:
        """BF-2.7: both markers count together."""
        goods = self.goods
        if good == CHARCOAL:
            return goods[CHARCOAL_COOKING] + (goods[CHARCOAL] if goods[CHARCOAL] != GONE else i64(0))
        if good == PROVISION:
            return goods[PROVISION] + goods[PROVISION_HIGH]
        return goods[good]

    def basic_goods(self) -> i64:
        """How many basic goods there are in all."""
        goods = self.goods
        return (
            goods[BRICK]
            + goods[WOOD]
            + goods[SAND]
            + goods[WATER]
            + self.have(CHARCOAL)
            + goods[PORRIDGE]
            + goods[MEAT]
        )

    def kinds_held(self) -> i64:
        """How many different goods there are."""
        kinds: i64 = 0
        for good in range(len(GOODS)):
            if self.have(good) > 0:
                kinds += 1
        return kinds

    def has_room(self, good: i64) -> bool:
        """Whether at least one more of a good can be held."""
        goods = self.goods
        if good == CHARCOAL:
            return goods[CHARCOAL_COOKING] < BASIC_LIMIT or GONE < goods[CHARCOAL] < BASIC_LIMIT
        return goods[good] < LIMITS[good]

    def set_provisions(self, one: i64, other: i64) -> None:
        """BF-2.6: the two markers are alike; the lower one is kept first."""
        self.goods[PROVISION] = min(one, other)
        self.goods[PROVISION_HIGH] = max(one, other)

    def purse(self) -> i64:
        """All that a cost can ask for as one number, four bits each: up to 7 of it, and a bit that says `enough`."""
        goods, tiles = self.goods, self.tiles
        purse: i64 = min(tiles[FOREST], MOST_COUNTED)
        purse = purse << 4 | min(tiles[PASTURE], MOST_COUNTED)
        purse = purse << 4 | min(tiles[POND], MOST_COUNTED)
        purse = purse << 4 | min(tiles[FIELD], MOST_COUNTED)
        purse = purse << 4 | goods[COMMODITY]
        purse = purse << 4 | self.have(PROVISION)
        purse = purse << 4 | goods[GLASS]
        purse = purse << 4 | goods[MEAT]
        purse = purse << 4 | goods[PORRIDGE]
        purse = purse << 4 | min(self.have(CHARCOAL), MOST_COUNTED)
        purse = purse << 4 | goods[WATER]
        purse = purse << 4 | goods[SAND]
        purse = purse << 4 | goods[WOOD]
        purse = purse << 4 | goods[BRICK]
        return purse | GUARDS

    # The domain

    def put(self, space: i64, what: i64) -> None:
        """Something takes the place of what lies on a space."""
        land, tiles = self.land[:], self.tiles[:]
        there = land[space]
        if there <= FOREST:
            tiles[there] -= 1
        if what <= FOREST:
            tiles[what] += 1
        land[space] = what
        self.land, self.tiles = land, tiles

    def open_spaces(self) -> i64:
        """BF-15.6: spaces that are empty or can be made so."""
        tiles = self.tiles
        return tiles[EMPTY] + tiles[FIELD] + tiles[POND] + tiles[PASTURE]

    def owns(self, building: i64) -> bool:
        return holds(self.built, building)

    # Livestock, housed as well as possible (BF-14.2)

    def fits(self, pigs: i64, cattle: i64) -> bool:
        return self.pastures_used(pigs, cattle) <= self.tiles[PASTURE]

    def pastures_used(self, pigs: i64, cattle: i64) -> i64:
        """BF-14.1: the fewest pastures that these animals need besides stables and forests."""
        return pastures_for(cattle - STABLE_ROOM * self.stables) + pastures_for(pigs - self.pigs_in_forests(pigs))

    def pigs_in_forests(self, pigs: i64) -> i64:
        return min(pigs, self.forest_room * self.tiles[FOREST])

    def can_take(self, animal: i64) -> bool:
        """BF-14.3: whether one more of these animals can be housed."""
        if animal == PIG:
            return self.fits(self.pigs + 1, self.cattle)
        return self.fits(self.pigs, self.cattle + 1)

    def most_cattle_with(self, pigs: i64) -> i64:
        """How many of the cattle can stay beside so many pigs; fewer than none if those pigs are too many."""
        free = self.tiles[PASTURE] - pastures_for(pigs - self.pigs_in_forests(pigs))
        return -1 if free < 0 else min(self.cattle, STABLE_ROOM * self.stables + PASTURE_ROOM * free)


def pastures_for(animals: i64) -> i64:
    return (animals + PASTURE_ROOM - 1) // PASTURE_ROOM if animals > 0 else 0


def holds(numbers: vec[i64], number: i64) -> bool:
    """Whether a number is among these, looked for without leaving packed memory."""
    for other in numbers:
        if other == number:
            return True
    return False


def is_landscape(tile: i64) -> bool:
    return FIELD <= tile <= PASTURE


def is_open(tile: i64) -> bool:
    """BF-15.6: whether something can be placed there: on an empty space, or where a landscape tile goes first."""
    return tile <= PASTURE
