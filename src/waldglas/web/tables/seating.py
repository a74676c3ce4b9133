"""Seats that are taken and change hands: somebody sits down, a bot stands in for who is away, and gives it back."""

from contextlib import suppress

from waldglas.bots import check_named_bot, check_network_at
from waldglas.core.message import Message
from waldglas.web.errors import Conflict, NotYours
from waldglas.web.store.models import BOT, ENDING, LEFT, OPEN, RESIGNED, STOOD_IN, TOOK_BACK, Happening, Seat
from waldglas.web.store.seating import link_of
from waldglas.web.tables.secrets import hashed, new_code, new_token
from waldglas.web.tables.service import Tables
from waldglas.web.tables.session import Session
from waldglas.web.tables.setup import bot_name
from waldglas.web.tables.talk import checked_name, players_name
from waldglas.web.words import say

STAND_IN = "medium"  # the bot that plays for somebody, if nobody chose another
NOT_A_PERSON = Message("page-refused-no-person")


def stand_in(tables: Tables, table_id: str, seat: int, bot: str = STAND_IN, why: str = STOOD_IN) -> None:
    """A bot plays from now on for whoever holds a seat.

    What the holder has drafted is dropped: nobody but the holder knows whether it was meant. What was confirmed stays.
    """
    check_named_bot(bot)
    session = tables.session(table_id)
    check_network_at(bot, session.game, len(session.seats))
    there = person_at(session, seat)
    if there.stand_in:
        raise Conflict(Message("page-refused-stands-in", {"name": there.name}))
    happening = Happening(why, seat, there.name, len(session.moves))
    ticks = session.ticks_of(seat, tables.time(), by_bot=True)
    tables.seating.hand_over(session.header, seat, happening, {"stand_in": bot}, by_bot=True, ticks=ticks)
    tables.changed(table_id)
    tables.wake(table_id)


def take_back(tables: Tables, table_id: str, seat: int) -> None:
    """Who holds the seat plays again; what the bot thinks about just now comes too late."""
    session = tables.session(table_id)
    there = person_at(session, seat)
    if not there.stand_in or there.resigned:
        raise Conflict(Message("page-refused-resigned" if there.resigned else "page-refused-no-stand-in"))
    happening = Happening(TOOK_BACK, seat, there.name, len(session.moves))
    ticks = session.ticks_of(seat, tables.time(), by_bot=False)
    tables.seating.hand_over(session.header, seat, happening, {"stand_in": ""}, by_bot=False, ticks=ticks)
    tables.changed(table_id)
    tables.wake(table_id)


def resign(tables: Tables, table_id: str, seat: int, bot: str = STAND_IN, why: str = RESIGNED) -> None:
    """A bot plays the seat to its end, and it cannot be taken back. Who resigns last ends the game."""
    check_named_bot(bot)
    session = tables.session(table_id)
    check_network_at(bot, session.game, len(session.seats))
    there = person_at(session, seat)
    if there.resigned:
        raise Conflict(Message("page-refused-resigned"))
    if not session.header.started:
        raise Conflict(Message("page-refused-waits"))
    happening = Happening(why, seat, there.name, len(session.moves))
    values = {"stand_in": there.stand_in or bot, "resigned": True}
    ticks = session.ticks_of(seat, tables.time(), by_bot=True)
    tables.seating.hand_over(session.header, seat, happening, values, by_bot=True, ticks=ticks)
    settle(tables, table_id)


def leave(tables: Tables, table_id: str, seat: int) -> None:
    """The seat is open again; in a game that has begun a bot plays there until somebody sits down."""
    session = tables.session(table_id)
    there = person_at(session, seat)
    if session.header.started and session.header.terms.rated:
        raise Conflict(Message("page-refused-leave-rated"))
    happening = Happening(LEFT, seat, there.name, len(session.moves))
    bot = (there.stand_in or STAND_IN) if session.header.started else ""
    ticks = session.ticks_of(seat, tables.time(), by_bot=True)
    name = say("page-name-player", number=seat + 1)
    values = {"kind": OPEN, "name": name, "token": None, "stand_in": bot, "resigned": False, "auto_confirm": False}
    tables.seating.hand_over(session.header, seat, happening, values, by_bot=bool(bot), leaves=True, ticks=ticks)
    settle(tables, table_id)


def settle(tables: Tables, table_id: str) -> None:
    """Everybody is told, bots go on; a table that nobody plays at any more is ended."""
    tables.changed(table_id)
    session = tables.session(table_id)
    if any(seat.is_person and not seat.resigned for seat in session.seats):
        tables.wake(table_id)
    else:
        end(tables, session)


def end(tables: Tables, session: Session) -> None:
    tables.seating.abandon(session.header)
    tables.changed(session.header.id)


# Ending by agreement


def agree_to_end(tables: Tables, table_id: str, held: list[int], host: bool) -> None:
    """The game is given up without a result, when all agree who play themselves and are not away.

    Nobody has to be asked where nobody else plays, and the host alone ends what has not begun.
    """
    session = tables.session(table_id)
    if session.over:
        raise Conflict(Message("page-refused-over"))
    if not held and not host:
        raise NotYours(Message("page-refused-vote"))
    votes = with_votes(session, ENDING, held)
    alone = host and not session.header.started
    if alone or set(playing(tables, session)) <= set(votes[ENDING]):
        end(tables, session)
    elif not held:
        raise Conflict(Message("page-refused-end-alone"))
    else:
        tables.seating.vote(session.header, votes)
        tables.changed(table_id)


def refuse_to_end(tables: Tables, table_id: str, held: list[int]) -> None:
    """Who does not agree, or wants it no longer, has the game go on."""
    session = tables.session(table_id)
    if not held:
        raise NotYours(Message("page-refused-vote"))
    if session.over or ENDING not in session.header.votes:
        raise Conflict(Message("page-refused-over" if session.over else "page-refused-no-ending"))
    tables.seating.vote(session.header, {what: votes for what, votes in session.header.votes.items() if what != ENDING})
    tables.changed(table_id)


def can_end_alone(tables: Tables, session: Session, held: list[int], host: bool) -> bool:
    if not held and not host:
        return False
    return (host and not session.header.started) or set(playing(tables, session)) <= set(held)


# Sitting down


def sit_down(tables: Tables, table_id: str, seat: int, visitor: str, name: str) -> str:
    """Takes an open seat; returns the token that holds it."""
    session = tables.session(table_id)
    if session.over:
        raise Conflict(Message("page-refused-over"))
    if session.seats[seat].kind != OPEN:
        raise Conflict(Message("page-refused-taken"))
    token = new_token()
    ticks = session.ticks_of(seat, tables.time(), by_bot=False) if session.header.started else None
    name = players_name(tables, session, seat, name, visitor)
    tables.store.take_seat(table_id, seat, visitor, name, hashed(token), ticks)
    tables.changed(table_id)
    begin_if_full(tables, table_id)
    return token


def give_to_bot(tables: Tables, table_id: str, seat: int, bot: str, name: str) -> None:
    """Nobody came: a bot takes an open seat."""
    if tables.session(table_id).seats[seat].kind != OPEN:
        raise Conflict(Message("page-refused-bot"))
    session = tables.session(table_id)
    check_network_at(bot, session.game, len(session.seats))
    tables.store.set_seat(table_id, seat, kind=BOT, bot=bot, name=name, invite=None, stand_in="")
    tables.changed(table_id)
    begin_if_full(tables, table_id)
    tables.wake(table_id)


def begin_if_full(tables: Tables, table_id: str) -> None:
    """A table that waits begins when nobody is missing."""
    session = tables.session(table_id)
    if session.header.started or session.over or any(seat.kind == OPEN for seat in session.seats):
        return
    with suppress(Conflict):  # another server came first
        begin(tables, session, {})


def begin(tables: Tables, session: Session, bots: dict[int, tuple[str, str]]) -> None:
    """Bots sit on the seats that nobody took, each by its level and its name."""
    played = {seat.seat for seat in session.seats if seat.played_by_bot} | set(bots)
    owing = [seat for seat in sorted(played) if session.position.choices(seat)]
    ticks = session.ticks(None, tables.time(), begins=True)
    tables.seating.start(session.header, bots, owing, ticks)
    tables.changed(session.header.id)
    tables.wake(session.header.id)


def set_auto_confirm(tables: Tables, table_id: str, seat: int, on: bool) -> None:
    tables.session(table_id)
    tables.store.set_seat(table_id, seat, for_all=False, auto_confirm=on)
    tables.reread(table_id)


def begin_now(tables: Tables, table_id: str, bot: str) -> None:
    """The host waits no longer: bots sit on the seats that nobody took."""
    check_named_bot(bot)
    session = tables.session(table_id)
    if session.header.started or session.over:
        raise Conflict(Message("page-refused-begun"))
    check_network_at(bot, session.game, len(session.seats))
    missing = [seat.seat for seat in session.seats if seat.kind == OPEN]
    begin(tables, session, {seat: (bot, checked_name(tables, bot_name(bot, seat))) for seat in missing})


def person_at(session: Session, seat: int) -> Seat:
    """Whoever sits there, at a table that goes on."""
    if session.over:
        raise Conflict(Message("page-refused-over"))
    if not session.seats[seat].is_person:
        raise Conflict(NOT_A_PERSON)
    return session.seats[seat]


# Whether a bot may stand in


def give_away(tables: Tables, table_id: str, seat: int, held: list[int], host: bool, bot: str = STAND_IN) -> None:
    """A bot shall play for somebody: for oneself at once, for who is away if the host says so or most others do."""
    check_named_bot(bot)
    session = tables.session(table_id)
    person_at(session, seat)
    if seat in held:
        if not session.among_people():
            raise Conflict(Message("page-refused-stand-in-alone"))
        stand_in(tables, table_id, seat, bot)
        return
    check_away(tables, session, seat)
    if host:
        stand_in(tables, table_id, seat, bot)
        return
    if not held:
        raise NotYours(Message("page-refused-vote"))
    votes = with_votes(session, str(seat), held)
    if is_majority(votes[str(seat)], voters(tables, session, seat)):
        stand_in(tables, table_id, seat, bot)
    else:
        tables.seating.vote(session.header, votes)
        tables.changed(table_id)


def check_away(tables: Tables, session: Session, seat: int) -> None:
    there = session.seats[seat]
    if there.stand_in:
        raise Conflict(Message("page-refused-stands-in", {"name": there.name}))
    if seat not in tables.away(session):
        why = "page-refused-not-away" if session.header.terms.away else "page-refused-never-away"
        raise Conflict(Message(why, {"name": there.name}))


def voters(tables: Tables, session: Session, seat: int) -> list[int]:
    """The others who are asked: people who play themselves and are not away."""
    return [other for other in playing(tables, session) if other != seat]


def playing(tables: Tables, session: Session) -> list[int]:
    away = tables.away(session)
    return [seat.seat for seat in session.seats if seat.is_person and not seat.played_by_bot and seat.seat not in away]


def is_majority(votes: list[int], asked: list[int]) -> bool:
    return 2 * len(set(votes) & set(asked)) > len(asked)


def with_votes(session: Session, what: str, held: list[int]) -> dict[str, list[int]]:
    before = session.header.votes
    return {**before, what: sorted({*before.get(what, []), *held})}


# Links


def new_link(tables: Tables, table_id: str, seat: int, visitor: str | None = None) -> str:
    """A new link for a seat, to hold it or, while it is open, to offer it.

    The old one opens nothing more, and whoever held the seat by it, besides this visitor, holds it no longer.
    """
    token = new_token()
    if tables.session(table_id).seats[seat].kind == OPEN:
        tables.store.set_seat(table_id, seat, invite=hashed(token))
    else:
        tables.store.replace_link(table_id, seat, hashed(token), visitor)
        tables.forget(table_id)
        tables.seating.new_holder(tables.session(table_id).header, seat)
    tables.changed(table_id)
    return token


def check_link(tables: Tables, session: Session, seat: int, held: list[int], host: bool) -> None:
    """A new link is made by who holds a seat, and by the host for a seat that is open, away, or whose holder agrees."""
    if seat in held:
        return
    if not host:
        raise NotYours(Message("page-refused-not-your-seat"))
    there = session.seats[seat]
    agreed = link_of(seat) in session.header.votes
    if there.kind != OPEN and not agreed and not (there.is_person and is_gone(tables, session, there)):
        raise NotYours(Message("page-refused-link-there", {"name": there.name}))


def is_gone(tables: Tables, session: Session, seat: Seat) -> bool:
    """Whether somebody is away for longer than agreed, or a bot plays for somebody who is not here."""
    stood_in = bool(seat.stand_in) and not tables.presence(session.header.id).present(seat.seat)
    return stood_in or seat.seat in tables.away(session)


def allow_link(tables: Tables, table_id: str, seat: int, allowed: bool) -> None:
    session = tables.session(table_id)
    person_at(session, seat)
    tables.seating.allow_link(session.header, seat, allowed)
    tables.changed(table_id)


def make_code(tables: Tables, table_id: str, seat: int) -> str:
    """A code that carries a seat to another device: good once, for some minutes."""
    person_at(tables.session(table_id), seat)
    code = new_code()
    tables.seating.add_code(hashed(code), table_id, seat)
    return code
