"""The rulebook of Haspelknecht written a second time, plainly: what each seat is asked, and what comes of an answer.

Only chance is looked up: the first turn order, where the developments lie, and the pools after each draw.
"""

from collections import Counter
from collections.abc import Callable, Generator
from contextlib import suppress
from dataclasses import dataclass, field
from itertools import product

Disks = Counter[str]
Questions = dict[int, set[str]]
Answer = tuple[int, str]
Course = Generator[Questions, Answer, None]
Asking = Generator[Questions, Answer, str]
Pools = list[Disks]

COLOURS = ["black", "brown", "yellow"]
WORTH = {"yellow": 3, "brown": 2, "black": 1}
GOODS = ["food", "wood", "coal"]
# Level, the disk of a colour in its cost, symbols. The cost is one disk more than the level.
TILES = {
    "carrying_pole": (1, "yellow", "fork"),
    "barn": (1, "brown", "fork building"),
    "pickaxe": (1, "black", "hammer"),
    "hauling_cable": (1, "black", "hammer"),
    "charcoal_burner": (1, "brown", "fork building"),
    "bucket": (2, "brown", "fork"),
    "wheelbarrow": (2, "yellow", "fork"),
    "ladder": (2, "brown", "fork"),
    "coal_storage": (2, "black", "hammer building"),
    "windlass": (2, "black", "hammer"),
    "mining_timber": (3, "black", "hammer"),
    "oil_lamp": (3, "yellow", "hammer"),
    "hammer_and_pick": (3, "brown", "hammer"),
    "coal_sacks": (3, "yellow", "fork"),
    "water_mill": (3, "brown", "fork building"),
    "coal_driver": (4, "black", "hammer"),
    "lorry": (4, "brown", "hammer"),
    "handcart": (4, "yellow", "fork"),
    "horse_and_cart": (4, "yellow", "fork"),
    "small_coal_mine": (4, "black", "hammer"),
}
BUILDINGS = ["barn", "charcoal_burner", "coal_storage", "water_mill"]
MARKERS = ["hauling_cable", "wheelbarrow", "ladder", "windlass", "oil_lamp", "hammer_and_pick"]
MARKER_DISKS = {"wheelbarrow": "yellow", "ladder": "brown", "hammer_and_pick": "black"}
THALER_AT_ONCE = {"carrying_pole": 1, "oil_lamp": 1, "coal_driver": 1, "horse_and_cart": 1, "small_coal_mine": 3}
FOOD_AT_ONCE = {"handcart": 1, "horse_and_cart": 1}
WOOD_AT_ONCE = {"hammer_and_pick": 1, "lorry": 1}
PAID_AFAR = {2: ["coal", "wood", "food"], 3: ["coal"], 4: ["food"]}
PINGE_PARTS = [3, 2, 2]
SECTIONS = [(2, 1, "wheelbarrow"), (1, 1, "oil_lamp"), (2, 1, "wheelbarrow lorry"), (1, 2, "oil_lamp")]
SECTIONS += [(2, 2, "wheelbarrow lorry"), (1, 3, "oil_lamp lorry"), (2, 3, "lorry")]
LEASES = {1: (2, 0), 2: (2, 1), 3: (1, 2)}
WET_POOLS = [1, 3]


@dataclass
class Seat:
    goods: Counter[str] = field(default_factory=Counter)
    new: Counter[str] = field(default_factory=Counter)  # food and coal that came since the last planning
    thaler: int = 0
    debt: int = 0
    water: int = 0
    pinge: int = 7
    pinge_wood: int = 0
    tunnel: int = 11
    tunnel_wood: int = 0
    shaft: int = 0
    tiles: set[str] = field(default_factory=set)
    buildings: set[str] = field(default_factory=set)
    markers: set[str] = field(default_factory=set)
    fresh: set[str] = field(default_factory=set)  # markers of this phase
    improved: bool = False
    may_develop: bool = False  # the farmhand, in this phase
    carts: list[Disks] = field(default_factory=lambda: [Counter(), Counter()])
    disks: dict[str, Disks] = field(default_factory=dict)  # on farmer and farmhand
    paid: dict[str, str] = field(default_factory=dict)
    mill: str = "none"
    worked: set[str] = field(default_factory=set)
    did: str = ""
    points: Counter[str] = field(default_factory=Counter)

    def receive(self, good: str, number: int) -> None:
        self.goods[good] += number
        self.new[good] += number

    def planned(self) -> Disks:
        planned = sum(self.disks.values(), Counter[str]())
        planned["yellow"] += list(self.paid.values()).count("yellow")
        planned[self.mill] += 2
        del planned["none"]
        return planned

    def disks_left(self) -> Disks:
        markers = Counter(MARKER_DISKS[marker] for marker in self.markers if marker in MARKER_DISKS)
        left = self.carts[0] + self.carts[1] + markers
        left.subtract(self.planned())
        return +left

    def coal_in_reach(self) -> bool:
        """Wood fields are passed one by one; 2 pit water bar the Pinge, 5 the tunnel."""
        if self.pinge:
            return self.water < 2 and 7 - self.pinge < sum(PINGE_PARTS[: self.pinge_wood + 1])
        return self.water < 5 and 11 - self.tunnel < sum(coal for coal, _, _ in SECTIONS[: self.tunnel_wood])

    def emptied(self) -> list[tuple[int, int, str]]:
        return [
            part for n, part in enumerate(SECTIONS) if sum(coal for coal, _, _ in SECTIONS[: n + 1]) <= 11 - self.tunnel
        ]

    def symbols(self, symbol: str) -> int:
        return sum(symbol in TILES[tile][2].split() for tile in self.tiles)

    def score(self) -> dict[str, int]:
        """All lines that are not 0."""
        lines = dict(self.points)
        emptied = self.emptied()
        lines["Tunnel sections"] = sum(points for _, points, _ in emptied)
        for tile, name in (("wheelbarrow", "Wheelbarrow"), ("oil_lamp", "Oil Lamp"), ("lorry", "Lorry")):
            lines[name] = sum(tile in shown.split() for _, _, shown in emptied) if tile in self.tiles else 0
        lines["Handcart"] = self.symbols("fork") if "handcart" in self.tiles else 0
        lines["Coal Driver"] = self.symbols("hammer") if "coal_driver" in self.tiles else 0
        lines["Building symbols"] = [0, 1, 3, 6, 10][self.symbols("building")]
        lines["Unused markers"] = len(self.markers)
        lines["Thaler"] = min(self.thaler + 1, 6) if self.thaler else 0
        lines["Debts"] = 1 - 2 * self.debt if self.debt else 0
        lines["Pit water"] = min(1 - self.water, 0)
        return {name: points for name, points in lines.items() if points}


def set_name(disks: Disks) -> str:
    return "-".join(f"{colour}{disks[colour]}" for colour in COLOURS if disks[colour]) or "none"


def pays_for(disks: Disks, tile: str) -> bool:
    level, colour, _ = TILES[tile]
    return disks.total() == level + 1 and disks[colour] > 0


def ask(seat: int, options: set[str]) -> Asking:
    """One option is no question."""
    if len(options) == 1:
        return next(iter(options))
    answered, chosen = yield {seat: options}
    assert answered == seat
    return chosen


def together(courses: list[Course]) -> Course:
    """Several courses at the same time; each goes on when its own seat answers."""
    asked: dict[int, tuple[Course, set[str]]] = {}
    for course in courses:
        asked |= {seat: (course, options) for seat, options in next(course, {}).items()}
    while asked:
        answer = yield {seat: options for seat, (_, options) in asked.items()}
        course, _ = asked.pop(answer[0])
        with suppress(StopIteration):
            asked |= {seat: (course, options) for seat, options in course.send(answer).items()}


class Referee:
    def __init__(
        self, order: list[int], places: dict[str, tuple[int, int]], see: Callable[[], list[Pools]], options: set[str]
    ) -> None:
        self.order = order
        self.places = places
        self.see = see
        self.options = options
        self.seats = [Seat() for _ in order]
        self.stacks: dict[str, list[int]] = {tile: [] for tile in places}
        self.pools, self.reserves = see()
        self.year = 1
        self.season = "spring"
        self.course = self.game()
        self.questions: Questions = {}

    def begin(self) -> None:
        self.questions = next(self.course, {})

    def answer(self, seat: int, chosen: str) -> None:
        self.questions = {}
        with suppress(StopIteration):
            self.questions = self.course.send((seat, chosen))

    def winners(self) -> list[int]:
        def strength(seat: int) -> tuple[int, int, int]:
            home = self.seats[seat]
            return sum(home.score().values()), 18 - home.pinge - home.tunnel, -self.order.index(seat)

        return [max(self.order, key=strength)]

    def game(self) -> Course:
        for self.year in (1, 2, 3):
            for self.season in ("spring", "summer", "autumn"):
                if self.season != "summer":
                    for home in self.seats:
                        home.water += "bucket" not in home.tiles
                yield from self.action_phase()
            yield from self.winter()

    def action_phase(self) -> Course:
        if (self.year, self.season) != (1, "spring"):
            self.refill()
        for second in (False, True):
            for seat in self.order:
                yield from self.before_taking(seat, second)
                yield from self.take(seat, second)
        self.find_order()
        if "in-turn" in self.options:
            for seat in self.order:
                yield from self.plan(seat)
                self.commit(seat)
        else:
            yield from together([self.plan(seat) for seat in range(len(self.seats))])
            for seat in self.order:
                self.commit(seat)
        for seat in self.order:
            yield from self.carry_out(seat)
        for home in self.seats:
            home.fresh = set()

    # Disks

    def refill(self) -> None:
        """The draw itself is chance: how many lie where is not, and what lay there stays."""
        bag: Disks = Counter()
        for home in self.seats:
            bag += home.carts[0] + home.carts[1]
            home.carts = [Counter(), Counter()]
            home.disks, home.paid, home.mill, home.worked = {}, {}, "none", set()
        kept = [action + reserve for action, reserve in zip(self.pools, self.reserves, strict=True)]
        left, sizes = bag.total(), []
        for room in [3 for _ in kept] + [max(6 - pool.total(), 0) for pool in kept]:
            sizes.append(min(room, left))
            left -= sizes[-1]
        self.pools, self.reserves = self.see()
        number = len(kept)
        assert [reserve.total() for reserve in self.reserves] == sizes[:number]
        drawn = [now - before for now, before in zip(self.pools, kept, strict=True)]
        assert [now - new for now, new in zip(self.pools, drawn, strict=True)] == kept
        assert [new.total() for new in drawn] == sizes[number:]
        assert sum(drawn + self.reserves, Counter[str]()) == bag
        assert left == 0

    def can_take(self, seat: int, second: bool) -> set[str]:
        if second and self.seats[seat].carts[0].total() >= 5:
            return set()
        return {f"take:{'abcd'[n]}:{colour}" for n, pool in enumerate(self.pools) for colour in COLOURS if pool[colour]}

    def swaps(self, seat: int) -> set[str]:
        if "oil_lamp" not in self.seats[seat].markers:
            return set()
        return {
            f"lamp:{'abcd'[n]}:{out}-{back}"
            for n, (action, reserve) in enumerate(zip(self.pools, self.reserves, strict=True))
            for out, back in product(COLOURS, COLOURS)
            if out != back and reserve[out] and action[back]
        }

    def swap(self, seat: int, chosen: str) -> None:
        _, name, colours = chosen.split(":")
        out, back = colours.split("-")
        pool, reserve = self.pools["abcd".index(name)], self.reserves["abcd".index(name)]
        pool[out] += 1
        pool[back] -= 1
        reserve[out] -= 1
        reserve[back] += 1
        self.seats[seat].markers.remove("oil_lamp")

    def before_taking(self, taker: int, second: bool) -> Course:
        if "any-taking" in self.options and self.can_take(taker, second):
            for owner in self.order:
                if owner != taker and self.swaps(owner):
                    chosen = yield from ask(owner, {"pass"} | self.swaps(owner))
                    if chosen != "pass":
                        self.swap(owner, chosen)

    def take(self, seat: int, second: bool) -> Course:
        home = self.seats[seat]
        while takes := self.can_take(seat, second):
            options = takes | ({"pass"} if second else set()) | self.swaps(seat) | self.uses(home, True)
            chosen = yield from ask(seat, options)
            if chosen in takes:
                self.take_disks(home, chosen, second)
            if chosen in takes or chosen == "pass":
                return
            if chosen.startswith("lamp"):
                self.swap(seat, chosen)
            else:
                yield from self.use(seat, chosen)

    def take_disks(self, home: Seat, chosen: str, second: bool) -> None:
        _, name, colour = chosen.split(":")
        pool = "abcd".index(name)
        number = self.pools[pool][colour]
        if second:
            number = min(number, 5 - home.carts[0].total())
        elif pool in WET_POOLS:
            home.water += 1
        self.pools[pool][colour] -= number
        home.carts[second][colour] += number

    def find_order(self) -> None:
        for home in self.seats:
            if (self.year, self.season) == (1, "spring") and (home.carts[0] + home.carts[1]).total() < 5:
                home.water = max(home.water - 1, 0)

        def value(seat: int) -> int:
            return sum(WORTH[colour] * number for colour, number in self.seats[seat].carts[0].items())

        self.order = self.order[::-1]  # of equals the later one goes first
        self.order.sort(key=value)

    # Planning

    def plan(self, seat: int) -> Course:
        home = self.seats[seat]
        for worker in ("farmer", "farmhand"):
            sets = self.sets_for(home, worker == "farmer" or home.improved)
            chosen = yield from ask(seat, {f"{worker}:{name}" for name in sets})
            home.disks[worker] = sets[chosen.split(":")[1]]
        for worker in ["digger"] if home.pinge else ["miner", "haspel"]:
            paid = list(home.paid.values())
            options = {f"{worker}:none"}
            if worker != "miner" and home.disks_left()["yellow"]:
                options.add(f"{worker}:yellow")
            if home.goods["food"] > paid.count("food"):
                options.add(f"{worker}:food")
            if home.thaler > paid.count("thaler"):
                options.add(f"{worker}:thaler")
            chosen = yield from ask(seat, options)
            home.paid[worker] = chosen.split(":")[1]
        if "water_mill" in home.buildings:
            left = home.disks_left()
            trades = {f"mill:{colour}" for colour in ("yellow", "black") if left[colour] >= 2}
            chosen = yield from ask(seat, {"mill:none"} | trades)
            home.mill = chosen.split(":")[1]

    def sets_for(self, home: Seat, develops: bool) -> dict[str, Disks]:
        left = home.disks_left()
        found: dict[str, Disks] = {}
        for numbers in product(*[range(left[colour] + 1) for colour in COLOURS]):
            disks = +Counter(dict(zip(COLOURS, numbers, strict=True)))
            if len(disks) <= 1 or (develops and any(pays_for(disks, tile) for tile in self.wanted(home))):
                found[set_name(disks)] = disks
        return found

    def wanted(self, home: Seat) -> list[str]:
        return [tile for tile in self.places if tile not in home.tiles] if len(home.tiles) < 9 else []

    def commit(self, seat: int) -> None:
        home = self.seats[seat]
        short = home.planned() - (home.carts[0] + home.carts[1])
        home.markers -= {marker for marker, colour in MARKER_DISKS.items() if short[colour]}
        payments = list(home.paid.values())
        home.goods["food"] -= payments.count("food")
        home.thaler -= payments.count("thaler")
        home.new = Counter()
        home.may_develop = home.improved
        home.did = ""

    # Carrying out

    def carry_out(self, seat: int) -> Course:
        home = self.seats[seat]
        if home.mill == "yellow":
            home.receive("food", 1)
            home.points["Water Mill"] += 2
        elif home.mill == "black":
            home.thaler += 1
        while options := {f"work:{worker}" for worker in self.ready(home)} | self.uses(home, True):
            chosen = yield from ask(seat, options | {"done"})
            if chosen == "done":
                return
            if not chosen.startswith("work"):
                yield from self.use(seat, chosen)
                continue
            worker = chosen.split(":")[1]
            home.worked.add(worker)
            if worker in ("farmer", "farmhand"):
                yield from self.own_work(seat, worker)
            else:
                yield from self.contract_work(seat, worker)

    def ready(self, home: Seat) -> list[str]:
        """Workers that were planned and find something to do."""
        able = [worker for worker in ("farmer", "farmhand") if self.tasks(home, worker)]
        if home.pinge:
            contract = {"digger": home.water >= 2 or home.coal_in_reach()}
        else:
            contract = {"miner": home.coal_in_reach(), "haspel": home.shaft > 0 or home.water > 0}
        able += [worker for worker, can in contract.items() if can and home.paid.get(worker, "none") != "none"]
        return [worker for worker in able if worker not in home.worked]

    def tasks(self, home: Seat, worker: str) -> set[str]:
        disks = home.disks.get(worker, Counter())
        found = set()
        if set(disks) in ({"yellow"}, {"brown"}):
            found.add("produce")
        if set(disks) == {"black"} and (home.coal_in_reach() or (home.pinge and home.water)):
            found.add("mine")
        if worker == "farmer" or home.may_develop:
            tiles = [tile for tile in self.wanted(home) if pays_for(disks, tile)]
            found |= {f"build:{tile}" for tile in tiles if self.is_near(home, tile) or self.afar(home, tile)}
        return found

    def own_work(self, seat: int, worker: str) -> Course:
        home = self.seats[seat]
        task = yield from ask(seat, self.tasks(home, worker))
        number = home.disks[worker].total()
        if task == "produce":
            good = "food" if "yellow" in home.disks[worker] else "wood"
            number += home.did == good
            number += good == "food" and worker == "farmer" and self.season == "summer"
            home.receive(good, number)
            home.did = good
        elif task == "mine":
            yield from self.mine(seat, number + (home.did == "mine"))
        else:
            yield from self.develop(seat, task.split(":")[1])

    def mine(self, seat: int, actions: int) -> Course:
        home = self.seats[seat]
        began_in_pinge = home.pinge > 0
        while actions and began_in_pinge == (home.pinge > 0):
            options = {"coal"} if home.coal_in_reach() else set()
            options |= {"water"} if home.pinge and home.water else set()
            options |= self.uses(home, False)
            if not options:
                return
            chosen = yield from ask(seat, options | {"stop"})
            if chosen == "stop":
                return
            if chosen not in ("coal", "water"):
                yield from self.use(seat, chosen)
                continue
            actions -= 1
            home.did = "mine"
            if chosen == "coal":
                self.excavate(home)
            else:
                home.water = max(home.water - 2, 0)

    def contract_work(self, seat: int, worker: str) -> Course:
        home = self.seats[seat]
        actions = {"digger": 2, "miner": 3, "haspel": 3}[worker]
        began_in_pinge = home.pinge > 0
        while actions and began_in_pinge == (home.pinge > 0):
            options = self.contract_actions(home, worker) | self.uses(home, False)
            if not options:
                return
            chosen = yield from ask(seat, options if worker == "digger" else options | {"stop"})
            if chosen == "stop":
                return
            if chosen not in ("coal", "water"):
                yield from self.use(seat, chosen)
                continue
            actions -= 1
            if chosen == "water":
                home.water = max(home.water - 2, 0)
            elif worker == "haspel":
                home.shaft -= 1
                home.receive("coal", 1)
            else:
                self.excavate(home)

    def contract_actions(self, home: Seat, worker: str) -> set[str]:
        if worker == "digger":
            return {"water" if home.water >= 2 else "coal" if home.coal_in_reach() else "stop"}
        if worker == "miner":
            return {"coal"} if home.coal_in_reach() else set()
        return ({"water"} if home.water else set()) | ({"coal"} if home.shaft and home.water < 2 else set())

    def excavate(self, home: Seat) -> None:
        if not home.pinge:
            home.tunnel -= 1
            home.shaft += 1
            return
        home.pinge -= 1
        home.receive("coal", 1)
        if not home.pinge:
            home.pinge_wood = 0
            home.points["Pinge"] += {1: 2, 2: 1, 3: 0}[self.year]

    # Developments

    def is_near(self, home: Seat, tile: str) -> bool:
        row, cell = self.places[tile]
        sides = [(row, cell - 2), (row, cell + 2), *product((row - 1, row + 1), (cell - 1, cell + 1))]
        return TILES[tile][0] == 1 or any(self.places[own] in sides for own in home.tiles)

    def afar(self, home: Seat, tile: str) -> set[str]:
        """What may be given for a distant development that another seat owns."""
        if not self.stacks[tile]:
            return set()
        return {f"pay:{good}" for good in PAID_AFAR[TILES[tile][0]] if self.payable(home, good) > 0}

    def payable(self, home: Seat, good: str) -> int:
        keep = 0 if good == "wood" or "new-goods" in self.options else home.new[good]
        return home.goods[good] - keep

    def develop(self, seat: int, tile: str) -> Course:
        home, stack = self.seats[seat], self.stacks[tile]
        if not self.is_near(home, tile):
            chosen = yield from ask(seat, self.afar(home, tile))
            good = chosen.split(":")[1]
            home.goods[good] -= 1
            self.seats[stack[-1]].receive(good, 1)
        home.points["Developments"] += max(TILES[tile][0] - len(stack), 0)
        stack.append(seat)
        home.tiles.add(tile)
        if tile in MARKERS:
            home.markers.add(tile)
            home.fresh.add(tile)
        if tile in BUILDINGS:
            home.buildings.add(tile)
        yield from self.effect(seat, tile)

    def effect(self, seat: int, tile: str) -> Course:
        home = self.seats[seat]
        home.thaler += THALER_AT_ONCE.get(tile, 0)
        home.receive("food", FOOD_AT_ONCE.get(tile, 0))
        home.goods["wood"] += WOOD_AT_ONCE.get(tile, 0)
        if tile == "pickaxe":
            home.improved = True
            home.may_develop = "at-once" in self.options
        elif tile == "windlass":
            home.water = max(home.water - 1, 0)
        elif tile == "lorry":
            home.shaft += 2
        elif tile == "mining_timber":
            yield from self.mining_timber(seat)
        elif tile == "coal_sacks":
            yield from self.coal_sacks(seat)
        elif tile == "hammer_and_pick":
            yield from self.hammer_and_pick(seat)

    def mining_timber(self, seat: int) -> Course:
        home = self.seats[seat]
        chosen = yield from ask(seat, {"choose:1", "choose:2"})
        if chosen == "choose:1":
            home.goods["wood"] += 3
            home.water += 1
        else:
            home.thaler += 1

    def coal_sacks(self, seat: int) -> Course:
        home = self.seats[seat]
        affordable = {f"choose:{coal}" for coal in (1, 2) if coal <= self.payable(home, "coal")}
        chosen = yield from ask(seat, {"choose:none"} | affordable)
        given = int(chosen.split(":")[1].replace("none", "0"))
        home.goods["coal"] -= given
        home.thaler += given > 0
        home.receive("food", int(given == 2))

    def hammer_and_pick(self, seat: int) -> Course:
        home = self.seats[seat]
        while options := ({"coal"} if home.coal_in_reach() else set()) | self.uses(home, False):
            chosen = yield from ask(seat, options | {"stop"})
            if chosen == "coal":
                self.excavate(home)
            if chosen in ("coal", "stop"):
                return
            yield from self.use(seat, chosen)

    # At any time

    def uses(self, home: Seat, between_workers: bool) -> set[str]:
        found = set()
        if home.goods["wood"]:
            found |= {"wood:pinge"} if home.pinge and home.pinge_wood < 2 else set()
            early = home.pinge > 0 and "late-timber" in self.options
            found |= {"wood:tunnel"} if home.tunnel_wood < 7 and not early else set()
        if "charcoal_burner" in home.buildings and home.goods["wood"] >= 2:
            found.add("burn")
        usable = home.markers - home.fresh
        if "hauling_cable" in usable and home.water:
            found.add("cable")
        if between_workers and "windlass" in usable and not home.pinge and (home.shaft or home.water):
            found.add("windlass")
        return found

    def use(self, seat: int, chosen: str) -> Course:
        home = self.seats[seat]
        if chosen.startswith("wood"):
            home.goods["wood"] -= 1
            home.pinge_wood += chosen == "wood:pinge"
            home.tunnel_wood += chosen == "wood:tunnel"
        elif chosen == "burn":
            home.goods["wood"] -= 2
            home.receive("coal", 2)
            home.points["Charcoal Burner"] += 1
        elif chosen == "cable":
            home.markers.remove("hauling_cable")
            home.water -= 1
            home.points["Hauling Cable"] += 1
        else:
            home.markers.remove("windlass")
            yield from self.contract_work(seat, "haspel")

    # Winter

    def winter(self) -> Course:
        everybody = range(len(self.seats))
        yield from together([self.score_coal(seat) for seat in everybody])
        for home in self.seats:
            food, thaler = LEASES[self.year]
            home.debt += max(food - home.goods["food"], 0) + max(thaler - home.thaler, 0)
            home.goods["food"] = max(home.goods["food"] - food, 0)
            home.thaler = max(home.thaler - thaler, 0)
        yield from together([self.store(seat) for seat in everybody])

    def window(self, seat: int) -> Course:
        while options := self.uses(self.seats[seat], True):
            chosen = yield from ask(seat, options | {"done"})
            if chosen == "done":
                return
            yield from self.use(seat, chosen)

    def score_coal(self, seat: int) -> Course:
        yield from self.window(seat)
        home = self.seats[seat]
        coal = home.goods["coal"]
        by_chart = coal - 1 if coal >= 3 else 0
        home.points["Coal in winter"] += coal if "horse_and_cart" in home.tiles else by_chart

    def store(self, seat: int) -> Course:
        yield from self.window(seat)
        home = self.seats[seat]
        kept: Counter[str] = Counter()
        farm, barn = {"wood": 1}, {"food": 2}
        for points in [farm, barn] if "barn" in home.buildings else [farm]:
            options = {f"store:{good}" for good in GOODS if home.goods[good] > kept[good]}
            if points is barn and "coal_storage" in home.buildings and home.goods["wood"] == kept["wood"] + 1:
                options.discard("store:wood")  # the Coal Storage takes it, for the same points
            chosen = yield from ask(seat, options | {"store:none"})
            good = chosen.split(":")[1]
            kept[good] += 1
            home.points["Storage"] += points.get(good, 0)
        if "coal_storage" in home.buildings:
            home.points["Storage"] += home.goods["coal"] > kept["coal"]
            for good in ("coal", "wood"):
                kept[good] += home.goods[good] > kept[good]
        home.goods = Counter({good: kept[good] for good in GOODS})
        yield from self.window(seat)
