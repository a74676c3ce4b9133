"""Tiny Towns a second time, straight from the rulebook: a grid of words, slow and plain.

It shares nothing with the engine but the words of its tokens. Chance is told to it from outside.
"""

from collections import Counter
from collections.abc import Callable, Generator, Iterator

RESOURCES = ["wood", "wheat", "brick", "glass", "stone"]
LETTERS = dict(zip("whbgs", RESOURCES, strict=True))
BLUEPRINTS = {
    "cottage": [".h", "bg"],
    "farm": ["hh", "ww"],
    "chapel": ["..g", "sgs"],
    "well": ["ws"],
    "theater": [".s.", "wgw"],
    "tavern": ["bbg"],
    "factory": ["w...", "bssb"],
}
TAVERN_POINTS = {0: 0, 1: 2, 2: 5, 3: 9, 4: 14}

Square = tuple[int, int]
Cubes = dict[Square, str]
SQUARES: list[Square] = [(row, column) for row in range(4) for column in range(4)]


def name(square: Square) -> str:
    return "abcd"[square[1]] + str(square[0] + 1)


def forms(pattern: list[str]) -> list[list[str]]:
    """The pattern turned four ways, and its mirror image turned four ways."""
    found: list[list[str]] = []
    for form in (pattern, [row[::-1] for row in pattern]):
        turned = form
        for _ in range(4):
            turned = ["".join(row[column] for row in reversed(turned)) for column in range(len(turned[0]))]
            if turned not in found:
                found.append(turned)
    return found


def placements(pattern: list[str]) -> list[Cubes]:
    """Every way the cubes of a pattern can lie in a town."""
    found = []
    for form in forms(pattern):
        for top in range(4 - len(form) + 1):
            for left in range(4 - len(form[0]) + 1):
                cubes: Cubes = {}
                for row, letters in enumerate(form):
                    for column, letter in enumerate(letters):
                        if letter != ".":
                            cubes[(top + row, left + column)] = LETTERS[letter]
                found.append(cubes)
    return found


PLACEMENTS = [(building, cubes) for building in BLUEPRINTS for cubes in placements(BLUEPRINTS[building])]


def token(building: str, cubes: Cubes) -> str:
    kind = "food" if building == "farm" else building
    return f"build:{kind}:" + "-".join(name(square) for square in sorted(cubes))


class Town:
    def __init__(self) -> None:
        self.grid: dict[Square, str] = dict.fromkeys(SQUARES, "")
        self.stored: list[str] = []
        self.complete = False
        self.times_master = 0

    def empty(self) -> list[Square]:
        return [square for square in SQUARES if self.grid[square] == ""]

    def buildings(self, building: str) -> list[Square]:
        return [square for square in SQUARES if self.grid[square] == building]

    def waste(self) -> int:
        """Cubes; and in a complete town squares that were left empty, where its owner stopped."""
        counted = [*RESOURCES, ""] if self.complete else RESOURCES
        return sum(self.grid[square] in counted for square in SQUARES)

    def legal_builds(self) -> dict[str, tuple[str, Cubes]]:
        return {
            token(building, cubes): (building, cubes)
            for building, cubes in PLACEMENTS
            if all(self.grid[square] == resource for square, resource in cubes.items())
        }

    def score(self) -> dict[str, int]:
        fed = min(len(self.buildings("cottage")), 4 * len(self.buildings("farm")))
        return {
            "Cottages": 3 * fed,
            "Chapels": fed * len(self.buildings("chapel")),
            "Wells": sum(self.cottages_beside(well) for well in self.buildings("well")),
            "Theaters": sum(len(self.types_in_line(theater)) for theater in self.buildings("theater")),
            "Taverns": TAVERN_POINTS.get(len(self.buildings("tavern")), 20),
            "Waste": -self.waste(),
        }

    def cottages_beside(self, square: Square) -> int:
        row, column = square
        beside = [(row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)]
        return sum(self.grid.get(other) == "cottage" for other in beside)

    def types_in_line(self, square: Square) -> set[str]:
        in_line = {self.grid[other] for other in SQUARES if other[0] == square[0] or other[1] == square[1]}
        return in_line & set(BLUEPRINTS) - {"theater"}

    def standing(self) -> tuple[int, int, int, int]:
        without_building = sum(self.grid[square] not in BLUEPRINTS for square in SQUARES)
        return sum(self.score().values()), -self.times_master, -without_building, len(self.buildings("cottage"))


def turn(town: Town, called: str, own_call: bool, last: bool) -> Generator[set[str], str, None]:
    """One town's part of a round; an empty call lets it pick freely; the last one may stop if others call."""
    resource = called
    if not called:
        resource = (yield {f"take:{each}" for each in RESOURCES})[5:]
    squares = {f"at:{name(square)}": square for square in town.empty()}
    others: set[str] = set()
    if called in town.stored and not own_call:
        others = {f"take:{each}" for each in RESOURCES if each != called}
    answer = yield set(squares) | others | ({"stop"} if last and not own_call else set())
    if answer == "stop":
        town.complete = True
        return
    if answer in others:
        resource = answer[5:]
        answer = yield set(squares)
    town.grid[squares[answer]] = resource
    yield from build(town)
    town.complete = not town.empty()


def build(town: Town) -> Generator[set[str], str, None]:
    while builds := town.legal_builds():
        answer = yield {"done", *builds}
        if answer == "done":
            return
        building, cubes = builds[answer]
        for square in cubes:
            town.grid[square] = ""
        squares = {f"at:{name(square)}": square for square in cubes}
        answer = yield set(squares)
        town.grid[squares[answer]] = building
        if building == "factory":
            town.stored.append((yield {f"store:{each}" for each in RESOURCES})[6:])


Questions = dict[int, set[str]]
Answer = tuple[int, str]


class Referee:
    """Follows a game by its answers; `draws` lists the cards drawn or turned up so far, the first one first."""

    def __init__(self, seats: int, caller: str, draws: Callable[[], list[str]]) -> None:
        self.caller = caller
        self.towns = [Town() for _ in range(seats - 1 if caller == "caller" else seats)]
        self.draws = draws
        self.drawn = 0
        self.master = -1
        self.face_up: list[str] = []
        self.put_away: list[str] = []
        self.game = self.rounds()
        self.questions: Questions = next(self.game, {})

    def answer(self, seat: int, token: str) -> None:
        try:
            self.questions = self.game.send((seat, token))
        except StopIteration:
            self.questions = {}

    def rounds(self) -> Generator[Questions, Answer, None]:
        number = 0
        while not all(town.complete for town in self.towns):
            number += 1
            called, by = yield from self.call(number)
            going_on = {seat: town for seat, town in enumerate(self.towns) if not town.complete}
            yield from together({seat: turn(town, called, seat == by, self.last()) for seat, town in going_on.items()})

    def last(self) -> bool:
        """Whether of several towns one is left."""
        return len(self.towns) > 1 and sum(not town.complete for town in self.towns) == 1

    def call(self, number: int) -> Generator[Questions, Answer, tuple[str, int]]:
        """What is called, and by which seat."""
        if self.caller == "caller":
            seat = len(self.towns)
            return (yield from ask(seat, {f"call:{each}" for each in RESOURCES}))[5:], seat
        if self.caller == "master-builder":
            self.pass_the_hammer()
            calls = {f"call:{each}" for each in RESOURCES} | ({"stop"} if self.last() else set())
            chosen = yield from ask(self.master, calls)
            if chosen == "stop":
                self.towns[self.master].complete = True
                return "", -1
            self.towns[self.master].times_master += 1
            return chosen[5:], self.master
        if self.caller == "cards":
            while len(self.face_up) < 3:
                self.face_up.append(self.turn_up())
            card = (yield from ask(0, {f"card:{each}" for each in self.face_up}))[5:]
            self.face_up.remove(card)
            self.put_away.append(card)
            return card, -1
        if self.caller == "town-hall" and number % 3 == 0:
            return "", -1
        return self.draw(), -1

    def pass_the_hammer(self) -> None:
        self.master = (self.master + 1) % len(self.towns)
        while self.towns[self.master].complete:
            self.master = (self.master + 1) % len(self.towns)

    def draw(self) -> str:
        card = self.draws()[self.drawn]
        self.drawn += 1
        if self.caller == "town-hall":
            since_shuffle = self.draws()[(self.drawn - 1) // 10 * 10 : self.drawn]
            assert max(Counter(since_shuffle).values()) <= 3
        return card

    def turn_up(self) -> str:
        """Fifteen cards come up in an unknown order, and then in the order in which they were put away."""
        card = self.draw()
        if self.drawn <= 15:
            assert max(Counter(self.draws()[: self.drawn]).values()) <= 3
        else:
            assert card == self.put_away[self.drawn - 16]
        return card

    def winners(self) -> list[int]:
        standings = [town.standing() for town in self.towns]
        return [seat for seat, standing in enumerate(standings) if standing == max(standings)]


def ask(seat: int, options: set[str]) -> Generator[Questions, Answer, str]:
    if len(options) == 1:
        return next(iter(options))
    return (yield {seat: options})[1]


def together(turns: dict[int, Generator[set[str], str, None]]) -> Generator[Questions, Answer, None]:
    """Asks all at the same time, each at its own pace."""
    asked: Questions = {}
    for seat, of_seat in turns.items():
        next_question(asked, seat, of_seat, None)
    while asked:
        seat, answer = yield dict(asked)
        next_question(asked, seat, turns[seat], answer)


def next_question(asked: Questions, seat: int, of_seat: Generator[set[str], str, None], answer: str | None) -> None:
    """Goes on to the seat's next question that has several answers."""
    asked.pop(seat, None)
    for options in answers_of(of_seat, answer):
        if len(options) > 1:
            asked[seat] = options
            return


def answers_of(of_seat: Generator[set[str], str, None], answer: str | None) -> Iterator[set[str]]:
    try:
        options = next(of_seat) if answer is None else of_seat.send(answer)
        while True:
            yield options
            options = of_seat.send(next(iter(options)))
    except StopIteration:
        return
