"""What is told against what happens: a ledger books the events of each move, and is compared with the position."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random
from typing import Any, ClassVar

from tests.play import MOST_MOVES
from waldglas.core.game import Position
from waldglas.core.journal import Event

Accounts = dict[str, Any]
Chooser = Callable[[Position, int], int]


class Ledger:
    """The accounts of a table, kept by what the journal says alone.

    `booked_<kind>` changes the accounts by an event; kinds that only tell of what other events book are listed.
    """

    tells_only: ClassVar[frozenset[str]] = frozenset()
    weights: ClassVar[dict[str, int]] = {}  # by the first word of a token: what is dear to whoever plays eagerly

    def __init__(self, position: Any) -> None:
        self.position = position
        self.facts = position.facts
        self.accounts = self.read(position)

    def read(self, position: Any) -> Accounts:
        """What the position holds of all that is booked."""
        raise NotImplementedError

    def settle(self) -> None:
        """After a move: accounts that chance has set anew are taken over from the position."""

    @classmethod
    def enrich(cls, position: Any, chance: Random) -> None:
        """Begins with so much that a game gets far."""

    @classmethod
    def eager(cls, chance: Random) -> Chooser:
        """Plays by chance, and rather what is dear."""

        def choose(position: Position, seat: int) -> int:
            offered = position.choices(seat)
            verbs = [position.alphabet.token(action).split(":")[0] for action in offered]
            return chance.choices(offered, [cls.weights.get(verb, 3) for verb in verbs])[0]

        return choose

    @classmethod
    def books(cls, kind: str) -> bool:
        return hasattr(cls, f"booked_{kind}")

    def book(self, event: Event) -> None:
        if event.kind not in self.tells_only:
            getattr(self, f"booked_{event.kind}")(event.seat, *event.values)

    def add(self, seat: int, what: str, number: int) -> None:
        self.accounts[f"{seat} {what}"] += number

    def put(self, seat: int, what: str, value: Any) -> None:
        self.accounts[f"{seat} {what}"] = value

    def held(self, seat: int, what: str) -> Any:
        return self.accounts[f"{seat} {what}"]

    def move(self, seat: int, what: str, gone: int | None, come: int | None) -> None:
        """Something leaves a list that is kept in order, something joins it."""
        there = list(self.held(seat, what))
        if gone is not None:
            there.remove(gone)
        if come is not None:
            there.append(come)
        self.put(seat, what, sorted(there))

    def differences(self) -> list[str]:
        now = self.read(self.position)
        names = sorted({*now, *self.accounts})
        absent = "no such account"
        pairs = [(name, self.accounts.get(name, absent), now.get(name, absent)) for name in names]
        return [f"{name}: told {told}, there {there}" for name, told, there in pairs if told != there]


def by_chance(chance: Random) -> Chooser:
    return lambda position, seat: chance.choice(position.choices(seat))


def moves(position: Position, chance: Random, choose: Chooser) -> Iterator[tuple[int, int, list[Event]]]:
    """Plays to the end; gives each move and the events that it has written."""
    assert position.journal is not None
    seen = {id(event) for event in position.journal}
    for _ in range(MOST_MOVES):
        owing = position.to_act()
        if not owing:
            return
        seat = chance.choice(owing)
        action = choose(position, seat)
        since = position.phase_start if position.together else len(position.journal)
        position.play(seat, action)
        written = [event for event in position.journal[since:] if id(event) not in seen]
        seen.update(id(event) for event in written)
        yield seat, action, written
    raise AssertionError(f"no end after {MOST_MOVES} moves")


def check_game(ledger: Ledger, chance: Random, choose: Chooser) -> None:
    position = ledger.position
    for seat, action, written in moves(position, chance, choose):
        for event in written:
            ledger.book(event)
        ledger.settle()
        wrong = ledger.differences()
        token = position.alphabet.token(action)
        assert not wrong, f"move {position.moves}, seat {seat} {token}: {'; '.join(wrong)}; events {written}"
