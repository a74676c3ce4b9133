"""A table in play: the position, made from its header and tokens, and the drafts of its seats."""

from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace

from waldglas.core.agenda import Reason
from waldglas.core.errors import IllegalChoice, UnknownToken, WaldglasError
from waldglas.core.game import Position
from waldglas.core.message import Message
from waldglas.core.record import Match, Record
from waldglas.foresight import needs_no_thought
from waldglas.web.errors import BadInput, Conflict, Refused
from waldglas.web.store.models import (
    BOT,
    HOT_SEAT,
    HUMAN,
    Change,
    Move,
    Seat,
    StoredTable,
    TableHeader,
)
from waldglas.web.tables.draft import Draft
from waldglas.web.tables.versions import Standing, begun, read_standing, same_version, standing_of
from waldglas.web.workers.jobs import Job
from waldglas.words import Speaker, speaker_for

NEVER = 1 << 60
MOST_DRAWN = 12
NOT_YOUR_TURN = Message("not-your-turn")
MORE_TO_CHOOSE = Message("page-refused-more")


class Stranded(Conflict):
    """The rules of today do not come to what was played."""

    def __init__(self) -> None:
        super().__init__(Message("page-stranded"))


@dataclass(frozen=True, slots=True)
class Decision:
    """What a seat decides at once: the tokens of choices that follow each other, and whether they are confirmed."""

    seat: int
    number: int  # of the decision that the seat was shown
    tokens: Sequence[str] = ()
    confirm: bool = False
    is_set: bool = False  # the tokens are a set, confirmed when it is complete, in place of what was drafted
    take_gains: bool = False  # gains that need no thought are taken then
    swift: bool = False  # a whole turn in one choice is not asked about again, where only bots would see it


class Session:
    """What is known of a table while it is in memory."""

    def __init__(self, stored: StoredTable) -> None:
        self.checked = 0.0  # when it was last compared with the store
        self.drawn: dict[object, str] = {}  # pages of `drawn_at`, for all who see the same
        self.drawn_at: object = None
        self.header = stored.header
        self.seats = stored.seats
        self.chat = stored.chat
        record, can_begin = begun(stored.header, len(stored.seats))
        self.game = record.game
        self.read(record, stored.moves if can_begin else [])
        self.stranded = len(self.moves) < len(stored.moves) or not can_begin or self.comes_to_another_state()
        self.rewound = False  # whether moves were taken back that are not stored yet
        self.takes_all: set[int] = set()  # seats that want gains taken by themselves, as they last said
        self.taken_for: set[int] = set()  # seats for which that was done, which is not stored yet
        self.agreed = False  # whether all agreed to take moves back, which is not stored yet
        self.taking_back = stored.header.taking_back
        self.drafted = {} if self.stranded else self.read_drafts(stored.drafts)

    def read(self, record: Record, moves: list[Move]) -> None:
        """Plays what is stored, as far as the rules of today allow it; stops there, if they do not."""
        self.begin(record)
        for seat, token in moves:
            try:
                self.advance(seat, self.game.kept_action(token))
            except WaldglasError:
                return

    def read_drafts(self, drafts: dict[int, list[str]]) -> dict[int, list[int]]:
        """Drafts are only plans: those that today has no words for are dropped."""
        action, found = self.game.kept_action, {}
        for seat, tokens in drafts.items():
            with suppress(UnknownToken):
                found[seat] = [action(token) for token in tokens]
        return found

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

    # The game so far

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
        self.private: dict[int, Draft] = {}
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
    def goes_on(self) -> bool:
        return not self.over and not self.stranded

    def advance(self, seat: int, action: int) -> None:
        position = self.position
        first = phase_first(position)
        journal = position.journal or []
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

    # Drafts

    def draft(self, seat: int) -> Draft:
        """The seat's private copy with its drafts on it."""
        if seat not in self.private:
            self.private[seat] = self.redraft(seat)
        return self.private[seat]

    def redraft(self, seat: int) -> Draft:
        draft = Draft(self.game, self.position, seat)
        for action in self.drafted.get(seat, []):
            if action not in draft.choices():
                break
            draft.play(action)
        return draft

    def decide(self, decision: Decision) -> int | None:
        """Carries a decision out, all of it or nothing; the number of the first move that changed, if one did."""
        seat, before = decision.seat, list(self.draft(decision.seat).actions)
        (self.takes_all.add if decision.take_gains else self.takes_all.discard)(seat)
        try:
            if decision.is_set:
                self.play_set(seat, decision.tokens)
            else:
                self.play(seat, decision.tokens)
            one_press = decision.swift and not before and not self.others_look_on(seat)
            wanted = decision.is_set or self.seats[seat].auto_confirm or one_press
            confirms = decision.confirm or (wanted and self.can_confirm(seat))
            since = self.confirm(seat) if confirms else None
        except Refused:
            if self.draft(seat).actions != before:
                self.set_drafts(seat, before)
            raise
        taken = self.take_gains(seat, wanted) if decision.take_gains else None
        first = taken if since is None else since
        if first is not None and self.take_for_others(seat) and decision.take_gains:
            self.take_gains(seat, wanted)
        return first

    def play(self, seat: int, tokens: Sequence[str]) -> None:
        """Drafts choices, one after the other."""
        for token in tokens:
            self.play_action(seat, self.action_of(token))

    def play_set(self, seat: int, tokens: Sequence[str]) -> None:
        """Drafts a set in place of what was drafted, as the rules ask for it; its last parts may choose themselves."""
        actions = sorted({self.action_of(token) for token in tokens})
        self.set_drafts(seat, [])
        for action in actions:
            if self.draft(seat).choices():
                self.play_action(seat, action)

    def play_action(self, seat: int, action: int) -> None:
        draft = self.draft(seat)
        if action not in draft.choices():
            raise Conflict(self.refusal(draft, action))
        draft.play(action)
        self.drafted[seat] = draft.actions

    def take_gains(self, seat: int, confirming: bool) -> int | None:
        """Takes gains that need no thought; the number of the first move that changed, if any was committed."""
        since: int | None = None
        while not self.position.over():
            draft = self.draft(seat)
            action = needs_no_thought(draft.previews(), draft.choices())
            if action is None:
                break
            self.play_action(seat, action)
            if confirming and self.can_confirm(seat):
                first = self.confirm(seat)
                since = first if since is None else since
        return since

    def take_for_others(self, seat: int) -> bool:
        """Gifts to others that need no thought are taken for those who want it so; whether there were any."""
        before = len(self.moves)
        for other in sorted(self.takes_all):
            if other != seat and not self.drafted.get(other):
                self.take_for(other)
        return len(self.moves) > before

    def take_for(self, seat: int) -> None:
        while not self.position.over():
            draft = self.draft(seat)
            action = needs_no_thought(draft.previews(), draft.choices())
            if action is None:
                break
            self.advance(seat, action)
            self.private = {}
            self.taken_for.add(seat)

    def confirm(self, seat: int) -> int:
        """Commits the seat's drafts."""
        if not self.can_confirm(seat):
            raise Conflict(MORE_TO_CHOOSE if self.owes(seat) else NOT_YOUR_TURN)
        first = phase_first(self.position)
        for action in self.draft(seat).actions:
            self.advance(seat, action)
        self.drafted.pop(seat)
        self.private = {}
        return first

    def set_drafts(self, seat: int, actions: list[int]) -> None:
        self.drafted[seat] = actions
        self.private.pop(seat, None)

    def undo(self, seat: int) -> int | None:
        """Takes the last draft back, or, while all choose together, what the seat committed in this phase."""
        draft = self.draft(seat)
        if draft.actions:
            self.set_drafts(seat, draft.actions[:-1])
            return None
        if not self.can_take_back(seat):
            raise Conflict(Message("page-refused-undo"))
        first = phase_first(self.position)
        mine = [action for mover, action in self.moves[first:] if mover == seat]
        self.replay(self.moves[:first] + [move for move in self.moves[first:] if move[0] != seat])
        self.drafted[seat] = mine[:-1]
        return first

    def rewind(self, seat: int, until: int | None = None) -> int:
        """Practice: takes back the seat's last move and what followed, or all from a move on."""
        mine = [number for number, (mover, _) in enumerate(self.moves) if mover == seat]
        if not self.can_rewind(seat):
            raise Conflict(Message("page-refused-undo"))
        first = mine[-1] if until is None else until
        self.replay(self.moves[:first])
        self.drafted.pop(seat, None)
        self.rewound = True
        return first

    def take_back(self, until: int) -> None:
        """All agreed that everything from a move on is taken back."""
        self.replay(self.moves[:until])
        self.drafted = {}
        self.agreed = True

    def can_rewind(self, seat: int) -> bool:
        """Who plays alone or against bots may take back what was seen."""
        others = [other for other in self.seats if other.seat != seat]
        moved = any(mover == seat for mover, _ in self.moves)
        return not self.over and moved and all(other.kind == BOT for other in others)

    # Who is there

    def among_people(self) -> bool:
        return not self.over and sum(seat.kind != BOT for seat in self.seats) > 1

    def owes(self, seat: int) -> bool:
        return self.goes_on and bool(self.position.choices(seat))

    def others_look_on(self, seat: int) -> bool:
        """Whether anybody but bots sees what a seat confirms."""
        return any(other.kind != BOT for other in self.seats if other.seat != seat)

    def has_people(self) -> bool:
        return any(seat.kind in (HUMAN, HOT_SEAT) for seat in self.seats)

    def has_bots(self) -> bool:
        return any(seat.kind == BOT for seat in self.seats)

    def owing(self, mover: int) -> dict[int, int] | None:
        """The bots that owe a choice, with the number of the decision that each is asked for after the mover's."""
        if not self.has_bots():
            return None
        bots = [seat for seat in self.seats if seat.kind == BOT and self.position.choices(seat.seat)]
        return {bot.seat: bot.decision + (bot.seat == mover or self.agreed) + self.rewound for bot in bots}

    def can_confirm(self, seat: int) -> bool:
        draft = self.draft(seat)
        return bool(draft.actions) and draft.handed_over()

    def can_take_back(self, seat: int) -> bool:
        return self.goes_on and self.position.together and self.position.made_by(seat) > 0

    def can_undo(self, seat: int) -> bool:
        return self.goes_on and (bool(self.draft(seat).actions) or self.can_take_back(seat))

    # What may be chosen

    def check(self, seat: int, number: int) -> None:
        """Refuses what is out of date or comes twice."""
        if self.over:
            raise Conflict(Message("page-refused-over"))
        if self.stranded:
            raise Stranded
        if number != self.seats[seat].decision:
            raise Conflict(Message("page-refused-decided"))

    def action_of(self, token: str) -> int:
        try:
            return self.game.alphabet.action(token)
        except UnknownToken as error:
            raise BadInput(error.message) from None

    def refusal(self, draft: Draft, action: int) -> Message:
        """What the rules say against a choice, with the names of this table."""
        reason = self.why_not(draft.seat, action)
        if reason is None:
            return NOT_YOUR_TURN
        return Message("page-refused-by-rule", {"reason": self.speaker(draft.seat).say(reason.message)})

    def why_not(self, seat: int, action: int) -> Reason | None:
        """What forbids a choice; None when it is offered."""
        draft = self.draft(seat)
        if draft.handed_over() and draft.actions:
            return Reason(Message("all-chosen"), "")
        try:
            return draft.position.why_not(seat, action)
        except IllegalChoice:
            return Reason(NOT_YOUR_TURN, "")

    def speaker(self, viewer: int | None) -> Speaker:
        """Says what the game has to say to this seat, or to a spectator."""
        return speaker_for(self.game, self.names, viewer)

    @property
    def names(self) -> list[str]:
        return [seat.name for seat in self.seats]

    # What the store is told

    def change(self, seat: int, since: int | None, now: int) -> Change:
        token = self.game.alphabet.token
        if since is not None:
            self.taking_back = replace(self.taking_back, asked=None)  # whoever moves goes on from here
        return Change(
            self.header.id,
            self.header.version,
            seat,
            self.seats[seat].decision,
            [token(action) for action in self.drafted.get(seat, [])],
            since,
            [] if since is None else self.tokens(since),
            now if self.position.over() else None,
            self.owing(seat),
            self.rewound,
            "" if since is None else self.standing().text(),
            None if self.taking_back == self.header.taking_back else self.taking_back,
            self.agreed,
            sorted(self.taken_for),
        )

    def saved(self, change: Change) -> None:
        practice, standing = self.header.practice or change.rewinds, change.standing or self.header.standing
        self.header = replace(
            self.header,
            version=change.version + 1,
            ended=change.ended,
            practice=practice,
            standing=standing,
            taking_back=self.taking_back,
        )
        self.seats[change.seat].decision = change.decision + 1
        for other in change.taken_for:
            self.seats[other].decision += 1
        self.taken_for = set()
        if change.agreed:
            self.agreed = False
            for each in self.seats:
                each.decision += each.seat != change.seat
        if change.rewinds:
            self.rewound = False
            for seat in self.seats:
                seat.decision += seat.kind == BOT

    def tokens(self, since: int = 0) -> list[Move]:
        token = self.game.alphabet.token
        return [(seat, token(action)) for seat, action in self.moves[since:]]

    def job(self, seat: Seat) -> Job:
        """What a bot, or the coach, is told to choose for a seat."""
        return Job(self.header, len(self.seats), self.known_to(seat.seat), seat.seat, seat.bot, seat.decision)

    def drawing(self, version: object, key: object, draw: Callable[[], str]) -> str:
        """What is drawn for this key; drawn once for each version of the table."""
        if self.drawn_at != version or len(self.drawn) >= MOST_DRAWN:
            self.drawn, self.drawn_at = {}, version
        if key not in self.drawn:
            self.drawn[key] = draw()
        return self.drawn[key]

    def public_part(self) -> object:
        """What everybody may see change."""
        seats = [(seat.kind, seat.name, seat.bot) for seat in self.seats]
        return self.moves, seats, self.chat, self.header.ended, self.taking_back

    def private_part(self, seat: int) -> object:
        """What only this seat sees change."""
        own = self.seats[seat]
        return own.decision, own.auto_confirm, self.drafted.get(seat, [])

    def known_to(self, seat: int) -> list[Move]:
        """The moves a bot on this seat is asked with: of an open phase only its own."""
        first = phase_first(self.position)
        return [move for number, move in enumerate(self.tokens()) if number < first or move[0] == seat]


def phase_first(position: Position) -> int:
    """The number of moves before the phase that is open now; all of them while seats choose one after the other."""
    return position.moves_before()
