"""One player's table of Black Forest in plain words: wheels, domain, animals, and the score."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from copy import copy
from dataclasses import dataclass, field
from functools import cache
from itertools import combinations

from tests.games.black_forest.rules.reference_tables import (
    ANIMALS,
    BASIC,
    BUILDINGS,
    GOODS,
    LANDSCAPE,
    MAIN_ESTATE,
    NEEDS,
    REFINED,
    SMALL_ESTATE,
    TILES,
    Deal,
)

WHEELS = {
    "glassmaking": (["sand", "charcoal", "water", "wood"], ["glass"]),
    "cooking": (["porridge", "meat", "charcoal_cooking"], ["commodity"]),
}
HALVES = {"charcoal": ["charcoal", "charcoal_cooking"]}
START = {"sand": 0, "charcoal": 1, "water": 2, "wood": 3, "glass": 0, "porridge": 0, "meat": 1, "charcoal_cooking": 2}
OPEN = ["empty", *LANDSCAPE]


def draw(estate: str, rows: list[str]) -> dict[str, str]:
    """What lies on each space of an estate, row by row: 'm-a1' to 'm-e3'."""
    return {
        f"{estate}-{'abcde'[column]}{row + 1}": what
        for row, line in enumerate(rows)
        for column, what in enumerate(line.split())
    }


@cache
def around(space: str) -> list[str]:
    """The spaces that share an edge with this one, also those that the estate does not have."""
    estate, column, row = space[:-3], ord(space[-2]), int(space[-1])
    near = [(column, row - 1), (column - 1, row), (column + 1, row), (column, row + 1)]
    return [f"{estate}-{chr(c)}{r}" for c, r in near]


@dataclass
class Home:
    goods: Counter[str] = field(default_factory=lambda: Counter({**START, "brick": 3}))
    provisions: list[int] = field(default_factory=lambda: [1, 2])
    land: dict[str, str] = field(default_factory=lambda: draw("m", MAIN_ESTATE))
    potash: bool = False
    dials: Counter[str] = field(default_factory=Counter)
    reminder: bool = True
    tracker: int = 0
    animals: Counter[str] = field(default_factory=Counter)
    tanned: int = 0
    jobs: list[str] = field(default_factory=list)
    ready: set[str] = field(default_factory=set)  # buildings that are complete

    def twin(self) -> Home:
        twin = copy(self)
        twin.goods, twin.provisions, twin.land = self.goods.copy(), self.provisions[:], self.land.copy()
        twin.dials, twin.animals, twin.jobs = self.dials.copy(), self.animals.copy(), self.jobs[:]
        twin.ready = self.ready.copy()
        return twin

    def holdings(self, by_space: bool) -> object:
        """All that is there, the domain space by space or only how much of each."""
        domain = tuple(self.land.values()) if by_space else tuple(sorted(self.land.values()))
        goods = tuple(sorted((+self.goods).items()))
        return goods, tuple(self.provisions), domain, self.tracker, tuple(sorted((+self.animals).items()))

    # Goods

    def have(self, what: str) -> int:
        if what == "charcoal":
            return self.goods["charcoal"] + self.goods["charcoal_cooking"]
        if what == "provision":
            return sum(self.provisions)
        if what in TILES:
            return self.count(what)
        if what == "livestock":
            return self.animals.total()
        if what in ANIMALS:
            return self.animals[what]
        return self.tracker if what == "progress" else self.goods[what]

    def can_pay(self, cost: Counter[str]) -> bool:
        return all(self.have(what) >= number for what, number in cost.items())

    def has_room(self, good: str) -> bool:
        if good == "charcoal":
            return bool(self.wheels_with_room())
        if good == "provision":
            return self.provisions != [3, 3]
        return self.goods[good] < (3 if good in REFINED else 7)

    def wheels_with_room(self) -> list[str]:
        """Where charcoal can be gained."""
        left = ["glassmaking"] if not self.potash and self.goods["charcoal"] < 7 else []
        return left + (["cooking"] if self.goods["charcoal_cooking"] < 7 else [])

    def spends(self, number: int) -> list[list[int]]:
        """What the two provision markers can show when so many provisions are gone."""
        low, high = self.provisions
        pairs = [(low - part, high - number + part) for part in range(number + 1)]
        return [list(pair) for pair in sorted({tuple(sorted(pair)) for pair in pairs if min(pair) >= 0})]

    def turn(self, wheel: str) -> int:
        """Turns a wheel one sector at a time until it stops; says how far."""
        basic, refined = WHEELS[wheel]
        basic = [good for good in basic if good != "charcoal" or not self.potash]
        turned = 0
        while True:
            full = 3 in [self.goods[good] for good in refined] or (wheel == "cooking" and 3 in self.provisions)
            if full or 0 in [self.goods[good] for good in basic]:
                self.dials[wheel] += turned
                return turned
            turned += 1
            for good in basic:
                self.goods[good] -= 1
            for good in refined:
                self.goods[good] += 1
            if wheel == "cooking":
                self.provisions = [number + 1 for number in self.provisions]

    # The domain

    def estates(self) -> list[str]:
        return list(dict.fromkeys(space[:-3] for space in self.land))

    def spaces(self, what: list[str], estate: str = "") -> list[str]:
        """The spaces with such things, on all estates or on one: 's1-'."""
        return [space for space, there in self.land.items() if there in what and space.startswith(estate)]

    def count(self, what: str) -> int:
        return list(self.land.values()).count(what)

    def beside(self, name: str) -> list[str]:
        """The spaces around a building."""
        own = self.spaces([name])
        near = {space for part in own for space in around(part)}
        return [space for space in self.land if space in near and space not in own]

    def may_place(self, tile: str) -> bool:
        return len(self.spaces(OPEN)) > (self.count(tile) if tile in LANDSCAPE else 0)

    def extend(self) -> None:
        """The glass hut leaves its stable for a new small estate."""
        number = len(self.estates())
        self.land = {space: "stable" if there == "hut" else there for space, there in self.land.items()}
        self.land |= draw(f"s{number}", SMALL_ESTATE)
        self.tracker = 0

    def times(self, deal: Deal) -> int:
        """How often a reward comes."""
        counts = {
            "": 1,
            "forest_pair": self.count("forest") // 2,
            "pig_in_forest": min(self.animals["pig"], self.forest_room()),
            "cattle": self.animals["cattle"],
        }
        if deal.per == "empty_pasture":
            return self.empty_pastures()
        number = counts[deal.per] if deal.per in counts else self.count(deal.per)
        return len([step for step in deal.steps if step <= number]) if deal.steps else number

    # Where a building goes

    def sites(self, name: str, cleared: tuple[str, ...] = ()) -> list[tuple[str, ...]]:
        """The spaces that a building can take, forests in these places being gone."""
        land = {space: "empty" if space in cleared else there for space, there in self.land.items()}
        free = [space for space, there in land.items() if there in OPEN]
        if name == "hermits_hut":
            built = {space[:-3] for space, there in land.items() if there in BUILDINGS}
            return [(space,) for space in free if space[:-3] not in built]
        if not BUILDINGS[name].large:
            return [(space,) for space in free]
        pairs: list[tuple[str, ...]] = [(one, other) for one, other in combinations(free, 2) if other in around(one)]
        if name not in NEEDS:
            return pairs
        tile, least = NEEDS[name]
        return [pair for pair in pairs if self.count(tile) - [land[space] for space in pair].count(tile) >= least]

    def clearings(self, cost: Counter[str]) -> Iterator[tuple[str, ...]]:
        """All ways to remove the forests of a cost."""
        yield from combinations(self.spaces(["forest"]), cost["forest"])

    def can_site(self, name: str, cost: Counter[str]) -> bool:
        return any(self.sites(name, cleared) for cleared in self.clearings(cost))

    # Animals

    def forest_room(self) -> int:
        return self.count("forest") * (2 if "beechnut_gatherers_hut" in self.ready else 1)

    def stable_room(self) -> int:
        """Two cattle in each stable: the first one, and each that the hut has left, which has two spaces."""
        return 2 * (1 + self.count("stable") // 2)

    def fit(self, pigs: int, cattle: int, pastures: int) -> bool:
        """Whether animals find room with some number of the pastures for pigs and the others for cattle."""
        return any(
            pigs <= self.forest_room() + 3 * for_pigs and cattle <= self.stable_room() + 3 * (pastures - for_pigs)
            for for_pigs in range(pastures + 1)
        )

    def fits(self, pigs: int, cattle: int) -> bool:
        return self.fit(pigs, cattle, self.count("pasture"))

    def can_take(self, animal: str) -> bool:
        more = self.animals + Counter([animal])
        return self.fits(more["pig"], more["cattle"])

    def empty_pastures(self) -> int:
        pastures = self.count("pasture")
        used = [n for n in range(pastures + 1) if self.fit(self.animals["pig"], self.animals["cattle"], n)]
        return pastures - used[0]

    def left_over(self) -> set[tuple[int, int]]:
        """Pigs and cattle that may be kept: none that goes could have stayed with the rest."""
        pigs, cattle = self.animals["pig"], self.animals["cattle"]
        kept = {(p, c) for p in range(pigs + 1) for c in range(cattle + 1) if self.fits(p, c)}
        return {
            (p, c) for p, c in kept if (p == pigs or (p + 1, c) not in kept) and (c == cattle or (p, c + 1) not in kept)
        }

    def livestock_points(self) -> int:
        """Animals on pastures, and 2 for each stocked pasture beside the Livestock Farm: every pasture filled anew."""
        spaces = self.beside("livestock_farm") if "livestock_farm" in self.ready else []
        beside = len([space for space in spaces if self.land[space] == "pasture"])
        others = self.count("pasture") - beside
        return fill_pastures(
            beside, others, self.animals["pig"], self.animals["cattle"], self.forest_room(), self.stable_room()
        )

    # The score

    def score(self) -> dict[str, int]:
        """The points by line; a Livestock Farm's own bonus stands with the animals."""
        lines = {
            "Glass": self.goods["glass"],
            "Cooking wheel": min(self.dials["cooking"], 12),
            "Small estates": 2 * (len(self.estates()) - 1),
            "Livestock on pastures": self.livestock_points(),
        }
        return lines | {name: BUILDINGS[name].points + self.bonus(name) for name in self.ready}

    def bonus(self, name: str) -> int:
        beside = [self.land[space] for space in self.beside(name)]
        points = {
            "tannery": 2 * self.tanned,
            "knights_manor": -min(self.count("empty"), 5),
            "village_church": beside.count("empty"),
            "colonization_house": min(2 * min(self.count(tile) for tile in LANDSCAPE), 10),
            "castle_hotel": len(self.estates()) - 1,
            "charcoal_storage": self.have("charcoal") // 2,
            "construction_yard": 2 * len({there for there in beside if there in BUILDINGS}),
            "farm_store": 2 * self.goods["meat"],
            "farmers_residence": self.count("field"),
            "hardware_store": min(self.goods["brick"], self.goods["wood"]),
            "inn": self.goods["porridge"],
            "reservoir": self.goods["water"],
            "sand_storage": self.goods["sand"],
            "smokehouse": self.count("pond"),
        }
        return points.get(name, 0)

    def different(self) -> list[str]:
        return [good for good in GOODS if self.have(good)]

    def full(self) -> bool:
        return not any(self.has_room(good) for good in BASIC)


@cache
def fill_pastures(beside: int, others: int, pigs: int, cattle: int, forests: int, stables: int) -> int:
    """The best that can be made of so many pastures, those beside the farm first; -99 if animals are left over."""
    if beside + others == 0:
        return 0 if pigs <= forests and cattle <= stables else -99
    left = (beside - 1, others) if beside else (0, others - 1)
    best = -99
    for number in range(4):
        points = number + (2 if beside and number >= 2 else 0)
        if number <= pigs:
            best = max(best, points + fill_pastures(*left, pigs - number, cattle, forests, stables))
        if number <= cattle:
            best = max(best, points + fill_pastures(*left, pigs, cattle - number, forests, stables))
    return best
