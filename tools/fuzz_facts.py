"""Corrects facts at random: whatever is accepted is played to the end and drawn; only BadFacts may refuse.

python -m tools.fuzz_facts [--seconds 60] [--seed 0] [--field NAME …] [GAME …]
"""

from __future__ import annotations

import argparse
import json
import sys
import time
import traceback
from collections import Counter
from collections.abc import Iterator, Sequence
from copy import deepcopy
from functools import cache
from importlib import import_module
from random import Random
from typing import Any

from rich.console import Console

from waldglas.ai.evaluator import Evaluator
from waldglas.core.errors import BadFacts
from waldglas.core.facts import TOLD, Entries, Entry
from waldglas.core.game import Game, Position
from waldglas.draw.advice import Advice
from waldglas.draw.boards import Moment
from waldglas.foresight import Previews
from waldglas.games import GAMES, kit_of, load_game
from waldglas.words import speaker_for

JUNK: list[Any] = [
    *(None, True, False, -1, 0, 1, 2, 10**6, -(10**30), 0.5, float("nan"), float("inf")),
    *("", " ", "x", "x" * 61, "x" * 400_000, "a\nb", "\u202eabc", "\ud800", "{ $x }", "<b>"),
    *([], {}, [[]], [{}], [None], ["x"], ["x"] * 1000, {"x": 1}, {"": {}}, {"x" * 99: 1}, {"pay": {"wood": 1}}),
    [[[[[[]]]]]],
]
NUMBERS = [-99, -7, -1, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 12, 20, 21, 36, 99, 100, 9999]
MOST_CHOICES = 20_000  # of a game by chance


class Fuzzer:
    def __init__(self, slug: str, seed: int, names: Sequence[str] = ()) -> None:
        self.slug = slug
        self.chance = Random(seed)
        self.entries = load_game(slug).facts.entries
        self.fields = [(key, name) for key, entry in self.entries.items() for name in entry]
        self.played = [
            (key, name) for key, name in self.fields if name in (names or open_fields(slug, key, self.entries[key]))
        ]
        self.samples: dict[str, list[Any]] = {}
        for entry in self.entries.values():
            collect(entry, self.samples)
        self.words = sorted({word for entry in self.entries.values() for word in words_in(entry) if len(word) < 30})
        self.outcomes: Counter[str] = Counter()

    def corrections(self) -> Entries:
        """One field changed, seldom several."""
        changes: Entries = {}
        for _ in range(self.chance.choice([1, 1, 1, 1, 2, 3])):
            key, name = self.chance.choice(self.played if self.chance.random() < 0.95 else self.fields)
            changes.setdefault(key, {})[name] = self.changed(key, name)
            if "cost" in self.entries[key] and self.chance.random() < 0.6:
                changes[key].setdefault("cost", self.cheap(self.entries[key]["cost"]))
        return changes

    def cheap(self, cost: dict[str, int]) -> dict[str, int]:
        """Nothing at all, or one of something, so that it is soon built."""
        return dict.fromkeys(list(cost)[:1], 1) if self.slug == "haspelknecht" else {}

    def changed(self, key: str, name: str) -> Any:
        if self.chance.random() < 0.1:
            return deepcopy(self.chance.choice(JUNK))
        if self.chance.random() < 0.3:
            section = key.partition(".")[0] + "."
            alike = [e[name] for other, e in self.entries.items() if other.startswith(section) and name in e]
            return deepcopy(self.chance.choice(alike))
        value = deepcopy(self.entries[key][name])
        for _ in range(self.chance.choice([1, 1, 2])):
            value = self.mutated(value)
        return value

    def mutated(self, value: Any) -> Any:
        if self.chance.random() < 0.05:
            return deepcopy(self.chance.choice(JUNK))
        if isinstance(value, bool):
            return not value
        if isinstance(value, int):
            return self.chance.choice([value - 1, value + 1, *NUMBERS])
        if isinstance(value, dict):
            return self.mutated_table(value)
        return self.mutated_list(value) if isinstance(value, list) else self.chance.choice(self.words)

    def mutated_table(self, value: dict[str, Any]) -> dict[str, Any]:
        value = dict(value)
        if not value or self.chance.random() < 0.25:
            name = self.fitting_key(value)
            return {**value, name: deepcopy(self.chance.choice(self.samples[name]))}
        name = self.chance.choice(list(value))
        if self.chance.random() < 0.4:
            taken = value.pop(name)
            return value if self.chance.random() < 0.4 else {**value, self.fitting_key({name: taken}): taken}
        return {**value, name: self.mutated(value[name])}

    def fitting_key(self, value: dict[str, Any]) -> str:
        """A key that somewhere stands for something of the same kind, or now and then any."""
        kinds = {type(part) for part in value.values()}
        alike = [name for name, found in self.samples.items() if type(found[0]) in kinds]
        return self.chance.choice(alike if alike and self.chance.random() < 0.9 else list(self.samples))

    def mutated_list(self, value: list[Any]) -> list[Any]:
        value, number = list(value), len(value)
        if not value:
            return [self.chance.choice([*self.words, 1, [], {}])]
        place, how = self.chance.randrange(number), self.chance.randrange(4)
        if how == 0:
            return value[:place] + value[place + 1 :]
        if how == 1:
            return [*value, deepcopy(value[place])]
        if how == 2:
            self.chance.shuffle(value)
            return value
        return [*value[:place], self.mutated(value[place]), *value[place + 1 :]]

    def attempt(self, changes: Entries, games: int = 1) -> None:
        """Only a refusal is allowed, or a game that can be played and drawn."""
        try:
            game = load_game(self.slug, deepcopy(changes))
        except BadFacts as error:
            self.outcomes[error.message.id] += 1
            return
        self.outcomes["played"] += 1
        for _ in range(games):
            play(game, self.chance.randint(game.fewest_seats, game.most_seats), self.chance, list(changes))


def open_fields(slug: str, key: str, entry: Entry) -> list[str]:
    """The fields that the rules of a game read; those of Tiny Towns read all."""
    if slug == "tiny-towns":
        return [name for name in entry if name not in TOLD]
    read = import_module(f"waldglas.games.{slug.replace('-', '_')}.rules.corrections").READ
    found: list[str] = read.get(key, read.get(key.partition(".")[0], []))
    return found


@cache
def evaluator_of(slug: str) -> Evaluator:
    return GAMES.kit(slug).evaluator()


def words_in(value: Any) -> Iterator[str]:
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict | list):
        for part in value.values() if isinstance(value, dict) else value:
            yield from words_in(part)


def collect(value: Any, found: dict[str, list[Any]]) -> None:
    """What stands for each key within a fact."""
    if isinstance(value, dict):
        for name, part in value.items():
            found.setdefault(name, []).append(part)
    if isinstance(value, dict | list):
        for part in value.values() if isinstance(value, dict) else value:
            collect(part, found)


def play(game: Game, seats: int, chance: Random, keys: Sequence[str] = ()) -> None:
    """A game by chance, keen on what was corrected and on building, drawn now and then and at its end."""
    keen = ("build", "visit", "job", *(key.partition(".")[2] for key in keys))
    position = game.start(seats, {}, chance.randrange(1000), journal=True)
    for number in range(MOST_CHOICES):
        to_act = position.to_act()
        if not to_act:
            draw_whole(game, position)
            break
        if number == 40 or chance.random() < 0.002:
            draw(game, position, chance.choice(to_act))
        seat = chance.choice(to_act)
        choices = position.choices(seat)
        liked = [action for action in choices if any(word in game.alphabet.token(action) for word in keen)]
        position.play(seat, chance.choice(liked if liked and chance.random() < 0.7 else choices))
    assert position.over(), "the game does not end"
    speaker = speaker_for(game)
    assert all(speaker.say(game.describe(event)) for event in position.journal or [])
    assert len(position.winners()) > 0


def draw(game: Game, position: Position, seat: int | None) -> None:
    """The position as a person meets it on the page, and as bots judge it."""
    kit, names = kit_of(game), names_for(position)
    view = position.observe(seat)
    tokens = [game.alphabet.token(action) for action in position.choices(seat)] if seat is not None else []
    previews = Previews(game, position, seat) if seat is not None else None
    boards = kit.boards(game, Moment(view, seat, names, tokens, previews))
    assert all(str(board.element()) for board in [*boards.own, *boards.shared, *boards.offer])
    for other in range(position.seats):
        kit.heuristic()(position, other)
        evaluator_of(game.slug).evaluate(position, other)


def draw_whole(game: Game, position: Position) -> None:
    """The end of a game: the whole table in one picture, the boards of the page, and the terminal."""
    kit, names, view = kit_of(game), names_for(position), position.observe(None)
    whole = kit.draw(game, view, names, None, [], Advice(game))
    assert whole is None or str(whole.element("The table"))
    draw(game, position, None)
    speaker = speaker_for(game, names)
    Console(quiet=True).print(kit.terminal(game, view, speaker), kit.legend(game, view, speaker))


def names_for(position: Position) -> list[str]:
    return [f"Player {seat}" for seat in range(position.seats)]


def fuzz(slug: str, seconds: float, seed: int, names: Sequence[str] = ()) -> tuple[int, Counter[str]]:
    """How many corrections failed, and what became of the others."""
    fuzzer, failures, end = Fuzzer(slug, seed, names), 0, time.monotonic() + seconds
    while time.monotonic() < end:
        changes = fuzzer.corrections()
        try:
            fuzzer.attempt(changes)
        except Exception:  # noqa: BLE001
            failures += 1
            print(f"{slug} {shown(changes)}\n{traceback.format_exc()}", file=sys.stderr)
    return failures, fuzzer.outcomes


def shown(changes: Entries) -> str:
    return json.dumps(changes)[:2000]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=60, help="for each game")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--field", action="append", default=[], help="change these fields only")
    parser.add_argument("slugs", nargs="*", default=GAMES.slugs(), metavar="GAME")
    arguments = parser.parse_args()
    failed = 0
    for slug in arguments.slugs:
        failures, outcomes = fuzz(slug, arguments.seconds, arguments.seed, arguments.field)
        failed += failures
        print(f"{slug}: {outcomes.total()} corrections, {outcomes['played']} played, {failures} failed")
        for outcome, number in outcomes.most_common():
            print(f"  {number:6} {outcome}")
    sys.exit(1 if failed else 0)


if __name__ == "__main__":
    main()
