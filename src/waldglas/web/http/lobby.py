"""The HTTP API before one sits: games, tables, seats, records."""

from dataclasses import asdict
from typing import Any

from fastapi import APIRouter, Request
from starlette.concurrency import run_in_threadpool

from waldglas.bots import check_named_bot, table_bots
from waldglas.core.errors import WaldglasError
from waldglas.core.game import Game
from waldglas.core.message import Message
from waldglas.core.options import Number, Option, Reading
from waldglas.games import GAMES, kit_of, load_game
from waldglas.web.errors import BadInput, Conflict, NotFound, NotYours, TooManyTables, Unavailable
from waldglas.web.http.auth import Caller, TheCaller, TheTables, TheVisitor, origin_of
from waldglas.web.http.routing import TableRoute
from waldglas.web.http.schemas import REFUSALS, BotBody, InviteBody, NameBody, TableBody
from waldglas.web.profiles.rated import check_rated
from waldglas.web.store.models import OPEN, Listing, Seat, Terms
from waldglas.web.tables import seating, talk
from waldglas.web.tables.secrets import hashed
from waldglas.web.tables.service import Tables
from waldglas.web.tables.session import Session
from waldglas.web.tables.setup import NewTable, Place, away_after, bot_name, rematch, set_up, set_up_record
from waldglas.web.tables.timekeeping import checked_clock
from waldglas.web.tables.versions import read_standing
from waldglas.words import Speaker, speaker_for, title_of
from waldglas.words.options import meanings, option_help, reading_why

router = APIRouter(prefix="/api", tags=["lobby"], route_class=TableRoute, responses=REFUSALS)


@router.get("/games")
def games() -> dict[str, Any]:
    """What can be played, with seats and options, and the bots there are."""
    return {"games": [game_data(load_game(slug)) for slug in GAMES.slugs()], "bots": table_bots()}


@router.get("/tables")
async def lobby(caller: TheCaller) -> dict[str, Any]:
    """Tables I sit at or set up, tables with an open seat for anybody, and finished games."""
    return await lobby_data(caller)


@router.post("/tables", status_code=201)
def create(request: Request, body: TableBody, tables: TheTables, visitor: TheVisitor) -> dict[str, Any]:
    """Sets up a table. The tokens and links of its seats are shown this once."""
    check_allowance(tables, visitor)
    places = [Place(place.who, place.name) for place in body.seats]
    origin = origin_of(request)
    terms = Terms(away=away_after(places, body.away), clock=checked_clock(body.clock, places), rated=body.rated)
    check_rated(tables, visitor, places, terms)
    return new_table_data(set_up(tables, body.game, body.options, places, body.public, visitor, origin, terms))


@router.post("/tables/{table_id}/rematch", status_code=201)
def play_again(table_id: str, caller: TheCaller) -> dict[str, str]:
    """After the end: the table at which the same people play again; whoever asks first sets it up."""
    return {"table": next_table(caller, table_id)}


def next_table(caller: Caller, table_id: str) -> str:
    session = caller.tables.session(table_id)
    if caller.visitor is None or not caller.held(table_id):
        raise NotYours(Message("page-refused-no-seat-held"))
    if session.header.next is None:
        check_allowance(caller.tables, caller.visitor)
    return rematch(caller.tables, session, caller.visitor)


@router.post("/records", status_code=201)
async def import_record(request: Request, tables: TheTables, visitor: TheVisitor) -> dict[str, Any]:
    """Makes a finished table of a record, which is the body of this request as plain text."""
    try:
        text = (await request.body()).decode()
    except UnicodeDecodeError:
        raise BadInput(Message("page-refused-record")) from None
    async with tables.alone(None):
        return await run_in_threadpool(keep_record, tables, text, visitor)


def keep_record(tables: Tables, text: str, visitor: str) -> dict[str, Any]:
    check_allowance(tables, visitor)
    return new_table_data(set_up_record(tables, text.replace("\r\n", "\n"), visitor, public=False))


@router.post("/seats")
def take_invited_seat(body: InviteBody, tables: TheTables, visitor: TheVisitor) -> dict[str, Any]:
    """Takes the seat that an invitation offers, or holds one's own seat on this device too."""
    link = hashed(body.token)
    own = tables.store.seat_of_token(link)
    if own is not None:
        tables.store.remember(visitor, *own)
        return {"table": own[0], "seat": own[1], "token": body.token, "link": seat_link(body.token)}
    offered = tables.store.seat_of_invite(link)
    if offered is None:
        raise NotFound(Message("page-refused-link"))
    table_id, seat = offered
    if seat in tables.store.held(visitor, [table_id]).get(table_id, []):
        return {"table": table_id, "seat": seat, "token": None}
    return seat_taken(tables, table_id, seat, visitor, body.name)


def seat_taken(tables: Tables, table_id: str, seat: int, visitor: str, name: str) -> dict[str, Any]:
    """Sits down; the token that holds the seat is told this once."""
    token = seating.sit_down(tables, table_id, seat, visitor, name)
    return {"table": table_id, "seat": seat, "token": token, "link": seat_link(token)}


def take_any_seat(tables: Tables, table_id: str, visitor: str, name: str) -> dict[str, Any]:
    """Whichever seat is open at a table that is open to anybody."""
    session = tables.session(table_id)
    check_public(session)
    held = tables.store.held(visitor, [table_id]).get(table_id, [])
    if held:
        return {"table": table_id, "seat": held[0], "token": None}
    seat = next((seat.seat for seat in session.seats if seat.kind == OPEN), None)
    if seat is None:
        raise Conflict(Message("page-refused-full"))
    return seat_taken(tables, table_id, seat, visitor, name)


def check_public(session: Session) -> None:
    if not session.header.public:
        raise NotYours(Message("page-refused-by-invitation"))


@router.post("/tables/{table_id}/seats/{seat}")
def take_open_seat(table_id: str, seat: int, body: NameBody, tables: TheTables, visitor: TheVisitor) -> dict[str, Any]:
    """Takes an open seat of a table that is open to anybody."""
    check_seat(tables, table_id, seat)
    check_public(tables.session(table_id))
    return seat_taken(tables, table_id, seat, visitor, body.name)


@router.post("/tables/{table_id}/seats/{seat}/name")
def rename(table_id: str, seat: int, body: NameBody, caller: TheCaller) -> dict[str, bool]:
    """Changes the name of one's own seat."""
    talk.rename(caller.tables, table_id, caller.seat(table_id, seat), body.name, caller.visitor)
    return {"done": True}


@router.post("/tables/{table_id}/seats/{seat}/bot")
def give_to_bot(table_id: str, seat: int, body: BotBody, caller: TheCaller) -> dict[str, bool]:
    """Who set the table up gives an open seat to a bot."""
    check_seat(caller.tables, table_id, seat)
    if not caller.is_host(table_id):
        raise NotYours(Message("page-refused-not-host"))
    check_named_bot(body.bot)
    name = talk.checked_name(caller.tables, body.name or bot_name(body.bot, seat))
    seating.give_to_bot(caller.tables, table_id, seat, body.bot, name)
    return {"done": True}


@router.post("/tables/{table_id}/seats/{seat}/link")
def new_link(table_id: str, seat: int, caller: TheCaller) -> dict[str, str]:
    """A new link: to one's own seat, or, from who set the table up, to one that is open.

    The host may also make one for a seat whose holder agrees, or is away for longer than agreed.
    """
    check_seat(caller.tables, table_id, seat)
    tables, held = caller.tables, caller.held(table_id)
    seating.check_link(tables, tables.session(table_id), seat, held, caller.is_host(table_id))
    token = seating.new_link(tables, table_id, seat, caller.visitor if seat in held else None)
    return {"token": token, "link": seat_link(token)}


def check_seat(tables: Tables, table_id: str, seat: int) -> None:
    if not 0 <= seat < len(tables.session(table_id).seats):
        raise NotFound(Message("page-refused-no-seat"))


def check_allowance(tables: Tables, visitor: str) -> None:
    if tables.listings.count_running(visitor) >= tables.limits.tables:
        raise TooManyTables(tables.limits.tables)


def seat_link(token: str) -> str:
    return f"/seat/{token}"


def new_table_data(new: NewTable) -> dict[str, Any]:
    return {
        "table": new.id,
        "seats": [
            {"seat": seat, "kind": kind, "token": new.tokens[seat], "link": seat_link(new.tokens[seat])}
            if seat in new.tokens
            else {"seat": seat, "kind": kind, "token": None, "link": None}
            for seat, kind in enumerate(new.kinds)
        ],
    }


def game_data(game: Game) -> dict[str, Any]:
    speaker = speaker_for(game)
    return {
        "slug": game.slug,
        "title": title_of(game),
        "about": speaker.say(Message("game-about")),
        "seats": [game.fewest_seats, game.most_seats],
        "options": [option_data(speaker, option) for option in game.options],
        "actions": len(game.alphabet),
        "rules_version": game.rules_version,
    }


def option_data(speaker: Speaker, option: Option) -> dict[str, Any]:
    return {
        "name": option.name,
        "help": option_help(speaker, option),
        "values": option.values,
        "example": option.example or None,
        "least": option.least if isinstance(option, Number) else None,
        "most": option.most if isinstance(option, Number) else None,
        "default": option.default,
        "default_by_seats": {str(seats): value for seats, value in option.defaults_by_seats.items()},
        "reading": reading_data(speaker, option) if isinstance(option, Reading) else None,
    }


def reading_data(speaker: Speaker, reading: Reading) -> dict[str, Any]:
    return {"rule": reading.rule, "sides": meanings(speaker, reading), "why": reading_why(speaker, reading)}


async def lobby_data(caller: Caller) -> dict[str, Any]:
    async with caller.tables.alone(None):
        mine, free, finished = await run_in_threadpool(listed, caller)
        hidden = await run_in_threadpool(hidden_by, caller)
    going = [await under_way(caller, listing) for listing in mine]
    return {
        "mine": [{**listing_data(listing), **found} for listing, found in zip(mine, going, strict=True)],
        "hidden": [listing_data(listing) for listing in hidden],
        "open": [listing_data(listing) for listing in free],
        "finished": [listing_data(listing) for listing in finished],
    }


def listed(caller: Caller) -> tuple[list[Listing], list[Listing], list[Listing]]:
    """My tables, those with an open seat, and finished ones."""
    found, most = caller.tables.listings, caller.tables.limits.listed
    mine = [] if caller.visitor is None else known(found.mine(caller.visitor, most))
    caller.learn([listing.id for listing in mine])
    return mine, known(found.open_tables(most)), known(found.finished(most))


def hidden_by(caller: Caller) -> list[Listing]:
    most = caller.tables.limits.listed
    return [] if caller.visitor is None else known(caller.tables.listings.hidden(caller.visitor, most))


def known(listings: list[Listing]) -> list[Listing]:
    """Without tables of games that are not on the shelf."""
    games = GAMES.slugs()
    return [listing for listing in listings if listing.game in games]


def listing_data(listing: Listing) -> dict[str, Any]:
    return {
        "table": listing.id,
        "game": listing.game,
        "title": title_of(load_game(listing.game)),
        "options": listing.options,
        "created": listing.created,
        "ended": listing.ended,
        "started": listing.started,
        "abandoned": listing.abandoned,
        "seats": [seat_data(seat) for seat in listing.seats],
        "terms": asdict(listing.terms),
        "result": result_of(listing),
    }


def seat_data(seat: Seat) -> dict[str, Any]:
    return {
        "seat": seat.seat,
        "name": seat.name,
        "kind": seat.kind,
        "stand_in": seat.stand_in,
        "resigned": seat.resigned,
    }


def result_of(listing: Listing) -> list[dict[str, Any]] | None:
    """What each seat reached in a game that is over, and whether it won."""
    standing = read_standing(listing.standing)
    if listing.ended is None or listing.abandoned or standing is None:
        return None
    return [{"points": each, "winner": seat in standing.winners} for seat, each in enumerate(standing.points)]


async def under_way(caller: Caller, listing: Listing) -> dict[str, Any]:
    """Whether one of my seats there owes a choice, and how far the game is; nothing if it cannot be opened."""
    if listing.ended is None:
        try:
            return await caller.tables.at(listing.id, progress, caller, listing.id)
        except Unavailable:
            raise
        except WaldglasError:
            pass
    return {"my_turn": False, "seconds": None, "progress": ""}


def progress(caller: Caller, table_id: str) -> dict[str, Any]:
    session = caller.tables.session(table_id)
    stage, speaker = kit_of(session.game).stage(session.position), speaker_for(session.game)
    held = caller.held(table_id)
    turn = any(session.owes(seat) for seat in held)
    running = [session.seats[seat].ticks for seat in held if session.seats[seat].ticks.ticking]
    left = [ticks.until - caller.tables.time() for ticks in running]
    seconds = max(0, min(left)) if left and session.goes_on else None
    return {"my_turn": turn, "seconds": seconds, "progress": ", ".join(speaker.say(part) for part in stage)}
