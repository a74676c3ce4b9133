"""What the store keeps of a table, as plain values."""

import json
from dataclasses import asdict, dataclass, field

from waldglas.web.store.clocks import NO_TICKS, Ticks

HUMAN = "human"
OPEN = "open"
HOT_SEAT = "hot-seat"
BOT = "bot"

Move = tuple[int, str]


@dataclass(frozen=True, slots=True)
class Request:
    """A seat asks to take back all from a move on; who has agreed, or who does not."""

    by: int
    until: int
    agreed: list[int]
    refused_by: int | None = None


@dataclass(frozen=True, slots=True)
class TakenBack:
    """Moves that were taken back with the agreement of all: whose, how many, and after which they stood."""

    by: int
    moves: int
    after: int


@dataclass(frozen=True, slots=True)
class TakingBack:
    """What is asked at a table, and what was granted before."""

    asked: Request | None = None
    granted: tuple[TakenBack, ...] = ()
    before: int = 0  # how often it was granted before the game came here as a record

    @property
    def times(self) -> int:
        return self.before + len(self.granted)

    def text(self) -> str:
        return json.dumps(asdict(self))


def read_taking_back(text: str) -> TakingBack:
    """As it is stored; nothing was ever asked where it is empty."""
    if not text:
        return TakingBack()
    found = json.loads(text)
    asked = found["asked"]
    granted = tuple(TakenBack(**one) for one in found["granted"])
    return TakingBack(asked and Request(**asked), granted, found.get("before", 0))


@dataclass(frozen=True, slots=True)
class Terms:
    """What everybody who sits down agrees to: chosen when the table is set up, never changed."""

    away: int = 0  # after how many seconds the seat of somebody who is away may be given to a bot; 0: never
    clock: str = ""  # how long one may think, and what happens then; nothing: as long as one likes
    rated: bool = False  # whether the result counts for ratings
    deal: str = ""  # the day whose deal is played, alone or against bots; nothing: a deal of its own

    def text(self) -> str:
        return json.dumps(asdict(self))


NO_TERMS = Terms()

STOOD_IN, TOOK_BACK, RESIGNED, LEFT, JOINED = "stood-in", "took-back", "resigned", "left", "joined"
OUT_OF_TIME, RESIGNED_BY_TIME = "out-of-time", "resigned-by-time"
BY_BOT = (STOOD_IN, RESIGNED, LEFT, OUT_OF_TIME, RESIGNED_BY_TIME)
ENDING = "end"  # what is voted on, besides bots for seats
MOST_HAPPENINGS = 100


@dataclass(frozen=True, slots=True)
class Happening:
    """What happened around a seat, and after how many moves: a bot stands in, its holder is back, somebody left."""

    kind: str
    seat: int
    name: str
    after: int
    at: int = field(default=0, compare=False)  # when; 0 where it was not kept


def read_happenings(text: str) -> tuple[Happening, ...]:
    return tuple(Happening(*one) for one in json.loads(text)) if text else ()


def happenings_text(happened: tuple[Happening, ...]) -> str:
    """The last ones are kept."""
    return json.dumps([[one.kind, one.seat, one.name, one.after, one.at] for one in happened[-MOST_HAPPENINGS:]])


def read_terms(text: str) -> Terms:
    """As they are stored; nothing was agreed on where it is empty."""
    return Terms(**json.loads(text)) if text else NO_TERMS


@dataclass(frozen=True, slots=True)
class TableHeader:
    """How a table began, and whether it is over."""

    id: str
    game: str
    options: dict[str, str]
    seed: int
    rules_version: int
    facts: str
    changed_facts: dict[str, dict[str, object]]
    host: str | None
    public: bool
    created: int
    ended: int | None
    version: int = 0
    practice: bool = False  # whether moves were taken back after they had been seen
    standing: str = ""  # how the game stood when it was last written
    carried: int | None = None  # after how many moves it went on under newer rules
    taking_back: TakingBack = TakingBack()
    next: str | None = None  # the table at which the same people play again
    terms: Terms = NO_TERMS
    started: bool = True  # a table with open seats waits until it is full, or until its host begins
    abandoned: bool = False  # it was ended before its end: nobody has won
    votes: dict[str, list[int]] = field(default_factory=dict)  # what is voted on, and which seats are for it
    happened: tuple[Happening, ...] = ()
    shown: int = 0  # how often anything changed that all may see


@dataclass(frozen=True, slots=True)
class Counts:
    """How often a table was written to, and what of it each viewer is told: on all servers the same."""

    written: int
    shown: int  # how often anything changed that all may see
    own: tuple[str, ...]  # for each seat, what it alone sees change


UNKNOWN = Counts(-1, 0, ())
GONE = Counts(1 << 62, -1, ())  # a table that was deleted


@dataclass(slots=True)
class Seat:
    seat: int
    kind: str
    name: str
    bot: str = ""
    decision: int = 0
    auto_confirm: bool = False
    stand_in: str = ""  # the bot that plays for whoever holds the seat
    resigned: bool = False
    seen: int = 0  # when its holder was last here, to the minute
    ticks: Ticks = NO_TICKS

    @property
    def own_count(self) -> str:
        """Differs whenever something differs that only this seat sees."""
        return own_count(self.decision, self.auto_confirm)

    @property
    def is_person(self) -> bool:
        return self.kind in (HUMAN, HOT_SEAT)

    @property
    def played_by_bot(self) -> bool:
        return self.kind == BOT or bool(self.stand_in)

    @property
    def thinker(self) -> str:
        """The bot that thinks for the seat, if one does."""
        return self.stand_in or self.bot


def own_count(decision: int, auto_confirm: bool) -> str:
    return f"{decision}a" if auto_confirm else str(decision)


@dataclass(frozen=True, slots=True)
class ChatMessage:
    """A line of the chat; a spectator has no seat."""

    seat: int | None
    name: str
    text: str
    at: int
    number: int = field(default=0, compare=False)  # rises with each line


@dataclass(slots=True)
class StoredTable:
    header: TableHeader
    seats: list[Seat]
    moves: list[Move]
    drafts: dict[int, list[str]] = field(default_factory=dict)
    chat: list[ChatMessage] = field(default_factory=list)


@dataclass(frozen=True, slots=True)
class Change:
    """What one decision of a seat changes: its number, its drafts, and the moves from `since` on, if any."""

    table_id: str
    version: int
    seat: int
    decision: int
    drafts: list[str]
    since: int | None = None
    moves: list[Move] = field(default_factory=list)
    ended: int | None = None
    owing: dict[int, int] | None = None  # the bots that owe a choice then, and their decisions; None: no bots at all
    rewinds: bool = False  # moves that all have seen are taken back: what bots think about is out of date
    standing: str = ""
    taking_back: TakingBack | None = None  # if it changes
    agreed: bool = False  # all agreed to take moves back: every seat decides anew
    taken_for: list[int] = field(default_factory=list)  # other seats for which gifts were taken by themselves
    ticks: dict[int, Ticks] = field(default_factory=dict)  # the clocks that change
    shown: int | None = None  # how often anything changed that all may see, if it does now


@dataclass(frozen=True, slots=True)
class Listing:
    """A table as the lobby shows it."""

    id: str
    game: str
    options: dict[str, str]
    created: int
    ended: int | None
    seats: list[Seat]
    standing: str = ""
    started: bool = True
    abandoned: bool = False
    terms: Terms = NO_TERMS


@dataclass(frozen=True, slots=True)
class Visitor:
    """A browser that was here before, and whose it is, if anybody said so."""

    id: str
    profile: str | None = None


@dataclass(frozen=True, slots=True)
class Profile:
    """A name that is kept, by a passkey or a recovery code."""

    id: str
    name: str
    has_code: bool
    public: bool
    created: int


@dataclass(frozen=True, slots=True)
class Passkey:
    id: str
    profile: str
    credential: str
    public_key: str
    sign_count: int
    created: int
    used: int | None


@dataclass(frozen=True, slots=True)
class Company:
    """Who looks at a table on another server; nobody in particular, if it was only looked at a moment ago."""

    seats: list[int]
    watching: int
    away: list[int] = field(default_factory=list)  # of the seats, those whose holders have the table out of sight

    def looking(self) -> list[int]:
        return [seat for seat in self.seats if seat not in self.away]


@dataclass(frozen=True, slots=True)
class Offer:
    """A bot that any server may think for."""

    table_id: str
    seat: int
    lane: int
    visitor: str


PUSH = "push"
MAIL = "mail"
HOOK = "hook"


@dataclass(frozen=True, slots=True)
class Wishes:
    """How a visitor wants to be told, and when not."""

    on: bool = True
    quiet: tuple[int, int] | None = None  # from and until, in minutes of the day where the visitor lives
    zone: str = "UTC"
    language: str = "en"


@dataclass(frozen=True, slots=True)
class Way:
    """By what a visitor is told: a browser, an address for letters, a chat group."""

    visitor: str
    kind: str
    address: str
    cipher: str = ""  # by which a browser reads what is pushed to it
    token: str | None = None
    confirmed: bool = True
    seat: tuple[str, int] | None = None  # a table and the only seat there that it is for
    id: int = 0
    created: int = 0

    def serves(self, table_id: str, seat: int) -> bool:
        return self.confirmed and self.seat in (None, (table_id, seat))


@dataclass(frozen=True, slots=True)
class Telling:
    """What a visitor is to be told of a seat; the mark says of which turn."""

    visitor: str
    table_id: str
    seat: int
    what: str
    mark: str
