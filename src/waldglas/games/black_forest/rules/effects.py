"""What a visit, a job or a building does, as the facts tell it: conditions, cost, and the parts of the reward."""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from waldglas.core.agenda import Step
from waldglas.core.message import Message, Thing
from waldglas.core.packed import packed
from waldglas.games.black_forest.rules.counts import count_named
from waldglas.games.black_forest.rules.estates import Estates
from waldglas.games.black_forest.rules.player import (
    ANIMALS,
    BASIC_GOODS,
    BASIC_MARKERS,
    FIELD,
    FOREST,
    GOODS,
    PASTURE,
    PROVISION,
    TILES,
    Player,
    affords,
    price_of,
)
from waldglas.games.black_forest.rules.things import (
    ANIMAL_THINGS,
    GOOD_THINGS,
    PROGRESS_STEP,
    TILE_THINGS,
    counted_thing,
    goods_of,
    some,
)
from waldglas.games.shared.counts import Count
from waldglas.games.shared.effects import Amount

# Whatever can be a part of a reward: goods, animals, tiles, steps of progress, a building.
THINGS: Final = [*GOODS, *ANIMALS, *TILES[1:], "progress", "building"]
REWARD_THINGS: Final = [*GOOD_THINGS, *ANIMAL_THINGS, *TILE_THINGS[1:], Thing("progress"), Thing("any-building")]
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


class Part:
    """A part of a reward, and the event that taking it is."""

    def __init__(self, thing: i64, number: i64) -> None:
        self.thing: Final[i64] = thing
        self.number: Final[i64] = number
        self.event: i64 = NO_EVENT


class Need:
    """At least so many of something."""

    def __init__(self, count: Count[Player], number: i64) -> None:
        self.count: Final = count
        self.number: Final[i64] = number


class Effect:
    def __init__(self, row: dict[str, Any], estates: Estates) -> None:
        pay: dict[str, int] = row.get("pay", {})
        per: str = row.get("per", "")
        self.needs = read_needs(row.get("if", {}), estates)
        remove: dict[str, int] = row.get("remove", {})
        self.pay = vec[Amount]([Amount(GOODS.index(good), number) for good, number in pay.items() if good in GOODS])
        self.pigs: i64 = pay.get("pig", 0)
        self.cattle: i64 = pay.get("cattle", 0)
        self.livestock: i64 = pay.get("livestock", 0)
        self.different: i64 = pay.get("different", 0)
        self.steps_back: i64 = pay.get("progress", 0)
        self.remove = vec[Amount]([Amount(TILES.index(tile), number) for tile, number in remove.items()])
        self.price: i64 = price_of([pay.get(good, 0) for good in GOODS], [remove.get(tile, 0) for tile in TILES])
        self.drop = "drop" in row
        self.raised = read_raised(row.get("raise", {}))
        self.raise_to: i64 = max(row.get("raise", {}).values(), default=0)
        self.parts = vec[Part](read_parts(row))
        self.per: Count[Player] | None = None if per in ("", EVENTS[GLASS_GAINED]) else count_named("per", per, estates)
        self.tiles_counted: i64 = (
            0 if self.per is None else self.per.tiles_counted()
        )  # a bit for each kind of landscape
        self.every: i64 = int(row.get("every", 1))
        self.most: i64 = int(row.get("most", 0))
        self.thresholds = packed(row.get("thresholds", []))
        self.both_wheels = row.get("wheels") == "both"
        self.gift: i64 = int(row.get("gift", 0))
        self.on_estate = row.get("where") == "estate"
        self.optional = bool(row.get("optional", False))
        self.whole = bool(row.get("whole", False))
        self.builds = "build" in row
        self.free_build = row.get("build") == "free small"
        self.fill = packed([TILES.index(tile) for tile in row.get("fill", [])])
        self.special = str(row.get("special", ""))
        self.then: Effect | None = Effect(row["then"], estates) if "then" in row else None
        self.basic_cost: i64 = sum(number for good, number in pay.items() if good in GOODS[:BASIC_GOODS])
        self.provisions: i64 = pay.get(GOODS[PROVISION], 0)
        self.costs = bool(pay or remove)
        self.takes_more = any(name not in GOODS for name in pay)  # than goods and tiles
        self.message: Final = self.described(per)
        # What it sets off, filled in by the rules.
        self.steps: list[Step[Any]] = []

    def times(self, player: Player, space: i64) -> i64:
        """How often the reward is gained, by what it counts."""
        if self.per is None:
            return 1
        number = self.per.of(player, space)
        if len(self.thresholds):
            return self.reached(number)
        number //= self.every
        return min(number, self.most) if self.most else number

    def reached(self, number: i64) -> i64:
        """How many of the thresholds a number has reached."""
        reached: i64 = 0
        for threshold in self.thresholds:
            if threshold <= number:
                reached += 1
        return reached

    def met(self, player: Player) -> bool:
        for need in self.needs:
            if need.count.of(player, 0) < need.number:
                return False
        return True

    def affordable(self, player: Player) -> bool:
        """Whether the player has what the effect takes."""
        return self.payable(player, player.purse())

    def payable(self, player: Player, purse: i64) -> bool:
        """The same for whoever knows the player's purse."""
        return affords(purse, self.price) and (not self.takes_more or self.has_more(player))

    def has_more(self, player: Player) -> bool:
        """Whether what is paid besides goods and tiles is there."""
        return (
            player.pigs >= self.pigs
            and player.cattle >= self.cattle
            and player.pigs + player.cattle >= self.livestock
            and player.tracker >= self.steps_back
            and (self.different == 0 or player.kinds_held() >= self.different)
        )

    def described(self, per: str) -> Message:
        """The effect in a few words: '1 water and a field for 2 provisions'."""
        cost = self.cost_messages()
        reward = self.reward_message(per)
        return Message("effect-exchange", {"cost": cost, "reward": reward}) if cost else reward

    def cost_messages(self) -> list[Message]:
        cost = [goods_of(good.number, good.what) for good in self.pay]
        cost += [some(self.pigs, ANIMAL_THINGS[0])] if self.pigs else []
        cost += [some(self.cattle, ANIMAL_THINGS[1])] if self.cattle else []
        cost += [Message("amount-animals", {"number": self.livestock})] if self.livestock else []
        cost += [Message("amount-different", {"number": self.different})] if self.different else []
        cost += [some(self.steps_back, PROGRESS_STEP)] if self.steps_back else []
        cost += [some(tile.number, TILE_THINGS[tile.what]) for tile in self.remove]
        return cost

    def reward_message(self, per: str) -> Message:
        values: dict[str, object] = {"parts": [part_message(part) for part in self.parts]}
        if not per:
            return Message("reward", values)
        values["thing"] = counted_thing(per)
        if len(self.thresholds):
            values["numbers"] = ", ".join(map(str, self.thresholds))
            return Message("reward-thresholds", values)
        values["every"] = self.every
        return Message("reward-counted", values)

    def usable(self, player: Player) -> bool:
        """BF-13.7, BF-15.8: a conversion that can be paid, brings something, and places its tile."""
        return self.useful(player, player.purse())

    def useful(self, player: Player, purse: i64) -> bool:
        """The same for whoever knows the player's purse."""
        if not self.payable(player, purse) or self.times(player, 0) == 0:
            return False
        part = self.parts[0]
        if FIELD <= part.thing - TILE_THING <= FOREST and not len(self.remove):
            return can_place(player, part.thing - TILE_THING)
        return True


def part_message(part: Part) -> Message:
    """A part of a reward in a few words."""
    if part.thing < len(GOODS):
        return goods_of(part.number, part.thing)
    if part.thing == ANY_BASIC:
        return Message("amount-basic", {"number": part.number})
    if part.thing == ANY_ANIMAL:
        return Message("amount-animals", {"number": part.number})
    return some(part.number, PROGRESS_STEP if part.thing == PROGRESS else REWARD_THINGS[part.thing])


def can_place(player: Player, tile: i64) -> bool:
    """BF-4.6: on an empty space, or in the place of a landscape tile of another kind."""
    same: i64 = player.tiles[tile] if tile <= PASTURE else 0
    return player.open_spaces() - same > 0


def read_needs(row: dict[str, int], estates: Estates) -> list[Need]:
    return [Need(count_named("needs", name, estates), number) for name, number in row.items()]


def read_raised(row: dict[str, int]) -> vec[i64]:
    """The markers that are moved up."""
    if "basic" in row:
        return packed(BASIC_MARKERS)
    return packed([GOODS.index(good) for good in row])


def read_parts(row: dict[str, Any]) -> list[Part]:
    """BF-4.3: a part is all of one kind."""
    parts = []
    for name, number in row.get("gain", {}).items():
        if name == "basic":
            parts.append(Part(ANY_BASIC, number))
        elif name == "livestock":
            parts.append(Part(ANY_ANIMAL, number))
        else:
            parts.append(Part(THINGS.index(name), number))
    for tile, number in row.get("place", {}).items():
        parts.append(Part(TILE_THING + TILES.index(tile), number))
    if "progress" in row:
        parts.append(Part(PROGRESS, int(row["progress"])))
    if "build" in row:
        parts.append(Part(BUILDING, 1))
    return sorted(parts, key=thing_of)


def thing_of(part: Part) -> i64:
    return part.thing
