"""The contract between a game and everything around it: Position and Game."""

from __future__ import annotations

import json
from array import array
from functools import cache
from random import Random
from typing import Any, Final, final

from librt.vecs import vec
from mypy_extensions import i32, i64, mypyc_attr

from waldglas.core.agenda import Agenda
from waldglas.core.alphabet import Alphabet
from waldglas.core.errors import BadBuffer, BadOption, BadPosition, BadSeats
from waldglas.core.facts import Facts
from waldglas.core.journal import Event
from waldglas.core.layout import Part
from waldglas.core.message import Message
from waldglas.core.options import Option, OptionValues, Reading, complete
from waldglas.core.rng import Rng, drawn_from
from waldglas.core.sheet import Sheet, write_zeros
from waldglas.core.types import Action, Seat
from waldglas.core.values import (
    MADE_UP,
    State,
    Unfit,
    attributes,
    read_state,
    restore,
    same_state,
    state_of,
    written_state,
)


class Line:
    """One line of a score: the id of what it is for, and its points."""

    def __init__(self, what: str, points: float) -> None:
        self.what = what
        self.points = float(points)

    def __repr__(self) -> str:
        return f"Line({self.what!r}, {self.points:g})"


@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class View:
    """All that a seat may know; a game's own view adds its boards."""

    def __init__(self, seat: int | None, position: Position) -> None:
        if seat is not None:
            position.check_seat(seat)
        self.seat = seat
        self.scores = position.scores()
        self.follow(position)

    def follow(self, position: Position) -> None:
        """Takes over from a position who is waited for, whether it is over, and who has won."""
        self.to_act = position.to_act()
        self.over = position.over()
        self.winners = position.winners() if self.over else []

    def data(self) -> dict[str, Any]:
        """The same as plain lists, numbers and words, ready for JSON."""
        return {
            "seat": self.seat,
            "to_act": self.to_act,
            "scores": self.scores,
            "over": self.over,
            "winners": self.winners,
        }

    def state(self) -> dict[str, object]:
        return {name: getattr(self, name) for name in attributes(self)}

    def __eq__(self, other: object) -> bool:
        return isinstance(other, View) and type(self) is type(other) and self.data() == other.data()

    def __hash__(self) -> int:
        return hash(json.dumps(self.data(), sort_keys=True))

    def __reduce__(self) -> tuple[object, ...]:
        return view_from, (type(self), self.state())

    def __repr__(self) -> str:
        whose = "a spectator" if self.seat is None else f"seat {self.seat}"
        return f"<{type(self).__name__} of {whose}, {standing(self.over, self.to_act, self.scores)}>"


@mypyc_attr(allow_interpreted_subclasses=True, acyclic=True)
class Position(Agenda):
    """A moment of a game, changed in place by play()."""

    def copy(self) -> Position:
        """An independent position, without the journal."""
        raise NotImplementedError

    def scores(self) -> list[float]:
        """The points of every seat as they stand; during the game, as if it ended now."""
        return [self.points(seat) for seat in range(self.seats)]

    def points(self, seat: Seat) -> float:
        """The points of one seat; a game that is searched counts them without making the lines."""
        return float(sum(line.points for line in self.breakdown(seat)))

    def breakdown(self, seat: Seat) -> list[Line]:
        """What a seat's points come from; empty for a seat that does not score."""
        raise NotImplementedError

    def winners(self) -> list[Seat]:
        """The seats that win, tie-breaks applied; several share a victory."""
        raise NotImplementedError

    def rank(self, seat: Seat) -> str:
        """The id of the title that a result earns where the rules give titles, or an empty string."""
        return ""

    def observe(self, seat: int | None) -> View:
        """All that this seat may know; None: a spectator."""
        raise NotImplementedError

    def information_state(self, seat: Seat) -> bytes:
        """Equal for two positions if and only if this seat cannot tell them apart: what it knows and may choose."""
        known = [self.observe(seat).data(), self.choices(seat)]
        return json.dumps(known, sort_keys=True, separators=(",", ":")).encode()

    def encode(self, seat: Seat, buffer: Any = None) -> Any:
        """Writes all that this seat knows as whole numbers into what the caller owns; `Game.layout` names each.

        Equal if and only if the observations are. Any writable buffer of whole numbers of two bytes or more will do;
        without one, an array is made. Returns what was written into.
        """
        self.check_seat(seat)
        spare = self.game().spare_sheets(int(self.seats))
        sheet = spare.pop() if spare else self.game().sheet(int(self.seats), 1)
        try:
            self.game().write_row(self, seat, sheet, 0)
            return filled(buffer, sheet.all_numbers)
        finally:
            spare.append(sheet)

    @final
    def write_common(self, seat: Seat, numbers: vec[i32], at: i64) -> None:
        """Writes the fields that all games begin with, all but the scores."""
        seats, offers, waited_for = self.seats, self.offers, False
        numbers[at] = i32(seat)
        for other in range(seats):
            owes = len(offers[other]) > 0
            numbers[at + 1 + other] = 1 if owes else 0
            waited_for = waited_for or owes
        end = at + 1 + 2 * seats
        over = not (waited_for or self.halted or self.together)
        if over or numbers[end] == 1:
            write_zeros(numbers, end, 1 + seats)
        if over:
            numbers[end] = 1
            for winner in self.winners():
                numbers[end + 1 + winner] = 1

    def mask(self, seat: Seat, buffer: Any = None) -> Any:
        """Writes 1 for each choice of this seat and 0 for every other into what the caller owns.

        Any writable buffer with a place for each choice of the alphabet will do: a bytearray, an array, NumPy's;
        without one, a bytearray is made. Returns what was written into.
        """
        self.check_seat(seat)
        spare = self.game().spare_sheets(int(self.seats))
        sheet = spare.pop() if spare else self.game().sheet(int(self.seats), 1)
        try:
            self.mark(seat, sheet, 0)
            return marked(buffer, sheet.all_marks)
        finally:
            spare.append(sheet)

    @final
    def mark(self, seat: Seat, sheet: Sheet, row: i64) -> None:
        """Marks the choices of this seat in a row, and no others."""
        sheet.mark(row, self.offers[seat])

    def determinize(self, seat: Seat, chance: Rng | Random) -> Position:
        """A position that fits all that this seat knows; everything hidden from it is drawn anew."""
        raise NotImplementedError

    def chance_for(self, seat: Seat, chance: Rng | Random) -> Rng:
        """The generator of a position that is imagined for this seat."""
        self.check_seat(seat)
        return drawn_from(chance)

    def preview(self, seat: Seat, action: Action) -> list[Event]:
        """What a choice would set off, up to the moment when something hidden would show."""
        ahead = self.look_ahead(seat, action)
        return [event for event in ahead.journal or [] if event.readable_by(seat)]

    def look_ahead(self, seat: Seat, action: Action) -> Position:
        """The position after a choice, halted before chance is drawn or something hidden is shown."""
        ahead = self.copy()
        ahead.journal = []
        ahead.looking_ahead = True
        ahead.play(seat, action)
        return ahead

    def over(self) -> bool:
        """Whether nobody will be asked any more; what waits for chance or for others goes on."""
        return not self.halted and not self.together and not self.to_act()

    # Positions are values

    def game(self) -> Game:
        """The game that this is a moment of."""
        assert isinstance(self.origin, Origin)
        return self.origin.game

    def settings(self) -> OptionValues:
        """The options that the game is played with."""
        assert isinstance(self.origin, Origin)
        return self.origin.settings

    def __bytes__(self) -> bytes:
        """All that the position holds but its journal; `position_from` makes it again."""
        self.tidy()
        return written_state(state_of(self))

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Position) or type(self) is not type(other):
            return NotImplemented
        if self is other:
            return True
        self.tidy()
        other.tidy()
        of_one_game = self.game() == other.game() and self.settings() == other.settings()
        return of_one_game and same_state(self, other)

    def __hash__(self) -> int:
        return hash(bytes(self))

    def __copy__(self) -> Position:
        return self.copy()

    def __deepcopy__(self, memo: dict[int, object]) -> Position:
        return self.copy()

    def __reduce__(self) -> tuple[object, ...]:
        return position_from, (self.game(), int(self.seats), self.settings(), bytes(self))

    def __repr__(self) -> str:
        told = f"{self.seats} seats, move {self.moves}, {standing(self.over(), self.to_act(), self.scores())}"
        return f"<{type(self).__name__} {told}>"


def filled(buffer: Any, numbers: memoryview) -> Any:
    """The caller's buffer with these numbers, or a new array."""
    if buffer is None:
        return array("i", numbers.tobytes())
    room = memoryview(buffer)
    check_buffer(room, len(numbers))
    if room.format == numbers.format:
        room[:] = numbers
    else:
        convert(numbers, room)
    return buffer


def marked(buffer: Any, marks: memoryview) -> Any:
    """The caller's buffer with these marks, or a new one."""
    if buffer is None:
        return bytearray(marks)
    room = memoryview(buffer)
    check_buffer(room, len(marks))
    if room.itemsize == 1:
        room.cast("B")[:] = marks
    else:
        convert(marks, room)
    return buffer


def convert(numbers: memoryview, room: memoryview) -> None:
    """Writes numbers into room for another kind of them."""
    try:
        room[:] = memoryview(array(room.format, numbers.tolist()))
    except (ValueError, OverflowError, TypeError):
        raise BadBuffer(Message("error-buffer-kind", {"kind": room.format})) from None


def check_buffer(room: memoryview, wanted: int) -> None:
    if room.readonly or room.ndim != 1 or not room.contiguous or len(room) != wanted:
        raise BadBuffer(Message("error-buffer", {"wanted": wanted, "found": len(room)}))


def standing(over: bool, to_act: list[Seat], scores: list[float]) -> str:
    """How a game stands, for those who debug it."""
    owing = "over" if over else f"to act: {' '.join(map(str, to_act)) or 'nobody'}"
    return f"{owing}, scores {' '.join(f'{score:g}' for score in scores)}"


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """One game with the facts it is played by: its alphabet, its options, its words."""

    slug: str
    title: str
    fewest_seats: int
    most_seats: int
    rules_version: int
    options: list[Option]
    alphabet: Alphabet
    facts: Facts
    latest: Checked | None = None  # the options that were checked last

    def start(
        self, seats: int, options: dict[str, str] | None = None, seed: int = 0, journal: bool = False
    ) -> Position:
        """The first position. Same seats, options, seed and choices: the same game, everywhere."""
        return self.start_with(seats, self.settings(seats, options or {}), seed, journal)

    def start_with(self, seats: int, settings: OptionValues, seed: int, journal: bool = False) -> Position:
        """The first position by options that are checked and complete, and are from now on its own."""
        position = self.begin(seats, settings, seed, journal)
        position.origin = Origin(self, settings)
        return position

    def settings(self, seats: int, options: dict[str, str]) -> OptionValues:
        """The options as given, checked, and completed by their defaults; many games begin like the one before."""
        latest = self.latest
        if latest is None or not latest.same(seats, options):
            latest = self.latest = Checked(seats, options, self.checked_settings(seats, options))
        return latest.settings.copy()

    def checked_settings(self, seats: int, options: dict[str, str]) -> OptionValues:
        if not self.fewest_seats <= seats <= self.most_seats:
            raise BadSeats(
                Message(
                    "error-seats",
                    {"title": self.title, "fewest": self.fewest_seats, "most": self.most_seats, "seats": str(seats)},
                )
            )
        try:
            settings = complete(self.slug, self.options, options, seats)
            self.check_settings(seats, settings)
        except BadOption as error:
            error.game = self.slug
            raise
        return settings

    def kept_action(self, token: str) -> Action:
        """The choice that a record or a table has kept, perhaps under an earlier version of the rules."""
        return self.alphabet.action(self.token_today(token))

    def token_today(self, token: str) -> str:
        """What a token of an earlier version is called now."""
        return token

    def same_tokens(self, version: int) -> bool:
        """Whether choices had the names of today under that version of the rules."""
        return True

    def check_settings(self, seats: int, settings: OptionValues) -> None:
        """Refuses options that do not go together, or not with so many seats."""

    def advice(self, seats: int, settings: OptionValues) -> Message | None:
        """What the rules advise against at such a table, though it is allowed; or nothing."""
        return None

    def readings(self) -> list[Reading]:
        """The options that decide what the rulebook leaves open."""
        return [option for option in self.options if isinstance(option, Reading)]

    def observation(self, seats: int) -> Part:
        """What the observations of a table with so many seats are made of; made once for each number of them."""
        return self.made_observation(seats)[1]

    def spare_sheets(self, seats: int) -> list[Sheet]:
        """Sheets of one row that nobody is writing on."""
        return self.made_observation(seats)[2]

    def made_observation(self, seats: int) -> tuple[Game, Part, list[Sheet]]:
        made = OBSERVATIONS.get((self.slug, seats))
        if made is None or made[0] is not self:
            made = OBSERVATIONS[self.slug, seats] = (self, self.make_observation(seats), [])
        return made

    def make_observation(self, seats: int) -> Part:
        raise NotImplementedError

    def sheet(self, seats: int, rows: int) -> Sheet:
        """Room for the observations and choices of so many positions."""
        return Sheet(rows, self.observation(seats).size, self.noted(seats), len(self.alphabet))

    def noted(self, seats: int) -> int:
        """How many numbers `write_row` notes for a row."""
        return 0

    def write_row(self, position: Position, seat: Seat, sheet: Sheet, row: i64) -> None:
        """Writes what a seat knows into a row; a game of its own does the same straight from packed memory."""
        known: list[int] = []
        self.observation(int(position.seats)).write(position.observe(seat).data(), known)
        numbers, at = sheet.numbers, sheet.place(row)
        for place in range(len(known)):
            numbers[at + place] = i32(known[place])

    def layout(self, seats: int) -> list[str]:
        """What each number is that `Position.encode` writes, for so many seats."""
        return self.observation(seats).names("")

    def begin(self, seats: int, settings: OptionValues, seed: int, journal: bool) -> Position:
        raise NotImplementedError

    def label(self, action: Action) -> Message:
        """What a choice is, as a list shows it."""
        raise NotImplementedError

    def words(self, position: Position, seat: Seat, action: Action) -> Message:
        """What a choice is, as it fits the question that a seat is asked."""
        return position.wording(seat, action) or self.label(action)

    def describe(self, event: Event) -> Message:
        """What happened."""
        raise NotImplementedError

    # Games are values: the same rules and facts make the same game

    def key(self) -> tuple[str, int, str, str]:
        """What an owner changed counts whole: a name changes no rule, but what is said."""
        changed = json.dumps(self.facts.changed, sort_keys=True)
        return self.slug, self.rules_version, self.facts.digest(), changed

    def __eq__(self, other: object) -> bool:
        return self is other or (isinstance(other, Game) and self.key() == other.key())

    def __hash__(self) -> int:
        return hash(self.slug)

    def __copy__(self) -> Game:
        return self

    def __deepcopy__(self, memo: dict[int, object]) -> Game:
        return self

    def __reduce__(self) -> tuple[object, ...]:
        return same_game, (type(self), json.dumps(self.facts.changed, sort_keys=True))

    def __repr__(self) -> str:
        return f"<{self.title}, rules {self.rules_version}, facts {self.facts.digest()}>"


OBSERVATIONS: Final[dict[tuple[str, int], tuple[Game, Part, list[Sheet]]]] = {}  # the latest game of each kind


@cache
def same_game(kind: type[Game], changed: str) -> Game:
    """A game that came from elsewhere, with an owner's corrections; made once in a process."""
    made: Game = kind(json.loads(changed))  # type: ignore[call-arg]
    return made


class Checked:
    """The options of a table as they were given, and as they were checked and completed."""

    def __init__(self, seats: int, options: dict[str, str], settings: OptionValues) -> None:
        self.seats: Final = seats
        self.options: Final = options.copy()
        self.settings: Final = settings

    def same(self, seats: int, options: dict[str, str]) -> bool:
        return self.seats == seats and self.options == options


class Origin:
    """What a position is a moment of."""

    def __init__(self, game: Game, settings: OptionValues) -> None:
        self.game: Final = game
        self.settings: Final = settings


def position_from(game: Game, seats: int, settings: OptionValues, packed: bytes) -> Position:
    """The position that was packed, in a game of the same kind."""
    try:
        return restored_position(game, seats, settings, read_state(packed))
    except MADE_UP:
        raise BadPosition(Message("error-position-damaged", {"game": game.slug})) from None


def restored_position(game: Game, seats: int, settings: OptionValues, state: State) -> Position:
    """A position that holds this state; one that no such position can have is unfit."""
    position = game.start(seats, settings)
    restore(position, state)
    if position.seats != seats or not position.has_stacks():
        raise Unfit("other seats or stacks")
    return position


def view_from(kind: type[View], state: dict[str, object]) -> View:
    view = kind.__new__(kind)
    for name, value in state.items():
        setattr(view, name, value)
    return view
