"""What a visit, a job or a building does, as the facts tell it: conditions, cost, and the parts of the reward."""

from __future__ import annotations

from typing import Any, Final

from waldglas.core.agenda import Step
from waldglas.core.errors import BadFacts
from waldglas.games.black_forest.rules.counts import Count, count_named
from waldglas.games.black_forest.rules.estates import Estates
from waldglas.games.black_forest.rules.player import (
    ANIMALS,
    BASIC_GOODS,
    BASIC_MARKERS,
    COMMODITY,
    EMPTY,
    FIELD,
    FOREST,
    GOODS,
    PASTURE,
    PROVISION,
    TILES,
    Player,
)

# Whatever can be a part of a reward: goods, animals, tiles, steps of progress, a building.
THINGS: Final = [*GOODS, *ANIMALS, *TILES[1:], "progress", "building"]
TILE_THING: Final = 11  # what is to be added to a tile
PROGRESS: Final = 16
BUILDING: Final = 17
ANY_BASIC: Final = 18
ANY_ANIMAL: Final = 19

EVENTS: Final = [
    *("estate_added", "forest_removed", "glass_gained", "merchant_moved", "entered_cook", "visited_herder"),
    *("butcher_meat", "gardener_pond", "farmhand_field", "farmhand_first"),
]
NO_EVENT: Final = -1
ESTATE_ADDED: Final = 0
FOREST_REMOVED: Final = 1
GLASS_GAINED: Final = 2
MERCHANT_MOVED: Final = 3
ENTERED_COOK: Final = 4
VISITED_HERDER: Final = 5
FARMHAND_FIRST: Final = 9

PAYABLE: Final = [*GOODS, *ANIMALS, "livestock", "different", "progress"]
EXTRA_TURN: Final = "extra_turn"
BREED: Final = "breed"


class Amount:
    """So many of a good, an animal or a tile."""

    def __init__(self, what: int, number: int) -> None:
        self.what: Final = what
        self.number: Final = number


class Part:
    """A part of a reward, and the event that taking it is."""

    def __init__(self, thing: int, number: int) -> None:
        self.thing: Final = thing
        self.number: Final = number
        self.event = NO_EVENT


class Need:
    """At least so many of something."""

    def __init__(self, count: Count, number: int) -> None:
        self.count: Final = count
        self.number: Final = number


class Effect:
    def __init__(self, row: dict[str, Any], estates: Estates) -> None:
        pay: dict[str, int] = row.get("pay", {})
        per: str = row.get("per", "")
        if any(name not in PAYABLE for name in pay):
            raise BadFacts(f"'{', '.join(pay)}': what is paid is one of {', '.join(PAYABLE)}")
        self.needs = read_needs(row.get("if", {}), estates)
        self.pay = [Amount(GOODS.index(good), number) for good, number in pay.items() if good in GOODS]
        self.pigs = pay.get("pig", 0)
        self.cattle = pay.get("cattle", 0)
        self.livestock = pay.get("livestock", 0)
        self.different = pay.get("different", 0)
        self.steps_back = pay.get("progress", 0)
        self.remove = [Amount(TILES.index(tile), number) for tile, number in row.get("remove", {}).items()]
        self.drop = "drop" in row
        self.raised = read_raised(row.get("raise", {}))
        self.raise_to = max(row.get("raise", {}).values(), default=0)
        self.parts = read_parts(row)
        self.counted = counted(per, int(row.get("every", 1)), row.get("thresholds", []))
        self.per: Count | None = None if per in ("", EVENTS[GLASS_GAINED]) else count_named(per, estates)
        self.tiles_counted = 0 if self.per is None else self.per.tiles_counted()  # a bit for each kind of landscape
        self.every = int(row.get("every", 1))
        self.most = int(row.get("most", 0))
        self.thresholds: list[int] = row.get("thresholds", [])
        self.both_wheels = row.get("wheels") == "both"
        self.gift = int(row.get("gift", 0))
        self.on_estate = row.get("where") == "estate"
        self.optional = bool(row.get("optional", False))
        self.whole = bool(row.get("whole", False))
        self.builds = "build" in row
        self.free_build = row.get("build") == "free small"
        self.fill = [TILES.index(tile) for tile in row.get("fill", [])]
        self.special = str(row.get("special", ""))
        self.then: Effect | None = Effect(row["then"], estates) if "then" in row else None
        self.basic_cost = sum(amount.number for amount in self.pay if amount.what < BASIC_GOODS)
        self.provisions = sum(amount.number for amount in self.pay if amount.what == PROVISION)
        self.costs = bool(pay or self.remove)
        self.takes_more = any(name not in GOODS for name in pay)  # than goods and tiles
        # What it sets off, filled in by the rules.
        self.steps: list[Step[Any]] = []

    def times(self, player: Player, space: int) -> int:
        """How often the reward is gained, by what it counts."""
        if self.per is None:
            return 1
        number = self.per.of(player, space)
        if self.thresholds:
            return len([threshold for threshold in self.thresholds if threshold <= number])
        number //= self.every
        return min(number, self.most) if self.most else number

    def met(self, player: Player) -> bool:
        for need in self.needs:
            if need.count.of(player, 0) < need.number:
                return False
        return True

    def affordable(self, player: Player) -> bool:
        """Whether the player has what the effect takes."""
        for amount in self.pay:
            if player.have(amount.what) < amount.number:
                return False
        for amount in self.remove:
            if player.tiles[amount.what] < amount.number:
                return False
        return not self.takes_more or (
            player.pigs >= self.pigs
            and player.cattle >= self.cattle
            and player.pigs + player.cattle >= self.livestock
            and player.tracker >= self.steps_back
            and (self.different == 0 or len(goods_held(player)) >= self.different)
        )

    def words(self) -> str:
        """The effect in a few words: '1 water and a field for 2 provisions'."""
        cost = [goods_words(amount.number, amount.what) for amount in self.pay]
        cost += [some(self.pigs, ANIMALS[0])] if self.pigs else []
        cost += [some(self.cattle, ANIMALS[1])] if self.cattle else []
        cost += [f"{self.livestock} animals"] if self.livestock else []
        cost += [f"{self.different} different goods"] if self.different else []
        cost += [some(self.steps_back, "step of progress")] if self.steps_back else []
        cost += [some(amount.number, TILES[amount.what]) for amount in self.remove]
        reward = and_then([words_for(part) for part in self.parts]) + self.counted
        return f"{and_then(cost)} for {reward}" if cost else reward

    def usable(self, player: Player) -> bool:
        """BF-13.7, BF-15.8: a conversion that can be paid, brings something, and places its tile."""
        if not self.affordable(player) or self.times(player, 0) == 0:
            return False
        part = self.parts[0]
        if FIELD <= part.thing - TILE_THING <= FOREST and not self.remove:
            return can_place(player, part.thing - TILE_THING)
        return True


def words_for(part: Part) -> str:
    """A part of a reward in words."""
    if part.thing < len(GOODS):
        return goods_words(part.number, part.thing)
    if part.thing == ANY_BASIC:
        return f"{part.number} of a basic good"
    if part.thing == ANY_ANIMAL:
        return "an animal"
    return some(part.number, "step of progress" if part.thing == PROGRESS else THINGS[part.thing])


def goods_words(number: int, good: int) -> str:
    """'1 provision', '2 provisions', '2 glass'."""
    if number == 1 or good not in (PROVISION, COMMODITY):
        return f"{number} {GOODS[good]}"
    return f"{number} {'provisions' if good == PROVISION else 'commodities'}"


def some(number: int, name: str) -> str:
    """A number of things that have a plural: 'a pond', '2 ponds', '1 cattle'."""
    if name == "cattle":
        return f"{number} cattle"
    return f"a {name}" if number == 1 else f"{number} {name.replace('step', 'steps') if ' ' in name else name + 's'}"


def and_then(words: list[str]) -> str:
    return " and ".join(words) if len(words) < 3 else f"{', '.join(words[:-1])} and {words[-1]}"


def counted(per: str, every: int, thresholds: list[int]) -> str:
    if not per:
        return ""
    name = per.replace("_", " ")
    if thresholds:
        return f" at {', '.join(str(number) for number in thresholds)} {name}{'' if name == 'cattle' else 's'} each"
    return f" for every {every} {name}s" if every > 1 else f" for each {name}"


def goods_held(player: Player) -> list[int]:
    return [good for good in range(len(GOODS)) if player.have(good) > 0]


def can_place(player: Player, tile: int) -> bool:
    """BF-4.6: on an empty space, or in the place of a landscape tile of another kind."""
    same = player.tiles[tile] if tile <= PASTURE else 0
    return player.open_spaces() - same > 0


def read_needs(row: dict[str, int], estates: Estates) -> list[Need]:
    return [Need(count_named(name, estates), number) for name, number in row.items()]


def read_raised(row: dict[str, int]) -> list[int]:
    """The markers that are moved up."""
    if "basic" in row:
        return BASIC_MARKERS
    return [GOODS.index(good) for good in row]


def read_parts(row: dict[str, Any]) -> list[Part]:
    """BF-4.3: a part is all of one kind."""
    parts = []
    for name, number in row.get("gain", {}).items():
        if name == "basic":
            parts.append(Part(ANY_BASIC, number))
        elif name == "livestock":
            parts.append(Part(ANY_ANIMAL, number))
        elif name in GOODS or name in ANIMALS:
            parts.append(Part(THINGS.index(name), number))
        else:
            raise BadFacts(f"'{name}' is nothing that can be gained")
    for tile, number in row.get("place", {}).items():
        if tile not in TILES or TILES.index(tile) == EMPTY:
            raise BadFacts(f"'{tile}' is no tile that can be placed")
        parts.append(Part(TILE_THING + TILES.index(tile), number))
    if "progress" in row:
        parts.append(Part(PROGRESS, int(row["progress"])))
    if "build" in row:
        parts.append(Part(BUILDING, 1))
    return sorted(parts, key=thing_of)


def thing_of(part: Part) -> int:
    return part.thing
