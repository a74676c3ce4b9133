"""The rulebook of Black Forest written a second time, plainly: what each seat is asked, and what comes of an answer.

Only chance is looked up: the start player, the buildings on offer, where the tradespeople stand, the order of the jobs.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Generator, Iterator
from contextlib import suppress

from tests.games.black_forest.rules.reference_effects import (
    Answer,
    Asking,
    Course,
    Effects,
    Questions,
    ask,
    finished,
    without_one,
)
from tests.games.black_forest.rules.reference_home import Home
from tests.games.black_forest.rules.reference_tables import (
    BASIC,
    BUILDINGS,
    DISTANCES,
    EXTRA,
    GOODS,
    LOCATIONS,
    TITLES,
    VILLAGES,
    VISITS,
    WORK,
)

SPACES = [f"{village}-{number}" for village, size in VILLAGES.items() for number in range(1, size + 1)]


class Referee(Effects):
    def __init__(
        self, seats: int, start: int, offer: list[str], pile: list[str], deal: Callable[[], list[list[str]]], limit: int
    ) -> None:
        super().__init__([Home() for _ in range(seats)], offer, pile)
        self.start = start
        self.deal = deal
        self.villages = dict(zip(VILLAGES, deal(), strict=True))
        self.limit = limit
        # Off the board a pawn is nowhere; in the solo game the last of the five is the white one.
        self.pawns = [""] * {1: 5, 2: 3, 3: 3, 4: 4}[seats]
        self.last = -1
        self.again = False
        self.trigger = -1
        self.limit_reached = False
        self.active = start
        self.course = self.game()
        self.questions: Questions = {}
        self.found: dict[object, bool] = {}

    def begin(self) -> None:
        self.questions = next(self.course, {})

    def answer(self, seat: int, chosen: str) -> None:
        self.questions = {}
        with suppress(StopIteration):
            self.questions = self.course.send((seat, chosen))

    # The course of the game

    def clockwise(self, seat: int) -> list[int]:
        """The other seats, beginning with the next one."""
        number = len(self.homes)
        return [(seat + n) % number for n in range(1, number)]

    def game(self) -> Course:
        for seat, gain in zip([self.start, *self.clockwise(self.start)], EXTRA[len(self.homes)], strict=True):
            yield from self.reward(seat, Counter(gain))
        if len(self.homes) == 1:
            yield from self.solo()
        else:
            yield from self.rounds()
        for seat in [*self.clockwise(self.active), self.active]:
            yield from self.last_window(seat)

    def rounds(self) -> Course:
        if len(self.homes) == 2:
            village = yield from ask(self.start, {f"village:{village}" for village in VILLAGES})
            spaces = [space for space in SPACES if space.startswith(village.removeprefix("village:"))]
            where = yield from ask(1 - self.start, {f"to:{space}" for space in spaces})
            self.pawns[2] = where.removeprefix("to:")
        turns, final = 0, len(self.homes)
        while True:
            yield from self.turns(self.active)
            turns += 1
            if self.trigger < 0 and turns == self.limit * len(self.homes):
                self.limit_reached = True
                return
            if self.trigger >= 0:
                if final == 0:
                    return
                final -= 1
            self.active = self.clockwise(self.active)[0]

    def turns(self, seat: int) -> Course:
        """A turn, and another one if the Clockmaker was built in it."""
        self.again = False
        yield from self.turn(seat)
        self.check_end(seat)
        while self.extra_turn:
            self.extra_turn, self.again = False, True
            yield from self.turn(seat)
            self.check_end(seat)
        self.again = False

    def check_end(self, seat: int) -> None:
        home = self.homes[seat]
        reached = [marker for marker in home.provisions if home.dials["cooking"] - marker >= 7]
        if reached and self.trigger < 0 and len(self.homes) > 1:
            self.trigger = seat

    def solo(self) -> Course:
        for year in range(1, 6):
            self.pawns, self.last = [""] * 5, -1
            if year == 4:
                self.villages = dict(zip(VILLAGES, self.deal(), strict=True))
            while "" in self.pawns:
                yield from self.turns(0)

    def turn(self, seat: int) -> Course:
        home, swapped = self.homes[seat], False
        while True:
            places = {f"to:{place}" for place in self.places(seat)}
            options = places | self.usable(home)
            counting = home.goods["commodity"] and not swapped and "farm_laborers_house" in home.ready
            if counting and home.count("field"):
                options |= {"clear"}
            if not swapped or not places:
                options |= {"beg"}
            if not swapped and home.goods["commodity"]:
                options |= {f"swap:{who}" for who in VISITS if who != "traveling_merchant"}
            chosen = yield from ask(seat, options)
            word, _, what = chosen.partition(":")
            if word == "beg":
                yield from self.beg(seat)
                return
            if word == "to":
                yield from self.go(seat, what)
                return
            if word == "use":
                yield from self.use(seat, chosen)
            if word == "clear":
                yield from self.clear_one(seat, {"field"})
            if word == "swap":
                swapped = True
                yield from self.swap(seat, what)

    def swap(self, seat: int, who: str) -> Course:
        self.homes[seat].goods["commodity"] -= 1
        yield from self.look(seat)
        change = {who: "traveling_merchant", "traveling_merchant": who}
        for village, people in self.villages.items():
            self.villages[village] = [change.get(person, person) for person in people]
        yield from self.respond(seat, "merchant moved")
        if len(self.homes) == 2:
            free = {f"to:{space}" for space in SPACES if space not in self.pawns}
            self.pawns[2] = (yield from ask(seat, free)).removeprefix("to:")

    def beg(self, seat: int) -> Course:
        if len(self.homes) > 1:
            self.pawns[seat] = self.pawns[seat].partition("-")[0]
        elif not self.again:
            pawns = self.at_hand(seat)
            chosen = yield from ask(0, {self.kind(pawn) for pawn in pawns})
            self.pawns[next(pawn for pawn in pawns if self.kind(pawn) == chosen)] = "aside"
        else:
            yield from ask(0, {self.kind(self.last)})
        yield from self.gain(seat, "provision", 1)

    # Moving

    def kind(self, pawn: int) -> str:
        return "pawn:white" if pawn == 4 else "pawn:coloured"

    def at_hand(self, seat: int) -> list[int]:
        """The pawns that can be moved or placed, one of each kind."""
        if len(self.homes) > 1:
            return [seat]
        if self.again:
            return [self.last]
        unplaced = [pawn for pawn in range(5) if self.pawns[pawn] == ""]
        return [pawn for pawn in unplaced if pawn == 4 or pawn == unplaced[0]]

    def stands(self, seat: int) -> str:
        """From where a way is counted."""
        if len(self.homes) > 1:
            return self.pawns[seat]
        return self.pawns[self.last] if self.last >= 0 else ""

    def places(self, seat: int) -> set[str]:
        return {place for pawn in self.at_hand(seat) for place in self.places_with(seat, pawn)}

    def places_with(self, seat: int, pawn: int) -> set[str]:
        """Where this pawn can go: some way to pay leaves it an action there."""
        found: set[str] = set()
        for node in [*VILLAGES, *LOCATIONS]:
            wanted = {space for space in SPACES if space.startswith(node) and space not in self.pawns}
            if node in LOCATIONS:
                placing = self.stands(seat) == "" and len(self.homes) > 1
                wanted = {node} if node in self.jobs and not placing else set()
            provisions, dues = self.fare(seat, node, pawn)
            paid = self.paid_ways(seat, self.homes[seat], provisions, len(dues)) if wanted else iter([])
            for home in paid:
                arrived = self.arrive(seat, home, node, self.stands(seat))
                possible = {place for place in wanted if self.can_act(seat, arrived, place)}
                found |= possible
                wanted -= possible
                if not wanted:
                    break
        return found

    def fare(self, seat: int, node: str, pawn: int) -> tuple[int, list[int]]:
        """Provisions, and to whom a good is due; -1 stands for a pawn that nobody receives for."""
        start = self.stands(seat).partition("-")[0]
        if start in ("", node):
            return 0, []
        provisions = DISTANCES[start, node]
        if node in LOCATIONS or "fort" in self.homes[seat].ready:
            return provisions, []
        here = [n for n, place in enumerate(self.pawns) if place.partition("-")[0] == node]
        if len(self.homes) == 1:
            return provisions, [] if pawn == 4 else [-1 for _ in here]
        dues = [other for other in self.clockwise(seat) if other in here]
        return provisions, dues + ([-1] if len(self.homes) == 2 and 2 in here else [])

    def dues_in(self) -> list[str]:
        """With what pawns are paid for: basic goods, alone any goods."""
        return BASIC if len(self.homes) > 1 else GOODS

    def paid_ways(self, seat: int, home: Home, provisions: int, dues: int) -> Iterator[Home]:
        """The home after each way to pay for a trip: the wheels turn when the way is paid, and after each due."""
        if provisions:
            for pair in home.spends(provisions):
                yield from self.paid_ways(seat, self.turned(seat, spent(home, pair)), 0, dues)
            return
        if dues == 0:
            yield home
            return
        for good in self.dues_in():
            for paid in without_one(home, good).values():
                yield from self.paid_ways(seat, self.turned(seat, paid), 0, dues - 1)

    def turned(self, seat: int, home: Home) -> Home:
        """What the wheels make of a home."""
        ahead = self.ahead(seat, home)
        finished(ahead.look(seat))
        return ahead.homes[seat]

    def arrive(self, seat: int, home: Home, node: str, came_from: str) -> Home:
        """What a Cistern makes of a home."""
        ahead = self.ahead(seat, home)
        finished(ahead.enter(seat, node, came_from))
        return ahead.homes[seat]

    def enter(self, seat: int, node: str, came_from: str) -> Course:
        """The Cistern, if the village is not where the seat comes from; the first turn of a pawn is no move."""
        moved = came_from.partition("-")[0] != node and (came_from != "" or len(self.homes) == 1)
        if moved and "cistern" in self.homes[seat].ready and node in VILLAGES and "cook" in self.villages[node]:
            yield from self.gain(seat, "water", 2)

    def go(self, seat: int, place: str) -> Course:
        node = place.partition("-")[0]
        able = [pawn for pawn in self.at_hand(seat) if place in self.places_with(seat, pawn)]
        chosen = yield from ask(seat, {self.kind(pawn) for pawn in able})
        pawn = next(pawn for pawn in able if self.kind(pawn) == chosen)
        came_from = self.stands(seat)
        provisions, dues = self.fare(seat, node, pawn)
        yield from self.pay_way(seat, place, came_from, provisions, len(dues))
        self.pawns[pawn], self.last = place, pawn
        given: list[str] = []
        for left in range(len(dues) - 1, -1, -1):
            given.append((yield from self.pay_due(seat, place, came_from, left)))
        for other, good in zip(dues, given, strict=True):
            if other >= 0 and good:
                yield from self.gift(other, good)
        yield from self.enter(seat, node, came_from)
        yield from self.act(seat, place)

    def leaves(self, seat: int, home: Home, place: str, came_from: str, dues: int) -> bool:
        """Whether some way to pay the dues that are left leaves an action."""
        node = place.partition("-")[0]
        ways = self.paid_ways(seat, self.turned(seat, home), 0, dues)
        return any(self.can_act(seat, self.arrive(seat, paid, node, came_from), place) for paid in ways)

    def pay_way(self, seat: int, place: str, came_from: str, provisions: int, dues: int) -> Course:
        """Only ways to pay that leave an action are offered; then the wheels turn."""
        home = self.homes[seat]
        if provisions:
            splits = {f"provisions:{low}-{high}": [low, high] for low, high in home.spends(provisions)}
            fine = {
                token
                for token, split in splits.items()
                if len(splits) > 1 and self.leaves(seat, spent(home, split), place, came_from, dues)
            }
            home.provisions = splits[(yield from ask(seat, fine or splits))]
            yield from self.look(seat)

    def pay_due(self, seat: int, place: str, came_from: str, left: int) -> Asking:
        """A good for one pawn, such as leaves an action; then the wheels turn. Without a good nothing is paid."""
        home = self.homes[seat]
        kinds = {good: without_one(home, good) for good in self.dues_in()}
        kinds = {good: paids for good, paids in kinds.items() if paids}
        fine = {
            good: {token: paid for token, paid in paids.items() if self.leaves(seat, paid, place, came_from, left)}
            for good, paids in kinds.items()
        }
        offered = {good for good in kinds if fine[good]} or set(kinds)
        good = (yield from ask(seat, {f"pay:{good}" for good in offered})).removeprefix("pay:")
        if good:
            token = yield from ask(seat, set(fine[good] or kinds[good]))
            home.goods, home.provisions = kinds[good][token].goods, kinds[good][token].provisions
            yield from self.look(seat)
        return good

    # Acting

    def neighbours(self, space: str) -> list[str]:
        """The two tradespeople beside a pawn space."""
        village, _, number = space.partition("-")
        people = self.villages[village]
        return [people[int(number) - 1], people[int(number) % len(people)]]

    def can_act(self, seat: int, home: Home, place: str) -> bool:
        """Whether an action is possible there, be it after conversions; what was found out is kept."""
        people = tuple(self.neighbours(place)) if "-" in place else ()
        known = home.holdings(by_space=True), frozenset(home.ready), tuple(self.offer), tuple(self.jobs.items())
        if (known, place, people) not in self.found:
            found, cramped = self.leads(seat, home, place, by_space=False)
            self.found[known, place, people] = found or (cramped and self.leads(seat, home, place, by_space=True)[0])
        return self.found[known, place, people]

    def leads(self, seat: int, home: Home, place: str, by_space: bool) -> tuple[bool, bool]:
        """All chains of conversions; and whether the spaces of a domain might matter that are not told apart."""
        pending, seen, cramped = [home], set(), False
        while pending:
            now = pending.pop()
            if self.actions(now, place):
                return True, cramped
            known = now.holdings(by_space)
            if known not in seen:
                seen.add(known)
                cramped = cramped or self.lacks_only_room(now, place)
                for use in self.usable(now):
                    pending += self.outcomes(seat, now, use, by_space)
        return False, cramped

    def lacks_only_room(self, home: Home, place: str) -> bool:
        if place in LOCATIONS or not {"builder", "woodworker"} & set(self.neighbours(place)):
            return False
        after = home.twin()
        after.goods["wood"] += 1
        named = [name for name in self.offer if BUILDINGS[name].large or name == "hermits_hut"]
        return any(after.can_pay(self.cost(name)) for name in named)

    def outcomes(self, seat: int, home: Home, use: str, by_space: bool) -> list[Home]:
        """The home after each way to carry out a conversion."""
        found: dict[object, Home] = {}
        pending: list[list[str]] = [[]]
        while pending:
            given = pending.pop()
            ahead = self.ahead(seat, home)
            course = ahead.use(seat, use)
            try:
                asked = next(course)
                for answer in given:
                    asked = course.send((seat, answer))
            except StopIteration:
                found[ahead.homes[seat].holdings(by_space)] = ahead.homes[seat]
            else:
                land = ahead.homes[seat].land
                alike = {option if by_space else land.get(option[3:], option): option for option in asked[seat]}
                pending += [[*given, option] for option in alike.values()]
        return list(found.values())

    def actions(self, home: Home, place: str) -> set[str]:
        node = place.partition("-")[0]
        job = {"job"} if node in self.jobs and home.can_pay(WORK[self.jobs[node]].cost) else set()
        if node in LOCATIONS:
            return job
        return job.union(*(self.visits(home, who) for who in self.neighbours(place)))

    def act(self, seat: int, place: str) -> Course:
        home = self.homes[seat]
        while True:
            actions, uses = self.actions(home, place), self.usable(home)
            kinds = self.counted(home, actions, self.jobs.get(place.partition("-")[0], ""))
            leading = {use for use in uses if self.can_lead(seat, place, use, [])}
            options = actions | leading | ({"clear"} if kinds else set())
            chosen = yield from ask(seat, options or {"done"} | uses)
            if chosen == "done":
                return
            if chosen.startswith("use:"):
                yield from self.use_before(seat, place, chosen)
            elif chosen == "clear":
                yield from self.clear_one(seat, kinds)
            else:
                break
        if chosen == "job":
            yield from self.work(seat, place.partition("-")[0])
        else:
            yield from self.visit(seat, chosen)
            second = yield from self.second_visit(seat, place, chosen.split(":")[1])
            if not second:
                return
        yield from self.window(seat)

    def use_before(self, seat: int, place: str, use: str) -> Course:
        """A conversion before the action: of its questions only such answers are offered as leave an action."""
        before, answers = self.ahead(seat, self.homes[seat]), list[str]()
        before.homes[seat].reminder = self.homes[seat].reminder
        course = self.use(seat, use)
        with suppress(StopIteration):
            asked = next(course)
            while True:
                options = asked[seat]
                fine = {option for option in options if before.can_lead(seat, place, use, [*answers, option])}
                answers.append((yield from ask(seat, fine or options)))
                asked = course.send((seat, answers[-1]))

    def can_lead(self, seat: int, place: str, use: str, answers: list[str]) -> bool:
        """Whether these answers to a conversion, and some answers after them, leave an action."""
        pending = [answers]
        while pending:
            given = pending.pop()
            ahead = self.ahead(seat, self.homes[seat])
            ahead.homes[seat].reminder = self.homes[seat].reminder and answers != []
            course = ahead.use(seat, use)
            try:
                asked = next(course)
                for number, answer in enumerate(given):
                    if number == len(answers) - 1:
                        ahead.homes[seat].reminder = False
                    asked = course.send((seat, answer))
            except StopIteration:
                if ahead.can_act(seat, ahead.homes[seat], place):
                    return True
            else:
                pending += [[*given, option] for option in asked[seat]]
        return False

    def second_visit(self, seat: int, place: str, first: str) -> Generator[Questions, Answer, bool]:
        home = self.homes[seat]
        other = next((who for who in self.neighbours(place) if who != first), first)
        while True:
            near, uses = self.visits(home, other), self.usable(home)
            far: set[str] = set()
            if first == "farmhand" and "distillery" in home.ready and home.goods["water"] >= 2:
                after = home.twin()
                after.goods["water"] -= 2
                far = far.union(*(self.visits(after, who) for who in VISITS if who not in (first, other)))
            if not near and not far and not uses:
                return False
            kinds = self.counted(home, near | far, "")
            chosen = yield from ask(seat, {"done"} | near | far | uses | ({"clear"} if kinds else set()))
            if chosen == "done":
                return False
            if chosen == "clear":
                yield from self.clear_one(seat, kinds)
                continue
            if chosen.startswith("use:"):
                yield from self.use(seat, chosen)
                continue
            if chosen in far:
                home.goods["water"] -= 2
            yield from self.visit(seat, chosen)
            return True

    def work(self, seat: int, node: str) -> Course:
        job = WORK[self.jobs[node]]
        yield from self.pay(seat, job.cost)
        yield from self.reward(seat, job.reward, free=True)
        self.homes[seat].jobs.append(self.jobs.pop(node))
        self.reveal()

    # Windows

    def window(self, seat: int) -> Course:
        while uses := self.usable(self.homes[seat]):
            chosen = yield from ask(seat, {"done"} | uses)
            if chosen == "done":
                return
            yield from self.use(seat, chosen)

    def last_window(self, seat: int) -> Course:
        yield from self.window(seat)
        home = self.homes[seat]
        if "village_church" in home.ready:
            yield from self.clear(seat, home.beside("village_church"))

    # The result

    def scores(self) -> list[int]:
        return [sum(home.score().values()) for home in self.homes]

    def winner(self) -> int:
        scores = self.scores()
        best = [seat for seat, score in enumerate(scores) if score == max(scores)]
        if self.trigger in best:
            return self.trigger
        return next(seat for seat in [*self.clockwise(self.active), self.active] if seat in best)

    def title(self) -> str:
        reached = [least for least in TITLES if least <= self.scores()[0]]
        return TITLES[max(reached)] if reached else ""


def spent(home: Home, provisions: list[int]) -> Home:
    after = home.twin()
    after.provisions = provisions
    return after
