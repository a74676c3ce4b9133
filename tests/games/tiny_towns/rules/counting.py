"""Points a second time, straight from the cards: a grid of words, every way of feeding tried; slow and plain."""

from collections.abc import Callable, Iterator
from itertools import combinations

Square = tuple[int, int]
Grid = dict[Square, str]  # the names of buildings, empty strings where none stands
SQUARES: list[Square] = [(row, column) for row in range(4) for column in range(4)]
CORNERS = {(0, 0), (0, 3), (3, 0), (3, 3)}
MIDDLE = {(1, 1), (1, 2), (2, 1), (2, 2)}

COLOURS = {
    "blue": ["cottage", "barrett_castle"],
    "red": ["farm", "granary", "greenhouse", "orchard"],
    "grey": ["well", "fountain", "millstone", "shed"],
    "orange": ["chapel", "abbey", "cloister", "temple"],
    "green": ["tavern", "almshouse", "feast_hall", "inn"],
    "yellow": ["theater", "bakery", "market", "tailor"],
    "black": ["factory", "bank", "trading_post", "warehouse"],
}
SEVEN = list(COLOURS)


def colour(building: str) -> str:
    """The colour of a building; monuments but the castle are pink."""
    return next((name for name, members in COLOURS.items() if building in members), "pink" if building else "")


class Town:
    def __init__(
        self, grid: Grid, held: int = 0, right: int | None = None, stood: int = 0, place: int = 1, waste: int = 0
    ) -> None:
        self.grid = grid
        self.held = held  # cubes on Warehouses
        self.right = right  # Feast Halls of the player on the right, if there is one
        self.stood = stood  # buildings when the Shrine was built
        self.place = place  # at which the town was complete
        self.waste = waste  # squares without a building
        self.fed: set[Square] = set()

    def where(self, *buildings: str) -> list[Square]:
        return [square for square in SQUARES if self.grid[square] in buildings]

    def beside(self, square: Square) -> list[Square]:
        return [other for other in SQUARES if abs(other[0] - square[0]) + abs(other[1] - square[1]) == 1]

    def lines(self, square: Square) -> list[Square]:
        return [other for other in SQUARES if other != square and (other[0] == square[0] or other[1] == square[1])]

    def colours_beside(self, square: Square) -> set[str]:
        return {colour(self.grid[other]) for other in self.beside(square)}

    def houses(self, squares: list[Square]) -> int:
        """Cottages, and the castle as two of them."""
        return sum({"cottage": 1, "barrett_castle": 2}.get(self.grid[square], 0) for square in squares)

    def clusters(self, squares: list[Square]) -> list[set[Square]]:
        left, found = set(squares), []
        while left:
            cluster, edge = set(), {left.pop()}
            while edge:
                cluster |= edge
                edge = {other for square in edge for other in self.beside(square)} & left
                left -= edge
            found.append(cluster)
        return found

    def meals(self) -> Iterator[set[Square]]:
        """Every way in which the Cottages can be fed."""
        eaters = self.where("cottage", "barrett_castle")
        sure = {
            eater
            for eater in eaters
            for food in self.where("granary", "orchard")
            if (self.grid[food] == "granary" and max(abs(food[0] - eater[0]), abs(food[1] - eater[1])) == 1)
            or (self.grid[food] == "orchard" and eater in self.lines(food))
        }
        farms, greenhouses = 4 * len(self.where("farm")), self.clusters(eaters)
        for table in combinations(eaters, min(farms, len(eaters))):
            for groups in combinations(greenhouses, min(len(self.where("greenhouse")), len(greenhouses))):
                yield sure | set(table) | set().union(*groups)

    def score(self) -> dict[str, int]:
        """The points of each building by its name, fed as well as possible."""
        best: dict[str, int] = {}
        for fed in self.meals():
            self.fed = fed
            found = dict.fromkeys({building for building in self.grid.values() if building}, 0)
            for square in SQUARES:
                if self.grid[square]:
                    found[self.grid[square]] += self.worth(square)
            if not best or sum(found.values()) > sum(best.values()):
                best = found
        return best

    def worth(self, square: Square) -> int:
        rule = RULES.get(self.grid[square])
        return rule(self, square) if rule else 0

    def total(self) -> int:
        return sum(self.score().values()) - (0 if self.where("cathedral") else self.waste)

    def types(self, squares: list[Square]) -> set[str]:
        return {colour(self.grid[square]) for square in squares} & set(SEVEN)


def shared(table: dict[int, int], most: int) -> Callable[[Town, Square], int]:
    """Points for all of one name together, told at the first of them."""

    def worth(town: Town, square: Square) -> int:
        all_of_them = town.where(town.grid[square])
        return table[min(len(all_of_them), most)] if square == all_of_them[0] else 0

    return worth


def inn(town: Town, square: Square) -> int:
    return 3 if not any(town.grid[other] == "inn" for other in town.lines(square)) else 0


def market(town: Town, square: Square) -> int:
    markets = town.where("market")
    return max(sum(other[axis] == square[axis] for other in markets) for axis in (0, 1))


def theater(town: Town, square: Square) -> int:
    return len({colour(town.grid[other]) for other in town.lines(square)} - {"", "yellow"})


def feast_hall(town: Town, _square: Square) -> int:
    return 3 if town.right is not None and len(town.where("feast_hall")) > town.right else 2


def forum(town: Town, _square: Square) -> int:
    sizes = [len(group) for name in SEVEN for group in town.clusters(town.where(*COLOURS[name]))]
    return 1 + max(sizes, default=0)


RULES: dict[str, Callable[[Town, Square], int]] = {
    "cottage": lambda town, square: 3 if square in town.fed else 0,
    "well": lambda town, square: town.houses(town.beside(square)),
    "fountain": lambda town, square: 2 if "grey" in town.colours_beside(square) else 0,
    "millstone": lambda town, square: 2 if town.colours_beside(square) & {"red", "yellow"} else 0,
    "shed": lambda _town, _square: 1,
    "chapel": lambda town, _square: town.houses(list(town.fed)),
    "abbey": lambda town, square: 0 if town.colours_beside(square) & {"black", "green", "yellow"} else 3,
    "cloister": lambda town, _square: len(CORNERS & set(town.where("cloister"))),
    "temple": lambda town, square: 4 if town.houses([s for s in town.beside(square) if s in town.fed]) >= 2 else 0,
    "tavern": shared({1: 2, 2: 5, 3: 9, 4: 14, 5: 20}, 5),
    "almshouse": shared({1: -1, 2: 5, 3: -3, 4: 15, 5: -5, 6: 26}, 6),
    "feast_hall": feast_hall,
    "inn": inn,
    "theater": theater,
    "bakery": lambda town, square: 3 if town.colours_beside(square) & {"red", "black"} else 0,
    "market": market,
    "tailor": lambda town, _square: 1 + len(MIDDLE & set(town.where("tailor"))),
    "bank": lambda _town, _square: 4,
    "trading_post": lambda _town, _square: 1,
    "warehouse": lambda town, square: -town.held if square == town.where("warehouse")[0] else 0,
    "architects_guild": lambda _town, _square: 1,
    "archive": lambda town, _square: len(town.types(SQUARES)),
    "barrett_castle": lambda town, square: 5 if square in town.fed else 0,
    "cathedral": lambda _town, _square: 2,
    "fort_ironweed": lambda _town, _square: 7,
    "mausoleum": lambda town, _square: 3 * len(set(town.where("cottage")) - town.fed),
    "grove_university": lambda _town, _square: 3,
    "mandras_palace": lambda town, square: 2 * len(town.types(town.beside(square))),
    "shrine": lambda town, _square: {1: 1, 2: 2, 3: 3, 4: 4, 5: 5}.get(town.stood, 8),
    "silva_forum": forum,
    "sky_baths": lambda town, _square: 2 * (7 - len(town.types(SQUARES))),
    "starloom": lambda town, _square: {1: 6, 2: 3, 3: 2}.get(town.place, 0),
}
