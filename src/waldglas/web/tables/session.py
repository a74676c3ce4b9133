"""A table in play: what its seats draft, decide and take back, and what the store is told of it."""

from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from itertools import takewhile
from typing import Any, TypeVar

from waldglas.core.agenda import Reason
from waldglas.core.errors import IllegalChoice, UnknownToken
from waldglas.core.journal import Event
from waldglas.core.message import Message
from waldglas.core.record import Record
from waldglas.foresight import needs_no_thought
from waldglas.language import spoken
from waldglas.web.errors import BadInput, Conflict, Refused
from waldglas.web.store.clocks import Ticks, read_clock
from waldglas.web.store.models import (
    BOT,
    OUT_OF_TIME,
    RESIGNED_BY_TIME,
    Change,
    Counts,
    Seat,
    StoredTable,
)
from waldglas.web.tables.draft import Draft
from waldglas.web.tables.history import History, phase_first
from waldglas.web.workers.jobs import Job

T = TypeVar("T")

NEVER = 1 << 60
MOST_DRAWN = 12
NOT_YOUR_TURN = Message("not-your-turn")
MORE_TO_CHOOSE = Message("page-refused-more")
BOT_PLAYS = Message("page-refused-stood-in")
TIME_OVER = Message("page-refused-time")
TIME_OVER_RESIGNED = Message("page-refused-time-resigned")


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


class Session(History):
    """What is known of a table while it is in memory."""

    def __init__(self, stored: StoredTable) -> None:
        super().__init__(stored)
        self.checked = 0.0  # when it was last compared with the store
        self.drawn: dict[object, Any] = {}  # pages of `drawn_at`, for all who see the same
        self.drawn_at: object = None
        self.told: dict[object, list[tuple[Event, str]]] = {}  # the journal in words, for each who hears it otherwise
        self.chat = stored.chat
        self.rewound = False  # whether moves were taken back that are not stored yet
        self.takes_all: set[int] = set()  # seats that want gains taken by themselves, as they last said
        self.clock = read_clock(stored.header.terms.clock)
        self.undone = False  # whether a seat took back what it had committed, which is not stored yet
        self.taken_for: set[int] = set()  # seats for which that was done, which is not stored yet
        self.agreed = False  # whether all agreed to take moves back, which is not stored yet
        self.taking_back = stored.header.taking_back
        self.drafted = {} if self.stranded else self.read_drafts(stored.drafts)

    def begin(self, record: Record) -> None:
        super().begin(record)
        self.private: dict[int, Draft] = {}

    def read_drafts(self, drafts: dict[int, list[str]]) -> dict[int, list[int]]:
        """Drafts are only plans: those that today has no words for are dropped."""
        action, found = self.game.kept_action, {}
        for seat, tokens in drafts.items():
            with suppress(UnknownToken):
                found[seat] = [action(token) for token in tokens]
        return found

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
        self.undone = True
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
        fair = not self.is_attempt and all(other.kind == BOT for other in others)
        return not self.over and moved and fair

    # Who is there

    def owes(self, seat: int) -> bool:
        return self.goes_on and bool(self.position.choices(seat))

    def others_look_on(self, seat: int) -> bool:
        """Whether anybody but bots sees what a seat confirms."""
        return any(other.kind != BOT for other in self.seats if other.seat != seat)

    def has_people(self) -> bool:
        """Whether anybody plays who is no bot."""
        return any(seat.is_person and not seat.stand_in for seat in self.seats)

    def has_bots(self) -> bool:
        return any(seat.played_by_bot for seat in self.seats)

    def owing(self, mover: int) -> dict[int, int] | None:
        """The bots that owe a choice, with the number of the decision that each is asked for after the mover's."""
        if not self.has_bots():
            return None
        bots = [seat for seat in self.seats if seat.played_by_bot and self.position.choices(seat.seat)]
        return {bot.seat: bot.decision + (bot.seat == mover or self.agreed) + self.rewound for bot in bots}

    def can_confirm(self, seat: int) -> bool:
        draft = self.draft(seat)
        return bool(draft.actions) and draft.handed_over()

    def can_take_back(self, seat: int) -> bool:
        return self.goes_on and self.position.together and self.position.made_by(seat) > 0

    def can_undo(self, seat: int) -> bool:
        return self.goes_on and (bool(self.draft(seat).actions) or self.can_take_back(seat))

    # What may be chosen

    def check(self, seat: int, number: int, by_bot: bool = False) -> None:
        """Refuses what is out of date or comes twice, and what is not for a person, or a bot, to decide."""
        if self.over:
            raise Conflict(Message("page-refused-over"))
        if self.stranded:
            raise Stranded
        if not self.header.started:
            raise Conflict(Message("page-refused-waits"))
        if self.seats[seat].stand_in and not by_bot:
            raise Conflict(self.who_plays(seat))
        if number != self.seats[seat].decision:
            raise Conflict(Message("page-refused-decided"))

    def who_plays(self, seat: int) -> Message:
        """Why a bot plays in place of who holds the seat."""
        why = next((one.kind for one in reversed(self.header.happened) if one.seat == seat), "")
        return {OUT_OF_TIME: TIME_OVER, RESIGNED_BY_TIME: TIME_OVER_RESIGNED}.get(why, BOT_PLAYS)

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

    def tell(self, events: Sequence[Event], reader: int | None) -> list[str]:
        """What happened, in words; what was told before is not put into words again."""
        key = reader, spoken.get(), *self.names
        if key not in self.told and len(self.told) >= MOST_DRAWN:
            self.told = {}
        known, speaker = self.told.get(key, []), self.speaker(reader)
        same = len(list(takewhile(lambda pair: pair[0][0] is pair[1], zip(known, events, strict=False))))
        known = [*known[:same], *((event, speaker.say(self.game.describe(event))) for event in events[same:])]
        self.told[key] = known
        return [words for _, words in known]

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
            {} if since is None else self.ticks(seat, now),
            None if since is None and self.taking_back == self.header.taking_back else self.header.shown + 1,
        )

    def ticks(self, mover: int | None, now: int, begins: bool = False) -> dict[int, Ticks]:
        """The clocks that change: of who has chosen, and of who owes a choice from now on."""
        if self.clock is None:
            return {}
        found = {}
        for seat in self.seats:
            before = Ticks(self.clock.reserve) if begins else seat.ticks
            owes = seat.is_person and not seat.stand_in and bool(self.position.choices(seat.seat))
            after = before.stopped(now) if not owes or seat.seat == mover else before
            if owes and not after.ticking:
                again = self.undone and seat.seat == mover
                after = after.resumed(now) if again else after.started(self.clock, now)
            if after != seat.ticks:
                found[seat.seat] = after
        return found

    def ticks_of(self, seat: int, now: int, *, by_bot: bool) -> Ticks | None:
        """The clock of a seat that a bot, or its holder, plays from now on."""
        if self.clock is None:
            return None
        stopped = self.seats[seat].ticks.stopped(now)
        owes = self.header.started and not by_bot and bool(self.position.choices(seat))
        return stopped.started(self.clock, now) if owes else replace(stopped, ticking=False)

    def is_out_of_time(self, seat: int, now: int) -> bool:
        ticks = self.seats[seat].ticks
        return ticks.ticking and now >= ticks.until and self.goes_on

    def saved(self, change: Change) -> None:
        practice, standing = self.header.practice or change.rewinds, change.standing or self.header.standing
        self.header = replace(
            self.header,
            version=change.version + 1,
            ended=change.ended,
            practice=practice,
            standing=standing,
            taking_back=self.taking_back,
            shown=self.header.shown if change.shown is None else change.shown,
        )
        self.seats[change.seat].decision = change.decision + 1
        self.undone = False
        for clocked, ticks in change.ticks.items():
            self.seats[clocked].ticks = ticks
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

    def job(self, seat: Seat) -> Job:
        """What a bot, or the coach, is told to choose for a seat."""
        return Job(self.header, len(self.seats), self.known_to(seat.seat), seat.seat, seat.thinker, seat.decision)

    def drawing(self, version: object, key: object, draw: Callable[[], T]) -> T:
        """What is drawn for this key; drawn once for each version of the table."""
        if self.drawn_at != version or len(self.drawn) >= MOST_DRAWN:
            self.drawn, self.drawn_at = {}, version
        if key not in self.drawn:
            self.drawn[key] = draw()
        found: T = self.drawn[key]
        return found

    def counts(self) -> Counts:
        """What the versions of this table are named by."""
        return Counts(self.header.version, self.header.shown, tuple(seat.own_count for seat in self.seats))
