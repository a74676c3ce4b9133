"""The record of a game: a header, then `seat token` on each line, then a closing line.

    waldglas-record 1
    game: tiny-towns
    seats: 2
    options: caller=town-hall
    seed: 7
    rules_version: 1
    facts: 0123456789abcdef

    0 at:b3
    1 at:c1
    …
    over 23 17

After the facts may stand `names:` with the players' names, `practice: yes` if moves were taken back in it, and
`taken_back: 2` if that happened twice with the agreement of all.
A game that was not played to its end closes with `open` and the number of its moves.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from hashlib import sha256
from typing import Any, Final

from waldglas.core.alphabet import shortened
from waldglas.core.errors import BadFacts, BadOption, BadRecord, BadSeats, OtherVersion, UnknownGame, WaldglasError
from waldglas.core.facts import Entries
from waldglas.core.game import Game, Position
from waldglas.core.message import Message
from waldglas.core.types import Action, Seat

FORMAT: Final = "waldglas-record 1"
FIELDS: Final = ["game", "seats", "options", "seed", "rules_version", "facts"]
CHANGED: Final = "changed_facts"
NAMES: Final = "names"
PRACTICE: Final = "practice"
TAKEN_BACK: Final = "taken_back"
OPTIONAL: Final = [CHANGED, NAMES, PRACTICE, TAKEN_BACK]
MOST_LINES: Final = 200_000
MOST_DIGITS: Final = 80

Loader = Callable[[str, Entries], Game]


class Record:
    """How a game began and what was chosen in it: enough to play it again."""

    def __init__(self, game: Game, seats: int, options: dict[str, str], seed: int) -> None:
        if not 0 <= seed < 10**MOST_DIGITS:
            raise BadRecord(Message("error-record-seed", {"digits": MOST_DIGITS}))
        self.game = game
        self.seats = seats
        self.options = game.settings(seats, options)
        self.seed = seed
        self.moves: list[tuple[int, int]] = []
        self.names: list[str] = []  # of the players, if they are kept
        self.practice = False  # whether moves were taken back after they had been seen
        self.taken_back = 0  # how often moves were taken back with the agreement of all

    def start(self, journal: bool = False) -> Position:
        return self.game.start(self.seats, self.options, self.seed, journal)

    def replay(self, until: int | None = None, journal: bool = False) -> Position:
        """The position after all moves, or after the first `until`."""
        position = self.start(journal)
        for seat, action in self.moves if until is None else self.moves[:until]:
            position.play(seat, action)
        return position

    def text(self) -> str:
        """The record as it is kept, with its closing line."""
        token = self.game.alphabet.token
        moves = [f"{seat} {token(action)}" for seat, action in self.moves]
        return "\n".join([*self.header(), "", *moves, closing_line(self.replay(), len(moves)), ""])

    def __repr__(self) -> str:
        return f"<Record {self.game.slug}, {self.seats} seats, seed {self.seed}, {len(self.moves)} moves>"

    def header(self) -> list[str]:
        lines = [
            FORMAT,
            f"game: {self.game.slug}",
            f"seats: {self.seats}",
            f"options: {' '.join(f'{name}={value}' for name, value in self.options.items())}",
            f"seed: {self.seed}",
            f"rules_version: {self.game.rules_version}",
            f"facts: {self.game.facts.digest()}",
        ]
        if self.game.facts.changed:
            lines.append(f"{CHANGED}: {json.dumps(self.game.facts.changed, sort_keys=True)}")
        if self.names:
            lines.append(f"{NAMES}: {json.dumps(self.names, ensure_ascii=False)}")
        if self.practice:
            lines.append(f"{PRACTICE}: yes")
        if self.taken_back:
            lines.append(f"{TAKEN_BACK}: {self.taken_back}")
        return lines


class Match:
    """A game in progress, from where its record stands, and the record of it.

    While seats choose together their moves are kept in seat order, whoever was faster.
    """

    def __init__(self, record: Record, journal: bool = False) -> None:
        self.record = record
        self.position = record.replay(journal=journal)

    def play(self, seat: Seat, action: Action) -> None:
        position, moves = self.position, self.record.moves
        first = position.moves_before()
        position.play(seat, action)
        moves.append((seat, action))
        moves[first:] = sorted(moves[first:], key=mover)


def commitment(seed: int) -> str:
    """What is told of a seed before a game: it cannot be guessed from this, nor changed afterwards."""
    return sha256(str(seed).encode()).hexdigest()


def mover(move: tuple[int, int]) -> int:
    return move[0]


def closing_line(position: Position, moves: int) -> str:
    if position.over():
        return "over " + " ".join(f"{score:g}" for score in position.scores())
    return f"open {moves}"


def read_record(text: str, load: Loader) -> Record:
    """The record in a text, every move played and the closing line checked.

    One of another version of the rules is as good, if every move is still allowed and it comes to the same end.
    """
    lines = text.split("\n")
    if len(lines) > MOST_LINES:
        raise BadRecord(Message("error-record-too-long", {"most": MOST_LINES}))
    header = read_header(lines)
    record = record_from(header, load)
    other_version = version_difference(header, record.game)
    try:
        return read_moves(lines, header.lines, record)
    except BadRecord:
        if other_version is not None:
            raise other_version from None
        raise


def read_moves(lines: list[str], first: int, record: Record) -> Record:
    position = record.start()
    for number in range(first, len(lines)):
        words = lines[number].split()
        if not words:
            continue
        if words[0] in ("over", "open"):
            check_closing(lines, number, closing_line(position, len(record.moves)))
            return record
        record.moves.append(read_move(record.game, position, words, number + 1))
    raise on_line(len(lines), Message("error-record-breaks-off", {"moves": len(record.moves)}))


def on_line(line: int, why: Message | str, game: str = "") -> BadRecord:
    return BadRecord(said_of(line, why), game)


def said_of(line: int, why: Message | str) -> Message:
    return Message("error-record-line", {"line": str(line), "why": why})


class Header:
    """The fields before the empty line, and the lines they stand on."""

    def __init__(self) -> None:
        self.fields: dict[str, str] = {}
        self.numbers: dict[str, int] = {}
        self.lines = 0

    def wrong(self, name: str, why: Message | str, game: str = "") -> BadRecord:
        return on_line(self.numbers[name], why, game)

    def number(self, name: str) -> int:
        text = self.fields[name]
        if not (text.isascii() and text.isdigit() and len(text) <= MOST_DIGITS):
            raise self.wrong(name, Message("error-record-number", {"field": name, "text": shortened(text)}))
        return int(text)


def read_header(lines: list[str]) -> Header:
    if lines[0].strip() != FORMAT:
        if lines[0].startswith("waldglas-record "):
            raise OtherVersion(
                said_of(1, Message("error-record-other-format", {"found": shortened(lines[0]), "format": FORMAT}))
            )
        raise on_line(1, Message("error-record-first-line", {"format": FORMAT}))
    header = Header()
    for number in range(1, len(lines)):
        line = lines[number].strip()
        if not line:
            missing = [name for name in FIELDS if name not in header.fields]
            if missing:
                raise on_line(number + 1, Message("error-record-header-lacks", {"fields": missing}))
            header.lines = number + 1
            return header
        name, colon, value = line.partition(":")
        if not colon or (name not in FIELDS and name not in OPTIONAL) or name in header.fields:
            raise on_line(number + 1, Message("error-record-header-line", {"text": shortened(line)}))
        header.fields[name] = value.strip()
        header.numbers[name] = number + 1
    raise on_line(len(lines), Message("error-record-header-open"))


def record_from(header: Header, load: Loader) -> Record:
    game = load_recorded(header, load)
    try:
        record = Record(game, header.number("seats"), read_options(header), header.number("seed"))
    except BadSeats as bad_seats:
        raise header.wrong("seats", bad_seats.message, bad_seats.game) from None
    except BadOption as bad_option:
        raise header.wrong("options", bad_option.message, bad_option.game) from None
    record.names = read_names(header)
    record.practice = header.fields.get(PRACTICE) == "yes"
    record.taken_back = header.number(TAKEN_BACK) if TAKEN_BACK in header.fields else 0
    return record


def read_names(header: Header) -> list[str]:
    """The players' names; none where they are not kept as a list of words."""
    try:
        found: Any = json.loads(header.fields.get(NAMES, "[]"))
    except ValueError:
        return []
    return [str(name) for name in found] if isinstance(found, list) else []


def load_recorded(header: Header, load: Loader) -> Game:
    """The game of a record, with the facts it was played by."""
    try:
        return load(header.fields["game"], read_changes(header))
    except UnknownGame as unknown:
        raise header.wrong("game", unknown.message) from None
    except BadFacts as bad_facts:
        raise header.wrong(CHANGED, bad_facts.message, bad_facts.game) from None


def version_difference(header: Header, game: Game) -> OtherVersion | None:
    """What is to be said of a record that cannot be replayed, where it comes from another version."""
    version = header.number("rules_version")
    if version != game.rules_version:
        ours = str(game.rules_version)
        why = Message("error-record-other-rules", {"title": game.title, "theirs": str(version), "ours": ours})
        return OtherVersion(said_of(header.numbers["rules_version"], why))
    if header.fields["facts"] != game.facts.digest():
        theirs = shortened(header.fields["facts"])
        why = Message("error-record-other-facts", {"theirs": theirs, "ours": game.facts.digest()})
        return OtherVersion(said_of(header.numbers["facts"], why))
    return None


def read_options(header: Header) -> dict[str, str]:
    options: dict[str, str] = {}
    for word in header.fields["options"].split():
        name, _, value = word.partition("=")
        if name in options:
            raise header.wrong("options", Message("error-record-option-twice", {"option": shortened(name)}))
        options[name] = value
    return options


def read_changes(header: Header) -> Entries:
    if CHANGED not in header.fields:
        return {}
    try:
        changed: Any = json.loads(header.fields[CHANGED])
    except (ValueError, RecursionError):
        changed = None
    if not isinstance(changed, dict) or not all(isinstance(fields, dict) for fields in changed.values()):
        raise header.wrong(CHANGED, Message("error-record-changes", {"field": CHANGED}))
    return changed


def read_move(game: Game, position: Position, words: list[str], line: int) -> tuple[int, int]:
    """Plays the move on this line and returns it."""
    if len(words) != 2 or not (words[0].isascii() and words[0].isdigit() and len(words[0]) <= 3):
        raise on_line(line, Message("error-record-move", {"text": shortened(" ".join(words))}))
    try:
        seat, action = int(words[0]), game.kept_action(words[1])
        position.play(seat, action)
    except WaldglasError as error:
        raise on_line(line, error.message, error.game) from None
    return seat, action


def check_closing(lines: list[str], number: int, expected: str) -> None:
    if lines[number].split() != expected.split():
        found = shortened(lines[number])
        raise on_line(number + 1, Message("error-record-closing", {"found": found, "expected": expected}))
    for later in range(number + 1, len(lines)):
        if lines[later].strip():
            raise on_line(later + 1, Message("error-record-after-closing"))
