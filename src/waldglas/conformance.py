"""The conformance kit: what any implementation of a game has to come to, as lines of JSON (docs/conformance.md).

A line with `moves` begins a game; a line with `prefix` says how it stands after so many of them.
"""

import json
from collections.abc import Iterable, Iterator
from hashlib import sha256
from typing import Any

from waldglas.core.errors import WaldglasError
from waldglas.core.game import Game, Position
from waldglas.core.message import Message
from waldglas.core.playout import random_game
from waldglas.core.rng import game_seed, seeded
from waldglas.games import load_game

FORMAT = "waldglas-conformance 1"
CHECKS = 8  # of each game
MOST_SHOWN = 200  # characters of what differs

Line = dict[str, Any]


class BadConformance(WaldglasError):
    """A file that is none of the kit, or broken; the message names the line."""


# Making


def make(game: Game, games: int, seed: int, options: dict[str, str] | None = None) -> Iterator[Line]:
    """So many games of every number of seats, played by chance."""
    yield {
        "format": FORMAT,
        "game": game.slug,
        "rules_version": game.rules_version,
        "facts": game.facts.digest(),
    }
    for seats in range(game.fewest_seats, game.most_seats + 1):
        for number in range(games):
            yield from one_game(game, seats, options or {}, game_seed(seed, seats * games + number))


def one_game(game: Game, seats: int, options: dict[str, str], seed: int) -> Iterator[Line]:
    position = game.start(seats, options, seed)
    made: list[int] = []
    random_game(position, [seeded(seed, f"conformance {seat}") for seat in range(seats)], made)
    moves = [f"{seat} {game.alphabet.token(action)}" for seat, action in zip(made[::2], made[1::2], strict=True)]
    yield {"seats": seats, "options": game.settings(seats, options), "seed": str(seed), "moves": moves}
    position = game.start(seats, options, seed)
    wanted = {len(moves) * part // (CHECKS - 1) for part in range(CHECKS)}
    middle = sorted(wanted)[len(wanted) // 2]
    for played in range(len(moves) + 1):
        if played in wanted:
            yield {"prefix": played, **standing(position), **(seen(position) if played == middle else {})}
        if played < len(moves):
            play(position, moves[played])


def play(position: Position, move: str) -> None:
    seat, _, token = move.partition(" ")
    position.play(int(seat), position.game().kept_action(token))


def standing(position: Position) -> Line:
    """How a position stands, in words and numbers that any implementation has."""
    token = position.game().alphabet.token
    everything = [position.observe(seat).data() for seat in [None, *range(position.seats)]]
    return {
        "offered": {str(seat): sorted(map(token, position.choices(seat))) for seat in position.to_act()},
        "scores": neutral(position.scores()),
        "winners": position.winners() if position.over() else [],
        "digest": digest(everything),
    }


def seen(position: Position) -> Line:
    """All that the first seat that owes a choice knows."""
    seat = (position.to_act() or [0])[0]
    return {"observation": neutral(position.observe(seat).data())}


def digest(value: object) -> str:
    return sha256(canonical(value).encode()).hexdigest()[:16]


def canonical(value: object) -> str:
    """JSON with sorted keys, without spaces, whole numbers without a point."""
    return json.dumps(neutral(value), sort_keys=True, ensure_ascii=False, separators=(",", ":"))


def neutral(value: Any) -> Any:
    if isinstance(value, dict):
        return {str(key): neutral(each) for key, each in value.items()}
    if isinstance(value, (list, tuple)):
        return [neutral(each) for each in value]
    return int(value) if isinstance(value, float) and value == int(value) else value


def written(line: Line) -> str:
    return json.dumps(line, ensure_ascii=False, separators=(",", ":")) + "\n"


# Checking


class Checker:
    """Plays what a file says, and finds where it comes to something else."""

    def __init__(self) -> None:
        self.games = 0
        self.checks = 0
        self.differences: list[Message] = []
        self.game: Game
        self.position: Position | None = None
        self.moves: list[str] = []
        self.played = 0

    def check(self, lines: Iterable[str]) -> None:
        for number, text in enumerate(lines, 1):
            if text.strip():
                self.check_line(number, read_line(number, text))
        if self.checks == 0:
            raise BadConformance(Message("error-conformance-empty", {"format": FORMAT}))

    def check_line(self, number: int, line: Line) -> None:
        if number == 1:
            self.begin(line)
            return
        try:
            if "moves" in line:
                self.deal(line)
            else:
                self.compare(number, line)
        except WaldglasError as error:
            self.differ(number, "move", error, "played")
            self.position = None
        except (KeyError, TypeError, ValueError, AttributeError):
            raise broken(number) from None

    def begin(self, line: Line) -> None:
        if line.get("format") != FORMAT:
            raise BadConformance(Message("error-conformance-format", {"format": FORMAT}))
        self.game = load_game(str(line.get("game")))
        for name, ours in (("rules_version", self.game.rules_version), ("facts", self.game.facts.digest())):
            if line.get(name) != ours:
                self.differ(1, name, ours, line.get(name))

    def deal(self, line: Line) -> None:
        self.games += 1
        self.moves = list(line["moves"])
        self.played = 0
        self.position = self.game.start(line["seats"], line["options"], int(line["seed"]))

    def compare(self, number: int, line: Line) -> None:
        """After a game that could not be played on, nothing of it is compared any more."""
        prefix = line["prefix"]
        if self.position is None:
            return
        if not self.played <= prefix <= len(self.moves):
            raise broken(number)
        for move in self.moves[self.played : prefix]:
            play(self.position, move)
        self.played = prefix
        self.checks += 1
        found = standing(self.position) | (seen(self.position) if "observation" in line else {})
        for name, ours in found.items():
            if canonical(ours) != canonical(line[name]):
                self.differ(number, name, ours, line[name])

    def differ(self, number: int, name: str, ours: object, theirs: object) -> None:
        ours, theirs = parted(ours, theirs)
        here, there = short(ours), short(theirs)
        found = Message(
            "cli-conformance-difference", {"line": str(number), "name": name, "ours": here, "theirs": there}
        )
        self.differences.append(found)


def parted(ours: Any, theirs: Any) -> tuple[Any, Any]:
    """Of two things with parts of the same names, the first part that differs."""
    if isinstance(ours, dict) and isinstance(theirs, dict):
        for name in [*ours, *theirs]:
            if canonical(ours.get(name)) != canonical(theirs.get(name)):
                return {name: ours.get(name)}, {name: theirs.get(name)}
    return ours, theirs


def short(value: object) -> str:
    text = str(value) if isinstance(value, (str, WaldglasError)) else canonical(value)
    return text if len(text) <= MOST_SHOWN else f"{text[: MOST_SHOWN - 1]}…"


def read_line(number: int, text: str) -> Line:
    try:
        line = json.loads(text)
    except (ValueError, RecursionError):
        line = None
    if not isinstance(line, dict):
        raise broken(number)
    return line


def broken(number: int) -> BadConformance:
    return BadConformance(Message("error-conformance-line", {"line": str(number)}))
