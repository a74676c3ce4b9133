"""Names and talk: nobody is called, or speaks, like somebody else here."""

from waldglas.core.message import Message
from waldglas.web.errors import BadInput, Conflict
from waldglas.web.store.models import OPEN, ChatMessage
from waldglas.web.tables.names import is_visible, look_alike
from waldglas.web.tables.service import Tables, now
from waldglas.web.tables.session import Session
from waldglas.web.words import say


class NameTaken(Conflict):
    def __init__(self) -> None:
        super().__init__(Message("page-name-taken"))


def checked_name(tables: Tables, name: str) -> str:
    name = " ".join(name.split())
    if len(name) > tables.limits.name or not is_visible(name):
        raise BadInput(Message("page-refused-name", {"most": tables.limits.name}))
    return name


def free_name(tables: Tables, session: Session, seat: int | None, name: str) -> str:
    """A name that nobody else at the table has."""
    name = checked_name(tables, name)
    others = [other for other in session.seats if other.seat != seat and other.kind != OPEN]
    if any(look_alike(other.name, name) for other in others):
        raise NameTaken
    return name


def players_name(tables: Tables, session: Session, seat: int, name: str, who: str | None) -> str:
    """One that nobody else at the table has, nor spoke under as a spectator."""
    name = free_name(tables, session, seat, name)
    said = tables.store.said_by_others(session.header.id, who, spectators=True)
    if any(look_alike(other, name) for other in said):
        raise NameTaken
    return name


def rename(tables: Tables, table_id: str, seat: int, name: str, who: str | None = None) -> None:
    name = players_name(tables, tables.session(table_id), seat, name, who)
    tables.store.set_seat(table_id, seat, name=name)
    tables.changed(table_id)


def speak(tables: Tables, table_id: str, seat: int | None, name: str, text: str, who: str | None = None) -> None:
    """Who has a seat speaks under its name; a spectator under one that nobody else here has, or spoke under."""
    session = tables.session(table_id)
    text = " ".join(text.split())
    if len(text) > tables.limits.message or not is_visible(text):
        raise BadInput(Message("page-refused-message", {"most": tables.limits.message}))
    own = None if seat is None else session.seats[seat].name
    speaker = own or spectators_name(tables, session, name, who)
    tables.store.say(table_id, ChatMessage(seat, speaker, text, now()), who)
    tables.changed(table_id)


def spectators_name(tables: Tables, session: Session, name: str, who: str | None) -> str:
    """Anybody may be called a spectator; no other name is shared."""
    nameless = say("page-a-spectator")
    name = free_name(tables, session, None, name or nameless)
    others = [] if name == nameless else tables.store.said_by_others(session.header.id, who)
    if any(look_alike(other, name) for other in others):
        raise NameTaken
    return name
