"""The agenda: what is still to be resolved, worked off until a seat has a real choice.

A position holds one shared stack and, for phases in which several seats choose at the same
time, a small stack for each seat. What lies on a stack is a Task: a Step and the seat it is for.
Steps never change, so they are made once; stacks are linked lists, so copying one costs nothing.
"""

from __future__ import annotations

from typing import Any, Final, Generic, TypeVar

from mypy_extensions import mypyc_attr

from waldglas.core.alphabet import Alphabet
from waldglas.core.errors import IllegalChoice
from waldglas.core.journal import CHAPTER, EVERYBODY, LOUD, PLAIN, THE_TABLE, Event, order_by_seat
from waldglas.core.message import Message
from waldglas.core.types import Action, Seat

P = TypeVar("P", bound="Agenda")

NOTHING: Final[list[int]] = []
ABSENT: Final = -1_000_000
SHOWN: Final = 12  # of the choices that a refusal names


class Reason:
    """Why something may not be chosen, and the number of the rule in the digest."""

    def __init__(self, message: Message, rule: str) -> None:
        self.message = message
        self.rule = rule

    def __repr__(self) -> str:
        return f"Reason({self.message!r}, {self.rule!r})"


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Generic[P]):
    """A step runs by itself, or it is a question: then it overrides choices and chosen."""

    def run(self, position: P, seat: Seat) -> None:
        raise TypeError(f"{type(self).__name__} neither runs nor asks")

    def choices(self, position: P, seat: Seat) -> list[Action]:
        """What the seat may choose, changing nothing; an empty list when there is nothing to ask."""
        self.run(position, seat)
        return NOTHING

    def chosen(self, position: P, seat: Seat, action: Action) -> None:
        raise TypeError(f"{type(self).__name__} asks nothing")

    def question(self, position: P, seat: Seat) -> Message:
        """What is asked."""
        raise TypeError(f"{type(self).__name__} asks nothing")

    def wording(self, position: P, seat: Seat, action: Action) -> Message | None:
        """What an answer means, where the question makes it clearer than the game's own label; or nothing."""
        return None

    def why_not(self, position: P, seat: Seat, action: Action) -> Reason:
        """What forbids a choice that this question does not offer."""
        return Reason(Message("not-asked-now", {"question": self.question(position, seat)}), "")

    def reveals(self) -> bool:
        """Whether running it draws chance or shows what was hidden; a preview halts before it."""
        return False


@mypyc_attr(free_list_len=1)  # a task that is done makes place for the next one
class Task:
    def __init__(self, step: Step[Any], seat: Seat, then: Task | None) -> None:
        self.step: Final = step
        self.seat: Final = seat
        self.then: Final = then


@mypyc_attr(allow_interpreted_subclasses=True)
class Agenda:
    """A position's stacks, the choices that are open, and the count of what was chosen."""

    seats: int
    alphabet: Alphabet
    agenda: Task | None
    desks: list[Task | None]
    offers: list[list[int]]
    waiting: int
    together: bool
    secret: bool
    moves: int
    made: list[int]
    journal: list[Event] | None
    phase_start: int
    looking_ahead: bool
    halted: bool

    def prepare_agenda(self, seats: int, alphabet: Alphabet, journal: bool) -> None:
        self.seats = seats
        self.alphabet = alphabet
        self.agenda = None
        self.desks = [None] * seats
        self.offers = [NOTHING] * seats
        self.waiting = 0
        self.together = False
        self.secret = False
        self.moves = 0
        self.made = [0] * seats
        self.journal = [] if journal else None
        self.phase_start = 0
        self.looking_ahead = False
        self.halted = False

    def copy_agenda(self, other: Agenda) -> None:
        """Takes over the other's agenda; the journal stays behind."""
        self.seats = other.seats
        self.alphabet = other.alphabet
        self.agenda = other.agenda
        self.desks = other.desks[:]
        self.offers = other.offers[:]
        self.waiting = other.waiting
        self.together = other.together
        self.secret = other.secret
        self.moves = other.moves
        self.made = other.made[:]
        self.journal = None
        self.phase_start = 0
        self.looking_ahead = other.looking_ahead
        self.halted = other.halted

    # What the rules say

    def then(self, seat: Seat, step: Step[Any]) -> None:
        """Puts a step on top: in a phase together on the seat's own stack, otherwise on the shared one."""
        if self.together:
            self.desks[seat] = Task(step, seat, self.desks[seat])
        else:
            self.agenda = Task(step, seat, self.agenda)

    def then_all(self, seat: Seat, steps: list[Step[Any]]) -> None:
        """Puts steps on top, the first of them to be resolved first."""
        for i in range(len(steps) - 1, -1, -1):
            self.then(seat, steps[i])

    def begin_together(self, secret: bool) -> None:
        """Opens a phase in which seats choose at the same time; the shared stack waits until all are done."""
        self.together = True
        self.secret = secret
        for seat in range(self.seats):
            self.made[seat] = 0
        if self.journal is not None:
            self.phase_start = len(self.journal)

    def tell(self, kind: str, seat: Seat, a: int = ABSENT, b: int = ABSENT, c: int = ABSENT) -> None:
        """Writes to the journal, if there is one; in a secret phase only the seat itself may read it."""
        if self.journal is not None:
            self.write(kind, seat, [value for value in (a, b, c) if value != ABSENT], self.readers(seat), PLAIN)

    def announce(self, kind: str, seat: Seat, a: int = ABSENT, b: int = ABSENT) -> None:
        """Tells what nobody wants to be surprised by; a choice that sets it off says so beforehand."""
        if self.journal is not None:
            self.write(kind, seat, [value for value in (a, b) if value != ABSENT], self.readers(seat), LOUD)

    def open_chapter(self, kind: str, number: int) -> None:
        """Tells that a part of the game begins: a year, a period."""
        if self.journal is not None:
            self.write(kind, THE_TABLE, [number], EVERYBODY, CHAPTER)

    def whisper(self, kind: str, seat: Seat, a: int = ABSENT, b: int = ABSENT, c: int = ABSENT) -> None:
        """Writes to the journal, for the seat's own eyes."""
        if self.journal is not None:
            self.write(kind, seat, [value for value in (a, b, c) if value != ABSENT], 1 << seat, PLAIN)

    def readers(self, seat: Seat) -> int:
        return 1 << seat if self.together and self.secret else EVERYBODY

    def write(self, kind: str, seat: Seat, values: list[int], readers: int, weight: int) -> None:
        assert self.journal is not None
        move = self.made[seat] - 1 if self.together else self.moves - 1
        self.journal.append(Event(kind, seat, values, move, readers, weight))

    # What the players do

    def to_act(self) -> list[Seat]:
        """The seats that owe a choice now; empty when the game is over."""
        return [seat for seat in range(self.seats) if self.offers[seat]]

    def choices(self, seat: Seat) -> list[Action]:
        """All that this seat may choose now; never empty for a seat that is to act."""
        if not 0 <= seat < self.seats:
            raise IllegalChoice(Message("error-no-seat", {"seat": seat, "last": self.seats - 1}))
        return self.offers[seat][:]

    def play(self, seat: Seat, action: Action) -> None:
        self.check(seat, action)
        self.offers[seat] = NOTHING
        self.moves += 1
        if self.together:
            self.waiting -= 1
            self.made[seat] += 1
            task = self.desks[seat]
            assert task is not None
            self.desks[seat] = task.then
            task.step.chosen(self, seat, action)
            self.work_off(seat)
            if self.waiting > 0:
                return
            self.end_together()
        else:
            task = self.agenda
            assert task is not None
            self.agenda = task.then
            task.step.chosen(self, seat, action)
        self.proceed()

    def check(self, seat: Seat, action: Action) -> None:
        if 0 <= seat < self.seats:
            for offered in self.offers[seat]:
                if offered == action:
                    return
        raise self.refusal(seat, action)

    def refusal(self, seat: Seat, action: Action) -> IllegalChoice:
        move, legal = str(self.moves + 1), [self.alphabet.token(offered) for offered in self.choices(seat)]
        if legal:
            token, more = self.alphabet.token(action), max(0, len(legal) - SHOWN)
            offered = legal[:SHOWN]
            return IllegalChoice(
                Message(
                    "error-not-offered", {"move": move, "seat": seat, "token": token, "offered": offered, "more": more}
                )
            )
        owing = [Message("error-seat", {"seat": other}) for other in self.to_act()]
        if owing:
            return IllegalChoice(Message("error-not-to-act", {"move": move, "seat": seat, "owing": owing}))
        return IllegalChoice(Message("error-game-over", {"move": move, "seat": seat}))

    def asked(self, seat: Seat) -> Task | None:
        """The question that is open for this seat."""
        if not self.choices(seat):
            return None
        return self.desks[seat] if self.together else self.agenda

    def question(self, seat: Seat) -> Message | None:
        """What the seat is asked now, if anything."""
        task = self.asked(seat)
        return None if task is None else task.step.question(self, seat)

    def wording(self, seat: Seat, action: Action) -> Message | None:
        """What an answer to the open question means, where that says more than the game's own label; or nothing."""
        task = self.asked(seat)
        return None if task is None else task.step.wording(self, seat, action)

    def why_not(self, seat: Seat, action: Action) -> Reason | None:
        """What forbids a choice; None when it is allowed."""
        self.alphabet.token(action)
        task = self.asked(seat)
        if task is None:
            return Reason(Message("not-your-turn" if self.to_act() else "game-over"), "")
        return None if action in self.offers[seat] else task.step.why_not(self, seat, action)

    # How the agenda is worked off

    def proceed(self) -> None:
        """Works off the shared stack until somebody has a real choice or nothing is left."""
        while not self.halted:
            task = self.agenda
            if task is None:
                return
            if self.looking_ahead and task.step.reveals():
                self.halted = True
                return
            self.agenda = task.then
            offered = task.step.choices(self, task.seat)
            if self.together:
                for seat in range(self.seats):
                    self.work_off(seat)
                if self.waiting > 0:
                    return
                self.end_together()
            elif len(offered) == 1:
                task.step.chosen(self, task.seat, offered[0])
            elif len(offered) > 1:
                self.agenda = task
                self.offers[task.seat] = offered
                return

    def work_off(self, seat: Seat) -> None:
        """Works off a seat's own stack until the seat has a real choice or nothing is left on it."""
        task = self.desks[seat]
        while task is not None:
            self.desks[seat] = task.then
            offered = task.step.choices(self, seat)
            if len(offered) == 1:
                task.step.chosen(self, seat, offered[0])
            elif len(offered) > 1:
                self.desks[seat] = task
                self.offers[seat] = offered
                self.waiting += 1
                return
            task = self.desks[seat]

    def ask_again(self, seat: Seat) -> None:
        """Asks the open question of a seat anew, after what it depends on was replaced."""
        task = self.asked(seat)
        if task is not None:
            self.offers[seat] = task.step.choices(self, seat)

    def end_together(self) -> None:
        """Closes a phase; a look ahead goes no further where it was secret."""
        self.halted = self.looking_ahead and self.secret
        self.together = False
        self.secret = False
        if self.journal is not None:
            first = self.moves - sum(self.made)
            order_by_seat(self.journal, self.phase_start, first, self.made)
