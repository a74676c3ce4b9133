"""Glass Road once more, slowly and plainly, from the rulebook's text: wheels, scores and what can be built."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from tests.games.glass_road.rules.scene import MARKERS, Scene
from waldglas.games.glass_road.rules.position import GlassRoad

GLASSWORKS = ["sand", "food", "charcoal", "water", "wood"]
BRICKWORKS = ["charcoal_on_brick", "clay", "food_on_brick"]

# Appendix 2: the printed points; bonus buildings and start buildings print none.
PRINTED = {
    -1: "loess_plateau",
    0: """
        charcoal_kiln clay_basin clay_pit reed_hut sand_pit sand_producer tree_nursery builders_depot clay_lake
        sand_deposit shed tavern
    """,
    1: """
        carving_workshop colonization_house farmstead hardware_store potash_manufacturer shingles_manufacturer
        soup_kitchen swamp_hut artists_colony buttery fuel_depot loess_island log_driver lumber_storage
        sand_island storage water_tank wood_depot wood_trader
    """,
    2: """
        boarding_house builders_hut building_firm foresters_hut joinery office sand_factory sand_screening_plant
        sawmill boathouse carpenters_workshop clay_depot fishery forest_hut grain_house sculpture_workshop
    """,
    3: "cooperage district_offices inn kiln landscaping_office",
    4: "sandstone_factory spa country_house grove_court hot_springs house_of_the_brotherhood water_tower winery",
}
POINTS = {slug: number for number, slugs in PRINTED.items() for slug in slugs.split()}
IMMEDIATE = [
    *("artists_colony", "boathouse", "builders_depot", "buttery", "carpenters_workshop", "clay_depot", "clay_lake"),
    *("country_house", "fishery", "forest_hut", "fuel_depot", "grain_house", "grove_court", "hot_springs"),
    *("house_of_the_brotherhood", "landscaping_office", "loess_island", "loess_plateau", "log_driver"),
    *("lumber_storage", "sand_deposit", "sand_island", "sculpture_workshop", "shed", "storage", "tavern"),
    *("water_tank", "water_tower", "winery", "wood_depot", "wood_trader"),
]
TILES = ["pit", "grove", "pond", "forest"]
UPGRADES = {
    "artists_colony": "glassmakers_colony",
    "glassmakers_village": "glassmakers_colony",
    "forest_hut": "forest_glassworks",
    "glassworks": "forest_glassworks",
    "house_of_the_brotherhood": "brotherhood_of_the_masons",
    "masons_guild": "brotherhood_of_the_masons",
}


def turn_wheels(goods: dict[str, int]) -> dict[str, int]:
    """Both wheels, one sector at a time, as long as both brown sectors of a wheel are empty."""
    goods = dict(goods)
    for basic, refined in ((GLASSWORKS, "glass"), (BRICKWORKS, "brick")):
        while 0 not in [goods[good] for good in basic] and goods[refined] != 3:
            for good in basic:
                goods[good] -= 1
            goods[refined] += 1
    return goods


@dataclass
class Boards:
    """The boards of one player, in words."""

    goods: dict[str, int]
    rows: list[list[str]]
    starts: list[str]
    glass_paid: int = 0
    brick_paid: int = 0
    touching: bool = True  # whether the start buildings lie beside the first, the third and the fifth row

    def total(self, good: str) -> int:
        return self.goods[good] + self.goods.get(f"{good}_on_brick", 0)

    def lower(self, good: str) -> int:
        return min(self.goods[good], self.goods[f"{good}_on_brick"])

    def tiles(self, tile: str) -> int:
        return sum(row.count(tile) for row in self.rows)

    def places(self) -> list[tuple[int, int]]:
        return [(row, column) for row in range(5) for column in range(4)]

    def around(self, place: tuple[int, int]) -> list[str]:
        """What lies on the spaces that share an edge with this one; left of the first column, a start building."""
        row, column = place
        near = [(row + 1, column), (row - 1, column), (row, column + 1), (row, column - 1)]
        around = [self.rows[r][c] for r, c in near if 0 <= r < 5 and 0 <= c < 4]
        return around + ([self.starts[row // 2]] if self.touching and column == 0 and row % 2 == 0 else [])

    def largest_network(self, tile: str) -> int:
        """Grows each tile's network by touching tiles until it grows no more."""
        largest = 0
        for start in self.places():
            network = {start} if self.rows[start[0]][start[1]] == tile else set()
            while True:
                grown = network | {
                    (r, c)
                    for r, c in self.places()
                    if self.rows[r][c] == tile and any(abs(r - x) + abs(c - y) == 1 for x, y in network)
                }
                if grown == network:
                    break
                network = grown
            largest = max(largest, len(network))
        return largest

    def has_square(self, tile: str) -> bool:
        return any(
            all(self.rows[row + down][column + right] == tile for down in (0, 1) for right in (0, 1))
            for row in range(4)
            for column in range(3)
        )

    def buildings(self) -> list[tuple[str, tuple[int, int] | None]]:
        """All buildings, each with its place; start buildings and upgrades have none."""
        built = [(self.rows[r][c], (r, c)) for r, c in self.places() if is_building(self.rows[r][c])]
        return [*((slug, None) for slug in self.starts), *built]


def is_building(word: str) -> bool:
    return word not in (".", "~", *TILES)


def points(boards: Boards) -> float:
    return sum(POINTS.get(slug, 0) + bonus(slug, boards, place) for slug, place in boards.buildings())


# The third table of appendix 2, row by row, and the start buildings: from the boards and what lies around the building.
BONUS: dict[str, Callable[[Boards, list[str]], float]] = {
    "bathhouse": lambda _me, near: 2 * near.count("pond"),
    "clinker_plant": lambda me, _near: me.brick_paid,
    "coal_facility": lambda me, _near: me.lower("charcoal"),
    "coal_storage": lambda me, _near: me.total("charcoal") // 3,
    "estate": lambda me, _near: 2 * min(me.tiles("pit"), me.tiles("grove"), me.tiles("pond")),
    "extension": lambda _me, near: len([word for word in near if is_building(word)]),
    "factory": lambda _me, near: 2 * near.count("pit"),
    "fish_yard": lambda me, _near: 4 if me.has_square("pond") else 0,
    "floodgate": lambda me, _near: me.largest_network("pond"),
    "food_locker": lambda me, _near: me.total("food") // 3,
    "foresters_lodge": lambda me, _near: 4 if me.has_square("grove") else 0,
    "foresters_office": lambda me, _near: me.tiles("forest"),
    "friends_of_nature_house": lambda me, _near: 4 if me.has_square("pit") else 0,
    "glassmakers_village": lambda me, _near: me.goods["sand"],
    "glassworks": lambda me, _near: 3 * me.goods["glass"],
    "glaziers_workshop": lambda me, _near: me.glass_paid,
    "half_timbered_house": lambda me, _near: len([slug for slug, _ in me.buildings() if slug in IMMEDIATE]),
    "hunting_lodge": lambda me, _near: 3 if me.tiles("forest") >= 4 else 0,
    "mansion": lambda _me, near: 2 * near.count("grove"),
    "masons_guild": lambda me, _near: 3 * me.goods["brick"],
    "plant_nursery": lambda me, _near: me.largest_network("grove"),
    "potters_parlor": lambda me, _near: me.goods["clay"] // 2,
    "pottery": lambda me, _near: me.goods["clay"],
    "sediment_factory": lambda me, _near: me.largest_network("pit"),
    "slipway": lambda me, _near: me.goods["wood"],
    "springhouse": lambda me, _near: me.goods["water"] // 2,
    "storehouse": lambda me, _near: me.lower("food"),
    "village_church": lambda _me, near: 4 + near.count("."),
    "warehouse": lambda me, _near: len([number for number in me.goods.values() if 4 <= number <= 7]),
    "water_mill": lambda me, _near: me.goods["water"],
    "woodcarvers_house": lambda me, _near: me.goods["wood"] // 2,
    "forest_glassworks": lambda me, _near: me.goods["glass"],
    "glassmakers_colony": lambda me, _near: me.goods["sand"] / 2,
    "brotherhood_of_the_masons": lambda me, _near: me.goods["brick"],
}


def bonus(slug: str, boards: Boards, place: tuple[int, int] | None) -> float:
    around = [] if place is None else boards.around(place)
    return BONUS[slug](boards, around) if slug in BONUS else 0


def buildable(boards: Boards, offers: list[str], costs: dict[str, dict[str, int]]) -> set[str]:
    """What of these offers can be paid and has its place: a start building, or a space not under forest or building."""
    room = any(word in (".", "pit", "grove", "pond") for row in boards.rows for word in row)
    found = set()
    for slug in offers:
        paid = all(boards.total(good) >= number for good, number in costs[slug].items())
        placed = UPGRADES[slug] in boards.starts if slug in UPGRADES else room
        if paid and placed:
            found.add(slug)
    return found


def boards_of(position: GlassRoad, seat: int, touching: bool = True) -> Boards:
    """A player's boards as words."""
    scene = Scene(position, seat)
    land = scene.land
    return Boards(
        dict(zip(MARKERS, scene.player.goods, strict=True)),
        [land[row * 4 : row * 4 + 4] for row in range(5)],
        scene.starts,
        scene.player.glass_paid,
        scene.player.brick_paid,
        touching,
    )
