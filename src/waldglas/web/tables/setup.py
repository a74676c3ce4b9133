"""Setting a table up: a new game, or a record that is looked at again."""

from collections.abc import Callable
from dataclasses import dataclass

from sqlalchemy import Connection

from waldglas.bots import check_named_bot, check_network_at
from waldglas.bots.network import called
from waldglas.core.errors import BadSeats
from waldglas.core.game import Position
from waldglas.core.message import Message
from waldglas.core.record import Record, read_record
from waldglas.games import load_game
from waldglas.web.errors import BadInput, Conflict, TooMuch
from waldglas.web.store.clocks import LIVE, Ticks, read_clock
from waldglas.web.store.models import (
    BOT,
    HOT_SEAT,
    HUMAN,
    NO_TERMS,
    OPEN,
    STOOD_IN,
    Happening,
    Seat,
    StoredTable,
    TableHeader,
    TakingBack,
    Terms,
)
from waldglas.web.tables.secrets import hashed, new_seed, new_table_id, new_token
from waldglas.web.tables.service import Tables, now
from waldglas.web.tables.session import Session
from waldglas.web.tables.talk import checked_name
from waldglas.web.tables.versions import standing_of
from waldglas.web.words import say

ME = "me"
PEOPLE = {ME: HUMAN, OPEN: OPEN, HOT_SEAT: HOT_SEAT}
MOST_SEATS = 12
DAY = 24 * 3600
TO_COME = 300  # seconds that a live clock gives more when the same people play again: nobody was asked yet


@dataclass(frozen=True, slots=True)
class Place:
    """Who shall sit here: me, open, hot-seat or bot:NAME."""

    who: str
    name: str = ""


@dataclass(frozen=True, slots=True)
class NewTable:
    id: str
    kinds: list[str]
    tokens: dict[int, str]  # the seats' secrets, shown this once: an open seat's invites, another's holds it


class TooManyOpen(TooMuch):
    def __init__(self, most: int) -> None:
        super().__init__(Message("page-many-open", {"most": most}))


def set_up(
    tables: Tables,
    slug: str,
    options: dict[str, str],
    places: list[Place],
    public: bool,
    host: str,
    origin: str | None = None,
    terms: Terms = NO_TERMS,
) -> NewTable:
    """A new table with a seed nobody can guess; its first bot is asked at once."""
    record = Record(load_game(slug), checked_count(places), options, new_seed())
    seats = [new_seat(tables, number, place) for number, place in enumerate(places)]
    holders = [(seat.seat, host) for seat in seats if seat.kind in (HUMAN, HOT_SEAT)]
    if public and origin and any(seat.kind == OPEN for seat in seats):
        check_open(tables, origin)
    return keep(tables, record, seats, holders, host, public, None, origin, terms=terms)


def away_after(places: list[Place], wanted: int | None) -> int:
    """After how many seconds somebody counts as away: as was chosen, else a day where people sit at a distance."""
    if wanted is not None:
        return wanted
    return DAY if any(place.who == OPEN for place in places) else 0


def check_open(tables: Tables, origin: str) -> None:
    """Nobody fills the list of open tables alone."""
    if tables.listings.count_open(origin) >= tables.limits.open_tables:
        raise TooManyOpen(tables.limits.open_tables)


def set_up_record(tables: Tables, text: str, host: str, public: bool) -> NewTable:
    """A table that only shows a recorded game."""
    record = read_record(text, load_game)
    seats = [Seat(seat, HUMAN, recorded_name(tables, record, seat)) for seat in range(record.seats)]
    return keep(tables, record, seats, [], host, public, now())


def recorded_name(tables: Tables, record: Record, seat: int) -> str:
    """The name that the record has, if it is one."""
    try:
        return checked_name(tables, record.names[seat])
    except (IndexError, BadInput):
        return say("page-name-seat", number=seat + 1)


def branch(tables: Tables, session: Session, moves: int, seat: int, name: str, bot: str, host: str) -> NewTable:
    """A game that was looked at goes on from where it stood, against bots."""
    if tables.days.seals(session.header.terms):
        raise Conflict(Message("page-refused-deal-yet"))
    before = session.match.record
    record = Record(session.game, before.seats, before.options, before.seed)
    record.moves, record.practice = before.moves[:moves], True
    if record.replay().over():
        raise Conflict(Message("page-refused-over"))
    seats = [Seat(other.seat, BOT, other.name, bot) for other in session.seats]
    seats[seat] = Seat(seat, HUMAN, checked_name(tables, name))
    return keep(tables, record, seats, [(seat, host)], host, False, None)


def rematch(tables: Tables, session: Session, visitor: str) -> str:
    """The same people and bots play again, each one seat further; the first who asks for it sets it up for all."""
    before = session.header
    if before.next is not None:
        return before.next
    if not session.over:
        raise Conflict(Message("page-refused-rematch"))
    if before.terms.deal:
        raise Conflict(Message("page-refused-rematch-deal"))
    count = len(session.seats)
    record = Record(load_game(before.game, before.changed_facts), count, session.match.record.options, new_seed())
    seats = [again(seat, other) for seat, other in enumerate(rotated(session.seats))]
    holders = [((seat - 1) % count, each) for seat, each in tables.store.holders(before.id)]
    try:
        host = before.host or visitor
        new = keep(tables, record, seats, holders, host, False, None, follows=before.id, terms=before.terms).id
    except Conflict:  # somebody else was quicker, on another server
        tables.forget(before.id)
        new = tables.session(before.id).header.next or ""
    tables.changed(before.id)
    return new


def again(seat: int, before: Seat) -> Seat:
    """Whoever sat there sits here; a bot that stood in goes on until its seat is taken back."""
    if before.kind == OPEN and before.stand_in:
        return Seat(seat, BOT, before.name, before.stand_in)
    return Seat(seat, before.kind, before.name, before.bot, stand_in=before.stand_in, seen=now())


def rotated(seats: list[Seat]) -> list[Seat]:
    return seats[1:] + seats[:1]


def keep(
    tables: Tables,
    record: Record,
    seats: list[Seat],
    holders: list[tuple[int, str]],
    host: str,
    public: bool,
    ended: int | None,
    origin: str | None = None,
    follows: str | None = None,
    terms: Terms = NO_TERMS,
    also: Callable[[Connection, str], None] | None = None,
) -> NewTable:
    """A table in the store; what is written also, by its id, is written with it or not at all."""
    game, position = record.game, record.replay()
    for seat in seats:
        check_network_at(seat.bot or "", game, record.seats)
    header = TableHeader(
        new_table_id(),
        game.slug,
        record.options,
        record.seed,
        game.rules_version,
        game.facts.digest(),
        game.facts.changed,
        host,
        public,
        now(),
        now() if record.start().over() else ended,
        practice=record.practice,
        taking_back=TakingBack(before=record.taken_back),
        standing=standing_of(game, position, record.seats).text(),
        terms=terms,
        started=all(seat.kind != OPEN for seat in seats),
        happened=tuple(Happening(STOOD_IN, seat.seat, seat.name, 0, now()) for seat in seats if seat.stand_in),
    )
    if header.started:
        start_clocks(terms, seats, position, tables.time(), follows=follows is not None)
    tokens = {seat.seat: new_token() for seat in seats if seat.kind != BOT and ended is None}
    moves = [(seat, game.alphabet.token(action)) for seat, action in record.moves]
    hashes = {seat: hashed(token) for seat, token in tokens.items()}
    owing = [seat.seat for seat in seats if header.started and seat.played_by_bot and position.choices(seat.seat)]
    tables.store.create(StoredTable(header, seats, moves), hashes, holders, origin, owing, follows, also)
    tables.days.note(header.id, terms)
    tables.note_look(header.id)
    tables.wake(header.id)
    return NewTable(header.id, [seat.kind for seat in seats], tokens)


def start_clocks(terms: Terms, seats: list[Seat], position: Position, now: int, follows: bool) -> None:
    """Every seat has its time; at a table that follows another, also to come there."""
    clock = read_clock(terms.clock)
    if clock is None:
        return
    ticks = Ticks(clock.reserve + (TO_COME if follows and clock.kind == LIVE else 0))
    for seat in seats:
        thinks = seat.is_person and not seat.stand_in and bool(position.choices(seat.seat))
        seat.ticks = ticks.started(clock, now) if thinks else ticks


def checked_count(places: list[Place]) -> int:
    if not 1 <= len(places) <= MOST_SEATS:
        raise BadSeats(Message("page-refused-seats", {"most": MOST_SEATS}))
    return len(places)


def new_seat(tables: Tables, number: int, place: Place) -> Seat:
    kind, colon, bot = place.who.partition(":")
    if colon and kind == BOT:
        check_named_bot(bot)
        return Seat(number, BOT, checked_name(tables, place.name or bot_name(bot, number)), bot)
    if place.who not in PEOPLE:
        raise BadInput(Message("page-refused-place"))
    name = checked_name(tables, place.name or say("page-name-player", number=number + 1))
    return Seat(number, PEOPLE[place.who], name, seen=now())


def bot_name(bot: str, number: int) -> str:
    return say("page-name-bot", bot=called(bot).capitalize(), number=number + 1)
