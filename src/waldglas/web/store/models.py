"""What the store keeps of a table, as plain values."""

import json
from dataclasses import asdict, dataclass, field

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


@dataclass(slots=True)
class Seat:
    seat: int
    kind: str
    name: str
    bot: str = ""
    decision: int = 0
    auto_confirm: bool = False


@dataclass(frozen=True, slots=True)
class ChatMessage:
    """A line of the chat; a spectator has no seat."""

    seat: int | None
    name: str
    text: str
    at: int


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


@dataclass(frozen=True, slots=True)
class Company:
    """Who looks at a table on another server; nobody in particular, if it was only looked at a moment ago."""

    seats: list[int]
    watching: int


@dataclass(frozen=True, slots=True)
class Offer:
    """A bot that any server may think for."""

    table_id: str
    seat: int
    lane: int
    visitor: str
