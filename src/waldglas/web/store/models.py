"""What the store keeps of a table, as plain values."""

from dataclasses import dataclass, field

HUMAN = "human"
OPEN = "open"
HOT_SEAT = "hot-seat"
BOT = "bot"

Move = tuple[int, str]


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


@dataclass(frozen=True, slots=True)
class Listing:
    """A table as the lobby shows it."""

    id: str
    game: str
    options: dict[str, str]
    created: int
    ended: int | None
    seats: list[Seat]


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
