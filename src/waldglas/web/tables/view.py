"""What a seat or a spectator sees of a table, ready for pages and for JSON."""

from dataclasses import dataclass, field, fields, is_dataclass
from typing import Any

from waldglas.core.game import View
from waldglas.web.store.models import BOT, NO_TERMS, ChatMessage, Terms

TO_ACT = "to act"
CHOOSING = "choosing"
READY = "ready"
WAITING = "waiting"
OVER = "over"


@dataclass(frozen=True, slots=True)
class SeatView:
    seat: int
    name: str
    kind: str  # human, open, hot-seat, bot
    bot: str
    present: bool
    state: str  # to act, choosing, ready, waiting, over
    score: float | None  # None for a seat that does not score
    breakdown: list[tuple[str, float]]
    rank: str
    winner: bool
    stand_in: str = ""  # the bot that plays for whoever holds the seat
    resigned: bool = False
    away: bool = False  # its holder is away for longer than agreed: a bot may play instead
    votes: list[int] = field(default_factory=list)  # seats that want a bot to play for it
    seconds: int | None = None  # until its time is over, or that it would have; None: there is no clock
    ticking: bool = False
    new_link: bool = False  # whether the host may make a new link for it: its holder agrees, or is away

    @property
    def played_by_bot(self) -> bool:
        return self.kind == BOT or bool(self.stand_in)


@dataclass(frozen=True, slots=True)
class Note:
    """Something a choice would set off."""

    kind: str
    words: str
    loud: bool  # a wheel turns, the game ends: said beforehand
    telling: bool = True  # it is neither in the words of the choice, nor the same for all choices


@dataclass(frozen=True, slots=True)
class Choice:
    token: str
    words: str
    notes: list[Note]
    group: str = ""  # the title of choices that are many ways to do one thing, or nothing
    within: str = ""  # its words below that title


@dataclass(frozen=True, slots=True)
class Drafted:
    token: str
    words: str


@dataclass(frozen=True, slots=True)
class Around:
    """Who came or went, and when."""

    seat: int
    kind: str
    words: str
    at: int


@dataclass(frozen=True, slots=True)
class LogLine:
    """What happened, without the name of its seat; seat -1 is the table."""

    moment: int | None  # the moment that shows it; None in a phase that is still open
    seat: int
    kind: str
    words: str
    fresh: bool  # since the viewer last chose
    loud: bool
    chapter: bool  # a year or a period begins


@dataclass(frozen=True, slots=True)
class Asked:
    """What the viewer is asked, may do, and has drafted; all of it empty for a spectator and for an earlier moment."""

    question: str = ""
    choices: list[Choice] = field(default_factory=list)
    drafts: list[Drafted] = field(default_factory=list)
    set_off: list[LogLine] = field(default_factory=list)  # what the drafts set off, so far
    can_confirm: bool = False
    can_undo: bool = False
    can_rewind: bool = False  # whether a move that was seen can be taken back, for practice
    can_ask_back: bool = False  # whether the others can be asked to let the last turn be taken back
    auto_confirm: bool = False
    decision: int = 0  # to be sent with the next choice


@dataclass(frozen=True, slots=True)
class AskedBack:
    """Somebody asks the others to let moves be taken back; it is over when anybody moves."""

    by: int
    moves: int
    agreed: list[int]
    refused_by: int | None


@dataclass(frozen=True, slots=True)
class TableView:
    table_id: str
    address: str  # where its page lies
    game: str
    title: str
    options: dict[str, str]
    advice: str  # what the rules advise against at such a table, or nothing
    notice: str  # what became of it with a newer version of the rules, or nothing
    stopped: bool  # whether it cannot go on under the rules of today
    public: bool
    created: int
    ended: int | None
    host: bool  # whether the viewer set the table up
    seat: int | None  # whose view this is; None: a spectator's
    held: list[int]  # the seats the viewer holds; several at a hot seat
    seats: list[SeatView]
    view: View
    asked: Asked
    together: bool  # whether all seats that owe a choice choose at the same time
    log: list[LogLine]
    over: bool
    winners: list[int]
    moment: int  # what is shown; equal to `moments` for the present
    moments: int  # the last moment there is
    chat: list[ChatMessage] = field(default_factory=list)
    around: list[Around] = field(default_factory=list)  # who came and went, as far as it is known when
    watching: int = 0  # spectators who are here
    practice: bool = False  # whether moves were taken back that had been seen
    rated: bool = False  # whether it was agreed that the result counts for ratings
    asked_back: AskedBack | None = None
    commitment: str = ""  # the hash of the seed, told from the beginning
    seed: str | None = None  # told when the game is over, and the day whose deal it is
    deal: str = ""  # the day whose deal is played, or nothing
    sealed: bool = False  # whether that day is not over
    next: str | None = None  # the table at which the same people play again
    terms: Terms = NO_TERMS
    started: bool = True  # a table with open seats waits until it is full, or until its host begins
    abandoned: bool = False  # it was ended before its end: nobody has won
    newcomer: bool = False  # whether the viewer has a seat and has not chosen anything yet
    ending: list[int] = field(default_factory=list)  # seats that want to end the game without a result
    taken_back: int = 0  # how often moves were taken back with the agreement of all
    version: str = ""

    @property
    def attempt(self) -> bool:
        """Whether it is somebody's one try at the deal of a day."""
        return bool(self.deal) and not self.practice

    def data(self) -> dict[str, Any]:
        """The same as plain lists, numbers and words; the table's id is called `table` there."""
        values = {field.name: plain(getattr(self, field.name)) for field in fields(self)}
        return {"table": values.pop("table_id"), **values}


def plain(value: Any) -> Any:
    if isinstance(value, list):
        return [plain(item) for item in value]
    if isinstance(value, LogLine | Note | Drafted | ChatMessage):
        return {name: getattr(value, name) for name in value.__slots__}
    if isinstance(value, View):
        return value.data()
    if is_dataclass(value):
        return {field.name: plain(getattr(value, field.name)) for field in fields(value)}
    return value
