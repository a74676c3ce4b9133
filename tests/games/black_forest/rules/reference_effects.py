"""What visits, jobs and buildings do in the second writing of Black Forest's rulebook, question by question."""

from __future__ import annotations

from collections import Counter
from collections.abc import Generator, Iterable
from copy import copy
from typing import Self

from tests.games.black_forest.rules.reference_home import HALVES, OPEN, WHEELS, Home
from tests.games.black_forest.rules.reference_tables import (
    ANIMALS,
    ANSWERS,
    BASIC,
    BUILDINGS,
    COUNTED,
    COUNTING,
    FORT_BRICK,
    GOODS,
    LANDSCAPE,
    LOCATIONS,
    REFINED,
    SHOWN,
    TILES,
    VILLAGES,
    VISITS,
    Deal,
)

Questions = dict[int, set[str]]
Answer = tuple[int, str]
Course = Generator[Questions, Answer, None]
Asking = Generator[Questions, Answer, str]


def ask(seat: int, options: Iterable[str]) -> Asking:
    """One option is no question, and none is nothing."""
    offered = set(options)
    if len(offered) < 2:
        return next(iter(offered), "")
    answered, chosen = yield {seat: offered}
    assert answered == seat
    return chosen


def finished(course: Course) -> None:
    """Runs a course in which nothing may be asked."""
    assert list(course) == []


def without_one(home: Home, good: str) -> dict[str, Home]:
    """The home without one of a good, by the answer that says from which marker it goes."""
    if good == "provision":
        found = {}
        for pair in home.spends(1):
            found[f"provisions:{pair[0]}-{pair[1]}"] = home.twin()
            found[f"provisions:{pair[0]}-{pair[1]}"].provisions = pair
        return found
    found = {}
    for marker in HALVES.get(good, [good]):
        if home.goods[marker] > 0:
            token = f"from:{int(marker == 'charcoal')}"
            found[token] = home.twin()
            found[token].goods[marker] -= 1
    return found


def numbered(word: str, name: str, deals: list[Deal]) -> dict[str, Deal]:
    """Answers that name a deal, with a number where there are several."""
    if len(deals) == 1:
        return {f"{word}:{name}": deals[0]}
    return {f"{word}:{name}:{number + 1}": deal for number, deal in enumerate(deals)}


class Effects:
    def __init__(self, homes: list[Home], offer: list[str], pile: list[str]) -> None:
        self.homes = homes
        self.offer = offer
        self.pile = pile
        self.jobs: dict[str, str] = {}  # by village or location
        self.villages: dict[str, list[str]] = {}
        self.reminders = 0
        self.extra_turn = False

    def ahead(self, seat: int, home: Home) -> Self:
        """The same table to try something at, with a home of its own; nobody knows the job of a reminder tile."""
        ahead = copy(self)
        ahead.homes = self.homes[:]
        ahead.homes[seat] = home.twin()
        ahead.homes[seat].reminder = False
        ahead.jobs, ahead.offer, ahead.pile = self.jobs.copy(), self.offer[:], self.pile[:]
        return ahead

    # Goods

    def look(self, seat: int) -> Course:
        """Both wheels, the Glassmaking wheel first."""
        home = self.homes[seat]
        glass = home.turn("glassmaking")
        yield from self.produced(seat, glass, home.turn("cooking"))

    def produced(self, seat: int, glass: int, cooked: int) -> Course:
        home = self.homes[seat]
        reminded = cooked > 0 and home.reminder and home.dials["cooking"] >= 2
        painted = glass if "cabinet_painter" in home.ready else 0
        home.reminder = home.reminder and not reminded
        first = "job" if reminded else "take:porridge"
        if reminded and painted:
            first = yield from ask(seat, {"job", "take:porridge"})
        for what in [first, "take:porridge"] if first == "job" else [first, "job"]:
            if what == "job" and reminded:
                yield from self.remind(seat)
            elif what != "job" and painted:
                yield from self.gain(seat, "porridge", painted)

    def remind(self, seat: int) -> Course:
        for _ in range(SHOWN[len(self.homes)][self.reminders]):
            self.reveal()
        self.reminders += 1
        yield from self.gain_basic(seat, 1)

    def reveal(self) -> None:
        if not self.pile:
            return
        job = self.pile.pop(0)
        node = job
        if job not in LOCATIONS:
            ring = list(VILLAGES)
            node = next(village for village in ring if job in self.villages[village])
            while node in self.jobs:
                node = ring[(ring.index(node) + 1) % 5]
        self.jobs[node] = job

    def gain(self, seat: int, good: str, number: int) -> Course:
        home = self.homes[seat]
        if number == 0:
            return
        if good == "provision":
            low, high = home.provisions
            rises = range(min(number, 6 - low - high) + 1)
            pairs = [sorted((low + part, high + rises[-1] - part)) for part in rises]
            fine = {f"provisions:{one}-{other}" for one, other in pairs if other <= 3}
            chosen = yield from ask(seat, fine)
            home.provisions = [int(digit) for digit in chosen.removeprefix("provisions:").split("-")]
        elif good == "charcoal":
            wheel = yield from ask(seat, {f"on:{wheel}" for wheel in home.wheels_with_room()})
            if wheel:
                yield from self.raise_marker(
                    seat, "charcoal" if wheel == "on:glassmaking" else "charcoal_cooking", number
                )
        else:
            yield from self.raise_marker(seat, good, number)

    def raise_marker(self, seat: int, marker: str, number: int) -> Course:
        """One at a time, with production after each."""
        home, taken = self.homes[seat], 0
        for _ in range(number):
            if home.goods[marker] == (3 if marker in REFINED else 7):
                break
            home.goods[marker] += 1
            taken += 1
            for wheel, (basic, _) in WHEELS.items():
                if marker in basic:
                    turned = home.turn(wheel)
                    glass, cooked = (turned, 0) if wheel == "glassmaking" else (0, turned)
                    yield from self.produced(seat, glass, cooked)
        if marker == "glass":
            yield from self.produced(seat, taken, 0)

    def gain_basic(self, seat: int, number: int, gifts: list[int] | None = None) -> Course:
        home = self.homes[seat]
        kinds = [good for good in BASIC if home.has_room(good)] or (BASIC if gifts is not None else [])
        chosen = yield from ask(seat, {f"take:{good}" for good in kinds})
        if chosen:
            good = chosen.removeprefix("take:")
            yield from self.gain(seat, good, number)
            for other in gifts or []:
                yield from self.gift(other, good)

    def gift(self, seat: int, good: str) -> Course:
        """One of a good, which may be declined."""
        home = self.homes[seat]
        while True:
            uses = self.usable(home)
            takes = {f"take:{good}"} if home.has_room(good) else set()
            if takes and good == "charcoal":
                takes = {f"on:{wheel}" for wheel in home.wheels_with_room()}
            if not takes and not uses:
                return
            chosen = yield from ask(seat, {"decline"} | uses | takes)
            if chosen.startswith("use:"):
                yield from self.use(seat, chosen)
                continue
            if chosen != "decline":
                marker = "charcoal_cooking" if chosen == "on:cooking" else good
                yield from self.raise_marker(seat, marker, 1)
            return

    # Paying

    def pay(self, seat: int, cost: Counter[str], at_butcher: bool = False) -> Course:
        home = self.homes[seat]
        yield from self.pay_goods(seat, cost)
        for animal in ANIMALS:
            home.animals[animal] -= cost[animal]
        if at_butcher and "tannery" in home.ready:
            home.tanned = min(home.tanned + cost["pig"], 5)
        yield from self.pay_animals(seat, cost["livestock"])
        home.tracker -= cost["progress"]
        for tile in TILES:
            yield from self.remove(seat, tile, cost[tile])
        yield from self.paid(seat, cost)

    def pay_goods(self, seat: int, cost: Counter[str]) -> Course:
        home = self.homes[seat]
        for good in GOODS:
            if good not in ("charcoal", "provision"):
                home.goods[good] -= cost[good]
        if number := cost["charcoal"]:
            left, right = home.goods["charcoal"], home.goods["charcoal_cooking"]
            splits = [part for part in range(number + 1) if part <= left and number - part <= right]
            part = int((yield from ask(seat, {f"from:{part}" for part in splits})).removeprefix("from:"))
            home.goods["charcoal"] -= part
            home.goods["charcoal_cooking"] -= number - part
        if cost["provision"]:
            pairs = {f"provisions:{one}-{other}": [one, other] for one, other in home.spends(cost["provision"])}
            home.provisions = pairs[(yield from ask(seat, pairs))]

    def paid(self, seat: int, cost: Counter[str]) -> Course:
        """When all is paid: animals that lost their room, then the wheels, then the Lakeside Forest Cabin."""
        if cost["forest"] or cost["pasture"]:
            yield from self.house(seat)
        if any(cost[good] for good in REFINED):
            yield from self.look(seat)
        yield from self.forests_gone(seat, cost["forest"])

    def forests_gone(self, seat: int, number: int) -> Course:
        if "lakeside_forest_cabin" in self.homes[seat].ready:
            yield from self.gain(seat, "water", number)

    def pay_animals(self, seat: int, number: int) -> Course:
        """Pigs are named before cattle."""
        animals = self.homes[seat].animals
        while number:
            options = {"pay:pig"} if animals["pig"] else set()
            options |= {"pay:cattle"} if animals["cattle"] >= number else set()
            if (yield from ask(seat, options)) == "pay:cattle":
                animals["cattle"] -= number
                return
            animals["pig"] -= 1
            number -= 1

    def pay_different(self, seat: int, number: int) -> Course:
        """One each of different goods, in the order of the goods."""
        home, after = self.homes[seat], -1
        for left in range(number, 0, -1):
            held = [good for good in home.different() if GOODS.index(good) > after]
            good = (yield from ask(seat, {f"pay:{good}" for good in held[: len(held) - left + 1]})).removeprefix("pay:")
            after = GOODS.index(good)
            yield from self.pay_goods(seat, Counter([good]))

    def remove(self, seat: int, tile: str, number: int, large: str = "") -> Course:
        """Tiles in the order of the spaces; forests for a large building so that it finds a place."""
        home, gone = self.homes[seat], list[str]()
        for left in range(number, 0, -1):
            spaces = home.spaces([tile])
            later = [space for space in spaces if not gone or order(home, space) > order(home, gone[-1])]
            options = later[: len(later) - left + 1]
            if large and tile == "forest":
                ways = [way for way in home.clearings(Counter(forest=left)) if way[0] in options]
                options = [way[0] for way in ways if home.sites(large, way)]
            gone.append((yield from ask(seat, {f"at:{space}" for space in options})).removeprefix("at:"))
            home.land[gone[-1]] = "empty"

    # Rewards

    def reward(self, seat: int, parts: Counter[str], free: bool = False) -> Course:
        """All parts, in an order of choice."""
        left = set(parts)
        while left:
            chosen = (yield from ask(seat, {f"take:{part}" for part in left})).removeprefix("take:")
            left.remove(chosen)
            yield from self.take(seat, chosen, parts[chosen], free)

    def take(self, seat: int, part: str, number: int, free: bool = False) -> Course:
        home = self.homes[seat]
        if part in GOODS:
            yield from self.gain(seat, part, number)
        elif part in ANIMALS:
            for _ in range(number):
                home.animals[part] += home.can_take(part)
        elif part in TILES:
            yield from self.place(seat, part, number)
        elif part == "progress":
            yield from self.progress(seat, number)
        else:
            yield from self.construct(seat, free)

    def trade(self, seat: int, deal: Deal, at_butcher: bool = False) -> Course:
        """A cost, then the reward as often as it counts then."""
        yield from self.pay(seat, deal.cost, at_butcher)
        times = self.homes[seat].times(deal)
        parts = Counter({part: number * times for part, number in deal.reward.items()})
        yield from self.reward(seat, parts)

    def progress(self, seat: int, number: int) -> Course:
        home = self.homes[seat]
        for _ in range(number):
            home.tracker = min(home.tracker + 1, 3)
            if home.tracker == 3 and "castle_hotel" not in home.ready and len(home.estates()) < 13:
                home.extend()
                yield from self.respond(seat, "estate added")

    def place(self, seat: int, tile: str, number: int, estate: str = "", event: str = "") -> Course:
        """Tiles in the order of the spaces. On one estate it is as many as one likes."""
        home, after = self.homes[seat], -1
        for left in range(number, 0, -1):
            again = event != "" and bool(self.responding(home, event))
            spaces = [space for space in home.spaces(OPEN, estate) if home.land[space] != tile or again]
            spaces = [space for space in spaces if order(home, space) > after]
            if not estate and left > 1:
                spaces = [space for space in spaces if wastes_nothing(home, space, spaces, left)]
            if not spaces:
                return
            may_decline = estate != "" or home.count("empty") == 0
            chosen = yield from ask(seat, {f"at:{space}" for space in spaces} | ({"decline"} if may_decline else set()))
            if chosen == "decline":
                return
            after = order(home, chosen.removeprefix("at:"))
            yield from self.lay(seat, [chosen.removeprefix("at:")], tile)
            if event:
                yield from self.respond(seat, event)

    def lay(self, seat: int, spaces: list[str], what: str) -> Course:
        """What lay there goes, and so do animals that lose their pasture."""
        home = self.homes[seat]
        there = [home.land[space] for space in spaces]
        for space in spaces:
            home.land[space] = what
        if "pasture" in there:
            yield from self.house(seat)

    def house(self, seat: int) -> Course:
        """Animals without room go back, pigs named before cattle; none that could stay with the rest."""
        home = self.homes[seat]
        kept = set() if home.fits(home.animals["pig"], home.animals["cattle"]) else home.left_over()
        while not home.fits(home.animals["pig"], home.animals["cattle"]):
            pigs = home.animals["pig"]
            options = {"return:pig" for p, _ in kept if p < pigs} | {"return:cattle" for p, _ in kept if p == pigs}
            if (yield from ask(seat, options)) == "return:pig":
                home.animals["pig"] -= 1
            else:
                home.animals["cattle"] = next(c for p, c in kept if p == pigs)

    def clear(self, seat: int, spaces: list[str]) -> Course:
        """Landscape tiles may go before empty spaces count, in the order of the spaces."""
        home, left = self.homes[seat], spaces
        while tiles := [space for space in left if home.land[space] in LANDSCAPE]:
            chosen = yield from ask(seat, {"done", *(f"at:{space}" for space in tiles)})
            if chosen == "done":
                return
            space = chosen.removeprefix("at:")
            left = left[left.index(space) + 1 :]
            yield from self.lay(seat, [space], "empty")

    def take_animals(self, seat: int, number: int, pigs: int, cattle: int) -> Course:
        """So many animals, of each kind so many at most; pigs are named before cattle."""
        home = self.homes[seat]
        quota = Counter(pig=pigs, cattle=cattle)
        while number:
            kinds = {animal for animal in ANIMALS if quota[animal] > 0 and home.can_take(animal)}
            if not kinds:
                return
            animal = (yield from ask(seat, {f"take:{kind}" for kind in kinds})).removeprefix("take:")
            while number and quota[animal] > 0 and home.can_take(animal):
                home.animals[animal] += 1
                quota[animal] -= 1
                number -= 1
                if animal == "pig":
                    break
            if animal == "cattle":
                quota["cattle"] = 0

    # What permanent buildings add

    def responding(self, home: Home, event: str) -> set[str]:
        asked = {"pig_farm": ("pig", 2), "cattle_farm": ("cattle", 2), "lake_fishery": ("water", 1)}
        owned = [name for name in ANSWERS[event] if name in home.ready]
        return {name for name in owned if name not in asked or home.have(asked[name][0]) >= asked[name][1]}

    def respond(self, seat: int, event: str) -> Course:
        home, done = self.homes[seat], set[str]()
        while names := self.responding(home, event) - done:
            tokens = {f"take:{ANSWERS[event][name]}": name for name in names}
            name = tokens[(yield from ask(seat, tokens))]
            done.add(name)
            if name == "bathhouse":
                yield from self.gain(seat, "water", 1)
            elif name == "farm_laborers_house":
                yield from self.gain(seat, "porridge", min(home.count("field"), 4))
            elif name == "glaswald_lake":
                yield from self.gain(seat, "sand", 3)
            elif name == "lumber_storage":
                home.goods["wood"] = max(home.goods["wood"], 3)
                yield from self.look(seat)
            elif name == "lake_fishery":
                yield from self.if_liked(seat, Deal(Counter(water=1), Counter(meat=2)))
            else:
                yield from self.take(seat, ANSWERS[event][name], 1)

    def if_liked(self, seat: int, deal: Deal) -> Course:
        if self.homes[seat].can_pay(deal.cost) and (yield from ask(seat, {"decline", "effect:1"})) == "effect:1":
            yield from self.trade(seat, deal)

    # Conversions

    def uses(self, home: Home) -> dict[str, Deal]:
        found: dict[str, Deal] = {}
        for name in home.ready:
            if BUILDINGS[name].uses:
                found |= numbered("use", name, BUILDINGS[name].uses)
        return found

    def usable(self, home: Home) -> set[str]:
        found = set()
        for token, deal in self.uses(home).items():
            tiles = [tile for tile in deal.reward if tile in TILES]
            placed = any(tile in deal.cost for tile in TILES) or all(home.may_place(tile) for tile in tiles)
            if home.can_pay(deal.cost) and home.times(deal) and placed:
                found.add(token)
        return found

    def use(self, seat: int, token: str) -> Course:
        yield from self.trade(seat, self.uses(self.homes[seat])[token])

    # Visits

    def visits(self, home: Home, who: str) -> set[str]:
        """The effects of a tradesperson that can be carried out."""
        effects = numbered("visit", who, VISITS[who])
        return {token for token, deal in effects.items() if self.can_do(home, who, deal)}

    def can_do(self, home: Home, who: str, deal: Deal) -> bool:
        """Whether its price can be paid; a building has its own."""
        if who == "woodworker":
            return bool(self.forests_to_work(home))
        return bool(self.constructible(home)) if "building" in deal.reward else home.can_pay(deal.cost)

    def counted(self, home: Home, actions: set[str], job: str) -> set[str]:
        """The landscape tiles that the gain of one of these actions counts."""
        found = {COUNTED[action][0] for action in actions if action in COUNTED and self.times_now(home, action)}
        for action in actions & {"visit:builder", "visit:carpenter:1", "visit:woodworker"}:
            purse = home.twin()
            purse.goods["wood"] += action == "visit:woodworker"
            payable = [name for name in self.offer if purse.can_pay(self.cost(name))]
            found |= {COUNTING[name] for name in payable if name in COUNTING}
        if job == "captain" and "job" in actions:
            found |= {COUNTING[name] for name in self.offer if name in COUNTING}
        return {tile for tile in found if home.count(tile)}

    def times_now(self, home: Home, action: str) -> bool:
        tile, what, least = COUNTED[action]
        return home.have(what or tile) >= least

    def clear_one(self, seat: int, kinds: set[str]) -> Course:
        """One landscape tile of these kinds is removed."""
        options = {f"at:{space}" for space in self.homes[seat].spaces(sorted(kinds))}
        yield from self.lay(seat, [(yield from ask(seat, options)).removeprefix("at:")], "empty")

    def visit(self, seat: int, token: str) -> Course:
        _, who, *_ = token.split(":")
        home, deal = self.homes[seat], numbered("visit", who, VISITS[who])[token]
        if who == "woodworker":
            yield from self.work_wood(seat)
        elif who == "traveling_merchant":
            yield from self.gain_basic(seat, 2, [(seat + n) % len(self.homes) for n in range(1, len(self.homes))])
        elif "pond" in deal.reward or "field" in deal.reward:
            yield from self.pay(seat, deal.cost)
            event = "pond of the gardener" if who == "gardener" else "field of the farmhand"
            yield from self.place(seat, next(iter(deal.reward)), 1, event=event)
        else:
            room = home.has_room("meat")
            yield from self.trade(seat, deal, who == "butcher")
            if who == "butcher" and "ham_cellar" in home.ready and room:
                yield from self.gain(seat, "meat", 1)
            if who == "herder" and "forestside_herders_hut" in home.ready:
                yield from self.gain(seat, "charcoal", 1)

    # The Woodworker: wood and a building, or nothing

    def forests_to_work(self, home: Home) -> list[str]:
        return [space for space in home.spaces(["forest"]) if self.wood_orders(self.without_forest(home, space))]

    def without_forest(self, home: Home, space: str) -> Home:
        ahead = self.ahead(0, home)
        ahead.homes[0].land[space] = "empty"
        finished(ahead.forests_gone(0, 1))
        return ahead.homes[0]

    def wood_orders(self, home: Home) -> set[str]:
        """What can come first so that both come off."""
        ahead = self.ahead(0, home)
        finished(ahead.gain(0, "wood", 1))
        first = {"take:wood"} if self.constructible(ahead.homes[0]) else set()
        return first | ({"take:building"} if self.constructible(home) else set())

    def work_wood(self, seat: int) -> Course:
        home = self.homes[seat]
        space = yield from ask(seat, {f"at:{space}" for space in self.forests_to_work(home)})
        home.land[space.removeprefix("at:")] = "empty"
        yield from self.house(seat)
        yield from self.forests_gone(seat, 1)
        first = yield from ask(seat, self.wood_orders(home))
        if first == "take:wood":
            yield from self.gain(seat, "wood", 1)
            yield from self.construct(seat, False)
        elif first:
            yield from self.construct(seat, False)
            yield from self.gain(seat, "wood", 1)

    # Constructing

    def cost(self, name: str) -> Counter[str]:
        cost = BUILDINGS[name].cost
        return cost + Counter(brick=FORT_BRICK[len(self.homes)]) if name == "fort" else cost

    def constructible(self, home: Home) -> set[str]:
        paid = [name for name in self.offer if home.can_pay(self.cost(name))]
        return {name for name in paid if home.can_site(name, self.cost(name))}

    def construct(self, seat: int, free: bool) -> Course:
        home = self.homes[seat]
        names = self.constructible(home)
        if free:
            names = {name for name in self.offer if not BUILDINGS[name].large and home.sites(name)}
        name = (yield from ask(seat, {f"build:{name}" for name in names})).removeprefix("build:")
        if not name:
            return
        self.offer.remove(name)
        cost = Counter[str]() if free else self.cost(name)
        for tile in TILES:
            yield from self.remove(seat, tile, cost[tile], name if BUILDINGS[name].large else "")
        sites = home.sites(name)
        first = (yield from ask(seat, {f"at:{site[0]}" for site in sites})).removeprefix("at:")
        site = [first]
        if BUILDINGS[name].large:
            seconds = {f"at:{site[1]}" for site in sites if site[0] == first}
            site.append((yield from ask(seat, seconds)).removeprefix("at:"))
        yield from self.lay(seat, site, name)
        yield from self.pay_goods(seat, cost)
        yield from self.paid(seat, cost)
        home.ready.add(name)
        yield from self.instant(seat, name, first)

    def instant(self, seat: int, name: str, space: str) -> Course:
        home, now = self.homes[seat], BUILDINGS[name].now
        conditions = {
            "half_timbered_house": home.goods["wood"] >= 5,
            "schauinsland_house": home.count("pasture") >= 2,
            "guildhall": home.goods["glass"] >= 1 and home.have("provision") >= 3,
        }
        if name == "water_tower":
            yield from self.clear(seat, list(home.land))
        if now and conditions.get(name, True):
            yield from self.trade(seat, now)
        if name == "renderer":
            yield from self.if_liked(seat, Deal(Counter(meat=1), Counter(charcoal=3)))
        elif name == "slaughterhouse":
            yield from self.if_liked(seat, Deal(Counter(livestock=3), Counter(meat=6)))
        elif name == "clockmaker":
            for marker in [*BASIC, "charcoal_cooking"]:
                if marker != "charcoal" or not home.potash:
                    home.goods[marker] = max(home.goods[marker], 1)
            yield from self.look(seat)
            self.extra_turn = True
        elif name == "coal_merchant":
            yield from self.coal_on_both(seat)
        elif name == "potash_manufacturer":
            home.potash, home.goods["charcoal"] = True, 0
            yield from self.look(seat)
        elif name == "grocer" and len(home.different()) >= 3:
            yield from self.pay_different(seat, 3)
            yield from self.look(seat)
            yield from self.gain(seat, "porridge", 5)
        elif name == "feeding_farm":
            number = home.count("field")
            yield from self.take_animals(seat, number, number, number)
        elif name == "breeding_station":
            yield from self.take_animals(seat, 4, home.animals["pig"] // 2, home.animals["cattle"] // 2)
        else:
            yield from self.instant_tiles(seat, name, space)

    def coal_on_both(self, seat: int) -> Course:
        home = self.homes[seat]
        first = yield from ask(seat, {f"on:{wheel}" for wheel in home.wheels_with_room()})
        markers = ["charcoal", "charcoal_cooking"] if first == "on:glassmaking" else ["charcoal_cooking", "charcoal"]
        for marker in markers:
            if first and not (home.potash and marker == "charcoal"):
                yield from self.raise_marker(seat, marker, 4)

    def instant_tiles(self, seat: int, name: str, space: str) -> Course:
        home = self.homes[seat]
        if name == "wilderness_hut":
            for near in home.beside(name):
                if home.land[near] in OPEN:
                    chosen = yield from ask(seat, {f"take:{tile}" for tile in LANDSCAPE})
                    home.land[near] = chosen.removeprefix("take:")
            yield from self.house(seat)
        elif name == "wildlife_park":
            yield from self.place(seat, "pasture", 3, estate=space[:-2])
        elif name == "clearing_house":
            useful = {f"effect:{n + 1}" for n, tile in enumerate(LANDSCAPE) if home.may_place(tile)}
            chosen = yield from ask(seat, useful or {"effect:1"})
            tile = LANDSCAPE[int(chosen.removeprefix("effect:")) - 1]
            yield from self.place(seat, tile, 2 if tile == "field" else 1)


def order(home: Home, space: str) -> int:
    return list(home.land).index(space)


def wastes_nothing(home: Home, space: str, spaces: list[str], number: int) -> bool:
    """Whether after this space the other tiles can be placed as well, or all empty spaces be filled."""
    later = spaces[spaces.index(space) + 1 :]
    return len(later) >= number - 1 or all(empty in [space, *later] for empty in home.spaces(["empty"]))
