"""The agenda: what is still to be resolved, worked off until a seat has a real choice.

A position holds one shared stack and, for phases in which several seats choose at the same time, a small stack for
each seat. What lies on a stack is a frame: the number of a Step, the seat it is for, and a number that the step was
put there with. Steps never change, so they are made once and numbered; frames are plain numbers in packed memory.
"""

from __future__ import annotations

from typing import Any, Final, Generic, TypeVar, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from waldglas.core.alphabet import Alphabet
from waldglas.core.errors import IllegalChoice
from waldglas.core.journal import CHAPTER, EVERYBODY, LOUD, PLAIN, THE_TABLE, Event, order_by_seat
from waldglas.core.message import Message
from waldglas.core.packed import NOTHING
from waldglas.core.types import Action, Seat

P = TypeVar("P", bound="Agenda")

ABSENT: Final = -1_000_000
UNNUMBERED: Final = -1
SHOWN: Final = 12  # of the choices that a refusal names
SHARED: Final = 0  # the row of the shared stack; the stack of a seat lies in row seat + 1
MADE: Final = 1  # the place in a seat's row, behind the height, for how many choices it made in the phase
ROOM: Final = 8  # of a stack at first: its height, what was made, and its frames
TOUCH_BITS: Final = 8  # one for each seat
ALL_SEATS: Final = (1 << TOUCH_BITS) - 1
EVERYTHING: Final = -1
SEAT_BITS: Final = 4
STEP_BITS: Final = 16
SEAT_MASK: Final = (1 << SEAT_BITS) - 1
STEP_MASK: Final = (1 << STEP_BITS) - 1


class Reason:
    """Why something may not be chosen, and the number of the rule in the digest."""

    def __init__(self, message: Message, rule: str) -> None:
        self.message = message
        self.rule = rule


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Generic[P]):
    """A step runs by itself, or it is a question: then it overrides choices and chosen.

    What a step was put on the agenda with stands in `position.argument` whenever one of its methods runs.
    """

    number: i64 = UNNUMBERED  # in the table of its game

    def run(self, position: P, seat: Seat) -> None:
        raise TypeError(f"{type(self).__name__} neither runs nor asks")

    def choices(self, position: P, seat: Seat) -> vec[i64]:
        """What the seat may choose, changing nothing; no choice when there is nothing to ask."""
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


class StepTable:
    """All steps of a game by their numbers; the same step may stand in it twice."""

    def __init__(self, steps: list[Step[Any]]) -> None:
        self.steps = vec[Step](steps)  # type: ignore[type-arg]
        for number, step in enumerate(steps):
            if step.number == UNNUMBERED:
                step.number = number
            elif self.steps[step.number] is not step:
                raise ValueError(f"{type(step).__name__} is number {step.number} of another table")


@mypyc_attr(allow_interpreted_subclasses=True, acyclic=True)
class Agenda:
    """A position's stacks, the choices that are open, and the count of what was chosen."""

    def __init__(self) -> None:
        self.seats: i64 = 0
        self.alphabet = NO_ALPHABET
        self.steps = vec[Step]()  # type: ignore[type-arg]  # a vec takes no generic class
        self.frames = NOTHING  # a row for each stack: how high it is, how many choices its seat made, then its frames
        self.room: i64 = ROOM  # how long a row is
        self.argument: i64 = 0  # what the step at work was put on the agenda with
        self.offers = vec[vec[i64]]()
        self.waiting: i64 = 0
        self.together = False
        self.secret = False
        self.moves: i64 = 0
        self.touched: i64 = EVERYTHING  # since somebody looked: a bit for each seat that steps were worked off for,
        # then as many for each part that the steps of a game speak of themselves
        self.journal: list[Event] | None = None
        self.origin: object = None  # the game that it is a moment of, with its settings
        self.phase_start = 0
        self.looking_ahead = False
        self.halted = False

    def prepare_agenda(self, seats: int, alphabet: Alphabet, steps: StepTable, journal: bool) -> None:
        self.seats = seats
        self.alphabet = alphabet
        self.steps = steps.steps
        self.clear_agenda()
        self.journal = [] if journal else None

    def clear_agenda(self) -> None:
        """Nothing is to be resolved, nobody is asked."""
        self.frames = vec[i64]([0] * ((self.seats + 1) * self.room))
        self.offers = vec[vec[i64]]([vec[i64]()] * self.seats)
        self.waiting = 0

    def copy_agenda(self, other: Agenda) -> None:
        """Takes over the other's agenda; the journal stays behind."""
        self.seats = other.seats
        self.alphabet = other.alphabet
        self.steps = other.steps
        self.frames = other.frames[:]
        self.room = other.room
        self.argument = other.argument
        self.offers = other.offers[:]
        self.waiting = other.waiting
        self.together = other.together
        self.secret = other.secret
        self.moves = other.moves
        self.origin = other.origin
        self.looking_ahead = other.looking_ahead
        self.halted = other.halted

    # The stacks

    @final
    def height(self, row: i64) -> i64:
        return self.frames[row * self.room]

    @final
    def cut(self, row: i64, height: i64) -> None:
        """Forgets what lies above this height."""
        self.frames[row * self.room] = height

    @final
    def frame(self, row: i64, height: i64) -> i64:
        """What lies at this height, counted from 1 at the bottom."""
        return self.frames[row * self.room + MADE + height]

    @final
    def set_frame(self, row: i64, height: i64, frame: i64) -> None:
        """Replaces what lies at this height."""
        self.frames[row * self.room + MADE + height] = frame

    @final
    def widen(self) -> None:
        """Makes all rows twice as long."""
        wide = vec[i64]([0] * ((self.seats + 1) * self.room * 2))
        for row in range(self.seats + 1):
            for i in range(self.room):
                wide[2 * row * self.room + i] = self.frames[row * self.room + i]
        self.frames = wide
        self.room = 2 * self.room

    def has_stacks(self) -> bool:
        """Whether its stacks are as high as there is room; what came from elsewhere may say anything."""
        if self.room < ROOM or len(self.frames) != (self.seats + 1) * self.room:
            return False
        return all(0 <= self.height(row) < self.room - MADE for row in range(self.seats + 1))

    def tidy(self) -> None:
        """Forgets what once lay on the stacks, so that what is left does not tell how it was come to."""
        highest = max([self.height(row) for row in range(self.seats + 1)])
        old, room = self.frames, self.room
        self.room = ROOM
        while self.room <= highest + MADE:
            self.room = 2 * self.room
        self.frames = vec[i64]([0] * ((self.seats + 1) * self.room))
        for row in range(self.seats + 1):
            for i in range(old[row * room] + MADE + 1):
                self.frames[row * self.room + i] = old[row * room + i]

    @final
    def step_of(self, frame: i64) -> Step[Any]:
        return self.steps[(frame >> SEAT_BITS) & STEP_MASK]

    @final
    def argument_of(self, frame: i64) -> i64:
        return frame >> (SEAT_BITS + STEP_BITS)

    @final
    def row_of(self, seat: i64) -> i64:
        """Where a seat's questions lie now."""
        if self.together:
            return seat + 1
        return SHARED

    def next_step(self) -> Step[Any] | None:
        """What is on top of the shared stack."""
        height = self.height(SHARED)
        return None if height == 0 else self.step_of(self.frame(SHARED, height))

    # What the rules say

    @final
    def then(self, seat: Seat, step: Step[Any], argument: i64 = 0) -> None:
        """Puts a step on top: in a phase together on the seat's own stack, otherwise on the shared one."""
        number = step.number
        if number < 0:
            raise ValueError(f"{type(step).__name__} is not in the table of its game")
        frame = ((argument << STEP_BITS | number) << SEAT_BITS) | (seat + 1)
        row: i64 = SHARED
        if self.together:
            row = seat + 1
        push(self, row, frame)

    def then_all(self, seat: Seat, steps: list[Step[Any]]) -> None:
        """Puts steps on top, the first of them to be resolved first."""
        for i in range(len(steps) - 1, -1, -1):
            self.then(seat, steps[i])

    @final
    def begin_together(self, secret: bool) -> None:
        """Opens a phase in which seats choose at the same time; the shared stack waits until all are done."""
        self.together = True
        self.secret = secret
        self.touched |= ALL_SEATS
        frames, room = self.frames, self.room
        for row in range(1, self.seats + 1):
            frames[row * room + MADE] = 0
        if self.journal is not None:
            self.phase_start = len(self.journal)

    @final
    def touch(self, seat: Seat, part: i64 = 0) -> None:
        """Says that a step changed a part of what belongs to a seat, or what belongs to another than its own."""
        self.touched |= 1 << (part * TOUCH_BITS + seat)

    def tell(self, kind: str, seat: Seat, a: i64 = ABSENT, b: i64 = ABSENT, c: i64 = ABSENT) -> None:
        """Writes to the journal, if there is one; in a secret phase only the seat itself may read it."""
        if self.journal is not None:
            self.note(kind, seat, a, b, c, PLAIN)

    def announce(self, kind: str, seat: Seat, a: i64 = ABSENT, b: i64 = ABSENT) -> None:
        """Tells what nobody wants to be surprised by; a choice that sets it off says so beforehand."""
        if self.journal is not None:
            self.note(kind, seat, a, b, ABSENT, LOUD)

    def open_chapter(self, kind: str, number: int) -> None:
        """Tells that a part of the game begins: a year, a period."""
        if self.journal is not None:
            self.write(kind, THE_TABLE, [number], EVERYBODY, CHAPTER)

    def whisper(self, kind: str, seat: Seat, a: i64 = ABSENT, b: i64 = ABSENT, c: i64 = ABSENT) -> None:
        """Writes to the journal, for the seat's own eyes."""
        if self.journal is not None:
            self.write(kind, seat, values_of(a, b, c), 1 << seat, PLAIN)

    def note(self, kind: str, seat: Seat, a: i64, b: i64, c: i64, weight: int) -> None:
        readers = 1 << seat if self.together and self.secret else EVERYBODY
        self.write(kind, seat, values_of(a, b, c), readers, weight)

    def write(self, kind: str, seat: Seat, values: list[int], readers: int, weight: int) -> None:
        assert self.journal is not None
        move = self.made_by(seat) - 1 if self.together else self.moves - 1
        self.journal.append(Event(kind, int(seat), values, int(move), readers, weight))

    # What the players do

    def to_act(self) -> list[int]:
        """The seats that owe a choice now; empty when the game is over."""
        return [seat for seat in range(self.seats) if len(self.offers[seat])]

    def choices(self, seat: int) -> list[int]:
        """All that this seat may choose now; never empty for a seat that is to act."""
        self.check_seat(seat)
        return [int(action) for action in self.offers[seat]]

    def check_seat(self, seat: int) -> None:
        if not 0 <= seat < int(self.seats):  # any number, also one that is no machine word
            raise IllegalChoice(Message("error-no-seat", {"seat": seat, "last": int(self.seats) - 1}))

    @final
    def made_by(self, seat: Seat) -> i64:
        """How many choices a seat has made in the phase together."""
        return self.frames[(seat + 1) * self.room + MADE]

    def moves_before(self) -> int:
        """How many choices were made before the phase together; without one, at all."""
        return int(self.moves) - sum(self.all_made()) if self.together else int(self.moves)

    def all_made(self) -> list[int]:
        return [int(self.made_by(seat)) for seat in range(self.seats)]

    @final
    def forget_made(self, seat: Seat) -> None:
        """Counts the choices that a seat made in the phase together as not made yet."""
        self.moves -= self.made_by(seat)
        self.frames[(seat + 1) * self.room + MADE] = 0

    def play(self, seat: int, action: int) -> None:
        self.check(seat, action)
        self.answer(seat, action)

    @final
    def answer(self, seat: Seat, action: Action) -> None:
        """Gives the answer of a seat, which is one of its choices, to the question on top."""
        self.offers[seat] = NOTHING
        self.moves += 1
        self.touched |= 1 << seat
        frames, begin = self.frames, self.row_of(seat) * self.room
        height = frames[begin]
        frames[begin] = height - 1
        step = take_up(self, frames[begin + MADE + height])
        if self.together:
            self.waiting -= 1
            frames[begin + MADE] += 1
            step.chosen(self, seat, action)
            work_off(self, seat)
            if self.waiting > 0:
                return
            self.end_together()
        else:
            step.chosen(self, seat, action)
        self.proceed()

    @final
    def check(self, seat: int, action: int) -> None:
        if 0 <= seat < int(self.seats) and 0 <= action < len(self.alphabet):
            for offered in self.offers[seat]:
                if offered == action:
                    return
        raise self.refusal(seat, action)

    def refusal(self, seat: int, action: int) -> IllegalChoice:
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

    def asked(self, seat: int) -> Step[Any] | None:
        """The question that is open for this seat, its argument laid ready."""
        self.check_seat(seat)
        if not len(self.offers[seat]):
            return None
        row = self.row_of(seat)
        return take_up(self, self.frame(row, self.height(row)))

    def question(self, seat: int) -> Message | None:
        """What the seat is asked now, if anything."""
        step = self.asked(seat)
        return None if step is None else step.question(self, seat)

    def wording(self, seat: int, action: int) -> Message | None:
        """What an answer to the open question means, where that says more than the game's own label; or nothing."""
        step = self.asked(seat)
        return None if step is None else step.wording(self, seat, action)

    def why_not(self, seat: int, action: int) -> Reason | None:
        """What forbids a choice; None when it is allowed."""
        self.alphabet.token(action)
        step = self.asked(seat)
        if step is None:
            return Reason(Message("not-your-turn" if self.to_act() else "game-over"), "")
        return None if action in self.choices(seat) else step.why_not(self, seat, action)

    # How the agenda is worked off

    @final
    def proceed(self) -> None:
        """Works off the shared stack until somebody has a real choice or nothing is left."""
        while not self.halted:
            frames = self.frames
            height = frames[SHARED]
            if height == 0:
                return
            frame = frames[MADE + height]
            step = take_up(self, frame)
            if self.looking_ahead and step.reveals():
                self.halted = True
                return
            frames[SHARED] = height - 1
            seat = (frame & SEAT_MASK) - 1
            if seat >= 0:
                self.touched |= 1 << seat
            else:
                self.touched |= ALL_SEATS
            offered = step.choices(self, seat)
            if self.together:
                for each in range(self.seats):
                    work_off(self, each)
                if self.waiting > 0:
                    return
                self.end_together()
            elif len(offered) == 1:
                step.chosen(self, seat, offered[0])
            elif len(offered) > 1:
                frames[SHARED] = height
                self.offers[seat] = offered
                return

    def ask_again(self, seat: int) -> None:
        """Asks the open question of a seat anew, after what it depends on was replaced."""
        step = self.asked(seat)
        if step is not None:
            self.offers[seat] = step.choices(self, seat)

    @final
    def end_together(self) -> None:
        """Closes a phase; a look ahead goes no further where it was secret."""
        self.halted = self.looking_ahead and self.secret
        self.together = False
        self.secret = False
        self.touched |= ALL_SEATS
        if self.journal is not None:
            made = self.all_made()
            order_by_seat(self.journal, self.phase_start, int(self.moves) - sum(made), made)


def values_of(a: i64, b: i64, c: i64) -> list[int]:
    """The numbers of an event, as far as there are any."""
    return [int(value) for value in (a, b, c) if value != ABSENT]


def push(agenda: Agenda, row: i64, frame: i64) -> None:
    """Puts a frame on top of a stack."""
    frames, room = agenda.frames, agenda.room
    begin = row * room
    height = frames[begin] + 1
    if height + MADE == room:
        agenda.widen()
        push(agenda, row, frame)
        return
    frames[begin] = height
    frames[begin + MADE + height] = frame


def pop(agenda: Agenda, row: i64) -> Step[Any]:
    """The step on top of a stack, which lies there no more."""
    begin, frames = row * agenda.room, agenda.frames
    height = frames[begin]
    frames[begin] = height - 1
    return take_up(agenda, frames[begin + MADE + height])


def take_up(agenda: Agenda, frame: i64) -> Step[Any]:
    """The step of a frame, its argument laid ready."""
    agenda.argument = frame >> (SEAT_BITS + STEP_BITS)
    number = (frame >> SEAT_BITS) & STEP_MASK
    return agenda.steps[number]


def work_off(agenda: Agenda, seat: i64) -> None:
    """Works off a seat's own stack until the seat has a real choice or nothing is left on it."""
    while True:
        begin, frames = (seat + 1) * agenda.room, agenda.frames
        height = frames[begin]
        if height == 0:
            return
        frames[begin] = height - 1
        step = take_up(agenda, frames[begin + MADE + height])
        offered = step.choices(agenda, seat)
        if len(offered) == 1:
            step.chosen(agenda, seat, offered[0])
        elif len(offered) > 1:
            frames[begin] = height
            agenda.offers[seat] = offered
            agenda.waiting += 1
            return


NO_ALPHABET: Final = Alphabet([])
