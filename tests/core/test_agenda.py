"""The agenda with toy steps: what runs by itself, what is asked, what waits."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from tests.play import plain
from waldglas.core.agenda import Reason, Step, StepTable
from waldglas.core.alphabet import Alphabet
from waldglas.core.errors import IllegalChoice, UnknownToken
from waldglas.core.game import Line, Position
from waldglas.core.journal import EVERYBODY
from waldglas.core.message import Message
from waldglas.core.packed import packed
from waldglas.words import Speaker, house_catalogue

LETTERS = Alphabet([f"pick:{number}" for number in range(20)])


class Toy(Position):
    def __init__(self) -> None:
        super().__init__()
        self.log: list[tuple[str, int]] = []

    def copy(self) -> Toy:
        twin = Toy()
        twin.copy_agenda(self)
        twin.log = self.log[:]
        return twin

    def breakdown(self, seat: int) -> list[Line]:
        return [Line("Everything", float(seat))]

    def winners(self) -> list[int]:
        return [self.seats - 1]


class Note(Step[Toy]):
    """Runs by itself."""

    def __init__(self, text: str, hidden: bool = False) -> None:
        self.text = text
        self.hidden = hidden

    def run(self, position: Toy, seat: int) -> None:
        position.log.append((self.text, seat))
        position.tell(self.text, seat)

    def reveals(self) -> bool:
        return self.hidden


class Ask(Step[Toy]):
    """Asks for one of a few numbers."""

    def __init__(self, *numbers: int, after: list[Step[Any]] | None = None) -> None:
        self.numbers = list(numbers)
        self.after = after or []

    def choices(self, position: Toy, seat: int) -> vec[i64]:
        return packed(self.numbers)

    def chosen(self, position: Toy, seat: int, action: int) -> None:
        position.log.append((f"chose {action}", seat))
        position.tell("chose", seat, action)
        position.whisper("thought", seat, action, 2, 3)
        position.then_all(seat, self.after)

    def question(self, position: Toy, seat: int) -> Message:
        return Message("pick-a-number")


class Together(Step[Toy]):
    """Gives each seat its own steps at the same time."""

    def __init__(self, steps: list[list[Step[Any]]], secret: bool = False) -> None:
        self.steps = steps
        self.secret = secret

    def run(self, position: Toy, seat: int) -> None:
        position.begin_together(self.secret)
        for other, steps in enumerate(self.steps):
            position.then_all(other, steps)


class Count(Step[Toy]):
    """Runs down from the number it was put on the agenda with."""

    def run(self, position: Toy, seat: int) -> None:
        position.log.append(("count", int(position.argument)))
        if position.argument > 0:
            position.then(seat, self, position.argument - 1)


def all_of(steps: Iterable[Step[Any]]) -> Iterator[Step[Any]]:
    """Steps and those that they put on the agenda."""
    for step in steps:
        yield step
        if isinstance(step, Ask):
            yield from all_of(step.after)
        if isinstance(step, Together):
            yield from all_of(inner for inners in step.steps for inner in inners)


def started(*steps: Step[Any], seats: int = 2, journal: bool = True) -> Toy:
    toy = Toy()
    toy.prepare_agenda(seats, LETTERS, StepTable(list(all_of(steps))), journal)
    toy.then_all(0, list(steps))
    toy.proceed()
    return toy


def test_steps_run_in_order_until_nothing_is_left() -> None:
    toy = started(Note("first"), Note("second"))
    assert toy.log == [("first", 0), ("second", 0)]
    assert toy.over()
    assert toy.moves == 0


def test_question_stops_the_work_until_it_is_answered() -> None:
    toy = started(Note("first"), Ask(1, 2), Note("last"))
    assert toy.to_act() == [0]
    assert toy.choices(0) == [1, 2]
    assert toy.choices(1) == []
    assert toy.log == [("first", 0)]
    toy.play(0, 2)
    assert toy.log == [("first", 0), ("chose 2", 0), ("last", 0)]
    assert toy.over()


def test_single_choice_is_played_by_itself_and_none_is_passed_over() -> None:
    toy = started(Ask(7), Ask(), Note("last"))
    assert toy.log == [("chose 7", 0), ("last", 0)]
    assert toy.moves == 0
    assert plain(toy.journal)[0] == ("chose", 0, [7], -1, EVERYBODY)


def test_what_a_choice_sets_off_comes_before_what_waits() -> None:
    toy = started(Ask(1, 2, after=[Note("after"), Ask(3, 4)]), Note("last"))
    toy.play(0, 1)
    assert toy.log == [("chose 1", 0), ("after", 0)]
    toy.play(0, 4)
    assert toy.log[2:] == [("chose 4", 0), ("last", 0)]


def test_offered_list_cannot_be_changed_from_outside() -> None:
    toy = started(Ask(1, 2))
    toy.choices(0).append(9)
    assert toy.choices(0) == [1, 2]


def test_barrier_waits_for_all() -> None:
    toy = started(Together([[Ask(1, 2)], [Ask(3, 4, after=[Ask(5, 6)])]]), Note("last"))
    assert toy.to_act() == [0, 1]
    toy.play(1, 4)
    assert toy.to_act() == [0, 1]
    toy.play(0, 1)
    assert toy.to_act() == [1]
    assert ("last", 0) not in toy.log
    toy.play(1, 5)
    assert toy.log[-1] == ("last", 0)
    assert toy.over()
    assert not toy.together


def test_phase_without_questions_is_over_at_once() -> None:
    toy = started(Together([[Note("a")], [Ask(3)]]), Together([[], []]), Note("last"))
    assert toy.log == [("a", 0), ("chose 3", 1), ("last", 0)]


def test_phases_follow_each_other() -> None:
    toy = started(Together([[Ask(1, 2)], []]), Together([[], [Ask(3, 4)]]))
    toy.play(0, 1)
    assert toy.to_act() == [1]
    toy.play(1, 3)
    assert toy.over()


def test_any_order_of_seats_gives_the_same_journal() -> None:
    journals = []
    for order in ([0, 0, 1, 1], [1, 0, 0, 1], [1, 1, 0, 0]):
        toy = started(Ask(8, 9), Together([[Ask(1, 2), Ask(1, 2)], [Ask(3, 4), Ask(3, 4)]]), Note("last"))
        toy.play(0, 8)
        for seat in order:
            toy.play(seat, toy.choices(seat)[0])
        journals.append(plain(toy.journal))
    assert journals[0] == journals[1] == journals[2]
    chosen = [(seat, values, move) for kind, seat, values, move, _ in journals[0] if kind == "chose"]
    assert chosen == [(0, [8], 0), (0, [1], 1), (0, [1], 2), (1, [3], 3), (1, [3], 4)]


def test_secret_phase_is_read_by_the_seat_itself() -> None:
    toy = started(Together([[Ask(1, 2)], [Ask(3, 4)]], secret=True), Note("last"))
    toy.play(0, 1)
    assert toy.secret
    toy.play(1, 3)
    assert not toy.secret
    readers = {(event.kind, event.seat): event.readers for event in toy.journal or []}
    assert readers[("chose", 0)] == 1 << 0
    assert readers[("chose", 1)] == 1 << 1
    assert readers[("last", 0)] == EVERYBODY


def test_whisper_is_read_by_the_seat_itself_always() -> None:
    toy = started(Ask(1, 2))
    toy.play(0, 1)
    told, whispered = toy.journal or []
    assert (told.kind, told.readers) == ("chose", EVERYBODY)
    assert (whispered.kind, whispered.values, whispered.readers) == ("thought", [1, 2, 3], 1 << 0)


def test_look_ahead_halts_before_something_shows() -> None:
    toy = started(Ask(1, 2), Note("open"), Note("card", hidden=True), Note("last"))
    ahead = toy.look_ahead(0, 1)
    assert isinstance(ahead, Toy)
    assert ahead.log == [("chose 1", 0), ("open", 0)]
    assert ahead.halted
    assert not ahead.over()
    assert [event.kind for event in toy.preview(0, 1)] == ["chose", "thought", "open"]
    assert toy.log == []
    toy.play(0, 1)
    assert toy.log[-1] == ("last", 0)
    assert not toy.halted


def test_look_ahead_goes_to_the_next_question() -> None:
    toy = started(Ask(1, 2), Note("open"), Ask(3, 4), Note("card", hidden=True))
    ahead = toy.look_ahead(0, 1)
    assert not ahead.halted
    assert ahead.to_act() == [0]
    assert [event.kind for event in toy.preview(0, 1)][-1] == "open"


def test_look_ahead_halts_where_a_secret_phase_closes() -> None:
    toy = started(Together([[Ask(1, 2)], []], secret=True), Note("open"))
    ahead = toy.look_ahead(0, 1)
    assert isinstance(ahead, Toy)
    assert ahead.halted
    assert ahead.log == [("chose 1", 0)]
    assert not ahead.over()
    toy.play(0, 1)
    assert toy.log[-1] == ("open", 0)


def test_look_ahead_halts_where_a_secret_phase_passes_by_itself() -> None:
    toy = started(Ask(1, 2), Together([[Ask(5)], [Ask(6)]], secret=True), Note("open"))
    ahead = toy.look_ahead(0, 1)
    assert isinstance(ahead, Toy)
    assert ahead.halted
    assert ("open", 0) not in ahead.log


def test_preview_leaves_out_what_others_whisper() -> None:
    toy = started(Together([[Ask(1, 2)], []]), Together([[], [Ask(5)]], secret=True))
    assert [(event.kind, event.seat) for event in toy.preview(0, 1)] == [("chose", 0), ("thought", 0)]


def test_copy_leaves_the_journal_behind() -> None:
    toy = started(Together([[Ask(1, 2)], [Ask(3, 4)]]), Note("last"))
    toy.play(0, 1)
    twin = toy.copy()
    assert twin.journal is None
    twin.play(1, 3)
    assert twin.over()
    assert toy.to_act() == [1]


def test_journal_may_be_left_out() -> None:
    toy = started(Together([[Note("a")]]), seats=1, journal=False)
    assert toy.journal is None
    assert toy.log == [("a", 0)]


@pytest.mark.parametrize(
    ("seat", "action", "why"),
    [
        (0, 3, "move 1: seat 0 may not choose pick:3; it may choose pick:1, pick:2"),
        (1, 1, "move 1: seat 1 has nothing to choose now; it is for seat 0 to choose"),
        (2, 1, "there is no seat 2; the seats go from 0 to 1"),
        (-1, 1, "there is no seat -1"),
    ],
)
def test_refusals_say_what_was_legal(seat: int, action: int, why: str) -> None:
    toy = started(Ask(1, 2))
    with pytest.raises(IllegalChoice, match=why):
        toy.play(seat, action)
    assert toy.choices(0) == [1, 2]
    assert toy.moves == 0


def test_refusal_shortens_long_lists_and_knows_the_end() -> None:
    toy = started(Ask(*range(19)))
    with pytest.raises(IllegalChoice, match="pick:11 and 7 more"):
        toy.play(0, 19)
    toy.play(0, 0)
    with pytest.raises(IllegalChoice, match="move 2: seat 0 has nothing to choose now; the game is over"):
        toy.play(0, 0)


def test_refusal_names_all_who_owe_a_choice() -> None:
    toy = started(Together([[Ask(1, 2)], [Ask(1, 2)], []]), seats=3)
    with pytest.raises(IllegalChoice, match="it is for seat 0 and seat 1 to choose"):
        toy.play(2, 1)


def test_questions_and_reasons() -> None:
    toy = started(Together([[Ask(1, 2)], []]))
    assert toy.question(0) == Message("pick-a-number")
    assert toy.question(1) is None
    assert toy.why_not(0, 1) is None
    reason = toy.why_not(0, 5)
    assert reason is not None
    assert reason.message == Message("not-asked-now", {"question": Message("pick-a-number")})
    assert text_of(toy.why_not(1, 1)) == "It is not your turn to choose."
    with pytest.raises(UnknownToken):
        toy.why_not(0, 20)
    toy.play(0, 1)
    assert text_of(toy.why_not(0, 1)) == "The game is over."


def test_answers_have_no_words_of_their_own_unless_the_question_gives_them() -> None:
    toy = started(Ask(1, 2))
    assert toy.wording(0, 1) is None
    assert toy.wording(1, 1) is None


def text_of(reason: Reason | None) -> str:
    assert reason is not None
    assert reason.rule == ""
    return Speaker(house_catalogue()).say(reason.message)


def test_question_can_be_asked_anew() -> None:
    ask = Ask(1, 2)
    toy = started(ask)
    ask.numbers = [3, 4]
    assert toy.choices(0) == [1, 2]
    toy.ask_again(0)
    assert toy.choices(0) == [3, 4]
    toy.ask_again(1)
    assert toy.choices(1) == []


def test_step_that_neither_runs_nor_asks_is_a_mistake() -> None:
    with pytest.raises(TypeError, match="Step neither runs nor asks"):
        started(Step[Toy]())
    with pytest.raises(TypeError, match="asks nothing"):
        Step[Toy]().chosen(Toy(), 0, 1)
    with pytest.raises(TypeError, match="asks nothing"):
        Step[Toy]().question(Toy(), 0)


def test_a_step_knows_what_it_was_put_on_the_agenda_with() -> None:
    toy = started(Count())
    assert toy.log == [("count", 0)]
    count = toy.steps[0]
    toy.then(1, count, 3)
    toy.proceed()
    assert toy.log[1:] == [("count", 3), ("count", 2), ("count", 1), ("count", 0)]


def test_stacks_grow_as_high_as_they_must() -> None:
    toy = started(*[Note(str(number)) for number in range(100)], Together([[Ask(1, 2)] * 40, []]))
    assert [text for text, _ in toy.log] == [str(number) for number in range(100)]
    twin = toy.copy()
    for _ in range(40):
        toy.play(0, 1)
        twin.play(0, 2)
    assert toy.over()
    assert toy.log[-40:] == [("chose 1", 0)] * 40
    assert twin.log[-40:] == [("chose 2", 0)] * 40


def test_what_is_next_can_be_looked_at() -> None:
    ask = Ask(1, 2)
    toy = started(Note("first"), ask, Note("last"))
    assert toy.next_step() is ask
    assert toy.asked(0) is ask
    assert toy.asked(1) is None
    toy.play(0, 1)
    assert toy.next_step() is None


def test_steps_without_a_number_or_of_two_tables_are_mistakes() -> None:
    toy = started(Note("first"))
    with pytest.raises(ValueError, match="Note is not in the table of its game"):
        toy.then(0, Note("stranger"))
    shared = Note("shared")
    StepTable([shared])
    StepTable([shared, Note("more")])
    with pytest.raises(ValueError, match="Note is number 0 of another table"):
        StepTable([Note("more"), shared])


def test_scores_are_sums() -> None:
    assert started(seats=3).scores() == [0.0, 1.0, 2.0]
