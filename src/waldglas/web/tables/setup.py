"""Setting a table up: a new game, or a record that is looked at again."""

from dataclasses import dataclass

from waldglas.bots import check_named_bot
from waldglas.core.errors import BadSeats
from waldglas.core.message import Message
from waldglas.core.record import Record, read_record
from waldglas.games import load_game
from waldglas.web.errors import BadInput, Conflict, TooMuch
from waldglas.web.store.models import BOT, HOT_SEAT, HUMAN, OPEN, Seat, StoredTable, TableHeader, TakingBack
from waldglas.web.tables.secrets import hashed, new_seed, new_table_id, new_token
from waldglas.web.tables.service import Tables, now
from waldglas.web.tables.session import Session
from waldglas.web.tables.versions import standing_of
from waldglas.web.words import say

ME = "me"
PEOPLE = {ME: HUMAN, OPEN: OPEN, HOT_SEAT: HOT_SEAT}
MOST_SEATS = 12


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
) -> NewTable:
    """A new table with a seed nobody can guess; its first bot is asked at once."""
    record = Record(load_game(slug), checked_count(places), options, new_seed())
    seats = [new_seat(tables, number, place) for number, place in enumerate(places)]
    holders = [(seat.seat, host) for seat in seats if seat.kind in (HUMAN, HOT_SEAT)]
    if public and origin and any(seat.kind == OPEN for seat in seats):
        check_open(tables, origin)
    return keep(tables, record, seats, holders, host, public, None, origin)


def check_open(tables: Tables, origin: str) -> None:
    """Nobody fills the list of open tables alone."""
    if tables.store.count_open(origin) >= tables.limits.open_tables:
        raise TooManyOpen(tables.limits.open_tables)


def set_up_record(tables: Tables, text: str, host: str, public: bool) -> NewTable:
    """A table that only shows a recorded game."""
    record = read_record(text, load_game)
    seats = [Seat(seat, HUMAN, recorded_name(tables, record, seat)) for seat in range(record.seats)]
    return keep(tables, record, seats, [], host, public, now())


def recorded_name(tables: Tables, record: Record, seat: int) -> str:
    """The name that the record has, if it is one."""
    try:
        return tables.checked_name(record.names[seat])
    except (IndexError, BadInput):
        return say("page-name-seat", number=seat + 1)


def branch(tables: Tables, session: Session, moves: int, seat: int, name: str, bot: str, host: str) -> NewTable:
    """A game that was looked at goes on from where it stood, against bots."""
    before = session.match.record
    record = Record(session.game, before.seats, before.options, before.seed)
    record.moves, record.practice = before.moves[:moves], True
    if record.replay().over():
        raise Conflict(Message("page-refused-over"))
    seats = [Seat(other.seat, BOT, other.name, bot) for other in session.seats]
    seats[seat] = Seat(seat, HUMAN, tables.checked_name(name))
    return keep(tables, record, seats, [(seat, host)], host, False, None)


def rematch(tables: Tables, session: Session, visitor: str) -> str:
    """The same people and bots play again, each one seat further; the first who asks for it sets it up for all."""
    before = session.header
    if before.next is not None:
        return before.next
    if not session.over:
        raise Conflict(Message("page-refused-rematch"))
    count = len(session.seats)
    record = Record(load_game(before.game, before.changed_facts), count, session.match.record.options, new_seed())
    seats = [Seat(seat, other.kind, other.name, other.bot) for seat, other in enumerate(rotated(session.seats))]
    holders = [((seat - 1) % count, each) for seat, each in tables.store.holders(before.id)]
    try:
        new = keep(tables, record, seats, holders, before.host or visitor, False, None, follows=before.id).id
    except Conflict:  # somebody else was quicker, on another server
        tables.forget(before.id)
        new = tables.session(before.id).header.next or ""
    tables.changed(before.id)
    return new


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
) -> NewTable:
    game, position = record.game, record.replay()
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
    )
    tokens = {seat.seat: new_token() for seat in seats if seat.kind != BOT and ended is None}
    moves = [(seat, game.alphabet.token(action)) for seat, action in record.moves]
    hashes = {seat: hashed(token) for seat, token in tokens.items()}
    owing = [seat.seat for seat in seats if seat.kind == BOT and position.choices(seat.seat)]
    tables.store.create(StoredTable(header, seats, moves), hashes, holders, origin, owing, follows)
    tables.note_look(header.id)
    tables.wake(header.id)
    return NewTable(header.id, [seat.kind for seat in seats], tokens)


def checked_count(places: list[Place]) -> int:
    if not 1 <= len(places) <= MOST_SEATS:
        raise BadSeats(Message("page-refused-seats", {"most": MOST_SEATS}))
    return len(places)


def new_seat(tables: Tables, number: int, place: Place) -> Seat:
    kind, colon, bot = place.who.partition(":")
    if colon and kind == BOT:
        check_named_bot(bot)
        return Seat(number, BOT, tables.checked_name(place.name or bot_name(bot, number)), bot)
    if place.who not in PEOPLE:
        raise BadInput(Message("page-refused-place"))
    return Seat(
        number, PEOPLE[place.who], tables.checked_name(place.name or say("page-name-player", number=number + 1))
    )


def bot_name(bot: str, number: int) -> str:
    return say("page-name-bot", bot=bot.capitalize(), number=number + 1)
