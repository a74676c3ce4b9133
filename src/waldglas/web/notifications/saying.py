"""What is told, in words: which game, who is there, where; never anything of the game itself."""

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass

from waldglas.language import spoken
from waldglas.web.store.models import ENDING, OPEN
from waldglas.web.tables.session import Session
from waldglas.web.words import known_among, say
from waldglas.words import title_of

TURN, OVER, ASKED, VOTE = "turn", "over", "asked", "vote"
TITLES = {TURN: "page-told-turn", OVER: "page-told-over", ASKED: "page-told-asked", VOTE: "page-told-vote"}


@dataclass(frozen=True, slots=True)
class Notice:
    title: str
    text: str
    path: str
    tag: str  # of several with the same one a browser shows the last
    name: str = ""  # whom it is for, where others read it too


@contextmanager
def speaking(language: str) -> Iterator[None]:
    before = spoken.set(known_among([language]) or spoken.get())
    try:
        yield
    finally:
        spoken.reset(before)


def notice_of(session: Session, seat: int, what: str) -> Notice:
    """In the language that is spoken."""
    path = f"{session.address}?seat={seat}"
    title = say(TITLES[what], title=title_of(session.game))
    return Notice(title, company_words(session, seat), path, f"{session.header.id}:{seat}", session.seats[seat].name)


def company_words(session: Session, seat: int) -> str:
    others: list[object] = [other.name for other in session.seats if other.seat != seat and other.kind != OPEN]
    return say("page-told-with", names=others) if others else ""


def trial() -> Notice:
    """What is told when somebody wants to see whether it comes."""
    return Notice(say("page-told-trial"), say("page-told-trial-help"), "/notifications", "trial")


def owed(session: Session, seat: int) -> dict[str, str]:
    """What the holder of a seat ought to know now, with a mark that is another for every turn and question."""
    mine, asked, times = session.seats[seat], session.taking_back.asked, session.taking_back.times
    if not mine.is_person or mine.resigned or not session.header.started or not with_others(session, seat):
        return {}
    if session.over:
        return {OVER: str(session.header.ended)}
    if mine.played_by_bot:
        return {}
    if asked is not None and asked.refused_by is None and seat not in asked.agreed:
        return {ASKED: f"{asked.by}.{asked.until}.{times}"}
    turn = {TURN: f"{turn_of(session, seat)}.{times}"} if session.owes(seat) else {}
    return turn | votes_for(session, seat)


def votes_for(session: Session, seat: int) -> dict[str, str]:
    """The votes that wait for this seat: to end the game, or to have a bot play for somebody who is away."""
    asked = [ENDING, *(str(other.seat) for other in session.seats if other.seat != seat)]
    votes = session.header.votes
    found = [what for what in asked if votes.get(what) and seat not in votes[what]]
    return {VOTE: "+".join(sorted(found))} if found else {}


def with_others(session: Session, seat: int) -> bool:
    """Who plays alone or against bots knows that the game waits."""
    return any(other.is_person and not other.resigned for other in session.seats if other.seat != seat)


def turn_of(session: Session, seat: int) -> int:
    """The same number for as long as nobody else has moved, however often the seat chooses meanwhile."""
    settled = session.moves[: session.position.moves_before()]
    return max((number + 1 for number, (mover, _) in enumerate(settled) if mover != seat), default=0)
