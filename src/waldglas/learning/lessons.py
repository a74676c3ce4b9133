"""Lessons as data: a position reached by a record, what is said there, what to look at, and which choices are wanted.

    [[lesson]]
    id = "placing"
    minutes = 1
    rules = ["TT-3.1"]
    options = "cards=first"
    seed = 7
    moves = ["0 call:wood", "0 at:a1", "1 at:a1"]

    [[lesson.step]]
    look = ["field", "token:at:b3"]
    wanted = ["at:b3"]              # any of them goes on; none: there is only something to look at
    instead = { "at:d1" = "corner" }
    then = ["1 at:c2"]              # what the others choose after it
    rule = "TT-3.3"
    holds = { "towns.0.buildings#cottage" = 2 }   # numbers that the words name, and where they are found

    [[lesson.step]]
    guess = [0, 3, 6]               # a question to which the answer is a number
    right = 6
    if = ["0 call:wood"]            # supposing that this is played; with a * as often as it is offered
    counts = ["points.score-well"]  # what it is the sum of

A number is found in what the learner sees: `players.0.wheel.sand`; `players.0.land#pit` is how many there are of it;
`points` are the learner's, `points.score-well` are those of one line, and `facts.building.estate.cost.wood` is a fact.
Numbers are multiplied by ` * `.

The learner has seat 0. Step 2 of this lesson says `lesson-placing-2`; to a choice that is legal and not wanted its form
`otherwise`, or the one that `instead` names. With `set = true` all of `wanted` are chosen at once.
"""

from __future__ import annotations

import math
import re
import tomllib
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import takewhile
from pathlib import Path
from typing import Any

from waldglas.core.errors import WaldglasError
from waldglas.core.game import Game, Position
from waldglas.core.message import Message
from waldglas.core.record import Match, Record
from waldglas.games import load_game
from waldglas.games.kit import Kit

LEARNER = 0
OTHERWISE = "otherwise"
GO_ON = "-"  # the answer to a step where there is only something to look at
GUESSED = "="  # before the number that somebody guessed
AND = "+"  # between the tokens of an answer that are chosen at once
AGAIN = "*"  # behind a token that is supposed to be played as often as it is offered
STEP = {"wanted", "look", "then", "instead", "rule", "set", "guess", "right", "if", "counts", "holds"}
TABLE = re.compile(r"^\s*(\[\[lesson(?:\.step)?\]\])", re.MULTILINE)

Move = tuple[int, str]


class LessonFault(Exception):
    """A file of lessons with a mistake in it; found by the tests, before any page."""


@dataclass(frozen=True, slots=True)
class Step:
    say: str
    place: str  # file, line, lesson and number, for who mends it
    wanted: tuple[str, ...]
    look: tuple[str, ...]
    then: tuple[Move, ...]
    instead: Mapping[str, str]
    rule: str
    at_once: bool
    guesses: tuple[str, ...]
    supposed: tuple[Move, ...]
    counts: tuple[str, ...]
    holds: Mapping[str, float]

    def answers(self) -> list[str]:
        """The answers that go on, as they are kept."""
        if not self.wanted:
            return [GO_ON]
        return [AND.join(self.wanted)] if self.at_once else list(self.wanted)

    def reply(self, token: str) -> Message:
        """What is said to a choice that is legal, but not wanted."""
        return Message(f"{self.say}.{self.instead.get(token, OTHERWISE)}")


@dataclass(frozen=True, slots=True)
class Lesson:
    id: str
    game: str
    number: int  # from 1, in the chain
    place: str
    minutes: int
    rules: tuple[str, ...]
    seats: int
    options: Mapping[str, str]
    seed: int
    moves: tuple[Move, ...]
    steps: tuple[Step, ...]

    @property
    def title(self) -> Message:
        return Message(f"lesson-{self.id}")

    def begun(self) -> Match:
        """The position that the lesson begins with."""
        game = load_game(self.game)
        try:
            match = Match(Record(game, self.seats, dict(self.options), self.seed), journal=True)
            play(match, self.moves)
        except WaldglasError as error:
            raise LessonFault(f"{self.place}: {error}") from None
        return match

    def after(self, answers: Sequence[str]) -> Match:
        """The position after so many answers, each of them wanted, and what the others did then."""
        match = self.begun()
        for step, answer in zip(self.steps, answers, strict=False):
            try:
                answered(match, answer)
                play(match, step.then)
            except WaldglasError as error:
                raise LessonFault(f"{step.place}: {error}") from None
        return match

    def offers(self, answers: Sequence[str]) -> list[str]:
        """What can be chosen after so many answers: one of the guesses, or what the rules offer."""
        position = self.after(answers).position
        guesses = self.steps[len(answers)].guesses if len(answers) < len(self.steps) else ()
        return list(guesses) or offered(load_game(self.game), position)

    def answer(self, answers: Sequence[str], tokens: Sequence[str]) -> str:
        """The answer that these tokens are, if it is one that goes on; of a set it counts what comes of it."""
        step = self.steps[len(answers)]
        given = AND.join(tokens) or GO_ON
        if given in step.answers():
            return given
        if not step.at_once:
            return ""
        wanted, found = self.after(answers), self.after(answers)
        try:
            answered(found, given)
        except WaldglasError:
            return ""
        answered(wanted, step.answers()[0])
        return step.answers()[0] if found.record.moves == wanted.record.moves else ""

    def fitting(self, answers: Sequence[str]) -> list[str]:
        """As many of the answers that somebody gave once as the lesson still wants."""
        pairs = zip(self.steps, answers, strict=False)
        found = [answer for _, answer in takewhile(lambda pair: pair[1] in pair[0].answers(), pairs)]
        try:
            self.after(found)
        except LessonFault:
            return []
        return found


@dataclass(frozen=True, slots=True)
class Course:
    """All that teaches a game: the chain of its lessons, and what the helper explains by the ids of questions."""

    lessons: tuple[Lesson, ...]
    helps: Mapping[str, str]

    @property
    def minutes(self) -> int:
        return sum(lesson.minutes for lesson in self.lessons)

    def help_for(self, question: Message | None) -> str:
        return self.helps.get(question.id, "") if question else ""


def play(match: Match, moves: Sequence[Move]) -> None:
    for seat, token in moves:
        match.play(seat, match.record.game.alphabet.action(token))


def answered(match: Match, answer: str) -> None:
    """Plays an answer; of what is chosen at once the rules may choose the last parts themselves."""
    if answer == GO_ON or answer.startswith(GUESSED):
        return
    for action in sorted(map(match.record.game.alphabet.action, answer.split(AND))):
        if AND not in answer or match.position.choices(LEARNER):
            match.play(LEARNER, action)


def offered(game: Game, position: Position) -> list[str]:
    return [game.alphabet.token(action) for action in position.choices(LEARNER)]


def load(kit: Kit) -> Course:
    """The course of a game; without lessons, where it has none."""
    file = kit.lessons()
    return read(kit.slug, file) if file is not None else Course((), {})


@cache
def read(game: str, file: Path) -> Course:
    text = file.read_text(encoding="utf-8")
    try:
        data = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise LessonFault(f"{file.name}: {error}") from None
    lines = iter([text.count("\n", 0, found.start(1)) + 1 for found in TABLE.finditer(text)])
    rows = enumerate(data.get("lesson", []), 1)
    lessons = [read_lesson(game, number, file.name, lines, row) for number, row in rows]
    return Course(tuple(lessons), read_helps(file, data.get("help", {})))


def read_lesson(game: str, number: int, file: str, lines: Iterator[int], row: dict[str, Any]) -> Lesson:
    name = row.get("id", number)
    place = f"{file}:{next(lines)}: lesson {name}"
    checked(place, row, {"id", "minutes", "rules", "seats", "options", "seed", "moves", "step"}, {"id", "seed", "step"})
    steps = [
        read_step(f"{file}:{next(lines)}: lesson {name}, step {count}", f"lesson-{name}-{count}", step)
        for count, step in enumerate(row["step"], 1)
    ]
    return Lesson(
        name,
        game,
        number,
        place,
        row.get("minutes", 1),
        tuple(row.get("rules", ())),
        row.get("seats", 2),
        dict(word.split("=", 1) for word in str(row.get("options", "")).split()),
        row["seed"],
        read_moves(place, row.get("moves", [])),
        tuple(steps),
    )


def read_step(place: str, say: str, row: dict[str, Any]) -> Step:
    checked(place, row, STEP, {"counts"} if "guess" in row else set())
    guesses = read_guesses(place, row)
    return Step(
        say,
        place,
        (f"{GUESSED}{row['right']}",) if guesses else tuple(row.get("wanted", ())),
        tuple(row.get("look", ())),
        read_moves(place, row.get("then", [])),
        row.get("instead", {}),
        row.get("rule", ""),
        row.get("set", False),
        guesses,
        read_moves(place, row.get("if", [])),
        tuple(row.get("counts", ())),
        row.get("holds", {}),
    )


def read_guesses(place: str, row: dict[str, Any]) -> tuple[str, ...]:
    guesses, right = row.get("guess", []), row.get("right")
    if (guesses or right is not None) and right not in guesses:
        raise LessonFault(f"{place}: {right} is right, but cannot be guessed")
    if guesses and "wanted" in row:
        raise LessonFault(f"{place}: either something is guessed, or a choice is wanted")
    return tuple(f"{GUESSED}{number}" for number in guesses)


def read_moves(place: str, lines: Sequence[str]) -> tuple[Move, ...]:
    moves = [line.split() for line in lines]
    for move in moves:
        if len(move) != 2 or not move[0].isdigit():
            raise LessonFault(f"{place}: a move is a seat and a token, as in '0 at:b3', not '{' '.join(move)}'")
    return tuple((int(seat), token) for seat, token in moves)


def read_helps(file: Path, groups: dict[str, list[str]]) -> dict[str, str]:
    """By the id of each question what is said the first time that it is asked."""
    found: dict[str, str] = {}
    for name, questions in groups.items():
        for question in questions:
            if question in found:
                raise LessonFault(f"{file.name}: {question} is explained twice, by {found[question]} and by {name}")
            found[question] = name
    return found


def checked(place: str, row: dict[str, Any], known: set[str], needed: set[str]) -> None:
    unknown, missing = sorted(set(row) - known), sorted(needed - set(row))
    if unknown:
        raise LessonFault(f"{place}: nobody knows what {', '.join(unknown)} means")
    if missing:
        raise LessonFault(f"{place}: {', '.join(missing)} is missing")


# What the tests hold every lesson to


def check(lesson: Lesson) -> None:
    """Plays a lesson in every wanted way; a choice that is not offered is named with the lesson and the line."""
    ways: list[list[str]] = [[]]
    for step in lesson.steps:
        for way in ways:
            check_numbers(lesson, step, way)
        ways = [[*way, answer] for way in ways for answer in going_on(lesson, step, way)]
        unwanted = [answer for answer in step.answers() if all(way[-1] != answer for way in ways)]
        if unwanted:
            raise LessonFault(f"{step.place}: {', '.join(unwanted)} is never offered")
    for way in ways:
        lesson.after(way)


def going_on(lesson: Lesson, step: Step, way: list[str]) -> list[str]:
    """The wanted answers that are possible after these."""
    choices, known = lesson.offers(way), {*load_game(lesson.game).alphabet.tokens, *step.guesses}
    unknown = [token for token in (*step.wanted, *step.instead) if token not in known]
    if unknown:
        raise LessonFault(f"{step.place}: there is no choice {', '.join(unknown)}")
    possible = [answer for answer in step.answers() if answer == GO_ON or step.at_once or answer in choices]
    if not possible:
        wanted = ", ".join(step.wanted)
        raise LessonFault(
            f"{step.place}: {wanted} is not offered; there is {', '.join(choices) or 'nothing to choose'}"
        )
    return possible


def check_numbers(lesson: Lesson, step: Step, way: Sequence[str]) -> None:
    """What the words of a step say, and which guess is right, must be what the engine says at that position."""
    match = lesson.after(way)
    try:
        found = {name: number_of(match, name) for name in step.holds}
        suppose(match, step.supposed)
        right = sum(number_of(match, name) for name in step.counts)
    except (WaldglasError, LookupError, AttributeError, TypeError, ValueError) as error:
        raise LessonFault(f"{step.place}: {error}") from None
    for name, number in found.items():
        if number != step.holds[name]:
            raise LessonFault(f"{step.place}: {name} is {number:g}, not {step.holds[name]}")
    if step.guesses and step.wanted != (f"{GUESSED}{right:g}",):
        raise LessonFault(f"{step.place}: {right:g} is right, not {step.wanted[0].removeprefix(GUESSED)}")


def suppose(match: Match, moves: Sequence[Move]) -> None:
    for seat, token in moves:
        action = match.record.game.alphabet.action(token.removesuffix(AGAIN))
        match.play(seat, action)
        while token.endswith(AGAIN) and action in match.position.choices(seat):
            match.play(seat, action)


def number_of(match: Match, name: str) -> float:
    """A number of the game by its name, or a product of several."""
    return math.prod(one_number(match, factor) for factor in name.split(" * "))


def one_number(match: Match, name: str) -> float:
    position, (start, _, rest) = match.position, name.partition(".")
    if start.lstrip("-").isdigit():
        return float(start)
    if start == "points":
        lines = [line.points for line in position.breakdown(LEARNER) if rest in ("", line.what)]
        return sum(lines) if lines else float(rest)
    path, many, kind = name.partition("#")
    if start == "facts":
        found = fact_at(match.record.game, path.removeprefix("facts."))
    else:
        found = within(position.observe(LEARNER), path.split("."))
    values = found.values() if isinstance(found, dict) else found
    return [str(value) for value in values].count(kind) if many else float(found)


def fact_at(game: Game, path: str) -> Any:
    section, slug, *fields = path.split(".")
    return within(game.facts.entry(f"{section}.{slug}"), fields)


def within(whole: Any, path: Sequence[str]) -> Any:
    """What stands there: under a name in a table, at a place in a list, or as a part of what is seen."""
    for part in path:
        whole = whole[part] if isinstance(whole, dict) else whole[int(part)] if part.isdigit() else getattr(whole, part)
    return whole
