"""Taking back with the agreement of all: who may ask, who is asked, and what is gone then."""

from collections.abc import Sequence
from dataclasses import replace

from waldglas.core.message import Message
from waldglas.web.errors import Conflict
from waldglas.web.store.models import OPEN, Request, TakenBack, TakingBack
from waldglas.web.tables.session import Session

MOST_TAKEN_BACK = 100  # in one game: each is kept, and told in the log


def back_to(session: Session, seat: int) -> int | None:
    """The first move of the seat's last turn that can be taken back: nothing was revealed by it or after it."""
    moves = session.moves
    mine = [number for number in range(session.revealed, len(moves)) if moves[number][0] == seat]
    if not mine:
        return None
    first = mine[-1]
    while first - 1 in mine:
        first -= 1
    return first


def can_ask_back(session: Session, seat: int) -> bool:
    alone = session.taking_back.asked is not None or session.can_take_back(seat)
    often = len(session.taking_back.granted) >= MOST_TAKEN_BACK
    possible = session.goes_on and session.among_people() and not alone and not often
    return possible and back_to(session, seat) is not None


def ask_back(session: Session, seat: int, held: Sequence[int]) -> int | None:
    """Asks the others whether the seat's last turn may be taken back; bots agree by themselves."""
    if len(session.taking_back.granted) >= MOST_TAKEN_BACK:
        raise Conflict(Message("page-refused-ask-back-often", {"most": MOST_TAKEN_BACK}))
    until = back_to(session, seat)
    if until is None or not can_ask_back(session, seat):
        raise Conflict(Message("page-refused-ask-back"))
    willing = [other.seat for other in session.seats if other.played_by_bot or other.kind == OPEN or other.seat in held]
    return request(session, Request(seat, until, willing))


def answer_back(session: Session, seat: int, held: Sequence[int], agrees: bool) -> int | None:
    """Agrees for all seats that somebody holds, or does not; who asked withdraws so."""
    asked = session.taking_back.asked
    if asked is None or asked.refused_by is not None:
        raise Conflict(Message("page-refused-no-request"))
    if agrees:
        return request(session, replace(asked, agreed=sorted({*asked.agreed, *held})))
    left = None if seat == asked.by else replace(asked, refused_by=seat)
    session.taking_back = replace(session.taking_back, asked=left)
    return None


def request(session: Session, asked: Request) -> int | None:
    """Notes what is asked, or does it if all agree; the number of the first move that is gone then."""
    session.taking_back = replace(session.taking_back, asked=asked)
    if len(asked.agreed) < len(session.seats):
        return None
    session.taking_back = TakingBack(None, granted(session, asked), session.taking_back.before)
    session.take_back(asked.until)
    return asked.until


def granted(session: Session, asked: Request) -> tuple[TakenBack, ...]:
    """All that was ever taken back; what stood after moves that are gone now stands where these began."""
    earlier = (replace(one, after=min(one.after, asked.until)) for one in session.taking_back.granted)
    return *earlier, TakenBack(asked.by, len(session.moves) - asked.until, asked.until)
