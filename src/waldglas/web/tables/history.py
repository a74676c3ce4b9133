"""The game of a table so far: read from the store, played by the rules of today, and what each seat may know of it."""

from dataclasses import replace

from waldglas.core.errors import WaldglasError
from waldglas.core.game import Position
from waldglas.core.record import Match, Record
from waldglas.web.store.models import BOT, BY_BOT, Move, StoredTable, TableHeader
from waldglas.web.tables.versions import Standing, begun, read_standing, same_version, standing_of
from waldglas.words import Speaker, speaker_for


class History:
    """What was played, move by move."""

    def __init__(self, stored: StoredTable) -> None:
        self.header = stored.header
        self.seats = stored.seats
        record, can_begin = begun(stored.header, len(stored.seats))
        self.game = record.game
        self.read(record, stored.moves if can_begin else [])
        self.stranded = len(self.moves) < len(stored.moves) or not can_begin or self.comes_to_another_state()

    def read(self, record: Record, moves: list[Move]) -> None:
        """Plays what is stored, as far as the rules of today allow it; stops there, if they do not."""
        self.begin(record)
        for seat, token in moves:
            try:
                self.advance(seat, self.game.kept_action(token))
            except WaldglasError:
                return

    def replay(self, moves: list[tuple[int, int]]) -> None:
        self.begin(Record(self.game, len(self.seats), self.header.options, self.header.seed))
        for seat, action in moves:
            self.advance(seat, action)

    def begin(self, record: Record) -> None:
        seats = len(self.seats)
        self.match = Match(record, journal=True)
        self.secret: list[bool] = []  # for each move, whether it was chosen in secret
        self.closed: set[int] = set()  # numbers of moves after which a choice or a phase was closed
        begun = len(self.position.journal or [])
        self.heard = [begun] * seats  # where in the journal each seat last chose; before that, the end of the setup
        self.revealed = 0  # so many moves stay: one of them drew by chance, or showed what was hidden

    @property
    def address(self) -> str:
        return f"/table/{self.header.id}"

    @property
    def position(self) -> Position:
        return self.match.position

    @property
    def moves(self) -> list[tuple[int, int]]:
        return self.match.record.moves

    @property
    def over(self) -> bool:
        return self.header.ended is not None

    @property
    def is_attempt(self) -> bool:
        """Whether it is somebody's one try at the deal of a day: nothing is taken back, and nobody helps."""
        return bool(self.header.terms.deal) and not self.header.practice

    @property
    def goes_on(self) -> bool:
        return self.header.started and not self.over and not self.stranded

    def advance(self, seat: int, action: int) -> None:
        position = self.position
        first = phase_first(position)
        journal = position.journal or []
        if not self.stood_in(seat, len(self.moves)):
            self.heard[seat] = position.phase_start if position.together else len(journal)
        self.secret.append(position.together and position.secret)
        shows = self.secret[-1] or (self.among_people() and position.look_ahead(seat, action).halted)
        self.match.play(seat, action)
        if shows:
            self.revealed = len(self.moves)
        if phase_first(position) != first:
            self.closed.add(len(self.moves))

    def moments(self, seat: int | None) -> list[int]:
        """The numbers of moves after which who looks with this seat's eyes may look at the table.

        What others chose in secret does not count: how often they chose would tell something.
        """
        settled = phase_first(self.position)
        return [0] + [
            number + 1
            for number in range(settled)
            if not self.secret[number] or self.moves[number][0] == seat or number + 1 in self.closed
        ]

    # Versions

    @property
    def is_older(self) -> bool:
        """Whether it was written under other rules than those of today."""
        return not same_version(self.header, self.game)

    def comes_to_another_state(self) -> bool:
        before = read_standing(self.header.standing)
        if not self.is_older or before is None:
            return False
        now = self.standing()
        if self.game.same_tokens(self.header.rules_version):
            return before != now
        return (before.points, before.winners) != (now.points, now.winners)

    def standing(self) -> Standing:
        return standing_of(self.game, self.position, len(self.seats))

    def carried_on(self) -> TableHeader:
        """The header with which a table of an earlier version goes on under the rules of today."""
        game = self.game
        return replace(
            self.header, rules_version=game.rules_version, facts=game.facts.digest(), carried=len(self.moves)
        )

    # Who plays

    def among_people(self) -> bool:
        return not self.over and sum(seat.kind != BOT for seat in self.seats) > 1

    def stood_in(self, seat: int, move: int) -> bool:
        """Whether a bot made this move in place of whoever holds the seat."""
        kinds = [one.kind for one in self.header.happened if one.seat == seat and one.after <= move]
        return bool(kinds) and kinds[-1] in BY_BOT

    def speaker(self, viewer: int | None) -> Speaker:
        """Says what the game has to say to this seat, or to a spectator."""
        return speaker_for(self.game, self.names, viewer)

    @property
    def names(self) -> list[str]:
        return [seat.name for seat in self.seats]

    # What is told

    def tokens(self, since: int = 0) -> list[Move]:
        token = self.game.alphabet.token
        return [(seat, token(action)) for seat, action in self.moves[since:]]

    def known_to(self, seat: int) -> list[Move]:
        """The moves a bot on this seat is asked with: of an open phase only its own."""
        first = phase_first(self.position)
        return [move for number, move in enumerate(self.tokens()) if number < first or move[0] == seat]


def phase_first(position: Position) -> int:
    """The number of moves before the phase that is open now; all of them while seats choose one after the other."""
    return position.moves_before()
